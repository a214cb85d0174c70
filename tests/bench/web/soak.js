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

/**
 * Waits until the button offers so many trials. On a busy machine a change may show a
 * frame or two late, and a click before that is one on what is shown.
 */
async function offered(trials) {
  const said = trials.toLocaleString("en");
  await until(`the page to offer ${said} trials`, () => button()?.textContent.includes(said));
}

async function one(number) {
  const cancelled = number % 10 === 3;
  const trials = cancelled ? 1e9 : TRIALS + number;
  if (number % 40 === 39) {
    location.hash = `v=1&trials=${trials}&${OTHERS[(number >> 4) % 2]}${number % 7}`;
  } else if (number % 40 === 0) {
    location.hash = `v=1&trials=${trials}&r-hp=${8 + (number % 90)}`;
  } else {
    type("f-r-def", `${1 + (number % 37)}`);
    type("f-trials", `${trials}`);
  }
  await offered(trials);
  const before = note();
  button().click();
  if (cancelled) {
    await until("a run to start", running);
    await frame();
    button().click();
  }
  await until("a run to end", () => !running() && note() !== before);
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
