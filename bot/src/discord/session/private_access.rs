//! Interaction tokens for private channels, where the bot can't post by itself.
//!
//! Each interaction in such a channel brings a token, with which a few messages can be posted for fifteen minutes.
//! Tokens are secret and short-lived, so they are kept only in memory. Posts without a token wait for the next
//! interaction.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use matches::Timestamp;
use parking_lot::Mutex;
use quick_cache::sync::Cache;
use tokio::sync::watch;

/// The milliseconds for which a token is used: Discord's fifteen minutes, less one.
const LIFETIME: u64 = 14 * 60_000;

/// The number of messages that one token may post.
const MESSAGES: u32 = 5;

/// The number of channels and messages to remember.
const CAPACITY: usize = 10_000;

/// The time for which a post waits until the interaction of a token is answered.
const PATIENCE: Duration = Duration::from_secs(10);

/// The newest token of each private channel, and the token of each message posted there.
pub(crate) struct PrivateAccess {
    by_channel: Cache<u64, Arc<OpenToken>>,
    by_message: Cache<u64, Arc<OpenToken>>,
    /// The number of tokens so far. Locked until a new token can be found by its channel.
    count: Mutex<u64>,
}

/// A token. It has no debug form, since it is secret. It is usable only after its interaction is answered: Discord
/// would take an earlier message for the answer.
pub(crate) struct OpenToken {
    secret: String,
    /// The number in the order of all tokens.
    number: u64,
    /// When the token expires, by the steady clock.
    end: Timestamp,
    messages_left: AtomicU32,
    state: watch::Sender<TokenState>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TokenState {
    Unanswered,
    Usable,
    Dead,
}

impl Default for PrivateAccess {
    fn default() -> Self {
        let (by_channel, by_message) = (Cache::new(CAPACITY), Cache::new(CAPACITY));
        Self { by_channel, by_message, count: Mutex::default() }
    }
}

impl PrivateAccess {
    /// Adds the token of an interaction in a private channel.
    pub(crate) fn add(&self, channel: u64, secret: &str, steady: Timestamp) -> Arc<OpenToken> {
        let mut count = self.count.lock();
        *count += 1;
        let token = Arc::new(OpenToken {
            secret: secret.into(),
            number: *count,
            end: steady.plus(LIFETIME),
            messages_left: AtomicU32::new(MESSAGES),
            state: watch::Sender::new(TokenState::Unanswered),
        });
        self.by_channel.insert(channel, Arc::clone(&token));
        token
    }

    /// The number of tokens added so far.
    pub(crate) fn count(&self) -> u64 {
        *self.count.lock()
    }

    /// Whether a channel got a token after the first `count` tokens.
    pub(crate) fn is_open_since(&self, channel: u64, count: u64) -> bool {
        self.by_channel.get(&channel).is_some_and(|token| token.number > count)
    }

    /// Whether a channel has a token for one more message.
    pub(crate) fn is_open(&self, channel: u64, steady: Timestamp) -> bool {
        self.by_channel.get(&channel).is_some_and(|token| token.is_open(steady))
    }

    /// The channels that have a token for one more message.
    pub(crate) fn open_channels(&self, steady: Timestamp) -> BTreeSet<u64> {
        let open = self.by_channel.iter().filter(|(_, token)| token.is_open(steady));
        open.map(|(channel, _)| channel).collect()
    }

    /// A token for one more message in a channel, after waiting until its interaction is answered. `None` without a
    /// usable token.
    pub(crate) async fn token_for(
        &self,
        channel: u64,
        steady: Timestamp,
    ) -> Option<Arc<OpenToken>> {
        let token = self.by_channel.get(&channel)?;
        let is_usable = token.becomes_usable().await && token.end > steady && token.take_message();
        is_usable.then_some(token)
    }

    /// Records the token with which a message was posted, and can be edited.
    pub(crate) fn note_message(&self, message: u64, token: Arc<OpenToken>) {
        self.by_message.insert(message, token);
    }

    /// The token with which a message can be edited.
    pub(crate) fn token_of_message(
        &self,
        message: u64,
        steady: Timestamp,
    ) -> Option<Arc<OpenToken>> {
        self.by_message.get(&message).filter(|token| token.end > steady)
    }
}

impl OpenToken {
    pub(crate) fn secret(&self) -> &str {
        &self.secret
    }

    /// Makes the token usable if its interaction was answered, and unusable for good otherwise.
    pub(crate) fn set_answered(&self, is_answered: bool) {
        let state = if is_answered { TokenState::Usable } else { TokenState::Dead };
        self.state.send_replace(state);
    }

    async fn becomes_usable(&self) -> bool {
        let mut state = self.state.subscribe();
        let decided = state.wait_for(|state| *state != TokenState::Unanswered);
        let state = tokio::time::timeout(PATIENCE, decided).await;
        state.is_ok_and(|state| state.is_ok_and(|state| *state == TokenState::Usable))
    }

    /// Whether the token may post one more message, now or after its interaction is answered.
    fn is_open(&self, steady: Timestamp) -> bool {
        let is_dead = *self.state.borrow() == TokenState::Dead;
        !is_dead && self.end > steady && self.messages_left.load(Ordering::Relaxed) > 0
    }

    fn take_message(&self) -> bool {
        let less = |left: u32| left.checked_sub(1);
        self.messages_left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    const NOW: Timestamp = Timestamp(1_000);

    #[tokio::test]
    async fn a_token_is_usable_after_the_answer_and_for_a_few_messages() {
        let access = PrivateAccess::default();
        assert!(access.token_for(7, NOW).await.is_none());
        let token = access.add(7, "a secret", NOW);
        assert!(access.token_for(7, NOW).now_or_never().is_none(), "it waits");
        token.set_answered(true);
        for _ in 0..MESSAGES {
            assert!(access.token_for(7, NOW).await.is_some());
        }
        assert!(access.token_for(7, NOW).await.is_none());
        assert!(access.token_for(8, NOW).await.is_none(), "another channel");
    }

    #[tokio::test]
    async fn an_unanswered_or_old_token_is_not_usable() {
        let access = PrivateAccess::default();
        access.add(7, "a secret", NOW).set_answered(false);
        assert!(access.token_for(7, NOW).await.is_none());
        let token = access.add(7, "another", NOW);
        token.set_answered(true);
        access.note_message(3, token);
        assert!(access.token_of_message(3, NOW).is_some());
        let late = NOW.plus(LIFETIME);
        assert!(access.token_for(7, late).await.is_none());
        assert!(access.token_of_message(3, late).is_none());
    }

    #[tokio::test]
    async fn a_channel_is_open_while_its_token_can_post() {
        let access = PrivateAccess::default();
        let open = || access.open_channels(NOW);
        assert!(!access.is_open(7, NOW) && open().is_empty());
        let token = access.add(7, "a secret", NOW);
        access.add(8, "another", NOW).set_answered(false);
        assert!(access.is_open(7, NOW) && !access.is_open(8, NOW));
        assert_eq!(open(), [7].into());
        assert!(!access.is_open(7, NOW.plus(LIFETIME)));
        token.set_answered(true);
        for _ in 0..MESSAGES {
            assert!(access.is_open(7, NOW));
            assert!(access.token_for(7, NOW).await.is_some());
        }
        assert!(!access.is_open(7, NOW) && open().is_empty());
    }

    #[test]
    fn newer_private_tokens_are_distinguished_from_older_ones() {
        let access = PrivateAccess::default();
        access.add(7, "a secret", NOW);
        let before = access.count();
        access.add(8, "elsewhere", NOW);
        assert!(!access.is_open_since(7, before));
        access.add(7, "another", NOW);
        assert!(access.is_open_since(7, before) && !access.is_open_since(7, access.count()));
    }
}
