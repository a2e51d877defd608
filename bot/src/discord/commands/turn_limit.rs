//! The option `time`: turn limits as players choose and type them.

use matches::Limit;
use poise::serenity_prelude::CreateAutocompleteResponse;
use words::Language;

use crate::app;
use crate::app::play::typed_words;
use crate::discord::commands::autocomplete::choices;
use crate::discord::commands::command_types::Context;
use crate::discord::interaction::Interaction;
use crate::discord::message::markup::say;

pub(super) const TIME: &str = "time";

const NONE: &str = "none";

/// The suggested limits, in hours.
const SUGGESTED: [u64; 12] = [72, 24, 48, 120, 168, 240, 336, 1, 3, 8, 12, 36];

/// Reads a limit such as `36h`, `3 days`, `1 week` or `none`. `None` if it is invalid, `Some(None)` for no limit.
fn read(typed: &str) -> Option<Option<Limit>> {
    let typed = typed.trim().to_lowercase();
    if [NONE, "no", "no limit", "unlimited"].contains(&typed.as_str()) {
        return Some(None);
    }
    let end = typed.find(|letter: char| !letter.is_ascii_digit())?;
    let (number, unit) = typed.split_at(end);
    let hours = match unit.trim() {
        "h" | "hour" | "hours" => 1,
        "d" | "day" | "days" => 24,
        "w" | "week" | "weeks" => 7 * 24,
        _ => return None,
    };
    Limit::of_hours(number.parse::<u64>().ok()?.checked_mul(hours)?).map(Some)
}

/// Reads a limit in English, in the words of a language, or in those of any other.
///
/// A person may type the words of their Discord, of their chosen language, or of a suggestion.
pub(super) fn read_in(typed: &str, language: Language) -> Option<Option<Limit>> {
    let spaced = with_spaced_unit(typed);
    let translated = |language: Language| read(&typed_words::canonical(TIME, language, &spaced)?);
    read(typed).or_else(|| [language].into_iter().chain(Language::ALL).find_map(translated))
}

/// The text with its unit as a word of its own: `3 std` for `3std`.
fn with_spaced_unit(typed: &str) -> String {
    let typed = typed.trim();
    let end = typed.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(typed.len());
    let (number, unit) = typed.split_at(end);
    format!("{number} {unit}")
}

/// Suggests the typed limit first, and then limits that match the typed text.
pub(super) async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices(offered(typed, Interaction::from(context).language))
}

fn offered(typed: &str, language: Language) -> Vec<(String, String)> {
    let limits = SUGGESTED.into_iter().filter_map(Limit::of_hours).map(Some).chain([None]);
    let mut offered: Vec<_> = limits.map(|limit| choice(limit, language)).collect();
    let lower = typed.trim().to_lowercase();
    offered
        .retain(|(label, value)| label.to_lowercase().contains(&lower) || value.contains(&lower));
    if let Some(limit) = read_in(typed, language) {
        let exact = choice(limit, language);
        offered.retain(|other| *other != exact);
        offered.insert(0, exact);
    }
    offered
}

fn choice(limit: Option<Limit>, language: Language) -> (String, String) {
    let hours = limit.map(|limit| limit.ms() / 3_600_000);
    let value = hours.map_or_else(|| NONE.into(), |hours| format!("{hours}h"));
    (say(app::view::turn_limit_text::span(limit), language), value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(typed: &str, hours: Option<Option<u64>>) {
        let expected = hours.map(|hours| hours.and_then(Limit::of_hours));
        assert_eq!(read(typed), expected, "{typed}");
    }

    #[test]
    fn turn_limits_are_read_in_common_spellings_and_languages() {
        check("36h", Some(Some(36)));
        check(" 3 Days ", Some(Some(72)));
        check("2w", Some(Some(336)));
        check("1 hour", Some(Some(1)));
        check("none", Some(None));
        assert_eq!(read_in("2 veckor", Language::Swedish), read("2 weeks"));
        assert_eq!(read_in("unbegrenzt", Language::German), Some(None));
        for wrong in
            ["", "3", "0h", "15d", "days", "-1h", "1.5d", "99999999999999999999h", "3 moons"]
        {
            check(wrong, None);
        }
    }

    #[test]
    fn turn_limits_are_read_without_a_space_and_in_every_language() {
        assert_eq!(read_in("3j", Language::French), read("3d"));
        assert_eq!(read_in("3std", Language::German), read("3h"));
        assert_eq!(read_in(" 3Tim ", Language::Swedish), read("3h"));
        // The language that a person has chosen may differ from that of their Discord.
        assert_eq!(read_in("2 veckor", Language::English), read("2 weeks"));
        assert_eq!(read_in("sans limite", Language::German), Some(None));
        for wrong in ["", "3", "j", "0j", "3 lunes"] {
            assert_eq!(read_in(wrong, Language::French), None, "{wrong}");
        }
    }

    #[test]
    fn turn_limits_suggest_three_days_first_and_match_typed_text() {
        assert_eq!(offered("", Language::English)[0], ("3 days".into(), "72h".into()));
        assert_eq!(offered("week", Language::English), []);
        assert_eq!(offered("5 h", Language::English), [("5 hours".into(), "5h".into())]);
        assert_eq!(offered("4 days", Language::English)[0], ("4 days".into(), "96h".into()));
        assert_eq!(offered("6h", Language::English)[0], ("6 hours".into(), "6h".into()));
        let days = offered("1 day", Language::English);
        assert_eq!(days, [("1 day".into(), "24h".into())], "only once");
        assert!(offered("no", Language::English).contains(&("no limit".into(), "none".into())));
    }
}
