//! What the bot is, and what can be asked of it.

pub(crate) mod rules_pages;

use rules::Message;

use crate::app::answer::{Answer, Section};
use crate::app::words::help::HelpText;
use crate::app::words::watching::WatchText;

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
