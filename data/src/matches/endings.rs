//! How people end a match: giving up, agreeing on a draw, calling it off.

use rules::Seat;

use super::{By, Done, Matches};
use crate::ids::{MatchId, PlayerId};
use crate::journal::course::standing;
use crate::journal::current::{Current, Deed};
use crate::journal::head::{Ending, Stage};
use crate::journal::record::Act;
use crate::matches::commit::refuse;
use crate::matches::offers::{self, Offer};
use crate::refused::Refused;

impl Matches {
    /// Gives up. Where three or more sit at the table, the others play on; else the match is over.
    ///
    /// # Errors
    /// It is not a running match of theirs.
    pub fn resign(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| Ok(resignation(current, current.seat(by.player)?)))
    }

    /// Offers a draw; where the other has offered one, accepts it. An offer stands until the other moves or declines.
    ///
    /// # Errors
    /// It is not a running match of theirs, there are no draws in it, or they have offered already.
    pub fn offer_draw(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| {
            let seat = may_draw(current, by.player)?;
            let head = &current.course.head;
            if head.draw_offer.is_some_and(|offerer| offerer != seat) {
                return Ok(Deed::of(Act::Ended(Ending::DrawAgreed)));
            }
            if head.draw_offer.is_some() || head.last_offer == Some((seat, head.plies)) {
                return Err(Refused::OfferedBefore);
            }
            Ok(Deed::of(Act::OfferedDraw { seat }))
        })
    }

    /// Accepts the other's offer of a draw.
    ///
    /// # Errors
    /// It is not a running match of theirs, or there is no such offer.
    pub fn accept_draw(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| {
            has_offer(current, by.player)?;
            Ok(Deed::of(Act::Ended(Ending::DrawAgreed)))
        })
    }

    /// Declines the other's offer of a draw.
    ///
    /// # Errors
    /// It is not a running match of theirs, or there is no such offer.
    pub fn decline_draw(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| {
            let seat = has_offer(current, by.player)?;
            Ok(Deed::of(Act::DeclinedDraw { seat }))
        })
    }

    /// Takes one's own offer of a draw back.
    ///
    /// # Errors
    /// It is not a running match of theirs, or there is no offer of theirs.
    pub fn withdraw_draw(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| {
            let seat = may_draw(current, by.player)?;
            if current.course.head.draw_offer != Some(seat) {
                return Err(Refused::NoOffer);
            }
            Ok(Deed::of(Act::DeclinedDraw { seat }))
        })
    }

    /// The last offer of a draw in a match, and what became of it; none where nobody has offered one.
    ///
    /// # Errors
    /// There is no such match, it is out of order, or the store has failed.
    pub fn last_offer(&self, id: MatchId) -> Result<Option<Offer>, Refused> {
        let entries = self.entries(id)?;
        let standing = standing(&entries).map_err(refuse(id))?;
        let is_over = matches!(self.load(id)?.course.head.stage, Stage::Over(_));
        Ok(offers::last(standing).map(|offer| offer.seen(is_over)))
    }

    /// Calls a match off before everybody has moved.
    ///
    /// # Errors
    /// It is not a running match of theirs, or everybody has moved.
    pub fn abort(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| {
            let seat = current.seat(by.player)?;
            if current.course.head.has_everybody_moved() {
                return Err(Refused::TooLateToAbort(id));
            }
            Ok(Deed::of(Act::Ended(Ending::Aborted { seat })))
        })
    }
}

/// What a seat's resignation comes to.
pub(super) fn resignation(current: &Current, seat: Seat) -> Deed {
    let head = &current.course.head;
    let left = current.people_at_table().filter(|&person| person != seat).count();
    // Computers do not play on by themselves.
    if usize::from(head.seats) - head.gone.len() >= 3 && left > 0 {
        Deed::of(Act::LeftTable { seat })
    } else {
        Deed::of(Act::Ended(Ending::Resigned { seat }))
    }
}

fn may_draw(current: &Current, player: PlayerId) -> Result<Seat, Refused> {
    let seat = current.seat(player)?;
    if current.game.info().draw.is_none() || current.course.head.seats != 2 {
        return Err(Refused::NoDraws);
    }
    Ok(seat)
}

fn has_offer(current: &Current, player: PlayerId) -> Result<Seat, Refused> {
    let seat = may_draw(current, player)?;
    match current.course.head.draw_offer {
        Some(offerer) if offerer != seat => Ok(seat),
        _ => Err(Refused::NoOffer),
    }
}
