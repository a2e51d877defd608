//! The weights of the move scores, fitted by matches against a greedy player and against earlier weights.

/// The bonuses and penalties in the score of a move, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Bonus for a build while the hand is above its limit, and otherwise.
    pub(super) build_excess: i32,
    pub(super) build: i32,
    pub(super) build_keep: i32,
    pub(super) build_tower: i32,
    /// Penalty for each neighbor of the same color: they fall together.
    pub(super) alike: i32,
    /// Penalty for building a tile that could attack, in percent of its threat score.
    pub(super) spent_threat_percent: i32,
    /// Bonus for each other tile in hand that fits only after the build.
    pub(super) hand_fit: i32,
    /// Penalty for each tile of the group that a wall joins while attacks are open.
    pub(super) exposed: i32,
    /// Bonus for each tile by which the seat is behind the best opponent, up to four. A penalty if the seat is ahead.
    pub(super) behind: i32,
    pub(super) done: i32,
    pub(super) pass: i32,
    pub(super) attack: i32,
    /// Bonus for each tile that falls after the first.
    pub(super) fall: i32,
    /// Bonus for each tile of the attacked castle beyond four.
    pub(super) danger: i32,
    /// Penalty for attacking with keeps.
    pub(super) spent_keep: i32,
    /// Value of a tile that fits somewhere, of each cell it fits (at most two), and of an unfit tile.
    pub(super) fits: i32,
    pub(super) fits_cell: i32,
    pub(super) unfit: i32,
    /// Bonus for keeping a tile that fits nowhere, while a cell for its part is free.
    pub(super) later: i32,
    /// Penalty for each further copy of a tile in hand: of a keep, and of any other part.
    pub(super) spare_keep: i32,
    pub(super) spare: i32,
    /// Penalty for keeping a tile if the hand has more of its part than the castles have free cells.
    pub(super) surplus: i32,
    /// Bonus for each tile that an attack with the tile would take down.
    pub(super) threat: i32,
    /// The range of the random noise in playouts.
    pub(super) noise: u64,
}

/// The weights for one or two players.
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

/// The weights for three or four players.
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
