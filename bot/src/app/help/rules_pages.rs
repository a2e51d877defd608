//! The rules of the games, page by page.

use matches::{MatchId, Place, Refused, Request};
use rules::{Game, Info, Message};
use words::{Language, Plainly};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::games::find::{Unclear, find_to_watch};
use crate::app::press::{GamePage, HelpPress};
use crate::app::view::narration::game;
use crate::app::view::refusal::unknown_game;
use crate::words::common::Label;
use crate::words::help::HelpText;
use crate::words::say;

/// Shows a page of the rules of a match, which may be an older version.
pub(crate) fn show_for_match(app: &App, by: Request, id: MatchId, index: usize) -> Result {
    let view = app.matches().view(id)?;
    let game = game(view.head()).ok_or(Refused::UnknownGame)?;
    show_page(app, by, game, index, |index| HelpPress::MatchRules { id, page: Some(index) })
}

/// Shows a page of a game's newest rules.
pub(crate) fn show_for_game(app: &App, by: Request, page: &GamePage) -> Result {
    let game = games::find(&page.game).ok_or(Refused::UnknownGame)?;
    show_newest(app, by, game, page.index)
}

/// Shows the rules of the game with this name.
pub(crate) fn rules(app: &App, by: Request, named: &str) -> Result {
    games::find_by_name(named)
        .map_or_else(|| Ok(unknown_game()), |game| show_newest(app, by, game, 0))
}

/// Shows the rules of the match of this place, or offers all games.
pub(crate) fn rules_here(app: &App, by: Request, place: Place) -> Result {
    match find_to_watch(app, by.player, place, None) {
        Ok(id) => show_for_match(app, by, id, 0),
        Err(Unclear::Refused(refused)) => Err(refused),
        Err(Unclear::Ask(_)) => {
            Ok(games::on_offer().fold(Answer::say(HelpText::WhichRules), |answer, game| {
                let info = game.info();
                let page = HelpPress::Rules(GamePage { game: info.id.into(), index: 0 });
                answer.button(page, Message::plain(info.name), Style::Plain)
            }))
        }
    }
}

fn show_newest(app: &App, by: Request, game: &'static dyn Game, index: usize) -> Result {
    let page = |index| HelpPress::Rules(GamePage { game: game.info().id.into(), index });
    show_page(app, by, game, index, page)
}

/// The games whose names contain the typed text, each with its name as one word and its label.
pub(crate) fn autocomplete(typed: &str, language: Language) -> Vec<(String, String)> {
    let typed = typed.to_lowercase();
    let infos = games::on_offer().map(|game| game.info());
    let found = infos.filter(|info| {
        let names = [info.name.to_lowercase(), info.command_name()];
        names.iter().any(|name| name.contains(&typed))
            || info.other_names.iter().any(|name| name.starts_with(&typed))
    });
    found.map(|info| (info.command_name(), say(label(info), language, &Plainly))).collect()
}

fn label(info: &Info) -> HelpText {
    HelpText::GameChoice { game: info.name.into(), summary: info.summary.into() }
}

/// Shows a page of a game's rules, with buttons to the previous and next pages.
fn show_page(
    app: &App,
    by: Request,
    game: &dyn Game,
    index: usize,
    to: impl Fn(usize) -> HelpPress,
) -> Result {
    let info = game.info();
    let pages = (info.pages)();
    let Some(page) = pages.get(index.min(pages.len().saturating_sub(1))) else {
        return Ok(Answer::say(label(info)));
    };
    let index = index.min(pages.len() - 1);
    let heading = HelpText::Rules {
        game: info.name.into(),
        title: page.title.clone(),
        page: index + 1,
        pages: pages.len(),
    };
    let mut answer = Answer::say(heading).line(page.text.clone());
    if let Some(scene) = &page.scene {
        let style = app.board_view().style(by.player, info.id)?;
        let picture = app.pictures().rules_page(scene, &page.alt, style);
        answer = answer.show([picture]).retry_with(to(index));
    }
    if index > 0 {
        answer = answer.button(to(index - 1), Label::Previous, Style::Plain);
    }
    if index + 1 < pages.len() {
        answer = answer.button(to(index + 1), Label::Next, Style::Main);
    }
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Key, Matches, Place, PlayerId, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::app::Press;
    use crate::app::testing::kastell;
    use crate::clock::Clock;

    const BY: Request = Request { player: PlayerId(1), key: Key(2), now: Timestamp(2) };

    #[test]
    fn rules_pages_of_a_match_link_to_pages_of_the_same_match() {
        let matches =
            Matches::new(Arc::new(MemoryStore::new()), games::CATALOG, ChallengeLimits::default());
        let challenge = kastell(PlayerId(1), PlayerId(2), Place::default());
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let app = App::new(matches, Clock::default());
        let ways = |answer: &Answer| -> Vec<Press> {
            answer.buttons.iter().map(|button| button.press.clone()).collect()
        };
        let to = |index| Press::from(HelpPress::MatchRules { id, page: Some(index) });
        assert_eq!(ways(&show_for_match(&app, BY, id, 0).unwrap()), [to(1)]);
        assert_eq!(ways(&show_for_match(&app, BY, id, 1).unwrap())[..1], [to(0)]);
        let to = |index| Press::from(HelpPress::Rules(GamePage { game: "kastell".into(), index }));
        assert_eq!(ways(&rules(&app, BY, "Kastell").unwrap()), [to(1)]);
    }
}
