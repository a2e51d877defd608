//! Checks a store after its process was killed.

use std::collections::HashMap;
use std::path::Path;

use matches::{ChallengeLimits, Key, MatchId, Matches, PlayerId, Request, Timestamp};

use crate::Ack;
use crate::games::CATALOG;
use crate::wall::{self, Wall};

/// The revision of each match after the previous kill.
#[derive(Default)]
pub(crate) struct Ledger(HashMap<u64, u64>);

impl Ledger {
    /// Checks the store against the acts that were acknowledged since the previous kill.
    pub(crate) fn verify(&mut self, (folder, store): (&Path, &str), acks: &[Ack], round: u64) {
        let store = crate::open(store);
        let checked = matches::check(store.as_ref(), CATALOG).expect("the store can be read");
        assert_eq!(checked.faults, Vec::<String>::new());
        let matches = Matches::new(store, CATALOG, ChallengeLimits::default());
        for ack in acks {
            let known = self.0.entry(ack.id).or_default();
            *known = ack.revision.max(*known);
            is_receipted(&matches, ack);
        }
        self.compare(&matches, checked.matches);
        self.post(&matches, folder, crate::time_after(round));
    }

    /// Posts the jobs that the victim left in the queue, and checks that no post is missing then.
    fn post(&self, matches: &Matches, folder: &Path, now: Timestamp) {
        let mut wall = Wall::open(folder, matches, now);
        wall.take_over();
        wall.work_off();
        let posted = wall::read(folder);
        for (id, revision) in &self.0 {
            wall::is_whole(posted.get(id).map_or(&[], Vec::as_slice), *id, *revision);
        }
    }

    /// Checks that every acknowledged act is stored. Each match may have one more act, whose acknowledgement the kill
    /// prevented.
    fn compare(&mut self, matches: &Matches, count: usize) {
        let mut found_matches = 0;
        // A match number stays unused if the kill came before its match was written.
        for id in 1..=2 * count as u64 {
            let Ok(look) = matches.view(MatchId(id)) else { continue };
            found_matches += 1;
            let found = look.head().revision.0;
            let known = self.0.insert(id, found).unwrap_or_default();
            assert!(found == known || found == known + 1, "match {id}: {known}, found {found}");
        }
        assert_eq!((found_matches, self.0.len()), (count, count), "a match is gone");
    }
}

fn is_receipted(matches: &Matches, ack: &Ack) {
    let by = Request { player: PlayerId(1), key: Key(ack.key), now: Timestamp(2) };
    let again = matches.play(MatchId(ack.id).into(), "1", by).expect("the request is known");
    assert!(again.repeated && again.revision.0 == ack.revision, "{ack:?}");
}
