//! The draft of an army: its state, and the state after each further choice.

use rules::{Cell, Draft, Refusal, SavedLayout, Seat};

use crate::army::Kind;
use crate::field::Field;
use crate::formations::Formation;
use crate::layout::Layout;
use crate::position::View;
use crate::squares;
use crate::words::Prompt;

/// What the step to a saved army begins with; its place among the saved ones follows.
const SAVED: &str = "saved";

/// Where a draft of an army stands.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum ArmyDraftStage {
    /// Nothing chosen.
    Start,
    /// How many musketeers, horsemen and pikemen, as far as said.
    Counts(Vec<usize>),
    /// The first squares are decided, row by row.
    Rows(Layout),
    /// An army that can be confirmed or changed.
    Drawn(Layout),
    /// Two squares of the army are being exchanged.
    Swap(Layout, PickedSquares),
    /// A square of the army is being given to another kind.
    Change(Layout, PickedSquares),
}

/// Which squares have been picked, and of which row the next one is.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct PickedSquares {
    /// The squares, at most two.
    pub squares: Vec<Cell>,
    /// The row, from 0, where the zone has more squares than a menu.
    pub row: Option<u8>,
}

/// Who drafts, and on what.
pub(crate) struct ArmyDraft<'a> {
    /// The board.
    pub field: Field,
    /// The seat whose army it is.
    pub seat: Seat,
    /// What shuffles come from.
    pub salt: u64,
    /// What the player kept from their last match.
    pub kept: Option<&'a str>,
    /// What they saved under names.
    pub saved: &'a [SavedLayout],
}

impl<'a> ArmyDraft<'a> {
    /// The drafting of the seat that looks, if it has an army to draw up.
    pub(crate) fn new(view: &View, draft: &'a Draft) -> Option<Self> {
        let seat = view.own_seat().filter(|_| !view.state.is_open())?;
        let (kept, saved) = (draft.kept.as_deref(), draft.saved.as_slice());
        let field = view.state.pieces.field;
        view.state.may_move(seat).then_some(Self { field, seat, salt: view.salt, kept, saved })
    }

    /// What the draft has come to.
    pub(crate) fn stage(&self, draft: &Draft) -> Result<ArmyDraftStage, Refusal> {
        self.stage_after(&draft.steps).ok_or_else(|| Refusal::new(Prompt::ArmyGone))
    }

    /// The kept army, where it is one for this board.
    pub(crate) fn kept(&self) -> Option<Layout> {
        self.army(self.kept?)
    }

    /// The saved armies that are for this board, each with its step and its name.
    pub(crate) fn saved(&self) -> impl Iterator<Item = (String, &'a str, Layout)> {
        self.saved.iter().enumerate().filter_map(|(index, saved)| {
            Some((format!("{SAVED}{index}"), saved.name.as_str(), self.army(&saved.text)?))
        })
    }

    /// An army as it is kept, where it is one for this board.
    fn army(&self, kept: &str) -> Option<Layout> {
        let (board, letters) = kept.split_once('=')?;
        let layout = Layout::parse(self.field, letters)?;
        (board == self.field.name() && layout.is_full() && layout.is_army()).then_some(layout)
    }

    /// The rest of an even army, in an order of chance.
    fn even(&self) -> Layout {
        let each = self.field.limit() / 3;
        Layout::of_counts(self.field, [each; 3], self.salt)
    }

    /// The steps as they are kept: one for each choice, so that going back takes back one, as far as a draft may be long.
    /// What is chosen first stands there as the army that it comes to: what was kept from an earlier match may change.
    pub(crate) fn kept_steps(&self, steps: &[String]) -> Vec<String> {
        let mut kept = steps.to_vec();
        match steps.first().and_then(|first| self.begin(first)) {
            Some(ArmyDraftStage::Drawn(army)) => kept[0] = format!("={army}"),
            // An army that is being placed may stand in one step, as all of them once did.
            Some(ArmyDraftStage::Rows(army))
                if steps.first().is_some_and(|first| first != "rows") =>
            {
                kept.splice(..1, std::iter::once("rows".to_string()).chain(army.letters()));
            }
            _ => {}
        }
        let is_long = |steps: &[String]| steps.join(".").len() > rules::DRAFT_LIMIT;
        let mut forgotten = 1;
        while is_long(&kept) && forgotten < steps.len() {
            forgotten += 1;
            if let Some(ArmyDraftStage::Drawn(army)) = self.stage_after(&steps[..forgotten]) {
                kept = steps.to_vec();
                kept.splice(..forgotten, [format!("={army}")]);
            }
        }
        kept
    }

    fn stage_after(&self, steps: &[String]) -> Option<ArmyDraftStage> {
        steps.iter().try_fold(ArmyDraftStage::Start, |stage, step| self.after(stage, step))
    }

    fn after(&self, stage: ArmyDraftStage, step: &str) -> Option<ArmyDraftStage> {
        match stage {
            ArmyDraftStage::Start => self.begin(step),
            ArmyDraftStage::Counts(counts) => self.count(counts, step),
            ArmyDraftStage::Rows(layout) => add(layout, step),
            ArmyDraftStage::Drawn(layout) => self.edit(layout, step),
            ArmyDraftStage::Swap(layout, picked) => self.swap(layout, picked, step),
            ArmyDraftStage::Change(layout, picked) => self.change(layout, picked, step),
        }
    }

    fn begin(&self, step: &str) -> Option<ArmyDraftStage> {
        match step {
            "kept" => self.kept().map(ArmyDraftStage::Drawn),
            "even" => Some(ArmyDraftStage::Drawn(self.even())),
            "counts" => Some(ArmyDraftStage::Counts(Vec::new())),
            "rows" => Some(ArmyDraftStage::Rows(Layout::empty(self.field))),
            _ if step.starts_with(SAVED) => self
                .saved()
                .find(|(id, ..)| id == step)
                .map(|(_, _, army)| ArmyDraftStage::Drawn(army)),
            _ => match step.strip_prefix('=') {
                Some(letters) => stage_of_layout(Layout::parse(self.field, letters)?),
                None => Some(ArmyDraftStage::Drawn(Formation::named(step)?.layout(self.field))),
            },
        }
    }

    /// The steps `m5`, `h5`, `p5`.
    fn count(&self, mut counts: Vec<usize>, step: &str) -> Option<ArmyDraftStage> {
        let letter = Kind::SOLDIERS.get(counts.len())?.letter().to_ascii_lowercase();
        let count: usize = step.strip_prefix(letter)?.parse().ok()?;
        if !count_range(self.field, &counts).contains(&count) {
            return None;
        }
        counts.push(count);
        Some(match *counts.as_slice() {
            [musketeers, horsemen, pikemen] => {
                let counts = [musketeers, horsemen, pikemen];
                ArmyDraftStage::Drawn(Layout::of_counts(self.field, counts, self.salt))
            }
            _ => ArmyDraftStage::Counts(counts),
        })
    }

    fn edit(&self, layout: Layout, step: &str) -> Option<ArmyDraftStage> {
        match step {
            "mirror" => Some(ArmyDraftStage::Drawn(layout.mirrored())),
            "shuffle" => Some(ArmyDraftStage::Drawn(layout.shuffled(self.salt))),
            "swap" => Some(ArmyDraftStage::Swap(layout, PickedSquares::default())),
            "change" => Some(ArmyDraftStage::Change(layout, PickedSquares::default())),
            _ => None,
        }
    }

    fn swap(
        &self,
        mut layout: Layout,
        picked: PickedSquares,
        step: &str,
    ) -> Option<ArmyDraftStage> {
        let picked = self.pick(picked, step)?;
        let &[one, other] = picked.squares.as_slice() else {
            return Some(ArmyDraftStage::Swap(layout, picked));
        };
        if one == other {
            return None;
        }
        layout.squares.swap(self.index(one)?, self.index(other)?);
        Some(ArmyDraftStage::Drawn(layout))
    }

    fn change(
        &self,
        mut layout: Layout,
        picked: PickedSquares,
        step: &str,
    ) -> Option<ArmyDraftStage> {
        let Some(&square) = picked.squares.first() else {
            let picked = self.pick(picked, step)?;
            let general = picked.squares.first().and_then(|&square| self.at(&layout, square));
            return (general != Some(Kind::General))
                .then_some(ArmyDraftStage::Change(layout, picked));
        };
        let kind = kind_of(step)?;
        let index = self.index(square)?;
        if kind == Some(Kind::General) {
            let general = layout.squares.iter().position(|&there| there == kind)?;
            layout.squares.swap(general, index);
        } else {
            layout.squares[index] = kind;
        }
        layout.is_army().then_some(ArmyDraftStage::Drawn(layout))
    }

    /// One more square or, where the zone has more than a menu, first its row.
    fn pick(&self, mut picked: PickedSquares, step: &str) -> Option<PickedSquares> {
        if self.by_rows() && picked.row.is_none() {
            let row: u8 = step.strip_prefix('r')?.parse().ok()?;
            let row = row.checked_sub(1)?;
            self.rows().any(|known| known == row).then_some(())?;
            picked.row = Some(row);
            return Some(picked);
        }
        let square = squares::named(step).filter(|&square| self.index(square).is_some())?;
        if picked.row.is_some_and(|row| row != square.row) {
            return None;
        }
        picked.row = None;
        picked.squares.push(square);
        Some(picked)
    }

    /// Whether squares are picked row first.
    pub(crate) fn by_rows(&self) -> bool {
        self.field.places() > rules::MAX_CHOICES
    }

    /// The rows of the end zone, the front one first.
    pub(crate) fn rows(&self) -> impl Iterator<Item = u8> {
        let side = usize::from(self.field.side());
        let firsts = (0..self.field.places()).step_by(side);
        firsts.filter_map(|first| self.field.place(self.seat, first)).map(|square| square.row)
    }

    /// The squares of the end zone in the order of layouts.
    pub(crate) fn squares(&self) -> impl Iterator<Item = Cell> {
        (0..self.field.places()).filter_map(|index| self.field.place(self.seat, index))
    }

    /// What a layout has on a square.
    pub(crate) fn at(&self, layout: &Layout, square: Cell) -> Option<Kind> {
        layout.squares.get(self.index(square)?).copied().flatten()
    }

    fn index(&self, square: Cell) -> Option<usize> {
        self.squares().position(|place| place == square)
    }
}

impl ArmyDraftStage {
    /// The army so far.
    pub(crate) fn layout(&self) -> Option<&Layout> {
        match self {
            Self::Start | Self::Counts(_) => None,
            Self::Rows(layout)
            | Self::Drawn(layout)
            | Self::Swap(layout, _)
            | Self::Change(layout, _) => Some(layout),
        }
    }

    /// The army, where it can be played as it is.
    pub(crate) fn complete(&self) -> Option<Layout> {
        match self {
            Self::Rows(layout) | Self::Drawn(layout) if layout.is_army() => {
                Some(layout.clone().filled_up())
            }
            _ => None,
        }
    }
}

/// How many of the next kind there can be, after these.
pub(crate) fn count_range(field: Field, counts: &[usize]) -> std::ops::RangeInclusive<usize> {
    let placed: usize = counts.iter().sum();
    let least = usize::from(counts.len() == 2 && placed == 0);
    least..=field.limit() - placed
}

/// What a letter in a step stands for: a kind, or nobody.
pub(crate) fn kind_of(step: &str) -> Option<Option<Kind>> {
    match step {
        "-" => Some(None),
        "G" | "H" | "M" | "P" => step.chars().next().and_then(Kind::of_letter).map(Some),
        _ => None,
    }
}

/// The layout with one more square decided or, by a letter with a plus, the rest of the row.
pub(crate) fn add(mut layout: Layout, step: &str) -> Option<ArmyDraftStage> {
    let (letter, count) = match step.strip_suffix('+') {
        Some(letter) => (letter, rest_of_row(&layout)),
        None => (step, 1),
    };
    let kind = kind_of(letter)?;
    layout.squares.extend(std::iter::repeat_n(kind, count));
    stage_of_layout(layout)
}

/// How many squares of the row are still to be decided.
pub(crate) fn rest_of_row(layout: &Layout) -> usize {
    let side = usize::from(layout.field.side());
    side - layout.squares.len() % side
}

/// The stage of a layout, if it is an army or can become one.
fn stage_of_layout(layout: Layout) -> Option<ArmyDraftStage> {
    if layout.is_full() {
        return layout.is_army().then_some(ArmyDraftStage::Drawn(layout));
    }
    let left = layout.field.places().checked_sub(layout.squares.len())?;
    let needed =
        usize::from(layout.count(Kind::General) == 0) + usize::from(layout.soldiers() == 0);
    let possible = layout.count(Kind::General) <= 1
        && layout.soldiers() <= layout.field.limit()
        && needed <= left;
    possible.then_some(ArmyDraftStage::Rows(layout))
}
