//! Move generation: all moves of a seat at once, as sets of squares.

use rules::Seat;

use crate::army::{Army, Kind};
use crate::direction::Direction;
use crate::moves::{Action, Verb};
use crate::pieces::Pieces;
use crate::squares::Squares;

/// The moves of a seat, as sets of squares.
#[derive(Clone, Copy, Debug)]
pub struct MoveSets([[Squares; 4]; 3]);

impl MoveSets {
    /// The moves of `seat` in a position.
    pub fn new(pieces: &Pieces, seat: Seat) -> Self {
        let masks = MoveMasks::new(pieces, seat);
        let mut move_sets = Self([[Squares::NONE; 4]; 3]);
        for direction in Direction::ALL {
            for verb in Verb::ALL {
                move_sets.0[verb as usize][direction as usize] = masks.movers(verb, direction);
            }
        }
        move_sets
    }

    pub(crate) fn of_verb(pieces: &Pieces, seat: Seat, verb: Verb) -> Self {
        let masks = MoveMasks::new(pieces, seat);
        let mut move_sets = Self([[Squares::NONE; 4]; 3]);
        move_sets.0[verb as usize] = Direction::ALL.map(|direction| masks.movers(verb, direction));
        move_sets
    }

    pub(crate) fn contains(pieces: &Pieces, seat: Seat, action: Action) -> bool {
        let movers = |direction| {
            MoveMasks::new(pieces, seat).movers(action.verb, direction).contains(action.from)
        };
        Direction::between(action.from, action.to).is_some_and(movers)
    }

    /// Whether `seat` has no move. The first step found nearly always decides it.
    pub fn has_no_move(pieces: &Pieces, seat: Seat) -> bool {
        let masks = MoveMasks::new(pieces, seat);
        let mut all = Verb::ALL
            .into_iter()
            .flat_map(|verb| Direction::ALL.map(|direction| (verb, direction)));
        all.all(|(verb, direction)| masks.movers(verb, direction).is_empty())
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.0.iter().flatten().map(|set| set.len()).sum()
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.0.iter().flatten().all(|set| set.is_empty())
    }

    /// The moves in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        self.groups().flat_map(|(verb, direction, set)| {
            set.iter()
                .filter_map(move |from| Some(Action { from, verb, to: direction.next(from)? }))
        })
    }

    /// The move with this index. `None` if the index is not below [`MoveSets::len`].
    pub fn nth(&self, mut number: usize) -> Option<Action> {
        for (verb, direction, set) in self.groups() {
            if number < set.len() {
                let from = set.iter().nth(number)?;
                return Some(Action { from, verb, to: direction.next(from)? });
            }
            number -= set.len();
        }
        None
    }

    /// The moves, sorted by notation.
    pub fn sorted(&self) -> Vec<Action> {
        let mut moves: Vec<Action> = self.iter().collect();
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

/// The square sets from which the moves of a seat are computed.
struct MoveMasks<'a> {
    ours: &'a Army,
    theirs: &'a Army,
    /// The empty squares.
    free: Squares,
    zone: Squares,
    /// The seat's soldiers outside its end zone.
    away: Squares,
    /// The pieces that block a push instead of crushing the pushed piece.
    firm: Squares,
}

impl<'a> MoveMasks<'a> {
    fn new(pieces: &'a Pieces, seat: Seat) -> Self {
        let (ours, theirs) = (pieces.army(seat), pieces.army(seat.other()));
        let zone = pieces.field.zone(seat);
        let comrades = if pieces.crush.by_comrade() { Squares::NONE } else { theirs.all() };
        let anvils = if pieces.crush.by_anvil() { Squares::NONE } else { ours.all() };
        Self {
            ours,
            theirs,
            free: pieces.field.floor() - ours.all() - theirs.all(),
            zone,
            away: ours.soldiers() - zone,
            firm: comrades | anvils,
        }
    }

    /// The pieces that can make a move with this verb in this direction.
    fn movers(&self, verb: Verb, direction: Direction) -> Squares {
        let (ours, theirs) = (self.ours, self.theirs);
        let able = match verb {
            Verb::Step => ours.all() & self.free.before(direction),
            Verb::Strike => {
                let general = ours.all() & theirs.of(Kind::General).before(direction);
                Kind::SOLDIERS.iter().fold(general, |able, &kind| {
                    able | ours.of(kind) & theirs.of(kind.prey()).before(direction)
                })
            }
            Verb::Push => {
                // Rule 11.
                let firm = self.firm.before(direction);
                Kind::SOLDIERS.iter().fold(Squares::NONE, |able, &kind| {
                    able | ours.of(kind) & (theirs.of(kind) - firm).before(direction)
                })
            }
        };
        // Rule 5.
        able - (self.away & self.zone.before(direction))
    }
}
