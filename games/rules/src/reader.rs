//! Notes that a player reads about their own move.

use crate::message::{Arg, Message, READER};

/// The argument of a note that names the seat it is about, such as a color.
const SIDE: &str = "side";

impl Message {
    /// The note for the player of a seat with this name: "You build" in place of "White builds".
    #[must_use]
    pub fn said_to(mut self, seat_name: &Self) -> Self {
        if let Self::Worded { args, .. } = &mut self {
            let own = Arg::from(seat_name.clone());
            let about_reader = args.iter_mut().filter(|(name, arg)| name == SIDE && *arg == own);
            about_reader.for_each(|(_, arg)| *arg = Arg::plain(READER));
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_said_to_the_player_whose_side_it_names() {
        let note = |side: &str| {
            Message::worded("built", vec![("side", Arg::plain(side)), ("mv", Arg::plain("White"))])
        };
        let white = Message::plain("White");
        assert_eq!(note("White").said_to(&white), note(READER));
        assert_eq!(note("Black").said_to(&white), note("Black"));
    }
}
