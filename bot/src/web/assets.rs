//! Scripts, styles and symbols of the page, served from memory. A file's address changes with its content.

use std::collections::BTreeMap;

use axum::body::Body;
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY,
};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use minifier::js::minify;
use render::Theme;
use render::svg::things;
use sha2::{Digest, Sha256};
use words::Language;

use crate::web::compression::{accepts_gzip, gzip};
use crate::web::page_words::page_words;
use crate::web::plain_text::say_plainly;
use crate::words::web::WebText;

/// The cache header of files, whose content never changes under the same address.
const FOREVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// The cache header of files under the address of another version.
const NOT_AT_ALL: HeaderValue = HeaderValue::from_static("no-store");

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const IMAGE: &str = "image/svg+xml";

/// The page as a template, with names in double braces for the values to fill in.
const PAGE: &str = include_str!("page/index.html");

/// The page of an event.
const EVENT_PAGE: &str = include_str!("page/event.html");

/// The start page, which needs no script.
const START_PAGE: &str = include_str!("page/start.html");

/// Lists the files of the page's folder.
macro_rules! files {
    ($($name:literal: $kind:ident,)+) => {
        &[$(($name, $kind, include_str!(concat!("page/", $name)))),+]
    };
}

const FILES: &[(&str, &str, &str)] = files! {
    "board.js": SCRIPT,
    "boards.js": SCRIPT,
    "client.js": SCRIPT,
    "dialogs.js": SCRIPT,
    "dom.js": SCRIPT,
    "drafts.js": SCRIPT,
    "drag.js": SCRIPT,
    "dress.js": SCRIPT,
    "ending.js": SCRIPT,
    "event.css": STYLE,
    "event.js": SCRIPT,
    "event_parts.js": SCRIPT,
    "exercise.js": SCRIPT,
    "fairness.js": SCRIPT,
    "frame.js": SCRIPT,
    "frame_client.js": SCRIPT,
    "frame.css": STYLE,
    "keys.js": SCRIPT,
    "late.js": SCRIPT,
    "machine.js": SCRIPT,
    "main.js": SCRIPT,
    "match.js": SCRIPT,
    "panels.js": SCRIPT,
    "replay.js": SCRIPT,
    "settings.js": SCRIPT,
    "sound.js": SCRIPT,
    "words.js": SCRIPT,
    "page.css": STYLE,
};

/// The files of the page, compressed.
pub(super) struct Assets {
    /// The start of a hash of all files, which is a part of their addresses.
    build: String,
    files: BTreeMap<String, Asset>,
}

struct Asset {
    kind: &'static str,
    plain: Vec<u8>,
    compressed: Vec<u8>,
}

impl std::fmt::Debug for Assets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Assets").field("build", &self.build).finish_non_exhaustive()
    }
}

impl Assets {
    pub(super) fn new() -> Self {
        let sheets = [
            ("things-light.svg", Theme::Light),
            ("things-dark.svg", Theme::Dark),
            ("things-contrast.svg", Theme::Contrast),
        ];
        let sheets = sheets.map(|(name, theme)| (name, IMAGE, things(theme)));
        let files = FILES.iter().map(|(name, kind, text)| {
            (*name, *kind, if *kind == SCRIPT { small(text) } else { with_system_colors(text) })
        });
        let files = files.map(|(name, kind, text)| (name.to_owned(), kind, text));
        let sheets = sheets.into_iter().map(|(name, kind, text)| (name.to_owned(), kind, text));
        let words =
            Language::ALL.map(|language| (words_name(language), SCRIPT, page_words(language)));
        let files: BTreeMap<_, _> = files
            .chain(sheets)
            .chain(words)
            .map(|(name, kind, text)| {
                let compressed = gzip(text.as_bytes(), Compression::best());
                (name, Asset { kind, plain: text.into_bytes(), compressed })
            })
            .collect();
        let mut hash = Sha256::new();
        files.values().for_each(|asset| hash.update(&asset.plain));
        let build = data_encoding::HEXLOWER.encode(&hash.finalize()[..8]);
        Self { build, files }
    }

    /// A file of the page, with headers that let browsers cache it. `None` if there is no such file.
    ///
    /// An older page, or one from another process, gets this version's file, uncached.
    pub(super) fn file(&self, build: &str, name: &str, headers: &HeaderMap) -> Option<Response> {
        let asset = self.files.get(name)?;
        let caching = if build == self.build { FOREVER } else { NOT_AT_ALL };
        let is_compressed = accepts_gzip(headers);
        let bytes = if is_compressed { &asset.compressed } else { &asset.plain };
        let mut response = Body::from(bytes.clone()).into_response();
        response.headers_mut().extend([
            (CONTENT_TYPE, HeaderValue::from_static(asset.kind)),
            (CACHE_CONTROL, caching),
            (VARY, HeaderValue::from_static("accept-encoding")),
            (ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*")),
        ]);
        if is_compressed {
            response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        Some(response)
    }

    /// The page inside Discord. `words` are its own sentences, as JSON.
    pub(super) fn frame(&self, application: u64, words: &str, language: Language) -> String {
        let words = escaped(words);
        let attributes = format!(" data-client=\"{application}\" data-frame-words=\"{words}\"");
        self.fill("frame.js", language)
            .replace("{{frame}}", &attributes)
            .replace("{{api}}", "")
            .replace("{{title}}", "Castellan")
    }

    /// The page that gets its JSON from an address such as `/api/m/12`.
    pub(super) fn page(&self, api: &str, title: &str, language: Language) -> String {
        self.fill("main.js", language)
            .replace("{{frame}}", "")
            .replace("{{api}}", &escaped(api))
            .replace("{{title}}", &escaped(title))
    }

    /// The page of an event, which gets its JSON from `api`.
    pub(super) fn event_page(&self, api: &str, title: &str, language: Language) -> String {
        self.fill_template(EVENT_PAGE, "event.js", language)
            .replace("{{event-style}}", &self.address("event.css"))
            .replace("{{api}}", &escaped(api))
            .replace("{{title}}", &escaped(title))
    }

    /// The start page, with this HTML in it.
    pub(super) fn start_page(&self, body: &str, language: Language) -> String {
        self.fill_template(START_PAGE, "", language)
            .replace("{{event-style}}", &self.address("event.css"))
            .replace("{{body}}", body)
    }

    /// The address of the page's sentences in a language.
    pub(super) fn words(&self, language: Language) -> String {
        self.address(&words_name(language))
    }

    fn address(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.build)
    }

    fn fill(&self, script: &str, language: Language) -> String {
        self.fill_template(PAGE, script, language)
    }

    /// A page with the addresses of its files.
    fn fill_template(&self, page: &str, script: &str, language: Language) -> String {
        page.replace("{{language}}", language.code())
            .replace("{{no-script}}", &escaped(&say_plainly(WebText::NoScript, language)))
            .replace("{{words}}", &self.words(language))
            .replace("{{style}}", &self.address("page.css"))
            .replace("{{script}}", &self.address(script))
            .replace("{{things-light}}", &self.address("things-light.svg"))
            .replace("{{things-dark}}", &self.address("things-dark.svg"))
            .replace("{{things-contrast}}", &self.address("things-contrast.svg"))
    }
}

/// The name of the file with the sentences of a language.
fn words_name(language: Language) -> String {
    format!("words-{language}.js")
}

/// A script without comments and spaces, which are two fifths of its size. Names stay.
fn small(script: &str) -> String {
    // A test checks that all scripts can be minified.
    minify(script).map_or_else(|_| script.to_owned(), |small| small.to_string())
}

/// A style sheet that follows the system's color scheme until a script sets another one.
fn with_system_colors(style: &str) -> String {
    let wishes = [("light", "prefers-color-scheme: light"), ("contrast", "prefers-contrast: more")];
    let rules = wishes.into_iter().filter_map(|(theme, wish)| {
        let (_, rest) = style.split_once(&format!(":root[data-theme=\"{theme}\"] {{"))?;
        let (colors, _) = rest.split_once('}')?;
        Some(format!("@media ({wish}) {{ :root[data-theme=\"auto\"] {{{colors}}} }}\n"))
    });
    style.to_owned() + &rules.collect::<String>()
}

/// A text with the special characters of HTML escaped.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_page_names_every_file_and_little_is_loaded_before_the_first_picture() {
        let assets = Assets::new();
        let page = assets.page("/api/m/1", "A <title>", Language::Swedish);
        assert!(page.contains("<html lang=\"sv\"") && page.contains("/words-sv.js"));
        assert!(!page.contains("{{"), "{page}");
        assert!(page.contains("A &lt;title&gt;"));
        // One of the three sheets, and one of the languages.
        let others = ["page.css", "things-light.svg", "words-de.js"];
        let first = loaded(&assets, "main.js").into_iter().chain(others.map(str::to_owned));
        let first: usize = first.map(|name| assets.files[&name].compressed.len()).sum();
        assert!(first <= 45_000, "{first} bytes before the first picture");
    }

    #[test]
    fn a_page_of_another_version_gets_the_present_files_and_does_not_keep_them() {
        let (assets, headers) = (Assets::new(), HeaderMap::new());
        let caching = |build: &str| {
            let file = assets.file(build, "dialogs.js", &headers).unwrap();
            file.headers()[CACHE_CONTROL].to_str().unwrap().to_owned()
        };
        assert_eq!(caching("0000000000000000"), "no-store");
        assert!(caching(&assets.build).contains("immutable"));
        assert!(assets.file(&assets.build, "missing.js", &headers).is_none());
    }

    #[test]
    fn a_match_loads_60_kilobytes_of_script_and_the_rest_when_it_is_needed() {
        let assets = Assets::new();
        let size = |names: &BTreeSet<String>| {
            names.iter().map(|name| assets.files[name].plain.len()).sum::<usize>()
        };
        let first = loaded(&assets, "main.js");
        assert!(size(&first) <= 60_000, "{} bytes of script", size(&first));
        let late = FILES.iter().filter(|(name, kind, _)| *kind == SCRIPT && !first.contains(*name));
        let late: BTreeSet<_> = late.map(|(name, ..)| (*name).to_owned()).collect();
        assert!(size(&late) <= 32_000, "{} bytes for single occasions", size(&late));
    }

    /// A script, and all scripts that it imports at its start.
    fn loaded(assets: &Assets, name: &str) -> BTreeSet<String> {
        let text = std::str::from_utf8(&assets.files[name].plain).unwrap();
        let needed = text.split("from\"./").skip(1).filter_map(|rest| rest.split('"').next());
        let needed = needed.flat_map(|needed| loaded(assets, needed));
        needed.chain([name.to_owned()]).collect()
    }

    #[test]
    fn a_script_loses_comments_and_spaces_and_no_names() {
        let script = "// What it is.\n/** @type {number} */\nlet first = 1; // one\n  const b = `a  b ${ first }`;\n";
        assert_eq!(small(script), "let first=1;const b=`a  b ${ first }`;");
        for (name, _, text) in FILES.iter().filter(|(_, kind, _)| *kind == SCRIPT) {
            assert!(minify(text).is_ok(), "{name} stays as it is");
        }
    }

    #[test]
    fn a_page_has_the_colors_of_the_system_before_its_script_runs() {
        let style = ":root { --bg: 1; }\n:root[data-theme=\"light\"] { --bg: 2; }\n";
        let rule =
            "@media (prefers-color-scheme: light) { :root[data-theme=\"auto\"] { --bg: 2; } }\n";
        assert_eq!(with_system_colors(style), format!("{style}{rule}"));
        let sheet = with_system_colors(include_str!("page/page.css"));
        assert!(sheet.contains(":root[data-theme=\"auto\"] {\n  color-scheme: light;"), "{sheet}");
        assert!(sheet.contains("(prefers-contrast: more)"), "{sheet}");
    }

    #[test]
    fn a_page_needs_no_inline_script_or_style() {
        for page in [PAGE, EVENT_PAGE, START_PAGE] {
            assert!(!page.contains("<style") && !page.contains("style="), "the policy forbids it");
        }
        assert_eq!(
            PAGE.matches("<script").count(),
            PAGE.matches("<script type=\"module\" src=").count()
        );
    }
}
