//! The public part of a position: everything that lies open to all viewers.

use rules::{Cell, Message, Notes, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::cells::CellSet;
use crate::options::{Options, Version};
use crate::stack::Stack;
use crate::words::{Narration, Player};

/// The most tiles a hand may have when its turn ends.
pub(crate) const HAND_LIMIT: usize = 4;

/// The most players.
pub(crate) const SEATS: usize = 4;

/// One of a player's castles: the only one or the first is 0, in Empire the second is 1.
pub(crate) type Site = usize;

/// A castle on the table: on whose ground, and which of theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CastleId {
    pub(crate) ground: Seat,
    pub(crate) site: Site,
}

/// What the seat to move has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Where the first tile is drawn from.
    Draw,
    /// Whether to build, attack or pass.
    Act,
    /// What more to build.
    Build,
    /// What to discard.
    Discard,
    /// Which of several identical tiles the siege hits.
    Hit,
}

impl Phase {
    /// All of them.
    pub(crate) const ALL: [Self; 5] =
        [Self::Draw, Self::Act, Self::Build, Self::Discard, Self::Hit];

    /// The word of a state.
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

/// How the rules ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ending {
    /// The seat finished what it had to build.
    Completed(Seat),
    /// The first seat brought down the last castle that counted, which was the second one's.
    Destroyed(Seat, Seat),
    /// All others have left.
    Alone(Seat),
    /// The siege left no tile standing.
    Razed,
    /// The pile could not supply another siege.
    Exhausted,
    /// People ended it. Never part of a position: only those who look then know it so.
    Stopped,
}

/// What changed on one castle lately.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Trace {
    pub(crate) placed: CellSet,
    pub(crate) removed: CellSet,
}

/// Everything that lies open to all players and spectators.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct PublicPosition {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// By seat and site. In King of the Castle the first of seat 0 is everybody's.
    pub(crate) castles: [[Castle; 2]; SEATS],
    /// Which castles were destroyed for good.
    pub(crate) rubble: [[bool; 2]; SEATS],
    pub(crate) spoils: [Bag; SEATS],
    pub(crate) discards: Stack,
    /// Whether attacks are open.
    pub(crate) attacks_open: bool,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// Who has left the match.
    pub(crate) left: Seats,
    /// Where the tiles stand that the seat to move has transferred this turn.
    pub(crate) moved: [CellSet; 2],
    /// How many tiles this turn's siege has turned over.
    pub(crate) turned: u8,
    /// What the last turn that changed a castle has changed.
    pub(crate) traces: [[Trace; 2]; SEATS],
    /// Who has changed something in this turn.
    pub(crate) traced: Option<Seat>,
    pub(crate) ending: Option<Ending>,
}

impl Trace {
    /// These cells were built.
    pub(crate) fn placed(placed: CellSet) -> Self {
        Self { placed, removed: CellSet::default() }
    }

    /// These cells were cleared.
    pub(crate) fn removed(removed: CellSet) -> Self {
        Self { placed: CellSet::default(), removed }
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

    /// How many castles a player has.
    pub(crate) fn sites(&self) -> usize {
        if self.is(Version::Empire) { 2 } else { 1 }
    }

    /// What the seat to move decides, as messages choose by it: the phase, or "attack" where that is possible, too.
    pub(crate) fn deciding(&self) -> &'static str {
        if self.phase == Phase::Act && self.attacks_open { "attack" } else { self.phase.word() }
    }

    /// The number of a castle in notation: 0 where there is only one.
    pub(crate) fn number(&self, site: Site) -> u8 {
        if self.is(Version::Empire) && site == 1 { 2 } else { u8::from(self.is(Version::Empire)) }
    }

    /// On whose ground a seat builds.
    pub(crate) fn ground(&self, seat: Seat) -> Seat {
        if self.is(Version::King) { Seat(0) } else { seat }
    }

    /// The castle that `seat` builds on this site.
    pub(crate) fn castle(&self, seat: Seat, site: Site) -> Castle {
        self.castles[self.ground(seat).index()][site]
    }

    /// The castle of this id.
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

    /// The seats that still play.
    pub(crate) fn players(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats).map(Seat).filter(|&seat| self.is_in(seat))
    }

    /// The castles that `seat` may attack.
    pub(crate) fn targets(&self, seat: Seat) -> impl Iterator<Item = CastleId> + '_ {
        let king = self.is(Version::King);
        let grounds = (0..self.seats).map(Seat).filter(move |&ground| {
            if king { ground == Seat(0) } else { ground != seat && self.is_in(ground) }
        });
        grounds.flat_map(|ground| (0..self.sites()).map(move |site| CastleId { ground, site }))
    }

    /// Whether the attack on `cell` of this castle is one that needs two keeps.
    pub(crate) fn keeps_needed(castle: Castle) -> u8 {
        if castle.ring_len() > 0 { 2 } else { 1 }
    }

    /// Where the tile that the siege has just turned over fits.
    pub(crate) fn candidates(&self) -> CellSet {
        self.discards.top().map_or(CellSet::default(), |tile| self.castles[0][0].alike(tile))
    }

    /// Remembers a change for the picture. What an earlier turn changed is forgotten.
    pub(crate) fn trace(&mut self, castle: CastleId, change: Trace) {
        if self.traced != Some(self.turn) {
            self.traces = Default::default();
            self.traced = Some(self.turn);
        }
        let trace = &mut self.traces[castle.ground.index()][castle.site];
        change.placed.iter().for_each(|cell| {
            trace.placed.insert(cell);
            trace.removed.remove(cell);
        });
        change.removed.iter().for_each(|cell| {
            trace.removed.insert(cell);
            trace.placed.remove(cell);
        });
    }

    /// Opens attacks for good once everybody has had two tiles at the same time, and tells it.
    pub(crate) fn update_open(&mut self, notes: &mut Notes) {
        let tiles = |seat| (0..self.sites()).map(|site| self.castle(seat, site).len()).sum();
        // Rule 12, and of an Empire's castles together rule 19.
        let everybody = self.players().all(|seat| {
            let standing: usize = tiles(seat);
            standing >= 2
        });
        if everybody && !self.attacks_open && !self.is(Version::Siege) {
            self.attacks_open = true;
            notes.all(Narration::AttacksOpen);
        }
    }

    /// What the player on a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> Player {
        if self.is(Version::Siege) { Player::Builder } else { Player::Number(seat.0 + 1) }
    }

    /// How it ended, as an outcome with its reason.
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

    /// Why it is over.
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

/// A set of one cell.
pub(crate) fn only(cell: Cell) -> CellSet {
    [cell].into_iter().collect()
}
