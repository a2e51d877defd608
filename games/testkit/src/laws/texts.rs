//! Laws of texts, notes, names and pages.

use rules::{Audience, BRIEFEST, Draft, Note, READER, Seat, Seats, TEXT_LIMIT, Viewer};

use crate::english::English;
use crate::law::{Law, LawResult};
use crate::laws::{board_steps, choices, scene};
use crate::moment::Moment;

/// Checks text, picture and names for every viewer.
pub(crate) fn check(moment: &Moment<'_>) -> LawResult {
    for viewer in moment.viewers() {
        let sight = moment.table.see(viewer);
        let text = moment.english.text(&*sight);
        let length = text.chars().count();
        Law::Text.holds((1..=TEXT_LIMIT).contains(&length) && is_plain(&text), || {
            format!("{viewer:?} reads {length} characters: {text}")
        })?;
        sight.text(0).iter().try_for_each(|one| moment.english.has_no_hard_coded_words(one))?;
        scene::check(&sight.scene(&Draft::default()))?;
        stopped(moment, viewer)?;
        extra_page(moment, viewer)?;
        shortcut(moment, viewer)?;
        let names = sight.seat_names();
        names.iter().try_for_each(|name| moment.english.has_no_hard_coded_words(name))?;
        let named = names.iter().all(|name| (1..=32).contains(&moment.english.length(name)));
        Law::Names.holds(named && names.len() == usize::from(moment.setup.seats), || {
            format!("{viewer:?} knows the seats as {names:?}")
        })?;
    }
    Ok(())
}

/// Checks that the extra page fits a button and a message.
fn extra_page(moment: &Moment<'_>, viewer: Viewer) -> LawResult {
    let Some(page) = moment.table.see(viewer).extra_page() else { return Ok(()) };
    let (text, alt) = (moment.english.say(&page.text), moment.english.paragraph(&page.alt));
    let drawn = page.scene.is_none_or(|scene| {
        !alt.is_empty() && scene.trays.iter().any(|tray| !tray.items.is_empty())
    });
    moment.english.has_no_hard_coded_words(&page.text)?;
    moment.english.has_no_hard_coded_words(&page.title)?;
    let fits = (1..=40).contains(&moment.english.length(&page.title))
        && (1..=1500).contains(&text.chars().count())
        && alt.chars().count() <= TEXT_LIMIT;
    Law::ExtraPage.holds(drawn && fits && is_plain(&text) && is_plain(&alt), || {
        format!("{viewer:?} is shown on demand: {text}")
    })
}

/// Checks that a shortcut fits a button and is the same for all viewers.
fn shortcut(moment: &Moment<'_>, viewer: Viewer) -> LawResult {
    let start = moment.table.see(viewer).shortcut();
    let same = start == moment.table.see(Viewer::Spectator).shortcut();
    let fits = start.as_ref().is_none_or(|choice| {
        (1..=40).contains(&moment.english.length(&choice.label)) && !choice.is_last
    });
    Law::Staged.holds(same && fits, || format!("{viewer:?} can begin with {start:?}"))
}

/// Checks that a stopped match shows no turn, and its text says that it is over.
fn stopped(moment: &Moment<'_>, viewer: Viewer) -> LawResult {
    if moment.table.status().is_over() {
        return Ok(());
    }
    let running = moment.table.see(viewer);
    let stopped = moment.table.see(viewer).stopped(Seats::NONE, Seats::NONE);
    for brief in 0..=BRIEFEST {
        let (before, after) = (running.text(brief), stopped.text(brief));
        let says_so = after.contains(&rules::match_over()) && after.len() <= before.len();
        Law::Stopped.holds(says_so, || {
            let [before, after] = [&before, &after].map(|text| moment.english.paragraph(text));
            format!("{viewer:?} read \"{before}\" and now reads \"{after}\"")
        })?;
        let won = moment.table.see(viewer).stopped(Seats::one(Seat(0)), Seats::NONE).text(brief);
        Law::Stopped.holds(won.len() == after.len() && won != after, || {
            format!("{viewer:?} does not read who has won: \"{}\"", moment.english.paragraph(&won))
        })?;
    }
    let scene = stopped.scene(&Draft::default());
    let waits = scene.boards.iter().any(|board| board.active)
        || scene.trays.iter().any(|tray| tray.active)
        || moment.seats().any(|seat| !stopped.legal(seat).moves.is_empty());
    Law::Stopped.holds(!waits, || format!("{viewer:?} sees a seat to move"))
}

/// Checks that notes are sentences for people at the table.
pub(crate) fn notes(notes: &[Note], seats: u8, english: &English) -> LawResult {
    for note in notes {
        let there = match note.audience {
            Audience::All => true,
            Audience::Only(seat) | Audience::AllBut(seat) => seat.0 < seats,
        };
        let said = english.say(&note.message);
        let mut readers = (0..seats).map(Seat).filter(|&seat| match note.audience {
            Audience::All => true,
            Audience::Only(reader) => seat == reader,
            Audience::AllBut(other) => seat != other,
        });
        english.has_no_hard_coded_words(&note.message)?;
        readers.try_for_each(|reader| is_translated(note, reader, english))?;
        let fits = (1..=500).contains(&said.trim().chars().count());
        Law::Notes.holds(there && fits && is_plain(&said), || format!("{note:?}: {said}"))?;
    }
    Ok(())
}

/// Checks that no translation of a note has the English word for its reader.
fn is_translated(note: &Note, reader: Seat, english: &English) -> LawResult {
    let mut translations = english.translations(&note.message, reader).into_iter();
    let is_english = |said: &String| {
        said.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == READER)
    };
    match translations.find(is_english) {
        Some(said) => Err(Law::Words.breach(format!("English for the reader: {said}"))),
        None => Ok(()),
    }
}

/// Checks that a kept layout fits, and leads to a legal move whether whole or damaged.
pub(crate) fn saved_layout(moment: &Moment<'_>, seat: Seat, kept: Option<String>) -> LawResult {
    let Some(kept) = kept else { return Ok(()) };
    let length = kept.chars().count();
    Law::SavedLayout.holds(length <= 500, || format!("a keepsake of {length} characters"))?;
    for kept in [&kept, "", "zzz", "💥"] {
        choices::with_keepsake(moment, seat, kept)?;
        board_steps::with_keepsake(moment, seat, kept)
            .map_err(|breach| breach.at("  with a keepsake"))?;
    }
    Ok(())
}

fn is_plain(text: &str) -> bool {
    !["<@", "<#", "@everyone", "@here"].iter().any(|mention| text.contains(mention))
}
