//! Checks that the computer's reasons for moves are true.

use std::borrow::Cow;
use std::cmp::Ordering;
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

/// The placements left to the seat to move and to its opponent after each build. Contact must not be `linked`.
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

/// The opponent's moves that build last and so win.
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
        Some((_, Arg::Message(message))) => match &**message {
            Message::Worded { args: inner, .. } if !inner.is_empty() => {
                let list = inner.iter().find_map(|(_, arg)| match arg {
                    Arg::List(_, squares) => Some(squares.iter()),
                    _ => None,
                });
                let squares = list.unwrap().map(|square| match square {
                    Arg::Message(square) => square.to_string(),
                    other => panic!("{other:?}"),
                });
                format!("{} {}", text(inner, "piece"), squares.collect::<Vec<_>>().join(" "))
            }
            message => message.to_string(),
        },
        other => panic!("{name} is no text: {other:?}"),
    }
}

/// The squares of each piece that a seat could build, by the plain rules.
fn plain_places(position: &Position, seat: Seat, contact: &str) -> Vec<Cells> {
    let view = Kastell::view(position, Viewer::Seat(seat));
    let letter = |text: &str| Kastell::read(&view, seat, text).unwrap().to_string();
    plain_sets(&state(position), seat, contact, letter)
}

/// Whether a seat can cover one of these squares.
fn places_on(position: &Position, seat: Seat, contact: &str, named: u64) -> bool {
    let is_named = |column: i8, row: i8| named >> (column * 8 + row) & 1 == 1;
    let meets = |one: &Cells| one.iter().any(|&(column, row)| is_named(column, row));
    plain_places(position, seat, contact).iter().any(meets)
}

/// The squares of an argument, a bit each.
fn named_squares(args: &Args) -> u64 {
    let Some((_, Arg::List(_, squares))) = args.iter().find(|(name, _)| name == "squares") else {
        panic!("{args:?}")
    };
    let names = squares.iter().map(|square| match square {
        Arg::Message(square) => square.to_string(),
        other => panic!("{other:?}"),
    });
    let bits = |name: &str| {
        let name = name.as_bytes();
        1_u64 << ((name[0] - b'a') * 8 + name[1] - b'1')
    };
    names.map(|name| bits(&name)).sum()
}

/// A move as a hint names it: by its piece and squares, or by its notation.
fn words(position: &Position, seat: Seat, mv: Move) -> String {
    match mv {
        Move::Build(_) => {
            let (letter, squares) = built(position, seat, mv);
            let bits = (0..64).filter(|bit| squares >> bit & 1 == 1);
            let names =
                bits.map(|bit: u8| format!("{}{}", char::from(b'a' + bit / 8), bit % 8 + 1));
            format!("{letter} {}", names.collect::<Vec<_>>().join(" "))
        }
        _ => mv.to_string(),
    }
}

/// Whether a seat can force a win, by trying every move. `None` if that takes too long.
fn forces_win(position: &Position, seat: Seat) -> Option<bool> {
    let view = Kastell::view(position, Viewer::Seat(seat));
    search::player::<Kastell>().forces_win(&view, seat, 40, 3_000)
}

/// Whether a move wins, by trying everything after it. `None` if that takes too long.
fn wins_by(position: &Position, seat: Seat, mv: Move) -> Option<bool> {
    let next = played(position, seat, mv);
    match Kastell::status(&next) {
        Status::Over(end) => Some(end.winners.contains(seat)),
        Status::ToMove(_) if moves(&next, seat).is_empty() => {
            forces_win(&next, seat.other()).map(|wins| !wins)
        }
        Status::ToMove(_) => forces_win(&next, seat),
    }
}

/// A position with a move to explain.
struct Moment<'a> {
    contact: &'a str,
    /// Whether placements can be counted from the legal moves: neither contact nor the picker restricts them.
    is_countable: bool,
    position: &'a Position,
    seat: Seat,
    best: &'a BestMove<Move>,
}

impl Moment<'_> {
    /// Compares the sentences for the move with the rules. Returns the ids of the sentences.
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
        let BestMove { mv, .. } = self.best;
        let next = played(self.position, self.seat, *mv);
        let theirs = || builds(&next, self.seat.other()).len();
        match id {
            "kastell-why-last-place" => assert!(wins(&next, self.seat), "{mv}"),
            "kastell-why-swapped" | "kastell-why-kept" => {
                assert!(number(args, "theirs") == theirs() || self.is_named(&next), "{mv}");
                self.check_own(number(args, "own"));
            }
            "kastell-why-leaves" => self.check_left(args),
            "kastell-why-may-swap" => assert_eq!(state(&next)["phase"], "swap", "{mv}"),
            "kastell-why-scarce" => self.check_scarce(args),
            "kastell-why-reserve" => self.check_reserve(args, &next, true),
            "kastell-why-stays" => self.check_reserve(args, &next, false),
            "kastell-why-rare" => {
                assert!(self.best.is_proven && self.best.value > 0.0);
                self.check_count(self.position, self.seat, args);
            }
            "kastell-why-lost-to" => {
                assert!(self.best.is_proven && self.best.value < 0.0);
                let all = moves(&next, self.seat.other()).len();
                assert_eq!(number(args, "moves"), all, "{mv}");
                self.check_winning(&next, self.seat.other(), all - number(args, "losing"));
                self.check_trap(args, &next);
            }
            "kastell-why-named" if Kastell::status(&next).is_over() => {
                assert_eq!(number(args, "theirs"), 0, "{mv}");
            }
            "kastell-why-lost-but" => {
                self.check_saving(&next, args);
            }
            "kastell-why-lost-all" => {
                let all = moves(&next, self.seat.other()).len();
                assert!(all > 1, "{mv}");
                self.check_winning(&next, self.seat.other(), all);
                self.check_trap(args, &next);
            }
            "kastell-why-lost-only" => {
                assert_eq!(moves(&next, self.seat.other()).len(), 1, "{mv}");
                self.check_answer(&next, args);
            }
            "kastell-why-lost-by" => {
                let all = moves(&next, self.seat.other()).len();
                assert_eq!(number(args, "others") + 1, all, "{mv}");
                self.check_answer(&next, args);
            }
            "kastell-why-named" => {
                assert_eq!(number(args, "theirs"), moves(&next, self.seat.other()).len(), "{mv}");
            }
            "kastell-why-follows" => self.check_following(args, &next),
            "kastell-why-errs" | "kastell-why-errs-here" | "kastell-why-errs-by-place" => {
                self.check_mistake(id, args);
            }
            "kastell-why-weaker" => self.check_weaker(args),
            "kastell-why-squeezes" => self.check_squeezed(args, &next),
            "kastell-why-shuts-out" => self.check_shut_out(args, &next),
            "kastell-why-theirs" => {
                let other = Moment { seat: self.seat.other(), ..*self };
                let named = other.check_kept(args, &next);
                assert!(places_on(&next, self.seat.other(), self.contact, named), "{args:?}");
            }
            "kastell-why-tempts" => self.check_tempting(args, &next),
            // Other tests compare proofs with full enumeration.
            "kastell-why-forced" | "kastell-why-lost" => assert!(self.best.is_proven),
            "rules-principle" => {
                assert!((1..=6).contains(&number(args, "number")));
                self.check_principle(&text(args, "principle"), &next);
            }
            id => panic!("{id} is no reason that this test knows"),
        }
    }

    /// Checks that the built piece is the one with the fewest places.
    fn check_scarce(&self, args: &Args) {
        let mut counts = BTreeMap::<String, usize>::new();
        for mv in builds(self.position, self.seat) {
            *counts.entry(mv.to_string()[..1].to_owned()).or_default() += 1;
        }
        let own = counts.remove(&text(args, "piece")).unwrap();
        assert!(self.best.mv.to_string().starts_with(&text(args, "piece")));
        assert!(own == number(args, "places"), "{args:?}: {own}");
        assert!(counts.values().all(|other| *other > own), "{args:?}: {counts:?}");
    }

    /// Checks that another move lets the opponent win at once, and the chosen one doesn't.
    fn check_tempting(&self, args: &Args, next: &Position) {
        let tempting = moves(self.position, self.seat);
        let is_told = |one: &&Move| words(self.position, self.seat, **one) == text(args, "mv");
        let tempting = *tempting.iter().find(is_told).unwrap();
        let worse = played(self.position, self.seat, tempting);
        let other = self.seat.other();
        let replies = moves(&worse, other)
            .into_iter()
            .filter(|reply| last_moves(&worse, self.seat).contains(&reply.to_string()));
        let mut replies = replies.map(|reply| words(&worse, other, reply));
        assert!(replies.any(|reply| reply == text(args, "reply")), "{tempting}");
        assert_eq!(last_moves(next, self.seat), [""; 0], "{} loses as well", self.best.mv);
    }

    /// Checks that the answer is a legal one, and that the move after it wins.
    fn check_following(&self, args: &Args, next: &Position) {
        let (other, BestMove { line, .. }) = (self.seat.other(), self.best);
        let reply = self.told_move(next, other, args, "reply");
        assert!(self.best.is_proven && (self.best.value < 0.0 || reply == line[1]), "{line:?}");
        let answered = played(next, other, reply);
        let mv = self.told_move(&answered, self.seat, args, "mv");
        assert_ne!(wins_by(&answered, self.seat, mv), Some(false), "{reply} {mv}");
    }

    /// Checks that the answer alone wins for the opponent.
    fn check_answer(&self, next: &Position, args: &Args) {
        self.check_winning(next, self.seat.other(), 1);
        let answer = self.told_move(next, self.seat.other(), args, "answer");
        assert_ne!(wins_by(next, self.seat.other(), answer), Some(false), "{answer}");
    }

    /// Checks that the answer refutes another move, and that it keeps the named place for the opponent.
    fn check_mistake(&self, id: &str, args: &Args) {
        assert!(self.best.is_proven && self.best.value > 0.0);
        let mv = self.told_move(self.position, self.seat, args, "mv");
        assert_ne!(mv, self.best.mv);
        let (next, other) = (played(self.position, self.seat, mv), self.seat.other());
        let reply = self.told_move(&next, other, args, "reply");
        assert_ne!(wins_by(&next, other, reply), Some(false), "{mv} {reply}");
        if id == "kastell-why-errs-here" {
            let (_, own) = built(self.position, self.seat, self.best.mv);
            let (_, needed) = built(&next, other, reply);
            assert_eq!(named_squares(args), own & needed, "{mv} {reply}");
        }
        if id == "kastell-why-errs-by-place" {
            let reached = played(&next, other, reply);
            let named = Moment { seat: other, ..*self }.check_kept(args, &reached);
            assert!(places_on(&reached, other, self.contact, named), "{args:?}");
        }
    }

    /// Checks how many more placements another placement of the same piece leaves the opponent.
    fn check_weaker(&self, args: &Args) {
        let mv = self.told_move(self.position, self.seat, args, "mv");
        assert_eq!(mv.to_string()[..1], self.best.mv.to_string()[..1], "another piece");
        let ways = |mv| {
            let next = played(self.position, self.seat, mv);
            plain_places(&next, self.seat.other(), self.contact).len()
        };
        assert_eq!(number(args, "more"), ways(mv) - ways(self.best.mv), "{mv}");
    }

    /// Checks the opponent's places for a piece before and after the move.
    fn check_squeezed(&self, args: &Args, next: &Position) {
        for (name, position) in [("before", self.position), ("places", next)] {
            let places = self.places_of(position, &text(args, "piece"));
            assert_eq!(number(args, name), places, "{args:?}");
        }
    }

    /// Checks that the pieces had places before the move, and have none left now or later.
    fn check_shut_out(&self, args: &Args, next: &Position) {
        let Some((_, Arg::List(_, pieces))) = args.iter().find(|(name, _)| name == "pieces") else {
            panic!("{args:?}")
        };
        for piece in pieces {
            let told = [(Cow::Borrowed("piece"), piece.clone())];
            let piece = text(&told, "piece");
            let later = Moment { contact: self.later_contact(), ..*self };
            assert!(later.places_of(self.position, &piece) > 0, "{piece}");
            assert_eq!(later.places_of(next, &piece), 0, "{piece}");
        }
    }

    /// The opponent's placements of a piece, by the plain rules.
    fn places_of(&self, position: &Position, piece: &str) -> usize {
        let mut state = state(position);
        state["hands"][self.seat.other().index()] = serde_json::json!([piece]);
        let view = Kastell::view(position, Viewer::Seat(self.seat.other()));
        let letter =
            |text: &str| Kastell::read(&view, self.seat.other(), text).unwrap().to_string();
        plain_sets(&state, self.seat.other(), self.contact, letter).len()
    }

    /// The contact rule for later placements: a linked player's pieces may come to touch any free square.
    fn later_contact(&self) -> &str {
        if self.contact == "linked" { "free" } else { self.contact }
    }

    /// The move that a sentence names.
    fn told_move(&self, position: &Position, seat: Seat, args: &Args, name: &str) -> Move {
        let told = text(args, name);
        let mut moves = moves(position, seat).into_iter();
        moves.find(|mv| words(position, seat, *mv) == told).unwrap_or_else(|| panic!("{told}"))
    }

    /// Compares the placements after the move with the median over all moves.
    fn check_left(&self, args: &Args) {
        let Some(ways) = self.ways() else { return };
        let left = ways[&self.best.mv];
        let told = [("own", "own_way"), ("theirs", "their_way")];
        for (side, (count, way)) in told.into_iter().enumerate() {
            let usual = self.usual(side).unwrap();
            let wanted = match left[side].cmp(&usual) {
                Ordering::Less => "fewer",
                Ordering::Equal => "same",
                Ordering::Greater => "more",
            };
            assert_eq!(number(args, count), left[side].abs_diff(usual), "{args:?}");
            assert_eq!(text(args, way), wanted, "{args:?}");
        }
        let [own, theirs] = [0, 1].map(|side| self.usual(side).unwrap());
        assert!(left[0] + theirs > left[1] + own, "{args:?}: no gain");
    }

    /// Checks that the named answers are exactly those that don't win.
    fn check_saving(&self, next: &Position, args: &Args) {
        let other = self.seat.other();
        let Some((_, Arg::List(_, saving))) = args.iter().find(|(name, _)| name == "saving") else {
            panic!("{args:?}")
        };
        let all = number(args, "moves");
        assert_eq!(all, moves(next, other).len(), "{args:?}");
        self.check_winning(next, other, all - saving.len());
        for one in saving {
            let told = [(Cow::Borrowed("one"), one.clone())];
            let mut answers = moves(next, other).into_iter();
            let mv = answers.find(|mv| words(next, other, *mv) == text(&told, "one")).unwrap();
            assert_ne!(wins_by(next, other, mv), Some(true), "{args:?}");
        }
    }

    /// Whether the seat has a place that its opponent can't take, now or later.
    fn has_reserve(&self, next: &Position) -> bool {
        let theirs = plain_places(next, self.seat.other(), self.later_contact());
        let is_own = |own: &Cells| theirs.iter().all(|theirs| theirs.is_disjoint(own));
        plain_places(next, self.seat, self.contact).iter().any(is_own)
    }

    /// Checks that the named squares are a place of the seat, and that its opponent can cover none of them. Before the
    /// move, the opponent could cover one of them exactly if `is_made`.
    fn check_reserve(&self, args: &Args, next: &Position, is_made: bool) {
        let named = self.check_kept(args, next);
        let other = self.seat.other();
        assert_eq!(
            places_on(self.position, other, self.later_contact(), named),
            is_made,
            "{args:?}"
        );
    }

    /// Checks that the opponent can cover none of the named squares now or later. Returns the squares as bits.
    fn check_kept(&self, args: &Args, next: &Position) -> u64 {
        assert!(self.contact != "apart" && self.has_reserve(next), "{args:?}");
        let named = named_squares(args);
        assert_eq!(named.count_ones(), 4, "{args:?}");
        assert!(!places_on(next, self.seat.other(), self.later_contact(), named), "{args:?}");
        named
    }

    /// Checks the number of a seat's moves, and of those that win.
    fn check_count(&self, position: &Position, seat: Seat, args: &Args) {
        assert_eq!(number(args, "moves"), moves(position, seat).len(), "{args:?}");
        self.check_winning(position, seat, number(args, "winning"));
    }

    /// Counts the moves of a seat that win, by trying everything. Long endings are left to the tests of proofs.
    fn check_winning(&self, position: &Position, seat: Seat, told: usize) {
        let known = moves(position, seat).into_iter().map(|mv| wins_by(position, seat, mv));
        if let Some(known) = known.collect::<Option<Vec<bool>>>() {
            let winning = known.into_iter().filter(|wins| *wins).count();
            assert_eq!(told, winning, "{}", self.best.mv);
        }
    }

    /// Checks that no other move leaves a smaller share of answers that win, by trying everything.
    fn check_trap(&self, args: &Args, next: &Position) {
        if text(args, "trap") != "best" {
            return;
        }
        let other = self.seat.other();
        let share = |next: &Position| {
            let known = moves(next, other).into_iter().map(|mv| wins_by(next, other, mv));
            let known = known.collect::<Option<Vec<bool>>>()?;
            Some([known.iter().filter(|wins| **wins).count(), known.len()])
        };
        let Some([winning, all]) = share(next) else { return };
        for mv in moves(self.position, self.seat) {
            if let Some([others, of]) = share(&played(self.position, self.seat, mv)) {
                assert!(
                    winning * of <= others * all,
                    "{mv} is a better trap than {}",
                    self.best.mv
                );
            }
        }
    }

    /// Checks that the position shows the named principle.
    fn check_principle(&self, principle: &str, next: &Position) {
        let BestMove { mv, .. } = self.best;
        let other = self.seat.other();
        let places = |seat| plain_places(next, seat, self.contact);
        match principle {
            "kastell-principle-room" => {
                assert_ne!(self.contact, "free", "each shape has as many places for both");
                assert!(places(self.seat).len() > places(other).len(), "{mv}");
            }
            "kastell-principle-gaps" => {
                assert!(self.has_reserve(next), "{mv}");
            }
            "kastell-principle-spend" => assert!(matches!(mv, Move::Build(_)), "{mv}"),
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

    /// Checks the reasons for lines that continue with other moves, which may lose.
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

    /// The median number of placements after all moves: 0 for the seat's own, 1 for its opponent's.
    fn usual(&self, side: usize) -> Option<usize> {
        let mut counts: Vec<usize> = self.ways()?.into_values().map(|both| both[side]).collect();
        counts.sort_unstable();
        Some(counts[counts.len() / 2])
    }

    fn ways(&self) -> Option<BTreeMap<Move, [usize; 2]>> {
        self.is_countable.then(|| ways_after_builds(self.position, self.seat))
    }
}

/// Plays a match, and checks the reasons for a random move and for the computer's in each position.
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
        for seed in 0..12 {
            let ids = walk(contact, picker, seed);
            ids.into_iter().for_each(|id| *said.entry(id).or_default() += 1);
        }
    }
    let wanted = [
        "last-place",
        "leaves",
        "stays",
        "may-swap",
        "lost-but",
        "lost-all",
        "lost-only",
        "lost-by",
        "theirs",
        "shuts-out",
        "squeezes",
        "errs",
        "errs-by-place",
        "errs-here",
        "weaker",
        "scarce",
        "reserve",
        "named",
        "follows",
        "tempts",
        "rare",
        "lost-to",
    ];
    let wanted = wanted.map(|id| format!("kastell-why-{id}"));
    let principles = ["room", "gaps", "look", "count", "name", "spend"];
    let principles = principles.map(|id| format!("kastell-principle-{id}"));
    for id in wanted.iter().chain(&principles) {
        assert!(said.contains_key(id), "{id}: {said:?}");
    }
}
