//! Games as text, one for each rule worth showing.

use kastell::Kastell;
use rules::Plugin;

#[test]
fn the_playthroughs_are_as_written() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    testkit::playthroughs(&Plugin::<Kastell>::new(), folder);
}
