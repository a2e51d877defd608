//! The application's own emoji: what people and things look like in the pictures, to stand beside words.
//!
//! Each is named by what it holds, so that the list of names tells what is missing and what is of former days. They are
//! brought in step once at the start; until then, and wherever that fails, words stand alone.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{LazyLock, PoisonError, RwLock};
use std::time::Duration;

use poise::serenity_prelude as serenity;
use rules::Sprite;
use serde_json::json;
use serenity::{CreateAttachment, EmojiId, Http, ReactionType};
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::discord::error;

/// What the names of ours begin with. Whatever else the application owns is left alone.
const OURS: &str = "castellan_";

/// How often an upload is tried where Discord falters.
const TRIES: u32 = 3;

/// What can be shown, as far as it is there.
static SHOWN: LazyLock<RwLock<HashMap<Sprite, Emoji>>> = LazyLock::new(RwLock::default);

/// An emoji as messages name it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Emoji {
    id: EmojiId,
    name: String,
}

/// An emoji to be: the file, and all that it shows.
#[derive(Debug)]
struct Wanted {
    png: Vec<u8>,
    sprites: Vec<Sprite>,
}

/// As it stands in a text, where it is there.
pub(crate) fn in_text(sprite: &Sprite) -> Option<String> {
    find(sprite).map(|Emoji { id, name }| format!("<:{name}:{id}>"))
}

/// As it stands on a button or in a menu, where it is there.
pub(crate) fn on_button(sprite: &Sprite) -> Option<ReactionType> {
    let Emoji { id, name } = find(sprite)?;
    Some(ReactionType::Custom { animated: false, id, name: Some(name) })
}

fn find(sprite: &Sprite) -> Option<Emoji> {
    SHOWN.read().unwrap_or_else(PoisonError::into_inner).get(sprite).cloned()
}

fn show(wanted: &Wanted, emoji: &Emoji) {
    let mut shown = SHOWN.write().unwrap_or_else(PoisonError::into_inner);
    shown.extend(wanted.sprites.iter().map(|sprite| (sprite.clone(), emoji.clone())));
}

/// Makes what is missing and deletes what is of former days; nothing where all is there. Uploads keep this pace.
pub(crate) async fn keep_in_step(app: App, http: &Http, pace: Duration) {
    let Some(wanted) = app.work(|_| wanted()).await else { return };
    match in_step(&wanted, http, pace).await {
        Ok((0, 0)) => tracing::info!(emoji = wanted.len(), "the emoji are in step"),
        Ok((made, deleted)) => {
            tracing::info!(emoji = wanted.len(), made, deleted, "the emoji are in step");
        }
        // Without them everything is said in words.
        Err(error) => {
            tracing::warn!(error = error::plain(&error), "the emoji can't be brought in step");
        }
    }
}

/// How many were made and how many deleted.
async fn in_step(
    wanted: &BTreeMap<String, Wanted>,
    http: &Http,
    pace: Duration,
) -> Result<(usize, usize), serenity::Error> {
    let mut there = BTreeMap::new();
    for emoji in http.get_application_emojis().await? {
        there.insert(emoji.name, emoji.id);
    }
    let mut missing = Vec::new();
    for (name, wanted) in wanted {
        match there.get(name) {
            Some(&id) => show(wanted, &Emoji { id, name: name.clone() }),
            None => missing.push((name, wanted)),
        }
    }
    for (name, wanted) in &missing {
        let id = upload(http, name, &wanted.png).await?;
        show(wanted, &Emoji { id, name: (*name).clone() });
        tokio::time::sleep(pace).await;
    }
    let stale: Vec<_> = stale(&there, &wanted.keys().collect());
    for id in &stale {
        http.delete_application_emoji(*id).await?;
        tokio::time::sleep(pace).await;
    }
    Ok((missing.len(), stale.len()))
}

/// Those of ours that nothing looks like any more.
fn stale(there: &BTreeMap<String, EmojiId>, wanted: &BTreeSet<&String>) -> Vec<EmojiId> {
    let ours = there.iter().filter(|(name, _)| name.starts_with(OURS));
    ours.filter(|(name, _)| !wanted.contains(name)).map(|(_, id)| *id).collect()
}

/// Uploads one, again where Discord falters.
async fn upload(http: &Http, name: &str, png: &[u8]) -> Result<EmojiId, serenity::Error> {
    let image = CreateAttachment::bytes(png, format!("{name}.png")).to_base64();
    let body = json!({"name": name, "image": image});
    let mut tries = 0;
    loop {
        match http.create_application_emoji(&body).await {
            Err(error) if tries < TRIES && error::is_passing(&error) => tries += 1,
            made => return made.map(|emoji| emoji.id),
        }
        tokio::time::sleep(Duration::from_secs(1) * tries).await;
    }
}

/// Everything that any game shows beside words, by the names of the emoji.
fn wanted() -> BTreeMap<String, Wanted> {
    let mut all: BTreeMap<String, Wanted> = BTreeMap::new();
    for sprite in games::sprites() {
        let png = render::icon(&sprite);
        let name = format!("{OURS}{}", hash(&png));
        all.entry(name).or_insert(Wanted { png, sprites: Vec::new() }).sprites.push(sprite);
    }
    all
}

/// What a file is told from all others by, as the name of an emoji has room for.
fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes)[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_emoji_fit_discord_and_every_sprite_has_one() {
        let wanted = wanted();
        assert!(wanted.len() <= 2000, "{} emoji", wanted.len());
        for (name, wanted) in &wanted {
            let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
            assert!((2..=32).contains(&name.len()) && name.chars().all(fits), "{name}");
            assert!(wanted.png.len() <= 256 << 10, "{name} has {} bytes", wanted.png.len());
        }
        let shown: usize = wanted.values().map(|wanted| wanted.sprites.len()).sum();
        assert_eq!(shown, games::sprites().len());
    }

    #[test]
    fn what_others_made_is_left_alone() {
        let id = |number: u64| EmojiId::new(number);
        let there = [("castellan_old", 1), ("castellan_new", 2), ("mascot", 3)];
        let there = there.map(|(name, number)| (name.to_owned(), id(number))).into();
        let wanted = "castellan_new".to_owned();
        assert_eq!(stale(&there, &[&wanted].into()), [id(1)]);
    }
}
