//! The help page, and the rules of the games.

pub(crate) mod rules_pages;

use matches::Request;
use rules::{Game, Message, Page};

use crate::app::answer::{Answer, Result, Section, Style};
use crate::app::command_list;
use crate::app::context::App;
use crate::app::press::{ChallengePress, HelpPlace, HelpPress};
use crate::words::common::Label;
use crate::words::help::HelpText;
use crate::words::watching::WatchText;

/// The number of commands on the help page before *More commands* is pressed.
const MOST_LISTED: usize = 10;

pub(super) fn press(app: &App, by: Request, press: &HelpPress) -> Result {
    match press {
        HelpPress::Overview(place) => help(app, by, *place),
        HelpPress::Commands(place) => Ok(all_commands(*place)),
        HelpPress::MatchRules { id, page } => {
            rules_pages::show_for_match(app, by, *id, page.unwrap_or_default())
        }
        HelpPress::Rules(page) => rules_pages::show_for_game(app, by, page),
    }
}

/// The file names of the game cards. Games beyond these have no card.
const CARDS: [&str; 6] =
    ["card-1.png", "card-2.png", "card-3.png", "card-4.png", "card-5.png", "card-6.png"];

/// Shows a card for each game, how a match begins in this place, and the commands used most.
pub(crate) fn help(app: &App, by: Request, place: HelpPlace) -> Result {
    let theme = app.board_view().theme(by.player)?;
    let style = render::Style { home_at: None, theme };
    let elsewhere = match place {
        HelpPlace::Server | HelpPlace::Conversation => None,
        HelpPlace::Direct | HelpPlace::Elsewhere => Some(Message::from(HelpText::CardElsewhere)),
    };
    let cards = games::on_offer().zip(CARDS).map(|(game, file)| {
        let mut card = card(app, game, file, style);
        card.lines.extend(elsewhere.clone());
        card
    });
    let commands = section(command_list::names_in(place).take(MOST_LISTED));
    let answer = Answer::say(HelpText::Castellan);
    let answer = match place {
        HelpPlace::Server => with_computers(how(answer, HelpText::HowItGoes).line(WatchText::Help)),
        HelpPlace::Conversation => with_computers(how(answer, HelpText::HowInConversation)),
        HelpPlace::Direct => {
            answer.line(HelpText::NoMatchesHere).line(HelpText::GoesOnHere).line(WatchText::Help)
        }
        HelpPlace::Elsewhere => answer.line(HelpText::NotOnServer).line(HelpText::GoesOnHere),
    };
    let answer = Answer { sections: cards.chain([commands]).collect(), ..answer };
    Ok(answer.button(HelpPress::Commands(place), HelpText::MoreCommands, Style::Plain))
}

/// Adds the lines about how to play. `begins` is the first step in this kind of place.
fn how(answer: Answer, begins: HelpText) -> Answer {
    answer.line(begins).line(HelpText::HowItGoesOn)
}

/// Lists all commands of a place.
fn all_commands(place: HelpPlace) -> Answer {
    let commands = section(command_list::names_in(place));
    let answer = Answer { sections: vec![commands], ..Answer::say(HelpText::Castellan) };
    answer.button(HelpPress::Overview(place), Label::Back, Style::Plain)
}

/// A section with these commands and their descriptions.
fn section(names: impl Iterator<Item = &'static str>) -> Section {
    let commands = names.map(|name| {
        let id = format!("command-{name}").into();
        HelpText::CommandLine { command: Message::Worded { id, args: Vec::new() } }
    });
    Section::new(HelpText::Commands, commands.map(Message::from).collect())
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
    (game.info().pages)().into_iter().find(|page| page.scene.is_some())
}

/// Adds a button for each game with computer players, to play against one.
fn with_computers(answer: Answer) -> Answer {
    let playing = games::on_offer().filter(|game| !game.levels().is_empty());
    playing.fold(answer, |answer, game| {
        let info = game.info();
        let press = ChallengePress::ChooseLevel { game: info.id.into() };
        let label = HelpText::PlayGame { game: Message::plain(info.name) };
        answer.button(press, label, Style::Main)
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Key, Matches, PlayerId, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::app::Press;
    use crate::clock::Clock;
    use crate::words::say_in_english;

    const BY: Request = Request { player: PlayerId(1), key: Key(2), now: Timestamp(2) };

    fn page(place: HelpPlace) -> Answer {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        help(&App::new(matches, Clock::default()), BY, place).unwrap()
    }

    fn said(answer: &Answer) -> String {
        let sections = answer.sections.iter().flat_map(|section| section.lines.clone());
        let lines = answer.lines.iter().cloned().chain(sections);
        lines.map(say_in_english).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn each_place_lists_what_exists_there_and_says_how_one_plays() {
        let server = said(&page(HelpPlace::Server));
        assert!(server.contains("open a thread") && server.contains("`/challenge`"), "{server}");
        let conversation = said(&page(HelpPlace::Conversation));
        assert!(conversation.contains("the board comes here"), "{conversation}");
        assert!(conversation.contains("nobody gets turn reminders"), "{conversation}");
        let direct = said(&page(HelpPlace::Direct));
        assert!(direct.contains("Play it on a server"), "{direct}");
        assert!(!direct.contains("`/challenge`"), "{direct}");
        let elsewhere = said(&page(HelpPlace::Elsewhere));
        assert!(elsewhere.contains("not on this server"), "{elsewhere}");
        for alone in [conversation, direct, elsewhere] {
            assert!(!alone.contains("thread") && !alone.contains("Everyone can watch"), "{alone}");
        }
    }

    #[test]
    fn ten_commands_stand_below_the_cards_and_a_button_lists_all() {
        for place in HelpPlace::ALL {
            let page = page(place);
            assert_eq!(page.sections.last().unwrap().lines.len(), 10);
            let more = Press::from(HelpPress::Commands(place));
            assert!(page.buttons.iter().any(|button| button.press == more));
            let all = all_commands(place);
            let lines = all.sections[0].lines.len();
            assert_eq!(lines, command_list::names_in(place).count());
            assert!(lines > 10);
            let has_club = said(&all).contains("`/club`");
            assert_eq!(has_club, place == HelpPlace::Server);
        }
    }
}
