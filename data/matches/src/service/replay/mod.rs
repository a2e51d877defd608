//! What was played, to be seen again: a match as far as a viewer knows it, or a record that somebody has brought.

mod upload;

use std::borrow::Cow;

use rules::{
    Act as PlyAct, Game, GameView, Message, MoveError, Note, Ply, Record, Seat, Table, Viewer,
};

use crate::error::Refused;
use crate::ids::{MatchId, Revision};
use crate::journal::head::Head;
use crate::service::view::{Step, as_it_stands};

/// What was played, for the eyes of one viewer. It shows nothing that they may not know.
pub struct Recording {
    pub(crate) game: &'static dyn Game,
    /// What the viewer knows to have been played.
    pub(crate) record: Record,
    pub(crate) viewer: Viewer,
    /// To whom is said what happened. Once a match is over everybody sees everything, and yet what is said to another seat
    /// calls that "you".
    pub(crate) reader: Viewer,
    /// The match, where it is one of ours.
    pub(crate) head: Option<Head>,
    /// By which entry each ply of it was played.
    pub(crate) played: Vec<Revision>,
}

/// What happened since somebody had moved last.
pub struct Since {
    /// After how many plies that was.
    pub from: u32,
    /// What they saw then, and after each ply since.
    pub sights: Vec<Box<dyn GameView>>,
    /// The plies, each by whom and with what was told of it.
    pub plies: Vec<(Seat, Vec<Message>)>,
}

impl Recording {
    /// How many steps there are after the beginning.
    pub fn count(&self) -> u32 {
        u32::try_from(self.record.plies.len()).unwrap_or(u32::MAX)
    }

    /// The game, by the rules that were played by.
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// The match, where it is one of ours.
    pub fn head(&self) -> Option<&Head> {
        self.head.as_ref()
    }

    /// The same with who sat at the table when this ply was played, counted from 1.
    pub fn head_at(&self, ply: u32) -> Option<Cow<'_, Head>> {
        let played = (ply as usize).checked_sub(1).and_then(|index| self.played.get(index));
        let head = self.head.as_ref()?;
        Some(played.map_or(Cow::Borrowed(head), |&played| head.seated_at(played)))
    }

    /// The whole record, for those from whom nothing of it is hidden.
    pub fn record(&self) -> Option<&Record> {
        (self.viewer == Viewer::Everything).then_some(&self.record)
    }

    /// What was seen after so many plies.
    ///
    /// # Errors
    /// There is no such step, or the record can't be played.
    pub fn step(&self, at: u32) -> Result<Step, Refused> {
        let plies = self.record.plies.get(..at as usize).ok_or(Refused::NoSuchStep)?;
        let (mut table, mut notes) = (self.begun()?, Vec::new());
        for ply in plies {
            notes = self.act(table.as_mut(), ply)?;
        }
        let last = plies.last();
        let shown = last.filter(|ply| self.viewer.sees(ply.seat));
        Ok(Step {
            sight: self.sight(table.as_ref(), plies.len()),
            notes: self.told(notes),
            mv: shown.and_then(|ply| match &ply.act {
                PlyAct::Move(text) => Some(text.clone()),
                PlyAct::Leave => None,
            }),
            seat: last.map(|ply| ply.seat),
            count: self.count(),
        })
    }

    /// What was seen ply by ply to the end; of a long record the `most` last sights, which are never fewer than one.
    ///
    /// # Errors
    /// The record can't be played.
    pub fn sights(&self, most: usize) -> Result<Vec<Box<dyn GameView>>, Refused> {
        let hidden = (self.record.plies.len() + 1).saturating_sub(most.max(1));
        let mut sights = Vec::new();
        self.walk(self.record.plies.len(), |at, table, _| {
            if at >= hidden {
                sights.push(self.sight(table, at));
            }
        })?;
        Ok(sights)
    }

    /// The last step before this one at which something was taken from somebody: fewer things stood on the boards that
    /// the viewer saw than before it.
    ///
    /// # Errors
    /// The record can't be played.
    pub fn last_taken(&self, before: u32) -> Result<Option<u32>, Refused> {
        let length = self.record.plies.len().min((before as usize).saturating_sub(1));
        let (mut stood, mut found) = (0, None);
        self.walk(length, |at, table, _| {
            let standing = self.sight(table, at).scene(&rules::Draft::default()).piece_count();
            let last = at.checked_sub(1).and_then(|index| self.record.plies.get(index));
            // Whoever leaves takes their things along.
            if standing < stood && last.is_some_and(|ply| ply.act != PlyAct::Leave) {
                found = u32::try_from(at).ok();
            }
            stood = standing;
        })?;
        Ok(found)
    }

    /// What happened since this seat had moved last, before the turn in which it may be now; at most so many plies of it.
    /// To whoever has no seat, the last ply.
    ///
    /// # Errors
    /// The record can't be played.
    pub fn since(&self, seat: Option<Seat>, most: usize) -> Result<Since, Refused> {
        let plies = &self.record.plies;
        let is_own = |ply: &Ply| Some(ply.seat) == seat;
        let to_move = self.head.as_ref().map(|head| head.to_move).unwrap_or_default();
        // What they have done in the turn that they are in the middle of is no news to them.
        let is_in_turn = seat.is_some_and(|seat| to_move.contains(seat));
        let own = plies.iter().rev().take_while(|ply| is_in_turn && is_own(ply)).count();
        let end = plies.len() - own;
        let own = plies[..end].iter().rposition(is_own).map(|at| at + 1);
        let from = match seat {
            Some(_) => own.unwrap_or(0),
            None => end.saturating_sub(1),
        };
        let from = from.max(end.saturating_sub(most));
        let (mut sights, mut told) = (Vec::new(), Vec::new());
        self.walk(end, |at, table, notes| {
            if at >= from {
                sights.push(self.sight(table, at));
            }
            if at > from {
                told.push((plies[at - 1].seat, self.told(notes)));
            }
        })?;
        Ok(Since { from: u32::try_from(from).unwrap_or(u32::MAX), sights, plies: told })
    }

    /// Who has done what, ply by ply up to this one, as far as the viewer was told of it; at most so many, the last of them.
    ///
    /// # Errors
    /// There is no such step, or the record can't be played.
    pub fn plies(&self, to: u32, most: usize) -> Result<Vec<(Seat, Vec<Message>)>, Refused> {
        let plies = self.record.plies.get(..to as usize).ok_or(Refused::NoSuchStep)?;
        let mut told = Vec::new();
        self.walk(plies.len(), |at, _, notes| {
            if at > plies.len().saturating_sub(most) && at > 0 {
                told.push((plies[at - 1].seat, self.told(notes)));
            }
        })?;
        Ok(told)
    }

    /// Plays so many plies, and calls for the table before the first and after each.
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

    /// What is seen of a table after so many plies; after the last, how people have ended the match.
    fn sight(&self, table: &dyn Table, plies: usize) -> Box<dyn GameView> {
        let head = self.head.as_ref().filter(|_| plies == self.record.plies.len());
        match head {
            Some(head) => as_it_stands(head, table, self.viewer),
            None => table.see(self.viewer),
        }
    }

    fn told(&self, notes: Vec<Note>) -> Vec<Message> {
        let admitted = notes.into_iter().filter(|note| note.audience.admits(self.reader));
        admitted.map(|note| note.message).collect()
    }
}

fn act(table: &mut dyn Table, ply: &Ply) -> Result<Vec<Note>, MoveError> {
    match &ply.act {
        PlyAct::Move(text) => Ok(table.play(ply.seat, text)?.notes),
        PlyAct::Leave => Ok(table.leave(ply.seat)),
    }
}

/// Without what was played: it may be somebody's secret.
impl std::fmt::Debug for Recording {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let id: Option<MatchId> = self.head.as_ref().map(|head| head.id);
        f.debug_struct("Tape").field("id", &id).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Since {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Since").field("from", &self.from).finish_non_exhaustive()
    }
}
