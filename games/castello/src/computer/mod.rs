//! The computer player: alpha-beta through a board of its own, with captures and castles looked at to their end.

mod jumps;
mod piece_square;
mod search_board;
#[cfg(test)]
mod search_board_tests;
mod search_tree;

use rules::{Chance, Level, Message, RuleSet, Seat};
use search::{Depths, Effort, Idea, Mind, search, settle};

use crate::computer::piece_square::Plan;
use crate::computer::search_board::{Ground, Jump};
use crate::effect::Effect;
use crate::legal::{Outcome, Search};
use crate::moves::Move;
use crate::position::{Position, View};
use crate::rule_set::Castello;
use crate::square::Square;
use crate::squares::Squares;
use crate::words::Why;

/// What worth counts as half a win.
const SCALE: i32 = 900;

/// After so many plies with nothing taken it is time to ask for a draw, long before the rules say so.
const STUCK: [u16; 2] = [80, 140];

impl Mind for Castello {
    fn imagine(view: &View, _seat: Seat, _chance: &mut Chance) -> Position {
        Position::seen_in(view)
    }

    fn nodes(_view: &View, level: Level) -> u64 {
        level.pick([400, 2_500, 12_000, 50_000, 400_000])
    }

    fn ponder(view: &View, seat: Seat, effort: &mut Effort<'_>) -> Option<Idea<Move>> {
        view.to_move(seat).then(|| considered(view, effort))?
    }

    fn judge_waiting(view: &View, _seat: Seat, effort: &mut Effort<'_>) -> Option<f64> {
        // Everything lies open, so that either seat can think for the other.
        considered(view, effort).map(|idea| -idea.value)
    }

    fn why(view: &View, seat: Seat, idea: &Idea<Move>) -> Option<Message> {
        let mv = &idea.mv;
        let search = view.search();
        let captured = search.numbers(&view.board.captured_by(mv));
        let effect = Effect::of(view, Outcome { from: mv.from(), to: mv.to(), captured });
        match effect.sentence() {
            Some(effects) => Some(Why::Does { effects }.into()),
            None => why_quiet(view, seat, mv).map(Message::from),
        }
    }

    fn is_stuck(view: &View) -> bool {
        // The two take turns, so that one of these is each one's.
        let quiet = view.board.quiet();
        STUCK.iter().any(|from| (*from..from + 2).contains(&quiet))
    }
}

/// What whoever is to move would play.
fn considered(view: &View, effort: &mut Effort<'_>) -> Option<Idea<Move>> {
    let plan = Plan::of(&view.board, view.options, &view.history);
    let root = Ground::of(view, &plan);
    let level = effort.level();
    let softness = level.pick([9, 4, 2, 1, 0]);
    let (most, loud) = (level.pick([1, 2, 60, 60, 60]), level.pick([0, 2, 8, 8, 8]));
    let mut found = search(&root, effort, Depths { most, loud, spread: softness * 5 });
    // Most moves lead nowhere, and together they would be likelier than the few that lead on.
    found.rated.truncate(level.pick([10, 6, 4, 3, 1]));
    let idea = settle(found, softness, SCALE, effort.chance())?;
    let line = written(view, &idea.line);
    let Idea { value, is_proven, depth, .. } = idea;
    let plain = Idea::plain(line.first()?.clone());
    Some(Idea { value, is_proven, line, depth, ..plain })
}

/// Why a move that takes and threatens nothing, where there is a reason that shows on the board.
fn why_quiet(view: &View, seat: Seat, mv: &Move) -> Option<Why> {
    let saved = is_in_danger(view, seat, mv.from());
    let next = {
        let mut next = Position::seen_in(view);
        next.play(mv, &mut rules::Notes::muted());
        next.view(rules::Viewer::Seat(seat))
    };
    if saved && !is_in_danger(&next, seat, mv.to()) {
        return Some(Why::Saves { square: mv.from() });
    }
    if let Some(castle) = piece_square::goal(view, seat, mv) {
        return Some(Why::Nearer { castle });
    }
    (is_beside_own(&next, seat, mv.to()) && !gives_away(&next, seat)).then_some(Why::Holds)
}

/// Whether a pawn on this square has another of its seat beside it.
fn is_beside_own(view: &View, seat: Seat, square: Square) -> bool {
    let mut others = view.board.pawns(seat).iter().filter(|pawn| *pawn != square);
    others.any(|pawn| {
        pawn.column().abs_diff(square.column()) <= 1 && pawn.row().abs_diff(square.row()) <= 1
    })
}

/// Whether the other can take anything of a seat's with their next move, a pawn or a castle.
fn gives_away(view: &View, seat: Seat) -> bool {
    if !view.to_move(seat.other()) {
        return false;
    }
    let outcomes = view.search().outcomes();
    outcomes.iter().any(|outcome| outcome.captured != 0)
        || outcomes.iter().any(|outcome| !Effect::of(view, *outcome).castles.is_empty())
}

/// Whether the other could capture a seat's pawn on this square, if it were their turn.
fn is_in_danger(view: &View, seat: Seat, square: Square) -> bool {
    let mut search = Search::new(&view.board, view.options, seat.other());
    let bit = search.numbers(&[square].into_iter().collect());
    search.outcomes().iter().any(|outcome| outcome.captured & bit != 0)
}

/// The line as the rules write it, as far as it is legal.
fn written(view: &View, jumps: &[Jump]) -> Vec<Move> {
    let mut position = Position::seen_in(view);
    let mut line = Vec::new();
    for jump in jumps {
        let Some(mv) = named(&position.view(rules::Viewer::Everything), *jump) else { break };
        position.play(&mv, &mut rules::Notes::muted());
        line.push(mv);
        if Castello::status(&position).is_over() {
            break;
        }
    }
    line
}

fn named(view: &View, jump: Jump) -> Option<Move> {
    let square = |index: u16| Square::from_index(usize::from(index));
    let captured: Squares = jump.taken.into_iter().filter_map(square).collect();
    let (from, to) = (square(jump.from)?, square(jump.to)?);
    let mut search = view.search();
    let captured = search.numbers(&captured);
    search.canonical(Outcome { from, to, captured })
}
