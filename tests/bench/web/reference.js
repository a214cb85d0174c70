// The reference of the benchmark: one attack and one duel of Remixed Dungeon as
// the author of a wiki gadget would write them, with Math.random and plain
// functions. It shares nothing with the engine and is held to the engine's exact
// law before it is measured.

/** A whole number from min to max, all equally likely. */
function uniform(min, max) {
  return min + Math.floor(Math.random() * (max - min + 1));
}

/** A whole number from min to max, the middle more likely: the game's NormalIntRange. */
function triangular(min, max) {
  return min + Math.floor(((Math.random() + Math.random()) * (max - min + 1)) / 2);
}

function hits(attacker, defender) {
  return Math.random() * attacker.attack >= Math.random() * defender.defense;
}

function isCritical(attacker, defender) {
  return Math.random() * attacker.attack > 2 * Math.random() * defender.defense;
}

function rollDamage(attacker) {
  if (attacker.kind === "hero") {
    // A hero stronger than the weapon asks for adds what is over.
    return uniform(1, attacker.strengthBonus) + triangular(attacker.damage.min, attacker.damage.max);
  }
  return triangular(attacker.damage.min, attacker.damage.max) + triangular(0, attacker.level);
}

/** One attack: how it ended and how many HP it took. */
export function attack(attacker, defender, hp) {
  if (!hits(attacker, defender)) return { outcome: "missed", damage: 0 };
  let damage = rollDamage(attacker);
  if (isCritical(attacker, defender)) damage = Math.floor(damage * 1.5);
  damage = Math.max(0, damage - uniform(0, defender.reduction));
  if (damage === 0) return { outcome: "bounced", damage };
  return { outcome: damage >= hp ? "killed" : "damaged", damage };
}

/** One fight to the end: who won, after how many attacks, with how many HP left. */
export function duel(left, right) {
  const hp = [left.hp, right.hp];
  const next = [0, 0];
  let attacks = 0;
  for (;;) {
    attacks++;
    if (next[0] <= next[1]) {
      next[0] += left.delay;
      hp[1] -= attack(left, right, hp[1]).damage;
      if (hp[1] <= 0) return { winner: "left", attacks, hpLeft: hp[0] };
    } else {
      next[1] += right.delay;
      hp[0] -= attack(right, left, hp[0]).damage;
      if (hp[0] <= 0) return { winner: "right", attacks, hpLeft: hp[1] };
    }
  }
}

function count(counts, value) {
  while (counts.length <= value) counts.push(0);
  counts[value]++;
}

/** Many attacks: how often each outcome came, and with the hits each loss of HP. */
export function simulateAttacks(attacker, defender, trials) {
  let missed = 0;
  let bounced = 0;
  let killed = 0;
  const losses = [];
  for (let i = 0; i < trials; i++) {
    const { outcome, damage } = attack(attacker, defender, defender.hp);
    if (outcome === "missed") {
      missed++;
      continue;
    }
    if (outcome === "bounced") bounced++;
    if (outcome === "killed") killed++;
    count(losses, damage);
  }
  const damaged = trials - missed - bounced - killed;
  return { missed, bounced, damaged, killed, losses };
}

/** Many fights: how often each side won, after how many attacks, with how many HP left. */
export function simulateDuels(left, right, trials) {
  const result = {
    left: { attacks: [], hpLeft: [] },
    right: { attacks: [], hpLeft: [] },
  };
  for (let i = 0; i < trials; i++) {
    const { winner, attacks, hpLeft } = duel(left, right);
    count(result[winner].attacks, attacks);
    count(result[winner].hpLeft, hpLeft);
  }
  return result;
}

/** The fights, by the names that src/fights.rs gives them. */
export const fights = {
  rat: {
    left: {
      kind: "hero",
      hp: 20,
      attack: 11,
      defense: 6,
      strengthBonus: 2,
      damage: { min: 1, max: 12 },
      reduction: 2,
      delay: 1,
    },
    right: {
      kind: "mob",
      level: 1,
      hp: 8,
      attack: 9,
      defense: 4,
      damage: { min: 1, max: 5 },
      reduction: 1,
      delay: 1,
    },
  },
  golem: {
    left: {
      kind: "mob",
      level: 1,
      hp: 85,
      attack: 29,
      defense: 19,
      damage: { min: 20, max: 40 },
      reduction: 12,
      delay: 1.5,
    },
    right: {
      kind: "hero",
      hp: 105,
      attack: 28,
      defense: 23,
      strengthBonus: 8,
      damage: { min: 1, max: 12 },
      reduction: 25,
      delay: 1,
    },
  },
};
