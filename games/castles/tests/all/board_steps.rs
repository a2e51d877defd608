//! Input on the board: an army by brush and exchange, and moves of pieces.

use castles::Castles;
use rules::{
    BoardMove, BoardOption, BoardStep, Draft, Effect, Game, GameView, Next, PlaceWords, Plugin,
    Seat, Viewer,
};
use serde_json::json;

const GAME: Plugin<Castles> = Plugin::new();
const GOLD: Seat = Seat(0);

fn drawing(board: &str) -> Box<dyn GameView> {
    let table = GAME.set_up(&testkit::setup(&[("board", board)], 2, 0)).unwrap();
    table.see(Viewer::Seat(GOLD))
}

fn option<'a>(step: &'a BoardStep<String>, id: &str) -> &'a BoardOption<String> {
    step.options.iter().find(|option| option.id == id).unwrap_or_else(|| panic!("no {id}"))
}

/// The draft after a tap on an option, and on a square below it.
fn tapped(sight: &dyn GameView, draft: &Draft, taps: &[&str]) -> Draft {
    let mut step = sight.board_step(GOLD, draft).unwrap();
    for tap in taps {
        match option(&step, tap).next.clone() {
            Next::Step(below) => step = *below,
            Next::Draft(draft) => return draft,
            other => panic!("{tap} leads to {other:?}"),
        }
    }
    panic!("{taps:?} end at a step")
}

fn complete(sight: &dyn GameView, draft: &Draft) -> Option<String> {
    sight.board_step(GOLD, draft).unwrap().complete.map(|complete| complete.mv)
}

#[test]
fn an_army_is_placed_by_brush_in_an_empty_zone() {
    for (board, move_text) in [("small", "deploy G:h1 M:h2"), ("large", "deploy G:h1 M:h2")] {
        let sight = drawing(board);
        let one = tapped(&*sight, &Draft::default(), &["M", "h2"]);
        assert_eq!(complete(&*sight, &one), None);
        let two = tapped(&*sight, &one, &["h1", "G"]);
        assert_eq!(complete(&*sight, &two).as_deref(), Some(move_text));
        let none = tapped(&*sight, &tapped(&*sight, &two, &["-", "h1"]), &["-", "h2"]);
        assert_eq!(none, Draft::default());
    }
}

#[test]
fn an_unfinished_army_is_read_by_the_menus() {
    let sight = drawing("small");
    let draft = tapped(&*sight, &Draft::default(), &["M", "h1"]);
    let answer = sight.choices(GOLD, &draft).unwrap();
    assert_eq!((answer.draft, answer.complete), (draft.clone(), None));
    let grown = Draft {
        steps: [draft.steps, ["change", "a1", "G"].map(Into::into).into()].concat(),
        ..Draft::default()
    };
    assert_eq!(sight.choices(GOLD, &grown).unwrap().complete.as_deref(), Some("deploy G:a1 M:h1"));
    assert_eq!(complete(&*sight, &grown).as_deref(), Some("deploy G:a1 M:h1"));
}

#[test]
fn a_brush_swaps_squares_and_never_erases_the_general() {
    let sight = drawing("small");
    let army = tapped(&*sight, &Draft::default(), &["phalanx"]);
    let swapped = tapped(&*sight, &army, &["a2", "d1"]);
    assert_eq!(swapped.steps, ["=GPPPPPPPHMMPMMMH"].map(String::from));
    assert_eq!(tapped(&*sight, &army, &["G", "a2"]), swapped);
    let brush = option(&sight.board_step(GOLD, &army).unwrap(), "M").clone();
    assert!(brush.is_sticky);
    assert_eq!(brush.places.len(), 1, "musketeers lie in the tray");
}

#[test]
fn a_full_army_accepts_no_more_soldiers() {
    let sight = drawing("large");
    let army = Draft::of(&["=MMMMMMMMMPPPPPPPPP----G----"]);
    let step = sight.board_step(GOLD, &army).unwrap();
    let Next::Step(brush) = &option(&step, "H").next else { panic!("a brush has squares") };
    assert!(brush.options.iter().all(|square| !square.id.ends_with('1')));
    assert!(sight.board_step(GOLD, &Draft::of(&["=MMMMMMMMMPPPPPPPPPPP---G----"])).is_err());
}

#[test]
fn a_push_moves_two_pieces_and_a_crush_removes_one() {
    let state = json!({
        "board": "small", "phase": "play", "ready": [true, true], "turn": 0, "quiet_plies": 0,
        "pieces": [
            {"seat": 0, "kind": "G", "square": "d1"}, {"seat": 0, "kind": "M", "square": "b4"},
            {"seat": 0, "kind": "H", "square": "e4"}, {"seat": 1, "kind": "G", "square": "h8"},
            {"seat": 1, "kind": "M", "square": "b5"}, {"seat": 1, "kind": "H", "square": "e5"},
            {"seat": 1, "kind": "P", "square": "e6"},
        ],
    });
    let sight = GAME.load(&testkit::setup(&[], 2, 0), &state).unwrap().see(Viewer::Seat(GOLD));
    let step = sight.board_step(GOLD, &Draft::default()).unwrap();
    let leaf = |from: &str, to: &str| -> BoardMove<String> {
        let Next::Step(below) = &option(&step, from).next else { panic!("no step") };
        let Next::Move(leaf) = &option(below, to).next else { panic!("no move") };
        leaf.clone()
    };
    let place = |text: &str| text.parse().unwrap();
    let push = Effect {
        glides: vec![vec![place("b0.b4"), place("b0.b5")], vec![place("b0.b5"), place("b0.b6")]],
        gone: Vec::new(),
    };
    assert_eq!(leaf("b4", "b5").effect, Some(push));
    let crush =
        Effect { glides: vec![vec![place("b0.e4"), place("b0.e5")]], gone: vec![place("b0.e5")] };
    assert_eq!(leaf("e4", "e5").effect, Some(crush));
    let carried = |mv: &str| -> Vec<String> {
        sight.carried(GOLD, mv).concat().iter().map(ToString::to_string).collect()
    };
    assert_eq!(carried("b4>b5"), ["b4", "b5", "b5", "b6"]);
    // The piece behind a crushed one doesn't change.
    assert_eq!(carried("e4>e5"), ["e4", "e5"]);
}

#[test]
fn every_square_behind_hangings_is_called_hidden_whether_an_army_stands_there_or_not() {
    let mut table = GAME.set_up(&testkit::setup(&[("board", "small")], 2, 0)).unwrap();
    let hidden = |sight: &dyn GameView| -> Vec<String> {
        let words = sight.place_words(&Draft::default());
        let is_hidden = |words: &PlaceWords| testkit::in_english(&GAME, &words.words) == "hidden";
        words.iter().filter(|one| is_hidden(one)).map(|one| one.place.to_string()).collect()
    };
    let (navy, other) = (Seat(1), Viewer::Seat(Seat(1)));
    let before = hidden(&*table.see(other));
    assert_eq!(before.len(), 16, "{before:?}");
    assert!(before.contains(&"b0.a1".into()) && before.contains(&"b0.h2".into()), "{before:?}");
    table.play(GOLD, "deploy phalanx").unwrap();
    assert_eq!(hidden(&*table.see(other)), before);
    table.play(navy, "deploy phalanx").unwrap();
    assert_eq!(hidden(&*table.see(other)), Vec::<String>::new());
}
