//! The help page, and the rules of the games.

pub(crate) mod rules_pages;

use matches::Request;
use rules::Message;

use crate::app::answer::{Answer, Result, Section};
use crate::app::context::App;
use crate::app::press::HelpPress;
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

/// The help page, with the names and descriptions of these commands.
pub(crate) fn help(commands: &[String]) -> Answer {
    let games = games::on_offer().map(|game| {
        let info = game.info();
        HelpText::GameLine { game: Message::plain(info.name), summary: info.summary.into() }
    });
    let commands = commands.iter().map(|name| {
        let id = format!("command-{name}").into();
        HelpText::CommandLine { command: Message::Worded { id, args: Vec::new() } }
    });
    let lines = commands.map(Message::from).collect();
    let commands = Section { title: HelpText::Commands.into(), lines };
    let answer = Answer::say(HelpText::Castellan)
        .line(HelpText::Games)
        .lines(games)
        .line(HelpText::HowItGoes)
        .line(WatchText::Help);
    Answer { sections: vec![commands], ..answer }
}
