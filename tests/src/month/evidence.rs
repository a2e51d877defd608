//! The evidence at the end: every message with its cause, and every ping.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use sandbox::{Id, LoggedMessage, MessageChange};

use crate::month::actions::ActionLog;
use crate::month::journal::{Journal, Stored};
use crate::month::nonces::{BOARD, Cause, Nonces};
use crate::month::overview::mentioned;
use crate::month::resource_usage::ResourceUsage;

/// The input of all checks.
pub(super) struct Evidence {
    pub(super) stored: Stored,
    pub(super) written: Vec<LoggedMessage>,
    pub(super) actions: ActionLog,
    pub(super) resource_usage: Vec<ResourceUsage>,
    /// The end of the month, in milliseconds.
    pub(super) now_ms: u64,
    /// The program's log.
    pub(super) log: String,
}

/// A ping of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ring {
    pub(super) who: Id,
    pub(super) at_ms: u64,
    pub(super) message: Id,
    pub(super) cause: Cause,
}

/// The final state of a message.
#[derive(Clone, Debug, Default)]
pub(super) struct Remains {
    pub(super) has_buttons: bool,
    pub(super) is_gone: bool,
}

/// The messages with their causes.
#[derive(Debug, Default)]
pub(super) struct Accounted {
    pub(super) rings: Vec<Ring>,
    /// Messages of the program without a known cause.
    pub(super) strays: Vec<(Id, String)>,
    /// The texts of each match's boards in order, each with its kind of change.
    pub(super) boards: BTreeMap<u64, Vec<(MessageChange, String)>>,
    /// The final boards of each match in each channel, the oldest first.
    pub(super) remains: BTreeMap<(u64, Id), BTreeMap<Id, Remains>>,
}

/// Finds the cause of each message of the log.
pub(super) fn account(journals: &[Journal], written: &[LoggedMessage]) -> Accounted {
    let given: HashSet<&str> = written.iter().filter_map(|line| line.nonce.as_deref()).collect();
    let channels: HashSet<u64> = written.iter().map(|line| line.channel.0).collect();
    let nonces = Nonces::of(journals, &named(written), &channels, &given);
    let mut causes: HashMap<Id, Option<Cause>> = HashMap::new();
    let mut accounted = Accounted::default();
    for line in written.iter().filter(|line| line.by_bot) {
        if line.change == MessageChange::Sent {
            let cause = match (&line.nonce, line.interaction) {
                (Some(nonce), _) => nonces.cause(nonce),
                // An answer to a member pings nobody else.
                (None, Some(_)) => Ok(None),
                (None, None) => Err(()),
            };
            if cause.is_err() {
                let name = line.nonce.clone().unwrap_or_default();
                accounted.strays.push((line.message, name));
            }
            causes.insert(line.message, cause.unwrap_or_default());
        }
        if let Some(cause) = causes.get(&line.message).copied().flatten() {
            accounted.note(line, cause);
        }
    }
    accounted
}

/// The people named in posts about each match. People who were invited and never joined are in no
/// journal.
fn named(written: &[LoggedMessage]) -> HashMap<u64, BTreeSet<u64>> {
    let mut named: HashMap<u64, BTreeSet<u64>> = HashMap::new();
    for line in written {
        let numbers = line.nonce.iter().filter_map(|nonce| nonce.split_once('-')?.0.parse().ok());
        for id in numbers {
            let people = mentioned(&line.content).into_iter().map(|person| person.0);
            named.entry(id).or_default().extend(people);
        }
    }
    named
}

impl Accounted {
    fn note(&mut self, line: &LoggedMessage, cause: Cause) {
        if line.change == MessageChange::Sent {
            let rung = line.pings.iter().copied().chain(line.dm_with);
            let ring = |who| Ring { who, at_ms: line.at_ms, message: line.message, cause };
            self.rings.extend(rung.map(ring));
        }
        if cause.post != BOARD || line.dm_with.is_some() {
            return;
        }
        let boards = self.remains.entry((cause.id, line.channel)).or_default();
        let remains = boards.entry(line.message).or_default();
        remains.has_buttons = !line.custom_ids.is_empty();
        remains.is_gone = line.change == MessageChange::Deleted;
        if line.change != MessageChange::Deleted {
            self.boards.entry(cause.id).or_default().push((line.change, line.content.clone()));
        }
    }
}
