document.getElementById("show").addEventListener("click", () => {
  document.getElementById("far").hidden = false;
});
