//! The application's own emoji: pieces and seats as in the pictures, shown next to their names.
//!
//! Each emoji is named by a hash of its file, so the names show which ones are missing or outdated. The emoji are
//! synced at the start. Until then, or if that fails, texts have no emoji.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use data_encoding::HEXLOWER;
use parking_lot::RwLock;
use poise::serenity_prelude as serenity;
use rules::Sprite;
use serde_json::json;
use serenity::{CreateAttachment, EmojiId, Http, ReactionType};
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::discord::error;

/// The prefix of our names. Other emoji of the application are left alone.
const PREFIX: &str = "castellan_";

const RETRIES: u32 = 3;

/// The milliseconds for which outdated emoji stay if other processes may still use them. Upgrades take less.
const UPGRADE: u64 = 24 * 3_600_000;

static KNOWN: LazyLock<RwLock<HashMap<Sprite, Emoji>>> = LazyLock::new(RwLock::default);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Emoji {
    id: EmojiId,
    name: String,
}

/// The file of an emoji, and the sprites that it shows.
#[derive(Debug)]
struct EmojiFile {
    png: Vec<u8>,
    sprites: Vec<Sprite>,
}

/// The emoji of a sprite for a text.
pub(crate) fn in_text(sprite: &Sprite) -> Option<String> {
    find(sprite).map(|Emoji { id, name }| format!("<:{name}:{id}>"))
}

/// The emoji of a sprite for a button or a menu.
pub(crate) fn on_button(sprite: &Sprite) -> Option<ReactionType> {
    let Emoji { id, name } = find(sprite)?;
    Some(ReactionType::Custom { animated: false, id, name: Some(name) })
}

fn find(sprite: &Sprite) -> Option<Emoji> {
    KNOWN.read().get(sprite).cloned()
}

fn show(wanted: &EmojiFile, emoji: &Emoji) {
    KNOWN.write().extend(wanted.sprites.iter().map(|sprite| (sprite.clone(), emoji.clone())));
}

/// Returns whether Discord refused a message because of a deleted emoji. If so, forgets all emoji: messages have none
/// until the next start.
pub(crate) fn forget_refused(error: &serenity::Error) -> bool {
    let is_refused = error::is_emoji_refused(error);
    if is_refused && !std::mem::take(&mut *KNOWN.write()).is_empty() {
        tracing::warn!("an emoji was deleted: messages have none until the next start");
    }
    is_refused
}

/// Uploads missing emoji and deletes old ones, with a pause of `pace` between requests.
pub(crate) async fn sync(app: App, http: Arc<Http>, pace: Duration) {
    let Some(wanted) = app.work(|_| wanted()).await else { return };
    match upload_and_delete(&app, &wanted, &http, pace).await {
        Ok((0, 0)) => tracing::info!(emoji = wanted.len(), "the emoji are in step"),
        Ok((made, deleted)) => {
            tracing::info!(emoji = wanted.len(), made, deleted, "the emoji are in step");
        }
        Err(error) => {
            tracing::warn!(error = error::plain(&error), "the emoji can't be brought in step");
        }
    }
}

/// Uploads missing emoji and deletes old ones. Returns the number of each.
async fn upload_and_delete(
    app: &App,
    wanted: &BTreeMap<String, EmojiFile>,
    http: &Arc<Http>,
    pace: Duration,
) -> serenity::Result<(usize, usize)> {
    let there = listed(http).await?;
    let (mut made, mut taken) = (0, None);
    for (name, wanted) in show_listed(wanted, &there) {
        match upload(http, name, &wanted.png).await {
            Ok(id) => {
                show(wanted, &Emoji { id, name: name.clone() });
                made += 1;
            }
            // Another process may have uploaded the emoji since.
            Err(error) if error::status(&error) == Some(400) => taken = Some(error),
            Err(error) => return Err(error),
        }
        tokio::time::sleep(pace).await;
    }
    if let Some(error) = taken
        && !show_listed(wanted, &listed(http).await?).is_empty()
    {
        return Err(error);
    }
    let stale = stale(&there, &wanted.keys().collect());
    if app.matches().is_shared() {
        tokio::spawn(delete_after_upgrade(app.clone(), Arc::clone(http), stale, pace));
        return Ok((made, 0));
    }
    delete(http, &stale, pace).await?;
    Ok((made, stale.len()))
}

/// The ids of the application's emoji, by name.
async fn listed(http: &Http) -> serenity::Result<BTreeMap<String, EmojiId>> {
    let emoji = http.get_application_emojis().await?;
    Ok(emoji.into_iter().map(|emoji| (emoji.name, emoji.id)).collect())
}

/// Shows the emoji that Discord has. Returns the missing ones.
fn show_listed<'a>(
    wanted: &'a BTreeMap<String, EmojiFile>,
    there: &BTreeMap<String, EmojiId>,
) -> Vec<(&'a String, &'a EmojiFile)> {
    let mut missing = Vec::new();
    for (name, wanted) in wanted {
        match there.get(name) {
            Some(&id) => show(wanted, &Emoji { id, name: name.clone() }),
            None => missing.push((name, wanted)),
        }
    }
    missing
}

/// Deletes emoji once no process of an older program runs. Discord would refuse that process's posts with deleted
/// emoji.
fn delete_after_upgrade(
    app: App,
    http: Arc<Http>,
    stale: Vec<EmojiId>,
    pace: Duration,
) -> impl Future<Output = ()> {
    let end = app.clock().steady_now().plus(UPGRADE);
    async move {
        app.clock().reach_steady(end).await;
        if let Err(error) = delete(&http, &stale, pace).await {
            tracing::warn!(error = error::plain(&error), "old emoji can't be deleted");
        }
    }
}

async fn delete(http: &Http, stale: &[EmojiId], pace: Duration) -> serenity::Result<()> {
    for id in stale {
        match http.delete_application_emoji(*id).await {
            // Another process was faster.
            Err(error) if error::status(&error) == Some(404) => {}
            deleted => deleted?,
        }
        tokio::time::sleep(pace).await;
    }
    Ok(())
}

/// The ids of our emoji that no sprite needs.
fn stale(there: &BTreeMap<String, EmojiId>, wanted: &BTreeSet<&String>) -> Vec<EmojiId> {
    let ours = there.iter().filter(|(name, _)| name.starts_with(PREFIX));
    ours.filter(|(name, _)| !wanted.contains(name)).map(|(_, id)| *id).collect()
}

async fn upload(http: &Http, name: &str, png: &[u8]) -> serenity::Result<EmojiId> {
    let image = CreateAttachment::bytes(png, format!("{name}.png")).to_base64();
    let body = json!({"name": name, "image": image});
    let mut tries = 0;
    loop {
        match http.create_application_emoji(&body).await {
            Err(error) if tries < RETRIES && error::is_temporary(&error) => tries += 1,
            made => return made.map(|emoji| emoji.id),
        }
        tokio::time::sleep(Duration::from_secs(1) * tries).await;
    }
}

/// The emoji of all sprites of all games, by name.
fn wanted() -> BTreeMap<String, EmojiFile> {
    let mut all: BTreeMap<String, EmojiFile> = BTreeMap::new();
    for sprite in games::sprites() {
        let png = render::icon(&sprite);
        let name = format!("{PREFIX}{}", HEXLOWER.encode(&Sha256::digest(&png)[..8]));
        all.entry(name).or_insert(EmojiFile { png, sprites: Vec::new() }).sprites.push(sprite);
    }
    all
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
    fn only_unused_castellan_emoji_are_stale() {
        let id = |number: u64| EmojiId::new(number);
        let there = [("castellan_old", 1), ("castellan_new", 2), ("mascot", 3)];
        let there = there.map(|(name, number)| (name.to_owned(), id(number))).into();
        let wanted = "castellan_new".to_owned();
        assert_eq!(stale(&there, &[&wanted].into()), [id(1)]);
    }
}
