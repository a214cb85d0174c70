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

export const encodeLink = (scenario, { lang = "en" } = {}) =>
  asked(() => engine.encodeLink(scenario, lang));

export const decodeLink = (link, { lang = "en" } = {}) =>
  asked(() => engine.decodeLink(String(link), lang));

export const presets = (key, { lang = "en" } = {}) => asked(() => engine.presets(key, lang));

export function set(scenario, texts, { lang = "en" } = {}) {
  const values = Object.values(texts).map(written);
  return asked(() => engine.set(scenario, Object.keys(texts), values, lang));
}

export const duel = (scenario, options = {}) =>
  worked(options, ({ lang = "en" }) => new engine.Fight(scenario, lang));

export const sweep = (scenario, options) =>
  worked(options, ({ ask = "win", x, y, lang = "en" }) => {
    const texts = (axis) => Array.from(axis?.values ?? [], written);
    return new engine.Sweeping(scenario, ask, x.key, texts(x), y?.key, texts(y), lang);
  });

export const simulate = (scenario, options = {}) =>
  worked(options, ({ of = "attack", trials, seed, within, lang = "en" }) => {
    const own = withOwn(scenario, { trials, seed, within }, lang);
    return new engine.Sampling(own, of === "duel", lang);
  });

/** How long the thread is kept before it may do something else, in milliseconds. */
const SLICE = 12;

/** Does a piece of work in slices, tells how far it is, and ends it when told to. */
async function worked(options, begin) {
  const { onProgress, signal } = options;
  signal?.throwIfAborted();
  const work = asked(() => begin(options));
  try {
    while (!work.ended) {
      const end = performance.now() + SLICE;
      asked(() => {
        do work.step();
        while (!work.ended && performance.now() < end);
      });
      onProgress?.({ done: work.done, total: work.total });
      await breath();
      signal?.throwIfAborted();
    }
    return work.report();
  } finally {
    work.free();
  }
}

/** A value as links write it. */
const written = (value) => (typeof value === "boolean" ? (value ? "yes" : "no") : String(value));

/** The scenario with fields that a call sets itself. */
function withOwn(scenario, own, lang) {
  const set = Object.entries(own).filter(([, value]) => value !== undefined);
  if (set.length === 0) return scenario;
  const { sheet } = engine.decodeLink(engine.encodeLink(scenario, lang), lang);
  return { ...sheet, ...Object.fromEntries(set.map(([key, value]) => [key, written(value)])) };
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
