//! Fixtures of the tests.

use matches::{Challenge, Place, PlayerId, Seating};
use rules::{OptionValues, Seat};

/// A challenge to Kastell, in which the challenger has the first seat.
pub(crate) fn kastell(challenger: PlayerId, opponent: PlayerId, place: Place) -> Challenge {
    Challenge {
        game: "kastell".into(),
        options: OptionValues::new(),
        seats: Some(2),
        challenger,
        word: None,
        opponents: vec![opponent],
        seating: Seating::Chosen(Seat(0)),
        place,
        pair: false,
        rematch_of: None,
        limit: None,
        posts: Default::default(),
        language: None,
        display_name: None,
    }
}
