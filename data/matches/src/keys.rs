//! Where each row lies. The first byte names the table; numbers follow big-endian, so that ranges come in order.

use crate::ids::{Key, MatchId, PlayerId, Revision, Timestamp};
use crate::job::{Line, Post};
use store::Range;

/// A table: the first byte of its keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Table {
    /// What is fixed about a match.
    Header = b'H',
    /// Who takes part in a match.
    People = b'P',
    /// What was done in a match.
    Entry = b'E',
    /// Where a match stands.
    Head = b'S',
    /// Matches by the people in them.
    ByPlayer = b'p',
    /// Matches by the server they are played on.
    ByServer = b's',
    /// Matches by the thread in which they are played.
    ByThread = b't',
    /// Requests that were carried out.
    Receipt = b'R',
    /// The same by their age.
    ReceiptAge = b'r',
    /// What is to be done, by what it is about.
    Job = b'J',
    /// The same by when it must be looked at.
    JobDue = b'j',
    /// What an older program had still to post.
    Errand = b'O',
    /// What was posted.
    Posted = b'W',
    /// Where offers were posted.
    OfferPost = b'o',
    /// Matches that go on in their channel, and the thread that can't be used.
    LostThread = b'A',
    /// When an older program had to look after matches.
    Timer = b'T',
    /// Unfinished moves.
    Draft = b'D',
    /// What players are called, until a match's thread is opened.
    Name = b'n',
    /// What players keep from one match to the next.
    Layout = b'K',
    /// What players like.
    Preference = b'F',
    /// What servers like.
    ServerPreference = b'G',
    /// Which match is a match's rematch.
    Rematch = b'N',
    /// Where a match is watched, and by whom its end is awaited.
    Watched = b'Q',
    /// What is shown of a match in a place where it is watched.
    Card = b'q',
    /// Matches by the people who watch or follow them.
    Following = b'f',
    /// What came of matches, by server and moment.
    Result = b'M',
    /// Dashboards, by server.
    Dashboard = b'B',
    /// Records that people have brought to look at.
    Upload = b'I',
    /// Which lists are complete, in a store that a program of former days may have begun.
    ListVersion = b'V',
    /// How many hints each seat of a match had.
    Hints = b'i',
    /// How a match that is over stood after each ply.
    Analysis = b'a',
    /// How players stand in games, on servers and everywhere.
    Rating = b'L',
    /// Players by how they stand.
    Leader = b'l',
    /// The matches of players that count.
    History = b'h',
    /// How series between two players stand.
    Series = b'v',
    /// Matches that have counted.
    CountedMatch = b'C',
    /// By which rules all of these were made.
    RatingState = b'Z',
    /// Why somebody who looks after a server has ended a match.
    ClosingReason = b'X',
    /// Servers that the bot was put out of, and when.
    AbandonedServer = b'g',
    /// How far a copy into this store has come; nowhere once it is finished.
    FillMark = b'c',
    /// Who is being forgotten, and as whom matches know them from then on.
    Erasure = b'x',
    /// Processes that share the store.
    Member = b'U',
    /// Who of them has which part of what Discord tells.
    Shard = b'u',
    /// When the next part may introduce itself.
    IdentifySlot = b'b',
    /// Who handles what two of them were told of.
    Handled = b'd',
}

impl Table {
    fn key(self, numbers: &[u64]) -> Vec<u8> {
        let mut key = Vec::with_capacity(1 + 8 * numbers.len() + 16);
        key.push(self as u8);
        for number in numbers {
            key.extend(number.to_be_bytes());
        }
        key
    }

    /// Whether this key is one of the table's.
    pub(crate) fn holds(self, key: &[u8]) -> bool {
        key.first() == Some(&(self as u8))
    }

    /// All rows whose keys go on from these numbers.
    pub(crate) fn under(self, numbers: &[u64]) -> Range {
        prefix(self.key(numbers))
    }
}

/// All rows whose keys begin like this.
pub(crate) fn prefix(from: Vec<u8>) -> Range {
    let mut to = from.clone();
    // Keys begin with a letter, so there is always a byte that can be raised.
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

pub(crate) fn offer_post(id: MatchId, since: Revision) -> Vec<u8> {
    Table::OfferPost.key(&[id.0, since.0])
}

pub(crate) fn lost_thread(id: MatchId) -> Vec<u8> {
    Table::LostThread.key(&[id.0])
}

/// The number of what a job is about. No match has the number 0.
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
    let mut key = Table::Layout.key(&[player.0]);
    key.extend(game.as_bytes());
    key
}

/// What they saved under a name lies beside what they keep; no game's slug has a slash.
pub(crate) fn saved_layout(player: PlayerId, game: &str, name: &str) -> Vec<u8> {
    layout(player, &format!("{game}/{name}"))
}

pub(crate) fn preference(player: PlayerId, name: &str) -> Vec<u8> {
    let mut key = Table::Preference.key(&[player.0]);
    key.extend(name.as_bytes());
    key
}

pub(crate) fn server_preference(server: u64, name: &str) -> Vec<u8> {
    let mut key = Table::ServerPreference.key(&[server]);
    key.extend(name.as_bytes());
    key
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

pub(crate) fn list_version() -> Vec<u8> {
    Table::ListVersion.key(&[])
}

pub(crate) fn rematch(id: MatchId) -> Vec<u8> {
    Table::Rematch.key(&[id.0])
}

pub(crate) fn hints(id: MatchId) -> Vec<u8> {
    Table::Hints.key(&[id.0])
}

/// The first part of an analysis has no number, as it was the only one in former days.
pub(crate) fn analysis(id: MatchId, part: usize) -> Vec<u8> {
    let numbers = [id.0, part as u64];
    Table::Analysis.key(if part == 0 { &numbers[..1] } else { &numbers })
}

pub(crate) fn rating(server: u64, player: PlayerId, game: &str) -> Vec<u8> {
    let mut key = Table::Rating.key(&[player.0, server]);
    key.extend(game.as_bytes());
    key
}

/// All who stand in the list of a game on a server.
pub(crate) fn leaders(server: u64, game: &str) -> Range {
    prefix(leaders_of(server, game))
}

fn leaders_of(server: u64, game: &str) -> Vec<u8> {
    let mut key = Table::Leader.key(&[server]);
    key.extend(game.as_bytes());
    // No slug has such a byte, so that no list lies within another.
    key.push(0);
    key
}

/// What orders a list of leaders: the best come first, and provisional ratings last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LeaderPlace {
    pub(crate) is_provisional: bool,
    pub(crate) rating: i64,
    pub(crate) player: PlayerId,
}

/// The key of a player in the list of a game on a server.
pub(crate) fn leader(server: u64, game: &str, place: &LeaderPlace) -> Vec<u8> {
    let mut key = leaders_of(server, game);
    key.push(place.is_provisional.into());
    let from_above = u64::MAX - (place.rating.cast_unsigned() ^ 1 << 63);
    key.extend(from_above.to_be_bytes());
    key.extend(place.player.0.to_be_bytes());
    key
}

/// The player of a row of such a list.
pub(crate) fn leader_player(key: &[u8]) -> Option<PlayerId> {
    let bytes = key.get(key.len().checked_sub(8)?..)?;
    Some(PlayerId(u64::from_be_bytes(bytes.try_into().ok()?)))
}

pub(crate) fn history(server: u64, player: PlayerId, at: Timestamp, id: MatchId) -> Vec<u8> {
    Table::History.key(&[player.0, server, at.0, id.0])
}

pub(crate) fn series(server: u64, one: PlayerId, other: PlayerId, game: &str) -> Vec<u8> {
    let mut key = Table::Series.key(&[one.0, server, other.0]);
    key.extend(game.as_bytes());
    key
}

pub(crate) fn counted_match(id: MatchId) -> Vec<u8> {
    Table::CountedMatch.key(&[id.0])
}

pub(crate) fn rating_state() -> Vec<u8> {
    Table::RatingState.key(&[])
}

pub(crate) fn closing_reason(id: MatchId) -> Vec<u8> {
    Table::ClosingReason.key(&[id.0])
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

/// The number at this place of a key, counted from 0; the key has it if its table says so.
pub(crate) fn number(key: &[u8], place: usize) -> Option<u64> {
    let bytes = key.get(1 + 8 * place..9 + 8 * place)?;
    Some(u64::from_be_bytes(bytes.try_into().ok()?))
}
