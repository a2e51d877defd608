//! The discard pile, which lies open and is shown to whoever asks.

use rules::{Arg, Join, Page, Scene, Thing, Tray, TrayItem};

use crate::bag::Bag;
use crate::open_position::Court;
use crate::words::{InWords, Text};

/// What lies there, by kind; nothing where nothing does.
pub(crate) fn page(court: &Court) -> Option<Page> {
    let top = court.discards.top()?;
    let bag: Bag = court.discards.tiles().collect();
    let kinds = || bag.kinds().iter().map(|tile| (tile, bag.count(tile)));
    let items = kinds()
        .map(|(tile, count)| TrayItem::counted(Thing::Tile(tile.face()), count.into()))
        .collect();
    let lie = kinds().map(|(tile, count)| Text::Lie { tile: InWords::Bare(tile), count });
    let text = Text::Discards {
        count: court.discards.len(),
        top: InWords::Bare(top),
        tiles: Arg::list(Join::Commas, lie),
    };
    let trays = vec![Tray::shared(items)];
    let scene = Scene { boards: Vec::new(), per_row: 1, trays, balance: Vec::new() };
    let text = rules::Message::from(text);
    let alt = vec![text.clone()];
    Some(Page { title: Text::DiscardsTitle.into(), text, scene: Some(scene), alt })
}
