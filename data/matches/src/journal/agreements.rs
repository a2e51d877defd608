//! Updates the offers of a match after each journal entry.

use crate::journal::head::Ending;
use crate::journal::records::{Act, Entry};
use crate::model::agreements::offer::{OfferAct, OfferKind, Topic};
use crate::model::agreements::state::Agreements;
use crate::model::clock::acts::TimeAct;

/// Updates the offers after an entry. `passed` tells whether the entry ended a turn.
pub(crate) fn update(agreements: &mut Agreements, entry: &Entry, passed: bool) {
    let at = entry.revision;
    match &entry.act {
        Act::Agreement(said) => agreements.apply(*said, at),
        Act::Moved { seat, .. } => {
            agreements.moved(*seat);
            if passed {
                agreements.next_turn();
            }
        }
        Act::HintsAgreed => agreements.fulfil(OfferKind::Hints),
        Act::LeftTable { .. } => {
            agreements.fulfil(OfferKind::GoOn);
            agreements.lapse_all();
        }
        Act::Substituted { .. } => {
            // If a computer takes the seat, the offer has no person left to ask.
            agreements.fulfil(OfferKind::Substitute);
            agreements.fulfil(OfferKind::TakeSeat);
            agreements.lapse_all();
        }
        Act::WentBack { .. } => {
            agreements.fulfil(OfferKind::TakeBack);
            agreements.lapse_all();
        }
        Act::Ended(ending) => {
            match ending {
                Ending::DrawAgreed => agreements.fulfil(OfferKind::Draw),
                Ending::CallOffAgreed => agreements.fulfil(OfferKind::CallOff),
                Ending::Gone { .. } => agreements.fulfil(OfferKind::GoOn),
                _ => {}
            }
            agreements.lapse_all();
        }
        Act::Time(act) => update_by_time(agreements, entry, act),
        Act::OfferedDraw { seat } => {
            agreements.apply(OfferAct::Offered { seat: *seat, topic: Topic::Draw }, at);
        }
        Act::DeclinedDraw { seat } => agreements.refuse(*seat, OfferKind::Draw, at),
        Act::Challenged
        | Act::Joined
        | Act::Left
        | Act::Declined
        | Act::Started { .. }
        | Act::TookBack { .. }
        | Act::Erased => {}
    }
}

fn update_by_time(agreements: &mut Agreements, entry: &Entry, act: &TimeAct) {
    let at = entry.revision;
    let is_about_time = |wish| matches!(wish, OfferKind::Pause | OfferKind::MoreTime);
    match *act {
        TimeAct::WantsPause { seat } => {
            agreements.apply(OfferAct::Offered { seat, topic: Topic::Pause }, at);
        }
        TimeAct::AgreesToPause { seat } => {
            agreements.apply(OfferAct::Agreed { seat, wish: OfferKind::Pause }, at);
        }
        TimeAct::WantsNoPause { seat } => agreements.refuse(seat, OfferKind::Pause, at),
        TimeAct::Paused => {
            agreements.fulfil(OfferKind::Pause);
            agreements.lapse(is_about_time);
        }
        TimeAct::Extended => {
            agreements.fulfil(OfferKind::MoreTime);
            agreements.lapse_about_silence();
        }
        TimeAct::Resumed { .. } => agreements.lapse_about_silence(),
        TimeAct::RanOut { .. } | TimeAct::Adjourned => agreements.lapse(is_about_time),
        TimeAct::Reminded { .. }
        | TimeAct::Chose { .. }
        | TimeAct::Away { .. }
        | TimeAct::Back { .. } => {}
    }
}
