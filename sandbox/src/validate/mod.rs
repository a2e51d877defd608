//! Discord's limits on requests. Each body is checked here before anything happens.
//!
//! Discord silently ignores unknown fields, such as misspelled ones. A strict sandbox refuses them.

mod channel;
mod command;
mod component;
mod embed;
mod emoji;
mod field;
mod layout;
mod message;
mod modal;
mod name;
mod node;
mod option;
mod schedule;
mod select;
mod timestamp;

pub(crate) use channel::{check_channel, check_recipient, check_thread};
pub(crate) use command::{check_command, check_commands, check_room};
pub(crate) use emoji::{MOST_EMOJIS, check_emoji_body, read_image};
pub(crate) use field::{check_fields, with_strictness};
pub(crate) use message::{Destination, check_message};
pub(crate) use modal::{check_choices, check_modal};
pub(crate) use schedule::{EventTimes, check_order, check_scheduled_event};
pub(crate) use timestamp::is_iso8601;
