//! `WebPass`: a stored link or session of the web pages.

use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, PlayerId, Timestamp};

/// A link that works once, or a browser's session. Its key is a hash of the token, which is never stored.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct WebPass {
    pub(crate) player: PlayerId,
    pub(crate) kind: PassKind,
    pub(crate) made: Timestamp,
    pub(crate) until: Timestamp,
}

/// The use of a [`WebPass`].
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) enum PassKind {
    /// A link that opens this match, once.
    Link(MatchId),
    /// A session that has opened these matches, the newest last.
    Session(Vec<MatchId>),
    /// A press in a channel that opened the Activity at this match, in this instance if known.
    Launch { id: MatchId, channel: u64, instance: Option<String> },
    /// A link that signs in, once, and opens no match.
    SignIn,
}

impl WebPass {
    /// Whether the pass is a link that can still be used.
    pub(crate) fn is_open_link(&self, now: Timestamp) -> bool {
        self.until > now && matches!(self.kind, PassKind::Link(_) | PassKind::SignIn)
    }
}

impl PassKind {
    /// The match that a link opens.
    pub(crate) fn link_target(&self) -> Option<MatchId> {
        match self {
            Self::Link(id) => Some(*id),
            Self::Session(_) | Self::Launch { .. } | Self::SignIn => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::golden_row;

    #[test]
    fn web_pass_rows_keep_their_encoding() {
        let (player, made, until) = (PlayerId(7), Timestamp(300), Timestamp(1_000));
        let pass = |kind| WebPass { player, kind, made, until };
        golden_row::check(&pass(PassKind::Link(MatchId(2))), "b63300011f79a2a9070002ac02e807");
        golden_row::check(
            &pass(PassKind::Session(vec![MatchId(2), MatchId(300)])),
            "b63300014cb01dac07010202ac02ac02e807",
        );
        let launch = PassKind::Launch { id: MatchId(2), channel: 5, instance: Some("i-1".into()) };
        golden_row::check(&pass(launch), "b63300012a3ab2ac070202050103692d31ac02e807");
        golden_row::check(&pass(PassKind::SignIn), "b6330001019d37f10703ac02e807");
    }
}
