//! The settings `shards` and `rest_proxy`: which gateway shards this process may serve, and its HTTP proxy.

use std::fmt;

use matches::ShardRange;

/// The maximum number of shards: more than any bot needs.
const MAX_SHARDS: u32 = 16_384;

/// The number of shards, and the range of them that this process may serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shards {
    /// The number that the other running processes use. Without other processes, the number that Discord recommends.
    Auto,
    /// A fixed range of shards.
    Of(ShardRange),
}

impl Shards {
    pub(super) fn read(text: &str) -> Result<Self, String> {
        if text == "auto" {
            return Ok(Self::Auto);
        }
        let number = |text: &str| text.trim().parse::<u32>().ok();
        let span = match text.split_once('/') {
            None => number(text).map(ShardRange::all),
            Some((range, total)) => range.split_once("..").and_then(|(first, end)| {
                Some(ShardRange { first: number(first)?, end: number(end)?, total: number(total)? })
            }),
        };
        let is_sound = |span: &ShardRange| {
            span.first < span.end && span.end <= span.total && span.total <= MAX_SHARDS
        };
        span.filter(is_sound).map(Self::Of).ok_or_else(|| {
            "`shards` (CASTELLAN_SHARDS) must be auto, a number, or a range like 0..4/16 (those from 0 to 3 of 16)".into()
        })
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Auto => f.write_str("as many as Discord recommends"),
            Self::Of(ShardRange { first: 0, end, total }) if end == total => write!(f, "{total}"),
            Self::Of(ShardRange { first, end, total }) => {
                write!(f, "from {first} to {} of {total}", end.saturating_sub(1))
            }
        }
    }
}

/// Reads the address of an HTTP proxy for Discord. The address may appear in logs, so it must not contain a password.
pub(super) fn read_rest_proxy(text: &str) -> Result<Option<String>, String> {
    let base = text.trim_end_matches('/');
    if base.is_empty() {
        return Ok(None);
    }
    let rest = ["http://", "https://"].iter().find_map(|start| base.strip_prefix(start));
    match rest {
        Some(host) if !host.is_empty() && !host.contains('@') => Ok(Some(base.to_owned())),
        _ => Err("`rest_proxy` (CASTELLAN_REST_PROXY) must be http://HOST:PORT".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_a_number_a_range_or_left_to_discord() {
        for (text, shards, said) in [
            ("auto", Shards::Auto, "as many as Discord recommends"),
            ("1", Shards::Of(ShardRange::all(1)), "1"),
            ("0..16/16", Shards::Of(ShardRange::all(16)), "16"),
            (
                "4..8/16",
                Shards::Of(ShardRange { first: 4, end: 8, total: 16 }),
                "from 4 to 7 of 16",
            ),
        ] {
            assert_eq!(Shards::read(text), Ok(shards));
            assert_eq!(shards.to_string(), said);
        }
        for wrong in ["", "0", "many", "0..4", "4..4/16", "0..17/16", "-1..2/4", "99999", "1/2"] {
            assert!(Shards::read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_proxy_is_an_address_without_a_password() {
        assert_eq!(read_rest_proxy(""), Ok(None));
        assert_eq!(read_rest_proxy("http://proxy:8080/"), Ok(Some("http://proxy:8080".into())));
        for wrong in ["proxy:8080", "ftp://proxy", "http://", "http://ada:s3cret@proxy"] {
            let told = read_rest_proxy(wrong).unwrap_err();
            assert!(!told.contains("s3cret"), "{told}");
        }
    }
}
