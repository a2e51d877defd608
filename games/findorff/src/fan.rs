//! All moves of a seat at once, as sets of squares: for each verb and direction the pieces that can do it.

use rules::Seat;

use crate::army::Kind;
use crate::moves::{Go, Verb};
use crate::square::{Direction, Squares};
use crate::stand::Stand;

/// The moves of a seat.
#[derive(Clone, Copy, Debug)]
pub struct Fan([[Squares; 4]; 3]);

impl Fan {
    /// The moves of `seat` in this stand.
    pub fn of(stand: &Stand, seat: Seat) -> Self {
        let mut fan = Self([[Squares::NONE; 4]; 3]);
        for (index, direction) in Direction::ALL.into_iter().enumerate() {
            let sets = Sets::new(stand, seat, direction);
            for verb in Verb::ALL {
                fan.0[verb as usize][index] = sets.movers(verb);
            }
        }
        fan
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.0.iter().flatten().map(|set| set.len()).sum()
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.0.iter().flatten().all(|set| set.is_empty())
    }

    /// The moves, in no useful order.
    pub fn iter(&self) -> impl Iterator<Item = Go> + '_ {
        self.groups().flat_map(|(verb, direction, set)| {
            set.iter().filter_map(move |from| Some(Go { from, verb, to: from.next(direction)? }))
        })
    }

    /// One of the moves, by a number below [`Fan::len`].
    pub fn nth(&self, mut number: usize) -> Option<Go> {
        for (verb, direction, set) in self.groups() {
            if number < set.len() {
                let from = set.iter().nth(number)?;
                return Some(Go { from, verb, to: from.next(direction)? });
            }
            number -= set.len();
        }
        None
    }

    /// The moves as a list in the order of their texts.
    pub fn sorted(&self) -> Vec<Go> {
        let mut moves: Vec<Go> = self.iter().collect();
        moves.sort_unstable();
        moves
    }

    fn groups(&self) -> impl Iterator<Item = (Verb, Direction, Squares)> + '_ {
        Verb::ALL.into_iter().zip(&self.0).flat_map(|(verb, sets)| {
            Direction::ALL
                .into_iter()
                .zip(sets)
                .map(move |(direction, &set)| (verb, direction, set))
        })
    }
}

/// What is needed to find the moves of a seat in one direction.
struct Sets<'a> {
    stand: &'a Stand,
    seat: Seat,
    direction: Direction,
    /// The soldiers that this direction would take back into the end zone they have left.
    barred: Squares,
}

impl<'a> Sets<'a> {
    fn new(stand: &'a Stand, seat: Seat, direction: Direction) -> Self {
        let zone = stand.field.zone(seat);
        let barred = stand.army(seat).soldiers().but(zone).and(zone.before(direction));
        Self { stand, seat, direction, barred }
    }

    fn movers(&self, verb: Verb) -> Squares {
        let (ours, theirs) = (self.stand.army(self.seat), self.stand.army(self.seat.other()));
        let movers = match verb {
            Verb::Step => {
                let free = self.stand.field.floor().but(ours.all()).but(theirs.all());
                ours.all().and(free.before(self.direction))
            }
            Verb::Strike => {
                let general = theirs.of(Kind::General);
                self.each_kind(&Kind::ALL, |kind| theirs.of(kind.prey()).or(general))
            }
            Verb::Push => {
                let firm = self.firm().before(self.direction);
                self.each_kind(&Kind::SOLDIERS, |kind| theirs.of(kind).but(firm))
            }
        };
        movers.but(self.barred)
    }

    fn each_kind(&self, kinds: &[Kind], victims: impl Fn(Kind) -> Squares) -> Squares {
        let ours = self.stand.army(self.seat);
        kinds.iter().fold(Squares::NONE, |movers, &kind| {
            movers.or(ours.of(kind).and(victims(kind).before(self.direction)))
        })
    }

    /// The pieces that stop a push instead of crushing what is pushed against them.
    fn firm(&self) -> Squares {
        let (ours, theirs) = (self.stand.army(self.seat), self.stand.army(self.seat.other()));
        let comrades = if self.stand.crush.by_comrade() { Squares::NONE } else { theirs.all() };
        let anvils = if self.stand.crush.by_anvil() { Squares::NONE } else { ours.all() };
        comrades.or(anvils)
    }
}
