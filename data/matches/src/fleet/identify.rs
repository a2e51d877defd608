//! When a shard may introduce itself: Discord takes one of each bucket every five seconds, from all processes together.

use crate::fleet::records::Start;
use crate::ids::Timestamp;

/// So many milliseconds lie between two of a bucket: Discord's five seconds, and what clocks and ways may differ by.
const BETWEEN: u64 = 5_500;

/// What is further away than this many milliseconds was written by a clock that has been set back since.
const HORIZON: u64 = 600_000;

/// The moment that is whose turn it is now, and what is written for the next.
pub(crate) fn reserve(stored: Option<Start>, now: Timestamp) -> (Timestamp, Start) {
    let next = stored.map_or(now, |start| start.next);
    let is_sound = next.0 <= now.0.saturating_add(HORIZON);
    let turn = if is_sound { next.max(now) } else { now };
    (turn, Start { next: turn.plus(BETWEEN) })
}

/// In which bucket a shard is, where so many may introduce themselves at once.
pub(crate) fn bucket(shard: u32, concurrency: u32) -> u32 {
    shard % concurrency.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_given_one_after_the_other_and_the_first_at_once() {
        let now = Timestamp(1_000_000);
        let (first, stored) = reserve(None, now);
        let (second, stored) = reserve(Some(stored), now.plus(3));
        let (third, stored) = reserve(Some(stored), now.plus(60_000));
        assert_eq!((first, second), (now, now.plus(BETWEEN)));
        assert_eq!((third, stored.next), (now.plus(60_000), now.plus(60_000 + BETWEEN)));
    }

    #[test]
    fn a_clock_that_was_set_back_has_nobody_wait_for_days() {
        let days = Start { next: Timestamp(500_000_000) };
        assert_eq!(reserve(Some(days), Timestamp(1_000)).0, Timestamp(1_000));
    }

    #[test]
    fn buckets_are_as_many_as_may_begin_at_once() {
        assert_eq!([bucket(17, 16), bucket(17, 1), bucket(17, 0)], [1, 0, 0]);
    }
}
