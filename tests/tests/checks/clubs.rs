//! A few simulated weeks of clubs; the program `clubs` simulates a year.

use tests::club_year::{Extent, run};

#[test]
fn a_few_weeks_of_clubs_produce_no_faults() {
    let report = run(Extent::SMALL);
    assert_eq!(report.faults, Vec::<String>::new());
    assert!(report.seasons >= 2 && report.rounds >= 8 && report.matches > 40, "{report:?}");
    assert!(report.kills > 0 && (2..=5).contains(&report.most_running), "{report:?}");
}
