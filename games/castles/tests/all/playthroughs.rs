//! A game as text for each rule worth showing.

use castles::Castles;
use rules::Plugin;

#[test]
fn playthroughs_match_their_recorded_output() {
    testkit::playthroughs(&Plugin::<Castles>::new(), "tests/playthroughs");
}
