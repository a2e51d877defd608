//! `NotificationSettings`: whether a player is notified of everything, and where.

use std::collections::BTreeMap;

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{PlayerId, Timestamp};
use crate::job::{Job, JobOutcome};
use crate::journal::records::TextRow;
use crate::keys;
use crate::service::Matches;
use crate::service::settings::preferences::PreferenceOwner;
use store::Batch;

/// The name under which the settings are stored as a preference.
const PREFERENCE: &str = "pings";

/// The notification settings of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NotificationSettings {
    /// Whether to notify the player only of their turns.
    pub only_turns: bool,
    /// Whether to notify by direct message, instead of by a ping in the match's place.
    pub by_direct_message: bool,
}

impl NotificationSettings {
    /// All settings, the default first.
    pub const ALL: [Self; 4] = [
        Self { only_turns: false, by_direct_message: false },
        Self { only_turns: true, by_direct_message: false },
        Self { only_turns: false, by_direct_message: true },
        Self { only_turns: true, by_direct_message: true },
    ];

    /// The stored name.
    pub fn id(self) -> &'static str {
        match (self.only_turns, self.by_direct_message) {
            (false, false) => "all",
            (true, false) => "turns",
            (false, true) => "direct",
            (true, true) => "direct-turns",
        }
    }

    /// The settings with this stored name.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|settings| settings.id() == id)
    }

    /// Reads the settings from a player's preferences. Settings that can't be read count as unset.
    pub(crate) fn among(preferences: &BTreeMap<String, String>) -> Self {
        preferences.get(PREFERENCE).and_then(|id| Self::of(id)).unwrap_or_default()
    }
}

impl Matches {
    /// The notification settings of a player.
    pub fn notification_settings(&self, player: PlayerId) -> Result<NotificationSettings, Refused> {
        Ok(NotificationSettings::among(&self.preferences(PreferenceOwner::Player(player))?))
    }

    /// Sets the notification settings of a player.
    pub fn set_notification_settings(
        &self,
        player: PlayerId,
        settings: NotificationSettings,
    ) -> Result<(), Refused> {
        self.set_preference(PreferenceOwner::Player(player), PREFERENCE, settings.id())
    }

    /// Settles a direct message that Discord refused, and switches the player back to pings in the match's place.
    /// Returns whether the claim was still valid.
    pub fn settle_refused_message(
        &self,
        job: &Job,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        let key = keys::preference(player, PREFERENCE);
        let (raw, chosen) = self.row_with_bytes::<TextRow>(key.clone())?;
        let mut batch = Batch::default();
        let before = chosen.and_then(|row| NotificationSettings::of(&row.0));
        if let Some(before) = before.filter(|settings| settings.by_direct_message) {
            let after = NotificationSettings { by_direct_message: false, ..before };
            batch.replace(key, raw, seal(&TextRow(after.id().into())));
        }
        self.settle_with(job, JobOutcome::Done { message: None }, batch, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_notification_settings_keep_their_ids() {
        let ids = ["all", "turns", "direct", "direct-turns"];
        assert_eq!(NotificationSettings::ALL.map(NotificationSettings::id), ids);
        assert_eq!(ids.map(NotificationSettings::of), NotificationSettings::ALL.map(Some));
        assert_eq!(NotificationSettings::of("never"), None);
        assert_eq!(NotificationSettings::ALL[0], NotificationSettings::default());
    }
}
