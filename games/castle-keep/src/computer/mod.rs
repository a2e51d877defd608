//! The computer player: plan search for the strongest level, a glance at the moves for the others.
//!
//! Each playout deals the unseen tiles at random to the hidden hands and the pile. Only tiles are hidden: every build,
//! attack and discard is public.

mod completion;
mod evaluator;
mod explanation;
mod glance;
mod level_settings;
mod move_scorer;
mod plan_search;
mod playout;
mod turn_plans;
mod unseen_tiles;
mod weights;
mod winning_turn;

use rules::{Chance, Level, Message, Seat};
use search::{BestMove, Budget, ComputerPlayer};

use crate::bag::Bag;
use crate::computer::level_settings::{LevelSettings, Method, Sight, level_settings};
use crate::computer::unseen_tiles::unseen_tiles;
use crate::computer::winning_turn::TURN_NODES;
use crate::moves::Move;
use crate::position::Position;
use crate::public_position::{Phase, PublicPosition, SEATS};
use crate::rule_set::CastleKeep;
use crate::stack::Stack;
use crate::view::View;
use crate::{legal, move_effects};

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
        Position { public: view.public, hands, pile, chance: chance.clone(), gone: view.gone }
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
        if let Some(line) = winning_line(public, view.hand(seat)?, &moves, &settings, budget) {
            let mv = *line.first()?;
            return Some(BestMove { value: 1.0, is_proven: true, line, ..BestMove::unrated(mv) });
        }
        if settings.method == Method::Glance {
            return glance::best(view, moves, &settings, budget);
        }
        // A single legal move needs only an evaluation, not a search.
        let most = if moves.len() < 2 { ONLY_MOVE_NODES } else { u64::MAX };
        budget.with_limit(most, |budget| plan_search::best(view, seat, budget))
    }

    fn evaluate_waiting(view: &View, seat: Seat, budget: &mut Budget<'_>) -> Option<f64> {
        Some(plan_search::value(view, seat, budget))
    }

    fn explain(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
        explanation::sentences(view, seat, best)
    }
}

/// A sequence of moves that wins this turn whatever the others hold, if the level sees such a win.
fn winning_line(
    public: &PublicPosition,
    hand: Bag,
    moves: &[Move],
    settings: &LevelSettings,
    budget: &mut Budget<'_>,
) -> Option<Vec<Move>> {
    let winning = moves.iter().filter(|mv| move_effects::wins(public, mv));
    if let Some(mv) = winning.min() {
        return Some(vec![*mv]);
    }
    let mut limit = winning_turn::node_limit(TURN_NODES.min(budget.remaining() / 2));
    let mut spend = || limit() && budget.spend();
    match settings.sight {
        Sight::OneTile => None,
        Sight::Hand => winning_turn::find(public, hand, &mut spend),
        Sight::Turn => winning_turn::find(public, hand, &mut spend)
            .or_else(|| winning_turn::find_with_draw(public, hand, &mut spend)),
    }
}
