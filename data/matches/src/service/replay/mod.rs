//! Recordings: the plies of a match or an uploaded record, for one viewer.

mod match_record;
mod ply_log;
mod upload;

use std::borrow::Cow;

use rules::{
    Act as PlyAct, Game, GameView, Message, MoveError, Note, Ply, Record, Seat, Table, Viewer,
};

pub use ply_log::{LoggedPly, piece_origins};

use crate::error::Refused;
use crate::ids::{MatchId, Revision, Timestamp};
use crate::journal::head::Head;
use crate::service::view::as_it_stands;

/// The plies of a match, for one viewer. It shows nothing that they may not know.
pub struct Recording {
    pub(crate) game: &'static dyn Game,
    /// The plies that the viewer knows of.
    pub(crate) record: Record,
    pub(crate) viewer: Viewer,
    /// The reader of notes. A finished match is open to everyone, but notes to another seat still say "you" to that
    /// seat.
    pub(crate) reader: Viewer,
    /// The match, unless the record was uploaded.
    pub(crate) head: Option<Head>,
    /// The entry of each ply.
    pub(crate) played: Vec<PlayedEntry>,
}

/// The entry of a ply in the journal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayedEntry {
    pub(crate) revision: Revision,
    pub(crate) at: Timestamp,
}

/// The plies since a player's last move.
pub struct Recap {
    /// The number of plies before.
    pub from: u32,
    /// The views at that point, and after each ply since.
    pub sights: Vec<Box<dyn GameView>>,
    /// The plies, each with its seat and notes.
    pub plies: Vec<(Seat, Vec<Message>)>,
}

/// A step of a replay.
pub struct Step {
    /// The viewer's view.
    pub sight: Box<dyn GameView>,
    /// The viewer's notes.
    pub notes: Vec<Message>,
    /// The ply that led here, if the viewer may know it: their own, or any once the match is over.
    pub mv: Option<String>,
    /// The seat that acted. `None` before the first ply.
    pub seat: Option<Seat>,
    /// The number of steps after the beginning.
    pub count: u32,
}

impl Recording {
    /// The number of steps after the beginning.
    pub fn count(&self) -> u32 {
        u32::try_from(self.record.plies.len()).unwrap_or(u32::MAX)
    }

    /// The game, with the rules that were used.
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// The match, unless the record was uploaded.
    pub fn head(&self) -> Option<&Head> {
        self.head.as_ref()
    }

    /// The match with its players at this ply, counted from 1.
    pub fn head_at(&self, ply: u32) -> Option<Cow<'_, Head>> {
        let played = (ply as usize).checked_sub(1).and_then(|index| self.played.get(index));
        let head = self.head.as_ref()?;
        Some(played.map_or(Cow::Borrowed(head), |played| head.seated_at(played.revision)))
    }

    /// The whole record, if nothing of it is hidden from the viewer.
    pub fn record(&self) -> Option<&Record> {
        (self.viewer == Viewer::Everything).then_some(&self.record)
    }

    /// The step after this number of plies.
    pub fn step(&self, at: u32) -> Result<Step, Refused> {
        let plies = self.record.plies.get(..at as usize).ok_or(Refused::NoSuchStep)?;
        let (mut table, mut notes) = (self.begun()?, Vec::new());
        for ply in plies {
            notes = self.act(table.as_mut(), ply)?;
        }
        let last = plies.last();
        let visible = last.filter(|ply| self.viewer.sees(ply.seat));
        Ok(Step {
            sight: self.sight(table.as_ref(), plies.len()),
            notes: self.messages(notes),
            mv: visible.and_then(|ply| match &ply.act {
                PlyAct::Move(text) => Some(text.clone()),
                PlyAct::Leave => None,
            }),
            seat: last.map(|ply| ply.seat),
            count: self.count(),
        })
    }

    /// A move after this number of plies as a sentence, for everyone. It need not be the one that was played.
    pub fn move_sentence(&self, before: u32, mv: &str) -> Result<Message, Refused> {
        let (plies, next) =
            self.record.plies.split_at_checked(before as usize).ok_or(Refused::NoSuchStep)?;
        let seat = next.first().ok_or(Refused::NoSuchStep)?.seat;
        let mut table = self.begun()?;
        for ply in plies {
            self.act(table.as_mut(), ply)?;
        }
        if let Some(sentence) = table.see(self.viewer).move_sentence(seat, mv) {
            return Ok(sentence);
        }
        let notes = table.play(seat, mv).map(|played| played.notes).unwrap_or_default();
        let mut public = notes.into_iter().filter(|note| note.audience.admits(Viewer::Spectator));
        Ok(public.next().map_or_else(|| Message::plain(mv), |note| note.message))
    }

    /// The views ply by ply to the end: the last `most` ones, and at least one.
    pub fn sights(&self, most: usize) -> Result<Vec<Box<dyn GameView>>, Refused> {
        let count = self.record.plies.len();
        let hidden = (count + 1).saturating_sub(most.max(1));
        self.sights_at(&(hidden..=count).collect::<Vec<_>>())
    }

    /// The views after these numbers of plies, in the order of play.
    pub fn sights_at(&self, plies: &[usize]) -> Result<Vec<Box<dyn GameView>>, Refused> {
        let mut sights = Vec::new();
        self.walk(self.record.plies.len(), |at, table, _| {
            if plies.contains(&at) {
                sights.push(self.sight(table, at));
            }
        })?;
        Ok(sights)
    }

    /// The seat of each ply.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.record.plies.iter().map(|ply| ply.seat)
    }

    /// The last step before this one with a capture, which leaves fewer pieces on the viewer's boards.
    pub fn last_taken(&self, before: u32) -> Result<Option<u32>, Refused> {
        let length = self.record.plies.len().min((before as usize).saturating_sub(1));
        let (mut stood, mut last_taken) = (0, None);
        self.walk(length, |at, table, _| {
            let standing = self.sight(table, at).scene(&rules::Draft::default()).piece_count();
            let last = at.checked_sub(1).and_then(|index| self.record.plies.get(index));
            // A player who leaves takes their pieces with them.
            if standing < stood && last.is_some_and(|ply| ply.act != PlyAct::Leave) {
                last_taken = u32::try_from(at).ok();
            }
            stood = standing;
        })?;
        Ok(last_taken)
    }

    /// The plies since this seat's last move before its current turn, at most `most`. Spectators get the last turn.
    pub fn recap(&self, seat: Option<Seat>, most: usize) -> Result<Recap, Refused> {
        let plies = &self.record.plies;
        let is_own = |ply: &Ply| Some(ply.seat) == seat;
        let to_move = self.head.as_ref().map(|head| head.to_move).unwrap_or_default();
        // Their own plies of the current turn are no news to them.
        let is_in_turn = seat.is_some_and(|seat| to_move.contains(seat));
        let own = plies.iter().rev().take_while(|ply| is_in_turn && is_own(ply)).count();
        let end = plies.len() - own;
        let own = plies[..end].iter().rposition(is_own).map(|at| at + 1);
        let from = match seat {
            Some(_) => own.unwrap_or(0),
            None => last_turn(&plies[..end]),
        };
        let from = from.max(end.saturating_sub(most));
        let (mut sights, mut notes_by_ply) = (Vec::new(), Vec::new());
        self.walk(end, |at, table, notes| {
            if at >= from {
                sights.push(self.sight(table, at));
            }
            if at > from {
                notes_by_ply.push((plies[at - 1].seat, self.messages(notes)));
            }
        })?;
        Ok(Recap { from: u32::try_from(from).unwrap_or(u32::MAX), sights, plies: notes_by_ply })
    }

    /// The plies up to this one, as far as the viewer knows them; at most the last `most`.
    pub fn plies(&self, to: u32, most: usize) -> Result<Vec<(Seat, Vec<Message>)>, Refused> {
        let plies = self.record.plies.get(..to as usize).ok_or(Refused::NoSuchStep)?;
        let mut notes_by_ply = Vec::new();
        self.walk(plies.len(), |at, _, notes| {
            if at > plies.len().saturating_sub(most) && at > 0 {
                notes_by_ply.push((plies[at - 1].seat, self.messages(notes)));
            }
        })?;
        Ok(notes_by_ply)
    }

    /// Plays this number of plies, and visits the table before the first and after each.
    fn walk(
        &self,
        plies: usize,
        mut each: impl FnMut(usize, &dyn Table, Vec<Note>),
    ) -> Result<(), Refused> {
        let mut table = self.begun()?;
        each(0, table.as_ref(), Vec::new());
        for (at, ply) in (1..).zip(self.record.plies.iter().take(plies)) {
            let notes = self.act(table.as_mut(), ply)?;
            each(at, table.as_ref(), notes);
        }
        Ok(())
    }

    fn begun(&self) -> Result<Box<dyn Table>, Refused> {
        self.game.set_up(&self.record.setup).map_err(|_| self.damaged())
    }

    fn act(&self, table: &mut dyn Table, ply: &Ply) -> Result<Vec<Note>, Refused> {
        act(table, ply).map_err(|_| self.damaged())
    }

    fn damaged(&self) -> Refused {
        self.head.as_ref().map_or(Refused::NothingBrought, |head| Refused::Damaged(head.id))
    }

    /// The viewer's view after this number of plies. After the last one, it includes an ending by people.
    fn sight(&self, table: &dyn Table, plies: usize) -> Box<dyn GameView> {
        let head = self.head.as_ref().filter(|_| plies == self.record.plies.len());
        match head {
            Some(head) => as_it_stands(head, table, self.viewer),
            None => table.see(self.viewer),
        }
    }

    fn messages(&self, notes: Vec<Note>) -> Vec<Message> {
        let admitted = notes.into_iter().filter(|note| note.audience.admits(self.reader));
        admitted.map(|note| note.message).collect()
    }
}

/// Where the last turn begins: after the last ply of another seat.
fn last_turn(plies: &[Ply]) -> usize {
    let Some(last) = plies.last() else { return 0 };
    plies.iter().rposition(|ply| ply.seat != last.seat).map_or(0, |at| at + 1)
}

fn act(table: &mut dyn Table, ply: &Ply) -> Result<Vec<Note>, MoveError> {
    match &ply.act {
        PlyAct::Move(text) => Ok(table.play(ply.seat, text)?.notes),
        PlyAct::Leave => Ok(table.leave(ply.seat)),
    }
}

/// Hides the plies, which may be secret.
impl std::fmt::Debug for Recording {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let id: Option<MatchId> = self.head.as_ref().map(|head| head.id);
        f.debug_struct("Recording").field("id", &id).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Recap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Recap").field("from", &self.from).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Step")
            .field("seat", &self.seat)
            .field("count", &self.count)
            .finish_non_exhaustive()
    }
}
