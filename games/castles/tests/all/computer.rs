//! The computer player: its laws on both boards, and the wins and threats that it must see.

use std::collections::BTreeSet;

use castles::{
    Action, Army, Castles, Crush, Deployment, Effect, Field, Kind, Move, Pieces, Position, armies,
};
use rules::{
    Chance, Game, Level, Message, NodeLimit, Notes, Plugin, RuleSet, Seat, Seed, Status, Table,
    ThinkRequest, Thought, Viewer,
};
use search::{BestMove, Budget, ComputerPlayer};
use serde_json::json;
use testkit::{Checks, Plan, opening, setup};

const GAME: Plugin<Castles> = Plugin::with(search::player());

/// Exchanges the army that a viewer may not see for another, and the seed of its player's drafts.
fn exchange(position: &Position, viewer: Viewer, chance: &mut Chance) -> Position {
    let mut other = position.clone();
    for seat in [Seat(0), Seat(1)].into_iter().filter(|&seat| !viewer.sees(seat)) {
        other.salts[seat.index()] = chance.below(1000);
        if position.state.ready[seat.index()] && !position.state.is_open() {
            let pieces = &position.state.pieces;
            let library = armies(pieces.field, pieces.crush, seat);
            let drawn = chance.one_of(&library).map(|(Deployment { army, .. }, _)| *army);
            other.state.pieces.armies[seat.index()] = drawn.unwrap();
        }
    }
    other
}

#[test]
fn the_computer_player_keeps_the_laws_on_both_boards() {
    let boards = ["small", "large"].into_iter();
    let tables =
        boards.flat_map(|board| ["comrade", "anvil", "either"].map(|crush| (board, crush)));
    let plan = Plan::default().games(4).break_off_after(300).without_load();
    let plan = tables
        .fold(plan, |plan, (board, crush)| plan.table(&[("board", board), ("crush", crush)], 2));
    testkit::check_computer_player(&Checks::<Castles>::of(plan).scramble(exchange));
}

fn thought(table: &dyn Table, level: Level, seed: u8) -> Thought {
    let seat = table.status().to_move().iter().next().unwrap();
    let ask =
        ThinkRequest::new(level, NodeLimit::OfLevel, Seed::from_bytes([seed; 32])).explained();
    table.see(Viewer::Seat(seat)).think(seat, &ask, &|| false).unwrap()
}

/// A match on the small board after these moves.
fn battle(moves: &[&str]) -> Box<dyn Table> {
    opening(&GAME, &setup(&[], 2, 0), moves)
}

#[test]
fn every_level_strikes_a_general_within_reach() {
    let moves = ["deploy G:a1 M:d2 H:h1", "deploy G:d7 H:a8 P:h8", "d2-d3", "a8-b8"];
    let moves = [&moves[..], &["d3-d4", "b8-a8", "d4-d5", "a8-b8", "d5-d6", "b8-a8"]].concat();
    let table = battle(&moves);
    for level in Level::ALL {
        let thought = thought(&*table, level, 1);
        assert_eq!(thought.mv, "d6xd7", "{thought:?}");
        assert!(thought.value == 1.0 && thought.is_proven, "{thought:?}");
    }
}

#[test]
fn armies_vary_and_need_no_search() {
    let table = battle(&[]);
    let drawn: BTreeSet<String> = (0..40)
        .map(|seed| {
            let thought = thought(&*table, Level::BEST, seed);
            assert!(thought.why.is_some() && thought.nodes <= 1, "{thought:?}");
            thought.mv
        })
        .collect();
    assert!(drawn.len() > 4, "{drawn:?}");
}

#[test]
fn the_leading_side_repeats_no_position() {
    // Three of each against two: there is time enough, and no need to repeat anything.
    let moves = ["deploy G:e1 H:a2,b2,c2 M:d2,e2,f2 P:g2,h2,h1", "deploy G:e8 H:a7,b7 M:d7,e7"];
    let mut met = BTreeSet::new();
    let (mut table, mut led) = (battle(&moves), 0);
    for ply in 0..120 {
        let Some(seat) = table.status().to_move().only() else { break };
        let level = Level::of(if seat == Seat(0) { 4 } else { 3 }).unwrap();
        let thought = thought(&*table, level, ply);
        table.play(seat, &thought.mv).unwrap();
        let mut state = table.see(Viewer::Spectator).state();
        state["quiet_plies"] = json!(0);
        let is_new = met.insert(state.to_string());
        if seat == Seat(0) && thought.value > 0.05 {
            led += 1;
            assert!(is_new, "{ply}: {thought:?}");
        }
    }
    assert!(led > 3, "it has led {led} times");
}

#[test]
fn the_line_of_a_search_ends_with_the_match() {
    let pieces = [
        (0, "G", "f6"),
        (1, "G", "e7"),
        (0, "P", "h8"),
        (1, "P", "c2"),
        (0, "P", "f8"),
        (1, "P", "d8"),
    ];
    let pieces =
        pieces.map(|(seat, kind, square)| json!({"seat": seat, "kind": kind, "square": square}));
    let state = json!({
        "board": "small", "pieces": pieces, "turn": 0, "phase": "play", "ready": [true, true],
        "quiet_plies": 0,
    });
    for seed in 12..20 {
        let mut table = GAME.load(&setup(&[], 2, 0), &state).unwrap();
        let ask =
            ThinkRequest::new(Level::BEST, NodeLimit::Nodes(3_000), Seed::from_bytes([seed; 32]))
                .explained();
        let thought = table.see(Viewer::Seat(Seat(0))).think(Seat(0), &ask, &|| false).unwrap();
        for mv in &thought.line {
            let seat = table.status().to_move().only().expect("the match goes on");
            table.play(seat, mv).expect("the line can be played");
        }
    }
}

#[test]
fn every_library_army_is_legal_for_both_seats() {
    for (board, field) in [("small", Field::Small), ("large", Field::Large)] {
        let values = Castles::info().complete(&[("board".into(), board.into())].into()).unwrap();
        let options = Castles::options(&values).unwrap();
        let position = Castles::set_up(&options, 2, Seed::from_bytes([1; 32]).game());
        for seat in [Seat(0), Seat(1)] {
            for (deployment, _) in armies(field, Crush::Comrade, seat) {
                assert!(Castles::check(&position, seat, &Move::Deploy(deployment)).is_ok());
            }
        }
    }
}

/// Two armies that walk in circles of different lengths, so that no position comes up a third time.
fn marched(armies: [&str; 2], plies: usize) -> Box<dyn Table> {
    let circles = [
        &["a1", "a2", "b2", "b1"][..],
        &["d7", "c7", "c8", "d8", "e8", "f8", "g8", "g7", "f7", "e7"][..],
    ];
    let steps = (0..plies).map(|ply| {
        let circle = circles[ply % 2];
        format!("{}-{}", circle[ply / 2 % circle.len()], circle[(ply / 2 + 1) % circle.len()])
    });
    let moves: Vec<_> =
        armies.map(|army| format!("deploy {army}")).into_iter().chain(steps).collect();
    battle(&moves.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn a_siege_is_offered_after_long_quiet_in_an_even_position() {
    let even = ["G:a1 H:h1", "G:d7 H:a8"];
    for (plies, is_offered) in [(39, false), (40, true), (41, true), (42, false), (43, false)] {
        let thought = thought(&*marched(even, plies), Level::of(3).unwrap(), 1);
        assert_eq!(thought.offers_draw, is_offered, "after {plies} plies: {}", thought.value);
    }
    let uneven = ["G:a1 H:h1 P:g1 P:f1", "G:d7 H:a8"];
    let stronger = thought(&*marched(uneven, 40), Level::of(3).unwrap(), 1);
    assert!(!stronger.offers_draw, "{}", stronger.value);
}

#[test]
fn the_evaluation_of_both_seats_is_opposite() {
    let table = marched(["G:a1 H:h1 P:g1 P:f1", "G:d7 H:a8"], 40);
    let (level, seed) = (Level::of(3).unwrap(), Seed::from_bytes([9; 32]));
    let ask = ThinkRequest::new(level, NodeLimit::OfLevel, seed).explained();
    let judged = |seat| table.see(Viewer::Seat(seat)).evaluate(seat, &ask, &|| false).unwrap();
    let (one, two) = (judged(Seat(0)), judged(Seat(1)));
    assert!(one > 0.1 && one == -two, "{one} and {two}");
}

/// Whether a seat could take anything, if it is to move.
fn takes(position: &Position, seat: Seat) -> bool {
    !targets(position, seat).is_empty()
}

#[test]
fn an_army_names_the_principle_of_three_kinds_only_where_each_stands_beside_another() {
    let mut seen = [0; 2];
    for field in [Field::Small, Field::Large] {
        for (deployment, _) in armies(field, Crush::Comrade, Seat(0)) {
            let army = deployment.army;
            let beside = |kind: Kind| {
                let others = Kind::SOLDIERS.into_iter().filter(move |other| *other != kind);
                let others: Vec<rules::Cell> =
                    others.flat_map(|other| army.of(other).iter()).collect();
                army.of(kind).iter().any(|at| {
                    others
                        .iter()
                        .any(|to| to.column.abs_diff(at.column) + to.row.abs_diff(at.row) == 1)
                })
            };
            let is_mixed = Kind::SOLDIERS.into_iter().all(beside);
            let options = Pieces { field, crush: Crush::Comrade, armies: [Army::NONE; 2] };
            let view = Castles::view(&Position::new(options, [0; 2]), Viewer::Seat(Seat(0)));
            let best = BestMove::unrated(Move::Deploy(deployment));
            let why = Castles::explain(&view, Seat(0), &best).unwrap();
            assert_eq!(named_principle(&why).is_some(), is_mixed, "{army}");
            seen[usize::from(is_mixed)] += 1;
        }
    }
    assert!(seen[1] > 0, "{seen:?}");
}

/// The number of steps from a square to the nearest piece that one of this kind can strike. Assumes no lake between.
fn far(position: &Position, (seat, kind): (Seat, Kind), from: rules::Cell) -> u8 {
    let theirs = position.state.pieces.army(seat.other());
    let prey = theirs.of(kind.prey()) | theirs.of(Kind::General);
    let steps = prey
        .iter()
        .map(|square| square.column.abs_diff(from.column) + square.row.abs_diff(from.row));
    steps.min().unwrap()
}

/// The squares of the pieces that a seat could take, if it is to move.
fn targets(position: &Position, seat: Seat) -> BTreeSet<rules::Cell> {
    let legal = Castles::legal_moves(&Castles::view(position, Viewer::Seat(seat)), seat).moves;
    let actions = legal
        .iter()
        .filter_map(|mv| if let Move::Action(action) = mv { Some(*action) } else { None });
    actions
        .filter(|action| position.state.pieces.effect(*action).takes())
        .map(|action| action.to)
        .collect()
}

/// The id of the principle that a hint names, without the game's prefix.
fn named_principle(why: &Message) -> Option<String> {
    let why = format!("{why:?}");
    let (_, named) = why.split_once("findorff-principle-")?;
    Some(named.chars().take_while(char::is_ascii_lowercase).collect())
}

/// Compares the principle that is named for a move with the position.
fn check_principle(principle: &str, position: &Position, seat: Seat, action: Action) {
    let mut next = position.clone();
    let _ = Castles::play(&mut next, seat, &Move::Action(action), &mut Notes::muted());
    let pieces = &position.state.pieces;
    let (kind, effect) = (pieces.army(seat).at(action.from).unwrap(), pieces.effect(action));
    let is_true = match principle {
        "edge" => match effect {
            Effect::PushedOff | Effect::Drowned => true,
            Effect::Crushed(behind) => pieces.at(behind).unwrap().0 != seat,
            Effect::Stepped | Effect::Struck(_) | Effect::Pushed(_) => false,
        },
        "avenge" => {
            let is_struck = matches!(effect, Effect::Struck(_));
            is_struck && (Castles::status(&next).is_over() || !takes(&next, seat.other()))
        }
        "fork" => {
            let mut state = next.state;
            state.turn = seat;
            let again = targets(&Position::resume(state, [0; 2]), seat);
            again.difference(&targets(position, seat)).count() > 1
        }
        "approach" => {
            let far = |from: rules::Cell| {
                let prey = pieces.army(seat.other()).of(kind.prey()).iter();
                let steps =
                    prey.map(|to| to.column.abs_diff(from.column) + to.row.abs_diff(from.row));
                steps.min()
            };
            kind != Kind::General && far(action.to) < far(action.from)
        }
        "guard" => !takes(&next, seat.other()),
        principle => panic!("{principle} is no principle that this test knows"),
    };
    assert!(is_true, "{principle} of {action:?} in {:?}", position.state);
}

/// Compares the reason for a move with what the rules say of it. Gives the name of the reason.
fn reason(position: &Position, seat: Seat, action: Action) -> [String; 2] {
    let view = Castles::view(position, Viewer::Seat(seat));
    let why = Castles::explain(&view, seat, &BestMove::unrated(Move::Action(action)));
    let named = why.as_ref().and_then(named_principle).unwrap_or("none".into());
    if named != "none" {
        check_principle(&named, position, seat, action);
    }
    let Some(id) = why.as_ref().and_then(|why| rules::first_sentence(why).id()) else {
        return ["none".into(), named];
    };
    let kind = position.state.pieces.army(seat).at(action.from).unwrap();
    let takes_one = position.state.pieces.effect(action).takes();
    let mut next = position.clone();
    let _ = Castles::play(&mut next, seat, &Move::Action(action), &mut Notes::muted());
    match id {
        "findorff-why-plan" | "findorff-why-safe" => {
            assert!(
                !takes_one && !takes(&next, seat.other()),
                "{id} of {action:?} in {position:?}"
            );
            let side = (seat, kind);
            let is_nearer = far(&next, side, action.to) < far(position, side, action.from);
            assert_eq!(is_nearer, id == "findorff-why-plan", "{action:?} in {position:?}");
        }
        "findorff-why-threats" => assert!(!takes_one),
        _ => assert!(takes_one),
    }
    [id.into(), named]
}

/// Checks what a computer says will follow its move. Returns whether it says so.
fn check_continuation(position: &Position, seat: Seat, best: &BestMove<Move>) -> bool {
    let view = Castles::view(position, Viewer::Seat(seat));
    let why = format!("{:?}", Castles::explain(&view, seat, best));
    let Some((_, follows)) = why.split_once("findorff-why-follows") else { return false };
    let mut reached = position.clone();
    let _ = Castles::play(&mut reached, seat, &best.line[0], &mut Notes::muted());
    let other = Castles::view(&reached, Viewer::Seat(seat.other()));
    assert!(Castles::legal_moves(&other, seat.other()).moves.contains(&best.line[1]), "{best:?}");
    let _ = Castles::play(&mut reached, seat.other(), &best.line[1], &mut Notes::muted());
    let Move::Action(taking) = &best.line[2] else { panic!("{best:?}") };
    assert!(reached.state.pieces.effect(*taking).takes(), "{best:?}");
    assert!(follows.contains(&taking.to_string()), "{follows}");
    true
}

#[test]
fn what_follows_a_hinted_move_is_legal_and_takes_a_piece() {
    let mut said = 0;
    for number in 0..12 {
        let options = Castles::options(&Castles::info().complete(&[].into()).unwrap()).unwrap();
        let seed = Seed::from_bytes([number; 32]);
        let (mut position, mut chance) = (Castles::set_up(&options, 2, seed.game()), seed.walk(0));
        for ply in 1..80 {
            let Some(seat) = Castles::status(&position).to_move().iter().next() else { break };
            let view = Castles::view(&position, Viewer::Seat(seat));
            let mut budget = Budget::new(Level::of(4).unwrap(), 2_000, seed.walk(ply), &|| false);
            let best = Castles::choose_move(&view, seat, &mut budget).unwrap();
            said += u32::from(check_continuation(&position, seat, &best));
            let mv = Castles::pick(&view, seat, &mut chance).unwrap();
            let _ = Castles::play(&mut position, seat, &mv, &mut Notes::muted());
        }
    }
    assert!(said > 5, "{said}");
}

#[test]
fn every_move_has_a_true_reason() {
    let mut said = BTreeSet::new();
    for number in 0..12 {
        let options = Castles::options(&Castles::info().complete(&[].into()).unwrap()).unwrap();
        let seed = Seed::from_bytes([number; 32]);
        let (mut position, mut chance) = (Castles::set_up(&options, 2, seed.game()), seed.walk(0));
        for _ in 0..150 {
            let Some(seat) = Castles::status(&position).to_move().iter().next() else { break };
            let view = Castles::view(&position, Viewer::Seat(seat));
            for mv in Castles::legal_moves(&view, seat).moves {
                if let Move::Action(action) = mv {
                    said.extend(reason(&position, seat, action));
                }
            }
            let mv = Castles::pick(&view, seat, &mut chance).unwrap();
            let _ = Castles::play(&mut position, seat, &mv, &mut Notes::muted());
        }
    }
    let wanted = ["plan", "safe", "takes", "threats"].map(|id| format!("findorff-why-{id}"));
    let principles = ["edge", "avenge", "fork", "approach", "guard"].map(String::from);
    assert!(wanted.iter().chain(&principles).all(|id| said.contains(id)), "{said:?}");
}

/// What the stronger side of the ending makes of it: general and all three soldiers against general and pikeman.
fn ending(number: u8, nodes: u64) -> Status {
    let seed = Seed::from_bytes([number; 32]);
    let (strong, mut chance) = (Seat(number % 2), seed.walk(1 << 40));
    let pieces = Pieces { field: Field::Small, crush: Crush::Comrade, armies: [Army::NONE; 2] };
    let mut position = Position::new(pieces, [0; 2]);
    for seat in [Seat(0), Seat(1)] {
        let kinds = if seat == strong { &Kind::ALL[..] } else { &[Kind::General, Kind::Pikeman] };
        let mut squares: Vec<rules::Cell> = Field::Small.zone(seat).iter().collect();
        chance.shuffle(&mut squares);
        let mut army = Army::NONE;
        kinds.iter().zip(squares).for_each(|(kind, square)| army.put(*kind, square));
        position.deploy(seat, army);
    }
    let level = Level::of(4).unwrap();
    for ply in 0.. {
        let Some(seat) = Castles::status(&position).to_move().only() else { break };
        let view = Castles::view(&position, Viewer::Seat(seat));
        let mut budget = Budget::new(level, nodes, seed.walk(ply), &|| false);
        let best = Castles::choose_move(&view, seat, &mut budget).unwrap();
        let _ = Castles::play(&mut position, seat, &best.mv, &mut Notes::muted());
    }
    Castles::status(&position)
}

#[test]
fn three_soldiers_and_a_general_win_at_least_half_against_one_and_a_general_and_lose_none() {
    let mut won = 0;
    for number in 50..58 {
        let strong = Seat(number % 2);
        match ending(number, 3_000) {
            Status::Over(outcome) if outcome.draw => {}
            Status::Over(outcome) => {
                assert!(outcome.winners.contains(strong), "{number} is lost");
                won += 1;
            }
            Status::ToMove(_) => panic!("the match is over"),
        }
    }
    assert!(won >= 4, "{won}");
}
