//! Games as text files: one for each rule worth showing.

use castle_keep::CastleKeep;
use rules::Plugin;

#[test]
fn every_rule_can_be_read_as_a_game() {
    testkit::playthroughs(&Plugin::<CastleKeep>::new(), "tests/playthroughs");
}
