//! Time at the desk: what is told of it, and what the table does when time is up.

use data::{By, Choice, Head, Look, MatchId, Notice, PlayerId, Refused, Revision, TimeUp};
use rules::{Arg, Join, Message, Seat, Seats};

use super::answer::{Answer, Style};
use super::at_hand::Desk;
use super::boards::name;
use super::marks::{mention, mentions, moment};
use super::press::Press;
use super::time_words::{Time, Timely, Told, Up};
use super::until::resume_button;

/// What is to be told of time that these revisions brought; nothing that is no longer so.
///
/// # Errors
/// What the store says.
pub(crate) fn told(
    desk: &Desk,
    look: &Look,
    revisions: (Revision, Revision),
) -> Result<Option<Answer>, Refused> {
    let head = look.head();
    let Some(notice) = desk.matches().notice(head.id, revisions)? else { return Ok(None) };
    let (game, id) = (name(head), head.id.to_string());
    let at = head.timing.as_ref().and_then(|timing| timing.until).map(moment);
    let at = at.unwrap_or_else(|| Message::from(Time::Still).into());
    let movers = people(head, head.to_move);
    let move_button = |answer: Answer| {
        answer.button(Press::Move(head.id), super::words::Label::Move, Style::Main)
    };
    Ok(Some(match notice {
        Notice::Reminder { seats, is_late } => {
            let reminded = people(head, seats);
            let players = mentions(Join::And, &reminded);
            let told = Answer::say(Told::Reminder { players, game, id, at });
            move_button(told.lines(is_late.then_some(Told::Late))).ping(reminded)
        }
        Notice::MoreTime => {
            let players = mentions(Join::And, &movers);
            move_button(Answer::say(Told::MoreTime { players, at })).ping(movers)
        }
        Notice::Resumed { seat } => {
            let by = person(head, seat);
            let players = mentions(Join::And, &movers);
            let others = movers.iter().copied().filter(|&player| Some(player) != head.player(seat));
            let others: Vec<_> = others.collect();
            move_button(Answer::say(Told::Resumed { by, players, at })).ping(others)
        }
        Notice::Adjourned => {
            let all = people(head, staying(head));
            let players = mentions(Join::And, &all);
            resume_button(Answer::say(Told::Adjourned { players, game, id }), head.id).ping(all)
        }
    }))
}

/// The message that somebody's time is up, or what became of it; none, if nobody's ever was.
///
/// # Errors
/// What the store says.
pub(crate) fn time_up(desk: &Desk, look: &Look) -> Result<Option<Answer>, Refused> {
    let head = look.head();
    let Some(up) = desk.matches().time_up(head.id)? else { return Ok(None) };
    Ok(Some(match up {
        TimeUp::Open { is_late } => asked(head, is_late),
        TimeUp::MoreTime => Answer::say(Up::MoreTime),
        TimeUp::Claimed { seat } => Answer::say(Up::Claimed { player: person(head, seat) }),
        TimeUp::CalledOff => Answer::say(Up::CalledOff),
        TimeUp::Adjourned => Answer::say(Up::Adjourned),
        TimeUp::Passed => Answer::say(Up::Passed),
    }))
}

fn asked(head: &Head, is_late: bool) -> Answer {
    let choosers = head.timing.as_ref().and_then(|timing| timing.choosers).unwrap_or_default();
    let (choosers, slow) = (people(head, choosers), people(head, head.to_move));
    let late = mentions(Join::And, &slow);
    if choosers.is_empty() {
        return Answer::say(Up::Nobody { late }).lines(is_late.then_some(Told::Late)).ping(slow);
    }
    let asked = mentions(Join::And, &choosers);
    let vote = (choosers.len() > 1).then(|| Up::Vote { needed: choosers.len() / 2 + 1 });
    let answer = Answer::say(Up::Open { late, choosers: asked })
        .lines(vote)
        .lines(chosen(head))
        .lines(is_late.then_some(Told::Late));
    let style = |choice| match choice {
        Choice::Claim => Style::Main,
        Choice::MoreTime => Style::Agree,
        Choice::CallOff => Style::Plain,
    };
    let button = |answer: Answer, choice| {
        let press = Press::Choose { id: head.id, choice, is_sure: false };
        answer.button(press, label(head, choice), style(choice))
    };
    Choice::ALL.into_iter().fold(answer, button).ping(choosers.into_iter().chain(slow))
}

/// What was chosen so far, while that decides nothing.
fn chosen(head: &Head) -> Option<Up> {
    let choices = &head.timing.as_ref()?.choices;
    let one = |&(seat, choice): &(Seat, Choice)| Up::ChoseOne {
        player: person(head, seat),
        choice: label(head, choice).into(),
    };
    let told: Vec<_> = choices.iter().map(one).collect();
    (!told.is_empty()).then(|| Up::Chosen { choices: Arg::list(Join::And, told) })
}

fn label(head: &Head, choice: Choice) -> Timely {
    match choice {
        Choice::Claim if staying(head).len() > 2 => Timely::GoOn,
        Choice::Claim => Timely::Claim,
        Choice::MoreTime => Timely::MoreTime,
        Choice::CallOff => Timely::CallOff,
    }
}

/// Chooses what shall become of a match whose time is up. What can't be taken back is asked once.
pub(super) fn choose(
    desk: &Desk,
    by: By,
    (id, choice): (MatchId, Choice),
    is_sure: bool,
) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    let head = look.head();
    let seat = look.seat_of_player(by.player)?;
    let may = head.timing.as_ref().and_then(|timing| timing.choosers);
    let may = may.is_some_and(|choosers| choosers.contains(seat));
    if may && !is_sure && choice != Choice::MoreTime {
        return Ok(really(head, choice));
    }
    let label = label(head, choice).into();
    desk.matches().choose(id, choice, by)?;
    let look = desk.matches().look(id)?;
    let told = Timely::Chose { choice: label };
    Ok(match look.head().ending() {
        Some(_) => desk.boards().after(&look, by.player)?.headed(told),
        None => Answer::say(told).link(look.head().place),
    })
}

fn really(head: &Head, choice: Choice) -> Answer {
    let (game, id) = (name(head), head.id.to_string());
    let late = head.to_move.iter().next();
    let player = late.map_or_else(|| Message::plain("").into(), |seat| person(head, seat));
    let asked = match choice {
        Choice::CallOff => Timely::ReallyCallOff { game, id },
        _ if staying(head).len() > 2 => Timely::ReallyGoOn { player, game, id },
        _ => Timely::ReallyClaim { player, game, id },
    };
    let press = Press::Choose { id: head.id, choice, is_sure: true };
    Answer::say(asked).button(press, Timely::Really, Style::Grave).button(
        Press::Board { id: head.id, home: None },
        Timely::Wait,
        Style::Plain,
    )
}

/// Has a match go on that rests.
pub(super) fn resume(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    desk.matches().resume(id, by)?;
    Ok(desk.boards().own(&desk.matches().look(id)?, by.player)?.headed(Timely::Resumed))
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
