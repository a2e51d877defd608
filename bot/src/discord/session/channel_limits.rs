//! The rate limits (429) of channels, and when they end.
//!
//! Only a hint: a process that forgets a limit gets another 429.

use matches::Timestamp;
use quick_cache::sync::Cache;

use crate::clock::Clock;
use crate::discord::error::Limited;
use crate::discord::snowflake;

/// Rate limited channels, and when each limit ends by the steady clock.
#[derive(Debug)]
pub(crate) struct ChannelLimits {
    ends: Cache<u64, Timestamp>,
    clock: Clock,
}

/// The age in milliseconds from which the edits of a message have a limit of their own (30046).
const OLD_MS: u64 = 3_600_000;

/// The key for a limit on all channels.
const EVERYWHERE: u64 = 0;

/// A rate limited request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LimitedRequest<'a> {
    pub(crate) path: &'a str,
    /// Whether the limit is for all requests.
    pub(crate) is_global: bool,
}

impl<'a> LimitedRequest<'a> {
    /// A request whose own path is limited.
    pub(crate) fn path(path: &'a str) -> Self {
        Self { path, is_global: false }
    }
}

impl ChannelLimits {
    pub(crate) fn new(clock: Clock) -> Self {
        Self { ends: Cache::new(1_000), clock }
    }

    /// Records a limited request, and for how many milliseconds its limit lasts.
    pub(crate) fn note(&self, request: LimitedRequest<'_>, wait_ms: u64) {
        let channel = match request.is_global {
            true => Some(EVERYWHERE),
            false => channel_of(request.path).filter(|_| !self.is_of_old_message(request.path)),
        };
        let Some(channel) = channel else { return };
        let end = self.clock.steady_now().plus(wait_ms);
        let known = self.ends.get(&channel);
        self.ends.insert(channel, known.map_or(end, |known| known.max(end)));
    }

    /// Whether a path belongs to a message that is too old to be edited often. New posts don't have to wait for that.
    fn is_of_old_message(&self, path: &str) -> bool {
        let message = path.rsplit_once("/messages/").and_then(|(_, id)| id.parse::<u64>().ok());
        let old_ms = self.clock.now().0.saturating_sub(OLD_MS);
        message.is_some_and(|message| snowflake::made_at_ms(message) <= old_ms)
    }

    /// The end of a channel's limit, by the corrected clock. `None` without a limit.
    pub(crate) fn end(&self, channel: u64) -> Option<Timestamp> {
        let known = [channel, EVERYWHERE].into_iter().filter_map(|channel| self.ends.get(&channel));
        let left = known.max()?.0.saturating_sub(self.clock.steady_now().0);
        (left > 0).then(|| self.clock.now().plus(left))
    }

    /// Fails if a post must be delayed, since its channel is limited.
    pub(crate) fn check(&self, channel: u64) -> Result<(), Limited> {
        self.end(channel).map_or(Ok(()), |end| Err(Limited(end)))
    }
}

/// The channel that a path posts to. Limits on the channel itself, such as its name, don't matter here.
fn channel_of(path: &str) -> Option<u64> {
    let (_, rest) = path.split_once("/channels/")?;
    let (digits, _) = rest.split_once("/messages")?;
    digits.parse().ok().filter(|&channel| channel != EVERYWHERE)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;

    const WAIT: u64 = 60_000;

    /// Limits, and the clock by which they end.
    fn channel_limits() -> (ChannelLimits, Clock) {
        let clock = Clock::new(|| UNIX_EPOCH);
        (ChannelLimits::new(clock.clone()), clock)
    }

    #[test]
    fn a_rate_limit_pauses_only_its_channel() {
        let (channel_limits, clock) = channel_limits();
        let note = |path| channel_limits.note(LimitedRequest::path(path), WAIT);
        note("https://discord.com/api/v10/channels/17/messages");
        assert_eq!((channel_limits.end(17), channel_limits.end(18)), (Some(Timestamp(WAIT)), None));
        note("/guilds/9/members/3");
        assert_eq!(channel_limits.end(9), None, "nothing is posted there");
        note("/channels/19");
        assert_eq!(channel_limits.end(19), None, "a channel's name is no post");
        clock.put_ahead(Duration::from_millis(WAIT));
        assert_eq!(channel_limits.end(17), None, "it is over");
    }

    #[test]
    fn the_limit_of_an_old_messages_edits_pauses_no_post() {
        let (channel_limits, clock) = channel_limits();
        clock.put_ahead(Duration::from_millis(1_800_000_000_000));
        let note = |age_ms: u64| {
            let message = snowflake::first_at_ms(clock.now().0 - age_ms);
            let path = format!("/channels/17/messages/{message}");
            channel_limits.note(LimitedRequest::path(&path), WAIT);
        };
        note(2 * OLD_MS);
        assert_eq!(channel_limits.end(17), None);
        note(WAIT);
        assert!(channel_limits.end(17).is_some(), "a new message has the channel's limit");
    }

    #[test]
    fn a_global_limit_is_for_every_channel() {
        let (channel_limits, _) = channel_limits();
        channel_limits.note(LimitedRequest { path: "/users/@me", is_global: true }, WAIT);
        assert_eq!(channel_limits.end(17), Some(Timestamp(WAIT)));
    }

    #[test]
    fn a_rate_limit_keeps_its_duration_when_the_clock_goes_back() {
        let (channel_limits, clock) = channel_limits();
        clock.correct(86_400_000);
        channel_limits.note(LimitedRequest::path("/channels/17/messages"), WAIT);
        clock.correct(-3_600_000);
        assert_eq!(channel_limits.end(17), Some(clock.now().plus(WAIT)));
    }
}
