//! What people type as a move, in each game: as a move, as a draft, as a state, as a snapshot.

use rules::{Draft, Game, OptionValues, Seat, Seed, Setup, Table, Viewer};

use crate::fuzz::{Probe, mutate};
use crate::month::lot::Lot;

/// How far a match has come at the most.
const PLIES: usize = 24;

/// How many suggestions are looked at.
const SUGGESTED: usize = 12;

pub(super) struct Notation;

impl Probe for Notation {
    fn try_one(&mut self, lot: &mut Lot) -> Result<(), String> {
        let games: Vec<&dyn Game> = games::on_offer().collect();
        let game = games[lot.below(games.len())];
        let seats = game.seats(&OptionValues::new()).map_err(|_| "no seats")?;
        let seed = Seed::from_bytes([lot.draw() as u8; 32]);
        let setup = Setup { options: OptionValues::new(), seats: *seats.end(), seed };
        let mut table = game.set_up(&setup).map_err(|_| "the defaults are refused")?;
        let mut texts = Vec::new();
        for _ in 0..lot.below(PLIES) {
            let Some(seat) = table.status().to_move().iter().next() else { break };
            let offered = table.see(Viewer::Seat(seat)).suggest(seat, "", SUGGESTED);
            let Some(mv) = lot.one(&offered).map(|one| one.text.clone()) else { break };
            table.play(seat, &mv).map_err(|_| format!("{mv} was suggested and is refused"))?;
            texts.push(mv);
        }
        let seat = Seat(u8::try_from(lot.below(usize::from(setup.seats) + 1)).unwrap_or(0));
        let sight = table.see(Viewer::Seat(seat));
        texts.extend(sight.suggest(seat, "", SUGGESTED).into_iter().map(|one| one.text));
        let text = mutate::text(lot, &texts);
        look(&*table, (seat, &text), (lot, &texts));
        load(game, &setup, (&*table, lot));
        typed(&*table, seat, &text).map_err(|fault| format!("{}: {fault}", game.info().id))
    }
}

/// All that is asked about a text while nobody plays it.
fn look(table: &dyn Table, (seat, text): (Seat, &str), (lot, texts): (&mut Lot, &[String])) {
    let sight = table.see(Viewer::Seat(seat));
    let _ = (
        sight.read(seat, text),
        sight.reusable_layout(seat, text),
        sight.confirmation_draft(seat, text),
    );
    let _ = sight.suggest(seat, text, SUGGESTED);
    let steps = (0..lot.below(5)).map(|_| mutate::text(lot, texts)).collect();
    let _ = sight.choices(seat, &Draft { steps, kept: Some(text.into()), ..Draft::default() });
}

/// A state and a snapshot that were made wrong.
fn load(game: &dyn Game, setup: &Setup, (table, lot): (&dyn Table, &mut Lot)) {
    let state = mutate::json(lot, &table.see(Viewer::Everything).state());
    if let Ok(loaded) = game.load(setup, &state) {
        let _ = loaded.see(Viewer::Everything).state();
        let _ = loaded.status();
    }
    let snapshot = table.snapshot();
    let _ = game.restore(&mutate::bytes(lot, &snapshot, &snapshot));
}

/// A refused move changes nothing, and what is played is written so that it can be played again.
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
