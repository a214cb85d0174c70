// Shows each example's source and what it gives.
import * as duelscope from "./duelscope.js";

const EXAMPLES = {
  "Exact odds of one attack": () => {
    const { odds } = duelscope.odds({ "l-lv": 5, "r-def": 10 });
    return { hit: odds.hit.fraction, killed: odds.outcomes.killed, mean: odds.hpLoss.mean };
  },
  "One attack, stage by stage": () => {
    const { trace } = duelscope.trace("v=1&seed=a1", { trial: 7 });
    return trace.stages.map((stage) => [stage.stage, stage.after.damage, stage.after.hp]);
  },
  "Names of the catalogue": () => {
    const fight = duelscope.set("v=1", { "l-from": "MAGE", "r-from": "Gnoll", "l-w": "Sword" });
    const swords = duelscope.presets("l-w").filter(({ name }) => name.includes("sword"));
    return { link: fight.link, hit: duelscope.odds(fight).odds.hit.fraction, swords };
  },
  "The whole fight": async () => {
    const { duel } = await duelscope.duel("v=1&l-lv=5");
    return { left: duel.left, right: duel.right, attacks: duel.meanAttacks };
  },
  "A million trials, with progress": async () => {
    const shares = [];
    const onProgress = ({ done, total }) => shares.push(done / total);
    const { run } = await duelscope.simulate("v=1", { trials: 1_000_000, seed: "a1", onProgress });
    return { trials: run.trials, killed: run.outcomes.killed, last: shares.at(-1) };
  },
  "Stopping a run": async () => {
    const stop = new AbortController();
    const options = { trials: 1e11, signal: stop.signal, onProgress: () => stop.abort() };
    return duelscope.simulate("v=1", options).catch((error) => error.name);
  },
  "An answer over a range": async () => {
    const x = { key: "r-def", values: [8, 9, 10, 11, 12] };
    return (await duelscope.sweep("v=1", { ask: "hit", x })).sweep.answers;
  },
  "Links": () => {
    const link = duelscope.encodeLink({ rules: "sanctum", "l-m-dmg": "8~30" });
    const { sheet, notices } = duelscope.decodeLink(`${link}&l-hp=many`);
    return { link, sheet, notices };
  },
  "Errors name the field": () => {
    try {
      return duelscope.odds({ "l-hp": "many" });
    } catch ({ name, kind, faults }) {
      return { name, kind, faults };
    }
  },
};

const main = document.querySelector("main");
for (const [title, example] of Object.entries(EXAMPLES)) {
  const code = element("pre", String(example));
  const answer = element("output", "…");
  main.append(element("h2", title), code, answer);
  try {
    answer.textContent = JSON.stringify(await example(), null, 1);
    answer.className = "done";
  } catch (error) {
    console.error(error);
    answer.textContent = String(error);
    answer.className = "failed";
  }
}

function element(name, text) {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}
