//! `PostView`: a match and what a post about it needs besides, read in one round trip.

use std::collections::BTreeMap;

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::job::Post;
use crate::keys;
use crate::service::Matches;
use crate::service::jobs::settle::LastPost;
use crate::service::load::people;
use crate::service::settings::notifications::NotificationSettings;
use crate::service::settings::preferences::PreferenceOwner;
use crate::service::view::MatchView;
use store::LookUp;

/// A match to post about, and what its posts need beside it.
#[derive(Debug)]
pub struct PostView {
    /// The match.
    pub view: MatchView,
    /// The last post of this kind.
    pub last: LastPost,
    /// The notification settings of the people at the table.
    pub notifications: BTreeMap<PlayerId, NotificationSettings>,
}

impl Matches {
    /// Loads a match to post about it.
    pub fn view_for_post(&self, id: MatchId, post: Post) -> Result<PostView, Refused> {
        let view = self.view(id)?;
        let keys = vec![keys::posted(id, post), keys::lost_thread(id)];
        let found = self.read_ahead(view.loaded(), LookUp { keys, ..LookUp::default() })?;
        let last = LastPost::of(found.values);
        let settings = |player| {
            let known = self.preferences_for(&view, PreferenceOwner::Player(player))?;
            Ok::<_, Refused>((player, NotificationSettings::among(&known)))
        };
        let notifications = people(view.loaded()).map(settings).collect::<Result<_, _>>()?;
        Ok(PostView { view, last, notifications })
    }

    /// All preferences of an owner, by name; without a question if the match was read with them.
    pub fn preferences_for(
        &self,
        view: &MatchView,
        owner: PreferenceOwner,
    ) -> Result<BTreeMap<String, String>, Refused> {
        self.preferences_at(view.loaded(), owner)
    }
}
