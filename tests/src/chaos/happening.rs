//! `Happening`: a fault that a run can cause.

use clap::ValueEnum;

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Happening {
    /// A process is killed.
    Kill,
    /// A process ends in order, after its successor has begun.
    Upgrade,
    /// The database stops at once.
    Crash,
    /// A connection of the gateway is closed.
    Close,
    /// All connections of the gateway break.
    Break,
    /// Discord limits the rate of requests.
    Limit,
    /// Discord fails.
    Fail,
    /// Connections to the database are cut.
    Cut,
    /// A wire to the database is slow.
    Slow,
    /// A wire to the database is dead.
    Dead,
    /// An hour passes.
    Hour,
    /// A machine's clock is changed.
    Step,
    /// A process is suspended. A player who sends it a request meanwhile may wait for `sandbox::PATIENCE`.
    Still,
    /// The machine of the primary is lost. Takes several nodes.
    Failover,
    /// The disk of the primary is full. Takes several nodes, and root.
    FullDisk,
    /// A pooler ends and comes back. Takes poolers.
    Pooler,
}

impl Happening {
    /// The default faults, each as often as it is listed.
    pub const USUAL: [Self; 14] = [
        Self::Kill,
        Self::Kill,
        Self::Upgrade,
        Self::Crash,
        Self::Close,
        Self::Break,
        Self::Limit,
        Self::Fail,
        Self::Cut,
        Self::Slow,
        Self::Slow,
        Self::Dead,
        Self::Hour,
        Self::Step,
    ];

    /// The line of the report for this fault.
    pub(super) fn text(self) -> &'static str {
        match self {
            Self::Kill => "a process is killed, and another started",
            Self::Upgrade => "a process is followed by another in order",
            Self::Crash => "the database stops at once, and comes back",
            Self::Close => "a shard's connection is closed",
            Self::Break => "all connections break",
            Self::Limit => "Discord asks for patience",
            Self::Fail => "Discord fails",
            Self::Cut => "connections to the database are cut",
            Self::Slow => "a wire to the database is slow for a while",
            Self::Dead => "a wire to the database is dead for a while",
            Self::Hour => "an hour passes",
            Self::Step => "a machine's clock is put forward or back",
            Self::Still => "a process stands still for a while",
            Self::Failover => "the primary's machine is lost, and a standby promoted",
            Self::FullDisk => "the primary's disk is full for a while",
            Self::Pooler => "a pooler ends, and comes back",
        }
    }
}
