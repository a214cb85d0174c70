//! What must hold of the page at any moment, whatever a journey does with it.

use serde_json::{Value, json};

use super::{Element, Page};

/// Everything a person or a screen reader meets: visible texts, what fields hold,
/// attributes. Links are left out, they are not read.
const STRANGE: &str = r"
const strange = /\b(NaN|-?inf|-?infinity|undefined|null)\b|\[object/i;
const found = [];
for (const element of document.querySelectorAll('body *')) {
  const own = [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data);
  const said = [...element.attributes].filter(a => !['href', 'class', 'id'].includes(a.name));
  for (const text of [...own, ...said.map(a => a.value), element.value ?? '']) {
    if (typeof text === 'string' && strange.test(text)) found.push(`${element.localName}: ${text}`);
  }
}
return found;
";

/// What sticks out of the window sideways, unless it lies in a box that scrolls or cuts.
const WIDE: &str = r"
const width = document.documentElement.clientWidth;
const held = element => {
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflowX !== 'visible') return true;
  }
  return false;
};
const found = [];
if (document.documentElement.scrollWidth > width) {
  found.push(`the page: ${document.documentElement.scrollWidth} of ${width}`);
}
for (const element of document.querySelectorAll('body *')) {
  if (element.ownerSVGElement || element.closest('.sr, .skip-link')) continue;
  const box = element.getBoundingClientRect();
  if (box.width && (box.right > width + 1 || box.left < -1) && !held(element)) {
    found.push(`${element.localName}.${element.className}: ${box.left}..${box.right} of ${width}`);
  }
}
return found;
";

/// Texts that are cut off at the side although they were not meant to end in dots.
const CUT: &str = r"
const found = [];
for (const element of document.querySelectorAll('body *')) {
  if (element.closest('svg, .sr, .sr *') || !element.checkVisibility()) continue;
  const own = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  const style = getComputedStyle(element);
  if (!own || style.position === 'absolute') continue;
  const box = element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  let cut = text.right;
  for (let up = element; up && up !== document.body; up = up.parentElement) {
    const style = getComputedStyle(up);
    if (['auto', 'scroll'].includes(style.overflowX)) break;
    if (style.overflowX === 'visible') continue;
    if (style.textOverflow === 'ellipsis') break;
    cut = Math.min(cut, up.getBoundingClientRect().right);
  }
  if (text.right > cut + 1) found.push(`${element.localName}.${element.className}: ${element.textContent.trim()}`);
}
return found;
";

/// Cards that lie over each other, wherever the page is scrolled to.
const OVER: &str = r"
const cards = [...document.querySelectorAll('.card')].filter(card => card.checkVisibility());
const before = scrollY;
const found = [];
for (const part of [0, 0.5, 1]) {
  scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' });
  const boxes = cards.map(card => card.getBoundingClientRect());
  for (const [i, a] of boxes.entries()) for (const [j, b] of boxes.entries()) {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (i < j && wide > 1 && high > 1) found.push(`${cards[i].className} and ${cards[j].className} by ${wide} × ${high}`);
  }
}
scrollTo({ top: before, behavior: 'instant' });
return found;
";

/// What hinders people, with the elements that do, once all stands still.
const AXE: &str = r"
return Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  .then(() => axe.run(document, { resultTypes: ['violations'] })).then(({ violations }) => violations
  .filter(({ impact }) => ['serious', 'critical'].includes(impact))
  .map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.map(node => `${node.target}: ${node.failureSummary} ${node.html}`)]));
";

/// What can be pressed or filled in and is on the page now.
const CONTROLS: &str =
    "a[href], button, input, select, textarea, summary, canvas[tabindex], [tabindex='0']";

impl Page {
    /// No text that only a program would say, no trouble in the console, and nothing
    /// loaded from anywhere but the site.
    pub fn is_sound(&self) {
        self.none("says what no person would", STRANGE);
        let problems = self.console_problems();
        if !problems.is_empty() {
            self.fail(&format!("the console complains: {problems:#?}"));
        }
        let site = self.site_url();
        for request in self.requests() {
            if !request.starts_with(&site) {
                self.fail(&format!("{request} goes to a third party"));
            }
        }
    }

    /// Nothing makes the page scroll sideways, sticks out of the window, is cut off or lies
    /// over something else.
    pub fn fits_its_width(&self) {
        self.none("does not fit its width", WIDE);
        self.none("cuts off its words", CUT);
        self.none("lays parts over each other", OVER);
    }

    /// axe-core, with every rule that it has switched on by itself, finds nothing serious or
    /// critical; `view` says what is looked at.
    pub fn is_accessible(&self, view: &str) {
        if self.js("return typeof axe") != json!("object") {
            // By Chrome's protocol: the host's policy holds for the page's own scripts.
            self.chrome("Runtime.evaluate", json!({ "expression": crate::e2e::axe() }));
        }
        let found = self.js(AXE);
        if found != json!([]) {
            self.fail(&format!("{view} is not accessible: {found:#}"));
        }
    }

    /// Every control that is seen now, with the name a screen reader says.
    pub fn controls(&self) -> Vec<(Element<'_>, String)> {
        let controls = self.find_all(CONTROLS).into_iter();
        let shown = controls.filter(|c| c.call("return arguments[0].checkVisibility()") == true);
        let named = shown.map(|control| {
            let label = control.label();
            (control, label)
        });
        named.collect()
    }

    /// The visible texts of all that match, white space made plain.
    pub fn texts(&self, css: &str) -> Vec<String> {
        let script = format!(
            "return [...document.querySelectorAll({})].map(e => (e.innerText ?? e.textContent).replace(/\\s+/g, ' ').trim())",
            json!(css)
        );
        serde_json::from_value(self.js(&script)).unwrap_or_default()
    }

    /// The visible text of the first that matches, white space made plain.
    pub fn plain_text(&self, css: &str) -> String {
        self.find(css);
        self.texts(css).swap_remove(0)
    }

    /// Waits until the text holds `part`.
    pub fn wait_for_text(&self, css: &str, part: &str) {
        self.wait_until(&format!(
            "document.querySelector({})?.innerText.replace(/\\s+/g, ' ').includes({})",
            json!(css),
            json!(part)
        ));
    }

    /// Every element that matches now.
    pub fn find_all(&self, css: &str) -> Vec<Element<'_>> {
        let query = json!({ "using": "css selector", "value": css });
        let found = self.ok(self.browser.post("/elements", query));
        let found = found.as_array().map(Vec::as_slice).unwrap_or_default();
        found.iter().map(|element| Element::new(self, element)).collect()
    }

    /// Fails with a picture if the script finds anything.
    fn none(&self, what: &str, script: &str) {
        let found = self.js(script);
        if found != Value::Array(Vec::new()) {
            self.fail(&format!("the page {what}: {found:#}"));
        }
    }

    /// Runs a script in every page to come before its own scripts do.
    pub fn before_load(&self, script: &str) {
        let params = json!({ "source": script });
        self.ok(self.browser.chrome("Page.addScriptToEvaluateOnNewDocument", params));
    }

    /// Unfolds the fields of both sides, which a phone shows when it is asked to.
    pub fn unfold_fields(&self) {
        self.js("for (const fold of document.querySelectorAll('.fold[aria-expanded=false]')) if (fold.checkVisibility()) fold.click()");
    }

    /// The size of letters that a person has set in the browser; 16 is the usual one.
    pub fn letters(&self, pixels: u32) {
        let sizes = json!({ "fontSizes": { "standard": pixels } });
        self.ok(self.browser.chrome("Page.setFontSizes", sizes));
    }

    /// What the window offers for pointing: a mouse, or a finger.
    pub fn finger(&self, finger: bool) {
        let touch = json!({ "enabled": finger, "maxTouchPoints": if finger { 5 } else { 1 } });
        self.ok(self.browser.chrome("Emulation.setTouchEmulationEnabled", touch));
    }
}
