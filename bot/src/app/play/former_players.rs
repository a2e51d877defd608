//! The former players of a match, named on the board after others have taken their seats.

use matches::{Absence, FormerPlayer, Head, PlayerId, Revisions, Topic};
use rules::Join;

use crate::app::answer::Answer;
use crate::app::answer::args::mentions;
use crate::words::notifications::PingText;

/// Adds a line with the players whose seats were taken over in these revisions.
///
/// Pings former players whose time had run out: they may think that they still play.
pub(crate) fn name_former_players(head: &Head, revisions: Revisions, answer: Answer) -> Answer {
    let mut former = head.replaced_in(revisions);
    former.retain(|former| former.player.is_person());
    if former.is_empty() {
        return answer;
    }
    let players: Vec<PlayerId> = former.iter().map(|former| former.player).collect();
    let silent = former.iter().filter(|former| ran_out_of_time(head, former));
    let answer = answer.line(PingText::Was { players: mentions(Join::And, &players) });
    answer.ping(silent.map(|former| former.player))
}

/// Whether a former player lost their seat because their time was up.
fn ran_out_of_time(head: &Head, former: &FormerPlayer) -> bool {
    let why = head.offers.iter().rev().find_map(|offer| match offer.topic {
        Topic::Substitute { seat, why } | Topic::TakeSeat { seat, why } => {
            (seat == former.seat && offer.since < former.until).then_some(why)
        }
        Topic::Draw
        | Topic::TakeBack { .. }
        | Topic::CallOff
        | Topic::Pause
        | Topic::MoreTime
        | Topic::GoOn { .. }
        | Topic::Hints => None,
    });
    why == Some(Absence::Silent)
}
