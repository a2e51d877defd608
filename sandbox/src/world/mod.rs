//! The simulated Discord: its state, the rules that change it, and its JSON.
//!
//! The data types are in files such as `channel`, `guild` and `message`. [`World`] holds all data, and the other files
//! add methods to it.

mod access;
mod activity;
mod activity_windows;
mod actor;
mod application_setup;
mod attachments;
pub(crate) mod auto_archive;
mod channel;
mod channel_change;
mod channel_json;
mod command;
mod command_access;
pub(crate) mod direct_messages;
mod emoji;
mod emoji_json;
mod entry_point;
mod events;
mod files;
mod frame_commands;
mod guild;
mod guild_json;
mod interact;
mod interaction;
mod layout_json;
mod log_message;
mod member_chunk;
mod message;
mod message_body;
mod message_json;
mod message_log;
mod page_start;
mod pings;
mod ready;
mod save;
mod scheduled_event;
mod scheduled_event_change;
mod scheduled_event_json;
mod state;
mod user;
mod write;

pub(crate) use activity::{Activities, FrameSettings, Grant, Launch, TOKEN_S};
pub use activity::{ActivitySettings, LoggedCommand, Platform, WindowView};
pub(crate) use actor::Actor;
pub use application_setup::ApplicationSetup;
pub(crate) use channel::{Channel, ChannelKind, Overwrite, Thread};
pub(crate) use command::{
    Command, ENTRY_POINT, LAUNCHED_BY_DISCORD, find_command, in_locale, is_called,
    names as command_names,
};
pub(crate) use emoji::{Emoji, Emojis};
pub(crate) use files::{Files, StoredFile};
pub(crate) use frame_commands::{CommandReply, FrameCommand};
pub(crate) use guild::{Guild, Membership, Role};
pub(crate) use interact::NewInteraction;
pub(crate) use interaction::{
    ANSWER_WITHIN_MS, AnswerState, Interaction, InteractionKind, TOKEN_LIVES_MS,
};
pub(crate) use message::{Attachment, MOST_FILES, Mentions, Message, Origin, flags};
pub(crate) use message_body::{MessageBody, Upload};
pub(crate) use message_log::MessageLog;
pub use message_log::{LoggedMessage, MessageChange};
pub(crate) use page_start::PageStart;
pub use page_start::{StartButton, StartCard};
pub(crate) use scheduled_event::{ScheduledEvent, ScheduledEvents, ScheduledStatus};
pub(crate) use state::{Application, World};
pub(crate) use user::{User, american};
pub(crate) use write::NewMessage;
