//! Rolls are chosen: by luck, by hand, by the way an attack is to go.

use serde_json::json;
use tests::e2e::{DEVICES, Page, keys};

fn button(page: &Page, name: &str) {
    page.js(&format!(
        "[...document.querySelectorAll('.extra > .btn')].find(b => b.innerText.trim() === {}).click()",
        json!(name)
    ));
}

/// What the target has lost at the end of the trial that is shown.
fn loss(page: &Page) -> i64 {
    page.js("document.querySelector('#scope').focus()");
    page.press(keys::END);
    page.wait_until("document.querySelector('.play .primary').getAttribute('aria-disabled')");
    let row = page.plain_text(".state-row.right > b");
    let numbers: Vec<i64> =
        row.replace('−', "-").split_whitespace().filter_map(|word| word.parse().ok()).collect();
    match numbers[..] {
        [before, after, _] => before - after,
        [_, _] => 0,
        _ => panic!("before and after in {row:?}"),
    }
}

#[test]
fn the_luck_menu_shows_a_trial_of_each_luck() {
    for device in DEVICES {
        let page = device.open("");
        let mut lost = Vec::new();
        for entry in 0..5 {
            page.click("#luck");
            page.wait_until("document.querySelectorAll('.pop .item').length === 6 && document.querySelector('.pop .item small')");
            page.wait_until("document.querySelector('.pop .item').matches(':focus')");
            let said = page.texts(".pop .item small")[entry].clone();
            for _ in 0..entry {
                page.press(keys::DOWN);
            }
            page.press(keys::ENTER);
            page.wait_until("!document.querySelector('.pop')");
            // The menu, the note beside it and the attack itself say the same.
            let promised: i64 = said.split(' ').next().unwrap().parse().unwrap();
            page.wait_for_text(".extra [role=status]", &format!("{promised} HP lost"));
            let trial = said.rsplit(' ').next().unwrap().replace(',', "");
            assert_eq!(page.find("#f-trial").property("value"), json!(trial), "{said}");
            lost.push(loss(&page));
            assert_eq!(lost[entry], promised, "{said}");
        }
        assert!(lost.is_sorted() && lost[0] < lost[4], "{lost:?}");
        // And back to the first.
        page.click("#luck");
        page.wait_until("document.querySelector('.pop .item small')");
        page.press(keys::END);
        page.press(keys::ENTER);
        page.wait_until("document.querySelector('#f-trial').value === '1'");
        page.is_sound();
    }
}

/// Attack and defense roll, as the sentence has them.
fn rolls(page: &Page) -> [f64; 2] {
    let say = page.plain_text(".say");
    let words = say.split_whitespace().map(|word| word.trim_end_matches([':', ',', '.']));
    let numbers: Vec<f64> = words.filter_map(|word| word.parse().ok()).collect();
    let [attack, _, defense, _] = numbers[..] else { panic!("four numbers in {say:?}") };
    [attack, defense]
}

#[test]
fn the_point_in_the_roll_square_is_dragged_and_pins_both_rolls() {
    for device in DEVICES {
        let page = device.open("#v=1&seed=1");
        let before = rolls(&page);
        assert_eq!(page.count(".pins-strip"), 0);
        // Far to the left and to the top: little attack, much defense.
        let square = page.js(
            "const { width, height } = document.querySelector('.square .frame').getBoundingClientRect(); return [width, height]",
        );
        let [width, height] = [0, 1].map(|i| square[i].as_f64().unwrap() as i32);
        page.find(".square .grip").drag(-width, -height, device.finger);
        page.find(".square .pinned");
        // The square has not moved under the pointer: it ends in the corner.
        page.wait_until(
            "(rolls => rolls[1] < 0.2 && rolls[2] > 3.8)(document.querySelector('.say').innerText.match(/roll ([0-9.]+) of 11.*roll ([0-9.]+) of 4/))",
        );
        assert_eq!(page.plain_text(".rail .on .out"), "miss");
        assert!(page.plain_text(".pins-strip").contains("1 roll is pinned"));
        page.wait_until("/pins=hit~/.test(location.hash)");

        // The drag is one change, and the seed's own rolls come back.
        page.click("[aria-label=Undo]");
        page.wait_until("!document.querySelector('.square .pinned')");
        assert_eq!(rolls(&page), before);

        // Arrow keys go where they point.
        page.js("document.querySelector('.square .grip').focus()");
        page.press(keys::RIGHT);
        for _ in 0..5 {
            page.press(keys::UP);
        }
        page.find(".square .pinned");
        let moved = rolls(&page);
        assert!(moved[0] > before[0] && moved[1] > before[1], "{before:?} to {moved:?}");
        page.click(".pins-strip .btn");
        page.wait_until("!document.querySelector('.pins-strip')");
        assert_eq!(rolls(&page), before);
        page.is_sound();
    }
}

#[test]
fn a_pinned_roll_says_what_would_have_happened_and_travels_in_the_link() {
    for device in DEVICES {
        let page = device.open("#v=1&step=3");
        button(&page, "What if…");
        page.find("#pins");
        let field = page.find_all("#pins input").len();
        assert_eq!(field, 2, "strength and weapon");
        let sum = || -> i64 { page.plain_text(".rail .on .out").parse().unwrap() };
        page.fill("#pins .field:nth-of-type(2) input", "12");
        page.press(keys::ENTER);
        page.find(".pins-strip");
        let with_twelve = sum();
        assert!((13..=14).contains(&with_twelve), "{with_twelve}");
        assert!(page.plain_text(".rail .on .name").contains("pinned"), "the rail tells");
        // More than it can give is the most it can give; letters are no roll.
        page.fill("#pins .field:nth-of-type(2) input", "400");
        page.press(keys::ENTER);
        page.wait_until(
            "document.querySelector('#pins .field:nth-of-type(2) input').value === '12'",
        );
        page.fill("#pins .field:nth-of-type(2) input", "many");
        page.press(keys::TAB);
        page.wait_until(
            "document.querySelector('#pins .field:nth-of-type(2) input').value === '12'",
        );
        assert_eq!(sum(), with_twelve);
        // Chances know no pins.
        assert!(page.plain_text(".answer").contains("81.8 %"), "{}", page.plain_text(".answer"));

        page.wait_until("location.hash.includes('pins=')");
        page.reload();
        page.find(".pins-strip");
        assert_eq!(sum(), with_twelve);
        page.click(".pins-strip .btn");
        page.wait_until("!document.querySelector('.pins-strip')");
        page.is_sound();
    }
}

#[test]
fn dots_fill_the_roll_square_while_trials_run() {
    for device in DEVICES {
        let page = device.open("");
        let dots = "[...document.querySelectorAll('.square .dot')].map(path => path.getAttribute('d').split('M').length - 1).reduce((a, b) => a + b, 0)";
        assert_eq!(page.js(&format!("return {dots}")), json!(0));
        // More trials than ever end: the square fills as far as the run has come.
        page.fill("#f-trials", "200000000");
        page.click(".run .btn.primary");
        page.wait_until(&format!("{dots} > 0"));
        let early = page.js(&format!("return {dots}")).as_u64().unwrap();
        page.wait_until(&format!("{dots} > {early}"));
        page.click(".run .btn.primary");
        page.wait_for_text(".run .run-note", "cancelled after");
        // A whole run fills it, and the caption counts what is drawn.
        page.fill("#f-trials", "5000");
        page.click(".run .btn.primary");
        page.wait_for_text(".run .run-note", "5,000 trials in");
        page.wait_until(&format!("{dots} === 500"));
        assert!(page.plain_text(".picture figcaption").contains("500"));
        // Each lies on the ground that its colour says.
        let astray = page.js(
            "const square = document.querySelector('.square'), inside = (area, d) => d.split('M').slice(1).every(dot => {
                const [x, y] = dot.split('a')[0].split(' ').map(Number), point = square.createSVGPoint();
                [point.x, point.y] = [x + 1.4, y];
                return square.querySelector(area).isPointInFill(point) || square.querySelector(area).isPointInStroke(point);
             });
             return [inside('path.hit', square.querySelector('.dot:not(.m)').getAttribute('d')), inside('path.miss', square.querySelector('.dot.m').getAttribute('d'))]",
        );
        assert_eq!(astray, json!([true, true]));
        page.screenshot(&format!("dots-{}", device.width));
        page.is_sound();
    }
}

/// The ways, each with its share in points and the HP lost.
fn ways(page: &Page) -> Vec<(String, f64, f64)> {
    let rows = page.js(
        "return [...document.querySelectorAll('#branches li > .leaf')].map(row => [...row.children].filter(e => e.localName !== 'svg').map(e => e.innerText.trim()))",
    );
    let rows: Vec<[String; 3]> = serde_json::from_value(rows).unwrap();
    let number =
        |text: &str| text.replace('\u{a0}', " ").split(' ').next().unwrap().parse().unwrap();
    let name = |text: String| text.lines().next().unwrap_or_default().to_owned();
    rows.into_iter().map(|[way, share, lost]| (name(way), number(&share), number(&lost))).collect()
}

#[test]
fn the_branches_say_how_often_each_way_is_gone_and_lead_there() {
    for device in DEVICES {
        let page = device.open("");
        button(&page, "Branches");
        page.find("#branches li");
        let all = ways(&page);
        let of = |name: &str| all.iter().find(|way| way.0.starts_with(name)).unwrap().clone();
        assert_eq!((of("Hit").1, of("Miss").1, of("Miss").2), (81.8, 18.2, 0.0), "{all:?}");
        assert_eq!(of("Critical hit").1, 52.1, "63 in 121: {all:?}");
        // What the whole loses is the mean of the page.
        let mean = of("Hit").1 * of("Hit").2 / 100.0;
        let facts = page.texts(".answer .fact");
        let shown = facts.iter().find(|fact| fact.contains("HP a blow")).unwrap();
        let shown: f64 = shown.split(' ').next().unwrap().parse().unwrap();
        assert!((mean - shown).abs() < 0.02, "{mean} and {shown}");
        page.fits_its_width();

        // The trial that is shown is marked, and another way is taken.
        let went = |page: &Page| page.texts("#branches li.on > .leaf > :first-child");
        assert!(went(&page)[0].starts_with("Hit"), "{:?}", went(&page));
        page.js("[...document.querySelectorAll('#branches button')].find(b => b.innerText.startsWith('Miss')).click()");
        page.wait_until("document.querySelector('.rail .on .out').innerText === 'miss'");
        assert_eq!(went(&page).len(), 1);
        assert!(went(&page)[0].starts_with("Miss"), "{:?}", went(&page));
        assert!(page.plain_text(".pins-strip").contains("1 roll is pinned"));
        // From a miss to a critical hit: both rolls are pinned.
        page.js("[...document.querySelectorAll('#branches button')].find(b => b.innerText.startsWith('Critical')).click()");
        page.wait_for_text(".pins-strip", "2 rolls are pinned");
        assert!(went(&page)[1].starts_with("Critical hit"), "{:?}", went(&page));
        assert!(
            page.texts(".rail li .out").contains(&"×1.5".to_owned()),
            "{:?}",
            page.texts(".rail li .out")
        );
        // What damage decides is led to as well, by another trial where pins cannot.
        for end in ["Killed", "Damaged", "Killed"] {
            page.js(&format!("[...document.querySelectorAll('#branches button')].find(b => b.innerText.startsWith('{end}')).click()"));
            page.wait_until(&format!(
                "[...document.querySelectorAll('#branches li.on > .leaf > button')].at(-1).innerText.startsWith('{end}')"
            ));
            assert_eq!(page.texts(".rail li .out").last(), Some(&end.to_lowercase()), "{end}");
        }
        assert_eq!(page.count("#branches li > .leaf:not(:has(button))"), 0);
        // It is one change, pins and trial together.
        let trial = page.find("#f-trial").property("value");
        page.click("[aria-label=Undo]");
        page.click("[aria-label=Redo]");
        page.wait_until(&format!("document.querySelector('#f-trial').value === {trial}"));
        page.find(".pins-strip");
        // The exact shares know no pins.
        assert_eq!(ways(&page), all);
        page.long_screenshot(&format!("branches-{}", device.width));
        page.is_sound();
    }
}
