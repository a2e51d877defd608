//! How long a turn may take, as people choose and type it in a challenge.

use matches::Limit;
use poise::serenity_prelude as serenity;
use serenity::CreateAutocompleteResponse;

use crate::app;
use crate::discord::message::markup::say;

/// The name of the option.
pub(super) const TIME: &str = "time";

/// What stands for no limit.
const NONE: &str = "none";

/// The limits that are offered, in hours.
const OFFERED: [u64; 12] = [72, 24, 48, 120, 168, 240, 336, 1, 3, 8, 12, 36];

/// Reads a limit: `36h`, `3 days`, `1 week`, `none`; nothing where it is none, too short or too long.
pub(super) fn read(typed: &str) -> Option<Option<Limit>> {
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

/// Offers limits that what is typed could mean.
pub(super) async fn complete(typed: &str) -> CreateAutocompleteResponse {
    offered(typed)
        .into_iter()
        .fold(CreateAutocompleteResponse::new(), |response, (label, value)| {
            response.add_string_choice(label, value)
        })
}

fn offered(typed: &str) -> Vec<(String, String)> {
    let limits = OFFERED.into_iter().filter_map(Limit::of_hours).map(Some).chain([None]);
    let mut offered: Vec<_> = limits.map(choice).collect();
    let lower = typed.trim().to_lowercase();
    offered
        .retain(|(label, value)| label.to_lowercase().contains(&lower) || value.contains(&lower));
    if let (true, Some(limit)) = (offered.is_empty(), read(typed)) {
        offered.push(choice(limit));
    }
    offered
}

/// What a limit is called, and what is sent for it.
fn choice(limit: Option<Limit>) -> (String, String) {
    let hours = limit.map(|limit| limit.ms() / 3_600_000);
    let value = hours.map_or_else(|| NONE.into(), |hours| format!("{hours}h"));
    (say(app::view::deadline::span(limit)), value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(typed: &str, hours: Option<Option<u64>>) {
        let expected = hours.map(|hours| hours.and_then(Limit::of_hours));
        assert_eq!(read(typed), expected, "{typed}");
    }

    #[test]
    fn limits_are_read_as_people_write_them() {
        check("36h", Some(Some(36)));
        check(" 3 Days ", Some(Some(72)));
        check("2w", Some(Some(336)));
        check("1 hour", Some(Some(1)));
        check("none", Some(None));
        for wrong in
            ["", "3", "0h", "15d", "days", "-1h", "1.5d", "99999999999999999999h", "3 moons"]
        {
            check(wrong, None);
        }
    }

    #[test]
    fn three_days_are_offered_first_and_what_is_typed_is_found() {
        assert_eq!(offered("")[0], ("3 days".into(), "72h".into()));
        assert_eq!(offered("week"), []);
        assert_eq!(offered("5 h"), [("5 hours".into(), "5h".into())]);
        assert!(offered("no").contains(&("no limit".into(), "none".into())));
    }
}
