//! The rules of a game, page by page.

use matches::{By, MatchId, Refused};
use rules::{Arg, Game, Info, Join};
use words::Plainly;

use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::{GamePage, HelpPress};
use crate::app::view::narration::game;
use crate::words::common::Label;
use crate::words::help::HelpText;
use crate::words::say;

/// A page of the rules by which a match is played, which need not be the newest.
pub(crate) fn of_match(app: &App, by: By, id: MatchId, index: usize) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    let game = game(view.head()).ok_or(Refused::UnknownGame)?;
    page_of(app, by, game, index, |index| HelpPress::MatchRules { id, page: Some(index) })
}

/// A page of a game's newest rules.
pub(crate) fn of_game(app: &App, by: By, page: &GamePage) -> Result<Answer, Refused> {
    let game = games::find(&page.game).ok_or(Refused::UnknownGame)?;
    newest(app, by, game, page.index)
}

/// The rules of the game that somebody names.
///
/// # Errors
/// What the store says.
pub(crate) fn rules(app: &App, by: By, named: &str) -> Result<Answer, Refused> {
    let wanted = named.trim().to_lowercase();
    let word = wanted.split_whitespace().collect::<Vec<_>>().join("-");
    games::find_by_name(&word).map_or_else(|| Ok(unknown()), |game| newest(app, by, game, 0))
}

fn newest(app: &App, by: By, game: &'static dyn Game, index: usize) -> Result<Answer, Refused> {
    let page = |index| HelpPress::Rules(GamePage { game: game.info().id.into(), index });
    page_of(app, by, game, index, page)
}

fn unknown() -> Answer {
    let names = games::on_offer().map(|game| game.info().name);
    Answer::say(HelpText::UnknownGame { games: Arg::list(Join::Commas, names) })
}

/// The games with these words in their names, each with its name as one word and a label, for choosing one while typing.
pub(crate) fn autocomplete(typed: &str) -> Vec<(String, String)> {
    let typed = typed.to_lowercase();
    let infos = games::on_offer().map(|game| game.info());
    let found = infos.filter(|info| {
        info.name.to_lowercase().contains(&typed) || info.command_name().contains(&typed)
    });
    found.map(|info| (info.command_name(), say(told(info), &Plainly))).collect()
}

/// A game and what it is.
fn told(info: &Info) -> HelpText {
    HelpText::GameChoice { game: info.name.into(), summary: info.summary.into() }
}

/// A page of the rules of a game, with the way to the others.
fn page_of(
    app: &App,
    by: By,
    game: &dyn Game,
    index: usize,
    to: impl Fn(usize) -> HelpPress,
) -> Result<Answer, Refused> {
    let info = game.info();
    let pages = game.pages();
    let Some(page) = pages.get(index.min(pages.len().saturating_sub(1))) else {
        return Ok(Answer::say(told(info)));
    };
    let index = index.min(pages.len() - 1);
    let head = HelpText::Rules {
        game: info.name.into(),
        title: page.title.clone(),
        page: index + 1,
        pages: pages.len(),
    };
    let mut answer = Answer::say(head).line(page.text.clone());
    if let Some(scene) = &page.scene {
        let style = app.board_view().style(by.player)?;
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

    use matches::{Key, Matches, Place, PlayerId, Settings, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::app::Press;
    use crate::app::testing::kastell;
    use crate::clock::Clock;

    const BY: By = By { player: PlayerId(1), key: Key(2), now: Timestamp(2) };

    #[test]
    fn a_page_of_a_matchs_rules_leads_to_others_of_the_same_rules() {
        let matches =
            Matches::new(Arc::new(MemoryStore::new()), games::CATALOG, Settings::default());
        let challenge = kastell((PlayerId(1), PlayerId(2)), Place::default());
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let app = App::new(matches, Clock::default());
        let ways = |answer: &Answer| -> Vec<Press> {
            answer.buttons.iter().map(|button| button.press.clone()).collect()
        };
        let to = |index| Press::from(HelpPress::MatchRules { id, page: Some(index) });
        assert_eq!(ways(&of_match(&app, BY, id, 0).unwrap()), [to(1)]);
        assert_eq!(ways(&of_match(&app, BY, id, 1).unwrap())[..1], [to(0)]);
        let to = |index| Press::from(HelpPress::Rules(GamePage { game: "kastell".into(), index }));
        assert_eq!(ways(&rules(&app, BY, "Kastell").unwrap()), [to(1)]);
    }
}
