//! Input on the board: the pawn, its target, and its captures if several ways lead there.

use std::collections::BTreeMap;

use rules::{
    Address, BoardMove, BoardOption, BoardStep, Commit, Draft, Message, Next, Refusal, Seat,
};

use crate::draft;
use crate::draft::{MoveOption, NOTHING};
use crate::effect::path_hint;
use crate::legal::MoveGenerator;
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::words::{Prompt, square_list};

/// The maximum number of squares of a path that an option names.
const NAMED: usize = 12;

/// The moves between a start and an end square.
type Ways = Vec<MoveOption>;

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
    let search = view.move_generator();
    let pawns = view.board.pawns(seat).iter().map(|from| (from, draft::options(view, from)));
    let movable = pawns.filter(|(_, moves)| !moves.is_empty());
    let options = movable.map(|(from, moves)| pawn(&search, from, moves)).collect();
    Ok(BoardStep::new(Prompt::WhichPawn, options))
}

/// The squares between which a move carries its pawn.
pub(crate) fn carried(mv: &Move) -> Vec<[rules::Cell; 2]> {
    vec![[mv.from().cell(), mv.to().cell()]]
}

fn pawn(search: &MoveGenerator<'_>, from: Square, found: Ways) -> BoardOption<Move> {
    let (moves, is_hot) = (found.len(), found.iter().any(MoveOption::is_hot));
    let mut targets: BTreeMap<Square, Ways> = BTreeMap::new();
    found.into_iter().for_each(|way| targets.entry(way.outcome.to).or_default().push(way));
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
    let is_hot = ways.iter().any(MoveOption::is_hot);
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

impl MoveOption {
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

    /// One of several moves to the same square, distinguished by its captures.
    fn option(self, search: &MoveGenerator<'_>) -> BoardOption<Move> {
        let (is_hot, say) = (self.is_hot(), self.say());
        let (id, label) = match self.captures.as_str() {
            "" => (NOTHING.to_owned(), Prompt::Nothing),
            captures => {
                let pawns = square_list(search.captured(self.outcome).iter());
                (captures.to_owned(), Prompt::Captured { pawns })
            }
        };
        let option = BoardOption::new(id, label, self.leaf(search));
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
