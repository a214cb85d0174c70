// Runs after runs in one page, as an impatient person would start them: every one of
// other numbers, some cancelled, some of other rules.

/** A run that takes longer hangs. */
const PATIENCE_MS = 30000;
const TRIALS = 20000;
const OTHERS = ["rules=sanctum&l-m-dmg=0~9&r-m-armor=", "rules=combined&r-m-armor="];

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const button = () => document.querySelector(".run .btn.primary");
const note = () => document.querySelector(".run > .run-note").textContent;
const running = () => Boolean(document.querySelector(".run progress"));

async function until(what, is) {
  const start = performance.now();
  for (let looks = 0; !is(); looks++) {
    // A machine that was put to sleep has waited long and looked seldom.
    if (looks > 300 && performance.now() - start > PATIENCE_MS) {
      throw new Error(`waited in vain for ${what}; it says "${note()}", ${button()?.textContent}`);
    }
    await frame();
  }
}

function type(id, text) {
  const field = document.getElementById(id);
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

async function open(link) {
  location.hash = `v=1&trials=${TRIALS}&${link}`;
  await frame();
  await until("the link to open", () => document.getElementById("f-trials")?.value === `${TRIALS}`);
}

async function one(number) {
  const cancelled = number % 10 === 3;
  if (number % 40 === 39) {
    await open(OTHERS[(number >> 4) % 2] + (number % 7));
  } else if (number % 40 === 0) {
    await open(`r-hp=${8 + (number % 90)}`);
  } else {
    type("f-r-def", `${1 + (number % 37)}`);
    type("f-trials", `${cancelled ? 1e9 : TRIALS + number}`);
  }
  await frame();
  const before = note();
  button().click();
  if (cancelled) {
    await until("a run to start", running);
    await frame();
    button().click();
  }
  await until("a run to end", () => !running() && note() !== before);
  if (cancelled) type("f-trials", `${TRIALS}`);
}

export const progress = { done: 0, error: null };

/** Does the runs from one number to another; `progress` says how far it is. */
export async function runs(from, to) {
  try {
    for (progress.done = from; progress.done < to; progress.done++) await one(progress.done);
  } catch (error) {
    progress.error = `run ${progress.done}: ${error}`;
  }
}
