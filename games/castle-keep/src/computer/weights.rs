//! The weights of the move scores, fitted by matches against a greedy player and against the weights of before.

/// What speaks for and against a move, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// For a build while the hand is above its limit, and otherwise.
    pub(super) build_excess: i32,
    pub(super) build: i32,
    pub(super) build_keep: i32,
    pub(super) build_tower: i32,
    /// Against each neighbor of the same color: they fall together.
    pub(super) alike: i32,
    /// Against building a tile with which one could attack, in percent of its threat.
    pub(super) spent_threat_percent: i32,
    /// For each other tile in hand that fits only after the build.
    pub(super) hand_fit: i32,
    /// Against each tile of the group that a wall joins while attacks are open.
    pub(super) exposed: i32,
    /// For each tile that the castle has less than the best of the others.
    pub(super) behind: i32,
    pub(super) done: i32,
    pub(super) pass: i32,
    pub(super) attack: i32,
    /// For each tile that falls after the first.
    pub(super) fall: i32,
    /// For each tile above four of the castle that is attacked.
    pub(super) danger: i32,
    /// Against spending keeps.
    pub(super) spent_keep: i32,
    /// For holding a tile that fits somewhere, for each such cell up to two, and for one that fits nowhere.
    pub(super) fits: i32,
    pub(super) fits_cell: i32,
    pub(super) unfit: i32,
    /// For holding a tile whose part is still missing.
    pub(super) later: i32,
    /// Against each copy beyond the first.
    pub(super) spare_keep: i32,
    pub(super) spare: i32,
    /// Against a tile whose part the castles have no free cell for.
    pub(super) surplus: i32,
    /// For each tile that an attack with the tile would take down.
    pub(super) threat: i32,
    /// The noise of playouts.
    pub(super) noise: u64,
}

/// Two players.
pub(super) const TWO: Weights = Weights {
    build_excess: 31,
    build: 7,
    build_keep: 8,
    build_tower: 5,
    alike: 6,
    spent_threat_percent: 50,
    hand_fit: 2,
    exposed: 4,
    behind: 0,
    done: 20,
    pass: 13,
    attack: 17,
    fall: 10,
    danger: 6,
    spent_keep: 7,
    fits: 18,
    fits_cell: 2,
    unfit: 4,
    later: 7,
    spare_keep: 3,
    spare: 4,
    surplus: 8,
    threat: 4,
    noise: 2,
};

/// Three or four players, who strike at each other as well.
pub(super) const MANY: Weights = Weights {
    build_excess: 33,
    build: 6,
    build_keep: 7,
    build_tower: 4,
    alike: 8,
    spent_threat_percent: 46,
    hand_fit: 4,
    exposed: 0,
    behind: 2,
    done: 20,
    pass: 17,
    attack: 17,
    fall: 5,
    danger: 5,
    spent_keep: 8,
    fits: 9,
    fits_cell: 1,
    unfit: 3,
    later: 7,
    spare_keep: 5,
    spare: 2,
    surplus: 7,
    threat: 4,
    noise: 4,
};
