//! The toy's computer player, by information-set search: bids are hidden.

use rules::{Chance, Level, Seat};
use search::{Effort, Guess, Idea, Mind, Prospects, Sampling, sample};

use super::{Lossy, Mv, Position, Tally, Toy, View, faults::*, restless};

impl<const FAULT: u8> Mind for Toy<FAULT> {
    fn imagine(view: &View, seat: Seat, chance: &mut Chance) -> Position<FAULT> {
        let mut bids = view.bids;
        for (index, bid) in bids.iter_mut().enumerate() {
            let hidden = view.made[index] && view.is_bidding() && seat.index() != index;
            if hidden && FAULT != PEEKS {
                let most = if FAULT == IMAGINES_NONSENSE { 9 } else { 3 };
                *bid = Some(1 + chance.below(most) as u8);
            }
        }
        Position {
            heap: view.heap + u8::from(FAULT == DREAMS),
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

    fn ponder(view: &View, seat: Seat, effort: &mut Effort<'_>) -> Option<Idea<Mv>> {
        assert!(FAULT != NERVOUS_MIND || view.heap > 2, "so few stones");
        let found = sample::<Self>(view, seat, effort, Sampling::default());
        let (mv, _, prospect) = *found.moves.first()?;
        if FAULT == DEAF_MIND {
            (0..100_000).for_each(|_| {
                effort.spend();
            });
        }
        let value =
            if FAULT == FICKLE_MIND { f64::from(restless()) / 256.0 } else { 2.0 * prospect - 1.0 };
        let mv = if FAULT == PLAYS_TOO_MUCH { Mv::Take(4) } else { mv };
        Some(Idea { value, ..Idea::plain(mv) })
    }

    fn judge_waiting(_view: &View, _seat: Seat, _effort: &mut Effort<'_>) -> Option<f64> {
        (FAULT == BOASTFUL_MIND).then_some(1.5)
    }
}

impl<const FAULT: u8> Guess for Toy<FAULT> {
    const PLAYOUT: u32 = 20;

    fn prospects(_position: &Position<FAULT>) -> Prospects {
        [0.5; 8]
    }

    fn seen(mv: &Mv, seat: Seat, eyes: Seat) -> Mv {
        match mv {
            Mv::Bid(_) if seat != eyes => Mv::Bid(0),
            mv => *mv,
        }
    }
}
