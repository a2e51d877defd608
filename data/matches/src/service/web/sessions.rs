//! Links that open the web pages once, and the sessions that they begin.
//!
//! Tokens are random, and only their hashes are stored. So a copy of the store opens nothing.

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

/// The milliseconds after which an unused link ends.
pub const LINK_MS: u64 = 15 * 60 * 1000;

/// The milliseconds after which a session ends: 30 days.
pub const SESSION_MS: u64 = 30 * 24 * 60 * 60 * 1000;

/// The maximum number of links and sessions of a person. A new link or session removes the one that ends first.
const MOST_PASSES: usize = 20;

/// The maximum number of matches that a session has open. A new match removes the oldest.
const MOST_MATCHES: usize = 50;

/// The secret of a link or session. It is never logged.
#[derive(Clone, PartialEq, Eq)]
pub struct WebToken(String);

impl WebToken {
    /// The token in a link or cookie. `None` if the text doesn't have the form of a token.
    pub fn read(text: &str) -> Option<Self> {
        (text.len() == 64 && unhex(text).is_some()).then(|| Self(text.into()))
    }

    /// The text of the token, for a link or cookie.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// A random token. It doesn't come from [`Seeds`](crate::Seeds), which tests fix.
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

rules::hidden_debug!(WebToken);

/// The result of opening a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// The match that the link opens. `None` if it only signs in.
    pub id: Option<MatchId>,
    /// The token of the browser's session.
    pub token: WebToken,
}

/// The session of a signed-in visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebSession {
    /// The person.
    pub player: PlayerId,
    /// The matches that they have opened by links, the newest last.
    pub opened: Vec<MatchId>,
}

impl Matches {
    /// Makes a link that opens a match for a person, once and within [`LINK_MS`].
    pub fn make_link(
        &self,
        player: PlayerId,
        id: MatchId,
        now: Timestamp,
    ) -> Result<WebToken, Refused> {
        self.write_token(player, PassKind::Link(id), LINK_MS, now)
    }

    /// Makes a link that signs a person in, once and within [`LINK_MS`].
    pub fn make_sign_in_link(&self, player: PlayerId, now: Timestamp) -> Result<WebToken, Refused> {
        self.write_token(player, PassKind::SignIn, LINK_MS, now)
    }

    /// Creates and stores a token that ends after `lives_ms` milliseconds.
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

    /// The person whom a link signs in. `None` if the link was used or is too old.
    pub fn link_owner(&self, link: &WebToken, now: Timestamp) -> Result<Option<PlayerId>, Refused> {
        let pass = self.row::<WebPass>(keys::web_pass(link.key()))?;
        Ok(pass.filter(|pass| pass.is_open_link(now)).map(|pass| pass.player))
    }

    /// Uses a link. Continues the browser's session if it is the same person's, and otherwise begins a new one. `None`
    /// if the link was used or is too old.
    pub fn enter(
        &self,
        link: &WebToken,
        session: Option<&WebToken>,
        now: Timestamp,
    ) -> Result<Option<Entered>, Refused> {
        let key = keys::web_pass(link.key());
        let (raw, pass) = self.row_with_bytes::<WebPass>(key.clone())?;
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
        let opened = open_session.map(|session| session.opened).unwrap_or_default();
        let kind = PassKind::Session(with_newest(opened, id));
        let pass = WebPass { player, kind, made: now, until: Timestamp(now.0 + SESSION_MS) };
        let mut batch = Batch::default();
        // If two browsers use the link at the same time, only one of them gets a session.
        batch.expect(key.clone(), raw);
        batch.remove(key);
        batch.remove(keys::pass_of(player, link.key()));
        write_pass(&mut batch, &token, &pass);
        let done = self.store.commit(batch)? == Commit::Applied;
        Ok(done.then_some(Entered { id, token }))
    }

    /// The session with this token. `None` if it has ended.
    pub fn session(&self, token: &WebToken, now: Timestamp) -> Result<Option<WebSession>, Refused> {
        Ok(match self.row(keys::web_pass(token.key()))? {
            Some(WebPass { player, kind: PassKind::Session(opened), until, .. }) if until > now => {
                Some(WebSession { player, opened })
            }
            _ => None,
        })
    }

    /// The number of a person's sessions that have not ended.
    pub fn count_sessions(&self, player: PlayerId, now: Timestamp) -> Result<usize, Refused> {
        let is_open = |(_, pass): &(PassKey, WebPass)| {
            pass.until > now && matches!(pass.kind, PassKind::Session(_))
        };
        Ok(self.passes_of(player)?.iter().filter(|pass| is_open(pass)).count())
    }

    /// Ends all sessions of a person, and removes their unused links.
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

    /// A batch that removes a person's ended links and sessions, and makes room for one more.
    pub(super) fn without_old_passes(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Batch, Refused> {
        let passes = self.passes_of(player)?.into_iter();
        let (ended, mut open): (Vec<_>, Vec<_>) = passes.partition(|(_, pass)| pass.until <= now);
        // Short sessions, as those of the Activity, make room before the long ones of browsers.
        open.sort_by_key(|(_, pass)| pass.until);
        let surplus = (open.len() + 1).saturating_sub(MOST_PASSES);
        let mut batch = Batch::default();
        for (key, _) in ended.into_iter().chain(open.into_iter().take(surplus)) {
            remove_pass(&mut batch, player, key);
        }
        Ok(batch)
    }

    /// The links and sessions of a person. A row that can't be read counts as ended.
    pub(crate) fn passes_of(&self, player: PlayerId) -> Result<Vec<(PassKey, WebPass)>, Refused> {
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

/// Adds a match to those of a session, the newest last. The oldest make room.
pub(super) fn with_newest(mut opened: Vec<MatchId>, id: Option<MatchId>) -> Vec<MatchId> {
    opened.retain(|&known| Some(known) != id);
    opened.extend(id);
    let forgotten = opened.len().saturating_sub(MOST_MATCHES);
    opened.drain(..forgotten);
    opened
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
