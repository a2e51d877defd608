//! Words for everything that a scene shows.

use std::collections::BTreeMap;

use crate::{Address, Board, Item, Message, PlaceWords, Scene, Tray, TrayItem};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Floor, Ink, Mark, Thing};

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
    }
}
