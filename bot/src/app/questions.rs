//! What is asked where a match is played: what players propose to each other, and what becomes of a turn whose time is up. Each
//! question stands on a message of its own, which rings those asked when it is posted and is changed until it says what came of it.

use matches::{
    DirectMessage, Head, MatchId, MatchView, Offer, PlayerId, Post, Refused, Revision, TimeAsked,
    TimeUp, Timestamp,
};

use crate::app::answer::Answer;
use crate::app::context::App;
use crate::app::{agreements, clock};

/// A question as it is to be shown.
#[derive(Debug)]
pub(crate) struct Asked {
    /// The revision that brought it.
    pub(crate) since: Revision,
    /// Before when it can't have been shown.
    pub(crate) at: Timestamp,
    /// How it stands.
    pub(crate) answer: Answer,
    /// The message that shows it, if one is known.
    pub(crate) message: Option<u64>,
    /// Whether somebody is still to answer.
    pub(crate) is_open: bool,
    /// Whether its message will not change again.
    pub(crate) is_final: bool,
    about: About,
}

#[derive(Clone, Copy, Debug)]
enum About {
    Offer(Offer),
    Time,
}

/// The last questions of this kind in a match, the newest at the end.
///
/// # Errors
/// What the store says.
pub(crate) fn all(app: &App, view: &MatchView, post: Post) -> Result<Vec<Asked>, Refused> {
    let head = view.head();
    match post {
        Post::TimeUp => {
            let times = app.matches().times_up(view)?;
            Ok(times.iter().map(|time| of_time(head, time)).collect())
        }
        _ => head.offers.iter().map(|offer| proposed(app, head, offer)).collect(),
    }
}

fn proposed(app: &App, head: &Head, offer: &Offer) -> Result<Asked, Refused> {
    let message = app.matches().offer_post(head.id, offer)?;
    let (answer, about) = (agreements::shown(head, offer), About::Offer(*offer));
    let (is_open, is_final) = (offer.is_open(), answer.buttons.is_empty());
    let (since, at) = (offer.since, Timestamp::default());
    Ok(Asked { since, at, answer, message, is_open, is_final, about })
}

fn of_time(head: &Head, time: &TimeAsked) -> Asked {
    let is_open = matches!(time.up, TimeUp::Open { .. });
    let (since, at, message) = (time.since, time.at, time.message);
    let answer = clock::asked(head, time.since, time.up);
    Asked { since, at, answer, message, is_open, is_final: !is_open, about: About::Time }
}

impl Asked {
    /// Notes which message shows it; none, once that will not change again.
    ///
    /// # Errors
    /// The store has failed.
    pub(crate) fn note(
        &self,
        app: &App,
        id: MatchId,
        posted: (Option<u64>, &[(PlayerId, DirectMessage)]),
    ) -> Result<(), Refused> {
        let now = app.now();
        match &self.about {
            About::Offer(offer) => app.matches().note_offer_post(id, offer, posted, now),
            About::Time => app.matches().note_time_post(id, self.since, posted, now),
        }
    }
}
