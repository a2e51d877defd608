//! Cards of the games on the start page: a picture, a sentence, and how a match begins in Discord.

use axum::extract::{Path, State};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use render::{Style, Theme};
use rules::{Game, Message};
use serde::Deserialize;
use words::Language;

use crate::app::App;
use crate::app::help::illustrated_page;
use crate::web::assets::escaped;
use crate::web::error::{ApiError, ApiResult};
use crate::web::plain_text::say_plainly;
use crate::web::shared::Web;
use crate::words::web::WebText;

/// The cache header of pictures: a new version of the bot may draw another one under the same address.
const A_DAY: HeaderValue = HeaderValue::from_static("public, max-age=86400");

const PNG: HeaderValue = HeaderValue::from_static("image/png");

/// The cards of all games, as HTML.
pub(super) fn game_cards(language: Language) -> String {
    let cards: String = games::on_offer().map(|game| card(game, language)).collect();
    format!("<ul class=\"games\">{cards}</ul>")
}

fn card(game: &dyn Game, language: Language) -> String {
    let info = game.info();
    let say = |text: Message| escaped(&say_plainly(text, language));
    let start = WebText::Start { game: info.command_name() };
    format!(
        "<li><picture><source media=\"(prefers-contrast: more)\" srcset=\"{contrast}\">\
         <source media=\"(prefers-color-scheme: light)\" srcset=\"{light}\">\
         <img src=\"{dark}\" alt=\"\"></picture>\
         <div><h3>{name}</h3><p>{summary}</p><p>{start}</p></div></li>",
        contrast = address(info.id, Theme::Contrast),
        light = address(info.id, Theme::Light),
        dark = address(info.id, Theme::Dark),
        name = escaped(info.name),
        summary = say(info.summary.into()),
        start = say(start.into()),
    )
}

fn address(game: &str, theme: Theme) -> String {
    format!("/games/{game}/{}.png", theme.id())
}

/// The address of a picture.
#[derive(Debug, Deserialize)]
pub(super) struct PicturePath {
    game: String,
    /// The theme, with the file extension.
    file: String,
}

/// The picture of a game.
pub(super) async fn picture(State(web): State<Web>, Path(path): Path<PicturePath>) -> ApiResult {
    let png = web.work(move |app| draw(app, &path).ok_or_else(ApiError::missing)).await?;
    Ok(([(CONTENT_TYPE, PNG), (CACHE_CONTROL, A_DAY)], png).into_response())
}

/// Draws a picture, unless it is cached. Blocks.
fn draw(app: &App, PicturePath { game, file }: &PicturePath) -> Option<Vec<u8>> {
    let theme = Theme::of(file.strip_suffix(".png")?)?;
    let page = illustrated_page(games::on_offer().find(|one| one.info().id == game)?)?;
    let style = Style { home_at: None, theme };
    let picture = app.pictures().thumbnail(page.scene?, "card.png", page.alt, style);
    Some(picture.file.bytes().to_vec())
}
