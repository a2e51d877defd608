//! The help page, and the rules of the games.

pub(crate) mod rules_pages;

use matches::Request;
use rules::{Game, Message, Page};

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

/// The files of the cards. Further games have no card.
const CARDS: [&str; 6] =
    ["card-1.png", "card-2.png", "card-3.png", "card-4.png", "card-5.png", "card-6.png"];

/// Shows a card for each game, the commands with their descriptions, and how a match begins.
pub(crate) fn help(app: &App, by: Request, page: &HelpPage) -> Result {
    let theme = app.board_view().theme(by.player)?;
    let style = render::Style { home_at: None, theme };
    let cards = games::on_offer().zip(CARDS).map(|(game, file)| card(app, game, file, style));
    let commands = page.commands.iter().map(|name| {
        let id = format!("command-{name}").into();
        HelpText::CommandLine { command: Message::Worded { id, args: Vec::new() } }
    });
    let lines = commands.map(Message::from).collect();
    let commands = Section::new(HelpText::Commands, lines);
    let answer = Answer::say(HelpText::Castellan);
    let answer = match page.has_matches {
        true => with_computers(answer.line(HelpText::HowItGoes).line(WatchText::Help)),
        false => answer.line(HelpText::NoMatchesHere),
    };
    Ok(Answer { sections: cards.chain([commands]).collect(), ..answer })
}

/// A game: its name, a sentence about it, and the picture of its first page of rules.
fn card(app: &App, game: &dyn Game, file: &'static str, style: render::Style) -> Section {
    let info = game.info();
    let thumbnail = illustrated_page(game)
        .and_then(|page| Some(app.pictures().thumbnail(page.scene?, file, page.alt, style)));
    Section { thumbnail, ..Section::new(Message::plain(info.name), vec![info.summary.into()]) }
}

/// The first page of rules with a picture, which stands for the game.
pub(crate) fn illustrated_page(game: &dyn Game) -> Option<Page> {
    game.pages().into_iter().find(|page| page.scene.is_some())
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
