//! Stored positions: their bytes never change, so that running matches continue.

use rules::{Setup, Viewer};
use testkit::setup;

/// The checksum of the bytes of a position after this many random plies.
fn stored(slug: &str, options: &[(&str, &str)], seats: u8, plies: usize) -> u64 {
    let game = games::find(slug).expect("the game is in the catalog");
    let asked: Setup = setup(options, seats, 9);
    let mut table = game.set_up(&asked).unwrap_or_else(|refusal| panic!("{refusal}"));
    let mut chance = asked.seed.walk(3);
    for _ in 0..plies {
        let Some(seat) = table.status().to_move().iter().next() else { break };
        let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
        let mv = chance.one_of(&legal).expect("who is to move has a move");
        table.play(seat, mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    let restored = game.restore(&table.snapshot()).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(restored.snapshot(), table.snapshot());
    checksum(&table.snapshot())
}

/// FNV-1a.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |mixed, &byte| {
        (mixed ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[test]
fn stored_positions_keep_their_encoding() {
    let told = [
        stored("kastell", &[("contact", "linked")], 2, 6),
        stored("kastell", &[("trees", "black"), ("picker", "opponent")], 2, 5),
        stored("castello", &[], 2, 40),
        stored("castle-keep", &[], 3, 60),
        stored("castle-keep", &[("version", "empire")], 2, 40),
        stored("castle-keep", &[("version", "siege")], 1, 9),
        stored("findorff", &[("board", "large")], 2, 90),
        stored("findorff", &[], 2, 61),
    ];
    assert_eq!(told.map(|sum| format!("{sum:016x}")), PINNED);
}

const PINNED: [&str; 8] = [
    "76ef7cbcf32568cd",
    "6935ebf167dfc42b",
    "d665429aac78dcf0",
    "e2d84a5851260f6a",
    "e52fae4eb12a5992",
    "07724a6196feab88",
    "8b98ba9007843d5a",
    "daaa83a86c9863a0",
];
