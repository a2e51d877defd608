//! `Wall`: the file in which victims write their posts, one on each line. The file outlives its writers.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions, read_to_string};
use std::io::Write;
use std::path::Path;

use matches::{Claim, JobKind, JobOutcome, Matches, Post, Timestamp};

use crate::STONES;

/// A worker, and the file to which it posts.
pub(crate) struct Wall<'a> {
    file: File,
    matches: &'a Matches,
    now: Timestamp,
}

/// The posts of each match, in their order: revision and kind.
pub(crate) type Posted = BTreeMap<u64, Vec<(u64, u64)>>;

impl<'a> Wall<'a> {
    pub(crate) fn open(folder: &Path, matches: &'a Matches, now: Timestamp) -> Self {
        let file = OpenOptions::new().create(true).append(true).open(folder.join("wall"));
        let mut wall = Self { file: file.expect("the wall can be opened"), matches, now };
        // The previous victim may have left a torn line.
        wall.write("\n-\n");
        wall
    }

    /// Makes the jobs that the previous process had claimed due again.
    pub(crate) fn take_over(&self) {
        self.matches.begin_work(self.now).expect("the queue can be read");
        self.matches.take_over(self.now).expect("the queue can be read");
    }

    /// Posts all due jobs.
    pub(crate) fn work_off(&mut self) {
        loop {
            let claims = self.matches.claim_due(self.now, 4).expect("the queue can be read");
            if claims.is_empty() {
                return;
            }
            claims.iter().for_each(|claim| self.work(claim));
        }
    }

    /// Posts the claimed jobs, and those that join the claim during that.
    pub(crate) fn work(&mut self, claim: &Claim) {
        let mut jobs = claim.jobs.clone();
        while !jobs.is_empty() {
            for job in &jobs {
                let settled = self.carry_out(job);
                let is_ours = self.matches.settle(job, settled, self.now);
                assert_eq!(is_ours, Ok(true), "nobody else is at it");
            }
            jobs = self.matches.claim_more(claim, self.now).expect("the queue can be read");
        }
    }

    fn carry_out(&mut self, job: &matches::Job) -> JobOutcome {
        let (JobKind::Post(post), Some(id)) = (job.kind, job.line.target) else {
            return JobOutcome::Later { at: self.now.plus(1_000_000) };
        };
        self.write(&format!("post {} {} {} .\n", id.0, job.revision.0, post as u64));
        JobOutcome::Done { message: Some(job.revision.0) }
    }

    fn write(&mut self, line: &str) {
        self.file.write_all(line.as_bytes()).expect("the wall can be written on");
    }
}

/// Reads the posts, and checks that none was made twice. Only a post that the kill left unsettled may be repeated,
/// under the same nonce.
pub(crate) fn read(folder: &Path) -> Posted {
    let mut posted = Posted::new();
    let mut of_one = BTreeSet::new();
    for line in read_to_string(folder.join("wall")).unwrap_or_default().lines() {
        if line == "-" {
            of_one.clear();
        }
        let Some(rest) = line.strip_prefix("post ").and_then(|rest| rest.strip_suffix(" .")) else {
            continue;
        };
        assert!(of_one.insert(rest.to_owned()), "posted twice by one process: {rest}");
        let numbers: Vec<u64> = rest.split(' ').filter_map(|number| number.parse().ok()).collect();
        let [id, revision, post] = numbers[..] else { panic!("a torn line: {line}") };
        posted.entry(id).or_default().push((revision, post));
    }
    posted
}

/// Checks that all posts of a match up to this revision were made, in order.
pub(crate) fn is_whole(posted: &[(u64, u64)], id: u64, revision: u64) {
    let of = |wanted: Post| {
        let same = move |(_, post): &&(u64, u64)| *post == wanted as u64;
        posted.iter().filter(same).map(|(revision, _)| *revision).collect::<Vec<_>>()
    };
    let (lobby, thread, boards) = (of(Post::Lobby), of(Post::Thread), of(Post::Board));
    assert!(boards.is_sorted(), "match {id}: boards out of order: {boards:?}");
    if revision < 3 {
        assert_eq!(lobby.last(), Some(&1), "match {id}: its challenge was never posted");
        return;
    }
    // If the match had ended before the kill, the card shows the end.
    let is_over = revision == 3 + STONES as u64;
    let shown = if is_over { revision } else { 3 };
    assert_eq!((lobby.last(), thread.last()), (Some(&shown), Some(&3)), "match {id}");
    assert_eq!(boards.last(), Some(&revision), "match {id}: its newest board was never posted");
    let first = |wanted: Post| posted.iter().position(|(_, post)| *post == wanted as u64);
    let order = [first(Post::Lobby), first(Post::Thread), first(Post::Board)];
    assert!(order.is_sorted(), "match {id}: {order:?}");
}
