//! A game as text for each rule worth showing.

use castles::Castles;
use rules::Plugin;

#[test]
fn playthroughs_come_out_as_written() {
    testkit::playthroughs(&Plugin::<Castles>::new(), "tests/playthroughs");
}
