//! What happened in a move, said to whom it may be said.

use serde::{Deserialize, Serialize};

use crate::{Seat, Viewer};

/// Who may read a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// The player on this seat alone.
    Only(Seat),
    /// Everybody but the player on this seat, who has his own note of the same event.
    AllBut(Seat),
}

impl Audience {
    /// Whether the viewer may read it.
    pub fn admits(self, viewer: Viewer) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => viewer.sees(seat),
            Self::AllBut(seat) => viewer.seat() != Some(seat) && viewer != Viewer::Everything,
        }
    }
}

/// One thing that happened, as a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// Who may read it.
    pub audience: Audience,
    /// The sentence, without people's names: "White takes the castle on k3."
    pub text: String,
}

/// Collects what happens while a move is played.
#[derive(Debug, Default)]
pub struct Notes {
    notes: Vec<Note>,
    sealed: bool,
    turn_over: bool,
}

impl Notes {
    /// Says it to everybody.
    pub fn all(&mut self, text: impl Into<String>) {
        self.say(Audience::All, text);
    }

    /// Says it to one seat.
    pub fn only(&mut self, seat: Seat, text: impl Into<String>) {
        self.say(Audience::Only(seat), text);
    }

    /// Says it to everybody but one seat.
    pub fn all_but(&mut self, seat: Seat, text: impl Into<String>) {
        self.say(Audience::AllBut(seat), text);
    }

    /// Marks that the move showed somebody what was hidden, or used chance: it cannot be taken back.
    pub fn seal(&mut self) {
        self.sealed = true;
    }

    /// Whether the move can no longer be taken back.
    pub fn is_sealed(&self) -> bool {
        self.sealed
    }

    /// Marks that a turn is over although the same seat may be to move again: whoever plays alone has turns, too.
    pub fn end_turn(&mut self) {
        self.turn_over = true;
    }

    /// Whether a turn was said to be over.
    pub fn is_turn_over(&self) -> bool {
        self.turn_over
    }

    /// The notes in the order they were made.
    pub fn into_vec(self) -> Vec<Note> {
        self.notes
    }

    fn say(&mut self, audience: Audience, text: impl Into<String>) {
        self.notes.push(Note { audience, text: text.into() });
    }
}
