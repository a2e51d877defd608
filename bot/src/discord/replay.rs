//! Stepping through a match, privately: first, back, next, last.

use data::{By, Refused};
use poise::serenity_prelude::ButtonStyle;
use rules::Draft;

use super::answer::Answer;
use super::board::{link, name};
use super::custom_id::{Action, Press};
use super::desk::Desk;

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
    Ok(ways.into_iter().filter(|&(_, to)| to != at && to <= last).fold(
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
    ))
}
