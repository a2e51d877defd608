//! Input on the board itself, for faces (user interfaces) that show every place.
//!
//! A move is chosen along a tree of options. [`Choices`](crate::Choices) cut the tree into menus of 25, as
//! [`menu`](crate::menu) does. A [`BoardStep`] has the whole tree, and says where each option lies.

use crate::{Address, Cell, Draft, Message, Thing};

/// A step of input: the options that can be chosen now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardStep<M> {
    /// The question, as a short sentence: "Which pawn?"
    pub prompt: Message,
    /// The options. Several at the same place differ in their labels or next steps.
    pub options: Vec<BoardOption<M>>,
    /// The forms of a thing that is put down as a whole, such as a building block in each rotation. Empty in any other
    /// step. The options are the possible positions, each with its form.
    pub forms: Vec<Form>,
    /// The id of the first step's option that puts down the mirror image of the thing. `None` if there is none.
    pub twin: Option<String>,
    /// The move that can be played already, although the options would add to it.
    pub complete: Option<BoardMove<M>>,
}

impl<M> BoardStep<M> {
    /// A step with these options.
    pub fn new(prompt: impl Into<Message>, options: Vec<BoardOption<M>>) -> Self {
        Self { prompt: prompt.into(), options, forms: Vec::new(), twin: None, complete: None }
    }

    /// The same step with its moves converted.
    pub fn map<N>(self, change: &mut impl FnMut(M) -> N) -> BoardStep<N> {
        BoardStep {
            prompt: self.prompt,
            options: self.options.into_iter().map(|option| option.map(change)).collect(),
            forms: self.forms,
            twin: self.twin,
            complete: self.complete.map(|mv| mv.map(change)),
        }
    }

    /// The options on the way to this move. `None` if no step below leads to it.
    pub fn path_to(&self, mv: &M) -> Option<Vec<&BoardOption<M>>>
    where
        M: PartialEq,
    {
        self.options.iter().find_map(|option| match &option.next {
            Next::Move(found) => (found.mv == *mv).then(|| vec![option]),
            Next::Step(step) => {
                let rest = step.path_to(mv)?;
                Some([vec![option], rest].concat())
            }
            Next::Draft(_) | Next::Dead(_) => None,
        })
    }

    /// Every move that this step and the steps below it lead to. Options that replace the draft are not followed.
    pub fn moves(&self) -> Vec<&M> {
        let below = self.options.iter().flat_map(|option| match &option.next {
            Next::Step(step) => step.moves(),
            Next::Move(mv) => vec![&mv.mv],
            Next::Draft(_) | Next::Dead(_) => Vec::new(),
        });
        below.chain(self.complete.iter().map(|complete| &complete.mv)).collect()
    }
}

/// One option of a [`BoardStep`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardOption<M> {
    /// The id, unique in its step, in the characters of [`Draft::steps`] and `,`.
    pub id: String,
    /// The name of the option in a list or on a button: "a3 to g7".
    pub label: Message,
    /// The places that choose this option when tapped. Empty for an option that is only a button.
    pub places: Vec<Address>,
    /// The effect of the option in a few words, shown next to its place: "strike the pikeman", "5 moves".
    pub say: Option<Message>,
    /// Whether the option deserves attention: it captures, attacks or wins.
    pub is_hot: bool,
    /// Whether the option stays chosen after an edit of the draft, like a brush.
    pub is_sticky: bool,
    /// The heading of a group of buttons ("Formations").
    pub group: Option<Message>,
    /// The id of the form, if the step has forms.
    pub form: Option<String>,
    /// The result of choosing the option.
    pub next: Next<M>,
}

impl<M> BoardOption<M> {
    /// An option at these places.
    pub fn new(id: impl Into<String>, label: impl Into<Message>, next: Next<M>) -> Self {
        Self {
            id: id.into(),
            label: label.into(),
            places: Vec::new(),
            say: None,
            is_hot: false,
            is_sticky: false,
            group: None,
            form: None,
            next,
        }
    }

    /// The id for a text. Characters that ids can't contain become hyphens.
    pub fn id_of(text: impl std::fmt::Display) -> String {
        let allowed = |c: char| c.is_ascii_alphanumeric() || "-_+*@>,=".contains(c);
        text.to_string().chars().map(|c| if allowed(c) { c } else { '-' }).collect()
    }

    /// The same option at these places.
    #[must_use]
    pub fn at(mut self, places: impl IntoIterator<Item = Address>) -> Self {
        self.places = places.into_iter().collect();
        self
    }

    /// Adds the effect of the option.
    #[must_use]
    pub fn say(mut self, say: impl Into<Message>) -> Self {
        self.say = Some(say.into());
        self
    }

    /// Sets whether the option deserves attention.
    #[must_use]
    pub fn hot(self, is_hot: bool) -> Self {
        Self { is_hot, ..self }
    }

    fn map<N>(self, change: &mut impl FnMut(M) -> N) -> BoardOption<N> {
        BoardOption {
            id: self.id,
            label: self.label,
            places: self.places,
            say: self.say,
            is_hot: self.is_hot,
            is_sticky: self.is_sticky,
            group: self.group,
            form: self.form,
            next: match self.next {
                Next::Step(step) => Next::Step(Box::new(step.map(change))),
                Next::Draft(draft) => Next::Draft(draft),
                Next::Move(mv) => Next::Move(mv.map(change)),
                Next::Dead(why) => Next::Dead(why),
            },
        }
    }
}

/// The result of choosing an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next<M> {
    /// Another step.
    Step(Box<BoardStep<M>>),
    /// This draft replaces the present one. The picture and the first step change with it.
    Draft(Draft),
    /// The move is complete.
    Move(BoardMove<M>),
    /// Nothing: the thing can't be used now, for this reason.
    Dead(Message),
}

/// A complete move, and its preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardMove<M> {
    /// The move.
    pub mv: M,
    /// The way to send the move.
    pub commit: Commit,
    /// The label of the button that sends the move: "Build Z". Only for [`Commit::Ask`].
    pub confirm: Option<Message>,
    /// The squares that the move hits.
    pub targets: Vec<Address>,
    /// The path of the moved thing, from its place to its target.
    pub path: Vec<Address>,
    /// The effect to show before the move is stored. `None` if anything hidden or random follows.
    pub effect: Option<Effect>,
}

impl<M> BoardMove<M> {
    /// A move without a preview.
    pub fn new(mv: M, commit: Commit) -> Self {
        Self { mv, commit, confirm: None, targets: Vec::new(), path: Vec::new(), effect: None }
    }

    fn map<N>(self, change: &mut impl FnMut(M) -> N) -> BoardMove<N> {
        BoardMove {
            mv: change(self.mv),
            commit: self.commit,
            confirm: self.confirm,
            targets: self.targets,
            path: self.path,
            effect: self.effect,
        }
    }
}

/// The way to send a complete move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Commit {
    /// At once: the player can take it back within the turn.
    Now,
    /// After a few seconds in which the player can undo it.
    Hold,
    /// After a press on a button, since the move is large or its place is easily missed.
    Ask,
}

/// The visible effect of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// The path of each thing that moves.
    pub glides: Vec<Vec<Address>>,
    /// The places whose things disappear.
    pub gone: Vec<Address>,
}

/// One form of a thing that is put down as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The id, such as `Te`.
    pub id: String,
    /// The squares that the form covers, moved so that its bounding box begins at a1.
    pub cells: Vec<Cell>,
    /// The thing in this form.
    pub thing: Thing,
}

/// The thing at a place, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceWords {
    /// The place.
    pub place: Address,
    /// The thing there: "red pawn, not yet moved".
    pub words: Message,
}
