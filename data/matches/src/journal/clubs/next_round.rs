//! Computes the standings of an event and the act that begins its next round.

use std::collections::{BTreeMap, BTreeSet};

use crate::ids::Timestamp;
use crate::journal::clubs::event_acts::{EventAct, EventEnd, PlannedTable};
use crate::journal::clubs::event_plan::{EventPlan, Format};
use crate::journal::clubs::event_state::EventState;
use crate::model::clock::limit::DAY;
use crate::model::clubs::Entrant;
use crate::model::clubs::league;
use crate::model::clubs::league::reachable_places::OpenDivision;
use crate::model::clubs::pods::{PodPlayer, PodSizes, pair_pods};
use crate::model::clubs::points::Points;
use crate::model::clubs::round_robin::round_robin;
use crate::model::clubs::standings::{ScoredTable, Scores, Standing, TieBreaks, standings};
use crate::model::clubs::swiss::{SwissPlayer, pair_swiss};

/// The fewest seats of a table, if the plan allows more than two.
const POD_LEAST: usize = 3;

/// An entrant's chances at the end of a league's season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Whether they can still be promoted.
    pub can_be_promoted: bool,
    /// Whether they can still be relegated.
    pub can_be_relegated: bool,
}

impl EventState {
    /// The entrants that `is_meant` selects, by rating, the best first.
    fn by_rating(&self, is_meant: impl Fn(Entrant) -> bool) -> Vec<Entrant> {
        let mut field: Vec<_> = self.numbers().filter(|&entrant| is_meant(entrant)).collect();
        field.sort_by_key(|entrant| std::cmp::Reverse(self.entrants[entrant.index()].rating));
        field
    }

    /// The numbers of all entrants.
    pub fn numbers(&self) -> impl Iterator<Item = Entrant> + '_ {
        (0..).map(Entrant).take(self.entrants.len())
    }

    /// The entrants who are registered for the next round or season.
    pub fn registered(&self) -> Vec<Entrant> {
        self.numbers().filter(|entrant| self.entrants[entrant.index()].is_registered).collect()
    }

    /// The decided tables that count, in the divisions that `is_meant` selects. Tables of annulled entrants don't
    /// count.
    fn scored(&self, is_meant: impl Fn(u32) -> bool) -> Vec<ScoredTable> {
        let counts = |entrant: &Entrant| !self.entrants[entrant.index()].is_annulled;
        let tables = self.tables.iter().filter(|table| is_meant(table.division));
        tables
            .filter(|table| table.entrants.iter().all(counts))
            .filter_map(|table| table.scored())
            .collect()
    }

    /// The standings of a division, the best first. Annulled entrants come last.
    pub fn division_standings(&self, division: usize) -> Vec<Standing> {
        let Some(members) = self.divisions.get(division) else { return Vec::new() };
        let mut field = self.by_rating(|entrant| members.contains(&entrant));
        field.sort_by_key(|entrant| self.entrants[entrant.index()].is_annulled);
        let tables = self.scored(|number| number as usize == division);
        standings(Scores { field: &field, tables: &tables, byes: &[] }, TieBreaks::League)
    }

    /// The standings of a Swiss event, or of all divisions of a league, the best first. Empty for a ladder.
    pub fn standings(&self, plan: &EventPlan) -> Vec<Standing> {
        match plan.format {
            Format::League { .. } => {
                (0..self.divisions.len()).flat_map(|at| self.division_standings(at)).collect()
            }
            Format::Swiss { .. } => {
                let field = self.by_rating(|entrant| self.takes_part(entrant));
                let tables = self.scored(|_| true);
                standings(
                    Scores { field: &field, tables: &tables, byes: &self.byes },
                    TieBreaks::Swiss,
                )
            }
            Format::Ladder { .. } => Vec::new(),
        }
    }

    /// Whether an entrant is registered or on the ladder, or has had a table or bye.
    pub fn takes_part(&self, entrant: Entrant) -> bool {
        let one = &self.entrants[entrant.index()];
        let is_in = |entrants: &[Entrant]| entrants.contains(&entrant);
        one.is_registered
            || is_in(&self.order)
            || is_in(&self.byes)
            || self.tables.iter().any(|table| is_in(&table.entrants))
    }

    /// The outlooks of a division's entrants, in the order of its standings.
    pub fn outlooks(&self, division: usize) -> Vec<Outlook> {
        let rows = self.division_standings(division);
        let place = |entrant: Entrant| rows.iter().position(|row| row.entrant == entrant);
        let halves: Vec<u32> = rows.iter().map(|row| row.points.0 / Points::DRAW.0).collect();
        let open = self
            .tables
            .iter()
            .filter(|table| table.division as usize == division && table.result.is_none());
        let open: Vec<_> = open
            .filter_map(|table| match table.entrants.as_slice() {
                [one, two] => Some([place(*one)?, place(*two)?]),
                _ => None,
            })
            .collect();
        let race = OpenDivision { halves: &halves, open: &open };
        let (count, divisions) = (league::movers(rows.len()), self.divisions.len());
        (0..rows.len())
            .map(|row| Outlook {
                can_be_promoted: division > 0 && race.can_be_among_first(row, count),
                can_be_relegated: division + 1 < divisions && race.can_be_among_last(row, count),
            })
            .collect()
    }

    /// The act that begins the next round or season, or that ends the event if no round can follow.
    pub(crate) fn next_round(&self, plan: &EventPlan, now: Timestamp) -> EventAct {
        match plan.format {
            Format::League { weeks } => self.next_season(now.plus(u64::from(weeks) * 7 * DAY)),
            Format::Swiss { rounds, days } => {
                let ends = days.map(|days| now.plus(u64::from(days) * DAY));
                self.next_swiss_round(plan, u32::from(rounds), ends)
            }
            Format::Ladder { .. } => {
                EventAct::RoundBegan { round: 1, tables: Vec::new(), byes: Vec::new(), ends: None }
            }
        }
    }

    fn next_season(&self, ends: Timestamp) -> EventAct {
        let registered = self.registered();
        let (returning, newcomers) = self.returning(&registered);
        let last: Vec<Vec<Standing>> = self
            .last_season
            .iter()
            .map(|division| division.iter().copied().map(unscored).collect())
            .collect();
        let Some(divisions) = league::next_divisions(&last, &returning, &newcomers) else {
            return EventAct::Ended(EventEnd::TooFew);
        };
        let tables =
            (0..).zip(&divisions).flat_map(|(division, members)| season_tables(division, members));
        // Order the tables by the round of their division, so that all divisions start with their first matches.
        let mut tables: Vec<(usize, PlannedTable)> = tables.collect();
        tables.sort_by_key(|(wave, table)| (*wave, table.division));
        let tables = tables.into_iter().map(|(_, table)| table).collect();
        EventAct::RoundBegan { round: self.round + 1, tables, byes: Vec::new(), ends: Some(ends) }
    }

    /// The registered entrants who played in the last season, and the others, the strongest first.
    fn returning(&self, registered: &[Entrant]) -> (Vec<Entrant>, Vec<Entrant>) {
        let known: BTreeSet<Entrant> = self.last_season.iter().flatten().copied().collect();
        let is_known = |entrant: &Entrant| known.contains(entrant);
        let returning = registered.iter().copied().filter(is_known).collect();
        (returning, self.by_rating(|one| registered.contains(&one) && !known.contains(&one)))
    }

    fn next_swiss_round(&self, plan: &EventPlan, rounds: u32, ends: Option<Timestamp>) -> EventAct {
        if self.round >= rounds {
            return EventAct::Ended(EventEnd::Finished);
        }
        let ranked: Vec<Entrant> = self.standings(plan).iter().map(|row| row.entrant).collect();
        let ranked: Vec<Entrant> =
            ranked.into_iter().filter(|one| self.entrants[one.index()].is_registered).collect();
        if ranked.len() < least_entrants(plan) {
            return EventAct::Ended(match self.round {
                0 => EventEnd::TooFew,
                1.. => EventEnd::TooFewLeft,
            });
        }
        let (tables, byes) = match plan.seats {
            0..=2 => match pair_swiss(&self.swiss_players(&ranked), rounds - self.round - 1) {
                Some(paired) => {
                    (paired.pairs.into_iter().map(Vec::from).collect(), Vec::from_iter(paired.bye))
                }
                None => return EventAct::Ended(EventEnd::NoPairing),
            },
            seats => {
                let sizes = PodSizes { least: POD_LEAST, most: seats.into() };
                let paired = pair_pods(&self.pod_players(&ranked), sizes);
                (paired.tables, paired.byes)
            }
        };
        let tables: Vec<Vec<Entrant>> = tables;
        let tables =
            tables.into_iter().map(|entrants| PlannedTable { division: 0, entrants }).collect();
        EventAct::RoundBegan { round: self.round + 1, tables, byes, ends }
    }

    /// The entrants of `ranked`, each with the data that the pairing needs.
    pub(crate) fn swiss_players(&self, ranked: &[Entrant]) -> Vec<SwissPlayer> {
        let points = self.points();
        let player = |&entrant: &Entrant| {
            let mut player = SwissPlayer {
                entrant,
                points: points.get(&entrant).copied().unwrap_or_default(),
                met: BTreeSet::new(),
                balance: 0,
                was_first: None,
                had_bye: self.byes.contains(&entrant),
            };
            for table in &self.tables {
                let Some(seat) = table.entrants.iter().position(|&one| one == entrant) else {
                    continue;
                };
                player.met.extend(table.entrants.iter().filter(|one| **one != entrant));
                player.balance += if seat == 0 { 1 } else { -1 };
                player.was_first = Some(seat == 0);
            }
            player
        };
        ranked.iter().map(player).collect()
    }

    fn pod_players(&self, ranked: &[Entrant]) -> Vec<PodPlayer> {
        let points = self.points();
        let player = |&entrant: &Entrant| {
            let mut player = PodPlayer {
                entrant,
                points: points.get(&entrant).copied().unwrap_or_default(),
                met: BTreeMap::new(),
                seats: vec![0; 4],
                had_bye: self.byes.contains(&entrant),
            };
            for table in &self.tables {
                let Some(seat) = table.entrants.iter().position(|&one| one == entrant) else {
                    continue;
                };
                let others = table.entrants.iter().filter(|one| **one != entrant);
                others.for_each(|&other| *player.met.entry(other).or_default() += 1);
                if let Some(count) = player.seats.get_mut(seat) {
                    *count += 1;
                }
            }
            player
        };
        ranked.iter().map(player).collect()
    }

    fn points(&self) -> BTreeMap<Entrant, Points> {
        let (field, tables) = (self.numbers().collect::<Vec<_>>(), self.scored(|_| true));
        crate::model::clubs::standings::points_of(Scores {
            field: &field,
            tables: &tables,
            byes: &self.byes,
        })
    }
}

/// The fewest entrants with which an event can begin.
pub fn least_entrants(plan: &EventPlan) -> usize {
    match plan.format {
        Format::League { .. } => league::DIVISION_LEAST,
        Format::Swiss { .. } if plan.seats > 2 => POD_LEAST,
        Format::Swiss { .. } | Format::Ladder { .. } => 2,
    }
}

/// The maximum number of rounds that can be paired without rematches. Tables of more than two have no limit.
pub fn most_rounds(plan: &EventPlan, entrants: usize) -> usize {
    match plan.seats > 2 {
        true => usize::MAX,
        false => entrants.saturating_sub(usize::from(entrants.is_multiple_of(2))),
    }
}

/// A standing without scores: only its entrant matters.
fn unscored(entrant: Entrant) -> Standing {
    let (points, buchholz) = (Points::NONE, Points::NONE);
    Standing { entrant, place: 0, points, buchholz, sonneborn_berger: 0, wins: 0, played: 0 }
}

/// The tables of a division's season. The number of each is its round within the division.
fn season_tables(division: u32, members: &[Entrant]) -> Vec<(usize, PlannedTable)> {
    let rounds = round_robin(members).into_iter().enumerate();
    let tables = rounds.flat_map(|(wave, pairs)| pairs.into_iter().map(move |pair| (wave, pair)));
    tables.map(|(wave, pair)| (wave, PlannedTable { division, entrants: pair.into() })).collect()
}
