//! Where a scenario comes from, and what can be set on top of it.

use crate::{run, run_with};

fn link(args: &[&str]) -> String {
    let args = [&["odds", "--format", "json"], args].concat();
    run(&args).json()["link"].as_str().expect("a link").to_owned()
}

#[test]
fn without_a_scenario_it_is_the_first_visit() {
    assert_eq!(link(&[]), "v=1");
}

#[test]
fn a_file_may_hold_a_link_or_an_export() {
    let folder = std::env::temp_dir().join(format!("duelscope-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let export = "{\"duelscope\":1,\"sheet\":{\"l-lv\":18,\"r-aware\":false},\"presets\":[]}";
    for (name, text, wanted) in [
        ("link.txt", "https://example.org/#v=1&l-lv=7\n", "v=1&l-lv=7"),
        ("export.json", export, "v=1&l-lv=18&r-aware=no"),
        ("a=b.json", export, "v=1&l-lv=18&r-aware=no"),
    ] {
        let file = folder.join(name);
        std::fs::write(&file, text).expect("a file");
        assert_eq!(link(&[file.to_str().expect("UTF-8")]), wanted, "{name}");
    }
    std::fs::remove_dir_all(&folder).expect("a folder");
    let said = run_with(&["odds", "-", "--format", "json"], export).json();
    assert_eq!(said["link"], "v=1&l-lv=18&r-aware=no");
}

#[test]
fn settings_do_what_the_form_does() {
    let golem = link(&["--set", "r-from=Golem"]);
    assert!(golem.contains("r-hp=85") && golem.contains("r-dmg=20~40"), "{golem}");
    // By its name too, as one types it there.
    assert_eq!(link(&["--set", "r-from=golem"]), golem);
    assert_eq!(link(&["--set", "r-from=gnoll SCOUT"]), link(&["--set", "r-from=Gnoll"]));
    // In the order given: what is set afterwards stays.
    assert!(link(&["--set", "r-from=Golem", "--set", "r-hp=3"]).contains("r-hp=3"));
    assert!(!link(&["--set", "r-hp=3", "--set", "r-from=Golem"]).contains("r-hp=3&"));
    // What follows from a level or the depth follows.
    let [low, high] = ["0", "3"].map(|level| {
        let level = format!("l-w-lv={level}");
        link(&["--set", "l-w=WandOfFirebolt", "--set", &level])
    });
    let max = |link: &str| link.split("l-w-max=").nth(1).map(|rest| rest.to_owned());
    assert_ne!(max(&low), max(&high), "{low}, {high}");
    let deep = ["--set", "r-from=Mimic", "--set", "depth=20"];
    let deeper = ["--set", "depth=20", "--set", "r-from=Mimic"];
    assert_eq!(link(&deep), link(&deeper));
    assert_ne!(link(&deep), link(&["--set", "r-from=Mimic"]).replace("v=1", "v=1&depth=20"));
}

#[test]
fn swapping_twice_changes_nothing() {
    let once = link(&["v=1&l-lv=9", "--swap"]);
    assert!(once.contains("r-lv=9"), "{once}");
    assert_eq!(link(&[&once, "--swap"]), "v=1&l-lv=9");
}

#[test]
fn options_of_a_command_are_settings() {
    let json = ["--format", "json"];
    let said = run(&[&["simulate", "--trials", "5", "--seed", "A1"], &json[..]].concat()).json();
    assert_eq!(said["link"], "v=1&seed=a1&trials=5");
    assert_eq!((&said["run"]["seed"], &said["run"]["trials"]), (&"a1".into(), &5.into()));
    let said = run(&[&["trace", "--trial", "12"], &json[..]].concat()).json();
    assert_eq!((&said["link"], &said["trace"]["trial"]), (&"v=1&trial=12".into(), &12.into()));
}
