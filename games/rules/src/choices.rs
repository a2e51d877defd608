//! Staged input: a move built from small choices, each a menu that fits on a phone.

use serde::{Deserialize, Serialize};

use crate::{Edge, Message, Seed, Sprite};

/// The maximum number of options of one step: the capacity of a Discord menu.
pub const MAX_CHOICES: usize = 25;

/// The maximum number of buttons of one step below its menu.
pub const MAX_ACTS: usize = 15;

/// The longest draft, with its steps joined by dots. With match, revision and action it must fit into a button's id of
/// 100 characters.
pub const DRAFT_LIMIT: usize = 60;

/// The maximum number of layouts that a player can save for one game.
pub const MAX_SAVED: usize = 10;

/// The longest name of a saved layout.
pub const NAME_LIMIT: usize = 40;

/// A layout that a player saved under a name, for use in any match of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLayout {
    /// The name, in at most [`NAME_LIMIT`] characters.
    pub name: String,
    /// The text that [`crate::RuleSet::reusable_layout`] returned, perhaps for a different version of the game.
    pub text: String,
}

/// The choices that a player has made so far for a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The ids of the choices made, in order. Each consists of `A-Z a-z 0-9 - _ + * @ > , =`, so that dots can join
    /// them.
    pub steps: Vec<String>,
    /// The layout kept from the player's last match of this game ([`crate::RuleSet::reusable_layout`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<String>,
    /// The layouts that the player saved under a name, at most [`MAX_SAVED`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub saved: Vec<SavedLayout>,
    /// The edge of the picture at which the player has their own side, if they chose one. Words such as "left" refer to
    /// it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<Edge>,
    /// The seed of shuffles, in place of the view's own. Used in two paired matches, whose views have the same seed.
    #[serde(skip)]
    pub shuffles: Option<Seed>,
}

impl Draft {
    /// A draft with these steps.
    pub fn of(steps: &[&str]) -> Self {
        Self { steps: steps.iter().map(ToString::to_string).collect(), ..Self::default() }
    }

    /// Parses the text of [`Draft::joined`].
    pub fn split(text: &str) -> Self {
        let steps = text.split('.').filter(|step| !step.is_empty()).map(Into::into).collect();
        Self { steps, ..Self::default() }
    }

    /// The steps joined by dots, for the id of a button.
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

    /// Whether nothing has been chosen yet.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

/// The next step of staged input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices<M> {
    /// The draft to which the next step is added: the given one, or a shorter equivalent.
    pub draft: Draft,
    /// The question, as a short sentence: "Which piece?" At most 150 characters.
    pub prompt: Message,
    /// The options: at most [`MAX_CHOICES`] in the menu, then at most [`MAX_ACTS`] buttons. Empty when the move is
    /// complete and can't be extended.
    pub options: Vec<Choice>,
    /// The complete move, if the draft is one. If there are options as well, the player may still add to it.
    pub complete: Option<M>,
}

impl<M> Choices<M> {
    /// The same choices with the move converted.
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
    /// The options that can be chosen.
    pub fn open_options(&self) -> impl Iterator<Item = &Choice> {
        self.options.iter().filter(|option| !option.is_off)
    }

    /// Adds a sprite to each option that has none.
    #[must_use]
    pub fn with_sprites(mut self, look: impl Fn(&Choice) -> Option<Sprite>) -> Self {
        for option in &mut self.options {
            option.sprite = option.sprite.take().or_else(|| look(option));
        }
        self
    }
}

/// One option of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The step that this option adds to the draft.
    pub id: String,
    /// The label, at most 80 characters.
    pub label: Message,
    /// The effect or meaning, at most 100 characters.
    pub hint: Option<Message>,
    /// Whether the option is a button of its own ("Pass", "Turn it"), which shows no hint.
    pub is_act: bool,
    /// Whether the option is played without confirmation: a button whose label says everything it does.
    pub is_last: bool,
    /// Whether the option, a button of its own, only opens a preview, so that its move needs confirmation.
    pub is_preview: bool,
    /// Whether the option, a button of its own, can't be chosen now. It is shown in gray, so that the others keep their
    /// places.
    pub is_off: bool,
    /// The sprite: one of [`crate::Info::sprites`].
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
            is_preview: false,
            is_off: false,
            sprite: None,
        }
    }

    /// An option with a button of its own.
    pub fn act(id: impl Into<String>, label: impl Into<Message>) -> Self {
        Self { is_act: true, ..Self::new(id, label) }
    }

    /// Adds a hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<Message>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// Adds a sprite.
    #[must_use]
    pub fn sprite(mut self, sprite: Sprite) -> Self {
        self.sprite = Some(sprite);
        self
    }
}
