//! Staged input: an army by formation, counts or squares, a move by piece and direction.

use rules::{Arg, Cell, Choice, Choices, Draft, Join, MAX_CHOICES, Menu, Message, Refusal, Seat};

use crate::army::Kind;
use crate::army_draft::{Muster, Picked, Stage, add, count_range, rest_of_row};
use crate::direction::Direction;
use crate::formations::FORMATIONS;
use crate::layout::Layout;
use crate::moves::{Go, Move};
use crate::pieces::{Effect, Stand};
use crate::position::View;
use crate::suggest::{interest, offer};
use crate::words::{Ask, Letter, Name, No, Soldiers, counted};
use crate::{legal, squares};

/// The next step after a draft.
pub(crate) fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    if view.state.is_open() {
        return of_moves(view, seat, draft);
    }
    match Muster::of(view, draft) {
        Some(muster) if view.own_seat() == Some(seat) => of_army(&muster, draft),
        _ => Err(Refusal::new(Ask::NoArmy)),
    }
}

fn of_moves(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    let legal = legal::moves(view, seat);
    if legal.is_empty() {
        return Err(Refusal::new(No::NotYourTurn));
    }
    let stand = &view.state.stand;
    let stale = || Refusal::new(Ask::Gone);
    let squares = draft.steps.iter().flat_map(|step| step.split('>')).map(squares::named);
    let squares = squares.collect::<Option<Vec<_>>>();
    match squares.ok_or_else(stale)?.as_slice() {
        [] => Ok(first(stand, seat, &legal, draft)),
        &[from] if legal.iter().any(|go| go.from == from) => {
            Ok(ways(stand, seat, &legal, from, draft))
        }
        &[from, to] => {
            let go = legal.iter().find(|go| go.from == from && go.to == to).ok_or_else(stale)?;
            let kind = stand.army(seat).at(from).unwrap_or(Kind::General);
            let (name, deed) = (title(kind), offer(stand, kind, *go).into());
            Ok(Choices {
                draft: draft.clone(),
                prompt: Ask::Confirm { kind: name, square: from, deed }.into(),
                options: Vec::new(),
                complete: Some(Move::Go(*go)),
            })
        }
        _ => Err(stale()),
    }
}

/// All moves where a menu holds them; else the most telling ones, and the pieces for all others.
fn first(stand: &Stand, seat: Seat, legal: &[Go], draft: &Draft) -> Choices<Move> {
    let mut best: Vec<_> = legal.iter().map(|&go| interest(stand, seat, go)).collect();
    best.sort_unstable();
    let best: Vec<Go> = best.into_iter().map(|(_, go)| go).collect();
    let (options, prompt) = if best.len() <= MAX_CHOICES {
        (best.iter().map(|&go| whole(stand, seat, go)).collect(), Ask::WhichMove)
    } else {
        let pieces = pieces(stand, seat, legal, &best);
        let room = MAX_CHOICES.saturating_sub(pieces.len());
        let telling = best.iter().take(room).map(|&go| whole(stand, seat, go));
        (telling.chain(pieces).collect(), Ask::WhichMoveOrPiece)
    };
    Choices { draft: draft.clone(), prompt: prompt.into(), options, complete: None }
}

/// A piece with where it goes.
fn whole(stand: &Stand, seat: Seat, go: Go) -> Choice {
    let kind = stand.army(seat).at(go.from).unwrap_or(Kind::General);
    let (name, deed) = (title(kind), offer(stand, kind, go).into());
    let label = Ask::OneMove { kind: name, square: go.from, deed };
    let choice = Choice::new(format!("{}>{}", go.from, go.to), label);
    match Direction::between(go.from, go.to) {
        Some(way) => choice.hint(way.seen_from(seat)),
        None => choice,
    }
}

/// The pieces that can move, the most interesting first.
fn pieces(stand: &Stand, seat: Seat, legal: &[Go], best: &[Go]) -> Vec<Choice> {
    let mut options: Vec<Choice> = Vec::new();
    for go in best {
        let id = go.from.to_string();
        let Some(kind) = stand.army(seat).at(go.from) else { continue };
        if options.iter().any(|option| option.id == id) {
            continue;
        }
        let label = Ask::Piece { kind: title(kind), square: go.from };
        options.push(Choice::new(id, label).hint(abilities(stand, seat, legal, go.from)));
    }
    options
}

/// What a piece can do, in a few words: "strikes d3; steps forward, left".
fn abilities(stand: &Stand, seat: Seat, legal: &[Go], from: Cell) -> Ask {
    let own: Vec<Go> = legal.iter().filter(|go| go.from == from).copied().collect();
    let squares = |wanted: fn(Effect) -> bool| {
        let found = own.iter().filter(|&&go| wanted(stand.effect(go)));
        found.map(|go| Message::from(go.to)).collect::<Vec<_>>()
    };
    let steps: Vec<Message> = own
        .iter()
        .filter(|&&go| stand.effect(go) == Effect::Stepped)
        .filter_map(|go| Direction::between(go.from, go.to))
        .map(|way| way.seen_from(seat).into())
        .collect();
    let parts = [
        ("strike", squares(|effect| matches!(effect, Effect::Struck(_)))),
        ("crush", squares(|effect| matches!(effect, Effect::Crushed(_)))),
        ("push-out", squares(|effect| matches!(effect, Effect::PushedOff | Effect::Drowned))),
        ("push", squares(|effect| matches!(effect, Effect::Pushed(_)))),
        ("step", steps),
    ];
    let said = parts.into_iter().filter(|(_, places)| !places.is_empty());
    let said =
        said.map(|(verb, places)| Ask::Can { verb, places: Arg::list(Join::Commas, places) });
    Ask::Abilities { list: Arg::list(Join::Semicolons, said) }
}

fn ways(stand: &Stand, seat: Seat, legal: &[Go], from: Cell, draft: &Draft) -> Choices<Move> {
    let mut own: Vec<Go> = legal.iter().filter(|go| go.from == from).copied().collect();
    own.sort_by_key(|&go| interest(stand, seat, go));
    let kind = stand.army(seat).at(from).unwrap_or(Kind::General);
    let options = own
        .iter()
        .map(|&go| {
            let deed = offer(stand, kind, go);
            match Direction::between(from, go.to) {
                Some(way) => {
                    let (way, deed) = (way.seen_from(seat).into(), deed.into());
                    Choice::act(go.to.to_string(), Ask::Way { way, deed })
                }
                None => Choice::act(go.to.to_string(), deed),
            }
        })
        .collect();
    let prompt = Ask::WhereTo { kind: title(kind), square: from }.into();
    Choices { draft: draft.clone(), prompt, options, complete: None }
}

fn of_army(muster: &Muster<'_>, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    let stage = muster.stage(draft)?;
    let (prompt, options) = match &stage {
        Stage::Start => (Ask::HowDrawn.into(), beginnings(muster)),
        Stage::Counts(counts) => counting(muster, counts),
        Stage::Rows(layout) => rows(muster, layout),
        Stage::Drawn(layout) => (review(muster, layout), edits()),
        Stage::Swap(layout, picked) => {
            let which = if picked.squares.is_empty() { "first" } else { "second" };
            (Ask::WhichSwap { which }.into(), squares(muster, layout, picked, |_| true))
        }
        Stage::Change(layout, picked) => match picked.squares.first() {
            Some(&square) => kinds(muster, layout, square),
            None => {
                let changes = |kind| kind != Some(Kind::General);
                (Ask::WhichChange.into(), squares(muster, layout, picked, changes))
            }
        },
    };
    let complete = stage.complete().map(|layout| Move::Deploy(layout.deployment(muster.seat)));
    let draft = Draft { steps: muster.remembered(&draft.steps), ..draft.clone() };
    Ok(Choices { draft, prompt, options, complete })
}

fn beginnings(muster: &Muster<'_>) -> Vec<Choice> {
    let kept = muster.kept().map(|layout| {
        let army = Ask::Army { soldiers: soldiers(muster, &layout) };
        Choice::new("kept", Ask::Kept).hint(army)
    });
    let saved = muster.saved().map(|(id, name, layout)| {
        let army = Ask::Army { soldiers: soldiers(muster, &layout) };
        Choice::new(id, Ask::Saved { name: name.into() }).hint(army)
    });
    let formations = FORMATIONS
        .iter()
        .map(|formation| Choice::new(formation.id, formation.name()).hint(formation.plan()));
    let each = muster.field.limit() / 3;
    let others = [
        Choice::new("even", Ask::Even { each }).hint(Ask::EvenHint),
        Choice::new("counts", Ask::ByCounts).hint(Ask::ByCountsHint),
        Choice::new("rows", Ask::BySquares).hint(Ask::BySquaresHint),
    ];
    kept.into_iter().chain(saved).chain(formations).chain(others).collect()
}

fn counting(muster: &Muster<'_>, counts: &[usize]) -> (Message, Vec<Choice>) {
    let Some(&kind) = Kind::SOLDIERS.get(counts.len()) else {
        return (nothing(), Vec::new());
    };
    let range = count_range(muster.field, counts);
    let letter = kind.letter().to_ascii_lowercase();
    let prompt = Ask::HowMany { kind: Letter(kind), room: *range.end() }.into();
    let options = range.map(|count| Choice::new(format!("{letter}{count}"), counted(kind, count)));
    (prompt, options.collect())
}

fn soldiers(muster: &Muster<'_>, layout: &Layout) -> Soldiers {
    Soldiers(layout.army(muster.seat))
}

fn review(muster: &Muster<'_>, layout: &Layout) -> Message {
    Ask::Review { soldiers: soldiers(muster, layout) }.into()
}

fn title(kind: Kind) -> Name {
    Name::Title { kind: Letter(kind) }
}

/// What is asked where nothing is left to be asked.
fn nothing() -> Message {
    Message::plain("")
}

fn edits() -> Vec<Choice> {
    vec![
        Choice::act("mirror", Ask::Mirror),
        Choice::act("shuffle", Ask::Shuffle),
        Choice::act("swap", Ask::Swap),
        Choice::act("change", Ask::Change),
    ]
}

/// What can come next when the army is placed square by square.
fn rows(muster: &Muster<'_>, layout: &Layout) -> (Message, Vec<Choice>) {
    let Some(next) = muster.field.place(muster.seat, layout.squares.len()) else {
        return (nothing(), Vec::new());
    };
    let possible = |option: &Choice| add(layout.clone(), &option.id).is_some();
    let one = [Kind::Musketeer, Kind::Horseman, Kind::Pikeman, Kind::General]
        .map(|kind| Choice::act(kind.letter(), title(kind)));
    let rest = rest_of_row(layout);
    let fill = Kind::SOLDIERS.map(|kind| {
        let pieces = counted(kind, rest);
        Choice::act(format!("{}+", kind.letter()), Ask::KindOn { pieces })
    });
    let mut options = Vec::from(one);
    options.push(Choice::act("-", Ask::Nobody));
    if rest > 1 {
        options.extend(fill);
        options.push(Choice::act("-+", Ask::NobodyOn));
    }
    options.retain(possible);
    let free = muster.field.limit() - layout.soldiers();
    let general = if layout.count(Kind::General) == 0 { "missing" } else { "placed" };
    (Ask::WhoStands { square: next, free, general }.into(), options)
}

/// The squares of the end zone that can be picked, or its rows where there are too many.
fn squares(
    muster: &Muster<'_>,
    layout: &Layout,
    picked: &Picked,
    fits: impl Fn(Option<Kind>) -> bool,
) -> Vec<Choice> {
    let offered = muster.squares().filter(|square| {
        picked.row.is_none_or(|row| row == square.row)
            && !picked.squares.contains(square)
            && fits(muster.at(layout, *square))
    });
    let rows: Vec<u8> = muster.rows().collect();
    let from_the_front = |square: &Cell| rows.iter().position(|row| *row == square.row);
    match rules::split(offered, from_the_front) {
        Menu::Whole(offered) => offered
            .into_iter()
            .map(|square| {
                let there = occupant(muster.at(layout, square));
                Choice::new(square.to_string(), Ask::Square { square, there })
            })
            .collect(),
        Menu::Groups(_) => rows
            .iter()
            .map(|row| row + 1)
            .zip(["front", "middle", "back"])
            .map(|(row, which)| Choice::new(format!("r{row}"), Ask::Row { which, row }))
            .collect(),
    }
}

/// What can be put on a square instead of what is there.
fn kinds(muster: &Muster<'_>, layout: &Layout, square: Cell) -> (Message, Vec<Choice>) {
    let there = muster.at(layout, square);
    let more = there.is_some() || layout.soldiers() < muster.field.limit();
    let soldiers = Kind::SOLDIERS.into_iter().filter(|&kind| more && there != Some(kind));
    let mut options: Vec<Choice> =
        soldiers.map(|kind| Choice::new(kind.letter(), title(kind))).collect();
    options.push(Choice::new("G", Ask::TheGeneral).hint(Ask::TheGeneralHint));
    if there.is_some() && layout.soldiers() > 1 {
        options.push(Choice::new("-", Ask::Nobody));
    }
    (Ask::WhoInstead { square, there: occupant(there) }.into(), options)
}

/// Who is on a square, if anybody is.
fn occupant(there: Option<Kind>) -> Message {
    there.map_or_else(|| Name::Empty.into(), Message::from)
}
