//! The laws of computer players, for that of Reversi.

use example::Reversi;
use testkit::{Checks, Plan};

#[test]
fn it_keeps_the_laws() {
    testkit::check_minds(&Checks::<Reversi>::of(Plan::default().games(1).ends_within(60)));
}
