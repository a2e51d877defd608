//! A member in a channel: their actions and their view.

use axum::body::Bytes;
use serde_json::Value;

use crate::id::Id;
use crate::member::actions::{CommandTarget, ComponentUse};
use crate::member::slash::Purpose;
use crate::member::{Error, InteractionHandle, Member, MessageView, Picture};
use crate::world::Actor;
use crate::world::{StoredFile, World};

/// A member in a channel, a thread or direct messages.
#[derive(Clone, Debug)]
pub struct Visit {
    pub(crate) member: Member,
    pub(crate) channel: Id,
}

impl Visit {
    /// The place's id.
    pub fn channel(&self) -> Id {
        self.channel
    }

    /// The place's name; empty for direct messages.
    pub fn name(&self) -> String {
        self.member.shared.read(|world| {
            world
                .channels
                .get(&self.channel)
                .map(|channel| channel.name.clone())
                .unwrap_or_default()
        })
    }

    /// Whether the place is an archived thread.
    pub fn is_archived(&self) -> bool {
        self.member.shared.read(|world| {
            world.channels.get(&self.channel).is_some_and(crate::world::Channel::is_archived)
        })
    }

    /// Writes a message, and returns its id.
    pub fn say(&self, text: &str) -> Result<Id, Error> {
        self.member.shared.update(|world| world.say(self.actor(), text))
    }

    /// Uploads a file for a command. Returns the text to type for it, after `/replay file:`.
    pub fn upload(&self, name: &str, bytes: &[u8]) -> String {
        let bytes = Bytes::copy_from_slice(bytes);
        let content_type = "application/octet-stream".to_owned();
        let id = self.member.shared.update(|world| {
            let id = world.fresh_id();
            world.files.add(id, StoredFile { content_type, bytes });
            id
        });
        format!("{id}/{name}")
    }

    /// Sends a slash command, typed as a line: `/challenge kastell opponent:@Ben trees:c3,d6,g4`.
    pub fn slash(&self, line: &str) -> Result<InteractionHandle, Error> {
        self.interact(|world, actor| world.slash(actor, line, Purpose::Send))
    }

    /// Asks for suggestions for the last option of a line.
    pub fn suggest(&self, line: &str) -> Result<InteractionHandle, Error> {
        self.interact(|world, actor| world.slash(actor, line, Purpose::Suggest))
    }

    /// Sends a command with arbitrary data, past the client's checks.
    pub fn forge_command(&self, data: Value) -> Result<InteractionHandle, Error> {
        self.interact(|world, actor| world.forge_command(actor, data))
    }

    /// Uses a command of the context menu on another member.
    pub fn user_command(&self, name: &str, target: &Member) -> Result<InteractionHandle, Error> {
        let target = CommandTarget::User(target.id);
        self.interact(|world, actor| world.context_command(actor, name, target))
    }

    /// Uses a command of the context menu on a message.
    pub fn message_command(&self, name: &str, message: Id) -> Result<InteractionHandle, Error> {
        let target = CommandTarget::Message(message);
        self.interact(|world, actor| world.context_command(actor, name, target))
    }

    /// Presses a button, named by its label or its custom id.
    pub fn press(&self, message: Id, button: &str) -> Result<InteractionHandle, Error> {
        let seen = self.message(message)?;
        let custom_id = seen.button(button).map_or(button, |found| &found.custom_id).to_owned();
        let (custom_id, values, forged) = (custom_id.as_str(), None, false);
        self.component(ComponentUse { message, custom_id, values, forged })
    }

    /// Presses a button without checks: it may be disabled or missing.
    pub fn forge_press(&self, message: Id, custom_id: &str) -> Result<InteractionHandle, Error> {
        self.component(ComponentUse { message, custom_id, values: None, forged: true })
    }

    /// Chooses values in a menu.
    pub fn choose(
        &self,
        message: Id,
        custom_id: &str,
        values: &[&str],
    ) -> Result<InteractionHandle, Error> {
        let values = values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>();
        self.component(ComponentUse { message, custom_id, values: Some(&values), forged: false })
    }

    /// Chooses values in a menu without checks: neither the menu nor the values need to exist.
    pub fn forge_choice(
        &self,
        message: Id,
        custom_id: &str,
        values: &[&str],
    ) -> Result<InteractionHandle, Error> {
        let values = values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>();
        self.component(ComponentUse { message, custom_id, values: Some(&values), forged: true })
    }

    /// All messages of the place that the member sees, oldest first.
    pub fn messages(&self) -> Vec<MessageView> {
        self.member.shared.read(|world| self.visible_messages(world))
    }

    /// The message with this id, if the member sees it.
    pub fn message(&self, id: Id) -> Result<MessageView, Error> {
        self.member.shared.read(|world| {
            let message = world.visible_message(self.actor(), id)?;
            Ok(world.message_view(self.member.id, world.visible_channel(self.actor())?, message))
        })
    }

    /// The newest message that the member sees.
    pub fn last(&self) -> Option<MessageView> {
        self.messages().pop()
    }

    /// Waits until a message satisfies `fits`. If several do, returns the newest.
    pub async fn wait_for(
        &self,
        what: &str,
        fits: impl Fn(&MessageView) -> bool,
    ) -> Result<MessageView, Error> {
        self.member
            .shared
            .wait(what, |world| self.visible_messages(world).into_iter().rev().find(&fits))
            .await
    }

    /// Waits until `find` returns a value for the messages, the oldest first.
    pub async fn wait<T>(
        &self,
        what: &str,
        mut find: impl FnMut(&[MessageView]) -> Option<T>,
    ) -> Result<T, Error> {
        self.member.shared.wait(what, |world| find(&self.visible_messages(world))).await
    }

    /// Waits until the thread is archived or reopened.
    pub async fn wait_until_archived(&self, is_archived: bool) -> Result<(), Error> {
        let what = if is_archived { "an archived thread" } else { "an open thread" };
        let is_so = |world: &World| {
            let channel = world.channels.get(&self.channel);
            channel.is_some_and(|channel| channel.is_archived() == is_archived).then_some(())
        };
        self.member.shared.wait(what, is_so).await
    }

    /// The bytes of a file.
    pub fn bytes(&self, picture: &Picture) -> Result<Bytes, Error> {
        let found = self
            .member
            .shared
            .read(|world| world.files.find(picture.id).map(|file| file.bytes.clone()));
        found.ok_or_else(|| Error::NotFound(format!("file {}", picture.filename)))
    }

    fn visible_messages(&self, world: &World) -> Vec<MessageView> {
        let Ok(channel) = world.visible_channel(self.actor()) else { return Vec::new() };
        let visible =
            channel.messages.values().filter(|message| message.is_seen_by(self.member.id));
        visible.map(|message| world.message_view(self.member.id, channel, message)).collect()
    }

    pub(super) fn actor(&self) -> Actor {
        Actor { user: self.member.id, channel: self.channel }
    }

    fn component(&self, component: ComponentUse<'_>) -> Result<InteractionHandle, Error> {
        self.interact(|world, actor| world.component(actor, component))
    }

    fn interact(
        &self,
        act: impl FnOnce(&mut World, Actor) -> Result<Id, Error>,
    ) -> Result<InteractionHandle, Error> {
        let id = self.member.shared.update(|world| act(world, self.actor()))?;
        self.member.shared.clone().watch_answer_deadline();
        Ok(InteractionHandle { shared: self.member.shared.clone(), id, user: self.member.id })
    }
}
