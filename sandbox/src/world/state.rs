//! The state of the sandbox: people, servers, channels, messages, commands and interactions.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use crate::api_error::{ApiError, ErrorCode};
use crate::clock::Clock;
use crate::gateway::{Gateway, Intents};
use crate::id::{Id, Snowflakes};
use crate::world::{
    Activities, Channel, Command, Emojis, Files, Guild, Interaction, Message, MessageLog,
    PageStart, ScheduledEvents, User,
};

/// The application of the bot.
#[derive(Clone, Debug)]
pub(crate) struct Application {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) token: String,
    pub(crate) owner: Id,
}

/// The whole state of the sandbox.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) clock: Arc<dyn Clock>,
    /// The time limit for the first answer to an interaction.
    pub(crate) answer_within_ms: u64,
    pub(crate) flakes: Snowflakes,
    pub(crate) base: String,
    pub(crate) app: Application,
    pub(crate) users: BTreeMap<Id, User>,
    pub(crate) guilds: BTreeMap<Id, Guild>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    /// The commands by scope. `None` is global.
    pub(crate) commands: BTreeMap<Option<Id>, Vec<Command>>,
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    pub(crate) tokens: HashMap<String, Id>,
    pub(crate) activities: Activities,
    pub(crate) files: Files,
    pub(crate) emojis: Emojis,
    pub(crate) scheduled_events: ScheduledEvents,
    /// The time of the last check for scheduled events that started or ended by themselves.
    pub(crate) calendar_seen_ms: u64,
    pub(crate) gateway: Gateway,
    /// The times of edits to messages older than an hour, by channel (Discord's limit 30046).
    pub(crate) old_edits: HashMap<Id, Vec<u64>>,
    /// The earliest time at which a thread becomes idle.
    pub(crate) idle_at_ms: u64,
    /// The messages by author, channel and nonce, with their times, so that a repeated request creates nothing new.
    pub(crate) nonces: HashMap<(Id, Id, String), (Id, u64)>,
    /// The last message that each member has read in each channel.
    pub(crate) read: HashMap<(Id, Id), Id>,
    /// The messages that were sent, edited or deleted, if a test records them.
    pub(crate) message_log: MessageLog,
    /// Whether every run is identical, including tokens.
    pub(crate) deterministic: bool,
    /// Whether unknown fields of requests are refused.
    pub(crate) is_strict: bool,
    /// The privileged intents that the application was granted.
    pub(crate) granted: Intents,
    /// The page's offers in an empty channel.
    pub(crate) start: PageStart,
}

impl World {
    pub(crate) fn now_ms(&self) -> u64 {
        self.clock.now_ms()
    }

    pub(crate) fn fresh_id(&mut self) -> Id {
        self.flakes.next(self.clock.now_ms())
    }

    /// The bot's user. Its id is the application's, as for every application made since 2016.
    pub(crate) fn bot(&self) -> Id {
        self.app.id
    }

    /// The OAuth client secret.
    pub(crate) fn activity_secret(&self) -> String {
        let settings = self.activities.settings.as_ref();
        let set = settings.and_then(|portal| portal.secret.clone());
        set.unwrap_or_else(|| format!("not-a-secret-{}", self.app.id))
    }

    /// The address of the gateway.
    pub(crate) fn gateway_url(&self) -> String {
        self.base.replace("http://", "ws://")
    }

    pub(crate) fn channel(&self, id: Id) -> Result<&Channel, ApiError> {
        self.channels.get(&id).ok_or_else(|| ErrorCode::UnknownChannel.into())
    }

    pub(crate) fn channel_mut(&mut self, id: Id) -> Result<&mut Channel, ApiError> {
        self.channels.get_mut(&id).ok_or_else(|| ErrorCode::UnknownChannel.into())
    }

    pub(crate) fn message(&self, channel: Id, id: Id) -> Result<&Message, ApiError> {
        self.channel(channel)?.messages.get(&id).ok_or_else(|| ErrorCode::UnknownMessage.into())
    }

    pub(crate) fn message_mut(&mut self, channel: Id, id: Id) -> Result<&mut Message, ApiError> {
        self.channel_mut(channel)?
            .messages
            .get_mut(&id)
            .ok_or_else(|| ErrorCode::UnknownMessage.into())
    }

    /// The user with this display name or user name.
    pub(crate) fn find_user_by_name(&self, name: &str) -> Option<Id> {
        let mut users = self.users.values();
        users.find(|user| user.display_name == name || user.name == name).map(|user| user.id)
    }

    /// The user that `@Ben`, `Ben`, `<@5>` or `5` refers to.
    pub(crate) fn find_user(&self, text: &str) -> Option<Id> {
        let bare = text
            .trim()
            .trim_start_matches('<')
            .trim_start_matches('@')
            .trim_start_matches('!')
            .trim_end_matches('>');
        let by_id = bare.parse::<Id>().ok().filter(|id| self.users.contains_key(id));
        by_id.or_else(|| self.find_user_by_name(bare))
    }

    /// The display name of a user.
    pub(crate) fn display_name(&self, user: Id) -> String {
        self.users
            .get(&user)
            .map_or_else(|| "unknown user".into(), |user| user.display_name.clone())
    }
}
