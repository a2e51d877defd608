//! Rate limits (429) that Discord has named: which channels to leave alone, and until when.
//!
//! Only a hint: a process that forgets it is told again.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use matches::Timestamp;

/// Channels in which nothing is to be posted for a while.
#[derive(Debug, Default)]
pub(crate) struct Cooldown(Mutex<HashMap<u64, Timestamp>>);

/// How many places are known at most; the oldest hints are over soon.
const PLACES: usize = 1_000;

/// Stands for all places.
const EVERYWHERE: u64 = 0;

/// A request that Discord wants to be made less often.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limited<'a> {
    /// The path of the request.
    pub(crate) path: &'a str,
    /// Whether all requests are meant.
    pub(crate) is_global: bool,
}

impl<'a> Limited<'a> {
    /// One whose path alone is limited.
    pub(crate) fn path(path: &'a str) -> Self {
        Self { path, is_global: false }
    }
}

impl Cooldown {
    /// Notes which request is limited, and until when.
    pub(crate) fn note(&self, limited: Limited<'_>, until: Timestamp, now: Timestamp) {
        let place = if limited.is_global { Some(EVERYWHERE) } else { place_of(limited.path) };
        let Some(place) = place else { return };
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        places.retain(|_, until| *until > now);
        if places.len() < PLACES {
            let known = places.entry(place).or_default();
            *known = until.max(*known);
        }
    }

    /// Until when a place is to be left alone, if it is.
    pub(crate) fn until(&self, place: u64, now: Timestamp) -> Option<Timestamp> {
        let places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let asked = [place, EVERYWHERE].into_iter().filter_map(|place| places.get(&place).copied());
        asked.filter(|&until| until > now).max()
    }
}

/// The channel to which a path posts. What is asked of the channel itself, its name say, is no reason to post nothing.
fn place_of(path: &str) -> Option<u64> {
    let (_, rest) = path.split_once("/channels/")?;
    let (digits, _) = rest.split_once("/messages")?;
    digits.parse().ok().filter(|&place| place != EVERYWHERE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp(1_000);
    const LATER: Timestamp = Timestamp(61_000);

    #[test]
    fn a_place_that_asks_for_patience_is_left_alone_and_no_other() {
        let cooldown = Cooldown::default();
        cooldown.note(
            Limited::path("https://discord.com/api/v10/channels/17/messages"),
            LATER,
            NOW,
        );
        assert_eq!(cooldown.until(17, NOW), Some(LATER));
        assert_eq!((cooldown.until(18, NOW), cooldown.until(17, LATER)), (None, None));
        cooldown.note(Limited::path("/guilds/9/members/3"), LATER, NOW);
        assert_eq!(cooldown.until(9, NOW), None, "it is no place to post to");
        cooldown.note(Limited::path("/channels/19"), LATER, NOW);
        assert_eq!(cooldown.until(19, NOW), None, "a name is not what is posted");
    }

    #[test]
    fn where_all_of_them_ask_for_patience_every_place_is_left_alone() {
        let cooldown = Cooldown::default();
        cooldown.note(Limited { path: "/users/@me", is_global: true }, LATER, NOW);
        assert_eq!(cooldown.until(17, NOW), Some(LATER));
    }
}
