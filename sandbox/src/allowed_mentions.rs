//! `allowed_mentions`: the mentions of a message that may ping.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::id::Id;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AllowedMentions {
    pub(crate) everyone: bool,
    pub(crate) users: MentionFilter,
    pub(crate) roles: MentionFilter,
    pub(crate) replied_user: bool,
}

/// All users or roles, or the listed ones.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum MentionFilter {
    All,
    These(BTreeSet<Id>),
}

impl MentionFilter {
    pub(crate) fn has(&self, id: Id) -> bool {
        match self {
            Self::All => true,
            Self::These(ids) => ids.contains(&id),
        }
    }
}

impl AllowedMentions {
    /// Discord's default: everything on channel messages, users only on answers to interactions.
    pub(crate) fn by_default(answers_interaction: bool) -> Self {
        let roles = if answers_interaction {
            MentionFilter::These(BTreeSet::new())
        } else {
            MentionFilter::All
        };
        Self {
            everyone: !answers_interaction,
            users: MentionFilter::All,
            roles,
            replied_user: true,
        }
    }

    /// Reads `allowed_mentions`. If absent or null, uses the default.
    pub(crate) fn read(field: &Value, answers_interaction: bool) -> Self {
        if !field.is_object() {
            return Self::by_default(answers_interaction);
        }
        let parses = |kind: &str| {
            field["parse"].as_array().is_some_and(|list| list.iter().any(|entry| entry == kind))
        };
        let only = |kind: &str| {
            let listed = field[kind].as_array().into_iter().flatten();
            if parses(kind) {
                MentionFilter::All
            } else {
                MentionFilter::These(listed.filter_map(Id::from_json).collect())
            }
        };
        Self {
            everyone: parses("everyone"),
            users: only("users"),
            roles: only("roles"),
            replied_user: field["replied_user"] == true,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_empty_parse_list_allows_no_mentions() {
        let allowed = AllowedMentions::read(&json!({"parse": []}), false);
        assert!(!allowed.users.has(Id(5)) && !allowed.everyone && !allowed.replied_user);
    }

    #[test]
    fn listed_users_alone_are_allowed() {
        let allowed = AllowedMentions::read(&json!({"users": ["5"]}), true);
        assert!(allowed.users.has(Id(5)) && !allowed.users.has(Id(6)));
    }
}
