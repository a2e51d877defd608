//! The rows that a line of an export stands for.

use crate::codec::{open, seal};
use crate::hex::unhex;
use crate::ids::MatchId;
use crate::jobs::{JobRow, Post};
use crate::journal::head::Stage;
use crate::journal::history::is_complete;
use crate::journal::records::{NumberRow, People, StoredHead};
use crate::journal::seats::PairState;
use crate::journal::walk::{Catalog, Journal, JournalFault, fold, game};
use crate::journal::{index, results};
use crate::ratings::counts::{CountedMatch, EndedMatch, count, ended_at};
use crate::upkeep::export_lines::ExportLine;
use crate::{jobs, keys};
use store::Batch;

/// The rows of a match, and how it counts.
pub(crate) fn of_match(
    catalog: Catalog,
    (id, journal): (MatchId, &Journal),
    head: Option<&str>,
) -> Result<(Batch, Option<CountedMatch>), JournalFault> {
    let head = stands(catalog, journal, head)?;
    let (header, people) = (&journal.header, &journal.people);
    let counts = ended_at(&journal.entries)
        .and_then(|at| count(&EndedMatch { id, header, people, head: &head, at }));
    Ok((match_batch(id, journal, &head), counts))
}

/// Where a match stands: where its entries lead to or, if its rules are not here, where its head has it.
fn stands(
    catalog: Catalog,
    journal: &Journal,
    head: Option<&str>,
) -> Result<StoredHead, JournalFault> {
    match fold(catalog, journal) {
        Ok(state) => Ok(state.stored()),
        Err(fault) if game(catalog, &journal.header).is_some() => Err(fault),
        Err(fault) => {
            let head: Option<StoredHead> = head.and_then(unhex).and_then(|raw| open(&raw).ok());
            head.filter(|head| is_complete(&journal.entries, Some(head.revision))).ok_or(fault)
        }
    }
}

fn match_batch(id: MatchId, journal: &Journal, head: &StoredHead) -> Batch {
    let mut batch = Batch::default();
    let mut put = |key: Vec<u8>, value| {
        batch.expect(key.clone(), None);
        batch.put(key, value);
    };
    put(keys::header(id), seal(&journal.header));
    put(keys::people(id), seal(&journal.people));
    put(keys::head(id), seal(head));
    for entry in &journal.entries {
        put(keys::entry(id, entry.revision), seal(entry));
    }
    for row in index::rows(id, &journal.header, &journal.people, head) {
        put(row, Vec::new());
    }
    if let Some((key, value)) = results::result_row(id, &journal.header, head, &journal.entries) {
        batch.put(key, value);
    }
    if head.stage == Stage::Lobby {
        let (place, row) = jobs::expiry(id, journal.header.deadline);
        jobs::insert(&mut batch, place, &row);
    }
    if let Some(time) = &head.time {
        // It is looked at once, and then when it has to be.
        let (place, row) = jobs::timekeeping(id, head.revision, time.from);
        jobs::insert(&mut batch, place, &row);
    }
    batch
}

/// The rows of a line that is no match; none of the first and the last, which have none.
pub(crate) fn of_line(line: ExportLine) -> Option<Batch> {
    let (key, value) = match line {
        ExportLine::Job { target, number, row } => {
            let line = jobs::Line { target, lane: row.kind.policy().lane };
            return Some(job_batch((line, number), &row));
        }
        ExportLine::Errand { id, kind, row } => {
            let (place, row) = jobs::post_of(id, kind, &row);
            return Some(job_batch(place, &row));
        }
        ExportLine::Posted { id, kind, message } => {
            let mut batch = put_new(keys::posted(id, kind), seal(&message));
            if kind == Post::Thread {
                index::list_thread(&mut batch, id, None, Some(message.0));
            }
            return Some(batch);
        }
        ExportLine::OfferPost { id, since, message } => {
            (keys::offer_post(id, since), seal(&message))
        }
        ExportLine::Rematch { id, next } => return Some(rematch(id, MatchId(next.0))),
        ExportLine::Hints { id, hints } => (keys::hints(id), seal(&hints)),
        ExportLine::Closed { id, reason } => (keys::closing_reason(id), seal(&reason)),
        ExportLine::Draft { player, id, draft } => (keys::draft(player, id), seal(&draft)),
        ExportLine::Kept { player, game, text } => (keys::layout(player, &game), seal(&text)),
        ExportLine::Preference { player, name, value } => {
            (keys::preference(player, &name), seal(&value))
        }
        ExportLine::ServerPreference { server, name, value } => {
            (keys::server_preference(server, &name), seal(&value))
        }
        ExportLine::Watched { id, row } => {
            let mut batch = put_new(keys::watched(id), seal(&row));
            for key in index::following_rows(id, &row) {
                batch.put(key, Vec::new());
            }
            return Some(batch);
        }
        ExportLine::Card { id, channel, row } => (keys::card(id, channel), seal(&row)),
        ExportLine::Dashboard { server, row } => (keys::dashboard(server), seal(&row)),
        ExportLine::Brought { player, row } => (keys::upload(player), seal(&row)),
        ExportLine::Castellan { .. } | ExportLine::Match { .. } | ExportLine::End { .. } => {
            return None;
        }
    };
    Some(put_new(key, value))
}

/// The row that says which match is a match's rematch.
pub(crate) fn rematch(id: MatchId, next: MatchId) -> Batch {
    put_new(keys::rematch(id), seal(&NumberRow(next.0)))
}

/// The row of who takes part in a match, in the place of one that names a pair which there is not.
pub(crate) fn without_twin(id: MatchId, people: People) -> Batch {
    let mut batch = Batch::default();
    batch.put(keys::people(id), seal(&People { twin: PairState::None, ..people }));
    batch
}

fn put_new(key: Vec<u8>, value: Vec<u8>) -> Batch {
    let mut batch = Batch::default();
    batch.expect(key.clone(), None);
    batch.put(key, value);
    batch
}

fn job_batch(place: (jobs::Line, u64), row: &JobRow) -> Batch {
    let mut batch = Batch::default();
    batch.expect(keys::job(place.0, place.1), None);
    jobs::insert(&mut batch, place, row);
    batch
}
