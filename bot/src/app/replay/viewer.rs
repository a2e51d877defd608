//! The step viewer: one moment of what was played, and the ways to others.

use matches::{By, Refused, Step};

use crate::app::analysis::{self, ReplayStep};
use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::{Form, Frame, Replay, ReplayPress, ShareReplay};
use crate::app::replay::source::Opened;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

/// Shows a moment.
pub(in crate::app) fn step(
    app: &App,
    by: By,
    replay: Replay,
    frame: Frame,
) -> Result<Answer, Refused> {
    let opened = Opened::of(app, by, replay)?;
    let at = frame.number().min(opened.recording.count());
    moment(app, &opened, opened.recording.step(at)?, at)
}

/// Shows the moment before this one when something was taken for the last time.
pub(in crate::app) fn last_capture(
    app: &App,
    by: By,
    replay: Replay,
    at: u32,
) -> Result<Answer, Refused> {
    let opened = Opened::of(app, by, replay)?;
    let at = at.min(opened.recording.count());
    let found = opened.recording.last_taken(at)?;
    match found {
        Some(found) => moment(app, &opened, opened.recording.step(found)?, found),
        None => {
            let answer = moment(app, &opened, opened.recording.step(at)?, at)?;
            Ok(answer.line(ReplayText::NothingTaken))
        }
    }
}

/// Goes to the step that was typed.
pub(in crate::app) fn jump(
    app: &App,
    by: By,
    replay: Replay,
    typed: &str,
) -> Result<Answer, Refused> {
    let opened = Opened::of(app, by, replay)?;
    let count = opened.recording.count();
    let wanted = typed.trim().trim_start_matches('#').parse::<u32>().ok();
    let Some(at) = wanted.filter(|&at| at <= count) else {
        let answer = moment(app, &opened, opened.recording.step(count)?, count)?;
        return Ok(answer.line(ReplayText::NoSuchMove { count }));
    };
    moment(app, &opened, opened.recording.step(at)?, at)
}

fn moment(app: &App, opened: &Opened, step: Step, at: u32) -> Result<Answer, Refused> {
    let turns = opened.turns(step.sight.as_ref());
    let count = step.count;
    let mut scene = opened.scene(step.sight.as_ref());
    let answer = opened.linked(told(opened, &step, at, true));
    // The ways to other moments come first, so that they lie where they lay at the step before.
    let mut answer = controls(answer, opened, (at, count), turns);
    let replay = opened.replay;
    let again = ReplayPress::Step { replay, frame: Frame::Step(at) };
    if let Some(head) = opened.head() {
        let names = step.sight.seat_names();
        let step =
            ReplayStep { head, at, home: replay.home, seat_names: &names, names: opened.names() };
        answer = analysis::describe_step(app, answer, &step, &mut scene)?;
    }
    Ok(answer.show(opened.pictures(app, scene, step.sight)).retry_with(again))
}

/// A moment in words.
pub(super) fn told(opened: &Opened, step: &Step, at: u32, reads: bool) -> Answer {
    let (game, count) = (opened.game(), step.count);
    let answer = match opened.head() {
        Some(head) => Answer::say(ReplayText::Step { game, id: head.id.to_string(), at, count }),
        None => Answer::say(ReplayText::FileStep { game, at, count }),
    };
    let names = step.sight.seat_names();
    let seat = step.seat.and_then(|seat| names.get(seat.index()).cloned());
    let ply = step.mv.clone().zip(seat);
    let ply = ply.map(|(mv, seat)| ReplayText::StepPly { seat: opened.mover(at, seat), mv });
    answer.lines(opened.standing(step.sight.as_ref(), reads)).lines(ply).lines(opened.note_lines(
        at,
        step.notes.clone(),
        reads,
    ))
}

/// The ways to other moments, and what can be done with this one.
fn controls(
    answer: Answer,
    opened: &Opened,
    (at, count): (u32, u32),
    turns: Option<[rules::Edge; 2]>,
) -> Answer {
    let replay = opened.replay;
    let answer = ways(at, count).into_iter().fold(answer, |answer, (label, frame)| {
        answer.plain_action(ReplayPress::Step { replay, frame }, label)
    });
    if count == 0 {
        return answer;
    }
    let labels = [ReplayText::TurnLeft, ReplayText::TurnRight];
    // Before the first move nothing was captured.
    let answer = match at > 0 && opened.captures() {
        true => {
            answer.button(ReplayPress::LastCapture { replay, at }, ReplayText::Taken, Style::Plain)
        }
        false => answer,
    };
    let answer = answer.button(Form::Step(replay), ReplayText::Jump, Style::Plain);
    let turns = turns.into_iter().flatten().zip(labels);
    let answer = turns.fold(answer, |answer, (home, label)| {
        let replay = Replay { home: Some(home), ..replay };
        let press = ReplayPress::Step { replay, frame: Frame::Step(at) };
        answer.button(press, label, Style::Plain)
    });
    let answer = answer.button(ReplayPress::Film(replay), Label::Film, Style::Plain).button(
        ShareReplay { replay, at: Some(at) },
        ReplayText::Show,
        Style::Plain,
    );
    match opened.recording.record() {
        Some(_) => {
            answer.button(ReplayPress::Export(replay.source), ReplayText::Export, Style::Plain)
        }
        None => answer,
    }
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
