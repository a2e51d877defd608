//! The rules for people, with pictures.

use rules::{Item, Mark, Page, Scene, Seat};

use crate::army::{Army, Kind};
use crate::field::Field;
use crate::formations::FORMATIONS;
use crate::scene::{bare_board, units};
use crate::squares;

/// The rules in four pages.
pub(crate) fn pages() -> Vec<Page> {
    vec![aim(), drawing_up(), moving(), ending()]
}

fn aim() -> Page {
    Page {
        title: "Castles",
        text: "Two armies, drawn up in secret, meet in the open. **Strike the enemy general**, or everything but the \
            general, and you win.\n\n\
            Beside its general an army has three kinds of pieces, as many of each as its player likes:\n\
            - **Musketeers** strike pikemen.\n\
            - **Pikemen** strike horsemen.\n\
            - **Horsemen** strike musketeers.\n\n\
            Against its own kind a piece can only push. Any piece strikes a general; a general strikes nothing but the \
            other general.\n\n\
            Orange, whose pieces are round, moves first; Blue's are shields. The two rows nearest to each side (three on the large board) are its end zone."
            .into(),
        scene: Some(picture(Field::Small, &[("motley", 0), ("pincer", 1)], &[])),
        alt: "The small board, 8 by 8, with both armies in their end zones: Orange's on rows 1 and 2, Blue's on rows 7 \
            and 8."
            .into(),
    }
}

fn drawing_up() -> Page {
    let formations: Vec<String> = FORMATIONS
        .iter()
        .map(|formation| format!("- **{}**: {}", formation.name, formation.plan))
        .collect();
    Page {
        title: "Drawing up the army",
        text: format!(
            "Both players draw up their armies at the same time. Nobody sees anything of the other's, not even its \
            size, before both are done; then everything is open.\n\n\
            Place your general and 1 to 15 other pieces (18 on the large board) in your end zone, one a square. The \
            Move button offers formations, lets chance place so many of each kind, or asks square by square; mirror, \
            shuffle, exchange and change as you like. Nothing counts before you confirm, and nothing can be changed \
            after. Next time your army is offered again.\n\n{}\n\n\
            In one line: `deploy G:d1 H:f1,g1 M:a1,b1 P:c2`, or `deploy phalanx`, or `deploy phalanx mirrored`.",
            formations.join("\n")
        ),
        scene: Some(picture(Field::Large, &[("phalanx", 0)], &[])),
        alt: "The large board, 9 by 9, with the lake on d4 to f6. Orange's phalanx stands on rows 1 to 3; Blue's end \
            zone, rows 7 to 9, shows nothing yet."
            .into(),
    }
}

fn moving() -> Page {
    Page {
        title: "Moving, striking, pushing",
        text: "In your turn one piece goes one square: forward, back or sideways, never diagonally.\n\
            - **Step** to a free square: `d2-d3`.\n\
            - **Strike** a piece your kind strikes, and take its square: `d2xd3`.\n\
            - **Push** a piece of your own kind one square straight back, and take its square: `d2>d3`. Off the board or \
            into the lake, it is lost. Against a piece of its own army it is **crushed**: lost, and the piece behind \
            unharmed. Against a piece of your army it can't be pushed.\n\n\
            A piece that has left its end zone can't go back in, unless it is pushed there; the general comes and goes \
            as he likes. You need not strike, but you must move.\n\n\
            You may write `d2 d3` for any of these: the board knows what it is. `d3` alone will do when only one piece \
            can go there."
            .into(),
        scene: Some(strike_and_push()),
        alt: "Orange's musketeer on c4 can strike the pikeman on c5. Orange's horseman on f5 can push the horseman on f6 \
            against its comrade on f7 and crush it."
            .into(),
    }
}

fn ending() -> Page {
    Page {
        title: "Ending, and options",
        text: "You **win** when you strike the enemy general, or the last piece beside him.\n\n\
            **Siege** is the draw: both may agree on it. It also comes by itself when the same position has come up \
            three times, when nothing was struck for 100 moves (both sides counted), or when neither side can move. If \
            only one side can't move, the other moves again.\n\n\
            **Options**\n\
            - `board`: `small` is 8 by 8 with up to 15 pieces and a general each; `large` is 9 by 9 with the lake and \
            up to 18.\n\
            - `crush`: against whose pieces a pushed one is crushed. `comrade`: against its own army; the pusher's \
            pieces stop the push. `anvil`: against the pusher's army; its own stop the push. `either`: against any."
            .into(),
        scene: None,
        alt: String::new(),
    }
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
    for board in &mut scene.boards {
        board.items.extend(units(&orange, Seat(0)).chain(units(&army(&blue), Seat(1))));
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
