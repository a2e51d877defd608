//! Reserves turns to identify with Discord: one shard per bucket every five seconds, across all processes.

use crate::fleet::records::IdentifySlot;
use crate::ids::Timestamp;

/// The milliseconds between two turns of a bucket: Discord's five seconds, plus clock differences and latency.
const BETWEEN: u64 = 5_500;

/// The milliseconds in the future beyond which a stored turn is ignored: a clock was set back since.
const HORIZON: u64 = 600_000;

/// The caller's turn, and the row to store, which has the turn of the next caller.
pub(crate) fn reserve(stored: Option<IdentifySlot>, now: Timestamp) -> (Timestamp, IdentifySlot) {
    let next = stored.map_or(now, |start| start.next);
    let is_sound = next.0 <= now.0.saturating_add(HORIZON);
    let turn = if is_sound { next.max(now) } else { now };
    (turn, IdentifySlot { next: turn.plus(BETWEEN) })
}

/// The bucket of a shard. `concurrency` is Discord's `max_concurrency`.
pub(crate) fn bucket(shard: u32, concurrency: u32) -> u32 {
    shard % concurrency.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identify_slots_are_spaced_and_the_first_is_immediate() {
        let now = Timestamp(1_000_000);
        let (first, stored) = reserve(None, now);
        let (second, stored) = reserve(Some(stored), now.plus(3));
        let (third, stored) = reserve(Some(stored), now.plus(60_000));
        assert_eq!((first, second), (now, now.plus(BETWEEN)));
        assert_eq!((third, stored.next), (now.plus(60_000), now.plus(60_000 + BETWEEN)));
    }

    #[test]
    fn an_identify_slot_ignores_a_reservation_days_ahead() {
        let days = IdentifySlot { next: Timestamp(500_000_000) };
        assert_eq!(reserve(Some(days), Timestamp(1_000)).0, Timestamp(1_000));
    }

    #[test]
    fn identify_buckets_follow_the_maximum_concurrency() {
        assert_eq!([bucket(17, 16), bucket(17, 1), bucket(17, 0)], [1, 0, 0]);
    }
}
