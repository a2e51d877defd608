//! Actions of a member, with the checks that Discord's clients make first.

use serde_json::{Value, json};

use crate::allowed_mentions::AllowedMentions;
use crate::id::Id;
use crate::member::error::Error;
use crate::member::fields::{Chooser, chosen_ids};
use crate::member::slash::Purpose;
use crate::permissions::Permissions;
use crate::world::Actor;
use crate::world::{
    AnswerState, Channel, InteractionKind, Message, MessageBody, NewInteraction, NewMessage,
    Origin, World, find_command,
};

/// A use of a button or a menu.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ComponentUse<'a> {
    pub(crate) message: Id,
    pub(crate) custom_id: &'a str,
    /// The chosen values of a menu.
    pub(crate) values: Option<&'a [String]>,
    /// Whether to skip the client's checks: the component may be disabled, or missing from the message.
    pub(crate) forged: bool,
}

/// The target of a command of the context menu.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CommandTarget {
    User(Id),
    Message(Id),
}

impl World {
    /// A channel that a member sees.
    pub(crate) fn visible_channel(&self, actor: Actor) -> Result<&Channel, Error> {
        let channel = self.channels.get(&actor.channel);
        let found = channel.filter(|channel| self.sees(actor.user, channel));
        found.ok_or_else(|| Error::NotFound("such channel".into()))
    }

    /// A message that a member sees.
    pub(crate) fn visible_message(&self, actor: Actor, message: Id) -> Result<&Message, Error> {
        let message = self.visible_channel(actor)?.messages.get(&message);
        let found = message.filter(|message| message.is_seen_by(actor.user));
        found.ok_or_else(|| Error::NotFound("such message".into()))
    }

    /// Writes a message, and returns its id.
    pub(crate) fn say(&mut self, actor: Actor, text: &str) -> Result<Id, Error> {
        let Actor { user, channel } = actor;
        let body = MessageBody::text(text.trim());
        if text.trim().is_empty() || text.chars().count() > 2000 {
            return Err(Error::NotSent("A message has 1 to 2000 characters.".into()));
        }
        self.may_send(user, self.visible_channel(actor)?, &body)
            .map_err(|error| Error::NotAllowed(error.message))?;
        let draft = NewMessage {
            author: user,
            channel,
            body,
            allowed: AllowedMentions::by_default(false),
            nonce: None,
            origin: Origin::default(),
            only_for: None,
        };
        self.post(draft).map_err(|error| Error::NotAllowed(error.message))
    }

    /// Sends a slash command, or asks for suggestions while it is typed.
    pub(crate) fn slash(
        &mut self,
        actor: Actor,
        line: &str,
        purpose: Purpose,
    ) -> Result<Id, Error> {
        let channel = self.command_channel(actor)?;
        let read = self.read_line(actor.user, channel, line, purpose)?;
        let (kind, command) = match purpose {
            Purpose::Send => (InteractionKind::Command, Some(read.shown)),
            Purpose::Suggest => (InteractionKind::Autocomplete, None),
        };
        self.send(NewInteraction { command, ..NewInteraction::new(kind, actor, read.data) })
    }

    /// Sends a command with arbitrary data, past the client's checks.
    pub(crate) fn forge_command(&mut self, actor: Actor, data: Value) -> Result<Id, Error> {
        self.visible_channel(actor)?;
        let command = data["name"].as_str().map(str::to_owned);
        self.send(NewInteraction {
            command,
            ..NewInteraction::new(InteractionKind::Command, actor, data)
        })
    }

    /// Uses a command of the context menu on another user or a message.
    pub(crate) fn context_command(
        &mut self,
        actor: Actor,
        name: &str,
        target: CommandTarget,
    ) -> Result<Id, Error> {
        let channel = self.command_channel(actor)?;
        let (kind, target, resolved) = match target {
            CommandTarget::User(user) => (2, user, self.resolve(actor.user, channel, [user])),
            CommandTarget::Message(id) => {
                let mut resolved = json!({});
                let message = self.visible_message(actor, id)?;
                resolved["messages"][id.to_string()] = self.message_json(message, channel);
                (3, id, resolved)
            }
        };
        let available_commands = self.available_commands(actor.user, channel);
        let command = find_command(&available_commands, name, kind, self.locale(actor.user))
            .ok_or_else(|| Error::NotFound(format!("app \"{name}\"")))?;
        let own_name = command.name().to_owned();
        let data = json!({"id": command.id, "name": own_name, "type": kind, "target_id": target, "resolved": resolved});
        self.send(NewInteraction {
            command: Some(own_name),
            ..NewInteraction::new(InteractionKind::Command, actor, data)
        })
    }

    /// Presses a button or chooses in a menu.
    pub(crate) fn component(
        &mut self,
        actor: Actor,
        component: ComponentUse<'_>,
    ) -> Result<Id, Error> {
        let ComponentUse { message, custom_id, values, forged } = component;
        let found =
            find_component(&self.visible_message(actor, message)?.components, custom_id).cloned();
        let component = match found {
            Some(component) if component["disabled"] == true && !forged => {
                return Err(Error::NotSent("This is disabled.".into()));
            }
            Some(component) => component,
            None if forged => {
                json!({"type": if values.is_some() { 3 } else { 2 }, "custom_id": custom_id})
            }
            None => return Err(Error::NotFound(format!("component \"{custom_id}\""))),
        };
        let is_menu = matches!(component["type"].as_u64(), Some(3 | 5..=8));
        if !forged && is_menu != values.is_some() {
            let told = if is_menu { "This is a menu." } else { "This is a button." };
            return Err(Error::NotSent(told.into()));
        }
        let mut data = json!({"custom_id": custom_id, "component_type": component["type"], "id": component["id"].as_u64().unwrap_or(1)});
        if let Some(values) = values {
            let channel = self.visible_channel(actor)?;
            if !forged {
                let chooser = Chooser { world: self, user: actor.user, channel };
                chooser.check_values(&component, values)?;
            }
            data["values"] = json!(values);
            // Chosen texts are no ids, even if they are numbers.
            if component["type"] != 3 {
                let chosen = values.iter().filter_map(|value| value.parse().ok());
                data["resolved"] = self.resolve(actor.user, channel, chosen);
            }
        }
        self.send(NewInteraction {
            source: Some(message),
            ..NewInteraction::new(InteractionKind::Component, actor, data)
        })
    }

    /// Sends a filled-in form.
    pub(crate) fn submit(
        &mut self,
        opened_by: Id,
        user: Id,
        fields: &[(String, String)],
    ) -> Result<Id, Error> {
        let interaction =
            self.interactions.get(&opened_by).filter(|interaction| interaction.user == user);
        let interaction = interaction.ok_or_else(|| Error::NotFound("such form".into()))?;
        let AnswerState::Modal(modal) = &interaction.state else {
            return Err(Error::NotFound("such form".into()));
        };
        let channel = self.channels.get(&interaction.channel);
        let channel = channel.ok_or_else(|| Error::NotFound("such channel".into()))?;
        let chooser = Chooser { world: self, user, channel };
        let rows = modal["components"]
            .as_array()
            .into_iter()
            .flatten()
            .enumerate()
            .map(|(at, row)| chooser.fill_row(at, row, fields))
            .collect::<Result<Vec<_>, _>>()?;
        let mut data = json!({"custom_id": modal["custom_id"], "components": rows});
        let chosen = chosen_ids(&rows);
        if !chosen.is_empty() {
            data["resolved"] = self.resolve(user, channel, chosen);
        }
        let actor = Actor { user, channel: interaction.channel };
        self.send(NewInteraction {
            source: interaction.source,
            opened_by: Some(opened_by),
            ..NewInteraction::new(InteractionKind::Modal, actor, data)
        })
    }

    /// Delivers an interaction to the bot again.
    pub(crate) fn redeliver(&mut self, interaction: Id) -> Result<(), Error> {
        let sent = self.interactions.get(&interaction).map(|interaction| interaction.sent.clone());
        let sent = sent.ok_or_else(|| Error::NotFound("such interaction".into()))?;
        self.dispatch("INTERACTION_CREATE", crate::gateway::Intents::ALWAYS, sent);
        Ok(())
    }

    fn send(&mut self, act: NewInteraction) -> Result<Id, Error> {
        self.interact(act).ok_or_else(|| Error::NotFound("such channel".into()))
    }

    /// The channel, if the member may use application commands there. Archived threads allow none.
    fn command_channel(&self, actor: Actor) -> Result<&Channel, Error> {
        let channel = self.visible_channel(actor)?;
        if channel.is_archived() {
            return Err(Error::NotAllowed("This thread is archived.".into()));
        }
        let allowed =
            self.permissions(actor.user, channel).has(Permissions::USE_APPLICATION_COMMANDS);
        if allowed {
            Ok(channel)
        } else {
            Err(Error::NotAllowed("You may not use commands here.".into()))
        }
    }
}

/// The component with this custom id, at any depth.
fn find_component<'a>(components: &'a [Value], custom_id: &str) -> Option<&'a Value> {
    components.iter().find_map(|component| {
        if component["custom_id"] == custom_id {
            return Some(component);
        }
        let accessory =
            Some(&component["accessory"]).filter(|accessory| accessory["custom_id"] == custom_id);
        accessory.or_else(|| find_component(component["components"].as_array()?, custom_id))
    })
}
