//! The public board of a turn.
//!
//! If several turns end before a board is posted, the board of the last turn shows the others as well.

use matches::{BoardUpdate, FinishedTurn, Head, MatchView, PostMode, Revisions};
use rules::Message;

use crate::app::analysis;
use crate::app::answer::Result;
use crate::app::answer::args::{players_at, remaining_seats};
use crate::app::context::App;
use crate::app::fairness;
use crate::app::play::former_players;
use crate::app::view::computer_remarks;
use crate::app::view::earlier_turns::EarlierTurns;
use crate::app::view::narration::{Readers, note_lines};
use crate::app::view::option_text::{options_line, options_sentence};
use crate::words::board::BoardText;

/// The maximum number of skipped turns that a board describes, because of the message limit.
const MAX_DESCRIBED: usize = 8;

/// The number of skipped turns that always fit into a message.
const FEWEST_DESCRIBED: usize = 2;

/// The public board for the turns at these revisions.
pub(crate) fn board(app: &App, view: MatchView, revisions: Revisions) -> Result {
    let BoardUpdate { view, skipped, is_first, is_newest } =
        app.matches().board_update(view, revisions)?;
    let head = view.head();
    let mut answer = board_with_skipped(app, &view, skipped, Readers::Table)?;
    let is_replaced = !head.replaced_in(revisions).is_empty();
    if is_first && !is_replaced && head.ending().is_none() {
        // The greeting goes below the title.
        answer.lines.splice(1..1, computer_remarks::greeting(head).map(Message::from));
        let sentence = options_sentence(head);
        answer = answer.lines(options_line(head)).describe_options(sentence);
        answer = fairness::with_commitment(app, &view, answer)?;
    }
    if is_replaced {
        // A new player at the table concerns all the others.
        let mut others = players_at(head, remaining_seats(head));
        others.retain(|player| !answer.pings.contains(player));
        answer.pings.extend(others);
    }
    // An older board would ping players who have moved since.
    answer.pings.retain(|_| is_newest);
    if head.posts == PostMode::OneBoard && !is_first {
        // The line below the single board has the pings.
        answer.pings.clear();
    }
    Ok(former_players::name_former_players(head, revisions, answer))
}

/// The public board of a turn, with the moves of the skipped turns in words and marked on the picture.
pub(crate) fn board_with_skipped(
    app: &App,
    view: &MatchView,
    skipped: Vec<FinishedTurn>,
    readers: Readers,
) -> Result {
    let curve = match view.head().ending() {
        Some(_) => analysis::final_curve(app, view.head())?,
        None => None,
    };
    let earlier = EarlierTurns::new(&skipped);
    let mut answer = app.board_view().public(view, &earlier, readers, curve)?;
    answer.recaps = recaps(view.head(), skipped);
    // The title of the match comes first.
    answer.lines.splice(1..1, answer.recaps.first().cloned().unwrap_or_default());
    Ok(answer)
}

/// The lines about skipped turns, and then versions with fewer turns.
fn recaps(head: &Head, skipped: Vec<FinishedTurn>) -> Vec<Vec<Message>> {
    let turns = skipped.len();
    // A person who plays computers expects both moves on one board.
    let is_worth_saying = skipped.iter().any(|turn| is_persons_turn_next(head, turn));
    let last = skipped.into_iter().skip(turns.saturating_sub(MAX_DESCRIBED));
    let notes = last.map(|turn| {
        // The players may have changed since.
        let then = Head { players: turn.players, ..head.clone() };
        note_lines(&then, None, turn.notes).map(Message::from).collect::<Vec<_>>()
    });
    let notes: Vec<Vec<Message>> = notes.collect();
    let versions = notes.len().min(FEWEST_DESCRIBED)..=notes.len();
    let recap = |described: usize| {
        let heading = is_worth_saying.then_some(match turns > described {
            true => BoardText::SkippedMany { turns, last: described },
            false => BoardText::Skipped { turns },
        });
        let notes = notes[notes.len() - described..].iter().flatten().cloned();
        heading.into_iter().map(Message::from).chain(notes).collect::<Vec<_>>()
    };
    versions.rev().map(recap).collect()
}

fn is_persons_turn_next(head: &Head, turn: &FinishedTurn) -> bool {
    turn.next.iter().filter_map(|seat| head.player(seat)).any(|player| player.level().is_none())
}

#[cfg(test)]
mod tests {
    use matches::{Key, Place, PlayerId, Request, Timestamp};

    use super::*;
    use crate::app::testing::{self, kastell};

    #[test]
    fn a_board_after_skipped_turns_has_versions_that_describe_fewer() {
        let app = testing::app();
        let [ada, ben] = [1, 2].map(PlayerId);
        let by = |player, now| Request { player, key: Key(now), now: Timestamp(now) };
        let challenge = kastell(ada, ben, Place::default());
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        app.matches().join(id, by(ben, 2)).unwrap();
        let first = app.matches().view(id).unwrap().head().revision;
        for (now, player) in (3..).zip([ada, ben, ada, ben]) {
            let view = app.matches().view(id).unwrap();
            let seat = view.seat_of_player(player).unwrap();
            let legal = view.sight(Some(player)).unwrap().legal(seat).moves;
            app.matches().play(id.into(), &legal[0], by(player, now)).unwrap();
        }
        let view = app.matches().view(id).unwrap();
        let last = view.head().revision;
        let answer = board(&app, view, Revisions { first, last }).unwrap();
        let [longest, shorter] = answer.recaps.as_slice() else { panic!("{:?}", answer.recaps) };
        assert_eq!(longest[0].id(), Some("board-skipped"));
        assert_eq!(shorter[0].id(), Some("board-skipped-many"));
        let versions = answer.versions();
        assert_eq!(versions[0], answer.all_lines());
        assert_eq!(versions[1].len(), versions[0].len() + shorter.len() - longest.len());
        assert_eq!(versions[1].last(), versions[0].last());
    }
}
