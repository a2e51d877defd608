//! Staged input of an army: by formation, counts or squares.

use rules::{Cell, Choice, Choices, Draft, Menu, Message, Refusal};

use crate::army::Kind;
use crate::army_draft::{ArmyDraft, ArmyDraftStage, PickedSquares, add, count_range, rest_of_row};
use crate::army_layout::Layout;
use crate::formations::FORMATIONS;
use crate::moves::Move;
use crate::words::{Letter, Name, Prompt, Soldiers, counted, title};

pub(crate) fn army_choices(
    army_draft: &ArmyDraft<'_>,
    draft: &Draft,
) -> Result<Choices<Move>, Refusal> {
    let stage = army_draft.stage(draft)?;
    let (prompt, options) = match &stage {
        ArmyDraftStage::Start => (Prompt::HowDrawn.into(), start_choices(army_draft)),
        ArmyDraftStage::Counts(counts) => count_choices(army_draft, counts),
        ArmyDraftStage::Rows(layout) => rows(army_draft, layout),
        ArmyDraftStage::Drawn(layout) => (review(army_draft, layout), edit_choices()),
        ArmyDraftStage::Unfinished(layout) => {
            let edits = [("mirror", Prompt::Mirror), ("change", Prompt::Change)];
            let edits = edits.map(|(id, label)| Choice::act(id, label));
            (Prompt::unfinished(layout).into(), edits.into())
        }
        ArmyDraftStage::Swap(layout, picked) => {
            let which = if picked.squares.is_empty() { "first" } else { "second" };
            (Prompt::WhichSwap { which }.into(), squares(army_draft, layout, picked, |_| true))
        }
        ArmyDraftStage::Change(layout, picked) => match picked.squares.first() {
            Some(&square) => kinds(army_draft, layout, square),
            None => {
                let changes = |kind| kind != Some(Kind::General);
                (Prompt::WhichChange.into(), squares(army_draft, layout, picked, changes))
            }
        },
    };
    let complete = stage.complete().map(|layout| Move::Deploy(layout.deployment(army_draft.seat)));
    let draft = Draft { steps: army_draft.kept_steps(&draft.steps), ..draft.clone() };
    Ok(Choices { draft, prompt, options, complete })
}

fn start_choices(army_draft: &ArmyDraft<'_>) -> Vec<Choice> {
    let kept = army_draft.kept().map(|layout| {
        let army = Prompt::Army { soldiers: soldiers(army_draft, &layout) };
        Choice::new("kept", Prompt::Kept).hint(army)
    });
    let saved = army_draft.saved().map(|(id, name, layout)| {
        let army = Prompt::Army { soldiers: soldiers(army_draft, &layout) };
        Choice::new(id, Prompt::Saved { name: name.into() }).hint(army)
    });
    let formations = FORMATIONS
        .iter()
        .map(|formation| Choice::new(formation.id, formation.name()).hint(formation.plan()));
    let each = army_draft.field.limit() / 3;
    let others = [
        Choice::new("even", Prompt::Even { each }).hint(Prompt::EvenHint),
        Choice::new("counts", Prompt::ByCounts).hint(Prompt::ByCountsHint),
        Choice::new("rows", Prompt::BySquares).hint(Prompt::BySquaresHint),
    ];
    kept.into_iter().chain(saved).chain(formations).chain(others).collect()
}

fn count_choices(army_draft: &ArmyDraft<'_>, counts: &[usize]) -> (Message, Vec<Choice>) {
    let Some(&kind) = Kind::SOLDIERS.get(counts.len()) else {
        return (empty_prompt(), Vec::new());
    };
    let range = count_range(army_draft.field, counts);
    let letter = kind.letter().to_ascii_lowercase();
    let prompt = Prompt::HowMany { kind: Letter(kind), room: *range.end() }.into();
    let options = range.map(|count| Choice::new(format!("{letter}{count}"), counted(kind, count)));
    (prompt, options.collect())
}

fn soldiers(army_draft: &ArmyDraft<'_>, layout: &Layout) -> Soldiers {
    Soldiers(layout.army(army_draft.seat))
}

pub(crate) fn review(army_draft: &ArmyDraft<'_>, layout: &Layout) -> Message {
    Prompt::Review { soldiers: soldiers(army_draft, layout) }.into()
}

/// The prompt when nothing is left to choose.
fn empty_prompt() -> Message {
    Message::plain("")
}

fn edit_choices() -> Vec<Choice> {
    vec![
        Choice::act("mirror", Prompt::Mirror),
        Choice::act("shuffle", Prompt::Shuffle),
        Choice::act("swap", Prompt::Swap),
        Choice::act("change", Prompt::Change),
    ]
}

/// The options while the army is placed square by square.
fn rows(army_draft: &ArmyDraft<'_>, layout: &Layout) -> (Message, Vec<Choice>) {
    let Some(next) = army_draft.field.place(army_draft.seat, layout.squares.len()) else {
        return (empty_prompt(), Vec::new());
    };
    let possible = |option: &Choice| add(layout.clone(), &option.id).is_some();
    let one = [Kind::Musketeer, Kind::Horseman, Kind::Pikeman, Kind::General]
        .map(|kind| Choice::act(kind.letter(), title(kind)));
    let rest = rest_of_row(layout);
    let fill = Kind::SOLDIERS.map(|kind| {
        let pieces = counted(kind, rest);
        Choice::act(format!("{}+", kind.letter()), Prompt::KindOn { pieces })
    });
    let mut options = Vec::from(one);
    options.push(Choice::act("-", Prompt::Nobody));
    if rest > 1 {
        options.extend(fill);
        options.push(Choice::act("-+", Prompt::NobodyOn));
    }
    options.retain(possible);
    let free = army_draft.field.limit() - layout.soldiers();
    let general = if layout.count(Kind::General) == 0 { "missing" } else { "placed" };
    (Prompt::WhoStands { square: next, free, general }.into(), options)
}

/// The squares of the end zone, or its rows if there are too many squares.
fn squares(
    army_draft: &ArmyDraft<'_>,
    layout: &Layout,
    picked: &PickedSquares,
    fits: impl Fn(Option<Kind>) -> bool,
) -> Vec<Choice> {
    let offered = army_draft.squares().filter(|square| {
        picked.row.is_none_or(|row| row == square.row)
            && !picked.squares.contains(square)
            && fits(army_draft.at(layout, *square))
    });
    let rows: Vec<u8> = army_draft.rows().collect();
    let from_the_front = |square: &Cell| rows.iter().position(|row| *row == square.row);
    match rules::split(offered, from_the_front) {
        Menu::Whole(offered) => offered
            .into_iter()
            .map(|square| {
                let there = occupant(army_draft.at(layout, square));
                Choice::new(square.to_string(), Prompt::Square { square, there })
            })
            .collect(),
        Menu::Groups(_) => rows
            .iter()
            .map(|row| row + 1)
            .zip(["front", "middle", "back"])
            .map(|(row, which)| Choice::new(format!("r{row}"), Prompt::Row { which, row }))
            .collect(),
    }
}

/// The kinds that can replace the piece on a square.
fn kinds(army_draft: &ArmyDraft<'_>, layout: &Layout, square: Cell) -> (Message, Vec<Choice>) {
    let there = army_draft.at(layout, square);
    let more = there.is_some() || layout.soldiers() < army_draft.field.limit();
    let soldiers = Kind::SOLDIERS.into_iter().filter(|&kind| more && there != Some(kind));
    let mut options: Vec<Choice> =
        soldiers.map(|kind| Choice::new(kind.letter(), title(kind))).collect();
    options.push(Choice::new("G", Prompt::TheGeneral).hint(Prompt::TheGeneralHint));
    if there.is_some() && layout.soldiers() > 1 {
        options.push(Choice::new("-", Prompt::Nobody));
    }
    (Prompt::WhoInstead { square, there: occupant(there) }.into(), options)
}

pub(crate) fn occupant(there: Option<Kind>) -> Message {
    there.map_or_else(|| Name::Empty.into(), Message::from)
}
