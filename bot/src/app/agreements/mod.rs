//! Offers between players, such as a draw or a take-back.
//!
//! An offer has one public message. The message lists who has agreed and who has not answered, and finally shows the
//! outcome.

pub(crate) mod substitutes;

use matches::{
    Head, MatchId, MatchView, Offer, OfferKind, OfferReply, OfferStatus, PlayerId, Reply, Request,
    Rest, Topic,
};
use rules::{Arg, Join, Seat, Seats};

use crate::app::answer::args::{mention, mentions, players_at};
use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{AgreementPress, ProposalAnswer};
use crate::app::view::deadline::resume_button;
use crate::app::view::proposal::{confirm, draw_word, offer_phrase, sent_line};
use crate::app::view::title::game_name;
use crate::app::view::turn_limit_text::span;
use crate::words::agreements::{OfferText, ProposeText};

pub(super) fn press(app: &App, by: Request, press: AgreementPress, name: &str) -> Result {
    match press {
        AgreementPress::Show(id) => propose(app, by, id),
        AgreementPress::Offer { id, wish, is_sure } => offer(app, by, id, wish, is_sure),
        AgreementPress::Answer(given) => answer(app, by, name, given),
    }
}

/// The public message of the open offer, if there is one.
pub(crate) fn open_offer(app: &App, view: &MatchView) -> Result<Option<Answer>> {
    let head = view.head();
    head.offer().map(|offer| offer_message(app, head, offer)).transpose()
}

pub(super) fn offer_message(app: &App, head: &Head, offer: &Offer) -> Result {
    let agreed = app.matches().agreed_seats(head.id, offer)?;
    let (by, what) = (seated_then(head, offer.by, offer), offer_phrase(head, offer));
    Ok(match offer.status {
        OfferStatus::Open => open_message(head, offer, agreed),
        OfferStatus::Agreed => agreed_message(head, offer, agreed),
        OfferStatus::Declined { seat } => {
            let player = seated_then(head, seat, offer);
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
    })
}

fn open_message(head: &Head, offer: &Offer, agreed: Seats) -> Answer {
    let asked = head.asked_players(offer);
    let withdraw = reply_press(head.id, offer, Reply::Withdraw);
    // A computer presses no buttons.
    let is_person_asked = asked.iter().any(|player| player.is_person());
    Answer::default()
        .lines(open_lines(head, offer, agreed))
        .when(is_person_asked, |answer| reply_buttons(answer, head.id, offer))
        .button(withdraw, ProposeText::Withdraw, Style::Plain)
        .ping(asked)
}

/// The lines of an open offer: who makes it, has agreed and is asked, and what it would do.
pub(crate) fn open_lines(head: &Head, offer: &Offer, agreed: Seats) -> Vec<OfferText> {
    let (by, what) = (seated_then(head, offer.by, offer), offer_phrase(head, offer));
    let asked = head.asked_players(offer);
    let agreed = players_at(head, agreed);
    let so_far = OfferText::AgreedSoFar { players: mentions(Join::And, &agreed) };
    [OfferText::Open { by, what }]
        .into_iter()
        .chain((!agreed.is_empty()).then_some(so_far))
        .chain([OfferText::Asked { players: mentions(Join::And, &asked) }])
        .chain(consequence(head, offer.topic, &asked))
        .collect()
}

/// The consequence of agreeing, if the offer's name doesn't say it.
fn consequence(head: &Head, topic: Topic, asked: &[PlayerId]) -> Option<OfferText> {
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

fn agreed_message(head: &Head, offer: &Offer, agreed: Seats) -> Answer {
    let (by, what) = (seated_then(head, offer.by, offer), offer_phrase(head, offer));
    let mut others = players_at(head, agreed);
    others.extend(head.candidate(offer).filter(|_| matches!(offer.topic, Topic::TakeSeat { .. })));
    if others.is_empty() {
        return Answer::say(OfferText::Done { by, what });
    }
    let players = mentions(Join::And, &others);
    let answer = Answer::say(OfferText::Agreed { by, what, players });
    let rest = head.timing.as_ref().and_then(|timing| timing.rest);
    match offer.topic {
        Topic::Pause if rest == Some(Rest::Paused) && is_last_pause(head, offer) => {
            resume_button(answer.line(OfferText::Paused), head.id)
        }
        Topic::Pause => answer.line(OfferText::Resumed),
        Topic::Hints => answer.line(OfferText::Hinting),
        Topic::Draw
        | Topic::TakeBack { .. }
        | Topic::CallOff
        | Topic::MoreTime
        | Topic::Substitute { .. }
        | Topic::TakeSeat { .. }
        | Topic::GoOn { .. } => answer,
    }
}

fn is_last_pause(head: &Head, offer: &Offer) -> bool {
    let is_pause =
        |offer: &&Offer| offer.topic == Topic::Pause && offer.status == OfferStatus::Agreed;
    head.offers.iter().rev().find(is_pause) == Some(offer)
}

fn reply_buttons(answer: Answer, id: MatchId, offer: &Offer) -> Answer {
    answer.button(reply_press(id, offer, Reply::Agree), ProposeText::Agree, Style::Agree).button(
        reply_press(id, offer, Reply::Decline),
        ProposeText::Decline,
        Style::Plain,
    )
}

fn reply_press(id: MatchId, offer: &Offer, reply: Reply) -> AgreementPress {
    AgreementPress::Answer(ProposalAnswer { id, on: Some(offer.since), reply, is_sure: false })
}

/// Shows a player the open offer, or the offers that they can make.
pub(crate) fn propose(app: &App, by: Request, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    let (seat, head) = (view.seat_of_player(by.player)?, view.head());
    if let Some(offer) = head.offer() {
        return Ok(private_offer(head, seat, offer));
    }
    let wishes = view.may_offer(by.player);
    let before = view.offered_before(by.player);
    let before = (!before.is_empty()).then(|| {
        let wishes = before.into_iter().map(|wish| label(head, wish));
        ProposeText::Before { wishes: Arg::list(Join::Dots, wishes) }
    });
    let (game, number) = (game_name(head), id.to_string());
    let heading = match wishes.is_empty() {
        true => ProposeText::Nothing { game, id: number },
        false => ProposeText::Which { game, id: number },
    };
    let answer = wishes.into_iter().fold(Answer::say(heading).lines(before), |answer, wish| {
        let press = AgreementPress::Offer { id, wish, is_sure: false };
        answer.button(press, label(head, wish), Style::Plain)
    });
    Ok(substitutes::button(answer, head))
}

/// The private message about the open offer, for one of the players.
fn private_offer(head: &Head, seat: Seat, offer: &Offer) -> Answer {
    let (by, what) = (seated_then(head, offer.by, offer), offer_phrase(head, offer));
    let asked = head.asked_players(offer);
    let answer = Answer::say(OfferText::Open { by, what })
        .line(OfferText::Asked { players: mentions(Join::And, &asked) })
        .lines(consequence(head, offer.topic, &asked))
        .link(head.place);
    let press = |reply| reply_press(head.id, offer, reply);
    if offer.by == seat {
        return answer.button(press(Reply::Withdraw), ProposeText::Withdraw, Style::Plain);
    }
    match head.seats_asked(offer).contains(seat) {
        true => reply_buttons(answer, head.id, offer),
        // An offer about an absent player can still be declined: by that player, or by a player who has agreed.
        false if offer.topic.absent().is_some() => {
            answer.button(press(Reply::Decline), ProposeText::Decline, Style::Plain)
        }
        false => answer,
    }
}

/// Makes an offer. If another player's offer is open, shows that one instead.
fn offer(app: &App, by: Request, id: MatchId, wish: OfferKind, is_sure: bool) -> Result {
    let view = app.matches().view(id)?;
    let (seat, head) = (view.seat_of_player(by.player)?, view.head());
    if let Some(open) = head.offer().filter(|open| open.by != seat) {
        return Ok(private_offer(head, seat, open));
    }
    let question = call_off_question(head, seat);
    if let Some(question) = question.filter(|_| wish == OfferKind::CallOff && !is_sure) {
        return Ok(confirm(question, AgreementPress::Offer { id, wish, is_sure: true }, id));
    }
    app.matches().offer(id, wish, by)?;
    let view = app.matches().view(id)?;
    match view.head().offer().filter(|open| open.by == seat) {
        Some(open) => Ok(Answer::say(sent_line(head)).link(view.head().place).button(
            reply_press(id, open, Reply::Withdraw),
            ProposeText::Withdraw,
            Style::Plain,
        )),
        // The offer took effect at once. The newest board shows the result.
        None => {
            let is_taken_back = wish == OfferKind::TakeBack;
            let done = if is_taken_back { ProposeText::YouTookBack } else { ProposeText::AtOnce };
            Ok(Answer::say(done).link(view.head().place))
        }
    }
}

/// The question before a player calls the match off. `None` if others must agree.
pub(crate) fn call_off_question(head: &Head, seat: Seat) -> Option<ProposeText> {
    let (since, topic, status) = (head.revision, Topic::CallOff, OfferStatus::Open);
    let offer = Offer { since, by: seat, topic, agreed: Seats::one(seat), status };
    let is_alone = head.seats_asked(&offer).is_empty();
    let (game, id) = (game_name(head), head.id.to_string());
    is_alone.then_some(ProposeText::ReallyCallOff { game, id })
}

/// The question before a player agrees to an offer. `None` if agreeing doesn't end the match.
pub(crate) fn agree_question(head: &Head, seat: Seat, offer: &Offer) -> Option<ProposeText> {
    let is_grave = offer.topic.kind().ends_the_match() && head.seats_asked(offer).contains(seat);
    let (what, game) = (offer_phrase(head, offer), game_name(head));
    is_grave.then_some(ProposeText::ReallyAgree { what, game, id: head.id.to_string() })
}

/// Answers an offer. If agreeing would end the match, asks for confirmation first.
fn answer(app: &App, by: Request, name: &str, given: ProposalAnswer) -> Result {
    let ProposalAnswer { id, on, reply, is_sure } = given;
    let view = app.matches().view(id)?;
    if view.is_candidate(by.player) {
        app.matches().reply_with_name(id, OfferReply { offer: on, reply }, by, Some(name))?;
        return match reply {
            Reply::Agree => substitutes::welcome(app, by, id),
            Reply::Decline | Reply::Withdraw => Ok(Answer::say(ProposeText::YouDeclined)),
        };
    }
    let (seat, head) = (view.seat_of_player(by.player)?, view.head());
    let open = head.offer().filter(|open| on.is_none_or(|on| on == open.since));
    let question = open.and_then(|open| Some((open.since, agree_question(head, seat, open)?)));
    if let (Reply::Agree, false, Some((since, question))) = (reply, is_sure, question) {
        let sure = ProposalAnswer { on: Some(since), is_sure: true, ..given };
        return Ok(confirm(question, AgreementPress::Answer(sure), id));
    }
    app.matches().reply(id, OfferReply { offer: on, reply }, by)?;
    match reply {
        Reply::Decline => Ok(Answer::say(ProposeText::YouDeclined)),
        Reply::Withdraw => Ok(Answer::say(ProposeText::YouWithdrew)),
        Reply::Agree => agreed_reply(app, id),
    }
}

/// The private reply to a player who has agreed.
fn agreed_reply(app: &App, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    let head = view.head();
    match head.offer() {
        Some(open) => {
            let players = mentions(Join::And, &head.asked_players(open));
            Ok(Answer::say(ProposeText::YouAgreed { players }).link(head.place))
        }
        None => Ok(Answer::say(ProposeText::Done).link(head.place)),
    }
}

fn label(head: &Head, wish: OfferKind) -> ProposeText {
    match wish {
        OfferKind::Draw => ProposeText::Draw { word: draw_word(head) },
        OfferKind::TakeBack => ProposeText::TakeBack,
        OfferKind::CallOff => ProposeText::CallOff,
        OfferKind::Pause => ProposeText::Pause,
        OfferKind::MoreTime => ProposeText::MoreTime,
        OfferKind::Hints => ProposeText::Hints,
        // Only `/substitute` makes these offers.
        OfferKind::Substitute | OfferKind::TakeSeat | OfferKind::GoOn => ProposeText::Propose,
    }
}

/// The player who had a seat when the offer was made.
fn seated_then(head: &Head, seat: Seat, offer: &Offer) -> Arg {
    mention(head.player_at(seat, offer.since).unwrap_or(PlayerId::GONE))
}
