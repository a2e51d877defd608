//! The Activity in Discord: presses that open it, and the sessions of its frames.
//!
//! A frame has no cookie. Its session is a bearer token in the memory of one page, so sessions are short.

use sha2::{Digest, Sha256};
use store::Batch;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::web_pass::{PassKind, WebPass};
use crate::keys;
use crate::keys::PassKey;
use crate::service::Matches;
use crate::service::retry::until_first;
use crate::service::web::sessions::{MOST_MATCHES, WebToken, write_pass_at};

/// The milliseconds for which a press is remembered. Discord opens the frame at once, but a person may be asked first.
const LAUNCH_MS: u64 = 10 * 60 * 1000;

/// The milliseconds for which the session of a frame lasts: 12 hours.
pub const ACTIVITY_SESSION_MS: u64 = 12 * 60 * 60 * 1000;

/// A press that opened the Activity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The match that the person wants to see.
    pub id: MatchId,
    /// The channel or thread of the press.
    pub channel: u64,
    /// The instance that Discord opened, if it has said so.
    pub instance: Option<String>,
}

impl Matches {
    /// Remembers the newest press of a person.
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

    /// Adds the instance to a person's newest press, unless there is a newer one by now.
    pub fn name_instance(
        &self,
        player: PlayerId,
        launch: Launch,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let key = keys::web_pass(launch_key(player));
        let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
        let pass = raw.as_deref().and_then(|raw| open::<WebPass>(raw).ok());
        let Some(pass) = pass.filter(|pass| pass.until > now) else { return Ok(()) };
        let Launch { id, channel, instance } = launch;
        let known = PassKind::Launch { id, channel, instance: None };
        if pass.kind == known {
            let kind = PassKind::Launch { id, channel, instance };
            let mut batch = Batch::default();
            batch.expect(key.clone(), raw);
            batch.put(key, seal(&WebPass { kind, ..pass }));
            // If the commit fails, there is a newer press.
            self.store.commit(batch)?;
        }
        Ok(())
    }

    /// The newest press of a person, unless it is too old.
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

    /// Begins the session of a frame, for a person whom Discord has named.
    pub fn begin_activity_session(
        &self,
        player: PlayerId,
        opened: Option<MatchId>,
        now: Timestamp,
    ) -> Result<WebToken, Refused> {
        let kind = PassKind::Session(opened.into_iter().collect());
        self.write_token(player, kind, ACTIVITY_SESSION_MS, now)
    }

    /// Lets a session look at another match. `false` if the session has ended.
    pub fn open_in_session(
        &self,
        token: &WebToken,
        id: MatchId,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        let key = keys::web_pass(token.key());
        until_first(|| {
            let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
            let pass = raw.as_deref().and_then(|raw| open::<WebPass>(raw).ok());
            let Some(pass) = pass.filter(|pass| pass.until > now) else { return Ok(Some(false)) };
            let PassKind::Session(mut opened) = pass.kind else { return Ok(Some(false)) };
            opened.retain(|&known| known != id);
            opened.push(id);
            let forgotten = opened.len().saturating_sub(MOST_MATCHES);
            opened.drain(..forgotten);
            let pass = WebPass { kind: PassKind::Session(opened), ..pass };
            let mut batch = Batch::default();
            batch.expect(key.clone(), raw);
            batch.put(key.clone(), seal(&pass));
            Ok(self.commit_first(batch)?.map(|()| true))
        })
    }
}

/// The key of a person's newest press. No token has it.
fn launch_key(player: PlayerId) -> PassKey {
    let digest = Sha256::new()
        .chain_update(b"castellan launch\n")
        .chain_update(player.0.to_be_bytes())
        .finalize();
    let mut key = [0; 16];
    key.copy_from_slice(&digest[..16]);
    key
}
