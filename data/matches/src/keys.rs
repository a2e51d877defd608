//! Keys of all rows. The first byte names the table. Numbers are big-endian, so that ranges are ordered.

use crate::ids::{EventId, Key, MatchId, PlayerId, Revision, Timestamp};
use crate::job::{Line, Post};
use store::Range;

/// Defines [`Table`] and, for tables whose keys are only numbers, the function that makes a key.
macro_rules! tables {
    ($(
        $(#[$doc:meta])*
        $table:ident = $byte:literal $($key:ident($($arg:ident: $kind:ty),*) [$($number:expr),*])?,
    )*) => {
        /// A table: the first byte of its keys.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub(crate) enum Table {
            $($(#[$doc])* $table = $byte,)*
        }

        $($(
            pub(crate) fn $key($($arg: $kind),*) -> Vec<u8> {
                Table::$table.key(&[$($number),*])
            }
        )?)*
    };
}

tables! {
    /// Headers of matches.
    Header = b'H' header(id: MatchId) [id.0],
    /// Players of matches.
    People = b'P' people(id: MatchId) [id.0],
    /// Journal entries of matches.
    Entry = b'E' entry(id: MatchId, revision: Revision) [id.0, revision.0],
    /// Heads of matches.
    Head = b'S' head(id: MatchId) [id.0],
    /// Lists of matches, by player.
    ByPlayer = b'p' by_player(player: PlayerId, shelf: u64, id: MatchId) [player.0, shelf, id.0],
    /// Lists of matches, by server.
    ByServer = b's' by_server(server: u64, shelf: u64, id: MatchId) [server, shelf, id.0],
    /// Lists of matches, by thread.
    ByThread = b't' by_thread(thread: u64, id: MatchId) [thread, id.0],
    /// Receipts of requests.
    Receipt = b'R' receipt(key: Key) [key.0],
    /// Receipts by age, so that a sweep finds the old ones.
    ReceiptAge = b'r' receipt_age(at: Timestamp, key: Key) [at.0, key.0],
    /// Jobs by line.
    Job = b'J' job(line: Line, number: u64) [target(line.target), line.lane as u64, number],
    /// Jobs by the time of their next check.
    JobDue = b'j' job_due(at: Timestamp, line: Line, number: u64)
        [at.0, target(line.target), line.lane as u64, number],
    /// Post jobs, in stores from before version 0.1's job queue.
    Errand = b'O',
    /// The messages of a match's posts.
    Posted = b'W' posted(id: MatchId, post: Post) [id.0, post as u64],
    /// The first and the last revision that the newest board message of a match shows.
    BoardTurns = b'%',
    /// The messages of offers.
    OfferPost = b'o' offer_post(id: MatchId, since: Revision) [id.0, since.0],
    /// Matches that continue in their channel, each with its unusable thread.
    LostThread = b'A' lost_thread(id: MatchId) [id.0],
    /// Deadlines of challenges, in stores older than the job queue.
    Timer = b'T',
    /// Unfinished moves.
    Draft = b'D' draft(player: PlayerId, id: MatchId) [player.0, id.0],
    /// Display names of players in matches.
    Name = b'n' name(player: PlayerId, id: MatchId) [player.0, id.0],
    /// Each player's last layout of a game, and layouts saved under names.
    Layout = b'K',
    /// Preferences of players.
    Preference = b'F',
    /// Preferences of servers.
    ServerPreference = b'G',
    /// The rematch of each match.
    Rematch = b'N' rematch(id: MatchId) [id.0],
    /// Watched places and followers of matches.
    Watched = b'Q' watched(id: MatchId) [id.0],
    /// Messages in watched places.
    Card = b'q' card(id: MatchId, channel: u64) [id.0, channel],
    /// Lists of matches, by watcher or follower.
    Following = b'f' following(player: PlayerId, id: MatchId) [player.0, id.0],
    /// Results of matches, by server and time.
    Result = b'M' result(server: u64, at: Timestamp, id: MatchId) [server, at.0, id.0],
    /// Dashboards, by server.
    Dashboard = b'B' dashboard(server: u64) [server],
    /// Uploaded records.
    Upload = b'I' upload(player: PlayerId) [player.0],
    /// The mark that no row has an older form.
    FormMark = b'V' form_mark() [],
    /// The form of the store.
    StoreForm = b'Y' store_form() [],
    /// The numbers of hints used in matches.
    Hints = b'i' hints(id: MatchId) [id.0],
    /// Analyses of finished matches.
    Analysis = b'a',
    /// Ratings, by player, server and game.
    Rating = b'L',
    /// The order of leaderboards.
    Leader = b'l',
    /// Rated matches, by player.
    History = b'h' history(server: u64, player: PlayerId, at: Timestamp, id: MatchId)
        [player.0, server, at.0, id.0],
    /// The score of each player against each other one.
    Series = b'v',
    /// Marks of matches that are counted in ratings.
    CountedMatch = b'C' counted_match(id: MatchId) [id.0],
    /// The version of the rating rules by which the rating rows were computed.
    RatingState = b'Z' rating_state() [],
    /// Reasons of moderators for ending matches.
    ClosingReason = b'X' closing_reason(id: MatchId) [id.0],
    /// The numbers that new matches and events must exceed, after purges or imports.
    PurgedMatch = b'#' purged_match() [],
    /// Servers that the bot was removed from, and when.
    AbandonedServer = b'g' abandoned_server(server: u64) [server],
    /// The progress of an unfinished copy or import into this store.
    FillMark = b'c' fill_mark() [],
    /// Pseudonyms of people who are being erased.
    Erasure = b'x' erasure(player: PlayerId) [player.0],
    /// Processes that share the store.
    Member = b'U' member(process: u64) [process],
    /// Owners of shards.
    Shard = b'u' shard(number: u32) [number.into()],
    /// The times at which the next shards may identify, by bucket.
    IdentifySlot = b'b' identify_slot(bucket: u32) [bucket.into()],
    /// The processes that handle interactions which two processes received.
    Handled = b'd' handled(interaction: Key) [interaction.0],
    /// Links and sessions of the web pages, by the hash of their token.
    WebPass = b'w',
    /// Lists of links and sessions of the web pages, by person.
    PassOf = b'y',
    /// The secret from which spectators' links are made.
    WebSecret = b'k' web_secret() [],
    /// Plans of events.
    EventHeader = b'1' event_header(id: EventId) [id.0],
    /// People of events.
    EventPeople = b'2' event_people(id: EventId) [id.0],
    /// Journal entries of events.
    EventEntry = b'3' event_entry(id: EventId, revision: Revision) [id.0, revision.0],
    /// States of events.
    EventHead = b'4' event_head(id: EventId) [id.0],
    /// Lists of events, by server.
    EventByServer = b'5' event_by_server(server: u64, shelf: u64, id: EventId) [server, shelf, id.0],
    /// Lists of events, by person.
    EventByPlayer = b'6' event_by_player(player: PlayerId, id: EventId) [player.0, id.0],
    /// Ended matches of events whose results are not entered yet.
    EventDone = b'7' event_done(id: EventId, ended: MatchId) [id.0, ended.0],
    /// The cards of events.
    EventCard = b'8' event_card(id: EventId) [id.0],
    /// The pictures on the cards of events.
    EventPicture = b'!' event_picture(id: EventId) [id.0],
    /// The last event match that began for each person.
    EventStart = b'9' event_start(player: PlayerId) [player.0],
    /// Attempts at puzzles and lessons, by person.
    Attempt = b'e',
    /// Streaks and puzzle ratings of people.
    Puzzler = b'm' puzzler(player: PlayerId) [player.0],
    /// Ratings of puzzles.
    PuzzleRating = b'z',
    /// Points for daily puzzles, by server and day.
    DailyPoints = b'0',
    /// The settings of servers that post daily puzzles.
    DailyPost = b'@' daily_post(server: u64) [server],
}

impl Table {
    pub(crate) fn key(self, numbers: &[u64]) -> Vec<u8> {
        let mut key = Vec::with_capacity(1 + 8 * numbers.len() + 16);
        key.push(self as u8);
        numbers.iter().for_each(|number| key.extend(number.to_be_bytes()));
        key
    }

    /// A key that ends with a name, after the numbers.
    fn key_named(self, numbers: &[u64], name: &str) -> Vec<u8> {
        [self.key(numbers), name.as_bytes().to_vec()].concat()
    }

    /// Whether a key belongs to the table.
    pub(crate) fn holds(self, key: &[u8]) -> bool {
        key.first() == Some(&(self as u8))
    }

    /// The range of all rows whose keys begin with these numbers.
    pub(crate) fn under(self, numbers: &[u64]) -> Range {
        prefix(self.key(numbers))
    }
}

/// The first 16 bytes of a token's hash.
pub(crate) type PassKey = [u8; 16];

/// The range of all rows whose keys begin with this prefix.
pub(crate) fn prefix(from: Vec<u8>) -> Range {
    let mut to = from.clone();
    // Keys begin with an ASCII character, so some byte can be incremented.
    while let Some(last) = to.pop() {
        if last < u8::MAX {
            to.push(last + 1);
            break;
        }
    }
    Range { from, to, most: usize::MAX, backward: false }
}

/// The keys of the first and the last revision that the newest board message of a match shows.
pub(crate) fn board_turns(id: MatchId) -> [Vec<u8>; 2] {
    [0, 1].map(|end| Table::BoardTurns.key(&[id.0, end]))
}

/// The key of the table's second row. The first row, for matches, has a key without numbers.
pub(crate) fn purged_event() -> Vec<u8> {
    Table::PurgedMatch.key(&[1])
}

/// The number of a job's target in keys. 0 stands for no target.
pub(crate) fn target(target: Option<MatchId>) -> u64 {
    target.map_or(0, |id| id.0)
}

pub(crate) fn layout(player: PlayerId, game: &str) -> Vec<u8> {
    Table::Layout.key_named(&[player.0], game)
}

/// The key of a layout saved under a name. No last layout has this key, since no game's slug contains a slash.
pub(crate) fn saved_layout(player: PlayerId, game: &str, name: &str) -> Vec<u8> {
    layout(player, &format!("{game}/{name}"))
}

pub(crate) fn preference(player: PlayerId, name: &str) -> Vec<u8> {
    Table::Preference.key_named(&[player.0], name)
}

pub(crate) fn server_preference(server: u64, name: &str) -> Vec<u8> {
    Table::ServerPreference.key_named(&[server], name)
}

/// The key of one part of an analysis. The key of the first part ends without a number.
pub(crate) fn analysis(id: MatchId, part: usize) -> Vec<u8> {
    let numbers = [id.0, part as u64];
    Table::Analysis.key(if part == 0 { &numbers[..1] } else { &numbers })
}

pub(crate) fn rating(server: u64, player: PlayerId, game: &str) -> Vec<u8> {
    Table::Rating.key_named(&[player.0, server], game)
}

pub(crate) fn series(server: u64, one: PlayerId, other: PlayerId, game: &str) -> Vec<u8> {
    Table::Series.key_named(&[one.0, server, other.0], game)
}

pub(crate) fn web_pass(hash: PassKey) -> Vec<u8> {
    [Table::WebPass.key(&[]), hash.to_vec()].concat()
}

pub(crate) fn pass_of(player: PlayerId, hash: PassKey) -> Vec<u8> {
    [Table::PassOf.key(&[player.0]), hash.to_vec()].concat()
}

/// The hash at the end of a key of [`Table::PassOf`].
pub(crate) fn pass_key(key: &[u8]) -> Option<PassKey> {
    key.get(9..)?.try_into().ok()
}

/// The number at this index of a key, from 0. `None` if the key is too short.
pub(crate) fn number(key: &[u8], place: usize) -> Option<u64> {
    let bytes = key.get(1 + 8 * place..9 + 8 * place)?;
    Some(u64::from_be_bytes(bytes.try_into().ok()?))
}
