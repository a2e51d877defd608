//! The claims about plans: what a move prevents and prepares, and what the expected line attacks later.

use castles::{Action, Army, Crush, Field, Kind, Move, Pieces, Position};
use rules::{Cell, Seat};
use search::BestMove;

use super::arguments::{Args, attacked, cell, how, is_at, list, text};
use super::boards::{
    actions, after_quiet_line, manner, played, takings, targets, turned, victims, wins_attacked,
};
use super::moment;
use super::moment::Moment;

/// The ids of the sentences about a move, in the first seat, of an army against another: `Ga1 Mh4`.
fn hinted(armies: [&str; 2], quiet: u8, mv: &str) -> Vec<String> {
    let placed = |text: &str| {
        text.split(' ').fold(Army::NONE, |mut army, piece| {
            let [kind, column, row] = piece.as_bytes() else { panic!("{piece}") };
            let square = Cell::new(column - b'a', row - b'1');
            army.put(Kind::of_letter(char::from(*kind)).unwrap(), square);
            army
        })
    };
    let armies = armies.map(placed);
    let pieces = Pieces { field: Field::Small, crush: Crush::Comrade, armies };
    let mut state = Position::new(pieces, [0; 2]).state;
    (state.ready, state.quiet) = ([true; 2], quiet);
    let position = Position::resume(state, [0; 2]);
    let mut all = actions(&position, Seat(0)).into_iter();
    let best = BestMove::unrated(Move::Action(all.find(|one| one.to_string() == mv).unwrap()));
    let told = moment(&position, Seat(0), &best).unwrap().check();
    told.iter().map(|id| id.trim_start_matches("findorff-why-").to_owned()).collect()
}

#[test]
fn an_attack_that_wins_only_after_the_siege_is_neither_threatened_nor_forestalled() {
    let tells = |id: &str, armies, quiet, mv| hinted(armies, quiet, mv).contains(&id.to_owned());
    for quiet in [95, 96] {
        let armies = ["Ge1 Ma8 Pb6", "Ga6 Pb5 Pb7"];
        assert_eq!(tells("threatens", armies, quiet, "b6-c6"), quiet < 96, "{quiet}");
    }
    for quiet in [96, 97] {
        let armies = ["Gb5 Hc4", "Gg3 Pd8 Pd5"];
        assert_eq!(tells("forestalls", armies, quiet, "b5-a5"), quiet < 97, "{quiet}");
    }
}

#[test]
fn a_cornered_enemy_three_steps_away_is_told_with_the_steps_to_it() {
    let told = hinted(["Ga1 Mh4", "Ga8 Ph8 Mg8 Mg7"], 0, "h4-h5");
    assert_eq!(told[..2], ["nears", "cornered"]);
}

impl Moment<'_> {
    /// Compares a claim about a plan with the rules.
    pub(super) fn is_plan(&self, id: &str, args: &Args) -> bool {
        match id {
            "findorff-why-avenges" => self.avenges(args),
            "findorff-why-airs" => self.airs(args),
            "findorff-why-forestalls" => self.forestalls(args),
            "findorff-why-threatens" => self.threatens(args),
            "findorff-why-plans" | "findorff-why-earns" => self.plans(id, args),
            id => panic!("{id} is no plan that this test knows"),
        }
    }

    /// Whether the named capture could be made for nothing before, and is avenged by the named move now.
    fn avenges(&self, args: &Args) -> bool {
        let (seat, other) = (self.seat, self.seat.other());
        let [before, after] = [self.position, &self.next].map(|one| turned(one, other));
        let mut named = takings(&after, other).into_iter();
        let named =
            named.find(|one| one.to == cell(args, "square") && one.from == cell(args, "from"));
        let Some(taking) = named else { return false };
        let [was, now] = [&before, &after].map(|one| turned(&played(one, other, taking), seat));
        takings(&before, other).contains(&taking)
            && !targets(&was, seat).contains(&taking.to)
            && how(args) == manner(&after, taking)
            && is_at(&after, seat, taking.to, &text(args, "kind"))
            && is_at(&after, other, taking.from, &text(args, "hunter"))
            && takings(&now, seat)
                .iter()
                .any(|one| one.to == taking.to && one.to_string() == text(args, "mv"))
    }

    /// Whether the general had no safe step, and the named one is safe now.
    fn airs(&self, args: &Args) -> bool {
        let now = self.exits(&self.next, self.seat);
        self.exits(self.position, self.seat).is_empty()
            && is_at(self.position, self.seat, cell(args, "square"), "findorff-general")
            && now.iter().any(|one| one.to_string() == text(args, "mv"))
    }

    /// Whether the named enemy move would win a named piece, and after the own move none takes or wins one.
    fn forestalls(&self, args: &Args) -> bool {
        let other = self.seat.other();
        let [before, after] = [self.position, &self.next].map(|one| turned(one, other));
        let named = |one: &Action| one.to_string() == text(args, "mv");
        let Some(mv) = actions(&before, other).into_iter().find(named) else { return false };
        let answered = played(&before, other, mv);
        let new: Vec<_> =
            targets(&answered, other).difference(&targets(&before, other)).copied().collect();
        let named = victims(&before, other, mv);
        let is_named = |at: &Cell| named.contains(&self.before(*at));
        let is_lost = |one: &Action| {
            wins_attacked(&after, other, *one)
                && (*one == mv || victims(&after, other, *one).iter().any(is_named))
        };
        wins_attacked(&before, other, mv)
            && attacked(args, &answered, other).into_iter().eq(new)
            && !targets(&after, other).iter().any(is_named)
            && !actions(&after, other).iter().any(is_lost)
    }

    /// Whether the named move would win one of the named pieces, and could not before.
    fn threatens(&self, args: &Args) -> bool {
        let seat = self.seat;
        let [before, after] = [self.position, &self.next].map(|one| turned(one, seat));
        let named = |one: &Action| one.to_string() == text(args, "mv");
        let Some(mv) = actions(&after, seat).into_iter().find(named) else { return false };
        let answered = played(&after, seat, mv);
        let new: Vec<_> =
            targets(&answered, seat).difference(&targets(&after, seat)).copied().collect();
        wins_attacked(&after, seat, mv)
            && attacked(args, &answered, seat).into_iter().eq(new)
            && (!actions(&before, seat).contains(&mv) || !wins_attacked(&before, seat, mv))
    }

    /// Whether the expected line goes on with the named moves, and then takes or attacks the named pieces.
    fn plans(&self, id: &str, args: &Args) -> bool {
        let (seat, other) = (self.seat, self.seat.other());
        let (before, last) = (list(args, "line"), text(args, "mv"));
        let line: Vec<String> = self.best.line.iter().skip(1).map(ToString::to_string).collect();
        let named: Vec<String> = before.iter().chain([&last]).cloned().collect();
        if !line.starts_with(&named) {
            return false;
        }
        let Some(reached) = after_quiet_line(&self.next, &before) else { return false };
        let mut all = actions(&reached, seat).into_iter();
        let Some(mv) = all.find(|one| one.to_string() == last) else { return false };
        let then = played(&reached, seat, mv);
        let is_back = targets(&then, other).contains(&mv.to);
        match id {
            "findorff-why-earns" => {
                takings(&reached, seat).contains(&mv)
                    && is_at(&reached, other, mv.to, &text(args, "victim"))
                    && is_back == (text(args, "back") == "yes")
            }
            _ => {
                let was = targets(&reached, seat);
                let new: Vec<_> = targets(&then, seat).difference(&was).copied().collect();
                matches!(self.best.line.first(), Some(Move::Action(_)))
                    && attacked(args, &then, seat).into_iter().eq(new)
            }
        }
    }
}
