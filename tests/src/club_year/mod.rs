//! A simulated year of clubs on one server: leagues, Swiss tournaments and a ladder, played by members with habits.
//!
//! The year runs on the service alone, with a simulated Discord that knows each message by its nonce. Each day members
//! act and jobs are carried out. Processes die at random commits, and between a job and its settlement. A referee,
//! which is an independent program, checks pairings and standings.

mod club_checks;
mod club_pairings;
mod club_posts;
mod club_run;
mod habits;
mod mortal_store;
mod referee;

pub use club_run::run;

use std::collections::BTreeSet;

use matches::EventId;

/// The extent of a simulated year.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// The number of members.
    pub members: u64,
    /// The number of leagues.
    pub leagues: u64,
    /// The number of seasons of each league.
    pub seasons: u32,
    /// The number of Swiss tournaments, with 8 to `largest` players.
    pub swiss: u64,
    /// The number of players in the largest Swiss tournament.
    pub largest: u64,
    /// The maximum number of rounds of a Swiss tournament.
    pub rounds: u8,
    /// The number of days.
    pub days: u64,
    /// The seed.
    pub seed: u64,
}

impl Extent {
    /// A whole year.
    pub const YEAR: Self = Self {
        members: 200,
        leagues: 3,
        seasons: 4,
        swiss: 6,
        largest: 128,
        rounds: 9,
        days: 365,
        seed: 1,
    };

    /// A few weeks with few members, for the test suite.
    pub const SMALL: Self = Self {
        members: 24,
        leagues: 1,
        seasons: 2,
        swiss: 2,
        largest: 13,
        rounds: 4,
        days: 70,
        seed: 1,
    };
}

/// The counts and faults of a simulated year.
#[derive(Clone, Debug, Default)]
pub struct YearReport {
    /// The number of matches that began.
    pub matches: usize,
    /// The number of processes that were killed.
    pub kills: usize,
    /// The number of seasons that ended.
    pub seasons: usize,
    /// The number of Swiss rounds that were paired.
    pub rounds: usize,
    /// The number of Swiss rounds whose pairings the referee checked.
    pub weighed: usize,
    /// The number of small rounds paired at a higher cost, to keep later rounds pairable.
    pub paid_ahead: usize,
    /// The number of standings that were compared with the referee's.
    pub ranked: usize,
    /// The number of posts.
    pub posts: usize,
    /// The number of posts and direct messages that were retried after a kill.
    pub repeated: usize,
    /// The number of direct messages.
    pub direct: usize,
    /// The number of direct messages about matches of later waves.
    pub of_waves: usize,
    /// The most running event matches of a member on any day.
    pub most_running: usize,
    /// The events that ended.
    pub ended: BTreeSet<EventId>,
    /// The faults, each as a sentence.
    pub faults: Vec<String>,
}
