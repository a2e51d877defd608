//! When a computer player resigns, and when it accepts or offers a draw.

use matches::{ComputerTurn, Decision};
use rules::Thought;

/// The lowest level that resigns a lost position.
const RESIGNING_LEVEL: u8 = 3;

/// The highest value of a position that counts as lost.
const LOST: f64 = -0.98;

/// The longest proven loss that a computer resigns, in plies: an opponent would also see a loss so near.
const NEAR_PLIES: usize = 4;

/// The highest value of a position in which a computer accepts a draw.
const ACCEPTED: f64 = 0.02;

/// The largest value, for either side, at which a computer offers a draw: 54 expected points of 100.
const OFFERED: f64 = 0.08;

/// The answer to a draw offer while others are to move.
pub(super) fn answer_draw_offer(value: f64) -> Decision {
    if value <= ACCEPTED { Decision::AcceptDraw } else { Decision::DeclineDraw }
}

/// The decision after a search: to resign, to accept or offer a draw, or to move.
pub(super) fn decide(computer: ComputerTurn, thought: &Thought) -> Decision {
    if computer.is_offered_draw && thought.value <= ACCEPTED {
        return Decision::AcceptDraw;
    }
    let is_near = !thought.is_proven || thought.line.len() <= NEAR_PLIES;
    if computer.level.number() >= RESIGNING_LEVEL && thought.value <= LOST && is_near {
        return Decision::Resign;
    }
    match thought.may_offer_draw && thought.value.abs() <= OFFERED {
        true => Decision::OfferDraw(thought.mv.clone()),
        false => Decision::Move(thought.mv.clone()),
    }
}

#[cfg(test)]
mod tests {
    use matches::PlayerId;
    use rules::{Level, Seat, Seed};

    use super::*;

    fn decided(level: u8, is_offered_draw: bool, worth: (f64, usize)) -> Decision {
        decided_with(level, (is_offered_draw, false), worth)
    }

    fn decided_with(
        level: u8,
        (is_offered_draw, may_offer_draw): (bool, bool),
        (value, line): (f64, usize),
    ) -> Decision {
        let level = Level::of(level).unwrap();
        let (player, seat) = (PlayerId::computer(level, 0), Seat(1));
        let seed = Seed::from_bytes([1; 32]);
        let is_to_move = true;
        let computer = ComputerTurn { player, seat, level, seed, is_to_move, is_offered_draw };
        let line = vec![String::from("a"); line];
        let (mv, others) = ("a".into(), Vec::new());
        let (nodes, depth, why) = (1, None, None);
        let thought =
            Thought { mv, value, is_proven: true, line, nodes, depth, why, others, may_offer_draw };
        decide(computer, &thought)
    }

    #[test]
    fn a_computer_accepts_a_draw_unless_its_position_is_better() {
        assert_eq!(decided(1, true, (0.0, 1)), Decision::AcceptDraw);
        assert_eq!(decided(1, true, (0.3, 1)), Decision::Move("a".into()));
        assert_eq!(decided(1, false, (0.0, 1)), Decision::Move("a".into()));
    }

    #[test]
    fn draw_offers_out_of_turn_are_answered_by_the_position_value() {
        assert_eq!(
            (answer_draw_offer(-0.4), answer_draw_offer(ACCEPTED)),
            (Decision::AcceptDraw, Decision::AcceptDraw)
        );
        assert_eq!(answer_draw_offer(0.3), Decision::DeclineDraw);
    }

    #[test]
    fn a_computer_offers_a_draw_unless_one_is_already_offered() {
        assert_eq!(decided_with(1, (false, true), (0.01, 9)), Decision::OfferDraw("a".into()));
        assert_eq!(decided_with(1, (true, true), (0.01, 9)), Decision::AcceptDraw);
        for uneven in [0.09, -0.09] {
            assert_eq!(decided_with(1, (false, true), (uneven, 9)), Decision::Move("a".into()));
        }
    }

    #[test]
    fn computers_from_the_third_level_on_resign_an_obvious_loss() {
        assert_eq!(decided(3, false, (-1.0, 2)), Decision::Resign);
        assert_eq!(decided(2, false, (-1.0, 2)), Decision::Move("a".into()));
        assert_eq!(decided(5, false, (-1.0, 9)), Decision::Move("a".into()));
        assert_eq!(decided(5, false, (-0.5, 1)), Decision::Move("a".into()));
    }
}
