//! Rate limits: counted for every request, sent in headers, and enforced if wanted.
//!
//! Discord publishes no numbers and may change them at any time; these are the ones that people have observed. What a bot may rely on is the
//! headers, so these are always right for what the sandbox does.

use std::collections::HashMap;

use axum::http::{HeaderMap, HeaderValue};

/// Requests a second over all routes, answers to interactions apart.
const GLOBAL: Bucket = Bucket { name: "global", most: 50, window_ms: 1_000 };

/// How many windows are kept before those that are over are forgotten.
const KEPT: usize = 1_024;

/// Routes that are counted together, once for each channel, server or webhook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Bucket {
    /// What `X-RateLimit-Bucket` says; to a bot it is a word without meaning.
    name: &'static str,
    most: u32,
    window_ms: u64,
}

/// What is counted: a bucket, and the channel or the webhook with its token that the address begins with.
type Key = (Bucket, String);

/// Requests since a moment.
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

/// Which limit a request is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RateLimitScope {
    /// The bot's own limit for a route.
    User,
    /// The bot's limit for everything.
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
    /// It may be done; its bucket, if the route has one.
    Within(Option<BucketState>),
    /// It is refused for this many seconds.
    Over(RateLimitScope, f64, Option<BucketState>),
}

impl Rates {
    /// Counts a request.
    pub(crate) fn count(&mut self, now_ms: u64, method: &str, path: &[String]) -> RateCheck {
        let path = path.iter().map(String::as_str).collect::<Vec<_>>();
        if self.windows.len() >= KEPT {
            self.windows.retain(|_, window| window.until_ms > now_ms);
        }
        if self.enforced && !is_answer(&path) {
            let (standing, within) = self.take((GLOBAL, String::new()), now_ms);
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

    /// Takes one from a bucket, if there is one left.
    fn take(&mut self, key: Key, now_ms: u64) -> (BucketState, bool) {
        let bucket = key.0;
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

/// Answers to interactions are outside the global limit.
fn is_answer(path: &[&str]) -> bool {
    matches!(path, ["interactions" | "webhooks", ..])
}

/// The bucket of a route. Discord sends no limits with first answers to interactions, and what is not known of other routes is not made up here.
fn key(method: &str, path: &[&str]) -> Option<Key> {
    let bucket = |name, most, window_ms| Bucket { name, most, window_ms };
    match (method, path) {
        ("POST", ["channels", channel, "messages"]) => {
            Some((bucket("send-message", 5, 5_000), (*channel).into()))
        }
        ("PATCH", ["channels", channel, "messages", _]) => {
            Some((bucket("edit-message", 5, 5_000), (*channel).into()))
        }
        ("DELETE", ["channels", channel, "messages", _]) => {
            Some((bucket("delete-message", 5, 1_000), (*channel).into()))
        }
        (_, ["webhooks", app, token, ..]) => {
            Some((bucket("follow-up", 5, 2_000), format!("{app}/{token}")))
        }
        _ => None,
    }
}

impl BucketState {
    /// Seconds until the window is over.
    fn after_s(&self) -> f64 {
        seconds(self.until_ms - self.now_ms)
    }
}

impl RateCheck {
    /// Writes where the bucket stands into the head of an answer.
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

/// Milliseconds as seconds. Times of day fit exactly, as they are far below 2⁵³.
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

    /// Counts so many requests and tells what the last one came to: what remains, or how long to wait.
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
    fn fifty_a_second_are_the_most_but_answers_do_not_count() {
        let mut rates = rates(true);
        assert_eq!(check(&mut rates, 0, 51, "GET users/@me"), Err(1.0));
        assert_eq!(check(&mut rates, 0, 1, "POST channels/1/messages"), Err(1.0));
        assert_eq!(check(&mut rates, 0, 99, "POST interactions/1/a/callback"), Ok(u32::MAX));
        assert_eq!(check(&mut rates, 0, 1, "POST webhooks/1/a"), Ok(4));
        assert_eq!(check(&mut rates, 1_000, 50, "GET users/@me"), Ok(u32::MAX));
    }

    #[test]
    fn what_is_not_enforced_is_only_told() {
        let mut rates = rates(false);
        assert_eq!(check(&mut rates, 0, 9, "POST channels/1/messages"), Ok(0));
        assert_eq!(check(&mut rates, 0, 99, "GET users/@me"), Ok(u32::MAX));
    }

    #[test]
    fn windows_that_are_over_are_forgotten() {
        let mut rates = rates(false);
        for token in 0..=KEPT {
            check(&mut rates, 0, 1, &format!("POST webhooks/1/{token}")).expect("told only");
        }
        check(&mut rates, 2_000, 1, "POST webhooks/1/last").expect("told only");
        assert_eq!(rates.windows.len(), 1);
    }
}
