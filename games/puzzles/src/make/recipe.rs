//! The recipes for puzzles of each game: versions, search depth, and the criterion for a puzzle.

use rules::{Game, Level, OptionValues};

use crate::make::search::Margin;

/// The maximum number of moves that the person has to find.
pub(crate) const MOST_MOVES: usize = 4;

/// The fewest legal moves at the beginning.
pub(crate) const FEWEST_CHOICES: usize = 4;

/// The maximum number of right moves of the first step: several only if each ends the match.
pub(crate) const MOST_FIRST: usize = 2;

/// A version of a game for self-play.
#[derive(Clone, Copy, Debug)]
struct Version {
    /// The options that differ from the defaults, as name and value.
    options: &'static [(&'static str, &'static str)],
    seats: u8,
    /// The frequency in self-play, relative to the other versions.
    weight: usize,
}

impl Version {
    /// A version for two.
    const fn new(options: &'static [(&'static str, &'static str)], weight: usize) -> Self {
        Self { options, seats: 2, weight }
    }
}

/// The criterion for a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// One move wins by proof, and every other loses by proof.
    Proven,
    /// One move wins by proof, and every other is clearly worse.
    ByFar,
    /// The turn can be won, with a single result on the board.
    Turn,
}

/// The settings for making the puzzles of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Recipe {
    pub(crate) kind: Kind,
    versions: &'static [Version],
    /// The nodes of a search that looks for a win, and of one that judges another move.
    pub(crate) nodes: u64,
    pub(crate) judge_nodes: u64,
    /// The least advantage of the right move.
    pub(crate) margin: Margin,
    /// The nodes of a search that looks for a mistake of the last mover.
    pub(crate) quick_nodes: u64,
    /// The search nodes for each move in self-play.
    pub(crate) play_nodes: u64,
    /// The random plies at the beginning of self-play.
    pub(crate) random_plies: usize,
    /// The plies before the first position to examine.
    pub(crate) first_ply: usize,
    /// The maximum share of puzzles that a single move solves. In Castello and Castles a line is rarely forced.
    pub(crate) one_movers: f64,
}

const KASTELL: Recipe = Recipe {
    kind: Kind::Proven,
    versions: &[
        Version::new(&[], 7),
        Version::new(&[("contact", "apart")], 1),
        Version::new(&[("contact", "linked")], 1),
        Version::new(&[("picker", "opponent")], 1),
    ],
    nodes: 20_000,
    judge_nodes: 40_000,
    margin: Margin::of(0.4),
    quick_nodes: 0,
    play_nodes: 1_500,
    random_plies: 5,
    first_ply: 4,
    one_movers: 0.25,
};

const CASTELLO: Recipe = Recipe {
    kind: Kind::ByFar,
    versions: &[Version::new(&[], 3), Version::new(&[("directions", "orthogonal")], 1)],
    nodes: 16_000,
    judge_nodes: 5_000,
    margin: Margin::of(0.15),
    quick_nodes: 400,
    play_nodes: 500,
    random_plies: 8,
    first_ply: 12,
    one_movers: 0.8,
};

const CASTLES: Recipe = Recipe {
    kind: Kind::ByFar,
    versions: &[Version::new(&[], 4), Version::new(&[("board", "large")], 1)],
    nodes: 30_000,
    judge_nodes: 8_000,
    margin: Margin::of(0.4),
    quick_nodes: 1_000,
    play_nodes: 1_000,
    random_plies: 0,
    first_ply: 8,
    one_movers: 0.5,
};

const CASTLE_KEEP: Recipe = Recipe {
    kind: Kind::Turn,
    versions: &[
        Version::new(&[], 4),
        Version { options: &[], seats: 3, weight: 1 },
        Version::new(&[("version", "takeover")], 3),
        Version::new(&[("version", "empire")], 2),
        Version::new(&[("version", "king")], 1),
        Version::new(&[("towers", "on")], 1),
    ],
    nodes: 6_000,
    judge_nodes: 40_000,
    margin: Margin::of(0.4),
    quick_nodes: 0,
    play_nodes: 200,
    random_plies: 0,
    first_ply: 8,
    one_movers: 0.25,
};

impl Recipe {
    /// The recipe of a game. For unknown games, that of Castello, or of Castle Keep if something is hidden.
    pub(crate) fn of(game: &dyn Game) -> Self {
        const PLAIN: &[Version] = &[Version::new(&[], 1)];
        match game.info().id {
            "kastell" => KASTELL,
            "castello" => CASTELLO,
            "findorff" => CASTLES,
            "castle-keep" => CASTLE_KEEP,
            _ if game.info().own_view.is_some() => Self { versions: PLAIN, ..CASTLE_KEEP },
            _ => Self { versions: PLAIN, first_ply: 0, ..CASTELLO },
        }
    }

    /// The levels of self-play: good enough to reach real positions, weak enough to lose them. Where little is proven,
    /// only clear mistakes make puzzles.
    pub(crate) fn levels(&self) -> &'static [Level] {
        match self.kind {
            Kind::Proven | Kind::Turn => &Level::ALL[1..4],
            Kind::ByFar => &Level::ALL[..3],
        }
    }

    /// The recipe with a quarter of the nodes and a smaller margin, to reject most positions early.
    pub(crate) fn at_first_sight(self) -> Self {
        Self {
            nodes: self.nodes / 4,
            judge_nodes: self.judge_nodes / 4,
            margin: self.margin.in_check(),
            ..self
        }
    }

    /// The version of the self-play match with this random number.
    pub(crate) fn version(&self, number: u64) -> (OptionValues, u8) {
        let sum: usize = self.versions.iter().map(|version| version.weight).sum();
        let mut drawn = usize::try_from(number % sum.max(1) as u64).unwrap_or_default();
        for version in self.versions {
            if drawn < version.weight {
                let values = version.options.iter().map(|&(id, value)| (id.into(), value.into()));
                return (values.collect(), version.seats);
            }
            drawn -= version.weight;
        }
        (OptionValues::new(), 2)
    }
}
