//! Hints: who may have one, where its chance comes from, and how many each seat had.

use rules::{Level, Seat, Viewer};

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::journal::head::Stage;
use crate::journal::records::{Hinted, HintsRow};
use crate::journal::snapshot::Current;
use crate::keys;
use crate::service::computers::{Computer, digest, seed_for};
use crate::service::look::Look;
use crate::service::{By, Matches};
use store::{Batch, Commit};

/// How often a count is tried when another comes between.
const TRIES: usize = 20;

impl Look {
    /// Whether this player may have a hint when it is their turn.
    pub fn may_hint(&self, player: PlayerId) -> bool {
        may_hint(self.current(), player)
    }

    /// Who thinks about a hint for this player, who is to move: they see what the player sees, and nothing else.
    ///
    /// # Errors
    /// No computer plays this game, people play against them who have not agreed to hints, or it is not their turn.
    pub fn adviser(&self, player: PlayerId) -> Result<Computer, Refused> {
        let current = self.current();
        current.seat(player)?;
        if current.game.levels().is_empty() {
            return Err(Refused::NoComputer);
        }
        if !may_hint(current, player) {
            return Err(Refused::NoHints(current.id));
        }
        let seat = current.seat_to_move(player, None)?;
        let seed = seed_for(current, (b"castellan hint", seat), &seen(current, seat));
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
    pub fn count_hint(&self, look: &Look, by: By) -> Result<(), Refused> {
        let current = look.current();
        let Some(seat) = current.seat_of(by.player) else {
            return Err(Refused::NotAPlayer(current.id));
        };
        let key = keys::hints(current.id);
        for _ in 0..TRIES {
            let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
            self.is_not_newer::<HintsRow>(&key)?;
            let mut row = read(raw.as_deref());
            if !counted(&mut row, seat, current) {
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
fn seen(current: &Current, seat: Seat) -> Vec<u8> {
    let viewer = Viewer::Seat(seat);
    current.course.table_for(viewer).map_or(Vec::new(), |table| table.see(viewer).bytes())
}

/// A number that tells apart what hints are about, and nothing of what a seat sees.
fn about(current: &Current, seat: Seat) -> u64 {
    let digest = digest(current, (b"castellan hinted", seat), &seen(current, seat));
    digest.first_chunk().map_or(0, |bytes| u64::from_be_bytes(*bytes))
}

/// Counts a hint, unless it is about what the last one was about.
fn counted(row: &mut HintsRow, seat: Seat, current: &Current) -> bool {
    let last = about(current, seat);
    match row.0.iter_mut().find(|hinted| hinted.seat == seat) {
        Some(hinted) if hinted.last == last => return false,
        Some(hinted) => (hinted.count, hinted.last) = (hinted.count + 1, last),
        None => row.0.push(Hinted { seat, count: 1, last }),
    }
    true
}

/// Whoever plays with people plays without hints, as long as those have not agreed to them.
fn may_hint(current: &Current, player: PlayerId) -> bool {
    let is_agreed = |own| {
        let mut people = current.people_at_table();
        current.course.head.hints || people.all(|seat| seat == own)
    };
    current.course.head.stage == Stage::Running
        && !current.game.levels().is_empty()
        && current.seat(player).is_ok_and(is_agreed)
}

/// Whether there is something to agree on about hints: people play against each other, and without hints so far.
pub(crate) fn may_agree(current: &Current) -> Result<(), Refused> {
    if current.game.levels().is_empty() {
        return Err(Refused::NoComputer);
    }
    match current.course.head.hints || current.people_at_table().count() < 2 {
        true => Err(Refused::HintsAlready(current.id)),
        false => Ok(()),
    }
}
