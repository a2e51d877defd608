//! What players propose to each other: one look for all of it. A proposal is shown where the match is played, with who has
//! agreed and who is still asked; what becomes of it is shown on the same message.

pub(crate) mod substitutes;

use matches::{
    By, Head, MatchId, MatchView, Offer, OfferKind, OfferStatus, PlayerId, Refused, Reply, Rest,
    Topic,
};
use rules::{Arg, Join, Seat, Seats};

use crate::app::answer::args::{mention, mentions};
use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::{AgreementPress, PlayPress, ProposalAnswer};
use crate::app::view::deadline::{resume_button, span};
use crate::app::view::proposal::{draw_word, what};
use crate::app::view::title::game_name;
use crate::words::agreements::{OfferText, ProposeText};

/// Does what a press says.
///
/// # Errors
/// The act is refused.
pub(super) fn press(
    app: &App,
    by: By,
    press: AgreementPress,
    name: &str,
) -> Result<Answer, Refused> {
    match press {
        AgreementPress::Show(id) => propose(app, by, id),
        AgreementPress::Offer { id, wish, is_sure } => offer(app, by, id, wish, is_sure),
        AgreementPress::Answer(given) => answer(app, by, name, given),
    }
}

/// The proposal that stands, if one does.
pub(crate) fn open_to_all(view: &MatchView) -> Option<Answer> {
    let head = view.head();
    head.offer().map(|offer| shown(head, offer))
}

/// A proposal as it stands.
pub(super) fn shown(head: &Head, offer: &Offer) -> Answer {
    let (by, what) = (person(head, offer.by, offer), what(head, offer));
    match offer.status {
        OfferStatus::Open => open(head, offer),
        OfferStatus::Agreed => agreed(head, offer),
        OfferStatus::Declined { seat } => {
            let player = person(head, seat, offer);
            Answer::say(match offer.topic.absent() == Some(seat) {
                true => OfferText::StillHere { by, what, player },
                false => OfferText::Declined { by, what, player },
            })
        }
        OfferStatus::TurnedDown => {
            let player = mention(head.candidate(offer).unwrap_or(PlayerId::GONE));
            Answer::say(OfferText::TurnedDown { by, what, player })
        }
        OfferStatus::Withdrawn => Answer::say(OfferText::Withdrawn { by, what }),
        OfferStatus::Lapsed => Answer::say(OfferText::Lapsed { by, what }),
    }
}

fn open(head: &Head, offer: &Offer) -> Answer {
    let (by, what) = (person(head, offer.by, offer), what(head, offer));
    let asked = head.asked_players(offer);
    let agreed = people(head, offer.agreed.without(offer.by));
    let so_far = OfferText::AgreedSoFar { players: mentions(Join::And, &agreed) };
    let answer = Answer::say(OfferText::Open { by, what })
        .lines((!agreed.is_empty()).then_some(so_far))
        .line(OfferText::Asked { players: mentions(Join::And, &asked) })
        .lines(comes_to(head, offer.topic, &asked));
    // A computer presses no buttons.
    let answer = match asked.iter().any(|player| player.is_person()) {
        true => answers(answer, head.id, offer),
        false => answer,
    };
    answer
        .button(answer_press(head.id, offer, Reply::Withdraw), ProposeText::Withdraw, Style::Plain)
        .ping(asked)
}

/// What it would come to, where the words do not say it, and when a computer answers.
fn comes_to(head: &Head, topic: Topic, asked: &[PlayerId]) -> Option<OfferText> {
    Some(match topic {
        Topic::Draw if asked.iter().any(|player| player.level().is_some()) => {
            OfferText::ComputersAnswer
        }
        Topic::Draw => return None,
        Topic::TakeBack { plies } => OfferText::WouldGoBack { plies },
        Topic::CallOff => OfferText::WouldNotCount,
        Topic::Pause => OfferText::WouldRest,
        Topic::MoreTime => OfferText::WouldHave { limit: span(head.limit).into() },
        Topic::Substitute { .. } => OfferText::WouldSit,
        Topic::TakeSeat { .. } => OfferText::WouldSitThere,
        Topic::GoOn { .. } => OfferText::WouldGoOn,
        Topic::Hints => OfferText::WouldHint,
    })
}

fn agreed(head: &Head, offer: &Offer) -> Answer {
    let (by, what) = (person(head, offer.by, offer), what(head, offer));
    let mut others = people(head, offer.agreed.without(offer.by));
    others.extend(head.candidate(offer).filter(|_| matches!(offer.topic, Topic::TakeSeat { .. })));
    if others.is_empty() {
        return Answer::say(OfferText::Done { by, what });
    }
    let players = mentions(Join::And, &others);
    let answer = Answer::say(OfferText::Agreed { by, what, players });
    let rest = head.timing.as_ref().and_then(|timing| timing.rest);
    match (offer.topic, rest) {
        (Topic::Pause, Some(Rest::Paused)) if is_last_pause(head, offer) => {
            resume_button(answer.line(OfferText::Paused), head.id)
        }
        (Topic::Pause, _) => answer.line(OfferText::Resumed),
        (Topic::Hints, _) => answer.line(OfferText::Hinting),
        _ => answer,
    }
}

fn is_last_pause(head: &Head, offer: &Offer) -> bool {
    let is_pause =
        |offer: &&Offer| offer.topic == Topic::Pause && offer.status == OfferStatus::Agreed;
    head.offers.iter().rev().find(is_pause) == Some(offer)
}

fn answers(answer: Answer, id: MatchId, offer: &Offer) -> Answer {
    answer.button(answer_press(id, offer, Reply::Agree), ProposeText::Agree, Style::Agree).button(
        answer_press(id, offer, Reply::Decline),
        ProposeText::Decline,
        Style::Plain,
    )
}

fn answer_press(id: MatchId, offer: &Offer, reply: Reply) -> AgreementPress {
    AgreementPress::Answer(ProposalAnswer { id, on: Some(offer.since), reply, is_sure: false })
}

/// Shows what this player is asked, or what they can propose.
///
/// # Errors
/// They do not play there, or not any more.
pub(crate) fn propose(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    let (seat, head) = (view.seat_of_player(by.player)?, view.head());
    if let Some(offer) = head.offer() {
        return Ok(standing(head, seat, offer));
    }
    let wishes = view.may_offer(by.player);
    let before = view.offered_before(by.player);
    let before = (!before.is_empty()).then(|| {
        let wishes = before.into_iter().map(|wish| label(head, wish));
        ProposeText::Before { wishes: Arg::list(Join::Dots, wishes) }
    });
    let (game, named) = (game_name(head), id.to_string());
    if wishes.is_empty() {
        let nothing = Answer::say(ProposeText::Nothing { game, id: named }).lines(before);
        return Ok(substitutes::button(nothing, head));
    }
    let answer = Answer::say(ProposeText::Which { game, id: named }).lines(before);
    let button = |answer: Answer, wish| {
        let press = AgreementPress::Offer { id, wish, is_sure: false };
        answer.button(press, label(head, wish), Style::Plain)
    };
    Ok(substitutes::button(wishes.into_iter().fold(answer, button), head))
}

/// What stands, for one of the players alone.
fn standing(head: &Head, seat: Seat, offer: &Offer) -> Answer {
    let (by, what) = (person(head, offer.by, offer), what(head, offer));
    let asked = head.asked_players(offer);
    let answer = Answer::say(OfferText::Open { by, what })
        .line(OfferText::Asked { players: mentions(Join::And, &asked) })
        .lines(comes_to(head, offer.topic, &asked))
        .link(head.place);
    if offer.by == seat {
        let press = answer_press(head.id, offer, Reply::Withdraw);
        return answer.button(press, ProposeText::Withdraw, Style::Plain);
    }
    match head.seats_asked(offer).contains(seat) {
        true => answers(answer, head.id, offer),
        // Whoever is held to be gone is here, and whoever has agreed may think again.
        false if offer.topic.absent().is_some() => {
            let press = answer_press(head.id, offer, Reply::Decline);
            answer.button(press, ProposeText::Decline, Style::Plain)
        }
        false => answer,
    }
}

/// Proposes something, or shows the proposal that there is to whom it was made.
fn offer(
    app: &App,
    by: By,
    id: MatchId,
    wish: OfferKind,
    is_sure: bool,
) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    let (seat, head) = (view.seat_of_player(by.player)?, view.head());
    if let Some(open) = head.offer().filter(|open| open.by != seat) {
        return Ok(standing(head, seat, open));
    }
    if wish == OfferKind::CallOff && !is_sure && is_alone(head, seat) {
        let asked = ProposeText::ReallyCallOff { game: game_name(head), id: id.to_string() };
        return Ok(really(asked, AgreementPress::Offer { id, wish, is_sure: true }, id));
    }
    app.matches().offer(id, wish, by)?;
    let view = app.matches().view(id)?;
    match view.head().offer().filter(|open| open.by == seat) {
        Some(open) => Ok(Answer::say(ProposeText::Out).link(view.head().place).button(
            answer_press(id, open, Reply::Withdraw),
            ProposeText::Withdraw,
            Style::Plain,
        )),
        None => Ok(app.board_view().own(&view, by.player)?.prepend(ProposeText::AtOnce)),
    }
}

/// Whether nobody has to be asked whether it is called off.
fn is_alone(head: &Head, seat: Seat) -> bool {
    let (since, topic, status) = (head.revision, Topic::CallOff, OfferStatus::Open);
    head.seats_asked(&Offer { since, by: seat, topic, agreed: Seats::one(seat), status }).is_empty()
}

/// Answers a proposal. What ends the match is asked once more.
fn answer(app: &App, by: By, name: &str, given: ProposalAnswer) -> Result<Answer, Refused> {
    let ProposalAnswer { id, on, reply, is_sure } = given;
    let view = app.matches().view(id)?;
    if view.is_candidate(by.player) {
        app.matches().answer_as(id, (on, reply), (by, Some(name)))?;
        return match reply {
            Reply::Agree => substitutes::sat_down(app, by, id),
            Reply::Decline | Reply::Withdraw => Ok(Answer::say(ProposeText::YouDeclined)),
        };
    }
    let (seat, head) = (view.seat_of_player(by.player)?, view.head());
    let open = head.offer().filter(|open| on.is_none_or(|on| on == open.since));
    let is_grave =
        |open: &&Offer| open.topic.kind().ends_the_match() && head.seats_asked(open).contains(seat);
    if let (Reply::Agree, false, Some(open)) = (reply, is_sure, open.filter(is_grave)) {
        let (what, game) = (what(head, open), game_name(head));
        let asked = ProposeText::ReallyAgree { what, game, id: id.to_string() };
        let sure = ProposalAnswer { on: Some(open.since), is_sure: true, ..given };
        return Ok(really(asked, AgreementPress::Answer(sure), id));
    }
    app.matches().answer(id, (on, reply), by)?;
    match reply {
        Reply::Decline => Ok(Answer::say(ProposeText::YouDeclined)),
        Reply::Withdraw => Ok(Answer::say(ProposeText::YouWithdrew)),
        Reply::Agree => told(app, by, id),
    }
}

/// What whoever has agreed is told.
fn told(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    let head = view.head();
    match head.offer() {
        Some(open) => {
            let players = mentions(Join::And, &head.asked_players(open));
            Ok(Answer::say(ProposeText::YouAgreed { players }).link(head.place))
        }
        None => Ok(app.board_view().own(&view, by.player)?.prepend(ProposeText::Done)),
    }
}

fn really(asked: ProposeText, press: AgreementPress, id: MatchId) -> Answer {
    Answer::say(asked).button(press, ProposeText::Sure, Style::Grave).button(
        PlayPress::ShowBoard { id, home: None },
        ProposeText::Wait,
        Style::Plain,
    )
}

fn label(head: &Head, wish: OfferKind) -> ProposeText {
    match wish {
        OfferKind::Draw => ProposeText::Draw { word: draw_word(head) },
        OfferKind::TakeBack => ProposeText::TakeBack,
        OfferKind::CallOff => ProposeText::CallOff,
        OfferKind::Pause => ProposeText::Pause,
        OfferKind::MoreTime => ProposeText::MoreTime,
        OfferKind::Hints => ProposeText::Hints,
        // What is about somebody who is gone has a way of its own.
        OfferKind::Substitute | OfferKind::TakeSeat | OfferKind::GoOn => ProposeText::Propose,
    }
}

fn people(head: &Head, seats: Seats) -> Vec<PlayerId> {
    seats.iter().filter_map(|seat| head.player(seat)).collect()
}

/// Who sat there when it was offered.
fn person(head: &Head, seat: Seat, offer: &Offer) -> Arg {
    mention(head.player_at(seat, offer.since).unwrap_or(PlayerId::GONE))
}
