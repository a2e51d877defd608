//! An export with lines of every kind that this program writes.

use std::cell::Cell;
use std::sync::Arc;

use matches::{
    Challenge, ChallengeLimits, DailyPost, Day, EventPlan, ExerciseId, ExerciseKind, Follower,
    Format, JobKind, JobOutcome, Key, Limit, MatchId, Matches, OfferKind, Place, PlayerId, Post,
    PostMode, PreferenceOwner, QuestionPost, Refused, Request, StoredDraft, Timestamp, WatchCard,
    WatchMode, WatchedPlace,
};
use rules::{Draft, OptionValues};
use store::{MemoryStore, Store};

use crate::sample_export::challenge;

/// The time of all acts, and the earlier time of the acts on the purged server, in milliseconds since 1970.
const NOW: Timestamp = Timestamp(1_795_500_000_000);
const LONG_AGO: Timestamp = Timestamp(1_790_000_000_000);

const SERVER: u64 = 5;
const PURGED: u64 = 6;
const CHANNEL: u64 = 50;

/// The players of all matches.
const PEOPLE: [u64; 2] = [100, 200];

/// The number of times that due posts are looked for. Each post may enqueue the next.
const ROUNDS: usize = 9;

/// Exports a store with data of every kind.
pub(super) fn export_of_every_kind() -> String {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let matches = Matches::new(Arc::clone(&store), games::CATALOG, ChallengeLimits::default());
    let host = Host { matches, keys: Cell::new(0) };
    host.furnish().expect("nothing is refused");
    let mut export = Vec::new();
    matches::export(store.as_ref(), games::CATALOG, &mut export)
        .expect("it is written into memory");
    String::from_utf8(export).expect("an export is text")
}

/// A service whose store is filled.
struct Host {
    matches: Matches,
    keys: Cell<u64>,
}

impl Host {
    fn by(&self, player: u64) -> Request {
        self.keys.set(self.keys.get() + 1);
        Request { player: PlayerId(player), key: Key(self.keys.get()), now: NOW }
    }

    fn furnish(&self) -> Result<(), Refused> {
        self.purge()?;
        self.fill_drawn_up()?;
        self.fill_watched()?;
        self.fill_finished()?;
        self.fill_settings()?;
        self.fill_event()?;
        self.fill_puzzles()
    }

    /// Purges a match and an event with their server.
    fn purge(&self) -> Result<(), Refused> {
        let Request { key, .. } = self.by(PEOPLE[0]);
        self.matches.challenge(&challenge("kastell", PEOPLE, PURGED, CHANNEL), key, LONG_AGO)?;
        let organizer = Request { now: LONG_AGO, ..self.by(PEOPLE[0]) };
        self.matches.announce_event(&plan(PURGED), organizer)?;
        self.matches.server_left(PURGED, LONG_AGO)?;
        self.matches.sweep(NOW)?;
        Ok(())
    }

    /// Begins a match.
    fn begin(&self, asked: &Challenge) -> Result<MatchId, Refused> {
        let Request { key, now, .. } = self.by(PEOPLE[0]);
        let id = self.matches.challenge(asked, key, now)?.id;
        self.matches.join_with_name(id, self.by(PEOPLE[1]), Some("Ben"))?;
        Ok(id)
    }

    /// Adds a match with names, posts, a layout for the next match, and an unfinished move.
    fn fill_drawn_up(&self) -> Result<(), Refused> {
        let asked = challenge("findorff", PEOPLE, SERVER, CHANNEL);
        let id = self.begin(&Challenge { display_name: Some("Ada".into()), ..asked })?;
        self.settle_posts()?;
        self.matches.play(id.into(), "deploy phalanx", self.by(PEOPLE[0]))?;
        let kept = StoredDraft { draft: Draft::of(&["G"]), mark: None };
        self.matches.keep_draft(&self.matches.view(id)?, PlayerId(PEOPLE[1]), &kept)
    }

    /// Adds a match with a hint, a posted offer, a card in a channel and a follower.
    fn fill_watched(&self) -> Result<(), Refused> {
        let id = self.begin(&challenge("kastell", PEOPLE, SERVER, CHANNEL))?;
        self.matches.count_hint(&self.matches.view(id)?, self.by(PEOPLE[0]))?;
        self.matches.offer(id, OfferKind::CallOff, self.by(PEOPLE[0]))?;
        let view = self.matches.view(id)?;
        let offer = view.head().offers.last().expect("it was made");
        let post = QuestionPost { message: Some(8), direct_messages: &[] };
        self.matches.note_offer_post(id, offer, post, NOW)?;
        let (by, mode) = (PlayerId(300), WatchMode::Card);
        let place = WatchedPlace { channel: CHANNEL, server: Some(SERVER), by, mode };
        self.matches.watch(id, place, self.by(300).key, NOW)?;
        for card in self.matches.watch_cards(id)? {
            self.matches.note_watch_card(id, WatchCard { message: Some(9), moment: 2, ..card })?;
        }
        self.matches.follow(id, Follower { player: PlayerId(300), channel: CHANNEL }, NOW)
    }

    /// Adds a closed match, a won match with its rematch, and the won match's record as an upload.
    fn fill_finished(&self) -> Result<(), Refused> {
        let asked = challenge("kastell", PEOPLE, SERVER, CHANNEL);
        let closed = self.begin(&asked)?;
        self.matches.close_match(closed, SERVER, "Ada has moved away", self.by(300))?;
        let won = self.begin(&asked)?;
        self.matches.resign(won, self.by(PEOPLE[1]))?;
        let Request { key, now, .. } = self.by(PEOPLE[0]);
        let again = Challenge { rematch_of: Some(won), ..asked };
        self.matches.challenge(&again, key, now)?;
        self.matches.upload_record(PlayerId(PEOPLE[0]), key, self.matches.record(won)?)
    }

    /// Adds settings of a player and of a server, and the server's dashboard.
    fn fill_settings(&self) -> Result<(), Refused> {
        for owner in [PreferenceOwner::Player(PlayerId(PEOPLE[0])), PreferenceOwner::Server(SERVER)]
        {
            self.matches.set_preference(owner, "theme", "dark")?;
        }
        self.matches.place_dashboard(SERVER, CHANNEL, self.by(300).key, NOW).map(drop)
    }

    /// Adds an event with its players and its card.
    fn fill_event(&self) -> Result<(), Refused> {
        let id = self.matches.announce_event(&plan(SERVER), self.by(PEOPLE[0]))?;
        for player in PEOPLE {
            self.matches.register(id, self.by(player), "Cleo")?;
        }
        self.settle_posts()
    }

    /// Adds an attempt at a daily puzzle, and the settings of a server's daily post.
    fn fill_puzzles(&self) -> Result<(), Refused> {
        let kind = ExerciseKind::Daily(Day::at(NOW, None));
        let id = ExerciseId { game: "kastell".into(), kind };
        self.matches.give_up_exercise(self.by(PEOPLE[0]), &id)?;
        let (hour, zone, key) = (6, "Europe/Berlin".into(), self.by(300).key);
        let post = DailyPost { channel: CHANNEL, hour, zone, key, posted: None };
        self.matches.set_daily_post(SERVER, Some(post), NOW)
    }

    /// Settles the boards, threads and cards as posted, and leaves the other jobs.
    fn settle_posts(&self) -> Result<(), Refused> {
        for _ in 0..ROUNDS {
            for claim in self.matches.claim_due(NOW, usize::MAX)? {
                for job in &claim.jobs {
                    let outcome = match is_posted(job.kind) {
                        true => JobOutcome::Done { message: Some(7) },
                        false => JobOutcome::Later { at: NOW },
                    };
                    self.matches.settle(job, outcome, NOW)?;
                }
            }
        }
        Ok(())
    }
}

/// Whether the message of a job is stored when it is settled.
fn is_posted(kind: JobKind) -> bool {
    matches!(kind, JobKind::Post(Post::Lobby | Post::Thread | Post::Board) | JobKind::EventCard)
}

fn plan(server: u64) -> EventPlan {
    EventPlan {
        name: "Castle Cup".into(),
        format: Format::Swiss { rounds: 2, days: None },
        game: "kastell".into(),
        options: OptionValues::new(),
        seats: 2,
        limit: Limit::DEFAULT,
        bank_days: 0,
        adjudicates: false,
        starts: None,
        place: Place { server: Some(server), channel: CHANNEL, thread: None },
        posts: PostMode::EveryMove,
        language: None,
    }
}
