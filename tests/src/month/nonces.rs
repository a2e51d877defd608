//! The cause of a message, by its nonce.

use std::collections::{BTreeSet, HashMap, HashSet};

use sha2::{Digest, Sha256};

use crate::month::journal::Journal;

/// The cause of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Cause {
    pub(super) id: u64,
    /// The first entry of the happening that caused it.
    pub(super) happening: u64,
    /// The kind of the post, by its number in the queue.
    pub(super) post: u8,
}

/// The board's number in the queue.
pub(super) const BOARD: u8 = 3;
const POSTS: [u8; 11] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/// The post number of the message that tells a follower elsewhere how a match ended.
const FOLLOWED: u8 = 100;

/// Posts in other places: cards, spectators' posts, dashboards. They ping nobody.
const QUIET: [&str; 3] = ["w-", "p-", "d-"];

/// The causes of all messages whose nonces follow from the journals.
#[derive(Debug, Default)]
pub(super) struct Nonces {
    hashed: HashMap<String, Cause>,
    happenings: HashMap<(u64, u64), u64>,
    /// The start of each match.
    starts: HashMap<u64, u64>,
}

impl Nonces {
    /// Reads the causes from the journals. A hashed nonce is kept only if it was `given`.
    pub(super) fn of(
        journals: &[Journal],
        named: &HashMap<u64, BTreeSet<u64>>,
        channels: &HashSet<u64>,
        given: &HashSet<&str>,
    ) -> Self {
        let mut nonces = Self::default();
        for journal in journals {
            let mut people: BTreeSet<u64> = journal.players.iter().copied().collect();
            people.extend(named.get(&journal.id).into_iter().flatten());
            for entry in &journal.entries {
                let happening = journal.happening(entry.revision);
                nonces.happenings.insert((journal.id, entry.revision), happening);
                if entry.act == "started" {
                    nonces.starts.insert(journal.id, happening);
                }
                let cause = Cause { id: journal.id, happening, post: 0 };
                nonces.add_direct(cause, entry.revision, &people, given);
            }
            let last = journal.entries.last().map_or(0, |entry| journal.happening(entry.revision));
            for &channel in channels {
                let cause = Cause { id: journal.id, happening: last, post: FOLLOWED };
                nonces.add("f", &[journal.id, channel], cause, given);
            }
        }
        nonces
    }

    fn add_direct(
        &mut self,
        cause: Cause,
        revision: u64,
        people: &BTreeSet<u64>,
        given: &HashSet<&str>,
    ) {
        for post in POSTS {
            for &player in people {
                let cause = Cause { post, ..cause };
                for word in ["m", "r", "c"] {
                    let numbers = [cause.id, revision, u64::from(post), player];
                    self.add(word, &numbers, cause, given);
                }
            }
        }
    }

    fn add(&mut self, word: &str, numbers: &[u64], cause: Cause, given: &HashSet<&str>) {
        let name = format!("{word}-{}", digits(numbers));
        if given.contains(name.as_str()) {
            self.hashed.insert(name, cause);
        }
    }

    /// The cause of a message with this nonce. An error if no such message can have been posted.
    pub(super) fn cause(&self, nonce: &str) -> Result<Option<Cause>, ()> {
        if QUIET.iter().any(|quiet| nonce.starts_with(quiet)) {
            return Ok(None);
        }
        if let Some(&cause) = self.hashed.get(nonce) {
            return Ok(Some(cause));
        }
        let mut numbers = nonce.split('-').map(str::parse::<u64>);
        let (Some(Ok(id)), Some(Ok(revision)), Some(Ok(post))) =
            (numbers.next(), numbers.next(), numbers.next())
        else {
            return Err(());
        };
        let post = u8::try_from(post).map_err(drop)?;
        // The nonces of a challenge's first message and of a match's single board don't name an entry.
        let happening = match (revision, post) {
            (0, BOARD) => self.starts.get(&id).copied(),
            (0, _) => Some(1),
            _ => self.happenings.get(&(id, revision)).copied(),
        };
        Ok(Some(Cause { id, happening: happening.ok_or(())?, post }))
    }
}

/// The nonce of these numbers.
fn digits(numbers: &[u64]) -> String {
    let mut sum = Sha256::new();
    numbers.iter().for_each(|number| sum.update(number.to_be_bytes()));
    sum.finalize().iter().take(10).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::month::journal::toy;

    #[test]
    fn a_nonce_names_the_cause_of_a_message_or_is_unknown() {
        let journals = [toy(7, &[(1, 10, "challenged"), (2, 20, "joined"), (3, 20, "started")])];
        let direct = format!("m-{}", digits(&[7, 3, 3, 51]));
        let given = HashSet::from([direct.as_str(), "m-00"]);
        let nonces = Nonces::of(&journals, &HashMap::new(), &HashSet::from([5]), &given);
        let cause = |happening, post| Ok(Some(Cause { id: 7, happening, post }));
        assert_eq!(nonces.cause("7-0-1"), cause(1, 1));
        assert_eq!(nonces.cause("7-0-3"), cause(2, 3), "the one board of a match begins with it");
        assert_eq!(nonces.cause("7-3-3"), cause(2, 3), "what came together is one happening");
        assert_eq!(nonces.cause(&direct), cause(2, 3));
        assert_eq!(nonces.cause("w-1234"), Ok(None));
        for strange in ["m-00", "7-9-3", "8-1-1", "hello"] {
            assert_eq!(nonces.cause(strange), Err(()), "{strange}");
        }
    }
}
