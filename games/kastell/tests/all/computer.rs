//! The computer player: its laws in every variant, and the truth of its proofs.

use std::cell::Cell;
use std::collections::BTreeMap;

use kastell::{Kastell, Move, View};
use rules::{
    Game, Level, NodeLimit, Notes, Plugin, RuleSet, Seat, Seed, Table, ThinkRequest, Thought,
    Viewer,
};
use testkit::{Checks, Plan, setup};

use crate::reasons::{loaded, options, ways_after_builds};

const GAME: Plugin<Kastell> = Plugin::with(search::player());

const CONTACTS: [&str; 3] = ["free", "apart", "linked"];
const PICKERS: [&str; 2] = ["self", "opponent"];

#[test]
fn the_computer_player_keeps_the_laws_in_every_variant() {
    for contact in CONTACTS {
        for picker in PICKERS {
            let options = [("contact", contact), ("picker", picker)];
            let plan = Plan::default().table(&options, 2).games(2).ends_within(32);
            testkit::check_computer_player(&Checks::<Kastell>::of(plan));
        }
    }
    let options = [("contact", "linked"), ("trees", "black")];
    let plan = Plan::default().table(&options, 2).games(1).break_off_after(3);
    testkit::check_computer_player(&Checks::<Kastell>::of(plan));
}

fn think(table: &dyn Table, level: u8, limit: NodeLimit) -> (Seat, Thought) {
    let seat = table.status().to_move().only().unwrap();
    let ask =
        ThinkRequest::new(Level::of(level).unwrap(), limit, Seed::from_bytes([9; 32])).explained();
    let thought = table.see(Viewer::Seat(seat)).think(seat, &ask, &|| false);
    (seat, thought.unwrap())
}

/// A match after this many random plies, if it is not over by then.
fn opened(options: &[(&str, &str)], seed: u64, plies: usize) -> Option<Box<dyn Table>> {
    let setup = setup(options, 2, seed);
    let mut table = GAME.set_up(&setup).unwrap();
    let mut chance = setup.seed.walk(0);
    for _ in 0..plies {
        let seat = table.status().to_move().only()?;
        let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
        table.play(seat, chance.one_of(&legal)?).unwrap();
    }
    (!table.status().is_over()).then_some(table)
}

/// Whether the seat to move wins, by the rules alone.
fn wins(table: &dyn Table) -> bool {
    let Some(seat) = table.status().to_move().only() else { return false };
    table.see(Viewer::Seat(seat)).legal(seat).moves.iter().any(|mv| {
        let mut next = table.duplicate();
        next.play(seat, mv).unwrap();
        // A player who names a piece or swaps colors may move twice in a row.
        match next.status().to_move().only() {
            Some(mover) => wins(&*next) == (mover == seat),
            None => won(&*next, seat),
        }
    })
}

fn won(table: &dyn Table, seat: Seat) -> bool {
    matches!(table.status(), rules::Status::Over(outcome) if outcome.winners.contains(seat))
}

/// Whether every line of play can be tried.
fn is_small(table: &dyn Table) -> bool {
    table.perft(3).is_some_and(|positions| positions < 3000)
}

#[test]
fn a_proven_value_agrees_with_full_enumeration() {
    for contact in CONTACTS {
        for picker in PICKERS {
            let plies = if picker == "self" { 7 } else { 14 };
            let options = [("contact", contact), ("picker", picker)];
            let tables = (0..60).filter_map(|seed| opened(&options, seed, plies));
            for table in tables.filter(|table| is_small(&**table)).take(6) {
                let (seat, thought) = think(&*table, 5, NodeLimit::OfLevel);
                let expected = wins(&*table);
                assert!(thought.is_proven, "{contact} {picker} {thought:?}");
                assert_eq!(thought.value > 0.0, expected, "{contact} {picker} {thought:?}");
                let mut next = table.duplicate();
                next.play(seat, &thought.mv).unwrap();
                let keeps = match next.status().to_move().only() {
                    Some(mover) => wins(&*next) == (mover == seat),
                    None => won(&*next, seat),
                };
                assert_eq!(keeps, expected, "{contact} {picker} {thought:?}");
            }
        }
    }
}

/// The number of the opponent's answers to a move, and of those that win. `None` if the move ends the match.
fn winning_answers(table: &dyn Table, seat: Seat, mv: &str) -> Option<(usize, usize)> {
    let mut next = table.duplicate();
    next.play(seat, mv).unwrap();
    let other = next.status().to_move().only()?;
    let answers = next.see(Viewer::Seat(other)).legal(other).moves;
    let winning = answers.iter().filter(|answer| {
        let mut reached = next.duplicate();
        reached.play(other, answer).unwrap();
        if reached.status().is_over() { won(&*reached, other) } else { !wins(&*reached) }
    });
    Some((winning.count(), answers.len()))
}

#[test]
fn a_lost_position_is_played_where_the_smallest_share_of_answers_wins() {
    let mut traps = 0;
    for contact in CONTACTS {
        let tables = (0..80).filter_map(|seed| opened(&[("contact", contact)], seed, 7));
        for table in tables.filter(|table| is_small(&**table) && !wins(&**table)).take(8) {
            let (seat, thought) = think(&*table, 5, NodeLimit::OfLevel);
            let share = |mv: &str| winning_answers(&*table, seat, mv);
            let (winning, answers) = share(&thought.mv).unwrap();
            let moves = table.see(Viewer::Seat(seat)).legal(seat).moves;
            for (fewer, all) in moves.iter().filter_map(|mv| share(mv)) {
                assert!(winning * all <= fewer * answers, "{contact} {}", thought.mv);
            }
            traps += usize::from(winning < answers);
        }
    }
    assert!(traps > 5, "{traps}");
}

#[test]
fn the_first_answer_is_proven_and_a_win_kept_where_contact_is_restricted() {
    for contact in ["apart", "linked"] {
        for (picker, plies) in [("self", 1), ("opponent", 2)] {
            let options = [("contact", contact), ("picker", picker)];
            for table in (0..2).filter_map(|seed| opened(&options, seed, plies)) {
                let (seat, thought) = think(&*table, 5, NodeLimit::OfLevel);
                assert!(thought.is_proven, "{contact} {picker} {thought:?}");
                let mut next = table.duplicate();
                next.play(seat, &thought.mv).unwrap();
                let (mover, answer) = think(&*next, 5, NodeLimit::OfLevel);
                let is_kept = (answer.value > 0.0) == (mover == seat);
                assert!(answer.is_proven, "{contact} {picker} {answer:?}");
                assert_eq!(is_kept, thought.value > 0.0, "{contact} {picker} {answer:?}");
            }
        }
    }
}

#[test]
fn a_lost_position_is_proven_and_not_played_by_chance() {
    // If pieces are named, there are few moves. A search may refute all of them before the position is proven.
    let mut lost = 0;
    for (contact, plies) in [("apart", 4), ("linked", 3), ("linked", 4), ("linked", 5)] {
        let options = [("contact", contact), ("picker", "opponent")];
        for table in (0..8).filter_map(|seed| opened(&options, seed, plies)) {
            let (_, thought) = think(&*table, 5, NodeLimit::OfLevel);
            assert!(thought.is_proven || thought.depth.is_some(), "by chance: {thought:?}");
            lost += usize::from(thought.is_proven && thought.value < 0.0);
        }
    }
    assert!(lost > 0, "none was lost");
}

#[test]
fn a_search_stopped_at_once_proves_nothing() {
    let table = opened(&[], 1, 0).unwrap();
    let seat = table.status().to_move().only().unwrap();
    for level in Level::ALL {
        let ask = ThinkRequest::new(level, NodeLimit::UntilStopped, Seed::from_bytes([9; 32]))
            .explained();
        let thought = table.see(Viewer::Seat(seat)).think(seat, &ask, &|| true).unwrap();
        assert!(!thought.is_proven && thought.value.abs() < 0.9, "{thought:?}");
    }
}

/// The lead in placements over the opponent after each move.
fn leads(view: &View, seat: Seat) -> BTreeMap<Move, i64> {
    let position = loaded(&options("free", "self"), &Kastell::state(view));
    let ways = ways_after_builds(&position, seat).into_iter();
    ways.map(|(mv, [own, theirs])| (mv, own as i64 - theirs as i64)).collect()
}

/// Checks that no move is worse than the median. Of random moves, half would be.
fn check_is_no_draw(leads: &BTreeMap<Move, i64>, think: impl Fn(Seed) -> Thought<Move>) {
    let mut all: Vec<i64> = leads.values().copied().collect();
    all.sort_unstable();
    for seed in 0..6 {
        let thought = think(Seed::from_bytes([seed; 32]));
        let lead = leads[&thought.mv];
        let middle = all[all.len() / 2];
        assert!(lead >= middle, "{lead} is less than {middle}: {thought:?}");
    }
}

#[test]
fn a_search_with_hardly_any_time_still_plays_a_good_move() {
    let player = search::player::<Kastell>();
    for plies in [0, 2] {
        let (view, seat) = begun(plies);
        let leads = leads(&view, seat);
        for level in [4, 5].map(|level| Level::of(level).unwrap()) {
            for nodes in [0, 1, 300, 3_000, 12_000] {
                let limit = NodeLimit::Nodes(nodes);
                check_is_no_draw(&leads, |seed| {
                    player
                        .think(&view, seat, &ThinkRequest::new(level, limit, seed), &|| false)
                        .unwrap()
                });
            }
            for asked in [0_u32, 10, 1_500] {
                let limit = NodeLimit::UntilStopped;
                check_is_no_draw(&leads, |seed| {
                    let left = Cell::new(asked);
                    let stop = || left.replace(left.get().saturating_sub(1)) == 0;
                    player
                        .think(&view, seat, &ThinkRequest::new(level, limit, seed), &stop)
                        .unwrap()
                });
            }
        }
    }
}

/// The view of the next player after this many random plies.
fn begun(plies: usize) -> (View, Seat) {
    let options = Kastell::options(&Kastell::info().complete(&[].into()).unwrap()).unwrap();
    let seed = Seed::from_bytes([2; 32]);
    let (mut position, mut chance) = (Kastell::set_up(&options, 2, seed.game()), seed.walk(0));
    for _ in 0..plies {
        let seat = Kastell::status(&position).to_move().only().unwrap();
        let view = Kastell::view(&position, Viewer::Seat(seat));
        let mv = Kastell::pick(&view, seat, &mut chance).unwrap();
        let _ = Kastell::play(&mut position, seat, &mv, &mut Notes::muted());
    }
    let seat = Kastell::status(&position).to_move().only().unwrap();
    (Kastell::view(&position, Viewer::Seat(seat)), seat)
}

/// Checks that the computer proves who wins this position, in which three pieces are built.
fn early(trees: &str, state: serde_json::Value) {
    let table = GAME.load(&setup(&[("trees", trees)], 2, 0), &state).unwrap();
    let (seat, thought) = think(&*table, 5, NodeLimit::OfLevel);
    assert!(thought.is_proven && thought.value == 1.0, "{thought:?}");
    let mut next = table.duplicate();
    next.play(seat, &thought.mv).unwrap();
    let (_, answer) = think(&*next, 5, NodeLimit::OfLevel);
    assert!(answer.is_proven && answer.value == -1.0, "{answer:?}");
    let reasons = [thought, answer].map(|thought| thought.why.unwrap());
    let ids = reasons.each_ref().map(|why| rules::first_sentence(why).id().unwrap());
    // The number of winning answers is named only if all of them could be proven.
    assert!(ids[0] == "kastell-why-forced" && ids[1].starts_with("kastell-why-lost"), "{ids:?}");
}

#[test]
fn hard_positions_after_three_pieces_are_proven() {
    let state = serde_json::json!({
        "hands": [["I", "J", "L", "S", "Z"], ["I", "J", "O", "S", "T", "Z"]], "phase": "place",
        "pieces": [
            {"piece": "O", "seat": 0, "squares": ["a7", "a8", "b7", "b8"]},
            {"piece": "T", "seat": 0, "squares": ["e6", "f6", "f7", "g6"]},
            {"piece": "L", "seat": 1, "squares": ["a6", "b6", "c6", "c7"]},
        ],
        "trees": ["d8", "f2", "h3"], "turn": 1,
    });
    early("d8,f2,h3", state);
    let state = serde_json::json!({
        "hands": [["I", "L", "O", "T", "Z"], ["I", "J", "L", "O", "T", "Z"]], "phase": "place",
        "pieces": [
            {"piece": "J", "seat": 0, "squares": ["f8", "g8", "h7", "h8"]},
            {"piece": "S", "seat": 0, "squares": ["f5", "g5", "g6", "h6"]},
            {"piece": "S", "seat": 1, "squares": ["e7", "e8", "f6", "f7"]},
        ],
        "trees": ["c2", "e1", "f1"], "turn": 1,
    });
    early("c2,e1,f1", state);
}
