//! A second, plain generator: it reads the public state and tries every tile on every cell.
//!
//! Both generators must find the same moves, and destroy the same tiles.

mod plain;
mod siege;

use std::collections::BTreeSet;

use castle_keep::CastleKeep;
use plain::Advanced;
use rules::{Chance, Game, Plugin, Seat, Seed, Status, Table, Viewer};
use serde_json::Value;
use testkit::setup;

/// The number of games with each set of options, and the most plies of each.
const GAMES: u64 = 40;
const PLIES: usize = 250;

/// The number of compared moves of each kind.
#[derive(Debug, Default)]
struct Seen {
    builds: usize,
    attacks: usize,
    transfers: usize,
    others: usize,
}

impl Seen {
    fn count(&mut self, moves: &BTreeSet<String>) {
        for mv in moves {
            match (mv.contains(':'), mv.contains('>'), mv.contains('@')) {
                (true, ..) => self.attacks += 1,
                (_, true, _) => self.transfers += 1,
                (.., true) => self.builds += 1,
                _ => self.others += 1,
            }
        }
    }
}

/// Walks through games with these options and compares every position.
fn check(options: &[(&str, &str)], seats: u8) -> Seen {
    let game = Plugin::<CastleKeep>::new();
    let on = |id| options.contains(&(id, "on"));
    let advanced = Advanced { towers: on("towers"), strict: on("strict_finish") };
    let mut seen = Seen::default();
    for number in 0..GAMES {
        let mut chance = Seed::from_bytes([9; 32]).walk(number);
        let mut table = game.set_up(&setup(options, seats, number)).unwrap();
        let mut open = false;
        for _ in 0..PLIES {
            open = is_open(&*table, open);
            let Status::ToMove(movers) = table.status() else { break };
            let seat = movers.only().unwrap();
            if leaves(&*table, &mut chance) {
                table.leave(seat);
                continue;
            }
            let sight = table.see(Viewer::Seat(seat));
            let legal = sight.legal(seat).moves;
            assert!(legal.is_sorted(), "{legal:?}");
            let plain = plain::moves(&sight.state(), advanced);
            assert_eq!(legal.iter().cloned().collect::<BTreeSet<_>>(), plain, "{}", sight.state());
            seen.count(&plain);
            play(&mut *table, seat, &drawn(&legal, &mut chance));
        }
    }
    assert!(seen.builds + seen.others > 1000, "too little was compared: {seen:?}");
    seen
}

/// Whether attacks are open, by counting tiles. Checks that the state says the same.
fn is_open(table: &dyn Table, before: bool) -> bool {
    let state = table.see(Viewer::Spectator).state();
    let seats = state["hands"].as_array().unwrap().len();
    let mut players = (0..seats).filter(|seat| plain::is_in(&state, *seat));
    let open = before || players.all(|seat| plain::standing(&state, seat) >= 2);
    let open = open && state["version"] != "siege";
    // The end of a match may remove castles that attacks were waiting for.
    assert!(state["open"] == open || table.status().is_over(), "attacks open: {open}; {state}");
    open
}

/// Whether a player leaves now: sometimes, at a table of three or more.
fn leaves(table: &dyn Table, chance: &mut Chance) -> bool {
    let state = table.see(Viewer::Spectator).state();
    let seats = state["hands"].as_array().unwrap().len();
    let playing = (0..seats).filter(|seat| plain::is_in(&state, *seat)).count();
    playing > 2 && chance.below(120) == 0
}

/// A random move. Most moves change a castle, so that games make progress.
fn drawn(legal: &[String], chance: &mut Chance) -> String {
    let changing: Vec<&String> = legal.iter().filter(|mv| mv.contains(['@', '>'])).collect();
    match chance.below(4) {
        1.. if !changing.is_empty() => chance.one_of(&changing).unwrap().to_string(),
        _ => chance.one_of(legal).unwrap().clone(),
    }
}

/// Plays a move. An attack must destroy the tiles that fall by the plain rules.
fn play(table: &mut dyn Table, seat: Seat, mv: &str) {
    let target =
        mv.split_once(':').map(|(target, tile)| (target.to_owned(), &tile[tile.len() - 2..]));
    let castle = |state: &Value, target: &str| {
        let (whose, site) = target.split_once('.').unwrap_or((target, "1"));
        let ground = whose.parse::<usize>().map_or(0, |number| number - 1);
        plain::castle(&state["castles"][ground][site.parse::<usize>().unwrap() - 1])
    };
    let before = table.see(Viewer::Spectator).state();
    table.play(seat, mv).unwrap();
    if let Some((target, cell)) = target {
        let after = table.see(Viewer::Spectator).state();
        let left = plain::attacked(&castle(&before, &target), cell);
        assert_eq!(castle(&after, &target), left, "{mv} in {before}");
    }
}

#[test]
fn both_move_generators_agree_on_standard_games() {
    let seen = check(&[], 2);
    assert!(seen.attacks > 20, "{seen:?}");
    check(&[("strict_finish", "on"), ("towers", "on")], 3);
    let seen = check(&[("towers", "on"), ("discard_draw", "on")], 4);
    assert!(seen.attacks > 20, "{seen:?}");
}

#[test]
fn both_move_generators_agree_on_takeover_and_king_games() {
    for version in ["takeover", "king"] {
        let seen = check(&[("version", version), ("towers", "on")], 2);
        assert!(seen.attacks > 20, "{seen:?}");
        check(&[("version", version), ("strict_finish", "on"), ("discard_draw", "on")], 2);
    }
}

#[test]
fn both_move_generators_agree_on_empire_games() {
    for seats in 2..=4 {
        let seen = check(&[("version", "empire"), ("towers", "on")], seats);
        assert!(seen.attacks > 20 && seen.transfers > 200, "{seen:?}");
    }
    check(&[("version", "empire"), ("strict_finish", "on"), ("discard_draw", "on")], 2);
}

/// Whether a siege follows the move: tiles were turned over, or the match ended because too few were left.
fn is_followed_by_a_siege(state: &Value, mv: &str) -> bool {
    let held = state["hands"][0].as_array().unwrap().len();
    match mv.split(' ').next().unwrap() {
        "pass" | "done" => held <= 4,
        "drop" => held == 5,
        word => word == "hit",
    }
}

#[test]
fn a_siege_destroys_the_tiles_that_the_plain_rules_destroy() {
    let game = Plugin::<CastleKeep>::new();
    let mut hits = 0;
    for number in 0..200 {
        let mut chance = Seed::from_bytes([8; 32]).walk(number);
        let mut table = game.set_up(&setup(&[("version", "siege")], 1, number)).unwrap();
        while !table.status().is_over() {
            let legal = table.see(Viewer::Seat(Seat(0))).legal(Seat(0)).moves;
            let mv = drawn(&legal, &mut chance);
            let before = table.see(Viewer::Everything).state();
            table.play(Seat(0), &mv).unwrap();
            if is_followed_by_a_siege(&before, &mv) {
                let after = table.see(Viewer::Everything).state();
                assert_eq!(siege::Left::of(&after), siege::besieged(&before, &mv), "{mv} {before}");
                hits += usize::from(mv.starts_with("hit"));
            }
        }
    }
    assert!(hits > 10, "only {hits} choices of a tile to fall");
}

#[test]
fn both_move_generators_agree_on_siege_games() {
    check(&[("version", "siege")], 1);
    check(&[("version", "siege"), ("strict_finish", "on")], 1);
}
