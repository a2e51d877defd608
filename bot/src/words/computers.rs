//! Messages of computer players: hints, and remarks at the start and the end of a match.

use rules::Message;

rules::messages! {
    /// A hint of the computer.
    pub(crate) enum HintText {
        Hint { verb: String, mv: String, why: Message } = "computers-hint",
        Plain { verb: String, mv: String } = "computers-hint-plain",
        OnBoard { prompt: Message } = "computers-hint-on-board",
        InWords { prompt: Message } = "computers-hint-in-words",
        SoFar { count: u32 } = "computers-hints-so-far",
    }
}

impl HintText {
    /// A hinted move, with its reason where there is one.
    pub(crate) fn of(mv: String, why: Option<Message>) -> Self {
        // The texts choose by the verb: moves such as `done` and `deploy …` aren't "played".
        let verb = mv.split(' ').next().unwrap_or_default().to_owned();
        match why {
            Some(why) => Self::Hint { verb, mv, why },
            None => Self::Plain { verb, mv },
        }
    }
}

rules::messages! {
    /// A sentence of a computer player. Its face goes before the name.
    pub(crate) enum ComputerRemark {
        Says { name: Message, said: Message } = "computers-says",
    }
}

rules::messages! {
    /// The remarks of computer players. `pick` chooses among the sentences of a level.
    pub(crate) enum Saying {
        Begins { level: u32, pick: u32 } = "computers-begins",
        Won { level: u32, pick: u32 } = "computers-won",
        Lost { level: u32, pick: u32 } = "computers-lost",
        Drawn { level: u32 } = "computers-drawn",
    }
}
