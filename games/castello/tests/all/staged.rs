//! Staged input on a board of 315 squares, and suggestions in a melee.

use std::collections::BTreeSet;

use castello::Castello;
use rules::{Draft, Game, MAX_CHOICES, Mark, Plugin, Seat, Sight, Viewer};

use crate::dense::melee;
use crate::same_moves;

const BLACK: Seat = Seat(1);

fn sight(number: u64) -> Box<dyn Sight> {
    let table = Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), &melee(number)).unwrap();
    table.see(Viewer::Seat(BLACK))
}

/// A melee with thousands of outcomes.
const THOUSANDS: u64 = 85;

#[test]
fn a_melee_with_thousands_of_outcomes_is_generated_as_the_plain_generator_does() {
    let table =
        Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), &melee(THOUSANDS)).unwrap();
    let found = same_moves::check(&*table, false);
    assert!(found > 4000, "{found}");
}

#[test]
fn staged_choices_reach_every_move_of_a_melee() {
    let sight = sight(1);
    let mut reached = BTreeSet::new();
    let mut open = vec![Draft::default()];
    while let Some(draft) = open.pop() {
        let answer = sight.choices(BLACK, &draft).unwrap();
        assert!(answer.options.len() <= MAX_CHOICES && draft.joined().len() <= rules::DRAFT_LIMIT);
        reached.extend(answer.complete);
        // The areas hold the pawns that are offered at once, too.
        let next =
            answer.options.iter().filter(|option| !draft.is_empty() || option.id.contains('-'));
        open.extend(next.map(|option| draft.then(&option.id)));
    }
    assert_eq!(reached.into_iter().collect::<Vec<_>>(), sight.legal(BLACK).moves);
}

#[test]
fn pawns_that_can_do_something_come_first() {
    let answer = sight(1).choices(BLACK, &Draft::default()).unwrap();
    assert!(answer.options[0].hint.contains("best captures"), "{:?}", answer.options[0]);
    assert!(answer.options.last().unwrap().label.starts_with("Columns"));
}

#[test]
fn typing_narrows_at_once() {
    let sight = sight(THOUSANDS);
    let legal = sight.legal(BLACK).moves;
    for mv in legal.iter().step_by(97) {
        let from = &mv[..=mv.find('-').unwrap()];
        let offered = sight.suggest(BLACK, from, 25);
        assert!(!offered.is_empty() && offered.iter().all(|one| one.text.starts_with(from)));
        assert_eq!(sight.suggest(BLACK, mv, 25)[0].text, *mv);
    }
}

#[test]
fn suggestions_begin_with_the_most_telling_and_all_can_be_sent() {
    let sight = sight(THOUSANDS);
    let all = sight.suggest(BLACK, "", 100_000);
    assert_eq!(all.len(), sight.legal(BLACK).moves.len());
    assert!(all[0].label.contains("captures"), "{}", all[0].label);
    for one in all.iter().step_by(41) {
        assert!(one.text.chars().count() <= 100 && one.label.chars().count() <= 100);
        assert!(sight.read(BLACK, &one.text).is_ok(), "{}", one.text);
    }
}

#[test]
fn a_draft_is_shown_as_what_it_would_do() {
    let sight = sight(1);
    let mut draft = Draft::default();
    loop {
        let answer = sight.choices(BLACK, &draft).unwrap();
        let Some(option) = answer.options.first() else { break };
        draft = draft.then(&option.id);
    }
    let items = &sight.scene(&draft).boards[0].items;
    let has =
        |mark: Mark| items.iter().any(|item| matches!(item, rules::Item::Mark(_, m) if *m == mark));
    assert!(has(Mark::Chosen) && has(Mark::Target));
    assert!(items.iter().any(|item| matches!(item, rules::Item::Ghost(_))));
    assert!(items.iter().any(|item| matches!(item, rules::Item::Path(_))));
}
