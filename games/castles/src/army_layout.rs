//! The layout of an army as text: one letter per square, as its player sees it.
//!
//! Drafts, formations and armies kept for the next match use this form, because it is the same for both seats.

use std::fmt;

use rules::Seat;

use crate::army::{Army, Kind};
use crate::field::Field;
use crate::moves::Deployment;

/// The pieces on the squares of an end zone. A shorter list is an unfinished army.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Layout {
    /// The board.
    pub field: Field,
    /// The squares in the order of [`Field::place`].
    pub squares: Vec<Option<Kind>>,
}

impl Layout {
    pub(crate) fn empty(field: Field) -> Self {
        Self { field, squares: Vec::new() }
    }

    /// Parses the letters that `Display` writes. Slashes between rows and dots for empty squares are accepted.
    pub(crate) fn parse(field: Field, text: &str) -> Option<Self> {
        let letters = text.chars().filter(|&letter| letter != '/').take(field.places() + 1);
        let squares = letters
            .map(|letter| match letter {
                '-' | '.' => Some(None),
                letter => Kind::of_letter(letter).map(Some),
            })
            .collect::<Option<Vec<_>>>()?;
        (squares.len() <= field.places()).then_some(Self { field, squares })
    }

    /// The layout of an army, seen from its own side.
    pub(crate) fn of(deployment: &Deployment) -> Self {
        let Deployment { field, seat, army } = *deployment;
        let places = (0..field.places()).filter_map(|index| field.place(seat, index));
        Self { field, squares: places.map(|square| army.at(square)).collect() }
    }

    pub(crate) fn army(&self, seat: Seat) -> Army {
        let mut army = Army::NONE;
        for (index, kind) in self.squares.iter().enumerate() {
            if let (Some(kind), Some(square)) = (kind, self.field.place(seat, index)) {
                army.put(*kind, square);
            }
        }
        army
    }

    pub(crate) fn deployment(&self, seat: Seat) -> Deployment {
        Deployment { field: self.field, seat, army: self.army(seat) }
    }

    /// The squares as single steps of a draft.
    pub(crate) fn letters(&self) -> impl Iterator<Item = String> {
        self.squares.iter().map(|square| letter(*square).to_string())
    }

    pub(crate) fn is_full(&self) -> bool {
        self.squares.len() == self.field.places()
    }

    /// Whether all squares are empty.
    pub(crate) fn is_bare(&self) -> bool {
        self.squares.iter().all(Option::is_none)
    }

    /// Whether the layout is a legal army if its undecided squares stay empty.
    pub(crate) fn is_army(&self) -> bool {
        self.count(Kind::General) == 1 && (1..=self.field.limit()).contains(&self.soldiers())
    }

    pub(crate) fn count(&self, kind: Kind) -> usize {
        self.squares.iter().filter(|&&square| square == Some(kind)).count()
    }

    pub(crate) fn soldiers(&self) -> usize {
        self.squares.iter().flatten().filter(|&&kind| kind != Kind::General).count()
    }

    /// The layout with all undecided squares empty.
    pub(crate) fn filled_up(mut self) -> Self {
        self.squares.resize(self.field.places(), None);
        self
    }

    pub(crate) fn mirrored(mut self) -> Self {
        for row in self.squares.chunks_mut(usize::from(self.field.side())) {
            row.reverse();
        }
        self
    }

    /// The layout with each kind replaced by its prey. It is equally strong, since the kinds beat each other in a
    /// circle.
    pub(crate) fn rotated(mut self) -> Self {
        self.squares.iter_mut().flatten().for_each(|kind| *kind = kind.prey());
        self
    }

    /// A random order of the same pieces, with the general in place. The salt and the layout determine it, so a draft
    /// always means the same army.
    pub(crate) fn shuffled(&self, salt: u64) -> Self {
        let mut dice = Dice::new(salt, self);
        let mut others: Vec<Option<Kind>> = self.others().copied().collect();
        // A shuffle of few pieces may change nothing, so try a few times.
        for _ in 0..8 {
            dice.shuffle(&mut others);
            if !others.iter().eq(self.others()) {
                break;
            }
        }
        let mut next = others.into_iter();
        let mut shuffled = self.clone();
        for square in shuffled.squares.iter_mut().filter(|square| !is_general(square)) {
            *square = next.next().flatten();
        }
        shuffled
    }

    fn others(&self) -> impl Iterator<Item = &Option<Kind>> {
        self.squares.iter().filter(|square| !is_general(square))
    }

    /// A random army with these numbers of musketeers, horsemen and pikemen. The general is in the back row.
    pub(crate) fn of_counts(field: Field, counts: [usize; 3], salt: u64) -> Self {
        let mut army = Self { field, squares: Vec::new() };
        for (kind, count) in Kind::SOLDIERS.into_iter().zip(counts) {
            army.squares.extend(std::iter::repeat_n(Some(kind), count));
        }
        army.squares.resize(field.places() - 1, None);
        let side = usize::from(field.side());
        let behind = Dice::new(salt, &army).below(side);
        army.squares.insert(field.places() - side + behind, Some(Kind::General));
        army.shuffled(salt)
    }
}

fn is_general(square: &Option<Kind>) -> bool {
    *square == Some(Kind::General)
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.squares.iter().try_for_each(|square| f.write_char(letter(*square)))
    }
}

fn letter(square: Option<Kind>) -> char {
    square.map_or('-', Kind::letter)
}

/// A random generator seeded by a draft. The match's own chance can't serve, since the same draft must always show the
/// same army.
struct Dice(u64);

impl Dice {
    fn new(salt: u64, layout: &Layout) -> Self {
        let mut dice = Self(salt);
        for &square in &layout.squares {
            dice.0 ^= square.map_or(0, |kind| kind as u64 + 1);
            dice.draw();
        }
        dice
    }

    /// The next number of `SplitMix64`.
    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.draw() % bound.max(1) as u64) as usize
    }

    fn shuffle(&mut self, squares: &mut [Option<Kind>]) {
        for last in (1..squares.len()).rev() {
            squares.swap(last, self.below(last + 1));
        }
    }
}
