//! The public state: newest boards, open challenges, and the messages that pinged each member.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use sandbox::{Id, LoggedMessage, MessageChange};

/// A message of the program with buttons or menus.
#[derive(Clone, Debug)]
pub(super) struct Letter {
    pub(super) channel: Id,
    pub(super) message: Id,
    pub(super) custom_ids: Vec<String>,
}

/// A match, as its newest board shows it.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    pub(super) letter: Letter,
    /// The players to move. Empty after the end of the match.
    pub(super) movers: Vec<Id>,
    /// The players.
    pub(super) players: Vec<Id>,
}

/// The public state, read from the log of messages.
#[derive(Debug, Default)]
pub(super) struct Overview {
    letters: HashMap<Id, Letter>,
    /// The running matches by number.
    pub(super) running: BTreeMap<u64, Shown>,
    /// The open challenges by the numbers of their matches.
    pub(super) waiting: BTreeMap<u64, Letter>,
    /// Messages that pinged a member who has not read them yet.
    rung: HashMap<Id, BTreeSet<Id>>,
    /// All messages so far.
    pub(super) written: Vec<LoggedMessage>,
}

impl Overview {
    /// Updates the state with new messages.
    pub(super) fn take(&mut self, lines: Vec<LoggedMessage>) {
        for line in lines {
            if line.by_bot {
                self.note(&line);
            }
            self.written.push(line);
        }
    }

    /// The messages that pinged a member and are unread, newest first. Afterwards, they count as read.
    pub(super) fn rung(&mut self, member: Id) -> Vec<Letter> {
        let rung = self.rung.remove(&member).unwrap_or_default();
        rung.iter().rev().filter_map(|message| self.letters.get(message).cloned()).collect()
    }

    /// The matches in which it is a member's turn.
    pub(super) fn turns_of(&self, member: Id) -> Vec<u64> {
        let theirs = |shown: &Shown| shown.movers.contains(&member);
        self.running.iter().filter(|(_, shown)| theirs(shown)).map(|(id, _)| *id).collect()
    }

    /// The matches of a member.
    pub(super) fn played_by(&self, member: Id) -> Vec<u64> {
        let theirs = |shown: &Shown| shown.players.contains(&member);
        self.running.iter().filter(|(_, shown)| theirs(shown)).map(|(id, _)| *id).collect()
    }

    fn note(&mut self, line: &LoggedMessage) {
        let (message, channel) = (line.message, line.channel);
        if line.change == MessageChange::Deleted {
            self.letters.remove(&message);
            return;
        }
        let letter = Letter { channel, message, custom_ids: line.custom_ids.clone() };
        if line.change == MessageChange::Sent {
            for member in line.pings.iter().copied().chain(line.dm_with) {
                self.rung.entry(member).or_default().insert(message);
            }
        }
        self.note_lobby(&letter);
        if line.files > 0 {
            self.note_board(line, &letter);
        }
        self.letters.insert(message, letter);
    }

    fn note_lobby(&mut self, letter: &Letter) {
        let opened = letter.custom_ids.iter().find_map(|id| match_of(id, "join"));
        match opened {
            Some(id) => drop(self.waiting.insert(id, letter.clone())),
            None => self.waiting.retain(|_, known| known.message != letter.message),
        }
    }

    fn note_board(&mut self, line: &LoggedMessage, letter: &Letter) {
        let of = |word| letter.custom_ids.iter().find_map(|id| match_of(id, word));
        // A board has both buttons, a card in another place only the link to the board.
        if let Some(id) = of("move").filter(|_| of("more").is_some()) {
            let movers = line.content.lines().filter(|line| line.starts_with("➡️"));
            let movers = movers.flat_map(mentioned).collect();
            let title = line.content.lines().next().unwrap_or_default();
            let players = mentioned(title);
            self.running.insert(id, Shown { letter: letter.clone(), movers, players });
        } else if let Some(id) = of("rematch") {
            self.running.remove(&id);
        }
    }
}

/// The match in a custom id with this act.
pub(super) fn match_of(custom_id: &str, word: &str) -> Option<u64> {
    let mut parts = custom_id.split(':');
    let (_, does, id) = (parts.next()?, parts.next()?, parts.next()?);
    (does == word).then(|| id.parse().ok()).flatten()
}

/// The people whom a text mentions.
pub(super) fn mentioned(text: &str) -> Vec<Id> {
    let starts = text.split("<@").skip(1);
    starts.filter_map(|rest| rest.split_once('>')?.0.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(content: &str, custom_ids: &[&str]) -> LoggedMessage {
        LoggedMessage {
            at_ms: 1,
            change: MessageChange::Sent,
            channel: Id(5),
            dm_with: None,
            message: Id(9),
            by_bot: true,
            interaction: None,
            nonce: None,
            content: content.into(),
            files: 1,
            custom_ids: custom_ids.iter().map(|&id| id.to_owned()).collect(),
            pings: vec![Id(1)],
        }
    }

    #[test]
    fn the_overview_tracks_turns_until_the_match_ends() {
        let mut seen = Overview::default();
        let content = "**Kastell** · #7 · <@1> (White) – <@2> (Black)\n> White builds\n➡️ <@1> (White), Your turn.";
        seen.take(vec![board(content, &["1:move:7::", "1:more:7::"])]);
        assert_eq!((seen.turns_of(Id(1)), seen.turns_of(Id(2))), (vec![7], vec![]));
        assert_eq!(seen.played_by(Id(2)), [7]);
        assert_eq!(seen.rung(Id(1)).len(), 1);
        assert!(seen.rung(Id(1)).is_empty(), "they have looked");
        seen.take(vec![board("🏆 <@1> wins", &["1:rematch:7::", "1:replay:7::0"])]);
        assert!(seen.running.is_empty());
    }

    #[test]
    fn the_overview_lists_a_challenge_until_it_closes() {
        let mut seen = Overview::default();
        seen.take(vec![board("⚔️", &["1:join:3::", "1:decline:3::"])]);
        assert!(seen.waiting.contains_key(&3));
        let over = LoggedMessage { change: MessageChange::Edited, ..board("declined", &[]) };
        seen.take(vec![over]);
        assert!(seen.waiting.is_empty());
    }
}
