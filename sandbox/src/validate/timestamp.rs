//! ISO 8601 timestamps as Discord reads them.

/// `2026-11-22`, and then perhaps `T05:27`, `:00`, `.123`, `Z` or `+01:00`.
pub(crate) fn is_iso8601(text: &str) -> bool {
    let number = |text: &str, least: u32, most: u32| {
        text.len() == 2
            && text.bytes().all(|byte| byte.is_ascii_digit())
            && text.parse().is_ok_and(|number: u32| (least..=most).contains(&number))
    };
    let (date, time) = text.split_once(['T', 't', ' ']).unwrap_or((text, "00:00"));
    let parts = date.split('-').collect::<Vec<_>>();
    let [year, month, day] = parts[..] else { return false };
    let is_date = year.len() == 4
        && year.bytes().all(|byte| byte.is_ascii_digit())
        && number(month, 1, 12)
        && number(day, 1, days_of(year, month));
    let (time, zone) = match time.strip_suffix(['Z', 'z']) {
        Some(time) => (time, "00:00"),
        None => time.split_once(['+', '-']).unwrap_or((time, "00:00")),
    };
    let (clock, fraction) = time.split_once('.').unwrap_or((time, "0"));
    let parts = clock.split(':').collect::<Vec<_>>();
    let is_clock = matches!(parts.len(), 2 | 3)
        && number(parts[0], 0, 23)
        && parts[1..].iter().all(|part| number(part, 0, 60));
    let zone = zone.replace(':', "");
    let is_zone = matches!(zone.len(), 2 | 4) && zone.bytes().all(|byte| byte.is_ascii_digit());
    let is_fraction = !fraction.is_empty() && fraction.bytes().all(|byte| byte.is_ascii_digit());
    is_date && is_clock && is_fraction && is_zone
}

/// How many days a month has.
fn days_of(year: &str, month: &str) -> u32 {
    let year = year.parse().unwrap_or(0_u32);
    let leaps = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        "04" | "06" | "09" | "11" => 30,
        "02" => 28 + u32::from(leaps),
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_and_libraries_write_them() {
        for time in [
            "2026-11-22",
            "2026-11-22T05:27Z",
            "2026-11-22T05:27:00.123456+00:00",
            "2026-11-22 05:27:00-0800",
        ] {
            assert!(is_iso8601(time), "{time}");
        }
        for other in [
            "",
            "soon",
            "1700000000",
            "2026-13-01",
            "2026-02-29",
            "2026-11-22T25:00Z",
            "22.11.2026",
        ] {
            assert!(!is_iso8601(other), "{other}");
        }
    }
}
