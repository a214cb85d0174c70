// Starts the app. When that fails, says why in words instead of leaving a white page.
"use strict";
(() => {
  const { glue, wasm, russian } = document.currentScript.dataset;
  const app = document.getElementById("app");
  const boot = document.getElementById("boot");

  // The smallest module there is: a browser that refuses it refuses every module.
  const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

  const REFUSED =
    "This browser does not run WebAssembly here. It may be too old, or its settings or " +
    "the rules of this site forbid it. A current version of any browser will do.";
  const NOT_LOADED =
    "A part of the page could not be loaded. The connection may have failed, or the site " +
    "has just been renewed. Please try again.";
  const NOT_STARTED = "The page was loaded, but stopped while it was starting.";

  // In a frame of another page it looks as its link says, from the start.
  const framed = new URLSearchParams(location.search).has("embed");
  const asked = new URLSearchParams(framed ? location.hash.slice(1) : "");
  if (framed) {
    Object.assign(document.documentElement.dataset, { embed: "", theme: asked.get("theme") });
    load("stylesheet", "embed.css");
  }

  // Whoever reads Russian needs its words for the first view: they come beside the program.
  function preload() {
    let chosen = null;
    try {
      chosen = localStorage.getItem("duelscope-lang");
    } catch {
      // Storage that is refused holds no choice.
    }
    const wanted = asked.get("language") ?? chosen ?? navigator.language;
    if (russian && /^ru\b/i.test(wanted)) load("preload", russian);
  }

  function load(rel, href) {
    const link = element("link", "");
    Object.assign(link, { rel, href, as: "fetch", crossOrigin: "anonymous" });
    document.head.append(link);
  }

  async function start() {
    let reason = REFUSED;
    try {
      await WebAssembly.compile(EMPTY_MODULE);
      reason = NOT_LOADED;
      const response = await fetch(wasm);
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      const module = await import(new URL(glue, document.baseURI));
      reason = NOT_STARTED;
      await module.default({ module_or_path: response });
    } catch (error) {
      console.error(error);
      explain(reason, error);
    }
  }

  function explain(reason, error) {
    boot.replaceChildren(
      element("h1", "Duelscope could not start"),
      element("p", reason),
      element("p", String(error), "mono"),
      retry(),
    );
    boot.setAttribute("role", "alert");
    // The app may already have cleared its place.
    app.replaceChildren(boot);
  }

  function retry() {
    const button = element("button", "Try again", "btn primary");
    button.type = "button";
    button.addEventListener("click", () => location.reload());
    return button;
  }

  function element(name, text, className = "") {
    const node = document.createElement(name);
    node.textContent = text;
    node.className = className;
    return node;
  }

  preload();
  start();
})();
