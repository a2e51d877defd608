//! The message of a challenge: who asks whom for what, who is there, and what became of it.

use data::{Ending, Head, Stage};

use super::answer::{Answer, Style};
use super::boards::{game, list, name, versus};
use super::marks::{date, distance, mention};
use super::press::Press;

/// The message of a challenge, as it stands.
pub(crate) fn message(head: &Head) -> Answer {
    let game = name(head);
    let answer = match &head.stage {
        Stage::Lobby => lobby(head),
        Stage::Running => {
            Answer::say(format!("⚔️ **{game}** · {} has begun: {}.", head.id, versus(head)))
        }
        Stage::Over(ending) if ending.is_before_start() => {
            let asker = mention(head.challenger);
            Answer::say(match ending {
                Ending::Declined => format!("**{game}** · {asker}'s challenge was declined."),
                Ending::Withdrawn => {
                    format!("**{game}** · {asker} has withdrawn the challenge.")
                }
                _ => format!("**{game}** · {asker}'s challenge has expired."),
            })
        }
        Stage::Over(_) => {
            Answer::say(format!("🏁 **{game}** · {} is over: {}.", head.id, versus(head)))
        }
    };
    let options = options(head);
    if options.is_empty() { answer } else { answer.line(format!("-# {options}")) }
}

/// The options that are not what they are by default.
fn options(head: &Head) -> String {
    let Some(game) = game(head) else { return String::new() };
    let chosen = head.options.iter().filter(|(id, value)| {
        game.info().option(id).is_some_and(|option| option.default != value.as_str())
    });
    chosen
        .map(|(id, value)| format!("{}: {value}", id.replace('_', " ")))
        .collect::<Vec<_>>()
        .join(" · ")
}

fn lobby(head: &Head) -> Answer {
    let (game, asker) = (name(head), mention(head.challenger));
    let asked = if head.open {
        format!("⚔️ {asker} wants to play **{game}**. Who takes the challenge?")
    } else {
        format!("⚔️ {asker} challenges {} to **{game}**.", list(&head.invited))
    };
    let id = head.id;
    let mut answer = Answer::say(if head.invited.is_empty() && !head.open {
        format!("⚔️ **{game}** · a table of {asker}.")
    } else {
        asked
    });
    if head.most > 2 {
        answer = answer.line(format!(
            "{} of {} are here: {}.",
            head.players.len(),
            head.most,
            list(&head.players)
        ));
    }
    if let Some(deadline) = head.deadline {
        answer = answer.line(format!("-# Open until {} ({}).", date(deadline), distance(deadline)));
    }
    let verb = if head.most > 2 { "Join" } else { "Accept" };
    answer = answer.button(Press::Accept(id), verb, Style::Agree);
    if !head.invited.is_empty() {
        answer = answer.button(Press::Decline(id), "Decline", Style::Plain);
    }
    if head.most > 2 {
        answer = answer.button(Press::Start(id), "Start", Style::Main).button(
            Press::LeaveLobby(id),
            "Leave",
            Style::Plain,
        );
    }
    answer
        .button(Press::Withdraw(id), "Withdraw", Style::Plain)
        .button(Press::RulesOf(id), "Rules", Style::Plain)
        .ping(head.invited.iter().copied())
}
