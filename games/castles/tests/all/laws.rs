//! The laws that every game must pass.

use castles::{Castles, Deployment, Move, Position, Verb, View};
use rules::{Chance, RuleSet, Seat, Viewer};
use testkit::{Checks, Plan, check_rules};

/// The weight of a move in random games. Strikes and moves forward weigh more, so that games end.
fn attack(view: &View, seat: Seat, mv: &Move) -> u32 {
    match mv {
        Move::Deploy(_) => 1,
        Move::Action(action) if action.verb == Verb::Strike => 60,
        Move::Action(action) if action.verb == Verb::Push => 20,
        Move::Action(action) => {
            let forward = if seat == Seat(0) {
                action.to.row > action.from.row
            } else {
                action.to.row < action.from.row
            };
            if forward && view.state.is_open() { 6 } else { 1 }
        }
    }
}

/// Replaces the army that a viewer may not see, and the seed of its player's drafts.
fn exchange(position: &Position, viewer: Viewer, chance: &mut Chance) -> Position {
    let mut other = position.clone();
    for seat in [Seat(0), Seat(1)].into_iter().filter(|&seat| !viewer.sees(seat)) {
        other.salts[seat.index()] = chance.below(1000);
        let hidden = position.state.ready[seat.index()] && !position.state.is_open();
        let options = position.state.pieces;
        let empty = Castles::set_up(&options, 2, chance.clone());
        let own = Castles::view(&empty, Viewer::Seat(seat));
        let drawn = Castles::pick(&own, seat, chance);
        if let (true, Some(Move::Deploy(Deployment { army, .. }))) = (hidden, drawn) {
            other.state.pieces.armies[seat.index()] = army;
        }
    }
    other
}

/// Adds a board with every crush rule to a plan.
fn every_reading(plan: Plan, board: &str) -> Plan {
    let readings = ["comrade", "anvil", "either"].into_iter();
    readings.fold(plan, |plan, crush| plan.table(&[("board", board), ("crush", crush)], 2))
}

/// Adds both boards with every crush rule to a plan.
fn everywhere(plan: Plan) -> Plan {
    ["small", "large"].into_iter().fold(plan, every_reading)
}

fn check_random_games(board: &str) {
    let texts = [
        "deploy",
        "deploy phalanx mirrored",
        "deploy G:d1 M:a1",
        "deploy G:d1",
        "G:d8 P:a8",
        "deploy G:d1,e1 M:a1",
        "deploy G:d4 M:a1",
        "deploy G:d1 M:d1",
        "deploy X:a1",
        "d2",
        "d2 d3",
        "Md2-d3",
        "d7xd6",
        "D2–D3",
        "d2 to d3",
        "j9-j8",
        "e5-e6",
        "G",
        "=GMHP",
        "MMMMMMMM/-------G",
    ];
    // A state doesn't hold how often positions occurred, so a match that ended by repetition loads as unfinished.
    let plan = Plan::default().games(2).break_off_after(600).texts(&texts).without_load();
    let checks = Checks::<Castles>::of(every_reading(plan, board));
    check_rules(&checks.bias(attack).scramble(exchange));
}

#[test]
fn random_games_keep_the_laws_on_the_small_board() {
    check_random_games("small");
}

#[test]
fn random_games_keep_the_laws_on_the_large_board() {
    check_random_games("large");
}

#[test]
fn a_written_state_is_loaded_unchanged() {
    let plan = Plan::default().games(2).break_off_after(70);
    check_rules(&Checks::<Castles>::of(everywhere(plan)).scramble(exchange));
}
