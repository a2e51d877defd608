//! Games as text files: one for each rule worth showing.

use castle_keep::CastleKeep;
use rules::Plugin;

#[test]
fn every_rule_has_a_playthrough() {
    testkit::playthroughs(&Plugin::<CastleKeep>::new(), "tests/playthroughs");
}
