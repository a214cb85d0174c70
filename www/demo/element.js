// What the element tells, and attributes that change.
const duel = document.getElementById("duel");
const told = document.getElementById("told");
const seen = { step: "", result: "" };

function show() {
  told.textContent = [seen.result, seen.step, duel.getState()].filter(Boolean).join("\n");
}

duel.addEventListener("step", ({ detail }) => {
  seen.step = `${detail.step} of ${detail.of}, ${detail.stage}: ${detail.say}`;
  show();
});
duel.addEventListener("result", ({ detail }) => {
  seen.result = `hits with probability ${detail.odds?.hit?.fraction}, wins with ${detail.duel?.left}`;
  show();
});
document.getElementById("stronger").addEventListener("click", () => {
  const hp = Number(duel.getAttribute("r-hp")) + 2;
  duel.setAttribute("r-hp", hp);
});
document.getElementById("dark").addEventListener("click", () => {
  duel.setAttribute("theme", "dark");
});
