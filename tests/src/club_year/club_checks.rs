//! Checks of a simulated year: standings, limits, and unique posts.

use std::collections::BTreeMap;

use matches::{EventId, EventNews, EventStage, EventView, Format, Matches};
use serde_json::Value;
use store::Store;

use crate::club_year::YearReport;
use crate::club_year::club_posts::{ClubPosts, entry};
use crate::club_year::referee::Referee;

/// The most running event matches of a member.
const MOST_RUNNING: usize = 5;

/// The data of a simulated server that the checks read.
#[derive(Clone, Copy)]
pub(super) struct Evidence<'a> {
    pub(super) matches: &'a Matches,
    pub(super) store: &'a dyn Store,
    pub(super) events: &'a [EventId],
    pub(super) posts: &'a ClubPosts,
}

impl Evidence<'_> {
    fn event(&self, id: EventId) -> EventView {
        self.matches.event(id).expect("the event is sound")
    }
}

/// Checks that nobody has too many running matches.
pub(super) fn check_day(club: Evidence<'_>, report: &mut YearReport) {
    let mut running: BTreeMap<u64, usize> = BTreeMap::new();
    for &id in club.events {
        let event = club.event(id);
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

/// Compares the standings of all events with those of the referee.
pub(super) fn check_standings(club: Evidence<'_>, referee: &mut Referee, report: &mut YearReport) {
    for &id in club.events {
        let file = club.matches.event_json(id).expect("the event is sound");
        let event: Value = serde_json::from_str(&file).expect("it is JSON");
        if event["plan"]["format"]["ladder"].is_object() || event["stage"] == "open" {
            continue;
        }
        let rows = event["standings"].as_array().expect("it has standings");
        let number = |row: &Value, key: &str| row[key].as_u64().expect("it is a number");
        let ours =
            rows.iter().map(|row| ["entrant", "place", "points"].map(|key| number(row, key)));
        let (ours, theirs) = (ours.collect::<Vec<_>>(), referee.standings(&event));
        report.ranked += 1;
        if ours != theirs {
            let fault = format!("{}: {ours:?} and not {theirs:?}", event["plan"]["name"]);
            report.faults.push(fault);
        }
    }
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
    club.events.iter().for_each(|&id| check_event(club, report, &club.event(id)));
    check_direct_messages(club, report);
}

fn check_event(club: Evidence<'_>, report: &mut YearReport, event: &EventView) {
    let (name, id) = (&event.plan.name, event.id);
    match event.plan.format {
        Format::Swiss { .. } => report.rounds += event.state.round as usize,
        Format::League { .. } | Format::Ladder { .. } => {}
    }
    // Each announced entry has a post. Only a kill may repeat a post, and then Discord drops the copy by its nonce.
    for revision in (1..=event.state.revision.0).map(matches::Revision) {
        let news = club.matches.event_news(id, revision).expect("the event is sound");
        let is_season_end = matches!(news, Some((_, EventNews::SeasonEnded { .. })));
        report.seasons += usize::from(is_season_end);
        let is_posted = club.posts.posts.contains_key(&(id, revision));
        if news.is_some() != is_posted {
            report.faults.push(format!("{name}: the post of entry {} is not right", revision.0));
        }
    }
    if club.posts.calendar.get(&id).copied() != entry(event) {
        report.faults.push(format!("{name}: its calendar entry is not right"));
    }
}

/// Checks that each promised direct message was sent, and no other one, except about matches of a league's later waves.
fn check_direct_messages(club: Evidence<'_>, report: &mut YearReport) {
    let (sent, promised) = (&club.posts.direct, &club.posts.promised);
    let missing = promised.iter().filter(|key| !sent.contains_key(key));
    let missing = missing.map(|key| format!("the direct message {key:?} is missing"));
    report.faults.extend(missing);
    for &(player, id, revision) in sent.keys().filter(|key| !promised.contains(key)) {
        let news = club.matches.direct_event_news(id, revision).expect("the event is sound");
        let is_of_wave = news.is_some_and(|(_, news)| match news {
            EventNews::MatchBegan { entrants, .. } => {
                let event = club.event(id);
                entrants.iter().any(|&one| event.player(one) == player)
            }
            _ => false,
        });
        report.of_waves += usize::from(is_of_wave);
        if !is_of_wave {
            report.faults.push(format!("a direct message to {} about nothing", player.0));
        }
    }
}
