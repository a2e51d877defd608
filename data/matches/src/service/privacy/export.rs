//! A person's data: a summary of what is stored about them, and all of it as JSON.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{EventId, MatchId, PlayerId, Timestamp};
use crate::journal::head::Stage;
use crate::journal::history::standing_entries;
use crate::journal::index::{Filter, Page};
use crate::journal::records::{Act, DraftRow, TextRow};
use crate::journal::snapshot::Loaded;
use crate::journal::watching::{BroughtRow, WatchedPlace, WatchedRow};
use crate::journal::web_pass::{PassKind, WebPass};
use crate::keys;
use crate::keys::Table;
use crate::model::fairness::player_word::Word;
use crate::ratings::records::RatingRow;
use crate::service::Matches;
use crate::service::settings::preferences::PreferenceOwner;
use store::Row;

/// The maximum number of matches in the file, the newest first. More could exceed Discord's limit for files.
const MATCHES: usize = 3_000;

/// The amount of data that is stored about a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StoredData {
    /// The number of challenges and matches.
    pub matches: usize,
    /// The number of running matches that the player has not left.
    pub running: usize,
    /// The number of rated matches.
    pub counting: usize,
    /// The number of unfinished moves.
    pub drafts: usize,
    /// The number of layouts: of last matches, and saved ones.
    pub kept: usize,
    /// The number of preferences.
    pub preferences: usize,
    /// The number of puzzles and lessons with an attempt.
    pub puzzles: usize,
}

impl Matches {
    /// Counts the data stored about a player.
    pub fn stored_data(&self, player: PlayerId) -> Result<StoredData, Refused> {
        let count = |table: Table, numbers: &[u64]| {
            Ok::<_, Refused>(self.store.scan(&table.under(numbers))?.len())
        };
        Ok(StoredData {
            matches: self.all_matches_of(player)?.len(),
            running: self.count_running(player)?,
            counting: count(Table::History, &[player.0, 0])?,
            drafts: count(Table::Draft, &[player.0])?,
            kept: count(Table::Layout, &[player.0])?,
            preferences: count(Table::Preference, &[player.0])?,
            puzzles: self.count_attempts(player)?,
        })
    }

    /// The number of running matches in which a player still plays. Matches that the player has left stay on their
    /// list.
    fn count_running(&self, player: PlayerId) -> Result<usize, Refused> {
        let all = Page { after: None, most: usize::MAX };
        let running = self.matches_of(player, Filter::Running, all)?;
        Ok(running.iter().filter(|head| !head.has_left(player)).count())
    }

    /// The numbers of a player's challenges and matches. The same match may be on several shelves.
    pub(super) fn all_matches_of(&self, player: PlayerId) -> Result<BTreeSet<MatchId>, Refused> {
        let rows = self.store.scan(&Table::ByPlayer.under(&[player.0]))?;
        Ok(rows.iter().filter_map(|(key, _)| keys::number(key, 2)).map(MatchId).collect())
    }

    /// A player's data as JSON: all that is stored under their Discord id, but at most the newest 3,000 matches.
    ///
    /// The export has neither other people's data nor anything that is hidden from the player.
    pub fn export_data(&self, player: PlayerId, now: Timestamp) -> Result<String, Refused> {
        let ids = self.all_matches_of(player)?;
        let left_out = ids.len().saturating_sub(MATCHES);
        let newest = ids.into_iter().rev().take(MATCHES);
        let matches: Vec<_> =
            newest.map(|id| self.own_match(player, id)).collect::<Result<_, _>>()?;
        let uploaded = self.row::<BroughtRow>(keys::upload(player))?.map(|row| row.record);
        let data = json!({
            "player": player,
            "written_ms": now,
            "preferences": self.preferences(PreferenceOwner::Player(player))?,
            "kept": self.own_texts(Table::Layout, player)?,
            "unfinished_moves": self.own_drafts(player)?,
            "ratings": self.own_ratings(player)?,
            "puzzles": self.own_puzzles(player)?,
            "matches": matches,
            "events": self.own_events(player)?,
            "watched": self.own_watched(player)?,
            "uploaded_record": uploaded,
            "web": self.own_web_passes(player)?,
            "older_matches_left_out": left_out,
        });
        Ok(serde_json::to_string_pretty(&data).unwrap_or_default())
    }

    /// A match, with the player's own moves in it.
    fn own_match(&self, player: PlayerId, id: MatchId) -> Result<Value, Refused> {
        let loaded = match self.load(id) {
            Ok(loaded) => loaded,
            Err(Refused::Unavailable(error)) => return Err(Refused::Unavailable(error)),
            Err(_) => return Ok(json!({"match": id, "state": "it can't be read"})),
        };
        let seat = loaded.seat_of(player);
        let entries = self.entries(id)?;
        let standing = standing_entries(&entries).unwrap_or_default();
        let moves: Vec<_> = standing
            .iter()
            .filter_map(|entry| match &entry.act {
                // Other players may have moved on the same seat, before or after a takeover.
                Act::Moved { seat: mover, text }
                    if loaded.people.player_at(*mover, entry.revision) == Some(player) =>
                {
                    Some(json!({"at_ms": entry.at, "move": text}))
                }
                _ => None,
            })
            .collect();
        let name = self.row::<TextRow>(keys::name(player, id))?.map(|row| row.0);
        let word = loaded.people.words.iter().find(|word| word.player == player);
        Ok(json!({
            "match": id,
            "game": loaded.header.game,
            "options": loaded.header.options,
            "server": loaded.header.place.server.map(|server| server.to_string()),
            "channel": loaded.header.place.channel.to_string(),
            "challenged_ms": loaded.header.created,
            "changed_ms": loaded.state.head.updated,
            "challenged_by_them": loaded.people.challenger == player,
            "state": state(&loaded),
            "left_to_another": loaded.people.has_left(player),
            "seat": seat.map(|seat| seat.index() + 1),
            "called": name,
            "word": word.and_then(Word::plain),
            "moves": moves,
        }))
    }

    fn own_texts(&self, table: Table, player: PlayerId) -> Result<Vec<Value>, Refused> {
        let rows = self.store.scan(&table.under(&[player.0]))?;
        let entry = |(key, raw): &Row| {
            let name = String::from_utf8(key.get(9..)?.to_vec()).ok()?;
            Some(json!({"name": name, "text": open::<TextRow>(raw).ok()?.0}))
        };
        Ok(rows.iter().filter_map(entry).collect())
    }

    fn own_events(&self, player: PlayerId) -> Result<Vec<Value>, Refused> {
        let events = self.event_ids_of(player)?.into_iter();
        let entry = |id| {
            let event = match self.event(id) {
                Ok(event) => event,
                Err(Refused::Unavailable(error)) => return Err(Refused::Unavailable(error)),
                Err(_) => return Ok(json!({"event": id, "state": "it can't be read"})),
            };
            let entrant = event.entrant_of(player);
            let name = entrant.and_then(|entrant| event.entrants.get(entrant.index()));
            let name = name.map(|known| known.name.clone());
            Ok(json!({
                "event": id,
                "called": event.plan.name,
                "their_name": name,
                "organizer": event.is_organizer(player),
            }))
        };
        events.map(entry).collect()
    }

    /// The matches that the player follows, or shows somewhere.
    fn own_watched(&self, player: PlayerId) -> Result<Vec<Value>, Refused> {
        let rows = self.store.scan(&Table::Following.under(&[player.0]))?;
        let ids = rows.iter().filter_map(|(key, _)| keys::number(key, 1)).map(MatchId);
        let entry = |id| {
            let row = self.row::<WatchedRow>(keys::watched(id))?.unwrap_or_default();
            let followed = row.followers.iter().find(|follower| follower.player == player);
            let followed = followed.map(|follower| follower.channel.to_string());
            let places = row.places.iter().filter(|place| place.by == player);
            let place = |place: &WatchedPlace| {
                json!({
                    "server": place.server.map(|server| server.to_string()),
                    "channel": place.channel.to_string(),
                    "mode": place.mode,
                })
            };
            let places: Vec<_> = places.map(place).collect();
            Ok(json!({"match": id, "followed_in_channel": followed, "places": places}))
        };
        ids.map(entry).collect()
    }

    /// The player's links and sessions, without the tokens and their hashes.
    fn own_web_passes(&self, player: PlayerId) -> Result<Vec<Value>, Refused> {
        Ok(self.passes_of(player)?.iter().map(|(_, pass)| web_pass(pass)).collect())
    }

    fn own_drafts(&self, player: PlayerId) -> Result<Vec<Value>, Refused> {
        let rows = self.store.scan(&Table::Draft.under(&[player.0]))?;
        let entry = |(key, raw): &Row| {
            let id = MatchId(keys::number(key, 1)?);
            Some(json!({"match": id, "steps": open::<DraftRow>(raw).ok()?.steps}))
        };
        Ok(rows.iter().filter_map(entry).collect())
    }

    fn own_ratings(&self, player: PlayerId) -> Result<Vec<Value>, Refused> {
        let rows = self.store.scan(&Table::Rating.under(&[player.0]))?;
        let entry = |(key, raw): &Row| {
            let row: RatingRow = open(raw).ok()?;
            let game = String::from_utf8(key.get(17..)?.to_vec()).ok()?;
            Some(json!({
                "server": keys::number(key, 1).filter(|&server| server != 0).map(|id| id.to_string()),
                "game": (!game.is_empty()).then_some(game),
                "rating": row.rating.rating as f64 / 1e3,
                "deviation": f64::from(row.rating.deviation) / 1e3,
                "won": row.tally.won,
                "drawn": row.tally.drawn,
                "lost": row.tally.lost,
            }))
        };
        Ok(rows.iter().filter_map(entry).collect())
    }
}

fn state(loaded: &Loaded) -> &'static str {
    match &loaded.state.head.stage {
        Stage::Lobby => "challenge",
        Stage::Running => "running",
        Stage::Over(ending) if ending.is_before_start() => "never begun",
        Stage::Over(_) => "over",
    }
}

fn web_pass(pass: &WebPass) -> Value {
    let (kind, opened, channel) = match &pass.kind {
        PassKind::Link(id) => ("link", vec![*id], None),
        PassKind::Session(opened) => ("session", opened.clone(), None),
        PassKind::Launch { id, channel, .. } => ("launch", vec![*id], Some(channel.to_string())),
        PassKind::SignIn => ("sign_in", Vec::new(), None),
    };
    let events: Vec<_> = opened.iter().copied().filter_map(EventId::of_target).collect();
    let matches: Vec<_> =
        opened.into_iter().filter(|&id| EventId::of_target(id).is_none()).collect();
    json!({
        "kind": kind,
        "matches": matches,
        "events": events,
        "channel": channel,
        "made_ms": pass.made,
        "until_ms": pass.until,
    })
}
