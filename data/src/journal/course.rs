//! How a match takes its course: what each entry does to it. The same code plays an act when it is done and again when
//! the head is rebuilt, so that both come to the same.

use rules::{
    Game, Legal, MoveError, Note, Played, Refusal, Seat, Seats, Setup, Status, Table, Viewer,
};

use crate::ids::{Revision, Timestamp};
use crate::journal::head::{Ending, Stage};
use crate::journal::record::{Act, Entry, Header, Line, StoredHead};

/// How many plies of one turn are kept at hand to be told.
const TURN_LINES: usize = 40;

/// A match in its course: where it stands, and its table once it has started.
pub(crate) struct Course {
    pub(crate) head: StoredHead,
    table: Option<Box<dyn Table>>,
}

/// The rules of a match, with what was fixed about it.
#[derive(Clone, Copy)]
pub(crate) struct Fixed<'a> {
    pub(crate) game: &'static dyn Game,
    pub(crate) header: &'a Header,
}

/// What came of an entry, beside the new state.
#[derive(Default)]
pub(crate) struct Effects {
    /// The move in canonical notation.
    pub(crate) mv: Option<String>,
    pub(crate) notes: Vec<Note>,
    pub(crate) keepsake: Option<String>,
    /// Whether everybody must be shown the board.
    pub(crate) passed: bool,
}

/// Why an entry could not be carried out.
pub(crate) enum Fault {
    /// The move is none.
    Move(MoveError),
    /// The table can't be set up.
    SetUp(Refusal),
    /// The entries do not follow from one another.
    Broken,
}

impl Course {
    /// A match at its challenge.
    pub(crate) fn challenged(at: Timestamp) -> Self {
        let head = StoredHead {
            revision: Revision(1),
            updated: at,
            stage: Stage::Lobby,
            seats: 0,
            gone: Seats::NONE,
            moved: Seats::NONE,
            to_move: Seats::NONE,
            plies: 0,
            draw_offer: None,
            last_offer: None,
            round: Seats::NONE,
            owed: Seats::NONE,
            since: Vec::new(),
            turn: Vec::new(),
            last_turn: Vec::new(),
            snapshot: Vec::new(),
        };
        Self { head, table: None }
    }

    /// A match from its stored head, if the game can still read the position.
    pub(crate) fn restored(head: StoredHead, game: &'static dyn Game) -> Option<Self> {
        let table = match head.seats {
            0 => None,
            _ => Some(game.restore(&head.snapshot).ok()?),
        };
        Some(Self { head, table })
    }

    /// A match from its entries.
    pub(crate) fn folded(fixed: Fixed<'_>, entries: &[Entry]) -> Result<Self, Fault> {
        let line = standing(entries)?;
        let (Some(last), Some((first, rest))) = (entries.last(), line.split_first()) else {
            return Err(Fault::Broken);
        };
        if first.act != Act::Challenged {
            return Err(Fault::Broken);
        }
        let mut course = Self::challenged(first.at);
        for entry in rest {
            course.apply(fixed, entry)?;
        }
        course.head.revision = last.revision;
        course.head.updated = last.at;
        if let Some(back) = entries.iter().rfind(|entry| matches!(entry.act, Act::TookBack { .. }))
        {
            for since in &mut course.head.since {
                *since = back.revision.max(*since);
            }
        }
        Ok(course)
    }

    /// The head as it is stored, with the position.
    pub(crate) fn stored(&self) -> StoredHead {
        let snapshot = self.table.as_ref().map(|table| table.snapshot()).unwrap_or_default();
        StoredHead { snapshot, ..self.head.clone() }
    }

    /// The table, once the match has started.
    pub(crate) fn table(&self) -> Option<&dyn Table> {
        self.table.as_deref()
    }

    /// Carries out an entry. If that fails, the course is of no more use.
    pub(crate) fn apply(&mut self, fixed: Fixed<'_>, entry: &Entry) -> Result<Effects, Fault> {
        self.head.revision = entry.revision;
        self.head.updated = entry.at;
        match &entry.act {
            Act::Joined | Act::Left | Act::Declined | Act::Erased => Ok(Effects::default()),
            Act::Started { seats } => self.start(fixed, *seats),
            Act::Moved { seat, text } => self.play(*seat, text),
            Act::LeftTable { seat } => self.leave(*seat),
            Act::OfferedDraw { seat } => {
                self.head.draw_offer = Some(*seat);
                self.head.last_offer = Some((*seat, self.head.plies));
                Ok(Effects::default())
            }
            Act::DeclinedDraw { .. } => {
                self.head.draw_offer = None;
                Ok(Effects::default())
            }
            Act::Ended(ending) => Ok(self.end(ending.clone())),
            // A take-back needs the entries before it: `folded` has them.
            Act::Challenged | Act::TookBack { .. } => Err(Fault::Broken),
        }
    }

    fn start(&mut self, fixed: Fixed<'_>, seats: u8) -> Result<Effects, Fault> {
        let setup = Setup { options: fixed.header.options.clone(), seats, seed: fixed.header.seed };
        let table = fixed.game.set_up(&setup).map_err(Fault::SetUp)?;
        self.table = Some(table);
        self.head.stage = Stage::Running;
        self.head.seats = seats;
        self.head.since = vec![self.head.revision; usize::from(seats)];
        self.follow();
        self.pass();
        Ok(Effects { passed: true, ..Effects::default() })
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Effects, Fault> {
        let table = self.table.as_mut().ok_or(Fault::Broken)?;
        let waiting = possibilities(table.as_ref(), self.head.to_move, seat);
        let turn = table.turn();
        let played = table.play(seat, text).map_err(Fault::Move)?;
        let passed = table.turn() != turn;
        let Played { mv, notes, sealed, keepsake } = played;
        self.head.plies += 1;
        self.head.moved = self.head.moved.with(seat);
        if self.head.draw_offer != Some(seat) {
            self.head.draw_offer = None;
        }
        self.tell(Line { seat, sealed, notes: notes.clone() });
        self.head.owed = self.head.owed.without(seat);
        self.follow();
        self.renew(&waiting);
        if passed {
            self.pass();
        }
        Ok(Effects { mv: Some(mv), notes, keepsake, passed })
    }

    fn leave(&mut self, seat: Seat) -> Result<Effects, Fault> {
        let table = self.table.as_mut().ok_or(Fault::Broken)?;
        let notes = table.leave(seat);
        self.head.gone = self.head.gone.with(seat);
        self.tell(Line { seat, sealed: true, notes: notes.clone() });
        self.follow();
        self.renew(&[]);
        self.pass();
        Ok(Effects { notes, passed: true, ..Effects::default() })
    }

    fn end(&mut self, ending: Ending) -> Effects {
        let passed = !ending.is_before_start();
        self.head.stage = Stage::Over(ending);
        self.head.to_move = Seats::NONE;
        self.head.draw_offer = None;
        if passed {
            self.pass();
        }
        Effects { passed, ..Effects::default() }
    }

    /// Takes over from the table whose turn it is, or that it is over.
    fn follow(&mut self) {
        let Some(table) = &self.table else { return };
        let status = table.status();
        self.head.to_move = status.to_move();
        if let Status::Over(outcome) = status {
            self.head.stage = Stage::Over(Ending::Rules(outcome));
            self.head.draw_offer = None;
        }
    }

    /// Notes which seats may do something else than before. A seat for which nothing has changed, because it moves at
    /// the same time as another, may go on with the board it looks at.
    fn renew(&mut self, waiting: &[(Seat, Legal<String>)]) {
        let Some(table) = &self.table else { return };
        for (index, since) in self.head.since.iter_mut().enumerate() {
            let unchanged = waiting.iter().any(|(seat, legal)| {
                seat.index() == index
                    && self.head.to_move.contains(*seat)
                    && table.see(Viewer::Seat(*seat)).legal(*seat) == *legal
            });
            if !unchanged {
                *since = self.head.revision;
            }
        }
    }

    fn pass(&mut self) {
        self.head.round = self.head.to_move;
        self.head.owed = self.head.to_move;
        if !self.head.turn.is_empty() {
            self.head.last_turn = std::mem::take(&mut self.head.turn);
        }
    }

    fn tell(&mut self, line: Line) {
        if self.head.turn.len() == TURN_LINES {
            self.head.turn.remove(0);
        }
        self.head.turn.push(line);
    }
}

/// What the seats that move at the same time as this one may do.
fn possibilities(table: &dyn Table, to_move: Seats, mover: Seat) -> Vec<(Seat, Legal<String>)> {
    let others = to_move.without(mover);
    others.iter().map(|seat| (seat, table.see(Viewer::Seat(seat)).legal(seat))).collect()
}

/// The entries that stand after all take-backs; each of those takes away the last move before it.
pub(crate) fn standing(entries: &[Entry]) -> Result<Vec<&Entry>, Fault> {
    let mut line: Vec<&Entry> = Vec::with_capacity(entries.len());
    for (index, entry) in entries.iter().enumerate() {
        if entry.revision != Revision(index as u64 + 1) {
            return Err(Fault::Broken);
        }
        let Act::TookBack { seat } = entry.act else {
            line.push(entry);
            continue;
        };
        let last = line.iter().rposition(|entry| matches!(entry.act, Act::Moved { .. }));
        match last.map(|index| line.remove(index).act.clone()) {
            Some(Act::Moved { seat: mover, .. }) if mover == seat => {}
            _ => return Err(Fault::Broken),
        }
    }
    Ok(line)
}
