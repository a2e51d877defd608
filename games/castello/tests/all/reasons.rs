//! What the computer says for a move is true of it.

use std::collections::BTreeMap;

use castello::{Castello, Move, Options, Position, View};
use rules::{Arg, Join, Message, Notes, RuleSet, Seat, Seed, Viewer};
use search::{BestMove, ComputerPlayer};
use serde_json::Value;

use crate::dense::melee;

/// The column and the row of a square.
fn place(square: &str) -> (u32, u32) {
    let (column, row) = square.split_at(1);
    (u32::from(column.as_bytes()[0]), row.parse().unwrap())
}

/// How far it is from one square to another by columns and by rows.
fn far(from: &str, to: &str) -> (u32, u32) {
    let (from, to) = (place(from), place(to));
    (from.0.abs_diff(to.0), from.1.abs_diff(to.1))
}

fn steps(directions: &str, from: &str, to: &str) -> u32 {
    let (columns, rows) = far(from, to);
    if directions == "all" { columns.max(rows) } else { columns + rows }
}

fn squares(state: &Value, list: &str) -> Vec<String> {
    let listed = state[list].as_array().unwrap().iter();
    listed.map(|square| square.as_str().unwrap().into()).collect()
}

/// The square that a message names.
fn named(args: &[(std::borrow::Cow<'static, str>, Arg)]) -> String {
    match args {
        [(_, Arg::Message(square))] => square.to_string(),
        args => panic!("not one square: {args:?}"),
    }
}

/// Whether the seat to move could capture something, or take a castle.
fn takes(view: &View, seat: Seat) -> bool {
    let legal = Castello::legal_moves(view, seat).moves;
    legal.iter().any(|mv| view.captures(mv) > 0 || view.castles_taken(mv) > 0)
}

/// Compares the reason for a move with what the rules say of it. Gives the name of the reason.
fn check(position: &Position, directions: &str, seat: Seat, mv: &Move) -> String {
    let view = Castello::view(position, Viewer::Seat(seat));
    let Some(Message::Worded { id, args }) =
        Castello::explain(&view, seat, &BestMove::unrated(mv.clone()))
    else {
        return "none".into();
    };
    let mut next = position.clone();
    let _ = Castello::play(&mut next, seat, mv, &mut Notes::muted());
    let state = Castello::state(&Castello::view(&next, Viewer::Everything));
    let text = mv.to_string();
    let (from, to) = (text.split('-').next().unwrap(), text.split('-').next_back().unwrap());
    match &*id {
        "castello-why-does" => {
            let does = view.captures(mv) + view.castles_taken(mv);
            assert!(does > 0 || format!("{args:?}").contains("threatens"), "{mv}: {args:?}");
            let is_joined = matches!(&args[..], [(_, Arg::List(Join::And, _))]);
            assert!(is_joined, "a sentence ends with \"and\": {args:?}");
        }
        "castello-why-nearer" => {
            let castle = named(&args);
            assert!(squares(&state, "castles").contains(&castle), "{mv}: {castle} is gone");
            let way = |square: &str| steps(directions, square, &castle);
            assert!(way(to) < way(from), "{mv} is no nearer to {castle}");
        }
        "castello-why-saves" => assert_eq!(named(&args), from),
        "castello-why-holds" => {
            let own = squares(&state, if seat == Seat(0) { "red" } else { "black" });
            let beside = own.iter().any(|pawn| {
                let (columns, rows) = far(pawn, to);
                pawn != to && columns.max(rows) == 1
            });
            assert!(beside, "{mv} leaves its pawn alone in {state}");
            let other = Castello::view(&next, Viewer::Seat(seat.other()));
            let gives = Castello::status(&next).to_move().contains(seat.other())
                && takes(&other, seat.other());
            assert!(!gives, "{mv} gives something away in {state}");
        }
        id => panic!("{id} is no reason that this test knows"),
    }
    id.into()
}

fn options(directions: &str) -> Options {
    let values = [("directions".into(), directions.into())].into();
    Castello::options(&Castello::info().complete(&values).unwrap()).unwrap()
}

/// Goes on from a position at random, and looks at some moves of each.
fn walk(mut position: Position, directions: &str, number: u64) -> BTreeMap<String, u32> {
    let (mut said, mut chance) = (BTreeMap::new(), Seed::from_bytes([6; 32]).walk(number));
    for _ in 0..60 {
        let Some(seat) = Castello::status(&position).to_move().only() else { break };
        let view = Castello::view(&position, Viewer::Seat(seat));
        for _ in 0..12 {
            let mv = Castello::pick(&view, seat, &mut chance).unwrap();
            *said.entry(check(&position, directions, seat, &mv)).or_default() += 1;
        }
        let mv = Castello::pick(&view, seat, &mut chance).unwrap();
        let _ = Castello::play(&mut position, seat, &mv, &mut Notes::muted());
    }
    said
}

#[test]
fn the_reason_for_a_move_is_true() {
    let mut said = BTreeMap::<String, u32>::new();
    for directions in ["all", "orthogonal"] {
        for number in 0..6 {
            let seed = Seed::from_bytes([number; 32]);
            let begun = Castello::set_up(&options(directions), 2, seed.game());
            let crowded =
                Castello::load(&options(directions), &melee(number.into()), seed.game()).unwrap();
            for position in [begun, crowded] {
                for (id, count) in walk(position, directions, number.into()) {
                    *said.entry(id).or_default() += count;
                }
            }
        }
    }
    assert!(said.len() > 4 && said.values().all(|count| *count > 20), "{said:?}");
}
