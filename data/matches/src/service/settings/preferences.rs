//! Preferences of players and servers: small texts under names.

use std::collections::BTreeMap;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::PlayerId;
use crate::journal::records::TextRow;
use crate::journal::snapshot::Loaded;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use crate::service::retry::until_first;
use crate::service::view::MatchView;
use store::{Batch, Range, Row};

/// The maximum number of bytes of a preference's name and value together.
const BYTES: usize = 1_000;

/// The maximum number of preferences of one owner.
const MOST: usize = 32;

/// The owner of a set of preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PreferenceOwner {
    /// A player. Their preferences hold on all servers, and are private.
    Player(PlayerId),
    /// A server. Everyone there can see its preferences.
    Server(u64),
}

impl PreferenceOwner {
    fn key(self, name: &str) -> Vec<u8> {
        match self {
            Self::Player(player) => keys::preference(player, name),
            Self::Server(server) => keys::server_preference(server, name),
        }
    }

    pub(crate) fn all(self) -> Range {
        match self {
            Self::Player(player) => Table::Preference.under(&[player.0]),
            Self::Server(server) => Table::ServerPreference.under(&[server]),
        }
    }
}

/// The replacement of a preference within the commit of another act.
#[derive(Clone, Copy, Debug)]
pub struct PreferenceSwap<'a> {
    /// The owner of the preference.
    pub owner: PreferenceOwner,
    /// The name of the preference.
    pub name: &'a str,
    /// The value that the preference must still have.
    pub before: &'a str,
    /// The value that replaces it.
    pub after: &'a str,
}

impl Matches {
    /// Adds a swap to a batch. Returns whether the preference still has its value.
    pub(crate) fn swap_preference(
        &self,
        batch: &mut Batch,
        swap: PreferenceSwap<'_>,
    ) -> Result<bool, Refused> {
        let key = swap.owner.key(swap.name);
        let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
        let value = raw.as_deref().and_then(|raw| open::<TextRow>(raw).ok());
        let is_same = value.is_some_and(|value| value.0 == swap.before);
        if is_same {
            batch.replace(key, raw, seal(&TextRow(swap.after.into())));
        }
        Ok(is_same)
    }

    /// Sets a preference. An empty value removes it.
    pub fn set_preference(
        &self,
        owner: PreferenceOwner,
        name: &str,
        value: &str,
    ) -> Result<(), Refused> {
        if name.len() + value.len() > BYTES {
            return Err(Refused::TooLong);
        }
        let mut batch = Batch::default();
        let key = owner.key(name);
        self.check_not_newer::<TextRow>(&key)?;
        if value.is_empty() {
            batch.remove(key);
        } else {
            let known = self.preferences(owner)?;
            if known.len() >= MOST && !known.contains_key(name) {
                return Err(Refused::TooLong);
            }
            batch.put(key, seal(&TextRow(value.into())));
        }
        self.store.commit(batch)?;
        Ok(())
    }

    /// Changes preferences in one commit, and starts again if another commit came first. Returns all preferences.
    ///
    /// `change` makes the new value from the stored one. A missing preference is empty, and an empty value removes it.
    pub fn change_preferences(
        &self,
        owner: PreferenceOwner,
        names: &[&str],
        change: impl Fn(&str) -> Result<String, Refused>,
    ) -> Result<BTreeMap<String, String>, Refused> {
        until_first(|| {
            let rows = self.store.scan(&owner.all())?;
            let mut known = read(&rows);
            let mut batch = Batch::default();
            for &name in names {
                let before = known.remove(name).unwrap_or_default();
                let (key, value) = (owner.key(name), change(&before)?);
                if value != before {
                    self.check_not_newer::<TextRow>(&key)?;
                    let is_added = before.is_empty() && known.len() >= MOST;
                    if is_added || name.len() + value.len() > BYTES {
                        return Err(Refused::TooLong);
                    }
                    let raw = rows.iter().find(|row| row.0 == key).map(|row| row.1.clone());
                    batch.expect(key.clone(), raw);
                    match value.is_empty() {
                        true => batch.remove(key),
                        false => batch.put(key, seal(&TextRow(value.clone()))),
                    }
                }
                if !value.is_empty() {
                    known.insert(name.to_owned(), value);
                }
            }
            let is_first = batch.writes.is_empty() || self.commit_first(batch)?.is_some();
            Ok(is_first.then_some(known))
        })
    }

    /// All preferences of an owner, by name.
    pub fn preferences(&self, owner: PreferenceOwner) -> Result<BTreeMap<String, String>, Refused> {
        Ok(read(&self.store.scan(&owner.all())?))
    }

    /// All preferences of an owner, by name. Rows that were read ahead with the match are used.
    pub(crate) fn preferences_at(
        &self,
        loaded: &Loaded,
        owner: PreferenceOwner,
    ) -> Result<BTreeMap<String, String>, Refused> {
        match loaded.ahead.rows(&owner.all()) {
            Some(rows) => Ok(read(&rows)),
            None => self.preferences(owner),
        }
    }

    /// All preferences of an owner, by name, to show this match with them.
    pub fn preferences_for(
        &self,
        view: &MatchView,
        owner: PreferenceOwner,
    ) -> Result<BTreeMap<String, String>, Refused> {
        self.preferences_at(view.loaded(), owner)
    }
}

/// The preferences in these rows, by name. Rows that can't be read are left out.
fn read(rows: &[Row]) -> BTreeMap<String, String> {
    let read = rows.iter().filter_map(|(key, raw)| {
        let name = String::from_utf8(key[9..].to_vec()).ok()?;
        Some((name, open::<TextRow>(raw).ok()?.0))
    });
    read.collect()
}
