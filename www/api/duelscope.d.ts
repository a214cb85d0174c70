/**
 * A scenario: a link (`https://…#v=1&…` or `v=1&…`), what differs from the defaults by
 * the keys of links, or a document – the page's export or an answer of this module.
 * Names of the catalogue (`l-from`) bring no numbers here: `set` puts them in.
 */
export type Scenario = string | Texts | Report;
export type Texts = Record<string, string | number | boolean>;
export type Hand = "left" | "right";
export type Outcome = "missed" | "bounced" | "damaged" | "killed" | "redirected" | "neverEnds";

/** The language of messages. */
export interface Language { lang?: "en" | "ru" }

/** One attack of the left side, stage by stage; trials of a seed are counted from 1. */
export function trace(
  scenario: Scenario, options?: Language & { trial?: number; seed?: string },
): Report & { trace: Trace };
/** The exact odds of one attack. */
export function odds(
  scenario: Scenario, options?: Language & { attacker?: Hand },
): Report & { odds: Odds };
/**
 * The scenario after these were put into the page's form, one after the other. A name of
 * the catalogue – an id or an English name – brings all its numbers (`l-from`, `r-from`,
 * `l-w`, `l-a`, `l-m`, …), and numbers that follow from a level or the depth follow.
 */
export function set(scenario: Scenario, texts: Texts, options?: Language): Fight;
/** What of the catalogue a field can be filled with: heroes and mobs for `l-from`,
 * weapons for `l-w`, buffs for `l-buffs`, … */
export function presets(key: string, options?: Language): Preset[];

/** Work that takes longer than a frame is done in slices of some milliseconds. */
export interface Work extends Language {
  onProgress?: (progress: { done: number; total: number }) => void;
  /** Ends the work: the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
}
/** The exact odds of the whole fight; its progress is the probability of what is decided. */
export function duel(scenario: Scenario, options?: Work): Promise<Report & { duel: Duel }>;
/** An answer for each value of one field, or of two. */
export function sweep(
  scenario: Scenario,
  options: Work & { ask?: Ask; x: SweepAxis; y?: SweepAxis },
): Promise<Report & { sweep: Sweep }>;
/**
 * Samples trials. The same scenario, seed and number of trials give the same counts
 * everywhere.
 */
export function simulate(scenario: Scenario, options?: Work & {
  /** What a trial is; attacks are those of the left side. */
  of?: "attack" | "duel";
  trials?: number;
  /** Hexadecimal digits. */
  seed?: string;
  /** Stops as soon as no 95 % interval is wider than so many percentage points. */
  within?: number;
}): Promise<Report & { run: Run }>;
/** The scenario as a link's fragment, without `#`. */
export function encodeLink(scenario: Scenario, options?: Language): string;
/** What a link holds; what of it was passed over is in `notices`. */
export function decodeLink(link: string, options?: Language): Fight & { notices: Fault[] };

/** Thrown where there is no answer. */
export class DuelscopeError extends Error {
  /** The scenario is not valid, an argument of the call is not, or the exact answer
   * would take too much work. */
  readonly kind: "scenario" | "argument" | "tooLarge";
  readonly faults: Fault[];
}
export interface Fault {
  /** The field, as links write its key. */
  key?: string;
  value?: string;
  message: string;
}

/** An entry of the catalogue; its id is what a field holds. */
export interface Preset { id: string; name: string }

/** A scenario and nothing asked about it. */
export interface Fight extends Report { link: string; sheet: Record<string, string> }

/** The schema of the command line and of exports: probabilities from 0 to 1. */
export interface Report {
  duelscope: number;
  link?: string;
  sheet?: Record<string, string>;
  odds?: Odds;
  trace?: Trace;
  duel?: Duel;
  run?: Run;
  sweep?: Sweep;
  /** What both sides are called, and the attack in a sentence: of the command line. */
  names?: Sides<string>;
  sentence?: string;
  /** The left side against one after the other: of the command line. */
  table?: Foe[];
  /** Why there is no answer, where nothing can be thrown: of the command line. */
  faults?: Fault[];
}
export interface Chance { p: number; fraction: string }
export interface Law {
  mean: number;
  /** Value and probability, values rising. */
  values: [number, number][];
  deviation: number;
  /** The smallest values reached with 5, 50 and 95 %. */
  quantiles?: [number, number, number];
}
export interface Odds {
  attacker: Hand;
  hit?: Chance;
  crit?: Chance;
  outcomes: Record<Outcome, number>;
  targetHp: number;
  hpLoss: Law;
  attackerLoss: Law;
  armorSpent: number;
}
export interface State { damage: number; hp: number; armor: number; attackerHp: number }
export interface Trace {
  seed: string;
  trial: number;
  outcome: Outcome;
  hpLost: number;
  stages: {
    stage: string;
    skipped?: "ignoresArmor" | "magical";
    rolls?: {
      place?: string; value: number; range?: [number, number]; p: number;
      units?: [number, number]; pinned: boolean;
    }[];
    before: State;
    after: State;
    outcome?: Outcome;
  }[];
  /** The stages in the page's sentences: of the command line. */
  told?: {
    name: string; result: string; say: string; odds?: string; notes?: string[];
    rule: string; sources: [name: string, address: string][];
  }[];
}
export interface Sides<T> { left: T; right: T }
export interface Duel {
  left: number;
  right: number;
  undecided: number;
  never: number;
  both: number;
  tail: number;
  meanAttacks: Sides<number>;
  /** `turns` are counted in thousandths. */
  clock: "turns" | "rounds";
  meanTime?: number;
  hpLeft: Sides<Law>;
  ends: { attack: number; time: number; left: number; right: number }[];
  attacksToKill?: Sides<number[]>;
  method: "hp" | "body" | "joint";
}
export interface Counted { count: number; share: number; low: number; high: number }
export interface Bar { from: number; to: number; count: number; first: number }
export interface Run {
  of: Hand | "duel";
  seed: string;
  trials: number;
  uncertainty: number;
  outcomes?: Record<Outcome, Counted>;
  mean?: number;
  hpLoss?: Bar[];
  wins?: Sides<Counted>;
  undecided?: Counted;
  meanAttacks?: number;
  attacks?: Sides<Bar[]>;
  hpLeft?: Sides<Bar[]>;
}
/** Of the left side: probability to win the fight, to hit, to take HP, mean HP taken,
 * probability to kill at once, mean number of attacks that kill. */
export type Ask = "win" | "hit" | "wound" | "loss" | "kill" | "attacks";
export interface SweepAxis { key: string; values: Iterable<string | number | boolean> }
export interface Sweep {
  ask: Ask;
  x: { key: string; values: string[] };
  y?: { key: string; values: string[] };
  /** Row by row; `null` where the scenario is not valid, where there is no such number or
   * it is infinite, and where it would take too much work. */
  answers: (number | null)[];
}
/** One of many that the left side meets. */
export interface Foe {
  id: string;
  name: string;
  link: string;
  hp: number;
  left: Blow;
  right: Blow;
  win?: number;
}
export interface Blow { hit: number; loss?: number; kill?: number }
