//! The site on other people's hosts, and a deploy under an open page.

use std::sync::atomic::{AtomicBool, Ordering};

use tests::e2e::{Headers, Host, Page, site, size};

/// Sixteen hexadecimal digits in front of the ending, as the build marks files.
fn is_marked(name: &str) -> bool {
    let mark = name.rsplit_once('-').and_then(|(_, end)| end.split_once('.'));
    mark.is_some_and(|(mark, _)| mark.len() == 16 && mark.bytes().all(|b| b.is_ascii_hexdigit()))
}

#[test]
fn every_file_is_cached_as_its_name_allows() {
    let headers = Headers::read();
    let mut marked = 0;
    for file in size::weigh(&site()) {
        let name = file.name.to_str().unwrap().replace('\\', "/");
        if name == "_headers" {
            continue;
        }
        let wanted = match is_marked(&name) {
            true => "public, max-age=31536000, immutable",
            false => "no-cache",
        };
        marked += usize::from(is_marked(&name));
        assert_eq!(headers.of(&name, "Cache-Control"), [wanted], "{name}");
        assert_eq!(headers.of(&name, "Access-Control-Allow-Origin"), ["*"], "{name}");
        assert_eq!(headers.of(&name, "Content-Security-Policy").len(), 1, "{name}");
    }
    assert!(marked > 4, "only {marked} files have a mark");
}

/// The whole policy of `_headers` and not only what the other journeys are under.
#[test]
fn the_page_runs_under_the_policy_that_it_asks_for() {
    let headers = Headers::read();
    let policy = headers.of("index.html", "Content-Security-Policy")[0].to_owned();
    assert!(!policy.contains("unsafe-inline") && !policy.contains("http"), "{policy}");
    let host = Host { policy: policy.leak(), ..Host::default() };
    let page = Page::open_on(host, "#v=1&trials=100000", 1280, 900, false);

    page.find(".fact");
    page.wait_until("document.querySelector('.plot canvas')");
    assert_eq!(page.console_problems(), Vec::<String>::new());
    // It has found its files without knowing the folder it lies in.
    assert!(page.site_url().ends_with("/games/tools/duelscope/"));
}

/// A browser that kept the page while the files of its program were replaced.
#[test]
fn an_old_page_after_a_deploy_says_so() {
    static DEPLOYED: AtomicBool = AtomicBool::new(false);
    let lacks = |name: &str| DEPLOYED.load(Ordering::Relaxed) && is_marked(name);
    let page = Page::open_on(Host { lacks, ..Host::default() }, "", 1280, 900, false);
    page.find(".fact");

    DEPLOYED.store(true, Ordering::Relaxed);
    page.reload();
    page.find("#boot button");
    assert!(page.text("#boot").contains("the site has just been renewed"));

    DEPLOYED.store(false, Ordering::Relaxed);
    page.click("#boot button");
    page.find(".fact");
}

/// A page that is open does not lose what it shows; only the part that did not come
/// is missing, with a button.
#[test]
fn a_part_that_is_gone_after_a_deploy_is_named() {
    let lacks = |name: &str| name.starts_with("later/explore");
    let page = Page::open_on(Host { lacks, ..Host::default() }, "", 1280, 900, false);
    page.find(".fact");

    page.js("[...document.querySelectorAll('[role=tab]')].find(tab => tab.textContent.includes('Explore')).click()");
    page.wait_until("[...document.querySelectorAll('[role=alert] button')].length === 1");
    assert_eq!(page.texts(".fact")[0], "81.8 % to hit 9 in 11");
}
