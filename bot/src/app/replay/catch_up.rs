//! The moves since a player's last move: turn by turn in words, and as a short film.

use matches::{MatchId, Recap, Refused, Request};
use rules::{Message, Seat};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{PlayPress, Replay};
use crate::app::replay::source::OpenReplay;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

/// The maximum number of moves in the film.
const MAX_MOVES: usize = 24;

/// The maximum number of turns in words.
const MAX_DESCRIBED: usize = 6;

/// Shows a player the moves since their own last move, and a spectator the last move.
pub(crate) fn show(app: &App, by: Request, id: MatchId) -> Result {
    let replay = Replay::from(id);
    let opened = OpenReplay::open(app, by, replay)?;
    let seat = opened.head().and_then(|head| head.seat_of(by.player));
    let recap = opened.recording.recap(seat, MAX_MOVES)?;
    let turns = turns(&recap);
    let (game, number) = (opened.game(), id.to_string());
    let heading = match seat {
        _ if turns.is_empty() => ReplayText::SinceNothing { game, id: number },
        Some(_) => ReplayText::SinceYours { game, id: number, moves: recap.turns },
        None => ReplayText::SinceLast { game, id: number },
    };
    let answer = with_turns(opened.add_link(Answer::say(heading)), &opened, &recap, turns)?;
    let (step, mut sights) = (replay.step(recap.from), recap.sights);
    let answer = match sights.len() {
        0 | 1 => sights.pop().into_iter().fold(answer, |answer, sight| {
            let scene = opened.scene(sight.as_ref());
            answer.show(opened.pictures(app, scene, sight))
        }),
        _ => answer.show(opened.film(app, sights).map(|(film, _)| film)),
    };
    let is_turn = opened.head().is_some_and(|head| head.is_turn_of(by.player));
    let answer = match is_turn {
        true => answer.button(PlayPress::OpenPanel(id), Label::Move, Style::Main),
        false => answer.button(PlayPress::board(id), Label::Board, Style::Plain),
    };
    Ok(answer.button(step, Label::Steps, Style::Plain))
}

/// A turn in words: the number of its last ply, its seat, and the notes of all its plies.
#[derive(Debug)]
struct TurnNotes {
    ply: u32,
    seat: Seat,
    notes: Vec<Message>,
}

fn turns(recap: &Recap) -> Vec<TurnNotes> {
    let mut ply = recap.from;
    let turns = recap.plies.chunk_by(|(turn, _), (next, _)| turn == next);
    let turn = turns.map(|plies| {
        ply = ply.saturating_add(u32::try_from(plies.len()).unwrap_or(u32::MAX));
        let notes = plies.iter().flat_map(|(_, notes)| notes.clone()).collect();
        TurnNotes { ply, seat: plies[0].0.seat, notes }
    });
    turn.collect()
}

/// Adds the last turns in words.
fn with_turns(answer: Answer, opened: &OpenReplay, recap: &Recap, turns: Vec<TurnNotes>) -> Result {
    let names = recap.sights.last().map(|sight| sight.seat_names()).unwrap_or_default();
    let hidden = turns.len().saturating_sub(MAX_DESCRIBED);
    turns.into_iter().skip(hidden).try_fold(answer, |answer, TurnNotes { ply, seat, notes }| {
        if !notes.is_empty() {
            return Ok::<_, Refused>(answer.lines(opened.note_lines(ply, notes, true)));
        }
        let sentence = opened.recording.plies(ply, 1)?.pop().and_then(|last| last.sentence);
        Ok(answer.lines(opened.silent_ply(ply, seat, &names, sentence)))
    })
}

#[cfg(test)]
mod tests {
    use matches::PlyTurn;

    use super::*;

    #[test]
    fn the_plies_of_a_turn_are_told_together() {
        let note = |text: &str| vec![Message::plain(text)];
        let ply = |seat, number, text| (PlyTurn { seat: Seat(seat), number }, note(text));
        let plies = vec![
            ply(1, 5, "draws"),
            ply(1, 5, "builds"),
            ply(2, 6, "passes"),
            ply(1, 7, "draws again"),
            ply(1, 8, "has another turn"),
        ];
        let recap = Recap { from: 4, turns: 4, sights: Vec::new(), plies };
        let turns = turns(&recap);
        let told: Vec<_> =
            turns.iter().map(|turn| (turn.ply, turn.seat, turn.notes.len())).collect();
        let [ben, cleo] = [Seat(1), Seat(2)];
        assert_eq!(told, [(6, ben, 2), (7, cleo, 1), (8, ben, 1), (9, ben, 1)]);
    }
}
