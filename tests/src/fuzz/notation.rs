//! Fuzzing of typed moves, drafts, states and snapshots of each game.

use rules::{Draft, Game, OptionValues, Seat, Seed, Setup, Table, Viewer};

use crate::fuzz::mutate;
use crate::fuzz::probe::Probe;
use crate::random::Random;

/// The maximum number of plies of the match before the try.
const PLIES: usize = 24;

/// The number of suggestions that are used.
const SUGGESTED: usize = 12;

pub(super) struct Notation;

impl Probe for Notation {
    fn try_one(&mut self, random: &mut Random) -> Result<(), String> {
        let games: Vec<&dyn Game> = games::on_offer().collect();
        let game = games[random.below(games.len())];
        let seats = game.seats(&OptionValues::new()).map_err(|_| "no seats")?;
        let seed = Seed::from_bytes([random.draw() as u8; 32]);
        let setup = Setup { options: OptionValues::new(), seats: *seats.end(), seed };
        let mut table = game.set_up(&setup).map_err(|_| "the defaults are refused")?;
        let mut texts = Vec::new();
        for _ in 0..random.below(PLIES) {
            let Some(seat) = table.status().to_move().iter().next() else { break };
            let offered = table.see(Viewer::Seat(seat)).suggest(seat, "", SUGGESTED);
            let Some(mv) = random.one(&offered).map(|one| one.text.clone()) else { break };
            table.play(seat, &mv).map_err(|_| format!("{mv} was suggested and is refused"))?;
            texts.push(mv);
        }
        let seat = Seat(u8::try_from(random.below(usize::from(setup.seats) + 1)).unwrap_or(0));
        let sight = table.see(Viewer::Seat(seat));
        texts.extend(sight.suggest(seat, "", SUGGESTED).into_iter().map(|one| one.text));
        let text = mutate::text(random, &texts);
        let steps = (0..random.below(5)).map(|_| mutate::text(random, &texts)).collect();
        look(&*table, seat, &text, steps);
        load(game, &setup, &*table, random);
        typed(&*table, seat, &text).map_err(|fault| format!("{}: {fault}", game.info().id))
    }
}

/// Calls everything that reads a text without playing it.
fn look(table: &dyn Table, seat: Seat, text: &str, steps: Vec<String>) {
    let sight = table.see(Viewer::Seat(seat));
    let _ = (
        sight.read(seat, text),
        sight.reusable_layout(seat, text),
        sight.confirmation_draft(seat, text),
    );
    let _ = sight.suggest(seat, text, SUGGESTED);
    let _ = sight.choices(seat, &Draft { steps, kept: Some(text.into()), ..Draft::default() });
}

/// Loads a malformed state and a malformed snapshot.
fn load(game: &dyn Game, setup: &Setup, table: &dyn Table, random: &mut Random) {
    let state = mutate::json(random, &table.see(Viewer::Everything).state());
    if let Ok(loaded) = game.load(setup, &state) {
        let _ = loaded.see(Viewer::Everything).state();
        let _ = loaded.status();
    }
    let snapshot = table.snapshot();
    let _ = game.restore(&mutate::bytes(random, &snapshot, &snapshot));
}

/// Checks that a refused move changes nothing, and that the record of a played move can be played
/// again.
fn typed(table: &dyn Table, seat: Seat, text: &str) -> Result<(), String> {
    let state = |table: &dyn Table| table.see(Viewer::Everything).state();
    let (mut played, mut again) = (table.duplicate(), table.duplicate());
    match played.play(seat, text) {
        Err(_) if state(&*played) != state(table) => Err(format!("{text:?} is refused, and yet")),
        Err(_) => Ok(()),
        Ok(done) => match again.play(seat, &done.mv) {
            Ok(_) if state(&*again) == state(&*played) => Ok(()),
            Ok(_) => Err(format!("{text:?} is written {:?}, which is another move", done.mv)),
            Err(_) => Err(format!("{text:?} is written {:?}, which is refused", done.mv)),
        },
    }
}
