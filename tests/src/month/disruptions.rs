//! Disruptions: failing requests, lost connections, stops and kills.

use sandbox::{Fault, FaultKind, Sandbox};

use crate::month::options::Options;
use crate::random::Random;

/// A disruption of the program in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Disruption {
    /// Stopped in order while members act, and then restarted.
    Stopped,
    /// Killed after this number of messages was written or edited in the round, and then restarted.
    Killed(usize),
    /// Killed while no member acts, and away for this many rounds.
    Away(u64),
}

/// The disruptions of the whole month, each with its round.
pub(super) fn disruptions(options: &Options) -> Vec<(u64, Disruption)> {
    let mut random = Random::of(&[options.seed, 3]);
    let rounds = options.rounds();
    let mut disruptions: Vec<_> = (0..options.restarts)
        .map(|_| {
            // Not in the first tenth of the month, when there is nothing to lose, and not in the last tenth.
            let round = rounds / 10 + random.below((rounds * 8 / 10) as usize) as u64;
            let disruption = match random.below(10) {
                0..3 => Disruption::Stopped,
                3..8 => Disruption::Killed(1 + random.below(6)),
                _ => Disruption::Away(1 + random.below(8) as u64),
            };
            (round, disruption)
        })
        .collect();
    disruptions.sort_by_key(|(round, _)| *round);
    disruptions.dedup_by_key(|(round, _)| *round);
    disruptions
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

/// Makes the next requests on one route fail, but too few to look like an outage of Discord.
pub(super) fn falter(sandbox: &Sandbox, random: &mut Random) {
    let route = ROUTES[random.below(ROUTES.len())].to_owned();
    let kind = match random.below(6) {
        0 => FaultKind::TooMany { retry_after_s: 0.05 },
        1 | 2 => FaultKind::Broken { status: [500, 502, 503, 504][random.below(4)] },
        3 => FaultKind::DropBefore,
        4 => FaultKind::DropAfter,
        _ => FaultKind::Slow { ms: 200 },
    };
    let times = 1 + random.below(2) as u32;
    sandbox.plan_fault(Fault { route, times, kind });
}

/// Loses the connection to the gateway in a way that lets the session resume.
pub(super) fn lose_gateway(sandbox: &Sandbox, random: &mut Random) {
    match random.below(4) {
        0 => sandbox.close_gateway(4000),
        1 => sandbox.drop_gateway(),
        2 => sandbox.ask_to_reconnect(),
        _ => sandbox.invalidate_session(true),
    }
}
