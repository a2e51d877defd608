//! Tests of export, import and check.

use std::io::{self, BufReader, Cursor, Read};
use std::sync::Arc;

use matches::{
    Challenge, CopyError, ImportError, ImportReport, JobError, JobKind, JobOutcome, Limit,
    PlayerId, Post, PreferenceOwner, Refused,
};
use rules::Draft;
use sha2::{Digest, Sha256};
use store::{Batch, MemoryStore, SledStore, Store};

use crate::games::CATALOG;
use crate::harness::{Harness, nim, on_every_store};
use crate::upkeep::copy::Failing;
use crate::upkeep::damage::{put, rows};

/// Fills a store with matches at all stages, and with settings.
pub(crate) fn furnish(harness: &Harness) {
    let played = harness.nim();
    harness.play_all(played, &[(1, "3"), (2, "3"), (1, "1")]);
    let running = harness.stakes(3);
    harness.play_all(running, &[(1, "stake 4"), (3, "stake 4"), (2, "stake 4"), (1, "roll")]);
    harness.play_all(running, &[(1, "add 1"), (1, "add 1")]);
    harness.matches.undo(running.into(), harness.by(1)).unwrap();
    harness.matches.resign(running, harness.by(3)).unwrap();
    harness.keep(running, PlayerId(1), &Draft::of(&["a"])).unwrap();
    let rematch = matches::Challenge { rematch_of: Some(played), ..nim(2, &[1]) };
    harness.challenge(&rematch).unwrap();
    let lobby = harness.challenge(&nim(2, &[])).unwrap().id;
    harness.matches.offer(harness.nim(), matches::OfferKind::Draw, harness.by(2)).unwrap();
    harness.matches.set_preference(PreferenceOwner::Player(PlayerId(1)), "side", "left").unwrap();
    harness.matches.set_preference(PreferenceOwner::Server(9), "side", "top").unwrap();
    let job = harness.claim(lobby).unwrap().jobs.remove(0);
    harness
        .matches
        .settle(&job, JobOutcome::Done { message: Some(u64::MAX) }, harness.now())
        .unwrap();
    for job in &harness.claim(running).unwrap().jobs {
        let is_thread = job.kind == JobKind::Post(Post::Thread);
        let message = is_thread.then_some(u64::MAX);
        harness.matches.settle(job, JobOutcome::Done { message }, harness.now()).unwrap();
    }
    let job = harness.claim(played).unwrap().jobs.remove(0);
    harness
        .matches
        .settle(&job, JobOutcome::GivenUp { error: JobError::Timeout }, harness.now())
        .unwrap();
}

pub(crate) fn import(text: &str) -> Result<Harness, ImportError> {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    matches::import(store.as_ref(), CATALOG, &mut Cursor::new(text))?;
    Ok(Harness::over(store))
}

#[test]
fn an_imported_export_is_exported_identically() {
    on_every_store(|harness| {
        furnish(harness);
        let exported = harness.exported();
        let mut imported = import(&exported).unwrap();
        imported.check();
        assert_eq!(imported.exported(), exported);
        let folder = tempfile::tempdir().unwrap();
        let sled = SledStore::open(folder.path()).unwrap();
        matches::import(&sled, CATALOG, &mut Cursor::new(&exported)).unwrap();
        imported.store = Arc::new(sled);
        imported.restart();
        imported.check();
        assert_eq!(imported.exported(), exported);
        for id in 1..=4 {
            assert_eq!(imported.head(matches::MatchId(id)), harness.head(matches::MatchId(id)));
        }
        let here = harness.matches.match_in_thread(u64::MAX).unwrap();
        assert!(here.is_some());
        assert_eq!(imported.matches.match_in_thread(u64::MAX), Ok(here));
        let checked = matches::check(imported.store.as_ref(), CATALOG).unwrap();
        assert_eq!((checked.old, checked.stale_ratings), (0, 0));
        let next = harness.challenge(&nim(1, &[])).unwrap().id;
        harness.matches.withdraw(next, harness.by(1)).unwrap();
        assert!(imported.challenge(&nim(1, &[])).unwrap().id <= next);
    });
}

fn restore(store: &dyn Store, text: &str) -> Result<ImportReport, ImportError> {
    matches::restore(store, CATALOG, &mut Cursor::new(text), None, &mut |_| ())
}

fn restore_new(text: &str) -> Harness {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    restore(store.as_ref(), text).unwrap();
    Harness::over(store)
}

#[test]
fn a_restored_store_does_not_give_out_the_numbers_of_lost_matches() {
    on_every_store(|harness| {
        let kept = harness.nim();
        let exported = harness.exported();
        let lost = harness.nim();
        let restored = restore_new(&exported);
        let next = restored.nim();
        assert!(next > lost, "{next} is not above {lost}");
        restored.check();
        // A second loss in a row.
        let again = restore_new(&restored.exported());
        assert!(again.nim().0 > next.0 + 1);
        assert_eq!(again.head(kept), restored.head(kept));
    });
}

#[test]
fn a_restoration_that_was_killed_skips_the_numbers_of_lost_matches_after_all() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    harness.nim();
    let exported = harness.exported();
    let lost = harness.nim();
    for left in 0.. {
        let store = Failing::after(left);
        let first = restore(&store, &exported);
        store.mend();
        if first.is_err() {
            restore(&store, &exported).unwrap();
        }
        let next = Harness::over(Arc::new(store)).nim();
        assert!(next > lost, "{left}: {next} is not above {lost}");
        if first.is_ok() {
            return;
        }
    }
}

#[test]
fn names_and_the_turns_of_the_newest_board_are_exported() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let named = Challenge { display_name: Some("Ada".into()), ..nim(1, &[2]) };
    let id = harness.challenge(&named).unwrap().id;
    harness.matches.join_with_name(id, harness.by(2), Some("Ben")).unwrap();
    while let Some(claim) = harness.claim(id) {
        for job in &claim.jobs {
            let posted = JobOutcome::Done { message: Some(7) };
            harness.matches.settle(job, posted, harness.now()).unwrap();
        }
    }
    let turns = harness.matches.posted_turns(id).unwrap();
    assert!(turns.is_some());
    let exported = harness.exported();
    let imported = import(&exported).unwrap();
    imported.check();
    assert_eq!(imported.exported(), exported);
    assert_eq!(imported.matches.posted_turns(id), Ok(turns));
    let names = imported.matches.display_names(&imported.matches.view(id).unwrap());
    assert_eq!(names, Ok(vec![Some("Ada".into()), Some("Ben".into())]));
    let mut older = Vec::new();
    matches::export_as(harness.store.as_ref(), CATALOG, 7, &mut older).unwrap();
    let older = String::from_utf8(older).unwrap();
    assert!(!older.contains("Ada") && !older.contains("board_turn"), "{older}");
    import(&older).unwrap().check();
}

#[test]
fn a_damaged_export_is_refused_without_a_write() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    furnish(&harness);
    let sound = harness.exported();
    let check = |text: &str, expected: &str| {
        let store = MemoryStore::new();
        let refused = matches::import(&store, CATALOG, &mut Cursor::new(text)).unwrap_err();
        assert!(refused.to_string().contains(expected), "{refused}");
        assert_eq!(hall_is_empty(&store), Ok(true));
    };
    check("", "not an export");
    check("hello\n", "not an export");
    let first = sound.lines().next().unwrap();
    let format = |number: u32| {
        sound.replacen(first, &format!("{{\"castellan\":{{\"format\":{number}}}}}"), 1)
    };
    check(&format(99), "newer Castellan");
    for older in 0..6 {
        check(&format(older), "import it with commit 8eedf91");
    }
    check(&sound[..sound.len() / 2], "line");
    let half = sound.lines().take(3).map(|line| format!("{line}\n")).collect::<String>();
    check(&half, "incomplete");
    check(&sound.replacen("\"left\"", "\"lift\"", 1), "changed");
    check(&sound.replacen("{\"kept\"", "{\"keeps\"", 1), "can't be understood");
}

#[test]
fn a_killed_import_restarts_and_its_half_filled_store_is_refused() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    furnish(&harness);
    // These matches have more rows than one commit of an import takes.
    for number in 0..40 {
        harness.between(100 + number, 200 + number);
    }
    let exported = harness.exported();
    let import = |store: &dyn Store| matches::import(store, CATALOG, &mut Cursor::new(&exported));
    for left in 0.. {
        let store = Failing::after(left);
        let first = import(&store);
        store.mend();
        if first.is_ok() {
            assert!(left > 2, "there are several commits");
            return;
        }
        let copied = matches::copy(&store, &MemoryStore::new(), &mut |_| ());
        assert!(left == 0 || matches!(copied, Err(CopyError::HalfCopied)), "{left}: {copied:?}");
        import(&store).unwrap();
        let imported = Harness::over(Arc::new(store));
        imported.check();
        assert_eq!(imported.exported(), exported);
    }
}

#[test]
fn an_export_with_a_duplicate_line_is_refused() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    harness.nim();
    let exported = harness.exported();
    let twice = exported.lines().nth(1).unwrap();
    let mut lines: Vec<_> = exported.lines().filter(|line| !line.contains("{\"end\"")).collect();
    lines.push(twice);
    let lines = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let store = MemoryStore::new();
    let refused = matches::import(&store, CATALOG, &mut Cursor::new(ended(&lines))).unwrap_err();
    assert!(matches!(refused, ImportError::Twice), "{refused:?}");
    assert_eq!(hall_is_empty(&store), Ok(true));
    let read_back = matches::verify(CATALOG, &mut Cursor::new(ended(&lines)));
    assert!(matches!(read_back, Err(ImportError::Twice)), "{read_back:?}");
}

#[test]
fn out_of_range_numbers_in_an_export_are_refused_with_their_line() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let timed = Challenge { limit: Some(Limit::DEFAULT), ..nim(1, &[2]) };
    let timed = harness.challenge(&timed).unwrap().id;
    harness.matches.join(timed, harness.by(2)).unwrap();
    let exported = harness.exported();
    for (name, quote) in
        [("id", "\""), ("created", "\""), ("deadline", "\""), ("at", "\""), ("limit", "")]
    {
        let before = format!("\"{name}\":{quote}");
        let from = exported.find(&before).unwrap() + before.len();
        let length = exported[from..].find(|next: char| !next.is_ascii_digit()).unwrap();
        for wrong in [u64::MAX, u64::MAX - 1, 1 << 62] {
            let mut text = exported.clone();
            text.replace_range(from..from + length, &wrong.to_string());
            let lines = text.lines().filter(|line| !line.contains("{\"end\""));
            let text = ended(&lines.map(|line| format!("{line}\n")).collect::<String>());
            let store = MemoryStore::new();
            let refused = matches::import(&store, CATALOG, &mut Cursor::new(&text)).unwrap_err();
            assert!(matches!(refused, ImportError::OutOfRange(2)), "{name}: {refused:?}");
            assert_eq!(hall_is_empty(&store), Ok(true));
        }
    }
}

#[test]
fn the_highest_match_number_is_exported_once_and_ends_numbering() {
    let mut harness = Harness::over(Arc::new(MemoryStore::new()));
    harness.nim();
    for table in *b"HPES" {
        for (mut key, value) in rows(&harness, table) {
            key[1..9].fill(u8::MAX);
            put(&harness, key, Some(value));
        }
    }
    harness.restart();
    let exported = harness.exported();
    assert_eq!(exported.lines().filter(|line| line.starts_with("{\"match\"")).count(), 2);
    assert!(matches!(harness.challenge(&nim(1, &[])), Err(Refused::Unavailable(_))));
}

/// An export's text. Reading it also changes the store, as another process might.
struct Disturbing<'a> {
    text: Cursor<String>,
    store: &'a dyn Store,
}

impl Read for Disturbing<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.text.position() == 0 {
            let writes =
                vec![(b"c".to_vec(), Some(b">".to_vec())), (b"Fa".to_vec(), Some(vec![1]))];
            self.store.commit(Batch { writes, ..Batch::default() }).unwrap();
        }
        self.text.read(bytes)
    }
}

#[test]
fn an_import_stops_when_another_process_fills_the_store() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    harness.nim();
    let store = MemoryStore::new();
    let text = Cursor::new(harness.exported());
    let mut input = BufReader::new(Disturbing { text, store: &store });
    let refused = matches::import(&store, CATALOG, &mut input).unwrap_err();
    assert!(matches!(refused, ImportError::Disturbed), "{refused:?}");
    assert!(store.read(&[b"Fa".to_vec()]).unwrap()[0].is_some(), "it is not ours to clear");
}

#[test]
fn posts_of_a_missing_match_are_skipped_by_an_import() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    furnish(&harness);
    let exported = harness.exported();
    let is_kept = |line: &&str| !line.contains("{\"match\"") && !line.contains("{\"end\"");
    let lines = exported.lines().filter(is_kept).map(|line| format!("{line}\n"));
    let lines: String = lines.collect();
    assert!(lines.contains("\"kind\":\"thread\""), "a thread was opened: {lines}");
    import(&ended(&lines)).unwrap().check();
}

#[test]
fn links_to_a_missing_match_are_dropped_by_an_import() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let first = harness.nim();
    harness.matches.resign(first, harness.by(1)).unwrap();
    let pair = harness.challenge(&Challenge { pair: true, ..nim(1, &[2]) }).unwrap().id;
    harness.matches.join(pair, harness.by(2)).unwrap();
    let again = Challenge { rematch_of: Some(first), ..nim(2, &[1]) };
    let next = harness.challenge(&again).unwrap().id;
    let twin = harness.head(pair).twin.unwrap();
    let gone = [next, twin].map(|id| format!("{{\"match\":{{\"id\":\"{}\"", id.0));
    let exported = harness.exported();
    let is_kept =
        |line: &&str| !line.contains("{\"end\"") && !gone.iter().any(|gone| line.starts_with(gone));
    let lines = exported.lines().filter(is_kept).map(|line| format!("{line}\n"));
    let imported = import(&ended(&lines.collect::<String>())).unwrap();
    imported.check();
    assert_eq!(imported.head(pair).twin, None);
    assert_eq!(imported.matches.rematch(first), Ok(None));
    let stranger = imported.between(8, 9);
    assert!(stranger.0 <= next.0);
    assert_ne!(imported.challenge(&again).unwrap().id, stranger);
}

/// Adds the last line of an export to its other lines.
pub(crate) fn ended(lines: &str) -> String {
    let sum: String = Sha256::digest(lines).iter().map(|byte| format!("{byte:02x}")).collect();
    let count = lines.lines().count();
    format!("{lines}{{\"end\":{{\"lines\":{count},\"sha256\":\"{sum}\"}}}}\n")
}

fn hall_is_empty(store: &dyn Store) -> Result<bool, store::StoreError> {
    let all = store::Range { from: Vec::new(), to: vec![255], most: 1, backward: false };
    Ok(store.scan(&all)?.is_empty())
}

#[test]
fn an_import_into_a_filled_store_is_refused() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    harness.nim();
    let exported = harness.exported();
    let refused = matches::import(harness.store.as_ref(), CATALOG, &mut Cursor::new(exported));
    assert!(matches!(refused, Err(ImportError::NotEmpty)));
}

#[test]
fn an_imported_match_of_an_unknown_game_is_reported() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    harness.nim();
    let store = MemoryStore::new();
    let imported = matches::import(&store, &[], &mut Cursor::new(harness.exported())).unwrap();
    assert_eq!(imported.matches, 0);
    assert_eq!(imported.faults, ["match #1: there is no game `nim` of version 1 here"]);
    assert_eq!(matches::check(&store, CATALOG).unwrap().faults, [""; 0]);
}

/// Replaces the jobs of an export by an old post job, in the form that commit 8eedf91 exports.
fn with_errand(exported: &str) -> String {
    let errand =
        r#"{"errand":{"id":"1","kind":"lobby","row":{"revision":"1","due":"1000","attempts":4}}}"#;
    let is_kept = |line: &&str| !line.contains("{\"job\"") && !line.contains("{\"end\"");
    let lines = exported.lines().filter(is_kept).chain([errand]);
    ended(&lines.map(|line| format!("{line}\n")).collect::<String>())
}

#[test]
fn a_post_outside_the_queue_is_imported_as_a_job() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let id = harness.challenge(&nim(1, &[2])).unwrap().id;
    let imported = import(&with_errand(&harness.exported())).unwrap();
    imported.check();
    let claim = imported.claim(id).unwrap();
    assert_eq!((claim.jobs.len(), claim.jobs[0].attempts), (1, 4));
    imported.later(3 * 24 * 60 * 60 * 1000);
    assert_eq!(imported.pass_time(), [id]);
}
