//! The public part of a position: everything that all viewers see.

use rules::{Message, Notes, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::cells::CellSet;
use crate::options::{Options, Version};
use crate::stack::Stack;
use crate::words::{Narration, Player};

/// The hand limit at the end of a turn.
pub(crate) const HAND_LIMIT: usize = 4;

pub(crate) const SEATS: usize = 4;

/// The index of a player's castle: 0, and in Empire also 1.
pub(crate) type Site = usize;

/// A castle on the table: its owner and its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CastleId {
    pub(crate) ground: Seat,
    pub(crate) site: Site,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Chooses where to draw from.
    Draw,
    /// Chooses to build, attack or pass.
    Act,
    /// Chooses what else to build.
    Build,
    /// Chooses what to discard.
    Discard,
    /// Chooses which of several identical tiles the siege hits.
    Hit,
}

impl Phase {
    pub(crate) const ALL: [Self; 5] =
        [Self::Draw, Self::Act, Self::Build, Self::Discard, Self::Hit];

    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Act => "act",
            Self::Build => "build",
            Self::Discard => "discard",
            Self::Hit => "hit",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ending {
    /// The seat completed what it had to build.
    Completed(Seat),
    /// The first seat destroyed the last castle of the second, and won by that.
    Destroyed(Seat, Seat),
    /// All others have left.
    Alone(Seat),
    /// The siege destroyed the whole castle.
    Razed,
    /// The pile could not supply another siege.
    Exhausted,
    /// People ended the match. Set only in views, never in a position.
    Stopped,
}

/// The recent changes of one castle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Trace {
    pub(crate) placed: CellSet,
    pub(crate) removed: CellSet,
}

/// Everything that all players and spectators see.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct PublicPosition {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The castles by seat and site. In King of the Castle, all seats share seat 0's first castle.
    pub(crate) castles: [[Castle; 2]; SEATS],
    /// The castles that were destroyed for good.
    pub(crate) rubble: [[bool; 2]; SEATS],
    pub(crate) spoils: [Bag; SEATS],
    pub(crate) discards: Stack,
    pub(crate) attacks_open: bool,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) left: Seats,
    /// The cells of tiles that the seat to move has transferred this turn.
    pub(crate) moved: [CellSet; 2],
    /// The number of tiles that this turn's siege has turned over.
    pub(crate) turned: u8,
    /// The changes of the last turn that changed any castle.
    pub(crate) traces: [[Trace; 2]; SEATS],
    /// The seat that changed a castle in this turn.
    pub(crate) traced: Option<Seat>,
    pub(crate) ending: Option<Ending>,
}

impl Trace {
    pub(crate) fn placed(placed: CellSet) -> Self {
        Self { placed, removed: CellSet::NONE }
    }

    pub(crate) fn removed(removed: CellSet) -> Self {
        Self { placed: CellSet::NONE, removed }
    }
}

impl PublicPosition {
    pub(crate) fn new(options: Options, seats: u8) -> Self {
        Self {
            options,
            seats,
            castles: Default::default(),
            rubble: Default::default(),
            spoils: Default::default(),
            discards: Stack::EMPTY,
            attacks_open: false,
            turn: Seat(0),
            phase: Phase::Act,
            left: Seats::NONE,
            moved: Default::default(),
            turned: 0,
            traces: Default::default(),
            traced: None,
            ending: None,
        }
    }

    pub(crate) fn is(&self, version: Version) -> bool {
        self.options.version == version
    }

    pub(crate) fn sites(&self) -> usize {
        if self.is(Version::Empire) { 2 } else { 1 }
    }

    /// The word that selects messages: the phase, or "attack" if attacks are open.
    pub(crate) fn deciding(&self) -> &'static str {
        if self.phase == Phase::Act && self.attacks_open { "attack" } else { self.phase.word() }
    }

    /// The number of a castle in notation. 0 if each player has only one.
    pub(crate) fn number(&self, site: Site) -> u8 {
        if self.is(Version::Empire) && site == 1 { 2 } else { u8::from(self.is(Version::Empire)) }
    }

    /// The owner of the castles that a seat builds: seat 0 in King of the Castle, else the seat.
    pub(crate) fn ground(&self, seat: Seat) -> Seat {
        if self.is(Version::King) { Seat(0) } else { seat }
    }

    /// The castle that `seat` builds on this site.
    pub(crate) fn castle(&self, seat: Seat, site: Site) -> Castle {
        self.castles[self.ground(seat).index()][site]
    }

    pub(crate) fn castle_at(&self, CastleId { ground, site }: CastleId) -> Castle {
        self.castles[ground.index()][site]
    }

    pub(crate) fn castle_mut(&mut self, seat: Seat, site: Site) -> &mut Castle {
        &mut self.castles[self.ground(seat).index()][site]
    }

    pub(crate) fn is_rubble(&self, seat: Seat, site: Site) -> bool {
        self.rubble[seat.index()][site]
    }

    /// Whether the seat still plays: it has neither left nor lost all its castles.
    pub(crate) fn is_in(&self, seat: Seat) -> bool {
        let lost = (0..self.sites()).all(|site| self.is_rubble(seat, site));
        seat.0 < self.seats && !self.left.contains(seat) && !lost
    }

    /// The player who has won by the rules.
    pub(crate) fn winner(&self) -> Option<Seat> {
        match self.ending? {
            Ending::Completed(seat) | Ending::Destroyed(seat, _) | Ending::Alone(seat) => {
                Some(seat)
            }
            Ending::Razed | Ending::Exhausted | Ending::Stopped => None,
        }
    }

    pub(crate) fn players(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats).map(Seat).filter(|&seat| self.is_in(seat))
    }

    pub(crate) fn targets(&self, seat: Seat) -> impl Iterator<Item = CastleId> + '_ {
        let king = self.is(Version::King);
        let grounds = (0..self.seats).map(Seat).filter(move |&ground| {
            if king { ground == Seat(0) } else { ground != seat && self.is_in(ground) }
        });
        grounds.flat_map(|ground| (0..self.sites()).map(move |site| CastleId { ground, site }))
    }

    /// The number of keeps that an attack on this castle's keep takes.
    pub(crate) fn keeps_needed(castle: Castle) -> u8 {
        if castle.ring_len() > 0 { 2 } else { 1 }
    }

    /// The cells with a tile identical to the one that the siege has just turned over.
    pub(crate) fn candidates(&self) -> CellSet {
        self.discards.top().map_or(CellSet::NONE, |tile| self.castles[0][0].alike(tile))
    }

    /// Records a change for the picture, and drops the changes of an earlier turn.
    pub(crate) fn trace(&mut self, castle: CastleId, change: Trace) {
        if self.traced != Some(self.turn) {
            self.traces = Default::default();
            self.traced = Some(self.turn);
        }
        let trace = &mut self.traces[castle.ground.index()][castle.site];
        trace.placed = (trace.placed | change.placed) - change.removed;
        trace.removed = (trace.removed - change.placed) | change.removed;
    }

    /// Opens attacks once all players have two tiles at the same time, and narrates it.
    pub(crate) fn update_open(&mut self, notes: &mut Notes) {
        let tiles = |seat| (0..self.sites()).map(|site| self.castle(seat, site).len()).sum();
        // Rule 12; rule 19 counts both castles of an Empire.
        let everybody = self.players().all(|seat| {
            let standing: usize = tiles(seat);
            standing >= 2
        });
        if everybody && !self.attacks_open && !self.is(Version::Siege) {
            self.attacks_open = true;
            notes.all(Narration::AttacksOpen);
        }
    }

    pub(crate) fn name(&self, seat: Seat) -> Player {
        if self.is(Version::Siege) { Player::Builder } else { Player::Number(seat.0 + 1) }
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let reason = self.reason(ending);
        Some(match ending {
            Ending::Completed(seat) | Ending::Destroyed(seat, _) | Ending::Alone(seat) => {
                Outcome::won(Seats::one(seat), reason)
            }
            Ending::Razed | Ending::Exhausted | Ending::Stopped => Outcome::lost(reason),
        })
    }

    pub(crate) fn reason(&self, ending: Ending) -> Message {
        let castles = self.sites();
        let said = match ending {
            Ending::Completed(seat) => Narration::Completed { player: self.name(seat), castles },
            Ending::Destroyed(seat, owner) => {
                Narration::BringsDown { winner: self.name(seat), loser: self.name(owner), castles }
            }
            Ending::Alone(seat) => Narration::LastIn { player: self.name(seat) },
            Ending::Razed => Narration::Razed,
            Ending::Exhausted => Narration::UsedUp,
            Ending::Stopped => return rules::match_over(),
        };
        said.into()
    }
}
