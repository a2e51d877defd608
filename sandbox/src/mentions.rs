//! Who a message really pings: the mentions in its text, narrowed by `allowed_mentions`.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::{Channel, World};

/// What a message may ping.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Allowed {
    everyone: bool,
    users: Only,
    roles: Only,
    pub(crate) replied_user: bool,
}

#[derive(Clone, Debug, PartialEq)]
enum Only {
    All,
    These(BTreeSet<Id>),
}

impl Only {
    fn has(&self, id: Id) -> bool {
        match self {
            Self::All => true,
            Self::These(ids) => ids.contains(&id),
        }
    }
}

impl Allowed {
    /// Discord's default: everything on channel messages, users only on answers to interactions.
    pub(crate) fn by_default(answers_interaction: bool) -> Self {
        let roles = if answers_interaction { Only::These(BTreeSet::new()) } else { Only::All };
        Self { everyone: !answers_interaction, users: Only::All, roles, replied_user: true }
    }

    /// What `allowed_mentions` says; absent or null is the default.
    pub(crate) fn read(field: &Value, answers_interaction: bool) -> Self {
        if !field.is_object() {
            return Self::by_default(answers_interaction);
        }
        let parses = |kind: &str| {
            field["parse"].as_array().is_some_and(|list| list.iter().any(|entry| entry == kind))
        };
        let only = |kind: &str| {
            let listed = field[kind].as_array().into_iter().flatten();
            if parses(kind) { Only::All } else { Only::These(listed.filter_map(read_id).collect()) }
        };
        Self {
            everyone: parses("everyone"),
            users: only("users"),
            roles: only("roles"),
            replied_user: field["replied_user"] == true,
        }
    }
}

/// Ids may come as strings or as numbers.
pub(crate) fn read_id(value: &Value) -> Option<Id> {
    value.as_str().and_then(|text| text.parse().ok()).or_else(|| value.as_u64().map(Id))
}

/// Who is pinged: users, and whether it was everyone.
pub(crate) fn pinged(
    world: &World,
    channel: &Channel,
    (author, content): (Id, &str),
    allowed: &Allowed,
) -> (BTreeSet<Id>, bool) {
    let may_everyone = world.permissions(author, channel).has(Permissions::MENTION_EVERYONE);
    let everyone = allowed.everyone
        && may_everyone
        && (content.contains("@everyone") || content.contains("@here"));
    let mut users = BTreeSet::new();
    for (role, id) in mentioned(content) {
        if role && allowed.roles.has(id) && may_everyone {
            users.extend(members_with(world, channel, id));
        } else if !role && allowed.users.has(id) {
            users.insert(id);
        }
    }
    users.retain(|user| world.sees(*user, channel));
    (users, everyone)
}

fn members_with(world: &World, channel: &Channel, role: Id) -> Vec<Id> {
    let guild = channel.guild.and_then(|guild| world.guilds.get(&guild));
    let members = guild.into_iter().flat_map(|guild| &guild.members);
    members.filter(|(_, member)| member.roles.contains(&role)).map(|(id, _)| *id).collect()
}

/// All `<@id>`, `<@!id>` (users) and `<@&id>` (roles, `true`) of a text.
fn mentioned(content: &str) -> Vec<(bool, Id)> {
    let pieces = content.split("<@").skip(1);
    let read = |piece: &str| {
        let (inside, _) = piece.split_once('>')?;
        let (role, digits) = inside
            .strip_prefix('&')
            .map_or((false, inside.trim_start_matches('!')), |digits| (true, digits));
        digits.parse().ok().map(|id| (role, id))
    };
    pieces.filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn mentions_are_found_in_text() {
        assert_eq!(
            mentioned("<@5> and <@!6>, not <@x>, role <@&7> <@8"),
            [(false, Id(5)), (false, Id(6)), (true, Id(7))]
        );
    }

    #[test]
    fn an_empty_parse_list_allows_nobody() {
        let allowed = Allowed::read(&json!({"parse": []}), false);
        assert!(!allowed.users.has(Id(5)) && !allowed.everyone && !allowed.replied_user);
    }

    #[test]
    fn listed_users_alone_are_allowed() {
        let allowed = Allowed::read(&json!({"users": ["5"]}), true);
        assert!(allowed.users.has(Id(5)) && !allowed.users.has(Id(6)));
    }
}
