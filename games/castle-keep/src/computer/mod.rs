//! The computer player: a look for a win in this turn; then the strongest weighs plans for the whole turn against each other,
//! and others sample the small decisions of a turn, or choose at a glance.
//!
//! What the seat can't see is dealt anew for every walk through the tree, from the tiles that are nowhere to be seen.
//! Nothing that players choose is hidden: what they place, play and discard lies open.

mod evaluator;
mod heuristics;
mod level;
mod plan_search;
mod playout;
mod turn_plans;
mod winning_turn;

use crate::bag::Bag;
use crate::castle::Castle;
use crate::computer::level::{Looks, Manner};
use crate::moves::Move;
use crate::open_position::{Court, Phase, SEATS};
use crate::position::Position;
use crate::rule_set::CastleKeep;
use crate::stack::Stack;
use crate::tile::Tile;
use crate::view::View;
use crate::words::Why;
use crate::{legal, tactics};
use rules::{Chance, Level, Message, Seat};
use search::{Effort, Guess, Idea, Mind, Prospects, Sampled, Sampling, choose, sample};

/// How many positions of a turn are looked at for a win: far more than an ordinary turn has; and how many in playouts.
const IN_A_TURN: u64 = 3_000;
const IN_PASSING: u64 = 40;

/// How many nodes a move may cost that is the only one.
const ALONE: u64 = 8_000;

/// How often a move must have been tried for its prospect to be known well.
const TRIED: u32 = 30;

impl Mind for CastleKeep {
    fn imagine(view: &View, _seat: Seat, chance: &mut Chance) -> Position {
        let mut pool = unseen(view);
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
        Position { court: view.court, hands, pile, chance: chance.clone() }
    }

    fn nodes(view: &View, level: Level) -> u64 {
        let nodes = level::of(&view.court, level).nodes;
        // A turn is many small decisions, and whoever waits for it waits for all of them: what the turn is about is decided
        // first, and the rest mostly follows.
        if view.court.phase == Phase::Act || level != Level::BEST { nodes } else { nodes / 3 }
    }

    fn ponder(view: &View, seat: Seat, effort: &mut Effort<'_>) -> Option<Idea<Move>> {
        let moves = legal::moves(view, seat);
        let court = &view.court;
        let manner = level::of(court, effort.level());
        let won = |mv: Move| Idea { value: 1.0, is_proven: true, ..Idea::plain(mv) };
        let is_seen = |mv: &&Move| !manner.is_beginner || matches!(mv, Move::Build { .. });
        let winning = moves.iter().filter(|mv| tactics::wins(court, mv));
        if let Some(mv) = winning.filter(is_seen).min() {
            return Some(won(*mv));
        }
        if manner.sees > 0
            && let Some(line) = finished(court, view.hand(seat)?, (manner.sees, effort))
        {
            return Some(Idea { line: line.clone(), ..won(*line.first()?) });
        }
        // What can't be chosen is only judged.
        let most = if moves.len() < 2 { ALONE } else { u64::MAX };
        let found = effort.within(most, |effort| match manner.looks {
            Looks::Glances => None,
            Looks::Samples => settled(sample::<Self>(view, seat, effort, Sampling::default())),
            Looks::Weighs => plan_search::best(view, seat, effort),
        });
        let value = evaluator::value(court, seat);
        found.or_else(|| Some(Idea { value, ..glanced(view, &moves, (manner, effort))? }))
    }

    fn why(view: &View, seat: Seat, idea: &Idea<Move>) -> Option<Message> {
        why(view, seat, &idea.mv).map(Message::from)
    }
}

/// What looks good without looking further.
fn glanced(
    view: &View,
    moves: &[Move],
    (manner, effort): (Manner, &mut Effort<'_>),
) -> Option<Idea<Move>> {
    if manner.is_beginner && view.court.phase == Phase::Build {
        return Some(Idea::plain(Move::Done));
    }
    let hand = view.hand(view.court.turn)?;
    let mut rated = heuristics::rated(&view.court, hand, moves);
    for (mv, worth) in &mut rated {
        match mv {
            Move::Attack { .. } => *worth = *worth * manner.attacks / 100,
            Move::Done => *worth += manner.rest,
            Move::Pass => *worth += manner.passes,
            _ => {}
        }
        effort.spend();
    }
    rated.sort_unstable();
    choose(&rated, manner.softness, effort.chance()).copied().map(Idea::plain)
}

/// The moves of this turn that win, whatever others hold, as far as so many positions tell.
fn finished(court: &Court, hand: Bag, (sees, effort): (u64, &mut Effort<'_>)) -> Option<Vec<Move>> {
    let mut among = winning_turn::among(sees.min(effort.left() / 2));
    winning_turn::find(court, hand, &mut || among() && effort.spend())
}

/// What is chosen of what sampling has found: what was tried most.
fn settled(found: Sampled<Move>) -> Option<Idea<Move>> {
    let &(chosen, tried, mean) = found.moves.first()?;
    let well = found.moves.iter().filter(|(_, tried, _)| *tried >= TRIED);
    let others = well.map(|&(mv, tried, mean)| (mv, value(tried, mean))).collect();
    let line = if found.line.first() == Some(&chosen) { found.line } else { vec![chosen] };
    Some(Idea { value: value(tried, mean), line, others, ..Idea::plain(chosen) })
}

/// What a move is worth after so many tries with this mean prospect, as if it had been won once more and lost once more: a
/// single try that was lost does not make a match lost.
fn value(tried: u32, mean: f64) -> f64 {
    let tried = f64::from(tried);
    2.0 * (mean * tried + 1.0) / (tried + 2.0) - 1.0
}

/// All tiles that lie nowhere in the open and are not in the viewer's hand.
fn unseen(view: &View) -> Stack {
    let court = &view.court;
    let mut seen = [0_u8; crate::tile::KINDS];
    let castles = court.castles.iter().flatten().flat_map(|castle| castle.tiles());
    let bags = court.spoils.iter().copied().chain(view.hands.iter().filter_map(|hand| hand.tiles));
    let open = castles.map(|(_, tile)| tile).chain(court.discards.tiles());
    open.chain(bags.flat_map(Bag::tiles)).for_each(|tile| seen[tile.index()] += 1);
    let mut pool = Stack::EMPTY;
    for tile in crate::tile::Tile::all() {
        let left = tile.copies().saturating_sub(seen[tile.index()]);
        (0..left).for_each(|_| pool.push(tile));
    }
    pool
}

impl Guess for CastleKeep {
    const PLAYOUT: u32 = 90;

    fn moves(position: &Position, seat: Seat) -> Vec<Move> {
        legal::moves_with(&position.court, position.hands[seat.index()])
    }

    fn playout(position: &Position, seat: Seat, chance: &mut Chance) -> Option<Move> {
        let hand = position.hands[seat.index()];
        // Who can complete everything does.
        let line = winning_turn::find(&position.court, hand, &mut winning_turn::among(IN_PASSING));
        let first = line.and_then(|line| line.first().copied());
        first.or_else(|| heuristics::quick(position, &Self::moves(position, seat), chance))
    }

    fn prospects(position: &Position) -> Prospects {
        evaluator::of(&position.court)
    }

    fn promise(position: &Position, _seat: Seat, mv: &Move) -> f64 {
        heuristics::promise(position, mv)
    }
}

/// Why a move is good, from what its seat knows.
fn why(view: &View, seat: Seat, mv: &Move) -> Option<Why> {
    let court = &view.court;
    if tactics::wins(court, mv) {
        return Some(Why::Wins);
    }
    let line = winning_turn::find(court, view.hand(seat)?, &mut winning_turn::among(IN_A_TURN));
    if line.is_some_and(|line| line.first() == Some(mv)) {
        return Some(Why::Finishes);
    }
    Some(match mv {
        Move::Build { spoils, tile, spot } => {
            let mut castle = court.castle(seat, spot.site());
            castle.put(spot.cell, *tile);
            let own = [view.hand(seat)?, court.spoils[seat.index()]];
            let fitting = fitting(castle, own, (*spoils, *tile), court.options.strict_finish);
            Why::Builds { tiles: castle.len(), fitting }
        }
        Move::Attack { .. } if tactics::razes(court, mv) => Why::Razes,
        Move::Attack { .. } => Why::Fells { count: tactics::falling(court, mv).len() },
        Move::Hit(_) => Why::Costs { count: tactics::falling(court, mv).len() },
        Move::Drop(_) => Why::Spares,
        Move::Done | Move::Pass => Why::Keeps,
        Move::DrawTop(_) => Why::Takes,
        Move::Draw => Why::Draws,
        Move::Transfer(..) => Why::Moves,
    })
}

/// How many other tiles of the hand and the spoils fit a castle after this one was built there.
fn fitting(castle: Castle, own: [Bag; 2], (spoils, built): (bool, Tile), strict: bool) -> usize {
    let [mut hand, mut rest] = own;
    match spoils {
        true => rest.remove(built),
        false => hand.remove(built),
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
        // Beside a tower come walls of its color or its shape, in its middle a keep of its color.
        let (hand, rest) = (tiles(&["TBc", "WBz", "WYs", "KY"]), tiles(&["WRc", "KB", "TBz"]));
        assert_eq!((hand.len(), rest.len()), (4, 3));
        assert_eq!(fitting(castle, [hand, rest], (false, built), false), 3);
    }
}
