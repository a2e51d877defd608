//! Stakes, for one to four players, who may leave: all stake a secret number simultaneously, and then take turns. In a
//! turn a player adds to the pot or rolls, as often as they like, and says done. The player who brings the pot to the
//! sum of the stakes wins.

use std::fmt;

use rules::{
    Board, Chance, Choices, Draft, Floor, Illegal, Info, Legal, Message, MessageId, MoveError,
    Notes, OptionValues, Outcome, Refusal, RuleSet, Scene, Seat, Seats, Status, Turn, Viewer,
    Words,
};
use serde::{Deserialize, Serialize};

#[derive(Debug)]
pub(crate) struct Stakes;

#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Pot {
    seats: u8,
    stakes: Vec<Option<u8>>,
    gone: Seats,
    pot: u16,
    seat: Seat,
    chance: Chance,
}

/// The view of a player or spectator. Stakes are hidden until all are made, except from their own player.
#[derive(Clone, PartialEq, Serialize)]
pub(crate) struct Seen {
    stakes: Vec<Option<u8>>,
    to_move: Seats,
    pot: u16,
    staking: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Move {
    Stake(u8),
    Add(u8),
    Assignment,
    Done,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stake(stake) => write!(f, "stake {stake}"),
            Self::Add(count) => write!(f, "add {count}"),
            Self::Assignment => f.write_str("roll"),
            Self::Done => f.write_str("done"),
        }
    }
}

static INFO: Info = Info {
    id: "stakes",
    rules_version: 1,
    name: "Stakes",
    other_names: &[],
    summary: MessageId("stakes-summary"),
    seats: 1..=4,
    options: &[],
    draw: None,
    own_view: Some(MessageId("stakes-own-view")),
    captures: false,
    pages: Vec::new,
    sprites: Vec::new,
    sprite_for: |_| None,
    lessons: "",
    puzzles: &[],
    words: Words { known: &[], files: &[] },
};

impl Pot {
    fn staking(&self) -> Seats {
        let seats = Seats::all(self.seats).iter();
        seats.filter(|s| self.stakes[s.index()].is_none() && !self.gone.contains(*s)).collect()
    }

    fn target(&self) -> u16 {
        self.stakes.iter().flatten().map(|stake| u16::from(*stake)).sum()
    }

    fn pass(&mut self) {
        loop {
            self.seat = self.seat.next(self.seats);
            if !self.gone.contains(self.seat) {
                return;
            }
        }
    }
}

impl RuleSet for Stakes {
    type Options = ();
    type Position = Pot;
    type Move = Move;
    type View = Seen;

    fn info() -> &'static Info {
        &INFO
    }

    fn options(_: &OptionValues) -> Result<(), Refusal> {
        Ok(())
    }

    fn set_up((): &(), seats: u8, chance: Chance) -> Pot {
        let stakes = vec![None; usize::from(seats)];
        Pot { seats, stakes, gone: Seats::NONE, pot: 0, seat: Seat(0), chance }
    }

    fn load((): &(), _: &serde_json::Value, _: Chance) -> Result<Pot, Refusal> {
        Err(Refusal::new("Stakes can't be loaded."))
    }

    fn status(pot: &Pot) -> Status {
        let staking = pot.staking();
        if !staking.is_empty() {
            return Status::ToMove(staking);
        }
        if pot.pot >= pot.target() {
            return Status::Over(Outcome::won(Seats::one(pot.seat), "The pot is full."));
        }
        Status::ToMove(Seats::one(pot.seat))
    }

    fn check(pot: &Pot, _: Seat, mv: &Move) -> Result<(), Illegal> {
        match (pot.staking().is_empty(), mv) {
            (false, Move::Stake(1..=9))
            | (true, Move::Add(1..=3) | Move::Assignment | Move::Done) => Ok(()),
            (false, _) => Err(Illegal::new("First you stake 1 to 9.")),
            (true, _) => Err(Illegal::new("You add 1 to 3, roll, or are done.")),
        }
    }

    fn play(pot: &mut Pot, seat: Seat, mv: &Move, notes: &mut Notes) -> Turn {
        match *mv {
            Move::Stake(stake) => {
                pot.stakes[seat.index()] = Some(stake);
                notes.only(seat, format!("You stake {stake}."));
                notes.all_but(seat, format!("Seat {seat} has staked."));
                notes.seal();
                return if pot.staking().is_empty() { Turn::Ends } else { Turn::GoesOn };
            }
            Move::Add(count) => {
                pot.pot += u16::from(count);
                notes.all(format!("Seat {seat} adds {count}."));
            }
            Move::Assignment => {
                let rolled = pot.chance.below(3) as u16;
                pot.pot += rolled;
                notes.all(format!("Seat {seat} rolls {rolled}."));
                notes.seal();
            }
            Move::Done => {
                pot.pass();
                notes.all(format!("Seat {seat} is done."));
                return Turn::Ends;
            }
        }
        if Self::status(pot).is_over() { Turn::Ends } else { Turn::GoesOn }
    }

    fn leave(pot: &mut Pot, seat: Seat, notes: &mut Notes) {
        pot.gone = pot.gone.with(seat);
        if pot.seat == seat {
            pot.pass();
        }
        notes.all(format!("Seat {seat} leaves."));
    }

    fn view(pot: &Pot, viewer: Viewer) -> Seen {
        let open = pot.staking().is_empty();
        let stakes = pot.stakes.iter().enumerate();
        let shown = |(index, stake): (usize, &Option<u8>)| {
            stake.filter(|_| open || viewer.sees(Seat(index as u8)))
        };
        Seen {
            stakes: stakes.map(shown).collect(),
            to_move: Self::status(pot).to_move(),
            pot: pot.pot,
            staking: !open,
        }
    }

    fn legal_moves(seen: &Seen, seat: Seat) -> Legal<Move> {
        if !seen.to_move.contains(seat) {
            return Legal::none();
        }
        Legal::all(if seen.staking {
            (1..=9).map(Move::Stake).collect()
        } else {
            vec![Move::Add(1), Move::Add(2), Move::Add(3), Move::Assignment, Move::Done]
        })
    }

    fn read(_: &Seen, _: Seat, text: &str) -> Result<Move, MoveError> {
        let number = |rest: &str| rest.trim().parse().ok();
        let text = text.trim().to_lowercase();
        let mv = match text.as_str() {
            "roll" => Some(Move::Assignment),
            "done" => Some(Move::Done),
            _ => match text.strip_prefix("stake") {
                Some(rest) => number(rest).map(Move::Stake),
                None => text.strip_prefix("add").and_then(number).map(Move::Add),
            },
        };
        mv.ok_or_else(|| {
            MoveError::Unreadable("Write `stake 5`, `add 2`, `roll` or `done`.".into())
        })
    }

    fn choices(_: &Seen, _: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
        let (draft, options) = (draft.clone(), Vec::new());
        Ok(Choices { draft, prompt: "What?".into(), options, complete: None })
    }

    fn reusable_layout(mv: &Move) -> Option<String> {
        matches!(mv, Move::Stake(_)).then(|| mv.to_string())
    }

    fn scene(_: &Seen, _: &Draft) -> Scene {
        Scene::of(Board::new(1, 1, Floor::Plots), Vec::new())
    }

    fn text(seen: &Seen, _brief: u8) -> Vec<Message> {
        vec![format!("pot {}, stakes {:?}", seen.pot, seen.stakes).into()]
    }

    fn state(seen: &Seen) -> serde_json::Value {
        serde_json::to_value(seen).expect("what is seen is plain")
    }

    fn seat_names(seen: &Seen) -> Vec<Message> {
        (1..=seen.stakes.len()).map(|number| format!("Player {number}").into()).collect()
    }
}
