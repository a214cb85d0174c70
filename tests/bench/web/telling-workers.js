// Runs before the page: its workers become those of telling.js.
window.Worker = class extends Worker {
  constructor(script, options) {
    super(new URL("bench/telling.js", script), options);
  }
};
