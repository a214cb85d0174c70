//! The commonest attack as one straight function.
//!
//! A [`Pipeline`] is a list that is walked with a `match` at every stage, over
//! a state that lives in memory. An attack that hits, rolls its damage, may be
//! critical, is reduced and takes HP is by far the commonest one. Here its
//! stages stand in a fixed order with the kinds of their rolls known, so that
//! the compiler makes one function of them and keeps in registers what they
//! touch. The stages are the same ones, applied through [`Stage::apply`], and
//! draw in the same order: a batch is the same whichever way it is run.

use core::ops::ControlFlow::{self, Break, Continue};

use arrayvec::ArrayVec;

use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome};
use crate::law::Span;
use crate::pipeline::Pipeline;
use crate::rules::damage::{Source, Term, TermRoll};
use crate::rules::remixed::{CritTest, HitTest, Reduction};
use crate::rules::sanctum::Facts;
use crate::stage::Stage;

/// Most terms of damage of a plain attack.
const MAX_TERMS: usize = 3;

/// Hit, one to three terms of damage, a critical test or none, reduction, HP;
/// with small numbers, so that the compiler can prove that no sum of them
/// leaves its type.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    start: Exchange,
    hit: HitTest,
    terms: ArrayVec<Dice, MAX_TERMS>,
    crit: Option<CritTest>,
    reduction: Small,
    facts: Facts,
}

impl Plain {
    /// The same attack, if it has this shape.
    pub fn of(pipeline: &Pipeline) -> Option<Plain> {
        let (&Stage::Hit(hit), mut rest) = pipeline.stages.split_first()? else { return None };
        let mut terms = ArrayVec::new();
        while let [Stage::Damage(term), after @ ..] = rest {
            terms.try_push(Dice::of(term)?).ok()?;
            rest = after;
        }
        let crit = match rest {
            [Stage::Crit(crit), after @ ..] => {
                rest = after;
                Some(*crit)
            }
            _ => None,
        };
        let &[Stage::Reduction(reduction), Stage::LoseHp] = rest else { return None };
        if hit.automatic || reduction.below_zero || pipeline.start.damage != 0 {
            return None;
        }
        let (start, facts) = (pipeline.start, pipeline.sanctum.clone());
        let reduction = Small::of(reduction.span)?;
        let _small_hp = u16::try_from(start.target.hp).ok()?;
        Some(Plain { start, hit, terms, crit, reduction, facts })
    }

    /// Hands `job` this attack with its shape known to the compiler.
    pub fn shaped<J: Job>(&self, job: J) -> J::Output {
        match self.crit {
            Some(crit) => self.with_crit(job, crit),
            None => self.with_crit(job, ()),
        }
    }

    fn with_crit<J: Job>(&self, job: J, crit: impl Part) -> J::Output {
        use Dice as D;
        match *self.terms {
            [D::Uniform(a)] => self.with_terms(job, a, crit),
            [D::Normal(a)] => self.with_terms(job, a, crit),
            [D::Constant(a), D::Normal(b)] => self.with_terms(job, (a, b), crit),
            [D::Uniform(a), D::Normal(b)] => self.with_terms(job, (a, b), crit),
            [D::Normal(a), D::Normal(b)] => self.with_terms(job, (a, b), crit),
            _ => self.with_terms(job, &self.terms, crit),
        }
    }

    /// As [`shaped`](Self::shaped), with fewer shapes: for where two attacks
    /// meet and every pair of shapes is a function of its own.
    pub fn paired<J: Job>(&self, job: J) -> J::Output {
        use Dice as D;
        match (&*self.terms, self.crit) {
            (&[D::Uniform(a), D::Normal(b)], Some(crit)) => self.with_terms(job, (a, b), crit),
            (&[D::Normal(a), D::Normal(b)], Some(crit)) => self.with_terms(job, (a, b), crit),
            (_, crit) => self.with_terms(job, &self.terms, crit),
        }
    }

    fn with_terms<J: Job>(&self, job: J, terms: impl Part, crit: impl Part) -> J::Output {
        let Plain { start, hit, reduction, facts, .. } = self;
        job.run(&Shape { start, hit: *hit, terms, crit, reduction: *reduction, facts })
    }
}

/// What is done with an attack whose shape is known.
pub(crate) trait Job {
    /// What comes of it.
    type Output;
    /// Does it.
    fn run(self, attack: &impl Attack) -> Self::Output;
}

/// Something that makes one attack, of which only the target's HP are asked.
pub(crate) trait Attack {
    /// The target's HP before the first one.
    fn hp(&self) -> i32;
    /// Makes the attack on a target with so many HP, and leaves those it has then.
    fn strike<C: Chance>(&self, hp: &mut i32, chance: &mut C) -> Outcome;
}

impl Attack for Pipeline {
    #[inline]
    fn hp(&self) -> i32 {
        self.start.target.hp
    }

    #[inline]
    fn strike<C: Chance>(&self, hp: &mut i32, chance: &mut C) -> Outcome {
        let mut x = self.start;
        x.target.hp = *hp;
        let outcome = Pipeline::strike(self, &mut x, chance);
        *hp = x.target.hp;
        outcome
    }
}

/// A plain attack in a shape that the compiler knows.
struct Shape<'a, T, C> {
    start: &'a Exchange,
    hit: HitTest,
    terms: T,
    crit: C,
    reduction: Small,
    facts: &'a Facts,
}

impl<T: Part, C: Part> Attack for Shape<'_, T, C> {
    #[inline(always)]
    fn hp(&self) -> i32 {
        small_hp(self.start.target.hp)
    }

    #[inline(always)]
    fn strike<R: Chance>(&self, hp: &mut i32, chance: &mut R) -> Outcome {
        // What a plain attack never has is said here again, for the compiler.
        let mut x = *self.start;
        x.damage = 0;
        x.target.hp = small_hp(*hp);
        let test = HitTest { automatic: false, ..self.hit };
        // A miss leaves by a way of its own, on which no HP are written.
        if let Break(missed) = Stage::Hit(test).apply(self.facts, &mut x, chance) {
            return missed;
        }
        let outcome = match self.after_hit(&mut x, chance) {
            Break(outcome) => outcome,
            Continue(()) => Outcome::Bounced,
        };
        *hp = x.target.hp;
        outcome
    }
}

impl<T: Part, C: Part> Shape<'_, T, C> {
    #[inline(always)]
    fn after_hit<R: Chance>(&self, x: &mut Exchange, chance: &mut R) -> Flow {
        self.terms.apply(self.facts, x, chance)?;
        x.damage = small_damage(x.damage);
        self.crit.apply(self.facts, x, chance)?;
        let reduction = Reduction { span: self.reduction.span(), below_zero: false };
        Stage::Reduction(reduction).apply(self.facts, x, chance)?;
        x.damage = small_damage(x.damage);
        Stage::LoseHp.apply(self.facts, x, chance)
    }
}

/// The same damage. That three small terms and half as much again, less what is
/// never below 0, stay within 20 bits is too far to see for the compiler.
#[inline(always)]
fn small_damage(damage: i32) -> i32 {
    let small = damage & ((1 << 20) - 1);
    debug_assert_eq!(small, damage);
    small
}

/// The same HP: who still stands has no more than at the start.
#[inline(always)]
fn small_hp(hp: i32) -> i32 {
    let small = i32::from(hp as u16);
    debug_assert_eq!(small, hp);
    small
}

type Flow = ControlFlow<Outcome>;

/// A few stages in a row.
trait Part {
    fn apply<R: Chance>(&self, facts: &Facts, x: &mut Exchange, chance: &mut R) -> Flow;
}

impl Part for () {
    #[inline(always)]
    fn apply<R: Chance>(&self, _: &Facts, _: &mut Exchange, _: &mut R) -> Flow {
        Continue(())
    }
}

impl Part for CritTest {
    #[inline(always)]
    fn apply<R: Chance>(&self, facts: &Facts, x: &mut Exchange, chance: &mut R) -> Flow {
        Stage::Crit(*self).apply(facts, x, chance)
    }
}

impl Part for Option<CritTest> {
    #[inline(always)]
    fn apply<R: Chance>(&self, facts: &Facts, x: &mut Exchange, chance: &mut R) -> Flow {
        match self {
            Some(crit) => Stage::Crit(*crit).apply(facts, x, chance),
            None => Continue(()),
        }
    }
}

impl Part for &ArrayVec<Dice, MAX_TERMS> {
    #[inline(always)]
    fn apply<R: Chance>(&self, facts: &Facts, x: &mut Exchange, chance: &mut R) -> Flow {
        for dice in *self {
            match dice {
                Dice::Constant(term) => term.apply(facts, x, chance),
                Dice::Uniform(term) => term.apply(facts, x, chance),
                Dice::Normal(term) => term.apply(facts, x, chance),
            }?;
        }
        Continue(())
    }
}

impl<A: Part, B: Part> Part for (A, B) {
    #[inline(always)]
    fn apply<R: Chance>(&self, facts: &Facts, x: &mut Exchange, chance: &mut R) -> Flow {
        self.0.apply(facts, x, chance)?;
        self.1.apply(facts, x, chance)
    }
}

/// A small span from 0 or above that does not run backward.
#[derive(Clone, Copy, Debug)]
struct Small {
    lo: u16,
    steps: u16,
}

impl Small {
    fn of(span: Span) -> Option<Small> {
        let steps = span.hi.checked_sub(span.lo)?;
        Some(Small { lo: span.lo.try_into().ok()?, steps: steps.try_into().ok()? })
    }

    #[inline(always)]
    fn span(self) -> Span {
        Span::new(self.lo.into(), i32::from(self.lo) + i32::from(self.steps))
    }
}

/// A term of damage with small numbers.
#[derive(Clone, Copy, Debug)]
enum Dice {
    Constant(Constant),
    Uniform(Uniform),
    Normal(Normal),
}

impl Dice {
    fn of(term: &Term) -> Option<Dice> {
        let source = term.source;
        Some(match term.roll {
            TermRoll::Constant(n) => Dice::Constant(Constant(source, n.try_into().ok()?)),
            TermRoll::Uniform(span) => Dice::Uniform(Uniform(source, Small::of(span)?)),
            TermRoll::Normal(span) => Dice::Normal(Normal(source, Small::of(span)?)),
            TermRoll::Times(..) => return None,
        })
    }
}

/// A term that is always the same.
#[derive(Clone, Copy, Debug)]
struct Constant(Source, u16);

/// A term by a uniform roll.
#[derive(Clone, Copy, Debug)]
struct Uniform(Source, Small);

/// A term by the game's triangle.
#[derive(Clone, Copy, Debug)]
struct Normal(Source, Small);

impl Part for Constant {
    #[inline(always)]
    fn apply<R: Chance>(&self, facts: &Facts, x: &mut Exchange, chance: &mut R) -> Flow {
        let roll = TermRoll::Constant(self.1.into());
        Stage::Damage(Term { source: self.0, roll }).apply(facts, x, chance)
    }
}

impl Part for Uniform {
    #[inline(always)]
    fn apply<R: Chance>(&self, facts: &Facts, x: &mut Exchange, chance: &mut R) -> Flow {
        let roll = TermRoll::Uniform(self.1.span());
        Stage::Damage(Term { source: self.0, roll }).apply(facts, x, chance)
    }
}

impl Part for Normal {
    #[inline(always)]
    fn apply<R: Chance>(&self, facts: &Facts, x: &mut Exchange, chance: &mut R) -> Flow {
        let roll = TermRoll::Normal(self.1.span());
        Stage::Damage(Term { source: self.0, roll }).apply(facts, x, chance)
    }
}

#[cfg(test)]
mod tests;
