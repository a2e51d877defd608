//! The addresses of cells and tiles, looked up in the scene itself.

use rules::{Address, Cell, Draft, Scene, Seat, Thing, Tray, TrayItem};

use crate::moves::OwnedTile;
use crate::public_position::{CastleId, PublicPosition};
use crate::scene::scene;
use crate::view::View;

/// The addresses in the scene of a view.
pub(super) struct Places {
    scene: Scene,
    seat: Seat,
}

impl Places {
    pub(super) fn new(view: &View, seat: Seat) -> Self {
        Self { scene: scene(view, &Draft::default()), seat }
    }

    /// The address of a cell of a castle. `None` if no board shows the castle.
    pub(super) fn cell(
        &self,
        public: &PublicPosition,
        castle: CastleId,
        cell: Cell,
    ) -> Option<Address> {
        let number = public.number(castle.site);
        let mut boards = (0..).zip(&self.scene.boards);
        // The board of King of the Castle has no owner.
        let (board, _) = boards.find(|(_, board)| {
            board.owner.is_none_or(|owner| owner == castle.ground) && board.number == number
        })?;
        Some(Address::on(board, cell))
    }

    /// The addresses of all tiles of this kind in the hand, or in the spoils.
    pub(super) fn tiles(&self, owned: OwnedTile) -> Vec<Address> {
        let thing = Thing::Tile(owned.tile.face());
        let is_there =
            |tray: &Tray| tray.seat == Some(self.seat) && is_spoils(tray) == owned.spoils;
        self.slots(is_there, |item| item.thing == thing)
    }

    pub(super) fn pile(&self) -> Option<Address> {
        self.slots(|_| true, |item| item.thing == Thing::Pile).into_iter().next()
    }

    pub(super) fn discards(&self) -> Option<Address> {
        let discards = |item: &TrayItem| matches!(item.thing, Thing::Discards(_));
        self.slots(|_| true, discards).into_iter().next()
    }

    fn slots(
        &self,
        is_tray: impl Fn(&Tray) -> bool,
        is_item: impl Fn(&TrayItem) -> bool,
    ) -> Vec<Address> {
        let trays = (0..).zip(&self.scene.trays).filter(|(_, tray)| is_tray(tray));
        let slots = trays.flat_map(|(number, tray)| {
            (0..).zip(&tray.items).map(move |(slot, item)| (Address::slot(number, slot), item))
        });
        slots.filter(|(_, item)| is_item(item)).map(|(address, _)| address).collect()
    }
}

/// Whether a tray holds spoils: it begins with swords, unlike a hand.
fn is_spoils(tray: &Tray) -> bool {
    tray.items.first().is_some_and(|item| item.thing == Thing::Struck)
}
