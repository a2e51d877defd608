//! Tests of turns. Other players see the table as it was at the beginning, and a finished turn can't be taken back.

use std::sync::Arc;

use matches::{Challenge, ChallengeLimits, MatchId, Matches, PlayerId, Refused, Revisions, Target};
use rules::{Game, Seats, Seed};
use store::MemoryStore;

use crate::games::CATALOG;
use crate::harness::{Harness, challenge, on_every_store};

/// All that a person can see of a match.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    sight: Vec<u8>,
    notes: Vec<rules::Message>,
    public: (Vec<rules::Message>, u32),
    replay: (Vec<u8>, Vec<rules::Message>, u32),
    sights: Vec<Vec<u8>>,
}

fn seen(matches: &Matches, id: MatchId, person: Option<u64>) -> Seen {
    let person = person.map(PlayerId);
    let look = matches.view(id).unwrap();
    let count = matches.replay(id, person, 0).unwrap().count;
    let last = matches.replay(id, person, count).unwrap();
    assert!(matches.replay(id, person, count + 1).is_err());
    let sights = matches.sights(id, person, 1_000).unwrap();
    let sights: Vec<_> = sights.iter().map(|sight| sight.bytes()).collect();
    let sight = look.sight(person).unwrap().bytes();
    assert_eq!((sights.len(), sights.last()), (count as usize + 1, Some(&sight)));
    Seen {
        sight,
        notes: look.notes(person),
        public: (look.head().notes.clone(), look.head().plies),
        replay: (last.sight.bytes(), last.notes, count),
        sights,
    }
}

/// A match of Stakes for two, after both have staked. The first player is to move.
fn staked(harness: &Harness) -> MatchId {
    let id = harness.stakes(2);
    harness.play_all(id, &[(1, "stake 9"), (2, "stake 9")]);
    id
}

#[test]
fn the_other_players_see_a_turn_after_its_end() {
    on_every_store(|harness| {
        let id = staked(harness);
        let others = [None, Some(2), Some(3)];
        let all = |harness: &Harness| others.map(|person| seen(&harness.matches, id, person));
        let (before, own) = (all(harness), seen(&harness.matches, id, Some(1)));
        let turn = harness.head(id).turn;
        for text in ["add 2", "roll", "add 1"] {
            harness.play(id, 1, text).unwrap();
            harness.restart();
            assert!(all(harness) == before, "{text}");
        }
        let now = seen(&harness.matches, id, Some(1));
        assert_eq!(now.sights.len(), own.sights.len() + 3);
        assert_eq!((now.notes.len(), harness.head(id).turn), (3, turn));
        harness.matches.undo(id.into(), harness.by(1)).unwrap();
        assert!(all(harness) == before);
        harness.play(id, 1, "done").unwrap();
        assert_eq!(harness.head(id).turn, turn + 1);
        let after = all(harness);
        assert_eq!(after[0].notes.len(), 3);
        assert_eq!(after[1].sight, seen(&harness.matches, id, Some(1)).sight);
    });
}

#[test]
fn a_simultaneous_mover_sees_only_their_own_current_position() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        let all = |person| seen(&harness.matches, id, person);
        let (stranger, second) = (all(None), all(Some(2)));
        harness.play(id, 1, "stake 7").unwrap();
        assert!(all(None) == stranger);
        assert_eq!(all(Some(1)).notes, ["You stake 7."]);
        assert_ne!(all(Some(1)).sight, second.sight);
        assert_eq!(all(Some(2)).notes, ["Seat 0 has staked."]);
        harness.play_all(id, &[(2, "stake 1"), (3, "stake 1")]);
        assert_eq!(all(None).notes.len(), 3);
    });
}

#[test]
fn plies_are_shown_after_a_departure_and_after_the_ending() {
    on_every_store(|harness| {
        let id = harness.stakes(4);
        harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9"), (4, "stake 9")]);
        harness.play(id, 1, "add 2").unwrap();
        let turn = harness.head(id).turn;
        harness.matches.resign(id, harness.by(3)).unwrap();
        assert_eq!(harness.head(id).turn, turn + 1);
        let both = ["Seat 0 adds 2.", "Seat 2 leaves."];
        assert_eq!(seen(&harness.matches, id, None).notes, both);
        assert_eq!(harness.matches.undo(id.into(), harness.by(1)), Err(Refused::NothingToTakeBack));
        let id = staked(harness);
        harness.play(id, 1, "add 2").unwrap();
        harness.matches.resign(id, harness.by(2)).unwrap();
        assert_eq!(seen(&harness.matches, id, None).notes, ["Seat 0 adds 2."]);
    });
}

#[test]
fn notes_to_one_seat_stay_private_after_the_ending() {
    on_every_store(|harness| {
        let id = staked(harness);
        let since = harness.head(id).revision;
        let people = [None, Some(1), Some(2), Some(3)].map(|person| person.map(PlayerId));
        let all = |harness: &Harness| {
            let look = harness.matches.view(id).unwrap();
            people.map(|person| look.notes(person))
        };
        let before = all(harness);
        assert!(before[0] != before[1] && before[1] != before[2] && before[0] == before[3]);
        harness.matches.resign(id, harness.by(2)).unwrap();
        assert_eq!(all(harness), before);
        // The last turn got no board, so its notes stand unchanged on the final one.
        let turns =
            harness.board_update(id, Revisions { first: since, last: harness.head(id).revision });
        assert_eq!((turns.skipped.len(), turns.view.notes(None)), (0, before[0].clone()));
    });
}

#[test]
fn undo_does_not_reach_the_simultaneous_ply_of_another_player() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        harness.play(id, 2, "stake 9").unwrap();
        assert_eq!(harness.matches.undo(id.into(), harness.by(3)), Err(Refused::NothingToTakeBack));
        assert!(!harness.matches.view(id).unwrap().may_undo(PlayerId(3)));
    });
}

#[test]
fn a_finished_turn_is_posted_and_fixed_when_the_same_seat_moves_on() {
    on_every_store(|harness| {
        let id = harness.stakes(1);
        harness.play(id, 1, "stake 9").unwrap();
        for turn in 2..5 {
            harness.play_all(id, &[(1, "add 1"), (1, "done")]);
            assert_eq!(harness.head(id).turn, turn + 1);
            post_board(harness, id);
            assert!(!harness.matches.view(id).unwrap().may_undo(PlayerId(1)));
            let refused = harness.matches.undo(id.into(), harness.by(1));
            assert_eq!(refused, Err(Refused::NothingToTakeBack));
        }
        let seen = Some(harness.head(id).revision);
        harness.play(id, 1, "done").unwrap();
        let early = harness.matches.play(Target { id, seen }, "add 1", harness.by(1));
        assert!(matches!(early, Err(Refused::Stale(_))), "a board of the turn before");
    });
}

/// A match of a game with the most players, in a new store.
fn begin(game: &dyn Game, catalog: &'static [&'static dyn Game]) -> (Harness, MatchId) {
    let mut harness = Harness::over(Arc::new(MemoryStore::new()));
    harness.matches = Matches::new(Arc::clone(&harness.store), catalog, ChallengeLimits::default())
        .with_seeds(|| Seed::from_bytes([4; 32]));
    let seats = *game.seats(&rules::OptionValues::new()).unwrap().end();
    let others: Vec<u64> = (2..=u64::from(seats)).collect();
    let made = Challenge { seats: Some(seats), ..challenge(game.info().id, 1, &others) };
    let id = harness.challenge(&made).unwrap().id;
    for other in others {
        harness.matches.join(id, harness.by(other)).unwrap();
    }
    (harness, id)
}

/// Plays random moves until a chosen move is followed by a forced one, and takes both back. Returns whether that
/// happened.
fn takes_back_a_followed_move(walk: u64) -> bool {
    let (harness, id) = begin(games::find("castle-keep").unwrap(), games::CATALOG);
    let mut chance = Seed::from_bytes([6; 32]).walk(walk);
    loop {
        let view = harness.matches.view(id).unwrap();
        let Some(seat) = view.head().to_move.iter().next() else { return false };
        let player = view.head().player(seat).unwrap();
        let sight = || harness.matches.view(id).unwrap().sight(Some(player)).unwrap();
        let before = sight();
        let mv = chance.one_of(&before.legal(seat).moves).unwrap().clone();
        let done = harness.play(id, player.0, &mv).unwrap();
        if !done.followed.is_empty() && harness.matches.view(id).unwrap().may_undo(player) {
            harness.matches.undo(id.into(), harness.by(player.0)).unwrap();
            assert!(sight().bytes() == before.bytes(), "{mv}, then {:?}", done.followed);
            return true;
        }
    }
}

#[test]
fn a_take_back_returns_to_the_last_decision() {
    assert!((0..20).any(takes_back_a_followed_move), "no move is followed by another");
}

/// A match of Castles in which three musketeers of seat 0 shut in two pieces of seat 1.
fn shut_in() -> (Harness, MatchId, PlayerId) {
    let (harness, id) = begin(games::find("findorff").unwrap(), games::CATALOG);
    let seats = harness.head(id).players;
    let play = |seat: usize, text: String| drop(harness.play(id, seats[seat].0, &text).unwrap());
    play(0, "deploy G:h1 M:a2,b2,c2".into());
    play(1, "deploy G:b8 P:a7".into());
    let files = [("a", 2..6), ("b", 2..7), ("c", 2..8)];
    let steps = files.into_iter().flat_map(|(file, rows)| rows.map(move |row| (file, row)));
    for (number, (file, row)) in steps.enumerate() {
        play(0, format!("{file}{row}-{file}{}", row + 1));
        play(1, ["b8-a8", "a8-b8"][number % 2].into());
    }
    play(0, "c8-b8".into());
    (harness, id, seats[0])
}

#[test]
fn a_turn_ends_when_the_opponent_has_to_pass() {
    let (harness, id, player) = shut_in();
    for text in ["h1-h2", "h2-h3", "h3-h4"] {
        let before = harness.head(id);
        assert_eq!(before.to_move, Seats::one(rules::Seat(0)), "seat 1 has no move");
        post_board(&harness, id);
        assert!(!harness.matches.view(id).unwrap().may_undo(player));
        assert_eq!(
            harness.matches.undo(id.into(), harness.by(player.0)),
            Err(Refused::NothingToTakeBack)
        );
        harness.play(id, player.0, text).unwrap();
        assert_eq!(harness.head(id).turn, before.turn + 1);
        let own = harness.matches.view(id).unwrap().sight(Some(player)).unwrap().state();
        assert_eq!(harness.matches.view(id).unwrap().sight(None).unwrap().state(), own);
    }
}

/// Plays a random move. Now and then, takes one back or leaves instead.
fn act(harness: &Harness, id: MatchId, chance: &mut rules::Chance) {
    let look = harness.matches.view(id).unwrap();
    let movers: Vec<_> = look.head().to_move.iter().collect();
    let seat = *chance.one_of(&movers).unwrap();
    let player = look.head().player(seat).unwrap();
    match chance.below(40) {
        0 if look.head().seats > 2 => drop(harness.matches.resign(id, harness.by(player.0))),
        1..9 => drop(harness.matches.undo(id.into(), harness.by(player.0))),
        _ => {
            let legal = look.sight(Some(player)).unwrap().legal(seat).moves;
            harness.play(id, player.0, chance.one_of(&legal).unwrap()).unwrap();
        }
    }
}

#[test]
fn the_views_of_other_viewers_change_only_with_the_turn_number() {
    for &game in CATALOG.iter().chain(games::CATALOG) {
        let catalog = if CATALOG.iter().any(|own| own.info().id == game.info().id) {
            CATALOG
        } else {
            games::CATALOG
        };
        let mut unseen = 0;
        for round in 0..3 {
            let mut chance = Seed::from_bytes([6; 32]).walk(round);
            let (harness, id) = begin(game, catalog);
            let mut turn = 0;
            let mut kept: Vec<(Option<u64>, Seen)> = Vec::new();
            for _ in 0..50 {
                let head = harness.head(id);
                if head.ending().is_some() {
                    break;
                }
                assert!(head.turn >= turn, "{}", game.info().id);
                let people = (1..=4).map(Some).chain([None]);
                if head.turn > turn {
                    turn = head.turn;
                    let strangers = people.filter(|person| !plays(&head, *person, head.to_move));
                    kept = strangers
                        .map(|person| (person, seen(&harness.matches, id, person)))
                        .collect();
                } else {
                    unseen += 1;
                    for (person, before) in &kept {
                        let now = seen(&harness.matches, id, *person);
                        assert!(now == *before, "{}: {person:?}", game.info().id);
                    }
                }
                act(&harness, id, &mut chance);
            }
            let faults = matches::check(harness.store.as_ref(), catalog).unwrap().faults;
            assert_eq!(faults, [""; 0], "{}", game.info().id);
        }
        let has_long_turns = !["nim", "kastell", "castello"].contains(&game.info().id);
        assert!(!has_long_turns || unseen > 0, "{}: no turn of several plies", game.info().id);
    }
}

/// Whether this person has one of these seats.
fn plays(head: &matches::Head, person: Option<u64>, seats: Seats) -> bool {
    let seat = person.and_then(|person| head.seat_of(PlayerId(person)));
    seat.is_some_and(|seat| seats.contains(seat))
}

/// Settles the due posts. The board of the newest turn must be among them.
fn post_board(harness: &Harness, id: MatchId) {
    let claim = harness.claim(id).unwrap();
    let is_board = |job: &&matches::Job| job.kind == matches::JobKind::Post(matches::Post::Board);
    let board = claim.jobs.iter().find(is_board).unwrap();
    assert_eq!(board.revision, harness.head(id).revision);
    for job in &claim.jobs {
        let done = matches::JobOutcome::Done { message: None };
        assert_eq!(harness.matches.settle(job, done, harness.now()), Ok(true));
    }
}
