//! The list of REST routes. Each is a plain function on the world.

use serde_json::json;

use crate::api_error::{ApiError, ErrorCode};
use crate::id::Id;
use crate::rest::call::{Call, UNKNOWN, VERSIONS, parse_id};
use crate::rest::commands::CommandScope;
use crate::rest::reply::{Reply, RestResult};
use crate::rest::scheduled_events::EventKey;
use crate::rest::webhooks::WebhookKey;
use crate::rest::{
    channels, commands, emojis, guilds, interactions, messages, meta, oauth2, scheduled_events,
    threads, uploads, users, webhooks,
};
use crate::world::World;

/// Answers a request.
pub(super) fn answer(world: &mut World, call: &Call) -> RestResult {
    let path = call.path.iter().map(String::as_str).collect::<Vec<_>>();
    // Requests without a user agent are refused before anything else.
    if !call.has_agent {
        return Err(ErrorCode::NoUserAgent.into());
    }
    if call.version.is_some_and(|version| !VERSIONS.contains(&version)) {
        return Err(ErrorCode::UnknownApiVersion.into());
    }
    if let Some(answered) = bearer_route(world, call, &path) {
        return answered;
    }
    if !is_open(&path) && call.token.as_deref() != Some(world.app.token.as_str()) {
        return Err(ApiError::unauthorized());
    }
    route(world, call, &path)
}

/// Answers a request with a person's bearer token. `None` for any other request.
fn bearer_route(world: &mut World, call: &Call, path: &[&str]) -> Option<RestResult> {
    call.bearer.as_ref()?;
    Some(match (call.method.as_str(), path) {
        ("GET", ["users", "@me"]) => oauth2::current_user(world, call),
        ("GET", ["oauth2", "@me"]) => oauth2::current_authorization(world, call),
        ("POST", ["applications", app, "attachment"]) => oauth2::grant(world, call)
            .map(|_| ())
            .and_then(|()| uploads::add(world, app_id(app)?, call)),
        _ => Err(ApiError::unauthorized()),
    })
}

/// Whether the address itself authorizes the request.
fn is_open(path: &[&str]) -> bool {
    matches!(
        path,
        ["gateway"] | ["interactions", ..] | ["webhooks", _, _, ..] | ["oauth2", "token"]
    )
}

/// Answers a request by its method and path.
#[expect(clippy::too_many_lines, reason = "a table of one line a route reads best in one piece")]
fn route(world: &mut World, call: &Call, path: &[&str]) -> RestResult {
    let me = world.bot();
    let user = |text: &str| if text == "@me" { Ok(me) } else { parse_id("user_id", text) };
    match (call.method.as_str(), path) {
        ("GET", ["gateway"]) => Ok(meta::gateway(world)),
        ("GET", ["gateway", "bot"]) => Ok(meta::gateway_bot(world)),
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => {
            Ok(meta::application(world))
        }
        ("POST", ["oauth2", "token"]) => oauth2::token(world, call),
        ("GET", ["applications", app, "activity-instances", instance]) => {
            oauth2::instance(world, app_id(app)?, instance)
        }
        ("POST", ["applications", app, "attachment"]) => uploads::add(world, app_id(app)?, call),
        // The sandbox has no sounds, but libraries wait for the list.
        ("GET", ["soundboard-default-sounds"]) => Ok(Reply::ok(json!([]))),
        ("GET", ["users", "@me", "guilds"]) => guilds::list_own(world, call),
        ("POST", ["users", "@me", "channels"]) => users::open_dm(world, call),
        ("GET", ["users", who]) => users::show(world, user(who)?),

        ("GET", ["applications", app, "commands"]) => commands::list(world, everywhere(app)?, call),
        ("PUT", ["applications", app, "commands"]) => {
            commands::replace(world, everywhere(app)?, call)
        }
        ("POST", ["applications", app, "commands"]) => commands::add(world, everywhere(app)?, call),
        ("GET", ["applications", app, "guilds", guild, "commands"]) => {
            commands::list(world, in_guild(app, guild)?, call)
        }
        ("PUT", ["applications", app, "guilds", guild, "commands"]) => {
            commands::replace(world, in_guild(app, guild)?, call)
        }
        ("POST", ["applications", app, "guilds", guild, "commands"]) => {
            commands::add(world, in_guild(app, guild)?, call)
        }
        (_, ["applications", app, "commands", command]) => {
            commands::one(world, everywhere(app)?, command_id(command)?, call)
        }
        (_, ["applications", app, "guilds", guild, "commands", command]) => {
            commands::one(world, in_guild(app, guild)?, command_id(command)?, call)
        }

        ("GET", ["applications", app, "emojis"]) => emojis::list(world, app_id(app)?),
        ("POST", ["applications", app, "emojis"]) => emojis::add(world, app_id(app)?, call),
        ("GET", ["applications", app, "emojis", emoji]) => {
            emojis::show(world, app_id(app)?, emoji_id(emoji)?)
        }
        ("PATCH", ["applications", app, "emojis", emoji]) => {
            emojis::rename(world, app_id(app)?, emoji_id(emoji)?, call)
        }
        ("DELETE", ["applications", app, "emojis", emoji]) => {
            emojis::remove(world, app_id(app)?, emoji_id(emoji)?)
        }

        ("POST", ["interactions", interaction, token, "callback"]) => {
            interactions::callback(world, parse_id("interaction_id", interaction)?, token, call)
        }
        ("POST", ["webhooks", app, token]) => webhooks::send(world, webhook(app, token)?, call),
        ("GET", ["webhooks", app, token, "messages", message]) => {
            webhooks::show(world, webhook(app, token)?, message)
        }
        ("PATCH", ["webhooks", app, token, "messages", message]) => {
            webhooks::edit(world, webhook(app, token)?, message, call)
        }
        ("DELETE", ["webhooks", app, token, "messages", message]) => {
            webhooks::delete(world, webhook(app, token)?, message)
        }

        ("GET", ["channels", channel]) => channels::show(world, channel_id(channel)?),
        ("PATCH", ["channels", channel]) => channels::change(world, channel_id(channel)?, call),
        ("DELETE", ["channels", channel]) => channels::delete(world, channel_id(channel)?),
        ("POST", ["channels", channel, "typing"]) => channels::typing(world, channel_id(channel)?),
        ("GET", ["channels", channel, "messages"]) => {
            messages::list(world, channel_id(channel)?, call)
        }
        ("POST", ["channels", channel, "messages"]) => {
            messages::send(world, channel_id(channel)?, call)
        }
        ("GET", ["channels", channel, "messages", message]) => {
            messages::show(world, channel_id(channel)?, message_id(message)?)
        }
        ("PATCH", ["channels", channel, "messages", message]) => {
            messages::edit(world, channel_id(channel)?, message_id(message)?, call)
        }
        ("DELETE", ["channels", channel, "messages", message]) => {
            messages::delete(world, channel_id(channel)?, message_id(message)?)
        }

        ("POST", ["channels", channel, "messages", message, "threads"]) => {
            threads::from_message(world, channel_id(channel)?, message_id(message)?, call)
        }
        ("POST", ["channels", channel, "threads"]) => {
            threads::without_message(world, channel_id(channel)?, call)
        }
        ("GET", ["channels", thread, "thread-members"]) => {
            threads::members(world, channel_id(thread)?, call)
        }
        ("GET", ["channels", thread, "thread-members", who]) => {
            threads::member(world, channel_id(thread)?, user(who)?, call)
        }
        ("PUT", ["channels", thread, "thread-members", who]) => {
            threads::add_member(world, channel_id(thread)?, user(who)?)
        }
        ("DELETE", ["channels", thread, "thread-members", who]) => {
            threads::remove_member(world, channel_id(thread)?, user(who)?)
        }
        ("GET", ["channels", channel, "threads", "archived", "public"]) => {
            threads::archived(world, channel_id(channel)?, call)
        }
        ("GET", ["guilds", guild, "threads", "active"]) => threads::active(world, guild_id(guild)?),

        ("GET", ["guilds", guild]) => guilds::show(world, guild_id(guild)?, call),
        ("GET", ["guilds", guild, "channels"]) => guilds::channels(world, guild_id(guild)?),
        ("GET", ["guilds", guild, "roles"]) => guilds::roles(world, guild_id(guild)?),
        ("GET", ["guilds", guild, "members"]) => guilds::members(world, guild_id(guild)?, call),
        ("GET", ["guilds", guild, "members", who]) => {
            guilds::member(world, guild_id(guild)?, user(who)?)
        }
        ("GET", ["guilds", guild, "scheduled-events"]) => {
            scheduled_events::list(world, guild_id(guild)?, call)
        }
        ("POST", ["guilds", guild, "scheduled-events"]) => {
            scheduled_events::add(world, guild_id(guild)?, call)
        }
        ("GET", ["guilds", guild, "scheduled-events", event]) => {
            scheduled_events::show(world, event_key(guild, event)?, call)
        }
        ("PATCH", ["guilds", guild, "scheduled-events", event]) => {
            scheduled_events::change(world, event_key(guild, event)?, call)
        }
        ("DELETE", ["guilds", guild, "scheduled-events", event]) => {
            scheduled_events::remove(world, event_key(guild, event)?)
        }
        _ if is_known(path) => Err(ApiError::method_not_allowed()),
        (_, [UNKNOWN]) => Err(ErrorCode::General.into()),
        (method, _) => Err(ApiError::not_built(&format!("{method} {}", pattern(path)))),
    }
}

/// The path with names in place of ids and tokens, as Discord's documentation writes it.
fn pattern(path: &[&str]) -> String {
    let is_open = is_open(path);
    let step = |(at, &step): (usize, &&str)| match step {
        _ if is_open && at == 2 => "/{token}".to_owned(),
        step if step.parse::<Id>().is_ok() => "/{id}".to_owned(),
        step if step.starts_with("i-") => "/{instance}".to_owned(),
        step => format!("/{step}"),
    };
    path.iter().enumerate().map(step).collect()
}

fn app_id(text: &str) -> Result<Id, ApiError> {
    parse_id("application_id", text)
}

fn guild_id(text: &str) -> Result<Id, ApiError> {
    parse_id("guild_id", text)
}

fn event_key(guild: &str, event: &str) -> Result<EventKey, ApiError> {
    let event = parse_id("guild_scheduled_event_id", event)?;
    Ok(EventKey { guild: guild_id(guild)?, event })
}

fn channel_id(text: &str) -> Result<Id, ApiError> {
    parse_id("channel_id", text)
}

fn message_id(text: &str) -> Result<Id, ApiError> {
    parse_id("message_id", text)
}

fn command_id(text: &str) -> Result<Id, ApiError> {
    parse_id("command_id", text)
}

fn emoji_id(text: &str) -> Result<Id, ApiError> {
    parse_id("emoji_id", text)
}

fn everywhere(app: &str) -> Result<CommandScope, ApiError> {
    Ok(CommandScope { app: app_id(app)?, guild: None })
}

fn in_guild(app: &str, guild: &str) -> Result<CommandScope, ApiError> {
    Ok(CommandScope { app: app_id(app)?, guild: Some(guild_id(guild)?) })
}

fn webhook<'a>(app: &str, token: &'a str) -> Result<WebhookKey<'a>, ApiError> {
    Ok(WebhookKey { app: parse_id("webhook_id", app)?, token })
}

/// Whether this address exists with another method.
fn is_known(path: &[&str]) -> bool {
    matches!(
        path,
        ["gateway"]
            | ["gateway", "bot"]
            | ["soundboard-default-sounds"]
            | ["oauth2", "applications", "@me"]
            | ["oauth2", "token" | "@me"]
            | ["applications", _, "activity-instances", _]
            | ["applications", _, "attachment"]
            | ["applications", "@me"]
            | ["users", _]
            | ["users", "@me", "guilds" | "channels"]
            | ["applications", _, "commands" | "emojis"]
            | ["applications", _, "emojis", _]
            | ["applications", _, "guilds", _, "commands"]
            | ["interactions", _, _, "callback"]
            | ["webhooks", _, _]
            | ["webhooks", _, _, "messages", _]
            | ["channels", _]
            | ["channels", _, "typing" | "messages" | "threads" | "thread-members"]
            | ["channels", _, "messages" | "thread-members", _]
            | ["channels", _, "messages", _, "threads"]
            | ["channels", _, "threads", "archived", "public"]
            | ["guilds", _]
            | ["guilds", _, "channels" | "roles" | "members"]
            | ["guilds", _, "members", _]
            | ["guilds", _, "scheduled-events"]
            | ["guilds", _, "scheduled-events", _]
            | ["guilds", _, "threads", "active"]
    )
}
