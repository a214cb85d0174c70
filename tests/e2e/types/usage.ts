// A program as its author would write it: the declarations take it, and refuse each line
// that is marked.
import {
  DuelscopeError, decodeLink, duel, encodeLink, odds, presets, set, simulate, sweep, trace,
} from "./duelscope.js";
import type { Fault, Preset, Report, Scenario } from "./duelscope.js";

const fight: Scenario = { "l-lv": 5, "r-def": "10", "l-paralysed": true };

const hit: string | undefined = odds(fight, { attacker: "right", lang: "ru" }).odds.hit?.fraction;
const killed: number = odds("v=1").odds.outcomes.killed;
const after: number[] = trace("v=1", { trial: 7, seed: "a1" }).trace.stages.map((s) => s.after.hp);

const mobs: Preset[] = presets("r-from");
const gnoll = set("v=1", { depth: 3, "r-from": mobs[0].id });
const again: Report = odds(gnoll);
const link: string = encodeLink(gnoll) + gnoll.link;
const passedOver: Fault[] = decodeLink(link).notices;

async function work(signal: AbortSignal): Promise<number[]> {
  const share: number[] = [];
  const onProgress = ({ done, total }: { done: number; total: number }) => share.push(done / total);
  const fought = await duel(gnoll, { signal, onProgress });
  const { run } = await simulate(gnoll, { of: "duel", trials: 1e6, within: 0.5, signal, onProgress });
  const x = { key: "l-lv", values: new Set([1, 2, 3]) };
  const { answers } = (await sweep(gnoll, { ask: "win", x, signal })).sweep;
  return [fought.duel.left, run.wins?.left.share ?? 0, ...answers.map((answer) => answer ?? -1)];
}

try {
  odds({ "l-hp": "many" });
} catch (error) {
  if (error instanceof DuelscopeError && error.kind === "scenario") {
    const keys: (string | undefined)[] = error.faults.map((fault) => fault.key);
    console.log(keys);
  }
}

// @ts-expect-error A scenario is no number.
odds(7);
// @ts-expect-error There is no such side.
odds("v=1", { attacker: "both" });
// @ts-expect-error There is no such question.
sweep("v=1", { ask: "luck", x: { key: "r-def", values: [1] } });
// @ts-expect-error A sweep is over something.
sweep("v=1", {});
// @ts-expect-error The odds of a fight are promised.
duel("v=1").duel;
// @ts-expect-error A trial is a number.
trace("v=1", { trial: "first" });
// @ts-expect-error There is no such option.
simulate("v=1", { threads: 4 });

console.log(hit, killed, after, again.names?.left, link, passedOver, work);
