//! Everything there is: people, servers, channels, messages, commands and interactions, behind one lock.

mod access;
mod auto_archive;
mod channel;
mod command;
mod edit;
mod emoji;
mod files;
mod guild;
mod interaction;
mod json;
mod layout;
mod message;
mod message_log;
mod save;
mod write;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub(crate) use channel::{Channel, Kind, Overwrite, Thread};
pub(crate) use command::{Command, find_command};
pub(crate) use edit::{Edit, Upload};
pub(crate) use emoji::{Emoji, Emojis};
pub(crate) use files::{Files, StoredFile};
pub(crate) use guild::{Guild, Membership, Role};
pub(crate) use interaction::{ANSWER_WITHIN_MS, Act, Asking, Interaction, State};
pub(crate) use message::{Attachment, MOST_FILES, Message, Origin, flags};
pub(crate) use message_log::MessageLog;
pub use message_log::{LoggedMessage, MessageChange};
pub(crate) use write::Draft;

use crate::clock::Clock;
use crate::error::{Code, Refusal};
use crate::gateway::{Gateway, Intents};
use crate::id::{Id, Snowflakes};

/// A person or the bot.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct User {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) shown: String,
    pub(crate) is_bot: bool,
    /// Whether they take direct messages from the bot.
    pub(crate) takes_dms: bool,
    /// Whether they have installed the application for themselves.
    pub(crate) has_app: bool,
    /// Whether their account is closed: nobody can find or write to them any more.
    #[serde(default)]
    pub(crate) is_closed: bool,
}

impl User {
    /// As Discord shows a user to others.
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id, "username": self.name, "global_name": if self.is_bot { Value::Null } else { json!(self.shown) }, "discriminator": if self.is_bot { "0001" } else { "0" },
            "avatar": null, "bot": self.is_bot, "system": false, "public_flags": 0, "flags": 0, "banner": null, "accent_color": null,
            "avatar_decoration_data": null, "collectibles": null, "display_name_styles": null, "primary_guild": null,
        })
    }
}

/// The application whose bot is served.
#[derive(Clone, Debug)]
pub(crate) struct Application {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) token: String,
    pub(crate) owner: Id,
}

/// The whole state of the stand-in.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) flakes: Snowflakes,
    pub(crate) base: String,
    pub(crate) app: Application,
    pub(crate) users: BTreeMap<Id, User>,
    pub(crate) guilds: BTreeMap<Id, Guild>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    /// Commands by scope: `None` is everywhere.
    pub(crate) commands: BTreeMap<Option<Id>, Vec<Command>>,
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    pub(crate) tokens: HashMap<String, Id>,
    pub(crate) files: Files,
    pub(crate) emojis: Emojis,
    pub(crate) gateway: Gateway,
    /// When messages older than an hour were edited, by channel (Discord's limit 30046).
    pub(crate) old_edits: HashMap<Id, Vec<u64>>,
    /// No thread is idle for long enough before this time.
    pub(crate) idle_at_ms: u64,
    /// What each author's nonces made, so that a repeated request makes nothing new.
    pub(crate) nonces: HashMap<(Id, Id, String), (Id, u64)>,
    /// Up to where each member has read each channel.
    pub(crate) read: HashMap<(Id, Id), Id>,
    /// Every message that was sent, edited or deleted, if a test records them.
    pub(crate) message_log: MessageLog,
    /// Whether the same happens at every run, tokens included.
    pub(crate) deterministic: bool,
    /// What a newcomer may do first: what a button says, and the line it begins.
    pub(crate) start: Option<(String, String)>,
    /// What it offers beside that.
    pub(crate) also_start: Vec<(String, String)>,
}

impl World {
    pub(crate) fn now_ms(&self) -> u64 {
        self.clock.now_ms()
    }

    pub(crate) fn fresh_id(&mut self) -> Id {
        self.flakes.next(self.clock.now_ms())
    }

    /// The bot's user; its id is the application's, as it is for every application made since 2016.
    pub(crate) fn bot(&self) -> Id {
        self.app.id
    }

    pub(crate) fn channel(&self, id: Id) -> Result<&Channel, Refusal> {
        self.channels.get(&id).ok_or_else(|| Code::UnknownChannel.into())
    }

    pub(crate) fn channel_mut(&mut self, id: Id) -> Result<&mut Channel, Refusal> {
        self.channels.get_mut(&id).ok_or_else(|| Code::UnknownChannel.into())
    }

    pub(crate) fn message(&self, channel: Id, id: Id) -> Result<&Message, Refusal> {
        self.channel(channel)?.messages.get(&id).ok_or_else(|| Code::UnknownMessage.into())
    }

    pub(crate) fn message_mut(&mut self, channel: Id, id: Id) -> Result<&mut Message, Refusal> {
        self.channel_mut(channel)?.messages.get_mut(&id).ok_or_else(|| Code::UnknownMessage.into())
    }

    /// Tells the bot something, if its intents ask for it.
    pub(crate) fn tell(&mut self, name: &str, intents: Intents, data: Value) {
        self.gateway.dispatch(self.clock.now_ms(), name, intents, &data);
    }

    /// Tells the bot that a channel or thread came, changed or went.
    pub(crate) fn tell_channel(&mut self, id: Id, what: &str) {
        let Ok(channel) = self.channel(id) else { return };
        let known = channel
            .guild
            .and_then(|guild| self.guilds.get(&guild))
            .is_some_and(|guild| guild.has_bot);
        if !known || !self.sees(self.bot(), channel) {
            return;
        }
        let name =
            format!("{}_{what}", if channel.thread.is_some() { "THREAD" } else { "CHANNEL" });
        let data = self.channel_json(channel);
        self.tell(&name, Intents::GUILDS, data);
    }
}
