//! The words around a game, tried with arbitrary input: sets of seats, options, drafts, near moves, seeds.

use std::collections::BTreeSet;

use rules::{
    Chance, Draft, GameOption, Info, Legal, MessageId, OptionKind, OptionValues, Seat, Seats, Seed,
    Viewer, Words, near_moves,
};

const ROUNDS: usize = 2000;

fn chance() -> Chance {
    Seed::from_bytes([3; 32]).walk(0)
}

/// Letters that people, programs and attackers send.
fn text(chance: &mut Chance) -> String {
    let letters: Vec<char> = "aZ09-_+*@>,=. \u{0}\u{202e}é💥<#`".chars().collect();
    (0..chance.below(80)).filter_map(|_| chance.one_of(&letters)).collect()
}

#[test]
fn a_seat_set_behaves_like_a_set() {
    let mut chance = chance();
    let (mut seats, mut model) = (Seats::NONE, BTreeSet::new());
    for _ in 0..ROUNDS {
        let seat = Seat(chance.below(8) as u8);
        if chance.below(2) == 0 {
            seats = seats.with(seat);
            model.insert(seat);
        } else {
            seats = seats.without(seat);
            model.remove(&seat);
        }
        assert!(seats.iter().eq(model.iter().copied()));
        assert_eq!((seats.len(), seats.is_empty()), (model.len(), model.is_empty()));
        assert_eq!(seats.contains(seat), model.contains(&seat));
        assert_eq!(seats.only(), model.first().copied().filter(|_| model.len() == 1));
        assert_eq!(model.iter().copied().collect::<Seats>(), seats);
    }
}

#[test]
fn an_invalid_seat_is_in_no_seat_set() {
    for number in 8..=u8::MAX {
        let seat = Seat(number);
        assert_eq!(Seats::one(seat), Seats::NONE);
        assert!(!Seats::all(8).with(seat).contains(seat));
        assert_eq!(Seats::all(8).without(seat), Seats::all(8));
    }
    assert_eq!(Seats::all(u8::MAX).len(), 8);
}

#[test]
fn a_seat_sees_its_own_secrets_and_the_full_view_all() {
    assert!(Viewer::Seat(Seat(1)).sees(Seat(1)) && !Viewer::Seat(Seat(1)).sees(Seat(0)));
    assert!(Viewer::Everything.sees(Seat(3)) && !Viewer::Spectator.sees(Seat(0)));
    assert_eq!((Viewer::Everything.seat(), Viewer::Spectator.seat()), (None, None));
}

static INFO: Info = Info {
    id: "words",
    rules_version: 1,
    name: "Words",
    other_names: &[],
    summary: MessageId("nothing-summary"),
    seats: 1..=4,
    options: &[
        GameOption {
            id: "size",
            kind: OptionKind::Choice(&["Small", "Large"]),
            default: "Small",
            help: MessageId("nothing-size"),
            descriptions: &[],
            titles: &[],
        },
        GameOption {
            id: "fast",
            kind: OptionKind::Flag,
            default: "off",
            help: MessageId("nothing-fast"),
            descriptions: &[],
            titles: &[],
        },
        GameOption {
            id: "trees",
            kind: OptionKind::Text(&["random"]),
            default: "random",
            help: MessageId("nothing-where"),
            descriptions: &[],
            titles: &[],
        },
    ],
    draw: None,
    own_view: None,
    captures: false,
    pages: Vec::new,
    sprites: Vec::new,
    sprite_for: |_| None,
    lessons: "",
    puzzles: &[],
    words: Words { known: &[], files: &[] },
};

fn chosen(id: &str, value: &str) -> OptionValues {
    [(id.to_string(), value.to_string())].into()
}

fn check(id: &str, value: &str, expected: &str) {
    let complete = INFO.complete(&chosen(id, value)).expect("a value that the option takes");
    assert_eq!((complete.len(), complete[id].as_str()), (3, expected), "{id} {value}");
}

fn refused(id: &str, value: &str, part: &str) {
    let reason = INFO.complete(&chosen(id, value)).expect_err(value).to_string();
    assert!(reason.contains(part) && reason.chars().count() < 200, "{reason}");
}

#[test]
fn options_have_canonical_values() {
    check("size", " lARGE ", "Large");
    check("fast", "YES", "on");
    check("fast", "False", "off");
    check("trees", " C3,d6 ", "c3,d6");
    check("trees", "   ", "random");
    assert_eq!(INFO.complete(&OptionValues::new()).unwrap()["size"], "Small");
}

#[test]
fn unknown_options_are_refused_with_the_known_options() {
    refused(
        "sise",
        "Large",
        "unknown-option(game: Words, option: sise, known: [size, fast, trees])",
    );
    refused("size", "huge", "values: [Small, Large], chosen: huge)");
    refused("fast", "perhaps", "off, on");
    refused("trees", &"a".repeat(101), "long-option(option: trees)");
    refused(&"x".repeat(5000), "1", "…");
}

#[test]
fn completed_options_are_stable_and_refusals_are_clean() {
    let mut chance = chance();
    for _ in 0..ROUNDS {
        let id = chance.one_of(&["size", "fast", "trees", ""]).map_or("", |id| id);
        match INFO.complete(&chosen(id, &text(&mut chance))) {
            Ok(complete) => assert_eq!(INFO.complete(&complete).as_ref(), Ok(&complete)),
            Err(refusal) => {
                let reason = refusal.to_string();
                assert!(reason.chars().count() < 200, "{reason}");
                assert!(!reason.chars().any(char::is_control), "{reason:?}");
                assert_eq!(reason.matches('`').count() % 2, 0, "{reason}");
            }
        }
    }
}

#[test]
fn a_joined_draft_is_split_back() {
    let mut chance = chance();
    let letters: Vec<char> = "azAZ059-_+*@>,=".chars().collect();
    for _ in 0..ROUNDS {
        let mut draft = Draft::default();
        for _ in 0..chance.below(6) {
            let length = 1 + chance.below(6);
            let step: String = (0..length).filter_map(|_| chance.one_of(&letters)).collect();
            draft = draft.then(&step);
        }
        assert_eq!(Draft::split(&draft.joined()), draft);
        assert_eq!(draft.is_empty(), draft.joined().is_empty());
    }
}

#[test]
fn any_text_is_split_into_a_draft_without_empty_steps() {
    let mut chance = chance();
    for _ in 0..ROUNDS {
        let draft = Draft::split(&text(&mut chance));
        assert!(draft.steps.iter().all(|step| !step.is_empty() && !step.contains('.')));
        assert_eq!(Draft::split(&draft.joined()), draft);
    }
}

#[test]
fn the_nearest_texts_are_candidates_with_an_exact_match_first() {
    let mut chance = chance();
    for _ in 0..200 {
        let legal = Legal::all((0..chance.below(12)).map(|_| text(&mut chance)).collect());
        let found = near_moves(&text(&mut chance), &legal);
        assert_eq!(found.len(), legal.moves.len().min(5));
        assert!(found.iter().all(|text| legal.moves.contains(text)));
    }
    let legal: Legal<String> = Legal::all(["Tn@c3", "Te@c3", "O@a1"].map(Into::into).into());
    for exact in &legal.moves {
        assert_eq!(&near_moves(&exact.to_uppercase(), &legal)[0], exact);
    }
    assert_eq!(near_moves(&"x".repeat(100_000), &legal).len(), 3);
}

#[test]
fn draws_reach_every_number_below_their_bound() {
    let mut chance = chance();
    for bound in 1..40 {
        let drawn: BTreeSet<usize> = (0..60 * bound).map(|_| chance.index(bound)).collect();
        assert!(drawn.into_iter().eq(0..bound), "{bound}");
    }
}

#[test]
fn the_chance_streams_of_one_seed_differ() {
    let seed = Seed::from_bytes([9; 32]);
    let drawn = |mut chance: Chance| (0..8).map(|_| chance.below(1000)).collect::<Vec<_>>();
    let all = [seed.game(), seed.seating(), seed.walk(0), seed.walk(1)].map(drawn);
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 4);
}

#[test]
fn a_seed_in_json_is_its_hex_digits() {
    let seed = Seed::from_bytes([0x5e; 32]);
    let json = serde_json::to_string(&seed).unwrap();
    assert_eq!(json, format!("\"{}\"", "5e".repeat(32)));
    assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), seed);
    for wrong in ["\"5e\"", "7", "null", "[]"] {
        assert!(serde_json::from_str::<Seed>(wrong).is_err(), "{wrong}");
    }
}
