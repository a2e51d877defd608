//! Serves the web page, and the gateway at the same address.

use std::sync::Arc;

use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::{IntoResponse, Response};

use crate::shared::Shared;
use crate::websocket::{ConnectionQuery, upgrade};

/// The content security policy. Only our own scripts run, and nothing is loaded from elsewhere, whatever a message
/// contains.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: http://127.0.0.1:*; connect-src 'self'; frame-src http://127.0.0.1:*; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/// The page's files, embedded: there is no build step.
const FILES: [(&str, &str, &str); 23] = [
    ("page.css", "text/css", include_str!("page.css")),
    ("page.js", "text/javascript", include_str!("page.js")),
    ("activity.js", "text/javascript", include_str!("activity.js")),
    ("api.js", "text/javascript", include_str!("api.js")),
    ("awaited_members.js", "text/javascript", include_str!("awaited_members.js")),
    ("clock.js", "text/javascript", include_str!("clock.js")),
    ("composer.js", "text/javascript", include_str!("composer.js")),
    ("dom.js", "text/javascript", include_str!("dom.js")),
    ("focus.js", "text/javascript", include_str!("focus.js")),
    ("markdown.js", "text/javascript", include_str!("markdown.js")),
    ("messages.js", "text/javascript", include_str!("messages.js")),
    ("modal.js", "text/javascript", include_str!("modal.js")),
    ("picture.js", "text/javascript", include_str!("picture.js")),
    ("places.js", "text/javascript", include_str!("places.js")),
    ("welcome.js", "text/javascript", include_str!("welcome.js")),
    ("wire.js", "text/javascript", include_str!("wire.js")),
    ("words.js", "text/javascript", include_str!("words.js")),
    ("en.json", "application/json", include_str!("words/en.json")),
    ("sv.json", "application/json", include_str!("words/sv.json")),
    ("fr.json", "application/json", include_str!("words/fr.json")),
    ("de.json", "application/json", include_str!("words/de.json")),
    ("nl.json", "application/json", include_str!("words/nl.json")),
    ("es.json", "application/json", include_str!("words/es.json")),
];

/// The page, or the gateway if a bot requests an upgrade: serenity connects to the bare address.
pub(crate) async fn root(
    State(shared): State<Arc<Shared>>,
    Query(wanted): Query<ConnectionQuery>,
    request: Request,
) -> Response {
    upgrade(shared, wanted, request)
        .unwrap_or_else(|| file_response("text/html", include_str!("index.html")))
}

/// The page's styles and scripts.
pub(crate) async fn file(Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(known, ..)| *known == name) {
        Some((_, kind, text)) => file_response(kind, text),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The picture of a card.
pub(crate) async fn card(State(shared): State<Arc<Shared>>, Path(at): Path<usize>) -> Response {
    let card = shared.read(|world| world.start.cards.get(at).map(|card| card.png.clone()));
    match card {
        Some(png) => ([(CONTENT_TYPE, "image/png")], png).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn file_response(kind: &str, text: &'static str) -> Response {
    let kind = format!("{kind}; charset=utf-8");
    (
        [
            (CONTENT_TYPE, kind.as_str()),
            (CONTENT_SECURITY_POLICY, POLICY),
            (X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (CACHE_CONTROL, "no-cache"),
        ],
        text,
    )
        .into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use serde_json::Value;

    use super::*;

    type Sentences = BTreeMap<String, Value>;

    /// The files of words, by language.
    fn languages() -> BTreeMap<&'static str, Sentences> {
        let files = FILES.iter().filter_map(|(name, _, text)| {
            Some((name.strip_suffix(".json")?, serde_json::from_str(text).unwrap()))
        });
        files.collect()
    }

    /// The names in braces in all forms of a sentence.
    fn values(sentence: &Value) -> BTreeSet<String> {
        let text = sentence.to_string();
        let starts = text
            .match_indices('{')
            .filter_map(|(at, _)| text[at + 1..].split_once('}').map(|(name, _)| name.to_owned()));
        let is_name = |name: &String| name.chars().all(|letter| letter.is_ascii_lowercase());
        starts.filter(is_name).collect()
    }

    #[test]
    fn every_language_has_every_sentence_with_its_values() {
        let languages = languages();
        assert_eq!(languages.len(), 6);
        let english = &languages["en"];
        for (language, own) in &languages {
            assert!(english.keys().eq(own.keys()), "{language} has other sentences than English");
            for (key, sentence) in english {
                let there = &own[key];
                assert_eq!(values(sentence), values(there), "{language}: {key}");
                let forms = there["cases"]
                    .as_object()
                    .is_none_or(|cases| cases.contains_key("one") && cases.contains_key("other"));
                assert!(forms && sentence["by"] == there["by"], "{language}: {key}");
            }
        }
    }

    #[test]
    fn page_messages_and_their_uses_match() {
        let english = &languages()["en"];
        let page = include_str!("index.html");
        let scripts = FILES.iter().filter(|(name, ..)| name.ends_with(".js"));
        let all: String = scripts.map(|(_, _, text)| *text).chain([page]).collect();
        let said = |key: &str| all.contains(&format!("\"{key}\""));
        let by_kind = |key: &str| key.starts_with("error_") || key.contains(' ') || key == "true";
        let idle: Vec<_> = english.keys().filter(|key| !said(key) && !by_kind(key)).collect();
        assert!(idle.is_empty(), "nothing says {idle:?}");
        for attribute in ["data-t=\"", "data-t-label=\"", "data-t-title=\"", " t(\"", "(t(\""] {
            let keys = all.split(attribute).skip(1).filter_map(|rest| rest.split('"').next());
            let missing: Vec<_> = keys.filter(|key| !english.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{missing:?} have no sentence");
        }
    }
}
