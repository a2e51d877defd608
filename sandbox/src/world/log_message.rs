//! Writes sent, edited and deleted messages into the message log.

use serde_json::Value;

use crate::id::Id;
use crate::world::{Channel, ChannelKind, LoggedMessage, Message, MessageChange, World};

impl World {
    /// Logs a message, unless only one member of a server sees it.
    pub(super) fn log_message(&mut self, change: MessageChange, channel: Id, message: &Message) {
        let Some(place) = self.channels.get(&channel) else { return };
        if !self.message_log.is_recording() || message.only_for.is_some() {
            return;
        }
        let logged = self.logged_message(change, place, message);
        self.message_log.push(logged);
    }

    fn logged_message(
        &self,
        change: MessageChange,
        place: &Channel,
        message: &Message,
    ) -> LoggedMessage {
        let bot = self.bot();
        let is_ours = place.kind == ChannelKind::Dm && place.recipients.contains(&bot);
        let with = || place.recipients.iter().copied().find(|member| *member != bot);
        let mut custom_ids = Vec::new();
        collect_custom_ids(&message.components, &mut custom_ids);
        LoggedMessage {
            at_ms: self.now_ms(),
            change,
            channel: place.id,
            dm_with: is_ours.then(with).flatten(),
            message: message.id,
            by_bot: message.author == bot,
            interaction: message.origin.interaction,
            nonce: message.nonce.as_ref().and_then(Value::as_str).map(str::to_owned),
            content: message.content.clone(),
            files: message.attachments.len(),
            custom_ids,
            pings: message.pings.iter().copied().collect(),
        }
    }
}

fn collect_custom_ids(components: &[Value], found: &mut Vec<String>) {
    for component in components.iter().filter(|component| component.is_object()) {
        found.extend(component["custom_id"].as_str().map(str::to_owned));
        collect_custom_ids(component["components"].as_array().map_or(&[], Vec::as_slice), found);
        collect_custom_ids(std::slice::from_ref(&component["accessory"]), found);
    }
}
