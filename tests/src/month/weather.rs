//! What Discord and the machine do to the program: requests that fail, connections that are lost, stops and kills.

use sandbox::{Fault, FaultKind, Sandbox};

use crate::month::lot::Lot;
use crate::month::options::Options;

/// What becomes of the program in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Storm {
    /// It is stopped in order while members are at it, and started again.
    Stopped,
    /// It is killed when so many messages were written or changed in this round, and started again.
    Killed(usize),
    /// It is killed while nobody does anything, and is away for so many rounds.
    Away(u64),
}

/// The storms of the whole month, each with its round.
pub(super) fn storms(options: &Options) -> Vec<(u64, Storm)> {
    let mut lot = Lot::of(&[options.seed, 3]);
    let rounds = options.rounds();
    let mut storms: Vec<_> = (0..options.restarts)
        .map(|_| {
            // Not in the first hours, in which nothing is there that could be lost.
            let round = rounds / 10 + lot.below((rounds * 8 / 10) as usize) as u64;
            let storm = match lot.below(10) {
                0..3 => Storm::Stopped,
                3..8 => Storm::Killed(1 + lot.below(6)),
                _ => Storm::Away(1 + lot.below(8) as u64),
            };
            (round, storm)
        })
        .collect();
    storms.sort_by_key(|(round, _)| *round);
    storms.dedup_by_key(|(round, _)| *round);
    storms
}

/// Routes on which requests fail now and then.
const ROUTES: [&str; 6] = [
    "POST /interactions",
    "POST /channels",
    "PATCH /channels",
    "/webhooks",
    "DELETE /channels",
    "/threads",
];

/// Has the next requests of some kind fail. Never so many that Discord would seem to be gone.
pub(super) fn falter(sandbox: &Sandbox, lot: &mut Lot) {
    let route = ROUTES[lot.below(ROUTES.len())].to_owned();
    let kind = match lot.below(6) {
        0 => FaultKind::TooMany { retry_after_s: 0.05 },
        1 | 2 => FaultKind::Broken { status: [500, 502, 503, 504][lot.below(4)] },
        3 => FaultKind::DropBefore,
        4 => FaultKind::DropAfter,
        _ => FaultKind::Slow { ms: 200 },
    };
    let times = 1 + lot.below(2) as u32;
    sandbox.plan_fault(Fault { route, times, kind });
}

/// Loses the connection to the gateway in a way after which the session goes on.
pub(super) fn lose_gateway(sandbox: &Sandbox, lot: &mut Lot) {
    match lot.below(4) {
        0 => sandbox.close_gateway(4000),
        1 => sandbox.drop_gateway(),
        2 => sandbox.ask_to_reconnect(),
        _ => sandbox.invalidate_session(true),
    }
}
