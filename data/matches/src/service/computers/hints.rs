//! Hints: who may have them, the seed of their search, and the number of hints of each player.

use rules::{Level, Seat, Seats, Seed, Viewer};

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::PlayerId;
use crate::journal::head::{Head, Stage};
use crate::journal::records::{Hinted, HintsRow};
use crate::journal::snapshot::Loaded;
use crate::keys;
use crate::service::computer_turn::ComputerTurn;
use crate::service::derived_seeds::{digest, seed_for};
use crate::service::retry::until_first;
use crate::service::view::MatchView;
use crate::service::{Matches, Request};
use store::Batch;

impl MatchView {
    /// Whether this player may have hints in this match.
    pub fn may_hint(&self, player: PlayerId) -> bool {
        may_hint(self.loaded(), player)
    }

    /// The computer player that finds a hint for this player, who must be to move. It sees only what the player sees.
    pub fn adviser(&self, player: PlayerId) -> Result<ComputerTurn, Refused> {
        let loaded = self.loaded();
        loaded.seat(player)?;
        if loaded.game.levels().is_empty() {
            return Err(Refused::NoComputer);
        }
        if !may_hint(loaded, player) {
            return Err(Refused::NoHints(loaded.id));
        }
        let seat = loaded.seat_to_move(player, None)?;
        let seed = seed_of_hint(loaded, seat, &visible_bytes(loaded, seat));
        Ok(ComputerTurn {
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
    /// Counts a hint. Another hint for the same position counts as the same one.
    pub fn count_hint(&self, view: &MatchView, request: Request) -> Result<(), Refused> {
        let loaded = view.loaded();
        let Some(seat) = loaded.seat_of(request.player) else {
            return Err(Refused::NotAPlayer(loaded.id));
        };
        let key = keys::hints(loaded.id);
        until_first(|| {
            let (raw, row) = self.row_with_bytes::<HintsRow>(key.clone())?;
            self.check_not_newer::<HintsRow>(&key)?;
            // The counts are not essential, so a damaged row counts as empty.
            let mut row = row.unwrap_or_default();
            if !count_in(&mut row, seat, loaded) {
                return Ok(Some(()));
            }
            let mut batch = Batch::default();
            batch.replace(key.clone(), raw, seal(&row));
            self.commit_first(batch)
        })
    }

    /// The number of hints of each player who had any, by seat. A former player comes before the player who took over.
    pub fn hint_counts(&self, head: &Head) -> Result<Vec<(PlayerId, u32)>, Refused> {
        let row = self.row::<HintsRow>(keys::hints(head.id))?.unwrap_or_default();
        let mut counts: Vec<(PlayerId, u32)> = Vec::new();
        for seat in Seats::all(head.seats).iter() {
            let former = head.former.iter().filter(|former| former.seat == seat);
            let players = former.map(|former| former.player).chain(head.player(seat));
            let own = row.0.iter().filter(|hinted| hinted.seat == seat);
            for (player, hinted) in players.zip(own).filter(|(_, hinted)| hinted.count > 0) {
                match counts.iter_mut().find(|(known, _)| *known == player) {
                    Some((_, count)) => *count += hinted.count,
                    None => counts.push((player, hinted.count)),
                }
            }
        }
        Ok(counts)
    }
}

/// The seed of the search for a hint. The analysis uses the same seed, so that both find the same move.
pub(super) fn seed_of_hint(loaded: &Loaded, seat: Seat, visible: &[u8]) -> Seed {
    seed_for(loaded, b"castellan hint", seat, visible)
}

/// All that a seat sees, as bytes.
fn visible_bytes(loaded: &Loaded, seat: Seat) -> Vec<u8> {
    let viewer = Viewer::Seat(seat);
    loaded.state.table_for(viewer).map_or(Vec::new(), |table| table.see(viewer).bytes())
}

/// The first bytes of a one-way digest of what a seat sees, to recognize the same position.
fn subject_of_hint(loaded: &Loaded, seat: Seat) -> u64 {
    let digest = digest(loaded, b"castellan hinted", seat, &visible_bytes(loaded, seat));
    digest.first_chunk().map_or(0, |bytes| u64::from_be_bytes(*bytes))
}

/// Counts a hint, unless the player sees the same as at their last hint. Returns whether it was counted.
///
/// A seat has an entry for each of its players so far.
fn count_in(row: &mut HintsRow, seat: Seat, loaded: &Loaded) -> bool {
    let last = subject_of_hint(loaded, seat);
    let former = loaded.people.former.iter().filter(|former| former.seat == seat).count();
    let known = row.0.iter().filter(|hinted| hinted.seat == seat).count();
    row.0.extend((known..=former).map(|_| Hinted { seat, count: 0, last: 0 }));
    let Some(hinted) = row.0.iter_mut().rfind(|hinted| hinted.seat == seat) else { return false };
    if hinted.count > 0 && hinted.last == last {
        return false;
    }
    (hinted.count, hinted.last) = (hinted.count + 1, last);
    true
}

/// Whether a player may have hints: alone among computers, or after all players have agreed.
fn may_hint(loaded: &Loaded, player: PlayerId) -> bool {
    let is_agreed = |own| {
        let mut people = loaded.people_at_table();
        loaded.state.head.hints || people.all(|seat| seat == own)
    };
    loaded.state.head.stage == Stage::Running
        && !loaded.game.levels().is_empty()
        && loaded.seat(player).is_ok_and(is_agreed)
}
