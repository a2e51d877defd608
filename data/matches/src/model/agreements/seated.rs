//! `Seated`: the seats of a running match, and which of them must answer an offer.

use rules::Seats;

use crate::model::agreements::offer::{Offer, Topic};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seated {
    /// The seats of players who have not left.
    pub(crate) staying: Seats,
    /// The seats of people, not computers.
    pub(crate) people: Seats,
    pub(crate) to_move: Seats,
}

impl Seated {
    /// The seats that must still answer an offer. A computer is only asked about a draw.
    pub(crate) fn seats_asked(&self, offer: &Offer) -> Seats {
        let concerned = match offer.topic {
            Topic::Draw => self.staying,
            Topic::TakeBack { .. } | Topic::CallOff | Topic::Pause | Topic::Hints => self.people,
            Topic::MoreTime => self.waiting(),
            Topic::Substitute { seat, .. } | Topic::GoOn { seat } => self.people.without(seat),
            // Only the candidate must answer, who has no seat yet.
            Topic::TakeSeat { .. } => Seats::NONE,
        };
        without(concerned, offer.agreed)
    }

    /// The people who are not to move. If there are none, all people.
    fn waiting(&self) -> Seats {
        let waiting = without(self.people, self.to_move);
        if waiting.is_empty() { self.people } else { waiting }
    }
}

fn without(seats: Seats, others: Seats) -> Seats {
    seats.iter().filter(|seat| !others.contains(*seat)).collect()
}

#[cfg(test)]
mod tests {
    use rules::Seat;

    use super::*;
    use crate::ids::Revision;
    use crate::model::agreements::offer::{Absence, OfferStatus};

    fn seats(seats: &[u8]) -> Seats {
        seats.iter().map(|&seat| Seat(seat)).collect()
    }

    fn check(topic: Topic, (by, agreed): (u8, &[u8]), (to_move, asked): (&[u8], &[u8])) {
        let seated =
            Seated { staying: seats(&[0, 1, 2]), people: seats(&[0, 1]), to_move: seats(to_move) };
        let (since, agreed) = (Revision(9), seats(agreed));
        let offer = Offer { since, by: Seat(by), topic, agreed, status: OfferStatus::Open };
        assert_eq!(seated.seats_asked(&offer), seats(asked), "{topic:?}");
    }

    #[test]
    fn all_other_players_are_asked_and_computers_only_about_a_draw() {
        check(Topic::Draw, (0, &[0]), (&[0], &[1, 2]));
        check(Topic::Draw, (0, &[0, 2]), (&[0], &[1]));
        check(Topic::Pause, (0, &[0]), (&[0], &[1]));
        check(Topic::Hints, (0, &[0]), (&[0], &[1]));
        check(Topic::TakeBack { plies: 0 }, (1, &[1]), (&[0], &[0]));
        check(Topic::CallOff, (0, &[0, 1]), (&[0], &[]));
    }

    #[test]
    fn offers_about_an_absent_player_ask_the_other_people() {
        let (seat, why) = (Seat(1), Absence::Silent);
        check(Topic::Substitute { seat, why }, (0, &[0]), (&[1], &[]));
        check(Topic::GoOn { seat: Seat(2) }, (0, &[0]), (&[1], &[1]));
        check(Topic::TakeSeat { seat, why }, (0, &[0]), (&[1], &[]));
    }

    #[test]
    fn more_time_is_decided_by_the_waiting_players_only() {
        check(Topic::MoreTime, (0, &[0]), (&[0], &[1]));
        check(Topic::MoreTime, (1, &[1]), (&[0], &[]));
        check(Topic::MoreTime, (0, &[0]), (&[0, 1], &[1]));
    }
}
