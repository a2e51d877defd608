//! The rules of a game, page by page.

use data::{MatchId, Refused, Revision};
use poise::serenity_prelude::ButtonStyle;
use rules::Game;

use super::answer::Answer;
use super::custom_id::{Action, Press};
use super::desk::Desk;

/// A page of the rules of the game of a match, or of the game that the press names.
pub(crate) fn of_match(desk: &Desk, press: &Press) -> Result<Answer, Refused> {
    let (slug, page) = press.rest.rsplit_once('@').unwrap_or(("", "0"));
    let game = match slug {
        "" => games::find(&desk.matches().look(press.id)?.head().game),
        slug => games::find(slug),
    };
    let game = game.ok_or(Refused::UnknownGame)?;
    Ok(page_of(desk, game, page.trim_end_matches('!').parse().unwrap_or(0)))
}

/// A page of the rules of a game, with the way to the others.
pub(crate) fn page_of(desk: &Desk, game: &dyn Game, index: usize) -> Answer {
    let info = game.info();
    let pages = game.pages();
    let Some(page) = pages.get(index.min(pages.len().saturating_sub(1))) else {
        return Answer::say(format!("**{}** — {}.", info.name, info.summary));
    };
    let index = index.min(pages.len() - 1);
    let head = format!("📖 **{} · {}** ({} of {})", info.name, page.title, index + 1, pages.len());
    let mut answer = Answer::say(head).line(&page.text);
    if let Some(scene) = &page.scene {
        answer = answer.show([desk.pictures().page(scene, &page.alt)]);
    }
    let to = |index: usize| {
        Press::new(Action::Rules, MatchId(0), Revision(0)).with(format!("{}@{index}", info.id))
    };
    if index > 0 {
        answer = answer.button(&to(index - 1), "◀ Back", ButtonStyle::Secondary);
    }
    if index + 1 < pages.len() {
        answer = answer.button(&to(index + 1), "Next ▶", ButtonStyle::Primary);
    }
    answer
}
