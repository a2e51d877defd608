//! The public board of a turn. Each turn is told on one board: where several are over before one can be posted, the board
//! of the last tells of those before.

use matches::{Head, MatchId, MatchView, Refused, Revision, Turn, Turns};
use rules::Message;

use crate::app::answer::Answer;
use crate::app::context::App;
use crate::app::play::turn_ping;
use crate::app::view::earlier_turns::EarlierTurns;
use crate::app::view::narration::note_lines;
use crate::words::board::BoardText;

/// Of so many turns at most a board tells that is not theirs; a text has an end.
const TOLD: usize = 8;

/// The board that these revisions called for, from the first to the last.
///
/// # Errors
/// What the store says.
pub(crate) fn board(
    app: &App,
    id: MatchId,
    revisions: (Revision, Revision),
) -> Result<Answer, Refused> {
    let Turns { view, skipped, is_newest } = app.matches().turns(id, revisions)?;
    let mut answer = shown(app, &view, skipped)?;
    if !view.head().replaced_between(revisions.0, revisions.1).is_empty() {
        // That somebody else sits there concerns all at the table.
        let head = view.head();
        let all = head.players.iter().filter(|player| !answer.pings.contains(player));
        let all: Vec<_> = all.copied().collect();
        answer = answer.ping(all);
    }
    // Whoever was called has moved since; the newest board calls whose turn it is now.
    answer.pings.retain(|_| is_newest);
    Ok(turn_ping::left(view.head(), revisions, answer))
}

/// The public board of a turn that tells and marks as well what was played in those before that get none.
///
/// # Errors
/// The match has not started, or the store has failed.
pub(crate) fn shown(app: &App, view: &MatchView, skipped: Vec<Turn>) -> Result<Answer, Refused> {
    let mut answer = app.board_view().public(view, &EarlierTurns::new(&skipped))?;
    // Which match it is comes first.
    answer.lines.splice(1..1, before(view.head(), skipped));
    Ok(answer)
}

/// What is told of the turns that get no board.
fn before(head: &Head, skipped: Vec<Turn>) -> Vec<Message> {
    let turns = skipped.len();
    // Who plays against computers expects both moves at once.
    let is_worth_saying = skipped.iter().any(|turn| calls_a_person(head, turn));
    let said = is_worth_saying.then_some(match turns > TOLD {
        true => BoardText::SkippedMany { turns, last: TOLD },
        false => BoardText::Skipped { turns },
    });
    let told = skipped.into_iter().skip(turns.saturating_sub(TOLD)).flat_map(|turn| {
        // Others may sit there since.
        let then = Head { players: turn.players, ..head.clone() };
        note_lines(&then, None, turn.notes).map(Message::from).collect::<Vec<_>>()
    });
    said.into_iter().map(Message::from).chain(told).collect()
}

fn calls_a_person(head: &Head, turn: &Turn) -> bool {
    turn.next.iter().filter_map(|seat| head.player(seat)).any(|player| player.level().is_none())
}
