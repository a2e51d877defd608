//! A natural move that, by a short search, loses more than the chosen one.

use std::cell::OnceCell;

use rules::{Arg, Join, Level, Seat, Seed};
use search::{BestMove, Budget, SearchLimits, SearchTree, alphabeta, is_proven, value_of_logit};

use crate::Squares;
use crate::computer::danger::{
    Change, LateCapture, late_capture, saving_moves, still_plays, takings,
};
use crate::computer::search_board::SearchBoard;
use crate::computer::weights::LOGIT;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Move};
use crate::position::View;
use crate::words::{Explanation, manner};

/// The node limits of the searches of a natural move and of any other move.
const NATURAL_NODES: u64 = 4_000;
const OTHER_NODES: u64 = 400;

/// The loss of value that a natural move must exceed to be named in a hint. A natural move is one that a player would
/// think of first.
const MARGIN: f64 = 0.2;

/// The same threshold, if the hint says little else.
const LITTLE: f64 = 0.05;

/// The node limit of the check of a move that loses little, and the loss that the check must confirm.
const LONGER_NODES: u64 = 12_000;
const STILL: f64 = 0.05;

/// The least depth of a search whose value is compared with other moves.
const LEAST_DEPTH: u8 = 5;

/// The limits of the search behind a contrast.
const LIMITS: SearchLimits = SearchLimits { max_depth: 60, quiescence_depth: 8, exact_margin: 0 };

/// The opponent's best answer to a move, the line that begins with the answer, and the value of the move.
pub(super) struct Refutation {
    pub(super) reply: Action,
    pub(super) line: Vec<Action>,
    pub(super) value: f64,
    pub(super) is_proven: bool,
}

/// The number of other moves that are wanted, and whether a small loss is enough.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    pub(super) most: usize,
    pub(super) is_little_enough: bool,
}

/// Natural moves that the opponent refutes by a capture or a win. Else any move that loses at once.
/// Captures, attacks and other moves of the same piece are natural.
pub(super) fn contrasts(view: &View, best: &BestMove<Move>, wanted: Wanted) -> Vec<Explanation> {
    let Move::Action(chosen) = best.mv else { return Vec::new() };
    let is_lost = best.is_proven && best.value < 0.0;
    if is_lost || best.depth.is_none_or(|depth| depth < LEAST_DEPTH) {
        return Vec::new();
    }
    let least = refutation(view, chosen, NATURAL_NODES).map_or(best.value, |one| one.value);
    let least = least.min(best.value);
    let Wanted { most, is_little_enough } = wanted;
    let margin = if is_little_enough { LITTLE } else { MARGIN };
    let (mut clear, mut unclear) = (Vec::new(), Vec::new());
    for mv in natural_moves(view, chosen) {
        let Some(found) = refutation(view, mv, NATURAL_NODES) else { continue };
        let told = || in_words(view, mv, &found, chosen);
        let Some(told) = (found.value < least - margin).then(told).flatten() else { continue };
        if found.value < least - MARGIN {
            clear.push(told);
        } else {
            unclear.push((found.value, mv, told));
        }
        if clear.len() == most {
            return clear;
        }
    }
    unclear.sort_by(|(one, ..), (other, ..)| one.total_cmp(other));
    let is_worse = still_worse(view, chosen, best.value);
    let unclear = unclear.into_iter().filter(|(_, mv, _)| is_worse(*mv)).map(|(.., told)| told);
    let left = most - clear.len();
    clear.extend(unclear.take(left));
    if clear.is_empty() {
        let least = Least { value: least, is_little_enough };
        clear.extend(unnatural_move(view, chosen, least, is_worse));
    }
    clear
}

/// Whether a longer search still finds a move worse than the chosen one.
fn still_worse(view: &View, chosen: Action, value: f64) -> impl Fn(Action) -> bool {
    let longer = |mv| refutation(view, mv, LONGER_NODES).map(|found| found.value);
    let known = OnceCell::new();
    move |mv| {
        let known = known.get_or_init(|| longer(chosen));
        longer(mv).zip(*known).is_some_and(|(worse, known)| worse < known.min(value) - STILL)
    }
}

/// The other moves that a player would think of first.
fn natural_moves(view: &View, chosen: Action) -> Vec<Action> {
    let (pieces, turn) = (&view.state.pieces, view.state.turn);
    let captures = takings(pieces, turn);
    let attacks = |one: &Action| {
        Change::new(pieces, turn, *one).is_some_and(|change| !change.attacked().is_empty())
    };
    let all = MoveSets::new(pieces, turn).sorted().into_iter();
    let quiet: Vec<Action> = all.filter(|one| !captures.contains(one)).collect();
    let attacks = quiet.iter().copied().filter(attacks);
    let same = quiet.iter().copied().filter(|one| one.from == chosen.from);
    let danger =
        Change::new(pieces, turn, chosen).and_then(|change| change.dangers().into_iter().next());
    let saving = danger.into_iter().flat_map(|danger| saving_moves(view, turn, danger, chosen));
    let mut natural = Vec::new();
    for mv in saving.chain(captures.iter().copied()).chain(attacks).chain(same) {
        if mv != chosen && !natural.contains(&mv) {
            natural.push(mv);
        }
    }
    natural
}

/// The value of the chosen move, and whether a move that only loses something is worth naming.
#[derive(Clone, Copy)]
struct Least {
    value: f64,
    is_little_enough: bool,
}

/// Any other move that loses by force. If no such move exists, one that loses a piece.
fn unnatural_move(
    view: &View,
    chosen: Action,
    least: Least,
    is_worse: impl Fn(Action) -> bool,
) -> Option<Explanation> {
    let all = MoveSets::new(&view.state.pieces, view.state.turn).sorted().into_iter();
    let worse = all.filter(|one| *one != chosen).filter_map(|mv| {
        let found = refutation(view, mv, OTHER_NODES)?;
        let is_named = found.value < least.value - MARGIN;
        (is_named && (found.is_proven || least.is_little_enough)).then_some((mv, found))
    });
    let worse: Vec<_> = worse.collect();
    let lost = worse.iter().filter(|(_, found)| found.is_proven);
    let mut lost = lost.filter_map(|(mv, found)| in_words(view, *mv, found, chosen));
    let open = worse.iter().filter(|(_, found)| !found.is_proven);
    let mut open =
        open.filter_map(|(mv, found)| in_words(view, *mv, found, chosen).filter(|_| is_worse(*mv)));
    lost.next().or_else(|| open.next())
}

/// The best answer to a move that looks natural.
pub(super) fn answered(view: &View, mv: Action) -> Option<Refutation> {
    refutation(view, mv, NATURAL_NODES)
}

/// The best answer to a move by a longer search.
pub(super) fn refuted(view: &View, mv: Action) -> Option<Refutation> {
    refutation(view, mv, LONGER_NODES)
}

/// The best move of a seat if that seat were to move.
pub(super) fn wanted(view: &View, seat: Seat) -> Option<Action> {
    let mut passed = view.clone();
    passed.state.turn = seat;
    answer(&SearchBoard::new(&passed, Squares::NONE), seat, LONGER_NODES).map(|best| best.reply)
}

fn refutation(view: &View, mv: Action, nodes: u64) -> Option<Refutation> {
    let child = SearchBoard::new(view, Squares::NONE).child(mv);
    answer(&child, view.state.turn.other(), nodes)
}

/// The best move of the seat that is to move, and its value for the other seat.
fn answer(board: &SearchBoard<'_>, seat: Seat, nodes: u64) -> Option<Refutation> {
    board.mover().filter(|mover| *mover == seat)?;
    let chance = Seed::from_bytes([0; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, nodes, chance, &|| false);
    let result = alphabeta(board, &mut budget, LIMITS);
    let best = *result.moves.first()?;
    let is_proven = is_proven(best.score);
    let score = -best.score;
    let value = if is_proven { f64::from(score.signum()) } else { value_of_logit(score, LOGIT) };
    Some(Refutation { reply: best.mv, line: result.line, value, is_proven })
}

/// Explains a move whose refutation is visible on the board: the answer captures something or wins. A capture that is
/// also possible after the chosen move doesn't count.
fn in_words(view: &View, mv: Action, found: &Refutation, chosen: Action) -> Option<Explanation> {
    let (reply, turn) = (found.reply, view.state.turn);
    let mut pieces = view.state.pieces;
    let (_, effect) = pieces.apply(turn, mv)?;
    let is_new = !allows(view, chosen, reply);
    if is_new && pieces.effect(reply).takes() {
        let kind = pieces.army(turn).at(reply.to)?;
        let hunter = pieces.army(turn.other()).at(reply.from)?;
        return Some(match effect.takes() && reply.to == mv.to {
            true => Explanation::TakenBack { mv, hunter, from: reply.from },
            false => {
                let (from, square, by) = (reply.from, reply.to, manner(pieces.effect(reply)));
                Explanation::Tempts { mv, hunter, from, kind, square, by }
            }
        });
    }
    if found.is_proven {
        return Some(Explanation::Loses { mv, reply });
    }
    slow_loss(view, mv, found, chosen)
}

/// Explains a move whose refutation wins a piece one or two moves later. A gain that the chosen move allows as well doesn't
/// count.
fn slow_loss(view: &View, mv: Action, found: &Refutation, chosen: Action) -> Option<Explanation> {
    let (pieces, turn, reply) = (&view.state.pieces, view.state.turn, found.reply);
    let next = Change::new(pieces, turn, mv)?;
    let answer = Change::new(&next.after, turn.other(), reply)?;
    let kept = Change::new(pieces, turn, chosen)?;
    if next.effect.takes() || answer.effect.takes() {
        return None;
    }
    let is_legal = MoveSets::contains(&kept.after, turn.other(), reply);
    let same = Change::new(&kept.after, turn.other(), reply).filter(|_| is_legal);
    if answer.wins_attacked() && same.is_none_or(|same| !same.wins_attacked()) {
        let pieces = answer.named_attacked(turn)?;
        return Some(Explanation::Exposes { mv, reply, pieces });
    }
    let late = late_capture(&answer, &found.line).filter(|late| !still_plays(&kept, late))?;
    let LateCapture { line, next, kind } = late;
    Some(Explanation::LosesLater { mv, line: Arg::list(Join::And, line), next, kind })
}

/// Whether the opponent can answer a move with `reply`, and captures something by it.
fn allows(view: &View, mv: Action, reply: Action) -> bool {
    let (mut pieces, turn) = (view.state.pieces, view.state.turn);
    pieces.apply(turn, mv);
    takings(&pieces, turn.other()).contains(&reply)
}
