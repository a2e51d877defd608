//! The stored records of an event. Entries name entrants and organizers by number; only [`EventPeople`] names people.

use serde::{Deserialize, Deserializer, Serialize};

use crate::ids::{MatchId, PlayerId, Revision, Timestamp};
use crate::model::clubs::Entrant;
use crate::model::clubs::points::Points;

/// An act in the journal of an event. Entries never change, and are never removed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct EventEntry {
    pub(crate) revision: Revision,
    pub(crate) at: Timestamp,
    pub(crate) by: EventActor,
    pub(crate) act: EventAct,
}

/// The person who acts in an event, or the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventActor {
    /// The program, for a step that is due.
    Program,
    /// An organizer, by their number in the event.
    Organizer(u32),
    /// An entrant.
    Entrant(Entrant),
}

/// The people of an event: its only record that names them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct EventPeople {
    pub(crate) organizers: Vec<PlayerId>,
    pub(crate) entrants: Vec<EventPlayer>,
}

/// The person behind an entrant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventPlayer {
    /// The person.
    pub player: PlayerId,
    /// Their display name at their newest registration. Empty if it was erased.
    pub name: String,
}

/// An act in an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum EventAct {
    /// The event was announced, and people may register.
    Announced,
    /// A person registered: as a new entrant, or again for the next season.
    Registered { entrant: Entrant, rating: i32 },
    /// An entrant canceled their registration before their first round or their next season.
    Unregistered { entrant: Entrant },
    /// A round or season began.
    RoundBegan {
        round: u32,
        tables: Vec<PlannedTable>,
        byes: Vec<Entrant>,
        ends: Option<Timestamp>,
    },
    /// An entrant of a ladder challenged another.
    Challenged { challenger: Entrant, challenged: Entrant },
    /// The match of a table began. `entrants` are the players by seat.
    MatchBegan { table: u32, id: MatchId, entrants: Vec<Entrant> },
    /// A table is decided.
    TableEnded { table: u32, result: TableResult },
    /// An entrant who withdrew has given up their running match.
    Forfeited { table: u32, entrant: Entrant },
    /// Entrants with undecided tables were reminded that the round or season ends soon.
    Reminded,
    /// An entrant plays no further matches.
    Withdrew { entrant: Entrant, cause: Withdrawal },
    /// Another person plays on for an entrant.
    Replaced { entrant: Entrant },
    /// The organizer paused the event, or the program did, because the bot had left the server. If the bot leaves
    /// during an organizer's pause, the program records that too, and the pause keeps its beginning.
    Paused,
    /// The organizer resumed the paused event, in early builds of version 0.2. On a ladder, entrants who were active
    /// during the pause slip later than the others.
    Resumed,
    /// A season ended.
    SeasonEnded,
    /// An entrant of a ladder moved down a place, because they have not played for a long time.
    Decayed { entrant: Entrant },
    /// The event ended.
    Ended(EventEnd),
    /// A person's data was erased.
    Erased,
    /// The pause of the event ended.
    PauseEnded,
    /// The bot returned to the server of an event that its organizer had paused before. The organizer's pause goes on.
    AbsenceEnded,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PlannedTable {
    /// The division of a league, from 0. 0 in other formats.
    pub(crate) division: u32,
    /// The entrants by seat.
    pub(crate) entrants: Vec<Entrant>,
}

/// The result of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableResult {
    /// The points by seat.
    pub points: Vec<Points>,
    /// How the table was decided.
    pub end: TableEnd,
    /// The entrants who lost by the clock or did not begin. Each is charged with a timeout.
    #[serde(deserialize_with = "late_entrants")]
    pub late: Vec<Entrant>,
}

/// How a table was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableEnd {
    /// The match was played.
    Played,
    /// A player did not begin, aborted the match, or withdrew.
    Walkover,
    /// The organizer decided the table, or the round or season ended before the match did.
    Adjudicated,
    /// The table does not count, for example because its match was called off.
    Annulled,
}

/// Why an entrant plays no further matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// The entrant withdrew.
    Own,
    /// Their time ran out twice.
    TimedOut,
    /// The organizer withdrew them.
    Organizer,
    /// Their data was erased.
    Erased,
}

/// How an event ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventEnd {
    /// All rounds were played.
    Finished,
    /// Too few entrants registered for the first round or the next season.
    TooFew,
    /// No pairing without rematches is possible.
    NoPairing,
    /// The organizer ended it.
    Organizer,
    /// Too few entrants of a Swiss are left for the next round. Early builds of version 0.2 ended it as `TooFew`,
    /// without a winner.
    TooFewLeft,
}

impl EventEntry {
    /// The match that this entry began, if any.
    pub(crate) fn begun_match(&self) -> Option<MatchId> {
        match self.act {
            EventAct::MatchBegan { id, .. } => Some(id),
            _ => None,
        }
    }

    /// Whether this entry is an organizer's decision of the table.
    pub(crate) fn decides(&self, number: u32) -> bool {
        let is_organizer = matches!(self.by, EventActor::Organizer(_));
        is_organizer && matches!(self.act, EventAct::TableEnded { table, .. } if table == number)
    }
}

impl EventAct {
    /// Whether the act may change the beginning or end of the event, which its calendar entry shows.
    pub(crate) fn changes_times(&self) -> bool {
        match self {
            Self::Announced | Self::RoundBegan { .. } | Self::Ended(_) => true,
            Self::Resumed | Self::PauseEnded => true,
            Self::Registered { .. } | Self::Unregistered { .. } | Self::Challenged { .. } => false,
            Self::MatchBegan { .. } | Self::TableEnded { .. } | Self::Forfeited { .. } => false,
            Self::Reminded | Self::Withdrew { .. } | Self::Replaced { .. } | Self::Paused => false,
            Self::SeasonEnded | Self::Decayed { .. } | Self::Erased | Self::AbsenceEnded => false,
        }
    }

    /// Whether the act begins or ends a pause, or an absence of the bot.
    pub(crate) fn is_about_pauses(&self) -> bool {
        match self {
            Self::Paused | Self::Resumed | Self::PauseEnded | Self::AbsenceEnded => true,
            Self::Announced | Self::RoundBegan { .. } | Self::Ended(_) => false,
            Self::Registered { .. } | Self::Unregistered { .. } | Self::Challenged { .. } => false,
            Self::MatchBegan { .. } | Self::TableEnded { .. } | Self::Forfeited { .. } => false,
            Self::Reminded | Self::Withdrew { .. } | Self::Replaced { .. } => false,
            Self::SeasonEnded | Self::Decayed { .. } | Self::Erased => false,
        }
    }

    /// Whether the act gets a public post.
    pub(crate) fn is_announced(&self, by: EventActor) -> bool {
        let is_organizer = matches!(by, EventActor::Organizer(_));
        match self {
            Self::RoundBegan { .. } | Self::Reminded | Self::SeasonEnded => true,
            Self::Ended(_) | Self::Challenged { .. } => true,
            Self::Withdrew { cause, .. } => *cause != Withdrawal::Erased,
            Self::Replaced { .. } => true,
            // The program pauses an event without a post, while the bot is not on its server.
            Self::Paused | Self::Resumed | Self::PauseEnded => is_organizer,
            Self::TableEnded { .. } | Self::Unregistered { .. } => is_organizer,
            Self::Announced | Self::Registered { .. } => false,
            Self::MatchBegan { .. } | Self::Forfeited { .. } => false,
            Self::Decayed { .. } | Self::Erased | Self::AbsenceEnded => false,
        }
    }
}

/// Reads the late entrants of a result. Older exports have one entrant or `null` there. In stored rows, both forms have
/// the same bytes.
fn late_entrants<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Entrant>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Late {
        All(Vec<Entrant>),
        One(Option<Entrant>),
    }
    if !deserializer.is_human_readable() {
        return Vec::deserialize(deserializer);
    }
    Ok(match Late::deserialize(deserializer)? {
        Late::All(all) => all,
        Late::One(one) => one.into_iter().collect(),
    })
}

pub(crate) fn entrant_of(entrants: &[EventPlayer], player: PlayerId) -> Option<Entrant> {
    let index = entrants.iter().position(|entrant| entrant.player == player)?;
    u32::try_from(index).ok().map(Entrant)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_older_programs_have_one_late_entrant_or_none() {
        #[derive(Serialize)]
        struct Old {
            points: Vec<Points>,
            end: TableEnd,
            late: Option<Entrant>,
        }
        for late in [None, Some(Entrant(300))] {
            let end = TableEnd::Played;
            let old = Old { points: vec![Points::WIN, Points::NONE], end, late };
            let result: TableResult =
                postcard::from_bytes(&postcard::to_allocvec(&old).unwrap()).unwrap();
            assert_eq!(result.late, Vec::from_iter(late));
            let line = serde_json::to_string(&old).unwrap();
            assert_eq!(serde_json::from_str::<TableResult>(&line).unwrap(), result);
            let line = serde_json::to_string(&result).unwrap();
            assert_eq!(serde_json::from_str::<TableResult>(&line).unwrap(), result);
        }
    }
}
