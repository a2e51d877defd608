//! A store that has grown: all of its matches were played in it, move by move, with everything that is to be done for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Instant;

use data::{By, Key, Matches, Opening, PlayerId, Settings};
use rules::Seed;

use super::rounds::{now, work_off};
use crate::stock::{Stock, Table, challenge};

/// So many matches are at the same moment between their first and their last move.
const AT_ONCE: usize = 64;

/// Plays a match at each of these tables; how many seconds it took.
///
/// # Panics
/// The store can't be opened, or fails.
pub(super) fn grow(store: &str, plies: usize, tables: impl Iterator<Item = Table>) -> f64 {
    let location = store.parse().expect("it is a place");
    let store = data::open(&location, Opening::ToPlay).expect("the store opens");
    let settings = Settings { challenges_per_player: usize::MAX, ..Settings::default() };
    let seed = Arc::new(AtomicU8::new(0));
    let drawn = Arc::clone(&seed);
    let matches = Matches::new(store, games::CATALOG, settings)
        .with_seeds(move || Seed::from_bytes([drawn.load(Ordering::Relaxed); 32]));
    let (stock, since, mut key) = (Stock::of(plies), Instant::now(), 0);
    let mut by = |player: u64| {
        key += 1;
        By { player: PlayerId(player), key: Key(key), now: now() }
    };
    let mut waiting = stock.scripts().zip(tables);
    loop {
        let mut begun = Vec::new();
        for (script, table) in waiting.by_ref().take(AT_ONCE) {
            let [ada, ben] = table.people;
            seed.store(script.seed, Ordering::Relaxed);
            let By { key, now, .. } = by(ada);
            let place = (table.server, table.channel);
            let challenge = challenge(script.game, table.people, place);
            let id = matches.challenge(&challenge, key, now).expect("a challenge").id;
            matches.join(id, by(ben)).expect("it begins");
            begun.push((id, script, table));
        }
        if begun.is_empty() {
            return since.elapsed().as_secs_f64();
        }
        for ply in 0..plies {
            for (id, script, table) in &begun {
                if let Some((who, mv)) = script.moves.get(ply) {
                    let played = matches.play(*id, None, mv, by(table.people[*who]));
                    played.expect("what was played once can be played again");
                }
            }
            while work_off(&matches) > 0 {}
        }
        for (id, _, table) in begun.iter().filter(|(_, _, table)| !table.is_running) {
            // Where the last ply has ended it there is nothing left to resign.
            let _ = matches.resign(*id, by(table.people[0]));
        }
        while work_off(&matches) > 0 {}
    }
}
