//! Sending, editing and deleting messages.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::error::{Code, Refusal, form_fault};
use crate::gateway::Intents;
use crate::id::Id;
use crate::mentions;
use crate::mentions::Allowed;
use crate::permissions::Permissions;
use crate::world::edit::{Edit, Listed, Upload};
use crate::world::{
    Attachment, Channel, Guild, Message, MessageChange, Origin, StoredFile, World, flags,
};

/// A message to be sent.
#[derive(Debug)]
pub(crate) struct Draft {
    pub(crate) author: Id,
    pub(crate) channel: Id,
    pub(crate) edit: Edit,
    pub(crate) allowed: Allowed,
    pub(crate) nonce: Option<Value>,
    pub(crate) origin: Origin,
    pub(crate) only_for: Option<Id>,
}

impl World {
    /// Whether a user may send this here, and what Discord says if not.
    pub(crate) fn may_send(&self, user: Id, channel: &Channel, edit: &Edit) -> Result<(), Refusal> {
        let may = self.permissions(user, channel);
        let sending = if channel.thread.is_some() {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        if !may.has(Permissions::VIEW_CHANNEL) {
            return Err(Code::MissingAccess.into());
        }
        let lacks = |wanted: bool, permission: Permissions| wanted && !may.has(permission);
        if lacks(true, sending)
            || lacks(edit.has_embeds(), Permissions::EMBED_LINKS)
            || lacks(edit.has_files(), Permissions::ATTACH_FILES)
        {
            return Err(Code::MissingPermissions.into());
        }
        if let Some(thread) = channel
            .thread
            .as_ref()
            .filter(|thread| thread.locked && !may.has(Permissions::MANAGE_THREADS))
        {
            return Err(
                if thread.archived { Code::ThreadArchived } else { Code::ThreadLocked }.into()
            );
        }
        let blocked =
            |id: &Id| *id != user && self.users.get(id).is_some_and(|other| !other.takes_dms);
        if channel.recipients.iter().any(blocked) {
            return Err(Code::CannotSendToUser.into());
        }
        if user == self.bot() && channel.recipients.iter().any(|other| self.is_stranger(*other)) {
            return Err(Code::NoMutualServer.into());
        }
        Ok(())
    }

    /// Whether a user shares no server with the bot and has not installed it either.
    fn is_stranger(&self, user: Id) -> bool {
        let shared = |guild: &Guild| guild.has_bot && guild.members.contains_key(&user);
        user != self.bot()
            && !self.guilds.values().any(shared)
            && !self.users.get(&user).is_some_and(|user| user.has_app)
    }

    /// Sends a message that was found in order.
    pub(crate) fn post(&mut self, draft: Draft) -> Result<Id, Refusal> {
        let channel = self.channel(draft.channel)?;
        let content = draft.edit.content.clone().unwrap_or_default();
        let (mut pings, pings_everyone) =
            mentions::pinged(self, channel, (draft.author, &content), &draft.allowed);
        if let Some(replied) = draft
            .origin
            .reply_to
            .and_then(|id| channel.messages.get(&id))
            .filter(|_| draft.allowed.replied_user)
        {
            pings.insert(replied.author);
        }
        if let Some(only) = draft.only_for {
            pings.retain(|user| *user == only);
        }
        let silent = draft.edit.flags.unwrap_or(0) & flags::SUPPRESS_NOTIFICATIONS != 0;
        let id = self.fresh_id();
        let mut message = Message {
            id,
            channel: draft.channel,
            author: draft.author,
            content,
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            edited_ms: None,
            pings: if silent { BTreeSet::new() } else { pings },
            pings_everyone: pings_everyone && !silent && draft.only_for.is_none(),
            nonce: draft.nonce,
            only_for: draft.only_for,
            origin: draft.origin,
            thread: None,
        };
        self.apply(&mut message, &draft.edit)?;
        if draft.only_for.is_some() {
            message.flags |= flags::EPHEMERAL;
        }
        self.sent(message)?;
        Ok(id)
    }

    /// Puts a new message in its place; sending to an archived thread opens it again.
    fn sent(&mut self, message: Message) -> Result<(), Refusal> {
        let (id, channel, author, public) =
            (message.id, message.channel, message.author, message.only_for.is_none());
        let place = self.channel_mut(channel)?;
        let mut reopened = false;
        let mut joined = false;
        if let Some(thread) = place.thread.as_mut().filter(|_| public) {
            reopened = std::mem::take(&mut thread.archived);
            joined = thread.members.insert(author);
            thread.sent += 1;
        }
        place.messages.insert(id, message.clone());
        self.log_message(MessageChange::Sent, channel, &message);
        self.read.insert((author, channel), id);
        if reopened {
            self.tell_channel(channel, "UPDATE");
        }
        if joined {
            self.tell_thread_joined(channel, author);
        }
        self.tell_message(channel, id, "MESSAGE_CREATE");
        Ok(())
    }

    /// Edits a message that was found in order. Pings stay as they were: edits do not notify.
    pub(crate) fn edit(&mut self, channel: Id, id: Id, edit: &Edit) -> Result<(), Refusal> {
        if self.channel(channel)?.is_archived() {
            return Err(Code::ThreadArchived.into());
        }
        let mut message = self.message(channel, id)?.clone();
        let was_loading = message.is_loading();
        message.flags &= !flags::LOADING;
        if let Some(content) = &edit.content {
            message.content.clone_from(content);
        }
        let before = message.attachments.clone();
        self.apply(&mut message, edit)?;
        if message.is_empty() {
            return Err(Code::EmptyMessage.into());
        }
        if message.mixes_layouts() {
            let told = "Content and embeds cannot be used with IS_COMPONENTS_V2.";
            let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
            return Err(form_fault("flags", code, told));
        }
        message.edited_ms = if was_loading { None } else { Some(self.now_ms()) };
        for file in
            before.iter().filter(|file| !message.attachments.iter().any(|kept| kept.id == file.id))
        {
            self.files.remove(file.id);
        }
        self.log_message(MessageChange::Edited, channel, &message);
        *self.message_mut(channel, id)? = message;
        self.tell_message(channel, id, "MESSAGE_UPDATE");
        Ok(())
    }

    /// Removes a message and its files.
    pub(crate) fn delete_message(&mut self, channel: Id, id: Id) -> Result<(), Refusal> {
        let place = self.channel_mut(channel)?;
        let gone = place.messages.remove(&id).ok_or(Code::UnknownMessage)?;
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
        if gone.only_for.is_none() || gone.author == self.bot() {
            self.tell(
                "MESSAGE_DELETE",
                intents,
                json!({"id": id, "channel_id": channel, "guild_id": guild}),
            );
        }
        Ok(())
    }

    fn apply(&mut self, message: &mut Message, edit: &Edit) -> Result<(), Refusal> {
        edit.check_room(&message.attachments)?;
        let files = self.files_after(&message.attachments, edit)?;
        if let Some(embeds) = &edit.embeds {
            message.embeds.clone_from(embeds);
        }
        if let Some(components) = &edit.components {
            message.components.clone_from(components);
        }
        if let Some(wanted) = edit.flags {
            let settable =
                flags::SUPPRESS_EMBEDS | flags::SUPPRESS_NOTIFICATIONS | flags::COMPONENTS_V2;
            message.flags = message.flags & !flags::SUPPRESS_EMBEDS | wanted & settable;
        }
        message.attachments = files;
        Ok(())
    }

    /// The attachments a message has after an edit: those listed, in order, or the old ones and the new files.
    fn files_after(
        &mut self,
        before: &[Attachment],
        edit: &Edit,
    ) -> Result<Vec<Attachment>, Refusal> {
        let Some(listed) = &edit.attachments else {
            let fresh =
                edit.uploads.iter().map(|upload| self.store(upload, None)).collect::<Vec<_>>();
            return Ok(before.iter().cloned().chain(fresh).collect());
        };
        let mut after = Vec::new();
        for (at, entry) in listed.iter().enumerate() {
            if let Some(kept) = before.iter().find(|file| file.id == entry.id) {
                let description =
                    entry.description.clone().unwrap_or_else(|| kept.description.clone());
                after.push(Attachment { description, ..kept.clone() });
            } else if let Some(upload) = edit.uploads.iter().find(|upload| upload.n == entry.id.0) {
                after.push(self.store(upload, Some(entry)));
            } else {
                return Err(form_fault(
                    &format!("attachments.{at}.id"),
                    "ATTACHMENT_NOT_FOUND",
                    "Referenced file was not found",
                ));
            }
        }
        let unlisted =
            edit.uploads.iter().filter(|upload| !listed.iter().any(|entry| entry.id.0 == upload.n));
        let unlisted = unlisted.map(|upload| self.store(upload, None)).collect::<Vec<_>>();
        after.extend(unlisted);
        Ok(after)
    }

    fn store(&mut self, upload: &Upload, entry: Option<&Listed>) -> Attachment {
        let id = self.fresh_id();
        let filename = entry
            .and_then(|entry| entry.filename.clone())
            .unwrap_or_else(|| upload.filename.clone());
        let filename = filename
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' })
            .collect();
        self.files.add(
            id,
            StoredFile { content_type: upload.content_type.clone(), bytes: upload.bytes.clone() },
        );
        Attachment {
            id,
            filename,
            description: entry.and_then(|entry| entry.description.clone().flatten()),
            content_type: upload.content_type.clone(),
            size: upload.bytes.len(),
            pixels: pixels(&upload.bytes),
        }
    }

    pub(crate) fn tell_message(&mut self, channel: Id, id: Id, event: &str) {
        let (Ok(place), Ok(message)) = (self.channel(channel), self.message(channel, id)) else {
            return;
        };
        let private = message.only_for.is_some();
        let own = message.author == self.bot();
        if !own && (private || !self.sees(self.bot(), place)) {
            return;
        }
        let mut data = self.message_event(message, place);
        let readable = own
            || place.guild.is_none()
            || message.pings.contains(&self.bot())
            || self.gateway.reads_content();
        if !readable {
            for (field, blank) in [
                ("content", json!("")),
                ("embeds", json!([])),
                ("attachments", json!([])),
                ("components", json!([])),
            ] {
                data[field] = blank;
            }
        }
        let intents = if place.guild.is_some() && !private {
            Intents::GUILD_MESSAGES
        } else {
            Intents::DIRECT_MESSAGES
        };
        self.tell(event, intents, data);
    }
}

/// Width and height of a PNG or GIF, from its header.
fn pixels(bytes: &[u8]) -> Option<(u32, u32)> {
    let word = |at: usize| {
        bytes.get(at..at + 4).map(|word| u32::from_be_bytes([word[0], word[1], word[2], word[3]]))
    };
    let short = |at: usize| {
        bytes.get(at..at + 2).map(|short| u32::from(u16::from_le_bytes([short[0], short[1]])))
    };
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return word(16).zip(word(20));
    }
    if bytes.starts_with(b"GIF8") { short(6).zip(short(8)) } else { None }
}
