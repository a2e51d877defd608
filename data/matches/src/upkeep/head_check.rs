//! Checks that a stored head is the one to which the entries of its match lead.

use rules::{Game, Viewer};

use crate::codec::{open, seal};
use crate::journal::records::{Act, Entry, StoredHead};
use crate::journal::state::MatchState;
use crate::model::clock::state::Rest;

/// The state of a match that was derived from its entries.
pub(super) struct DerivedHead<'a> {
    /// The game. `None` if this program doesn't have it.
    pub(super) game: Option<&'static dyn Game>,
    pub(super) state: &'a MatchState,
    pub(super) entries: &'a [Entry],
}

impl DerivedHead<'_> {
    /// Whether the entries lead to this stored head.
    ///
    /// Notes, sealed seats, and those details of a position that only pictures show, may differ: another version of the
    /// program may have written them.
    pub(super) fn leads_to(&self, stored: &[u8]) -> bool {
        let expected = self.state.stored();
        if stored == seal(&expected) {
            return true;
        }
        let (Some(game), Ok(stored)) = (self.game, open::<StoredHead>(stored)) else {
            return false;
        };
        let told = |snapshot: &[u8]| {
            let table = game.restore(snapshot).ok()?;
            Some((table.turn(), table.see(Viewer::Everything).state()))
        };
        let began = |head: &StoredHead| head.turn_start.as_ref().map(|began| told(&began.snapshot));
        told(&stored.snapshot) == told(&expected.snapshot)
            && began(&stored) == began(&expected)
            && bare(self.as_early(expected, &stored)) == bare(stored)
    }

    /// The expected head, with the clock that early builds of version 0.2 had after departures and takeovers.
    ///
    /// There, the departure of the player to move ended an agreed pause, and votes about a late player outlasted
    /// takeovers.
    fn as_early(&self, mut expected: StoredHead, stored: &StoredHead) -> StoredHead {
        let (Some(time), Some(early)) = (&mut expected.time, &stored.time) else {
            return expected;
        };
        let departure = |entry: &Entry| matches!(entry.act, Act::LeftTable { .. });
        let takeover = |entry: &Entry| matches!(entry.act, Act::Substituted { .. });
        let (has_departure, has_takeover) =
            (self.entries.iter().any(departure), self.entries.iter().any(takeover));
        if has_departure && time.rest == Some(Rest::Paused) && early.rest.is_none() {
            (time.rest, time.from, time.left) = (None, early.from, early.left);
            time.reserve = early.reserve;
            time.banks.clone_from(&early.banks);
        }
        if has_takeover && time.choices.iter().all(|choice| early.choices.contains(choice)) {
            time.choices.clone_from(&early.choices);
        }
        expected
    }
}

/// A head without its positions, notes and sealed seats.
fn bare(mut head: StoredHead) -> StoredHead {
    head.sealed = Default::default();
    head.snapshot.clear();
    head.turn_start.iter_mut().for_each(|began| began.snapshot.clear());
    let lines = head.lines.iter_mut().chain(&mut head.last_lines);
    lines.for_each(|line| line.notes.clear());
    head
}

#[cfg(test)]
mod tests {
    use rules::{Audience, Message, Note, Seat, Seats};

    use super::*;
    use crate::ids::{Revision, Timestamp};
    use crate::journal::records::PlyNotes;
    use crate::model::clock::acts::Choice;
    use crate::model::clock::limit::Limit;
    use crate::model::clock::state::{ClockState, ClockTurn};

    fn is_sound(state: &MatchState, act: Act, change: &dyn Fn(&mut StoredHead)) -> bool {
        let (game, at) = (games::find("kastell"), Timestamp(2));
        let entries = &[Entry { revision: Revision(2), at, act }];
        let mut head = state.stored();
        change(&mut head);
        DerivedHead { game, state, entries }.leads_to(&seal(&head))
    }

    #[test]
    fn a_stored_head_may_word_its_notes_differently() {
        let mut state = MatchState::challenged(Timestamp(1));
        let line = |notes| PlyNotes { seat: Seat(0), sealed: false, notes };
        state.head.last_lines = vec![line(Vec::new())];
        let sound = |change: &dyn Fn(&mut StoredHead)| is_sound(&state, Act::Joined, change);
        assert!(sound(&|_| ()));
        let message = Message::plain("It was told so.");
        let note = Note { audience: Audience::All, message };
        assert!(sound(&|head| head.last_lines[0].notes.push(note.clone())));
        assert!(sound(&|head| head.sealed = Seats::all(2)), "older programs write no sealed seats");
        assert!(!sound(&|head| head.plies += 1));
        assert!(!sound(&|head| head.last_lines[0].sealed = true));
    }

    #[test]
    fn a_departure_may_have_ended_a_pause_and_a_takeover_may_have_kept_votes() {
        let mut state = MatchState::challenged(Timestamp(1));
        let (seat, at) = (Seat(1), Timestamp(1));
        let turn = ClockTurn { to_move: Seats::one(seat), at };
        let rest = Some(Rest::Paused);
        state.head.time = Some(ClockState { rest, ..ClockState::begun(Limit::DEFAULT, turn) });
        let sound = |act, change: &dyn Fn(&mut ClockState)| {
            is_sound(&state, act, &|head| head.time.iter_mut().for_each(change))
        };
        let (left, taken_over) = (Act::LeftTable { seat }, Act::Substituted { seat });
        let runs = |time: &mut ClockState| (time.rest, time.left) = (None, 7);
        assert!(sound(left.clone(), &runs));
        assert!(!sound(Act::Joined, &runs), "nobody left");
        assert!(!sound(left.clone(), &|time| time.left = 7), "it is paused");
        let has_vote = |time: &mut ClockState| time.choices.push((Seat(0), Choice::Claim));
        assert!(sound(taken_over, &has_vote));
        assert!(!sound(left, &has_vote));
    }
}
