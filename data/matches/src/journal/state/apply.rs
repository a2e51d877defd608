//! Applies journal entries to the state of a match.

use rules::{
    Game, Legal, Message, MoveError, Note, Notes, Played, Refusal, Seat, Seats, Setup, Status,
    Table, Viewer,
};

use crate::ids::Revision;
use crate::journal::agreements;
use crate::journal::head::{Ending, Stage};
use crate::journal::history::{InconsistentHistory, PastEntry, history};
use crate::journal::records::{Act, Entry, Header, PlyNotes, TurnStart};
use crate::journal::state::MatchState;
use crate::model::agreements::words::Say;
use crate::model::clock::state::{ClockState, ClockTurn};

/// The highest turn number that a take-back may set. An imported number near the limit could overflow later.
const MOST_TURNS: u32 = 1_000_000_000;

/// The maximum number of plies of one turn whose notes are kept.
const TURN_LINES: usize = 40;

#[derive(Clone, Copy)]
pub(crate) struct MatchRules<'a> {
    pub(crate) game: &'static dyn Game,
    pub(crate) header: &'a Header,
}

/// The effects of an entry, apart from the new state.
#[derive(Default)]
pub(crate) struct Effects {
    /// The move in canonical notation.
    pub(crate) mv: Option<String>,
    pub(crate) notes: Vec<Note>,
    pub(crate) keepsake: Option<String>,
    /// Whether everyone must see a new board.
    pub(crate) passed: bool,
    /// Whether the move showed something hidden or used chance.
    pub(crate) sealed: bool,
    /// The table that spectators saw before the entry. `None` if they still see it, or saw none.
    pub(crate) table_before: Option<Box<dyn Table>>,
}

impl From<InconsistentHistory> for ApplyError {
    fn from(_: InconsistentHistory) -> Self {
        Self::Inconsistent
    }
}

pub(crate) enum ApplyError {
    Move(MoveError),
    /// The game can't set up the match with these options.
    SetUp(Refusal),
    /// The entries contradict each other.
    Inconsistent,
}

impl MatchState {
    /// The state after the whole journal of a match.
    pub(crate) fn folded(fixed: MatchRules<'_>, entries: &[Entry]) -> Result<Self, ApplyError> {
        let history = history(entries)?;
        let (Some(last), Some((first, rest))) = (entries.last(), history.split_first()) else {
            return Err(ApplyError::Inconsistent);
        };
        if first.entry.act != Act::Challenged {
            return Err(ApplyError::Inconsistent);
        }
        let banks = banks_at_take_back(fixed, entries)?;
        let mut state = Self::challenged(first.entry.at);
        for &PastEntry { entry, stands } in rest {
            if stands {
                if let (Some(banks), Some(time)) = (&banks, &mut state.head.time)
                    && banks.revision == entry.revision
                {
                    time.set_banks(banks.left.clone(), entry.at);
                }
                state.apply(fixed, entry)?;
            } else {
                // Even a move that was taken back has ended offers.
                agreements::update(&mut state.head.agreements, entry, false);
            }
        }
        state.head.revision = last.revision;
        state.head.updated = last.at;
        if let Some(back) = entries.iter().rfind(|entry| matches!(entry.act, Act::TookBack { .. }))
        {
            for since in &mut state.head.since {
                *since = back.revision.max(*since);
            }
        }
        Ok(state)
    }

    /// Applies an entry. After an error, the state is unusable.
    pub(crate) fn apply(
        &mut self,
        fixed: MatchRules<'_>,
        entry: &Entry,
    ) -> Result<Effects, ApplyError> {
        self.head.revision = entry.revision;
        self.head.updated = entry.at;
        let (turn, movers) = (self.head.turn, self.head.to_move);
        let effects = self.carry_out(fixed, entry)?;
        let is_next_turn = self.head.turn != turn;
        self.update_clock(fixed, entry, is_next_turn, movers);
        agreements::update(&mut self.head.agreements, entry, is_next_turn);
        if matches!(self.head.stage, Stage::Over(_)) {
            self.head.agreements.lapse_all();
        }
        Ok(effects)
    }

    fn carry_out(&mut self, fixed: MatchRules<'_>, entry: &Entry) -> Result<Effects, ApplyError> {
        match &entry.act {
            // `apply` updates the clock and the offers itself.
            Act::Time(_) | Act::Agreement(_) => Ok(Effects::default()),
            Act::OfferedDraw { .. } | Act::DeclinedDraw { .. } => Ok(Effects::default()),
            Act::Joined | Act::Left | Act::Declined | Act::Erased => Ok(Effects::default()),
            Act::Started { seats } => self.start(fixed, *seats),
            Act::Moved { seat, text } => self.play(*seat, text),
            Act::LeftTable { seat } => self.leave(*seat),
            Act::WentBack { seat, plies, turn } => self.go_back(*seat, *plies, *turn),
            Act::Substituted { seat } => self.substitute(*seat),
            Act::HintsAgreed => {
                self.head.hints = true;
                Ok(Effects::default())
            }
            Act::Ended(ending) => Ok(self.end(ending.clone())),
            // `folded` handles both: a challenge begins the journal, and a take-back drops earlier entries.
            Act::Challenged | Act::TookBack { .. } => Err(ApplyError::Inconsistent),
        }
    }

    /// Updates the clock after an entry. `movers_before` are the seats that were to move before the entry.
    fn update_clock(
        &mut self,
        fixed: MatchRules<'_>,
        entry: &Entry,
        is_next_turn: bool,
        movers_before: Seats,
    ) {
        let head = &mut self.head;
        let turn = ClockTurn { to_move: head.to_move, at: entry.at };
        if let Some(time) = &mut head.time {
            time.charge_banks(movers_before, entry.at);
        }
        if head.stage != Stage::Running {
            head.time = None;
        } else if matches!(entry.act, Act::Started { .. }) {
            let limit = fixed.header.limit.filter(|_| head.seats > 1);
            let bank_ms = fixed.header.event.map_or(0, |event| event.bank_ms);
            let begun =
                |limit| ClockState::begun(limit, turn).with_banks(bank_ms, head.seats, turn);
            head.time = limit.map(begun);
        } else if let Some(time) = &mut head.time {
            match &entry.act {
                Act::Time(act) => time.apply(act, turn),
                Act::Substituted { seat } => time.taken_over(*seat, turn),
                // When anyone leaves, the table begins a new turn, even if the same seats are to move.
                Act::LeftTable { .. } if turn.to_move == movers_before => {
                    time.goes_on_without(turn);
                }
                Act::LeftTable { .. } => time.passes_on(turn),
                _ if is_next_turn => time.next_turn(turn),
                _ => time.goes_on(movers_before, turn),
            }
        }
    }

    fn start(&mut self, fixed: MatchRules<'_>, seats: u8) -> Result<Effects, ApplyError> {
        let setup = Setup { options: fixed.header.options.clone(), seats, seed: fixed.header.seed };
        let table = fixed.game.set_up(&setup).map_err(ApplyError::SetUp)?;
        self.table = Some(table);
        self.head.stage = Stage::Running;
        self.head.seats = seats;
        self.head.sealed = Seats::all(seats);
        self.head.since = vec![self.head.revision; usize::from(seats)];
        self.update_status();
        self.end_turn();
        Ok(Effects { passed: true, ..Effects::default() })
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Effects, ApplyError> {
        let table = self.table.as_mut().ok_or(ApplyError::Inconsistent)?;
        let waiting = possibilities(table.as_ref(), self.head.to_move, seat);
        let mut before = self.began.is_none().then(|| table.duplicate());
        let Played { mv, notes, sealed, reusable_layout: keepsake } =
            table.play(seat, text).map_err(ApplyError::Move)?;
        let passed = table.turn() + self.ahead != self.head.turn;
        if !passed && let Some(before) = before.take() {
            self.begin_turn(before);
        }
        self.head.plies += 1;
        self.head.moved = self.head.moved.with(seat);
        self.add_notes(PlyNotes { seat, sealed, notes: notes.clone() });
        self.update_status();
        if passed {
            before = before.or_else(|| self.began.take());
            self.update_freshness(&[]);
            self.seal_turns();
            self.end_turn();
        } else {
            self.update_freshness(&waiting);
        }
        Ok(Effects { mv: Some(mv), notes, keepsake, passed, sealed, table_before: before })
    }

    fn leave(&mut self, seat: Seat) -> Result<Effects, ApplyError> {
        let table = self.table.as_mut().ok_or(ApplyError::Inconsistent)?;
        let before = self.began.take().unwrap_or_else(|| table.duplicate());
        let notes = table.leave(seat);
        self.head.gone = self.head.gone.with(seat);
        self.head.sealed = Seats::all(self.head.seats);
        self.add_notes(PlyNotes { seat, sealed: true, notes: notes.clone() });
        self.update_status();
        self.update_freshness(&[]);
        self.end_turn();
        Ok(Effects { notes, passed: true, table_before: Some(before), ..Effects::default() })
    }

    /// Gives a seat to another player. All boards are posted again. In the middle of a turn, the boards still show the
    /// turn's beginning.
    fn substitute(&mut self, seat: Seat) -> Result<Effects, ApplyError> {
        let is_there = Seats::all(self.head.seats).contains(seat);
        if self.table.is_none() || !is_there || self.head.gone.contains(seat) {
            return Err(ApplyError::Inconsistent);
        }
        let mut notes = Notes::default();
        notes.all(takeover_message(seat));
        let notes = notes.into_vec();
        self.head.last_lines = vec![PlyNotes { seat, sealed: true, notes: notes.clone() }];
        if let Some(since) = self.head.since.get_mut(seat.index()) {
            *since = self.head.revision;
        }
        Ok(Effects { notes, passed: true, ..Effects::default() })
    }

    /// Takes moves back, which `history` has left out of the replay. All older boards become outdated.
    fn go_back(&mut self, seat: Seat, plies: u32, turn: u32) -> Result<Effects, ApplyError> {
        let table = self.table.as_ref().ok_or(ApplyError::Inconsistent)?;
        if self.head.plies != plies || self.began.is_some() {
            return Err(ApplyError::Inconsistent);
        }
        if turn <= self.head.turn || turn > MOST_TURNS {
            return Err(ApplyError::Inconsistent);
        }
        self.ahead = turn.saturating_sub(table.turn());
        let mut notes = Notes::default();
        notes.all(take_back_message(plies));
        let notes = notes.into_vec();
        self.head.lines.clear();
        self.add_notes(PlyNotes { seat, sealed: true, notes: notes.clone() });
        self.update_freshness(&[]);
        self.end_turn();
        Ok(Effects { notes, passed: true, ..Effects::default() })
    }

    fn end(&mut self, ending: Ending) -> Effects {
        let passed = !ending.is_before_start();
        let table_before = self.began.take();
        self.head.stage = Stage::Over(ending);
        self.head.to_move = Seats::NONE;
        if passed {
            self.end_turn();
        }
        Effects { passed, table_before, ..Effects::default() }
    }

    /// Copies the seats to move, and the end of the match, from the table.
    fn update_status(&mut self) {
        let Some(table) = &self.table else { return };
        let status = table.status();
        self.head.to_move = status.to_move();
        if let Status::Over(outcome) = status {
            self.head.stage = Stage::Over(Ending::Rules(outcome));
        }
    }

    /// Marks older boards as outdated. In a turn with simultaneous moves, the boards of the other seats stay valid,
    /// unless the moves in `waiting` have changed.
    fn update_freshness(&mut self, waiting: &[(Seat, Legal<String>)]) {
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

    fn begin_turn(&mut self, table: Box<dyn Table>) {
        let (movers, plies) = (self.head.to_move, self.head.plies);
        self.head.turn_start = Some(TurnStart { movers, plies, snapshot: Vec::new() });
        self.began = Some(table);
    }

    /// Updates the sealed seats at the end of a turn: all, if it revealed something or used chance.
    fn seal_turns(&mut self) {
        let head = &mut self.head;
        let movers: Seats = head.lines.iter().map(|line| line.seat).collect();
        head.sealed = match head.lines.iter().any(|line| line.sealed) {
            true => Seats::all(head.seats),
            false => head.sealed - movers,
        };
    }

    /// Ends a turn, so that everyone sees its plies.
    fn end_turn(&mut self) {
        self.head.turn = self.table.as_ref().map_or(0, |table| table.turn()) + self.ahead;
        self.head.turn_start = None;
        self.began = None;
        if !self.head.lines.is_empty() {
            self.head.last_lines = std::mem::take(&mut self.head.lines);
        }
    }

    fn add_notes(&mut self, line: PlyNotes) {
        if self.head.lines.len() == TURN_LINES {
            self.head.lines.remove(0);
        }
        self.head.lines.push(line);
    }
}

/// The time banks at a take-back by agreement.
struct BanksAtTakeBack {
    /// The revision of the take-back.
    revision: Revision,
    /// The remaining time bank of each seat, in milliseconds.
    left: Vec<u64>,
}

/// The time banks at the last take-back by agreement. `None` without such a take-back or without banks.
///
/// A replay leaves out the moves that were taken back, and would charge their time to the wrong seats.
fn banks_at_take_back(
    fixed: MatchRules<'_>,
    entries: &[Entry],
) -> Result<Option<BanksAtTakeBack>, ApplyError> {
    let has_banks = fixed.header.event.is_some_and(|event| event.bank_ms > 0);
    let last = entries.iter().rposition(|entry| matches!(entry.act, Act::WentBack { .. }));
    let Some(last) = last.filter(|_| has_banks) else { return Ok(None) };
    let Entry { revision, at, .. } = entries[last];
    let before = MatchState::folded(fixed, &entries[..last])?;
    let movers = before.head.to_move;
    Ok(before.head.time.map(|mut time| {
        time.charge_banks(movers, at);
        BanksAtTakeBack { revision, left: time.banks }
    }))
}

/// The possible moves of the other seats that are to move in the same turn.
fn possibilities(table: &dyn Table, to_move: Seats, mover: Seat) -> Vec<(Seat, Legal<String>)> {
    let others = to_move.without(mover);
    others.iter().map(|seat| (seat, table.see(Viewer::Seat(seat)).legal(seat))).collect()
}

pub(crate) fn take_back_message(plies: u32) -> Message {
    Say::WentBack { plies }.into()
}

pub(crate) fn takeover_message(seat: Seat) -> Message {
    Say::TookOver { seat: sitter(seat) }.into()
}

/// The name of the player on a seat, resolved for each reader.
fn sitter(seat: Seat) -> Message {
    Message::from(Say::Seat { number: u32::from(seat.0) + 1 }).naming_seat(seat)
}
