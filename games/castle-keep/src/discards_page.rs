//! The page that shows the discard pile.

use rules::{Arg, Join, Page, Scene, Thing, Tray, TrayItem};

use crate::bag::Bag;
use crate::public_position::PublicPosition;
use crate::words::{PositionText, TileForm};

/// The tiles of the pile by kind; `None` if it is empty.
pub(crate) fn page(public: &PublicPosition) -> Option<Page> {
    let top = public.discards.top()?;
    let bag: Bag = public.discards.tiles().collect();
    let kinds = || bag.kinds().iter().map(|tile| (tile, bag.count(tile)));
    let items = kinds()
        .map(|(tile, count)| TrayItem::counted(Thing::Tile(tile.face()), count.into()))
        .collect();
    let lie = kinds().map(|(tile, count)| PositionText::Lie { tile: TileForm::Bare(tile), count });
    let text = PositionText::Discards {
        count: public.discards.len(),
        top: TileForm::Bare(top),
        tiles: Arg::list(Join::Commas, lie),
    };
    let trays = vec![Tray::shared(items)];
    let scene = Scene { boards: Vec::new(), per_row: 1, trays, balance: Vec::new(), curve: None };
    let text = rules::Message::from(text);
    let alt = vec![text.clone()];
    Some(Page { title: PositionText::DiscardsTitle.into(), text, scene: Some(scene), alt })
}
