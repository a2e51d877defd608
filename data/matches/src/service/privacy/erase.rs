//! Erases a person: deletes what is stored under their number, and replaces the number by a pseudonym in matches.

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
use crate::service::agreements::substitutes::withdraw_candidate;
use crate::service::challenge::lobby::without_player;
use crate::service::commit::Actor;
use crate::service::play::resign::resignation;
use crate::service::retry::until_first;
use store::Batch;

/// A person who is erased, and the number that replaces theirs.
#[derive(Clone, Copy)]
struct Pseudonym {
    player: PlayerId,
    number: PlayerId,
    /// The salt for the hashes of their fairness words.
    salt: [u8; 32],
}

impl Matches {
    /// Erases a person. Returns the number of their matches.
    ///
    /// They leave challenges, withdraw from events and resign matches. A random number replaces theirs in matches,
    /// events and ratings. Drafts, layouts and preferences are deleted. An erasure can be repeated, and an interrupted
    /// one is finished at the next start.
    ///
    /// The engine frees the bytes on disk later, and older exports still contain them. In a match that this program
    /// can't play, only the number is replaced. A match that a newer program has written stays unchanged.
    pub fn erase(&self, player: PlayerId, now: Timestamp) -> Result<usize, Refused> {
        if !player.is_person() {
            return Ok(0);
        }
        let salt = self.seeds.draw().ok_or(Refused::NoChance)?.to_bytes();
        let pseudonym = Pseudonym { player, number: self.pseudonym(player)?, salt };
        // An open page checks its session when its match changes. So sessions end first, and the page then sees that
        // its own has ended.
        self.end_sessions(player)?;
        self.withdraw_from_events(player, now)?;
        let mut matches = BTreeSet::new();
        self.erase_in_matches(&mut matches, pseudonym, now)?;
        self.erase_in_events(pseudonym.player, pseudonym.number, now)?;
        // A match may have begun since, still with the person's number.
        self.erase_in_matches(&mut matches, pseudonym, now)?;
        self.end_sessions(player)?;
        self.forget_watcher(player, now)?;
        self.forget_direct_messages(player)?;
        let mut batch = Batch::default();
        for table in [
            Table::Draft,
            Table::Name,
            Table::Layout,
            Table::Preference,
            Table::Upload,
            Table::EventStart,
        ] {
            for (key, _) in self.store.scan(&table.under(&[player.0]))? {
                batch.remove(key);
            }
        }
        self.forget_puzzles(player, &mut batch)?;
        batch.remove(keys::erasure(player));
        self.store.commit(batch)?;
        Ok(matches.len())
    }

    /// Finishes interrupted erasures when the program starts. Fails only if the store does.
    pub(crate) fn finish_erasures(&self, now: Timestamp) -> Result<(), Refused> {
        for (key, _) in self.store.scan(&Table::Erasure.under(&[]))? {
            let Some(player) = keys::number(&key, 0) else { continue };
            match self.erase(PlayerId(player), now) {
                Err(Refused::Unavailable(failed)) => return Err(failed.into()),
                Err(refused) => {
                    tracing::error!(%refused, "an erasure is not finished: at the next start");
                }
                Ok(_) => {}
            }
        }
        Ok(())
    }

    /// Erases a person in all of their matches that are not in `erased`, and adds these matches to it.
    fn erase_in_matches(
        &self,
        erased: &mut BTreeSet<MatchId>,
        pseudonym: Pseudonym,
        now: Timestamp,
    ) -> Result<(), Refused> {
        for id in self.all_matches_of(pseudonym.player)? {
            if erased.insert(id) {
                self.erase_in(id, pseudonym, now)?;
            }
        }
        Ok(())
    }

    /// Erases a person in a match. A match that can't be played must not stop the erasure.
    fn erase_in(&self, id: MatchId, pseudonym: Pseudonym, now: Timestamp) -> Result<(), Refused> {
        match self.change(id, Actor::program(now), |loaded| erasure(loaded, pseudonym)) {
            Err(Refused::Damaged(_) | Refused::Retired(_) | Refused::NoSuchMatch(_)) => {
                self.rename_in(id, pseudonym)
            }
            Err(Refused::Newer(_)) => {
                left_to_newer(id);
                Ok(())
            }
            changed => changed.map(drop),
        }
    }

    /// Replaces the person's number in a match that can't be played here, and removes the match from their lists. The
    /// match goes on, since only its rules could end it.
    fn rename_in(&self, id: MatchId, pseudonym: Pseudonym) -> Result<(), Refused> {
        let key = keys::people(id);
        until_first(|| {
            let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
            let mut batch = Batch::default();
            match raw.as_deref().map(open::<People>) {
                Some(Ok(people)) => {
                    batch.put(key.clone(), seal(&anonymized(people, id, pseudonym)))
                }
                Some(Err(Damage::Newer(_))) => {
                    left_to_newer(id);
                    return Ok(Some(()));
                }
                Some(Err(damage)) => {
                    tracing::error!(match.id = id.0, %damage, "whom it names can't be read to erase one");
                }
                None => {}
            }
            batch.expect(key.clone(), raw);
            (0..=index::LAST_SHELF)
                .for_each(|shelf| batch.remove(keys::by_player(pseudonym.player, shelf, id)));
            self.commit_first(batch)
        })
    }

    /// The pseudonym of a person. From then on, nothing new is stored under their own number.
    fn pseudonym(&self, player: PlayerId) -> Result<PlayerId, Refused> {
        until_first(|| {
            if let Some(NumberRow(name)) = self.row(keys::erasure(player))? {
                return Ok(Some(PlayerId(name)));
            }
            let name = self.draw_name(player)?;
            let batch = anonymize::rename(self.store.as_ref(), player, name)?;
            Ok(self.commit_first(batch)?.map(|()| name))
        })
    }

    /// Draws a pseudonym that can't be traced back, since its random input is discarded. Pseudonyms differ even if a
    /// test's seeds are fixed.
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

/// Logs that a match stays unchanged. It also stays on the person's lists, so that a newer program can erase them
/// there.
fn left_to_newer(id: MatchId) {
    tracing::warn!(match.id = id.0, "a person is erased, but not where a newer program has written");
}

/// The change by which an erased person leaves a match.
fn erasure(loaded: &Loaded, pseudonym: Pseudonym) -> Result<Change, Refused> {
    let player = pseudonym.player;
    let mut change = match loaded.state.head.stage {
        Stage::Lobby if loaded.people.challenger == player => {
            Change::of(Act::Ended(Ending::Withdrawn))
        }
        Stage::Lobby if loaded.people.joined.contains(&player) => {
            without_player(loaded, player, Act::Left)?
        }
        Stage::Lobby => without_player(loaded, player, Act::Declined)?,
        Stage::Running => match loaded.seat(player) {
            Ok(seat) => resignation(loaded, seat),
            // If the person is a candidate for a seat, the offer to them ends.
            Err(_) => Change::of(withdraw_candidate(loaded, player).unwrap_or(Act::Erased)),
        },
        Stage::Over(_) => Change::of(Act::Erased),
    };
    let people = change.people.unwrap_or_else(|| loaded.people.clone());
    change.people = Some(anonymized(people, loaded.id, pseudonym));
    Ok(change)
}

fn anonymized(mut people: People, id: MatchId, pseudonym: Pseudonym) -> People {
    people.rename(pseudonym.player, pseudonym.number);
    for word in people.words.iter_mut().filter(|word| word.player == pseudonym.player) {
        word.player = pseudonym.number;
        // Each match has a different salt, so that equal words can't be recognized.
        word.erase(&[&pseudonym.salt[..], &id.0.to_be_bytes()].concat());
    }
    people.invited.retain(|&invited| invited != pseudonym.number);
    people
}
