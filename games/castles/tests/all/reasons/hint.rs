//! The move of a hint: nearly the best one, with a true and clear reason.

use castles::{Action, Castles, Move, Position};
use rules::{Level, RuleSet, Seat, Seed, Viewer};
use search::{BestMove, Budget, ComputerPlayer};

use super::boards::{actions, played, takings, targets};
use super::{moment, walk};

/// The value that a hint may give up.
const MARGIN: f64 = 0.06;

/// Reasons that only count steps.
const COUNTS: [&str; 8] =
    ["nears", "approaches", "retreats", "escorts", "returns", "shelters", "inland", "clears"];

fn action(best: &BestMove<Move>) -> Action {
    let Move::Action(action) = best.mv else { panic!("{best:?}") };
    action
}

/// The value of a move for its seat, by an independent search.
fn value(position: &Position, seat: Seat, mv: Action, nodes: u64) -> f64 {
    let next = played(position, seat, mv);
    let Some(mover) = Castles::status(&next).to_move().only() else { return 0.0 };
    let view = Castles::view(&next, Viewer::Seat(mover));
    let chance = Seed::from_bytes([5; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, nodes, chance, &|| false);
    let best = Castles::choose_move(&view, mover, &mut budget).unwrap();
    if mover == seat { best.value } else { -best.value }
}

/// The captures that nothing can take back.
fn free_captures(position: &Position, seat: Seat) -> Vec<Action> {
    let is_free = |one: &Action| {
        let next = played(position, seat, *one);
        !Castles::status(&next).is_over() && !targets(&next, seat.other()).contains(&one.to)
    };
    takings(position, seat).into_iter().filter(is_free).collect()
}

#[test]
fn a_hint_is_nearly_the_best_move_and_clearer() {
    let (mut others, mut lost, mut captures) = (0, 0.0, 0);
    for number in 40..52 {
        walk(number, 80, false, |position, seat, ply| {
            if ply % 9 != 0 || actions(position, seat).is_empty() {
                return;
            }
            let view = Castles::view(position, Viewer::Seat(seat));
            let budget = |nodes| {
                let chance = Seed::from_bytes([number; 32]).walk(ply.into());
                Budget::new(Level::BEST, nodes, chance, &|| false)
            };
            let best = Castles::choose_move(&view, seat, &mut budget(30_000)).unwrap();
            let hint = Castles::choose_hint(&view, seat, &mut budget(30_000)).unwrap();
            assert_eq!((hint.best.value, hint.best.depth), (best.value, best.depth));
            let told = moment(position, seat, &hint.best).unwrap().check_why(&hint.why.unwrap());
            let [best, hint] = [&best, &hint.best].map(action);
            let free = free_captures(position, seat);
            if hint != best {
                others += 1;
                captures += u32::from(free.contains(&hint));
                let [best, hint] = [best, hint].map(|mv| value(position, seat, mv, 60_000));
                lost += best - hint;
            } else if !free.contains(&best) && told.iter().all(|id| counts(id)) {
                let [best, most] = [vec![best], free].map(|moves| {
                    let values = moves.into_iter().map(|mv| value(position, seat, mv, 60_000));
                    values.fold(-1.0, f64::max)
                });
                assert!(most < best, "{told:?} and a free capture in {:?}", position.state);
            }
        });
    }
    let mean = lost / f64::from(others);
    assert!(others > 20 && captures > 3, "{others} hints are other moves, {captures} captures");
    assert!(mean < MARGIN, "{others} hints are other moves, and lose {mean} each");
}

fn counts(id: &str) -> bool {
    !id.starts_with("findorff-why-") || COUNTS.iter().any(|one| id.ends_with(one))
}
