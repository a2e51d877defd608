//! The commands and emoji that a bot sets up for its application.

use crate::world::{Command, ENTRY_POINT, Emojis, World};

/// The global commands and the emoji of an application, without an Entry Point command.
#[derive(Clone, Debug, Default)]
pub struct ApplicationSetup {
    commands: Vec<Command>,
    emojis: Emojis,
}

impl World {
    /// The setup of this world's application.
    pub(crate) fn application_setup(&self) -> ApplicationSetup {
        let commands = self.commands.get(&None).into_iter().flatten();
        ApplicationSetup {
            commands: commands.filter(|command| command.kind() != ENTRY_POINT).cloned().collect(),
            emojis: self.emojis.clone(),
        }
    }

    /// Adds the setup of an earlier run of the same bot.
    pub(crate) fn set_up_application(&mut self, setup: &ApplicationSetup) {
        self.commands.entry(None).or_default().extend(setup.commands.iter().cloned());
        self.emojis.extend(setup.emojis.iter().map(|(id, emoji)| (*id, emoji.clone())));
    }
}
