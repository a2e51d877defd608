//! Checks of a simulated year: legal pairings, equal standings, limits, and posts once.

use std::collections::{BTreeMap, BTreeSet};

use matches::{EventId, EventStage, EventView, Format, Matches};
use store::Store;

use crate::club_year::YearReport;

/// The most running event matches of a member.
const MOST_RUNNING: usize = 5;

/// A server on which a year has passed, so far.
#[derive(Clone, Copy)]
pub(super) struct Evidence<'a> {
    pub(super) matches: &'a Matches,
    pub(super) store: &'a dyn Store,
    pub(super) events: &'a [EventId],
}

/// Checks that nobody has too many running matches.
pub(super) fn check_day(club: Evidence<'_>, report: &mut YearReport) {
    let mut running: BTreeMap<u64, usize> = BTreeMap::new();
    for &id in club.events {
        let event = club.matches.event(id).expect("the event is sound");
        for table in event.state.tables.iter().filter(|table| table.is_running()) {
            for &entrant in &table.entrants {
                *running.entry(event.player(entrant).0).or_default() += 1;
            }
        }
        if matches!(event.state.stage, EventStage::Over(_)) {
            report.ended.insert(id);
        }
    }
    let most = running.values().max().copied().unwrap_or_default();
    report.most_running = report.most_running.max(most);
}

/// Checks everything at the end.
pub(super) fn check_end(club: Evidence<'_>, report: &mut YearReport) {
    let checked = matches::check(club.store, games::CATALOG).expect("the store is there");
    report.faults.extend(checked.faults);
    report.matches = checked.matches;
    if report.most_running > MOST_RUNNING {
        let fault = format!("a member had {} running matches", report.most_running);
        report.faults.push(fault);
    }
    for &id in club.events {
        let event = club.matches.event(id).expect("the event is sound");
        check_event(club, report, id, &event);
    }
}

fn check_event(club: Evidence<'_>, report: &mut YearReport, id: EventId, event: &EventView) {
    let name = event.plan.name.clone();
    report.seasons += match event.plan.format {
        Format::League { .. } => event.state.champions.len(),
        Format::Swiss { .. } | Format::Ladder { .. } => 0,
    };
    if let Format::Swiss { .. } = event.plan.format {
        report.rounds += event.state.round as usize;
        let faults = pairing_faults(event).into_iter().chain(standing_faults(event));
        report.faults.extend(faults.map(|fault| format!("{name}: {fault}")));
    }
    // Each announced entry has a post. Only a kill may repeat a post, and then Discord drops the copy by its nonce.
    for revision in (1..=event.state.revision.0).map(matches::Revision) {
        let news = club.matches.event_news(id, revision).expect("the event is sound");
        let is_posted = report.posts.contains_key(&(id, revision));
        if news.is_some() != is_posted {
            report.faults.push(format!("{name}: the post of entry {} is not right", revision.0));
        }
    }
}

/// Rematches, and entrants with two tables in a round.
fn pairing_faults(event: &EventView) -> Vec<String> {
    let (mut met, mut busy) = (BTreeSet::new(), BTreeSet::new());
    let mut faults = Vec::new();
    for table in &event.state.tables {
        let mut pair = table.entrants.clone();
        pair.sort_unstable();
        if !met.insert(pair.clone()) {
            faults.push(format!("{pair:?} meet twice"));
        }
        for entrant in pair {
            if !busy.insert((table.round, entrant)) {
                faults.push(format!("{entrant:?} has two tables in round {}", table.round));
            }
        }
    }
    faults
}

/// Points and Buchholz, computed in the plainest way from the JSON of the event.
fn standing_faults(event: &EventView) -> Vec<String> {
    let mut points: BTreeMap<u32, u32> = BTreeMap::new();
    for table in &event.state.tables {
        let Some(result) = &table.result else { continue };
        for (entrant, won) in table.entrants.iter().zip(&result.points) {
            *points.entry(entrant.0).or_default() += won.0;
        }
    }
    for bye in &event.state.byes {
        *points.entry(bye.0).or_default() += 12;
    }
    let total = |entrant: u32| points.get(&entrant).copied().unwrap_or_default();
    let buchholz = |entrant: u32| {
        let is_scored = |table: &&matches::EventTable| table.scored().is_some();
        let own = event.state.tables.iter().filter(is_scored);
        let own = own.filter(|table| table.entrants.iter().any(|one| one.0 == entrant));
        let others =
            own.flat_map(|table| table.entrants.iter().filter(move |one| one.0 != entrant));
        let byes = event.state.byes.iter().filter(|bye| bye.0 == entrant);
        others.map(|one| total(one.0)).sum::<u32>() + byes.map(|_| total(entrant)).sum::<u32>()
    };
    let rows = event.state.standings(&event.plan);
    let wrong = rows.iter().filter(|row| {
        let entrant = row.entrant.0;
        (row.points.0, row.buchholz.0) != (total(entrant), buchholz(entrant))
    });
    let mut faults: Vec<_> =
        wrong.map(|row| format!("{:?} is not counted right", row.entrant)).collect();
    let is_sorted = rows.is_sorted_by_key(|row| {
        (std::cmp::Reverse((row.points, row.buchholz, row.sonneborn_berger)), row.place)
    });
    if !is_sorted {
        faults.push("the standings are not in order".into());
    }
    faults
}
