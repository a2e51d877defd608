//! The posts of an event: one for each round, reminder, end and act of an organizer.

use matches::{
    Entrant, EventActor, EventEnd, EventNews, EventPlan, EventView, Format, PlayerId, Timestamp,
    Withdrawal,
};
use rules::Join;

use crate::app::answer::Answer;
use crate::app::answer::args::{mention, mentions, moment};
use crate::app::clubs::event_name::event_name;
use crate::words::clubs::ClubText;

/// The maximum number of players that a post names. A mention has up to 22 characters, and a message up to 2,000.
const NAMED: usize = 72;

/// The number of players that each of two lists of a post may always name. A shorter list leaves the rest to the other.
const NAMED_IN_EACH: usize = 32;

/// The post about a journal entry of an event.
pub(super) fn answer(event: &EventView, by: EventActor, news: EventNews) -> Answer {
    News { event, organizer: event.organizer(by) }.answer(by, news)
}

/// An event, and the organizer who acted.
struct News<'a> {
    event: &'a EventView,
    organizer: Option<PlayerId>,
}

impl News<'_> {
    fn answer(&self, by: EventActor, news: EventNews) -> Answer {
        let name = event_name(&self.event.plan);
        let organizer = mention(self.organizer.unwrap_or(PlayerId::GONE));
        let player = |entrant: Entrant| mention(self.event.player(entrant));
        match news {
            EventNews::Round { round, tables, byes, ends } => {
                self.round(round, &tables, &byes, ends)
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
                let is_own = matches!(cause, Withdrawal::Own | Withdrawal::Erased);
                let pinged = (!is_own).then(|| self.event.player(entrant));
                let player = player(entrant);
                let answer = Answer::say(match (cause, by) {
                    (Withdrawal::TimedOut, _) => ClubText::PostTimedOut { name, player },
                    (Withdrawal::Organizer, _) => {
                        ClubText::PostWithdrawn { name, organizer, player }
                    }
                    (Withdrawal::Own | Withdrawal::Erased, _) => {
                        ClubText::PostWithdrew { name, player }
                    }
                });
                answer.ping(pinged)
            }
            EventNews::Replaced { entrant } => {
                let pinged = self.event.player(entrant);
                let player = player(entrant);
                Answer::say(ClubText::PostReplaced { name, organizer, player }).ping([pinged])
            }
            EventNews::MatchBegan { id, entrants } => {
                let players: Vec<_> = entrants.iter().map(|&one| self.event.player(one)).collect();
                let players = mentions(Join::Dashes, &players);
                Answer::say(ClubText::DirectMatch { name, id: id.to_string(), players })
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

    fn round(
        &self,
        round: u32,
        tables: &[Vec<Entrant>],
        byes: &[Entrant],
        ends: Option<Timestamp>,
    ) -> Answer {
        let title = title(&self.event.plan, round);
        let people = |entrants: &[Entrant]| -> Vec<PlayerId> {
            entrants.iter().map(|&entrant| self.event.player(entrant)).collect()
        };
        let mut pinged = people(&tables.concat());
        pinged.sort_unstable();
        pinged.dedup();
        let seats = tables.iter().map(Vec::len).max().unwrap_or(1);
        let until = ends.map(|at| ClubText::PostUntil { at: moment(at) });
        let byes =
            byes.iter().map(|&one| ClubText::Bye { player: mention(self.event.player(one)) });
        let answer = Answer::say(title).lines(until).ping(pinged.clone());
        // A season has too many matches for one post, so the post names the players.
        let answer = match self.event.plan.format {
            Format::League { .. } => {
                let players = mentions(Join::Commas, named(&pinged));
                answer.line(ClubText::Names { players }).lines(more(pinged.len(), NAMED))
            }
            Format::Swiss { .. } | Format::Ladder { .. } => {
                let most = NAMED / seats;
                let lines = tables.iter().take(most).map(|entrants| ClubText::Names {
                    players: mentions(Join::Dashes, &people(entrants)),
                });
                answer.lines(lines.collect::<Vec<_>>()).lines(more(tables.len(), most))
            }
        };
        answer.lines(byes.collect::<Vec<_>>())
    }

    fn reminder(&self, ends: Option<Timestamp>, players: &[Entrant]) -> Answer {
        let to_people = |entrants: &[Entrant]| -> Vec<PlayerId> {
            entrants.iter().map(|&entrant| self.event.player(entrant)).collect()
        };
        let (people, next) = (to_people(players), to_people(&unregistered(self.event)));
        let has_two_lists = !people.is_empty() && !next.is_empty();
        let room = if has_two_lists { 2 * NAMED_IN_EACH } else { NAMED };
        let most_beside = |others: &[PlayerId]| room - others.len().min(NAMED_IN_EACH);
        let (most, most_next) = (most_beside(&next), most_beside(&people));
        let at = moment(ends.unwrap_or_default());
        let name = event_name(&self.event.plan);
        let players = mentions(Join::Commas, first(&people, most));
        let text = match self.event.plan.format {
            Format::League { .. } if people.is_empty() => ClubText::DirectNextSeason { name, at },
            Format::League { .. } => ClubText::PostSeasonReminder { name, at, players },
            Format::Swiss { .. } | Format::Ladder { .. } => {
                ClubText::PostReminder { name, at, players }
            }
        };
        let unregistered = (!next.is_empty()).then(|| ClubText::PostUnregistered {
            players: mentions(Join::Commas, first(&next, most_next)),
        });
        let answer = Answer::say(text).lines(more(people.len(), most)).lines(unregistered);
        let others: Vec<_> = next.iter().copied().filter(|one| !people.contains(one)).collect();
        answer.lines(more(next.len(), most_next)).ping(people).ping(others)
    }

    fn season_end(&self, season: u32) -> Answer {
        let name = event_name(&self.event.plan);
        let winners = self.winners(season);
        if winners.is_empty() {
            return Answer::say(ClubText::PostSeasonOver { name, season });
        }
        let players = mentions(Join::And, named(&winners));
        Answer::say(ClubText::PostChampion { name, season, players }).ping(winners)
    }

    fn end(&self, end: EventEnd) -> Answer {
        let name = event_name(&self.event.plan);
        let last = self.event.state.champions.last();
        let winners = last.map_or_else(Vec::new, |champion| self.winners(champion.season));
        let by = self.organizer.map(|organizer| ClubText::PostBy { organizer: mention(organizer) });
        let won = |answer: Answer| {
            let players = mentions(Join::And, named(&winners));
            let line = ClubText::PostWinner { name: name.clone(), players };
            let line = (!winners.is_empty()).then_some(line);
            answer.lines(line).lines(more(winners.len(), NAMED)).ping(winners.iter().copied())
        };
        match end {
            EventEnd::Finished if winners.is_empty() => Answer::say(ClubText::PostOver { name }),
            EventEnd::Finished => won(Answer::default()),
            // In a league, the winner of an earlier season is not the winner of the event.
            EventEnd::TooFew => Answer::say(ClubText::PostTooFew { name }),
            EventEnd::TooFewLeft => won(Answer::say(ClubText::PostTooFew { name: name.clone() })),
            EventEnd::NoPairing => won(Answer::say(ClubText::PostNoPairing { name: name.clone() })),
            EventEnd::Organizer => Answer::say(ClubText::PostEnded { name }).lines(by),
        }
    }

    /// The winners of a season, or of the whole event: several if they share the first place.
    fn winners(&self, season: u32) -> Vec<PlayerId> {
        let champions = self.event.state.champions.iter();
        let of_season = champions.filter(|champion| champion.season == season);
        of_season.map(|champion| self.event.player(champion.entrant)).collect()
    }
}

/// The title of the post about a round that has begun.
pub(super) fn title(plan: &EventPlan, round: u32) -> ClubText {
    let name = event_name(plan);
    match plan.format {
        Format::League { .. } => ClubText::PostSeason { name, round },
        Format::Swiss { .. } => ClubText::PostRound { name, round },
        Format::Ladder { .. } => ClubText::PostLadder { name },
    }
}

/// The entrants of a season who have not registered for the next one.
pub(super) fn unregistered(event: &EventView) -> Vec<Entrant> {
    if !matches!(event.plan.format, Format::League { .. }) {
        return Vec::new();
    }
    let state = |entrant: &Entrant| &event.state.entrants[entrant.index()];
    let mut season = event.state.divisions.concat();
    season.retain(|one| !state(one).is_registered && state(one).withdrawal.is_none());
    season
}

fn named(players: &[PlayerId]) -> &[PlayerId] {
    first(players, NAMED)
}

fn first(players: &[PlayerId], most: usize) -> &[PlayerId] {
    &players[..players.len().min(most)]
}

/// The line with the number of players or tables beyond the `most` that are named.
pub(super) fn more(all: usize, most: usize) -> Option<ClubText> {
    let count = all.saturating_sub(most);
    (count > 0).then_some(ClubText::More { count })
}

#[cfg(test)]
mod tests {
    use matches::{Champion, Revision};

    use super::*;
    use crate::app::clubs::tests::begun;
    use crate::app::testing::{app, people_named};
    use crate::words::say_in_english;

    #[test]
    fn a_reminder_of_a_season_without_open_matches_is_about_the_next_season() {
        let app = app();
        let id = begun(&app, Format::League { weeks: 2 }, 8);
        let event = app.matches().event(id).unwrap();
        let news = EventNews::Reminder { ends: event.state.ends, players: Vec::new() };
        let post = answer(&event, EventActor::Program, news);
        let lines: Vec<_> = post.all_lines().into_iter().map(say_in_english).collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].contains("Register for the next one"), "{lines:?}");
        assert!(!lines[0].contains("Still playing"), "{lines:?}");
        assert!(lines[1].contains("Not registered for the next season yet"), "{lines:?}");
        assert_eq!(post.pings, Vec::from_iter((1..=8).map(PlayerId)));
    }

    #[test]
    fn each_list_of_a_reminder_has_the_room_that_the_other_leaves() {
        let app = app();
        let id = begun(&app, Format::League { weeks: 2 }, 100);
        let event = app.matches().event(id).unwrap();
        let names = |playing: u32, unregistered: usize| {
            let mut event = event.clone();
            let late = event.state.entrants.len() - unregistered;
            event.state.entrants[..late].iter_mut().for_each(|one| one.is_registered = true);
            let players = (0..playing).map(Entrant).collect();
            let news = EventNews::Reminder { ends: event.state.ends, players };
            let post = answer(&event, EventActor::Program, news);
            let names = post.all_lines().iter().map(people_named).collect::<Vec<_>>();
            names.into_iter().filter(|count| *count > 0).collect::<Vec<_>>()
        };
        assert_eq!(names(40, 1), [40, 1]);
        assert_eq!(names(3, 80), [3, 61]);
        assert_eq!(names(40, 40), [32, 32]);
    }

    #[test]
    fn a_withdrawal_pings_a_player_who_did_not_withdraw_themselves() {
        let app = app();
        let id = begun(&app, Format::Ladder { decay_days: 10 }, 3);
        let event = app.matches().event(id).unwrap();
        let entrant = Entrant(1);
        let pings = |by, cause| answer(&event, by, EventNews::Withdrew { entrant, cause }).pings;
        assert_eq!(pings(EventActor::Program, Withdrawal::TimedOut), [PlayerId(2)]);
        assert_eq!(pings(EventActor::Organizer(0), Withdrawal::Organizer), [PlayerId(2)]);
        assert_eq!(pings(EventActor::Entrant(entrant), Withdrawal::Own), []);
    }

    #[test]
    fn the_post_about_an_early_end_names_and_pings_the_winner() {
        let app = app();
        let id = begun(&app, Format::Swiss { rounds: 1, days: None }, 2);
        let mut event = app.matches().event(id).unwrap();
        event.state.champions = vec![Champion { season: 1, entrant: Entrant(1) }];
        for end in [EventEnd::NoPairing, EventEnd::TooFewLeft] {
            let post = answer(&event, EventActor::Program, EventNews::Ended(end));
            assert_eq!(post.pings, [PlayerId(2)]);
            let lines: Vec<_> = post.all_lines().into_iter().map(say_in_english).collect();
            assert!(lines.iter().any(|line| line.contains("wins!")), "{lines:?}");
        }
    }

    #[test]
    fn all_who_share_the_first_place_are_named_as_winners() {
        let app = app();
        let id = begun(&app, Format::Swiss { rounds: 1, days: None }, 2);
        let mut event = app.matches().event(id).unwrap();
        event.state.champions =
            [0, 1].map(|one| Champion { season: 1, entrant: Entrant(one) }).into();
        for news in [EventNews::Ended(EventEnd::Finished), EventNews::SeasonEnded { season: 1 }] {
            let post = answer(&event, EventActor::Program, news);
            assert_eq!(post.pings, [PlayerId(1), PlayerId(2)]);
            let lines: Vec<_> = post.all_lines().into_iter().map(say_in_english).collect();
            assert!(lines.len() == 1 && lines[0].contains("1 and 2 win"), "{lines:?}");
        }
    }

    #[test]
    fn a_season_without_a_winner_does_not_end_the_league() {
        let app = app();
        let id = begun(&app, Format::League { weeks: 2 }, 8);
        let event = app.matches().event(id).unwrap();
        let news = EventNews::SeasonEnded { season: 1 };
        let post = answer(&event, EventActor::Program, news);
        let lines: Vec<_> = post.all_lines().into_iter().map(say_in_english).collect();
        assert!(lines.len() == 1 && lines[0].contains("Season 1 is over"), "{lines:?}");
    }

    #[test]
    fn a_post_about_a_large_field_names_as_many_as_discord_takes() {
        const LIMIT: usize = 2_000;
        let app = app();
        let formats = [Format::League { weeks: 2 }, Format::Swiss { rounds: 9, days: Some(7) }];
        for format in formats {
            let id = begun(&app, format, 200);
            // The event was announced, 200 registered, and then it began.
            let news = app.matches().event_news(id, Revision(202)).unwrap();
            let (by, news) = news.unwrap();
            let event = app.matches().event(id).unwrap();
            let (ends, players) = (event.state.ends, (0..200).map(Entrant).collect());
            for news in [news, EventNews::Reminder { ends, players }] {
                let post = answer(&event, by, news);
                assert_eq!(post.pings.len(), 200, "those who want direct messages get them");
                let lines = post.all_lines();
                let people: usize = lines.iter().map(people_named).sum();
                let text = lines.into_iter().map(say_in_english).collect::<Vec<_>>().join("\n");
                // A mention has up to 22 characters. This text has a number of at least one digit in its place.
                let longest = text.chars().count() + 21 * people;
                assert!(longest <= LIMIT, "{longest} characters: {text}");
                assert!(text.contains("more"), "{text}");
            }
        }
    }
}
