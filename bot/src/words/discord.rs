//! What is said only where Discord is the face.

use rules::{Arg, Message, Words};

rules::messages! {
    /// Commands, permissions, the field to type in.
    pub(crate) enum Say {
        /// In place of a person who was erased.
        Somebody = "discord-somebody",
        /// A game that there is not.
        NoSuchGame = "discord-no-such-game",
        /// The opponent is a bot.
        BotsDoNotPlay = "discord-bots-do-not-play",
        /// The opponent is on another server.
        NotAMember = "discord-not-a-member",
        /// Seat 0.
        SeatsFromOne = "discord-seats-from-one",
        /// An option of another kind.
        BadOption { option: String } = "discord-bad-option",
        /// The opponent is oneself.
        NotYourself = "discord-not-yourself",
        /// Somewhere without the bot.
        Elsewhere = "discord-elsewhere",
        /// What the bot may not do here.
        MissingPermissions { names: Arg } = "discord-missing-permissions",
        /// Before the first board that is posted in the channel.
        ThreadLocked = "discord-thread-locked",
        /// The same.
        ThreadGone = "discord-thread-gone",
        /// Something the bot lacks in a channel, and what it is for.
        Lacking { names: Arg, why: Message } = "discord-lacking",
        /// Nothing is lacking.
        LacksNothing = "discord-lacks-nothing",
        /// How what is lacking is given.
        HowToGive = "discord-how-to-give",
        /// What a permission is for.
        WhyView = "discord-why-view",
        /// The same.
        WhySend = "discord-why-send",
        /// The same.
        WhySendInThreads = "discord-why-send-in-threads",
        /// The same.
        WhyThreads = "discord-why-threads",
        /// The same.
        WhyEmbed = "discord-why-embed",
        /// The same.
        WhyAttach = "discord-why-attach",
        /// The same.
        WhyHistory = "discord-why-history",
        /// The title of the field to type in.
        TypeTitle = "discord-type-title",
        /// The field.
        TypeField = "discord-type-field",
        /// What could be typed there.
        TypeExample { mv: String } = "discord-type-example",
        /// The title of the field for a name.
        NameTitle = "discord-name-title",
        /// The field.
        NameField = "discord-name-field",
        /// The title of the field for a step.
        StepTitle = "discord-step-title",
        /// The field.
        StepField = "discord-step-field",
        /// What an option of `/challenge` is.
        OptionOpponent = "discord-option-opponent",
        /// The same.
        OptionAnother = "discord-option-another",
        /// The same.
        OptionPlayers = "discord-option-players",
        /// The same.
        OptionSeat = "discord-option-seat",
        /// The same.
        OptionComputer = "discord-option-computer",
        /// A level of computers, as a choice.
        LevelChoice { level: u32, name: Message, about: Message } = "discord-level-choice",
        /// All seats are taken by people.
        NoSeatForComputer = "discord-no-seat-for-computer",
        OptionTime = "discord-option-time",
        /// The same.
        OptionPosts = "discord-option-posts",
        /// The same.
        OptionPair = "discord-option-pair",
        /// Where what it is about stands.
        There { at: String } = "discord-there",
        /// To whoever takes no direct messages, who is rung where it is played again.
        ClosedToMe { player: Arg } = "discord-closed-to-me",
        /// To whoever was to be told by direct message, and wants that no more.
        RungHere { player: Arg } = "discord-rung-here",
        /// A limit that is none.
        BadTime = "discord-bad-time",
        /// A value of an option, and what it does.
        OptionValue { name: String, told: Message } = "discord-option-value",
    }
}

/// What is said here, and how.
pub(super) const WORDS: Words =
    Words { known: &[Say::KNOWN], files: &[("en", include_str!("../../words/en/discord.ftl"))] };
