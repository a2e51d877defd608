//! What people do in a match that is played, whether by command or by button: the act, and what its doer reads.

pub(crate) mod panel_press;
pub(crate) mod public_board;
pub(crate) mod saved;
pub(crate) mod turn_ping;

use matches::{By, Done, Look, MatchId, PlayerId, Refused, Revision, Stage, Whose};
use rules::{Draft, Edge};

use crate::app::answer::{Answer, Style};
use crate::app::context::Desk;
use crate::app::press::Press;
use crate::app::view::board::{HOME, home_word, name};
use crate::app::view::panel::Panel;
use crate::app::view::refusal;
use crate::app::words::{Did, Label};

/// Plays what somebody typed. Where a slip would cost them the match and nothing could be taken back, their panel asks
/// once before.
///
/// # Errors
/// As [`play`].
pub(crate) fn typed(
    desk: &Desk,
    by: By,
    (id, seen): (MatchId, Option<Revision>),
    text: &str,
) -> Result<Answer, Refused> {
    match desk.matches().play_typed(id, seen, text, by) {
        Err(Refused::Doubted(draft)) => {
            let look = desk.matches().look(id)?;
            Panel::new(desk.boards(), &look, by.player)?.at(&draft, by)
        }
        played => told(desk, by, id, played),
    }
}

/// A move that this player could type now, as an example.
pub(crate) fn example(desk: &Desk, player: PlayerId, id: MatchId) -> Option<String> {
    let look = desk.matches().look(id).ok()?;
    let seat = look.head().seat_of(player)?;
    let offered = look.sight(Some(player))?.suggest(seat, "", 1);
    offered.into_iter().next().map(|offer| offer.text)
}

/// Plays a text, as a panel or a command sends it; the revision is that of the board on which a button was pressed. The
/// answer shows the board after it, or the panel for what the same player is to do next.
///
/// # Errors
/// It is not theirs to play, or the board is out of date.
pub(crate) fn play(
    desk: &Desk,
    by: By,
    (id, seen): (MatchId, Option<Revision>),
    text: &str,
) -> Result<Answer, Refused> {
    told(desk, by, id, desk.matches().play_and_look(id, seen, text, by))
}

/// What whoever has played is told of it.
fn told(
    desk: &Desk,
    by: By,
    id: MatchId,
    played: Result<(Done, Look), Refused>,
) -> Result<Answer, Refused> {
    let (done, look) = match played {
        Ok(played) => played,
        Err(Refused::Move(error)) => {
            let answer = refusal::mistake(&error);
            return Ok(answer.button(Press::Move(id), Label::StepByStep, Style::Plain));
        }
        Err(refused) => return Err(refused),
    };
    if look.head().is_turn_of(by.player) && look.head().stage == Stage::Running {
        let panel = Panel::new(desk.boards(), &look, by.player)?.at(&Draft::default(), by)?;
        return Ok(panel.headed(what_was_played(&done)));
    }
    Ok(desk.boards().after(&look, by.player)?.headed(what_was_played(&done)))
}

fn what_was_played(done: &Done) -> Did {
    done.mv.clone().map_or(Did::PlayedBefore, |mv| Did::Played { mv })
}

/// Takes back the last ply of one's own turn.
pub(super) fn undo(desk: &Desk, by: By, id: MatchId, seen: Revision) -> Result<Answer, Refused> {
    desk.matches().undo(id, Some(seen), by)?;
    let look = desk.matches().look(id)?;
    Ok(Panel::new(desk.boards(), &look, by.player)?
        .at(&Draft::default(), by)?
        .headed(Did::TookBack))
}

/// Shows the board privately, from the asker's side; `home` turns it, now and from now on.
///
/// # Errors
/// There is nothing to be seen yet, or any more.
pub(crate) fn board(
    desk: &Desk,
    by: By,
    id: MatchId,
    home: Option<Edge>,
) -> Result<Answer, Refused> {
    if let Some(home) = home {
        desk.matches().prefer(Whose::Player(by.player), HOME, home_word(home))?;
    }
    let look = desk.matches().look(id)?;
    match look.head().stage {
        Stage::Lobby => Err(Refused::NotStarted(id)),
        Stage::Over(ref ending) if ending.is_before_start() => Err(Refused::Over(id)),
        _ => desk.boards().own(&look, by.player),
    }
}

/// Shows privately what lies open beside the board; the board, where nothing does.
pub(super) fn aside(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    match desk.boards().aside(&look, by.player)? {
        Some(answer) => Ok(answer),
        None => desk.boards().own(&look, by.player),
    }
}

/// Asks whether to resign, or to call the match off where that is still possible.
///
/// # Errors
/// They do not play there, or not any more.
pub(crate) fn ask_to_resign(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    look.seat_of_player(by.player)?;
    let head = look.head();
    // Who stays decides what it would come to.
    let left = usize::from(head.seats) - head.gone.len();
    let asked = Did::ReallyResign { game: name(head), id: id.to_string(), left };
    let answer =
        Answer::say(asked).button(Press::ReallyResign(id), Label::ReallyResign, Style::Grave);
    let answer = match look.may_abort(by.player) {
        true => answer.button(Press::Abort(id), Label::CallOff, Style::Plain),
        false => answer,
    };
    Ok(answer.button(Press::Board { id, home: None }, Label::PlayOn, Style::Main))
}

/// Resigns.
pub(super) fn resign(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().resign(id, by)?;
    Ok(desk.boards().after(&desk.matches().look(id)?, by.player)?.headed(Did::Resigned))
}

/// Calls a match off before everybody has moved.
pub(super) fn abort(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().abort(id, by)?;
    Ok(Answer::say(Did::CalledOff { id: id.to_string() }))
}
