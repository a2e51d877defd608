//! `Recording`: the plies of a match or an uploaded record, for one viewer.

mod match_record;
mod ply_log;
mod upload;

use std::borrow::Cow;
use std::ops::Range;

use rules::{
    Act as PlyAct, Game, GameView, Message, MoveError, Note, Ply, Record, Seat, Table, Viewer,
};

pub use ply_log::{LoggedPly, piece_origins};

use crate::error::Refused;
use crate::ids::{MatchId, Revision, Timestamp};
use crate::journal::head::Head;
use crate::service::view::as_it_stands;

/// The plies of a match for one viewer. It never shows what the viewer may not know.
pub struct Recording {
    pub(crate) game: &'static dyn Game,
    /// The record, with only those plies that the viewer knows.
    pub(crate) record: Record,
    pub(crate) viewer: Viewer,
    /// The viewer whose notes are shown. After the end a player sees everything, but notes to another seat still say
    /// "you" to that seat.
    pub(crate) reader: Viewer,
    /// The match. `None` for an uploaded record.
    pub(crate) head: Option<Head>,
    /// The journal entry of each ply.
    pub(crate) played: Vec<PlayedEntry>,
}

/// The journal entry of a ply.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayedEntry {
    pub(crate) revision: Revision,
    pub(crate) at: Timestamp,
}

/// The plies since a player's last move, to show what has happened.
pub struct Recap {
    /// The number of plies before the first of these.
    pub from: u32,
    /// The number of turns since that move, also of those before `from`.
    pub turns: usize,
    /// The views before the first of these plies, and after each.
    pub sights: Vec<Box<dyn GameView>>,
    /// The turn and the notes of each ply.
    pub plies: Vec<(PlyTurn, Vec<Message>)>,
}

/// The turn of a ply. Plies of one turn have equal values, and one seat may have several turns in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlyTurn {
    /// The seat that acted.
    pub seat: Seat,
    /// The number of the turn, as in [`Table::turn`].
    pub number: u32,
}

/// A step of a replay.
pub struct Step {
    /// The viewer's view after the step.
    pub sight: Box<dyn GameView>,
    /// The notes that the viewer may read.
    pub notes: Vec<Message>,
    /// The move of the last ply. `None` if the viewer may not know it, or if a player left.
    pub mv: Option<String>,
    /// The seat of the last ply. `None` for the first step.
    pub seat: Option<Seat>,
    /// The number of plies of the recording.
    pub count: u32,
}

impl Recording {
    /// The number of plies, which is also the number of the last step.
    pub fn count(&self) -> u32 {
        u32::try_from(self.record.plies.len()).unwrap_or(u32::MAX)
    }

    /// The game, in the version of its rules that the match was played by.
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// The match. `None` for an uploaded record.
    pub fn head(&self) -> Option<&Head> {
        self.head.as_ref()
    }

    /// The match, with the players who had the seats at this ply, counted from 1. `None` for an uploaded record.
    pub fn head_at(&self, ply: u32) -> Option<Cow<'_, Head>> {
        let played = (ply as usize).checked_sub(1).and_then(|index| self.played.get(index));
        let head = self.head.as_ref()?;
        Some(played.map_or(Cow::Borrowed(head), |played| head.seated_at(played.revision)))
    }

    /// The record. `None` if anything in it may be hidden from the viewer.
    pub fn record(&self) -> Option<&Record> {
        (self.viewer == Viewer::Everything).then_some(&self.record)
    }

    /// The step after this number of plies. Refuses a number beyond the last ply.
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
            notes: self.messages(plies.len(), notes),
            mv: visible.and_then(|ply| match &ply.act {
                PlyAct::Move(text) => Some(text.clone()),
                PlyAct::Leave => None,
            }),
            seat: last.map(|ply| ply.seat),
            count: self.count(),
        })
    }

    /// Describes a move in a sentence for everyone. The move is made after `before` plies, and need not be the one that
    /// was played.
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
        Ok(public_sentence(&notes, mv))
    }

    /// The views after each of the last plies: at most `most`, and at least one.
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

    /// The turn of each ply.
    pub fn turns(&self) -> Result<Vec<PlyTurn>, Refused> {
        let mut turns = Vec::new();
        self.walk(self.record.plies.len(), |at, table, _| {
            let next = self.record.plies.get(at);
            turns.extend(next.map(|ply| PlyTurn { seat: ply.seat, number: table.turn() }));
        })?;
        Ok(turns)
    }

    /// The last step before this one with a capture: it leaves fewer pieces on the viewer's boards.
    pub fn last_taken(&self, before: u32) -> Result<Option<u32>, Refused> {
        let length = self.record.plies.len().min((before as usize).saturating_sub(1));
        let (mut stood, mut last_taken) = (0, None);
        self.walk(length, |at, table, _| {
            let standing = self.sight(table, at).scene(&rules::Draft::default()).piece_count();
            let last = at.checked_sub(1).and_then(|index| self.record.plies.get(index));
            // A player who leaves takes their pieces along, which is no capture.
            if standing < stood && last.is_some_and(|ply| ply.act != PlyAct::Leave) {
                last_taken = u32::try_from(at).ok();
            }
            stood = standing;
        })?;
        Ok(last_taken)
    }

    /// The plies since this seat's last move before its current turn, at most `most`. Without a seat, the last turn.
    pub fn recap(&self, seat: Option<Seat>, most: usize) -> Result<Recap, Refused> {
        let turns = self.turns()?;
        let to_move = self.head.as_ref().map(|head| head.to_move).unwrap_or_default();
        let is_in_turn = seat.is_some_and(|seat| to_move.contains(seat));
        let Range { start, end } = plies_since(&turns, seat, is_in_turn);
        let turn_count = turns[start..end].chunk_by(|turn, next| turn == next).count();
        let from = start.max(end.saturating_sub(most));
        let (mut sights, mut notes_by_ply) = (Vec::new(), Vec::new());
        self.walk(end, |at, table, notes| {
            if at >= from {
                sights.push(self.sight(table, at));
            }
            if at > from {
                notes_by_ply.push((turns[at - 1], self.messages(at, notes)));
            }
        })?;
        let from = u32::try_from(from).unwrap_or(u32::MAX);
        Ok(Recap { from, turns: turn_count, sights, plies: notes_by_ply })
    }

    /// Plays this number of plies. Calls `each` for the beginning and after each ply, with the notes of that ply.
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

    /// The viewer's view after this number of plies. After the last ply, the view shows an ending by people.
    fn sight(&self, table: &dyn Table, plies: usize) -> Box<dyn GameView> {
        let head = self.head.as_ref().filter(|_| plies == self.record.plies.len());
        match head {
            Some(head) => as_it_stands(head, table, self.viewer),
            None => table.see(self.viewer),
        }
    }

    /// The messages of a ply's notes for the reader. The plies are counted from 1.
    fn messages(&self, ply: usize, notes: Vec<Note>) -> Vec<Message> {
        let reader = self.reader_at(ply);
        let admitted = notes.into_iter().filter(|note| note.audience.admits(reader));
        admitted.map(|note| note.message).collect()
    }

    /// The viewer whose notes of a ply are shown. A substitute was a spectator until they took over the seat.
    fn reader_at(&self, ply: usize) -> Viewer {
        let played = ply.checked_sub(1).and_then(|index| self.played.get(index));
        match (&self.head, self.reader.seat(), played) {
            (Some(head), Some(seat), Some(played))
                if head.player_at(seat, played.revision) != head.player(seat) =>
            {
                Viewer::Spectator
            }
            _ => self.reader,
        }
    }
}

/// The plies since a seat's last move before its current turn. Without a seat, the last turn.
fn plies_since(turns: &[PlyTurn], seat: Option<Seat>, is_in_turn: bool) -> Range<usize> {
    let is_own = |turn: &PlyTurn| Some(turn.seat) == seat;
    // The seat's own plies of the current turn are no news to it.
    let own = turns.iter().rev().take_while(|turn| is_in_turn && is_own(turn)).count();
    let end = turns.len() - own;
    let start = match seat {
        Some(_) => turns[..end].iter().rposition(is_own).map_or(0, |at| at + 1),
        None => last_turn(&turns[..end]),
    };
    start..end
}

/// The number of plies before the last turn.
fn last_turn(turns: &[PlyTurn]) -> usize {
    let Some(last) = turns.last() else { return 0 };
    turns.iter().rposition(|turn| turn != last).map_or(0, |at| at + 1)
}

/// Describes a move by its first note for everyone or, without one, by its notation.
fn public_sentence(notes: &[Note], mv: &str) -> Message {
    let public = notes.iter().find(|note| note.audience.admits(Viewer::Spectator));
    public.map_or_else(|| Message::plain(mv), |note| note.message.clone())
}

fn act(table: &mut dyn Table, ply: &Ply) -> Result<Vec<Note>, MoveError> {
    match &ply.act {
        PlyAct::Move(text) => Ok(table.play(ply.seat, text)?.notes),
        PlyAct::Leave => Ok(table.leave(ply.seat)),
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    /// Plies of these seats, which take turns.
    fn in_turn(seats: &[Seat]) -> Vec<PlyTurn> {
        let chunks = (1..).zip(seats.chunk_by(|seat, next| seat == next));
        let turns =
            chunks.map(|(number, plies)| vec![PlyTurn { seat: plies[0], number }; plies.len()]);
        turns.flatten().collect()
    }

    #[test]
    fn a_recap_has_all_plies_since_the_own_turn() {
        let [own, ben, cleo] = [Seat(0), Seat(1), Seat(2)];
        let others = [ben, ben, cleo].repeat(9);
        let since = |mine: &[Seat], is_in_turn: bool| {
            let seats = [&[cleo, own][..], others.as_slice(), mine].concat();
            plies_since(&in_turn(&seats), Some(own), is_in_turn)
        };
        assert_eq!(since(&[], true), 2..29);
        assert_eq!(since(&[own], true), 2..29, "a turn has begun");
        assert!(since(&[own], false).is_empty(), "a turn is finished");
        assert_eq!(plies_since(&in_turn(&others), Some(own), true), 0..27, "it is the first turn");
    }
}
