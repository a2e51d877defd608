//! The help page, and the rules of the games.

pub(crate) mod rules_pages;

use matches::Request;
use rules::Message;

use crate::app::answer::{Answer, Result, Section, Style};
use crate::app::context::App;
use crate::app::press::{ChallengePress, HelpPress};
use crate::words::help::HelpText;
use crate::words::watching::WatchText;

/// Handles a press of this feature.
pub(super) fn press(app: &App, by: Request, press: &HelpPress) -> Result {
    match press {
        HelpPress::MatchRules { id, page } => {
            rules_pages::show_for_match(app, by, *id, page.unwrap_or_default())
        }
        HelpPress::Rules(page) => rules_pages::show_for_game(app, by, page),
    }
}

/// The help page of a place.
#[derive(Clone, Debug)]
pub(crate) struct HelpPage {
    /// The names of the commands that can be used in this place.
    pub(crate) commands: Vec<String>,
    /// Whether matches can begin in this place.
    pub(crate) has_matches: bool,
}

/// Shows the games, the commands with their descriptions, and how a match begins.
pub(crate) fn help(page: &HelpPage) -> Answer {
    let games = games::on_offer().map(|game| {
        let info = game.info();
        HelpText::GameLine { game: Message::plain(info.name), summary: info.summary.into() }
    });
    let commands = page.commands.iter().map(|name| {
        let id = format!("command-{name}").into();
        HelpText::CommandLine { command: Message::Worded { id, args: Vec::new() } }
    });
    let lines = commands.map(Message::from).collect();
    let commands = Section { title: HelpText::Commands.into(), lines };
    let answer = Answer::say(HelpText::Castellan).line(HelpText::Games).lines(games);
    let answer = match page.has_matches {
        true => with_computers(answer.line(HelpText::HowItGoes).line(WatchText::Help)),
        false => answer.line(HelpText::NoMatchesHere),
    };
    Answer { sections: vec![commands], ..answer }
}

/// Adds a button for each game that plays it against a computer.
fn with_computers(answer: Answer) -> Answer {
    let playing = games::on_offer().filter(|game| !game.levels().is_empty());
    playing.fold(answer, |answer, game| {
        let info = game.info();
        let press = ChallengePress::ChooseLevel { game: info.id.into() };
        let label = HelpText::PlayGame { game: Message::plain(info.name) };
        answer.button(press, label, Style::Main)
    })
}
