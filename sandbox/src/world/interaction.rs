//! Interactions: what a member did, and how far the bot has come with its answer.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::gateway::Intents;
use crate::id::Id;
use crate::world::{Channel, Message, World};

/// The bot must answer within this.
pub(crate) const ANSWER_WITHIN_MS: u64 = 3_000;
/// An interaction's token lives this long.
pub(crate) const TOKEN_LIVES_MS: u64 = 15 * 60_000;

/// What was asked: Discord's interaction types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(crate) enum Asking {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// How far the answer has come.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub(crate) enum State {
    /// Not answered yet.
    Waiting,
    /// "Thinking…": the message exists and waits for its content.
    Thinking,
    /// A message, or an update of the message the component is on.
    Answered,
    /// Acknowledged without anything to see.
    Acknowledged,
    /// Autocomplete choices.
    Choices(Vec<Value>),
    /// A form to fill in.
    Modal(Value),
}

/// One interaction.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) asking: Asking,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) state: State,
    /// The message that `@original` means.
    pub(crate) original: Option<Id>,
    /// The message whose component was used.
    pub(crate) source: Option<Id>,
    /// The metadata of the interaction that opened the form that this one sends.
    pub(crate) triggered_by: Option<Value>,
    /// A slash command's name, shown beside the answer.
    pub(crate) command: Option<String>,
    pub(crate) follow_ups: usize,
    pub(crate) user_installed: bool,
    /// What was sent to the bot, so that it can be delivered twice.
    pub(crate) sent: Value,
}

impl Interaction {
    /// Whether the time for a first answer has passed without one.
    pub(crate) fn has_failed(&self, now_ms: u64) -> bool {
        self.state == State::Waiting && now_ms > self.id.made_ms() + ANSWER_WITHIN_MS
    }

    pub(crate) fn has_expired(&self, now_ms: u64) -> bool {
        now_ms > self.id.made_ms() + TOKEN_LIVES_MS
    }

    /// The type of the option that is being typed, for suggestions; 0 if there is none.
    pub(crate) fn typed_kind(&self) -> u64 {
        typed(&self.sent["data"]).map_or(0, |option| option["type"].as_u64().unwrap_or(0))
    }

    /// `interaction_metadata` of the messages that answer it.
    pub(crate) fn metadata(&self, world: &World) -> Value {
        let user = world.users.get(&self.user).map_or(Value::Null, crate::world::User::json);
        let mut json = json!({"id": self.id, "type": self.asking as u8, "user": user, "authorizing_integration_owners": self.sent["authorizing_integration_owners"]});
        if let Some(trigger) = &self.triggered_by {
            json["triggering_interaction_metadata"] = trigger.clone();
        }
        if let Some(source) = self.source.filter(|_| self.asking == Asking::Component) {
            json["interacted_message_id"] = json!(source);
        }
        json
    }
}

/// What a member does, before it becomes an interaction.
#[derive(Debug)]
pub(crate) struct Act {
    pub(crate) asking: Asking,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) data: Value,
    pub(crate) source: Option<Id>,
    /// The interaction whose form is sent.
    pub(crate) opened_by: Option<Id>,
    pub(crate) command: Option<String>,
}

impl World {
    /// Makes an interaction of an act and sends it to the bot.
    pub(crate) fn interact(&mut self, act: Act) -> Option<Id> {
        let id = self.fresh_id();
        let token = format!("aW50ZXJhY3Rpb246{id}:{:016x}", self.scrambled(id.0));
        let user_installed = self.is_user_installed(self.channels.get(&act.channel)?);
        let sent = self.interaction_json(&act, (id, &token))?;
        let opener = act.opened_by.and_then(|opener| self.interactions.get(&opener));
        let triggered_by = opener.map(|opener| opener.metadata(self));
        let interaction = Interaction {
            id,
            token: token.clone(),
            asking: act.asking,
            user: act.user,
            channel: act.channel,
            state: State::Waiting,
            original: None,
            source: act.source,
            triggered_by,
            command: act.command,
            follow_ups: 0,
            user_installed,
            sent: sent.clone(),
        };
        self.forget_expired();
        self.tokens.insert(token, id);
        self.interactions.insert(id, interaction);
        self.tell("INTERACTION_CREATE", Intents::ALWAYS, sent);
        Some(id)
    }

    /// Expired interactions are kept for a while so that they fail as expired ones do.
    fn forget_expired(&mut self) {
        let now = self.now_ms();
        while let Some(first) = self.interactions.first_entry() {
            if now < first.key().made_ms() + 2 * TOKEN_LIVES_MS {
                return;
            }
            let gone = first.remove();
            self.tokens.remove(&gone.token);
        }
    }

    fn interaction_json(&self, act: &Act, (id, token): (Id, &str)) -> Option<Value> {
        let channel = self.channels.get(&act.channel)?;
        let user = self.users.get(&act.user)?;
        let user_installed = self.is_user_installed(channel);
        let owner = self.installed_by(act, channel);
        let app_may = if user_installed {
            crate::permissions::Permissions::DEFAULT
        } else {
            self.permissions(self.bot(), channel)
        };
        let mut json = json!({
            "id": id, "application_id": self.app.id, "type": act.asking as u8, "token": token, "version": 1, "data": act.data,
            "channel_id": channel.id, "channel": self.interaction_channel(channel, act.user), "context": self.context(channel), "locale": "en-US", "entitlements": [],
            "entitlement_sku_ids": [], "attachment_size_limit": 10_485_760, "authorizing_integration_owners": owner, "app_permissions": app_may.0.to_string(),
        });
        match channel.guild.and_then(|guild| self.guilds.get(&guild)) {
            Some(guild) => {
                let mut member = self.member_json(guild, act.user)?;
                member["permissions"] = json!(self.permissions(act.user, channel).0.to_string());
                json["member"] = member;
                json["guild_id"] = json!(guild.id);
                json["guild_locale"] = json!("en-US");
                json["guild"] = json!({"id": guild.id, "locale": "en-US", "features": []});
            }
            None => json["user"] = user.json(),
        }
        if let Some(message) = act.source.and_then(|source| channel.messages.get(&source)) {
            json["message"] = self.message_for_bot(message, channel);
        }
        Some(json)
    }

    /// Whose installation answers. A message's buttons belong to whoever brought the application there, whoever presses them.
    fn installed_by(&self, act: &Act, channel: &Channel) -> Value {
        let source = act.source.and_then(|source| channel.messages.get(&source));
        let brought = source
            .and_then(|message| message.origin.metadata.as_ref())
            .map(|metadata| metadata["authorizing_integration_owners"].clone());
        match (self.is_user_installed(channel), channel.guild) {
            (true, _) => brought.unwrap_or_else(|| json!({"1": act.user})),
            (false, Some(guild)) => json!({"0": guild}),
            (false, None) => json!({"0": "0"}),
        }
    }

    fn interaction_channel(&self, channel: &Channel, user: Id) -> Value {
        let mut json = self.channel_json(channel);
        json["permissions"] = json!(self.permissions(user, channel).0.to_string());
        json
    }

    /// A message inside an interaction: with its content, whatever the intents.
    fn message_for_bot(&self, message: &Message, channel: &Channel) -> Value {
        self.message_json(message, channel)
    }
}

/// The option with the cursor in it, however deep.
fn typed(data: &Value) -> Option<&Value> {
    data["options"]
        .as_array()?
        .iter()
        .find_map(|option| if option["focused"] == true { Some(option) } else { typed(option) })
}

impl World {
    /// A number nobody guesses by counting, unless everything is to be the same at every run; tokens are only ever compared.
    fn scrambled(&self, id: u64) -> u64 {
        use std::hash::{BuildHasher, RandomState};
        if self.deterministic {
            return id.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
        }
        RandomState::new().hash_one(id)
    }
}
