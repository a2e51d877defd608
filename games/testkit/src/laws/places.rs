//! Laws of places: every thing of a scene has words, and a move carries pieces as it says.

use std::collections::BTreeSet;

use rules::{Address, Cell, Draft, Ground, Item, Message, PlaceWords, Scene, Thing, TrayItem};

use crate::law::{Law, LawResult};
use crate::moment::Moment;

/// Checks that occupied places have words and all others none, for every viewer.
pub(crate) fn check(moment: &Moment<'_>) -> LawResult {
    for viewer in moment.viewers() {
        let sight = moment.table.see(viewer);
        let words = sight.place_words(&Draft::default());
        let named: BTreeSet<Address> = words.iter().map(|words| words.place).collect();
        Law::PlaceWords.holds(named.len() == words.len(), || "a place has words twice".into())?;
        let things = named_places(&sight.scene(&Draft::default()));
        let differs = named.symmetric_difference(&things).next();
        Law::PlaceWords.holds(differs.is_none(), || {
            let place = differs.map_or_else(String::new, Address::to_string);
            format!("{viewer:?}: at {place} is a thing without words, or words without a thing")
        })?;
        words.iter().try_for_each(|one| moment.english.has_no_hard_coded_words(&one.words))?;
        let unfit = words
            .iter()
            .map(|words| moment.english.say(&words.words))
            .find(|said| !(1..=80).contains(&said.chars().count()));
        Law::PlaceWords.holds(unfit.is_none(), || format!("{viewer:?} reads {unfit:?}"))?;
    }
    Ok(())
}

/// The places with something that has a name: things, hangings and water, but no marks, floors and gaps.
fn named_places(scene: &Scene) -> BTreeSet<Address> {
    let words = PlaceWords::of_scene(
        scene,
        |_, item| is_named(item).then(|| Message::plain("")),
        |_, item| is_named_in_tray(item).then(|| Message::plain("")),
    );
    words.into_iter().map(|words| words.place).collect()
}

fn is_named(item: &Item) -> bool {
    match item {
        Item::Tree(_)
        | Item::Block(..)
        | Item::Pawn(..)
        | Item::Castle(..)
        | Item::Ruin(..)
        | Item::Unit(..)
        | Item::Tile(..)
        | Item::Hangings(..)
        | Item::Ground(_, Ground::Lake) => true,
        Item::Ground(_, Ground::Zone(_) | Ground::Section) => false,
        Item::Mark(..) | Item::Outline(..) | Item::Ghost(_) | Item::Path(_) => false,
        Item::Fallen(..) | Item::Push(_) => false,
    }
}

/// Whether a place in a tray has a name. Gaps, emblems and counts of captures have none.
fn is_named_in_tray(item: &TrayItem) -> bool {
    match item.thing {
        Thing::Gap | Thing::Emblem(_) => false,
        Thing::Struck => item.count.is_none(),
        Thing::Block(..) | Thing::Pawn(_) | Thing::Castle(_) | Thing::Unit(..) => true,
        Thing::Tile(_) | Thing::Hidden | Thing::Pile | Thing::Discards(_) | Thing::Swords => true,
    }
}

/// The scenes before and after a move, and the squares between which the move claims to carry pieces.
pub(crate) struct Carriage<'a> {
    pub(crate) before: &'a Scene,
    pub(crate) after: &'a Scene,
    pub(crate) carried: &'a [[Cell; 2]],
}

impl Carriage<'_> {
    /// Checks that a piece stood on each first square and is on the second afterwards, or is gone.
    pub(crate) fn check(&self) -> LawResult {
        self.carried.iter().try_for_each(|&[from, to]| {
            let piece = piece(self.before, from);
            let arrives = piece.is_some_and(|piece| {
                let there = moved(piece, to);
                let is_gone = count(self.after, piece) < count(self.before, piece);
                stands(self.after, &there) || is_gone && !stands(self.after, piece)
            });
            Law::Carried.holds(arrives, || format!("no piece was carried from {from} to {to}"))
        })
    }
}

/// The piece on a square of the first board.
fn piece(scene: &Scene, square: Cell) -> Option<&Item> {
    let mut items = scene.boards.first()?.items.iter();
    items.find(|item| {
        matches!(item, Item::Pawn(at, _) | Item::Unit(at, ..) | Item::Tile(at, _) if *at == square)
    })
}

/// The same piece on another square.
fn moved(piece: &Item, to: Cell) -> Item {
    match piece {
        Item::Pawn(_, ink) => Item::Pawn(to, *ink),
        Item::Unit(_, unit, ink) => Item::Unit(to, *unit, *ink),
        Item::Tile(_, tile) => Item::Tile(to, *tile),
        other => other.clone(),
    }
}

fn stands(scene: &Scene, item: &Item) -> bool {
    scene.boards.first().is_some_and(|board| board.items.contains(item))
}

/// The number of such pieces on the first board, on any square.
fn count(scene: &Scene, piece: &Item) -> usize {
    let alike = |item: &&Item| moved(item, Cell::new(0, 0)) == moved(piece, Cell::new(0, 0));
    scene.boards.first().map_or(0, |board| board.items.iter().filter(alike).count())
}
