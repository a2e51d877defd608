//! Hints: who may have one, where its chance comes from, and how many each seat had.

use rules::{Level, Seat, Viewer};

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::journal::head::Stage;
use crate::journal::records::{Hinted, HintsRow};
use crate::journal::snapshot::Loaded;
use crate::keys;
use crate::service::computers::{Computer, digest, seed_for};
use crate::service::view::MatchView;
use crate::service::{By, Matches};
use store::{Batch, Commit};

/// How often a count is tried when another comes between.
const TRIES: usize = 20;

impl MatchView {
    /// Whether this player may have a hint when it is their turn.
    pub fn may_hint(&self, player: PlayerId) -> bool {
        may_hint(self.loaded(), player)
    }

    /// Who thinks about a hint for this player, who is to move: they see what the player sees, and nothing else.
    ///
    /// # Errors
    /// No computer plays this game, people play against them who have not agreed to hints, or it is not their turn.
    pub fn adviser(&self, player: PlayerId) -> Result<Computer, Refused> {
        let loaded = self.loaded();
        loaded.seat(player)?;
        if loaded.game.levels().is_empty() {
            return Err(Refused::NoComputer);
        }
        if !may_hint(loaded, player) {
            return Err(Refused::NoHints(loaded.id));
        }
        let seat = loaded.seat_to_move(player, None)?;
        let seed = seed_for(loaded, (b"castellan hint", seat), &seen(loaded, seat));
        Ok(Computer {
            player,
            seat,
            level: Level::BEST,
            seed,
            is_to_move: true,
            is_offered_draw: false,
        })
    }
}

impl Matches {
    /// Counts a hint that a player has been given about a match as they looked at it. As long as they see the same it is the
    /// same hint, and counts once.
    ///
    /// # Errors
    /// The store has failed.
    pub fn count_hint(&self, view: &MatchView, by: By) -> Result<(), Refused> {
        let loaded = view.loaded();
        let Some(seat) = loaded.seat_of(by.player) else {
            return Err(Refused::NotAPlayer(loaded.id));
        };
        let key = keys::hints(loaded.id);
        for _ in 0..TRIES {
            let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
            self.is_not_newer::<HintsRow>(&key)?;
            let mut row = read(raw.as_deref());
            if !counted(&mut row, seat, loaded) {
                return Ok(());
            }
            let mut batch = Batch::default();
            batch.expect(key.clone(), raw);
            batch.put(key.clone(), seal(&row));
            if self.store.commit(batch)? == Commit::Applied {
                return Ok(());
            }
        }
        Err(Refused::Busy)
    }

    /// How many hints each seat of a match had that had any, in the order of the seats.
    ///
    /// # Errors
    /// The store has failed.
    pub fn hints(&self, id: MatchId) -> Result<Vec<(Seat, u32)>, Refused> {
        let raw = self.store.read(&[keys::hints(id)])?.pop().flatten();
        let mut hints: Vec<_> =
            read(raw.as_deref()).0.iter().map(|hinted| (hinted.seat, hinted.count)).collect();
        hints.sort_unstable();
        Ok(hints)
    }
}

/// What is only a courtesy may be lost: a damaged row counts as none.
fn read(raw: Option<&[u8]>) -> HintsRow {
    raw.and_then(|raw| open(raw).ok()).unwrap_or_default()
}

/// What this seat sees, all of it. Whatever else happens in the match, about the same it is the same hint.
fn seen(loaded: &Loaded, seat: Seat) -> Vec<u8> {
    let viewer = Viewer::Seat(seat);
    loaded.state.table_for(viewer).map_or(Vec::new(), |table| table.see(viewer).bytes())
}

/// A number that tells apart what hints are about, and nothing of what a seat sees.
fn about(loaded: &Loaded, seat: Seat) -> u64 {
    let digest = digest(loaded, (b"castellan hinted", seat), &seen(loaded, seat));
    digest.first_chunk().map_or(0, |bytes| u64::from_be_bytes(*bytes))
}

/// Counts a hint, unless it is about what the last one was about.
fn counted(row: &mut HintsRow, seat: Seat, loaded: &Loaded) -> bool {
    let last = about(loaded, seat);
    match row.0.iter_mut().find(|hinted| hinted.seat == seat) {
        Some(hinted) if hinted.last == last => return false,
        Some(hinted) => (hinted.count, hinted.last) = (hinted.count + 1, last),
        None => row.0.push(Hinted { seat, count: 1, last }),
    }
    true
}

/// Whoever plays with people plays without hints, as long as those have not agreed to them.
fn may_hint(loaded: &Loaded, player: PlayerId) -> bool {
    let is_agreed = |own| {
        let mut people = loaded.people_at_table();
        loaded.state.head.hints || people.all(|seat| seat == own)
    };
    loaded.state.head.stage == Stage::Running
        && !loaded.game.levels().is_empty()
        && loaded.seat(player).is_ok_and(is_agreed)
}

/// Whether there is something to agree on about hints: people play against each other, and without hints so far.
pub(crate) fn may_agree(loaded: &Loaded) -> Result<(), Refused> {
    if loaded.game.levels().is_empty() {
        return Err(Refused::NoComputer);
    }
    match loaded.state.head.hints || loaded.people_at_table().count() < 2 {
        true => Err(Refused::HintsAlready(loaded.id)),
        false => Ok(()),
    }
}
