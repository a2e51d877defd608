//! Actions of a member over JSON.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::control::request::find_member;
use crate::id::Id;
use crate::member::{CommandTarget, ComponentUse, Error, Opened, Purpose, not_found};
use crate::shared::Shared;
use crate::world::{Actor, Launch, Platform, World};

/// The member, the channel and the action of a request.
#[derive(Debug, Deserialize)]
pub(crate) struct ActionRequest {
    /// The member, by name or id.
    #[serde(rename = "as")]
    who: String,
    /// The member's channel. Opening direct messages and submitting a form need none.
    channel: Option<Id>,
    #[serde(flatten)]
    act: MemberAction,
}

/// An action of a member.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", tag = "do")]
enum MemberAction {
    /// Writes a message.
    Say { text: String },
    /// Sends a typed command.
    Slash { line: String },
    /// Asks for suggestions for the last option of a line.
    Suggest { line: String },
    /// Uses a command of the context menu on a user.
    UserCommand { name: String, target: String },
    /// Uses a command of the context menu on a message.
    MessageCommand { name: String, message: Id },
    /// Presses a button.
    Press {
        message: Id,
        custom_id: String,
        #[serde(default)]
        forged: bool,
    },
    /// Chooses in a menu.
    Choose {
        message: Id,
        custom_id: String,
        values: Vec<String>,
        #[serde(default)]
        forged: bool,
    },
    /// Sends the form that an interaction opened.
    Submit { form: Id, fields: BTreeMap<String, FieldValue> },
    /// Marks everything here as read.
    Read,
    /// Dismisses a message that only this member sees.
    Dismiss { message: Id },
    /// Opens direct messages with the bot or another member.
    OpenDirect { with: String },
    /// Opens the direct messages of several members.
    OpenGroup { with: Vec<String> },
    /// Installs the application for the member, or removes it.
    InstallApp { installed: bool },
    /// Opens or closes the member's direct messages.
    TakeDirect { takes: bool },
    /// Delivers an interaction to the bot again.
    Redeliver { interaction: Id },
    /// Uses the Entry Point command, which opens the Activity.
    Launch,
    /// Opens the Activity here, without asking the bot.
    JoinActivity { platform: Option<Platform> },
    /// Follows a link to the Activity.
    OpenActivityLink { url: String },
    /// Closes the Activity.
    LeaveActivity,
}

/// A value of a form's field, or the chosen values of a menu.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum FieldValue {
    One(String),
    Several(Vec<String>),
}

impl FieldValue {
    /// Each value with the name of its field.
    fn into_named(self, name: &str) -> Vec<(String, String)> {
        let values = match self {
            Self::One(value) => vec![value],
            // A cleared field has an empty value; a field without a value keeps its defaults.
            Self::Several(values) if values.is_empty() => vec![String::new()],
            Self::Several(values) => values,
        };
        values.into_iter().map(|value| (name.to_owned(), value)).collect()
    }
}

/// Carries out the action. Answers with a message, a channel, or an interaction for `/sandbox/asked/{id}`.
pub(super) async fn act(
    State(shared): State<Arc<Shared>>,
    request: Result<Json<ActionRequest>, JsonRejection>,
) -> Result<Json<Value>, Error> {
    let Json(request) = request?;
    let user = find_member(&shared, &request.who)?;
    let actor = Actor { user, channel: request.channel.unwrap_or(Id(0)) };
    let done = shared.update(|world| perform(world, actor, request.act))?;
    if done.get("interaction").is_some() {
        shared.watch_answer_deadline();
    }
    Ok(Json(done))
}

fn perform(world: &mut World, actor: Actor, action: MemberAction) -> Result<Value, Error> {
    let interaction = match action {
        MemberAction::Say { text } => return Ok(json!({"message": world.say(actor, &text)?})),
        MemberAction::Read => return read(world, actor),
        MemberAction::Dismiss { message } => return dismiss(world, actor, message),
        MemberAction::Slash { line } => world.slash(actor, &line, Purpose::Send)?,
        MemberAction::Suggest { line } => world.slash(actor, &line, Purpose::Suggest)?,
        MemberAction::UserCommand { name, target } => {
            let target = find(world, &target)?;
            world.context_command(actor, &name, CommandTarget::User(target))?
        }
        MemberAction::MessageCommand { name, message } => {
            world.context_command(actor, &name, CommandTarget::Message(message))?
        }
        MemberAction::Press { message, custom_id, forged } => {
            let (custom_id, values) = (custom_id.as_str(), None);
            world.component(actor, ComponentUse { message, custom_id, values, forged })?
        }
        MemberAction::Choose { message, custom_id, values, forged } => {
            let (custom_id, values) = (custom_id.as_str(), Some(values.as_slice()));
            world.component(actor, ComponentUse { message, custom_id, values, forged })?
        }
        MemberAction::Submit { form, fields } => {
            let fields = fields.into_iter().flat_map(|(name, value)| value.into_named(&name));
            world.submit(form, actor.user, &fields.collect::<Vec<_>>())?
        }
        MemberAction::Redeliver { interaction } => {
            world.redeliver(interaction)?;
            interaction
        }
        MemberAction::Launch => match world.use_entry_point(actor)? {
            Opened::Interaction(interaction) => interaction,
            Opened::Window(frame) => return Ok(window(world, frame)),
        },
        MemberAction::JoinActivity { platform } => {
            let frame = world.join_activity(actor, Launch { custom_id: None, platform })?;
            return Ok(window(world, frame));
        }
        MemberAction::OpenActivityLink { url } => {
            let frame = world.open_activity_link(actor, &url)?;
            return Ok(window(world, frame));
        }
        MemberAction::LeaveActivity => return Ok(leave_activity(world, actor)),
        MemberAction::OpenDirect { with } => {
            let other = find(world, &with)?;
            return Ok(json!({"channel": world.direct_with(actor.user, other)?}));
        }
        MemberAction::OpenGroup { with } => {
            let others =
                with.iter().map(|name| find(world, name)).collect::<Result<Vec<_>, _>>()?;
            return Ok(json!({"channel": world.group_of(actor.user, &others)?}));
        }
        MemberAction::InstallApp { installed } => {
            world.install(actor.user, installed);
            return Ok(json!({}));
        }
        MemberAction::TakeDirect { takes } => {
            world.take_dms(actor.user, takes);
            return Ok(json!({}));
        }
    };
    Ok(json!({"interaction": interaction}))
}

fn window(world: &World, frame: Id) -> Value {
    json!({"activity": world.window_view(frame)})
}

fn leave_activity(world: &mut World, actor: Actor) -> Value {
    if let Some(window) = world.window_of(actor.user) {
        world.close_window(window.frame);
    }
    json!({})
}

fn find(world: &World, name: &str) -> Result<Id, Error> {
    world.find_user(name).ok_or_else(|| Error::NotFound(format!("member {name}")))
}

fn read(world: &mut World, actor: Actor) -> Result<Value, Error> {
    let newest = world.visible_channel(actor)?.messages.keys().next_back().copied();
    if let Some(newest) = newest {
        world.read.insert((actor.user, actor.channel), newest);
    }
    Ok(json!({}))
}

fn dismiss(world: &mut World, actor: Actor, message: Id) -> Result<Value, Error> {
    if world.visible_message(actor, message)?.only_for != Some(actor.user) {
        return Err(Error::NotAllowed(
            "Only messages that nobody else sees can be put away.".into(),
        ));
    }
    world.delete_message(actor.channel, message).map_err(not_found)?;
    Ok(json!({}))
}
