//! ISO 8601 timestamps as Discord reads them.

use jiff::Timestamp;
use jiff::civil::DateTime;

/// Whether a text is a date, a date and time, or a moment with its offset.
pub(crate) fn is_iso8601(text: &str) -> bool {
    text.parse::<Timestamp>().is_ok() || text.parse::<DateTime>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_are_read_in_common_iso_8601_forms() {
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
