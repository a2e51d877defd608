//! A member in a place: what they do and see there.

use axum::body::Bytes;
use serde_json::Value;

use crate::id::Id;
use crate::member::actions::Where;
use crate::member::slash::Purpose;
use crate::member::{Error, InteractionHandle, Member, MessageView, Picture};
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
        self.member.shared.look(|world| {
            world
                .channels
                .get(&self.channel)
                .map(|channel| channel.name.clone())
                .unwrap_or_default()
        })
    }

    /// Whether it is an archived thread.
    pub fn is_archived(&self) -> bool {
        self.member.shared.look(|world| {
            world.channels.get(&self.channel).is_some_and(crate::world::Channel::is_archived)
        })
    }

    /// Writes a message.
    pub fn say(&self, text: &str) -> Result<Id, Error> {
        self.member.shared.act(|world| world.say(self.here(), text))
    }

    /// Uploads a file to go along with a command; what to type for it: `/replay file:` and this.
    pub fn upload(&self, name: &str, bytes: &[u8]) -> String {
        let bytes = Bytes::copy_from_slice(bytes);
        let content_type = "application/octet-stream".to_owned();
        let id = self.member.shared.act(|world| {
            let id = world.fresh_id();
            world.files.add(id, StoredFile { content_type, bytes });
            id
        });
        format!("{id}/{name}")
    }

    /// Sends a slash command, typed as a line: `/challenge kastell opponent:@Ben trees:c3,d6,g4`.
    pub fn slash(&self, line: &str) -> Result<InteractionHandle, Error> {
        self.asked(|world, here| world.slash(here, line, Purpose::Send))
    }

    /// Asks for suggestions for the last option of a line.
    pub fn suggest(&self, line: &str) -> Result<InteractionHandle, Error> {
        self.asked(|world, here| world.slash(here, line, Purpose::Suggest))
    }

    /// Sends a command with any data at all, past the client's checks.
    pub fn forge_command(&self, data: Value) -> Result<InteractionHandle, Error> {
        self.asked(|world, here| world.forge_command(here, data))
    }

    /// Uses a command of the context menu on another member.
    pub fn user_command(&self, name: &str, target: &Member) -> Result<InteractionHandle, Error> {
        self.asked(|world, here| world.user_command(here, name, target.id))
    }

    /// Presses a button, named by its label or its custom id.
    pub fn press(&self, message: Id, button: &str) -> Result<InteractionHandle, Error> {
        let seen = self.message(message)?;
        let custom_id = seen.button(button).map_or(button, |found| &found.custom_id).to_owned();
        self.asked(|world, here| world.component(here, (message, &custom_id), None, false))
    }

    /// Presses a button that need not be there.
    pub fn forge_press(&self, message: Id, custom_id: &str) -> Result<InteractionHandle, Error> {
        self.asked(|world, here| world.component(here, (message, custom_id), None, true))
    }

    /// Chooses values in a menu.
    pub fn choose(
        &self,
        message: Id,
        custom_id: &str,
        values: &[&str],
    ) -> Result<InteractionHandle, Error> {
        let values = values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>();
        self.asked(|world, here| world.component(here, (message, custom_id), Some(&values), false))
    }

    /// Chooses values in a menu that need not be there, or that it need not have.
    pub fn forge_choice(
        &self,
        message: Id,
        custom_id: &str,
        values: &[&str],
    ) -> Result<InteractionHandle, Error> {
        let values = values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>();
        self.asked(|world, here| world.component(here, (message, custom_id), Some(&values), true))
    }

    /// All messages of the place that the member sees, oldest first.
    pub fn messages(&self) -> Vec<MessageView> {
        self.member.shared.look(|world| self.look(world))
    }

    /// One message.
    pub fn message(&self, id: Id) -> Result<MessageView, Error> {
        self.member.shared.look(|world| {
            let message = world.seen_message(self.here(), id)?;
            Ok(world.seen(self.member.id, world.place(self.here())?, message))
        })
    }

    /// The newest message.
    pub fn last(&self) -> Option<MessageView> {
        self.messages().pop()
    }

    /// Waits until a message fits; of several the newest.
    pub async fn wait_for(
        &self,
        what: &str,
        fits: impl Fn(&MessageView) -> bool,
    ) -> Result<MessageView, Error> {
        self.member.shared.wait(what, |world| self.look(world).into_iter().rev().find(&fits)).await
    }

    /// Waits until the place's messages, oldest first, give something.
    pub async fn wait<T>(
        &self,
        what: &str,
        mut look: impl FnMut(&[MessageView]) -> Option<T>,
    ) -> Result<T, Error> {
        self.member.shared.wait(what, |world| look(&self.look(world))).await
    }

    /// The bytes of a file.
    pub fn bytes(&self, picture: &Picture) -> Result<Bytes, Error> {
        let found = self
            .member
            .shared
            .look(|world| world.files.find(picture.id).map(|file| file.bytes.clone()));
        found.ok_or_else(|| Error::NotFound(format!("file {}", picture.filename)))
    }

    fn look(&self, world: &World) -> Vec<MessageView> {
        let Ok(channel) = world.place(self.here()) else { return Vec::new() };
        let visible =
            channel.messages.values().filter(|message| message.is_seen_by(self.member.id));
        visible.map(|message| world.seen(self.member.id, channel, message)).collect()
    }

    fn here(&self) -> Where {
        (self.member.id, self.channel)
    }

    fn asked(
        &self,
        act: impl FnOnce(&mut World, Where) -> Result<Id, Error>,
    ) -> Result<InteractionHandle, Error> {
        let id = self.member.shared.act(|world| act(world, self.here()))?;
        self.member.shared.clone().watch_window();
        Ok(InteractionHandle { shared: self.member.shared.clone(), id, user: self.member.id })
    }
}
