//! The commands of a frame to its client, answered as Discord's clients do.

use serde_json::{Value, json};

use crate::clock::iso;
use crate::id::Id;
use crate::world::activity::{ActivitySettings, FrameSettings, LoggedCommand, Platform};
use crate::world::{User, World};

/// The error codes of Discord's RPC.
const INVALID_PAYLOAD: u32 = 4000;
const INVALID_COMMAND: u32 = 4002;
const INVALID_PERMISSIONS: u32 = 4006;
const INVALID_TOKEN: u32 = 4009;
const OAUTH2_ERROR: u32 = 5000;

/// The commands that an old client knows.
const OLD: [&str; 7] = [
    "AUTHORIZE",
    "AUTHENTICATE",
    "SUBSCRIBE",
    "UNSUBSCRIBE",
    "CAPTURE_LOG",
    "SET_CONFIG",
    "OPEN_INVITE_DIALOG",
];

/// The events that need a scope, or an authenticated frame.
const PRIVATE_EVENTS: [&str; 2] = ["CURRENT_USER_UPDATE", "CURRENT_GUILD_MEMBER_UPDATE"];

/// A command of a frame.
#[derive(Clone, Debug, serde::Deserialize)]
pub(crate) struct FrameCommand {
    pub(crate) frame: Id,
    pub(crate) cmd: String,
    #[serde(default)]
    pub(crate) args: Value,
    #[serde(default)]
    pub(crate) evt: Option<String>,
}

/// The client's reply.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum CommandReply {
    Data(Value),
    Error {
        code: u32,
        message: String,
    },
    /// The member has to be asked first.
    AskConsent,
}

impl CommandReply {
    fn error(code: u32, message: &str) -> Self {
        Self::Error { code, message: message.into() }
    }

    /// The reply to a frame whose member has refused.
    pub(crate) fn consent_refused() -> Self {
        let why = "The resource owner or authorization server denied the request";
        Self::error(OAUTH2_ERROR, &format!("OAuth2 Error: access_denied: {why}"))
    }

    /// The reply as the relay reads it.
    pub(crate) fn json(self) -> Value {
        match self {
            Self::Data(data) => json!({"data": data}),
            Self::Error { code, message } => json!({"error": {"code": code, "message": message}}),
            Self::AskConsent => json!({"consent": true}),
        }
    }
}

impl World {
    /// Carries out a command of a frame. `None` if its window was closed.
    pub(crate) fn frame_command(&mut self, command: &FrameCommand) -> Option<CommandReply> {
        let window = self.activities.windows.get(&command.frame)?.clone();
        let mut args = command.args.clone();
        if args.get("access_token").is_some() {
            args["access_token"] = json!("…");
        }
        let cmd = command.cmd.clone();
        self.activities.log(LoggedCommand { frame: window.frame, user: window.user, cmd, args });
        if window.is_old && !OLD.contains(&command.cmd.as_str()) {
            return Some(CommandReply::error(INVALID_COMMAND, "Invalid command"));
        }
        Some(self.carry_out(&window, command))
    }

    fn carry_out(&mut self, window: &FrameSettings, command: &FrameCommand) -> CommandReply {
        let args = &command.args;
        let data = match command.cmd.as_str() {
            "AUTHORIZE" => return self.authorize(window, args),
            "AUTHENTICATE" => return self.authenticate(window, args),
            "SUBSCRIBE" | "UNSUBSCRIBE" => return subscribe(window, command),
            "USER_SETTINGS_GET_LOCALE" if window.scopes.is_empty() => {
                return CommandReply::error(INVALID_PERMISSIONS, "Not authenticated");
            }
            "USER_SETTINGS_GET_LOCALE" => {
                json!({"locale": self.users.get(&window.user).map(|user| &user.locale)})
            }
            "GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS" => {
                self.participants_json(&window.instance)
            }
            "OPEN_EXTERNAL_LINK" => json!({"opened": true}),
            "SET_CONFIG" => json!({"use_interactive_pip": args["use_interactive_pip"] == true}),
            "ENCOURAGE_HW_ACCELERATION" => json!({"enabled": true}),
            "GET_PLATFORM_BEHAVIORS" => json!({"iosKeyboardResizesView": true}),
            "GET_CHANNEL_PERMISSIONS" => self.channel_permissions(window),
            "GET_CHANNEL" => self.channel_for_frame(window),
            "SET_ACTIVITY" => self.shown_activity(&args["activity"]),
            "SHARE_LINK" => json!({"success": true, "didCopyLink": false, "didSendMessage": true}),
            "SHARE_INTERACTION" => json!({"success": true}),
            "OPEN_SHARE_MOMENT_DIALOG" => return self.share_moment(window, args),
            "CAPTURE_LOG" | "OPEN_INVITE_DIALOG" | "SET_ORIENTATION_LOCK_STATE" => Value::Null,
            _ => return CommandReply::error(INVALID_COMMAND, "Invalid command"),
        };
        CommandReply::Data(data)
    }

    /// An OAuth code for the application's server, if the member agrees.
    fn authorize(&mut self, window: &FrameSettings, args: &Value) -> CommandReply {
        if args["client_id"] != self.app.id.to_string() {
            return CommandReply::error(INVALID_PAYLOAD, "Invalid Client ID");
        }
        let has_redirect = |settings: &ActivitySettings| !settings.redirects.is_empty();
        if !self.activities.settings.as_ref().is_some_and(has_redirect) {
            let told = "OAuth2 Error: invalid_request: Missing \"redirect_uri\" in request.";
            return CommandReply::error(OAUTH2_ERROR, told);
        }
        let agreed = self.activities.consents.contains(&window.user);
        match (agreed, self.activities.consent) {
            (true, _) | (false, Some(true)) => {}
            (false, None) => return CommandReply::AskConsent,
            (false, Some(false)) => return CommandReply::consent_refused(),
        }
        self.activities.consents.insert(window.user);
        let scopes = args["scope"].as_array().into_iter().flatten();
        let scopes = scopes.filter_map(Value::as_str).map(str::to_owned).collect();
        let now_ms = self.now_ms();
        let code = self.activities.grants.new_code(window.user, scopes, now_ms);
        CommandReply::Data(json!({"code": code}))
    }

    fn authenticate(&mut self, window: &FrameSettings, args: &Value) -> CommandReply {
        let now_ms = self.now_ms();
        let token = args["access_token"].as_str().unwrap_or_default();
        let grant = self.activities.grants.of_token(token, now_ms);
        let Some(grant) = grant.filter(|grant| grant.user == window.user).cloned() else {
            return CommandReply::error(INVALID_TOKEN, "Invalid OAuth2 access token");
        };
        let user = self.users.get(&grant.user).map_or(Value::Null, User::json);
        let data = json!({
            "access_token": token, "user": user, "scopes": grant.scopes, "expires": iso(grant.until_ms),
            "application": {"id": self.app.id, "name": self.app.name, "description": "", "icon": null, "rpc_origins": []},
        });
        if let Some(window) = self.activities.windows.get_mut(&window.frame) {
            window.scopes = grant.scopes;
        }
        CommandReply::Data(data)
    }

    /// Offers to share a picture. Phones have no such dialog, and pictures from elsewhere are refused.
    fn share_moment(&self, window: &FrameSettings, args: &Value) -> CommandReply {
        if window.platform == Platform::Mobile {
            return CommandReply::error(INVALID_COMMAND, "Invalid command");
        }
        let own = format!("{}/cdn/attachments/", self.base);
        match args["mediaUrl"].as_str().is_some_and(|url| url.starts_with(&own)) {
            true => CommandReply::Data(Value::Null),
            false => {
                CommandReply::error(INVALID_PAYLOAD, "mediaUrl is no address of Discord's CDN")
            }
        }
    }

    /// The members in an instance, in the form of events and commands.
    pub(crate) fn participants_json(&self, instance: &str) -> Value {
        let person = |user: &User| {
            let mut json = user.json();
            json["nickname"] = json!(user.display_name);
            json
        };
        let all: Vec<_> = self.participants(instance).into_iter().map(person).collect();
        json!({"participants": all})
    }

    /// A member's activity, as others see it.
    fn shown_activity(&self, set: &Value) -> Value {
        let mut shown = json!({"type": 0, "created_at": self.now_ms()});
        for (field, value) in set.as_object().into_iter().flatten() {
            shown[field] = value.clone();
        }
        shown["name"] = json!(self.app.name);
        shown["application_id"] = json!(self.app.id);
        shown
    }

    fn channel_permissions(&self, window: &FrameSettings) -> Value {
        let channel = self.channels.get(&window.channel);
        let may = channel.map_or(0, |channel| self.permissions(window.user, channel).0);
        json!({"permissions": may.to_string()})
    }

    fn channel_for_frame(&self, window: &FrameSettings) -> Value {
        let name = self.channels.get(&window.channel).map(|channel| channel.name.clone());
        let kind = if window.guild.is_some() { 0 } else { 1 };
        json!({"id": window.channel, "type": kind, "guild_id": window.guild, "name": name, "voice_states": [], "messages": []})
    }
}

/// Subscribes to an event. The relay remembers it.
fn subscribe(window: &FrameSettings, command: &FrameCommand) -> CommandReply {
    match &command.evt {
        None => CommandReply::error(INVALID_PAYLOAD, "Missing event"),
        Some(event) if PRIVATE_EVENTS.contains(&event.as_str()) && window.scopes.is_empty() => {
            CommandReply::error(INVALID_PERMISSIONS, "Not authenticated")
        }
        Some(event) => CommandReply::Data(json!({"evt": event})),
    }
}
