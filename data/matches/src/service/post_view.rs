//! `PostView`: a match with the rows that a post about it needs, such as the previous message.

use std::collections::BTreeMap;

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision, Revisions};
use crate::job::Post;
use crate::journal::records::NumberRow;
use crate::keys;
use crate::service::Matches;
use crate::service::load::people;
use crate::service::settings::notifications::NotificationSettings;
use crate::service::settings::preferences::PreferenceOwner;
use crate::service::view::MatchView;
use crate::upkeep::lost_numbers;
use store::LookUp;

/// A match, with the rows that a post about it needs.
#[derive(Debug)]
pub struct PostView {
    /// The match.
    pub view: MatchView,
    /// The message or thread of an earlier post of this kind.
    pub message: Option<u64>,
    /// The thread of the match, if it is recorded as unusable.
    pub lost_thread: Option<u64>,
    /// The number for the nonces of posts, if the match was restored from a backup. Discord still has the lost posts,
    /// with the nonces that new ones would have.
    pub restoration: Option<u64>,
    /// The notification settings of the match's players.
    pub notifications: BTreeMap<PlayerId, NotificationSettings>,
}

impl Matches {
    /// Loads a match to post about it.
    pub fn view_for_post(&self, id: MatchId, post: Post) -> Result<PostView, Refused> {
        let view = self.view(id)?;
        let keys = vec![keys::posted(id, post), keys::lost_thread(id), keys::purged_match()];
        let found = self.read_ahead(view.loaded(), LookUp { keys, ..LookUp::default() })?;
        let mut numbers = found.values.into_iter();
        let mut next = || Some(open::<NumberRow>(&numbers.next()??).ok()?.0);
        let (message, lost_thread, purged) = (next(), next(), next());
        let restoration = purged.filter(|&purged| lost_numbers::is_restored(id, purged));
        let settings = |player| {
            let known = self.preferences_for(&view, PreferenceOwner::Player(player))?;
            Ok::<_, Refused>((player, NotificationSettings::among(&known)))
        };
        let notifications = people(view.loaded()).map(settings).collect::<Result<_, _>>()?;
        Ok(PostView { view, message, lost_thread, restoration, notifications })
    }

    /// The message or thread of the last post of this kind.
    pub fn posted_message(&self, id: MatchId, post: Post) -> Result<Option<u64>, Refused> {
        Ok(self.row::<NumberRow>(keys::posted(id, post))?.map(|row| row.0))
    }

    /// The revisions that the newest board message shows. `None` if they are not stored.
    pub fn posted_turns(&self, id: MatchId) -> Result<Option<Revisions>, Refused> {
        let rows = self.store.read(&keys::board_turns(id))?;
        let mut ends = rows.iter().map(|row| open::<NumberRow>(row.as_deref()?).ok());
        let mut next = || Some(Revision(ends.next()??.0));
        Ok(next().zip(next()).map(|(first, last)| Revisions { first, last }))
    }
}
