//! The Activity in Discord: the presses that open it, and the sessions of the frames that show it.
//!
//! A frame has no cookie: one page keeps its session as a token in memory. So these sessions are short.

use sha2::{Digest, Sha256};
use store::Batch;

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::web_pass::{PassKind, WebPass};
use crate::keys;
use crate::keys::PassKey;
use crate::service::Matches;
use crate::service::retry::until_first;
use crate::service::web::sessions::{WebToken, with_newest, write_pass_at};

/// The milliseconds for which a press is stored. Discord may ask the person before it opens the frame.
const LAUNCH_MS: u64 = 10 * 60 * 1000;

/// The milliseconds after which the session of a frame ends: 12 hours.
pub const ACTIVITY_SESSION_MS: u64 = 12 * 60 * 60 * 1000;

/// A press of a button or command that opened the Activity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The match that the person wants to see.
    pub id: MatchId,
    /// The channel or thread in which it was pressed.
    pub channel: u64,
    /// The instance of the Activity, if Discord has named it.
    pub instance: Option<String>,
}

impl Matches {
    /// Stores the newest press of a person, in place of an earlier one.
    pub fn note_launch(
        &self,
        player: PlayerId,
        launch: Launch,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let Launch { id, channel, instance } = launch;
        let kind = PassKind::Launch { id, channel, instance };
        let pass = WebPass { player, kind, made: now, until: Timestamp(now.0 + LAUNCH_MS) };
        let mut batch = self.without_old_passes(player, now)?;
        write_pass_at(&mut batch, launch_key(player), &pass);
        self.store.commit(batch)?;
        Ok(())
    }

    /// Adds the instance to a person's press, unless a newer press has replaced it.
    pub fn name_instance(
        &self,
        player: PlayerId,
        launch: Launch,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let key = keys::web_pass(launch_key(player));
        let (raw, pass) = self.row_with_bytes::<WebPass>(key.clone())?;
        let Some(pass) = pass.filter(|pass| pass.until > now) else { return Ok(()) };
        let Launch { id, channel, instance } = launch;
        let known = PassKind::Launch { id, channel, instance: None };
        if pass.kind == known {
            let kind = PassKind::Launch { id, channel, instance };
            let mut batch = Batch::default();
            batch.replace(key, raw, seal(&WebPass { kind, ..pass }));
            // A conflict means that there is a newer press.
            self.store.commit(batch)?;
        }
        Ok(())
    }

    /// The newest press of a person. `None` if it is too old.
    pub fn launch_of(&self, player: PlayerId, now: Timestamp) -> Result<Option<Launch>, Refused> {
        Ok(match self.row(keys::web_pass(launch_key(player)))? {
            Some(WebPass { kind: PassKind::Launch { id, channel, instance }, until, .. })
                if until > now =>
            {
                Some(Launch { id, channel, instance })
            }
            _ => None,
        })
    }

    /// Begins the session of a frame. The caller knows from Discord who the person is.
    pub fn begin_activity_session(
        &self,
        player: PlayerId,
        opened: Option<MatchId>,
        now: Timestamp,
    ) -> Result<WebToken, Refused> {
        let kind = PassKind::Session(opened.into_iter().collect());
        self.write_token(player, kind, ACTIVITY_SESSION_MS, now)
    }

    /// The matches that a person's earlier session had opened, even if that session has ended. Empty once the session
    /// is removed.
    pub fn opened_earlier(
        &self,
        token: &WebToken,
        player: PlayerId,
    ) -> Result<Vec<MatchId>, Refused> {
        let pass = self.row::<WebPass>(keys::web_pass(token.key()))?;
        Ok(match pass.filter(|pass| pass.player == player) {
            Some(WebPass { kind: PassKind::Session(opened), .. }) => opened,
            _ => Vec::new(),
        })
    }

    /// Adds a match to those that a session has opened. Returns `false` if the session has ended.
    pub fn open_in_session(
        &self,
        token: &WebToken,
        id: MatchId,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        let key = keys::web_pass(token.key());
        until_first(|| {
            let (raw, pass) = self.row_with_bytes::<WebPass>(key.clone())?;
            let Some(pass) = pass.filter(|pass| pass.until > now) else { return Ok(Some(false)) };
            let PassKind::Session(opened) = pass.kind else { return Ok(Some(false)) };
            let kind = PassKind::Session(with_newest(opened, Some(id)));
            let pass = WebPass { kind, ..pass };
            let mut batch = Batch::default();
            batch.replace(key.clone(), raw, seal(&pass));
            Ok(self.commit_first(batch)?.map(|()| true))
        })
    }
}

/// The key under which a person's newest press is stored. No token has this hash.
fn launch_key(player: PlayerId) -> PassKey {
    let digest = Sha256::new()
        .chain_update(b"castellan launch\n")
        .chain_update(player.0.to_be_bytes())
        .finalize();
    let mut key = [0; 16];
    key.copy_from_slice(&digest[..16]);
    key
}
