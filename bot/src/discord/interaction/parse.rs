//! Reads Discord's interactions: the player, the place and the permissions.

use std::time::Instant;

use matches::{Key, PlayerId};
use poise::serenity_prelude as serenity;
use serenity::{
    AuthorizingIntegrationOwner, CommandInteraction, ComponentInteraction, InteractionContext,
    MessageFlags, ModalInteraction, Permissions,
};
use words::Language;

use crate::discord::interaction::Interaction;
use crate::discord::session::Session;
use crate::metrics::InteractionKind;

macro_rules! interaction {
    ($session:expr, $interaction:expr, $kind:expr, $is_on_private:expr, $is_guild_install:expr, $context:expr) => {{
        let interaction = $interaction;
        let member = interaction.member.as_ref();
        let permissions = member.and_then(|member| member.permissions);
        Self {
            session: $session.clone(),
            player: PlayerId(interaction.user.id.get()),
            name: member
                .map_or(interaction.user.display_name(), |member| member.display_name())
                .to_owned(),
            key: Key(interaction.id.get()),
            server: interaction.guild_id.map(serenity::GuildId::get),
            channel: interaction.channel_id.get(),
            parent: parent(interaction.channel.as_ref()),
            permissions: interaction.app_permissions,
            roles: member.map(|member| roles(&member.roles)).unwrap_or_default(),
            may_moderate: may_moderate(permissions),
            may_manage: may_manage(permissions),
            language: Language::of_locale(&interaction.locale).unwrap_or_default(),
            server_language: interaction.guild_locale.as_deref().and_then(Language::of_locale),
            is_guild_install: $is_guild_install && interaction.guild_id.is_some(),
            is_bot_dm: $context == Some(InteractionContext::BotDm),
            is_private: interaction.guild_id.is_none()
                && $context != Some(InteractionContext::BotDm),
            is_on_private: $is_on_private && !is_archived(interaction.channel.as_ref()),
            arrived: Instant::now(),
            kind: $kind,
            token: interaction.token.clone(),
        }
    }};
}

impl Interaction {
    pub(crate) fn command(session: &Session, command: &CommandInteraction) -> Self {
        let is_guild_install = is_guild_install(&command.authorizing_integration_owners);
        let kind = InteractionKind::Command(command.data.name.clone());
        interaction!(session, command, kind, false, is_guild_install, command.context)
    }

    pub(crate) fn component(session: &Session, press: &ComponentInteraction) -> Self {
        let is_guild_install = is_guild_install(&press.authorizing_integration_owners);
        let is_on_private = is_private(&press.message);
        let kind = InteractionKind::Press;
        interaction!(session, press, kind, is_on_private, is_guild_install, press.context)
    }

    pub(crate) fn modal(session: &Session, form: &ModalInteraction) -> Self {
        let is_on_private = form.message.as_deref().is_some_and(is_private);
        // serenity doesn't pass the context of modals. Only challenges need the context, and no modal makes a
        // challenge.
        let context = None::<InteractionContext>;
        interaction!(session, form, InteractionKind::Form, is_on_private, false, context)
    }
}

impl From<poise::ApplicationContext<'_, Session, serenity::Error>> for Interaction {
    fn from(context: poise::ApplicationContext<'_, Session, serenity::Error>) -> Self {
        Self::command(context.data(), context.interaction)
    }
}

fn is_private(message: &serenity::Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// Whether the thread is archived, so that no message in it can be edited.
fn is_archived(channel: Option<&serenity::PartialChannel>) -> bool {
    let thread = channel.and_then(|channel| channel.thread_metadata);
    thread.is_some_and(|thread| thread.archived)
}

fn is_guild_install(owners: &serenity::AuthorizingIntegrationOwners) -> bool {
    let by_server = |owner: &_| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_));
    owners.0.is_empty() || owners.0.iter().any(by_server)
}

fn may_manage(permissions: Option<Permissions>) -> bool {
    permissions.is_some_and(|may| may.administrator() || may.manage_guild())
}

fn roles(roles: &[serenity::RoleId]) -> Vec<u64> {
    roles.iter().map(|role| role.get()).collect()
}

/// Members who may delete messages may end matches.
fn may_moderate(permissions: Option<Permissions>) -> bool {
    may_manage(permissions) || permissions.is_some_and(|may| may.manage_messages())
}

fn parent(channel: Option<&serenity::PartialChannel>) -> Option<u64> {
    let channel = channel?;
    let is_thread = channel.thread_metadata.is_some();
    channel.parent_id.filter(|_| is_thread).map(serenity::ChannelId::get)
}
