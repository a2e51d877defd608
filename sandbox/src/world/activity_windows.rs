//! Opens and closes windows of Activities. An instance begins with its first window, and ends with its last.

use serde_json::{Value, json};

use crate::api_error::{ApiError, ErrorCode};
use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::activity::{
    FrameSettings, Instance, Launch, Platform, WindowView, location_kind,
};
use crate::world::{Actor, User, World};

impl World {
    /// Opens a window for a member: in the place's running instance, or in a new one.
    pub(crate) fn open_activity(&mut self, actor: Actor, launch: Launch) -> Result<Id, ApiError> {
        let Actor { user, channel } = actor;
        let place = self.channel(channel)?;
        let guild = place.guild;
        if !self.permissions(user, place).has(Permissions::USE_EMBEDDED_ACTIVITIES) {
            return Err(ErrorCode::MissingPermissions.into());
        }
        let settings = self.activities.settings.as_ref().ok_or(ErrorCode::NotAnActivity)?;
        let platform = launch.platform.unwrap_or(Platform::Desktop);
        if !settings.platforms.contains(&platform) {
            return Err(ErrorCode::NotAnActivity.into());
        }
        let instance = match self.instance_at(channel) {
            Some(running) => running.id.clone(),
            None => self.new_instance(channel, guild),
        };
        self.close_windows_of(user);
        let frame = self.fresh_id();
        let window = FrameSettings {
            frame,
            user,
            channel,
            guild,
            instance,
            platform,
            layout: 0,
            orientation: u8::from(platform == Platform::Desktop),
            custom_id: launch.custom_id,
            is_opaque: false,
            is_old: false,
            scopes: Vec::new(),
        };
        self.activities.windows.insert(frame, window);
        self.end_empty_instances();
        Ok(frame)
    }

    fn instance_at(&self, channel: Id) -> Option<&Instance> {
        self.activities.instances.values().find(|instance| instance.channel == channel)
    }

    fn new_instance(&mut self, channel: Id, guild: Option<Id>) -> String {
        let launch = self.fresh_id();
        let kind = location_kind(guild);
        let id = match guild {
            Some(guild) => format!("i-{launch}-{kind}-{guild}-{channel}"),
            None => format!("i-{launch}-{kind}-{channel}"),
        };
        let instance = Instance { id: id.clone(), launch, channel, guild };
        self.activities.instances.insert(id.clone(), instance);
        id
    }

    /// The window of a frame, for tests and the page.
    pub(crate) fn window_view(&self, frame: Id) -> Option<WindowView> {
        let window = self.activities.windows.get(&frame)?;
        Some(window.view(&self.activities.base))
    }

    /// The open window of a member.
    pub(crate) fn window_of(&self, user: Id) -> Option<WindowView> {
        let mut windows = self.activities.windows.values();
        windows.find(|window| window.user == user).map(|window| window.view(&self.activities.base))
    }

    /// Closes a window. Its instance ends with the last window.
    pub(crate) fn close_window(&mut self, frame: Id) {
        self.activities.windows.remove(&frame);
        self.end_empty_instances();
    }

    fn close_windows_of(&mut self, user: Id) {
        self.activities.windows.retain(|_, window| window.user != user);
    }

    fn end_empty_instances(&mut self) {
        let windows = &self.activities.windows;
        let is_used = |id: &String| windows.values().any(|window| window.instance == *id);
        self.activities.instances.retain(|id, _| is_used(id));
    }

    /// Sets how members answer a request for consent, and forgets their earlier answers.
    pub(crate) fn set_consent(&mut self, granted: Option<bool>) {
        self.activities.consents.clear();
        self.activities.consent = granted;
    }

    /// Ends an instance, with all its windows.
    pub(crate) fn end_instance(&mut self, id: &str) {
        self.activities.windows.retain(|_, window| window.instance != id);
        self.end_empty_instances();
    }

    /// The members in an instance. Each has one window.
    pub(crate) fn participants(&self, instance: &str) -> Vec<&User> {
        let windows = self.activities.windows.values();
        let here = windows.filter(|window| window.instance == instance);
        here.filter_map(|window| self.users.get(&window.user)).collect()
    }

    /// An instance in the form of REST.
    pub(crate) fn instance_json(&self, id: &str) -> Option<Value> {
        let instance = self.activities.instances.get(id)?;
        let Instance { id, launch, channel, guild } = instance;
        let kind = location_kind(*guild);
        let location_id = id.split_once(&format!("-{kind}-")).map_or("", |(_, rest)| rest);
        let mut location =
            json!({"id": format!("{kind}-{location_id}"), "kind": kind, "channel_id": channel});
        if let Some(guild) = guild {
            location["guild_id"] = json!(guild);
        }
        let users: Vec<_> = self.participants(id).into_iter().map(|user| user.id).collect();
        Some(json!({
            "application_id": self.app.id, "instance_id": id, "launch_id": launch.to_string(),
            "location": location, "users": users,
        }))
    }
}
