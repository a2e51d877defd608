//! Computes standings: points, then tie-breaks.

use std::collections::BTreeMap;

use crate::model::clubs::Entrant;
use crate::model::clubs::points::Points;

/// A table whose result counts in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredTable {
    /// The entrants by seat.
    pub entrants: Vec<Entrant>,
    /// The points by seat.
    pub points: Vec<Points>,
}

/// The tie-breaks between entrants with equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreaks {
    /// Buchholz, then Sonneborn-Berger, then the direct encounter.
    Swiss,
    /// The direct encounter, then Sonneborn-Berger, then the number of wins.
    League,
}

/// A value by which entrants are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Criterion {
    Points,
    Buchholz,
    SonnebornBerger,
    Direct,
    Wins,
}

impl TieBreaks {
    fn criteria(self) -> [Criterion; 4] {
        use Criterion::{Buchholz, Direct, Points, SonnebornBerger, Wins};
        match self {
            Self::Swiss => [Points, Buchholz, SonnebornBerger, Direct],
            Self::League => [Points, Direct, SonnebornBerger, Wins],
        }
    }
}

/// An entrant's row in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The entrant.
    pub entrant: Entrant,
    /// The place, from 1. Entrants who are equal in all tie-breaks share a place.
    pub place: u32,
    /// The points.
    pub points: Points,
    /// The sum of the opponents' points.
    pub buchholz: Points,
    /// The sum of the opponents' points, each times the score against that opponent, in 144ths.
    pub sonneborn_berger: u64,
    /// The number of tables with a whole point.
    pub wins: u32,
    /// The number of tables played, byes not counted.
    pub played: u32,
}

/// The data from which the standings are computed.
#[derive(Clone, Copy, Debug)]
pub struct Scores<'a> {
    /// The entrants, the strongest first. Entrants who are equal in all tie-breaks keep this order.
    pub field: &'a [Entrant],
    /// The tables.
    pub tables: &'a [ScoredTable],
    /// The entrants of all byes so far. An entrant is listed once for each bye.
    pub byes: &'a [Entrant],
}

/// The standings, the best first.
///
/// In tie-breaks, a bye counts as a win against an opponent with the entrant's own points, so it is neutral.
pub fn standings(scores: Scores<'_>, tie_breaks: TieBreaks) -> Vec<Standing> {
    let sums = Sums::of(scores);
    let rows: Vec<_> = scores.field.iter().map(|&entrant| sums.row(entrant)).collect();
    let mut ranked = Vec::with_capacity(rows.len());
    rank(scores.tables, rows, &tie_breaks.criteria(), &mut ranked);
    ranked
}

/// The points of all entrants.
pub(crate) fn points_of(scores: Scores<'_>) -> BTreeMap<Entrant, Points> {
    let mut points: BTreeMap<_, _> = scores.field.iter().map(|&one| (one, Points::NONE)).collect();
    for table in scores.tables {
        for (&entrant, &won) in table.entrants.iter().zip(&table.points) {
            *points.entry(entrant).or_default() += won;
        }
    }
    for &entrant in scores.byes {
        *points.entry(entrant).or_default() += Points::WIN;
    }
    points
}

/// Points, tables and number of byes by entrant.
struct Sums<'a> {
    points: BTreeMap<Entrant, Points>,
    tables: BTreeMap<Entrant, Vec<&'a ScoredTable>>,
    byes: BTreeMap<Entrant, u32>,
}

impl<'a> Sums<'a> {
    fn of(scores: Scores<'a>) -> Self {
        let (mut tables, mut byes) = (BTreeMap::<_, Vec<_>>::new(), BTreeMap::<_, u32>::new());
        for table in scores.tables {
            table.entrants.iter().for_each(|&one| tables.entry(one).or_default().push(table));
        }
        scores.byes.iter().for_each(|&one| *byes.entry(one).or_default() += 1);
        Self { points: points_of(scores), tables, byes }
    }

    fn points(&self, entrant: Entrant) -> Points {
        self.points.get(&entrant).copied().unwrap_or_default()
    }

    fn row(&self, entrant: Entrant) -> Standing {
        let points = self.points(entrant);
        let byes = self.byes.get(&entrant).copied().unwrap_or_default();
        let mut row = Standing {
            entrant,
            place: 0,
            points,
            buchholz: Points(points.0 * byes),
            sonneborn_berger: u64::from(points.0 * byes) * u64::from(Points::WIN.0),
            wins: 0,
            played: 0,
        };
        let none = Vec::new();
        for table in self.tables.get(&entrant).unwrap_or(&none) {
            self.add(&mut row, table);
        }
        row
    }

    fn add(&self, row: &mut Standing, table: &ScoredTable) {
        let Some(own) = points_at(table, row.entrant) else { return };
        row.played += 1;
        row.wins += u32::from(own == Points::WIN);
        for (&other, &theirs) in table.entrants.iter().zip(&table.points) {
            if other != row.entrant {
                let total = self.points(other);
                row.buchholz += total;
                row.sonneborn_berger += u64::from(against(own, theirs).0) * u64::from(total.0);
            }
        }
    }
}

fn points_at(table: &ScoredTable, entrant: Entrant) -> Option<Points> {
    let seat = table.entrants.iter().position(|&seated| seated == entrant)?;
    table.points.get(seat).copied()
}

/// The score against one opponent of the table: a win, a draw or none.
fn against(own: Points, theirs: Points) -> Points {
    match own.cmp(&theirs) {
        std::cmp::Ordering::Greater => Points::WIN,
        std::cmp::Ordering::Equal => Points::DRAW,
        std::cmp::Ordering::Less => Points::NONE,
    }
}

/// Appends the rows of a group to `ranked`, by the first criterion, and within equal values by the next criteria.
fn rank(
    tables: &[ScoredTable],
    group: Vec<Standing>,
    criteria: &[Criterion],
    ranked: &mut Vec<Standing>,
) {
    let place = u32::try_from(ranked.len()).unwrap_or(u32::MAX).saturating_add(1);
    let (Some((&criterion, rest)), true) = (criteria.split_first(), group.len() > 1) else {
        ranked.extend(group.into_iter().map(|row| Standing { place, ..row }));
        return;
    };
    let among: Vec<_> = group.iter().map(|row| row.entrant).collect();
    let value = |row: &Standing| match criterion {
        Criterion::Points => row.points.0.into(),
        Criterion::Buchholz => row.buchholz.0.into(),
        Criterion::SonnebornBerger => row.sonneborn_berger,
        Criterion::Direct => direct(tables, row.entrant, &among),
        Criterion::Wins => row.wins.into(),
    };
    let mut valued: Vec<_> = group.into_iter().map(|row| (value(&row), row)).collect();
    valued.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
    for equal in valued.chunk_by(|one, two| one.0 == two.0) {
        rank(tables, equal.iter().map(|(_, row)| *row).collect(), rest, ranked);
    }
}

/// The sum of an entrant's scores against the other entrants of a group.
fn direct(tables: &[ScoredTable], entrant: Entrant, among: &[Entrant]) -> u64 {
    let own = tables.iter().filter_map(|table| Some((table, points_at(table, entrant)?)));
    let scored = own.flat_map(|(table, own)| {
        let others = table.entrants.iter().zip(&table.points);
        let others = others.filter(|(other, _)| **other != entrant && among.contains(other));
        others.map(move |(_, &theirs)| u64::from(against(own, theirs).0))
    });
    scored.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(entrants: &[u32], points: &[u32]) -> ScoredTable {
        let entrants = entrants.iter().copied().map(Entrant).collect();
        ScoredTable { entrants, points: points.iter().copied().map(Points).collect() }
    }

    fn order(tables: &[ScoredTable], byes: &[u32], tie_breaks: TieBreaks) -> Vec<(u32, u32)> {
        let field: Vec<_> = (0..4).map(Entrant).collect();
        let byes: Vec<_> = byes.iter().copied().map(Entrant).collect();
        let scores = Scores { field: &field, tables, byes: &byes };
        let rows = standings(scores, tie_breaks);
        rows.iter().map(|row| (row.entrant.0, row.place)).collect()
    }

    #[test]
    fn buchholz_separates_equal_entrants_in_a_swiss() {
        let tables = [
            table(&[0, 3], &[12, 0]),
            table(&[1, 2], &[12, 0]),
            table(&[1, 0], &[12, 0]),
            table(&[3, 2], &[12, 0]),
        ];
        assert_eq!(order(&tables, &[], TieBreaks::Swiss), [(1, 1), (0, 2), (3, 3), (2, 4)]);
    }

    #[test]
    fn the_direct_encounter_is_the_first_tie_break_in_a_league() {
        let tables = [
            table(&[0, 1], &[0, 12]),
            table(&[0, 2], &[12, 0]),
            table(&[1, 3], &[0, 12]),
            table(&[2, 3], &[12, 0]),
        ];
        // All have one point. All tie-breaks are equal as well.
        assert_eq!(order(&tables, &[], TieBreaks::League), [(0, 1), (1, 1), (2, 1), (3, 1)]);
        let tables = [table(&[0, 1], &[0, 12]), table(&[0, 2], &[12, 0])];
        assert_eq!(order(&tables, &[], TieBreaks::League), [(1, 1), (0, 2), (2, 3), (3, 3)]);
    }

    #[test]
    fn a_bye_counts_as_a_win_with_a_neutral_tie_break() {
        let tables = [table(&[0, 1], &[12, 0]), table(&[2, 0], &[0, 12])];
        let field: Vec<_> = (0..4).map(Entrant).collect();
        let byes = [Entrant(3), Entrant(3)];
        let rows =
            standings(Scores { field: &field, tables: &tables, byes: &byes }, TieBreaks::Swiss);
        let three = rows.iter().find(|row| row.entrant == Entrant(3)).unwrap();
        assert_eq!((three.points, three.buchholz, three.played), (Points(24), Points(48), 0));
        assert_eq!((three.place, three.wins), (1, 0));
    }

    #[test]
    fn opponents_at_a_table_of_three_count_separately() {
        let tables = [table(&[0, 1, 2], &[12, 3, 3])];
        let field: Vec<_> = (0..3).map(Entrant).collect();
        let rows =
            standings(Scores { field: &field, tables: &tables, byes: &[] }, TieBreaks::Swiss);
        assert_eq!(rows[0].buchholz, Points(6));
        assert_eq!(rows[0].sonneborn_berger, 2 * 12 * 3);
        assert_eq!(rows[1].sonneborn_berger, 6 * 3);
    }
}
