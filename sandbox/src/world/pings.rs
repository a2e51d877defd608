//! Pings of a message: the mentions in its text, narrowed by `allowed_mentions`.

use std::collections::BTreeSet;

use crate::allowed_mentions::AllowedMentions;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::{Channel, World};

/// The users that a message pings.
#[derive(Debug)]
pub(super) struct Pings {
    pub(super) users: BTreeSet<Id>,
    pub(super) everyone: bool,
}

/// A mention in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mention {
    User(Id),
    Role(Id),
}

impl World {
    /// The pings of a text in a channel.
    pub(super) fn pings(
        &self,
        channel: &Channel,
        author: Id,
        content: &str,
        allowed: &AllowedMentions,
    ) -> Pings {
        let may_everyone = self.permissions(author, channel).has(Permissions::MENTION_EVERYONE);
        let everyone = allowed.everyone
            && may_everyone
            && (content.contains("@everyone") || content.contains("@here"));
        let mut users = BTreeSet::new();
        for mention in mentions(content) {
            match mention {
                Mention::Role(role) if allowed.roles.has(role) && may_everyone => {
                    users.extend(self.members_with_role(channel, role));
                }
                Mention::User(user) if allowed.users.has(user) => {
                    users.insert(user);
                }
                Mention::Role(_) | Mention::User(_) => {}
            }
        }
        users.retain(|user| self.sees(*user, channel));
        Pings { users, everyone }
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
