//! Matches in lists: their title, and whose turn it is.

use matches::{Head, PlayerId};
use serde::Serialize;

use crate::app::App;
use crate::app::activity::is_turn;
use crate::app::view::title::{game_name, versus};
use crate::web::error::ApiResult;
use crate::web::plain_text::{MatchVoice, Reader};
use crate::words::web::WebText;

/// A match that a person can open.
#[derive(Debug, Serialize)]
pub(super) struct MatchJson {
    pub(super) r#match: String,
    pub(super) title: String,
    /// Whether it is the reader's turn.
    pub(super) turn: bool,
    deadline: Option<u64>,
}

/// Matches as their reader sees them in a list. Blocks.
pub(super) fn matches_json(
    app: &App,
    heads: &[Head],
    player: PlayerId,
    reader: Reader,
) -> ApiResult<Vec<MatchJson>> {
    let known = app.matches().display_names_in(heads)?;
    let listed = heads.iter().zip(known).map(|(head, known)| {
        let voice = MatchVoice::with_names(head, known, reader);
        let title = WebText::Title { game: game_name(head), players: versus(head) };
        MatchJson {
            r#match: head.id.0.to_string(),
            title: voice.say_to_all(title),
            turn: is_turn(head, player),
            deadline: head.timing.as_ref().and_then(|timing| timing.until).map(|until| until.0),
        }
    });
    Ok(listed.collect())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::Ordering;

    use matches::{ChallengeLimits, Key, Matches, Place, Request, Timestamp};
    use store::Store;
    use words::Language;

    use super::*;
    use crate::app::activity::{FramePlace, match_lists};
    use crate::app::testing::{LoadCounter, kastell};
    use crate::clock::Clock;

    #[test]
    fn a_list_loads_each_match_once() {
        let store = Arc::new(LoadCounter::default());
        let seen: Arc<dyn Store> = Arc::clone(&store) as _;
        let matches = Matches::new(seen, games::CATALOG, ChallengeLimits::default());
        let app = App::new(matches, Clock::default());
        let [ada, ben, cleo] = [1, 2, 3].map(PlayerId);
        let square = Place { server: Some(7), channel: 8, thread: None };
        for key in 1..=10 {
            let challenge = kastell(ada, ben, square);
            let id = app.matches().challenge(&challenge, Key(key), Timestamp(key)).unwrap().id;
            let by = Request { player: ben, key: Key(100 + key), now: Timestamp(key) };
            app.matches().join(id, by).unwrap();
        }
        store.loads.store(0, Ordering::Relaxed);
        let here = FramePlace { channel: square.channel, server: square.server };
        let lists = match_lists(&app, cleo, here).unwrap();
        let reader = Reader { person: Some(cleo), language: Language::English };
        let listed = matches_json(&app, &lists.here, cleo, reader).unwrap();
        assert_eq!((listed.len(), store.loads.load(Ordering::Relaxed)), (10, 10));
    }
}
