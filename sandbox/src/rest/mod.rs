//! REST v10. THE list of routes is [`route`]; each is a plain function on the world.

mod call;
mod channels;
mod commands;
mod emojis;
mod guilds;
mod interactions;
mod messages;
mod meta;
mod serve;
mod threads;
mod users;
mod webhooks;

use serde_json::Value;

pub(crate) use call::Call;
pub(crate) use serve::{attachment, emoji, handle, not_found};

use crate::error::{Code, Refusal, form_fault};
use crate::id::Id;
use crate::world::World;

/// A request that went well: its status and body.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: Option<Value>,
}

pub(crate) type Answered = Result<Reply, Refusal>;

impl Reply {
    pub(crate) fn ok(body: Value) -> Self {
        Self { status: 200, body: Some(body) }
    }

    pub(crate) fn created(body: Value) -> Self {
        Self { status: 201, body: Some(body) }
    }

    pub(crate) fn nothing() -> Self {
        Self { status: 204, body: None }
    }
}

/// Answers a request.
pub(crate) fn answer(world: &mut World, call: &Call) -> Answered {
    let path = call.path.iter().map(String::as_str).collect::<Vec<_>>();
    // Programs that do not say who they are are turned away before anybody looks at what they want.
    if !call.has_agent {
        return Err(Code::NoUserAgent.into());
    }
    if call.version.is_some_and(|version| version != 10) {
        return Err(Code::UnknownApiVersion.into());
    }
    if !is_open(&path) && call.token.as_deref() != Some(world.app.token.as_str()) {
        return Err(Refusal::unauthorized());
    }
    route(world, call, &path)
}

/// Routes whose address is the key.
fn is_open(path: &[&str]) -> bool {
    matches!(path, ["gateway"] | ["interactions", ..] | ["webhooks", _, _, ..])
}

/// THE list of routes.
#[expect(clippy::too_many_lines, reason = "a table of one line a route reads best in one piece")]
fn route(world: &mut World, call: &Call, path: &[&str]) -> Answered {
    let me = world.bot();
    let user = |text: &str| if text == "@me" { Ok(me) } else { id(("user_id", text)) };
    match (call.method.as_str(), path) {
        ("GET", ["gateway"]) => Ok(meta::gateway(world)),
        ("GET", ["gateway", "bot"]) => Ok(meta::gateway_bot(world)),
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => {
            Ok(meta::application(world))
        }
        ("GET", ["users", "@me", "guilds"]) => guilds::mine(world, call),
        ("POST", ["users", "@me", "channels"]) => users::open_dm(world, call),
        ("GET", ["users", who]) => users::show(world, user(who)?),

        ("GET", ["applications", app, "commands"]) => {
            commands::list(world, (id(("application_id", app))?, None), call)
        }
        ("PUT", ["applications", app, "commands"]) => {
            commands::replace(world, (id(("application_id", app))?, None), call)
        }
        ("POST", ["applications", app, "commands"]) => {
            commands::add(world, (id(("application_id", app))?, None), call)
        }
        ("GET", ["applications", app, "guilds", guild, "commands"]) => commands::list(
            world,
            (id(("application_id", app))?, Some(id(("guild_id", guild))?)),
            call,
        ),
        ("PUT", ["applications", app, "guilds", guild, "commands"]) => commands::replace(
            world,
            (id(("application_id", app))?, Some(id(("guild_id", guild))?)),
            call,
        ),
        ("POST", ["applications", app, "guilds", guild, "commands"]) => commands::add(
            world,
            (id(("application_id", app))?, Some(id(("guild_id", guild))?)),
            call,
        ),
        (_, ["applications", app, "commands", command]) => commands::one(
            world,
            (id(("application_id", app))?, None, id(("command_id", command))?),
            call,
        ),
        (_, ["applications", app, "guilds", guild, "commands", command]) => commands::one(
            world,
            (
                id(("application_id", app))?,
                Some(id(("guild_id", guild))?),
                id(("command_id", command))?,
            ),
            call,
        ),

        ("GET", ["applications", app, "emojis"]) => {
            emojis::list(world, id(("application_id", app))?)
        }
        ("POST", ["applications", app, "emojis"]) => {
            emojis::add(world, id(("application_id", app))?, call)
        }
        ("GET", ["applications", app, "emojis", emoji]) => {
            emojis::show(world, (id(("application_id", app))?, id(("emoji_id", emoji))?))
        }
        ("PATCH", ["applications", app, "emojis", emoji]) => {
            emojis::rename(world, (id(("application_id", app))?, id(("emoji_id", emoji))?), call)
        }
        ("DELETE", ["applications", app, "emojis", emoji]) => {
            emojis::remove(world, (id(("application_id", app))?, id(("emoji_id", emoji))?))
        }

        ("POST", ["interactions", interaction, token, "callback"]) => {
            interactions::callback(world, (id(("interaction_id", interaction))?, token), call)
        }
        ("POST", ["webhooks", app, token]) => {
            webhooks::send(world, (id(("webhook_id", app))?, token), call)
        }
        ("GET", ["webhooks", app, token, "messages", message]) => {
            webhooks::show(world, (id(("webhook_id", app))?, token), message)
        }
        ("PATCH", ["webhooks", app, token, "messages", message]) => {
            webhooks::edit(world, (id(("webhook_id", app))?, token, message), call)
        }
        ("DELETE", ["webhooks", app, token, "messages", message]) => {
            webhooks::delete(world, (id(("webhook_id", app))?, token), message)
        }

        ("GET", ["channels", channel]) => channels::show(world, id(("channel_id", channel))?),
        ("PATCH", ["channels", channel]) => {
            channels::change(world, id(("channel_id", channel))?, call)
        }
        ("DELETE", ["channels", channel]) => channels::delete(world, id(("channel_id", channel))?),
        ("POST", ["channels", channel, "typing"]) => {
            channels::typing(world, id(("channel_id", channel))?)
        }
        ("GET", ["channels", channel, "messages"]) => {
            messages::list(world, id(("channel_id", channel))?, call)
        }
        ("POST", ["channels", channel, "messages"]) => {
            messages::send(world, id(("channel_id", channel))?, call)
        }
        ("GET", ["channels", channel, "messages", message]) => {
            messages::show(world, id(("channel_id", channel))?, id(("message_id", message))?)
        }
        ("PATCH", ["channels", channel, "messages", message]) => messages::edit(
            world,
            (id(("channel_id", channel))?, id(("message_id", message))?),
            call,
        ),
        ("DELETE", ["channels", channel, "messages", message]) => {
            messages::delete(world, id(("channel_id", channel))?, id(("message_id", message))?)
        }

        ("POST", ["channels", channel, "messages", message, "threads"]) => threads::from_message(
            world,
            (id(("channel_id", channel))?, id(("message_id", message))?),
            call,
        ),
        ("POST", ["channels", channel, "threads"]) => {
            threads::without_message(world, id(("channel_id", channel))?, call)
        }
        ("GET", ["channels", thread, "thread-members"]) => {
            threads::members(world, id(("channel_id", thread))?, call)
        }
        ("GET", ["channels", thread, "thread-members", who]) => {
            threads::member(world, (id(("channel_id", thread))?, user(who)?), call)
        }
        ("PUT", ["channels", thread, "thread-members", who]) => {
            threads::add_member(world, id(("channel_id", thread))?, user(who)?)
        }
        ("DELETE", ["channels", thread, "thread-members", who]) => {
            threads::remove_member(world, id(("channel_id", thread))?, user(who)?)
        }
        ("GET", ["channels", channel, "threads", "archived", "public"]) => {
            threads::archived(world, id(("channel_id", channel))?, call)
        }
        ("GET", ["guilds", guild, "threads", "active"]) => {
            threads::active(world, id(("guild_id", guild))?)
        }

        ("GET", ["guilds", guild]) => guilds::show(world, id(("guild_id", guild))?, call),
        ("GET", ["guilds", guild, "channels"]) => guilds::channels(world, id(("guild_id", guild))?),
        ("GET", ["guilds", guild, "roles"]) => guilds::roles(world, id(("guild_id", guild))?),
        ("GET", ["guilds", guild, "members"]) => guilds::members(world, id(("guild_id", guild))?),
        ("GET", ["guilds", guild, "members", who]) => {
            guilds::member(world, id(("guild_id", guild))?, user(who)?)
        }
        _ if is_known(path) => Err(Refusal::not_this_way()),
        _ => Err(Code::General.into()),
    }
}

/// Whether something is at this address, if asked for in another way.
fn is_known(path: &[&str]) -> bool {
    matches!(
        path,
        ["gateway"]
            | ["gateway", "bot"]
            | ["oauth2", "applications", "@me"]
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
            | ["guilds", _, "threads", "active"]
    )
}

/// An id in an address, which Discord calls by the name of the parameter.
fn id((name, text): (&str, &str)) -> Result<Id, Refusal> {
    text.parse().map_err(|_| {
        form_fault(
            name,
            "NUMBER_TYPE_COERCE",
            &format!("Value \"{}\" is not snowflake.", shortened(text)),
        )
    })
}

fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
