//! What pages and frames send that is none of the element's messages.

use serde_json::{Value, json};

use super::{FRAME, start};

/// What others say is not heard: neither by the page, nor by what stands in it.
#[test]
fn messages_from_elsewhere_are_ignored() {
    let page = start("two");
    page.js("[window.one, window.two] = document.querySelectorAll('duel-scope'); window.events = []; \
             for (const what of ['step', 'result']) document.addEventListener(what, () => events.push(what)); \
             window.inner = one.shadowRoot.querySelector('iframe')");
    page.js("return new Promise(resolve => setTimeout(resolve, 300))");
    page.js("events.length = 0; window.before = [one.getState(), two.getState()]");
    let forged = "[
        { duelscope: 1, type: 'size', height: 5000 },
        { duelscope: 1, type: 'state', link: 'v=1&r-def=77', set: 0 },
        { duelscope: 1, type: 'result', report: { odds: {} } },
        { duelscope: 1, type: 'step', step: 9, of: 9, stage: '', say: '' },
        { duelscope: 1, type: 'ready' },
    ]";
    // The page to itself, and a frame of its own to the page.
    page.js(&format!("for (const message of {forged}) postMessage(message, '*')"));
    page.js("window.other = document.createElement('iframe'); other.src = 'boxes.html'; document.body.append(other)");
    page.wait_until("other.contentDocument?.readyState === 'complete' && other.contentDocument.querySelector('h1')");
    page.enter("return other");
    page.js(&format!("for (const message of {forged}) parent.postMessage(message, '*')"));
    // A neighbour to the frame, whose parent it is not.
    page.js("const inner = parent.document.querySelector('duel-scope').shadowRoot.querySelector('iframe').contentWindow; \
             for (const message of [{ duelscope: 1, type: 'set', link: 'v=1&r-def=77', set: 1 }, { duelscope: 1, type: 'hello' }]) inner.postMessage(message, '*')");
    page.leave();
    page.js("return new Promise(resolve => setTimeout(resolve, 500))");
    assert_eq!(page.js("return [events, inner.offsetHeight < 2000, one.getState() === before[0], two.getState() === before[1]]"), json!([[], true, true, true]));
    page.enter(FRAME);
    assert_eq!(
        page.js("return document.querySelector('.fact').innerText.includes('81.8')"),
        json!(true)
    );
}

/// The parent itself may send anything; what is no message changes nothing.
#[test]
fn malformed_messages_do_nothing() {
    let page = start("two");
    page.js("window.one = document.querySelector('duel-scope'); window.inner = one.shadowRoot.querySelector('iframe').contentWindow");
    page.js(
        "const big = 'x'.repeat(1000000);
         for (const message of [
             null, undefined, 1, '', 'hello', [], {}, new Map(), new Date(), new Error('x'), new Uint8Array(9), { duelscope: 1 },
             { duelscope: 1, type: null }, { duelscope: 1, type: 'set' }, { duelscope: 1, type: 'set', link: 7, set: 1 },
             { duelscope: 1, type: 'set', link: big, set: 1 }, { duelscope: 1, type: 'set', link: 'v=1&r-def=77' },
             { duelscope: 2, type: 'set', link: 'v=1&r-def=77', set: 1 }, { duelscope: '1', type: 'set', link: 'v=1&r-def=77', set: 1 },
             { duelscope: 1, type: big }, { duelscope: 1, type: 'eval', code: 'top.hacked = 1' }, { duelscope: 1, type: 'set', link: { toString: 1 }, set: 1 },
             { duelscope: 1, type: '__proto__', link: 'v=1' }, JSON.parse('{\"__proto__\": {\"duelscope\": 1}}'),
         ]) inner.postMessage(message, '*')",
    );
    page.js("return new Promise(resolve => setTimeout(resolve, 500))");
    assert_eq!(
        page.js("return [one.result.odds.hit.fraction, window.hacked ?? null]"),
        json!(["9/11", null])
    );
    // A link that is one, with markup and nonsense in it: what can be read opens.
    page.js("inner.postMessage({ duelscope: 1, type: 'set', link: 'v=1&r-def=10&x=<img src=x onerror=top.hacked=1>&theme=</style>', set: 0 }, '*')");
    page.wait_until("one.result.odds.hit.p === 0.5");
    page.enter(FRAME);
    page.wait_until("document.querySelectorAll('.notices li').length === 2");
    assert_eq!(page.count("img, script:not([src]), iframe"), 0);
    assert!(page.js("return location.href").as_str().unwrap().starts_with(&page.site_url()));
    page.leave();
    assert_eq!(page.js("return window.hacked ?? null"), Value::Null);

    // The element hears its own frame, and of that only what is a message.
    page.enter(FRAME);
    page.js("for (const message of [null, 1, 'x', {}, { duelscope: 1, type: 'size', height: 'tall' }, { duelscope: 1, type: 'size', height: -5 }, { duelscope: 1, type: 'size', height: NaN }, { duelscope: 1, type: 'size', height: 1e9 }, { duelscope: 1, type: 'result', report: null }, { duelscope: 1, type: 'state', link: 7, set: 0 }]) parent.postMessage(message, '*')");
    page.leave();
    page.wait_until("document.querySelector('duel-scope').shadowRoot.querySelector('iframe').offsetHeight === 20000");
    assert_eq!(
        page.js("return [typeof one.getState(), one.result.odds.hit.p]"),
        json!(["string", 0.5])
    );
}
