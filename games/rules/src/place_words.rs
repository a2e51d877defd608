//! Words for everything that a scene shows.

use std::collections::BTreeMap;

use crate::{Address, Board, Ground, Item, Message, PlaceWords, Scene, Thing, Tray, TrayItem};

impl PlaceWords {
    /// The words of a scene, in the order of its places. On a square, the last item that has words counts.
    pub fn of_scene(
        scene: &Scene,
        on_board: impl Fn(&Board, &Item) -> Option<Message>,
        in_tray: impl Fn(&Tray, &TrayItem) -> Option<Message>,
    ) -> Vec<Self> {
        let mut words: BTreeMap<Address, Message> = BTreeMap::new();
        for (board_number, board) in (0..).zip(&scene.boards) {
            for item in &board.items {
                let Some(said) = on_board(board, item) else { continue };
                let places = item.cells().iter().map(|cell| Address::on(board_number, *cell));
                words.extend(places.map(|place| (place, said.clone())));
            }
        }
        for (tray_number, tray) in (0..).zip(&scene.trays) {
            let slots = (0..).zip(&tray.items);
            words.extend(slots.filter_map(|(slot, item)| {
                Some((Address::slot(tray_number, slot), in_tray(tray, item)?))
            }));
        }
        words.into_iter().map(|(place, words)| Self { place, words }).collect()
    }
}

impl Scene {
    /// The places with something that has a name: things, hangings and water, but no marks, floors and gaps.
    pub fn named_places(&self) -> Vec<Address> {
        let words = PlaceWords::of_scene(
            self,
            |_, item| is_named(item).then(|| Message::plain("")),
            |_, item| is_named_in_tray(item).then(|| Message::plain("")),
        );
        words.into_iter().map(|words| words.place).collect()
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Floor, Ink, Mark};

    #[test]
    fn the_last_item_of_a_square_provides_the_place_words() {
        let square = Cell::new(1, 0);
        let mut board = Board::new(2, 1, Floor::Checkered);
        board.items = vec![
            Item::Ruin(square, Ink::Neutral),
            Item::Pawn(square, Ink::Side(0)),
            Item::Mark(Cell::new(0, 0), Mark::To),
        ];
        let tray = Tray::shared(vec![TrayItem::new(Thing::Gap), TrayItem::new(Thing::Pile)]);
        let scene = Scene::of(board, vec![tray]);
        let words = PlaceWords::of_scene(
            &scene,
            |_, item| match item {
                Item::Ruin(..) => Some("ruin".into()),
                Item::Pawn(..) => Some("pawn".into()),
                _ => None,
            },
            |_, item| (item.thing == Thing::Pile).then(|| "pile".into()),
        );
        let said = |place, words: &str| PlaceWords { place, words: words.into() };
        let expected =
            vec![said(Address::square(square), "pawn"), said(Address::slot(0, 1), "pile")];
        assert_eq!(words, expected);
        assert_eq!(scene.named_places(), [Address::square(square), Address::slot(0, 1)]);
    }
}
