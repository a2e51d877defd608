//! Windows: one member's frame of an Activity, and the state of their client.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::id::Id;

/// The client of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Platform {
    /// Discord in a browser or on a desktop.
    Desktop,
    /// Discord on a phone.
    Mobile,
}

impl Platform {
    /// The name in a frame's address.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Desktop => "desktop",
            Self::Mobile => "mobile",
        }
    }
}

impl FromStr for Platform {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "desktop" => Ok(Self::Desktop),
            "mobile" => Ok(Self::Mobile),
            other => Err(format!("no platform is called {other}")),
        }
    }
}

/// The parameters with which a member opens an Activity.
#[derive(Clone, Debug, Default)]
pub(crate) struct Launch {
    pub(crate) custom_id: Option<String>,
    pub(crate) platform: Option<Platform>,
}

/// An open window.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FrameSettings {
    pub(crate) frame: Id,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) guild: Option<Id>,
    pub(crate) instance: String,
    pub(crate) platform: Platform,
    /// 0 focused, 1 picture in picture, 2 grid.
    pub(crate) layout: u8,
    /// 0 portrait, 1 landscape.
    pub(crate) orientation: u8,
    pub(crate) custom_id: Option<String>,
    /// Whether the document has an opaque origin, as in some clients on iOS.
    pub(crate) is_opaque: bool,
    /// Whether the client is an old one, which knows few commands.
    pub(crate) is_old: bool,
    /// The scopes of the token with which the frame has authenticated itself.
    pub(crate) scopes: Vec<String>,
}

impl FrameSettings {
    /// The query of the frame's address, as the SDK reads it.
    pub(crate) fn query(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("instance_id", &self.instance);
        query.append_pair("frame_id", &self.frame.to_string());
        query.append_pair("platform", self.platform.name());
        query.append_pair("channel_id", &self.channel.to_string());
        query.append_pair("location_id", location_kind(self.guild));
        if let Some(guild) = self.guild {
            query.append_pair("guild_id", &guild.to_string());
        }
        if let Some(custom_id) = &self.custom_id {
            query.append_pair("custom_id", custom_id);
        }
        if self.platform == Platform::Mobile {
            query.append_pair("mobile_app_version", "300.0");
        }
        query.finish()
    }

    /// The state of the window, which the relay passes on to the frame as events.
    pub(crate) fn json(&self) -> Value {
        json!({
            "frame": self.frame, "instance": self.instance, "platform": self.platform.name(), "layout": self.layout,
            "orientation": self.orientation, "opaque": self.is_opaque, "query": self.query(),
        })
    }

    /// The window for tests and the page.
    pub(crate) fn view(&self, base: &str) -> WindowView {
        WindowView {
            frame: self.frame,
            instance: self.instance.clone(),
            channel: self.channel,
            url: format!("{base}/.sandbox/host?frame={}", self.frame),
            layout: self.layout,
        }
    }
}

/// The prefix of a location's id: a server's channel, or a private one.
pub(crate) fn location_kind(guild: Option<Id>) -> &'static str {
    if guild.is_some() { "gc" } else { "pc" }
}

/// A member's window of an Activity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WindowView {
    /// The frame's id.
    pub frame: Id,
    /// The instance that it shows.
    pub instance: String,
    /// The place of the instance.
    pub channel: Id,
    /// The address of the host's page, which frames the Activity.
    pub url: String,
    /// 0 focused, 1 picture in picture, 2 grid.
    pub layout: u8,
}
