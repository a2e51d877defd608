//! A Discord on this machine: REST v10, gateway v10 and a web page for people.
//!
//! The sandbox knows Discord, and nothing of the programs that talk to the sandbox. An unmodified serenity bot can
//! connect. A request that Discord would refuse is refused here, with Discord's own error. There are three ways in:
//!
//! - the **bot** uses `/api/v10/…` and the gateway, as it would at Discord;
//! - **tests** use [`Sandbox::member`] and similar methods: members act, look, and wait without sleeping;
//! - **people and other programs** use the page and the JSON interface under `/sandbox/…` (see the crate's README).
//!
//! All state is one world behind one lock; every request is a plain function on it, so nothing is ever half done.

mod activity_host;
mod allowed_mentions;
mod api_error;
mod clock;
mod clock_followers;
mod control;
mod faults;
mod gateway;
mod id;
mod member;
#[cfg(feature = "openapi")]
mod openapi;
mod page;
mod permissions;
#[cfg(feature = "program")]
pub mod program;
mod rates;
mod request_log;
mod rest;
mod sandbox;
mod scenario;
mod shared;
#[cfg(feature = "tls")]
mod tls;
mod token;
mod validate;
mod websocket;
mod wire_log;
mod world;

pub use clock::{Clock, ManualClock, SystemClock};
pub use faults::{Fault, FaultKind};
pub use gateway::{SessionStatus, Sharding};
pub use id::Id;
pub use member::{
    Answer, Button, Choice, Error, InteractionHandle, Member, Menu, MessageView, Modal, Picture,
    Visit,
};
pub use permissions::Permissions;
pub use request_log::LoggedRequest;
pub use sandbox::{Config, PATIENCE, Sandbox};
pub use scenario::Scenario;
#[cfg(feature = "tls")]
pub use tls::Tls;
pub use world::{
    ActivitySettings, ApplicationSetup, LoggedCommand, LoggedMessage, MessageChange, Platform,
    StartButton, StartCard, WindowView,
};
