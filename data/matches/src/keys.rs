//! Keys of all rows. The first byte names the table. Numbers are big-endian, so that ranges are ordered.

use crate::ids::{Key, MatchId, PlayerId, Revision, Timestamp};
use crate::job::{Line, Post};
use store::Range;

/// A table: the first byte of its keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Table {
    /// Headers of matches.
    Header = b'H',
    /// Players of matches.
    People = b'P',
    /// Journal entries of matches.
    Entry = b'E',
    /// Heads of matches.
    Head = b'S',
    /// Lists of matches, by player.
    ByPlayer = b'p',
    /// Lists of matches, by server.
    ByServer = b's',
    /// Lists of matches, by thread.
    ByThread = b't',
    /// Receipts of requests.
    Receipt = b'R',
    /// Receipts by age, so that a sweep finds the old ones.
    ReceiptAge = b'r',
    /// Jobs by line.
    Job = b'J',
    /// Jobs by the time of their next check.
    JobDue = b'j',
    /// Post jobs, in stores from before version 0.1's job queue.
    Errand = b'O',
    /// The messages of a match's posts.
    Posted = b'W',
    /// The first and the last revision that the newest board message of a match shows.
    BoardTurns = b'%',
    /// The messages of offers.
    OfferPost = b'o',
    /// Matches that continue in their channel, each with its unusable thread.
    LostThread = b'A',
    /// Deadlines of challenges, in stores from before version 0.1's job queue.
    Timer = b'T',
    /// Unfinished moves.
    Draft = b'D',
    /// Display names of players in matches.
    Name = b'n',
    /// Each player's last layout of a game, and layouts saved under names.
    Layout = b'K',
    /// Preferences of players.
    Preference = b'F',
    /// Preferences of servers.
    ServerPreference = b'G',
    /// The rematch of each match.
    Rematch = b'N',
    /// Watched places and followers of matches.
    Watched = b'Q',
    /// Messages in watched places.
    Card = b'q',
    /// Lists of matches, by watcher or follower.
    Following = b'f',
    /// Results of matches, by server and time.
    Result = b'M',
    /// Dashboards, by server.
    Dashboard = b'B',
    /// Uploaded records.
    Upload = b'I',
    /// The mark that no row has an older form.
    FormMark = b'V',
    /// The form of the store.
    StoreForm = b'Y',
    /// The numbers of hints used in matches.
    Hints = b'i',
    /// Analyses of finished matches.
    Analysis = b'a',
    /// Ratings, by player, server and game.
    Rating = b'L',
    /// The order of leaderboards.
    Leader = b'l',
    /// Rated matches, by player.
    History = b'h',
    /// The score of each player against each other one.
    Series = b'v',
    /// Marks of matches that are counted in ratings.
    CountedMatch = b'C',
    /// The version of the rating rules by which the rating rows were computed.
    RatingState = b'Z',
    /// Reasons of moderators for ending matches.
    ClosingReason = b'X',
    /// The highest numbers of a purged match and of a purged event, or those that an import skips.
    PurgedMatch = b'#',
    /// Servers that the bot was removed from, and when.
    AbandonedServer = b'g',
    /// The progress of an unfinished copy or import into this store.
    FillMark = b'c',
    /// Pseudonyms of people who are being erased.
    Erasure = b'x',
    /// Processes that share the store.
    Member = b'U',
    /// Owners of shards.
    Shard = b'u',
    /// The times at which the next shards may identify, by bucket.
    IdentifySlot = b'b',
    /// The processes that handle interactions which two processes received.
    Handled = b'd',
    /// Links and sessions of the web pages, by the hash of their token.
    WebPass = b'w',
    /// Lists of links and sessions of the web pages, by person.
    PassOf = b'y',
    /// The secret from which spectators' links are made.
    WebSecret = b'k',
    /// Plans of events.
    EventHeader = b'1',
    /// People of events.
    EventPeople = b'2',
    /// Journal entries of events.
    EventEntry = b'3',
    /// States of events.
    EventHead = b'4',
    /// Lists of events, by server.
    EventByServer = b'5',
    /// Lists of events, by person.
    EventByPlayer = b'6',
    /// Ended matches of events whose results are not entered yet.
    EventDone = b'7',
    /// The cards of events.
    EventCard = b'8',
    /// The pictures on the cards of events.
    EventPicture = b'!',
    /// The last event match that began for each person.
    EventStart = b'9',
    /// Attempts at puzzles and lessons, by person.
    Attempt = b'e',
    /// Streaks and puzzle ratings of people.
    Puzzler = b'm',
    /// Ratings of puzzles.
    PuzzleRating = b'z',
    /// Points for daily puzzles, by server and day.
    DailyPoints = b'0',
    /// The settings of servers that post daily puzzles.
    DailyPost = b'@',
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

pub(crate) fn header(id: MatchId) -> Vec<u8> {
    Table::Header.key(&[id.0])
}

pub(crate) fn people(id: MatchId) -> Vec<u8> {
    Table::People.key(&[id.0])
}

pub(crate) fn head(id: MatchId) -> Vec<u8> {
    Table::Head.key(&[id.0])
}

pub(crate) fn entry(id: MatchId, revision: Revision) -> Vec<u8> {
    Table::Entry.key(&[id.0, revision.0])
}

pub(crate) fn by_player(player: PlayerId, shelf: u64, id: MatchId) -> Vec<u8> {
    Table::ByPlayer.key(&[player.0, shelf, id.0])
}

pub(crate) fn by_server(server: u64, shelf: u64, id: MatchId) -> Vec<u8> {
    Table::ByServer.key(&[server, shelf, id.0])
}

pub(crate) fn by_thread(thread: u64, id: MatchId) -> Vec<u8> {
    Table::ByThread.key(&[thread, id.0])
}

pub(crate) fn receipt(key: Key) -> Vec<u8> {
    Table::Receipt.key(&[key.0])
}

pub(crate) fn receipt_age(at: Timestamp, key: Key) -> Vec<u8> {
    Table::ReceiptAge.key(&[at.0, key.0])
}

pub(crate) fn posted(id: MatchId, post: Post) -> Vec<u8> {
    Table::Posted.key(&[id.0, post as u64])
}

/// The keys of the first and the last revision that the newest board message of a match shows.
pub(crate) fn board_turns(id: MatchId) -> [Vec<u8>; 2] {
    [0, 1].map(|end| Table::BoardTurns.key(&[id.0, end]))
}

pub(crate) fn offer_post(id: MatchId, since: Revision) -> Vec<u8> {
    Table::OfferPost.key(&[id.0, since.0])
}

pub(crate) fn lost_thread(id: MatchId) -> Vec<u8> {
    Table::LostThread.key(&[id.0])
}

/// The number of a job's target in keys. 0 stands for no target.
pub(crate) fn target(target: Option<MatchId>) -> u64 {
    target.map_or(0, |id| id.0)
}

pub(crate) fn job(line: Line, number: u64) -> Vec<u8> {
    Table::Job.key(&[target(line.target), line.lane as u64, number])
}

pub(crate) fn job_due(at: Timestamp, line: Line, number: u64) -> Vec<u8> {
    Table::JobDue.key(&[at.0, target(line.target), line.lane as u64, number])
}

pub(crate) fn draft(player: PlayerId, id: MatchId) -> Vec<u8> {
    Table::Draft.key(&[player.0, id.0])
}

pub(crate) fn name(player: PlayerId, id: MatchId) -> Vec<u8> {
    Table::Name.key(&[player.0, id.0])
}

pub(crate) fn layout(player: PlayerId, game: &str) -> Vec<u8> {
    Table::Layout.key_named(&[player.0], game)
}

/// The key of a layout saved under a name. It differs from that of the last layout: no game's slug contains a slash.
pub(crate) fn saved_layout(player: PlayerId, game: &str, name: &str) -> Vec<u8> {
    layout(player, &format!("{game}/{name}"))
}

pub(crate) fn preference(player: PlayerId, name: &str) -> Vec<u8> {
    Table::Preference.key_named(&[player.0], name)
}

pub(crate) fn server_preference(server: u64, name: &str) -> Vec<u8> {
    Table::ServerPreference.key_named(&[server], name)
}

pub(crate) fn watched(id: MatchId) -> Vec<u8> {
    Table::Watched.key(&[id.0])
}

pub(crate) fn card(id: MatchId, channel: u64) -> Vec<u8> {
    Table::Card.key(&[id.0, channel])
}

pub(crate) fn following(player: PlayerId, id: MatchId) -> Vec<u8> {
    Table::Following.key(&[player.0, id.0])
}

pub(crate) fn result(server: u64, at: Timestamp, id: MatchId) -> Vec<u8> {
    Table::Result.key(&[server, at.0, id.0])
}

pub(crate) fn dashboard(server: u64) -> Vec<u8> {
    Table::Dashboard.key(&[server])
}

pub(crate) fn upload(player: PlayerId) -> Vec<u8> {
    Table::Upload.key(&[player.0])
}

pub(crate) fn form_mark() -> Vec<u8> {
    Table::FormMark.key(&[])
}

pub(crate) fn store_form() -> Vec<u8> {
    Table::StoreForm.key(&[])
}

pub(crate) fn rematch(id: MatchId) -> Vec<u8> {
    Table::Rematch.key(&[id.0])
}

pub(crate) fn hints(id: MatchId) -> Vec<u8> {
    Table::Hints.key(&[id.0])
}

/// The key of one part of an analysis. The key of the first part ends without a number.
pub(crate) fn analysis(id: MatchId, part: usize) -> Vec<u8> {
    let numbers = [id.0, part as u64];
    Table::Analysis.key(if part == 0 { &numbers[..1] } else { &numbers })
}

pub(crate) fn rating(server: u64, player: PlayerId, game: &str) -> Vec<u8> {
    Table::Rating.key_named(&[player.0, server], game)
}

pub(crate) fn history(server: u64, player: PlayerId, at: Timestamp, id: MatchId) -> Vec<u8> {
    Table::History.key(&[player.0, server, at.0, id.0])
}

pub(crate) fn series(server: u64, one: PlayerId, other: PlayerId, game: &str) -> Vec<u8> {
    Table::Series.key_named(&[one.0, server, other.0], game)
}

pub(crate) fn counted_match(id: MatchId) -> Vec<u8> {
    Table::CountedMatch.key(&[id.0])
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

pub(crate) fn web_secret() -> Vec<u8> {
    Table::WebSecret.key(&[])
}

pub(crate) fn rating_state() -> Vec<u8> {
    Table::RatingState.key(&[])
}

pub(crate) fn closing_reason(id: MatchId) -> Vec<u8> {
    Table::ClosingReason.key(&[id.0])
}

pub(crate) fn purged_match() -> Vec<u8> {
    Table::PurgedMatch.key(&[])
}

pub(crate) fn abandoned_server(server: u64) -> Vec<u8> {
    Table::AbandonedServer.key(&[server])
}

pub(crate) fn fill_mark() -> Vec<u8> {
    Table::FillMark.key(&[])
}

pub(crate) fn erasure(player: PlayerId) -> Vec<u8> {
    Table::Erasure.key(&[player.0])
}

pub(crate) fn member(process: u64) -> Vec<u8> {
    Table::Member.key(&[process])
}

pub(crate) fn shard(number: u32) -> Vec<u8> {
    Table::Shard.key(&[number.into()])
}

pub(crate) fn identify_slot(bucket: u32) -> Vec<u8> {
    Table::IdentifySlot.key(&[bucket.into()])
}

pub(crate) fn handled(interaction: Key) -> Vec<u8> {
    Table::Handled.key(&[interaction.0])
}

/// The number at this index of a key, from 0. `None` if the key is too short.
pub(crate) fn number(key: &[u8], place: usize) -> Option<u64> {
    let bytes = key.get(1 + 8 * place..9 + 8 * place)?;
    Some(u64::from_be_bytes(bytes.try_into().ok()?))
}
