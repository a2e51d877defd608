//! Display names of players, stored for each match.
//!
//! Thread names, pictures, alternative texts and the web pages need them, since a mention does not work there. Names
//! change, so each interaction updates them while the match runs.

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::head::{Head, Stage};
use crate::journal::index::Filter;
use crate::journal::records::{Header, TextRow};
use crate::journal::snapshot::Loaded;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use crate::service::recent_names::NamedOn;
use crate::service::view::MatchView;
use store::{Batch, Commit};

/// The maximum number of characters of a stored name.
const NAME_LENGTH: usize = 100;

#[derive(Clone)]
pub(crate) struct PlayerName {
    pub(crate) player: PlayerId,
    pub(crate) name: String,
}

impl PlayerName {
    pub(crate) fn write(&self, batch: &mut Batch, id: MatchId) {
        batch.put(keys::name(self.player, id), seal(&TextRow(cleaned(&self.name))));
    }
}

fn name_keys(id: MatchId, players: &[PlayerId]) -> Vec<Vec<u8>> {
    players.iter().map(|&player| keys::name(player, id)).collect()
}

/// The names in these rows. `None` if a name is missing or was erased.
fn names(rows: Vec<Option<Vec<u8>>>) -> Vec<Option<String>> {
    let name = |raw: Option<Vec<u8>>| Some(open::<TextRow>(&raw?).ok()?.0);
    rows.into_iter().map(|raw| name(raw).filter(|name| !name.is_empty())).collect()
}

impl Matches {
    /// The display names of a match's players by seat. `None` for an unknown one.
    pub fn display_names(&self, view: &MatchView) -> Result<Vec<Option<String>>, Refused> {
        let loaded = view.loaded();
        let keys = name_keys(loaded.id, &loaded.people.joined);
        let rows = loaded.ahead.values(&keys).map_or_else(|| self.store.read(&keys), Ok)?;
        Ok(names(rows))
    }

    /// The display names of these players in a match. `None` for an unknown one.
    pub fn display_names_of(
        &self,
        id: MatchId,
        players: &[PlayerId],
    ) -> Result<Vec<Option<String>>, Refused> {
        Ok(names(self.store.read(&name_keys(id, players))?))
    }

    /// The display names of each match's players, all read together. `None` for an unknown one.
    pub fn display_names_in(&self, heads: &[Head]) -> Result<Vec<Vec<Option<String>>>, Refused> {
        let keys: Vec<_> =
            heads.iter().flat_map(|head| name_keys(head.id, &head.players)).collect();
        let mut known = names(self.store.read(&keys)?).into_iter();
        let of_head = |head: &Head| known.by_ref().take(head.players.len()).collect::<Vec<_>>();
        Ok(heads.iter().map(of_head).collect())
    }

    /// Updates a player's display name in their running matches on this server or, with `None`, in private
    /// conversations. An unchanged name costs nothing.
    pub fn note_display_name(
        &self,
        player: PlayerId,
        server: Option<u64>,
        display_name: &str,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let (name, named_on) =
            (PlayerName { player, name: cleaned(display_name) }, NamedOn { player, server });
        if !self.recent_names.is_new(named_on, &name.name, now) {
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
            if before.is_none_or(|before| before.0 != name.name) {
                is_noted &= self.note_name_in(id, &name, server)?;
            }
        }
        if is_noted {
            self.recent_names.remember(named_on, &name.name, now);
        }
        Ok(())
    }

    /// Updates a player's name in a running match on this server. Returns `false` if another commit came first. The
    /// next interaction then tries again.
    fn note_name_in(
        &self,
        id: MatchId,
        name: &PlayerName,
        server: Option<u64>,
    ) -> Result<bool, Refused> {
        let header = self.row::<Header>(keys::header(id))?;
        if header.is_none_or(|header| header.place.server != server) {
            return Ok(true);
        }
        // A match that can't be read shows no names.
        let Ok(loaded) = self.load(id) else { return Ok(true) };
        if loaded.seat(name.player).is_err() {
            return Ok(true);
        }
        let mut batch = Batch::default();
        batch.expect(keys::head(id), loaded.raw_head);
        name.write(&mut batch, id);
        Ok(self.store.commit(batch)? == Commit::Applied)
    }
}

/// A name on one line, without invisible characters that affect the text around it.
pub(super) fn cleaned(name: &str) -> String {
    let is_unseen = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}' | '\u{200e}' | '\u{200f}')
            || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    name.chars().filter(|&letter| !is_unseen(letter)).take(NAME_LENGTH).collect()
}

/// Whether a name has a letter that takes ink. Letters that only join or select others don't.
pub(super) fn is_visible(name: &str) -> bool {
    let is_blank = |letter: char| {
        letter.is_whitespace()
            || letter.is_control()
            || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}')
            || matches!(letter, '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}')
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}')
            || matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}')
            || matches!(letter, '\u{e0000}'..='\u{e0fff}')
    };
    !name.chars().all(is_blank)
}

/// Stores the name of a player who joins, and deletes the names of players who left. A challenge that ends without a
/// match keeps no names; a match keeps them for its replay, also those of former players.
pub(crate) fn note_names(
    batch: &mut Batch,
    loaded: &Loaded,
    joined_before: &[PlayerId],
    joining: Option<PlayerName>,
) {
    let is_over =
        matches!(&loaded.state.head.stage, Stage::Over(ending) if ending.is_before_start());
    let people = &loaded.people;
    let has_seat = |player: PlayerId| people.joined.contains(&player) || people.has_left(player);
    let stays = |player: &&PlayerId| !is_over && has_seat(**player);
    for &gone in joined_before.iter().filter(|player| !stays(player)) {
        batch.remove(keys::name(gone, loaded.id));
    }
    if let Some(name) = joining.filter(|_| !is_over) {
        name.write(batch, loaded.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_invisible_letters_is_none() {
        let letters = "\u{ad}\u{34f}\u{200b}\u{200c}\u{2060}\u{2800}\u{3164}\u{fe0f}\u{e0041} \t";
        for letter in letters.chars() {
            assert!(!is_visible(&format!("{letter}\u{2060}{letter}")), "{letter:?}");
        }
        assert!(!is_visible(""));
    }

    #[test]
    fn letters_that_join_others_stay_in_a_name() {
        for name in ["👩\u{200d}🌾", "می\u{200c}خواهم"] {
            assert!(is_visible(name));
            assert_eq!(cleaned(name), name);
        }
    }
}
