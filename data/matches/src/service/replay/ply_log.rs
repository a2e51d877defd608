//! The plies of a recording as a log, and the origins of the pieces on its board.

use std::collections::BTreeMap;

use rules::{Act as PlyAct, Cell, GameView, Message, MoveError, Note, Ply, Seat, Table, Viewer};

use crate::error::Refused;
use crate::ids::{Revision, Timestamp};
use crate::service::replay::{Recording, act, public_sentence};

/// A ply, with what its reader may know.
#[derive(Clone, Debug, PartialEq)]
pub struct LoggedPly {
    /// The number of the ply, from 1.
    pub number: u32,
    /// The revision of the match after the ply.
    pub revision: Revision,
    /// The seat that acted.
    pub seat: Seat,
    /// The move in canonical notation. `None` if the reader may not know it, or if the player left.
    pub mv: Option<String>,
    /// The notes that the reader may read.
    pub notes: Vec<Message>,
    /// A sentence on the move, if no note tells the reader about it and they may know it.
    pub sentence: Option<Message>,
    /// The time when the ply was played.
    pub at: Timestamp,
}

impl Recording {
    /// The last `most` plies, the newest last.
    pub fn log(&self, most: usize) -> Result<Vec<LoggedPly>, Refused> {
        self.plies(self.count(), most)
    }

    /// The plies up to this number: at most the last `most`.
    pub fn plies(&self, to: u32, most: usize) -> Result<Vec<LoggedPly>, Refused> {
        let count = self.record.plies.get(..to as usize).ok_or(Refused::NoSuchStep)?.len();
        let logged = count.saturating_sub(most)..count;
        let mut log = Vec::new();
        let mut before: Option<Box<dyn GameView>> = None;
        self.walk(count, |at, table, notes| {
            if let Some(before) = before.take() {
                log.push(self.logged_ply(at, before.as_ref(), notes));
            }
            before = logged.contains(&at).then(|| table.see(self.viewer));
        })?;
        Ok(log)
    }

    /// The ply with this number, from 1. `before` is the viewer's view before it, and `notes` are all its notes.
    fn logged_ply(&self, number: usize, before: &dyn GameView, notes: Vec<Note>) -> LoggedPly {
        let (ply, entry) = (&self.record.plies[number - 1], self.played.get(number - 1));
        let is_seen = self.viewer.sees(ply.seat);
        let reader = self.reader_at(number);
        let is_silent = !notes.iter().any(|note| note.audience.admits(reader));
        let sentence = match &ply.act {
            PlyAct::Move(text) if is_silent && is_seen => {
                let sentence = before.move_sentence(ply.seat, text);
                Some(sentence.unwrap_or_else(|| public_sentence(&notes, text)))
            }
            PlyAct::Move(_) | PlyAct::Leave => None,
        };
        let notes = self.messages(number, notes);
        let may_know = |text: &str| is_seen || notes.iter().any(|note| note.quotes(text));
        LoggedPly {
            number: u32::try_from(number).unwrap_or(u32::MAX),
            revision: entry.map(|entry| entry.revision).unwrap_or_default(),
            seat: ply.seat,
            mv: match &ply.act {
                PlyAct::Move(text) if may_know(text) => Some(text.clone()),
                PlyAct::Move(_) | PlyAct::Leave => None,
            },
            notes,
            sentence,
            at: entry.map(|entry| entry.at).unwrap_or_default(),
        }
    }

    /// The [`piece_origins`] after this number of plies.
    pub fn origins(&self, plies: u32) -> Result<BTreeMap<Cell, Cell>, Refused> {
        let plies = self.record.plies.iter().take(plies as usize);
        piece_origins(self.begun()?, self.viewer, plies).map_err(|_| self.damaged())
    }
}

/// The square on which each moved piece began, by the square on which it stands after these plies. A piece that never
/// moved is missing. Squares that are empty by now may be listed.
///
/// `table` stands before the first ply.
pub fn piece_origins<'a>(
    mut table: Box<dyn Table>,
    viewer: Viewer,
    plies: impl IntoIterator<Item = &'a Ply>,
) -> Result<BTreeMap<Cell, Cell>, MoveError> {
    let mut origins = BTreeMap::new();
    for ply in plies {
        // Only the position before a ply tells what it carries: later, other pieces stand on its squares.
        let carried = match &ply.act {
            PlyAct::Move(text) => table.see(viewer).carried(ply.seat, text),
            PlyAct::Leave => Vec::new(),
        };
        act(table.as_mut(), ply)?;
        // All pieces that a move carries move at the same time.
        let moved: Vec<_> =
            carried.iter().map(|[from, to]| (*to, origins.remove(from).unwrap_or(*from))).collect();
        origins.extend(moved);
    }
    Ok(origins)
}
