//! Offers and other acts of a player that are no moves, as JSON.

use std::collections::BTreeMap;

use matches::{Choice, Offer, OfferKind, Topic};
use rules::Seat;
use serde::Serialize;

use crate::app::App;
use crate::app::agreements::{agree_question, call_off_question, open_lines};
use crate::app::clock::time_up_vote;
use crate::app::play::resign;
use crate::web::error::ApiResult;
use crate::web::state::visitor_view::VisitorView;
use crate::words::agreements::ProposeText;

/// An open offer.
#[derive(Debug, Serialize)]
pub(super) struct ProposalJson {
    id: String,
    kind: &'static str,
    by: Seat,
    text: String,
    until: Option<u64>,
    may: Vec<String>,
}

/// The question before a final act, and the label of the act if it differs from match to match.
#[derive(Debug, Serialize)]
pub(super) struct QuestionJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    label: Option<String>,
    ask: String,
}

/// The acts of the viewer in this state, by the words that `act` takes.
pub(super) fn can(look: &VisitorView<'_>) -> Vec<&'static str> {
    let (head, Some(player), Some(seat)) = (look.head(), look.person, look.seat()) else {
        return Vec::new();
    };
    if head.ending().is_some() {
        return vec!["rematch"];
    }
    let timing = head.timing.as_ref();
    let is_resting = timing.is_some_and(|timing| timing.rest.is_some());
    let may_choose = timing.and_then(|timing| timing.choosers);
    let may_choose = may_choose.is_some_and(|choosers| choosers.contains(seat));
    let has_offer = head.offer().is_some();
    let may_abort = look.view.may_abort(player);
    let mut offers = if has_offer { Vec::new() } else { look.view.may_offer(player) };
    if may_abort && call_off_question(head, seat).is_some() {
        // `abort` and this offer would both call the match off at once.
        offers.retain(|&kind| kind != OfferKind::CallOff);
    }
    let may = |is_possible: bool, act: &'static str| is_possible.then_some(act);
    [
        may(look.view.may_undo(player), "undo"),
        may(look.view.may_hint(player) && head.to_move.contains(seat), "hint"),
        may(is_resting, "resume"),
        may(may_choose, "claim"),
        may(may_choose, "extend"),
        may(may_abort, "abort"),
        Some("resign"),
    ]
    .into_iter()
    .flatten()
    .chain(offers.into_iter().filter_map(offer_act))
    .collect()
}

/// The questions before final acts whose outcome depends on the players who are left. An answer that may end the match
/// also has a question. `time_up` is the key of the missed deadline that a claim is about.
pub(super) fn questions(
    app: &App,
    look: &VisitorView<'_>,
    can: &[&'static str],
    time_up: Option<&str>,
) -> ApiResult<BTreeMap<String, QuestionJson>> {
    let (head, voice) = (look.head(), &look.voice);
    let question = |&act: &&'static str| {
        let question = match act {
            "resign" => {
                let ask = voice.say(resign::question(look.view, look.seat()?));
                QuestionJson { label: None, ask }
            }
            "call_off" => {
                let ask = voice.say(call_off_question(head, look.seat()?)?);
                QuestionJson { label: Some(voice.say(ProposeText::CallOff)), ask }
            }
            "abort" => {
                let ask = voice.say(resign::forfeit_question(head)?);
                QuestionJson { label: Some(voice.say(resign::abort_label(head))), ask }
            }
            "claim" => claim_question(look),
            _ => return None,
        };
        Some((act.to_owned(), question))
    };
    let claim = time_up.map(|key| (format!("claim:{key}"), claim_question(look)));
    Ok(can.iter().filter_map(question).chain(claim).chain(accept_question(app, look)?).collect())
}

fn claim_question(VisitorView { view, voice, .. }: &VisitorView<'_>) -> QuestionJson {
    QuestionJson {
        label: Some(voice.say(time_up_vote::label(view, Choice::Claim))),
        ask: voice.say(time_up_vote::question(view, Choice::Claim)),
    }
}

/// The question before the viewer accepts an open offer that ends the match, with the word for `act`.
fn accept_question(app: &App, look: &VisitorView<'_>) -> ApiResult<Option<(String, QuestionJson)>> {
    let (head, voice) = (look.head(), &look.voice);
    let Some((offer, seat)) = head.offer().zip(look.seat()) else { return Ok(None) };
    let Some(ask) = agree_question(head, seat, offer) else { return Ok(None) };
    let id = app.matches().offer_key(head.id, offer.since)?;
    let (label, ask) = (Some(voice.say(ProposeText::Agree)), voice.say(ask));
    Ok(Some((format!("accept:{id}"), QuestionJson { label, ask })))
}

/// The key of the newest missed deadline, if the viewer may vote on it.
pub(super) fn time_up(
    app: &App,
    look: &VisitorView<'_>,
    can: &[&'static str],
) -> ApiResult<Option<String>> {
    if !can.contains(&"claim") {
        return Ok(None);
    }
    let questions = app.matches().time_up_questions(look.view)?;
    let Some(newest) = questions.last() else { return Ok(None) };
    Ok(Some(app.matches().offer_key(look.head().id, newest.since)?))
}

/// The act that makes an offer. `None` for offers that only `/substitute` in Discord makes.
fn offer_act(kind: OfferKind) -> Option<&'static str> {
    Some(match kind {
        OfferKind::Draw => "draw",
        OfferKind::TakeBack => "takeback",
        OfferKind::CallOff => "call_off",
        OfferKind::Pause => "pause",
        OfferKind::MoreTime => "more_time",
        OfferKind::Hints => "hints",
        OfferKind::Substitute | OfferKind::TakeSeat | OfferKind::GoOn => return None,
    })
}

/// The offer that an act makes.
pub(crate) fn offer_of_act(act: &str) -> Option<OfferKind> {
    OfferKind::ALL.into_iter().find(|kind| offer_act(*kind) == Some(act))
}

/// The open offers, with the answers that the viewer may give.
pub(super) fn proposals(app: &App, look: &VisitorView<'_>) -> ApiResult<Vec<ProposalJson>> {
    let open = look.head().offer();
    open.map(|offer| proposal(app, look, offer)).into_iter().collect()
}

fn proposal(app: &App, look: &VisitorView<'_>, offer: &Offer) -> ApiResult<ProposalJson> {
    let head = look.head();
    // The revision itself would reveal how many acts a turn in progress has.
    let id = app.matches().offer_key(head.id, offer.since)?;
    let seat = look.seat();
    let is_own = seat == Some(offer.by);
    let is_asked = seat.is_some_and(|seat| head.seats_asked(offer).contains(seat));
    let may_decline = is_asked || (seat.is_some() && !is_own && offer.topic.absent().is_some());
    let may = |is_possible: bool, word: &str| is_possible.then(|| format!("{word}:{id}"));
    let agreed = app.matches().agreed_seats(head.id, offer)?;
    let may = [may(is_asked, "accept"), may(may_decline, "decline"), may(is_own, "withdraw")];
    Ok(ProposalJson {
        kind: kind(offer.topic),
        by: offer.by,
        text: look.voice.say_lines(open_lines(head, offer, agreed)),
        until: None,
        may: may.into_iter().flatten().collect(),
        id,
    })
}

fn kind(topic: Topic) -> &'static str {
    match topic {
        Topic::Draw => "draw",
        Topic::TakeBack { .. } => "takeback",
        Topic::CallOff => "call_off",
        Topic::Pause => "pause",
        Topic::MoreTime => "more_time",
        Topic::Hints => "hints",
        Topic::Substitute { .. } | Topic::TakeSeat { .. } => "substitute",
        Topic::GoOn { .. } => "go_on",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_offer_of_the_page_is_found_by_its_act() {
        for act in ["draw", "takeback", "call_off", "pause", "more_time", "hints"] {
            assert_eq!(offer_of_act(act).and_then(offer_act), Some(act));
        }
        assert_eq!(offer_of_act("resign"), None);
    }
}
