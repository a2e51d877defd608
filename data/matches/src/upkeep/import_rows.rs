//! Makes the rows for a line of an export.

use crate::codec::{open, seal};
use crate::hex::unhex;
use crate::ids::MatchId;
use crate::job::{Line, Post};
use crate::job_queue::PlacedJob;
use crate::journal::head::Stage;
use crate::journal::history::is_complete;
use crate::journal::records::{NumberRow, People, StoredHead};
use crate::journal::seats::PairState;
use crate::journal::walk::{Catalog, Journal, JournalFault, fold, game};
use crate::journal::{index, result_row};
use crate::keys;
use crate::ratings::counted_match::{CountedMatch, EndedMatch, count, ended_at};
use crate::upkeep::export_lines::{ExportLine, is_of_puzzles};
use store::Batch;

/// A match, as a line of an export has it.
#[derive(Clone, Copy)]
pub(crate) struct ExportedMatch<'a> {
    pub(crate) id: MatchId,
    pub(crate) journal: &'a Journal,
    /// The encoded head, if the exporting program lacked the match's rules.
    pub(crate) head: Option<&'a str>,
}

/// The rows of a match, and what counts for ratings. Fails if the match can't be replayed.
pub(crate) fn match_rows(
    catalog: Catalog,
    exported: &ExportedMatch<'_>,
) -> Result<(Batch, Option<CountedMatch>), JournalFault> {
    let ExportedMatch { id, journal, head } = *exported;
    let head = stands(catalog, journal, head)?;
    let (header, people) = (&journal.header, &journal.people);
    let counts = ended_at(&journal.entries)
        .and_then(|at| count(&EndedMatch { id, header, people, head: &head, at }));
    Ok((match_batch(id, journal, &head), counts))
}

/// The head of a match, from its entries. If this program lacks its rules, the exported head.
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
    let mut put = |key, value| batch.replace(key, None, value);
    put(keys::header(id), seal(&journal.header));
    put(keys::people(id), seal(&journal.people));
    put(keys::head(id), seal(head));
    for entry in &journal.entries {
        put(keys::entry(id, entry.revision), seal(entry));
    }
    for row in index::rows(id, &journal.header, &journal.people, head) {
        put(row, Vec::new());
    }
    if let Some((key, value)) = result_row::result_row(id, &journal.header, head, &journal.entries)
    {
        batch.put(key, value);
    }
    if head.stage == Stage::Lobby {
        PlacedJob::expiry(id, journal.header.deadline).insert(&mut batch);
    }
    if let Some(time) = &head.time {
        // The first job checks the clock at once, and plans the next check.
        PlacedJob::timekeeping(id, head.revision, time.from).insert(&mut batch);
    }
    batch
}

/// The rows of a line. `None` for matches, events, and the first and last line of an export.
pub(crate) fn line_rows(line: ExportLine) -> Option<Batch> {
    let (key, value) = match line {
        ExportLine::Job { target, number, row } => {
            let target = target.map(|target| MatchId(target.0));
            let line = Line { target, lane: row.kind.policy().lane };
            return Some(job_batch(&PlacedJob { line, number, row }));
        }
        ExportLine::Errand { id, kind, row } => {
            return Some(job_batch(&PlacedJob::from_errand(id, kind, &row)));
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
        ExportLine::BoardTurn { id, is_last, revision } => {
            let [first, last] = keys::board_turns(id);
            (if is_last { last } else { first }, seal(&revision))
        }
        ExportLine::Rematch { id, next } => return Some(rematch(id, MatchId(next.0))),
        ExportLine::Hints { id, hints } => (keys::hints(id), seal(&hints)),
        ExportLine::Closed { id, reason } => (keys::closing_reason(id), seal(&reason)),
        ExportLine::Draft { player, id, draft } => (keys::draft(player, id), seal(&draft)),
        ExportLine::Name { player, id, name } => (keys::name(player, id), seal(&name)),
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
        ExportLine::PurgedMatch { id } => (keys::purged_match(), seal(&NumberRow(id.0))),
        ExportLine::PurgedEvent { id } => (keys::purged_event(), seal(&NumberRow(id.0))),
        ExportLine::EventCard { id, message } => (keys::event_card(id), seal(&message)),
        ExportLine::Puzzles { key, row } => {
            let rows = unhex(&key).zip(unhex(&row));
            let Some((key, row)) = rows.filter(|(key, row)| is_of_puzzles(key, row)) else {
                return Some(Batch::default());
            };
            (key, row)
        }
        ExportLine::Castellan { .. } | ExportLine::Event { .. } => return None,
        ExportLine::Match { .. } | ExportLine::End { .. } => return None,
    };
    Some(put_new(key, value))
}

pub(crate) fn rematch(id: MatchId, next: MatchId) -> Batch {
    put_new(keys::rematch(id), seal(&NumberRow(next.0)))
}

/// The players of a match without its twin.
pub(crate) fn without_twin(id: MatchId, people: People) -> Batch {
    let mut batch = Batch::default();
    batch.put(keys::people(id), seal(&People { twin: PairState::None, ..people }));
    batch
}

fn put_new(key: Vec<u8>, value: Vec<u8>) -> Batch {
    let mut batch = Batch::default();
    batch.replace(key, None, value);
    batch
}

fn job_batch(job: &PlacedJob) -> Batch {
    let mut batch = Batch::default();
    batch.expect(job.key(), None);
    job.insert(&mut batch);
    batch
}
