//! The posts of an event: one for each round, reminder, end and act of an organizer.

use matches::{
    Entrant, EventActor, EventEnd, EventNews, EventPlan, EventView, Format, NewsTable, PlayerId,
    Timestamp, Withdrawal,
};
use rules::{Join, Message};

use crate::app::answer::Answer;
use crate::app::answer::args::{mention, mentions, moment};
use crate::words::clubs::ClubText;

/// The most tables that a post lists.
const TABLES: usize = 20;

/// The post about an entry of an event.
pub(super) fn answer(event: &EventView, by: EventActor, news: EventNews) -> Answer {
    News { event, organizer: event.organizer(by) }.answer(by, news)
}

/// An event, and the organizer who acted.
struct News<'a> {
    event: &'a EventView,
    organizer: Option<PlayerId>,
}

/// A round that has begun.
struct Round {
    number: u32,
    tables: Vec<NewsTable>,
    byes: Vec<Entrant>,
    ends: Option<Timestamp>,
}

impl News<'_> {
    fn answer(&self, by: EventActor, news: EventNews) -> Answer {
        let name = self.event.plan.name.clone();
        let organizer = mention(self.organizer.unwrap_or(PlayerId::GONE));
        let player = |entrant: Entrant| mention(self.event.player(entrant));
        match news {
            EventNews::Round { round, tables, byes, ends } => {
                self.round(Round { number: round, tables, byes, ends })
            }
            EventNews::Reminder { ends, players } => self.reminder(ends, &players),
            EventNews::SeasonEnded { season } => self.season_end(season),
            EventNews::Ended(end) => self.end(end),
            EventNews::Challenged { challenger, challenged } => {
                let pinged = self.event.player(challenged);
                let (challenger, challenged) = (player(challenger), player(challenged));
                Answer::say(ClubText::PostChallenged { name, challenger, challenged })
                    .ping([pinged])
            }
            EventNews::Withdrew { entrant, cause } => {
                let player = player(entrant);
                Answer::say(match (cause, by) {
                    (Withdrawal::TimedOut, _) => ClubText::PostTimedOut { name, player },
                    (Withdrawal::Organizer, _) => {
                        ClubText::PostWithdrawn { name, organizer, player }
                    }
                    (Withdrawal::Own | Withdrawal::Erased, _) => {
                        ClubText::PostWithdrew { name, player }
                    }
                })
            }
            EventNews::Replaced { entrant } => {
                let pinged = self.event.player(entrant);
                let player = player(entrant);
                Answer::say(ClubText::PostReplaced { name, organizer, player }).ping([pinged])
            }
            EventNews::Paused => Answer::say(ClubText::PostPaused { name, organizer }),
            EventNews::Resumed => Answer::say(ClubText::PostResumed { name, organizer }),
            EventNews::Decided { id, winner } => {
                let id = id.map(|id| id.to_string()).unwrap_or_default();
                Answer::say(match winner {
                    Some(winner) => {
                        ClubText::PostDecided { name, organizer, id, winner: player(winner) }
                    }
                    None => ClubText::PostDecidedDraw { name, organizer, id },
                })
            }
        }
    }

    fn round(&self, round: Round) -> Answer {
        let title = title(&self.event.plan, round.number);
        let people = |entrants: &[Entrant]| -> Vec<PlayerId> {
            entrants.iter().map(|&entrant| self.event.player(entrant)).collect()
        };
        let mut pinged: Vec<PlayerId> =
            round.tables.iter().flat_map(|table| people(&table.entrants)).collect();
        pinged.sort_unstable();
        pinged.dedup();
        let until = round.ends.map(|at| ClubText::PostUntil { at: moment(at) });
        let byes =
            round.byes.iter().map(|&one| ClubText::Bye { player: mention(self.event.player(one)) });
        let answer = Answer::say(title).lines(until).ping(pinged.clone());
        // A season has too many matches for one post: its divisions are named instead.
        let answer = match self.event.plan.format {
            Format::League { .. } => {
                answer.line(ClubText::Names { players: mentions(Join::Commas, &pinged) })
            }
            Format::Swiss { .. } | Format::Ladder { .. } => {
                let shown = round.tables.iter().take(TABLES);
                let lines = shown.map(|table| ClubText::Names {
                    players: mentions(Join::Dashes, &people(&table.entrants)),
                });
                answer.lines(lines.collect::<Vec<_>>()).lines(self.more(&round.tables))
            }
        };
        answer.lines(byes.collect::<Vec<_>>())
    }

    fn more(&self, tables: &[NewsTable]) -> Option<Message> {
        let count = tables.len().saturating_sub(TABLES);
        (count > 0).then(|| ClubText::More { count }.into())
    }

    fn reminder(&self, ends: Option<Timestamp>, players: &[Entrant]) -> Answer {
        let people: Vec<_> = players.iter().map(|&entrant| self.event.player(entrant)).collect();
        let at = moment(ends.unwrap_or_default());
        let (name, players) = (self.event.plan.name.clone(), mentions(Join::Commas, &people));
        let text = match self.event.plan.format {
            Format::League { .. } => ClubText::PostSeasonReminder { name, at, players },
            Format::Swiss { .. } | Format::Ladder { .. } => {
                ClubText::PostReminder { name, at, players }
            }
        };
        Answer::say(text).ping(people)
    }

    fn season_end(&self, season: u32) -> Answer {
        let name = self.event.plan.name.clone();
        let champions = &self.event.state.champions;
        match champions.iter().find(|champion| champion.season == season) {
            Some(champion) => {
                let pinged = self.event.player(champion.entrant);
                let player = mention(pinged);
                Answer::say(ClubText::PostChampion { name, season, player }).ping([pinged])
            }
            None => Answer::say(ClubText::PostOver { name }),
        }
    }

    fn end(&self, end: EventEnd) -> Answer {
        let name = self.event.plan.name.clone();
        let champion = self.event.state.champions.last();
        let by = self.organizer.map(|organizer| ClubText::PostBy { organizer: mention(organizer) });
        match (end, champion) {
            (EventEnd::Finished, Some(champion)) => {
                let pinged = self.event.player(champion.entrant);
                Answer::say(ClubText::PostWinner { name, player: mention(pinged) }).ping([pinged])
            }
            (EventEnd::Finished, None) => Answer::say(ClubText::PostOver { name }),
            (EventEnd::TooFew, _) => Answer::say(ClubText::PostTooFew { name }),
            (EventEnd::NoPairing, _) => Answer::say(ClubText::PostNoPairing { name }),
            (EventEnd::Organizer, _) => Answer::say(ClubText::PostEnded { name }).lines(by),
        }
    }
}

/// The title of the post about a round that has begun.
pub(super) fn title(plan: &EventPlan, round: u32) -> ClubText {
    let name = plan.name.clone();
    match plan.format {
        Format::League { .. } => ClubText::PostSeason { name, round },
        Format::Swiss { .. } => ClubText::PostRound { name, round },
        Format::Ladder { .. } => ClubText::PostLadder { name },
    }
}
