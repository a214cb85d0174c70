//! The scenario a command is about.

use std::io::Read;
use std::path::Path;

use duelscope_catalogue::name_of;
use duelscope_core::report::{Fault, Report, Sides};
use duelscope_core::sheet::{
    Document, Hand, LONGEST_DOCUMENT, Notice, Refused, Sheet, Slot, decode, encode,
};
use duelscope_core::{DuelLaw, Exact, Scenario};
use duelscope_text::summary::{Names, Summary};
use duelscope_text::{Lang, console, field_fault, int, notice};

use crate::args::Common;
use crate::catalogue::catalogue;
use crate::setting::Setting;
use crate::trouble::Trouble;

/// A valid sheet and whom it is about.
#[derive(Clone, Debug)]
pub struct Scene {
    pub lang: Lang,
    pub sheet: Sheet,
    pub scenario: Scenario,
    /// What the left and the right side are called.
    pub names: [String; 2],
    /// The address of the page, up to the fragment.
    site: Option<String>,
}

impl Scene {
    /// Reads the scenario of the command line, with its overrides and then
    /// those of the command's own options.
    ///
    /// # Errors
    ///
    /// What cannot be read: everything at once, as far as it is of one kind.
    pub fn open(common: &Common, own: &[(&str, &Option<String>)]) -> Result<Scene, Trouble> {
        let lang = common.lang.into();
        let site = common.site.as_deref().map(|site| address(lang, site)).transpose()?;
        let mut sheet = read(lang, common)?;
        if common.swap {
            sheet.swap();
        }
        let own = own.iter().filter_map(|(key, text)| Some(Setting::new(key, text.as_deref()?)));
        let (mut faults, mut set) = (Vec::new(), Vec::new());
        for setting in common.set.iter().cloned().chain(own) {
            match setting.apply(lang, &mut sheet) {
                Ok(slot) => set.push(slot),
                Err(fault) => faults.push(fault),
            }
        }
        if !faults.is_empty() {
            return Err(Trouble::Scenario(faults));
        }
        for slot in set.into_iter().filter(|&slot| !sheet.applies(slot)) {
            warn(lang, &console::not_asked(lang, &slot.key()));
        }
        Scene::of(lang, sheet, site)
    }

    /// The scene of a sheet.
    fn of(lang: Lang, sheet: Sheet, site: Option<String>) -> Result<Scene, Trouble> {
        let scenario = Scenario::read(&sheet).map_err(|errors| {
            let fault = |error| Fault::of_field(error, field_fault(lang, error));
            Trouble::Scenario(errors.iter().map(fault).collect())
        })?;
        let names = Hand::BOTH.map(|hand| name_of(Some(catalogue()), &sheet, hand));
        Ok(Scene { lang, sheet, scenario, names, site })
    }

    /// The report, nothing answered yet.
    pub fn report(&self) -> Report {
        let names = Some(Sides::from(self.names.clone()));
        Report { names, ..Report::of(&self.sheet) }
    }

    /// The left side's attack in the sentence that the page copies.
    pub fn sentence(&self, exact: Option<&Exact>, duel: Option<&DuelLaw>) -> String {
        let hit = self.scenario.pipeline(Hand::Left).hit_ratio();
        let names = self.sentence_names();
        Summary::of(self.lang, names, &self.sheet, &self.scenario, hit, exact, duel)
            .sentence(self.lang)
    }

    /// Who strikes, with level and weapon.
    pub fn who(&self) -> String {
        let names = self.sentence_names();
        Summary::of(self.lang, names, &self.sheet, &self.scenario, None, None, None)
            .attacker(self.lang)
    }

    fn sentence_names(&self) -> Names {
        let slot = Slot::side(Hand::Left, "w");
        let held = self.sheet.get(slot);
        let entries = catalogue().entries(slot).unwrap_or_default();
        let weapon = entries.into_iter().find(|entry| entry.id == held);
        let [who, whom] = self.names.clone();
        Names { who, whom, weapon: weapon.map_or(held, |entry| &entry.name).to_owned() }
    }

    /// The address of a link's fragment; `None` where no site is known.
    pub fn address(&self, link: &str) -> Option<String> {
        self.site.as_ref().map(|site| format!("{site}#{link}"))
    }

    /// What stands in front of the scene's own link.
    pub fn link_title(&self) -> String {
        match self.site {
            Some(_) => console::see_and_change(self.lang),
            None => console::link(self.lang),
        }
    }

    /// The scene's own link, as an address where there is a site.
    pub fn link(&self) -> String {
        let link = encode(&self.sheet);
        self.address(&link).unwrap_or(link)
    }
}

/// Says something on standard error.
fn warn(lang: Lang, text: &str) {
    eprintln!("{}", console::warning(lang, text));
}

/// A site's address without its fragment.
fn address(lang: Lang, site: &str) -> Result<String, Trouble> {
    let known = ["https://", "http://"]
        .iter()
        .any(|scheme| site.strip_prefix(scheme).is_some_and(|rest| !rest.is_empty()));
    let plain = |c: char| c.is_ascii_graphic() && !"#\"'<>[]{}|\\^`".contains(c);
    if known && site.chars().all(plain) {
        Ok(site.to_owned())
    } else {
        Err(Trouble::Usage(console::no_address(lang, site)))
    }
}

fn read(lang: Lang, common: &Common) -> Result<Sheet, Trouble> {
    let Some(named) = common.scenario.as_deref() else { return Ok(Sheet::new()) };
    let text = match named {
        "-" => {
            let mut bytes = Vec::new();
            let most = LONGEST_DOCUMENT as u64 + 1;
            let read = std::io::stdin().lock().take(most).read_to_end(&mut bytes);
            read.map_err(|error| unread(lang, named, &error))?;
            String::from_utf8_lossy(&bytes).into_owned()
        }
        file if Path::new(file).exists() => {
            std::fs::read_to_string(file).map_err(|error| unread(lang, file, &error))?
        }
        link if is_link(link) => link.to_owned(),
        other => return Err(Trouble::File(console::no_scenario(lang, other))),
    };
    let (sheet, notices) = parse(lang, named, text.trim_start_matches('\u{feff}').trim())?;
    let said: Vec<String> = notices.iter().map(|n| notice(lang, n)).collect();
    if common.lenient || notices.is_empty() {
        said.iter().for_each(|text| warn(lang, text));
        return Ok(sheet);
    }
    let faults = notices.iter().zip(said).map(|(notice, text)| Fault::of_notice(notice, text));
    Err(Trouble::Scenario(faults.collect()))
}

fn unread(lang: Lang, file: &str, error: &std::io::Error) -> Trouble {
    Trouble::File(console::not_read(lang, file, &error.to_string()))
}

/// Whether a text can be a link.
fn is_link(text: &str) -> bool {
    let http = ["https://", "http://"].iter().any(|scheme| text.starts_with(scheme));
    http || text.contains('#') || text.contains('=')
}

/// A link or a document.
fn parse(lang: Lang, named: &str, text: &str) -> Result<(Sheet, Vec<Notice>), Trouble> {
    if !text.starts_with(['{', '[', '"']) && is_link(text) && !text.contains(['\n', ' ']) {
        let http = text.starts_with("http");
        let fragment = text.split_once('#').map_or(if http { "" } else { text }, |parts| parts.1);
        return Ok(decode(fragment));
    }
    let refused = match Document::from_json(text) {
        Ok((Document { sheet: Some(sheet), .. }, notices)) => return Ok((sheet, notices)),
        Ok(_) => Refused::NotADocument,
        Err(refused) => refused,
    };
    Err(Trouble::scenario(match refused {
        Refused::TooLong => console::too_long(lang, named, &int(lang, LONGEST_DOCUMENT as i64)),
        Refused::NotJson => console::no_json(lang, named),
        Refused::NotADocument => console::no_document(lang, named),
    }))
}
