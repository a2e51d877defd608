//! Staged input: an army by formation, counts or squares, a move by piece and direction.

use rules::{Cell, Choice, Choices, Draft, Menu, Refusal, Seat};

use crate::army::Kind;
use crate::direction::Direction;
use crate::formations::FORMATIONS;
use crate::layout::Layout;
use crate::legal;
use crate::moves::{Go, Move};
use crate::muster::{Muster, Picked, Stage, add, count_range, rest_of_row};
use crate::position::View;
use crate::squares;
use crate::stand::{Effect, Stand};
use crate::suggest::{interest, offer};

/// The next step after a draft.
pub(crate) fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    if view.state.is_open() {
        return of_moves(view, seat, draft);
    }
    match Muster::of(view, draft) {
        Some(muster) if view.own_seat() == Some(seat) => of_army(&muster, draft),
        _ => Err(Refusal::new("There is nothing to draw up.")),
    }
}

fn of_moves(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    let legal = legal::moves(view, seat);
    if legal.is_empty() {
        return Err(Refusal::new("It is not this seat's turn."));
    }
    let stand = &view.state.stand;
    let stale = || Refusal::new("That is not possible here any more; begin anew.");
    let squares = draft.steps.iter().map(|step| squares::named(step)).collect::<Option<Vec<_>>>();
    match squares.ok_or_else(stale)?.as_slice() {
        [] => Ok(pieces(stand, seat, &legal, draft)),
        &[from] if legal.iter().any(|go| go.from == from) => {
            Ok(ways(stand, seat, &legal, from, draft))
        }
        &[from, to] => {
            let go = legal.iter().find(|go| go.from == from && go.to == to).ok_or_else(stale)?;
            let kind = stand.army(seat).at(from).unwrap_or(Kind::General);
            Ok(Choices {
                draft: draft.clone(),
                prompt: format!("{}?", offer(stand, kind, *go)),
                options: Vec::new(),
                complete: Some(Move::Go(*go)),
            })
        }
        _ => Err(stale()),
    }
}

fn pieces(stand: &Stand, seat: Seat, legal: &[Go], draft: &Draft) -> Choices<Move> {
    let mut best: Vec<_> = legal.iter().map(|&go| interest(stand, seat, go)).collect();
    best.sort_unstable();
    let mut options: Vec<Choice> = Vec::new();
    for (_, go) in best {
        let id = go.from.to_string();
        let Some(kind) = stand.army(seat).at(go.from) else { continue };
        if options.iter().any(|option| option.id == id) {
            continue;
        }
        let label = format!("{} on {}", kind.title(), go.from);
        options.push(Choice::new(id, label).hint(abilities(stand, seat, legal, go.from)));
    }
    Choices { draft: draft.clone(), prompt: "Which piece?".into(), options, complete: None }
}

/// What a piece can do, in a few words: "strikes d3; steps forward, left".
fn abilities(stand: &Stand, seat: Seat, legal: &[Go], from: Cell) -> String {
    let own: Vec<Go> = legal.iter().filter(|go| go.from == from).copied().collect();
    let squares = |wanted: fn(Effect) -> bool| {
        let found = own.iter().filter(|&&go| wanted(stand.effect(go)));
        found.map(|go| go.to.to_string()).collect::<Vec<_>>().join(", ")
    };
    let steps: Vec<&str> = own
        .iter()
        .filter(|&&go| stand.effect(go) == Effect::Stepped)
        .filter_map(|go| Direction::between(go.from, go.to))
        .map(|way| way.seen_from(seat))
        .collect();
    let parts = [
        ("strikes", squares(|effect| matches!(effect, Effect::Struck(_)))),
        ("crushes", squares(|effect| matches!(effect, Effect::Crushed(_)))),
        ("pushes out", squares(|effect| matches!(effect, Effect::PushedOff | Effect::Drowned))),
        ("pushes", squares(|effect| matches!(effect, Effect::Pushed(_)))),
        ("steps", steps.join(", ")),
    ];
    let said = parts.iter().filter(|(_, what)| !what.is_empty());
    said.map(|(verb, what)| format!("{verb} {what}")).collect::<Vec<_>>().join("; ")
}

fn ways(stand: &Stand, seat: Seat, legal: &[Go], from: Cell, draft: &Draft) -> Choices<Move> {
    let mut own: Vec<Go> = legal.iter().filter(|go| go.from == from).copied().collect();
    own.sort_by_key(|&go| interest(stand, seat, go));
    let kind = stand.army(seat).at(from).unwrap_or(Kind::General);
    let options = own
        .iter()
        .map(|&go| {
            let way = Direction::between(from, go.to).map_or("", |way| way.seen_from(seat));
            Choice::new(go.to.to_string(), offer(stand, kind, go)).hint(way)
        })
        .collect();
    let prompt = format!("{} on {from}: where to?", kind.title());
    Choices { draft: draft.clone(), prompt, options, complete: None }
}

fn of_army(muster: &Muster<'_>, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    let stage = muster.stage(draft)?;
    let (prompt, options) = match &stage {
        Stage::Start => ("How shall your army be drawn up?".into(), beginnings(muster)),
        Stage::Counts(counts) => counting(muster, counts),
        Stage::Rows(layout) => rows(muster, layout),
        Stage::Drawn(layout) => (review(muster, layout), edits()),
        Stage::Swap(layout, picked) => {
            let which = if picked.squares.is_empty() { "first" } else { "second" };
            let prompt = format!("Which {which} square is exchanged?");
            (prompt, squares(muster, layout, picked, |_| true))
        }
        Stage::Change(layout, picked) => match picked.squares.first() {
            Some(&square) => kinds(muster, layout, square),
            None => {
                let changes = |kind| kind != Some(Kind::General);
                ("Which square is changed?".into(), squares(muster, layout, picked, changes))
            }
        },
    };
    let complete = stage.complete().map(|layout| Move::Deploy(layout.deployment(muster.seat)));
    let draft = Draft { steps: stage.steps(), kept: draft.kept.clone() };
    Ok(Choices { draft, prompt, options, complete })
}

fn beginnings(muster: &Muster<'_>) -> Vec<Choice> {
    let kept = muster
        .kept()
        .map(|layout| Choice::new("kept", "Yours from last time").hint(counts(muster, &layout)));
    let formations = FORMATIONS
        .iter()
        .map(|formation| Choice::new(formation.id, formation.name).hint(formation.plan));
    let each = muster.field.limit() / 3;
    let others = [
        Choice::new("even", format!("{each} of each, shuffled")).hint("As chance will have it."),
        Choice::new("counts", "Shuffle by counts")
            .hint("Say how many of each kind; chance places them."),
        Choice::new("rows", "Square by square")
            .hint("Place each piece yourself, row by row from the front."),
    ];
    kept.into_iter().chain(formations).chain(others).collect()
}

fn counting(muster: &Muster<'_>, counts: &[usize]) -> (String, Vec<Choice>) {
    let Some(&kind) = Kind::SOLDIERS.get(counts.len()) else { return (String::new(), Vec::new()) };
    let range = count_range(muster.field, counts);
    let letter = kind.letter().to_ascii_lowercase();
    let prompt = format!("How many {}? There is room for {}.", kind.names(), range.end());
    let options = range.map(|count| Choice::new(format!("{letter}{count}"), kind.counted(count)));
    (prompt, options.collect())
}

fn counts(muster: &Muster<'_>, layout: &Layout) -> String {
    layout.army(muster.seat).counts()
}

fn review(muster: &Muster<'_>, layout: &Layout) -> String {
    format!("Your army: {}. Confirm it, or change it.", counts(muster, layout))
}

fn edits() -> Vec<Choice> {
    vec![
        Choice::new("mirror", "Mirror").hint("Left and right exchanged."),
        Choice::new("shuffle", "Shuffle")
            .hint("The same pieces in another order; the general stays."),
        Choice::new("swap", "Exchange two squares").hint("Pieces or empty squares."),
        Choice::new("change", "Change a square").hint("Another piece there, or none."),
    ]
}

/// What can come next when the army is placed square by square.
fn rows(muster: &Muster<'_>, layout: &Layout) -> (String, Vec<Choice>) {
    let Some(next) = muster.field.place(muster.seat, layout.squares.len()) else {
        return (String::new(), Vec::new());
    };
    let possible = |option: &Choice| add(layout.clone(), &option.id).is_some();
    let one = [Kind::Musketeer, Kind::Horseman, Kind::Pikeman, Kind::General]
        .map(|kind| Choice::new(kind.letter(), kind.title()));
    let rest = rest_of_row(layout);
    let fill = Kind::SOLDIERS.map(|kind| {
        Choice::new(
            format!("{}+", kind.letter()),
            format!("{} to the end of the row", kind.counted(rest)),
        )
    });
    let mut options = Vec::from(one);
    options.push(Choice::new("-", "Nobody"));
    if rest > 1 {
        options.extend(fill);
        options.push(Choice::new("-+", "Nobody to the end of the row"));
    }
    options.retain(possible);
    let free = muster.field.limit() - layout.soldiers();
    let general = if layout.count(Kind::General) == 0 { ", and the general" } else { "" };
    (format!("Who stands on {next}? You may place {free} more{general}."), options)
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
                let kind = muster.at(layout, square).map_or("empty", Kind::name);
                Choice::new(square.to_string(), format!("{square}: {kind}"))
            })
            .collect(),
        Menu::Groups(_) => rows
            .iter()
            .zip(["Front row", "Middle row", "Back row"])
            .map(|(row, label)| {
                Choice::new(format!("r{}", row + 1), format!("{label}, {}", row + 1))
            })
            .collect(),
    }
}

/// What can be put on a square instead of what is there.
fn kinds(muster: &Muster<'_>, layout: &Layout, square: Cell) -> (String, Vec<Choice>) {
    let there = muster.at(layout, square);
    let more = there.is_some() || layout.soldiers() < muster.field.limit();
    let soldiers = Kind::SOLDIERS.into_iter().filter(|&kind| more && there != Some(kind));
    let mut options: Vec<Choice> =
        soldiers.map(|kind| Choice::new(kind.letter(), kind.title())).collect();
    options.push(Choice::new("G", "The general").hint("He changes places with what is here."));
    if there.is_some() && layout.soldiers() > 1 {
        options.push(Choice::new("-", "Nobody"));
    }
    let now = there.map_or("empty", Kind::name);
    (format!("Who shall stand on {square} (now {now})?"), options)
}
