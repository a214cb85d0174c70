//! Two combatants are built: searched, edited, reset, swapped, undone.

use serde_json::json;
use tests::e2e::{DEVICES, Page, keys};

#[test]
fn a_mob_is_found_by_keyboard_alone() {
    for device in DEVICES {
        let page = device.open_fields("");
        page.wait_until("document.querySelector('#f-r-from[role=combobox]')");

        page.js("document.querySelector('#f-r-from').select()");
        page.press("spi");
        page.find("#f-r-from-list [role=option]");
        let options = page.texts("#f-r-from-list [role=option] > span");
        assert!(options.len() > 3, "{options:?}");
        assert!(options.iter().take(2).all(|name| name.contains("pider")), "{options:?}");
        // The arrow walks, and a screen reader hears where it is.
        page.press(keys::DOWN);
        let second = page.plain_text("#f-r-from-list [aria-selected=true] > span");
        assert_eq!(second, options[1]);
        let input = page.find("#f-r-from");
        let said = input.attribute("aria-activedescendant").unwrap();
        assert_eq!(page.plain_text(&format!("#{said} > span")), second);
        page.press(keys::ENTER);

        page.wait_until("!document.querySelector('[role=listbox]')");
        assert_eq!(page.plain_text(".side.right h2"), second);
        assert!(page.plain_text("#answer h1").ends_with(&second));
        assert_eq!(input.property("value"), json!(second));
        page.wait_until("location.hash.includes('r-from=')");

        // Escape leaves everything as it was.
        page.fill("#f-r-from", "zzz");
        page.wait_for_text("#f-r-from-list", "Nothing of that name.");
        page.press(keys::ESCAPE);
        page.wait_until("!document.querySelector('[role=listbox]')");
        assert_eq!(page.plain_text(".side.right h2"), second);
        page.is_sound();
    }
}

/// A mage has no weapon and so fewer fields than a warrior: the one that was used keeps
/// the focus all the same.
#[test]
fn a_choice_leaves_the_focus_where_it_was() {
    for device in DEVICES {
        let page = device.open_fields("");
        page.wait_until("document.querySelector('#f-l-from[role=combobox]')");
        page.js("window.input = document.querySelector('#f-l-from'); window.input.select()");
        for (typed, name) in [("mage", "Mage"), ("rat king", "Rat king"), ("warr", "Warrior")] {
            page.fill("#f-l-from", typed);
            page.find("#f-l-from-list [aria-selected=true]");
            page.press(keys::ENTER);
            page.wait_for_text(".side.left h2", name);
            assert_eq!(
                page.js("return document.activeElement === window.input"),
                json!(true),
                "{name}"
            );
        }
        page.is_sound();
    }
}

#[test]
fn numbers_are_edited_by_keys_and_buttons_and_reset() {
    for device in DEVICES {
        let page = device.open_fields("");
        page.wait_until("document.querySelector('#f-r-from[role=combobox]')");
        let value = |css: &str| page.find(css).property("value");
        let hit = || page.texts(".fact")[0].clone();
        let dot = ".field.changed #f-r-def";
        let before = hit();
        assert!(before.starts_with("81.8 % to hit"), "{before}");

        assert_eq!(page.count(".field.changed"), 0, "a preset differs from itself");
        page.js("document.querySelector('#f-r-def').focus()");
        page.press(keys::UP);
        page.wait_until(&format!("document.querySelector('{dot}')"));
        assert_eq!(value("#f-r-def"), json!("4"));
        page.press(&format!("{}{}", keys::DOWN, keys::DOWN));
        assert_eq!(value("#f-r-def"), json!("2"));
        page.press(&format!("{}{}{}", keys::SHIFT, keys::UP, keys::RELEASE));
        assert_eq!(value("#f-r-def"), json!("12"));
        page.click(".num:has(#f-r-def) > button:last-child");
        assert_eq!(value("#f-r-def"), json!("13"));
        page.click(".num:has(#f-r-def) > button:first-child");
        page.click(".num:has(#f-r-def) > button:first-child");
        assert_eq!(value("#f-r-def"), json!("11"));
        page.type_keys("#f-r-def", keys::DOWN);
        page.wait_for_text(".fact", "50 %");

        let reset = page.find(".field.changed .reset");
        assert_eq!(reset.label(), "Base defense: back to 3");
        reset.click();
        page.wait_until("!document.querySelector('.field.changed')");
        assert_eq!((value("#f-r-def"), hit()), (json!("3"), before));

        // The wheel never changes a value.
        page.js("document.querySelector('#f-r-def').focus()");
        page.js("document.querySelector('#f-r-def').dispatchEvent(new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true }))");
        assert_eq!(value("#f-r-def"), json!("3"));
        page.is_sound();
    }
}

/// Nothing is debounced: the frame that shows the keystroke shows its exact result.
#[test]
fn the_exact_answer_comes_in_the_frame_of_the_keystroke() {
    for device in DEVICES {
        let page = device.open("");
        let script = "
        const input = document.querySelector('#f-r-def');
        const read = () => document.querySelector('.fact > b').textContent.replace(/\\s/g, ' ');
        const painted = new Promise(resolve => requestAnimationFrame(() => {
            input.value = '10';
            input.dispatchEvent(new InputEvent('input', { bubbles: true }));
            // Microtasks of this event are done before anything else is.
            queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => resolve(read()))));
        }));
        return painted";
        assert_eq!(page.js(script), json!("50 %"));
    }
}

#[test]
fn swap_undo_and_redo_walk_the_same_way_back() {
    for device in DEVICES {
        let page = device.open_fields("");
        page.wait_until("document.querySelector('#f-r-from[role=combobox]')");
        let names = || [page.plain_text(".side.left h2"), page.plain_text(".side.right h2")];
        let [undo, redo] = [".tools .btn[aria-label=Undo]", ".tools .btn[aria-label=Redo]"];
        assert_eq!(page.find(undo).property("disabled"), json!(true));

        page.fill("#f-r-def", "12");
        page.wait_until("document.querySelector('.field.changed #f-r-def')");
        page.click(".side.left [aria-label='swap sides']");
        page.wait_for_text("#answer h1", "Marsupial rat strikes Warrior");
        assert_eq!(names(), ["Marsupial rat", "Warrior"]);
        // What was changed goes along, dot and all.
        assert_eq!(page.find(".field.changed #f-l-def").property("value"), json!("12"));

        page.click(undo);
        page.wait_for_text("#answer h1", "Warrior strikes Marsupial rat");
        // The keystrokes of one field go back together.
        page.click(undo);
        page.wait_until("!document.querySelector('.field.changed')");
        assert_eq!(page.find("#f-r-def").property("value"), json!("3"));
        assert_eq!(page.find(undo).property("disabled"), json!(true));
        page.click(redo);
        page.click(redo);
        page.wait_for_text("#answer h1", "Marsupial rat strikes Warrior");
        assert_eq!(page.find("#f-l-def").property("value"), json!("12"));
        assert_eq!(page.find(redo).property("disabled"), json!(true));
        page.is_sound();
    }
}

/// Takes twenty presets of a side in turn; how many there are, and what went wrong.
const TAKE_SOME: &str = r"
const side = SIDE;
const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
return (async () => {
  const input = document.querySelector(`#f-${side}-from`);
  const open = async () => {
    input.focus();
    for (let i = 0; i < 50 && !document.querySelector('[role=option]'); i++) {
      input.click();
      await frame();
    }
  };
  await open();
  const count = document.querySelectorAll(`#f-${side}-from-list [role=option]`).length;
  const faults = [];
  for (let i = FROM; i < Math.min(count, FROM + 20); i++) {
    await open();
    const option = document.getElementById(`f-${side}-from-${i}`);
    if (!option) {
      faults.push(`no list after ${input.value}`);
      continue;
    }
    const name = option.firstElementChild.textContent;
    option.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    await frame();
    if (document.querySelector('[role=listbox]')) faults.push(`${name}: the list stays open`);
    if (input.value !== name) faults.push(`${name}: the field says ${input.value}`);
    if (document.querySelector('.err')) faults.push(`${name}: ${document.querySelector('.err').textContent}`);
    if (document.querySelector('.field.changed')) faults.push(`${name} differs from itself`);
    if (document.querySelectorAll('.fact').length < 2) faults.push(`${name} has no answer`);
  }
  return [count, faults];
})()";

/// Every preset of the page can be taken by either side without a fault.
#[test]
fn every_mob_and_hero_makes_a_fight() {
    let page = Page::open("", 1280, 900, false);
    // The first list takes its time.
    page.click("#f-l-from");
    page.find("[role=option]");
    page.press(keys::ESCAPE);
    for side in ["'l'", "'r'"] {
        let (mut from, mut count) = (0, 1);
        while from < count {
            let script = TAKE_SOME.replace("SIDE", side).replace("FROM", &from.to_string());
            let taken = page.js(&script);
            assert_eq!(taken[1], json!([]), "{side}");
            count = taken[0].as_u64().unwrap();
            from += 20;
        }
        assert!(count > 60, "{count} presets");
        page.is_sound();
    }
}

/// Buffs are chips with levels; derived numbers show how they come about.
#[test]
fn buffs_have_levels_and_derived_numbers_their_formula() {
    for device in DEVICES {
        let page = device.open_fields("#v=1");
        page.wait_until("document.querySelector('#f-r-from[role=combobox]')");
        page.click(".side.left .derived summary");
        page.wait_for_text(".side.left .derived .formula", "(10 + 1) × min(20, 1, 1)");

        page.click(".side.left .chip.add");
        page.fill("#f-l-buffs", "bless");
        let does = page.plain_text("#f-l-buffs-list [aria-selected=true] small");
        assert!(does.starts_with("attack skill × 1.4"), "{does}");
        page.press(keys::ENTER);
        page.wait_until("/l-buffs=[A-Za-z]*[Bb]less/.test(location.hash)");
        let chip = ".side.left .chip:not(.add)";
        page.find(chip);
        let before = page.texts(".fact b")[0].clone();
        page.click(&format!("{chip} [aria-label$='one more']"));
        page.wait_until("/l-buffs=[A-Za-z]+\\.2/.test(location.hash)");
        assert_eq!(page.plain_text(&format!("{chip} > b")), "2");
        // The formula follows.
        let formula = page.plain_text(".side.left .derived .formula");
        assert_ne!(formula, "(10 + 1) × min(20, 1, 1)", "{before}");
        page.click(&format!("{chip} > button:last-child"));
        page.wait_until("!location.hash.includes('l-buffs')");
        page.wait_for_text(".side.left .derived .formula", "(10 + 1) × min(20, 1, 1)");

        // What its preset has and is not simulated is named.
        page.click(".side.right .left-out > summary");
        page.wait_for_text(".side.right .left-out li", "flees from a giant rat skull");
        page.fits_its_width();
        page.is_sound();
    }
}
