//! Everyone in the catalogue against everyone: it is read, its laws are whole,
//! and no attack stops halfway.

use duelscope_core::chance::Enumerate;
use duelscope_core::sheet::{Hand, Sheet, encode};
use duelscope_core::{Outcome, Scenario, exact, run_trials, trace};
use duelscope_web::catalogue::{Catalogue, Entry, Kind, Place, apply};

fn catalogue() -> Catalogue {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../crate-catalogue/data/catalogue.json");
    let text = std::fs::read_to_string(file).expect("the catalogue");
    serde_json::from_str(&text).expect("a catalogue")
}

fn meet(rules: &str, depth: &str, place: Place, left: &Entry, right: &Entry) -> Sheet {
    let mut sheet = Sheet::new();
    sheet.set_global("rules", rules);
    sheet.set_global("depth", depth);
    apply(&mut sheet, Hand::Left, place, left);
    apply(&mut sheet, Hand::Right, place, right);
    sheet
}

/// Both attack; the outcomes that may happen.
fn settle(name: &str, sheet: &Sheet) -> Vec<Outcome> {
    let scenario = Scenario::read(sheet).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
    let mut outcomes = Vec::new();
    for hand in Hand::BOTH {
        let pipeline = scenario.pipeline(hand);
        let law = exact(&pipeline).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        for bars in [&law.hp_loss, &law.attacker_loss] {
            assert!((bars.total() - 1.0).abs() < 1e-12, "{name}: {}", bars.total());
            assert!(bars.mean().is_finite() && bars.variance() >= 0.0, "{name}");
        }
        let mut steps = 0;
        let traced = trace(&pipeline, &mut Enumerate::new(), |_| steps += 1);
        assert_eq!(traced, pipeline.run(&mut Enumerate::new()), "{name}");
        assert!(steps > 0, "{name}");
        // Samples fall where the law has bars.
        for (value, _) in run_trials(&pipeline, 1, 0, 30).bins() {
            assert!(law.hp_loss.exactly(value) > 0.0, "{name}: lost {value}");
        }
        let happens = |outcome: &Outcome| law.outcome(*outcome) > 0.0;
        outcomes.extend(Outcome::ALL.into_iter().filter(happens));
    }
    outcomes
}

#[test]
fn every_mob_and_every_hero_fight() {
    let catalogue = catalogue();
    let (heroes, mobs) = (catalogue.of(Kind::Hero), catalogue.of(Kind::Mob));
    let mut outcomes = Vec::new();
    for (i, hero) in heroes.iter().enumerate() {
        for (j, mob) in mobs.iter().enumerate() {
            // Depth, strike and side take turns, so that each pair costs little.
            let depth = if (i + j) % 2 == 0 { "1" } else { "26" };
            let mut sheet = meet("remixed", depth, Place::Person, hero, mob);
            let name = format!("{} and {} at depth {depth}", hero.id, mob.id);
            outcomes.extend(settle(&name, &sheet));
            sheet.set_side(Hand::Right, "strike", "zap");
            outcomes.extend(settle(&format!("{name}, zapping"), &sheet));
            sheet.set_global("rules", "combined");
            outcomes.extend(settle(&format!("{name}, combined"), &sheet));
        }
    }
    for outcome in [Outcome::Missed, Outcome::Bounced, Outcome::Damaged, Outcome::Killed] {
        assert!(outcomes.contains(&outcome), "nobody {outcome:?}");
    }
}

#[test]
fn heroes_fight_heroes_and_mobs_fight_mobs() {
    let catalogue = catalogue();
    for kind in [Kind::Hero, Kind::Mob] {
        let all = catalogue.of(kind);
        for (i, left) in all.iter().enumerate() {
            // Every mob meets a few others, no two the same ones.
            for right in all.iter().cycle().skip(i * 7 % all.len()).take(9) {
                let sheet = meet("remixed", "10", Place::Person, left, right);
                settle(&format!("{} and {}", left.id, right.id), &sheet);
            }
        }
    }
}

#[test]
fn every_minion_fights_every_minion() {
    let catalogue = catalogue();
    let minions = catalogue.of(Kind::Minion);
    for left in minions {
        for right in minions {
            let sheet = meet("sanctum", "1", Place::Minion, left, right);
            settle(&format!("{} and {}", left.id, right.id), &sheet);
        }
    }
}

/// Each thing one can hold, wear or bear, with what else a first visit has.
#[test]
fn every_thing_is_used() {
    let catalogue = catalogue();
    let warrior = catalogue.find(Kind::Hero, "WARRIOR").expect("a warrior");
    let rat = catalogue.find(Kind::Mob, "Rat").expect("a rat");
    for place in [Place::Weapon, Place::Second, Place::Missile, Place::Armor] {
        for thing in catalogue.presets(place) {
            let mut sheet = meet("remixed", "1", Place::Person, warrior, rat);
            apply(&mut sheet, Hand::Left, place, thing);
            settle(&thing.id, &sheet);
            sheet.set_side(Hand::Left, "strike", "zap");
            settle(&format!("{}, zapping", thing.id), &sheet);
        }
    }
    for (kind, key) in [(Kind::Enchantment, "w-enchant"), (Kind::Glyph, "a-glyph")] {
        for thing in catalogue.of(kind) {
            let mut sheet = meet("remixed", "1", Place::Person, warrior, rat);
            sheet.set_side(Hand::Left, key, &thing.id);
            settle(&thing.id, &sheet);
        }
    }
    for kind in [Kind::Buff, Kind::Artifact] {
        for thing in catalogue.of(kind) {
            let mut sheet = meet("remixed", "1", Place::Person, warrior, rat);
            for hand in Hand::BOTH {
                sheet.set_side(hand, "buffs", &thing.code(None));
            }
            settle(&thing.id, &sheet);
        }
    }
    for effect in catalogue.of(Kind::Effect) {
        let minions = catalogue.of(Kind::Minion);
        let mut sheet = meet("sanctum", "1", Place::Minion, &minions[0], &minions[1]);
        for hand in Hand::BOTH {
            sheet.set_side(hand, "m-effects", &effect.codes.join(","));
        }
        settle(&effect.id, &sheet);
    }
}

/// Links are pasted into chats and wikis, some of which take only short ones.
#[test]
fn links_of_fights_are_short() {
    let catalogue = catalogue();
    let all = [catalogue.of(Kind::Hero), catalogue.of(Kind::Mob)];
    for (left, lefts) in all.iter().enumerate() {
        for (right, rights) in all.iter().enumerate() {
            let pairs = lefts.iter().flat_map(|one| rights.iter().map(move |other| (one, other)));
            let links =
                pairs.map(|(one, other)| encode(&meet("remixed", "26", Place::Person, one, other)));
            let mut links: Vec<String> = links.collect();
            links.sort_by_key(String::len);
            // A hero strikes a mob, for most.
            let typical = &links[links.len() / 2];
            assert!(
                left == right || right == 0 || typical.len() < 300,
                "{}: {typical}",
                typical.len()
            );
            let longest = links.last().expect("a pair");
            assert!(longest.len() < 1_000, "{}: {longest}", longest.len());
        }
    }
}
