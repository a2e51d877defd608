//! The draft of an army, and its stage after each further choice.

use rules::{Cell, Draft, Message, Refusal, SavedLayout, Seat};

use crate::army::Kind;
use crate::army_layout::Layout;
use crate::field::Field;
use crate::formations::{FORMATIONS, Formation};
use crate::position::View;
use crate::squares;
use crate::words::Prompt;

/// The prefix of the step that picks a saved army. Its index follows.
const SAVED: &str = "saved";

#[derive(Clone, PartialEq, Eq)]
pub(crate) enum ArmyDraftStage {
    Start,
    /// The numbers of musketeers, horsemen and pikemen chosen so far.
    Counts(Vec<usize>),
    /// The first squares are decided, row by row.
    Rows(Layout),
    /// An army that can be confirmed or changed.
    Drawn(Layout),
    /// The squares don't make an army yet: the general or all other pieces are missing.
    Unfinished(Layout),
    /// Two squares of the army are about to be exchanged.
    Swap(Layout, PickedSquares),
    /// A square of the army is about to get another kind.
    Change(Layout, PickedSquares),
}

/// A whole army that can be chosen at once.
pub(crate) struct WholeArmy {
    /// The step that chooses this army.
    pub id: String,
    pub name: Message,
    pub layout: Layout,
}

/// The picked squares, and the row in which the next one is picked.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct PickedSquares {
    /// The squares, at most two.
    pub squares: Vec<Cell>,
    /// The picked row, from 0. Only if the zone has more squares than a menu holds.
    pub row: Option<u8>,
}

/// The fixed facts of an army draft: board, seat, and the player's earlier armies.
pub(crate) struct ArmyDraft<'a> {
    pub field: Field,
    pub seat: Seat,
    /// The seed of shuffles.
    pub salt: u64,
    /// The army that the player kept from their last match.
    pub kept: Option<&'a str>,
    /// The armies that the player saved under names.
    pub saved: &'a [SavedLayout],
}

impl<'a> ArmyDraft<'a> {
    /// The draft of the viewer's army, if they have one to place.
    pub(crate) fn new(view: &View, draft: &'a Draft) -> Option<Self> {
        let seat = view.own_seat().filter(|_| !view.state.is_open())?;
        let (kept, saved) = (draft.kept.as_deref(), draft.saved.as_slice());
        let field = view.state.pieces.field;
        let salt = draft.shuffles.map_or(view.salt, |seed| seed.game().below(u64::MAX));
        view.state.may_move(seat).then_some(Self { field, seat, salt, kept, saved })
    }

    /// The stage after the steps of the draft.
    pub(crate) fn stage(&self, draft: &Draft) -> Result<ArmyDraftStage, Refusal> {
        self.stage_after(&draft.steps).ok_or_else(|| Refusal::new(Prompt::ArmyGone))
    }

    /// The kept army, if it fits this board.
    pub(crate) fn kept(&self) -> Option<Layout> {
        self.army(self.kept?)
    }

    /// The saved armies that fit this board, each with its step and name.
    pub(crate) fn saved(&self) -> impl Iterator<Item = (String, &'a str, Layout)> {
        self.saved.iter().enumerate().filter_map(|(index, saved)| {
            Some((format!("{SAVED}{index}"), saved.name.as_str(), self.army(&saved.text)?))
        })
    }

    /// Reads a kept army, if it fits this board.
    fn army(&self, kept: &str) -> Option<Layout> {
        let (board, letters) = kept.split_once('=')?;
        let layout = Layout::parse(self.field, letters)?;
        (board == self.field.name() && layout.is_full() && layout.is_army()).then_some(layout)
    }

    /// Every whole army that can be chosen at once.
    pub(crate) fn whole_armies(&self) -> impl Iterator<Item = WholeArmy> {
        let kept = self.kept().map(|layout| {
            let name = Prompt::Kept.into();
            WholeArmy { id: "kept".into(), name, layout }
        });
        let saved = self.saved().map(|(id, name, layout)| {
            let name = Prompt::Saved { name: name.into() }.into();
            WholeArmy { id, name, layout }
        });
        let formations = FORMATIONS.iter().map(|formation| WholeArmy {
            id: formation.id.into(),
            name: formation.name().into(),
            layout: formation.layout(self.field),
        });
        let name = Prompt::Even { each: self.field.limit() / 3 }.into();
        let even = WholeArmy { id: "even".into(), name, layout: self.even() };
        kept.into_iter().chain(saved).chain(formations).chain([even])
    }

    fn even(&self) -> Layout {
        let each = self.field.limit() / 3;
        Layout::of_counts(self.field, [each; 3], self.salt)
    }

    /// The steps to store. The first becomes the army that it names, since kept armies may change. If the steps exceed
    /// the draft limit, the first several become one army.
    pub(crate) fn kept_steps(&self, steps: &[String]) -> Vec<String> {
        let mut kept = steps.to_vec();
        match steps.first().and_then(|first| self.begin(first)) {
            Some(ArmyDraftStage::Drawn(army) | ArmyDraftStage::Unfinished(army)) => {
                kept[0] = format!("={army}");
            }
            // Older drafts have a partly placed army as one step.
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
            if let Some(ArmyDraftStage::Drawn(army) | ArmyDraftStage::Unfinished(army)) =
                self.stage_after(&steps[..forgotten])
            {
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
            ArmyDraftStage::Unfinished(layout) => match step {
                "mirror" => Some(ArmyDraftStage::Unfinished(layout.mirrored())),
                "change" => Some(ArmyDraftStage::Change(layout, PickedSquares::default())),
                _ => None,
            },
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

    /// The stage after a step `m5`, `h5` or `p5`.
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
        let was_army = layout.is_army();
        let general = layout.squares.iter().position(|&there| there == Some(Kind::General));
        match general.filter(|_| kind == Some(Kind::General)) {
            Some(general) => layout.squares.swap(general, index),
            None => layout.squares[index] = kind,
        }
        if was_army && !layout.is_army() { None } else { stage_of_layout(layout) }
    }

    /// Picks one more square. If the zone has more squares than a menu, picks its row first.
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

    /// Whether squares are picked by row first.
    pub(crate) fn by_rows(&self) -> bool {
        self.field.places() > rules::MAX_CHOICES
    }

    /// The rows of the end zone, from the front.
    pub(crate) fn rows(&self) -> impl Iterator<Item = u8> {
        let side = usize::from(self.field.side());
        let firsts = (0..self.field.places()).step_by(side);
        firsts.filter_map(|first| self.field.place(self.seat, first)).map(|square| square.row)
    }

    /// The squares of the end zone in the order of layouts.
    pub(crate) fn squares(&self) -> impl Iterator<Item = Cell> {
        (0..self.field.places()).filter_map(|index| self.field.place(self.seat, index))
    }

    /// The piece of a layout on a square.
    pub(crate) fn at(&self, layout: &Layout, square: Cell) -> Option<Kind> {
        layout.squares.get(self.index(square)?).copied().flatten()
    }

    pub(crate) fn index(&self, square: Cell) -> Option<usize> {
        self.squares().position(|place| place == square)
    }
}

impl ArmyDraftStage {
    pub(crate) fn layout(&self) -> Option<&Layout> {
        match self {
            Self::Start | Self::Counts(_) => None,
            Self::Rows(layout)
            | Self::Drawn(layout)
            | Self::Unfinished(layout)
            | Self::Swap(layout, _)
            | Self::Change(layout, _) => Some(layout),
        }
    }

    /// The army, if it can be played as it is.
    pub(crate) fn complete(&self) -> Option<Layout> {
        match self {
            Self::Rows(layout) | Self::Drawn(layout) if layout.is_army() => {
                Some(layout.clone().filled_up())
            }
            _ => None,
        }
    }
}

/// The possible numbers of the next kind, given the counts so far.
pub(crate) fn count_range(field: Field, counts: &[usize]) -> std::ops::RangeInclusive<usize> {
    let placed: usize = counts.iter().sum();
    let least = usize::from(counts.len() == 2 && placed == 0);
    least..=field.limit() - placed
}

/// The kind of a letter in a step. `Some(None)` is an empty square.
pub(crate) fn kind_of(step: &str) -> Option<Option<Kind>> {
    match step {
        "-" => Some(None),
        "G" | "H" | "M" | "P" => step.chars().next().and_then(Kind::of_letter).map(Some),
        _ => None,
    }
}

/// The stage after one more square, or after the rest of the row if the step ends with a plus.
pub(crate) fn add(mut layout: Layout, step: &str) -> Option<ArmyDraftStage> {
    let (letter, count) = match step.strip_suffix('+') {
        Some(letter) => (letter, rest_of_row(&layout)),
        None => (step, 1),
    };
    let kind = kind_of(letter)?;
    layout.squares.extend(std::iter::repeat_n(kind, count));
    // The last squares must leave room for what the army still needs, such as the general.
    stage_of_layout(layout).filter(|stage| !matches!(stage, ArmyDraftStage::Unfinished(_)))
}

/// The number of undecided squares in the current row.
pub(crate) fn rest_of_row(layout: &Layout) -> usize {
    let side = usize::from(layout.field.side());
    side - layout.squares.len() % side
}

/// The stage of a layout, if it is an army or can become one.
fn stage_of_layout(layout: Layout) -> Option<ArmyDraftStage> {
    if layout.is_full() && !layout.is_army() {
        let may_grow =
            layout.count(Kind::General) <= 1 && layout.soldiers() <= layout.field.limit();
        return may_grow.then_some(ArmyDraftStage::Unfinished(layout));
    }
    if layout.is_full() {
        return Some(ArmyDraftStage::Drawn(layout));
    }
    let left = layout.field.places().checked_sub(layout.squares.len())?;
    let needed =
        usize::from(layout.count(Kind::General) == 0) + usize::from(layout.soldiers() == 0);
    let possible = layout.count(Kind::General) <= 1
        && layout.soldiers() <= layout.field.limit()
        && needed <= left;
    possible.then_some(ArmyDraftStage::Rows(layout))
}
