//! The tables of endings, compared with the rules ply by ply, and with a plain search.

#[path = "../../examples/endings/hunt.rs"]
mod hunt;

use castles::{Army, Castles, Crush, Field, Kind, Move, Pieces, Position, State, solved};
use rules::{Cell, Chance, Notes, RuleSet, Seat, Seed, Status, Viewer};

/// A random position in which each side has its general and one soldier. `None` if two pieces share a square.
fn ending(chance: &mut Chance) -> Option<Position> {
    let crush = [Crush::Comrade, Crush::Anvil, Crush::Either][chance.index(3)];
    let mut pieces = Pieces { field: Field::Small, crush, armies: [Army::NONE; 2] };
    for army in &mut pieces.armies {
        for kind in [Kind::General, Kind::SOLDIERS[chance.index(3)]] {
            army.put(kind, Cell::new(chance.below(8) as u8, chance.below(8) as u8));
        }
    }
    let squares = pieces.armies.iter().map(|army| army.all());
    if squares.fold(0, |count, set| count + set.len()) < 4
        || pieces.armies[0].all().meets(pieces.armies[1].all())
    {
        return None;
    }
    let turn = Seat(chance.below(2) as u8);
    Some(Position::resume(State { ready: [true; 2], turn, ..State::new(pieces) }, [0; 2]))
}

fn endings(seed: u8, count: usize) -> Vec<Position> {
    let mut chance = Seed::from_bytes([seed; 32]).walk(0);
    std::iter::from_fn(|| Some(ending(&mut chance))).flatten().take(count).collect()
}

/// The seat to move, and the positions after its moves.
fn children(position: &Position) -> (Seat, Vec<Position>) {
    let seat = Castles::status(position).to_move().only().unwrap();
    let moves = Castles::legal_moves(&Castles::view(position, Viewer::Seat(seat)), seat).moves;
    let after = |mv: Move| {
        let mut next = position.clone();
        let _ = Castles::play(&mut next, seat, &mv, &mut Notes::muted());
        next
    };
    (seat, moves.into_iter().map(after).collect())
}

/// The plies to the end for a seat that has just moved, with its move. 0 is a draw, or undecided.
fn plies_for(seat: Seat, position: &Position, plies: impl Fn(&Position) -> i32) -> i32 {
    match Castles::status(position) {
        Status::Over(outcome) if outcome.draw => 0,
        Status::Over(_) => 1,
        Status::ToMove(seats) => {
            let plies = plies(position) * if seats.contains(seat) { 1 } else { -1 };
            plies + plies.signum()
        }
    }
}

/// The best result for the side to move, if `plies` has the results of the next positions.
fn best(position: &Position, plies: impl Fn(&Position) -> i32) -> i32 {
    let (seat, children) = children(position);
    let results = children.iter().map(|child| plies_for(seat, child, &plies));
    results.max_by_key(|&plies| if plies == 0 { 0 } else { plies.signum() * 1000 - plies }).unwrap()
}

fn solved_plies(position: &Position) -> i32 {
    let State { pieces, turn, .. } = &position.state;
    solved(pieces, *turn).unwrap()
}

/// The result that a search of this depth proves. 0 if it proves none.
fn proven(position: &Position, depth: i32) -> i32 {
    if depth == 0 { 0 } else { best(position, |next| proven(next, depth - 1)) }
}

#[test]
fn every_solved_position_is_as_good_as_its_best_move() {
    let endings: Vec<Position> =
        endings(1, 6_000).into_iter().filter(|one| one.state.end.is_none()).collect();
    let mut longest = 0;
    for position in &endings {
        let plies = solved_plies(position);
        assert_eq!(
            plies,
            best(position, solved_plies),
            "{:?}",
            Castles::state(&position.view(Viewer::Everything))
        );
        longest = longest.max(plies.abs());
    }
    assert!(longest > 60, "{longest}");
}

#[test]
fn solved_positions_agree_with_a_plain_search() {
    const DEPTH: i32 = 4;
    let mut decided = 0;
    for position in endings(2, 250).iter().filter(|one| one.state.end.is_none()) {
        let plies = solved_plies(position);
        let near = if plies.abs() <= DEPTH { plies } else { 0 };
        assert_eq!(
            proven(position, DEPTH),
            near,
            "{:?}",
            Castles::state(&position.view(Viewer::Everything))
        );
        decided += i32::from(near != 0);
    }
    assert!(decided > 20, "{decided}");
}

#[test]
fn mirrored_and_turned_positions_have_the_same_result() {
    let turned = |square: Cell, across: bool| {
        if across {
            Cell::new(7 - square.column, square.row)
        } else {
            Cell::new(square.column, 7 - square.row)
        }
    };
    for position in endings(3, 300) {
        let State { pieces, turn, .. } = &position.state;
        for across in [true, false] {
            let mut other = Pieces { armies: [Army::NONE; 2], ..*pieces };
            for seat in [Seat(0), Seat(1)] {
                let to = if across { seat } else { seat.other() };
                for (square, kind) in pieces.army(seat).pieces() {
                    other.armies[to.index()].put(kind, turned(square, across));
                }
            }
            let turn_there = if across { *turn } else { turn.other() };
            assert_eq!(solved(&other, turn_there), solved(pieces, *turn));
        }
    }
}

#[test]
fn three_soldiers_and_a_general_win_at_least_half_against_one_and_a_general_and_lose_none() {
    let hunts = (50..58).map(|number| hunt::Hunt::play(number, 3_000));
    let ended: Vec<(f64, u64)> = hunts.map(|hunt| (hunt.score(), hunt.plies)).collect();
    let count = |wanted: f64| ended.iter().filter(|(score, _)| *score == wanted).count();
    assert!(count(1.0) >= 4 && count(0.0) == 0, "scores and plies: {ended:?}");
}
