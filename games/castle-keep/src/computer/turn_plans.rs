//! Enumerates plans for the rest of a turn, one for each position in which it can end.

use std::collections::BTreeSet;

use rules::{Notes, Seat, Turn};
use search::{Budget, Determinize, ScoredMove};

use crate::computer::playout;
use crate::moves::Move;
use crate::play;
use crate::position::Position;
use crate::public_position::Phase;
use crate::rule_set::CastleKeep;

/// The moves of the rest of a turn, up to the first that reveals hidden tiles.
pub(super) type Plan = Vec<Move>;

/// This many times more plans are generated than are compared.
const OVERSAMPLING: usize = 6;

/// The number of discards tried, unless discarding is the whole decision.
const DISCARDS_TRIED: usize = 2;

/// At most `most` plans, beginning with the usual one.
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
    // Neighboring plans are similar, so of too many every n-th is taken.
    let step = search.found.len().div_ceil(most.max(1)).max(1);
    std::iter::once(usual).chain(search.found.into_iter().step_by(step)).collect()
}

pub(super) fn follow(position: &mut Position, plan: &[Move]) {
    for mv in plan {
        let _ = play::play(position, mv, &mut Notes::muted());
    }
}

/// The plan made of playout moves, and the fingerprint of the position it leads to.
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
    /// Whether the turn has only discards left.
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

/// Plays a move. Returns whether the plan ends there: the turn is over or hidden tiles were revealed.
fn is_last(position: &mut Position, mv: Move) -> bool {
    let ends = play::play(position, &mv, &mut Notes::muted()) == Turn::Ends;
    ends || matches!(mv, Move::Draw | Move::DrawTop(_) | Move::Hit(_))
        || position.public.phase == Phase::Hit
}

/// A hash of what a turn leads to: castles, held tiles, and whether building goes on.
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
