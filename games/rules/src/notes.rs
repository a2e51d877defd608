//! Narration of a move, each note with its audience.

use serde::{Deserialize, Serialize};

use crate::{Message, Seat, Viewer};

/// The viewers who may read a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// All players and spectators.
    All,
    /// Only the player on this seat.
    Only(Seat),
    /// Everyone except the player on this seat, who has a separate note of the event.
    AllBut(Seat),
}

impl Audience {
    /// Whether this viewer may read the note.
    pub fn admits(self, viewer: Viewer) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => viewer.sees(seat),
            Self::AllBut(seat) => viewer.seat() != Some(seat) && viewer != Viewer::Everything,
        }
    }
}

/// One event of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// The viewers who may read it.
    pub audience: Audience,
    /// The event, with seats instead of people's names: "White takes the castle on k3".
    pub message: Message,
}

/// The narration of a move.
///
/// Muted notes make no messages, so random games by the million don't pay for them.
#[derive(Debug, Default)]
pub struct Notes {
    notes: Vec<Note>,
    muted: bool,
    sealed: bool,
}

impl Notes {
    /// Notes that make no messages. They still record whether the move is sealed.
    pub fn muted() -> Self {
        Self { muted: true, ..Self::default() }
    }

    /// Adds a note for everyone.
    pub fn all(&mut self, told: impl Into<Message>) {
        self.say(Audience::All, told);
    }

    /// Adds a note for one seat.
    pub fn only(&mut self, seat: Seat, told: impl Into<Message>) {
        self.say(Audience::Only(seat), told);
    }

    /// Adds a note for everyone except one seat.
    pub fn all_but(&mut self, seat: Seat, told: impl Into<Message>) {
        self.say(Audience::AllBut(seat), told);
    }

    /// Marks that the move revealed something hidden or used chance, so that it can't be taken back.
    pub fn seal(&mut self) {
        self.sealed = true;
    }

    /// Whether the move can no longer be taken back.
    pub fn is_sealed(&self) -> bool {
        self.sealed
    }

    /// The notes in order.
    pub fn into_vec(self) -> Vec<Note> {
        self.notes
    }

    fn say(&mut self, audience: Audience, told: impl Into<Message>) {
        if !self.muted {
            self.notes.push(Note { audience, message: told.into() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn muted_notes_record_only_the_seal() {
        struct Unheard;
        impl From<Unheard> for Message {
            fn from(_: Unheard) -> Self {
                unreachable!("nobody listens")
            }
        }
        let mut notes = Notes::muted();
        notes.all(Unheard);
        notes.only(Seat(0), Unheard);
        notes.all_but(Seat(0), Unheard);
        notes.seal();
        assert!(notes.is_sealed());
        assert_eq!(notes.into_vec(), []);
    }
}
