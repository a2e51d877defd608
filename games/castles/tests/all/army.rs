//! Drawing up an army: formations, drafts, saved armies and notations.

use castles::Castles;
use proptest::prelude::*;
use rules::{
    Choices, DRAFT_LIMIT, Draft, Game, GameView, Ink, Item, Message, Plugin, Seat, Seats, Seed,
    Setup, Table, Viewer,
};

fn table(board: &str) -> Box<dyn Table> {
    let options = [("board".to_string(), board.to_string())].into();
    let setup = Setup { options, seats: 2, seed: Seed::from_bytes([5; 32]) };
    Plugin::<Castles>::new().set_up(&setup).unwrap()
}

/// A message as a sentence.
fn said(message: &Message) -> String {
    testkit::in_english(&Plugin::<Castles>::new(), message)
}

fn own(table: &dyn Table, seat: u8) -> Box<dyn GameView> {
    table.see(Viewer::Seat(Seat(seat)))
}

/// The choices after these steps. Each step is added to the draft of the previous answer.
fn follow(board: &str, seat: u8, kept: Option<&str>, steps: &[&str]) -> Choices<String> {
    let sight = own(&*table(board), seat);
    let mut draft = Draft { kept: kept.map(Into::into), ..Draft::default() };
    for step in steps {
        let answer = sight.choices(Seat(seat), &draft).unwrap();
        assert!(answer.options.iter().any(|option| option.id == *step), "{step} is not offered");
        draft = answer.draft.then(step);
    }
    sight.choices(Seat(seat), &draft).unwrap()
}

/// Checks the move that the steps complete.
fn check(board: &str, seat: u8, steps: &[&str], expected: &str) {
    assert_eq!(follow(board, seat, None, steps).complete.as_deref(), Some(expected));
}

/// Checks that a seat's text is read as this move.
fn check_read(board: &str, seat: u8, text: &str, expected: &str) {
    assert_eq!(own(&*table(board), seat).read(Seat(seat), text).unwrap(), expected);
}

#[test]
fn every_formation_and_its_mirror_image_is_a_legal_army() {
    for board in ["small", "large"] {
        for seat in [0, 1] {
            let answer = follow(board, seat, None, &[]);
            let plans = answer.options.iter().filter(|option| option.hint.is_some());
            let ids: Vec<_> =
                plans.filter(|option| option.id.len() > 3).map(|option| &option.id).collect();
            assert!(ids.len() >= 6);
            for id in
                ids.into_iter().filter(|id| !["even", "counts", "rows"].contains(&id.as_str()))
            {
                for steps in [vec![id.as_str()], vec![id.as_str(), "mirror"]] {
                    let mv = follow(board, seat, None, &steps).complete.unwrap();
                    table(board).play(Seat(seat), &mv).unwrap();
                }
            }
        }
    }
}

#[test]
fn every_formation_has_a_name_and_a_hint() {
    for option in follow("small", 0, None, &[]).options {
        let plan = option.hint.as_ref().map(said);
        assert_ne!(said(&option.label), option.id);
        assert!(plan.is_some_and(|plan| plan.contains(' ')), "{}", option.id);
    }
}

#[test]
fn mirroring_exchanges_left_and_right_and_is_its_own_inverse() {
    let army = "deploy G:h1 H:a2,c1,d2,f1 M:a1,b2,d1,e2,g1 P:b1,c2,e1,f2,h2";
    let mirrored = "deploy G:a1 H:c1,e2,f1,h2 M:b1,d2,e1,g2,h1 P:a2,c2,d1,f2,g1";
    check("small", 0, &["oblique"], army);
    check("small", 0, &["oblique", "mirror"], mirrored);
    check("small", 0, &["oblique", "mirror", "mirror"], army);
}

#[test]
fn a_formation_looks_the_same_from_either_side() {
    check("small", 1, &["oblique"], "deploy G:a8 H:c8,e7,f8,h7 M:b8,d7,e8,g7,h8 P:a7,c7,d8,f7,g8");
}

#[test]
fn an_army_is_placed_square_by_square() {
    check("small", 0, &["rows", "M+", "H", "G"], "deploy G:b1 H:a1 M:a2,b2,c2,d2,e2,f2,g2,h2");
    check("small", 0, &["rows", "-+", "-", "-", "-", "-", "-", "-", "P", "G"], "deploy G:h1 P:g1");
    check("large", 1, &["rows", "-+", "-+", "G", "P"], "deploy G:i9 P:h9");
}

#[test]
fn the_last_squares_are_reserved_for_the_general_and_a_soldier() {
    let answer = follow("small", 0, None, &["rows", "-+", "-", "-", "-", "-", "-", "-", "P"]);
    let ids: Vec<_> = answer.options.iter().map(|option| option.id.as_str()).collect();
    assert_eq!(ids, ["G"]);
}

#[test]
fn squares_of_an_army_can_be_swapped_and_changed() {
    let army = ["rows", "M", "-+", "G", "P"];
    check("small", 0, &army, "deploy G:a1 M:a2 P:b1");
    check("small", 0, &[&army[..], &["-+", "swap", "a2", "h1"]].concat(), "deploy G:a1 M:h1 P:b1");
    check(
        "small",
        0,
        &[&army[..], &["-+", "change", "c1", "H"]].concat(),
        "deploy G:a1 H:c1 M:a2 P:b1",
    );
    check("small", 0, &[&army[..], &["-+", "change", "a2", "G"]].concat(), "deploy G:a2 M:a1 P:b1");
    check("small", 0, &[&army[..], &["-+", "change", "a2", "-"]].concat(), "deploy G:a1 P:b1");
    let large = ["rows", "-+", "-+", "G", "P", "-+"];
    let steps = [&large[..], &["swap", "r1", "a1", "r3", "i3"]].concat();
    check("large", 0, &steps, "deploy G:i3 P:b1");
}

#[test]
fn a_shuffled_army_keeps_its_counts_and_is_reproducible() {
    let steps = ["counts", "m5", "h6", "p4"];
    let one = follow("small", 0, None, &steps);
    let prompt = said(&one.prompt);
    assert!(prompt.contains("5 musketeers, 6 horsemen, 4 pikemen"), "{prompt}");
    assert_eq!(one, follow("small", 0, None, &steps));
    let other = follow("small", 0, None, &["counts", "m5", "h6", "p4", "shuffle"]);
    assert_ne!(one.complete, other.complete);
    assert_eq!(one.prompt, other.prompt);
    let theirs = follow("small", 1, None, &steps);
    let kept = |seat: u8, army: Choices<String>| {
        table("small").play(Seat(seat), &army.complete.unwrap()).unwrap().reusable_layout
    };
    assert_ne!(kept(0, one), kept(1, theirs), "each seat has its own shuffle");
}

#[test]
fn a_kept_army_is_offered_again_from_the_other_side() {
    let played = table("small").play(Seat(0), "deploy oblique").unwrap();
    let kept = played.reusable_layout.unwrap();
    let again = follow("small", 1, Some(&kept), &["kept"]);
    assert_eq!(again.complete, follow("small", 1, None, &["oblique"]).complete);
    assert_eq!(again.draft.kept, Some(kept.clone()));
    let large = follow("large", 0, Some(&kept), &[]);
    assert!(large.options.iter().all(|option| option.id != "kept"), "it does not fit there");
}

#[test]
fn an_army_is_read_in_many_notations() {
    let army = "deploy G:d1 H:f1,g1 M:a1,b1 P:c2";
    check_read("small", 0, "DEPLOY g:D1 h:F1,G1 m:A1,B1 p:C2", army);
    check_read("small", 0, "p: c2; m: b1 a1; general d1, horsemen g1 f1", army);
    check_read("small", 0, "deploy Pc2 Ma1 b1 Gd1 Hf1,g1", army);
    check_read("small", 0, "deploy --P-----/MM-G-HH-", army);
    check_read(
        "small",
        0,
        "deploy Oblique",
        "deploy G:h1 H:a2,c1,d2,f1 M:a1,b2,d1,e2,g1 P:b1,c2,e1,f2,h2",
    );
    check_read(
        "small",
        1,
        "oblique",
        "deploy G:a8 H:c8,e7,f8,h7 M:b8,d7,e8,g7,h8 P:a7,c7,d8,f7,g8",
    );
    check_read(
        "small",
        0,
        "deploy open order mirrored",
        "deploy G:c1 H:a2,d2,f2,g1 M:c2,e1,g2 P:b1,b2,e2,h2",
    );
}

/// The draft without its last step, as after the button "Back".
fn back(draft: &Draft) -> Draft {
    let mut shorter = draft.clone();
    shorter.steps.pop();
    shorter
}

/// The army after these steps and this many steps back.
fn placed_after_going_back(board: &str, steps: &[&str], times: usize) -> String {
    let sight = own(&*table(board), 0);
    let mut answer = follow(board, 0, None, steps);
    for _ in 0..times {
        answer = sight.choices(Seat(0), &back(&answer.draft)).unwrap();
    }
    answer.complete.unwrap_or_else(|| said(&answer.prompt))
}

#[test]
fn going_back_undoes_one_placement_at_a_time() {
    let ten = ["rows", "M", "H", "P", "G", "M", "-", "H", "P", "M", "H"];
    let nine = follow("small", 0, None, &ten[..10]);
    assert_eq!(placed_after_going_back("small", &ten, 1), nine.complete.unwrap());
    let one = said(&follow("small", 0, None, &ten[..2]).prompt);
    assert_eq!(placed_after_going_back("small", &ten, 9), one);
    // A row that is filled at once counts as one step.
    let filled = ["rows", "M", "G", "H+", "P", "M+"];
    let four = follow("small", 0, None, &filled[..5]).complete.unwrap();
    assert_eq!(placed_after_going_back("small", &filled, 1), four);
    let two = follow("small", 0, None, &filled[..3]).complete.unwrap();
    assert_eq!(placed_after_going_back("small", &filled, 3), two);
    let every = vec!["P"; 18].into_iter().chain(["G"]).chain(vec!["-"; 8]);
    let all: Vec<&str> = ["rows"].into_iter().chain(every).collect();
    let but_one = follow("large", 0, None, &all[..27]).complete.unwrap();
    assert_eq!(placed_after_going_back("large", &all, 1), but_one);
}

#[test]
fn going_back_from_a_change_restores_the_army_before_it() {
    let oblique = follow("small", 0, None, &["oblique"]).complete.unwrap();
    let steps = ["oblique", "mirror", "swap", "a1", "h2"];
    let mirrored = follow("small", 0, None, &steps[..2]).complete.unwrap();
    assert_eq!(placed_after_going_back("small", &steps, 3), mirrored);
    assert_eq!(placed_after_going_back("small", &steps, 4), oblique);
    // If a draft is too long to keep every step, going back still undoes the last change.
    let mut many = vec!["phalanx"];
    many.extend(["swap", "r1", "a1", "r3", "i3"].into_iter().cycle().take(25));
    many.push("mirror");
    let before = follow("large", 0, None, &many[..26]).complete.unwrap();
    assert_eq!(placed_after_going_back("large", &many, 1), before);
}

/// The choices after a player picks one of these saved armies by its name.
fn chosen(board: &str, saved: &[(&str, &str)], name: &str) -> Option<Choices<String>> {
    let sight = own(&*table(board), 0);
    let one =
        |&(name, text): &(&str, &str)| rules::SavedLayout { name: name.into(), text: text.into() };
    let draft = Draft { saved: saved.iter().map(one).collect(), ..Draft::default() };
    let first = sight.choices(Seat(0), &draft).unwrap();
    let is_it = |choice: &&rules::Choice| said(&choice.label).ends_with(name);
    let id = first.options.iter().find(is_it)?.id.clone();
    Some(sight.choices(Seat(0), &first.draft.then(&id)).unwrap())
}

#[test]
fn a_saved_army_is_offered_by_name_on_its_board() {
    let sight = own(&*table("small"), 0);
    let wall = "deploy G:d1 H:f1 P:a2,b2";
    let text = sight.reusable_layout(Seat(0), wall).unwrap();
    let saved = [("Broken", "small=GG"), ("The wall", text.as_str())];
    let answer = chosen("small", &saved, "The wall").unwrap();
    assert_eq!(answer.complete.as_deref(), Some(wall));
    // The draft holds the army itself, so later saves don't change it.
    assert!(answer.draft.steps[0].starts_with('='), "{:?}", answer.draft.steps);
    assert!(chosen("small", &saved, "Broken").is_none());
    assert!(chosen("large", &saved, "The wall").is_none());
    assert!(sight.reusable_layout(Seat(0), "zzz").is_none());
}

#[test]
fn a_draft_of_an_army_in_the_old_form_is_read() {
    let sight = own(&*table("small"), 0);
    let answer = sight.choices(Seat(0), &Draft::of(&["=MMG"])).unwrap();
    assert_eq!(answer.complete.as_deref(), Some("deploy G:c2 M:a2,b2"));
    let shorter = sight.choices(Seat(0), &back(&answer.draft)).unwrap();
    assert_eq!(sight.scene(&shorter.draft), sight.scene(&Draft::of(&["=MM"])));
}

#[test]
fn both_deployment_orders_give_the_same_match() {
    let armies = [(Seat(0), "deploy phalanx"), (Seat(1), "deploy raiders")];
    let played = |order: [usize; 2]| {
        let mut table = table("large");
        for index in order {
            table.play(armies[index].0, armies[index].1).unwrap();
        }
        table.snapshot()
    };
    assert_eq!(played([0, 1]), played([1, 0]));
}

#[test]
fn a_hidden_army_shows_only_its_readiness() {
    let shown = |army: &str| {
        let mut table = table("small");
        table.play(Seat(0), army).unwrap();
        [Viewer::Spectator, Viewer::Seat(Seat(1))].map(|viewer| {
            let sight = table.see(viewer);
            let draft = Draft::of(&["phalanx"]);
            (
                sight.bytes(),
                sight.text(0),
                sight.state(),
                sight.scene(&draft),
                sight.suggest(Seat(0), "", 25),
            )
        })
    };
    let [spectator, other] = shown("deploy phalanx");
    assert_eq!([spectator.clone(), other], shown("deploy G:a1 P:b1"));
    assert_eq!(spectator.2["ready"], serde_json::json!([true, false]));
    assert_eq!(spectator.2["pieces"], serde_json::json!([]));
}

#[test]
fn others_see_who_is_ready_before_the_armies_are_revealed() {
    // Spectators see the beginning of the turn, when no army was placed.
    let sight = || table("small").see(Viewer::Spectator);
    assert!(said(&sight().text(0)[1]).starts_with("Both"), "{}", said(&sight().text(0)[1]));
    let waiting = sight().awaiting(Seats::one(Seat(0)));
    let text = said(&waiting.text(0)[1]);
    assert!(text.contains("Navy") && text.contains("ready"), "{text}");
    let scene = waiting.scene(&Draft::default());
    let hangings = scene.boards[0].items.iter().filter_map(|item| match item {
        Item::Hangings(_, ink, ready) => Some((*ink, *ready)),
        _ => None,
    });
    assert_eq!(hangings.collect::<Vec<_>>(), [(Ink::Side(6), false), (Ink::Side(7), true)]);
}

#[test]
fn a_match_that_ends_before_the_armies_are_revealed_shows_the_one_that_is_drawn_up() {
    let mut table = table("small");
    table.play(Seat(0), "deploy G:a1 P:b1,c1").unwrap();
    let stopped =
        || table.see(Viewer::Everything).stopped(Seats::one(Seat(0)), Seats::one(Seat(1)));
    // No seat is to move any more.
    let [shown, stopped] = [stopped().awaiting(Seats::NONE), stopped()];
    assert_eq!(shown.text(0), stopped.text(0));
    let text: Vec<String> = shown.text(0).iter().map(said).collect();
    assert!(!text.iter().any(|line| line.starts_with("Navy:")), "{text:?}");
    let trays = shown.scene(&Draft::default()).trays;
    assert_eq!(trays.iter().map(|tray| tray.items.len()).collect::<Vec<_>>(), [1, 0]);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        for board in ["small", "large"] {
            let sight = own(&*table(board), 0);
            if let Ok(mv) = sight.read(Seat(0), &text) {
                prop_assert_eq!(sight.read(Seat(0), &mv), Ok(mv));
            }
            sight.suggest(Seat(0), &text, 25);
        }
    }

    #[test]
    fn nearly_correct_deployments_are_read_or_refused(text in "(deploy )?([GHMP]:?([a-i][1-9],?){0,6} ?){0,5}") {
        let mut table = table("small");
        if let Ok(played) = table.play(Seat(0), &text) {
            prop_assert_eq!(own(&*table, 0).read(Seat(0), &played.mv), Ok(played.mv));
        }
    }

    #[test]
    fn any_draft_is_read_or_refused(steps in prop::collection::vec("=?[GHMPa-ir1-9+-]{0,27}|swap|change|mirror|rows|counts|m[0-9]", 0..6)) {
        let sight = own(&*table("small"), 0);
        let draft = Draft { steps, kept: Some("small=".into()), ..Draft::default() };
        sight.scene(&draft);
        if let Ok(answer) = sight.choices(Seat(0), &draft) {
            prop_assert!(answer.draft.joined().len() <= DRAFT_LIMIT);
        }
    }
}

#[test]
fn an_army_is_a_sentence_with_its_formation_or_its_numbers_and_never_with_squares() {
    let table = table("small");
    let sentence = |seat: u8, typed: &str| {
        said(&own(&*table, seat).move_sentence(Seat(seat), typed).expect("an army has a sentence"))
    };
    assert_eq!(sentence(0, "deploy open order"), "Gold draws up the army “Open order”.");
    assert_eq!(sentence(1, "deploy volley mirrored"), "Navy draws up the army “Volley”, mirrored.");
    assert_eq!(
        sentence(0, "deploy G:d1 H:f1,g1 M:a1 P:c2"),
        "Gold draws up an army with 1 musketeer, 2 horsemen, 1 pikeman."
    );
}
