//! Reads JSON from programs and people, with readable errors.

use serde::Deserialize;
use serde_json::Value;

use crate::words::RulesMessage;
use crate::{Message, Refusal};

/// The maximum number of characters of an error text, which may quote the input.
const TOLD: usize = 200;

/// Reads a state from JSON.
pub fn read_state<'a, T: Deserialize<'a>>(state: &'a Value) -> Result<T, Refusal> {
    serde_path_to_error::deserialize(state).map_err(|error| {
        let path = error.path().to_string();
        let place = if path == "." { String::new() } else { format!("`{path}`: ") };
        let told = place + &describe_json_error(error.inner());
        let told: String = told.chars().filter(|letter| !letter.is_control()).take(TOLD).collect();
        Refusal::new(RulesMessage::Misread { told })
    })
}

/// Refuses a state or option for this reason.
pub fn refuse<T>(reason: impl Into<Message>) -> Result<T, Refusal> {
    Err(Refusal::new(reason))
}

/// The beginning of a text, safe to quote between `backticks`.
pub fn excerpt(text: &str, most: usize) -> String {
    text.chars().filter(|letter| !letter.is_control() && *letter != '`').take(most).collect()
}

/// serde's error about the form of a value, without the names of Rust's types.
pub fn describe_json_error(error: &serde_json::Error) -> String {
    let text = error.to_string();
    // The quoted input comes first and may contain the separator, so split at its last occurrence.
    let (found, expected) = text.rsplit_once(", expected ").unwrap_or((text.as_str(), ""));
    let found = found
        .replacen("invalid type: sequence", "invalid type: list", 1)
        .replacen("invalid type: map", "invalid type: object", 1)
        .replacen("unknown variant", "unknown value", 1);
    let (kind, place) = match expected.split_once(" at line ") {
        Some((kind, place)) => (kind, format!(" at line {place}")),
        None => (expected, String::new()),
    };
    let kind = match kind {
        "" => return found,
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" => "a whole number, not negative",
        "a sequence" => "a list",
        "string or map" => "a string",
        object if object == "a map" || object.starts_with("struct ") => "an object",
        other => other,
    };
    format!("{found}, expected {kind}{place}")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read")]
    struct State {
        pieces: Vec<Piece>,
        turn: Option<u8>,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only read")]
    struct Piece {
        square: String,
        kind: Kind,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Pawn,
        King,
    }

    #[track_caller]
    fn check(state: Value, expected: &str) {
        let refused = read_state::<State>(&state).unwrap_err();
        assert_eq!(
            *refused.message(),
            Message::from(RulesMessage::Misread { told: expected.into() })
        );
    }

    #[test]
    fn a_json_error_names_its_place_and_the_expected_type() {
        let piece =
            |square: Value, kind: &str| json!({"pieces": [{"square": square, "kind": kind}]});
        assert!(read_state::<State>(&piece(json!("a1"), "pawn")).is_ok());
        check(json!({}), "missing field `pieces`");
        check(json!({"pieces": {}}), "`pieces`: invalid type: object, expected a list");
        check(
            piece(json!(5), "king"),
            "`pieces[0].square`: invalid type: integer `5`, expected a string",
        );
        check(
            piece(json!("a1"), "queen"),
            "`pieces[0].kind`: unknown value `queen`, expected `pawn` or `king`",
        );
        check(json!({"pieces": [7]}), "`pieces[0]`: invalid type: integer `7`, expected an object");
        check(
            json!({"pieces": [], "turn": 256}),
            "`turn`: invalid value: integer `256`, expected a whole number from 0 to 255",
        );
    }

    #[test]
    fn a_json_error_quotes_the_input_without_control_characters() {
        check(
            json!({"pieces": [], "turn": "struct X, expected u8"}),
            "`turn`: invalid type: string \"struct X, expected u8\", \
             expected a whole number from 0 to 255",
        );
        check(
            json!({"pieces": [], "\u{1b}[31mred\n": 1}),
            "`[31mred`: unknown field `[31mred`, expected `pieces` or `turn`",
        );
        let told = read_state::<State>(&json!({"pieces": "x".repeat(5000)})).unwrap_err();
        assert!(told.to_string().chars().count() < TOLD + 40, "{told}");
    }
}
