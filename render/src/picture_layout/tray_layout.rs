//! The layout of trays around the boards, and of the plates of boards with an owner.

use rules::{Board, Fate, Floor, Ink, Scene, Seat, Thing, Tray};

use crate::geometry::{Size, Spot};
use crate::picture_layout::PictureLayout;
use crate::shelf::Shelf;
use crate::sizes::{Scale, Sizes};
use crate::trays::{self, Look, Room};

impl PictureLayout<'_> {
    /// Places the trays that are not on plates, and centers the boards above them.
    pub(super) fn lay_trays(&mut self, scene: &Scene, scale: Scale) {
        match facing(scene) {
            Some([one, other]) => self.lay_facing(one, other),
            None if !scene.trays.is_empty() => self.lay_lines(scene, scale),
            None => self.center(),
        }
    }

    /// Places the two trays of a board with two sides. They are side by side below a wide board, else at the bottom and
    /// the top. They never change places during a match.
    fn lay_facing(&mut self, one: &Tray, other: &Tray) {
        let Some(board) = self.boards.first() else { return };
        let look = Look { theme: self.theme, shelf: Shelf::beside(board.board.floor) };
        let Size { width, height } = self.size;
        if width > height {
            let (left, right) =
                (board.corner.x, board.corner.x + board.grid.width() * board.sizes.cell);
            let (gap, line) = ((width / 125).max(2), (width * 57 / 1000).max(16));
            let half = (right - left).saturating_sub(gap) / 2;
            for (tray, x) in [(one, left), (other, right - half)] {
                let room = Room { corner: Spot::new(x, height), width: half, height: line };
                self.trays.push(trays::lay(tray, look, room));
            }
            self.size.height = self.bottom() + gap;
            return;
        }
        let (gap, line) = ((width / 88).max(2), (width * 76 / 1000).max(16));
        let [low, high] = if board.grid.is_turned() { [other, one] } else { [one, other] };
        let room = Room {
            corner: Spot::new(gap, gap),
            width: width.saturating_sub(2 * gap),
            height: line,
        };
        let upper = trays::lay(high, look, room);
        let moved = upper.size.height + gap;
        self.boards.iter_mut().for_each(|placed| placed.corner.y += moved);
        let below = Room { corner: Spot::new(gap, height + moved), ..room };
        self.trays.extend([upper, trays::lay(low, look, below)]);
        self.size.height = self.bottom() + gap;
    }

    /// Places all trays that are not on plates in lines below the boards, two per line if they fit. The viewer's own
    /// trays are larger.
    fn lay_lines(&mut self, scene: &Scene, scale: Scale) {
        let least = if scale == Scale::Full { 640 } else { 320 };
        let width = self.size.width.max(least);
        let floor = scene.boards.first().map_or(Floor::Checkered, |board| board.floor);
        let look = Look { theme: self.theme, shelf: Shelf::beside(floor) };
        let (gap, line) = ((width / 88).max(2), (width * 76 / 1000).clamp(24, 84));
        self.size.width = width;
        self.center();
        let (full, half) = (width - 2 * gap, (width - 3 * gap) / 2);
        let mut room = Room { corner: Spot::new(gap, self.size.height), width: full, height: line };
        let trays = scene.trays.iter().enumerate();
        let (near, far): (Vec<_>, Vec<_>) = trays.partition(|(_, tray)| tray.near);
        for (_, tray) in near {
            self.trays.push(trays::lay(tray, look, Room { height: line * 3 / 2, ..room }));
            room.corner.y = self.bottom() + gap;
        }
        let far: Vec<_> = far.into_iter().filter(|(_, tray)| !is_on_plate(scene, tray)).collect();
        let tight = far.iter().filter(|(_, tray)| !trays::fits(tray, look, half, line));
        self.wide.extend(tight.map(|(index, _)| *index));
        let mut far = far.into_iter().peekable();
        while let Some((index, tray)) = far.next() {
            let narrow = Room { width: half, ..room };
            if !self.wide.contains(&index)
                && let Some((_, next)) = far.next_if(|(next, _)| !self.wide.contains(next))
            {
                let corner = Spot::new(room.corner.x + half + gap, room.corner.y);
                self.trays.push(trays::lay(tray, look, narrow));
                self.trays.push(trays::lay(next, look, Room { corner, ..narrow }));
            } else {
                self.trays.push(trays::lay(tray, look, room));
            }
            room.corner.y = self.bottom() + gap;
        }
        self.size.height = room.corner.y;
    }

    /// Places a plate above each board with an owner: their name, and their hand.
    pub(super) fn lay_plates(&mut self, scene: &Scene) {
        for placed in &self.boards {
            let Some(owner) = placed.board.owner.filter(|_| placed.sizes.plate > 0) else {
                continue;
            };
            let Sizes { cell, plate, rise, rim, .. } = placed.sizes;
            let corner = Spot::new(placed.corner.x, placed.corner.y - rim / 2 - rise - plate);
            let room = Room { corner, width: placed.grid.width() * cell, height: plate };
            let tray = plate_tray(scene, placed.board, owner);
            let shelf = if tray.fate == Fate::Won { Shelf::Ribbon } else { Shelf::Plate };
            let look = Look { theme: self.theme, shelf };
            self.trays.push(trays::lay(&tray, look, room));
        }
    }

    /// The bottom of the lowest tray.
    fn bottom(&self) -> usize {
        let ends = self.trays.iter().map(|tray| tray.corner.y + tray.size.height);
        ends.max().unwrap_or(self.size.height)
    }
}

/// The trays of the two sides of one board, if the scene has nothing else.
fn facing(scene: &Scene) -> Option<[&Tray; 2]> {
    match (&scene.boards[..], &scene.trays[..]) {
        ([board], [one, other]) if board.owner.is_none() => {
            let is_seats = |tray: &Tray| tray.ink != Ink::Neutral && !tray.near;
            (is_seats(one) && is_seats(other)).then_some([one, other])
        }
        _ => None,
    }
}

/// Whether a tray is shown on its owner's plate instead, since it holds nothing but hidden tiles.
fn is_on_plate(scene: &Scene, tray: &Tray) -> bool {
    let has_plate =
        scene.boards.iter().any(|board| board.owner.is_some() && board.owner == tray.seat);
    has_plate && tray.items.iter().all(|item| item.thing == Thing::Hidden)
}

/// The content of the plate above a board: its number, and its owner's name and hand.
fn plate_tray(scene: &Scene, board: &Board, owner: Seat) -> Tray {
    let own = scene.trays.iter().find(|tray| tray.seat == Some(owner));
    let hidden = own.filter(|tray| is_on_plate(scene, tray)).map(|tray| tray.items.clone());
    let number = (board.number > 0).then(|| board.number.to_string());
    let name = number.into_iter().chain(own.and_then(|tray| tray.name.clone()));
    Tray {
        name: Some(name.collect::<Vec<_>>().join(" ")),
        fate: board.fate,
        active: own.map_or(board.active, |tray| tray.active),
        ..Tray::of(owner, Ink::Side(owner.0), hidden.unwrap_or_default())
    }
}
