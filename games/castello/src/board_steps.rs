//! Input on the board: the pawn, its target, and its captures if several ways lead there.

use std::collections::BTreeMap;

use rules::{
    Address, BoardMove, BoardOption, BoardStep, Commit, Draft, Message, Next, Refusal, Seat,
};

use crate::draft::NOTHING;
use crate::effect::{Effect, comma_list, path_hint};
use crate::legal::{MoveGenerator, MoveOutcome};
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::words::{Prompt, square_list};

/// The most squares of a path that are named.
const NAMED: usize = 12;

/// The moves between a start and an end square.
type Ways = Vec<Way>;

/// A legal move and its effect.
struct Way {
    outcome: MoveOutcome,
    mv: Move,
    effect: Effect,
}

pub(crate) fn board_step(
    view: &View,
    seat: Seat,
    draft: &Draft,
) -> Result<BoardStep<Move>, Refusal> {
    if !view.to_move(seat) {
        return Err(Refusal::new(Prompt::NotToMove));
    }
    if !draft.is_empty() {
        return Err(Refusal::new(Prompt::PawnGone));
    }
    let mut search = view.move_generator();
    let mut pawns: BTreeMap<Square, BTreeMap<Square, Ways>> = BTreeMap::new();
    for (outcome, mv) in search.moves() {
        let ways = pawns.entry(outcome.from).or_default().entry(outcome.to).or_default();
        ways.push(Way { outcome, mv, effect: Effect::of(view, outcome) });
    }
    let options = pawns.into_iter().map(|(from, targets)| pawn(&search, from, targets)).collect();
    Ok(BoardStep::new(Prompt::WhichPawn, options))
}

/// The squares between which a move carries its pawn.
pub(crate) fn carried(mv: &Move) -> Vec<[rules::Cell; 2]> {
    vec![[mv.from().cell(), mv.to().cell()]]
}

fn pawn(
    search: &MoveGenerator<'_>,
    from: Square,
    targets: BTreeMap<Square, Ways>,
) -> BoardOption<Move> {
    let moves = targets.values().map(Vec::len).sum();
    let is_hot = targets.values().flatten().any(Way::is_hot);
    let options = targets.into_iter().map(|(to, ways)| target(search, [from, to], ways)).collect();
    let next = BoardStep::new(Prompt::WhichLanding { from }, options);
    BoardOption::new(from.to_string(), Prompt::Pawn { square: from }, Next::Step(Box::new(next)))
        .at([address(from)])
        .say(Prompt::Moves { moves })
        .hot(is_hot)
}

fn target(
    search: &MoveGenerator<'_>,
    [from, to]: [Square; 2],
    mut ways: Ways,
) -> BoardOption<Move> {
    let is_hot = ways.iter().any(Way::is_hot);
    let (say, next) = match ways.pop() {
        Some(only) if ways.is_empty() => (only.say(), only.leaf(search)),
        last => {
            ways.extend(last);
            let say = Prompt::Ways { moves: ways.len() }.into();
            let options = ways.into_iter().map(|way| way.option(search)).collect();
            let step = BoardStep::new(Prompt::WhichCaptures { from, to }, options);
            (Some(say), Next::Step(Box::new(step)))
        }
    };
    let option = BoardOption::new(to.to_string(), Prompt::Route { from, to }, next);
    BoardOption { say, ..option.at([address(to)]).hot(is_hot) }
}

impl Way {
    fn is_hot(&self) -> bool {
        self.effect.wins || self.effect.captures > 0 || !self.effect.castles.is_empty()
    }

    /// The effect in a few words, or else the squares of the jumps.
    fn say(&self) -> Option<Message> {
        match self.effect.list() {
            Some(effects) => Some(Prompt::Doing { effects }.into()),
            None => path_hint(self.outcome, &self.mv, NAMED),
        }
    }

    /// One of several ways to a square, told apart by its captures.
    fn option(self, search: &MoveGenerator<'_>) -> BoardOption<Move> {
        let captured = search.captured(self.outcome);
        let (is_hot, say) = (self.is_hot(), self.say());
        let next = |way: Self| way.leaf(search);
        let option = match captured.is_empty() {
            true => BoardOption::new(NOTHING, Prompt::Nothing, next(self)),
            false => {
                let label = Prompt::Captured { pawns: square_list(captured.iter()) };
                BoardOption::new(comma_list(&captured), label, next(self))
            }
        };
        BoardOption { say, ..option.hot(is_hot) }
    }

    fn leaf(self, search: &MoveGenerator<'_>) -> Next<Move> {
        let captured = search.captured(self.outcome);
        let taken: Vec<Address> =
            captured.iter().chain(self.effect.castles.squares()).map(address).collect();
        let path: Vec<Address> = self.mv.path().iter().copied().map(address).collect();
        let effect = rules::Effect { glides: vec![path.clone()], gone: taken.clone() };
        Next::Move(BoardMove {
            targets: taken,
            path,
            effect: Some(effect),
            ..BoardMove::new(self.mv, Commit::Hold)
        })
    }
}

fn address(square: Square) -> Address {
    Address::square(square.cell())
}
