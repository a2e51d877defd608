//! Games as text, one for each rule worth showing.

use kastell::Kastell;
use rules::Plugin;

#[test]
fn playthroughs_match_their_recorded_output() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    testkit::playthroughs(&Plugin::<Kastell>::new(), folder);
}
