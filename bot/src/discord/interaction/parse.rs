//! Who asks, as an interaction of Discord's says it.

use std::time::Instant;

use matches::{Key, PlayerId};
use poise::serenity_prelude as serenity;
use serenity::{
    AuthorizingIntegrationOwner, CommandInteraction, ComponentInteraction, InteractionContext,
    MessageFlags, ModalInteraction, Permissions,
};

use crate::discord::interaction::Interaction;
use crate::metrics::What;

macro_rules! interaction {
    ($interaction:expr, $what:expr, $on_private:expr, ($is_at_home:expr, $context:expr)) => {{
        let interaction = $interaction;
        Self {
            player: PlayerId(interaction.user.id.get()),
            name: match &interaction.member {
                Some(member) => member.display_name().to_owned(),
                None => interaction.user.display_name().to_owned(),
            },
            key: Key(interaction.id.get()),
            server: interaction.guild_id.map(serenity::GuildId::get),
            channel: interaction.channel_id.get(),
            parent: parent(interaction.channel.as_ref()),
            permissions: interaction.app_permissions,
            roles: interaction
                .member
                .as_ref()
                .map(|member| roles(&member.roles))
                .unwrap_or_default(),
            moderates: interaction
                .member
                .as_ref()
                .is_some_and(|member| moderates(member.permissions)),
            manages: interaction.member.as_ref().is_some_and(|member| manages(member.permissions)),
            is_at_home: $is_at_home && interaction.guild_id.is_some(),
            is_with_bot: $context == Some(InteractionContext::BotDm),
            is_private: interaction.guild_id.is_none()
                && $context != Some(InteractionContext::BotDm),
            on_private: $on_private && !is_archived(interaction.channel.as_ref()),
            arrived: Instant::now(),
            what: $what,
            token: interaction.token.clone(),
        }
    }};
}

impl From<&CommandInteraction> for Interaction {
    fn from(interaction: &CommandInteraction) -> Self {
        let is_at_home = is_at_home(&interaction.authorizing_integration_owners);
        let what = What::Command(interaction.data.name.clone());
        interaction!(interaction, what, false, (is_at_home, interaction.context))
    }
}

impl From<&ComponentInteraction> for Interaction {
    fn from(interaction: &ComponentInteraction) -> Self {
        let is_at_home = is_at_home(&interaction.authorizing_integration_owners);
        let on_private = is_private(&interaction.message);
        interaction!(interaction, What::Press, on_private, (is_at_home, interaction.context))
    }
}

impl From<&ModalInteraction> for Interaction {
    fn from(interaction: &ModalInteraction) -> Self {
        let on_private = interaction.message.as_deref().is_some_and(is_private);
        // serenity says neither of modals, and nobody is challenged by one.
        interaction!(interaction, What::Form, on_private, (false, None::<InteractionContext>))
    }
}

fn is_private(message: &serenity::Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// In a thread that is archived nothing can be changed: what is new is said below.
fn is_archived(channel: Option<&serenity::PartialChannel>) -> bool {
    let thread = channel.and_then(|channel| channel.thread_metadata);
    thread.is_some_and(|thread| thread.archived)
}

fn is_at_home(owners: &serenity::AuthorizingIntegrationOwners) -> bool {
    let by_server = |owner: &_| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_));
    owners.0.is_empty() || owners.0.iter().any(by_server)
}

fn manages(permissions: Option<Permissions>) -> bool {
    permissions.is_some_and(|may| may.administrator() || may.manage_guild())
}

fn roles(roles: &[serenity::RoleId]) -> Vec<u64> {
    roles.iter().map(|role| role.get()).collect()
}

/// Whoever may take away what others have written may end their matches, too.
fn moderates(permissions: Option<Permissions>) -> bool {
    manages(permissions) || permissions.is_some_and(|may| may.manage_messages())
}

fn parent(channel: Option<&serenity::PartialChannel>) -> Option<u64> {
    let channel = channel?;
    let is_thread = channel.thread_metadata.is_some();
    channel.parent_id.filter(|_| is_thread).map(serenity::ChannelId::get)
}
