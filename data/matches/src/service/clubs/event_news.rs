//! `EventNews`: what a post or direct message says about an entry of an event.

use rules::Seats;

use crate::error::Refused;
use crate::ids::{EventId, MatchId, Revision, Timestamp};
use crate::journal::clubs::event_acts::{EventAct, EventActor, EventEnd, EventEntry, Withdrawal};
use crate::journal::clubs::tables::EventTable;
use crate::model::clubs::Entrant;
use crate::model::clubs::points::Points;
use crate::service::Matches;

/// The content of an event's entry, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventNews {
    /// A round or season began.
    Round {
        /// The number of the round or season.
        round: u32,
        /// The entrants at each of its tables.
        tables: Vec<Vec<Entrant>>,
        /// The entrants with a bye.
        byes: Vec<Entrant>,
        /// When the round or season ends. `None` if it has no fixed end.
        ends: Option<Timestamp>,
    },
    /// The round or season ends within a day.
    Reminder {
        /// When the round or season ends.
        ends: Option<Timestamp>,
        /// The entrants who still play at an undecided table.
        players: Vec<Entrant>,
    },
    /// A season ended.
    SeasonEnded {
        /// The number of the season.
        season: u32,
    },
    /// The event ended.
    Ended(EventEnd),
    /// An entrant of a ladder challenged another.
    Challenged {
        /// The challenger.
        challenger: Entrant,
        /// The challenged entrant.
        challenged: Entrant,
    },
    /// An entrant plays no further matches, or an organizer canceled their registration.
    Withdrew {
        /// The entrant.
        entrant: Entrant,
        /// The reason.
        cause: Withdrawal,
    },
    /// Another person plays on for an entrant.
    Replaced {
        /// The entrant.
        entrant: Entrant,
    },
    /// A match began. The entry has no post. Players who had to wait for the match get a direct message.
    MatchBegan {
        /// The match.
        id: MatchId,
        /// Its players.
        entrants: Vec<Entrant>,
    },
    /// The organizer paused the event.
    Paused,
    /// The organizer resumed the event.
    Resumed,
    /// An organizer decided a match.
    Decided {
        /// The match. `None` if the table is no longer known.
        id: Option<MatchId>,
        /// The winner. `None` for a draw.
        winner: Option<Entrant>,
    },
}

impl Matches {
    /// The actor and the content of the entry at a revision. `None` if it gets no post.
    ///
    /// # Errors
    /// The event is damaged.
    pub fn event_news(
        &self,
        id: EventId,
        revision: Revision,
    ) -> Result<Option<(EventActor, EventNews)>, Refused> {
        let entry = self.event_entry(id, revision)?;
        match entry.act.is_announced(entry.by) {
            true => self.news_of(id, entry),
            false => Ok(None),
        }
    }

    /// As [`Matches::event_news`], also for entries without a post that only concern some players.
    ///
    /// # Errors
    /// The event is damaged.
    pub fn direct_event_news(
        &self,
        id: EventId,
        revision: Revision,
    ) -> Result<Option<(EventActor, EventNews)>, Refused> {
        self.news_of(id, self.event_entry(id, revision)?)
    }

    fn news_of(
        &self,
        id: EventId,
        entry: EventEntry,
    ) -> Result<Option<(EventActor, EventNews)>, Refused> {
        let state = self.load_event(id)?.state;
        let news = match entry.act {
            EventAct::RoundBegan { round, tables, byes, ends } => {
                let tables = tables.into_iter().map(|table| table.entrants).collect();
                EventNews::Round { round, tables, byes, ends }
            }
            EventAct::Reminded => {
                let mut players = Vec::new();
                for table in state.tables.iter().filter(|table| table.result.is_none()) {
                    players.extend(self.playing_entrants(table)?);
                }
                players.retain(|one| state.entrants[one.index()].withdrawal.is_none());
                players.sort_unstable();
                players.dedup();
                EventNews::Reminder { ends: state.ends, players }
            }
            EventAct::SeasonEnded => {
                EventNews::SeasonEnded { season: self.season_at(id, entry.revision)? }
            }
            EventAct::Ended(end) => EventNews::Ended(end),
            EventAct::Challenged { challenger, challenged } => {
                EventNews::Challenged { challenger, challenged }
            }
            EventAct::Withdrew { entrant, cause } => EventNews::Withdrew { entrant, cause },
            EventAct::Replaced { entrant } => EventNews::Replaced { entrant },
            EventAct::Paused => EventNews::Paused,
            EventAct::Resumed | EventAct::PauseEnded => EventNews::Resumed,
            EventAct::TableEnded { table, result } => {
                let table = state.tables.iter().find(|one| one.number == table);
                let winner = result.points.iter().position(|points| *points == Points::WIN);
                let winner = table.zip(winner).map(|(table, seat)| table.entrants[seat]);
                EventNews::Decided { id: table.and_then(|table| table.id), winner }
            }
            EventAct::Unregistered { entrant } if matches!(entry.by, EventActor::Organizer(_)) => {
                EventNews::Withdrew { entrant, cause: Withdrawal::Organizer }
            }
            EventAct::Announced | EventAct::Registered { .. } | EventAct::Unregistered { .. } => {
                return Ok(None);
            }
            EventAct::MatchBegan { id, entrants, .. } => EventNews::MatchBegan { id, entrants },
            EventAct::Forfeited { .. } | EventAct::Decayed { .. } => return Ok(None),
            EventAct::Erased | EventAct::AbsenceEnded => return Ok(None),
        };
        Ok(Some((entry.by, news)))
    }

    /// The number of the season at a revision. The next season may have begun since.
    fn season_at(&self, id: EventId, revision: Revision) -> Result<u32, Refused> {
        let entries = self.event_entries(id)?.into_iter();
        let begun = entries.take_while(|one| one.revision < revision).filter_map(|one| {
            let EventAct::RoundBegan { round, .. } = one.act else { return None };
            Some(round)
        });
        Ok(begun.last().unwrap_or_default())
    }

    /// The entrants of an undecided table who have not left its match.
    fn playing_entrants(&self, table: &EventTable) -> Result<Vec<Entrant>, Refused> {
        let Some(on) = table.id else { return Ok(table.entrants.clone()) };
        let gone = match self.load(on) {
            Ok(loaded) => loaded.state.head.gone,
            Err(Refused::Unavailable(error)) => return Err(error.into()),
            // Nobody is known to have left a match that can't be read.
            Err(_) => Seats::NONE,
        };
        let has_left = |one| table.seat_of(one).is_some_and(|seat| gone.contains(seat));
        Ok(table.entrants.iter().copied().filter(|&one| !has_left(one)).collect())
    }
}
