//! Activities as members use them: opened by a command or a link, joined, and closed.

use serde_json::json;

use crate::id::Id;
use crate::member::error::Error;
use crate::member::{InteractionHandle, Member, Visit};
use crate::world::{
    Actor, FrameSettings, InteractionKind, LAUNCHED_BY_DISCORD, Launch, NewInteraction, Platform,
    WindowView, World,
};

/// The result of opening an Activity: a window, or an interaction for the application to answer.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Opened {
    Window(Id),
    Interaction(Id),
}

impl World {
    /// Uses the Entry Point command: the application answers, or Discord opens the Activity by itself.
    pub(crate) fn use_entry_point(&mut self, actor: Actor) -> Result<Opened, Error> {
        self.visible_channel(actor)?;
        let command = self.entry_point().cloned();
        let command = command.ok_or_else(|| Error::NotFound("Activity".into()))?;
        if command.json["handler"] == LAUNCHED_BY_DISCORD {
            return self.join_activity(actor, Launch::default()).map(Opened::Window);
        }
        let name = command.name().to_owned();
        let data = json!({"id": command.id, "name": name, "type": 4});
        let sent = self.interact(NewInteraction {
            command: Some(name),
            ..NewInteraction::new(InteractionKind::Command, actor, data)
        });
        sent.map(Opened::Interaction).ok_or_else(|| Error::NotFound("such channel".into()))
    }

    /// Opens the Activity in a place, without asking the application.
    pub(crate) fn join_activity(&mut self, actor: Actor, launch: Launch) -> Result<Id, Error> {
        self.visible_channel(actor)?;
        self.open_activity(actor, launch).map_err(|error| Error::NotAllowed(error.message))
    }

    /// Opens the Activity by a link such as `https://discord.com/activities/1?custom_id=m2`.
    pub(crate) fn open_activity_link(&mut self, actor: Actor, url: &str) -> Result<Id, Error> {
        let foreign = || Error::NotFound("Activity behind this link".into());
        let rest = url.strip_prefix("https://discord.com/activities/").ok_or_else(foreign)?;
        let (app, query) = rest.split_once('?').unwrap_or((rest, ""));
        if app != self.app.id.to_string() {
            return Err(foreign());
        }
        let mut pairs = form_urlencoded::parse(query.as_bytes());
        let custom_id = pairs.find(|(name, _)| name == "custom_id").map(|(_, id)| id.into_owned());
        self.join_activity(actor, Launch { custom_id, platform: None })
    }

    /// Maps `/` of the Activity to an address of this machine.
    pub(crate) fn map_activity(&mut self, target: &str) -> Result<(), Error> {
        let target = target.strip_prefix("http://").unwrap_or(target).trim_end_matches('/');
        if !["127.0.0.1:", "localhost:"].iter().any(|here| target.starts_with(here)) {
            return Err(Error::NotSent("The sandbox proxies to this machine alone.".into()));
        }
        let settings = self.activities.settings.as_mut();
        let settings = settings.ok_or_else(|| Error::NotFound("Activity".into()))?;
        settings.mapping = Some(target.to_owned());
        Ok(())
    }

    /// Changes an open window.
    pub(crate) fn change_window(
        &mut self,
        frame: Id,
        change: impl FnOnce(&mut FrameSettings),
    ) -> Result<(), Error> {
        let window = self.activities.windows.get_mut(&frame);
        window.map(change).ok_or_else(|| Error::NotFound("such window".into()))
    }
}

impl Visit {
    /// Uses the Entry Point command, which the application answers.
    pub fn launch(&self) -> Result<InteractionHandle, Error> {
        let shared = &self.member.shared;
        match shared.update(|world| world.use_entry_point(self.actor()))? {
            Opened::Interaction(id) => {
                Ok(InteractionHandle { shared: shared.clone(), id, user: self.member.id })
            }
            Opened::Window(_) => Err(Error::NotFound("answer: Discord opens it by itself".into())),
        }
    }

    /// Joins the Activity that runs here, or begins one.
    pub fn join_activity(&self, platform: Platform) -> Result<WindowView, Error> {
        let launch = Launch { custom_id: None, platform: Some(platform) };
        self.window(|world, actor| world.join_activity(actor, launch))
    }

    /// Follows a link to the Activity.
    pub fn open_activity_link(&self, url: &str) -> Result<WindowView, Error> {
        self.window(|world, actor| world.open_activity_link(actor, url))
    }

    fn window(
        &self,
        open: impl FnOnce(&mut World, Actor) -> Result<Id, Error>,
    ) -> Result<WindowView, Error> {
        self.member.shared.update(|world| {
            let frame = open(world, self.actor())?;
            world.window_view(frame).ok_or_else(|| Error::NotFound("such window".into()))
        })
    }
}

impl Member {
    /// The open window of the Activity.
    pub fn window(&self) -> Option<WindowView> {
        self.shared.read(|world| world.window_of(self.id))
    }

    /// Closes the window of the Activity.
    pub fn leave_activity(&self) {
        self.shared.update(|world| {
            if let Some(window) = world.window_of(self.id) {
                world.close_window(window.frame);
            }
        });
    }

    /// Sets the layout of the window: 0 focused, 1 picture in picture, 2 grid.
    pub fn set_layout(&self, layout: u8) -> Result<(), Error> {
        self.change_window(|window| window.layout = layout)
    }

    /// Turns the device: 0 portrait, 1 landscape.
    pub fn set_orientation(&self, orientation: u8) -> Result<(), Error> {
        self.change_window(|window| window.orientation = orientation)
    }

    /// Gives the window's document an opaque origin, as some clients on iOS do.
    pub fn set_opaque(&self) -> Result<(), Error> {
        self.change_window(|window| window.is_opaque = true)
    }

    /// Makes the client an old one, which knows few commands.
    pub fn set_old_client(&self) -> Result<(), Error> {
        self.change_window(|window| window.is_old = true)
    }

    /// Authorizes the application without its page, as a forged client can. Returns the OAuth code.
    pub fn authorize(&self, scopes: &[&str]) -> String {
        let scopes = scopes.iter().map(|scope| (*scope).to_owned()).collect();
        self.shared.update(|world| {
            let now_ms = world.now_ms();
            world.activities.grants.new_code(self.id, scopes, now_ms)
        })
    }

    fn change_window(&self, change: impl FnOnce(&mut FrameSettings)) -> Result<(), Error> {
        self.shared.update(|world| {
            let window = world.window_of(self.id);
            let window = window.ok_or_else(|| Error::NotFound("open window".into()))?;
            world.change_window(window.frame, change)
        })
    }
}
