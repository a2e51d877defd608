//! Seeing a match again, privately: step by step, or as a film.

use data::{By, Refused};
use poise::serenity_prelude::ButtonStyle;
use rules::Draft;

use super::answer::Answer;
use super::board::{link, name};
use super::custom_id::{Action, Press};
use super::desk::Desk;

/// The most moves of a film. One of Castello, the largest, then has some 3 MB, where Discord takes 10.
const LONGEST_FILM: usize = 300;

/// Shows the step in the press.
pub(crate) fn step(desk: &Desk, by: By, press: &Press) -> Result<Answer, Refused> {
    let head = desk.matches().look(press.id)?.head().clone();
    let asked: u32 = press.rest.trim_end_matches('!').parse().unwrap_or(0);
    let step = desk.matches().replay(press.id, Some(by.player), asked)?;
    let (at, last) = (asked.min(step.count), step.count);
    let home = desk.boards().home(by.player)?;
    let names = step.sight.seat_names();
    let mut answer = Answer::say(format!("🎞️ **{}** {} · {at} of {last}", name(&head), head.id));
    if let (Some(mv), Some(seat)) = (&step.mv, step.seat) {
        let name = names.get(seat.index()).map_or("", String::as_str);
        answer = answer.line(format!("{name}: **{mv}**"));
    }
    for note in &step.notes {
        answer = answer.line(format!("> {note}"));
    }
    answer = answer.line(link(&head)).show(desk.pictures().of(
        step.sight.as_ref(),
        &Draft::default(),
        home,
    ));
    let ways =
        [("⏮ First", 0), ("◀ Back", at.saturating_sub(1)), ("Next ▶", at + 1), ("Last ⏭", last)];
    let answer = ways.into_iter().filter(|&(_, to)| to != at && to <= last).fold(
        answer,
        |answer, (label, to)| {
            // The label's first letter keeps two ways to the same step apart: Discord wants every id once.
            let rest = format!(
                "{to}{}",
                if label.contains("First") || label.contains("Last") { "!" } else { "" }
            );
            let way = Press::new(Action::Replay, head.id, head.revision).with(rest);
            answer.button(&way, label, ButtonStyle::Secondary)
        },
    );
    let film = Press::new(Action::Film, head.id, head.revision);
    Ok(if last > 0 { answer.button(&film, "🎬 Film", ButtonStyle::Secondary) } else { answer })
}

/// Shows the match as a moving picture.
pub(crate) fn film(desk: &Desk, by: By, press: &Press) -> Result<Answer, Refused> {
    let sights = desk.matches().sights(press.id, Some(by.player), LONGEST_FILM + 1)?;
    let head = desk.matches().look(press.id)?.head().clone();
    let length = match sights.len() - 1 {
        1 => "one move".into(),
        LONGEST_FILM => format!("the last {LONGEST_FILM} moves"),
        plies => format!("{plies} moves"),
    };
    let back = Press::new(Action::Replay, head.id, head.revision).with("0");
    Ok(Answer::say(format!("🎬 **{}** {} · {length}", name(&head), head.id))
        .line(link(&head))
        .show(desk.pictures().film(&sights, desk.boards().home(by.player)?))
        .button(&back, "Step by step", ButtonStyle::Secondary))
}
