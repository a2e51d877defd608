//! What tests of several rooms begin with.

use matches::{Challenge, Place, PlayerId, Seating};
use rules::{OptionValues, Seat};

/// A challenge to Kastell between these two, of whom the first has the first seat.
pub(crate) fn kastell((challenger, opponent): (PlayerId, PlayerId), place: Place) -> Challenge {
    Challenge {
        game: "kastell".into(),
        options: OptionValues::new(),
        seats: Some(2),
        challenger,
        opponents: vec![opponent],
        seating: Seating::Chosen(Seat(0)),
        place,
        pair: false,
        rematch_of: None,
        limit: None,
        posts: Default::default(),
        called: None,
    }
}
