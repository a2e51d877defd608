//! Members of the sandbox's servers.

use std::sync::Arc;

use crate::id::Id;
use crate::member::Trouble;
use crate::sandbox::Sandbox;
use crate::scenario::user_named;
use crate::shared::Hub;

/// A member who can act and look.
#[derive(Clone, Debug)]
pub struct Member {
    pub(crate) hub: Arc<Hub>,
    pub(crate) id: Id,
    name: String,
}

impl Sandbox {
    /// The member of this name.
    pub fn member(&self, name: &str) -> Result<Member, Trouble> {
        let id = self
            .hub
            .look(|world| user_named(world, name))
            .ok_or_else(|| Trouble::NotFound(format!("member {name}")))?;
        Ok(Member::of(&self.hub, id))
    }
}

impl Member {
    /// The member with this id.
    pub(crate) fn of(hub: &Arc<Hub>, id: Id) -> Self {
        Self { hub: hub.clone(), id, name: hub.look(|world| world.shown_name(id)) }
    }

    /// The member's id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// The member's shown name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Takes direct messages, or closes them to all.
    pub fn take_dms(&self, takes: bool) {
        self.hub.act(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                user.takes_dms = takes;
            }
        });
    }

    /// Installs the application for oneself, or removes it: its commands are then offered wherever one is.
    pub fn install(&self, installed: bool) {
        self.hub.act(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                user.has_app = installed;
            }
        });
    }
}
