//! Files out and in, by menu, drop and paste.

use std::fs;

use serde_json::{Value, json};
use tests::e2e::{DEVICES, Page, keys};

use super::{clean, hash};

/// Saves go where the page can be asked for them.
const CATCH_SAVES: &str =
    "URL.createObjectURL = blob => { window.saved = blob; return 'about:blank#' };
    HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download }";

/// Brings a text to the page as a dropped file or as a paste.
fn bring(page: &Page, how: &str, text: &str) {
    let text = json!(text);
    page.js(&match how {
        "drop" => format!(
            "const data = new DataTransfer(); data.items.add(new File([{text}], 'x.json'));
             for (const type of ['dragover', 'drop'])
                 document.body.dispatchEvent(new DragEvent(type, {{ dataTransfer: data, bubbles: true, cancelable: true }}))"
        ),
        _ => format!(
            "const data = new DataTransfer(); data.setData('text/plain', {text});
             document.body.dispatchEvent(new ClipboardEvent('paste', {{ clipboardData: data, bubbles: true, cancelable: true }}))"
        ),
    });
}

#[test]
fn a_fight_goes_out_as_a_file_and_comes_back() {
    for device in DEVICES {
        let page = device.open("#v=1&l-lv=9&r-hp=40&r-ht=40");
        page.js(CATCH_SAVES);
        page.click("#share");
        page.wait_until("document.querySelector('.item:focus')");
        page.press(&keys::DOWN.repeat(2));
        page.press(keys::ENTER);
        page.wait_until("/^duelscope-[b-z]{6}\\.json$/.test(window.savedAs)");
        let file = page.js("return window.saved.text()");
        let file = file.as_str().unwrap_or_default();
        let json: Value = serde_json::from_str(file).expect("JSON");
        assert_eq!(
            json,
            json!({ "duelscope": 1, "sheet": { "l-lv": "9", "r-hp": "40", "r-ht": "40" } })
        );

        let path =
            std::env::temp_dir().join(format!("duelscope-journey-{}.json", std::process::id()));
        fs::write(&path, file).expect("the folder for passing files takes one");
        page.go("#v=1");
        page.wait_until("document.querySelector('#f-l-lv').value === '1'");
        page.find("#open-file").type_keys(&path.display().to_string());
        page.wait_until("document.querySelector('#f-l-lv').value === '9'");
        fs::remove_file(&path).expect("it is still there");
        page.wait_until("location.hash.includes('r-hp=40')");
        page.back();
        page.wait_until("document.querySelector('#f-l-lv').value === '1'");
        clean(&page);
    }
}

#[test]
fn files_and_texts_open_anywhere() {
    for how in ["drop", "paste"] {
        let page = Page::open("#v=1", 360, 760, true);
        bring(&page, how, r#"{"duelscope":1,"sheet":{"l-lv":12}}"#);
        page.wait_until("location.hash.includes('l-lv=12')");

        let odd = r#"{"duelscope":1,"sheet":{"l-lv":"x","l-str":"15","bogus":"1"},"presets":[{"name":"Odd"}]}"#;
        bring(&page, how, odd);
        page.wait_until("location.hash === '#v=1&l-str=15'");
        let notices = page.text(".notices");
        assert!(notices.contains("bogus") && notices.contains('x'), "{notices}");
        assert!(page.text(".toast").contains("Presets added: 1"));
        page.screenshot(&format!("opened-{how}"));
        page.click(".notices .btn");

        for garbage in ["{", "[1, 2]", "{\"sheet\":{}}", "\u{0}\u{1}PK"] {
            page.js("document.querySelector('.toast')?.setAttribute('data-old', '')");
            bring(&page, how, garbage);
            page.wait_until("/not JSON|not a file of Duelscope/.test(document.querySelector('.toast')?.textContent)");
            assert_eq!(hash(&page), "v=1&l-str=15", "{garbage}");
        }
        clean(&page);
    }
}

#[test]
fn a_pasted_link_opens_and_a_field_keeps_its_paste() {
    for device in DEVICES {
        let page = device.open_fields("#v=1");
        bring(&page, "paste", "look: https://example.org/duelscope/#v=1&l-lv=4 and tell me");
        page.wait_until("location.hash === '#v=1&l-lv=4'");
        page.js(
        "const data = new DataTransfer(); data.setData('text/plain', '#v=1&l-lv=8');
         document.querySelector('#f-l-lv').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))",
    );
        assert_eq!(hash(&page), "v=1&l-lv=4");
        clean(&page);
    }
}
