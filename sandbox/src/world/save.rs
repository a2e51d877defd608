//! Saves a whole world as JSON, and restores it.
//!
//! The gateway is not saved: a bot identifies again after a restart.

use std::io;

use serde::{Deserialize, Serialize};

use crate::id::{Id, Snowflakes};
use crate::world::{
    Channel, Command, Emoji, Guild, Interaction, ScheduledEvent, StartButton, StoredFile, User,
    World,
};

/// The version of the format. A newer one is refused.
const VERSION: u32 = 1;

type Nonce = ((Id, Id, String), (Id, u64));

/// A saved world.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SavedWorld {
    sandbox_world: u32,
    now_ms: u64,
    last_id: u64,
    app: Id,
    name: String,
    owner: Id,
    users: Vec<User>,
    guilds: Vec<Guild>,
    channels: Vec<Channel>,
    commands: Vec<(Option<Id>, Vec<Command>)>,
    interactions: Vec<Interaction>,
    files: Vec<(Id, StoredFile)>,
    emojis: Vec<Emoji>,
    #[serde(default)]
    scheduled_events: Vec<ScheduledEvent>,
    old_edits: Vec<(Id, Vec<u64>)>,
    nonces: Vec<Nonce>,
    read: Vec<((Id, Id), Id)>,
    start: Option<(String, String)>,
}

/// Only the version, to distinguish a newer format from a damaged one.
#[derive(Deserialize)]
struct Version {
    sandbox_world: u32,
}

impl World {
    /// The world as text. Unordered parts are sorted, so that equal worlds have equal texts.
    pub(crate) fn save(&self) -> String {
        let mut saved = SavedWorld {
            sandbox_world: VERSION,
            now_ms: self.now_ms(),
            last_id: self.flakes.last(),
            app: self.app.id,
            name: self.app.name.clone(),
            owner: self.app.owner,
            users: self.users.values().cloned().collect(),
            guilds: self.guilds.values().cloned().collect(),
            channels: self.channels.values().cloned().collect(),
            commands: self.commands.iter().map(|(scope, list)| (*scope, list.clone())).collect(),
            interactions: self.interactions.values().cloned().collect(),
            files: self.files.all().map(|(id, file)| (*id, file.clone())).collect(),
            emojis: self.emojis.values().cloned().collect(),
            scheduled_events: self.scheduled_events.values().cloned().collect(),
            old_edits: self.old_edits.iter().map(|(id, edits)| (*id, edits.clone())).collect(),
            nonces: self.nonces.iter().map(|(key, made)| (key.clone(), *made)).collect(),
            read: self.read.iter().map(|(key, id)| (*key, *id)).collect(),
            start: self.start.button.clone().map(|button| (button.label, button.line)),
        };
        saved.old_edits.sort();
        saved.nonces.sort();
        saved.read.sort();
        serde_json::to_string(&saved).expect("every key of it is a text")
    }

    /// Replaces the world by a saved one. Returns the time at which it was saved.
    pub(crate) fn restore(&mut self, text: &str) -> io::Result<u64> {
        let form = serde_json::from_str::<Version>(text)
            .map_err(|_| invalid_data("this is no saved world"))?;
        if form.sandbox_world != VERSION {
            let told = "this world was saved by a newer sandbox, in a form that is not known here";
            return Err(invalid_data(told));
        }
        let saved = serde_json::from_str::<SavedWorld>(text)?;
        self.flakes = Snowflakes::after(saved.last_id);
        self.app.id = saved.app;
        self.app.name = saved.name;
        self.app.owner = saved.owner;
        self.users = saved.users.into_iter().map(|user| (user.id, user)).collect();
        self.guilds = saved.guilds.into_iter().map(|guild| (guild.id, guild)).collect();
        self.channels = saved.channels.into_iter().map(|channel| (channel.id, channel)).collect();
        self.commands = saved.commands.into_iter().collect();
        let token = |interaction: &Interaction| (interaction.token.clone(), interaction.id);
        self.tokens = saved.interactions.iter().map(token).collect();
        let interactions = saved.interactions.into_iter();
        self.interactions = interactions.map(|interaction| (interaction.id, interaction)).collect();
        saved.files.into_iter().for_each(|(id, file)| self.files.add(id, file));
        self.emojis = saved.emojis.into_iter().map(|emoji| (emoji.id, emoji)).collect();
        let scheduled = saved.scheduled_events.into_iter();
        self.scheduled_events = scheduled.map(|event| (event.id, event)).collect();
        self.old_edits = saved.old_edits.into_iter().collect();
        self.nonces = saved.nonces.into_iter().collect();
        self.read = saved.read.into_iter().collect();
        self.start.button = saved.start.map(|(label, line)| StartButton { label, line });
        self.idle_at_ms = 0;
        Ok(saved.now_ms)
    }
}

fn invalid_data(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why)
}
