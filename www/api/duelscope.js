// The engine of Duelscope for other programs: plain objects in, plain objects out.
// Types and explanations are in duelscope.d.ts, running examples in examples.html.
// The import is pointed at the marked file of the same build.
import init, * as engine from "./engine.js";

await init();

/** Why there is no answer: `kind` says of what sort, `faults` where. */
export class DuelscopeError extends Error {
  constructor({ kind, faults }) {
    super(faults.map((fault) => fault.message).join("; "));
    this.name = "DuelscopeError";
    this.kind = kind;
    this.faults = faults;
  }
}

export const trace = (scenario, { trial, seed, lang = "en" } = {}) =>
  asked(() => engine.trace(withOwn(scenario, { trial, seed }, lang), lang));

export const odds = (scenario, { attacker = "left", lang = "en" } = {}) =>
  asked(() => engine.odds(scenario, attacker, lang));

export const duel = (scenario, { lang = "en" } = {}) => asked(() => engine.duel(scenario, lang));

export const encodeLink = (scenario, { lang = "en" } = {}) =>
  asked(() => engine.encodeLink(scenario, lang));

export const decodeLink = (link, { lang = "en" } = {}) =>
  asked(() => engine.decodeLink(String(link), lang));

export function sweep(scenario, { ask = "win", x, y, lang = "en" }) {
  const texts = (axis) => Array.from(axis.values, String);
  return asked(() =>
    engine.sweep(scenario, ask, x.key, texts(x), y?.key, y ? texts(y) : [], lang),
  );
}

/** How long the thread is kept before it may do something else, in milliseconds. */
const SLICE = 12;

export async function simulate(scenario, options = {}) {
  const { of = "attack", trials, seed, within, onProgress, signal, lang = "en" } = options;
  signal?.throwIfAborted();
  const run = asked(
    () => new engine.Sampling(withOwn(scenario, { trials, seed, within }, lang), of === "duel", lang),
  );
  try {
    while (!run.ended) {
      const end = performance.now() + SLICE;
      do run.step();
      while (!run.ended && performance.now() < end);
      onProgress?.({ done: run.done, total: run.total });
      await breath();
      signal?.throwIfAborted();
    }
    return run.report();
  } finally {
    run.free();
  }
}

/** The scenario with fields that a call sets itself. */
function withOwn(scenario, own, lang) {
  const set = Object.entries(own).filter(([, value]) => value !== undefined);
  if (set.length === 0) return scenario;
  const { sheet } = engine.decodeLink(engine.encodeLink(scenario, lang), lang);
  return { ...sheet, ...Object.fromEntries(set.map(([key, value]) => [key, String(value)])) };
}

/** Timers that follow each other are slowed down by browsers, messages are not. */
function breath() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function asked(question) {
  try {
    return question();
  } catch (thrown) {
    throw thrown?.faults ? new DuelscopeError(thrown) : thrown;
  }
}
