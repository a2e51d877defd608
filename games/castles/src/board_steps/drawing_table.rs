//! The steps of an army: formations, brushes, exchanges, and the army itself once it is complete.

use rules::{
    Address, BoardMove, BoardOption, BoardStep, Cell, Commit, Draft, Message, Next, Refusal,
};

use crate::army::Kind;
use crate::army_choices::{occupant, review};
use crate::army_draft::{ArmyDraft, WholeArmy};
use crate::army_layout::Layout;
use crate::moves::Move;
use crate::scene;
use crate::words::{Prompt, title};

pub(super) fn board_step(
    army_draft: &ArmyDraft<'_>,
    draft: &Draft,
) -> Result<BoardStep<Move>, Refusal> {
    let stage = army_draft.stage(draft)?;
    let layout = stage.layout().cloned();
    let layout = layout.unwrap_or_else(|| Layout::empty(army_draft.field)).filled_up();
    let table = DrawingTable { army_draft, draft, layout: &layout };
    let complete = layout.is_army().then(|| BoardMove {
        confirm: Some(Prompt::Deploy.into()),
        ..BoardMove::new(Move::Deploy(layout.deployment(army_draft.seat)), Commit::Ask)
    });
    let options = table.formations().chain(table.brushes()).chain(table.squares());
    let options = options.chain(table.buttons()).collect();
    Ok(BoardStep { complete, ..BoardStep::new(table.prompt(), options) })
}

/// A kind of piece to place, or `None` to erase a piece.
type Brush = Option<Kind>;

const BRUSHES: [Brush; 5] =
    [Some(Kind::Musketeer), Some(Kind::Horseman), Some(Kind::Pikeman), Some(Kind::General), None];

/// A layout that is being edited.
struct DrawingTable<'a> {
    army_draft: &'a ArmyDraft<'a>,
    draft: &'a Draft,
    /// All squares of the end zone.
    layout: &'a Layout,
}

impl DrawingTable<'_> {
    fn prompt(&self) -> Message {
        let layout = self.layout;
        if layout.is_army() {
            return review(self.army_draft, layout);
        }
        if layout.is_bare() {
            return Prompt::HowDrawn.into();
        }
        Prompt::unfinished(layout).into()
    }

    /// Replaces the draft by one with this layout.
    fn edit(&self, layout: &Layout) -> Next<Move> {
        let steps = if layout.is_bare() { Vec::new() } else { vec![format!("={layout}")] };
        Next::Draft(Draft { steps, ..self.draft.clone() })
    }

    /// Whole armies: the player's own, the game's formations, and a random one.
    fn formations(&self) -> impl Iterator<Item = BoardOption<Move>> {
        self.army_draft.whole_armies().map(|WholeArmy { id, name, layout }| {
            let option = BoardOption::new(id, name, self.edit(&layout));
            BoardOption { group: Some(Prompt::Formations.into()), ..option }
        })
    }

    /// The kinds of pieces and the eraser, each with the squares that it changes.
    fn brushes(&self) -> impl Iterator<Item = BoardOption<Move>> {
        BRUSHES.into_iter().filter_map(|brush| {
            let squares = self.army_draft.squares().filter_map(|square| {
                let next = self.edit(&self.painted(brush, square)?);
                Some(self.square(square, next))
            });
            let squares: Vec<BoardOption<Move>> = squares.collect();
            let prompt = Prompt::PaintWhere { brush: brush_name(brush) };
            let next = Next::Step(Box::new(BoardStep::new(prompt, squares)));
            let is_of_use = matches!(&next, Next::Step(step) if !step.options.is_empty());
            let option = self.brush(brush, next);
            is_of_use.then_some(BoardOption { is_sticky: true, ..option })
        })
    }

    /// The option of a brush. Its place is the tray slot of the brush's kind, if the army has that kind.
    fn brush(&self, brush: Brush, next: Next<Move>) -> BoardOption<Move> {
        let army = self.layout.army(self.army_draft.seat);
        let slot = brush.and_then(|kind| scene::slot(&army, self.army_draft.seat, kind));
        BoardOption::new(brush_id(brush), brush_name(brush), next).at(slot)
    }

    /// The squares of the end zone, each with the edits that are possible there.
    fn squares(&self) -> impl Iterator<Item = BoardOption<Move>> {
        self.army_draft.squares().filter_map(|square| {
            let exchanges = self.army_draft.squares().filter_map(|other| {
                let next = self.edit(&self.exchanged(square, other)?);
                Some(self.square(other, next))
            });
            let kinds = BRUSHES.into_iter().filter_map(|brush| {
                Some(self.brush(brush, self.edit(&self.painted(brush, square)?)))
            });
            let options: Vec<BoardOption<Move>> = exchanges.chain(kinds).collect();
            let there = occupant(self.at(square));
            let prompt = Prompt::WhatHere { square, there };
            let next = Next::Step(Box::new(BoardStep::new(prompt, options)));
            let is_of_use = matches!(&next, Next::Step(step) if !step.options.is_empty());
            is_of_use.then(|| self.square(square, next))
        })
    }

    fn square(&self, square: Cell, next: Next<Move>) -> BoardOption<Move> {
        let label = Prompt::Square { square, there: occupant(self.at(square)) };
        BoardOption::new(square.to_string(), label, next).at([Address::square(square)])
    }

    /// The buttons that change the whole army at once: mirror and shuffle.
    fn buttons(&self) -> impl Iterator<Item = BoardOption<Move>> {
        let mirrored = self.layout.clone().mirrored();
        let shuffled = self.layout.shuffled(self.army_draft.salt);
        let edits = [("mirror", Prompt::Mirror, mirrored), ("shuffle", Prompt::Shuffle, shuffled)];
        let changes = edits.into_iter().filter(|(_, _, layout)| layout != self.layout);
        changes.map(|(id, label, layout)| BoardOption::new(id, label, self.edit(&layout)))
    }

    fn at(&self, square: Cell) -> Option<Kind> {
        self.army_draft.at(self.layout, square)
    }

    /// The layout with this piece on a square. `None` if the layout stays the same, or if the army gets too large. The
    /// general swaps places with the piece there, since there is only one general.
    fn painted(&self, brush: Brush, square: Cell) -> Option<Layout> {
        let there = self.at(square);
        let general = || self.army_draft.squares().find(|other| self.at(*other) == brush);
        if there == brush {
            return None;
        }
        if let Some(general) = general().filter(|_| brush == Some(Kind::General)) {
            return self.exchanged(square, general);
        }
        let mut layout = self.layout.clone();
        layout.squares[self.army_draft.index(square)?] = brush;
        (layout.soldiers() <= layout.field.limit()).then_some(layout)
    }

    /// The layout with two squares exchanged. `None` if both squares have the same piece.
    fn exchanged(&self, one: Cell, other: Cell) -> Option<Layout> {
        if self.at(one) == self.at(other) {
            return None;
        }
        let mut layout = self.layout.clone();
        layout.squares.swap(self.army_draft.index(one)?, self.army_draft.index(other)?);
        Some(layout)
    }
}

fn brush_id(brush: Brush) -> String {
    brush.map_or('-', Kind::letter).to_string()
}

fn brush_name(brush: Brush) -> Message {
    brush.map_or_else(|| Prompt::Eraser.into(), |kind| title(kind).into())
}
