//! What a buff, an enchantment and a glyph do to an attack, in a line: so much of it as
//! the rules here know. Where they know none, what it is for in the game.

use duelscope_core::rules::remixed::{Buff, Enchantment, Glyph};

use crate::book::names;

names! {
    /// What a buff, ring or artifact does to an attack.
    pub buff(Buff) {
        Blessed: "attack skill × 1.4 and defense skill × 1.2 for each level", "за уровень: навык атаки × 1,4, навык защиты × 1,2";
        Barkskin: "damage reduction + its level", "снижение урона + уровень";
        BodyArmor: "damage reduction + (strength − 10) × (level + 1)", "снижение урона + (сила − 10) × (уровень + 1)";
        ChampionOfEarth: "damage reduction + the bearer’s level", "снижение урона + уровень носителя";
        ChampionOfFire: "attack skill × 1.4 for each level of the bearer; a hit sets on fire", "навык атаки × 1,4 за уровень носителя; удар поджигает";
        ChampionOfWater: "defense skill × 1.2 for each level of the bearer and each fourth once more", "навык защиты × 1,2 за каждый уровень носителя и за каждый четвёртый ещё раз";
        ChampionOfAir: "attacks 1.1 times as fast for each level of the bearer, up to 4 times", "атаки быстрее в 1,1 раза за уровень носителя, не более чем в 4 раза";
        Fury: "damage × 2", "урон × 2";
        RageBuff: "damage × 2", "урон × 2";
        Combo: "the hits so far of a Gladiator: damage + 20 % for each beyond the second", "удары гладиатора подряд: урон + 20 % за каждый после второго";
        ManaShield: "the next hit does no damage and ends it", "следующий удар не наносит урона и снимает щит";
        EarthrootArmor: "takes as many points of damage as its level", "принимает на себя столько урона, каков уровень";
        ShieldLeft: "nothing by itself: a shield in the other hand blocks", "сам по себе ничего: блокирует щит в другой руке";
        ChaosShieldLeft: "nothing by itself: a shield in the other hand blocks", "сам по себе ничего: блокирует щит в другой руке";
        DeferedDamage: "nothing in one attack; in the game damage in later turns", "на удар не влияет; в игре урон на следующих ходах";
        Paralysis: "defense skill halved; damage may end it", "навык защиты вдвое меньше; урон может снять";
        Stun: "defense skill halved", "навык защиты вдвое меньше";
        Frost: "defense skill halved; damage ends it", "навык защиты вдвое меньше; урон снимает";
        Sleep: "nothing here: let the mob not see the attacker instead", "здесь ничего: вместо этого пусть моб не видит врага";
        Weakness: "a hero’s strength lower, the more the higher its level", "сила героя меньше: тем сильнее, чем выше уровень";
        Slow: "attacks take twice as long", "атаки вдвое медленнее";
        Speed: "attacks take half the time", "атаки вдвое быстрее";
        Invisibility: "the bearer’s attacks always hit", "атаки носителя всегда попадают";
        Shadows: "the bearer’s attacks always hit", "атаки носителя всегда попадают";
        Cloak: "nothing in one attack; in the game stealth", "на удар не влияет; в игре скрытность";
        Charm: "nothing in one attack; in the game the bearer cannot attack", "на удар не влияет; в игре носитель не может атаковать";
        Terror: "nothing in one attack; in the game the bearer flees", "на удар не влияет; в игре носитель бежит";
        Amok: "nothing in one attack; in the game the bearer attacks anyone", "на удар не влияет; в игре носитель бьёт любого";
        Blindness: "nothing in one attack; in the game the bearer sees one cell far", "на удар не влияет; в игре носитель видит на клетку";
        Vertigo: "nothing in one attack; in the game the bearer steps at random", "на удар не влияет; в игре носитель шагает наугад";
        Cripple: "nothing in one attack; in the game the bearer moves half as fast", "на удар не влияет; в игре носитель ходит вдвое медленнее";
        Roots: "nothing in one attack; in the game the bearer cannot move", "на удар не влияет; в игре носитель не может ходить";
        Burning: "cannot be set on fire once more; in the game damage in later turns", "второй раз не поджечь; в игре урон на следующих ходах";
        Poison: "nothing in one attack; in the game damage in later turns", "на удар не влияет; в игре урон на следующих ходах";
        Bleeding: "nothing in one attack; in the game damage in later turns", "на удар не влияет; в игре урон на следующих ходах";
        Ooze: "nothing in one attack; in the game damage in later turns", "на удар не влияет; в игре урон на следующих ходах";
        Necrotism: "nothing in one attack; in the game damage in later turns", "на удар не влияет; в игре урон на следующих ходах";
        DieHard: "no damage; each hit ends it with probability 1 / skill level", "урона нет; каждый удар снимает с вероятностью 1 / уровень умений";
        Anesthesia: "nothing in one attack; in the game damage does not wake the bearer", "на удар не влияет; в игре урон не будит носителя";
        Encumbrance: "nothing in one attack", "на удар не влияет";
        SnipersMark: "shots and throws at the bearer take half the time", "выстрелы и броски в носителя вдвое быстрее";
        GasesImmunity: "immune to paralysis and vertigo", "защищает от паралича и головокружения";
        RingOfAccuracy: "attack skill × 1.4 for each level", "навык атаки × 1,4 за уровень";
        RingOfEvasion: "defense skill × 1.2 for each level", "навык защиты × 1,2 за уровень";
        RingOfHaste: "attacks 1.1 times as fast for each level, up to 4 times", "атаки быстрее в 1,1 раза за уровень, не более чем в 4 раза";
        RingOfThorns: "the attacker takes 0 to all of the damage", "атакующий получает от 0 до всего урона";
        RingOfElements: "nothing in one attack; in the game burning, poison and slowness end sooner", "на удар не влияет; в игре огонь, яд и медлительность проходят быстрее";
        RingOfMending: "nothing in one attack; in the game heals faster", "на удар не влияет; в игре лечит быстрее";
        RingOfShadows: "nothing in one attack; in the game stealth", "на удар не влияет; в игре скрытность";
        RingOfPower: "a wand zaps as if of so many levels more", "жезл бьёт, как если бы был на столько уровней выше";
        RingOfFrost: "slows an adjacent attacker, and in 11 of 100 hits freezes it", "замедляет атакующего вблизи, в 11 ударах из 100 замораживает";
        RingOfStoneWalking: "nothing in one attack; in the game walks through stone", "на удар не влияет; в игре проход сквозь камень";
        HeartOfDarkness: "nothing in one attack; in the game calls a spirit of pain", "на удар не влияет; в игре призывает духа боли";
        CorpseDust: "damage × 2", "урон × 2";
        RatSkull: "nothing in one attack; in the game rats flee", "на удар не влияет; в игре крысы бегут";
        RatKingCrown: "nothing in one attack; in the game tames a rat that is hit", "на удар не влияет; в игре приручает задетую крысу";
    }

    /// What an enchantment does when its weapon hits.
    pub enchantment(Enchantment) {
        Fire: "at level L, (L + 1) in (L + 3) hits: 1 to L + 1 damage, and half of them set on fire", "на уровне L в (L + 1) ударах из (L + 3): от 1 до L + 1 урона, в половине поджигает";
        Poison: "at level L, (L + 1) in (L + 3) hits poison", "на уровне L отравляет в (L + 1) ударах из (L + 3)";
        Death: "at level L, (L + 8) in (L + 100) hits kill", "на уровне L убивает в (L + 8) ударах из (L + 100)";
        Paralysis: "at level L, (L + 1) in (L + 8) hits stun", "на уровне L оглушает в (L + 1) ударах из (L + 8)";
        Leech: "at level L heals by 0 to (L + 2) / (L + 6) of the damage", "на уровне L лечит на 0 … (L + 2) / (L + 6) урона";
        Slow: "at level L, (L + 1) in (L + 4) hits slow down", "на уровне L замедляет в (L + 1) ударах из (L + 4)";
        Swing: "nothing in a fight of two: strikes others around", "в бою двоих ничего: бьёт стоящих рядом";
        Piercing: "nothing in a fight of two: strikes others behind", "в бою двоих ничего: бьёт стоящих позади";
        Instability: "at each hit one of the others", "с каждым ударом одно из остальных";
        Horror: "at level L, (L + 1) in (L + 5) hits frighten a mob or make a hero dizzy", "на уровне L в (L + 1) ударах из (L + 5) пугает моба или кружит голову герою";
        Luck: "at level L rolls the damage L + 1 times more; what a roll has above the first comes on top, each roll 1 less than the one before", "на уровне L бросает урон ещё L + 1 раз; превышение над первым броском добавляется, каждый бросок на 1 меньше прежнего";
    }

    /// What a glyph does when its wearer is hit.
    pub glyph(Glyph) {
        Affection: "in 1 of 5 to 4 of 8 hits, by level, charms both", "в 1 ударе из 5 … 4 из 8, смотря по уровню, чарует обоих";
        AntiEntropy: "at level L, in (L + 1) of (L + 6) hits freezes an adjacent attacker and sets the wearer on fire", "на уровне L в (L + 1) ударах из (L + 6) замораживает атакующего вблизи и поджигает носителя";
        Bounce: "damage reduction + tier, as by each glyph; in the game pushes the attacker away", "снижение урона + ступень, как от любого глифа; в игре отталкивает атакующего";
        Displacement: "damage reduction + tier, as by each glyph; in the game teleports the wearer", "снижение урона + ступень, как от любого глифа; в игре переносит носителя";
        Entanglement: "in 1 of 4 hits gives the wearer herbal armor of 5 × (level + 1)", "в 1 ударе из 4 даёт носителю травяную броню 5 × (уровень + 1)";
        Metabolism: "in 1 of 5 hits, more by level, heals the wearer by up to a fifth of its HP", "в 1 ударе из 5, с уровнем чаще, лечит носителя не более чем на пятую часть ОЗ";
        Multiplicity: "in 1 of 6 hits, more by level, costs a hero up to a sixth of its HP", "в 1 ударе из 6, с уровнем чаще, отнимает у героя до шестой части ОЗ";
        Potential: "at level L, in (L + 1) of (L + 7) hits lightning strikes an adjacent attacker and, weaker, the wearer", "на уровне L в (L + 1) ударах из (L + 7) молния бьёт атакующего вблизи и, слабее, носителя";
        Stench: "damage reduction + tier, as by each glyph; in the game toxic gas", "снижение урона + ступень, как от любого глифа; в игре ядовитый газ";
        Viscosity: "at level L, (L + 1) in (L + 7) hits do no damage; in the game it comes later", "на уровне L (L + 1) ударов из (L + 7) не наносят урона; в игре он придёт позже";
    }
}
