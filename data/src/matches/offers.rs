//! Offers of a draw, as the journal tells them.

use rules::Seat;

use crate::journal::head::Ending;
use crate::journal::record::{Act, Entry};

/// An offer of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Who has offered.
    pub seat: Seat,
    /// What became of it.
    pub fate: Fate,
}

/// What can become of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It stands.
    Open,
    /// The other has accepted.
    Accepted,
    /// The other has declined.
    Declined,
    /// Who offered has taken it back.
    Withdrawn,
    /// The other has moved instead, or the match has ended.
    Lapsed,
}

impl Offer {
    /// The offer in a match that may be over: nothing stands then.
    pub(crate) fn seen(self, is_over: bool) -> Self {
        let fate = if is_over && self.fate == Fate::Open { Fate::Lapsed } else { self.fate };
        Self { fate, ..self }
    }
}

/// The last offer among the entries that stand.
pub(crate) fn last<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Option<Offer> {
    let mut offer: Option<Offer> = None;
    for entry in entries {
        if let Act::OfferedDraw { seat } = entry.act {
            offer = Some(Offer { seat, fate: Fate::Open });
        } else if let Some(open) = offer.as_mut().filter(|offer| offer.fate == Fate::Open) {
            open.fate = fate(open.seat, &entry.act);
        }
    }
    offer
}

/// What an act makes of an offer that stands.
fn fate(offerer: Seat, act: &Act) -> Fate {
    match act {
        Act::Ended(Ending::DrawAgreed) => Fate::Accepted,
        Act::DeclinedDraw { seat } if *seat == offerer => Fate::Withdrawn,
        Act::DeclinedDraw { .. } => Fate::Declined,
        Act::Moved { seat, .. } if *seat == offerer => Fate::Open,
        Act::Moved { .. } | Act::Ended(_) | Act::LeftTable { .. } => Fate::Lapsed,
        _ => Fate::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{Revision, Timestamp};

    const ONE: Seat = Seat(0);
    const TWO: Seat = Seat(1);

    fn check(acts: &[Act], expected: Option<Fate>) {
        let entry = |act: &Act| Entry { revision: Revision(1), at: Timestamp(1), act: act.clone() };
        let entries: Vec<_> = acts.iter().map(entry).collect();
        assert_eq!(last(&entries).map(|offer| offer.fate), expected, "{acts:?}");
    }

    #[test]
    fn an_offer_stands_until_the_other_answers_or_moves() {
        let offered = Act::OfferedDraw { seat: ONE };
        let moved = |seat| Act::Moved { seat, text: "1".into() };
        check(&[moved(ONE)], None);
        check(&[offered.clone(), moved(ONE)], Some(Fate::Open));
        check(&[offered.clone(), moved(ONE), moved(TWO)], Some(Fate::Lapsed));
        check(&[offered.clone(), Act::DeclinedDraw { seat: TWO }], Some(Fate::Declined));
        check(&[offered.clone(), Act::DeclinedDraw { seat: ONE }], Some(Fate::Withdrawn));
        check(&[offered.clone(), Act::Ended(Ending::DrawAgreed)], Some(Fate::Accepted));
        let resigned = Act::Ended(Ending::Resigned { seat: TWO });
        check(&[offered.clone(), resigned], Some(Fate::Lapsed));
        check(&[offered.clone(), moved(TWO), offered], Some(Fate::Open));
    }
}
