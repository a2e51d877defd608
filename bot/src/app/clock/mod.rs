//! Time at the desk: what is told of it, and what the table does when time is up.

use matches::{By, Choice, Head, MatchId, MatchView, Notice, PlayerId, Refused, Revision, TimeUp};
use rules::{Arg, Join, Message, Seat, Seats};

use crate::app::agreements::substitutes;
use crate::app::answer::args::{mention, mentions, moment};
use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::{ClockPress, PlayPress, TimeoutDecision};
use crate::app::view::deadline::resume_button;
use crate::app::view::title::game_name;
use crate::words::clock::{ClockNoticeText, ClockText, TimeChoiceText, TimeUpText};
use crate::words::common::Label;

/// Does what a press says.
///
/// # Errors
/// The act is refused.
pub(super) fn press(app: &App, by: By, press: ClockPress) -> Result<Answer, Refused> {
    match press {
        ClockPress::DecideTimeout(decision) => decide(app, by, decision),
        ClockPress::Resume(id) => resume(app, by, id),
    }
}

/// What is to be told of time that these revisions brought; nothing that is no longer so.
///
/// # Errors
/// What the store says.
pub(crate) fn told(
    app: &App,
    view: &MatchView,
    revisions: (Revision, Revision),
) -> Result<Option<Answer>, Refused> {
    let head = view.head();
    let Some(notice) = app.matches().notice(head.id, revisions)? else { return Ok(None) };
    let (game, id) = (game_name(head), head.id.to_string());
    let at = head.timing.as_ref().and_then(|timing| timing.until).map(moment);
    let at = at.unwrap_or_else(|| Message::from(ClockText::Still).into());
    let movers = people(head, head.to_move);
    let move_button =
        |answer: Answer| answer.button(PlayPress::OpenPanel(head.id), Label::Move, Style::Main);
    Ok(Some(match notice {
        Notice::Reminder { seats, is_late } => {
            let reminded = people(head, seats);
            let players = mentions(Join::And, &reminded);
            let told = Answer::say(ClockNoticeText::Reminder { players, game, id, at });
            move_button(told.lines(is_late.then_some(ClockNoticeText::Late))).ping(reminded)
        }
        Notice::MoreTime => {
            let players = mentions(Join::And, &movers);
            move_button(Answer::say(ClockNoticeText::MoreTime { players, at })).ping(movers)
        }
        Notice::Resumed { seat } => {
            let by = person(head, seat);
            let players = mentions(Join::And, &movers);
            let others = movers.iter().copied().filter(|&player| Some(player) != head.player(seat));
            let others: Vec<_> = others.collect();
            move_button(Answer::say(ClockNoticeText::Resumed { by, players, at })).ping(others)
        }
        Notice::Adjourned => {
            let all = people(head, staying(head));
            let players = mentions(Join::And, &all);
            resume_button(Answer::say(ClockNoticeText::Adjourned { players, game, id }), head.id)
                .ping(all)
        }
    }))
}

/// What is asked about the turn of this entry whose time was up, or what became of it; about the newest where it is not known
/// which. None, if nobody's time ever was up.
///
/// # Errors
/// What the store says.
pub(crate) fn time_up(
    app: &App,
    view: &MatchView,
    since: Revision,
) -> Result<Option<Answer>, Refused> {
    let times = app.matches().times_up(view)?;
    let named = times.iter().find(|time| time.since == since).or(times.last());
    Ok(named.map(|time| asked(view.head(), time.since, time.up)))
}

/// What is asked about a turn whose time was up by this entry, or what became of it.
pub(super) fn asked(head: &Head, since: Revision, up: TimeUp) -> Answer {
    match up {
        TimeUp::Open { is_late } => open(head, since, is_late),
        TimeUp::MoreTime => Answer::say(TimeUpText::MoreTime),
        TimeUp::Claimed { seat } => Answer::say(TimeUpText::Claimed { player: person(head, seat) }),
        TimeUp::CalledOff => Answer::say(TimeUpText::CalledOff),
        TimeUp::Adjourned => Answer::say(TimeUpText::Adjourned),
        TimeUp::TakenOver => Answer::say(TimeUpText::TakenOver),
        TimeUp::Passed => Answer::say(TimeUpText::Passed),
    }
}

fn open(head: &Head, since: Revision, is_late: bool) -> Answer {
    let choosers = head.timing.as_ref().and_then(|timing| timing.choosers).unwrap_or_default();
    let (choosers, slow) = (people(head, choosers), people(head, head.to_move));
    let late = mentions(Join::And, &slow);
    if choosers.is_empty() {
        return Answer::say(TimeUpText::Nobody { late })
            .lines(is_late.then_some(ClockNoticeText::Late))
            .ping(slow);
    }
    let asked = mentions(Join::And, &choosers);
    let vote = (choosers.len() > 1).then(|| TimeUpText::Vote { needed: choosers.len() / 2 + 1 });
    let answer = Answer::say(TimeUpText::Open { late, choosers: asked })
        .lines(vote)
        .lines(chosen(head))
        .lines(is_late.then_some(ClockNoticeText::Late));
    let style = |choice| match choice {
        Choice::Claim => Style::Main,
        Choice::MoreTime => Style::Agree,
        Choice::CallOff => Style::Plain,
    };
    let button = |answer: Answer, choice| {
        let decision = TimeoutDecision { id: head.id, on: Some(since), choice, is_sure: false };
        answer.button(ClockPress::DecideTimeout(decision), label(head, choice), style(choice))
    };
    let answer = Choice::ALL.into_iter().fold(answer, button);
    substitutes::button(answer, head).ping(choosers.into_iter().chain(slow))
}

/// What was chosen so far, while that decides nothing.
fn chosen(head: &Head) -> Option<TimeUpText> {
    let choices = &head.timing.as_ref()?.choices;
    let one = |&(seat, choice): &(Seat, Choice)| TimeUpText::ChoseOne {
        player: person(head, seat),
        choice: label(head, choice).into(),
    };
    let told: Vec<_> = choices.iter().map(one).collect();
    (!told.is_empty()).then(|| TimeUpText::Chosen { choices: Arg::list(Join::And, told) })
}

fn label(head: &Head, choice: Choice) -> TimeChoiceText {
    match choice {
        Choice::Claim if staying(head).len() > 2 => TimeChoiceText::GoOn,
        Choice::Claim => TimeChoiceText::Claim,
        Choice::MoreTime => TimeChoiceText::MoreTime,
        Choice::CallOff => TimeChoiceText::CallOff,
    }
}

/// Chooses what shall become of a match whose time is up. What can't be taken back is asked once. Whoever pressed what was
/// asked about another turn is asked about this one.
fn decide(app: &App, by: By, decision: TimeoutDecision) -> Result<Answer, Refused> {
    let TimeoutDecision { id, on, choice, is_sure } = decision;
    let view = app.matches().view(id)?;
    let head = view.head();
    let seat = view.seat_of_player(by.player)?;
    let may = head.timing.as_ref().and_then(|timing| timing.choosers);
    let may = may.is_some_and(|choosers| choosers.contains(seat));
    let times = if may { app.matches().times_up(&view)? } else { Vec::new() };
    match times.last().map(|time| time.since) {
        // Buttons of former days do not say which turn they are about.
        Some(now) if on != Some(now) => return Ok(asked_anew(head, now)),
        Some(now) if !is_sure && choice != Choice::MoreTime => {
            return Ok(really(head, now, choice));
        }
        _ => {}
    }
    let label = label(head, choice).into();
    app.matches().choose(id, (Some(on.unwrap_or_default()), choice), by)?;
    let view = app.matches().view(id)?;
    let told = TimeChoiceText::Chose { choice: label };
    Ok(match view.head().ending() {
        Some(_) => app.board_view().reply(&view, by.player)?.prepend(told),
        None => Answer::say(told).link(view.head().place),
    })
}

/// What is asked now, for one who has pressed what was asked before.
fn asked_anew(head: &Head, since: Revision) -> Answer {
    let past = Refused::AskedAnew(head.id).message();
    let asked = open(head, since, false).prepend(past).link(head.place);
    Answer { pings: Vec::new(), ..asked }
}

fn really(head: &Head, since: Revision, choice: Choice) -> Answer {
    let (game, id) = (game_name(head), head.id.to_string());
    let late = head.to_move.iter().next();
    let player = late.map_or_else(|| Message::plain("").into(), |seat| person(head, seat));
    let asked = match choice {
        Choice::CallOff => TimeChoiceText::ReallyCallOff { game, id },
        _ if staying(head).len() > 2 => TimeChoiceText::ReallyGoOn { player, game, id },
        _ => TimeChoiceText::ReallyClaim { player, game, id },
    };
    let decision = TimeoutDecision { id: head.id, on: Some(since), choice, is_sure: true };
    Answer::say(asked)
        .button(ClockPress::DecideTimeout(decision), TimeChoiceText::Really, Style::Grave)
        .button(
            PlayPress::ShowBoard { id: head.id, home: None },
            TimeChoiceText::Wait,
            Style::Plain,
        )
}

/// Has a match go on that rests.
fn resume(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    app.matches().resume(id, by)?;
    Ok(app.board_view().own(&app.matches().view(id)?, by.player)?.prepend(TimeChoiceText::Resumed))
}

/// The seats that are still at the table.
fn staying(head: &Head) -> Seats {
    head.gone.iter().fold(Seats::all(head.seats), Seats::without)
}

fn people(head: &Head, seats: Seats) -> Vec<PlayerId> {
    seats.iter().filter_map(|seat| head.player(seat)).collect()
}

fn person(head: &Head, seat: Seat) -> Arg {
    mention(head.player(seat).unwrap_or(PlayerId::GONE))
}
