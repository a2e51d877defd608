//! What a player or a server likes: small settings by name. What they mean is not known here.

use std::collections::BTreeMap;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::PlayerId;
use crate::journal::records::TextRow;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use store::{Batch, Range};

/// The most bytes of a preference with its name.
const BYTES: usize = 1_000;

/// The most preferences that one player or server has.
const MOST: usize = 32;

/// Whose preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// A player's, wherever they are; private.
    Player(PlayerId),
    /// A server's, for what everybody sees there.
    Server(u64),
}

impl Whose {
    fn key(self, name: &str) -> Vec<u8> {
        match self {
            Self::Player(player) => keys::preference(player, name),
            Self::Server(server) => keys::server_preference(server, name),
        }
    }

    fn all(self) -> Range {
        match self {
            Self::Player(player) => Table::Preference.under(&[player.0]),
            Self::Server(server) => Table::ServerPreference.under(&[server]),
        }
    }
}

impl Matches {
    /// Notes what somebody likes; an empty value forgets it.
    ///
    /// # Errors
    /// Name or value are too long, or there are too many.
    pub fn prefer(&self, whose: Whose, name: &str, value: &str) -> Result<(), Refused> {
        if name.len() + value.len() > BYTES {
            return Err(Refused::TooLong);
        }
        let mut batch = Batch::default();
        let key = whose.key(name);
        self.is_not_newer::<TextRow>(&key)?;
        if value.is_empty() {
            batch.remove(key);
        } else {
            let known = self.preferences(whose)?;
            if known.len() >= MOST && !known.contains_key(name) {
                return Err(Refused::TooLong);
            }
            batch.put(key, seal(&TextRow(value.into())));
        }
        self.store.commit(batch)?;
        Ok(())
    }

    /// What somebody likes, by name.
    ///
    /// # Errors
    /// The store has failed.
    pub fn preferences(&self, whose: Whose) -> Result<BTreeMap<String, String>, Refused> {
        let rows = self.store.scan(&whose.all())?;
        let read = rows.iter().filter_map(|(key, raw)| {
            let name = String::from_utf8(key[9..].to_vec()).ok()?;
            Some((name, open::<TextRow>(raw).ok()?.0))
        });
        Ok(read.collect())
    }
}
