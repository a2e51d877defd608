//! Enumerates plans for the rest of a turn, one for each way it can end.

use std::collections::BTreeSet;

use rules::{Notes, Seat, Turn};
use search::{Budget, Determinize, ScoredMove};

use crate::computer::playout;
use crate::moves::Move;
use crate::play;
use crate::position::Position;
use crate::public_position::Phase;
use crate::rule_set::CastleKeep;

/// The moves of the rest of a turn, as far as they show nothing hidden.
pub(super) type Plan = Vec<Move>;

/// From how many times as many plans those are taken that are weighed.
const OVERSAMPLING: usize = 6;

/// How many tiles are thought of where only one is to be discarded, unless discarding is all there is to do.
const DISCARDS_TRIED: usize = 2;

/// At most so many plans, the usual one first.
pub(super) fn turn_plans(position: &Position, most: usize, budget: &mut Budget<'_>) -> Vec<Plan> {
    let (usual, end) = usual_plan(position, budget);
    let mut search = Search {
        seat: position.public.turn,
        chooses: position.public.phase == Phase::Discard,
        most: OVERSAMPLING * most,
        seen: BTreeSet::from([end]),
        line: Vec::new(),
        found: Vec::new(),
        budget,
    };
    search.explore(position);
    // Those beside each other are much alike: of too many, some of each kind.
    let step = search.found.len().div_ceil(most.max(1)).max(1);
    std::iter::once(usual).chain(search.found.into_iter().step_by(step)).collect()
}

/// Plays a plan to its end.
pub(super) fn follow(position: &mut Position, plan: &[Move]) {
    for mv in plan {
        let _ = play::play(position, mv, &mut Notes::muted());
    }
}

/// What would be done without thinking further, and what it comes to.
fn usual_plan(position: &Position, budget: &mut Budget<'_>) -> (Plan, u64) {
    let (mut next, mut plan) = (position.clone(), Plan::new());
    let seat = next.public.turn;
    loop {
        let moves = CastleKeep::moves(&next, seat);
        let Some(mv) = playout::best_move(&next, &moves) else { break };
        plan.push(mv);
        budget.spend();
        if is_last(&mut next, mv) {
            break;
        }
    }
    (plan, fingerprint(&next, seat))
}

struct Search<'s, 'e> {
    seat: Seat,
    /// Whether it is only about what to discard.
    chooses: bool,
    most: usize,
    seen: BTreeSet<u64>,
    line: Plan,
    found: Vec<Plan>,
    budget: &'s mut Budget<'e>,
}

impl Search<'_, '_> {
    fn explore(&mut self, position: &Position) {
        let mut moves = playout::score_moves(position, &CastleKeep::moves(position, self.seat));
        moves.sort_by_key(|scored| (std::cmp::Reverse(scored.score), scored.mv));
        if position.public.phase == Phase::Discard && !self.chooses {
            moves.truncate(DISCARDS_TRIED);
        }
        for ScoredMove { mv, .. } in moves {
            if self.found.len() >= self.most || !self.budget.spend() {
                return;
            }
            let mut next = position.clone();
            self.line.push(mv);
            let is_last = is_last(&mut next, mv);
            if self.seen.insert(fingerprint(&next, self.seat)) {
                if is_last {
                    self.found.push(self.line.clone());
                } else {
                    self.explore(&next);
                }
            }
            self.line.pop();
        }
    }
}

/// Plays a move, and says whether the turn is over then, or shows what was hidden.
fn is_last(position: &mut Position, mv: Move) -> bool {
    let ends = play::play(position, &mv, &mut Notes::muted()) == Turn::Ends;
    ends || matches!(mv, Move::Draw | Move::DrawTop(_) | Move::Hit(_))
        || position.public.phase == Phase::Hit
}

/// A number that tells apart what a turn has come to: castles, what its seat holds, and whether it still builds.
fn fingerprint(position: &Position, seat: Seat) -> u64 {
    let public = &position.public;
    let castles = public.castles.iter().flatten().flat_map(|castle| {
        crate::cells::all().map(|cell| castle.at(cell).map_or(0, |tile| tile.index() as u64 + 1))
    });
    let held = [position.hands[seat.index()], public.spoils[seat.index()]];
    let held =
        held.into_iter().flat_map(|bag| crate::tile::Tile::all().map(move |tile| bag.count(tile)));
    let stage = match public.phase {
        _ if public.turn != seat => 4,
        Phase::Build => 1,
        Phase::Discard => 2,
        _ => 3,
    };
    let parts = castles.chain(held.map(u64::from)).chain([stage]);
    parts.fold(0xcbf2_9ce4_8422_2325, |sum: u64, part| {
        (sum ^ part).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(23)
    })
}
