//! The evaluation of an open position by fitted weights, and the order scores of steps.

use rules::Seat;

use crate::army::Kind;
use crate::computer::terms::terms;
use crate::computer::weights::{CROWD, WEIGHTS};
use crate::direction::Direction;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Verb};
use crate::pieces::Pieces;
use crate::squares::Squares;

/// The score of an open position for a seat, in units of `LOGIT`. The search shrinks the score as the siege comes near.
pub(super) fn evaluate(pieces: &Pieces, seat: Seat, turn: Seat) -> i32 {
    let count = pieces.armies.iter().map(|army| army.soldiers().len()).sum::<usize>();
    let weights = &WEIGHTS[count.min(CROWD)];
    terms(pieces, seat, turn).iter().zip(weights).map(|(count, weight)| count * weight).sum()
}

/// The order score of a step: toward prey, away from hunters, forward.
pub(super) fn order_score(pieces: &Pieces, seat: Seat, action: Action) -> i32 {
    let theirs = pieces.army(seat.other());
    let Some(kind) = pieces.army(seat).at(action.from) else { return 0 };
    let [from, to] = [action.from, action.to].map(|square| Squares::one(square).grown());
    let hunters = match kind {
        Kind::General => theirs.soldiers(),
        kind => theirs.of(kind.prey().prey()),
    };
    let prey = match kind {
        Kind::General => Squares::NONE,
        kind => theirs.of(kind.prey()) | theirs.of(Kind::General),
    };
    let met = |square: Squares, with: Squares| i32::from(square.meets(with));
    let forward = Direction::between(action.from, action.to)
        .is_some_and(|way| way == if seat.0 == 0 { Direction::Up } else { Direction::Down });
    6 * met(from, hunters) - 6 * met(to, hunters) + 4 * met(to, prey) + i32::from(forward)
}

/// The squares of the pieces that a seat could take if it were its turn.
pub(super) fn threats(pieces: &Pieces, seat: Seat) -> Squares {
    let strikes = MoveSets::of_verb(pieces, seat, Verb::Strike);
    let pushes = MoveSets::of_verb(pieces, seat, Verb::Push);
    let takes = pushes.iter().filter(|action| pieces.effect(*action).takes());
    strikes.iter().chain(takes).map(|action| action.to).collect()
}

/// Whether a move brings a piece closer to the nearest of these squares.
pub(super) fn is_nearer(pieces: &Pieces, action: Action, squares: Squares) -> bool {
    let mut ball = squares;
    loop {
        if ball.contains(action.to) || ball.contains(action.from) {
            return !ball.contains(action.from);
        }
        let grown = ball.grown() & pieces.field.floor();
        if grown == ball {
            return false;
        }
        ball = grown;
    }
}

#[cfg(test)]
mod tests {
    use search::value_of_logit;

    use super::*;
    use crate::army::Army;
    use crate::computer::weights::LOGIT;
    use crate::field::Field;
    use crate::pieces::Crush;

    /// The value and the result of a position. Its line holds result, quiet plies, turn, and the squares by columns.
    fn judged(line: &str) -> Option<[f64; 2]> {
        let words: Vec<&str> = line.split(' ').collect();
        let [result, quiet, turn, board] = words[..] else { return None };
        let field = if board.len() == 64 { Field::Small } else { Field::Large };
        let mut armies = [Army::NONE; 2];
        for (square, letter) in field.floor().iter().zip(board.chars()).filter(|one| one.1 != '-') {
            armies[usize::from(letter.is_lowercase())].put(Kind::of_letter(letter)?, square);
        }
        let turn = Seat(turn.parse().ok()?);
        let score = evaluate(&Pieces { field, crush: Crush::Comrade, armies }, turn, turn);
        let left = (150 - quiet.parse::<i32>().ok()?).min(100);
        let result: f64 = result.parse().ok()?;
        Some([value_of_logit(score * left / 100, LOGIT), 2.0 * result - 1.0])
    }

    #[test]
    fn a_value_means_a_score_in_games_that_were_not_fitted_to() {
        let lines = include_str!("../../tests/calibration.txt").lines();
        let judged: Vec<[f64; 2]> = lines.filter_map(judged).collect();
        let sum = |of: fn(&[f64; 2]) -> f64| judged.iter().map(of).sum::<f64>();
        // The slope of results over values is 1 if a value is the expected score.
        let slope = sum(|[value, result]| value * result) / sum(|[value, _]| value * value);
        assert!(judged.len() > 800 && (0.8..1.2).contains(&slope), "{slope}");
        let ahead: Vec<f64> =
            judged.iter().filter(|[value, _]| *value > 0.2).map(|one| one[1]).collect();
        let mean = ahead.iter().sum::<f64>() / ahead.len() as f64;
        assert!(ahead.len() > 50 && (0.2..0.6).contains(&mean), "{mean} of {}", ahead.len());
    }
}
