//! The computer player: a random army from a weighted library, then alpha-beta.
//!
//! No fixed army is safe: some other army beats it. So armies are drawn by weights against which no army of the library
//! does well. Weaker levels search less deeply, and choose at random among moves of similar value.

mod army_library;
mod clear_choice;
mod contrast;
mod danger;
mod distance;
mod endings;
mod evaluator;
mod expected_moves;
mod explanation;
mod hanging_piece;
mod level_settings;
mod next_move;
mod outlook;
mod plans;
mod principle;
mod quiet_reasons;
mod search_board;
mod terms;
mod vague_reasons;
mod ways;
mod weights;

use rules::{Chance, Level, Message, RuleSet, Seat};
use search::{
    BestMove, Budget, ComputerPlayer, Preference, SearchTree, alphabeta, alphabeta_preferring,
    rated, select_valued, value_of_logit,
};

use crate::Squares;
use crate::computer::clear_choice::{Clarity, MARGIN};
use crate::computer::level_settings::{DEEP_LEVEL, LIBRARY_LEVEL, LevelSettings, settings};
use crate::computer::search_board::SearchBoard;
use crate::draw_limits::DRAW_OFFER_PLIES;
use crate::moves::{Action, Move};
use crate::position::{Position, View};
use crate::rule_set::Castles;

pub use army_library::armies;
pub use endings::solved;
pub use terms::{FEW, TERM_NAMES, TERMS, terms};
pub use weights::{CROWD, LOGIT};

impl ComputerPlayer for Castles {
    /// A hidden army may be any army of the library.
    fn determinize(view: &View, seat: Seat, chance: &mut Chance) -> Position {
        let mut state = view.state;
        let mut salts = [0; 2].map(|_: u64| chance.below(u64::MAX));
        salts[seat.index() & 1] = view.salt;
        let other = seat.other();
        if !state.is_open() && state.ready[other.index() & 1] {
            let army = army_library::draw(&state.pieces, other, chance).army;
            state.pieces.armies[other.index() & 1] = army;
        }
        Position::determinized(view, state, salts)
    }

    fn nodes(view: &View, level: Level) -> u64 {
        // There is nothing to search before both armies are open.
        if !view.state.is_open() {
            return 1;
        }
        level_settings::nodes(level, view.state.pieces.field)
    }

    fn choose_move(view: &View, seat: Seat, budget: &mut Budget<'_>) -> Option<BestMove<Move>> {
        let state = &view.state;
        if !state.may_move(seat) {
            return None;
        }
        if state.is_open() {
            return search_best(view, budget);
        }
        let drawn = match budget.level().number() < LIBRARY_LEVEL {
            true => army_library::draw_formation(&state.pieces, seat, budget.chance()),
            false => army_library::draw(&state.pieces, seat, budget.chance()),
        };
        Some(BestMove::unrated(Move::Deploy(drawn)))
    }

    fn evaluate_waiting(view: &View, _seat: Seat, budget: &mut Budget<'_>) -> Option<f64> {
        // Before the armies are open, both sides are even. Afterwards everything is visible, so the negated value is
        // exact.
        if view.state.is_open() {
            search_best(view, budget).map(|best| -best.value)
        } else {
            Some(0.0)
        }
    }

    fn explain(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
        explanation::sentences(view, seat, best)
    }

    fn may_offer_draw(view: &View) -> bool {
        // The sides move in turn, so each side meets one of two consecutive counts.
        let quiet = view.state.quiet;
        view.state.is_open()
            && DRAW_OFFER_PLIES.iter().any(|from| (*from..from + 2).contains(&quiet))
    }
}

/// The best move on the open board. Weaker levels may take a slightly worse move, and the best level a nearly equal
/// move with a clearer reason.
fn search_best(view: &View, budget: &mut Budget<'_>) -> Option<BestMove<Move>> {
    let level = budget.level();
    let LevelSettings { limits, temperature } = settings(level);
    // Random preferences break ties, so that play does not shuffle back and forth.
    let preferred = Squares::random(budget.chance());
    let board = SearchBoard::new(view, preferred);
    let board = if level.number() >= DEEP_LEVEL { board.deep() } else { board };
    let value = value(&board, view.state.turn);
    let best = if level == Level::BEST {
        let clarity = Clarity::new(view, view.state.turn);
        let rank = |action| clarity.of(action);
        let preference = Preference { margin: MARGIN, rank: &rank };
        let result = alphabeta_preferring(&board, budget, limits, preference);
        let (chosen, best) = (result.moves.first()?.mv, result.best_score());
        let chosen = rated(result, chosen, &value);
        // The position is worth what its best move is worth.
        if chosen.is_proven { chosen } else { BestMove { value: value(best), ..chosen } }
    } else {
        let result = alphabeta(&board, budget, limits);
        select_valued(result, temperature, value, budget.chance())?
    };
    Some(finish(view, &board, best))
}

/// The value of a score for the side to move. A draw is worth 0, whatever its score.
fn value(board: &SearchBoard<'_>, turn: Seat) -> impl Fn(i32) -> f64 {
    let draw = board.draw_score(turn);
    move |score| if score == draw { 0.0 } else { value_of_logit(score, LOGIT) }
}

/// The found move, with its line until the match is over.
fn finish(view: &View, board: &SearchBoard<'_>, mut best: BestMove<Action>) -> BestMove<Move> {
    let goes_on = line_length(view, &best.line);
    best.line.truncate(goes_on);
    if best.is_proven && board.is_deep() {
        let position = Position::of_open_match(view);
        endings::continue_line(position, &mut best.line);
    }
    best.map(Move::Action)
}

/// The length of a line until the match is over. The search itself continues past a third occurrence.
fn line_length(view: &View, line: &[Action]) -> usize {
    let mut position = Position::of_open_match(view);
    let goes_on =
        line.iter().take_while(|action| match Castles::status(&position).to_move().only() {
            Some(seat) => {
                position.advance(seat, **action);
                true
            }
            None => false,
        });
    goes_on.count()
}
