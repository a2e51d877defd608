//! Checks of a Swiss round: legal, and as good as the best matching that the referee finds.

use std::collections::BTreeSet;

use matches::{
    Entrant, EventState, EventTable, EventView, Points, SwissPlayer, SwissRound, pairing_cost,
};

use crate::club_year::YearReport;
use crate::club_year::referee::Referee;

/// Rounds of at most this many players may cost more, so that later rounds have legal pairings.
const LOOK_AHEAD: usize = 40;

/// A round that was just paired.
struct PairedRound<'a> {
    event: &'a EventView,
    /// The event before the round.
    before: EventState,
    tables: Vec<&'a EventTable>,
    bye: Option<Entrant>,
}

/// Checks the newest round. `byes` were given before it.
pub(super) fn check_round(
    event: &EventView,
    byes: usize,
    referee: Option<&mut Referee>,
    report: &mut YearReport,
) {
    let round = PairedRound::of(event, byes);
    let name = format!("{} round {}", event.plan.name, event.state.round);
    report.faults.extend(round.faults().into_iter().map(|fault| format!("{name}: {fault}")));
    let Some(referee) = referee else { return };
    let (players, paired) = (round.players(), round.paired());
    let costs = pair_costs(&players, &paired);
    let (cost, least) = (pairing_cost(&players, &paired), referee.least_cost(&costs));
    report.weighed += 1;
    let is_within = cost <= least + least / 100;
    if !is_within && players.len() <= LOOK_AHEAD {
        report.paid_ahead += 1;
    } else if !is_within || cost < least {
        report.faults.push(format!("{name}: it costs {cost} instead of {least}"));
    }
}

impl<'a> PairedRound<'a> {
    fn of(event: &'a EventView, byes: usize) -> Self {
        let mut before = event.state.clone();
        let number = event.state.round;
        before.tables.retain(|table| table.round < number);
        let bye = before.byes.split_off(byes.min(before.byes.len())).first().copied();
        let tables = event.state.tables.iter().filter(|table| table.round == number).collect();
        Self { event, before, tables, bye }
    }

    /// The entrants before the round, in order of rank.
    fn players(&self) -> Vec<SwissPlayer> {
        let rows = self.before.standings(&self.event.plan);
        let seated = |one: Entrant| self.tables.iter().any(|table| table.entrants.contains(&one));
        let rows = rows.iter().filter(|row| seated(row.entrant) || self.bye == Some(row.entrant));
        rows.map(|row| self.player(row.entrant, row.points)).collect()
    }

    fn player(&self, entrant: Entrant, points: Points) -> SwissPlayer {
        let own = self.before.tables.iter().filter(|table| table.entrants.contains(&entrant));
        let own: Vec<_> = own.collect();
        let firsts = own.iter().filter(|table| table.entrants[0] == entrant).count();
        let met = own.iter().flat_map(|table| table.entrants.iter().copied());
        SwissPlayer {
            entrant,
            points,
            met: met.filter(|one| *one != entrant).collect(),
            balance: 2 * firsts as i32 - own.len() as i32,
            was_first: own.last().map(|table| table.entrants[0] == entrant),
            had_bye: self.before.byes.contains(&entrant),
        }
    }

    fn paired(&self) -> SwissRound {
        let pairs = self.tables.iter().map(|table| [table.entrants[0], table.entrants[1]]);
        SwissRound { pairs: pairs.collect(), bye: self.bye }
    }

    /// The faults of the pairing: rematches, entrants with two tables or none, second byes.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut seen: BTreeSet<Entrant> = self.bye.into_iter().collect();
        for table in &self.tables {
            let is_met =
                |old: &EventTable| table.entrants.iter().all(|one| old.entrants.contains(one));
            if self.before.tables.iter().any(is_met) {
                faults.push(format!("{:?} meet twice", table.entrants));
            }
            let is_new = table.entrants.iter().all(|&one| seen.insert(one));
            if !is_new {
                faults.push(format!("{:?} sit twice", table.entrants));
            }
        }
        let registered: BTreeSet<_> = self.event.state.registered().into_iter().collect();
        if registered != seen {
            faults.push("not everyone has a table or a bye".into());
        }
        let had_bye = |one: &Entrant| self.before.byes.contains(one);
        if self.bye.as_ref().is_some_and(had_bye) && !registered.iter().all(had_bye) {
            faults.push("a second bye".into());
        }
        faults
    }
}

/// The cost of each pair of players, by row and column.
fn pair_costs(players: &[SwissPlayer], paired: &SwissRound) -> Vec<Vec<i64>> {
    let field = players.iter().map(|player| player.entrant);
    let field: Vec<_> = field.filter(|one| paired.bye != Some(*one)).collect();
    let cost = |one: Entrant, two: Entrant| {
        pairing_cost(players, &SwissRound { pairs: vec![[one, two]], bye: paired.bye })
    };
    // The referee reads only the cells above the diagonal.
    let cell = |row: usize, column: usize| match row < column {
        true => cost(field[row], field[column]),
        false => 0,
    };
    let row = |row: usize| (0..field.len()).map(|column| cell(row, column)).collect();
    (0..field.len()).map(row).collect()
}
