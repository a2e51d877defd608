//! Names the former players of seats in the notes of a match.

use rules::Arg;

use crate::ids::Revision;
use crate::journal::history::standing_entries;
use crate::journal::records::{Act, Entry, People, PlyNotes, StoredHead};
use crate::journal::state::apply::takeover_message;

/// Names the former players in a head's notes. Stored notes name only seats.
pub(crate) fn name_former_players(people: &People, entries: &[Entry], head: &mut StoredHead) {
    let (Some(last), false) = (entries.last(), people.former.is_empty()) else { return };
    let Ok(standing) = standing_entries(entries) else { return };
    let is_told = |entry: &&&Entry| {
        matches!(entry.act, Act::Moved { .. } | Act::LeftTable { .. } | Act::WentBack { .. })
    };
    let revisions = standing.iter().rev().filter(is_told).map(|entry| entry.revision);
    let began = head.turn_start.as_ref().map_or(head.plies, |turn_start| turn_start.plies);
    let unseen = (head.plies - began) as usize;
    let name = |(line, at): (&mut PlyNotes, Revision)| name_in(line, people, at, last.revision);
    head.lines.iter_mut().rev().zip(revisions.clone()).for_each(name);
    let is_about_it =
        |line: &PlyNotes| line.notes.iter().any(|note| note.message == takeover_message(line.seat));
    if !head.last_lines.iter().any(is_about_it) {
        head.last_lines.iter_mut().rev().zip(revisions.skip(unseen)).for_each(name);
    }
}

/// Names a ply's players in its notes, if others have taken over their seats since revision `at`.
fn name_in(line: &mut PlyNotes, people: &People, at: Revision, now: Revision) {
    for note in &mut line.notes {
        note.message = note.message.clone().with_players(&|seat| {
            let then = people.player_at(seat, at).filter(|then| then.is_person())?;
            (people.player_at(seat, now) != Some(then)).then_some(Arg::Person(then.0))
        });
    }
}
