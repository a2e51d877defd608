//! What the bot is, and what can be asked of it.

pub(crate) mod rules_pages;

use matches::{By, Refused};
use rules::Message;

use crate::app::answer::{Answer, Section};
use crate::app::context::App;
use crate::app::press::HelpPress;
use crate::words::help::HelpText;
use crate::words::watching::WatchText;

/// Does what a press says.
///
/// # Errors
/// The act is refused.
pub(super) fn press(app: &App, by: By, press: &HelpPress) -> Result<Answer, Refused> {
    match press {
        HelpPress::MatchRules { id, page } => {
            rules_pages::of_match(app, by, *id, page.unwrap_or_default())
        }
        HelpPress::Rules(page) => rules_pages::of_game(app, by, page),
    }
}

/// The page that tells it all, with these commands and what each does.
pub(crate) fn help(commands: &[(String, String)]) -> Answer {
    let games = games::on_offer().map(|game| {
        let info = game.info();
        HelpText::GameLine { game: Message::plain(info.name), summary: info.summary.into() }
    });
    let commands =
        commands.iter().cloned().map(|(name, about)| HelpText::CommandLine { name, about });
    let lines = commands.map(Message::from).collect();
    let commands = Section { title: HelpText::Commands.into(), lines };
    let answer = Answer::say(HelpText::Castellan)
        .line(HelpText::Games)
        .lines(games)
        .line(HelpText::HowItGoes)
        .line(WatchText::Help);
    Answer { sections: vec![commands], ..answer }
}
