//! The moves of a match as a list, as far as whoever asks was told of them: the newest first, page by page.

use matches::{By, MatchId, Refused};
use rules::{Arg, Join, Message};

use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::{Frame, PlayPress, ReplayPress};
use crate::app::replay::source::Opened;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

/// How many moves are on a page.
const MOVES: u32 = 12;

/// Lists them up to this one; up to the newest, where that is not said.
pub(in crate::app) fn show(
    app: &App,
    by: By,
    id: MatchId,
    to: Option<u32>,
) -> Result<Answer, Refused> {
    let opened = Opened::of(app, by, id.into())?;
    let count = opened.recording.count();
    let to = to.unwrap_or(count).min(count);
    let from = to.saturating_sub(MOVES);
    let (game, id_told) = (opened.game(), id.to_string());
    let heading = match count {
        0 => ReplayText::NoMoves { game, id: id_told },
        count => ReplayText::Moves { game, id: id_told, from: (from + 1).min(to), to, count },
    };
    let answer = told(Answer::say(heading), &opened, (from, to))?;
    let answer = opened.linked(answer);
    let start = ReplayPress::Step { replay: id.into(), frame: Frame::Step(0) };
    let answer = ways((from, to), count).into_iter().fold(answer, |answer, (label, to)| {
        answer.plain_action(ReplayPress::ListMoves { id, to }, label)
    });
    let answer = answer.button(start, ReplayText::FromStart, Style::Plain);
    Ok(answer.button(PlayPress::ShowBoard { id, home: None }, Label::Board, Style::Plain))
}

/// What happened in these plies, each with its number.
fn told(answer: Answer, opened: &Opened, (from, to): (u32, u32)) -> Result<Answer, Refused> {
    let plies = opened.recording.plies(to, MOVES as usize)?;
    let names = opened.recording.step(to)?.sight.seat_names();
    let lines = (from + 1..).zip(plies).map(|(number, (seat, notes))| {
        let name = names.get(seat.index()).cloned();
        let said = match name.filter(|_| notes.is_empty() && opened.head().is_some()) {
            // What is hidden in it is hidden here: it is said who moved, and no more.
            Some(name) => {
                let seat = opened.mover(number, name);
                vec![ReplayText::StepPly { seat, mv: "…".into() }.into()]
            }
            None => opened.told(number, notes),
        };
        Message::from(ReplayText::Numbered { number, told: Arg::list(Join::Dots, said) })
    });
    Ok(answer.lines(lines))
}

/// The ways to other pages, each up to another move.
fn ways((from, to): (u32, u32), count: u32) -> Vec<(ReplayText, Option<u32>)> {
    let older = (from > 0).then_some((ReplayText::Earlier, Some(from)));
    let newer = (to < count).then_some((ReplayText::Later, Some((to + MOVES).min(count))));
    older.into_iter().chain(newer).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(to: u32, count: u32, expected: &[Option<u32>]) {
        let ways: Vec<_> =
            ways((to.saturating_sub(MOVES), to), count).into_iter().map(|(_, to)| to).collect();
        assert_eq!(ways, expected, "{to} of {count}");
    }

    #[test]
    fn pages_lead_back_to_the_first_move_and_on_to_the_newest() {
        check(0, 0, &[]);
        check(12, 12, &[]);
        check(13, 13, &[Some(1)]);
        check(1, 13, &[Some(13)]);
        check(100, 100, &[Some(88)]);
        check(88, 100, &[Some(76), Some(100)]);
    }
}
