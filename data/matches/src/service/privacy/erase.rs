//! Erasing a person: whatever is stored under their number goes, and matches go on without their name.

use std::collections::BTreeSet;

use sha2::{Digest, Sha256};

use crate::codec::{Damage, open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::head::{Ending, Stage};
use crate::journal::index;
use crate::journal::records::{Act, NumberRow, People};
use crate::journal::snapshot::{Change, Loaded};
use crate::keys;
use crate::keys::Table;
use crate::ratings::anonymize;
use crate::service::Matches;
use crate::service::agreements::substitutes::forgotten;
use crate::service::challenge::lobby::without;
use crate::service::commit::Asker;
use crate::service::play::resign::resignation;
use store::{Batch, Commit};

/// How often it is tried when an act comes between.
const TRIES: usize = 20;

impl Matches {
    /// Erases a person: leaves their lobbies, resigns their matches, puts a number that was drawn in the place of theirs
    /// in all matches and in how others stand against them, and drops their drafts, keepsakes and preferences. Says how
    /// many matches they were in. Running it again does no harm; killed in the middle, it is finished at the next start.
    ///
    /// The engine frees the bytes on the disk later, and older exports still hold them. A match that can't be played on
    /// here loses their number alone, and one that a newer program has written stays as it is.
    ///
    /// # Errors
    /// The store has failed.
    pub fn forget(&self, player: PlayerId, now: Timestamp) -> Result<usize, Refused> {
        if !player.is_person() {
            return Ok(0);
        }
        let name = self.new_name(player)?;
        let rows = self.store.scan(&Table::ByPlayer.under(&[player.0]))?;
        // A match stands on several shelves.
        let matches: BTreeSet<_> =
            rows.iter().filter_map(|(key, _)| keys::number(key, 2)).collect();
        for &id in &matches {
            self.forget_in(MatchId(id), (player, name), now)?;
        }
        self.forget_watcher(player, now)?;
        self.forget_directly(player)?;
        let mut batch = Batch::default();
        for table in [Table::Draft, Table::Name, Table::Layout, Table::Preference, Table::Upload] {
            for (key, _) in self.store.scan(&table.under(&[player.0]))? {
                batch.remove(key);
            }
        }
        batch.remove(keys::erasure(player));
        self.store.commit(batch)?;
        Ok(matches.len())
    }

    /// Goes on with those who are being forgotten. Only a store that has failed keeps the program from starting.
    pub(crate) fn finish_forgetting(&self, now: Timestamp) -> Result<(), Refused> {
        for (key, _) in self.store.scan(&Table::Erasure.under(&[]))? {
            let Some(player) = keys::number(&key, 0) else { continue };
            match self.forget(PlayerId(player), now) {
                Err(Refused::Unavailable(failed)) => return Err(failed.into()),
                Err(refused) => {
                    tracing::error!(%refused, "somebody is not forgotten yet: at the next start");
                }
                Ok(_) => {}
            }
        }
        Ok(())
    }

    /// Has somebody leave a match for good. One that is out of order must not keep them in all others.
    fn forget_in(
        &self,
        id: MatchId,
        (player, name): (PlayerId, PlayerId),
        now: Timestamp,
    ) -> Result<(), Refused> {
        let asker = Asker { player: PlayerId::GONE, key: None, now };
        match self.change(id, asker, |loaded| erased(loaded, player, name)) {
            Err(Refused::Damaged(_) | Refused::Retired(_) | Refused::NoSuchMatch(_)) => {
                self.rename_in(id, (player, name))
            }
            Err(Refused::Newer(_)) => {
                left_to_newer(id);
                Ok(())
            }
            changed => changed.map(drop),
        }
    }

    /// Puts the new number in the place of theirs in a match that nobody can play on here, and takes it off their shelves. It
    /// is not ended, as that is for its rules to do. Whoever knows them and plays on in this moment expects the people as
    /// they were, and decides anew.
    fn rename_in(&self, id: MatchId, names: (PlayerId, PlayerId)) -> Result<(), Refused> {
        let key = keys::people(id);
        for _ in 0..TRIES {
            let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
            let mut batch = Batch::default();
            match raw.as_deref().map(open::<People>) {
                Some(Ok(people)) => batch.put(key.clone(), seal(&nameless(people, names))),
                Some(Err(Damage::Newer(_))) => {
                    left_to_newer(id);
                    return Ok(());
                }
                Some(Err(damage)) => {
                    tracing::error!(match.id = id.0, %damage, "whom it names can't be read to erase one");
                }
                None => {}
            }
            batch.expect(key.clone(), raw);
            (0..=index::FORMER_OR_CANDIDATE)
                .for_each(|shelf| batch.remove(keys::by_player(names.0, shelf, id)));
            if self.store.commit(batch)? == Commit::Applied {
                return Ok(());
            }
        }
        Err(Refused::Busy)
    }

    /// The number that stands for somebody from now on. From this moment they stand nowhere under their own, and what
    /// still ends counts under the new one.
    fn new_name(&self, player: PlayerId) -> Result<PlayerId, Refused> {
        for _ in 0..TRIES {
            let raw = self.store.read(&[keys::erasure(player)])?.pop().flatten();
            if let Some(NumberRow(name)) = raw.and_then(|raw| open(&raw).ok()) {
                return Ok(PlayerId(name));
            }
            let name = self.draw_name(player)?;
            let batch = anonymize::rename(self.store.as_ref(), player, name)?;
            if self.store.commit(batch)? == Commit::Applied {
                return Ok(name);
            }
        }
        Err(Refused::Busy)
    }

    /// A number that nobody can trace back: what it is drawn with is thrown away. Even with one seed for all, as in tests,
    /// no two of them are alike.
    fn draw_name(&self, player: PlayerId) -> Result<PlayerId, Refused> {
        let seed = self.seeds.draw().ok_or(Refused::NoChance)?;
        let last = self.last_match()?.unwrap_or_default();
        let drawn = Sha256::new()
            .chain_update(seed.to_hex())
            .chain_update(player.0.to_be_bytes())
            .chain_update(last.0.to_be_bytes());
        let mut number = [0; 8];
        number.copy_from_slice(&drawn.finalize()[..8]);
        Ok(PlayerId::former(u64::from_be_bytes(number)))
    }
}

/// Nothing of such a match may be written over. It stays on their shelves, where a newer program finds it if they ask again.
fn left_to_newer(id: MatchId) {
    tracing::warn!(match.id = id.0, "somebody is erased, but not where a newer program has written");
}

fn erased(loaded: &Loaded, player: PlayerId, name: PlayerId) -> Result<Change, Refused> {
    let mut change = match loaded.state.head.stage {
        Stage::Lobby if loaded.people.challenger == player => {
            Change::of(Act::Ended(Ending::Withdrawn))
        }
        Stage::Lobby if loaded.people.joined.contains(&player) => {
            without(loaded, player, Act::Left)?
        }
        Stage::Lobby => without(loaded, player, Act::Declined)?,
        Stage::Running => match loaded.seat(player) {
            Ok(seat) => resignation(loaded, seat),
            // Whoever was to take a seat is asked no longer.
            Err(_) => Change::of(forgotten(loaded, player).unwrap_or(Act::Erased)),
        },
        Stage::Over(_) => Change::of(Act::Erased),
    };
    let people = change.people.unwrap_or_else(|| loaded.people.clone());
    change.people = Some(nameless(people, (player, name)));
    Ok(change)
}

fn nameless(mut people: People, (player, name): (PlayerId, PlayerId)) -> People {
    people.rename(player, name);
    people.invited.retain(|&invited| invited != name);
    people
}
