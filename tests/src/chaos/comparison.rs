//! Compares the accepted moves with the stored and posted ones.

use std::collections::BTreeSet;
use std::fmt::Write;

use sandbox::{LoggedMessage, MessageChange};

use crate::chaos::pair::{Played, Try};
use crate::chaos::report::Report;
use crate::month::Verified;

/// The beginning of a set-up's notation. A set-up is stored in full, while its post is shorter.
const SET_UP: &str = "deploy ";

/// The moves that the program plays by itself after a player's move, if no others are left.
const FOLLOWING: [&str; 2] = ["done", "pass"];

/// Compares the answers that people got with the stored entries and the posts.
pub(super) fn compare(
    verified: Verified,
    played: &[Played],
    written: &[LoggedMessage],
    report: &mut Report,
) {
    report.faults.extend(verified.faults);
    report.reminders = verified.reminders;
    report.stored = verified.moves.values().map(Vec::len).sum();
    let posted = written.iter().filter(|line| line.by_bot && line.interaction.is_none());
    report.posted = posted.filter(|line| line.change == MessageChange::Sent).count();
    for game in played {
        *report.matches.entry(game.game).or_default() += 1;
        report.tried += game.tries.len();
        report.accepted += game.tries.iter().filter(|tried| tried.is_accepted).count();
        let stored = verified.moves.get(&game.id).map_or(&[][..], Vec::as_slice);
        if !agree(&game.tries, stored) {
            let tries: Vec<_> = game.tries.iter().map(Try::shown).collect();
            report.faults.push(format!("match {}: {tries:?} do not lead to {stored:?}", game.id));
        }
    }
    let known: BTreeSet<u64> = played.iter().map(|game| game.id).collect();
    let strange =
        verified.moves.iter().filter(|(id, moves)| !known.contains(id) && !moves.is_empty());
    report.faults.extend(strange.map(|(id, _)| format!("match {id} was played by nobody")));
}

/// The posts about the matches that the faults name, in order.
pub(super) fn posted(faults: &[String], written: &[LoggedMessage]) -> String {
    let named = faults.iter().filter_map(|fault| fault.split_once("match #"));
    let number =
        |rest: &str| rest.split(|one: char| !one.is_ascii_digit()).next().map(str::to_owned);
    let named: BTreeSet<String> = named.filter_map(|(_, rest)| number(rest)).collect();
    let mut lines = String::new();
    for line in written.iter().filter(|line| line.by_bot && line.interaction.is_none()) {
        let name = line.nonce.as_deref().unwrap_or_default();
        if named.contains(name.split('-').next().unwrap_or_default()) {
            let LoggedMessage { at_ms, change, message, content, pings, .. } = line;
            let content: String = content.chars().take(600).collect();
            let _ = writeln!(lines, "{at_ms} {change:?} {message} {name} {pings:?} {content:?}");
        }
    }
    lines
}

/// Whether the stored moves are the accepted ones, in order. Moves with an unknown answer may be stored, too.
fn agree(tries: &[Try], stored: &[String]) -> bool {
    let mut reached = BTreeSet::from([0]);
    for tried in tries {
        let fits = |ply: &String| {
            *ply == tried.text || (ply.starts_with(SET_UP) && tried.text.starts_with(SET_UP))
        };
        let next = reached.iter().filter(|&&at| stored.get(at).is_some_and(fits));
        let mut next: BTreeSet<usize> = next.map(|at| at + 1).collect();
        let mut after = BTreeSet::new();
        while let Some(at) = next.pop_first() {
            let follows = stored.get(at).is_some_and(|ply| FOLLOWING.contains(&ply.as_str()));
            next.extend(follows.then_some(at + 1));
            after.insert(at);
        }
        if !tried.is_accepted {
            after.extend(&reached);
        }
        reached = after;
    }
    reached.contains(&stored.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepted_moves_must_be_stored_once_and_in_order() {
        let tried = |text: &str| match text.strip_suffix('?') {
            Some(text) => Try { text: text.into(), is_accepted: false },
            None => Try { text: text.into(), is_accepted: true },
        };
        let agree = |tries: &str, stored: &str| {
            let tries: Vec<_> = tries.split(',').map(tried).collect();
            let stored: Vec<_> = stored.split(',').map(str::to_owned).collect();
            super::agree(&tries, &stored)
        };
        assert!(agree("a,b,c", "a,b,c"));
        assert!(agree("a,b?,b,c", "a,b,c") && agree("a,b?,c", "a,b,c") && agree("a,b?,c", "a,c"));
        assert!(agree("a,b", "a,done,b,done,pass") && agree("a,done,b", "a,done,b"));
        assert!(!agree("a,b", "a,done") && !agree("a,b", "done,a,b"));
        assert!(!agree("a,b,c", "a,c") && !agree("a,b,c", "b,a,c"));
        assert!(!agree("a,b,c", "a,b,b,c") && !agree("a,b", "a,b,c"));
        assert!(agree("deploy phalanx,a", "deploy G:h1 P:g1,a") && !agree("deploy x", "a"));
    }
}
