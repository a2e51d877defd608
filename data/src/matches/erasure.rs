//! Erasing a person: whatever is stored under their number goes, and matches go on without their name.

use std::collections::BTreeSet;

use super::Matches;
use super::commit::Asker;
use super::endings::resignation;
use super::lobby::without;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::current::{Current, Deed};
use crate::journal::head::{Ending, Stage};
use crate::journal::record::{Act, People};
use crate::keys::{self, Table};
use crate::refused::Refused;
use crate::stores::Batch;

impl Matches {
    /// Erases a person: leaves their lobbies, resigns their matches, takes their number out of all matches, and drops
    /// their drafts, keepsakes and preferences. Says how many matches they were in. Running it again does no harm.
    ///
    /// The engine frees the bytes on the disk later, and older exports still hold them.
    ///
    /// # Errors
    /// The store has failed.
    pub fn forget(&self, player: PlayerId, now: Timestamp) -> Result<usize, Refused> {
        let rows = self.store.scan(&Table::ByPlayer.under(&[player.0]))?;
        // A match stands on several shelves.
        let matches: BTreeSet<_> =
            rows.iter().filter_map(|(key, _)| keys::number(key, 2)).collect();
        for &id in &matches {
            let asker = Asker { player: PlayerId::GONE, key: None, now };
            self.change(MatchId(id), asker, |current| erased(current, player))?;
        }
        self.forget_watcher(player, now)?;
        let mut batch = Batch::default();
        for table in [Table::Draft, Table::Name, Table::Kept, Table::Preference, Table::Brought] {
            for (key, _) in self.store.scan(&table.under(&[player.0]))? {
                batch.remove(key);
            }
        }
        self.store.commit(batch)?;
        Ok(matches.len())
    }
}

fn erased(current: &Current, player: PlayerId) -> Result<Deed, Refused> {
    let mut deed = match current.course.head.stage {
        Stage::Lobby if current.people.challenger == player => {
            Deed::of(Act::Ended(Ending::Withdrawn))
        }
        Stage::Lobby if current.people.joined.contains(&player) => {
            without(current, player, Act::Left)?
        }
        Stage::Lobby => without(current, player, Act::Declined)?,
        Stage::Running => match current.seat(player) {
            Ok(seat) => resignation(current, seat),
            Err(_) => Deed::of(Act::Erased),
        },
        Stage::Over(_) => Deed::of(Act::Erased),
    };
    let people = deed.people.unwrap_or_else(|| current.people.clone());
    deed.people = Some(nameless(people, player));
    Ok(deed)
}

fn nameless(mut people: People, player: PlayerId) -> People {
    let everybody = people.joined.iter_mut().chain(&mut people.invited);
    for person in everybody.chain([&mut people.challenger]) {
        if *person == player {
            *person = PlayerId::GONE;
        }
    }
    people.invited.retain(|&invited| invited != PlayerId::GONE);
    people
}
