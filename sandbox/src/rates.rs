//! Rate limits: counted for every request, sent in headers, and optionally enforced.
//!
//! Discord publishes no numbers and may change them at any time, so these are observed ones. A bot should only rely on
//! the headers, which always describe the sandbox's own limits.

use std::collections::HashMap;

use axum::http::{HeaderMap, HeaderValue};

/// Requests per second over all routes, except answers to interactions.
const GLOBAL: Bucket = Bucket { name: "global", most: 50, window_ms: 1_000 };

/// Edits of messages older than this have a limit of their own in each channel: Discord's error 30046.
pub(crate) const OLD_MESSAGE_MS: u64 = 3_600_000;
pub(crate) const OLD_MESSAGE_EDITS: usize = 3;
pub(crate) const OLD_MESSAGE_EDITS_WINDOW_MS: u64 = 6_000;

/// When this many windows exist, finished ones are dropped.
const KEPT: usize = 1_024;

/// Routes that are counted together, separately for each channel, server or webhook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Bucket {
    /// The value of `X-RateLimit-Bucket`, which has no meaning for a bot.
    name: &'static str,
    most: u32,
    window_ms: u64,
}

/// The key of a window: a bucket with its channel, or webhook and token.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Key {
    bucket: Bucket,
    resource: String,
}

/// The requests counted in a window of time, and its end.
#[derive(Clone, Copy, Debug)]
struct Window {
    until_ms: u64,
    used: u32,
}

/// The counts of all buckets.
#[derive(Debug, Default)]
pub(crate) struct Rates {
    windows: HashMap<Key, Window>,
    /// Whether requests over a limit are refused.
    pub(crate) enforced: bool,
}

/// The scope of an exceeded limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RateLimitScope {
    /// The bot's limit for a route.
    User,
    /// The bot's limit for all requests.
    Global,
}

/// The state of a bucket after a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BucketState {
    bucket: Bucket,
    remaining: u32,
    until_ms: u64,
    now_ms: u64,
}

/// Whether a request is within the limits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum RateCheck {
    /// Allowed, with the state of the route's bucket if it has one.
    Within(Option<BucketState>),
    /// Refused by this limit for this many seconds, with the state of the route's bucket if that was counted.
    Over(RateLimitScope, f64, Option<BucketState>),
}

impl Rates {
    /// Counts a request against its limits.
    pub(crate) fn count(&mut self, now_ms: u64, method: &str, path: &[String]) -> RateCheck {
        let path = path.iter().map(String::as_str).collect::<Vec<_>>();
        if self.windows.len() >= KEPT {
            self.windows.retain(|_, window| window.until_ms > now_ms);
        }
        if self.enforced && !is_answer(&path) {
            let (standing, within) =
                self.take(Key { bucket: GLOBAL, resource: String::new() }, now_ms);
            if !within {
                return RateCheck::Over(RateLimitScope::Global, standing.after_s(), None);
            }
        }
        let Some(key) = key(method, &path) else { return RateCheck::Within(None) };
        let (standing, within) = self.take(key, now_ms);
        if within || !self.enforced {
            return RateCheck::Within(Some(standing));
        }
        RateCheck::Over(RateLimitScope::User, standing.after_s(), Some(standing))
    }

    /// Takes one request from a bucket. Returns the bucket's state, and whether a request was left.
    fn take(&mut self, key: Key, now_ms: u64) -> (BucketState, bool) {
        let bucket = key.bucket;
        let fresh = Window { until_ms: now_ms + bucket.window_ms, used: 0 };
        let window = self.windows.entry(key).or_insert(fresh);
        if window.until_ms <= now_ms {
            *window = fresh;
        }
        let within = window.used < bucket.most;
        window.used += u32::from(within);
        let remaining = bucket.most - window.used;
        (BucketState { bucket, remaining, until_ms: window.until_ms, now_ms }, within)
    }
}

/// Whether a request answers an interaction, and so is outside the global limit.
fn is_answer(path: &[&str]) -> bool {
    matches!(path, ["interactions" | "webhooks", ..])
}

/// The bucket of a route. Discord sends no limits with first answers to interactions. Unknown limits of other routes
/// are not invented.
fn key(method: &str, path: &[&str]) -> Option<Key> {
    let (name, most, window_ms, resource) = match (method, path) {
        ("POST", ["channels", channel, "messages"]) => {
            ("send-message", 5, 5_000, (*channel).into())
        }
        ("PATCH", ["channels", channel, "messages", _]) => {
            ("edit-message", 5, 5_000, (*channel).into())
        }
        ("DELETE", ["channels", channel, "messages", _]) => {
            ("delete-message", 5, 1_000, (*channel).into())
        }
        (_, ["webhooks", app, token, ..]) => ("follow-up", 5, 2_000, format!("{app}/{token}")),
        _ => return None,
    };
    Some(Key { bucket: Bucket { name, most, window_ms }, resource })
}

impl BucketState {
    /// The seconds until the end of the window.
    fn after_s(&self) -> f64 {
        seconds(self.until_ms - self.now_ms)
    }
}

impl RateCheck {
    /// Writes the state of the bucket into response headers.
    pub(crate) fn write(&self, headers: &mut HeaderMap) {
        let (Self::Within(Some(standing)) | Self::Over(_, _, Some(standing))) = self else {
            return;
        };
        let told = [
            ("x-ratelimit-limit", standing.bucket.most.to_string()),
            ("x-ratelimit-remaining", standing.remaining.to_string()),
            ("x-ratelimit-reset", format!("{:.3}", seconds(standing.until_ms))),
            ("x-ratelimit-reset-after", format!("{:.3}", standing.after_s())),
            ("x-ratelimit-bucket", standing.bucket.name.to_owned()),
        ];
        for (name, value) in told {
            let value = HeaderValue::try_from(value).expect("numbers and names are plain text");
            headers.insert(name, value);
        }
    }
}

/// Milliseconds as seconds. Times are far below 2⁵³, and so exact.
#[expect(clippy::cast_precision_loss, reason = "milliseconds of Unix time have 41 bits")]
pub(crate) fn seconds(ms: u64) -> f64 {
    ms as f64 / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(text: &str) -> Vec<String> {
        text.split('/').map(str::to_owned).collect()
    }

    fn rates(enforced: bool) -> Rates {
        Rates { enforced, ..Rates::default() }
    }

    /// Counts `times` requests. Returns the requests left after the last one, or the seconds to wait.
    fn check(rates: &mut Rates, now_ms: u64, times: u32, route: &str) -> Result<u32, f64> {
        let (method, address) = route.split_once(' ').expect("method and address");
        let mut last = Ok(u32::MAX);
        for _ in 0..times {
            last = match rates.count(now_ms, method, &path(address)) {
                RateCheck::Within(standing) => {
                    Ok(standing.map_or(u32::MAX, |standing| standing.remaining))
                }
                RateCheck::Over(_, after_s, _) => Err(after_s),
            };
        }
        last
    }

    #[test]
    fn a_bucket_empties_and_is_full_again_after_its_window() {
        let mut rates = rates(true);
        assert_eq!(check(&mut rates, 10_000, 5, "POST channels/1/messages"), Ok(0));
        assert_eq!(check(&mut rates, 12_500, 1, "POST channels/1/messages"), Err(2.5));
        assert_eq!(check(&mut rates, 15_000, 1, "POST channels/1/messages"), Ok(4));
    }

    #[test]
    fn every_channel_and_every_token_has_its_own_bucket() {
        let mut rates = rates(true);
        check(&mut rates, 0, 5, "POST channels/1/messages").expect("five are allowed");
        assert_eq!(check(&mut rates, 0, 1, "POST channels/2/messages"), Ok(4));
        assert_eq!(check(&mut rates, 0, 1, "PATCH channels/1/messages/3"), Ok(4));
        check(&mut rates, 0, 5, "POST webhooks/1/a").expect("five are allowed");
        assert_eq!(check(&mut rates, 0, 1, "PATCH webhooks/1/a/messages/@original"), Err(2.0));
        assert_eq!(check(&mut rates, 0, 1, "POST webhooks/1/b"), Ok(4));
    }

    #[test]
    fn the_global_limit_is_fifty_a_second_without_interaction_answers() {
        let mut rates = rates(true);
        assert_eq!(check(&mut rates, 0, 51, "GET users/@me"), Err(1.0));
        assert_eq!(check(&mut rates, 0, 1, "POST channels/1/messages"), Err(1.0));
        assert_eq!(check(&mut rates, 0, 99, "POST interactions/1/a/callback"), Ok(u32::MAX));
        assert_eq!(check(&mut rates, 0, 1, "POST webhooks/1/a"), Ok(4));
        assert_eq!(check(&mut rates, 1_000, 50, "GET users/@me"), Ok(u32::MAX));
    }

    #[test]
    fn unenforced_limits_are_only_reported() {
        let mut rates = rates(false);
        assert_eq!(check(&mut rates, 0, 9, "POST channels/1/messages"), Ok(0));
        assert_eq!(check(&mut rates, 0, 99, "GET users/@me"), Ok(u32::MAX));
    }

    #[test]
    fn expired_rate_limit_windows_are_dropped() {
        let mut rates = rates(false);
        for token in 0..=KEPT {
            check(&mut rates, 0, 1, &format!("POST webhooks/1/{token}")).expect("told only");
        }
        check(&mut rates, 2_000, 1, "POST webhooks/1/last").expect("told only");
        assert_eq!(rates.windows.len(), 1);
    }
}
