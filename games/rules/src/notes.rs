//! Narration of a move, each note with its audience.

use serde::{Deserialize, Serialize};

use crate::{Message, Seat, Viewer};

/// Who may read a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// The player on this seat alone.
    Only(Seat),
    /// Everybody but the player on this seat, who has their own note of the same event.
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

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// Who may read it.
    pub audience: Audience,
    /// What happened, without people's names: that White takes the castle on k3.
    pub message: Message,
}

/// Collects what happens while a move is played.
///
/// Where nobody listens, as in a million random games, no message is made of what is told: that costs nothing then.
#[derive(Debug, Default)]
pub struct Notes {
    notes: Vec<Note>,
    muted: bool,
    sealed: bool,
}

impl Notes {
    /// Notes that nobody will read. Whether the move is sealed is still known.
    pub fn muted() -> Self {
        Self { muted: true, ..Self::default() }
    }

    /// Says it to everybody.
    pub fn all(&mut self, told: impl Into<Message>) {
        self.say(Audience::All, told);
    }

    /// Says it to one seat.
    pub fn only(&mut self, seat: Seat, told: impl Into<Message>) {
        self.say(Audience::Only(seat), told);
    }

    /// Says it to everybody but one seat.
    pub fn all_but(&mut self, seat: Seat, told: impl Into<Message>) {
        self.say(Audience::AllBut(seat), told);
    }

    /// Marks that the move showed somebody what was hidden, or used chance: it cannot be taken back.
    pub fn seal(&mut self) {
        self.sealed = true;
    }

    /// Whether the move can no longer be taken back.
    pub fn is_sealed(&self) -> bool {
        self.sealed
    }

    /// The notes in the order they were made.
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
    fn muted_notes_write_nothing_down_and_know_the_rest() {
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
