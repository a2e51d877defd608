//! What each entry of a journal does to the offers of its match, those of former days too.

use crate::journal::head::Ending;
use crate::journal::records::{Act, Entry};
use crate::model::agreements::offer::{OfferAct, OfferKind, Topic};
use crate::model::agreements::state::Agreements;
use crate::model::clock::acts::TimeAct;

/// What an entry does to the offers. `passed` says whether a turn was over with it.
pub(crate) fn pass(agreements: &mut Agreements, entry: &Entry, passed: bool) {
    let at = entry.revision;
    match &entry.act {
        Act::Agreement(said) => agreements.say(*said, at),
        Act::Moved { seat, .. } => {
            agreements.moved(*seat);
            if passed {
                agreements.next_turn();
            }
        }
        Act::HintsAgreed => agreements.came_true(OfferKind::Hints),
        Act::LeftTable { .. } => {
            agreements.came_true(OfferKind::GoOn);
            agreements.lapse_all();
        }
        Act::Substituted { .. } => {
            // With a computer there is nobody left to be asked after the table.
            agreements.came_true(OfferKind::Substitute);
            agreements.came_true(OfferKind::TakeSeat);
            agreements.lapse_all();
        }
        Act::WentBack { .. } => {
            agreements.came_true(OfferKind::TakeBack);
            agreements.lapse_all();
        }
        Act::Ended(ending) => {
            match ending {
                Ending::DrawAgreed => agreements.came_true(OfferKind::Draw),
                Ending::CallOffAgreed => agreements.came_true(OfferKind::CallOff),
                Ending::Gone { .. } => agreements.came_true(OfferKind::GoOn),
                _ => {}
            }
            agreements.lapse_all();
        }
        Act::Time(act) => pass_time(agreements, entry, act),
        Act::OfferedDraw { seat } => {
            agreements.say(OfferAct::Offered { seat: *seat, topic: Topic::Draw }, at);
        }
        Act::DeclinedDraw { seat } => agreements.says_no(*seat, OfferKind::Draw, at),
        Act::Challenged
        | Act::Joined
        | Act::Left
        | Act::Declined
        | Act::Started { .. }
        | Act::TookBack { .. }
        | Act::Erased => {}
    }
}

fn pass_time(agreements: &mut Agreements, entry: &Entry, act: &TimeAct) {
    let at = entry.revision;
    let is_about_time = |wish| matches!(wish, OfferKind::Pause | OfferKind::MoreTime);
    match *act {
        TimeAct::WantsPause { seat } => {
            agreements.say(OfferAct::Offered { seat, topic: Topic::Pause }, at);
        }
        TimeAct::AgreesToPause { seat } => {
            agreements.say(OfferAct::Agreed { seat, wish: OfferKind::Pause }, at);
        }
        TimeAct::WantsNoPause { seat } => agreements.says_no(seat, OfferKind::Pause, at),
        TimeAct::Paused => {
            agreements.came_true(OfferKind::Pause);
            agreements.lapse(is_about_time);
        }
        TimeAct::Extended => {
            agreements.came_true(OfferKind::MoreTime);
            agreements.nobody_is_silent();
        }
        TimeAct::Resumed { .. } => agreements.nobody_is_silent(),
        TimeAct::RanOut { .. } | TimeAct::Adjourned => agreements.lapse(is_about_time),
        TimeAct::Reminded { .. }
        | TimeAct::Chose { .. }
        | TimeAct::Away { .. }
        | TimeAct::Back { .. } => {}
    }
}
