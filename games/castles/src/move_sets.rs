//! All moves of a seat at once, as sets of squares: for each verb and direction the pieces that can do it.

use rules::Seat;

use crate::army::{Army, Kind};
use crate::direction::Direction;
use crate::moves::{Go, Verb};
use crate::pieces::Stand;
use crate::squares::Squares;

/// The moves of a seat.
#[derive(Clone, Copy, Debug)]
pub struct Fan([[Squares; 4]; 3]);

impl Fan {
    /// The moves of `seat` in this stand.
    pub fn of(stand: &Stand, seat: Seat) -> Self {
        let sides = Sides::of(stand, seat);
        let mut fan = Self([[Squares::NONE; 4]; 3]);
        for direction in Direction::ALL {
            for verb in Verb::ALL {
                fan.0[verb as usize][direction as usize] = sides.movers(verb, direction);
            }
        }
        fan
    }

    /// The moves of one verb alone.
    pub(crate) fn of_verb(stand: &Stand, seat: Seat, verb: Verb) -> Self {
        let sides = Sides::of(stand, seat);
        let mut fan = Self([[Squares::NONE; 4]; 3]);
        fan.0[verb as usize] = Direction::ALL.map(|direction| sides.movers(verb, direction));
        fan
    }

    /// Whether this is one of the moves of `seat`.
    pub(crate) fn has(stand: &Stand, seat: Seat, go: Go) -> bool {
        let movers =
            |direction| Sides::of(stand, seat).movers(go.verb, direction).contains(go.from);
        Direction::between(go.from, go.to).is_some_and(movers)
    }

    /// Whether `seat` has no move. Almost always the first step found answers it.
    pub fn is_empty_for(stand: &Stand, seat: Seat) -> bool {
        let sides = Sides::of(stand, seat);
        let mut all = Verb::ALL
            .into_iter()
            .flat_map(|verb| Direction::ALL.map(|direction| (verb, direction)));
        all.all(|(verb, direction)| sides.movers(verb, direction).is_empty())
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
            set.iter().filter_map(move |from| Some(Go { from, verb, to: direction.next(from)? }))
        })
    }

    /// One of the moves, by a number below [`Fan::len`].
    pub fn nth(&self, mut number: usize) -> Option<Go> {
        for (verb, direction, set) in self.groups() {
            if number < set.len() {
                let from = set.iter().nth(number)?;
                return Some(Go { from, verb, to: direction.next(from)? });
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

/// What is needed to find the moves of a seat.
struct Sides<'a> {
    ours: &'a Army,
    theirs: &'a Army,
    /// Where nobody stands and somebody could.
    free: Squares,
    /// Our end zone.
    zone: Squares,
    /// Our soldiers outside it.
    away: Squares,
    /// The pieces that stop a push instead of crushing what is pushed against them.
    firm: Squares,
}

impl<'a> Sides<'a> {
    fn of(stand: &'a Stand, seat: Seat) -> Self {
        let (ours, theirs) = (stand.army(seat), stand.army(seat.other()));
        let zone = stand.field.zone(seat);
        let comrades = if stand.crush.by_comrade() { Squares::NONE } else { theirs.all() };
        let anvils = if stand.crush.by_anvil() { Squares::NONE } else { ours.all() };
        Self {
            ours,
            theirs,
            free: stand.field.floor().but(ours.all()).but(theirs.all()),
            zone,
            away: ours.soldiers().but(zone),
            firm: comrades.or(anvils),
        }
    }

    /// Which pieces can do this in this direction.
    fn movers(&self, verb: Verb, direction: Direction) -> Squares {
        let (ours, theirs) = (self.ours, self.theirs);
        let able = match verb {
            Verb::Step => ours.all().and(self.free.before(direction)),
            Verb::Strike => {
                let general = ours.all().and(theirs.of(Kind::General).before(direction));
                Kind::SOLDIERS.iter().fold(general, |able, &kind| {
                    able.or(ours.of(kind).and(theirs.of(kind.prey()).before(direction)))
                })
            }
            Verb::Push => {
                // Rule 11.
                let firm = self.firm.before(direction);
                Kind::SOLDIERS.iter().fold(Squares::NONE, |able, &kind| {
                    able.or(ours.of(kind).and(theirs.of(kind).but(firm).before(direction)))
                })
            }
        };
        // Who is away can't come back into the zone, however it would.
        // Rule 5.
        able.but(self.away.and(self.zone.before(direction)))
    }
}
