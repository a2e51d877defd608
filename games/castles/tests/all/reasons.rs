//! What the computer says for a move is true of it: each sentence is computed anew by the rules.

use std::borrow::Cow;
use std::collections::BTreeSet;

use castles::{Action, Army, Castles, Crush, Effect, Field, Kind, Move, Pieces, Position, armies};
use rules::{Arg, Cell, Chance, Join, Level, Message, Notes, RuleSet, Seat, Seed, Status, Viewer};
use search::{BestMove, Budget, ComputerPlayer};

/// The id of the principle that a hint names, without the game's prefix.
fn named_principle(why: &Message) -> Option<String> {
    let why = format!("{why:?}");
    let (_, named) = why.split_once("findorff-principle-")?;
    Some(named.chars().take_while(char::is_ascii_lowercase).collect())
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

type Args = [(Cow<'static, str>, Arg)];

/// The text of an argument: a square, a number, or the id of a message.
/// Whether a piece of this kind stands on a square.
fn is_at(position: &Position, seat: Seat, square: Cell, kind: &str) -> bool {
    position.state.pieces.army(seat).at(square).is_some_and(|there| name(there) == kind)
}

fn text(args: &Args, name: &str) -> String {
    match &args.iter().find(|(known, _)| known == name).unwrap().1 {
        Arg::Message(message) => message.id().map_or_else(|| message.to_string(), String::from),
        Arg::Number(number) => number.to_string(),
        arg => panic!("no text: {arg:?}"),
    }
}

/// The id of a kind's name.
fn name(kind: Kind) -> String {
    format!("findorff-{kind:?}").to_lowercase()
}

/// The position with the turn given to a seat.
fn turned(position: &Position, seat: Seat) -> Position {
    let mut state = position.state;
    state.turn = seat;
    Position::resume(state, [0; 2])
}

fn actions(position: &Position, seat: Seat) -> Vec<Action> {
    let legal = Castles::legal_moves(&Castles::view(position, Viewer::Seat(seat)), seat).moves;
    let actions = legal
        .iter()
        .filter_map(|mv| if let Move::Action(action) = mv { Some(*action) } else { None });
    actions.collect()
}

/// The moves of a seat that take a piece, if it is to move.
fn takings(position: &Position, seat: Seat) -> Vec<Action> {
    let turned = turned(position, seat);
    let takes = |action: &Action| turned.state.pieces.effect(*action).takes();
    actions(&turned, seat).into_iter().filter(takes).collect()
}

/// The squares of the pieces that a seat could take, if it is to move.
fn targets(position: &Position, seat: Seat) -> BTreeSet<Cell> {
    takings(position, seat).iter().map(|taking| taking.to).collect()
}

fn played(position: &Position, seat: Seat, action: Action) -> Position {
    let mut next = position.clone();
    let _ = Castles::play(&mut next, seat, &Move::Action(action), &mut Notes::muted());
    next
}

fn steps(from: Cell, to: Cell) -> u8 {
    from.column.abs_diff(to.column) + from.row.abs_diff(to.row)
}

/// A hinted move in its position.
struct Moment<'a> {
    position: &'a Position,
    next: Position,
    seat: Seat,
    action: Action,
    kind: Kind,
    best: &'a BestMove<Move>,
}

impl Moment<'_> {
    /// Compares each sentence with the rules. Gives their ids, and that of the principle.
    fn check(&self) -> Vec<String> {
        let view = Castles::view(self.position, Viewer::Seat(self.seat));
        let why = Castles::explain(&view, self.seat, self.best).unwrap();
        let Message::Worded { args, .. } = &why else { panic!("{why:?}") };
        let [(_, Arg::List(Join::Spaces, sentences))] = &args[..] else { panic!("{args:?}") };
        assert!((1..=4).contains(&sentences.len()), "{sentences:?}");
        let principle = named_principle(&why);
        principle.iter().for_each(|one| self.check_principle(one, &format!("{why:?}")));
        let told = sentences.iter().map(|sentence| {
            let Arg::Message(sentence) = sentence else { panic!("{sentence:?}") };
            let Message::Worded { id, args } = &**sentence else { panic!("{sentence:?}") };
            let is_true = id == "rules-principle" || self.is_true(id, args);
            assert!(is_true, "{sentence:?} of {} in {:?}", self.action, self.position.state);
            id.to_string()
        });
        told.chain(principle).collect()
    }

    /// Where the piece on a square after the move stood before it.
    fn before(&self, square: Cell) -> Cell {
        if square == self.action.to { self.action.from } else { square }
    }

    fn is_true(&self, id: &str, args: &Args) -> bool {
        let (position, next, seat, action) = (self.position, &self.next, self.seat, self.action);
        let other = seat.other();
        let effect = position.state.pieces.effect(action);
        let text = |name: &str| text(args, name);
        let victim = || match effect {
            Effect::Struck(victim) => name(victim),
            _ => name(self.kind),
        };
        match id {
            "findorff-why-general" => effect == Effect::Struck(Kind::General),
            "findorff-why-repeats" => {
                matches!(Castles::status(next), Status::Over(outcome) if outcome.draw)
            }
            "findorff-why-takes" => {
                effect.takes() && text("victim") == victim() && targets(next, other).is_empty()
            }
            "findorff-why-takes-only" => {
                let now = targets(next, other);
                let is_new =
                    now.contains(&action.to) && !targets(position, other).contains(&action.from);
                effect.takes() && text("victim") == victim() && !now.is_empty() && !is_new
            }
            "findorff-why-trades" => {
                let back = takings(next, other).into_iter().filter(|one| one.to == action.to);
                effect.takes()
                    && text("victim") == victim()
                    && back.into_iter().any(|one| {
                        one.from.to_string() == text("square")
                            && is_at(next, other, one.from, &text("hunter"))
                    })
            }
            "findorff-why-saves" => self.saves(args),
            "findorff-why-attacks" => {
                let (now, before) = (targets(next, seat), targets(position, seat));
                let new: BTreeSet<String> = now.difference(&before).map(Cell::to_string).collect();
                let told = format!("{args:?}");
                !new.is_empty()
                    && new.iter().all(|square| told.contains(square.as_str()))
                    && told.matches("findorff-attacked").count() == new.len()
            }
            "findorff-why-endangers" => self.endangers(args),
            "findorff-why-joins" => {
                let count = |position: &Position| {
                    let takings = takings(position, seat).into_iter();
                    takings.filter(|one| one.to.to_string() == text("square")).count()
                };
                count(next).to_string() == text("count")
                    && (1..count(next)).contains(&count(position))
            }
            "findorff-why-guards" => {
                self.guards(&text("square")) && text("mover") == name(self.kind)
            }
            "findorff-why-remains" => self.remains(args),
            "findorff-why-doomed" => self.is_doomed(&text("mv")),
            "findorff-why-passes" => self.passes(args),
            "findorff-why-nears" => self.nears(args),
            "findorff-why-safe" => targets(next, other).is_empty(),
            "findorff-why-waits" => {
                let before = targets(position, other);
                targets(next, other).iter().all(|square| before.contains(&self.before(*square)))
            }
            "findorff-why-follows" => self.follows(args),
            _ => self.is_worse(id, args),
        }
    }

    /// Whether a piece that could be taken no longer can.
    fn saves(&self, args: &Args) -> bool {
        let (position, next, seat, action) = (self.position, &self.next, self.seat, self.action);
        let other = seat.other();
        let text = |name: &str| text(args, name);
        let now = targets(next, other);
        takings(position, other).into_iter().any(|one| {
            let stands = if one.to == action.from { action.to } else { one.to };
            one.to.to_string() == text("square")
                && one.from.to_string() == text("from")
                && is_at(position, seat, one.to, &text("kind"))
                && is_at(position, other, one.from, &text("hunter"))
                && !now.contains(&stands)
        })
    }

    /// Whether a piece can be taken that couldn't be, and whether its taker can be taken back.
    fn endangers(&self, args: &Args) -> bool {
        self.is_hunted(args, false)
    }

    /// Whether a piece can be taken as before, and whether its taker can be taken back.
    fn remains(&self, args: &Args) -> bool {
        self.is_hunted(args, true)
    }

    /// Whether a piece can be taken, which could be taken `before` as well or could not.
    fn is_hunted(&self, args: &Args, before: bool) -> bool {
        let (position, next, seat) = (self.position, &self.next, self.seat);
        let other = seat.other();
        let text = |name: &str| text(args, name);
        let targets_before = targets(position, other);
        takings(next, other).into_iter().any(|one| {
            let back = targets(&played(&turned(next, other), other, one), seat);
            one.to.to_string() == text("square")
                && one.from.to_string() == text("from")
                && is_at(next, seat, one.to, &text("kind"))
                && is_at(next, other, one.from, &text("hunter"))
                && targets_before.contains(&self.before(one.to)) == before
                && (text("back") == "yes") == back.contains(&one.to)
        })
    }

    /// Whether the opponent can take the general after each move, and so after this one.
    fn is_doomed(&self, mv: &str) -> bool {
        let other = self.seat.other();
        let falls = |next: &Position| {
            let takes = takings(next, other).into_iter();
            let mut takes = takes.filter(|one| is_at(next, self.seat, one.to, "findorff-general"));
            takes.next().map(|one| one.to_string())
        };
        let every = actions(self.position, self.seat);
        let falls_after = |one| falls(&played(self.position, self.seat, one)).is_some();
        every.into_iter().all(falls_after) && falls(&self.next).as_deref() == Some(mv)
    }

    /// Whether another move takes this piece, while the chosen one takes nothing.
    fn passes(&self, args: &Args) -> bool {
        let text = |name: &str| text(args, name);
        let mut all = takings(self.position, self.seat).into_iter();
        let mv = all.find(|one| one.to_string() == text("mv")).unwrap();
        let next = played(self.position, self.seat, mv);
        let is_over = Castles::status(&next).is_over();
        !self.position.state.pieces.effect(self.action).takes()
            && is_at(self.position, self.seat.other(), mv.to, &text("victim"))
            && (is_over
                || (text("back") == "yes") == targets(&next, self.seat.other()).contains(&mv.to))
    }

    /// Whether the piece comes nearer to what it hunts, and stays farther from what hunts it.
    fn nears(&self, args: &Args) -> bool {
        let (next, seat, action) = (&self.next, self.seat, self.action);
        let other = seat.other();
        let text = |name: &str| text(args, name);
        let prey = Kind::ALL.into_iter().filter(|kind| name(*kind) == text("prey"));
        let prey: Vec<Cell> = prey
            .flat_map(|kind| next.state.pieces.army(other).of(kind).iter().collect::<Vec<_>>())
            .collect();
        let far = |from: Cell| prey.iter().map(|to| steps(from, *to)).min().unwrap();
        let is_named = prey
            .iter()
            .any(|to| to.to_string() == text("square") && steps(action.to, *to) == far(action.to));
        let hunters = next.state.pieces.army(other).of(self.kind.prey().prey());
        is_named
            && far(action.to) <= 3
            && hunters.iter().all(|from| steps(from, action.to) > far(action.to))
            && far(action.to).to_string() == text("steps")
            && far(action.to) < far(action.from)
            && [name(self.kind.prey()), name(Kind::General)].contains(&text("prey"))
    }

    /// Whether the moved piece could strike what has struck the piece on a square.
    fn guards(&self, square: &str) -> bool {
        let (seat, other) = (self.seat, self.seat.other());
        let own = self.next.state.pieces.army(seat);
        let (at, kind) = own.pieces().find(|(at, _)| at.to_string() == square).unwrap();
        let mut struck = self.next.clone();
        struck.state.pieces.armies[seat.index()].clear(at);
        struck.state.pieces.armies[other.index()].put(kind.prey().prey(), at);
        takings(&struck, seat).iter().any(|one| one.from == self.action.to && one.to == at)
    }

    /// Whether the line goes on with this capture, which was not there before.
    fn follows(&self, args: &Args) -> bool {
        let [_, Move::Action(reply), Move::Action(own), ..] = self.best.line[..] else {
            panic!("{:?}", self.best)
        };
        let reached = played(&self.next, self.seat.other(), reply);
        let back = targets(&played(&reached, self.seat, own), self.seat.other());
        let victim = reached.state.pieces.army(self.seat.other()).at(own.to).unwrap();
        actions(&self.next, self.seat.other()).contains(&reply)
            && takings(&reached, self.seat).contains(&own)
            && !targets(self.position, self.seat).contains(&own.to)
            && [text(args, "reply"), text(args, "mv")] == [reply.to_string(), own.to_string()]
            && text(args, "victim") == name(victim)
            && (text(args, "back") == "yes") == back.contains(&own.to)
    }

    /// Whether the opponent's answer to another move does what is said, and a longer search finds that move worse.
    fn is_worse(&self, id: &str, args: &Args) -> bool {
        let other = self.seat.other();
        let legal = actions(self.position, self.seat);
        let mv = *legal.iter().find(|one| one.to_string() == text(args, "mv")).unwrap();
        let next = played(self.position, self.seat, mv);
        let [worse, chosen] = [&next, &self.next].map(|next| judged(next, other));
        let answers = takings(&next, other).into_iter();
        let is_shown = match id {
            "findorff-why-tempts" => answers.into_iter().any(|one| {
                one.from.to_string() == text(args, "from")
                    && one.to.to_string() == text(args, "square")
            }),
            "findorff-why-taken-back" => {
                let is_back =
                    |one: Action| one.from.to_string() == text(args, "from") && one.to == mv.to;
                self.position.state.pieces.effect(mv).takes() && answers.into_iter().any(is_back)
            }
            "findorff-why-loses" => worse == 1.0,
            id => panic!("{id} is no reason that this test knows"),
        };
        is_shown && mv != self.action && worse > chosen
    }

    /// Compares the principle that is named for the move with the position.
    fn check_principle(&self, principle: &str, why: &str) {
        let Self { position, next, seat, action, kind, .. } = self;
        let pieces = &position.state.pieces;
        let effect = pieces.effect(*action);
        let is_true = match principle {
            "edge" => match effect {
                Effect::PushedOff | Effect::Drowned => true,
                Effect::Crushed(behind) => pieces.at(behind).unwrap().0 != *seat,
                Effect::Stepped | Effect::Struck(_) | Effect::Pushed(_) => false,
            },
            "avenge" => {
                let is_free = effect.takes() && targets(next, seat.other()).is_empty();
                is_free || why.contains("findorff-why-taken-back")
            }
            "fork" => targets(next, *seat).difference(&targets(position, *seat)).count() > 1,
            "approach" => {
                let prey: Vec<Cell> = pieces.army(seat.other()).of(kind.prey()).iter().collect();
                let far = |from: Cell| prey.iter().map(|to| steps(from, *to)).min();
                *kind != Kind::General && far(action.to) < far(action.from)
            }
            "guard" => targets(next, seat.other()).is_empty(),
            principle => panic!("{principle} is no principle that this test knows"),
        };
        assert!(is_true, "{principle} of {action} in {:?}", position.state);
    }
}

/// The value of a position for the seat to move, by a search of its own.
fn judged(position: &Position, seat: Seat) -> f64 {
    if let Status::Over(outcome) = Castles::status(position) {
        return f64::from(i8::from(outcome.winners.contains(seat)) * 2 - i8::from(!outcome.draw));
    }
    let view = Castles::view(position, Viewer::Seat(seat));
    let chance = Seed::from_bytes([3; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, 12_000, chance, &|| false);
    Castles::choose_move(&view, seat, &mut budget).unwrap().value
}

fn moment<'a>(position: &'a Position, seat: Seat, best: &'a BestMove<Move>) -> Option<Moment<'a>> {
    let Move::Action(action) = best.mv else { return None };
    let kind = position.state.pieces.army(seat).at(action.from).unwrap();
    Some(Moment { position, next: played(position, seat, action), seat, action, kind, best })
}

/// Plays a match at random, or by a weak player, and calls `look` with each position.
fn walk(number: u8, plies: u32, is_random: bool, mut look: impl FnMut(&Position, Seat, u32)) {
    let options = Castles::options(&Castles::info().complete(&[].into()).unwrap()).unwrap();
    let seed = Seed::from_bytes([number; 32]);
    let mut chance: Chance = seed.walk(0);
    let mut position = Castles::set_up(&options, 2, seed.game());
    for ply in 1..plies {
        let Some(seat) = Castles::status(&position).to_move().iter().next() else { break };
        look(&position, seat, ply);
        let view = Castles::view(&position, Viewer::Seat(seat));
        let mv = if is_random || ply % 4 == 0 {
            Castles::pick(&view, seat, &mut chance).unwrap()
        } else {
            let mut budget = Budget::new(Level::ALL[1], 400, seed.walk(ply.into()), &|| false);
            Castles::choose_move(&view, seat, &mut budget).unwrap().mv
        };
        let _ = Castles::play(&mut position, seat, &mv, &mut Notes::muted());
    }
}

#[test]
fn every_move_has_true_reasons() {
    let mut said = BTreeSet::new();
    for number in 0..10 {
        walk(number, 150, true, |position, seat, _| {
            for action in actions(position, seat) {
                let best = BestMove::unrated(Move::Action(action));
                said.extend(moment(position, seat, &best).unwrap().check());
            }
        });
    }
    let wanted = [
        "takes",
        "takes-only",
        "trades",
        "saves",
        "attacks",
        "endangers",
        "remains",
        "passes",
        "joins",
        "guards",
        "nears",
        "safe",
        "waits",
    ];
    let wanted = wanted.map(|id| format!("findorff-why-{id}"));
    let principles = ["edge", "avenge", "fork", "approach", "guard"].map(String::from);
    let mut missing = wanted.iter().chain(&principles).filter(|id| !said.contains(*id));
    assert_eq!(missing.next(), None, "{said:?}");
}

#[test]
fn what_follows_and_what_another_move_loses_is_true() {
    let mut said = BTreeSet::new();
    for number in 0..4 {
        walk(number, 80, false, |position, seat, ply| {
            let view = Castles::view(position, Viewer::Seat(seat));
            let chance = Seed::from_bytes([number; 32]).walk(ply.into());
            let mut budget = Budget::new(Level::BEST, 10_000, chance, &|| false);
            let best = Castles::choose_move(&view, seat, &mut budget).unwrap();
            said.extend(moment(position, seat, &best).into_iter().flat_map(|one| one.check()));
        });
    }
    for id in ["follows", "tempts", "taken-back", "loses"] {
        assert!(said.contains(&format!("findorff-why-{id}")), "{id}: {said:?}");
    }
}

#[test]
fn a_third_repetition_is_named() {
    let options = Castles::options(&Castles::info().complete(&[].into()).unwrap()).unwrap();
    let mut position = Castles::set_up(&options, 2, Seed::from_bytes([1; 32]).game());
    for (seat, army) in [(Seat(0), "G:a1 H:h1"), (Seat(1), "G:d7 H:a8")] {
        let view = Castles::view(&position, Viewer::Seat(seat));
        let mv = Castles::read(&view, seat, &format!("deploy {army}")).unwrap();
        let _ = Castles::play(&mut position, seat, &mv, &mut Notes::muted());
    }
    let mut named = Vec::new();
    for (ply, mv) in ["a1-a2", "d7-d6", "a2-a1", "d6-d7"].iter().cycle().take(8).enumerate() {
        let seat = Seat((ply % 2) as u8);
        let action = actions(&position, seat).into_iter().find(|one| one.to_string() == *mv);
        let best = BestMove::unrated(Move::Action(action.unwrap()));
        let ids = moment(&position, seat, &best).unwrap().check();
        named.push(ids.contains(&"findorff-why-repeats".to_owned()));
        position = played(&position, seat, action.unwrap());
    }
    assert_eq!(named, [false, false, false, false, false, false, false, true]);
}

#[test]
fn a_general_that_falls_after_every_move_is_named() {
    let pieces = Pieces { field: Field::Small, crush: Crush::Comrade, armies: [Army::NONE; 2] };
    let mut state = Position::new(pieces, [0; 2]).state;
    let cell = |column: u8, row: u8| Cell { column, row };
    let [gold, navy] = &mut state.pieces.armies;
    gold.put(Kind::General, cell(0, 0));
    gold.put(Kind::Pikeman, cell(7, 0));
    navy.put(Kind::General, cell(4, 7));
    for square in [cell(0, 1), cell(1, 0), cell(2, 0)] {
        navy.put(Kind::Horseman, square);
    }
    state.ready = [true; 2];
    let position = Position::resume(state, [0; 2]);
    for action in actions(&position, Seat(0)) {
        let best = BestMove::unrated(Move::Action(action));
        let lost = BestMove { value: -1.0, is_proven: true, ..best };
        assert_eq!(moment(&position, Seat(0), &lost).unwrap().check(), ["findorff-why-doomed"]);
    }
}
