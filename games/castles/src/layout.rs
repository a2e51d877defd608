//! The layout of an army as text: a letter a square, as its player sees it.
//!
//! Drafts, formations and what is kept for the next match are written this way, so that they serve either seat.

use std::fmt;

use rules::Seat;

use crate::army::{Army, Kind};
use crate::field::Field;
use crate::moves::Deployment;

/// What stands on each square of an end zone; a shorter one is not finished.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Layout {
    /// The board.
    pub field: Field,
    /// By square, as [`Field::place`] counts them.
    pub squares: Vec<Option<Kind>>,
}

impl Layout {
    /// Nothing placed yet.
    pub(crate) fn empty(field: Field) -> Self {
        Self { field, squares: Vec::new() }
    }

    /// Reads the letters that `Display` writes; slashes between rows and dots for empty squares do no harm.
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

    /// How an army looks from its own side.
    pub(crate) fn of(deployment: &Deployment) -> Self {
        let Deployment { field, seat, army } = *deployment;
        let places = (0..field.places()).filter_map(|index| field.place(seat, index));
        Self { field, squares: places.map(|square| army.at(square)).collect() }
    }

    /// The army on the board.
    pub(crate) fn army(&self, seat: Seat) -> Army {
        let mut army = Army::NONE;
        for (index, kind) in self.squares.iter().enumerate() {
            if let (Some(kind), Some(square)) = (kind, self.field.place(seat, index)) {
                army.put(*kind, square);
            }
        }
        army
    }

    /// The move that places it.
    pub(crate) fn deployment(&self, seat: Seat) -> Deployment {
        Deployment { field: self.field, seat, army: self.army(seat) }
    }

    /// What stands on each square, as single steps of a draft.
    pub(crate) fn letters(&self) -> impl Iterator<Item = String> {
        self.squares.iter().map(|square| letter(*square).to_string())
    }

    /// Whether every square is decided.
    pub(crate) fn is_full(&self) -> bool {
        self.squares.len() == self.field.places()
    }

    /// Whether it would be a legal army if the rest stayed empty.
    pub(crate) fn is_army(&self) -> bool {
        self.count(Kind::General) == 1 && (1..=self.field.limit()).contains(&self.soldiers())
    }

    /// How many of a kind are placed.
    pub(crate) fn count(&self, kind: Kind) -> usize {
        self.squares.iter().filter(|&&square| square == Some(kind)).count()
    }

    /// How many pieces beside generals are placed.
    pub(crate) fn soldiers(&self) -> usize {
        self.squares.iter().flatten().filter(|&&kind| kind != Kind::General).count()
    }

    /// The same with the rest empty.
    pub(crate) fn filled_up(mut self) -> Self {
        self.squares.resize(self.field.places(), None);
        self
    }

    /// The same with left and right exchanged.
    pub(crate) fn mirrored(mut self) -> Self {
        for row in self.squares.chunks_mut(usize::from(self.field.side())) {
            row.reverse();
        }
        self
    }

    /// The same with each kind in the place of what it strikes: as strong, since every kind is to the next as the next to
    /// the third.
    pub(crate) fn rotated(mut self) -> Self {
        self.squares.iter_mut().flatten().for_each(|kind| *kind = kind.prey());
        self
    }

    /// The same pieces in another order; the general stays in place. The order follows from `salt` and the layout
    /// alone, so that a draft always means the same.
    pub(crate) fn shuffled(&self, salt: u64) -> Self {
        let mut dice = Dice::new(salt, self);
        let mut others: Vec<Option<Kind>> = self.others().copied().collect();
        // An army of very few orders may come out as it was: try a few times.
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

    /// An army of so many musketeers, horsemen and pikemen in an order of chance, the general in the back row.
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

/// Chance that follows from a draft: the same draft must always show the same army, so the match's own chance, which
/// moves on, can't be used.
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

    /// A number below a small bound.
    fn below(&mut self, bound: usize) -> usize {
        (self.draw() % bound.max(1) as u64) as usize
    }

    fn shuffle(&mut self, squares: &mut [Option<Kind>]) {
        for last in (1..squares.len()).rev() {
            squares.swap(last, self.below(last + 1));
        }
    }
}
