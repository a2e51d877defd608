//! Enumerates plans for the rest of a turn, one for each position in which it can end.

use std::collections::BTreeSet;

use rules::{Notes, Seat, Turn};
use search::Budget;

use crate::computer::playout;
use crate::legal;
use crate::moves::Move;
use crate::play;
use crate::position::Position;
use crate::public_position::Phase;

/// The moves of the rest of a turn, up to the first that reveals hidden tiles.
pub(super) type Plan = Vec<Move>;

/// A plan with the points that its moves gain at a glance.
pub(super) struct RatedPlan {
    pub(super) plan: Plan,
    pub(super) gain: i32,
}

/// For each plan that is compared, at most this many plans are generated.
const OVERSAMPLING: usize = 6;

/// The number of discards tried at the end of a turn. If the turn has only discards left, all are tried.
const DISCARDS_TRIED: usize = 2;

/// At most `most` plans, the usual one first. Half are the best at a glance, half are from the whole range.
pub(super) fn turn_plans(
    position: &Position,
    most: usize,
    budget: &mut Budget<'_>,
) -> Vec<RatedPlan> {
    let (usual, end) = usual_plan(position, budget);
    let mut search = Search {
        seat: position.public.turn,
        chooses: position.public.phase == Phase::Discard,
        most: OVERSAMPLING * most,
        seen: BTreeSet::from([end]),
        line: Vec::new(),
        gain: 0,
        found: Vec::new(),
        budget,
    };
    search.explore(position);
    let mut found = search.found;
    found.sort_by_key(|rated| std::cmp::Reverse(rated.gain));
    let rest = found.split_off(found.len().min(most / 2));
    // Adjacent plans are similar. If there are too many, only every n-th is taken.
    let step = rest.len().div_ceil((most / 2).max(1)).max(1);
    std::iter::once(usual).chain(found).chain(rest.into_iter().step_by(step)).collect()
}

pub(super) fn follow(position: &mut Position, plan: &[Move]) {
    for mv in plan {
        let _ = play::play(position, mv, &mut Notes::muted());
    }
}

/// The plan made of playout moves, and the fingerprint of the position it leads to.
fn usual_plan(position: &Position, budget: &mut Budget<'_>) -> (RatedPlan, u64) {
    let (mut next, mut usual) = (position.clone(), RatedPlan { plan: Plan::new(), gain: 0 });
    let seat = next.public.turn;
    loop {
        let moves = legal::moves_with(&next.public, next.hands[seat.index()]);
        let Some(mv) = playout::best_move(&next, &moves) else { break };
        usual.gain += playout::scorer(&next).gain(&mv);
        usual.plan.push(mv);
        budget.spend();
        if is_last(&mut next, mv) {
            break;
        }
    }
    (usual, fingerprint(&next, seat))
}

struct Search<'s, 'e> {
    seat: Seat,
    /// Whether the turn has only discards left.
    chooses: bool,
    most: usize,
    seen: BTreeSet<u64>,
    line: Plan,
    gain: i32,
    found: Vec<RatedPlan>,
    budget: &'s mut Budget<'e>,
}

impl Search<'_, '_> {
    fn explore(&mut self, position: &Position) {
        let moves = legal::moves_with(&position.public, position.hands[self.seat.index()]);
        let scorer = playout::scorer(position);
        let mut moves: Vec<(i32, Move)> =
            moves.into_iter().map(|mv| (scorer.gain(&mv), mv)).collect();
        moves.sort_by_key(|&(gain, mv)| (std::cmp::Reverse(gain), mv));
        if position.public.phase == Phase::Discard && !self.chooses {
            moves.truncate(DISCARDS_TRIED);
        }
        for (gain, mv) in moves {
            if self.found.len() >= self.most || !self.budget.spend() {
                return;
            }
            self.line.push(mv);
            self.gain += gain;
            self.go_on(position, mv);
            self.gain -= gain;
            self.line.pop();
        }
    }

    /// Continues after a move, unless another line led to an equal position.
    fn go_on(&mut self, position: &Position, mv: Move) {
        let mut next = position.clone();
        let is_last = is_last(&mut next, mv);
        if !self.seen.insert(fingerprint(&next, self.seat)) {
            return;
        }
        match is_last {
            true => self.found.push(RatedPlan { plan: self.line.clone(), gain: self.gain }),
            false => self.explore(&next),
        }
    }
}

/// Plays a move. Returns whether the plan ends with it: the turn is over, or hidden tiles were revealed.
fn is_last(position: &mut Position, mv: Move) -> bool {
    let ends = play::play(position, &mv, &mut Notes::muted()) == Turn::Ends;
    ends || matches!(mv, Move::Draw | Move::DrawTop(_) | Move::Hit(_))
        || position.public.phase == Phase::Hit
}

/// A hash of the position after moves of a turn: castles, held tiles, and whether building goes on.
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
