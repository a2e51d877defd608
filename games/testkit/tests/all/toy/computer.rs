//! The toy's computer player, by information-set search: bids are hidden.

use rules::{Chance, Level, Seat};
use search::{
    BestMove, Budget, ComputerPlayer, Determinize, IsmctsSettings, Rewards, VisitedMove, ismcts,
};

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
        let found = ismcts::<Self>(view, seat, budget, IsmctsSettings::default());
        let &VisitedMove { mv, mean, .. } = found.moves.first()?;
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
        (FAULT == BOASTFUL_PLAYER).then_some(1.5)
    }
}

impl<const FAULT: u8> Determinize for Toy<FAULT> {
    const PLAYOUT: u32 = 20;

    fn rewards(_position: &Position<FAULT>) -> Rewards {
        [0.5; 8]
    }

    fn observed_move(mv: &Mv, seat: Seat, observer: Seat) -> Mv {
        match mv {
            Mv::Bid(_) if seat != observer => Mv::Bid(0),
            mv => *mv,
        }
    }
}
