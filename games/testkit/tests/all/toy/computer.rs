//! The toy's computer player. It plays random matches after each move, since bids are hidden.

use rules::{Chance, Level, Notes, RuleSet, Seat, Status, Viewer};
use search::{BestMove, Budget, ComputerPlayer};

use super::{Lossy, Mv, Position, Tally, Toy, View, faults::*, restless};

impl<const FAULT: u8> ComputerPlayer for Toy<FAULT> {
    fn determinize(view: &View, seat: Seat, chance: &mut Chance) -> Position<FAULT> {
        let mut bids = view.bids;
        for (index, bid) in bids.iter_mut().enumerate() {
            let hidden = view.made[index] && view.is_bidding() && seat.index() != index;
            if hidden && FAULT != PEEKS {
                let most = if FAULT == DEALS_NONSENSE { 9 } else { 3 };
                *bid = Some(1 + chance.below(most) as u8);
            }
        }
        Position {
            heap: view.heap + u8::from(FAULT == DEALS_TOO_MUCH),
            bids,
            turn: view.turn,
            last_loses: view.last_loses,
            taken: Lossy(view.taken),
            refused: Tally::default(),
        }
    }

    fn nodes(_view: &View, level: Level) -> u64 {
        level.pick([20, 50, 100, 500, 2000])
    }

    fn choose_move(view: &View, seat: Seat, budget: &mut Budget<'_>) -> Option<BestMove<Mv>> {
        assert!(FAULT != NERVOUS_PLAYER || view.heap > 2, "so few stones");
        let moves = Self::legal_moves(view, seat).moves;
        let (mut rounds, mut wins) = (0, vec![0_u32; moves.len()]);
        while !budget.is_over() {
            rounds += 1;
            for (mv, wins) in moves.iter().zip(&mut wins) {
                let mut position = Self::determinize(view, seat, budget.chance());
                let _ = Self::play(&mut position, seat, mv, &mut Notes::muted());
                *wins += u32::from(wins_at_random(position, seat, budget));
            }
        }
        let (&mv, wins) = moves.iter().zip(wins).max_by_key(|&(_, wins)| wins)?;
        let mean = f64::from(wins) / f64::from(rounds.max(1));
        if FAULT == DEAF_PLAYER {
            (0..100_000).for_each(|_| {
                budget.spend();
            });
        }
        let value =
            if FAULT == FICKLE_PLAYER { f64::from(restless()) / 256.0 } else { 2.0 * mean - 1.0 };
        let mv = if FAULT == PLAYS_TOO_MUCH { Mv::Take(4) } else { mv };
        Some(BestMove { value, ..BestMove::unrated(mv) })
    }

    fn evaluate_waiting(_view: &View, _seat: Seat, _effort: &mut Budget<'_>) -> Option<f64> {
        match FAULT {
            BOASTFUL_PLAYER => Some(1.5),
            UNDECIDED_PLAYER => None,
            _ => Some(0.0),
        }
    }
}

/// Whether a seat wins a match that is played on at random, for one node per ply.
fn wins_at_random<const FAULT: u8>(
    mut position: Position<FAULT>,
    seat: Seat,
    budget: &mut Budget<'_>,
) -> bool {
    loop {
        match Toy::status(&position) {
            Status::Over(outcome) => return outcome.winners.contains(seat),
            Status::ToMove(seats) => {
                let Some(mover) = seats.iter().next().filter(|_| budget.spend()) else {
                    return false;
                };
                let view = Toy::view(&position, Viewer::Seat(mover));
                let Some(mv) = Toy::<FAULT>::pick(&view, mover, budget.chance()) else {
                    return false;
                };
                let _ = Toy::play(&mut position, mover, &mv, &mut Notes::muted());
            }
        }
    }
}
