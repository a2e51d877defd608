//! The time limit of a turn in words.

use matches::Limit;

use crate::words::clock::Span;

pub(crate) const HOUR_MS: u64 = 60 * 60 * 1000;

pub(crate) fn span(limit: Option<Limit>) -> Span {
    match limit.map(|limit| u32::try_from(limit.ms() / HOUR_MS).unwrap_or(u32::MAX)) {
        None => Span::Unlimited,
        Some(hours) if hours >= 24 && hours.is_multiple_of(24) => Span::Days { days: hours / 24 },
        Some(hours) => Span::Hours { hours },
    }
}
