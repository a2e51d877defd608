//! What a button or menu carries: action, match and revision, in at most 100 characters, no process memory and no secret.
//!
//! The text is `1:<action>:<match>:<revision>:<rest>`. Anybody can send anything here: reading is strict, and whoever
//! acts on a press checks who pressed.

use data::{MatchId, Revision};

/// The form of the ids; another number is another form.
const VERSION: &str = "1";

/// The most characters that Discord takes.
const LIMIT: usize = 100;

/// The most characters of what goes with an action.
const REST_LIMIT: usize = 40;

/// What was pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Press {
    /// What to do.
    pub(crate) action: Action,
    /// With which match.
    pub(crate) id: MatchId,
    /// As it stood when the button was made.
    pub(crate) revision: Revision,
    /// The mark of a panel, a step or a page, depending on the action.
    pub(crate) rest: String,
}

macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)*) => {
        /// What a button or menu does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Action { $($(#[$doc])* $name,)* }

        impl Action {
            fn word(self) -> &'static str {
                match self { $(Self::$name => $word,)* }
            }

            fn read(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$name),)* _ => None }
            }

            /// All of them, for tests.
            #[cfg(test)]
            const ALL: &'static [Self] = &[$(Self::$name,)*];
        }
    };
}

actions! {
    /// Takes a challenge or a seat in a lobby.
    Accept = "join",
    /// Turns a challenge down.
    Decline = "decline",
    /// Takes one's own challenge back.
    Withdraw = "withdraw",
    /// Gives up a seat in a lobby.
    LeaveLobby = "leave",
    /// Starts with those who are there.
    Start = "start",
    /// Opens the private panel for a move.
    Move = "move",
    /// A choice from the panel's menu; the rest is the panel's mark, here and in the next four.
    Pick = "pick",
    /// Takes the last choice back.
    Back = "back",
    /// Takes all choices back.
    Restart = "restart",
    /// Plays what was chosen.
    Play = "play",
    /// Asks for a typed move.
    Type = "type",
    /// A typed move, from the modal.
    Typed = "typed",
    /// Takes back one's own last ply in this turn.
    Undo = "undo",
    /// Shows the board privately, turned by the rest.
    Board = "board",
    /// Asks whether to resign.
    Resign = "resign",
    /// Resigns.
    ReallyResign = "resign!",
    /// Ends a match before each side has moved.
    Abort = "abort",
    /// Offers a draw.
    OfferDraw = "draw",
    /// Takes the offered draw.
    AcceptDraw = "draw!",
    /// Turns the offered draw down.
    DeclineDraw = "nodraw",
    /// Shows the page of the rules in the rest.
    Rules = "rules",
    /// Challenges the same players again.
    Rematch = "rematch",
    /// Challenges the person in the rest to the chosen game.
    Invite = "invite",
    /// Shows the step of the match in the rest.
    Replay = "replay",
    /// Shows the match as a moving picture.
    Film = "film",
}

impl Press {
    /// A press without more.
    pub(crate) fn new(action: Action, id: MatchId, revision: Revision) -> Self {
        Self { action, id, revision, rest: String::new() }
    }

    /// The same with a mark, a step or a page.
    #[must_use]
    pub(crate) fn with(mut self, rest: impl Into<String>) -> Self {
        self.rest = rest.into();
        self
    }

    /// The id for a button or menu.
    pub(crate) fn write(&self) -> String {
        let id = format!(
            "{VERSION}:{}:{}:{}:{}",
            self.action.word(),
            self.id.0,
            self.revision.0,
            self.rest
        );
        debug_assert!(id.len() <= LIMIT, "{id} is too long for Discord");
        id
    }

    /// Reads an id; `None` for anything that [`Press::write`] does not write.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(5, ':');
        let (version, word) = (parts.next()?, parts.next()?);
        let (id, revision, rest) = (number(parts.next()?)?, number(parts.next()?)?, parts.next()?);
        let plain = rest.len() <= REST_LIMIT && rest.chars().all(|c| c.is_ascii_graphic());
        (version == VERSION && plain).then_some(())?;
        Some(Self {
            action: Action::read(word)?,
            id: MatchId(id),
            revision: Revision(revision),
            rest: rest.into(),
        })
    }
}

/// A number as `to_string` writes it, and in no other way.
fn number(text: &str) -> Option<u64> {
    text.parse().ok().filter(|number: &u64| number.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_reads_what_it_writes_and_fits() {
        for &action in Action::ALL {
            let press = Press::new(action, MatchId(99_999_999), Revision(99_999))
                .with("x".repeat(REST_LIMIT));
            let text = press.write();
            assert!(text.len() <= LIMIT, "{text}");
            assert_eq!(Press::read(&text), Some(press));
        }
    }

    #[test]
    fn nothing_else_is_read() {
        let long = format!("1:move:1:2:{}", "x".repeat(REST_LIMIT + 1));
        for text in [
            "",
            "1",
            "1:move:1:2",
            "2:move:1:2:",
            "1:fly:1:2:",
            "1:move:-1:2:",
            "1:move:01:2:",
            "1:move:+1:2:",
            "1:move:1:2:é",
            "1:move:1:2:a b",
            "1:move:99999999999999999999:2:",
            &long,
        ] {
            assert_eq!(Press::read(text), None, "{text}");
        }
    }
}
