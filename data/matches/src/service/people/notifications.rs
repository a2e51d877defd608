//! How somebody wants to be rung: of everything that concerns them or of their turns alone, where a match is played or by
//! direct message.

use std::collections::BTreeMap;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{PlayerId, Timestamp};
use crate::jobs::{Job, JobOutcome};
use crate::journal::records::TextRow;
use crate::keys;
use crate::service::Matches;
use crate::service::people::preferences::Whose;
use store::Batch;

/// The name under which this preference is kept.
const PINGS: &str = "pings";

/// How somebody wants to be rung.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pings {
    /// Only when it is their turn.
    pub only_turns: bool,
    /// By direct message, and not where a match is played.
    pub directly: bool,
}

impl Pings {
    /// All there are, the one of whoever has said nothing first.
    pub const ALL: [Self; 4] = [
        Self { only_turns: false, directly: false },
        Self { only_turns: true, directly: false },
        Self { only_turns: false, directly: true },
        Self { only_turns: true, directly: true },
    ];

    /// Its name in what is stored, and in what is pressed.
    pub fn id(self) -> &'static str {
        match (self.only_turns, self.directly) {
            (false, false) => "all",
            (true, false) => "turns",
            (false, true) => "direct",
            (true, true) => "direct-turns",
        }
    }

    /// The one of this name.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pings| pings.id() == id)
    }

    /// The one among what somebody likes. What can't be read is as if nothing had been chosen.
    fn among(preferences: &BTreeMap<String, String>) -> Self {
        preferences.get(PINGS).and_then(|id| Self::of(id)).unwrap_or_default()
    }
}

impl Matches {
    /// How somebody wants to be rung.
    ///
    /// # Errors
    /// The store has failed.
    pub fn pings(&self, player: PlayerId) -> Result<Pings, Refused> {
        Ok(Pings::among(&self.preferences(Whose::Player(player))?))
    }

    /// Rings somebody like this from now on.
    ///
    /// # Errors
    /// The store has failed.
    pub fn choose_pings(&self, player: PlayerId, pings: Pings) -> Result<(), Refused> {
        self.prefer(Whose::Player(player), PINGS, pings.id())
    }

    /// Settles what somebody could not be told by direct message because they take none: from now on they are rung where
    /// their matches are played. Whether it was still theirs who settle it.
    ///
    /// # Errors
    /// The store has failed.
    pub fn settle_closed(
        &self,
        job: &Job,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        let key = keys::preference(player, PINGS);
        let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
        let chosen = raw.as_deref().and_then(|raw| open::<TextRow>(raw).ok());
        let mut batch = Batch::default();
        if let Some(pings) = chosen.and_then(|row| Pings::of(&row.0)).filter(|one| one.directly) {
            batch.expect(key.clone(), raw);
            batch.put(key, seal(&TextRow(Pings { directly: false, ..pings }.id().into())));
        }
        self.settle_with(job, JobOutcome::Done { message: None }, (batch, now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_once_is_read_for_ever() {
        let ids = ["all", "turns", "direct", "direct-turns"];
        assert_eq!(Pings::ALL.map(Pings::id), ids);
        assert_eq!(ids.map(Pings::of), Pings::ALL.map(Some));
        assert_eq!(Pings::of("never"), None);
        assert_eq!(Pings::ALL[0], Pings::default());
    }
}
