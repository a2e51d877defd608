//! Compares the generator, `check` and the effects of moves with a second, plain implementation of the rules.

use std::collections::BTreeMap;

use castles::{Castles, Move, Position};
use rules::{Chance, Notes, OptionValues, RuleSet, Seat, Seed, Status, Viewer};

/// The pieces by column and row, from 0, with their seats.
type Pieces = BTreeMap<(i8, i8), (u8, char)>;

struct Plain {
    side: i8,
    depth: i8,
    comrade: bool,
    anvil: bool,
    pieces: Pieces,
}

impl Plain {
    fn of(position: &Position, values: &OptionValues) -> Self {
        let view = Castles::view(position, Viewer::Everything);
        let state = Castles::state(&view);
        let pieces = state["pieces"].as_array().unwrap().iter().map(|piece| {
            let square = piece["square"].as_str().unwrap().as_bytes();
            let at = ((square[0] - b'a') as i8, (square[1] - b'1') as i8);
            let kind = piece["kind"].as_str().unwrap().chars().next().unwrap();
            (at, (piece["seat"].as_u64().unwrap() as u8, kind))
        });
        let large = values["board"] == "large";
        let (comrade, anvil) = (values["crush"] != "anvil", values["crush"] != "comrade");
        let (side, depth) = if large { (9, 3) } else { (8, 2) };
        Self { side, depth, comrade, anvil, pieces: pieces.collect() }
    }

    fn stands(&self, (column, row): (i8, i8)) -> bool {
        let within = (0..self.side).contains(&column) && (0..self.side).contains(&row);
        within && !(self.side == 9 && (3..6).contains(&column) && (3..6).contains(&row))
    }

    fn home(&self, seat: u8, row: i8) -> bool {
        if seat == 0 { row < self.depth } else { row >= self.side - self.depth }
    }

    /// The move of a piece by one square in a direction, and the pieces after it.
    fn action(&self, from: (i8, i8), way: (i8, i8)) -> Option<(String, Pieces)> {
        let (seat, kind) = self.pieces[&from];
        let to = (from.0 + way.0, from.1 + way.1);
        let behind = (to.0 + way.0, to.1 + way.1);
        if !self.stands(to) || kind != 'G' && self.home(seat, to.1) && !self.home(seat, from.1) {
            return None;
        }
        let mut after = self.pieces.clone();
        let sign = match self.pieces.get(&to) {
            None => '-',
            Some((owner, _)) if *owner == seat => return None,
            Some((_, 'G')) => 'x',
            Some((_, victim))
                if ["MP", "PH", "HM"].contains(&format!("{kind}{victim}").as_str()) =>
            {
                'x'
            }
            Some((_, victim)) if *victim == kind => {
                match self.pieces.get(&behind) {
                    _ if !self.stands(behind) => {}
                    None => {
                        after.insert(behind, self.pieces[&to]);
                    }
                    Some((owner, _)) if *owner == seat && !self.anvil => return None,
                    Some((owner, _)) if *owner != seat && !self.comrade => return None,
                    Some(_) => {}
                }
                '>'
            }
            Some(_) => return None,
        };
        after.remove(&from);
        after.insert(to, (seat, kind));
        Some((format!("{}{sign}{}", name(from), name(to)), after))
    }

    fn moves(&self, seat: Seat) -> BTreeMap<String, Pieces> {
        let own = self.pieces.iter().filter(|(_, (owner, _))| *owner == seat.0);
        let ways = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        own.flat_map(|(&from, _)| ways.iter().filter_map(move |&way| self.action(from, way)))
            .collect()
    }
}

fn name((column, row): (i8, i8)) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// Checks that only listed moves are legal, among all verbs and targets of the pieces that can move.
fn refuses_all_others(position: &Position, seat: Seat, legal: &BTreeMap<String, Pieces>) {
    let view = Castles::view(position, Viewer::Seat(seat));
    for text in legal.keys() {
        let Ok(Move::Action(action)) = Castles::read(&view, seat, text) else { panic!("{text}") };
        for verb in castles::Verb::ALL {
            for to in (0..81).map(|index| rules::Cell::new(index / 9, index % 9)) {
                let action = castles::Action { verb, to, ..action };
                let checked = Castles::check(position, seat, &Move::Action(action)).is_ok();
                assert_eq!(checked, legal.contains_key(&action.to_string()), "{action}");
            }
        }
    }
}

fn check(board: &str, crush: &str) {
    let pairs = [("board", board), ("crush", crush)];
    let values: OptionValues = pairs.map(|(id, value)| (id.to_string(), value.to_string())).into();
    let options = Castles::options(&values).unwrap();
    let seed = Seed::from_bytes([3; 32]);
    let mut pushes = 0;
    for game in 0..12 {
        let mut chance: Chance = seed.walk(game);
        let mut position = Castles::set_up(&options, 2, seed.game());
        for ply in 0..300 {
            let Status::ToMove(seats) = Castles::status(&position) else { break };
            let seat = seats.iter().next().unwrap();
            let view = Castles::view(&position, Viewer::Seat(seat));
            let mut expected = None;
            if ply >= 2 {
                let plain = Plain::of(&position, &values).moves(seat);
                let listed = Castles::legal_moves(&view, seat).moves;
                let listed: Vec<String> = listed.iter().map(ToString::to_string).collect();
                assert_eq!(listed, plain.keys().cloned().collect::<Vec<_>>());
                pushes += listed.iter().filter(|text| text.contains('>')).count();
                if ply % 16 == 0 {
                    refuses_all_others(&position, seat, &plain);
                }
                expected = Some(plain);
            }
            let mv = Castles::pick(&view, seat, &mut chance).unwrap();
            let _ = Castles::play(&mut position, seat, &mv, &mut Notes::default());
            if let Some(plain) = expected {
                assert_eq!(Plain::of(&position, &values).pieces, plain[&mv.to_string()], "{mv}");
            }
        }
    }
    assert!(pushes > 50, "only {pushes} pushes were compared");
}

#[test]
fn both_move_generators_agree_on_the_small_board() {
    ["comrade", "anvil", "either"].iter().for_each(|crush| check("small", crush));
}

#[test]
fn both_move_generators_agree_on_the_large_board() {
    ["comrade", "anvil", "either"].iter().for_each(|crush| check("large", crush));
}
