//! Rate limits (429) of channels, with their ends.
//!
//! Only a hint: a process that forgets one gets another 429.

use matches::Timestamp;
use quick_cache::sync::Cache;

/// Rate limited channels, and when each limit ends.
#[derive(Debug)]
pub(crate) struct Cooldown(Cache<u64, Timestamp>);

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

impl Default for Cooldown {
    fn default() -> Self {
        Self(Cache::new(1_000))
    }
}

impl Cooldown {
    /// Records a limited request, and the end of its limit.
    pub(crate) fn note(&self, request: LimitedRequest<'_>, end: Timestamp, now: Timestamp) {
        let channel = if request.is_global { Some(EVERYWHERE) } else { channel_of(request.path) };
        let Some(channel) = channel else { return };
        let known = self.0.get(&channel).filter(|&known| known > now);
        self.0.insert(channel, known.map_or(end, |known| known.max(end)));
    }

    /// The end of a channel's limit, if it has one.
    pub(crate) fn end(&self, channel: u64, now: Timestamp) -> Option<Timestamp> {
        let known = [channel, EVERYWHERE].into_iter().filter_map(|channel| self.0.get(&channel));
        known.filter(|&end| end > now).max()
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
    use super::*;

    const NOW: Timestamp = Timestamp(1_000);
    const LATER: Timestamp = Timestamp(61_000);

    #[test]
    fn only_the_limited_channel_is_left_alone() {
        let cooldown = Cooldown::default();
        let note = |path| cooldown.note(LimitedRequest::path(path), LATER, NOW);
        note("https://discord.com/api/v10/channels/17/messages");
        assert_eq!(cooldown.end(17, NOW), Some(LATER));
        assert_eq!((cooldown.end(18, NOW), cooldown.end(17, LATER)), (None, None));
        note("/guilds/9/members/3");
        assert_eq!(cooldown.end(9, NOW), None, "nothing is posted there");
        note("/channels/19");
        assert_eq!(cooldown.end(19, NOW), None, "a channel's name is no post");
    }

    #[test]
    fn a_global_limit_is_for_every_channel() {
        let cooldown = Cooldown::default();
        cooldown.note(LimitedRequest { path: "/users/@me", is_global: true }, LATER, NOW);
        assert_eq!(cooldown.end(17, NOW), Some(LATER));
    }
}
