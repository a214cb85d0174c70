// The benchmark's worker: the engine as wasm and the JavaScript reference, one at
// a time, by the same clock.
import init, { Task } from "./workload.js";
import { fights, simulateAttacks, simulateDuels } from "./reference.js";

/** Attacks or fights that the reference does in one go: as many as an engine's batch. */
const TRIALS = 16384;

/** The reference's work in the shape of the engine's. */
const reference = {
  attacks: (fight) => ({
    run: (times) => (simulateAttacks(fight.left, fight.right, times * TRIALS), times * TRIALS),
  }),
  duels: (fight) => ({
    run: (times) => (simulateDuels(fight.left, fight.right, times * TRIALS), times * TRIALS),
  }),
};

function task({ who, work, name, link }) {
  return who === "reference" ? reference[work](fights[name]) : new Task(work, link);
}

function timed(task, times) {
  const start = performance.now();
  const units = task.run(times);
  return { ms: performance.now() - start, units };
}

/** Units per second of the fastest of some slices of about so many milliseconds. */
function fastest(task, slice, slices) {
  let times = 1;
  let rate = 0;
  for (let left = slices; left > 0; ) {
    const { ms, units } = timed(task, times);
    if (ms < slice / 2 && times < 2 ** 24) {
      // Too little for a slice, even if an interrupted one looked long enough.
      times *= 2;
      rate = 0;
      left = slices;
    } else {
      rate = Math.max(rate, units / ms);
      left--;
    }
  }
  return rate * 1000;
}

const verbs = {
  measure: (order) => fastest(task(order), order.slice, order.slices),
  /** Does the work over and over, so that the browser compiles it as well as it can. */
  warm: (order) => {
    const warmed = task(order);
    const end = performance.now() + order.ms;
    while (performance.now() < end) warmed.run(1);
  },
  /** What the reference counts, to be held to the exact law. */
  counts: ({ work, name, trials }) => {
    const simulate = work === "duels" ? simulateDuels : simulateAttacks;
    return simulate(fights[name].left, fights[name].right, trials);
  },
};

await init();
addEventListener("message", ({ data }) => {
  try {
    postMessage({ answer: verbs[data.verb](data) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
postMessage({ answer: "ready" });
