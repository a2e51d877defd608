//! A short form of the month, with all its checks.

use tests::month::{Options, run};

use crate::PROGRAM;

#[tokio::test(flavor = "multi_thread")]
async fn a_few_days_of_a_few_members_end_with_an_account_of_everything() {
    let report = run(PROGRAM, &Options::short()).await.unwrap();
    assert!(report.is_clean(), "{report}");
}
