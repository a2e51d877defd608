//! Checks that the computer's reasons for moves are true.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::thread;

use castello::{Castello, Move, Options, Position, View};
use rules::{Arg, Join, Level, Message, Notes, RuleSet, Seat, Seed, Status, Viewer};
use search::{BestMove, Budget, ComputerPlayer};
use serde_json::Value;

use crate::dense::melee;

/// The column and the row of a square.
fn place(square: &str) -> (u32, u32) {
    let (column, row) = square.split_at(1);
    (u32::from(column.as_bytes()[0]), row.parse().unwrap())
}

/// The distance between two squares, by columns and by rows.
fn far(from: &str, to: &str) -> (u32, u32) {
    let (from, to) = (place(from), place(to));
    (from.0.abs_diff(to.0), from.1.abs_diff(to.1))
}

fn steps(directions: &str, from: &str, to: &str) -> u32 {
    let (columns, rows) = far(from, to);
    if directions == "all" { columns.max(rows) } else { columns + rows }
}

fn squares(state: &Value, list: &str) -> Vec<String> {
    let listed = state[list].as_array().unwrap().iter();
    listed.map(|square| square.as_str().unwrap().into()).collect()
}

/// The text of an argument.
fn text(arg: &Arg) -> String {
    match arg {
        Arg::Message(message) => message.to_string(),
        Arg::Number(number) => number.to_string(),
        arg => panic!("no text: {arg:?}"),
    }
}

/// The argument of a message by its name.
fn argument<'a>(args: &'a [(Cow<'static, str>, Arg)], name: &str) -> &'a Arg {
    let found = args.iter().find(|(known, _)| known == name);
    &found.unwrap_or_else(|| panic!("no {name}: {args:?}")).1
}

fn ends_of(mv: &Move) -> String {
    let path = mv.to_string();
    let (from, to) = (path.split('-').next().unwrap(), path.split('-').next_back().unwrap());
    format!("{from} → {to}")
}

fn mover(position: &Position) -> Option<Seat> {
    Castello::status(position).to_move().only()
}

/// Whether a seat wins, by an independent search.
fn wins(position: &Position, seat: Seat) -> bool {
    if let Status::Over(outcome) = Castello::status(position) {
        return outcome.winners.contains(seat);
    }
    let mover = mover(position).unwrap();
    let view = Castello::view(position, Viewer::Seat(mover));
    let chance = Seed::from_bytes([3; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, 30_000, chance, &|| false);
    let best = Castello::choose_move(&view, mover, &mut budget).unwrap();
    best.is_proven && (best.value > 0.0) == (mover == seat)
}

/// The numbers of other moves: those that are no better at once by castles and pawns, and all.
fn no_better(position: &Position, chosen: &Move) -> (usize, usize) {
    let view = Castello::view(position, Viewer::Everything);
    let signed = |(castles, pawns): (usize, usize)| (castles as i32, pawns as i32);
    let balance = |mv: &Move| {
        let next = played(position, mv);
        let is_theirs = mover(&next) != mover(position);
        let (own, theirs) = (signed(taken(&view, mv)), signed(most(&next)));
        let theirs = if is_theirs { theirs } else { (0, 0) };
        (own.0 - theirs.0, own.1 - theirs.1)
    };
    let moves = all_moves(position);
    let others = moves.iter().filter(|mv| *mv != chosen);
    (others.clone().filter(|mv| balance(mv) <= balance(chosen)).count(), others.count())
}

/// The maximum number of castles and pawns that the seat to move could take with one move.
fn most(position: &Position) -> (usize, usize) {
    let Some(seat) = mover(position) else { return (0, 0) };
    let view = Castello::view(position, Viewer::Seat(seat));
    let legal = Castello::legal_moves(&view, seat).moves;
    legal.iter().map(|mv| taken(&view, mv)).max().unwrap_or_default()
}

fn taken(view: &View, mv: &Move) -> (usize, usize) {
    (view.castles_taken(mv), view.captures(mv))
}

/// Whether a legal move with these ends, such as `c3 → e5`, takes what the effects say.
fn takes(position: &Position, ends: &str, effects: &Arg) -> bool {
    let view = Castello::view(position, Viewer::Everything);
    let told = format!("{effects:?}");
    let is_told = |mv: &Move| {
        let (castles, pawns) = taken(&view, mv);
        let counts = format!("[(\"pawns\", Number({pawns}))]");
        told.contains("castello-takes") == (castles > 0)
            && told.contains("castello-captures") == (pawns > 0)
            && (pawns == 0 || told.contains(&counts))
            && (castles + pawns > 0 || told.contains("castello-threatens"))
    };
    moves_of(position, ends).iter().any(is_told)
}

fn moves_of(position: &Position, ends: &str) -> Vec<Move> {
    let seat = Castello::status(position).to_move().only().unwrap();
    let view = Castello::view(position, Viewer::Seat(seat));
    let legal = Castello::legal_moves(&view, seat).moves;
    legal.into_iter().filter(|mv| ends_of(mv) == ends).collect()
}

/// The moves of the side to move.
fn all_moves(position: &Position) -> Vec<Move> {
    let Some(seat) = mover(position) else { return Vec::new() };
    Castello::legal_moves(&Castello::view(position, Viewer::Seat(seat)), seat).moves
}

/// The maximum number of columns that the side to move can go forward in one turn.
fn longest(position: &Position) -> i32 {
    let seat = mover(position).unwrap();
    all_moves(position).iter().map(|mv| gained(&ends_of(mv), seat)).max().unwrap()
}

/// The columns by which a move with these ends goes forward.
fn gained(ends: &str, seat: Seat) -> i32 {
    let column = |square: &str| i32::from(square.as_bytes()[0]);
    let (from, to) = ends.split_once(" → ").unwrap();
    let gain = column(to) - column(from);
    if seat == Seat(0) { gain } else { -gain }
}

fn played(position: &Position, mv: &Move) -> Position {
    let mut next = position.clone();
    let seat = Castello::status(position).to_move().only().unwrap();
    let _ = Castello::play(&mut next, seat, mv, &mut Notes::muted());
    next
}

/// The position with the turn given to the other seat.
fn passed(position: &Position, directions: &str) -> Position {
    let mut state = Castello::state(&Castello::view(position, Viewer::Everything));
    let other = if state["turn"] == "red" { "black" } else { "red" };
    state["turn"] = other.into();
    Castello::load(&options(directions), &state, Seed::from_bytes([0; 32]).game()).unwrap()
}

/// Compares the sentences for a move with the rules. Returns the ids of the sentences.
fn check(position: &Position, directions: &str, seat: Seat, best: &BestMove<Move>) -> Vec<String> {
    let view = Castello::view(position, Viewer::Seat(seat));
    let Some(message) = Castello::explain(&view, seat, best) else { return vec!["none".into()] };
    let Message::Worded { args, .. } = message else { panic!("no sentences: {message:?}") };
    let [(_, Arg::List(Join::Spaces, sentences))] = &args[..] else { panic!("{args:?}") };
    assert!((1..=4).contains(&sentences.len()), "{sentences:?}");
    let sentences = sentences.iter().map(|sentence| {
        let Arg::Message(sentence) = sentence else { panic!("no sentence: {sentence:?}") };
        match &**sentence {
            Message::Worded { id, args } => (id.to_string(), args),
            Message::Plain(plain) => panic!("no sentence: {plain}"),
        }
    });
    let told = sentences.map(|(id, args)| {
        check_sentence(position, directions, best, &id, args);
        if id == "rules-principle" { text(argument(args, "principle")) } else { id }
    });
    told.collect()
}

fn check_sentence(
    position: &Position,
    directions: &str,
    best: &BestMove<Move>,
    id: &str,
    args: &[(Cow<'static, str>, Arg)],
) {
    let mv = &best.mv;
    let seat = Castello::status(position).to_move().only().unwrap();
    let view = Castello::view(position, Viewer::Seat(seat));
    let next = played(position, mv);
    let state = Castello::state(&Castello::view(&next, Viewer::Everything));
    let path = mv.to_string();
    let (from, to) = (path.split('-').next().unwrap(), path.split('-').next_back().unwrap());
    let value = |name: &str| text(argument(args, name));
    match id {
        "castello-why-does" => {
            let (castles, pawns) = taken(&view, mv);
            assert!(
                castles + pawns > 0 || format!("{args:?}").contains("threatens"),
                "{mv}: {args:?}"
            );
            assert!(matches!(argument(args, "effects"), Arg::List(Join::And, _)), "{args:?}");
        }
        "castello-why-heads" => check_goal(position, directions, mv, args),
        "castello-why-saves" => {
            assert_eq!(value("square"), from);
            check_saved(position, directions, mv, &value("mv"));
        }
        "castello-why-holds" => {
            let own = squares(&state, if seat == Seat(0) { "red" } else { "black" });
            let beside = own.iter().any(|pawn| {
                let (columns, rows) = far(pawn, to);
                pawn != to && columns.max(rows) == 1
            });
            assert!(beside, "{mv} leaves its pawn alone in {state}");
            assert_eq!(most(&next), (0, 0), "{mv} gives something away in {state}");
        }
        "castello-why-safe" => assert_eq!(most(&next), (0, 0), "{mv} gives something away"),
        "castello-why-leaps" => {
            let own = passed(&next, directions);
            let [before, now] = [position, &own].map(longest);
            assert!(now >= 4 && now >= before + 2, "{mv}: {before} and {now}");
            let leap = format!("{} → {}", value("from"), value("to"));
            // A pawn that first goes back only regains the lost columns.
            let lost = if value("from") == to { (-gained(&ends_of(mv), seat)).max(0) } else { 0 };
            assert!(now - lost >= 4 && now - lost >= before + 2, "{mv}: {before} and {now}");
            assert_eq!(gained(&leap, seat), now, "{mv}: {leap}");
            assert!(!moves_of(&own, &leap).is_empty(), "{mv}: {leap}");
            assert_eq!(
                (value("columns"), value("before")),
                (now.to_string(), before.max(0).to_string())
            );
        }
        "castello-why-far" => {
            let columns = far(from, to).0;
            assert!(columns >= 3 && value("columns") == columns.to_string(), "{mv}: {args:?}");
        }
        "castello-why-gathers" => {
            let castle = value("castle");
            let near = |pawn: &str| far(pawn, &castle).0 + far(pawn, &castle).1 <= 3;
            let own = squares(&state, if seat == Seat(0) { "red" } else { "black" });
            let pawns = own.iter().filter(|pawn| near(pawn)).count();
            assert!(near(to) && !near(from) && pawns > 1, "{mv}: {args:?}");
            assert_eq!(value("pawns"), pawns.to_string());
        }
        "rules-principle" => {
            assert!((1..=6).contains(&value("number").parse().unwrap()), "{args:?}");
            check_principle(position, directions, mv, &value("principle"));
        }
        "castello-why-waits" | "castello-why-last-pawns" => check_fact(position, mv, id, args),
        id => check_other_move(position, directions, best, id, args),
    }
}

/// Checks that the pawn reaches a castle in the named number of turns, and not sooner without the move.
fn check_goal(position: &Position, directions: &str, mv: &Move, args: &[(Cow<'static, str>, Arg)]) {
    let value = |name: &str| text(argument(args, name));
    let (castle, turns) = (value("castle"), value("turns").parse().unwrap());
    let (ends, seat) = (ends_of(mv), mover(position).unwrap());
    let (from, to) = ends.split_once(" → ").unwrap();
    let own = passed(&played(position, mv), directions);
    let state = Castello::state(&Castello::view(&own, Viewer::Everything));
    assert!(squares(&state, "castles").contains(&castle), "{mv}: {castle} is gone");
    let pawns = squares(&state, if seat == Seat(0) { "red" } else { "black" });
    let sides = pawns.iter().filter(|pawn| is_beside(pawn, &castle)).count();
    assert_eq!(value("sides"), sides.to_string(), "{mv}");
    let before = Castello::state(&Castello::view(position, Viewer::Everything));
    let walk = |state, from, most| turns_beside(state, directions, seat, from, &castle, most);
    assert_eq!(walk(&state, to, turns), Some(turns), "{mv}: {args:?}");
    let faster = turns.checked_sub(1).and_then(|most| walk(&before, from, most));
    assert_eq!(faster, None, "{mv} is a detour to {castle}");
    assert!(steps(directions, to, &castle) < steps(directions, from, &castle), "{mv}");
}

fn is_beside(pawn: &str, castle: &str) -> bool {
    far(pawn, castle).0 + far(pawn, castle).1 == 1
}

/// The turns that a pawn needs to reach a castle by steps and by jumps over its own side.
fn turns_beside(
    state: &Value,
    directions: &str,
    seat: Seat,
    pawn: &str,
    castle: &str,
    most: usize,
) -> Option<usize> {
    let own = squares(state, if seat == Seat(0) { "red" } else { "black" });
    let own: Vec<_> = own.iter().filter(|own| *own != pawn).map(|own| place(own)).collect();
    let taken = ["red", "black", "castles"].map(|list| squares(state, list)).concat();
    let is_free = |at: &String| {
        let (column, row) = place(at);
        let is_inside = (97..=117).contains(&column) && (1..=15).contains(&row);
        is_inside && (at == pawn || !taken.contains(at))
    };
    let free =
        |from: &str, distance| around(directions, from, distance).into_iter().filter(is_free);
    let is_fresh = squares(state, "unmoved").iter().any(|fresh| fresh == pawn);
    let jumps =
        |at: &str| free(at, 2).filter(|end| own.contains(&middle(at, end))).collect::<Vec<_>>();
    let mut known = BTreeSet::from([pawn.to_owned()]);
    for turns in 0..=most {
        if known.iter().any(|at| is_beside(at, castle)) {
            return Some(turns);
        }
        let mut reached: BTreeSet<_> = known.iter().flat_map(|from| free(from, 1)).collect();
        if turns == 0 && is_fresh {
            let steps: Vec<_> = reached.iter().map(|step| place(step)).collect();
            reached.extend(free(pawn, 2).filter(|far| steps.contains(&middle(pawn, far))));
        }
        let mut next: Vec<_> = known.iter().cloned().collect();
        while let Some(at) = next.pop() {
            let ends = jumps(&at).into_iter();
            next.extend(ends.filter(|end| known.insert(end.clone())));
        }
        known.extend(reached);
    }
    None
}

/// The squares at a distance in the directions of a move, some of them outside the board.
fn around(directions: &str, at: &str, distance: i32) -> Vec<String> {
    let (column, row) = place(at);
    let ways = (-1..=1).flat_map(|dx: i32| (-1..=1).map(move |dy: i32| (dx, dy)));
    let is_way = |dx: i32, dy: i32| match directions {
        "all" => (dx, dy) != (0, 0),
        _ => dx.abs() + dy.abs() == 1,
    };
    let ends = ways.filter(|(dx, dy)| is_way(*dx, *dy)).map(|(dx, dy)| {
        let column = column.strict_add_signed(dx * distance) as u8 as char;
        (column, row as i32 + dy * distance)
    });
    ends.filter(|(_, row)| *row > 0).map(|(column, row)| format!("{column}{row}")).collect()
}

/// The place between two squares.
fn middle(from: &str, to: &str) -> (u32, u32) {
    let (from, to) = (place(from), place(to));
    ((from.0 + to.0) / 2, (from.1 + to.1) / 2)
}

/// Checks that a castle can fall in the named number of turns if the opponent passes.
fn check_race(position: &Position, directions: &str, mv: &Move, args: &[(Cow<'static, str>, Arg)]) {
    let value = |name: &str| text(argument(args, name));
    let (castle, turns) = (value("castle"), value("turns").parse().unwrap());
    let seat = mover(position).unwrap();
    let own = passed(&played(position, mv), directions);
    let state = Castello::state(&Castello::view(&own, Viewer::Everything));
    let pawns = squares(&state, if seat == Seat(0) { "red" } else { "black" });
    let sides = pawns.iter().filter(|pawn| is_beside(pawn, &castle)).count();
    assert_eq!(value("sides"), sides.to_string(), "{mv}");
    assert!(falls_within(&own, directions, &castle, turns), "{mv}: {args:?}");
}

/// Whether the side to move takes a castle in this many turns by moves next to the castle. The opponent passes.
fn falls_within(position: &Position, directions: &str, castle: &str, turns: usize) -> bool {
    let arrives = |mv: &Move| {
        let ends = ends_of(mv);
        is_beside(ends.split(' ').next_back().unwrap(), castle)
    };
    all_moves(position).iter().filter(|mv| arrives(mv)).any(|mv| {
        let next = played(position, mv);
        let state = Castello::state(&Castello::view(&next, Viewer::Everything));
        let is_taken = !squares(&state, "castles").iter().any(|one| one == castle);
        let goes_on = turns > 1 && mover(&next).is_some();
        is_taken
            || goes_on && falls_within(&passed(&next, directions), directions, castle, turns - 1)
    })
}

/// Checks a fact that a hint adds to its reasons.
fn check_fact(position: &Position, mv: &Move, id: &str, args: &[(Cow<'static, str>, Arg)]) {
    let seat = mover(position).unwrap();
    let state = Castello::state(&Castello::view(position, Viewer::Seat(seat)));
    if id == "castello-why-last-pawns" {
        let own = squares(&state, if seat == Seat(0) { "red" } else { "black" });
        assert_eq!(own.len(), 3, "{state}");
        return;
    }
    let castle = text(argument(args, "castle"));
    let takes = |position: &Position| {
        all_moves(position).iter().any(|mv| {
            let after = played(position, mv);
            let state = Castello::state(&Castello::view(&after, Viewer::Everything));
            !squares(&state, "castles").contains(&castle)
        })
    };
    assert!(squares(&state, "castles").contains(&castle) && takes(position));
    let next = played(position, mv);
    for reply in all_moves(&next) {
        assert!(takes(&played(&next, &reply)), "{mv}: after {reply} {args:?} is lost");
    }
}

/// Compares the principle that a hint names with the position.
fn check_principle(position: &Position, directions: &str, mv: &Move, principle: &str) {
    let view = Castello::view(position, Viewer::Everything);
    let next = played(position, mv);
    let [before, after] = [position, &next]
        .map(|position| Castello::state(&Castello::view(position, Viewer::Everything)));
    let own = before["turn"].as_str().unwrap();
    let captured = taken(&view, mv).1;
    match principle {
        "castello-principle-trade" => {
            assert!(captured > 0 && most_captured(&next) <= captured, "{mv} in {before}");
            assert_eq!(most(&next).0, 0, "after {mv}, a castle falls in {before}");
        }
        "castello-principle-home" => {
            let home = |square: &String| (square.as_str() < "i") == (own == "black");
            let is_middle = |square: &String| square.starts_with('k');
            let taken = |state: &Value| {
                let taken = squares(&state["taken"], own).into_iter();
                taken.filter(|square| !is_middle(square) && home(square)).count()
            };
            assert!(taken(&before) == 0 && taken(&after) > 0, "{mv} in {before}");
        }
        "castello-principle-look" => {
            let before = most_captured(&passed(position, directions));
            assert!(most_captured(&next) < before, "{mv} in {after}");
        }
        "castello-principle-gather" => {
            let castles = squares(&after, "castles");
            let path = mv.to_string();
            let (from, to) =
                (path.split('-').next().unwrap(), path.split('-').next_back().unwrap());
            let is_nearer = |castle: &String| {
                let near = |square| (steps(directions, square, castle), steps("", square, castle));
                near(to).0 < near(from).0 || near(to).1 < near(from).1
            };
            assert!(castles.iter().any(is_nearer), "{mv} in {after}");
        }
        "castello-principle-ladder" => {
            // The pawn jumps over pawns of its own side, so nothing is captured.
            let path = mv.to_string();
            let path: Vec<_> = path.split('-').map(place).collect();
            let own: Vec<_> = squares(&before, own).iter().map(|pawn| place(pawn)).collect();
            let middle =
                |jump: &[(u32, u32)]| ((jump[0].0 + jump[1].0) / 2, (jump[0].1 + jump[1].1) / 2);
            let own_jumps = path.windows(2).all(|jump| own.contains(&middle(jump)));
            // Or the move makes a longer leap possible.
            let leaps = longest(&passed(&next, directions)) >= longest(position) + 2;
            assert!(own_jumps || leaps, "{mv} in {before}");
        }
        "castello-principle-together" => {
            let path = mv.to_string();
            let to = path.split('-').next_back().unwrap();
            let is_beside = |pawn: &String| {
                let (columns, rows) = far(pawn, to);
                columns.max(rows) == 1
            };
            assert!(squares(&after, own).iter().any(is_beside), "{mv} in {after}");
        }
        principle => panic!("{principle} is no principle that this test knows"),
    }
}

/// The maximum number of pawns that the side to move can capture with one move. 0 if the match is over.
fn most_captured(position: &Position) -> usize {
    let Some(seat) = Castello::status(position).to_move().only() else { return 0 };
    let view = Castello::view(position, Viewer::Seat(seat));
    let legal = Castello::legal_moves(&view, seat).moves;
    legal.iter().map(|mv| view.captures(mv)).max().unwrap_or_default()
}

/// Checks a claim about the opponent's best capture after a move.
fn check_drawback(position: &Position, mv: &Move, id: &str, args: &[(Cow<'static, str>, Arg)]) {
    let (next, value) = (played(position, mv), |name: &str| text(argument(args, name)));
    assert!(takes(&next, &value("mv"), argument(args, "effects")), "{mv}: {args:?}");
    if id == "castello-why-regains" {
        let reached = moves_of(&next, &value("mv")).into_iter().map(|mv| played(&next, &mv));
        let regains = |reached: Position| {
            mover(&reached) == mover(position)
                && takes(&reached, &value("own"), argument(args, "gains"))
        };
        assert!(reached.into_iter().any(regains), "{mv}: {args:?}");
        return;
    }
    let loses = |mv: &Move| most(&played(position, mv)).0 > 0;
    match &*value("beside") {
        "castle" => assert!(all_moves(position).iter().all(loses), "{mv}: {args:?}"),
        "nothing" => {}
        beside => {
            let (worse, moves) = no_better(position, mv);
            assert!(if beside == "all" { worse == moves } else { worse * 2 >= moves });
            let told = [value("worse"), value("moves")];
            assert_eq!(told, [worse, moves].map(|count| count.to_string()), "{mv}");
        }
    }
}

/// Checks a sentence that names another move.
fn check_other_move(
    position: &Position,
    directions: &str,
    best: &BestMove<Move>,
    id: &str,
    args: &[(Cow<'static, str>, Arg)],
) {
    let BestMove { mv, line, .. } = best;
    let view = Castello::view(position, Viewer::Everything);
    let next = played(position, mv);
    let value = |name: &str| text(argument(args, name));
    match id {
        "castello-why-stops" | "castello-why-stops-unlike" => {
            let idle = passed(position, directions);
            assert!(takes(&idle, &value("mv"), argument(args, "effects")), "{mv}: {args:?}");
            assert!(most(&next) < most(&idle), "{mv} stops nothing");
            if id == "castello-why-stops-unlike" {
                let others = moves_of(position, &value("other")).into_iter();
                let mut others = others.map(|other| played(position, &other));
                let is_left = |next| takes(&next, &value("mv"), argument(args, "effects"));
                assert!(others.any(is_left), "{mv}: {args:?}");
            }
        }
        "castello-why-prepares" => {
            let own = passed(&next, directions);
            assert!(takes(&own, &value("mv"), argument(args, "effects")), "{mv}: {args:?}");
            assert!(most(&own) > most(position), "{mv} prepares nothing");
            let pawn = value("mv").split(' ').next().unwrap().to_owned();
            let color = if mover(position) == Some(Seat(0)) { "red" } else { "black" };
            let stays = |mv: &Move| {
                let after = played(&next, mv);
                let state = Castello::state(&Castello::view(&after, Viewer::Everything));
                squares(&state, color).contains(&pawn)
            };
            assert!(all_moves(&next).iter().all(stays), "{mv}: {pawn} is captured first");
        }
        "castello-why-yields" | "castello-why-regains" => {
            check_drawback(position, mv, id, args);
        }
        "castello-why-follows-taking" => {
            assert_eq!((value("reply"), value("mv")), (ends_of(&line[1]), ends_of(&line[2])));
            assert!(takes(&next, &value("reply"), argument(args, "taken")), "{mv}: {args:?}");
            let reached = played(&next, &line[1]);
            assert!(takes(&reached, &value("mv"), argument(args, "effects")), "{mv}: {args:?}");
        }
        "castello-why-follows" => {
            assert_eq!(taken(&Castello::view(&next, Viewer::Everything), &line[1]), (0, 0));
            assert_eq!((value("reply"), value("mv")), (ends_of(&line[1]), ends_of(&line[2])));
            let reached = played(&next, &line[1]);
            assert!(takes(&reached, &value("mv"), argument(args, "effects")), "{mv}: {args:?}");
        }
        "castello-why-forced" => {
            assert_eq!((value("reply"), value("mv")), (ends_of(&line[1]), ends_of(&line[2])));
            assert!(best.is_proven && best.value > 0.0, "{best:?}");
            let reached = played(&played(&next, &line[1]), &line[2]);
            assert!(wins(&reached, mover(position).unwrap()), "{line:?}");
        }
        "castello-why-tempts" => {
            let is_bad = |tempting: &Move| {
                let worse = played(position, tempting);
                tempting != mv
                    && most(&worse) > taken(&view, tempting)
                    && takes(&worse, &value("reply"), argument(args, "effects"))
            };
            assert!(moves_of(position, &value("mv")).iter().any(is_bad), "{mv}: {args:?}");
            assert!(most(&next) <= taken(&view, mv), "{mv} loses as well");
        }
        id => check_leap(position, directions, best, id, args),
    }
}

/// Checks a sentence about long leaps, or about what other moves lose.
fn check_leap(
    position: &Position,
    directions: &str,
    best: &BestMove<Move>,
    id: &str,
    args: &[(Cow<'static, str>, Arg)],
) {
    let BestMove { mv, line, .. } = best;
    let view = Castello::view(position, Viewer::Everything);
    let next = played(position, mv);
    let value = |name: &str| text(argument(args, name));
    match id {
        "castello-why-races" => check_race(position, directions, mv, args),
        "castello-why-opens" => {
            let own = passed(&next, directions);
            let columns = gained(&value("mv"), mover(position).unwrap());
            assert!(columns >= 4 && value("columns") == columns.to_string(), "{mv}: {args:?}");
            assert!(moves_of(position, &value("mv")).is_empty(), "{mv}: {args:?}");
            assert!(!moves_of(&own, &value("mv")).is_empty(), "{mv}: {args:?}");
        }
        "castello-why-shortens" => {
            let idle = passed(position, directions);
            let [before, now] = [&idle, &next].map(longest);
            assert_eq!(gained(&value("mv"), mover(&idle).unwrap()), before, "{mv}: {args:?}");
            assert!(!moves_of(&idle, &value("mv")).is_empty(), "{mv}: {args:?}");
            let told = (value("before"), value("columns"));
            assert_eq!(told, (before.to_string(), now.max(0).to_string()), "{mv}");
        }
        "castello-why-unanswered" => {
            assert!(taken(&view, mv).1 > 0 && most(&next) == (0, 0), "{mv}");
        }
        "castello-why-unharmed" => {
            let seat = mover(position);
            let loses = |mv: &&Move| {
                let next = played(position, mv);
                mover(&next) != seat && most(&next) > (0, 0)
            };
            let moves = all_moves(position);
            let losing = moves.iter().filter(loses).count();
            let told = (value("losing"), value("moves"));
            assert_eq!(told, (losing.to_string(), moves.len().to_string()), "{mv}");
            assert!(losing * 2 >= moves.len(), "{mv}: {args:?}");
            assert_eq!(most(&next), (0, 0), "{mv} loses as well");
        }
        "castello-why-follows-far" => {
            let seat = mover(position).unwrap();
            let columns = gained(&value("mv"), seat);
            assert_eq!((value("reply"), value("mv")), (ends_of(&line[1]), ends_of(&line[2])));
            let is_same = ends_of(mv).split(' ').next_back() == value("mv").split(' ').next();
            let lost = if is_same { (-gained(&ends_of(mv), seat)).max(0) } else { 0 };
            assert!(
                columns - lost >= 4 && value("columns") == columns.to_string(),
                "{mv}: {args:?}"
            );
        }
        id => panic!("{id} is no reason that this test knows"),
    }
}

/// Checks that the threat captures the pawn on its old square, and that nothing captures it on its new one.
fn check_saved(position: &Position, directions: &str, mv: &Move, threat: &str) {
    let (idle, next) = (passed(position, directions), played(position, mv));
    let color = if mover(position) == Some(Seat(0)) { "red" } else { "black" };
    let hits = |mv: &Move, position: &Position, square: &str| {
        let state = Castello::state(&Castello::view(&played(position, mv), Viewer::Everything));
        !squares(&state, color).iter().any(|pawn| pawn == square)
    };
    let ends = ends_of(mv);
    let (from, to) = ends.split_once(" → ").unwrap();
    assert!(moves_of(&idle, threat).iter().any(|mv| hits(mv, &idle, from)), "{mv}: {threat}");
    let is_answered = mover(&next) != mover(position);
    assert!(!is_answered || !all_moves(&next).iter().any(|mv| hits(mv, &next, to)), "{mv}");
}

/// Checks the reasons for lines that continue with other moves, which may not win.
fn check_other_lines(position: &Position, directions: &str, seat: Seat, best: &BestMove<Move>) {
    let [mv, reply, ..] = &best.line[..] else { return };
    let answered = played(&played(position, mv), reply);
    let view = Castello::view(&answered, Viewer::Everything);
    for own in Castello::legal_moves(&view, seat).moves.into_iter().step_by(20) {
        let line = vec![mv.clone(), reply.clone(), own];
        check(position, directions, seat, &BestMove { line, ..best.clone() });
    }
}

fn options(directions: &str) -> Options {
    let values = [("directions".into(), directions.into())].into();
    Castello::options(&Castello::info().complete(&values).unwrap()).unwrap()
}

/// Plays random moves from a position, and checks some moves of each position. Returns the sentences that were said.
fn walk(mut position: Position, directions: &str, number: u64) -> BTreeSet<String> {
    let (mut said, mut chance) = (BTreeSet::new(), Seed::from_bytes([6; 32]).walk(number));
    for _ in 0..60 {
        let Some(seat) = Castello::status(&position).to_move().only() else { break };
        let view = Castello::view(&position, Viewer::Seat(seat));
        for _ in 0..6 {
            let mv = Castello::pick(&view, seat, &mut chance).unwrap();
            said.extend(check(&position, directions, seat, &BestMove::unrated(mv)));
        }
        let best = Castello::choose_move(
            &view,
            seat,
            &mut Budget::new(Level::ALL[3], 4_000, Seed::from_bytes([1; 32]).walk(number), &|| {
                false
            }),
        );
        let best = best.unwrap();
        said.extend(check(&position, directions, seat, &best));
        if best.is_proven && best.value > 0.0 {
            check_other_lines(&position, directions, seat, &best);
        }
        let mv = Castello::pick(&view, seat, &mut chance).unwrap();
        let _ = Castello::play(&mut position, seat, &mv, &mut Notes::muted());
    }
    said
}

/// The sentences of twelve walks, half of them from crowded boards.
fn said_in_walks(directions: &str) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for number in 0..6 {
        let seed = Seed::from_bytes([number; 32]);
        let begun = Castello::set_up(&options(directions), 2, seed.game());
        let crowded =
            Castello::load(&options(directions), &melee(number.into()), seed.game()).unwrap();
        for position in [begun, crowded] {
            said.extend(walk(position, directions, number.into()));
        }
    }
    said
}

#[test]
fn the_reason_for_a_move_is_true() {
    // The longest test of its program, so each rule for directions has a thread.
    let said: BTreeSet<_> = thread::scope(|threads| {
        ["all", "orthogonal"]
            .map(|directions| threads.spawn(move || said_in_walks(directions)))
            .into_iter()
            .flat_map(|walks| walks.join().unwrap())
            .collect()
    });
    // No random position is a proven win, so no reason is "forced".
    let reasons = [
        "does",
        "saves",
        "races",
        "heads",
        "regains",
        "opens",
        "shortens",
        "unanswered",
        "unharmed",
        "follows-far",
        "holds",
        "safe",
        "far",
        "leaps",
        "gathers",
        "stops",
        "prepares",
        "follows",
        "follows-taking",
        "yields",
        "tempts",
        "waits",
    ];
    let reasons = reasons.map(|id| format!("castello-why-{id}"));
    let principles = ["look", "ladder", "gather", "home", "trade", "together"];
    let principles = principles.map(|id| format!("castello-principle-{id}"));
    for id in reasons.iter().chain(&principles) {
        assert!(said.contains(id), "{id}: {said:?}");
    }
}

#[test]
fn a_threat_that_one_move_ends_and_another_does_not_is_said_once() {
    let mut state = melee(1);
    let red = ["e5", "a1", "a2", "a3"];
    for (color, squares) in [("red", &red[..]), ("black", &["f5", "g3", "g4", "t1", "t2"])] {
        state[color] = serde_json::json!(squares);
    }
    let position =
        Castello::load(&options("all"), &state, Seed::from_bytes([1; 32]).game()).unwrap();
    let mv = moves_of(&position, "g3 → g5").remove(0);
    let said = check(&position, "all", mover(&position).unwrap(), &BestMove::unrated(mv));
    assert!(said.contains(&"castello-why-stops-unlike".to_owned()), "{said:?}");
    assert!(!said.contains(&"castello-why-tempts".to_owned()), "{said:?}");
}

#[test]
fn a_side_with_three_pawns_is_warned() {
    let mut state = melee(1);
    for (color, squares) in [("red", ["f1", "f2", "g1"]), ("black", ["p14", "p15", "o15"])] {
        state[color] = serde_json::json!(squares);
    }
    let seed = Seed::from_bytes([1; 32]);
    let position = Castello::load(&options("all"), &state, seed.game()).unwrap();
    let seat = mover(&position).unwrap();
    let view = Castello::view(&position, Viewer::Seat(seat));
    let mv = Castello::pick(&view, seat, &mut seed.walk(0)).unwrap();
    let said = check(&position, "all", seat, &BestMove::unrated(mv));
    assert!(said.contains(&"castello-why-last-pawns".to_owned()), "{said:?}");
}

#[test]
fn a_castle_does_not_wait_if_an_answer_ends_the_match() {
    let mut state = melee(1);
    state["turn"] = "red".into();
    // Red could take p2 from p3. Black wins by a jump over o2.
    for (color, squares) in [("red", ["o2", "q2", "p4"]), ("black", ["o1", "t14", "t15"])] {
        state[color] = serde_json::json!(squares);
    }
    let seed = Seed::from_bytes([1; 32]);
    let position = Castello::load(&options("all"), &state, seed.game()).unwrap();
    let seat = mover(&position).unwrap();
    let best = BestMove::unrated(moves_of(&position, "p4 → q4").remove(0));
    let view = Castello::view(&position, Viewer::Seat(seat));
    let said = format!("{:?}", Castello::explain(&view, seat, &best));
    assert!(said.contains("castello-why-last-pawns"), "{said}");
    assert!(!said.contains("castello-why-waits"), "{said}");
}
