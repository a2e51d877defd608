//! Opening channels, threads, direct messages and groups as a member.

use std::collections::BTreeSet;

use crate::id::Id;
use crate::member::{Error, Member, Visit};
use crate::world::Actor;
use crate::world::direct_messages::MOST_IN_GROUP;
use crate::world::{Channel, ChannelKind, World};

impl Member {
    /// Goes to a channel or thread, by name (with or without `#`) or id.
    pub fn visit(&self, channel: &str) -> Result<Visit, Error> {
        let found = self.shared.read(|world| find_channel(world, self.id, channel));
        let channel = found.ok_or_else(|| Error::NotFound(format!("channel {channel}")))?;
        Ok(Visit { member: self.clone(), channel })
    }

    /// Goes to a channel or thread by its id.
    pub fn visit_id(&self, channel: Id) -> Result<Visit, Error> {
        let actor = Actor { user: self.id, channel };
        self.shared.read(|world| world.visible_channel(actor).map(|_| ()))?;
        Ok(Visit { member: self.clone(), channel })
    }

    /// Goes to the direct messages with the bot.
    pub fn dm(&self) -> Visit {
        let channel = self.shared.update(|world| world.dm_with_bot(self.id));
        Visit { member: self.clone(), channel }
    }

    /// Goes to the direct messages with another member, without the bot.
    pub fn chat(&self, with: &str) -> Result<Visit, Error> {
        let channel = self.shared.update(|world| {
            let other = world.member_named(with)?;
            world.direct_with(self.id, other)
        })?;
        Ok(Visit { member: self.clone(), channel })
    }

    /// Goes to the direct messages with several other members, without the bot.
    pub fn group(&self, with: &[&str]) -> Result<Visit, Error> {
        let channel = self.shared.update(|world| {
            let others = with.iter().map(|name| world.member_named(name));
            let others = others.collect::<Result<Vec<_>, _>>()?;
            world.group_of(self.id, &others)
        })?;
        Ok(Visit { member: self.clone(), channel })
    }

    /// Waits for a thread whose name contains this text.
    pub async fn wait_for_thread(&self, part_of_name: &str) -> Result<Visit, Error> {
        let look = |world: &World| {
            let fits = |channel: &&Channel| {
                channel.thread.is_some()
                    && channel.name.contains(part_of_name)
                    && world.sees(self.id, channel)
            };
            world.channels.values().rev().find(fits).map(|channel| channel.id)
        };
        let channel = self.shared.wait(&format!("a thread \"{part_of_name}\""), look).await?;
        Ok(Visit { member: self.clone(), channel })
    }
}

impl World {
    /// The direct messages of a member with someone else, created if necessary.
    pub(crate) fn direct_with(&mut self, user: Id, other: Id) -> Result<Id, Error> {
        if user == other {
            let told = "Direct messages are between two different users.";
            return Err(Error::NotSent(told.into()));
        }
        let is_bot = other == self.bot();
        Ok(if is_bot { self.dm_with_bot(user) } else { self.chat_between(user, other) })
    }

    /// The group of exactly these members, created if necessary.
    pub(crate) fn group_of(&mut self, one: Id, others: &[Id]) -> Result<Id, Error> {
        let mut members = vec![one];
        for other in others {
            if !members.contains(other) {
                members.push(*other);
            }
        }
        if members.contains(&self.bot()) || !(2..=MOST_IN_GROUP).contains(&members.len()) {
            let told = format!("A conversation has 2 to {MOST_IN_GROUP} members, and no bot.");
            return Err(Error::NotSent(told));
        }
        let wanted = members.iter().collect::<BTreeSet<_>>();
        let same = |channel: &&Channel| {
            channel.kind == ChannelKind::GroupDm
                && channel.recipients.iter().collect::<BTreeSet<_>>() == wanted
        };
        if let Some(known) = self.channels.values().find(same) {
            return Ok(known.id);
        }
        let id = self.fresh_id();
        self.channels.insert(id, Channel::group(id, members));
        Ok(id)
    }
}

/// A channel that a member sees. Of several with the same name the newest, since threads may share names.
fn find_channel(world: &World, user: Id, text: &str) -> Option<Id> {
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
