//! Seeing a match again, privately: step by step, or as a film.

use super::analysis;
use super::answer::{Answer, Style};
use super::at_hand::Desk;
use super::boards::{name, replay};
use super::called::Called;
use super::press::{Frame, Press};
use super::telling::{Told, happened};
use super::words::{Did, Label};
use data::{By, MatchId, Refused};

/// The most moves of a film. One of Castello, the largest, then has some 3 MB, where Discord takes 10.
const LONGEST_FILM: usize = 300;

/// Shows a moment of a match.
pub(super) fn step(desk: &Desk, by: By, id: MatchId, frame: Frame) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    let head = look.head();
    let at = frame.number();
    let step = desk.matches().replay(id, Some(by.player), at)?;
    let style = desk.boards().style(by.player)?;
    let names = step.sight.seat_names();
    let (game, id_told) = (name(head), head.id.to_string());
    let mut answer = Answer::say(Did::Step { game, id: id_told, at, count: step.count });
    let seat = step.seat.and_then(|seat| names.get(seat.index()).cloned());
    if let (Some(mv), Some(seat)) = (step.mv, seat) {
        let seat = Told { head, reader: None }.peopled(seat);
        answer = answer.line(Did::StepPly { seat, mv });
    }
    let seen = desk.boards().seen(&look, Some(by.player), step.sight)?;
    answer = answer
        .lines(happened(head, Some(by.player), step.notes))
        .link(head.place)
        .shown_again_by(Press::Replay { id, frame });
    let answer = analysis::show(desk, answer, (&look, at), (seen, style))?;
    let answer = ways(at, step.count).into_iter().fold(answer, |answer, (label, frame)| {
        answer.button(Press::Replay { id, frame }, label, Style::Plain)
    });
    Ok(if step.count > 0 {
        answer.button(Press::Film(id), Label::Film, Style::Plain)
    } else {
        answer
    })
}

/// Where one can go from a step.
fn ways(at: u32, last: u32) -> Vec<(Label, Frame)> {
    let mut ways = vec![
        (Label::First, Frame::First),
        (Label::Previous, Frame::Step(at.saturating_sub(1))),
        (Label::Next, Frame::Step(at + 1)),
        (Label::Last, Frame::Last(last)),
    ];
    ways.retain(|(_, frame)| frame.number() != at && frame.number() <= last);
    ways
}

/// Shows the match as a moving picture.
pub(super) fn film(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    let sights = desk.matches().sights(id, Some(by.player), LONGEST_FILM + 1)?;
    let look = desk.matches().look(id)?;
    let head = look.head();
    let (game, again) = (name(head), Press::Film(id));
    let id = head.id.to_string();
    let told = match sights.len() - 1 {
        LONGEST_FILM => Did::LongFilm { game, id, moves: LONGEST_FILM },
        moves => Did::Film { game, id, moves },
    };
    let called = Called::of(desk.matches(), &look, Some(by.player))?;
    Ok(Answer::say(told)
        .link(head.place)
        .show(desk.pictures().film(sights, called, desk.boards().style(by.player)?))
        .shown_again_by(again)
        .button(replay(head), Label::Steps, Style::Plain))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frames(at: u32, last: u32) -> Vec<Frame> {
        ways(at, last).into_iter().map(|(_, frame)| frame).collect()
    }

    #[test]
    fn two_ways_to_the_same_step_are_two_buttons() {
        let beginning = [Frame::First, Frame::Step(0), Frame::Step(2), Frame::Last(2)];
        assert_eq!(frames(1, 2), beginning);
    }

    #[test]
    fn no_way_leads_to_where_one_is() {
        assert_eq!(frames(0, 2), [Frame::Step(1), Frame::Last(2)]);
        assert_eq!(frames(2, 2), [Frame::First, Frame::Step(1)]);
        assert_eq!(frames(0, 0), []);
    }
}
