//! Two players who play match after match, and remember their answers.

use std::collections::BTreeSet;

use sandbox::{Member, MessageView};

use crate::chaos::shared::{Shared, TYPING};
use crate::{Seat, tells_a_move};

/// Games with hidden and open information, and with one and several plies a turn.
const GAMES: [&str; 4] = ["castello", "castle-keep", "castles", "kastell"];

/// The number of attempts to accept a challenge before the next challenge.
const TRIES: usize = 3;

/// Two players who play each other.
pub(super) struct Pair {
    members: [Member; 2],
    channel: String,
    shard: u64,
    /// The index of the next game.
    next: usize,
    /// The ids of the matches so far.
    known: BTreeSet<u64>,
}

/// A move that was tried.
#[derive(Clone, Debug)]
pub(super) struct Try {
    pub(super) text: String,
    /// Whether the move was certainly accepted. `false` if no answer says so.
    pub(super) is_accepted: bool,
}

impl Try {
    /// The move, with a question mark if it is unknown whether it was accepted.
    pub(super) fn shown(&self) -> String {
        format!("{}{}", self.text, if self.is_accepted { "" } else { "?" })
    }
}

/// The moves that were tried in a match.
pub(super) struct Played {
    pub(super) id: u64,
    pub(super) game: &'static str,
    pub(super) tries: Vec<Try>,
    seats: [Seat; 2],
}

impl Pair {
    /// Two members of a server, who begin with this game.
    pub(super) fn new(shared: &Shared, number: u32, names: [String; 2], next: usize) -> Self {
        let server = shared.sandbox.servers()[number as usize];
        let shard = (server >> 22) % shared.sandbox.servers().len() as u64;
        let members = names.map(|name| shared.sandbox.member(&name).expect("a member"));
        let channel = format!("general-{number}");
        Self { members, channel, shard, next, known: BTreeSet::new() }
    }

    /// Plays one match after another until told to stop.
    pub(super) async fn play(mut self, shared: Shared) -> Vec<Played> {
        let mut all = Vec::new();
        while !shared.is_over() {
            let Some(mut played) = self.begin(&shared).await else { continue };
            while !shared.is_over() {
                let is_on = played.round(&shared, self.shard).await;
                if !is_on && played.is_over() {
                    break;
                }
            }
            all.push(played);
        }
        all
    }

    /// Begins a match. `None` if that fails.
    async fn begin(&mut self, shared: &Shared) -> Option<Played> {
        let game = GAMES[self.next % GAMES.len()];
        self.next += 1;
        let [ada, ben] = &self.members;
        let line = format!("/challenge {game} opponent:@{} seat:1 time:2h", ben.name());
        let here = ada.visit(&self.channel).ok()?;
        let asked = async { here.slash(&line)?.message().await };
        shared.told(self.shard, "a challenge", asked).await;
        let there = ben.visit(&self.channel).ok()?;
        let known = &self.known;
        let is_new = |seen: &MessageView| {
            seen.pings_me && joining(seen).is_some_and(|(id, _)| !known.contains(&id))
        };
        let challenge = there.wait_for("the challenge", is_new).await.ok()?;
        let (id, join) = joining(&challenge)?;
        self.known.insert(id);
        for _ in 0..TRIES {
            let pressed = async { there.press(challenge.id, &join)?.message().await };
            shared.told(self.shard, "a yes", pressed).await;
            let named = format!("#{id}:");
            if let Ok(thread) = ada.wait_for_thread(&named).await {
                let theirs = ben.visit_id(thread.channel()).ok()?;
                let seats = [
                    Seat { member: ada.clone(), thread },
                    Seat { member: ben.clone(), thread: theirs },
                ];
                return Some(Played { id, game, tries: Vec::new(), seats });
            }
            if shared.is_over() {
                return None;
            }
        }
        None
    }
}

impl Played {
    /// Lets both players play the first offered move, if the program answers. Returns whether a
    /// move was offered.
    async fn round(&mut self, shared: &Shared, shard: u64) -> bool {
        let mut is_on = false;
        for seat in &self.seats {
            let offered = async { seat.thread.suggest("/move text:")?.choices().await };
            let Some(choices) = shared.told(shard, TYPING, offered).await else {
                continue;
            };
            let first = choices.first().and_then(|choice| choice.value.as_str());
            let Some(text) = first.map(str::to_owned) else { continue };
            is_on = true;
            let line = format!("/move text:{text}");
            let asked = async { seat.thread.slash(&line)?.message().await };
            let told = shared.told(shard, "a move", asked).await;
            let is_accepted = told.is_some_and(|seen| tells_a_move(&seen.content));
            if is_accepted {
                shared.note_accepted();
            }
            self.tries.push(Try { text, is_accepted });
        }
        is_on
    }

    fn is_over(&self) -> bool {
        self.seats[0].thread.messages().iter().any(|seen| seen.button("Rematch").is_some())
    }
}

/// The match that a message invites to, and the button that accepts.
fn joining(seen: &MessageView) -> Option<(u64, String)> {
    let mut buttons = seen.buttons.iter();
    buttons.find_map(|button| {
        let id = button.custom_id.strip_prefix("1:join:")?.split(':').next()?;
        Some((id.parse().ok()?, button.custom_id.clone()))
    })
}
