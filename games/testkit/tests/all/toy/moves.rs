//! The moves of a seat: bid and take.

use std::fmt;
use std::sync::atomic::Ordering;

use rules::{
    Address, BoardMove, BoardOption, BoardStep, Cell, Choice, Choices, Commit, Draft, Form,
    Illegal, Ink, Legal, MoveError, Next, Notes, Refusal, Seat, Sprite, Thing, Turn,
};

use super::{Position, View, faults::*, restless};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Mv {
    /// Adds this many stones, in secret.
    Bid(u8),
    /// Takes this many stones.
    Take(u8),
}

impl fmt::Display for Mv {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(stones) => write!(f, "bid {stones}"),
            Self::Take(stones) => write!(f, "take {stones}"),
        }
    }
}

pub(super) fn read<const FAULT: u8>(text: &str) -> Result<Mv, MoveError> {
    assert!(FAULT != PANICS || text.is_ascii(), "what a strange letter");
    let lower = text.trim().to_lowercase();
    let text = if FAULT == CASE_SENSITIVE { text.trim() } else { &lower };
    let read = text.split_once(' ').and_then(|(word, stones)| {
        let stones = stones.trim().parse().ok()?;
        match word {
            "bid" => Some(Mv::Bid(stones)),
            "take" => Some(Mv::Take(stones)),
            _ => None,
        }
    });
    let said = if FAULT == WORDLESS { "" } else { "A move is like `bid 2` or `take 3`." };
    read.ok_or_else(|| MoveError::Unreadable(said.into()))
}

pub(super) fn check<const FAULT: u8>(position: &Position<FAULT>, mv: Mv) -> Result<(), Illegal> {
    let most = if FAULT == TOO_LENIENT { 3 } else { position.heap.min(3) };
    let legal = match mv {
        Mv::Bid(stones) => position.is_bidding() && (1..=3).contains(&stones),
        Mv::Take(stones) => !position.is_bidding() && (1..=most).contains(&stones),
    };
    if legal && !(FAULT == TOO_STRICT && mv == Mv::Take(3)) {
        return Ok(());
    }
    if FAULT == TALLYING {
        position.refused.0.fetch_add(1, Ordering::Relaxed);
    }
    Err(if FAULT == TELLING_REFUSALS && position.is_bidding() {
        Illegal::new(format!("That is not better than {:?}.", position.bids))
    } else {
        Illegal::new("One to three stones, and no more than there are.")
    })
}

pub(super) fn play<const FAULT: u8>(
    position: &mut Position<FAULT>,
    seat: Seat,
    mv: Mv,
    notes: &mut Notes,
) -> Turn {
    match mv {
        Mv::Bid(stones) => {
            if FAULT == FIRST_COME && position.bids == [None; 2] {
                position.turn = seat.0;
            }
            position.bids[seat.index()] = Some(stones);
            position.begin();
            if !position.is_bidding() && FAULT != UNSEALED {
                notes.seal();
            }
            notes.only(seat, format!("You bid {stones}."));
            let told = if FAULT == TELLING_NOTES { stones.to_string() } else { "a bid".into() };
            notes.all_but(seat, format!("Seat {seat} has made {told}."));
            let waits = position.is_bidding() || FAULT == ENDLESS_TURNS;
            if waits { Turn::GoesOn } else { Turn::Ends }
        }
        Mv::Take(stones) => {
            position.heap = position.heap.saturating_sub(stones);
            position.turn = seat.other().0;
            position.taken.0 = if FAULT == DRIFTING_PLAY { restless() % 4 } else { stones };
            let subject = if FAULT == MENTIONS { "<@1>" } else { "One" };
            notes.all(format!("{subject} takes {stones}."));
            if FAULT == ENDLESS_TURNS { Turn::GoesOn } else { Turn::Ends }
        }
    }
}

pub(super) fn legal<const FAULT: u8>(view: &View, seat: Seat) -> Legal<Mv> {
    let may = view.may_move(seat) && FAULT != STUCK || FAULT == GENEROUS && view.heap > 0;
    if !may {
        return Legal::none();
    }
    let mut moves: Vec<Mv> = if view.is_bidding() {
        (1..=3).map(Mv::Bid).collect()
    } else {
        (1..=view.heap.min(3)).map(Mv::Take).collect()
    };
    if FAULT == REVERSED {
        moves.reverse();
    }
    Legal::all(moves)
}

pub(super) fn choices<const FAULT: u8>(
    view: &View,
    seat: Seat,
    draft: &Draft,
) -> Result<Choices<Mv>, Refusal> {
    let mut legal = legal::<FAULT>(view, seat).moves;
    if FAULT == OFFERS_TOO_MUCH && !view.is_bidding() && view.may_move(seat) {
        legal.push(Mv::Take(4));
    }
    if FAULT == OFFERS_TOO_LITTLE && legal.len() > 1 {
        legal.remove(0);
    }
    let number = |mv: &Mv| match mv {
        Mv::Bid(stones) | Mv::Take(stones) => stones.to_string(),
    };
    let prompt = "How many stones?".into();
    let Some(step) = draft.steps.first() else {
        return Ok(Choices {
            draft: draft.clone(),
            prompt,
            options: menu::<FAULT>(&legal),
            complete: None,
        });
    };
    let chosen = legal.into_iter().find(|mv| &number(mv) == step && draft.steps.len() == 1);
    let complete = Some(chosen.ok_or_else(|| Refusal::new("That can't be chosen here."))?);
    let complete = if FAULT == DEAD_END { None } else { complete };
    Ok(Choices { draft: draft.clone(), prompt, options: Vec::new(), complete })
}

pub(super) fn board_step<const FAULT: u8>(
    view: &View,
    seat: Seat,
) -> Result<BoardStep<Mv>, Refusal> {
    let mut legal = legal::<FAULT>(view, seat).moves;
    match FAULT {
        TAPS_FOR_OTHERS if legal.is_empty() => legal.push(Mv::Take(1)),
        TAPS_TOO_MUCH if !view.is_bidding() && !legal.is_empty() => legal.push(Mv::Take(4)),
        TAPS_TOO_LITTLE if legal.len() > 1 => drop(legal.remove(0)),
        _ => {}
    }
    if legal.is_empty() {
        return Err(Refusal::new("It's not your turn."));
    }
    let options = legal.into_iter().map(stones::<FAULT>).collect();
    let mut step = BoardStep::new("How many stones?", options);
    if FAULT == TAPS_ODD_FORM {
        let (cells, thing) = (vec![Cell::new(0, 0), Cell::new(1, 0)], Thing::Pawn(Ink::Neutral));
        step.forms = vec![Form { id: "two".into(), cells, thing }];
    }
    Ok(step)
}

/// The option to bid or take these stones, at the last of their squares.
fn stones<const FAULT: u8>(mv: Mv) -> BoardOption<Mv> {
    let (Mv::Bid(stones) | Mv::Take(stones)) = mv;
    let (number, label) = match FAULT {
        TAPS_ALIKE => (1, "stones".into()),
        _ => (stones, mv.to_string()),
    };
    let beyond = if FAULT == TAPS_BESIDE { 14 } else { 0 };
    let confirm = if FAULT == TAPS_WITHOUT_BUTTON { None } else { Some("Take them".into()) };
    let leaf = BoardMove { confirm, ..BoardMove::new(mv, Commit::Ask) };
    let id = if FAULT == TAPS_WITH_ONE_ID { "stones".into() } else { stones.to_string() };
    let place = Address::square(Cell::new(number - 1 + beyond, 0));
    let option = BoardOption::new(id, label, Next::Move(leaf)).at([place]);
    BoardOption { form: (FAULT == TAPS_ODD_FORM).then(|| "two".into()), ..option }
}

fn menu<const FAULT: u8>(legal: &[Mv]) -> Vec<Choice> {
    let option = |mv: &Mv| {
        let (Mv::Bid(stones) | Mv::Take(stones)) = mv;
        let label = if FAULT == NO_LABEL { String::new() } else { mv.to_string() };
        let choice = Choice::new(stones.to_string(), label).hint("stones");
        match FAULT {
            UNLISTED_SPRITE => choice.sprite(Sprite::Emblem(Ink::Neutral)),
            _ => choice,
        }
    };
    let more = if FAULT == GREEDY_MENU && !legal.is_empty() { 26 } else { 0 };
    legal
        .iter()
        .map(option)
        .chain((0..more).map(|id| Choice::new(format!("x{id}"), "more")))
        .collect()
}
