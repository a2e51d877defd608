//! Links that open the match page once, and the sessions that they become.
//!
//! Tokens are random and stored as hashes, so a copy of the store opens nothing.

use sha2::{Digest, Sha256};

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::hex::{hex, unhex};
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::web_pass::{PassKind, WebPass};
use crate::keys;
use crate::keys::{PassKey, Table};
use crate::seeds::{Seeds, SystemSeeds};
use crate::service::Matches;
use crate::service::retry::until_first;

use store::{Batch, Commit};

/// The milliseconds for which a link can be used.
pub const LINK_MS: u64 = 15 * 60 * 1000;

/// The milliseconds for which a session lasts: 30 days.
pub const SESSION_MS: u64 = 30 * 24 * 60 * 60 * 1000;

/// The most links and sessions of a person. The oldest go first.
const MOST_PASSES: usize = 20;

/// The most matches that a session remembers.
pub(super) const MOST_MATCHES: usize = 50;

/// A secret that opens the match page: in a link, or in a cookie. It is never logged.
#[derive(Clone, PartialEq, Eq)]
pub struct WebToken(String);

impl WebToken {
    /// The token in a link or cookie. `None` if the text can't be one.
    pub fn read(text: &str) -> Option<Self> {
        (text.len() == 64 && unhex(text).is_some()).then(|| Self(text.into()))
    }

    /// The text for a link or cookie.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// A token that nobody can guess. It never comes from the fixed seeds of a test.
    pub(super) fn draw() -> Result<Self, Refused> {
        let drawn = SystemSeeds.draw().ok_or(Refused::NoChance)?;
        Ok(Self(hex(&drawn.to_bytes())))
    }

    pub(super) fn key(&self) -> PassKey {
        let digest = Sha256::digest(&self.0);
        let mut key = [0; 16];
        key.copy_from_slice(&digest[..16]);
        key
    }
}

/// Hides the token.
impl std::fmt::Debug for WebToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("WebToken(..)")
    }
}

/// A used link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// The match that it opens. `None` if it only signs in.
    pub id: Option<MatchId>,
    /// The token of the session.
    pub token: WebToken,
}

/// A visitor of the match page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebSession {
    /// The person.
    pub player: PlayerId,
    /// The matches that they have opened by links, besides their own.
    pub opened: Vec<MatchId>,
}

impl Matches {
    /// Makes a link by which a person can open a match once, within [`LINK_MS`].
    pub fn make_link(
        &self,
        player: PlayerId,
        id: MatchId,
        now: Timestamp,
    ) -> Result<WebToken, Refused> {
        self.write_token(player, PassKind::Link(id), LINK_MS, now)
    }

    /// Makes a link by which a person can sign in once, within [`LINK_MS`].
    pub fn make_sign_in_link(&self, player: PlayerId, now: Timestamp) -> Result<WebToken, Refused> {
        self.write_token(player, PassKind::SignIn, LINK_MS, now)
    }

    /// Draws and stores a token of a person, which ends after `lives_ms` milliseconds.
    pub(super) fn write_token(
        &self,
        player: PlayerId,
        kind: PassKind,
        lives_ms: u64,
        now: Timestamp,
    ) -> Result<WebToken, Refused> {
        let token = WebToken::draw()?;
        let pass = WebPass { player, kind, made: now, until: Timestamp(now.0 + lives_ms) };
        let mut batch = self.without_old_passes(player, now)?;
        write_pass(&mut batch, &token, &pass);
        self.store.commit(batch)?;
        Ok(token)
    }

    /// The person whom a link signs in. `None` if it was used or is too old.
    pub fn link_owner(&self, link: &WebToken, now: Timestamp) -> Result<Option<PlayerId>, Refused> {
        let pass = self.row::<WebPass>(keys::web_pass(link.key()))?;
        Ok(pass.filter(|pass| pass.is_open_link(now)).map(|pass| pass.player))
    }

    /// Uses a link. If the browser has a session of the same person, that one continues; else a new one begins. `None`
    /// if the link was used or is too old.
    pub fn enter(
        &self,
        link: &WebToken,
        session: Option<&WebToken>,
        now: Timestamp,
    ) -> Result<Option<Entered>, Refused> {
        let key = keys::web_pass(link.key());
        let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
        let pass = raw.as_deref().and_then(|raw| open::<WebPass>(raw).ok());
        let Some(WebPass { player, kind, .. }) = pass.filter(|pass| pass.is_open_link(now)) else {
            return Ok(None);
        };
        let id = kind.link_target();
        let open_session = match session {
            Some(token) => self.session(token, now)?.filter(|session| session.player == player),
            None => None,
        };
        let kept = session.filter(|_| open_session.is_some()).cloned();
        let token = kept.map_or_else(WebToken::draw, Ok)?;
        let mut opened = open_session.map(|session| session.opened).unwrap_or_default();
        opened.retain(|&known| Some(known) != id);
        opened.extend(id);
        let forgotten = opened.len().saturating_sub(MOST_MATCHES);
        opened.drain(..forgotten);
        let until = Timestamp(now.0 + SESSION_MS);
        let pass = WebPass { player, kind: PassKind::Session(opened), made: now, until };
        let mut batch = Batch::default();
        // Of two browsers with one link, one gets the session.
        batch.expect(key.clone(), raw);
        batch.remove(key);
        batch.remove(keys::pass_of(player, link.key()));
        write_pass(&mut batch, &token, &pass);
        let done = self.store.commit(batch)? == Commit::Applied;
        Ok(done.then_some(Entered { id, token }))
    }

    /// The visitor with this session. `None` if it has ended.
    pub fn session(&self, token: &WebToken, now: Timestamp) -> Result<Option<WebSession>, Refused> {
        Ok(match self.row(keys::web_pass(token.key()))? {
            Some(WebPass { player, kind: PassKind::Session(opened), until, .. }) if until > now => {
                Some(WebSession { player, opened })
            }
            _ => None,
        })
    }

    /// The number of a person's open sessions.
    pub fn count_sessions(&self, player: PlayerId, now: Timestamp) -> Result<usize, Refused> {
        let is_open = |(_, pass): &(PassKey, WebPass)| {
            pass.until > now && matches!(pass.kind, PassKind::Session(_))
        };
        Ok(self.passes_of(player)?.iter().filter(|pass| is_open(pass)).count())
    }

    /// Ends all sessions of a person, and removes their links.
    pub fn end_sessions(&self, player: PlayerId) -> Result<(), Refused> {
        until_first(|| {
            let passes = self.passes_of(player)?;
            if passes.is_empty() {
                return Ok(Some(()));
            }
            let mut batch = Batch::default();
            passes.iter().for_each(|(key, _)| remove_pass(&mut batch, player, *key));
            self.store.commit(batch)?;
            Ok(None)
        })
    }

    /// A batch that removes a person's old links and sessions, and makes room for another.
    pub(super) fn without_old_passes(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Batch, Refused> {
        let mut passes = self.passes_of(player)?;
        passes.sort_by_key(|(_, pass)| pass.made);
        let surplus = (passes.len() + 1).saturating_sub(MOST_PASSES);
        let mut batch = Batch::default();
        for (place, (key, pass)) in passes.into_iter().enumerate() {
            if place < surplus || pass.until <= now {
                remove_pass(&mut batch, player, key);
            }
        }
        Ok(batch)
    }

    /// The links and sessions of a person. A row that can't be read counts as ended.
    fn passes_of(&self, player: PlayerId) -> Result<Vec<(PassKey, WebPass)>, Refused> {
        let rows = self.store.scan(&Table::PassOf.under(&[player.0]))?;
        let hashes: Vec<PassKey> = rows.iter().filter_map(|(key, _)| keys::pass_key(key)).collect();
        let keys: Vec<_> = hashes.iter().map(|&hash| keys::web_pass(hash)).collect();
        let rows = self.store.read(&keys)?;
        let ended = || WebPass {
            player,
            kind: PassKind::Session(Vec::new()),
            made: Timestamp(0),
            until: Timestamp(0),
        };
        let read = |raw: Option<Vec<u8>>| raw.and_then(|raw| open::<WebPass>(&raw).ok());
        Ok(hashes
            .into_iter()
            .zip(rows.into_iter().map(|raw| read(raw).unwrap_or_else(ended)))
            .collect())
    }
}

fn write_pass(batch: &mut Batch, token: &WebToken, pass: &WebPass) {
    write_pass_at(batch, token.key(), pass);
}

pub(super) fn write_pass_at(batch: &mut Batch, key: PassKey, pass: &WebPass) {
    batch.put(keys::web_pass(key), seal(pass));
    batch.put(keys::pass_of(pass.player, key), Vec::new());
}

pub(crate) fn remove_pass(batch: &mut Batch, player: PlayerId, key: PassKey) {
    batch.remove(keys::web_pass(key));
    batch.remove(keys::pass_of(player, key));
}
