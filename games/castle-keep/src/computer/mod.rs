//! The computer player: plan search for the strongest level, ISMCTS and heuristics for the others.
//!
//! Each iteration deals the unseen tiles at random to the hidden hands and the pile. Only tiles are hidden: every
//! build, attack and discard is public.

mod evaluator;
mod heuristics;
mod level_settings;
mod plan_search;
mod playout;
mod turn_plans;
mod winning_turn;

use crate::bag::Bag;
use crate::castle::Castle;
use crate::computer::level_settings::{LevelSettings, Method, level_settings};
use crate::computer::plan_search::MIN_VISITS;
use crate::computer::winning_turn::TURN_NODES;
use crate::moves::{Move, OwnedTile};
use crate::position::Position;
use crate::public_position::{Phase, PublicPosition, SEATS};
use crate::rule_set::CastleKeep;
use crate::stack::Stack;
use crate::tile::Tile;
use crate::view::View;
use crate::words::Explanation;
use crate::{legal, tactics};
use rules::{Chance, Level, Message, Seat};
use search::{
    BestMove, Budget, ComputerPlayer, Determinize, IsmctsResult, IsmctsSettings, Rewards,
    ScoredMove, VisitedMove, ismcts, softmax,
};

/// The node limit when only one move is legal.
const ONLY_MOVE_NODES: u64 = 8_000;

impl ComputerPlayer for CastleKeep {
    fn determinize(view: &View, _seat: Seat, chance: &mut Chance) -> Position {
        let mut pool = unseen_tiles(view);
        pool.shuffle(chance);
        let mut hands = [Bag::default(); SEATS];
        for (hand, shown) in hands.iter_mut().zip(view.hands) {
            *hand = match shown.tiles {
                Some(tiles) => tiles,
                None => (0..shown.size).filter_map(|_| pool.pop()).collect(),
            };
        }
        let mut pile = Stack::EMPTY;
        (0..view.pile).filter_map(|_| pool.pop()).for_each(|tile| pile.push(tile));
        Position { public: view.public, hands, pile, chance: chance.clone() }
    }

    fn nodes(view: &View, level: Level) -> u64 {
        let nodes = level_settings(&view.public, level).nodes;
        // A player waits for all decisions of a turn together. The first decision matters most, so later ones get fewer
        // nodes.
        if view.public.phase == Phase::Act || level != Level::BEST { nodes } else { nodes / 3 }
    }

    fn choose_move(view: &View, seat: Seat, budget: &mut Budget<'_>) -> Option<BestMove<Move>> {
        let moves = legal::moves(view, seat);
        let public = &view.public;
        let settings = level_settings(public, budget.level());
        let won = |mv: Move| BestMove { value: 1.0, is_proven: true, ..BestMove::unrated(mv) };
        let is_seen = |mv: &&Move| !settings.is_beginner || matches!(mv, Move::Build { .. });
        let winning = moves.iter().filter(|mv| tactics::wins(public, mv));
        if let Some(mv) = winning.filter(is_seen).min() {
            return Some(won(*mv));
        }
        if settings.winning_turn_nodes > 0
            && let Some(line) =
                winning_line(public, view.hand(seat)?, settings.winning_turn_nodes, budget)
        {
            return Some(BestMove { line: line.clone(), ..won(*line.first()?) });
        }
        // A single legal move needs only an evaluation, not a search.
        let most = if moves.len() < 2 { ONLY_MOVE_NODES } else { u64::MAX };
        let found = budget.with_limit(most, |budget| match settings.method {
            Method::Heuristics => None,
            Method::Ismcts => {
                best_of_ismcts(ismcts::<Self>(view, seat, budget, IsmctsSettings::default()))
            }
            Method::PlanSearch => plan_search::best(view, seat, budget),
        });
        let value = evaluator::value(public, seat);
        found.or_else(|| {
            Some(BestMove { value, ..best_by_heuristics(view, &moves, settings, budget)? })
        })
    }

    fn explain(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
        explanation(view, seat, &best.mv).map(Message::from)
    }
}

/// The best move by heuristics alone.
fn best_by_heuristics(
    view: &View,
    moves: &[Move],
    settings: LevelSettings,
    budget: &mut Budget<'_>,
) -> Option<BestMove<Move>> {
    if settings.is_beginner && view.public.phase == Phase::Build {
        return Some(BestMove::unrated(Move::Done));
    }
    let hand = view.hand(view.public.turn)?;
    let mut scored = heuristics::score_moves(&view.public, hand, moves);
    for ScoredMove { mv, score } in &mut scored {
        match mv {
            Move::Attack { .. } => *score = *score * settings.attack_percent / 100,
            Move::Done => *score += settings.done_bonus,
            Move::Pass => *score += settings.pass_bonus,
            _ => {}
        }
        budget.spend();
    }
    scored.sort_unstable();
    softmax(&scored, settings.temperature, budget.chance()).copied().map(BestMove::unrated)
}

/// A sequence of moves that wins this turn whatever the others hold; `None` if these nodes don't find one.
fn winning_line(
    public: &PublicPosition,
    hand: Bag,
    nodes: u64,
    budget: &mut Budget<'_>,
) -> Option<Vec<Move>> {
    let mut node_limit = winning_turn::node_limit(nodes.min(budget.remaining() / 2));
    winning_turn::find(public, hand, &mut || node_limit() && budget.spend())
}

fn best_of_ismcts(result: IsmctsResult<Move>) -> Option<BestMove<Move>> {
    let &VisitedMove { mv: chosen, visits, mean } = result.moves.first()?;
    let known = result.moves.iter().filter(|visited| visited.visits >= MIN_VISITS);
    let others = known.map(|one| (one.mv, value_of_mean(one.visits, one.mean))).collect();
    let line = if result.line.first() == Some(&chosen) { result.line } else { vec![chosen] };
    let value = value_of_mean(visits, mean);
    Some(BestMove { value, line, others, ..BestMove::unrated(chosen) })
}

/// The value of a move from its visits and mean reward. One win and one loss are added, since few playouts prove
/// little.
fn value_of_mean(visits: u32, mean: f64) -> f64 {
    let visits = f64::from(visits);
    2.0 * (mean * visits + 1.0) / (visits + 2.0) - 1.0
}

/// All tiles that the viewer can't see: neither public nor in the viewer's hand.
fn unseen_tiles(view: &View) -> Stack {
    let public = &view.public;
    let mut seen = [0_u8; crate::tile::KINDS];
    let castles = public.castles.iter().flatten().flat_map(|castle| castle.tiles());
    let bags = public.spoils.iter().copied().chain(view.hands.iter().filter_map(|hand| hand.tiles));
    let open = castles.map(|(_, tile)| tile).chain(public.discards.tiles());
    open.chain(bags.flat_map(Bag::tiles)).for_each(|tile| seen[tile.index()] += 1);
    let mut pool = Stack::EMPTY;
    for tile in crate::tile::Tile::all() {
        let left = tile.copies().saturating_sub(seen[tile.index()]);
        (0..left).for_each(|_| pool.push(tile));
    }
    pool
}

impl Determinize for CastleKeep {
    const PLAYOUT: u32 = 90;

    fn moves(position: &Position, seat: Seat) -> Vec<Move> {
        legal::moves_with(&position.public, position.hands[seat.index()])
    }

    fn playout_move(position: &Position, seat: Seat, chance: &mut Chance) -> Option<Move> {
        let hand = position.hands[seat.index()];
        // A seat that can complete its castles does so.
        let line = winning_turn::find(
            &position.public,
            hand,
            &mut winning_turn::node_limit(winning_turn::PLAYOUT_NODES),
        );
        let first = line.and_then(|line| line.first().copied());
        first.or_else(|| heuristics::playout_move(position, &Self::moves(position, seat), chance))
    }

    fn rewards(position: &Position) -> Rewards {
        evaluator::rewards(&position.public)
    }

    fn prior(position: &Position, _seat: Seat, mv: &Move) -> f64 {
        heuristics::prior(position, mv)
    }
}

/// The reason why a move is good, from what its seat knows.
fn explanation(view: &View, seat: Seat, mv: &Move) -> Option<Explanation> {
    let public = &view.public;
    if tactics::wins(public, mv) {
        return Some(Explanation::Wins);
    }
    let line =
        winning_turn::find(public, view.hand(seat)?, &mut winning_turn::node_limit(TURN_NODES));
    if line.is_some_and(|line| line.first() == Some(mv)) {
        return Some(Explanation::Finishes);
    }
    Some(match mv {
        Move::Build { spoils, tile, spot } => {
            let mut castle = public.castle(seat, spot.site());
            castle.put(spot.cell, *tile);
            let own = [view.hand(seat)?, public.spoils[seat.index()]];
            let built = OwnedTile { spoils: *spoils, tile: *tile };
            let fitting = count_fitting(castle, own, built, public.options.strict_finish);
            Explanation::Builds { tiles: castle.len(), fitting }
        }
        Move::Attack { .. } if tactics::razes(public, mv) => Explanation::Razes,
        Move::Attack { .. } => Explanation::Fells { count: tactics::falling(public, mv).len() },
        Move::Hit(_) => Explanation::Costs { count: tactics::falling(public, mv).len() },
        Move::Drop(_) => Explanation::Spares,
        Move::Done | Move::Pass => Explanation::Keeps,
        Move::DrawTop(_) => Explanation::Takes,
        Move::Draw => Explanation::Draws,
        Move::Transfer(..) => Explanation::Moves,
    })
}

/// The number of other tiles in hand and spoils that fit the castle after this build.
fn count_fitting(castle: Castle, own: [Bag; 2], built: OwnedTile, strict: bool) -> usize {
    let [mut hand, mut rest] = own;
    match built.spoils {
        true => rest.remove(built.tile),
        false => hand.remove(built.tile),
    }
    let accepted = legal::accepted(castle, strict);
    let fits = |tile: &Tile| accepted.iter().any(|kinds| kinds.contains(*tile));
    hand.tiles().chain(rest.tiles()).filter(fits).count()
}

#[cfg(test)]
mod tests {
    use rules::TilePart;

    use super::*;
    use crate::cells;

    #[test]
    fn a_reason_counts_the_other_tiles_that_fit_what_was_built() {
        let tiles = |all: &[&str]| {
            let mut bag = Bag::default();
            all.iter().filter_map(|tile| Tile::read(tile)).for_each(|tile| bag.add(tile));
            bag
        };
        let built = Tile::read("TBc").unwrap();
        let corner = cells::all().find(|&cell| cells::part(cell) == TilePart::Tower).unwrap();
        let mut castle = Castle::default();
        castle.put(corner, built);
        // Next to a tower fit walls of its color or shape, and a keep of its color in the middle.
        let (hand, rest) = (tiles(&["TBc", "WBz", "WYs", "KY"]), tiles(&["WRc", "KB", "TBz"]));
        assert_eq!((hand.len(), rest.len()), (4, 3));
        let built = OwnedTile { spoils: false, tile: built };
        assert_eq!(count_fitting(castle, [hand, rest], built, false), 3);
    }
}
