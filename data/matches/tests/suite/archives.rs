//! Export, import, check.

use std::io::{self, BufReader, Cursor, Read};
use std::sync::Arc;

use matches::{
    Challenge, CopyError, ImportError, JobError, JobKind, JobOutcome, PlayerId, Post, Whose,
};
use rules::Draft;
use sha2::{Digest, Sha256};
use store::{Batch, MemoryStore, SledStore, Store};

use crate::copying::Failing;
use crate::games::CATALOG;
use crate::hall::{Hall, nim, on_every_store};

/// A bit of everything that a store holds.
fn furnish(hall: &Hall) {
    let played = hall.nim();
    hall.play_all(played, &[(1, "3"), (2, "3"), (1, "1")]);
    let running = hall.stakes(3);
    hall.play_all(running, &[(1, "stake 4"), (3, "stake 4"), (2, "stake 4"), (1, "roll")]);
    hall.play_all(running, &[(1, "add 1"), (1, "add 1")]);
    hall.matches.undo(running, None, hall.by(1)).unwrap();
    hall.matches.resign(running, hall.by(3)).unwrap();
    hall.keep(running, PlayerId(1), &Draft::of(&["a"])).unwrap();
    let rematch = matches::Challenge { rematch_of: Some(played), ..nim(2, &[1]) };
    hall.challenge(&rematch).unwrap();
    let lobby = hall.challenge(&nim(2, &[])).unwrap().id;
    hall.matches.offer(hall.nim(), matches::OfferKind::Draw, hall.by(2)).unwrap();
    hall.matches.prefer(Whose::Player(PlayerId(1)), "side", "left").unwrap();
    hall.matches.prefer(Whose::Server(9), "side", "top").unwrap();
    let job = hall.claim(lobby).unwrap().jobs.remove(0);
    hall.matches.settle(&job, JobOutcome::Done { message: Some(u64::MAX) }, hall.now()).unwrap();
    for job in &hall.claim(running).unwrap().jobs {
        let is_thread = job.kind == JobKind::Post(Post::Thread);
        let message = is_thread.then_some(u64::MAX);
        hall.matches.settle(job, JobOutcome::Done { message }, hall.now()).unwrap();
    }
    let job = hall.claim(played).unwrap().jobs.remove(0);
    hall.matches
        .settle(&job, JobOutcome::GivenUp { error: JobError::Timeout }, hall.now())
        .unwrap();
}

fn import(text: &str) -> Result<Hall, ImportError> {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    matches::import(store.as_ref(), CATALOG, &mut Cursor::new(text))?;
    Ok(Hall::over(store))
}

#[test]
fn an_export_imported_and_exported_again_is_the_same() {
    on_every_store(|hall| {
        furnish(hall);
        let exported = hall.exported();
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
            assert_eq!(imported.head(matches::MatchId(id)), hall.head(matches::MatchId(id)));
        }
        let here = hall.matches.match_in(u64::MAX).unwrap();
        assert!(here.is_some());
        assert_eq!(imported.matches.match_in(u64::MAX), Ok(here));
        assert_eq!(matches::check(imported.store.as_ref(), CATALOG).unwrap().old, 0);
        let next = hall.challenge(&nim(1, &[])).unwrap().id;
        hall.matches.withdraw(next, hall.by(1)).unwrap();
        assert!(imported.challenge(&nim(1, &[])).unwrap().id <= next);
    });
}

#[test]
fn an_export_that_is_not_sound_is_refused_and_nothing_is_written() {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    furnish(&hall);
    let sound = hall.exported();
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
    check(&format(0), "format 0");
    check(&sound[..sound.len() / 2], "line");
    let half = sound.lines().take(3).map(|line| format!("{line}\n")).collect::<String>();
    check(&half, "incomplete");
    check(&sound.replacen("\"left\"", "\"lift\"", 1), "changed");
    check(&sound.replacen("{\"kept\"", "{\"keeps\"", 1), "can't be understood");
}

#[test]
fn an_import_that_was_killed_begins_anew_and_half_of_one_is_no_store() {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    furnish(&hall);
    // Enough for several commits.
    for number in 0..40 {
        hall.between(100 + number, 200 + number);
    }
    let exported = hall.exported();
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
        let imported = Hall::over(Arc::new(store));
        imported.check();
        assert_eq!(imported.exported(), exported);
    }
}

#[test]
fn what_stands_twice_in_an_export_is_no_sound_one() {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    hall.nim();
    let exported = hall.exported();
    let twice = exported.lines().nth(1).unwrap();
    let mut lines: Vec<_> = exported.lines().filter(|line| !line.contains("{\"end\"")).collect();
    lines.push(twice);
    let lines = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let store = MemoryStore::new();
    let refused = matches::import(&store, CATALOG, &mut Cursor::new(ended(&lines))).unwrap_err();
    assert!(matches!(refused, ImportError::Twice), "{refused:?}");
    assert_eq!(hall_is_empty(&store), Ok(true));
}

/// An export in whose course somebody changes the store that it is read into.
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
fn a_store_that_somebody_else_fills_meanwhile_is_left_to_them() {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    hall.nim();
    let store = MemoryStore::new();
    let text = Cursor::new(hall.exported());
    let mut input = BufReader::new(Disturbing { text, store: &store });
    let refused = matches::import(&store, CATALOG, &mut input).unwrap_err();
    assert!(matches!(refused, ImportError::Disturbed), "{refused:?}");
    assert!(store.read(&[b"Fa".to_vec()]).unwrap()[0].is_some(), "it is not ours to clear");
}

#[test]
fn what_was_posted_of_a_match_that_is_not_there_is_left_out() {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    furnish(&hall);
    let exported = hall.exported();
    let is_kept = |line: &&str| !line.contains("{\"match\"") && !line.contains("{\"end\"");
    let lines = exported.lines().filter(is_kept).map(|line| format!("{line}\n"));
    let lines: String = lines.collect();
    assert!(lines.contains("\"kind\":\"thread\""), "a thread was opened: {lines}");
    import(&ended(&lines)).unwrap().check();
}

#[test]
fn what_leads_to_a_match_that_is_not_there_leads_nowhere_after_an_import() {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    let first = hall.nim();
    hall.matches.resign(first, hall.by(1)).unwrap();
    let pair = hall.challenge(&Challenge { pair: true, ..nim(1, &[2]) }).unwrap().id;
    hall.matches.join(pair, hall.by(2)).unwrap();
    let again = Challenge { rematch_of: Some(first), ..nim(2, &[1]) };
    let next = hall.challenge(&again).unwrap().id;
    let twin = hall.head(pair).twin.unwrap();
    let gone = [next, twin].map(|id| format!("{{\"match\":{{\"id\":\"{}\"", id.0));
    let exported = hall.exported();
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

/// The lines of an export with a last one that is right.
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
fn nothing_is_imported_into_a_store_that_holds_something() {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    hall.nim();
    let exported = hall.exported();
    let refused = matches::import(hall.store.as_ref(), CATALOG, &mut Cursor::new(exported));
    assert!(matches!(refused, Err(ImportError::NotEmpty)));
}

#[test]
fn a_match_of_which_nobody_here_can_tell_where_it_stands_is_named_when_it_is_imported() {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    hall.nim();
    let store = MemoryStore::new();
    let imported = matches::import(&store, &[], &mut Cursor::new(hall.exported())).unwrap();
    assert_eq!(imported.matches, 0);
    assert_eq!(imported.faults, ["match #1: there is no game `nim` of version 1 here"]);
    assert_eq!(matches::check(&store, CATALOG).unwrap().faults, [""; 0]);
}

/// An export of a program before the queue: the first line tells the older form, and what has to be posted stands in
/// lines of its own.
fn of_the_older_form(exported: &str) -> String {
    let errand =
        r#"{"errand":{"id":"1","kind":"lobby","row":{"revision":"1","due":"1000","attempts":4}}}"#;
    let kept =
        exported.lines().filter(|line| !line.contains("{\"job\"") && !line.contains("{\"end\""));
    let mut lines: Vec<_> =
        kept.map(|line| line.replace("\"format\":2", "\"format\":1") + "\n").collect();
    lines.push(errand.to_owned() + "\n");
    ended(&lines.concat())
}

#[test]
fn an_export_of_an_older_program_is_imported_with_what_was_still_to_be_done() {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    let id = hall.challenge(&nim(1, &[2])).unwrap().id;
    let imported = import(&of_the_older_form(&hall.exported())).unwrap();
    imported.check();
    let claim = imported.claim(id).unwrap();
    assert_eq!((claim.jobs.len(), claim.jobs[0].attempts), (1, 4));
    imported.later(3 * 24 * 60 * 60 * 1000);
    assert_eq!(imported.pass_time(), [id]);
}
