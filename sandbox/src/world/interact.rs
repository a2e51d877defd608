//! Creates interactions from members' actions, and sends them to the bot.

use serde_json::{Value, json};

use crate::gateway::Intents;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::Actor;
use crate::world::interaction::TOKEN_LIVES_MS;
use crate::world::{AnswerState, Channel, Interaction, InteractionKind, User, World};

/// A member's action, before it becomes an [`Interaction`].
#[derive(Debug)]
pub(crate) struct NewInteraction {
    pub(crate) kind: InteractionKind,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) data: Value,
    pub(crate) source: Option<Id>,
    /// The interaction that opened the submitted form.
    pub(crate) opened_by: Option<Id>,
    pub(crate) command: Option<String>,
}

impl NewInteraction {
    /// An action without a source, a form or a command.
    pub(crate) fn new(kind: InteractionKind, actor: Actor, data: Value) -> Self {
        let Actor { user, channel } = actor;
        Self { kind, user, channel, data, source: None, opened_by: None, command: None }
    }
}

impl World {
    /// Creates an interaction and sends it to the bot. `None` if the channel does not exist.
    pub(crate) fn interact(&mut self, new: NewInteraction) -> Option<Id> {
        let id = self.fresh_id();
        let token = format!("aW50ZXJhY3Rpb246{id}:{:016x}", self.token_suffix(id.0));
        let user_installed = self.is_user_installed(self.channels.get(&new.channel)?);
        let sent = self.interaction_json(&new, id, &token)?;
        let opener = new.opened_by.and_then(|opener| self.interactions.get(&opener));
        let triggered_by = opener.map(|opener| self.interaction_metadata(opener));
        let interaction = Interaction {
            id,
            token: token.clone(),
            kind: new.kind,
            user: new.user,
            channel: new.channel,
            state: AnswerState::Waiting,
            original: None,
            source: new.source,
            triggered_by,
            command: new.command,
            follow_ups: 0,
            user_installed,
            sent: sent.clone(),
        };
        self.forget_expired();
        self.tokens.insert(token, id);
        self.interactions.insert(id, interaction);
        self.dispatch("INTERACTION_CREATE", Intents::ALWAYS, sent);
        Some(id)
    }

    /// Drops old interactions. Expired ones are kept for a while, so that they fail with the right error.
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

    fn interaction_json(&self, new: &NewInteraction, id: Id, token: &str) -> Option<Value> {
        let channel = self.channels.get(&new.channel)?;
        let user = self.users.get(&new.user)?;
        let user_installed = self.is_user_installed(channel);
        let owner = self.installation_owners(new, channel);
        let app_may = if user_installed {
            Permissions::DEFAULT
        } else {
            self.permissions(self.bot(), channel)
        };
        let mut json = json!({
            "id": id, "application_id": self.app.id, "type": new.kind as u8, "token": token, "version": 1, "data": new.data,
            "channel_id": channel.id, "channel": self.interaction_channel(channel, new.user), "context": self.context(channel), "locale": user.locale, "entitlements": [],
            "entitlement_sku_ids": [], "attachment_size_limit": 10_485_760, "authorizing_integration_owners": owner, "app_permissions": app_may.0.to_string(),
        });
        match channel.guild.and_then(|guild| self.guilds.get(&guild)) {
            Some(guild) => {
                let mut member = self.member_json(guild, new.user)?;
                member["permissions"] = json!(self.permissions(new.user, channel).0.to_string());
                json["member"] = member;
                json["guild_id"] = json!(guild.id);
                json["guild_locale"] = json!(guild.locale);
                json["guild"] = json!({"id": guild.id, "locale": guild.locale, "features": []});
            }
            None => json["user"] = user.json(),
        }
        if let Some(message) = new.source.and_then(|source| channel.messages.get(&source)) {
            json["message"] = self.message_json(message, channel);
        }
        Some(json)
    }

    /// The owners of the installation for this interaction. A button on an answer to a command has the owner of that
    /// command's installation, no matter who presses it. So has a form that the button opens.
    fn installation_owners(&self, new: &NewInteraction, channel: &Channel) -> Value {
        let source = new.source.and_then(|source| channel.messages.get(&source));
        let earlier = source.and_then(|message| message.origin.metadata.as_ref()).or_else(|| {
            let opener = new.opened_by.and_then(|opener| self.interactions.get(&opener));
            opener.map(|opener| &opener.sent)
        });
        let owners = earlier.map(|earlier| &earlier["authorizing_integration_owners"]);
        if let Some(owners) = owners.filter(|owners| owners.is_object()) {
            return owners.clone();
        }
        let by_user =
            self.is_user_installed(channel) || self.is_of_user_install(&new.data["id"], channel);
        match (by_user, channel.guild) {
            (true, _) => json!({"1": new.user}),
            (false, Some(guild)) => json!({"0": guild}),
            (false, None) => json!({"0": "0"}),
        }
    }

    fn interaction_channel(&self, channel: &Channel, user: Id) -> Value {
        let mut json = self.channel_json(channel);
        json["permissions"] = json!(self.permissions(user, channel).0.to_string());
        json
    }

    /// `interaction_metadata` of the messages that answer an interaction.
    pub(crate) fn interaction_metadata(&self, interaction: &Interaction) -> Value {
        let user = self.users.get(&interaction.user).map_or(Value::Null, User::json);
        let mut json = json!({"id": interaction.id, "type": interaction.kind as u8, "user": user, "authorizing_integration_owners": interaction.sent["authorizing_integration_owners"]});
        if let Some(trigger) = &interaction.triggered_by {
            json["triggering_interaction_metadata"] = trigger.clone();
        }
        if interaction.kind == InteractionKind::Command {
            let data = &interaction.sent["data"];
            match (data["type"].as_u64(), data["target_id"].as_str()) {
                (Some(2), Some(id)) => json["target_user"] = data["resolved"]["users"][id].clone(),
                (Some(3), Some(id)) => json["target_message_id"] = json!(id),
                _ => {}
            }
        }
        let source = interaction.source.filter(|_| interaction.kind == InteractionKind::Component);
        if let Some(source) = source {
            json["interacted_message_id"] = json!(source);
        }
        json
    }

    /// A number that can't be guessed. In a deterministic world, it is the same at every run instead.
    fn token_suffix(&self, id: u64) -> u64 {
        use std::hash::{BuildHasher, RandomState};
        if self.deterministic {
            return id.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
        }
        RandomState::new().hash_one(id)
    }
}
