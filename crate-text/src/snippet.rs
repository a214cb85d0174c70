//! What an editor pastes into a page so that a fight stands there: a frame,
//! the element, or, where frames are refused, a picture, numbers and a link.
//!
//! What each page takes is that page's own syntax: DokuWiki's iframe plugin
//! (`{{url>…}}`) and its fork (`{{iframe>…}}`) end an address at a space, a `|`
//! or `}}`; MediaWiki and HTML at a quote.

use duelscope_core::sheet::Frame;

use crate::table::{Cell, Format, Table, address, in_line};
use crate::{Lang, messages};

messages! {
    /// Entry of the share menu, and heading of its dialog.
    put_into_page() {
        en "Put into a wiki or page";
        ru "Вставить в вики или на страницу";
    }
    /// Under that entry.
    put_into_page_note() {
        en "a live frame, a table, a picture";
        ru "живая рамка, таблица, картинка";
    }
    /// Field: for what the text is.
    snippet_for() {
        en "For";
        ru "Для чего";
    }
    /// Field: height of the frame.
    frame_height() {
        en "Height, pixels";
        ru "Высота, пикселей";
    }
    /// Field: what the frame shows.
    frame_shows() {
        en "Shows";
        ru "Показывает";
    }
    /// Box: readers cannot change the fight.
    frame_locked() {
        en "Readers cannot change the fight";
        ru "Читатель не может менять бой";
    }
    /// Above the preview: how wide a column is tried.
    preview_width() {
        en "Preview in a column of";
        ru "Просмотр в колонке шириной";
    }
    /// What the preview is.
    preview_of(title: &str) {
        en "Preview: {title}";
        ru "Просмотр: {title}";
    }
    /// The text to paste.
    snippet_text() {
        en "Paste this";
        ru "Вставьте этот текст";
    }
    /// Button: copies that text.
    copy_snippet() {
        en "Copy";
        ru "Скопировать";
    }
    /// Said when it is copied.
    snippet_copied() {
        en "Copied: paste it into the page";
        ru "Скопировано: вставьте на страницу";
    }
    /// Where the plugin is needed.
    needs_plugin() {
        en "Needs the wiki's iframe plugin; its admin knows whether it is there. A list, a table or a sentence works everywhere.";
        ru "Нужен плагин iframe: есть ли он, знает администратор вики. Список, таблица или предложение работают везде.";
    }
    /// How to get the picture.
    picture_note(file: &str) {
        en "Save the chart below as PNG or SVG and upload it. If its address becomes another one, put that in place of {file}.";
        ru "Сохраните график ниже как PNG или SVG и загрузите его. Если его адрес станет другим, поставьте его вместо {file}.";
    }
    /// Heading over the chart.
    chart_as_picture() {
        en "The chart, to be saved and uploaded";
        ru "График: сохранить и загрузить";
    }
    /// What a frame or a link is called.
    fight_title(left: &str, right: &str) {
        en "Duelscope: {left} attacks {right}";
        ru "Duelscope: {left} против {right}";
    }
    /// Column of a number's name.
    what_column() {
        en "what";
        ru "что";
    }
    /// Column of numbers.
    number_column() {
        en "number";
        ru "число";
    }
    /// Part of a way's name.
    picture_and_link() {
        en "picture and link";
        ru "картинка и ссылка";
    }
    /// Part of a way's name.
    as_sentence() {
        en "sentence";
        ru "предложение";
    }
    /// Part of a way's name.
    as_list() {
        en "list";
        ru "список";
    }
    /// Part of a way's name.
    as_table() {
        en "table";
        ru "таблица";
    }
    /// A choice: all that a frame shows by itself.
    shows_usual() {
        en "odds, steps, chart";
        ru "шансы, шаги, график";
    }
    /// A choice of what a frame shows.
    shows_odds() {
        en "odds alone";
        ru "только шансы";
    }
    /// A choice of what a frame shows.
    shows_steps() {
        en "odds and steps";
        ru "шансы и шаги";
    }
    /// A choice of what a frame shows.
    shows_duel() {
        en "odds and duel";
        ru "шансы и поединок";
    }
    /// A choice of what a frame shows.
    shows_all() {
        en "everything";
        ru "всё";
    }
}

/// What a way is called.
pub fn way_name(lang: Lang, way: Way) -> String {
    match way {
        Way::DokuWikiUrl => "DokuWiki, {{url>…}}".to_owned(),
        Way::DokuWikiIframe => "DokuWiki, {{iframe>…}}".to_owned(),
        Way::MediaWikiFrame => "MediaWiki, <iframe>".to_owned(),
        Way::Html => "HTML, <iframe>".to_owned(),
        Way::Element => "HTML, <duel-scope>".to_owned(),
        Way::Markdown => format!("Markdown: {}", picture_and_link(lang)),
        Way::DokuWikiPicture => format!("DokuWiki: {}", picture_and_link(lang)),
        Way::DokuWikiSentence => format!("DokuWiki: {}", as_sentence(lang)),
        Way::DokuWikiList => format!("DokuWiki: {}", as_list(lang)),
        Way::DokuWikiTable => format!("DokuWiki: {}", as_table(lang)),
        Way::MediaWikiTable => format!("MediaWiki: {}", as_table(lang)),
    }
}

/// A way to put a fight into a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// A frame by DokuWiki's iframe plugin.
    DokuWikiUrl,
    /// A frame by the fork of that plugin.
    DokuWikiIframe,
    /// A frame in MediaWiki, by its iframe extension.
    MediaWikiFrame,
    /// A frame in HTML.
    Html,
    /// The element `<duel-scope>`, which is as high as what it shows.
    Element,
    /// A picture that leads to the page, in Markdown.
    Markdown,
    /// A picture that leads to the page, in DokuWiki.
    DokuWikiPicture,
    /// A sentence that leads to the page, in DokuWiki.
    DokuWikiSentence,
    /// The numbers as a list of DokuWiki.
    DokuWikiList,
    /// The numbers as a table of DokuWiki.
    DokuWikiTable,
    /// The numbers as a table of MediaWiki.
    MediaWikiTable,
}

impl Way {
    /// All of them, those with a frame first.
    pub const ALL: [Way; 11] = [
        Way::DokuWikiUrl,
        Way::DokuWikiIframe,
        Way::MediaWikiFrame,
        Way::Html,
        Way::Element,
        Way::Markdown,
        Way::DokuWikiPicture,
        Way::DokuWikiSentence,
        Way::DokuWikiList,
        Way::DokuWikiTable,
        Way::MediaWikiTable,
    ];

    /// Whether a picture of the chart is shown, which must be uploaded.
    pub const fn pictured(self) -> bool {
        matches!(self, Way::Markdown | Way::DokuWikiPicture)
    }

    /// Whether the live page is shown, and not only led to.
    pub const fn framed(self) -> bool {
        use Way::{DokuWikiIframe, DokuWikiUrl, Element, Html, MediaWikiFrame};
        matches!(self, DokuWikiUrl | DokuWikiIframe | MediaWikiFrame | Html | Element)
    }
}

/// A fight to be put into a page.
#[derive(Clone, Debug, PartialEq)]
pub struct Snippet {
    /// The address of the page, without query and fragment.
    pub page: String,
    /// The document, as links write it.
    pub link: String,
    /// What a frame is to look like.
    pub looks: Frame,
    /// What a screen reader calls it.
    pub title: String,
    /// Width of the frame in pixels; `None` for all there is.
    pub width: Option<u32>,
    /// Height of the frame in pixels.
    pub height: u32,
    /// The fight in a sentence.
    pub sentence: String,
    /// File name of the picture.
    pub picture: String,
    /// The numbers.
    pub table: Table,
}

impl Snippet {
    /// Where the page itself shows the fight.
    pub fn address(&self) -> String {
        address(&format!("{}#{}", self.page, self.link))
    }

    /// Where a frame shows it.
    pub fn frame(&self) -> String {
        address(&format!("{}?embed#{}", self.page, self.link_of_frame()))
    }

    fn link_of_frame(&self) -> String {
        let mut link = self.link.clone();
        self.looks.append(&mut link);
        link
    }

    /// What is pasted, with a line's end at its end.
    pub fn write(&self, way: Way) -> String {
        let (frame, height) = (self.frame(), self.height);
        let width = |all: &str, unit: &str| {
            self.width.map_or_else(|| all.to_owned(), |width| format!("{width}{unit}"))
        };
        match way {
            Way::DokuWikiUrl => {
                let (width, title) = (width("100%", "px"), wiki_title(&self.title));
                format!("{{{{url>{frame} {width},{height}px|{title}}}}}\n")
            }
            Way::DokuWikiIframe => {
                let (width, title) = (width("100%", "px"), wiki_title(&self.title));
                format!("{{{{iframe>{frame} width={width} height={height}px|{title}}}}}\n")
            }
            Way::MediaWikiFrame | Way::Html => {
                let lazy = if way == Way::Html { " loading=\"lazy\"" } else { "" };
                format!(
                    "<iframe src=\"{}\" width=\"{}\" height=\"{height}\" title=\"{}\"{lazy}></iframe>\n",
                    entities(&frame),
                    width("100%", ""),
                    entities(&self.title),
                )
            }
            Way::Element => {
                let title = entities(&self.title);
                format!(
                    "<script type=\"module\" src=\"{}\"></script>\n\
                     <duel-scope link=\"{}\" title=\"{title}\">\n\
                     \x20 <a href=\"{}\">{title}</a>\n\
                     </duel-scope>\n",
                    entities(&address(&self.beside("embed.js"))),
                    entities(&address(&self.link_of_frame())),
                    entities(&self.address()),
                )
            }
            Way::Markdown => {
                let (title, picture) = (markdown(&self.title), address(&self.picture));
                format!("[![{title}]({picture})]({})\n", self.address())
            }
            Way::DokuWikiPicture => {
                let (title, picture) = (wiki_title(&self.title), address(&self.picture));
                format!("[[{}|{{{{{picture}|{title}}}}}]]\n", self.address())
            }
            Way::DokuWikiSentence => {
                let row = vec![Cell::name(&self.sentence).leading_to(Some(self.address()))];
                let table = Table { rows: vec![row], ..Table::default() };
                // A list of one entry is the entry behind its sign.
                let list = table.write(Format::DokuWikiList);
                let entry = list.trim().trim_start_matches("* ");
                format!("{}\n", entry.trim_matches('*'))
            }
            Way::DokuWikiList => self.numbers(Format::DokuWikiList),
            Way::DokuWikiTable => self.numbers(Format::DokuWikiTable),
            Way::MediaWikiTable => self.numbers(Format::MediaWiki),
        }
    }

    /// The numbers, and below them the way to the page.
    fn numbers(&self, format: Format) -> String {
        let source = Cell::name(&self.title).leading_to(Some(self.address()));
        Table { source: Some(source), ..self.table.clone() }.write(format)
    }

    /// A file that lies beside the page.
    fn beside(&self, file: &str) -> String {
        let folder = self.page.rfind('/').map_or("", |at| &self.page[..=at]);
        format!("{folder}{file}")
    }
}

/// A text in HTML, in an attribute or outside.
fn entities(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in in_line(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}

/// A title that DokuWiki's plugins take to its end.
fn wiki_title(text: &str) -> String {
    in_line(text).replace(['{', '}', '|'], " ").trim().to_owned()
}

/// A text in Markdown between brackets.
fn markdown(text: &str) -> String {
    let mut out = String::new();
    for c in in_line(text).chars() {
        if matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '!' | '#' | '&') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests;
