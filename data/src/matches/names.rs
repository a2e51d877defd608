//! What players are called where their match is played, from when they join until it ends: for its thread's name, and
//! for whatever can't show a mention. No longer; and since people's names are theirs to change, each time they are heard
//! of the name is.

use super::Matches;
use crate::ids::{MatchId, PlayerId};
use crate::journal::current::Current;
use crate::journal::envelope::{open, seal};
use crate::journal::head::Stage;
use crate::journal::record::{Header, TextRow};
use crate::keys::{self, Table};
use crate::matches::index::Filter;
use crate::matches::look::Look;
use crate::refused::Refused;
use crate::stores::Batch;

/// The most characters that are kept of a name.
const NAME_LENGTH: usize = 100;

impl Matches {
    /// What the players of a match are called, in the order of their seats, where it is known.
    ///
    /// # Errors
    /// The store has failed.
    pub fn names(&self, look: &Look) -> Result<Vec<Option<String>>, Refused> {
        self.names_in(look.current().id, &look.current().people.joined)
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
    /// that belong to no server, in those.
    ///
    /// # Errors
    /// The store has failed.
    pub fn hear_name(
        &self,
        player: PlayerId,
        server: Option<u64>,
        called: &str,
    ) -> Result<(), Refused> {
        let running = Table::ByPlayer.under(&[player.0, Filter::Running.shelf()]);
        let rows = self.store.scan(&running)?;
        let ids: Vec<_> =
            rows.iter().filter_map(|(key, _)| keys::number(key, 2)).map(MatchId).collect();
        let keys: Vec<_> = ids.iter().map(|&id| keys::name(player, id)).collect();
        let known = self.store.read(&keys)?;
        let name = fit(called);
        for (id, raw) in ids.into_iter().zip(known) {
            let before = raw.and_then(|raw| open::<TextRow>(&raw).ok());
            if before.is_none_or(|before| before.0 != name) {
                self.rename((player, &name), (id, server))?;
            }
        }
        Ok(())
    }

    /// Notes a name in a match of this server, unless something happens in it meanwhile: then it is noted next time.
    fn rename(
        &self,
        (player, name): (PlayerId, &str),
        (id, server): (MatchId, Option<u64>),
    ) -> Result<(), Refused> {
        let raw = self.store.read(&[keys::header(id)])?.pop().flatten();
        let header = raw.and_then(|raw| open::<Header>(&raw).ok());
        if header.is_none_or(|header| header.place.server != server) {
            return Ok(());
        }
        // A match that can't be read shows no names.
        let Ok(current) = self.load(id) else { return Ok(()) };
        if current.seat(player).is_ok() {
            let mut batch = Batch::default();
            batch.expect(keys::head(id), current.raw_head);
            batch.put(keys::name(player, id), seal(&TextRow(name.into())));
            self.store.commit(batch)?;
        }
        Ok(())
    }
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

/// Notes what somebody who joins is called, and forgets it of those who have left, and of all once it is over.
pub(super) fn note(
    batch: &mut Batch,
    current: &Current,
    before: &[PlayerId],
    called: Option<(PlayerId, String)>,
) {
    let is_over = matches!(current.course.head.stage, Stage::Over(_));
    let stays = |player: &&PlayerId| !is_over && current.people.joined.contains(player);
    for &gone in before.iter().filter(|player| !stays(player)) {
        batch.remove(keys::name(gone, current.id));
    }
    if let Some((player, name)) = called.filter(|_| !is_over) {
        batch.put(keys::name(player, current.id), seal(&TextRow(fit(&name))));
    }
}
