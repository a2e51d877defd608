//! The limits of a take-back: it never goes back past a reveal, a use of chance, or a player's leaving.

use rules::{Seat, Seats, Table, Viewer};

use crate::error::Refused;
use crate::journal::history::standing_entries;
use crate::journal::records::{Act, Entry, PlyNotes, StoredHead, TurnStart};
use crate::journal::snapshot::Loaded;
use crate::journal::state::MatchState;
use crate::journal::state::apply::{take_back_message, takeover_message};

/// The number of plies before the turn of a seat's last move. These plies stay if the seat takes that move back.
pub(crate) fn plies_before_own_turn(
    loaded: &Loaded,
    entries: &[Entry],
    seat: Seat,
) -> Result<u32, Refused> {
    let damaged = Refused::Damaged(loaded.id);
    let line = standing_entries(entries).map_err(|_| damaged.clone())?;
    let Some((first, rest)) = line.split_first() else { return Err(damaged) };
    let mut state = MatchState::challenged(first.at);
    let (mut began, mut barrier, mut own) = (0, 0, None);
    // In the current turn, a seat takes back its plies without an offer.
    let (turn, is_to_move) = (loaded.state.head.turn, loaded.state.head.to_move.contains(seat));
    for entry in rest.iter().take_while(|entry| entry.revision <= loaded.revision()) {
        let (was_turn, before) = (state.head.turn, hidden(&state));
        let effects = state.apply(loaded.fixed(), entry).map_err(|_| damaged.clone())?;
        match entry.act {
            Act::Moved { seat: mover, .. } => {
                if mover == seat && !(is_to_move && was_turn == turn) {
                    own = Some(began);
                }
                if effects.sealed || is_uncovered(&before, &hidden(&state)) {
                    barrier = state.head.plies;
                }
            }
            Act::LeftTable { .. } => barrier = state.head.plies,
            _ => {}
        }
        if state.head.turn != was_turn {
            began = state.head.plies;
        }
    }
    match own {
        None => Err(Refused::NothingToTakeBack),
        Some(plies) if plies < barrier => Err(Refused::SealedSince),
        Some(plies) => Ok(plies),
    }
}

/// Refuses a take-back that the current or the last turn rules out.
pub(super) fn check_last_turn(state: &MatchState, seat: Seat) -> Result<(), Refused> {
    let head = &state.head;
    if !head.moved.contains(seat) {
        return Err(Refused::NothingToTakeBack);
    }
    // A seat that has finished its part of a turn takes back that part.
    if state.ready().contains(seat) {
        let is_sealed = head.lines.iter().any(|line| line.seat == seat && line.sealed);
        return if is_sealed { Err(Refused::Sealed) } else { Ok(()) };
    }
    if is_last_turn_sealed(head) {
        return Err(Refused::SealedSince);
    }
    if is_in_first_turn(head, seat) {
        return Err(Refused::NothingToTakeBack);
    }
    // A seat that has made its plies of this turn takes those back.
    let is_done = !head.to_move.contains(seat) && head.lines.iter().any(|line| line.seat == seat);
    match head.sealed.contains(seat) && !is_done {
        true => Err(Refused::SealedSince),
        false => Ok(()),
    }
}

/// Whether a seat has begun its first turn, and not finished it. After a take-back, only the first ply tells.
fn is_in_first_turn(head: &StoredHead, seat: Seat) -> bool {
    let is_first = |turn: &TurnStart| turn.plies == 0 || head.turn <= u32::from(head.seats);
    head.to_move.contains(seat) && head.turn_start.as_ref().is_some_and(is_first)
}

/// Whether the last finished turn revealed something, used chance, or ended with a departure.
///
/// If so, no seat can take its last turn back, since that turn is this one or an earlier one.
fn is_last_turn_sealed(head: &StoredHead) -> bool {
    let plies = head.turn_start.as_ref().map_or(head.plies, |turn_start| turn_start.plies);
    // A take-back and a takeover also leave a line, but are no plies.
    let is_ply = |line: &PlyNotes| {
        let others = [take_back_message(plies), takeover_message(line.seat)];
        line.notes.iter().all(|note| !others.contains(&note.message))
    };
    head.last_lines.iter().any(|line| line.sealed && is_ply(line))
}

/// For each seat and for spectators, whether something is hidden from them.
fn hidden(state: &MatchState) -> Vec<bool> {
    let Some(table) = state.table_for(Viewer::Everything) else { return Vec::new() };
    let seats = Seats::all(state.head.seats).iter().map(Viewer::Seat);
    let all = table.see(Viewer::Everything).state();
    seats.chain([Viewer::Spectator]).map(|viewer| sees_less(table, viewer, &all)).collect()
}

fn sees_less(table: &dyn Table, viewer: Viewer, all: &serde_json::Value) -> bool {
    table.see(viewer).state() != *all
}

/// Whether something was hidden from a viewer before, and nothing is hidden from this viewer now.
fn is_uncovered(before: &[bool], after: &[bool]) -> bool {
    before.iter().zip(after).any(|(before, after)| *before && !after)
}
