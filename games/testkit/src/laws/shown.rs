//! What people read and look at.

use rules::{Audience, Draft, Note, Seat, TEXT_LIMIT};

use crate::broken::{Held, Law};
use crate::laws::{choices, scene};
use crate::spot::Spot;
use crate::teller::Teller;

/// Text, picture and names for every viewer.
pub(crate) fn check(spot: &Spot<'_>) -> Held {
    for viewer in spot.viewers() {
        let sight = spot.table.see(viewer);
        let text = spot.teller.text(&*sight);
        let length = text.chars().count();
        Law::Text.holds((1..=TEXT_LIMIT).contains(&length) && is_plain(&text), || {
            format!("{viewer:?} reads {length} characters: {text}")
        })?;
        scene::check(&sight.scene(&Draft::default()))?;
        let names = sight.seat_names();
        let named = names.iter().all(|name| (1..=32).contains(&spot.teller.length(name)));
        Law::Names.holds(named && names.len() == usize::from(spot.setup.seats), || {
            format!("{viewer:?} knows the seats as {names:?}")
        })?;
    }
    Ok(())
}

/// Notes are sentences to people at the table.
pub(crate) fn notes(notes: &[Note], seats: u8, teller: &Teller) -> Held {
    for note in notes {
        let there = match note.audience {
            Audience::All => true,
            Audience::Only(seat) | Audience::AllBut(seat) => seat.0 < seats,
        };
        let said = teller.say(&note.message);
        let fits = (1..=500).contains(&said.trim().chars().count());
        Law::Notes.holds(there && fits && is_plain(&said), || format!("{note:?}: {said}"))?;
    }
    Ok(())
}

/// A keepsake fits, and its owner can still choose a legal move with it, and with a damaged one too.
pub(crate) fn keepsake(spot: &Spot<'_>, seat: Seat, kept: Option<String>) -> Held {
    let Some(kept) = kept else { return Ok(()) };
    let length = kept.chars().count();
    Law::Keepsake.holds(length <= 500, || format!("a keepsake of {length} characters"))?;
    for kept in [&kept, "", "zzz", "💥"] {
        choices::with_keepsake(spot, seat, kept)
            .map_err(|broken| broken.at("  with a keepsake"))?;
    }
    Ok(())
}

/// Nobody is mentioned.
fn is_plain(text: &str) -> bool {
    !["<@", "<#", "@everyone", "@here"].iter().any(|mention| text.contains(mention))
}
