//! Worlds to begin with.

use crate::permissions::Permissions;
use crate::scenario::Scenario;

impl Scenario {
    /// The small server that a newcomer sees.
    pub fn demo() -> Self {
        let scenario = Self::new("Castellan")
            .server("Castle Green")
            .member("Ada")
            .member("Ben")
            .member("Cleo")
            .member("Dora");
        let scenario = scenario
            .channel("game-night")
            .topic("Matches are played here")
            .channel("castle-talk")
            .channel("spectators")
            .topic("Watching, not playing");
        scenario
            .deny_everyone(Permissions::CREATE_PUBLIC_THREADS)
            .user_install("Cleo")
            .chat("Cleo", "Dora")
            .start("Play a match", "/challenge ")
            .awaits_nobody_at(":rematch:")
            .awaits_nobody_at(":board:")
            .awaits_nobody_at(":replay:")
    }

    /// A small server for any other bot.
    pub fn neutral() -> Self {
        let scenario = Self::new("Bot").server("Test server");
        let members = ["Ada", "Ben", "Cleo", "Dora"];
        let scenario = members.iter().fold(scenario, |scenario, name| scenario.member(name));
        scenario.channel("general").channel("bot-commands").channel("off-topic")
    }
}
