// The benchmark's hand in the page: its own worker, the site's workers, and what
// the page itself does under its eyes. Each function answers with plain numbers.

const here = (path) => new URL(path, import.meta.url);

// ---- The benchmark's worker: engine and reference by the same clock

let worker;

function next(target) {
  return new Promise((resolve, reject) => {
    target.onmessage = ({ data }) => ("error" in data ? reject(data.error) : resolve(data.answer));
    target.onerror = (event) => reject(event.message || "the worker could not be loaded");
  });
}

export async function ask(order) {
  if (!worker) {
    worker = new Worker(here("worker.js"), { type: "module" });
    await next(worker);
  }
  const answer = next(worker);
  worker.postMessage(order);
  return answer;
}

// ---- The site's own workers, through the messages that the page speaks with them

const crew = [];

async function hire(protocol) {
  const { glue, wasm } = document.getElementById("boot-script").dataset;
  const site = (path) => new URL(path, document.baseURI).href;
  const module = await WebAssembly.compileStreaming(fetch(site(wasm)));
  const hand = new Worker(site(`worker.js?${protocol}`), { type: "module" });
  const ready = heard(hand);
  hand.postMessage({ protocol, glue: site(glue), module });
  await ready;
  return hand;
}

function heard(hand) {
  return new Promise((resolve, reject) => {
    hand.onmessage = ({ data }) => {
      const trouble = data.refused || data.failed;
      return trouble ? reject(trouble.text) : resolve(data.reply);
    };
    hand.onerror = (event) => reject(event.message || "the worker could not be loaded");
  });
}

/** Milliseconds that so many workers take for `trials` each. */
async function sampled({ workers, wait, what, link }, trials) {
  const start = performance.now();
  const replies = crew.slice(0, workers).map((hand) => {
    const reply = heard(hand);
    hand.postMessage({ job: { run: 1, first: 1, trials, link, what, seed: [0, 1] } });
    return reply;
  });
  const all = await Promise.all(replies);
  // A worker says how long it worked; how long several took is what the page sees.
  return wait ? performance.now() - start : all[0].elapsed;
}

/** Trials per second of the fastest slice. */
export async function site(order) {
  const { workers, slice, slices, protocol } = order;
  while (crew.length < workers) crew.push(await hire(protocol));
  let trials = 1 << 14;
  let rate = 0;
  for (let left = slices; left > 0; ) {
    const ms = await sampled(order, trials);
    if (ms < slice / 2) {
      trials *= 2;
      rate = 0;
      left = slices;
    } else {
      rate = Math.max(rate, (workers * trials * 1000) / ms);
      left--;
    }
  }
  return rate;
}

/** Ends all workers, so that they take nothing from what is measured next. */
export function dismiss() {
  for (const hand of crew.splice(0)) hand.terminate();
  worker?.terminate();
  worker = undefined;
}

// ---- The page

/** The time when what the next frame shows has been painted. */
export function painted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  });
}

const text = (css) => document.querySelector(css).textContent;

let watched;

/** Watches the next input: `input()` says how long it took until another text was painted. */
export function watch(css) {
  const before = text(css);
  watched = new Promise((resolve) => {
    addEventListener(
      "input",
      ({ timeStamp }) => {
        // The page's work is done in the event and what it leaves to be done at once.
        const changed = new MutationObserver(async () => {
          if (text(css) === before) return;
          changed.disconnect();
          const work = performance.now() - timeStamp;
          resolve([(await painted()) - timeStamp, work]);
        });
        changed.observe(document.getElementById("app"), {
          subtree: true,
          childList: true,
          characterData: true,
        });
      },
      { capture: true, once: true },
    );
  });
}

export const input = () => watched;

let run;

/** Watches the page's thread and frames from now on; `observed()` ends it. */
export function observe() {
  run = { start: performance.now(), frames: 0, longest: 0, gap: 0, ended: 0 };
  const mine = run;
  mine.tasks = new PerformanceObserver((list) => {
    for (const task of list.getEntries()) mine.longest = Math.max(mine.longest, task.duration);
  });
  mine.tasks.observe({ type: "longtask" });
  const frame = () => {
    mine.frames++;
    if (!mine.ended) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  // Tasks below 50 ms are not reported: how late a timer comes is what they took at most.
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  port1.onmessage = () => {
    const now = performance.now();
    mine.gap = Math.max(mine.gap, now - last - 4);
    last = now;
    if (!mine.ended) setTimeout(() => port2.postMessage(null), 4);
  };
  port2.postMessage(null);
}

export function observed() {
  run.ended = performance.now();
  run.tasks.disconnect();
  const seconds = (run.ended - run.start) / 1000;
  return { seconds, frames: run.frames / seconds, longest: run.longest, gap: run.gap };
}

let ended;

/** Watches the next click: `end()` says how long it took until no run was shown any more. */
export function watchEnd(css) {
  ended = new Promise((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = async () => {
          if (document.querySelector(css)) return requestAnimationFrame(look);
          resolve((await painted()) - timeStamp);
        };
        look();
      },
      { capture: true, once: true },
    );
  });
}

export const end = () => ended;

/** Bytes of WebAssembly memory: the page's, and its workers' if they were replaced by `telling.js`. */
export async function memory() {
  const { glue } = document.getElementById("boot-script").dataset;
  const { default: init } = await import(new URL(glue, document.baseURI).href);
  const page = (await init()).memory.buffer.byteLength;
  const channel = new BroadcastChannel("memory");
  const workers = [];
  channel.onmessage = ({ data }) => workers.push(data);
  channel.postMessage("?");
  await new Promise((resolve) => setTimeout(resolve, 300));
  channel.close();
  return { page, workers };
}
