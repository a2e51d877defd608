//! The sandbox at the start: the demo scenario, with a card for each game.

use ::words::Language;
use rules::{Game, Message};
use sandbox::{ActivitySettings, Permissions, Scenario, StartButton, StartCard};

use crate::app::help::illustrated_page;
use crate::words::common::Label;
use crate::words::{say_in_english, say_plainly};

/// The demo scenario, whose page offers each game against a computer or people.
pub(crate) fn scenario() -> Scenario {
    let may = Permissions::DEFAULT | Permissions::CREATE_EVENTS;
    let scenario = Scenario::demo().bot_may(may).activity(ActivitySettings::complete());
    games::on_offer().fold(scenario, |scenario, game| scenario.start_card(card(game)))
}

/// A game: the picture of its first page of rules, a sentence, and a button for each kind of opponent.
fn card(game: &dyn Game) -> StartCard {
    let info = game.info();
    let scene = illustrated_page(game).and_then(|page| page.scene);
    let draw = |scene| render::thumbnail(&scene, &render::Style::default()).png;
    let about = Language::ALL.map(|language| {
        (language.code().to_owned(), say_plainly(Message::from(info.summary), language))
    });
    let line = format!("/challenge {}", info.command_name());
    let computer = StartButton {
        label: say_in_english(Label::PlayComputer),
        line: format!("{line} computer:2"),
    };
    let people = StartButton { label: "Play a match".into(), line: format!("{line} ") };
    StartCard {
        title: info.name.into(),
        about: about.into(),
        buttons: vec![computer, people],
        png: scene.map(draw).unwrap_or_default(),
    }
}
