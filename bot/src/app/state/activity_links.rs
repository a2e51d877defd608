//! Addresses of the Activity, once Discord has said which application the bot is.

use std::sync::OnceLock;

use matches::MatchId;

/// Links that open a match inside Discord.
#[derive(Debug, Default)]
pub(crate) struct ActivityLinks {
    application: OnceLock<u64>,
    /// Whether the button of a board opens the Activity instead of the page in a browser.
    opens_boards: bool,
}

impl ActivityLinks {
    pub(crate) fn new(opens_boards: bool) -> Self {
        Self { opens_boards, ..Self::default() }
    }

    pub(crate) fn opens_boards(&self) -> bool {
        self.opens_boards
    }

    /// Sets the application's id. Only the first call has an effect.
    pub(crate) fn set_application(&self, id: u64) {
        let _ = self.application.set(id);
    }

    /// The application's id, if it is known yet.
    pub(crate) fn application(&self) -> Option<u64> {
        self.application.get().copied()
    }

    /// The link that opens a match in Discord, for anyone who may see it. `None` until the application's id is known.
    pub(crate) fn open(&self, id: MatchId) -> Option<String> {
        let application = self.application()?;
        Some(format!("https://discord.com/activities/{application}?custom_id=m{}", id.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_the_application_and_the_match() {
        let links = ActivityLinks::default();
        assert_eq!(links.open(MatchId(7)), None);
        links.set_application(5);
        let link = "https://discord.com/activities/5?custom_id=m7";
        assert_eq!(links.open(MatchId(7)).as_deref(), Some(link));
    }
}
