//! `/games`: my matches with turn and link, and what can be watched on this server.

use data::{By, Filter, Head, Page, Refused};
use poise::serenity_prelude::ButtonStyle;

use super::{Answered, Asked, Command, which};
use crate::discord::answer::Answer;
use crate::discord::caller::Caller;
use crate::discord::custom_id::{Action, Press};
use crate::discord::desk::Desk;

/// How many matches are listed.
const LISTED: Page = Page { after: None, most: 12 };

/// Your matches, whose turn it is, and what can be watched here
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn games(asked: Asked<'_>) -> Answered {
    let caller = Caller::from(asked.interaction);
    let server = caller.server;
    let work = asked.data().answer(&caller, move |desk, by| list(desk, by, server));
    caller.answer(asked.data(), asked.http(), work).await
}

/// The command.
pub(super) fn command() -> Command {
    games()
}

fn list(desk: &Desk, by: By, server: Option<u64>) -> Result<Answer, Refused> {
    let mut own = desk.matches().matches_of(by.player, Filter::Running, LISTED)?;
    own.extend(desk.matches().matches_of(by.player, Filter::Lobby, LISTED)?);
    // What waits for me comes first.
    own.sort_by_key(|head| !head.is_turn_of(by.player));
    let mut answer = Answer::say("**Your matches**");
    if own.is_empty() {
        answer = answer.line("None yet. `/challenge` somebody!");
    }
    answer = own.iter().fold(answer, |answer, head| answer.line(entry(head, by)));
    if let Some(server) = server {
        let all = desk.matches().matches_in(server, Filter::Running, LISTED)?;
        let others: Vec<&Head> =
            all.iter().filter(|head| head.seat_of(by.player).is_none()).collect();
        if !others.is_empty() {
            answer = answer.line("**To watch on this server**");
            answer = others
                .into_iter()
                .fold(answer, |answer, head| answer.line(which::line(head, by.player)));
        }
    }
    let turns = own.iter().filter(|head| head.is_turn_of(by.player)).take(5);
    Ok(turns.fold(answer, |answer, head| {
        let press = Press::new(Action::Move, head.id, head.revision);
        answer.button(&press, &format!("Move in {}", head.id), ButtonStyle::Primary)
    }))
}

fn entry(head: &Head, by: By) -> String {
    let waits = head.deadline.map(|at| format!(" · waits for players until <t:{}:R>", at.0 / 1000));
    format!("{}{}", which::line(head, by.player), waits.unwrap_or_default())
}
