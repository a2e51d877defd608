//! Activities: the portal's settings, running instances, members' windows, and OAuth grants.

mod grants;
mod hex;
mod instances;
mod settings;
mod window;

use std::collections::{BTreeMap, BTreeSet};

use ring::rand::SystemRandom;
use ring::signature::{Ed25519KeyPair, KeyPair};
use serde::Serialize;
use serde_json::Value;

use crate::id::Id;
use crate::world::activity::hex::hex;

pub(crate) use grants::{Grant, Grants, TOKEN_S};
pub(crate) use instances::Instance;
pub use settings::ActivitySettings;
pub(crate) use window::{FrameSettings, Launch, location_kind};
pub use window::{Platform, WindowView};

/// The maximum number of commands of Activities to remember.
const KEPT_COMMANDS: usize = 2_000;

/// The Activities of the application. They are not saved with the world: a restart ends them.
#[derive(Debug)]
pub(crate) struct Activities {
    /// The portal's settings. `None` means that Activities are not enabled.
    pub(crate) settings: Option<ActivitySettings>,
    /// The address of the listener that stands in for discordsays.com.
    pub(crate) base: String,
    pub(crate) instances: BTreeMap<String, Instance>,
    /// The open windows by frame id.
    pub(crate) windows: BTreeMap<Id, FrameSettings>,
    pub(crate) grants: Grants,
    /// The members who have agreed to the scopes of the application.
    pub(crate) consents: BTreeSet<Id>,
    /// The members' answer to a request for consent. `None` lets the page ask.
    pub(crate) consent: Option<bool>,
    commands: Vec<LoggedCommand>,
    key: Ed25519KeyPair,
}

/// A command of an Activity to its client.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LoggedCommand {
    /// The frame that sent the command.
    pub frame: Id,
    /// The member to whom the frame belongs.
    pub user: Id,
    /// The name, such as `OPEN_EXTERNAL_LINK`.
    pub cmd: String,
    /// The arguments, without tokens.
    pub args: Value,
}

impl Activities {
    pub(crate) fn new(settings: Option<ActivitySettings>) -> Self {
        Self {
            settings,
            base: String::new(),
            instances: BTreeMap::new(),
            windows: BTreeMap::new(),
            grants: Grants::default(),
            consents: BTreeSet::new(),
            consent: None,
            commands: Vec::new(),
            key: new_key(),
        }
    }

    /// The public key of the application, in hexadecimal digits.
    pub(crate) fn verify_key(&self) -> String {
        hex(self.key.public_key().as_ref())
    }

    /// A signature, in hexadecimal digits.
    pub(crate) fn sign(&self, bytes: &[u8]) -> String {
        hex(self.key.sign(bytes).as_ref())
    }

    /// The commands of all frames so far.
    pub(crate) fn commands(&self) -> &[LoggedCommand] {
        &self.commands
    }

    pub(crate) fn log(&mut self, command: LoggedCommand) {
        if self.commands.len() == KEPT_COMMANDS {
            self.commands.remove(0);
        }
        self.commands.push(command);
    }
}

fn new_key() -> Ed25519KeyPair {
    let pair = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new())
        .ok()
        .and_then(|document| Ed25519KeyPair::from_pkcs8(document.as_ref()).ok());
    pair.expect("the system has random numbers")
}
