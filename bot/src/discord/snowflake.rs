//! Snowflakes: Discord's ids, which contain their time of creation.

/// The earliest time of an id, in milliseconds of Unix time.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// The time of an id, in milliseconds of Unix time.
pub(crate) fn made_at_ms(id: u64) -> u64 {
    (id >> 22) + EPOCH_MS
}

/// The smallest id that can be made at this time.
pub(crate) fn first_at_ms(at_ms: u64) -> u64 {
    at_ms.saturating_sub(EPOCH_MS).max(1) << 22
}
