//! Members of the sandbox's servers, and how they go to a place.

use std::sync::Arc;

use super::{Trouble, Visit};
use crate::hub::Hub;
use crate::id::Id;
use crate::plan::user_named;
use crate::sandbox::Sandbox;
use crate::world::{Channel, Kind, World};

/// A member who can act and look.
#[derive(Clone, Debug)]
pub struct Member {
    pub(crate) hub: Arc<Hub>,
    pub(crate) id: Id,
    name: String,
}

impl Sandbox {
    /// The member of this name.
    pub fn member(&self, name: &str) -> Result<Member, Trouble> {
        let id = self
            .hub
            .look(|world| user_named(world, name))
            .ok_or_else(|| Trouble::NotFound(format!("member {name}")))?;
        Ok(Member::of(&self.hub, id))
    }
}

impl Member {
    /// The member with this id.
    pub(crate) fn of(hub: &Arc<Hub>, id: Id) -> Self {
        Self { hub: hub.clone(), id, name: hub.look(|world| world.shown_name(id)) }
    }

    /// The member's id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// The member's shown name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Goes to a channel or thread, by name (with or without `#`) or id.
    pub fn visit(&self, channel: &str) -> Result<Visit, Trouble> {
        let found = self.hub.look(|world| find_channel(world, self.id, channel));
        let channel = found.ok_or_else(|| Trouble::NotFound(format!("channel {channel}")))?;
        Ok(Visit { member: self.clone(), channel })
    }

    /// Goes to a channel or thread by its id.
    pub fn visit_id(&self, channel: Id) -> Result<Visit, Trouble> {
        self.hub.look(|world| world.place((self.id, channel)).map(|_| ()))?;
        Ok(Visit { member: self.clone(), channel })
    }

    /// Goes to the direct messages with the bot.
    pub fn dm(&self) -> Visit {
        let channel = self.hub.act(|world| world.dm_with_bot(self.id));
        Visit { member: self.clone(), channel }
    }

    /// Goes to the direct messages with another member, where the bot is not.
    pub fn chat(&self, with: &str) -> Result<Visit, Trouble> {
        let channel = self.hub.act(|world| {
            let other = user_named(world, with)
                .ok_or_else(|| Trouble::NotFound(format!("member {with}")))?;
            Ok::<_, Trouble>(world.chat_between(self.id, other))
        })?;
        Ok(Visit { member: self.clone(), channel })
    }

    /// Waits for a thread to appear whose name fits.
    pub async fn wait_for_thread(&self, part_of_name: &str) -> Result<Visit, Trouble> {
        let look = |world: &World| {
            let fits = |channel: &&Channel| {
                channel.thread.is_some()
                    && channel.name.contains(part_of_name)
                    && world.sees(self.id, channel)
            };
            world.channels.values().rev().find(fits).map(|channel| channel.id)
        };
        let channel = self.hub.wait(&format!("a thread \"{part_of_name}\""), look).await?;
        Ok(Visit { member: self.clone(), channel })
    }
}

impl World {
    fn chat_between(&mut self, one: Id, other: Id) -> Id {
        let both = |channel: &&Channel| {
            channel.kind == Kind::Dm
                && channel.recipients.contains(&one)
                && channel.recipients.contains(&other)
        };
        if let Some(known) = self.channels.values().find(both) {
            return known.id;
        }
        let id = self.fresh_id();
        self.channels.insert(id, Channel::dm(id, one, other));
        id
    }
}

/// A channel that a member sees; of several with the same name the newest, since threads may share names.
pub(crate) fn find_channel(world: &World, user: Id, text: &str) -> Option<Id> {
    let name = text.trim_start_matches('#');
    let by_id = text.parse().ok().and_then(|id| world.channels.get(&id));
    let found = by_id.or_else(|| {
        world
            .channels
            .values()
            .rev()
            .find(|channel| channel.name == name && world.sees(user, channel))
    });
    found.filter(|channel| world.sees(user, channel)).map(|channel| channel.id)
}
