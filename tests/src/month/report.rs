//! The report of a month.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::time::Duration;

use matches::{Ending, Head, Stage};

use crate::month::actions::ActionLog;
use crate::month::checks::Violation;
use crate::month::evidence::{Accounted, Evidence, Ring, account};
use crate::month::options::Options;
use crate::month::resource_usage::ResourceUsage;
use crate::month::{checks, match_report};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The result of a month, with all its faults.
#[derive(Clone, Debug)]
pub struct Report {
    text: String,
    violations: Vec<Violation>,
}

impl Report {
    /// Runs all checks.
    pub(super) fn of(options: &Options, evidence: &Evidence, took: Duration) -> Self {
        let accounted = account(&evidence.stored.journals, &evidence.written);
        let violations = checks::all(evidence, &accounted);
        let text = write(options, evidence, &accounted, took).unwrap_or_default();
        Self { text, violations }
    }

    /// Reports on the matches with faults.
    pub(super) fn match_report(&self, evidence: &Evidence) -> String {
        match_report::of(evidence, &self.violations.iter().filter_map(|one| one.id).collect())
    }

    /// Whether there are no violations.
    pub fn is_clean(&self) -> bool {
        self.violations.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)?;
        writeln!(f, "violations: {}", self.violations.len())?;
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        self.violations.iter().for_each(|one| *kinds.entry(one.what).or_default() += 1);
        kinds.iter().try_for_each(|(what, count)| writeln!(f, "  {what}: {count}"))?;
        self.violations.iter().try_for_each(|violation| writeln!(f, "- {violation}"))
    }
}

fn write(
    options: &Options,
    evidence: &Evidence,
    accounted: &Accounted,
    took: Duration,
) -> Result<String, fmt::Error> {
    let mut text = String::new();
    let out = &mut text;
    let Options { seed, members, days, pace, restarts, faults, .. } = options;
    writeln!(
        out,
        "seed {seed}: {members} members, {days} days, pace {pace} %, {restarts} restarts, faults {}; {:.0} s of real time",
        if *faults { "on" } else { "off" },
        took.as_secs_f64(),
    )?;
    write_matches(out, &evidence.stored.heads)?;
    write_actions(out, &evidence.actions)?;
    let sent = evidence.written.iter().filter(|line| line.by_bot && line.interaction.is_none());
    let sent = sent.filter(|line| line.change == sandbox::MessageChange::Sent).count();
    let entries: usize = evidence.stored.journals.iter().map(|one| one.entries.len()).sum();
    writeln!(
        out,
        "messages: {sent} sent, {} lines in the account; {entries} entries in the journals, {} rows in the store",
        evidence.written.len(),
        evidence.stored.checked.rows,
    )?;
    write_rings(out, &accounted.rings, options)?;
    write_vitals(out, &evidence.resource_usage, options)?;
    Ok(text)
}

fn write_matches(out: &mut String, heads: &[Head]) -> fmt::Result {
    let mut games: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for head in heads {
        *games.entry((&head.game, how(head))).or_default() += 1;
    }
    writeln!(out, "matches: {}", heads.len())?;
    let mut named = "";
    for ((game, how), count) in &games {
        if named != *game {
            write!(out, "{}  {game}:", if named.is_empty() { "" } else { "\n" })?;
            named = game;
        }
        write!(out, " {how} {count};")?;
    }
    writeln!(out)
}

/// The ending or the stage of a match.
fn how(head: &Head) -> &'static str {
    match &head.stage {
        Stage::Lobby => "challenged",
        Stage::Running => match head.timing.as_ref().and_then(|timing| timing.rest) {
            Some(matches::Rest::Adjourned) => "adjourned",
            Some(matches::Rest::Paused) => "paused",
            None => "running",
        },
        Stage::Over(ending) => match ending {
            Ending::Rules(outcome) if outcome.draw => "drawn",
            Ending::Rules(_) => "played to a result",
            Ending::Resigned { .. } => "resigned",
            Ending::DrawAgreed => "draw agreed",
            Ending::OutOfTime { .. } => "claimed on time",
            Ending::Gone { .. } => "won, as the other had left",
            Ending::CalledOff => "called off on time",
            Ending::CallOffAgreed => "called off by all",
            Ending::Walkover { .. } => "a walkover",
            Ending::Adjudicated { .. } => "adjudicated",
            Ending::Aborted { .. } => "aborted",
            Ending::Declined => "declined",
            Ending::Withdrawn => "withdrawn",
            Ending::Expired => "expired",
        },
    }
}

fn write_actions(out: &mut String, log: &ActionLog) -> fmt::Result {
    writeln!(
        out,
        "members: {} acts answered, {} of them moves; {} refused before they were sent; {} without an answer while the \
         program was stopped or killed, {} while it was there",
        log.answered,
        log.played.len(),
        log.refused,
        log.lost,
        log.unanswered.len(),
    )
}

fn write_rings(out: &mut String, rings: &[Ring], options: &Options) -> fmt::Result {
    let mut days: BTreeMap<(u64, sandbox::Id), usize> = BTreeMap::new();
    for ring in rings {
        *days.entry((ring.at_ms / DAY, ring.who)).or_default() += 1;
    }
    let mut counts: Vec<usize> = days.into_values().collect();
    counts.sort_unstable();
    let at = |share: usize| {
        let last = counts.len().saturating_sub(1);
        counts.get(last * share / 100).copied().unwrap_or(0)
    };
    let all = rings.len() as f64 / (options.members as f64 * options.days as f64).max(1.0);
    writeln!(
        out,
        "pings: {} in all, {all:.2} a person and day; on days with any: median {}, 95 % up to {}, at most {}",
        rings.len(),
        at(50),
        at(95),
        at(100),
    )
}

fn write_vitals(
    out: &mut String,
    resource_usage: &[ResourceUsage],
    options: &Options,
) -> fmt::Result {
    writeln!(
        out,
        "day: memory at rest and at most, age of the process, processor, store, account"
    )?;
    for day in resource_usage {
        writeln!(
            out,
            "  {}: {} MB, {} MB, {} h, {:.0} s, {:.1} MB, {} lines",
            day.day,
            day.memory.least_kb / 1024,
            day.memory.most_kb / 1024,
            day.memory.looks * options.step_minutes / 60,
            day.cpu_s,
            day.store_bytes as f64 / 1048576.0,
            day.written,
        )?;
    }
    Ok(())
}
