//! Staged input: an army, or a move by piece and direction.

use rules::{BoardOption, BoardStep, Cell, Choice, Choices, Draft, Edge, MAX_ACTS, Refusal, Seat};

use crate::army::Kind;
use crate::army_choices::army_choices;
use crate::army_draft::ArmyDraft;
use crate::board_steps::first_step;
use crate::direction::Direction;
use crate::legal;
use crate::moves::{Action, Move};
use crate::pieces::Pieces;
use crate::position::View;
use crate::squares;
use crate::suggest::{effect_prompt, priority};
use crate::words::{Prompt, Reason, title};

pub(crate) fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    if view.state.is_open() {
        return move_choices(view, seat, draft);
    }
    match ArmyDraft::new(view, draft) {
        Some(army_draft) if view.own_seat() == Some(seat) => army_choices(&army_draft, draft),
        _ => Err(Refusal::new(Prompt::NoArmy)),
    }
}

fn move_choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    let legal = legal::moves(view, seat);
    if legal.is_empty() {
        return Err(Refusal::new(Reason::NotYourTurn));
    }
    let stale = || Refusal::new(Prompt::Gone);
    let squares = draft.steps.iter().flat_map(|step| step.split('>')).map(squares::named);
    let squares = squares.collect::<Option<Vec<_>>>().ok_or_else(stale)?;
    let pieces = &view.state.pieces;
    let Some((&from, targets)) = squares.split_first() else {
        return Ok(piece_choices(pieces, seat, legal, draft));
    };
    target_choices(&Standing { pieces, seat, from }, legal, targets.last(), draft).ok_or_else(stale)
}

/// The pieces of the first step on the board. The most interesting ones have buttons, and a menu has the others.
fn piece_choices(pieces: &Pieces, seat: Seat, legal: Vec<Action>, draft: &Draft) -> Choices<Move> {
    let BoardStep { prompt, options, .. } = first_step(pieces, seat, &legal);
    let ranked: Vec<String> =
        ranked(pieces, seat, legal).iter().map(|action| action.from.to_string()).collect();
    let mut options: Vec<Choice> = options.iter().filter_map(BoardOption::choice).collect();
    options.sort_by_key(|option| ranked.iter().position(|from| *from == option.id));
    options.iter_mut().take(MAX_ACTS).for_each(|option| option.is_act = true);
    options.sort_by_key(|option| option.is_act);
    Choices { draft: draft.clone(), prompt, options, complete: None }
}

fn ranked(pieces: &Pieces, seat: Seat, mut legal: Vec<Action>) -> Vec<Action> {
    legal.sort_by_key(|&action| priority(pieces, seat, action));
    legal
}

/// A piece that is about to move.
struct Standing<'a> {
    pieces: &'a Pieces,
    seat: Seat,
    from: Cell,
}

impl Standing<'_> {
    fn kind(&self) -> Kind {
        self.pieces.army(self.seat).at(self.from).unwrap_or(Kind::General)
    }

    /// The buttons of the four directions. A button is gray if no move leads there.
    fn ways(&self, own: &[Action], chosen: Action, home: Option<Edge>) -> Vec<Choice> {
        let mut ways = Direction::ALL.map(|way| (way.on_picture(self.seat, home), way));
        ways.sort_by_key(|&(shown, _)| BUTTONS.iter().position(|way| *way == shown));
        let choice = |(shown, way): (Direction, Direction)| {
            let there =
                own.iter().find(|action| Direction::between(self.from, action.to) == Some(way));
            match there {
                Some(&action) => {
                    let deed = effect_prompt(self.pieces, self.kind(), action).into();
                    let way = shown.into();
                    let label = match action == chosen {
                        true => Prompt::ChosenWay { way, deed },
                        false => Prompt::Way { way, deed },
                    };
                    Choice::act(action.to.to_string(), label)
                }
                None => Choice { is_off: true, ..Choice::act(format!("{way:?}"), shown) },
            }
        };
        ways.into_iter().map(choice).collect()
    }
}

/// The directions on the picture, in the order of their buttons.
const BUTTONS: [Direction; 4] = [Direction::Left, Direction::Up, Direction::Down, Direction::Right];

/// The chosen target of a piece, or else its best target, with buttons for the other targets.
fn target_choices(
    piece: &Standing<'_>,
    mut legal: Vec<Action>,
    target: Option<&Cell>,
    draft: &Draft,
) -> Option<Choices<Move>> {
    let Standing { pieces, seat, from } = *piece;
    legal.retain(|action| action.from == from);
    let own = ranked(pieces, seat, legal);
    let fits = |action: &&Action| target.is_none_or(|to| action.to == *to);
    let chosen = *own.iter().find(fits)?;
    let deed = effect_prompt(pieces, piece.kind(), chosen).into();
    let steps = vec![format!("{from}>{}", chosen.to)];
    // With one move, there is nothing to adjust.
    let options = match own.len() {
        1 => Vec::new(),
        _ => piece.ways(&own, chosen, draft.home),
    };
    Some(Choices {
        draft: Draft { steps, ..draft.clone() },
        prompt: Prompt::Confirm { kind: title(piece.kind()), square: from, deed }.into(),
        options,
        complete: Some(Move::Action(chosen)),
    })
}
