//! Stored records about spectators: watched places, followers, results and dashboards.

use rules::{Record, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::{Key, PlayerId};
use crate::journal::visible_clock::VisibleClock;

/// The maximum number of places where a match may be watched. Each costs a message per turn.
pub(crate) const PLACES: usize = 10;

/// The way a match is shown where it is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WatchMode {
    /// One message that is edited.
    Card,
    /// A new message for each turn.
    Posts,
}

/// A place where a match is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WatchedPlace {
    /// The channel or thread.
    pub channel: u64,
    /// The server. `None` in a private conversation.
    pub server: Option<u64>,
    /// The person who chose the place.
    pub by: PlayerId,
    /// How the match is shown.
    #[serde(rename = "way")]
    pub mode: WatchMode,
}

/// A person who wants to be notified of the end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Follower {
    /// The person.
    pub player: PlayerId,
    /// The channel for the notification.
    pub channel: u64,
}

/// The places where a match is watched, and its followers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct WatchedRow {
    pub(crate) places: Vec<WatchedPlace>,
    pub(crate) followers: Vec<Follower>,
}

impl WatchedRow {
    /// All people who chose a place or follow the match.
    pub(crate) fn people(&self) -> Vec<PlayerId> {
        let all = self.places.iter().map(|place| place.by);
        let all = all.chain(self.followers.iter().map(|follower| follower.player));
        all.filter(|&player| player != PlayerId::GONE).collect()
    }
}

/// The message that shows a match in a watched place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct CardRow {
    pub(crate) message: Option<u64>,
    /// The [`Head::moment`](crate::Head::moment) that the message shows; 0 for none.
    pub(crate) shown: u64,
    /// The request that chose the place, to tell this card's messages from those of an earlier card there.
    pub(crate) since: Key,
    /// The clock that the message shows.
    #[serde(default)]
    pub(crate) clock: VisibleClock,
    /// The moment after which the message shows all turns. 0 if only the last turn is known to be shown.
    #[serde(default)]
    pub(crate) from: u64,
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct ResultRow {
    /// The winning seats. Empty for a draw.
    pub(crate) winners: Seats,
}

/// The dashboard of a server.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct DashboardRow {
    pub(crate) channel: u64,
    /// The number of the message, once it is posted.
    pub(crate) message: Option<u64>,
    /// The request that chose the channel.
    pub(crate) key: Key,
    /// A checksum of the message's content.
    pub(crate) shown: u64,
}

/// A match record that a person has uploaded, to show it.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct BroughtRow {
    pub(crate) key: Key,
    pub(crate) record: Record,
}

#[cfg(test)]
mod tests {
    use rules::{Act, Ply, Seat, Seed, Setup};

    use super::*;
    use crate::golden_row::check;
    use crate::ids::Timestamp;

    #[test]
    fn watch_rows_keep_their_encoding() {
        let (channel, by) = (1 << 60, PlayerId(7));
        let card = WatchedPlace { channel, server: Some(900), by, mode: WatchMode::Card };
        let posts =
            WatchedPlace { channel: 5, server: None, by: PlayerId::GONE, mode: WatchMode::Posts };
        let followers = vec![Follower { player: by, channel: 5 }];
        check(
            &WatchedRow { places: vec![card, posts], followers },
            "b61f00011a57251402808080808080808010018407070005000001010705",
        );
        let clock = VisibleClock::Until(Timestamp(1_763_000_000_000));
        let (message, shown, since, from) = (Some(u64::MAX), 300, Key(4), 298);
        check(
            &CardRow { message, shown, since, clock, from },
            "b6200001610c2d1a01ffffffffffffffffff01ac02040180bcf4d7a733aa02",
        );
        check(&ResultRow { winners: Seats::one(Seat(2)) }, "b621000127bce21f04");
        let row = DashboardRow { channel, message: Some(6), key: Key(300), shown: u64::MAX };
        check(&row, "b6220001911573ab8080808080808080100106ac02ffffffffffffffffff01");
        let setup = Setup {
            options: [("stones".to_owned(), "7".to_owned())].into(),
            seats: 2,
            seed: Seed::from_bytes([0xA7; 32]),
        };
        let moved = Ply { seat: Seat(1), act: Act::Move("3".into()) };
        let plies = vec![moved, Ply { seat: Seat(0), act: Act::Leave }];
        let record = Record { game: "nim".into(), rules_version: 1, setup, plies };
        check(
            &BroughtRow { key: Key(300), record },
            "b6230001f7598d7fac02036e696d01010673746f6e6573013702406137613761376137613761376137613761376137613761376137613761376137613761376137613761376137613761376137613761376137613761376137613702010001330001",
        );
    }
}
