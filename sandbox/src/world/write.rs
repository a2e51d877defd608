//! Sending, editing and deleting messages.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::allowed_mentions::AllowedMentions;
use crate::api_error::{ApiError, ErrorCode, form_error};
use crate::gateway::Intents;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::{Channel, Guild, Message, MessageBody, MessageChange, Origin, World, flags};

/// A message to be sent.
#[derive(Debug)]
pub(crate) struct NewMessage {
    pub(crate) author: Id,
    pub(crate) channel: Id,
    pub(crate) body: MessageBody,
    pub(crate) allowed: AllowedMentions,
    pub(crate) nonce: Option<Value>,
    pub(crate) origin: Origin,
    pub(crate) only_for: Option<Id>,
}

impl World {
    /// Checks that a user may send this body in this channel. An error is Discord's.
    pub(crate) fn may_send(
        &self,
        user: Id,
        channel: &Channel,
        body: &MessageBody,
    ) -> Result<(), ApiError> {
        let may = self.permissions(user, channel);
        if !may.has(Permissions::VIEW_CHANNEL) {
            return Err(ErrorCode::MissingAccess.into());
        }
        let lacks = |wanted: bool, permission: Permissions| wanted && !may.has(permission);
        if lacks(true, channel.send_permission())
            || lacks(body.has_embeds(), Permissions::EMBED_LINKS)
            || lacks(body.has_files(), Permissions::ATTACH_FILES)
        {
            return Err(ErrorCode::MissingPermissions.into());
        }
        if let Some(thread) = channel
            .thread
            .as_ref()
            .filter(|thread| thread.locked && !may.has(Permissions::MANAGE_THREADS))
        {
            return Err(if thread.archived {
                ErrorCode::ThreadArchived
            } else {
                ErrorCode::ThreadLocked
            }
            .into());
        }
        if user == self.bot() {
            self.may_write_to(&channel.recipients)?;
        }
        Ok(())
    }

    /// Checks that the bot may write direct messages to these users. Between members, the sandbox allows all direct
    /// messages.
    fn may_write_to(&self, recipients: &[Id]) -> Result<(), ApiError> {
        let blocked =
            |id: &Id| *id != self.bot() && self.users.get(id).is_some_and(|other| !other.takes_dms);
        if recipients.iter().any(blocked) {
            return Err(ErrorCode::CannotSendToUser.into());
        }
        if recipients.iter().any(|other| self.is_stranger(*other)) {
            return Err(ErrorCode::NoMutualServer.into());
        }
        Ok(())
    }

    /// Whether a user shares no server with the bot and has not installed the bot.
    fn is_stranger(&self, user: Id) -> bool {
        let shared = |guild: &Guild| guild.has_bot && guild.members.contains_key(&user);
        user != self.bot()
            && !self.guilds.values().any(shared)
            && !self.users.get(&user).is_some_and(|user| user.has_app)
    }

    /// Sends a message that was already checked.
    pub(crate) fn post(&mut self, new: NewMessage) -> Result<Id, ApiError> {
        let id = self.fresh_id();
        let mut message = Message {
            id,
            channel: new.channel,
            author: new.author,
            content: new.body.content.clone().unwrap_or_default(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            edited_ms: None,
            mentions: None,
            pings: BTreeSet::new(),
            pings_everyone: false,
            nonce: new.nonce,
            only_for: new.only_for,
            origin: new.origin,
            thread: None,
        };
        let mentions = self.mentions(&message, &new.allowed)?;
        if new.body.flags.unwrap_or(0) & flags::SUPPRESS_NOTIFICATIONS == 0 {
            message.pings = self.pings(&message, &mentions)?;
            message.pings_everyone = mentions.everyone && new.only_for.is_none();
        }
        message.mentions = Some(mentions);
        self.apply(&mut message, &new.body)?;
        if new.only_for.is_some() {
            message.flags |= flags::EPHEMERAL;
        }
        self.insert_message(message)?;
        Ok(id)
    }

    /// Inserts a new message. Sending to an archived thread reopens it.
    fn insert_message(&mut self, message: Message) -> Result<(), ApiError> {
        let (id, channel, author, public) =
            (message.id, message.channel, message.author, message.only_for.is_none());
        let now = self.now_ms();
        let place = self.channel_mut(channel)?;
        let mut reopened = false;
        let mut joined = false;
        if let Some(thread) = place.thread.as_mut().filter(|_| public) {
            reopened = std::mem::take(&mut thread.archived);
            if reopened {
                thread.archive_changed_ms = now;
            }
            joined = thread.members.insert(author);
            thread.sent += 1;
        }
        place.messages.insert(id, message.clone());
        self.log_message(MessageChange::Sent, channel, &message);
        self.read.insert((author, channel), id);
        if reopened {
            self.watch_thread(channel);
            self.dispatch_channel(channel, "UPDATE");
        }
        if joined {
            self.dispatch_thread_joined(channel, author);
        }
        self.dispatch_message(channel, id, "MESSAGE_CREATE");
        Ok(())
    }

    /// Edits a message that was already checked. Mentions follow the new text, but pings stay: edits do not notify.
    pub(crate) fn edit(&mut self, channel: Id, id: Id, body: &MessageBody) -> Result<(), ApiError> {
        if self.channel(channel)?.is_archived() {
            return Err(ErrorCode::ThreadArchived.into());
        }
        let mut message = self.message(channel, id)?.clone();
        let was_loading = message.is_loading();
        message.flags &= !flags::LOADING;
        if let Some(content) = &body.content {
            message.content.clone_from(content);
            let answers_interaction = message.origin.interaction.is_some();
            let allowed = AllowedMentions::read(&body.allowed_mentions, answers_interaction);
            message.mentions = Some(self.mentions(&message, &allowed)?);
        }
        let before = message.attachments.clone();
        self.apply(&mut message, body)?;
        if message.is_empty() {
            return Err(ErrorCode::EmptyMessage.into());
        }
        if message.mixes_layouts() {
            let told = "Content and embeds cannot be used with IS_COMPONENTS_V2.";
            let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
            return Err(form_error("flags", code, told));
        }
        message.edited_ms = if was_loading { None } else { Some(self.now_ms()) };
        for file in
            before.iter().filter(|file| !message.attachments.iter().any(|kept| kept.id == file.id))
        {
            self.files.remove(file.id);
        }
        self.log_message(MessageChange::Edited, channel, &message);
        *self.message_mut(channel, id)? = message;
        self.dispatch_message(channel, id, "MESSAGE_UPDATE");
        Ok(())
    }

    /// Removes a message and its files.
    pub(crate) fn delete_message(&mut self, channel: Id, id: Id) -> Result<(), ApiError> {
        let place = self.channel_mut(channel)?;
        let gone = place.messages.remove(&id).ok_or(ErrorCode::UnknownMessage)?;
        let guild = place.guild;
        self.log_message(MessageChange::Deleted, channel, &gone);
        for file in &gone.attachments {
            self.files.remove(file.id);
        }
        let intents = if guild.is_some() && gone.only_for.is_none() {
            Intents::GUILD_MESSAGES
        } else {
            Intents::DIRECT_MESSAGES
        };
        let is_seen = gone.only_for.is_none()
            && self.channel(channel).is_ok_and(|place| self.sees(self.bot(), place));
        if is_seen || gone.author == self.bot() {
            self.dispatch(
                "MESSAGE_DELETE",
                intents,
                json!({"id": id, "channel_id": channel, "guild_id": guild}),
            );
        }
        Ok(())
    }

    fn apply(&mut self, message: &mut Message, body: &MessageBody) -> Result<(), ApiError> {
        body.check_room(&message.attachments)?;
        let files = self.files_after(&message.attachments, body)?;
        if let Some(embeds) = &body.embeds {
            message.embeds.clone_from(embeds);
        }
        if let Some(components) = &body.components {
            message.components.clone_from(components);
        }
        if let Some(wanted) = body.flags {
            let settable =
                flags::SUPPRESS_EMBEDS | flags::SUPPRESS_NOTIFICATIONS | flags::COMPONENTS_V2;
            message.flags = message.flags & !flags::SUPPRESS_EMBEDS | wanted & settable;
        }
        message.attachments = files;
        Ok(())
    }
}
