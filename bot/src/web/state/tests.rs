//! Matches and exercises as the page of a player gets them.

use std::sync::Arc;

use matches::{
    Challenge, ChallengeLimits, ExerciseId, ExerciseKind, Key, Limit, MatchId, Matches, OfferKind,
    OfferReply, Place, PlayerId, Reply, Request, Timestamp,
};
use rules::{Level, OptionValues, Seat, Seed, Setup, Viewer};
use serde_json::{Value, json};
use store::MemoryStore;
use words::Language;

use crate::app::App;
use crate::app::computers;
use crate::app::testing::kastell;
use crate::clock::Clock;
use crate::web::state::exercise_state::{self, ExerciseVisit};
use crate::web::state::players::players;
use crate::web::state::{TurnQuery, VisitorView, state};
use crate::web::visitor::{Access, Guest, LinkAccess, SessionAccess, Visitor};

const ADA: PlayerId = PlayerId(1);
const BEN: PlayerId = PlayerId(2);

fn app() -> App {
    let store = Arc::new(MemoryStore::new());
    let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default())
        .with_seeds(|| Seed::from_bytes([4; 32]));
    App::new(matches, Clock::default())
}

fn by(player: PlayerId, key: u64) -> Request {
    Request { player, key: Key(key), now: Timestamp(key) }
}

/// A challenge of Ada to this opponent, in a channel of a server.
fn challenge(game: &str, opponent: PlayerId) -> Challenge {
    let place = Place { server: Some(9), channel: 8, thread: None };
    Challenge { game: game.into(), ..kastell(ADA, opponent, place) }
}

/// A match that has begun.
fn begin(app: &App, challenge: &Challenge) -> MatchId {
    let id = app.matches().challenge(challenge, Key(1), Timestamp(1)).unwrap().id;
    for person in challenge.opponents.iter().filter(|player| player.is_person()) {
        let joins = Request { key: Key(100 + person.0), ..by(*person, 2) };
        app.matches().join(id, joins).unwrap();
    }
    id
}

/// A player who has opened the page by a link.
fn visitor(app: &App, id: MatchId, player: PlayerId) -> Visitor {
    let link = app.matches().make_link(player, id, app.now()).unwrap();
    let token = app.matches().enter(&link, None, app.now()).unwrap().unwrap().token;
    let guest = Guest { token: Some(token), language: Language::English };
    SessionAccess::visitor(app, guest, &id.0.to_string()).unwrap()
}

/// The state on the page of a player, who has opened it by a link.
fn state_of(app: &App, id: MatchId, player: PlayerId) -> Value {
    state(app, &visitor(app, id, player), TurnQuery::default()).unwrap()
}

/// The moves that the choices lead to, and how each is sent.
fn commits(node: &Value) -> Vec<(&str, &str)> {
    let options = node["options"].as_array().into_iter().flatten();
    let sent = options.flat_map(|option| match (&option["move"], &option["commit"]) {
        (Value::String(mv), Value::String(commit)) => vec![(mv.as_str(), commit.as_str())],
        _ => commits(&option["then"]),
    });
    sent.collect()
}

/// Plays random moves until a build would end its turn, and then plays that build. Returns whether there was one.
fn holds_a_last_build(walk: u64) -> bool {
    let app = app();
    let id = begin(&app, &challenge("castle-keep", BEN));
    let mut chance = Seed::from_bytes([6; 32]).walk(walk);
    let mut key = 2;
    loop {
        key += 1;
        let view = app.matches().view(id).unwrap();
        let Some(seat) = view.head().to_move.iter().next() else { return false };
        let player = view.head().player(seat).unwrap();
        let legal = view.sight(Some(player)).unwrap().legal(seat).moves;
        let is_build = |mv: &str| mv.contains('@') && !mv.contains(':');
        let last = legal.iter().find(|mv| is_build(mv) && view.finishes_turn(player, mv));
        let mv = last.or_else(|| chance.one_of(&legal)).unwrap();
        let before = last.map(|_| state_of(&app, id, player));
        app.matches().play(id.into(), mv, by(player, key)).unwrap();
        if let Some(before) = before {
            let commits = commits(&before["choices"]);
            assert!(commits.contains(&(mv.as_str(), "hold")), "{mv}: {commits:?}");
            assert!(!app.matches().view(id).unwrap().may_undo(player));
            return true;
        }
    }
}

#[test]
fn a_build_that_ends_its_turn_is_held_since_nobody_can_take_it_back() {
    assert!((0..20).any(holds_a_last_build), "no build ends a turn");
}

#[test]
fn a_try_at_a_puzzle_is_held_and_a_build_in_a_lesson_is_sent_at_once() {
    let app = app();
    let has_now = |kind: ExerciseKind| {
        let id = ExerciseId { game: "castle-keep".into(), kind };
        let (language, query) = (Language::English, TurnQuery::default());
        let visit = ExerciseVisit { id, by: by(ADA, 1), language, query };
        let state = exercise_state::state(&app, &visit, None).unwrap();
        let commits = commits(&state["choices"]);
        assert!(!commits.is_empty(), "{visit:?}");
        commits.iter().any(|(_, commit)| *commit == "now")
    };
    assert!(has_now(ExerciseKind::Lesson(0)));
    assert!(!(1..=3).map(ExerciseKind::Puzzle).any(has_now));
}

#[test]
fn a_player_who_has_left_is_marked_while_the_others_play_on() {
    let (app, dora) = (app(), PlayerId(4));
    let (seats, opponents) = (Some(4), vec![BEN, PlayerId(3), dora]);
    let id = begin(&app, &Challenge { seats, opponents, ..challenge("castle-keep", BEN) });
    app.matches().resign(id, by(dora, 3)).unwrap();
    let left = app.matches().view(id).unwrap().head().seat_of(dora).unwrap();
    let state = state_of(&app, id, ADA);
    for player in state["players"].as_array().unwrap() {
        assert_eq!(player["left"] == true, player["seat"] == left.0, "{player}");
        assert!(player["out"].is_null(), "{player}");
    }
}

#[test]
fn a_player_whom_the_game_counts_out_is_marked_and_has_not_left() {
    let (app, opponents) = (app(), vec![BEN, PlayerId(3)]);
    let challenge = Challenge { seats: Some(3), opponents, ..challenge("castle-keep", BEN) };
    let id = begin(&app, &challenge);
    let view = app.matches().view(id).unwrap();
    let mut look = VisitorView::new(&app, &view, &visitor(&app, id, ADA)).unwrap();
    let options = OptionValues::from([("version".into(), "empire".into())]);
    let setup = Setup { options, seats: 3, seed: Seed::from_bytes([4; 32]) };
    let state = json!({
        "version": "empire", "castles": [[{"b1": "WRz"}, {}], [{}, {}], [{"b1": "WBc"}, {}]],
        "hands": [["WBc"], [], ["KB"]], "spoils": [[], [], []], "pile": 2, "discards": [], "open": true, "turn": 0,
        "phase": "act", "rubble": [[], [1, 2], []], "pile_order": ["WYc", "TBs"], "moved": [],
    });
    let table = games::find("castle-keep").unwrap().load(&setup, &state).unwrap();
    look.sight = table.see(Viewer::Spectator);
    let players = serde_json::to_value(players(&app, &look)).unwrap();
    for player in players.as_array().unwrap() {
        assert_eq!(player["out"] == true, player["seat"] == 1, "{player}");
        assert!(player["left"].is_null(), "{player}");
    }
}

#[test]
fn a_player_who_ends_the_match_alone_is_told_so_before() {
    let app = app();
    let computer = PlayerId::computer(Level::ALL[0], 0);
    let id = begin(&app, &challenge("kastell", computer));
    let state = state_of(&app, id, ADA);
    let can = state["can"].as_array().unwrap();
    assert!(can.contains(&"abort".into()) && !can.contains(&"call_off".into()), "once: {can:?}");
    let view = app.matches().view(id).unwrap();
    let moves = view.sight(Some(ADA)).unwrap().legal(Seat(0)).moves;
    app.matches().play(id.into(), &moves[0], by(ADA, 2)).unwrap();
    computers::think(&app, id).unwrap();
    let state = state_of(&app, id, ADA);
    let question = &state["questions"]["call_off"];
    assert_eq!(question["label"], "Call it off");
    assert!(question["ask"].as_str().unwrap().contains("The match ends"), "{question}");
}

#[test]
fn only_a_player_who_ends_the_match_by_agreeing_is_asked_first() {
    let app = app();
    let id = begin(&app, &challenge("kastell", BEN));
    assert!(state_of(&app, id, ADA)["questions"]["call_off"].is_null());
    app.matches().offer(id, OfferKind::CallOff, by(BEN, 3)).unwrap();
    let state = state_of(&app, id, ADA);
    let accept = state["proposals"][0]["may"][0].as_str().unwrap();
    assert!(accept.starts_with("accept:"), "{accept}");
    let question = &state["questions"][accept];
    assert_eq!(question["label"], "Agree");
    assert!(question["ask"].as_str().unwrap().contains("That ends the match."), "{question}");
    let own = state_of(&app, id, BEN);
    assert!(own["questions"].as_object().unwrap().keys().eq(["resign"]), "{}", own["questions"]);
    app.matches().offer(id, OfferKind::Hints, by(BEN, 4)).unwrap();
    let state = state_of(&app, id, ADA);
    assert!(
        state["questions"].as_object().unwrap().keys().eq(["resign"]),
        "{}",
        state["questions"]
    );
}

#[test]
fn the_status_of_a_paused_match_says_so_and_the_match_still_has_a_clock() {
    let app = app();
    let limit = Some(Limit::DEFAULT);
    let id = begin(&app, &Challenge { limit, ..challenge("kastell", BEN) });
    app.matches().offer(id, OfferKind::Pause, by(BEN, 3)).unwrap();
    let reply = OfferReply { offer: None, reply: Reply::Agree };
    app.matches().reply(id, reply, by(ADA, 4)).unwrap();
    let state = state_of(&app, id, ADA);
    assert!(state["deadline"].is_null() && state["timed"] == true, "{}", state["timed"]);
    let status = state["status"].as_str().unwrap();
    assert!(status.contains("Paused"), "{status}");
    assert_eq!(status.strip_prefix("Your turn. "), state["standstill"].as_str());
}

#[test]
fn a_match_without_a_limit_has_no_clock() {
    let app = app();
    let id = begin(&app, &challenge("kastell", BEN));
    let state = state_of(&app, id, ADA);
    assert_eq!((&state["timed"], &state["status"]), (&false.into(), &"Your turn.".into()));
}

#[test]
fn a_player_who_declines_a_rematch_is_shown_no_way_into_it() {
    let app = app();
    let cleo = PlayerId(3);
    let of_three =
        Challenge { seats: Some(3), opponents: vec![BEN, cleo], ..challenge("castle-keep", BEN) };
    let id = app.matches().challenge(&of_three, Key(1), Timestamp(1)).unwrap().id;
    app.matches().join(id, by(BEN, 2)).unwrap();
    app.matches().join(id, by(cleo, 3)).unwrap();
    app.matches().resign(id, by(BEN, 4)).unwrap();
    app.matches().resign(id, by(cleo, 5)).unwrap();
    let again = Challenge { rematch_of: Some(id), ..of_three };
    let next = app.matches().challenge(&again, Key(6), Timestamp(6)).unwrap().id;
    let rematch_of = |player: PlayerId| state_of(&app, id, player)["rematch"].clone();
    assert_eq!(rematch_of(cleo)["agreed"], false);
    app.matches().decline(next, by(cleo, 7)).unwrap();
    let declined = state_of(&app, id, cleo);
    assert!(declined["rematch"].is_null() && declined["can"] == json!([]), "{}", declined["can"]);
    assert_eq!(rematch_of(BEN)["agreed"], false);
    app.matches().join(next, by(BEN, 8)).unwrap();
    assert_eq!(rematch_of(BEN)["began"], true);
    assert!(rematch_of(cleo).is_null(), "the rematch has begun without them");
}

#[test]
fn a_spectator_of_castles_reads_which_army_is_ready() {
    let app = app();
    let id = begin(&app, &challenge("findorff", BEN));
    let army = app.matches().view(id).unwrap().sight(Some(ADA)).unwrap();
    let army = army.legal(Seat(0)).moves.swap_remove(0);
    app.matches().play(id.into(), &army, by(ADA, 3)).unwrap();
    let key = app.matches().spectator_key(id).unwrap();
    let guest = Guest { token: None, language: Language::English };
    let visitor = LinkAccess::visitor(&app, guest, &key).unwrap();
    let state = state(&app, &visitor, TurnQuery::default()).unwrap();
    let text = state["text"].as_str().unwrap();
    assert!(text.contains("secret army is ready"), "{text}");
    let can = state_of(&app, id, ADA)["can"].clone();
    assert!(!can.as_array().unwrap().contains(&"takeback".into()), "a deployment is final: {can}");
}

#[test]
fn a_player_in_the_middle_of_the_first_turn_has_no_turn_to_take_back() {
    let app = app();
    let id = begin(&app, &challenge("castle-keep", BEN));
    let view = app.matches().view(id).unwrap();
    let moves = view.sight(Some(ADA)).unwrap().legal(Seat(0)).moves;
    let goes_on = |mv: &str| !view.ends_turn(ADA, mv) && !view.finishes_turn(ADA, mv);
    let mv = moves.iter().find(|mv| mv.contains('@') && goes_on(mv)).unwrap();
    app.matches().play(id.into(), mv, by(ADA, 3)).unwrap();
    let state = state_of(&app, id, ADA);
    let can = state["can"].as_array().unwrap();
    assert!(can.contains(&"undo".into()) && !can.contains(&"takeback".into()), "{can:?}");
}
