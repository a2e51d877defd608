//! What the computer says for a move is true of it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use kastell::{Kastell, Move, Options, Position};
use rules::{Arg, Join, Level, Message, Notes, RuleSet, Seat, Seed, Status, Viewer};
use search::{BestMove, Budget, ComputerPlayer};
use serde_json::Value;

use crate::plain::{Cells, plain_sets};

type Args = [(Cow<'static, str>, Arg)];

pub(crate) fn options(contact: &str, picker: &str) -> Options {
    let values = [("contact", contact), ("picker", picker)];
    let values = values.map(|(id, value)| (id.to_owned(), value.to_owned())).into();
    Kastell::options(&Kastell::info().complete(&values).unwrap()).unwrap()
}

pub(crate) fn loaded(options: &Options, state: &Value) -> Position {
    Kastell::load(options, state, Seed::from_bytes([0; 32]).game()).unwrap()
}

fn state(position: &Position) -> Value {
    Kastell::state(&Kastell::view(position, Viewer::Everything))
}

fn moves(position: &Position, seat: Seat) -> Vec<Move> {
    Kastell::legal_moves(&Kastell::view(position, Viewer::Seat(seat)), seat).moves
}

pub(crate) fn played(position: &Position, seat: Seat, mv: Move) -> Position {
    let mut next = *position;
    let _ = Kastell::play(&mut next, seat, &mv, &mut Notes::muted());
    next
}

fn builds(position: &Position, seat: Seat) -> Vec<Move> {
    let mut builds = moves(position, seat);
    builds.retain(|mv| matches!(mv, Move::Build(_)));
    builds
}

/// A piece that a move builds: its letter, and its squares as bits.
type Built = (char, u64);

fn built(position: &Position, seat: Seat, mv: Move) -> Built {
    let state = state(&played(position, seat, mv));
    let mut pieces = state["pieces"].as_array().unwrap().iter();
    let letter = mv.to_string().chars().next().unwrap();
    let is_own = |piece: &&Value| piece["seat"] == seat.0 && piece["piece"] == letter.to_string();
    let piece = pieces.rfind(is_own).unwrap();
    let squares = piece["squares"].as_array().unwrap().iter();
    let bits = squares.map(|square| {
        let name = square.as_str().unwrap().as_bytes();
        1 << ((name[0] - b'a') * 8 + name[1] - b'1')
    });
    (letter, bits.sum())
}

/// The ways to build of the seat to move and of its opponent after each of its builds. Contact must not restrict
/// a seat to places beside its own pieces.
pub(crate) fn ways_after_builds(position: &Position, seat: Seat) -> BTreeMap<Move, [usize; 2]> {
    let all: Vec<(Move, Built)> =
        builds(position, seat).into_iter().map(|mv| (mv, built(position, seat, mv))).collect();
    let ways = all.iter().map(|(mv, (letter, squares))| {
        let is_left = |(_, (other, at)): &&(Move, Built)| other != letter && at & squares == 0;
        let own = all.iter().filter(is_left).count();
        (*mv, [own, builds(&played(position, seat, *mv), seat.other()).len()])
    });
    ways.collect()
}

fn wins(position: &Position, seat: Seat) -> bool {
    matches!(Kastell::status(position), Status::Over(end) if end.winners.contains(seat))
}

/// The opponent's moves after which they have built last.
fn last_moves(position: &Position, seat: Seat) -> Vec<String> {
    let other = seat.other();
    let ends = |mv: &Move| wins(&played(position, other, *mv), other);
    moves(position, other).into_iter().filter(ends).map(|mv| mv.to_string()).collect()
}

fn number(args: &Args, name: &str) -> usize {
    match args.iter().find(|(known, _)| known == name) {
        Some((_, Arg::Number(number))) => usize::try_from(*number).unwrap(),
        other => panic!("{name} is no number: {other:?}"),
    }
}

fn text(args: &Args, name: &str) -> String {
    match args.iter().find(|(known, _)| known == name) {
        Some((_, Arg::Message(message))) => message.to_string(),
        other => panic!("{name} is no text: {other:?}"),
    }
}

/// The squares of each piece that a seat could build, by the plain words of the rules.
fn plain_places(position: &Position, seat: Seat, contact: &str) -> Vec<Cells> {
    let view = Kastell::view(position, Viewer::Seat(seat));
    let letter = |text: &str| Kastell::read(&view, seat, text).unwrap().to_string();
    plain_sets(&state(position), seat, contact, letter)
}

/// Whether a seat can force a win, by trying every move. `None` if that takes too long.
fn forces_win(position: &Position, seat: Seat) -> Option<bool> {
    let view = Kastell::view(position, Viewer::Seat(seat));
    search::player::<Kastell>().forces_win(&view, seat, 40, 3_000)
}

/// A position with a move to explain.
struct Moment<'a> {
    contact: &'a str,
    /// Whether the ways to build can be counted from the legal moves: neither contact nor the picker narrows them.
    is_countable: bool,
    position: &'a Position,
    seat: Seat,
    best: &'a BestMove<Move>,
}

impl Moment<'_> {
    /// Compares the sentences for the move with the rules. Gives the ids of the sentences.
    fn check(&self) -> Vec<String> {
        let view = Kastell::view(self.position, Viewer::Seat(self.seat));
        let Some(message) = Kastell::explain(&view, self.seat, self.best) else {
            return vec!["none".into()];
        };
        let Message::Worded { args, .. } = message else { panic!("no sentences: {message:?}") };
        let [(_, Arg::List(Join::Spaces, sentences))] = &args[..] else { panic!("{args:?}") };
        let told = sentences.iter().map(|sentence| {
            let Arg::Message(sentence) = sentence else { panic!("no sentence: {sentence:?}") };
            let Message::Worded { id, args } = &**sentence else { panic!("{sentence:?}") };
            self.check_sentence(id, args);
            if *id == "rules-principle" { text(args, "principle") } else { id.to_string() }
        });
        told.collect()
    }

    fn check_sentence(&self, id: &str, args: &Args) {
        let BestMove { mv, line, .. } = self.best;
        let next = played(self.position, self.seat, *mv);
        let theirs = || builds(&next, self.seat.other()).len();
        match id {
            "kastell-why-last-place" => assert!(wins(&next, self.seat), "{mv}"),
            "kastell-why-room" | "kastell-why-swapped" | "kastell-why-kept" => {
                assert!(number(args, "theirs") == theirs() || self.is_named(&next), "{mv}");
                self.check_own(number(args, "own"));
            }
            "kastell-why-tighter" => {
                assert!(number(args, "theirs") == theirs() || self.is_named(&next), "{mv}");
                let usual = self.usual(1);
                assert!(
                    usual.is_none_or(|usual| number(args, "fewer") == usual - theirs()),
                    "{mv}"
                );
            }
            "kastell-why-roomier" => {
                let own = number(args, "own");
                self.check_own(own);
                let usual = self.usual(0);
                assert!(usual.is_none_or(|usual| number(args, "more") == own - usual), "{mv}");
            }
            "kastell-why-named" if Kastell::status(&next).is_over() => {
                assert_eq!(number(args, "theirs"), 0, "{mv}");
            }
            "kastell-why-named" => {
                assert_eq!(number(args, "theirs"), moves(&next, self.seat.other()).len(), "{mv}");
            }
            "kastell-why-follows" => {
                let told = [text(args, "reply"), text(args, "mv")];
                assert_eq!(told, [line[1].to_string(), line[2].to_string()]);
                assert!(moves(&next, self.seat.other()).contains(&line[1]), "{line:?}");
                let answered = played(&next, self.seat.other(), line[1]);
                assert!(moves(&answered, self.seat).contains(&line[2]), "{line:?}");
                let reached = played(&answered, self.seat, line[2]);
                assert_ne!(forces_win(&reached, self.seat), Some(false), "{line:?}");
            }
            "kastell-why-tempts" => {
                let tempting = moves(self.position, self.seat);
                let is_told = |one: &&Move| one.to_string() == text(args, "mv");
                let tempting = *tempting.iter().find(is_told).unwrap();
                let worse = played(self.position, self.seat, tempting);
                assert!(last_moves(&worse, self.seat).contains(&text(args, "reply")), "{tempting}");
                assert_eq!(last_moves(&next, self.seat), [""; 0], "{mv} loses as well");
            }
            // Other tests compare what is proven with full enumeration.
            "kastell-why-forced" | "kastell-why-lost" => assert!(self.best.is_proven),
            "rules-principle" => {
                assert!((1..=5).contains(&number(args, "number")));
                self.check_principle(&text(args, "principle"), &next);
            }
            id => panic!("{id} is no reason that this test knows"),
        }
    }

    /// Whether the position shows the principle that is named.
    fn check_principle(&self, principle: &str, next: &Position) {
        let BestMove { mv, .. } = self.best;
        let other = self.seat.other();
        let places = |seat| plain_places(next, seat, self.contact);
        match principle {
            "kastell-principle-room" => {
                assert!(places(self.seat).len() > places(other).len(), "{mv}");
            }
            "kastell-principle-gaps" => {
                // A linked player's pieces may come to touch any free square.
                let contact = if self.contact == "linked" { "free" } else { self.contact };
                let covers = |position, own: &Cells| {
                    let theirs = plain_places(position, other, contact);
                    theirs.iter().any(|theirs| !theirs.is_disjoint(own))
                };
                let is_new = |own: &Cells| covers(self.position, own) && !covers(next, own);
                assert!(places(self.seat).iter().any(is_new), "{mv}");
            }
            "kastell-principle-look" => assert!(matches!(mv, Move::Build(_)), "{mv}"),
            "kastell-principle-count" => assert!(wins(next, self.seat), "{mv}"),
            "kastell-principle-name" => {
                let named = moves(self.position, self.seat).into_iter();
                let places = |mv| moves(&played(self.position, self.seat, mv), other).len();
                assert_eq!(Some(places(*mv)), named.map(places).min(), "{mv}");
            }
            principle => panic!("{principle} is no principle that this test knows"),
        }
    }

    /// Checks the reasons of lines that go on with other moves, which may lose.
    fn check_other_lines(&self) {
        let [mv, reply, ..] = self.best.line[..] else { return };
        let next = played(self.position, self.seat, mv);
        let answered = played(&next, self.seat.other(), reply);
        for own in moves(&answered, self.seat).into_iter().take(12) {
            let best = BestMove { line: vec![mv, reply, own], ..self.best.clone() };
            Moment { best: &best, ..*self }.check();
        }
    }

    /// Whether a piece has to be named before the next is built.
    fn is_named(&self, next: &Position) -> bool {
        state(next)["phase"] != "place"
    }

    fn check_own(&self, told: usize) {
        let ways = self.ways();
        let own = ways.as_ref().and_then(|ways| ways.get(&self.best.mv));
        assert!(own.is_none_or(|[own, _]| *own == told), "{}: {told}, {own:?}", self.best.mv);
    }

    /// The ways to build after the middle one of all moves: 0 for the seat's own, 1 for its opponent's.
    fn usual(&self, side: usize) -> Option<usize> {
        let mut counts: Vec<usize> = self.ways()?.into_values().map(|both| both[side]).collect();
        counts.sort_unstable();
        Some(counts[counts.len() / 2])
    }

    fn ways(&self) -> Option<BTreeMap<Move, [usize; 2]>> {
        self.is_countable.then(|| ways_after_builds(self.position, self.seat))
    }
}

/// Plays a match, and looks at a random move and the computer's own of each position.
fn walk(contact: &str, picker: &str, seed: u8) -> Vec<String> {
    let (options, is_countable) =
        (options(contact, picker), contact != "linked" && picker == "self");
    let seed = Seed::from_bytes([seed; 32]);
    let (mut position, mut chance) = (Kastell::set_up(&options, 2, seed.game()), seed.walk(0));
    let mut said = Vec::new();
    for ply in 1.. {
        let Some(seat) = Kastell::status(&position).to_move().only() else { break };
        let view = Kastell::view(&position, Viewer::Seat(seat));
        let drawn = Kastell::pick(&view, seat, &mut chance).unwrap();
        let mut budget = Budget::new(Level::ALL[3], 4_000, seed.walk(ply), &|| false);
        let best = Kastell::choose_move(&view, seat, &mut budget).unwrap();
        for best in [&BestMove::unrated(drawn), &best] {
            let moment = Moment { contact, is_countable, position: &position, seat, best };
            said.extend(moment.check());
            if best.is_proven && best.value > 0.0 {
                moment.check_other_lines();
            }
        }
        position = played(&position, seat, drawn);
    }
    said
}

#[test]
fn the_reason_for_a_move_is_true() {
    let mut said = BTreeMap::<String, u32>::new();
    for (contact, picker) in
        [("free", "self"), ("apart", "self"), ("linked", "self"), ("free", "opponent")]
    {
        for seed in 0..3 {
            let ids = walk(contact, picker, seed);
            ids.into_iter().for_each(|id| *said.entry(id).or_default() += 1);
        }
    }
    let wanted =
        ["last-place", "tighter", "roomier", "named", "follows", "tempts", "forced", "lost"];
    let wanted = wanted.map(|id| format!("kastell-why-{id}"));
    let principles = ["room", "gaps", "look", "count", "name"];
    let principles = principles.map(|id| format!("kastell-principle-{id}"));
    for id in wanted.iter().chain(&principles) {
        assert!(said.contains_key(id), "{id}: {said:?}");
    }
}
