// <duel-scope>: a fight of Duelscope in a page of yours.
//
//   <script type="module" src="https://…/duelscope/embed.js"></script>
//   <duel-scope r-hp="30" show="odds,duel" theme="dark"></duel-scope>
//
// It makes a frame of the page that lies beside this file and talks with it by messages.
// Attributes are the keys of Duelscope's links; docs/embedding.md tells them, the events
// and the methods.

const PAGE = new URL("./index.html?embed", import.meta.url);
const VERSION = 1;

// Keys of a link that belong to the whole fight, to its frame, and to one of the sides.
const FIGHT = [
  "rules", "edition", "ties", "difficulty", "readings", "adjacent", "blame", "depth",
  "seed", "trials", "trial", "step", "within", "pins", "explore", "detail",
];
const FRAME = ["show", "locked", "theme", "language"];
const SIDE = /^[lr]-[a-z][a-z0-9-]*$/;

// Longest link that is read, tallest frame that is made.
const LONGEST = 20_000;
const TALLEST = 20_000;

const isKey = (name) => FIGHT.includes(name) || FRAME.includes(name) || SIDE.test(name);

// A value as links write it. Names are written in base64url, so that they may be anything.
function written(key, value) {
  if (/^[lr]-called$/.test(key)) {
    const bytes = new TextEncoder().encode(value);
    const base64 = btoa(String.fromCodePoint(...bytes.subarray(0, 400)));
    return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  }
  // The bare attribute, as of HTML's own flags.
  if (value === "" && key === "locked") return "yes";
  return encodeURIComponent(value).replaceAll("%2C", ",");
}

// The pairs of a link, or of a whole address; values stay as they are written.
function parsed(link) {
  const text = String(link).slice(0, LONGEST);
  const pairs = new Map();
  for (const pair of text.slice(text.indexOf("#") + 1).split("&")) {
    const [key, value = ""] = pair.split(/=(.*)/s);
    if (key !== "v" && isKey(key) && !pairs.has(key)) pairs.set(key, value);
  }
  return pairs;
}

function composed(pairs) {
  return ["v=1", ...Array.from(pairs, ([key, value]) => `${key}=${value}`)].join("&");
}

const LOOKS = `
  :host { display: block }
  :host([hidden]) { display: none }
  iframe { display: block; width: 100%; height: 20rem; border: 0 }
`;

class DuelScope extends HTMLElement {
  #pairs = new Map();
  #result = null;
  #frame = null;
  // What the frame was opened with; whether it listens; where it comes from.
  #opened = "";
  #ready = false;
  #origin = PAGE.origin;
  // How many links were sent: what the frame says before it has opened the last is old.
  #sent = 0;
  #watched = false;
  #attributes = new MutationObserver((changes) => this.#changed(changes));
  #hear = (event) => this.#heard(event);

  constructor() {
    super();
    this.attachShadow({ mode: "open" });
    this.#dress();
  }

  // A style sheet stays behind in the document that it was made for.
  adoptedCallback() {
    this.#dress();
  }

  #dress() {
    const { CSSStyleSheet } = this.ownerDocument.defaultView ?? {};
    if (!CSSStyleSheet) return;
    const looks = new CSSStyleSheet();
    looks.replaceSync(LOOKS);
    this.shadowRoot.adoptedStyleSheets = [looks];
  }

  connectedCallback() {
    if (this.#frame) return;
    if (!this.#watched) {
      this.#watched = true;
      this.#attributes.observe(this, { attributes: true });
      this.#pairs = parsed(this.getAttribute("link") ?? "");
      for (const { name, value } of this.attributes) {
        if (isKey(name)) this.#pairs.set(name, written(name, value));
      }
    }
    addEventListener("message", this.#hear);
    this.#open();
  }

  disconnectedCallback() {
    // What waits belongs to what is kept for the next frame.
    this.#changed(this.#attributes.takeRecords());
    removeEventListener("message", this.#hear);
    this.#close();
  }

  // Moved without leaving the page (moveBefore): the frame goes on.
  connectedMoveCallback() {}

  /** Opens a link, or texts by the keys of links; what is not named is as at first, but
   * for the look of the frame. */
  setState(state) {
    const wanted = new Map();
    for (const [key, value] of this.#pairs) {
      if (FRAME.includes(key)) wanted.set(key, value);
    }
    const given = typeof state === "string" ? parsed(state) : new Map(
      Object.entries(state ?? {})
        .filter(([key]) => isKey(key))
        .map(([key, value]) => [key, written(key, flag(value))]),
    );
    for (const [key, value] of given) wanted.set(key, value);
    this.#pairs = wanted;
    this.#send();
  }

  /** The link of what the frame shows, without its `#`. */
  getState() {
    return composed(this.#pairs);
  }

  /** The exact results of what the frame shows; null until they have come. */
  get result() {
    return this.#result;
  }

  #open() {
    const frame = document.createElement("iframe");
    this.#opened = composed(this.#pairs);
    this.#origin = PAGE.origin;
    if (this.hasAttribute("sandbox")) {
      const asked = this.getAttribute("sandbox").trim();
      const allowed = asked || "allow-scripts allow-popups allow-popups-to-escape-sandbox";
      frame.setAttribute("sandbox", allowed);
      // Whoever is kept from its own origin says that it has none.
      if (!/(^|\s)allow-same-origin(\s|$)/i.test(allowed)) this.#origin = "null";
    }
    frame.title = this.title || "Duelscope";
    frame.referrerPolicy = "no-referrer";
    frame.src = `${PAGE}#${this.#opened}`;
    this.#frame = frame;
    this.shadowRoot.append(frame);
  }

  #close() {
    this.#frame?.remove();
    this.#frame = null;
    this.#ready = false;
  }

  #changed(changes) {
    let send = false;
    for (const name of new Set(changes.map((change) => change.attributeName))) {
      const value = this.getAttribute(name);
      if (isKey(name)) {
        if (value === null) this.#pairs.delete(name);
        else this.#pairs.set(name, written(name, value));
        send = true;
      } else if (name === "link") {
        this.setState(value ?? "");
      } else if (name === "sandbox" && this.#frame) {
        // A frame takes it only before it loads.
        this.#close();
        this.#open();
      } else if (name === "title" && this.#frame) {
        this.#frame.title = this.title || "Duelscope";
      }
    }
    if (send) this.#send();
  }

  #send() {
    if (!this.#ready) return;
    this.#sent += 1;
    this.#post({ type: "set", link: composed(this.#pairs), set: this.#sent });
  }

  #post(message) {
    // A frame without an origin cannot be named; it is this element's own all the same.
    const to = this.#origin === "null" ? "*" : this.#origin;
    this.#frame?.contentWindow?.postMessage({ duelscope: VERSION, ...message }, to);
  }

  #heard({ source, origin, data }) {
    const own = this.#frame?.contentWindow;
    if (!own || source !== own || origin !== this.#origin) return;
    if (data === null || typeof data !== "object" || data.duelscope !== VERSION) return;
    switch (data.type) {
      case "ready":
        this.#ready = true;
        this.#sent = 0;
        if (composed(this.#pairs) !== this.#opened) this.#send();
        this.#post({ type: "hello" });
        break;
      case "size":
        if (Number.isFinite(data.height) && data.height > 0) {
          this.#frame.style.height = `${Math.min(Math.ceil(data.height), TALLEST)}px`;
        }
        break;
      case "state":
        if (typeof data.link === "string" && data.set === this.#sent) {
          this.#pairs = parsed(data.link);
        }
        break;
      case "step":
        this.#tell("step", { step: data.step, of: data.of, stage: data.stage, say: data.say });
        break;
      case "result":
        if (data.report === null || typeof data.report !== "object") break;
        this.#result = data.report;
        this.#tell("result", data.report);
        break;
    }
  }

  #tell(what, detail) {
    this.dispatchEvent(new CustomEvent(what, { detail, bubbles: true }));
  }
}

// Links write yes and no.
function flag(value) {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

// Two copies of this file on one page: the first one serves both.
if (!customElements.get("duel-scope")) customElements.define("duel-scope", DuelScope);
