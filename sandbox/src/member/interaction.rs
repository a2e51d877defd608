//! An interaction from the view of the member who began it.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::id::Id;
use crate::member::{Error, MessageView};
use crate::shared::Shared;
use crate::world::{AnswerState, Interaction, WindowView, World};

/// A handle on an interaction that a member began, to wait for the bot's answers.
#[derive(Clone, Debug)]
pub struct InteractionHandle {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: Id,
    pub(crate) user: Id,
}

/// The bot's first answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A new message.
    Message(Box<MessageView>),
    /// "Thinking…": the message comes later.
    Thinking(Box<MessageView>),
    /// The message with the component was changed.
    Updated(Box<MessageView>),
    /// Nothing visible (yet).
    Acknowledged,
    /// Suggestions for the typed option.
    Choices(Vec<Choice>),
    /// A form to fill in.
    Modal(Modal),
    /// The Activity, in a window. `None` if the member has closed it.
    Activity(Option<WindowView>),
}

/// A suggestion.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The label.
    pub name: String,
    /// The value to send.
    pub value: Value,
}

/// A form to fill in.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Modal {
    /// The custom id of the form.
    pub custom_id: String,
    /// The heading.
    pub title: String,
    /// The components as the bot sent them.
    pub components: Vec<Value>,
}

impl InteractionHandle {
    /// The interaction's id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// Waits for the bot's first answer.
    pub async fn answer(&self) -> Result<Answer, Error> {
        let look = |world: &World| {
            world.interactions.get(&self.id).and_then(|interaction| answer_of(world, interaction))
        };
        self.shared.wait("the bot's answer", look).await?
    }

    /// Waits until the answer's message has its content, even after a deferral.
    pub async fn message(&self) -> Result<MessageView, Error> {
        self.answer().await?;
        let look = |world: &World| {
            let interaction = world.interactions.get(&self.id)?;
            let channel = world.channels.get(&interaction.channel)?;
            let message = channel
                .messages
                .get(&interaction.original?)
                .filter(|message| !message.is_loading())?;
            Some(world.message_view(self.user, channel, message))
        };
        self.shared.wait("the bot's message", look).await
    }

    /// Waits for suggestions. Any other answer is an error.
    pub async fn choices(&self) -> Result<Vec<Choice>, Error> {
        match self.answer().await? {
            Answer::Choices(choices) => Ok(choices),
            other => Err(Error::NotFound(format!("list of choices, but {}", other.kind()))),
        }
    }

    /// Waits for a form. Any other answer is an error.
    pub async fn modal(&self) -> Result<Modal, Error> {
        match self.answer().await? {
            Answer::Modal(modal) => Ok(modal),
            other => Err(Error::NotFound(format!("form, but {}", other.kind()))),
        }
    }

    /// Waits for the Activity. Any other answer is an error.
    pub async fn activity(&self) -> Result<WindowView, Error> {
        match self.answer().await? {
            Answer::Activity(Some(window)) => Ok(window),
            other => Err(Error::NotFound(format!("Activity, but {}", other.kind()))),
        }
    }

    /// Fills in the form and sends it.
    pub fn submit(&self, fields: &[(&str, &str)]) -> Result<Self, Error> {
        let fields = fields
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect::<Vec<_>>();
        let id = self.shared.update(|world| world.submit(self.id, self.user, &fields))?;
        Ok(Self { id, ..self.clone() })
    }

    /// All messages of this interaction so far that the member sees.
    pub fn messages(&self) -> Vec<MessageView> {
        self.shared.read(|world| {
            let Some(channel) = world
                .interactions
                .get(&self.id)
                .and_then(|interaction| world.channels.get(&interaction.channel))
            else {
                return Vec::new();
            };
            let own = channel.messages.values().filter(|message| {
                message.origin.interaction == Some(self.id) && message.is_seen_by(self.user)
            });
            own.map(|message| world.message_view(self.user, channel, message)).collect()
        })
    }

    /// Delivers the interaction to the bot again, as Discord's gateway may do.
    pub fn redeliver(&self) -> Result<(), Error> {
        self.shared.update(|world| world.redeliver(self.id))
    }
}

impl Answer {
    fn kind(&self) -> &'static str {
        match self {
            Self::Message(_) => "a message",
            Self::Thinking(_) => "a deferral",
            Self::Updated(_) => "an update",
            Self::Acknowledged => "an acknowledgement",
            Self::Choices(_) => "choices",
            Self::Modal(_) => "a form",
            Self::Activity(_) => "an Activity",
        }
    }
}

/// The first answer, or an error if the bot is too late. `None` while it may still answer.
pub(crate) fn answer_of(world: &World, interaction: &Interaction) -> Option<Result<Answer, Error>> {
    let seen = || {
        let channel = world.channels.get(&interaction.channel)?;
        Some(Box::new(world.message_view(
            interaction.user,
            channel,
            channel.messages.get(&interaction.original?)?,
        )))
    };
    let answer = match &interaction.state {
        AnswerState::Waiting if interaction.has_failed(world.now_ms(), world.answer_within_ms) => {
            return Some(Err(Error::NoResponse));
        }
        AnswerState::Waiting => return None,
        AnswerState::Thinking => seen().map_or(Answer::Acknowledged, Answer::Thinking),
        AnswerState::Acknowledged => Answer::Acknowledged,
        AnswerState::Answered if interaction.original == interaction.source => {
            seen().map_or(Answer::Acknowledged, Answer::Updated)
        }
        AnswerState::Answered => seen().map_or(Answer::Acknowledged, Answer::Message),
        AnswerState::Choices(choices) => Answer::Choices(choices.iter().map(choice).collect()),
        AnswerState::Launched(frame) => Answer::Activity(world.window_view(*frame)),
        AnswerState::Modal(modal) => Answer::Modal(Modal {
            custom_id: modal["custom_id"].as_str().unwrap_or_default().into(),
            title: modal["title"].as_str().unwrap_or_default().into(),
            components: modal["components"].as_array().cloned().unwrap_or_default(),
        }),
    };
    Some(Ok(answer))
}

fn choice(json: &Value) -> Choice {
    Choice { name: json["name"].as_str().unwrap_or_default().into(), value: json["value"].clone() }
}
