//! Pings and direct messages of a post: the players who get them, and the text.

use std::collections::BTreeMap;

use matches::{Head, NotificationSettings, PlayerId, Post, Stage};

use crate::app::answer::{Answer, Result};
use crate::app::context::App;
use crate::app::view::languages;
use crate::words::web::WebText;

/// A post whose pings depend on the notification settings of the players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PingRoute<'a> {
    pub(crate) head: &'a Head,
    pub(crate) post: Post,
    /// Settings that the caller has read already. All others are read from the store.
    pub(crate) known: &'a BTreeMap<PlayerId, NotificationSettings>,
}

impl PingRoute<'_> {
    /// Silences the pings of players who don't want them. Returns the players who want a direct message instead.
    pub(crate) fn pings(self, app: &App, mut answer: Answer) -> Result<(Answer, Vec<PlayerId>)> {
        let mut by_direct_message = Vec::new();
        for &player in answer.pings.iter().filter(|player| player.is_person()) {
            let settings = self.settings(app, player)?;
            let is_wanted = !settings.only_turns || is_about_turn_of(self.head, self.post, player);
            // In a private conversation, the bot may not message its members directly.
            let is_direct = settings.by_direct_message && self.head.place.server.is_some();
            if !is_wanted || is_direct {
                answer.silent.push(player);
            }
            if is_wanted && is_direct && !by_direct_message.contains(&player) {
                by_direct_message.push(player);
            }
        }
        Ok((answer, by_direct_message))
    }

    fn settings(self, app: &App, player: PlayerId) -> Result<NotificationSettings> {
        match self.known.get(&player) {
            Some(settings) => Ok(*settings),
            None => app.matches().notification_settings(player),
        }
    }
}

/// The direct message about a post, with the player's settings. `None` if the post no longer pings them, or if they
/// don't want messages about it.
pub(crate) fn direct_message(
    app: &App,
    head: &Head,
    post: Post,
    player: PlayerId,
    answer: Answer,
) -> Result<Option<(Answer, NotificationSettings)>> {
    let settings = app.matches().notification_settings(player)?;
    let is_wanted = !settings.only_turns || is_about_turn_of(head, post, player);
    let concerns = answer.pings.contains(&player) && is_wanted;
    let language = languages::of_person(app.matches(), player)?.or(answer.language);
    let Answer { lines, recaps, link, .. } = answer;
    let message = Answer { language, lines, recaps, link, ..Answer::default() };
    let inside = app.activity().filter(|_| head.seats > 0);
    let inside = inside.and_then(|activity| activity.open(head.id));
    let message =
        inside.into_iter().fold(message, |message, url| message.link_button(WebText::Open, url));
    Ok(concerns.then_some((message, settings)))
}

/// Whether a post is about the turn of this player.
fn is_about_turn_of(head: &Head, post: Post, player: PlayerId) -> bool {
    let is_about_turns = match post {
        Post::Board | Post::Ring | Post::Told | Post::TimeUp => true,
        Post::Lobby | Post::Rematch | Post::Thread | Post::Offer | Post::Notice => false,
        Post::Pause | Post::Lonely => false,
    };
    is_about_turns && head.stage == Stage::Running && head.is_turn_of(player)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Key, Matches, Place, Request, Timestamp};
    use store::{MemoryStore, Store};

    use super::*;
    use crate::app::post;
    use crate::app::testing::kastell;
    use crate::clock::Clock;

    const ADA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    /// An app with a match in which it is the turn of Ada, who wants direct messages.
    fn app_with_direct_messages() -> (App, Head) {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let challenge = kastell(ADA, BEN, Place { server: Some(9), channel: 8, thread: None });
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        matches.join(id, Request { player: BEN, key: Key(2), now: Timestamp(2) }).unwrap();
        matches
            .set_notification_settings(
                ADA,
                NotificationSettings { only_turns: true, by_direct_message: true },
            )
            .unwrap();
        let head = matches.view(id).unwrap().head().clone();
        (App::new(matches, Clock::default()), head)
    }

    fn route(
        app: &App,
        head: &Head,
        post: Post,
        answer: Answer,
    ) -> Result<(Answer, Vec<PlayerId>)> {
        PingRoute { head, post, known: &BTreeMap::new() }.pings(app, answer)
    }

    fn pinging(players: &[PlayerId]) -> Answer {
        Answer { pings: players.to_vec(), ..Answer::default() }
    }

    #[test]
    fn a_direct_message_replaces_a_players_ping() {
        let (app, head) = app_with_direct_messages();
        let post = pinging(&[ADA, BEN, ADA]);
        let (answer, told) = route(&app, &head, Post::Board, post).unwrap();
        assert_eq!(told, [ADA]);
        assert!(answer.silent.contains(&ADA) && !answer.silent.contains(&BEN));
        let (answer, told) = route(&app, &head, Post::Notice, pinging(&[ADA])).unwrap();
        assert_eq!((told, answer.silent), (vec![], vec![ADA]), "it is about no turn");
    }

    #[test]
    fn a_match_in_a_private_conversation_sends_no_direct_messages() {
        let (app, mut head) = app_with_direct_messages();
        head.place.server = None;
        let (answer, told) = route(&app, &head, Post::Board, pinging(&[ADA])).unwrap();
        assert_eq!((told, answer.silent), (vec![], vec![]));
    }

    #[test]
    fn offers_send_direct_messages_unless_players_want_only_turns() {
        let (app, head) = app_with_direct_messages();
        let by = Request { player: BEN, key: Key(3), now: Timestamp(3) };
        app.matches().offer(head.id, matches::OfferKind::CallOff, by).unwrap();
        let told = |app: &App, player| {
            let view = app.matches().view(head.id).unwrap();
            let head = view.head().clone();
            let revisions = matches::Revisions { first: head.revision, last: head.revision };
            let answer = post::answer(app, view, Post::Offer, revisions, Timestamp(4));
            let answer = answer.unwrap().unwrap();
            direct_message(app, &head, Post::Offer, player, answer).unwrap()
        };
        assert!(told(&app, ADA).is_none(), "it is about no turn");
        app.matches()
            .set_notification_settings(
                ADA,
                NotificationSettings { only_turns: false, by_direct_message: true },
            )
            .unwrap();
        let (answer, likes) = told(&app, ADA).unwrap();
        assert!(likes.by_direct_message && !answer.lines.is_empty() && answer.pictures.is_empty());
        assert!(told(&app, BEN).is_none(), "Ben made the offer");
    }
}
