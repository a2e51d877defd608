//! The mentions in a message's text, narrowed by `allowed_mentions`, and the users whom they ping.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::allowed_mentions::AllowedMentions;
use crate::api_error::ApiError;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::{Channel, Message, World};

/// The users and roles that a message mentions.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Mentions {
    /// Users who are mentioned one by one, and the author of the message that is replied to.
    pub(super) users: BTreeSet<Id>,
    pub(super) roles: BTreeSet<Id>,
    pub(super) everyone: bool,
}

/// A mention in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mention {
    User(Id),
    Role(Id),
}

impl World {
    /// The allowed mentions in a message's text.
    pub(super) fn mentions(
        &self,
        message: &Message,
        allowed: &AllowedMentions,
    ) -> Result<Mentions, ApiError> {
        let (channel, content) = (self.channel(message.channel)?, message.content.as_str());
        let may_everyone =
            self.permissions(message.author, channel).has(Permissions::MENTION_EVERYONE);
        let everyone = allowed.everyone
            && may_everyone
            && (content.contains("@everyone") || content.contains("@here"));
        let mut found = Mentions { everyone, ..Mentions::default() };
        let guild = channel.guild.and_then(|guild| self.guilds.get(&guild));
        let is_role = |role: Id| guild.is_some_and(|guild| guild.roles.contains_key(&role));
        for mention in mentions(content) {
            match mention {
                Mention::Role(role) if allowed.roles.has(role) && may_everyone && is_role(role) => {
                    found.roles.insert(role);
                }
                Mention::User(user) if allowed.users.has(user) && self.sees(user, channel) => {
                    found.users.insert(user);
                }
                Mention::Role(_) | Mention::User(_) => {}
            }
        }
        let replied = message.origin.reply_to.and_then(|id| channel.messages.get(&id));
        found.users.extend(replied.filter(|_| allowed.replied_user).map(|replied| replied.author));
        Ok(found)
    }

    /// The users whom a new message with these mentions pings.
    pub(super) fn pings(
        &self,
        message: &Message,
        mentions: &Mentions,
    ) -> Result<BTreeSet<Id>, ApiError> {
        let channel = self.channel(message.channel)?;
        let mut users = mentions.users.clone();
        for role in &mentions.roles {
            let members = self.members_with_role(channel, *role).into_iter();
            users.extend(members.filter(|user| self.sees(*user, channel)));
        }
        users.retain(|user| message.is_seen_by(*user));
        Ok(users)
    }

    fn members_with_role(&self, channel: &Channel, role: Id) -> Vec<Id> {
        let guild = channel.guild.and_then(|guild| self.guilds.get(&guild));
        let members = guild.into_iter().flat_map(|guild| &guild.members);
        members.filter(|(_, member)| member.roles.contains(&role)).map(|(id, _)| *id).collect()
    }
}

/// All `<@id>`, `<@!id>` (users) and `<@&id>` (roles) of a text.
fn mentions(content: &str) -> Vec<Mention> {
    let read = |piece: &str| {
        let (inside, _) = piece.split_once('>')?;
        match inside.strip_prefix('&') {
            Some(digits) => digits.parse().ok().map(Mention::Role),
            None => inside.trim_start_matches('!').parse().ok().map(Mention::User),
        }
    };
    content.split("<@").skip(1).filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_found_in_text() {
        assert_eq!(
            mentions("<@5> and <@!6>, not <@x>, role <@&7> <@8"),
            [Mention::User(Id(5)), Mention::User(Id(6)), Mention::Role(Id(7))]
        );
    }
}
