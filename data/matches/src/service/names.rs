//! What players are called where their match is played, from when they join until its end is told: for its thread's
//! name, and for whatever can't show a mention. No longer; and since people's names are theirs to change, each time they are heard
//! of the name is.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::head::Stage;
use crate::journal::index::Filter;
use crate::journal::records::{Header, TextRow};
use crate::journal::snapshot::Loaded;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use crate::service::view::MatchView;
use store::{Batch, Commit};

/// The most characters that are kept of a name.
const NAME_LENGTH: usize = 100;

/// For how many milliseconds somebody who is called as before is not looked after again.
const FRESH: u64 = 10 * 60 * 1000;

/// Of how many it is known at once.
const MOST_HEARD: usize = 4096;

impl Matches {
    /// What the players of a match are called, in the order of their seats, where it is known.
    ///
    /// # Errors
    /// The store has failed.
    pub fn names(&self, view: &MatchView) -> Result<Vec<Option<String>>, Refused> {
        self.names_in(view.loaded().id, &view.loaded().people.joined)
    }

    /// What these players of a match are called, where it is known.
    ///
    /// # Errors
    /// The store has failed.
    pub fn names_in(
        &self,
        id: MatchId,
        players: &[PlayerId],
    ) -> Result<Vec<Option<String>>, Refused> {
        let keys: Vec<_> = players.iter().map(|&player| keys::name(player, id)).collect();
        let rows = self.store.read(&keys)?.into_iter();
        let name = |raw: Option<Vec<u8>>| Some(open::<TextRow>(&raw?).ok()?.0);
        Ok(rows.map(|raw| name(raw).filter(|name| !name.is_empty())).collect())
    }

    /// Notes what somebody is called now, in the running matches of the server where they are called so; of matches
    /// that belong to no server, in those. Whoever was called so a moment ago costs nothing.
    ///
    /// # Errors
    /// The store has failed.
    pub fn hear_name(
        &self,
        player: PlayerId,
        server: Option<u64>,
        called: &str,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let name = fit(called);
        if !self.heard.is_new((player, server), &name, now) {
            return Ok(());
        }
        let running = Table::ByPlayer.under(&[player.0, Filter::Running.shelf()]);
        let rows = self.store.scan(&running)?;
        let ids: Vec<_> =
            rows.iter().filter_map(|(key, _)| keys::number(key, 2)).map(MatchId).collect();
        let keys: Vec<_> = ids.iter().map(|&id| keys::name(player, id)).collect();
        let known = self.store.read(&keys)?;
        let mut is_noted = true;
        for (id, raw) in ids.into_iter().zip(known) {
            let before = raw.and_then(|raw| open::<TextRow>(&raw).ok());
            if before.is_none_or(|before| before.0 != name) {
                is_noted &= self.rename((player, &name), (id, server))?;
            }
        }
        if is_noted {
            self.heard.note((player, server), &name, now);
        }
        Ok(())
    }

    /// Forgets what the players of a match were called, if that is over.
    pub(crate) fn forget_names(&self, batch: &mut Batch, id: MatchId) {
        // A match that can't be read shows no names.
        let Ok(loaded) = self.load(id) else { return };
        if matches!(loaded.state.head.stage, Stage::Over(_)) {
            let joined = loaded.people.joined.iter();
            joined.for_each(|&player| batch.remove(keys::name(player, id)));
        }
    }

    /// Notes a name in a match of this server, unless something happens in it meanwhile: then it is noted next time, and
    /// this says so.
    fn rename(
        &self,
        (player, name): (PlayerId, &str),
        (id, server): (MatchId, Option<u64>),
    ) -> Result<bool, Refused> {
        let raw = self.store.read(&[keys::header(id)])?.pop().flatten();
        let header = raw.and_then(|raw| open::<Header>(&raw).ok());
        if header.is_none_or(|header| header.place.server != server) {
            return Ok(true);
        }
        // A match that can't be read shows no names.
        let Ok(loaded) = self.load(id) else { return Ok(true) };
        if loaded.seat(player).is_err() {
            return Ok(true);
        }
        let mut batch = Batch::default();
        batch.expect(keys::head(id), loaded.raw_head);
        batch.put(keys::name(player, id), seal(&TextRow(name.into())));
        Ok(self.store.commit(batch)? == Commit::Applied)
    }
}

/// Who was called what a moment ago, and where. A process that forgets it, or another that never knew, looks again.
#[derive(Debug, Default)]
pub(super) struct Heard(Mutex<BTreeMap<Who, Known>>);

/// Somebody on a server, or where there is none.
type Who = (PlayerId, Option<u64>);

/// What they were called, and when. No more is kept of a name than tells it from another.
#[derive(Debug)]
struct Known {
    name: u64,
    at: Timestamp,
}

impl Heard {
    /// Whether that has to be looked after.
    fn is_new(&self, who: Who, name: &str, now: Timestamp) -> bool {
        let heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_fresh = |at: Timestamp| now.0.abs_diff(at.0) < FRESH;
        !heard.get(&who).is_some_and(|known| known.name == hashed(name) && is_fresh(known.at))
    }

    fn note(&self, who: Who, name: &str, now: Timestamp) {
        let mut heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if heard.len() >= MOST_HEARD {
            heard.clear();
        }
        heard.insert(who, Known { name: hashed(name), at: now });
    }
}

fn hashed(name: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    hasher.finish()
}

/// A name as it is kept: in one line, and without signs that are not seen but turn or hide what stands beside them.
pub(super) fn fit(called: &str) -> String {
    let is_unseen = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}' | '\u{200e}' | '\u{200f}')
            || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    called.chars().filter(|&letter| !is_unseen(letter)).take(NAME_LENGTH).collect()
}

/// Notes what somebody who joins is called, and forgets it of those who have left, and of all where it is never played.
/// The last posts of a match that was played still name them.
pub(super) fn note(
    batch: &mut Batch,
    loaded: &Loaded,
    before: &[PlayerId],
    called: Option<(PlayerId, String)>,
) {
    let is_over =
        matches!(&loaded.state.head.stage, Stage::Over(ending) if ending.is_before_start());
    let stays = |player: &&PlayerId| !is_over && loaded.people.joined.contains(player);
    for &gone in before.iter().filter(|player| !stays(player)) {
        batch.remove(keys::name(gone, loaded.id));
    }
    if let Some((player, name)) = called.filter(|_| !is_over) {
        batch.put(keys::name(player, loaded.id), seal(&TextRow(fit(&name))));
    }
}
