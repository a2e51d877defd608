//! A member of the sandbox's servers.

use std::sync::Arc;

use crate::id::Id;
use crate::shared::Shared;
use crate::world::World;

/// A member who can act and look.
#[derive(Clone, Debug)]
pub struct Member {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: Id,
    name: String,
}

impl Member {
    /// The member with this id.
    pub(crate) fn of(shared: &Arc<Shared>, id: Id) -> Self {
        Self { shared: shared.clone(), id, name: shared.read(|world| world.display_name(id)) }
    }

    /// The member's id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// The member's shown name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Opens or closes the member's direct messages.
    pub fn take_dms(&self, takes: bool) {
        self.shared.update(|world| world.take_dms(self.id, takes));
    }

    /// Installs the application for the member, or removes it. Its commands are then available to them everywhere.
    pub fn install(&self, installed: bool) {
        self.shared.update(|world| world.install(self.id, installed));
    }
}

impl World {
    pub(crate) fn take_dms(&mut self, user: Id, takes: bool) {
        if let Some(user) = self.users.get_mut(&user) {
            user.takes_dms = takes;
        }
    }

    pub(crate) fn install(&mut self, user: Id, installed: bool) {
        if let Some(user) = self.users.get_mut(&user) {
            user.has_app = installed;
        }
    }
}
