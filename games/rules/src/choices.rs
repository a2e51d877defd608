//! Staged input: a move built from small choices, each a menu that fits on a phone.

use serde::{Deserialize, Serialize};

use crate::{Edge, Message, Sprite};

/// The most options one step may offer: what a Discord menu holds.
pub const MAX_CHOICES: usize = 25;

/// The most acts one step may offer: what rows of buttons below a menu hold.
pub const MAX_ACTS: usize = 15;

/// The most characters a draft may have when its steps are joined by dots. With match, revision and action it must fit
/// into the 100 characters of a button's id.
pub const DRAFT_LIMIT: usize = 60;

/// The most that a player can save under names for one game.
pub const MAX_SAVED: usize = 10;

/// The most characters of such a name.
pub const NAME_LIMIT: usize = 40;

/// What a player has saved under a name, to choose it in any match of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLayout {
    /// What they call it, in at most [`NAME_LIMIT`] characters.
    pub name: String,
    /// What it is, as [`crate::RuleSet::reusable_layout`] had it; perhaps of another version of the game.
    pub text: String,
}

/// What has been chosen so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The ids of the choices made, in order. Each is of `A-Z a-z 0-9 - _ + * @ > , =`, so that dots can join them.
    pub steps: Vec<String>,
    /// What the player kept from an earlier match of this game ([`crate::RuleSet::reusable_layout`]), if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<String>,
    /// What the player has saved under names, at most [`MAX_SAVED`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub saved: Vec<SavedLayout>,
    /// At which side of the picture the player has their own side of the board, if they have said so: what they are told
    /// is to the left must be so there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<Edge>,
}

impl Draft {
    /// A draft of these steps.
    pub fn of(steps: &[&str]) -> Self {
        Self { steps: steps.iter().map(ToString::to_string).collect(), ..Self::default() }
    }

    /// Reads what [`Draft::joined`] wrote.
    pub fn split(text: &str) -> Self {
        let steps = text.split('.').filter(|step| !step.is_empty()).map(Into::into).collect();
        Self { steps, ..Self::default() }
    }

    /// The steps joined by dots, for a button's id.
    pub fn joined(&self) -> String {
        self.steps.join(".")
    }

    /// The draft with one more step.
    #[must_use]
    pub fn then(&self, step: &str) -> Self {
        let mut next = self.clone();
        next.steps.push(step.into());
        next
    }

    /// Whether nothing has been chosen.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

/// The next step of staged input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices<M> {
    /// The draft that these are the choices of: what was asked about, or a shorter one that means the same.
    /// Later steps are added to this one.
    pub draft: Draft,
    /// What to choose, as a short sentence: "Which piece?" At most 150 characters.
    pub prompt: Message,
    /// What can be chosen: at most [`MAX_CHOICES`] things, and then at most [`MAX_ACTS`] acts. Empty when the move is
    /// complete and can't go on.
    pub options: Vec<Choice>,
    /// The move, once the draft is one. More may still be chosen where there are options too.
    pub complete: Option<M>,
}

impl<M> Choices<M> {
    /// The same with the move as something else.
    pub fn map<N>(self, change: impl FnOnce(M) -> N) -> Choices<N> {
        Choices {
            draft: self.draft,
            prompt: self.prompt,
            options: self.options,
            complete: self.complete.map(change),
        }
    }
}

impl<M> Choices<M> {
    /// The same with what each option looks like, where it has not said so itself.
    #[must_use]
    pub fn with_sprites(mut self, look: impl Fn(&Choice) -> Option<Sprite>) -> Self {
        for option in &mut self.options {
            option.sprite = option.sprite.take().or_else(|| look(option));
        }
        self
    }
}

/// One thing that can be chosen in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is added to the draft.
    pub id: String,
    /// What a person reads, at most 80 characters.
    pub label: Message,
    /// What it does or means, at most 100 characters.
    pub hint: Option<Message>,
    /// Whether it is an act ("Pass", "Turn it") and not one thing among many: whoever shows it gives it a button of its
    /// own, which shows no hint.
    pub is_act: bool,
    /// Whether it answers a question that was asked by a step of its own, and its label says all that it does: it is played
    /// without being asked about once more, also where it can't be taken back. Acts alone.
    pub is_last: bool,
    /// What it looks like: one of [`crate::RuleSet::sprites`].
    pub sprite: Option<Sprite>,
}

impl Choice {
    /// A choice without a hint.
    pub fn new(id: impl Into<String>, label: impl Into<Message>) -> Self {
        Self {
            id: id.into(),
            label: label.into(),
            hint: None,
            is_act: false,
            is_last: false,
            sprite: None,
        }
    }

    /// An act.
    pub fn act(id: impl Into<String>, label: impl Into<Message>) -> Self {
        Self { is_act: true, ..Self::new(id, label) }
    }

    /// The choice with a hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<Message>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// The choice with what it looks like.
    #[must_use]
    pub fn sprite(mut self, sprite: Sprite) -> Self {
        self.sprite = Some(sprite);
        self
    }
}
