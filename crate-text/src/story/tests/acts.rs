//! Effects and procs in a story.

use duelscope_core::rules::remixed::{
    ActiveBuff, Attack, Buff, Fighter, Glyph, HeroClass, Kind, Rules, strike,
};

use crate::stages::event;

use super::*;

fn lines(stage: &StageView) -> Vec<String> {
    let events = stage.told.events.iter();
    events
        .map(|e| {
            let text = event(Lang::En, e);
            format!("{} | {} | {}", text.title, text.reason, text.change)
        })
        .collect()
}

#[test]
fn an_effect_adds_before_armor() {
    let mut blow = sanctum::Blow {
        amount: TermRoll::Constant(4),
        kind: Some(DamageKind { mode: Mode::Hand, combat: true, ..DamageKind::default() }),
        attacker: Body::new(7, 0),
        target: Body::new(2, 3),
        facts: Facts { attacker: true, ..Facts::default() },
    };
    blow.facts.on_target.push("before.add~1".parse().expect("an effect"));
    blow.facts.on_target.push("before.reduce~2.missile".parse().expect("an effect"));
    let told = story(&sanctum::pipeline(&blow), &[]);
    assert_eq!(
        rail(&told),
        ["Blow 4 hand", "BeforeArmor 4 → 5", "Soak 5 → 2", "AfterArmor 2", "Apply killed"]
    );
    assert_eq!(
        lines(&told.stages[1]),
        [
            "before armor: damage +1 | the target | 4 → 5",
            "before armor: damage −2, missile | the target: not for this type of damage | 5 → 5",
        ]
    );
    assert!(!told.stages[1].told.events[1].applied);
    blow.facts.on_target.push("after.reflect".parse().expect("an effect"));
    blow.facts.on_attacker.push("after.reflect".parse().expect("an effect"));
    let told = story(&sanctum::pipeline(&blow), &[]);
    assert_eq!(told.outcome, Outcome::NeverEnds);
    assert!(says(&told)[3].ends_with("never ends."), "{:?}", says(&told));
    assert!(lines(&told.stages[3]).iter().any(|l| l.starts_with("the attacker takes 2 damage")));
}

#[test]
fn procs_stand_where_the_game_has_them() {
    let buff = |buff| ActiveBuff { buff, level: 1 };
    let mut hero = Fighter { strength: 11, ..Fighter::hero(HeroClass::Warrior) };
    hero.buffs.push(buff(Buff::Fury));
    let mut rat = Fighter {
        kind: Kind::Mob,
        base_attack: 8,
        base_defense: 3,
        hp: 80,
        hp_max: 80,
        dr_field: 1,
        ..Fighter::default()
    };
    rat.buffs.push(buff(Buff::ManaShield));
    rat.armor.glyph = Some(Glyph::Viscosity);
    let pipeline = remixed::pipeline(&strike(&hero, &rat, &Attack::MELEE, &Rules::default()));
    let told = story(&pipeline, &[HIT, (0, None), (0, Some([0.1, 0.9]))]);
    let phases: Vec<_> = told.stages.iter().map(|s| s.told.phase).collect();
    use Phase::*;
    assert_eq!(phases, [Skills, Rolls, Damage, Crit, Procs, Reduction, Answers, Hp]);
    assert_eq!(lines(&told.stages[4]), ["Fury |  | 1 → 2"]);
    assert!(lines(&told.stages[6])[0].starts_with("Mana Shield |"), "{:?}", told.stages[6]);
    let bounced = tell(Lang::En, &told.stages[7].told);
    assert_eq!(bounced.say.plain(), "Nothing is left of the damage: bounced, 80 HP stay.");
}
