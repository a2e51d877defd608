//! A short form of the month, with all its checks.

use tests::month::{Options, run};

use crate::PROGRAM;

#[tokio::test(flavor = "multi_thread")]
async fn a_few_simulated_days_produce_a_clean_report() {
    let report = run(PROGRAM, &Options::short()).await.unwrap();
    assert!(report.is_clean(), "{report}");
}
