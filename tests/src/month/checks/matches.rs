//! Checks matches: each is consistent, and is over or waits for a known player or time.

use std::collections::BTreeMap;

use matches::{CheckReport, Head, JobKind, PlayerId, QueuedJob, Stage};
use sandbox::Id;

use crate::month::checks::violation::Violation;
use crate::month::journal::{Entry, Journal};

/// The tolerated delay of due work, in milliseconds.
const GRACE: u64 = 15 * 60_000;

/// The number of reminders of a turn.
const RUNGS: usize = 3;

/// Reports faults from the check of the store, and jobs that are overdue or were given up.
pub(super) fn check_store(
    checked: &CheckReport,
    queued: &[QueuedJob],
    now_ms: u64,
) -> Vec<Violation> {
    let told = checked.faults.iter().chain(&checked.newer).chain(&checked.astray);
    let faults = told.map(|fault| Violation::at_large("the store", fault.clone()));
    let late = queued.iter().filter(|job| {
        let is_due = job.due.0 + GRACE < now_ms && job.kind != JobKind::Analyze;
        job.given_up.is_some() || is_due
    });
    let late = late.map(|job| {
        let what = if job.given_up.is_some() { "a job was given up" } else { "a job was not done" };
        let trouble = job.error.map_or_else(String::new, |trouble| format!(", {trouble}"));
        let ago = |at: matches::Timestamp| now_ms.saturating_sub(at.0) / 60_000;
        let leased = |at| format!(", leased until {} min ago", ago(at));
        let leased = job.leased.map_or_else(String::new, leased);
        let more = format!(
            "{} for entry {}, made {} min ago, due {} min ago, {} attempts{leased}{trouble}",
            job.kind,
            job.revision.0,
            ago(job.made),
            ago(job.due),
            job.attempts,
        );
        Violation { what, id: job.target.map(|id| id.0), more }
    });
    faults.chain(late).collect()
}

/// Checks that each match is over, or waits for a player or a time.
pub(super) fn check_stages(heads: &[Head], now_ms: u64) -> Vec<Violation> {
    let stuck = heads.iter().filter_map(|head| Some((head.id.0, stuck(head, now_ms)?)));
    stuck.map(|(id, why)| Violation::of("a match on hold until", id, why)).collect()
}

/// The reason why a match can't go on, if there is one.
fn stuck(head: &Head, now_ms: u64) -> Option<String> {
    let overdue = |moment: matches::Timestamp| moment.0 + GRACE < now_ms;
    match &head.stage {
        Stage::Over(_) => None,
        Stage::Lobby => match head.deadline {
            None => Some("it waits for players for ever".into()),
            Some(deadline) if overdue(deadline) => Some("its challenge should be over".into()),
            Some(_) if !head.open && head.invited.is_empty() && head.players.len() < 2 => {
                Some("it waits for nobody".into())
            }
            Some(_) => None,
        },
        Stage::Running => running(head, &overdue),
    }
}

fn running(head: &Head, overdue: &dyn Fn(matches::Timestamp) -> bool) -> Option<String> {
    let movers: Vec<PlayerId> = head.to_move.iter().filter_map(|seat| head.player(seat)).collect();
    if movers.is_empty() {
        return Some("nobody is to move".into());
    }
    let timing = head.timing.as_ref();
    let rests = timing.is_some_and(|timing| timing.rest.is_some());
    if !rests && movers.iter().all(|player| player.level().is_some()) {
        return Some("a computer does not move".into());
    }
    let until = timing.and_then(|timing| timing.until);
    if !rests && until.is_some_and(overdue) {
        return Some("its time's up, and nothing says so".into());
    }
    let has_person = head.players.iter().any(|player| player.is_person());
    (!has_person).then(|| "nobody is left who could play".into())
}

/// Checks that every confirmed move is in the journal: each player has at least as many moves there.
pub(super) fn check_played(journals: &[Journal], told: &[(u64, Id)]) -> Vec<Violation> {
    let mut counted: BTreeMap<(u64, Id), usize> = BTreeMap::new();
    told.iter().for_each(|key| *counted.entry(*key).or_default() += 1);
    let journals: BTreeMap<u64, &Journal> = journals.iter().map(|one| (one.id, one)).collect();
    let mut found = Vec::new();
    for ((id, who), told) in counted {
        let Some(journal) = journals.get(&id).filter(|journal| !journal.is_erased()) else {
            continue;
        };
        let is_theirs = |entry: &&Entry| {
            let seat = entry.with["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
            let sat_there = seat.and_then(|seat| journal.sat_at(seat, entry.revision));
            entry.act == "moved" && sat_there == Some(who.0)
        };
        let moves = journal.entries.iter().filter(is_theirs).count();
        if moves < told {
            let more = format!("person {who} was told of {told} and made {moves}");
            found.push(Violation::of("a move was lost", id, more));
        }
    }
    found
}

/// Checks that nobody gets too many reminders of a turn, or two for the same due time.
pub(super) fn check_reminders(journals: &[Journal]) -> Vec<Violation> {
    let mut found = Vec::new();
    for journal in journals {
        let mut steps: BTreeMap<u32, Vec<u64>> = BTreeMap::new();
        for entry in &journal.entries {
            let time = entry.with.as_object().filter(|_| entry.act == "time");
            let reminded = time.and_then(|time| time.get("reminded"));
            match (reminded, time) {
                (Some(reminded), _) => {
                    let due = &reminded["due"];
                    let due = due.as_u64().or_else(|| due.as_str()?.parse().ok()).unwrap_or(0);
                    let seats = reminded["seats"].as_u64().unwrap_or(0);
                    for seat in (0..8).filter(|seat| seats >> seat & 1 == 1) {
                        let known = steps.entry(seat).or_default();
                        if known.contains(&due) || known.len() == RUNGS {
                            let more = format!("seat {seat}, entry {}", entry.revision);
                            let what = "a step was reminded of twice";
                            found.push(Violation::of(what, journal.id, more));
                        }
                        known.push(due);
                    }
                }
                // A choice of other players leaves the turn as it is. All other acts change the turn's end.
                (None, Some(time)) if time.contains_key("chose") => {}
                (None, None) if matches!(entry.act.as_str(), "agreement" | "hints_agreed") => {}
                _ => steps.clear(),
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use matches::{MatchId, Revision, Timestamp};
    use rules::{OptionValues, Seat, Seats};

    use super::*;
    use crate::month::journal::toy;

    const NOW: u64 = 100 * GRACE;

    fn head(change: impl FnOnce(&mut Head)) -> Head {
        let mut head = Head {
            id: MatchId(7),
            game: "kastell".into(),
            rules_version: 1,
            options: OptionValues::new(),
            stage: Stage::Running,
            revision: Revision(3),
            challenger: PlayerId(50),
            open: false,
            invited: Vec::new(),
            players: vec![PlayerId(50), PlayerId(51)],
            least: 2,
            most: 2,
            seats: 2,
            gone: Seats::NONE,
            place: matches::Place::default(),
            to_move: Seats::one(Seat(0)),
            ready: rules::Seats::NONE,
            turn: 1,
            shown_turn: 1,
            plies: 0,
            created: Timestamp(1),
            updated: Timestamp(1),
            deadline: None,
            offers: Vec::new(),
            notes: Vec::new(),
            rematch_of: None,
            event: None,
            limit: None,
            posts: matches::PostMode::EveryMove,
            language: None,
            timing: None,
            closed: None,
            is_timed_out: false,
            former: Vec::new(),
            candidates: Vec::new(),
            twin: None,
            is_to_be_paired: false,
        };
        change(&mut head);
        head
    }

    fn check(change: impl FnOnce(&mut Head), expected: Option<&str>) {
        assert_eq!(stuck(&head(change), NOW).as_deref(), expected);
    }

    #[test]
    fn a_stuck_match_is_found() {
        check(|_| (), None);
        check(|head| head.to_move = Seats::NONE, Some("nobody is to move"));
        check(
            |head| head.players[0] = PlayerId::computer(rules::Level::ALL[0], 0),
            Some("a computer does not move"),
        );
        let timing = |until| matches::Timing {
            until: Some(Timestamp(until)),
            rest: None,
            choosers: None,
            choices: Vec::new(),
        };
        check(|head| head.timing = Some(timing(NOW)), None);
        let late = "its time's up, and nothing says so";
        check(|head| head.timing = Some(timing(5)), Some(late));
        let lobby = |head: &mut Head| (head.stage, head.open) = (Stage::Lobby, true);
        check(lobby, Some("it waits for players for ever"));
        let until = |head: &mut Head, at| {
            lobby(head);
            head.deadline = Some(Timestamp(at));
        };
        check(|head| until(head, NOW), None);
        check(|head| until(head, 5), Some("its challenge should be over"));
    }

    #[test]
    fn repeated_reminders_are_found_only_within_one_turn() {
        let reminded =
            |due: u64| format!(r#"{{"time": {{"reminded": {{"seats": 1, "due": "{due}"}}}}}}"#);
        let moved = r#"{"moved": {"seat": 0, "text": "a"}}"#;
        let check = |acts: &[&str], count: usize| {
            let entries: Vec<_> = (1..).zip(acts).map(|(at, act)| (at, at, *act)).collect();
            assert_eq!(check_reminders(&[toy(7, &entries)]).len(), count, "{acts:?}");
        };
        let [first, second, third, fourth] = [1, 2, 3, 4].map(reminded);
        check(&[&first, &second, &third], 0);
        check(&[&first, moved, &first], 0);
        check(&[&first, &first], 1);
        check(&[&first, &second, &third, &fourth], 1);
    }

    #[test]
    fn confirmed_moves_missing_from_the_journal_are_found() {
        let moved = r#"{"moved": {"seat": 1, "text": "a"}}"#;
        let journals = [toy(7, &[(1, 1, "challenged"), (2, 2, moved)])];
        assert_eq!(check_played(&journals, &[(7, Id(51))]), []);
        assert_eq!(check_played(&journals, &[(7, Id(51)), (7, Id(51))]).len(), 1);
        assert_eq!(check_played(&journals, &[(7, Id(50))]).len(), 1);
    }

    #[test]
    fn store_faults_and_overdue_jobs_are_found() {
        let checked = CheckReport { faults: vec!["broken".into()], ..CheckReport::default() };
        assert_eq!(check_store(&checked, &[], NOW).len(), 1);
        let job = |due, given_up: Option<u64>| QueuedJob {
            target: Some(MatchId(7)),
            kind: JobKind::Sweep,
            revision: Revision(1),
            made: Timestamp(1),
            due: Timestamp(due),
            attempts: 1,
            error: None,
            leased: None,
            given_up: given_up.map(Timestamp),
        };
        let jobs = [job(NOW, None), job(5, None), job(NOW, Some(5))];
        assert_eq!(check_store(&CheckReport::default(), &jobs, NOW).len(), 2);
    }
}
