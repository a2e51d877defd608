//! The vote when a player's time is up: its question, the players it pings, and its outcome.

use matches::{Choice, MatchView, Refused, Request, Revision, TimeUp};
use rules::{Arg, Join, Message, Seat};

use crate::app::agreements::substitutes;
use crate::app::answer::args::{mention_seat, mentions, players_at, seats_in_play};
use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{ClockPress, PlayPress, TimeoutDecision};
use crate::app::view::title::game_name;
use crate::words::clock::{ClockNoticeText, TimeChoiceText, TimeUpText};

/// The vote message for the turn whose time ran out at this revision, or else for the newest such turn.
pub(crate) fn time_up(app: &App, view: &MatchView, since: Revision) -> Result<Option<Answer>> {
    let questions = app.matches().time_up_questions(view)?;
    let question = questions.iter().find(|one| one.since == since).or(questions.last());
    Ok(question.map(|one| vote_message(view, one.since, one.status)))
}

/// The message of a vote: its question, or its outcome.
pub(in crate::app) fn vote_message(view: &MatchView, since: Revision, status: TimeUp) -> Answer {
    match status {
        TimeUp::Open { is_late } => open_vote(view, since, is_late),
        TimeUp::MoreTime => Answer::say(TimeUpText::MoreTime),
        TimeUp::Claimed { seat } => {
            Answer::say(TimeUpText::Claimed { player: mention_seat(view.head(), seat) })
        }
        TimeUp::CalledOff => Answer::say(TimeUpText::CalledOff),
        TimeUp::Adjourned => Answer::say(TimeUpText::Adjourned),
        TimeUp::TakenOver => Answer::say(TimeUpText::TakenOver),
        TimeUp::Ended => Answer::say(TimeUpText::Ended),
        TimeUp::Passed => Answer::say(TimeUpText::Passed),
    }
}

fn open_vote(view: &MatchView, since: Revision, is_late: bool) -> Answer {
    let head = view.head();
    let choosers = head.timing.as_ref().and_then(|timing| timing.choosers).unwrap_or_default();
    let (choosers, slow) = (players_at(head, choosers), players_at(head, head.to_move));
    let late = mentions(Join::And, &slow);
    if choosers.is_empty() {
        return Answer::say(TimeUpText::Nobody { late })
            .lines(is_late.then_some(ClockNoticeText::Late))
            .ping(slow);
    }
    let vote = (choosers.len() > 1).then(|| TimeUpText::Vote { needed: choosers.len() / 2 + 1 });
    let answer = Answer::say(TimeUpText::Open { late, choosers: mentions(Join::And, &choosers) })
        .lines(vote)
        .lines(votes_line(view))
        .lines(is_late.then_some(ClockNoticeText::Late));
    let style = |choice| match choice {
        Choice::Claim => Style::Main,
        Choice::MoreTime => Style::Agree,
        Choice::CallOff => Style::Plain,
    };
    let button = |answer: Answer, choice| {
        let decision = TimeoutDecision { id: head.id, on: Some(since), choice, is_sure: false };
        answer.button(ClockPress::DecideTimeout(decision), label(view, choice), style(choice))
    };
    let answer = Choice::ALL.into_iter().fold(answer, button);
    // Nobody can take over the seat of a late computer.
    let is_persons = slow.iter().any(|player| player.is_person());
    let answer = answer.when(is_persons, |answer| substitutes::button(answer, head));
    answer.ping(choosers.into_iter().chain(slow))
}

/// The line with the votes so far. `None` if nobody has voted.
fn votes_line(view: &MatchView) -> Option<TimeUpText> {
    let head = view.head();
    let choices = &head.timing.as_ref()?.choices;
    let vote = |&(seat, choice): &(Seat, Choice)| TimeUpText::ChoseOne {
        player: mention_seat(head, seat),
        choice: label(view, choice).into(),
    };
    let votes = Arg::list(Join::And, choices.iter().map(vote));
    (!choices.is_empty()).then_some(TimeUpText::Chosen { choices: votes })
}

/// The label of a choice. With several opponents, a claim wins nothing yet: the others play on.
pub(crate) fn label(view: &MatchView, choice: Choice) -> TimeChoiceText {
    match choice {
        Choice::Claim if seats_in_play(view).len() > 2 => TimeChoiceText::GoOn,
        Choice::Claim => TimeChoiceText::Claim,
        Choice::MoreTime => TimeChoiceText::MoreTime,
        Choice::CallOff => TimeChoiceText::CallOff,
    }
}

/// Votes on a match in which a player's time is up.
///
/// A choice that can't be undone needs confirmation. A press about an earlier turn shows the vote on the current one.
pub(super) fn decide(app: &App, by: Request, decision: TimeoutDecision) -> Result {
    let TimeoutDecision { id, on, choice, is_sure } = decision;
    let view = app.matches().view(id)?;
    let head = view.head();
    let seat = view.seat_of_player(by.player)?;
    let choosers = head.timing.as_ref().and_then(|timing| timing.choosers);
    let may_vote = choosers.is_some_and(|choosers| choosers.contains(seat));
    let questions = if may_vote { app.matches().time_up_questions(&view)? } else { Vec::new() };
    match questions.last().map(|question| question.since) {
        // The buttons of old versions did not carry the turn.
        Some(now) if on != Some(now) => return Ok(ask_again(&view, now)),
        Some(now) if !is_sure && choice != Choice::MoreTime => {
            return Ok(confirm(&view, now, choice));
        }
        _ => {}
    }
    let line = TimeChoiceText::Chose { choice: label(&view, choice).into() };
    app.matches().choose(id, Some(on.unwrap_or_default()), choice, by)?;
    let view = app.matches().view(id)?;
    Ok(match view.head().ending() {
        Some(_) => app.board_view().reply(&view, by.player)?.prepend(line),
        None => Answer::say(line).link(view.head().place),
    })
}

/// The current vote, for a player who pressed a button of an earlier one.
fn ask_again(view: &MatchView, since: Revision) -> Answer {
    let head = view.head();
    let line = Refused::AskedAnew(head.id).message();
    let vote = open_vote(view, since, false).prepend(line).link(head.place);
    Answer { pings: Vec::new(), ..vote }
}

/// The question before a choice that can't be undone.
pub(crate) fn question(view: &MatchView, choice: Choice) -> TimeChoiceText {
    let head = view.head();
    let (game, id) = (game_name(head), head.id.to_string());
    let late = head.to_move.iter().next();
    let player = late.map_or_else(|| Message::plain("").into(), |seat| mention_seat(head, seat));
    match choice {
        Choice::CallOff => TimeChoiceText::ReallyCallOff { game, id },
        Choice::Claim | Choice::MoreTime if seats_in_play(view).len() > 2 => {
            TimeChoiceText::ReallyGoOn { player, game, id }
        }
        Choice::Claim | Choice::MoreTime => TimeChoiceText::ReallyClaim { player, game, id },
    }
}

fn confirm(view: &MatchView, since: Revision, choice: Choice) -> Answer {
    let id = view.head().id;
    let decision = TimeoutDecision { id, on: Some(since), choice, is_sure: true };
    Answer::say(question(view, choice))
        .button(ClockPress::DecideTimeout(decision), TimeChoiceText::Really, Style::Grave)
        .button(PlayPress::board(id), TimeChoiceText::Wait, Style::Plain)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{
        Challenge, ChallengeLimits, JobError, JobOutcome, Key, Limit, MatchId, Matches, Place,
        PlayerId, Seating, Timestamp,
    };
    use rules::{Level, Seed};
    use store::MemoryStore;

    use super::*;
    use crate::app::agreements::substitutes::{SubstituteRequest, substitute};
    use crate::app::press::{Press, SubstitutePress};
    use crate::app::testing::kastell;
    use crate::clock::Clock;

    const ADA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    fn by(player: PlayerId, now: u64) -> Request {
        Request { player, key: Key(now), now: Timestamp(now) }
    }

    /// A match of two people and a computer, seated by this seed. All jobs are given up, and the first player is late.
    fn timed_out(seed: u8) -> (App, MatchId) {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default())
            .with_seeds(move || Seed::from_bytes([seed; 32]));
        let app = App::new(matches, Clock::default());
        let challenge = Challenge {
            game: "castle-keep".into(),
            seats: Some(3),
            opponents: vec![BEN, PlayerId::computer(Level::ALL[0], 0)],
            seating: Seating::Random,
            limit: Some(Limit::DEFAULT),
            ..kastell(ADA, BEN, Place::default())
        };
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        app.matches().join(id, by(BEN, 2)).unwrap();
        let outcome = JobOutcome::GivenUp { error: JobError::Panicked };
        for claim in app.matches().claim_due(Timestamp(2), usize::MAX).unwrap() {
            for job in &claim.jobs {
                app.matches().settle(job, outcome, Timestamp(2)).unwrap();
            }
        }
        app.matches().advance_clock(id, Timestamp(2 + Limit::DEFAULT.ms())).unwrap();
        (app, id)
    }

    fn is_computer_late(app: &App, id: MatchId) -> bool {
        let view = app.matches().view(id).unwrap();
        players_at(view.head(), view.head().to_move).iter().any(|player| !player.is_person())
    }

    #[test]
    fn a_vote_offers_a_substitute_for_a_person_but_not_for_a_computer() {
        for is_computers in [false, true] {
            let mut all = (0..=u8::MAX).map(timed_out);
            let (app, id) =
                all.find(|(app, id)| is_computer_late(app, *id) == is_computers).unwrap();
            let view = app.matches().view(id).unwrap();
            let vote = time_up(&app, &view, Revision::default()).unwrap().unwrap();
            let show = Press::from(SubstitutePress::Show(id));
            let is_offered = vote.buttons.iter().any(|button| button.press == show);
            assert_eq!(is_offered, !is_computers);
            if is_computers {
                let request = SubstituteRequest::default();
                let answer = substitute(&app, by(ADA, 9), id, &request, &[]).unwrap();
                assert_eq!(answer.lines[0].id(), Some("agree-missing-only-computer"));
            }
        }
    }
}
