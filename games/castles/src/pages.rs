//! The pages of rules for players.

use rules::{Arg, Item, Join, Mark, Page, Scene, Seat};

use crate::army::{Army, Kind};
use crate::field::Field;
use crate::formations::FORMATIONS;
use crate::scene::{bare_board, units};
use crate::squares;
use crate::words::{Principle, Prompt};

pub(crate) fn pages() -> Vec<Page> {
    vec![aim(), drawing_up(), moving(), ending(), principles()]
}

fn aim() -> Page {
    Page {
        title: Prompt::AimTitle.into(),
        text: Prompt::Aim.into(),
        scene: Some(picture(Field::Small, &[("motley", 0), ("pincer", 1)], &[])),
        alt: vec![Prompt::AimAlt.into()],
    }
}

fn drawing_up() -> Page {
    let formations = FORMATIONS.iter().map(|formation| Prompt::Listed {
        name: formation.name().into(),
        plan: formation.plan().into(),
    });
    Page {
        title: Prompt::DrawingTitle.into(),
        text: Prompt::Drawing { formations: Arg::list(Join::Lines, formations) }.into(),
        scene: Some(picture(Field::Large, &[("phalanx", 0)], &[])),
        alt: vec![Prompt::DrawingAlt.into()],
    }
}

fn moving() -> Page {
    Page {
        title: Prompt::MovingTitle.into(),
        text: Prompt::Moving.into(),
        scene: Some(strike_and_push()),
        alt: vec![Prompt::MovingAlt.into()],
    }
}

fn ending() -> Page {
    Page {
        title: Prompt::EndingTitle.into(),
        text: Prompt::Ending.into(),
        scene: Some(struck_general()),
        alt: vec![Prompt::EndingAlt.into()],
    }
}

fn principles() -> Page {
    rules::principles_page(Principle::KNOWN, strike_and_push(), vec![Prompt::MovingAlt.into()])
}

fn picture(field: Field, armies: &[(&str, u8)], marks: &[Item]) -> Scene {
    let mut board = bare_board(field);
    for &(name, seat) in armies {
        let found = FORMATIONS.iter().find(|formation| formation.id == name);
        let army = found.map(|formation| formation.layout(field).army(Seat(seat)));
        board
            .items
            .extend(army.iter().flat_map(|army| units(army, Seat(seat)).collect::<Vec<_>>()));
    }
    board.items.extend_from_slice(marks);
    Scene::of(board, Vec::new())
}

fn strike_and_push() -> Scene {
    let orange = army(&[("d1", Kind::General), ("c4", Kind::Musketeer), ("f5", Kind::Horseman)]);
    let blue = [
        ("e8", Kind::General),
        ("c5", Kind::Pikeman),
        ("f6", Kind::Horseman),
        ("f7", Kind::Musketeer),
    ];
    let marks =
        [("c5", Mark::Target), ("f6", Mark::Target), ("c4", Mark::Chosen), ("f5", Mark::Chosen)];
    let marks =
        marks.iter().filter_map(|&(square, mark)| Some(Item::Mark(squares::named(square)?, mark)));
    let mut scene = picture(Field::Small, &[], &marks.collect::<Vec<_>>());
    let push = squares::named("f6").zip(squares::named("f7")).map(|(from, to)| [from, to]);
    for board in &mut scene.boards {
        board.items.extend(units(&orange, Seat(0)).chain(units(&army(&blue), Seat(1))));
        board.items.extend(push.map(Item::Push));
    }
    scene
}

/// A horseman beside the general of the other side.
fn struck_general() -> Scene {
    let orange = army(&[("d1", Kind::General), ("e6", Kind::Horseman)]);
    let blue = army(&[("e7", Kind::General), ("b5", Kind::Pikeman)]);
    let marks = [("e6", Mark::Chosen), ("e7", Mark::Target)];
    let marks =
        marks.iter().filter_map(|&(square, mark)| Some(Item::Mark(squares::named(square)?, mark)));
    let mut scene = picture(Field::Small, &[], &marks.collect::<Vec<_>>());
    for board in &mut scene.boards {
        board.items.extend(units(&orange, Seat(0)).chain(units(&blue, Seat(1))));
    }
    scene
}

fn army(pieces: &[(&str, Kind)]) -> Army {
    let mut army = Army::NONE;
    for &(square, kind) in pieces {
        if let Some(square) = squares::named(square) {
            army.put(kind, square);
        }
    }
    army
}
