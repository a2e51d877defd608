//! Fair deals: the players' words, and the proof that the bot did not choose the deal.

use rules::{Record, Seat};

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::head::{Ending, Stage};
use crate::journal::index::{CALLED_OFF, Filter};
use crate::journal::records::{Header, People};
use crate::journal::seats::PairState;
use crate::journal::snapshot::{Change, Loaded};
use crate::keys;
use crate::keys::Table;
use crate::model::fairness::Commitment;
use crate::model::fairness::player_word::{self, Word, WordText};
use crate::model::fairness::proof::{Fairness, FileWord, RecordFile};
use crate::service::view::MatchView;
use crate::service::{Committed, Matches, Request};
use store::Range;

/// The period for which challenges that came to nothing are counted, in milliseconds.
const WEEK_MS: u64 = 7 * 24 * 60 * 60 * 1_000;

/// The maximum number of matches of a player that are checked in each list.
const LOOKED_AT: usize = 50;

/// The public facts about the deal of a match.
#[derive(Clone, Debug)]
pub struct FairPlay {
    /// The commitment of the deal. `None` for matches that were dealt without one.
    pub commitment: Option<Commitment>,
    /// The number of the match in the commitment. For the second match of a pair, the number of the first.
    pub number: MatchId,
    /// The words, in the order of joining. Empty before the start.
    pub words: Vec<PlayerWord>,
    /// The proof, complete once the match is over. In a pair, both matches must be over.
    pub proof: Option<Fairness>,
}

/// The word of a player, for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerWord {
    /// The player.
    pub player: PlayerId,
    /// The word. `None` if it was erased with the player's data.
    pub word: Option<String>,
}

impl Matches {
    /// Stores the word that a player chooses for the deal, in place of an earlier one.
    ///
    /// # Errors
    /// The match has started or ended, the player has not joined it, or the word is invalid.
    pub fn give_word(
        &self,
        id: MatchId,
        request: Request,
        text: &str,
    ) -> Result<Committed, Refused> {
        let text = player_word::checked(text)?;
        self.change(id, request, |loaded| {
            loaded.check_in_lobby()?;
            let mut people = loaded.people.clone();
            let mut own = people.words.iter_mut().filter(|word| word.player == request.player);
            let own = own.next().ok_or(Refused::NotJoined(id))?;
            own.text = WordText::Plain(text.clone());
            Ok(Change { people: Some(people), ..Change::default() })
        })
    }

    /// The public facts about the deal of a match.
    ///
    /// # Errors
    /// The store has failed.
    pub fn fair_play(&self, view: &MatchView) -> Result<FairPlay, Refused> {
        let loaded = view.loaded();
        let is_revealed = self.is_deal_revealed(loaded)?;
        let has_started = loaded.state.head.seats > 0;
        let words = loaded.people.words.iter().filter(|_| has_started);
        let words = words.map(|word| PlayerWord {
            player: word.player,
            word: word.plain().map(ToOwned::to_owned),
        });
        Ok(FairPlay {
            commitment: loaded.header.deal.map(|deal| deal.commitment()),
            number: loaded.header.deal.map_or(loaded.id, |deal| deal.number),
            words: words.collect(),
            proof: proof(loaded, is_revealed),
        })
    }

    /// The record of a finished match, with the proof of its deal.
    ///
    /// # Errors
    /// Fails as [`Matches::record`] does. In a pair, both matches must be over, since they have the same seed.
    pub fn record_file(&self, id: MatchId) -> Result<RecordFile, Refused> {
        let record: Record = self.record(id)?;
        let loaded = self.load(id)?;
        if let Some(other) = self.running_twin(&loaded)? {
            return Err(Refused::StillRunning(other));
        }
        let number = loaded.header.deal.map_or(id, |deal| deal.number);
        let fairness = proof(&loaded, true);
        Ok(RecordFile { number: Some(number.0), fairness, ..record.into() })
    }

    /// Whether the secret of a deal may be revealed: no running match depends on it.
    fn is_deal_revealed(&self, loaded: &Loaded) -> Result<bool, Refused> {
        Ok(loaded.state.head.stage.is_over() && self.running_twin(loaded)?.is_none())
    }

    /// The other match of the pair, if there is one that is not over.
    fn running_twin(&self, loaded: &Loaded) -> Result<Option<MatchId>, Refused> {
        let PairState::Is(twin) = loaded.people.twin else { return Ok(None) };
        match self.load(twin) {
            Ok(other) => Ok((!other.state.head.stage.is_over()).then_some(twin)),
            // The other match was deleted with its server.
            Err(Refused::NoSuchMatch(_)) => Ok(None),
            Err(refused) => Err(refused),
        }
    }

    /// The number of deals between two people that ended unplayed after a commitment, in the last week.
    ///
    /// Counts challenges that came to nothing, and matches that were called off before the first ply. Matches of events
    /// don't count, nor those that a moderator ended.
    ///
    /// # Errors
    /// The store has failed.
    pub fn called_off_between(
        &self,
        players: [PlayerId; 2],
        now: Timestamp,
    ) -> Result<usize, Refused> {
        let since = Timestamp(now.0.saturating_sub(WEEK_MS));
        let mut count = 0;
        for shelf in [CALLED_OFF, Filter::Over.shelf()] {
            let range = Table::ByPlayer.under(&[players[0].0, shelf]);
            let range = Range { backward: true, most: LOOKED_AT, ..range };
            for (key, _) in self.store.scan(&range)? {
                let Some(id) = keys::number(&key, 2).map(MatchId) else { continue };
                let rows = self.store.read(&[keys::header(id), keys::people(id)])?;
                let [Some(header), Some(people)] = &rows[..] else { continue };
                let (Ok(header), Ok(people)) = (open::<Header>(header), open::<People>(people))
                else {
                    continue;
                };
                if header.created < since {
                    break;
                }
                let is_between = people.everybody().any(|player| player == players[1]);
                // Nobody chooses the matches of an event, and both matches of a pair have the deal of the first.
                let has_own_deal =
                    header.event.is_none() && header.deal.is_some_and(|deal| deal.number == id);
                if has_own_deal && is_between && self.was_thrown_away(id)? {
                    count += 1;
                }
            }
        }
        Ok(count)
    }

    /// Whether a match ended before its first ply, and not by a moderator: the players have no part in that.
    fn was_thrown_away(&self, id: MatchId) -> Result<bool, Refused> {
        let loaded = self.load(id)?;
        if loaded.closed.is_some() {
            return Ok(false);
        }
        let head = loaded.state.head;
        Ok(match head.stage {
            Stage::Over(Ending::Aborted { .. } | Ending::CallOffAgreed | Ending::CalledOff) => {
                head.plies == 0
            }
            Stage::Over(ending) => ending.is_before_start(),
            Stage::Lobby | Stage::Running => false,
        })
    }
}

/// The proof of a deal. It has the secret, the message and the seed only if they may be revealed.
fn proof(loaded: &Loaded, is_revealed: bool) -> Option<Fairness> {
    let Loaded { header, people, state, .. } = loaded;
    let deal = header.deal?;
    let has_started = state.head.seats > 0;
    let words = people.words.iter().filter(|_| has_started).map(|word| match &word.text {
        WordText::Plain(text) => FileWord::Plain(text.clone()),
        WordText::Erased(erased) => FileWord::Erased(erased.clone()),
    });
    let is_whole = people.words.iter().all(|word| word.plain().is_some());
    let is_dealt = has_started && is_revealed;
    Some(Fairness {
        commitment: deal.commitment().to_string(),
        secret: is_revealed.then_some(deal.secret),
        words: words.collect(),
        seats: drawn_seats(&people.words).unwrap_or_default(),
        seating: header.seating,
        message: (is_dealt && is_whole).then(|| people.message(header, deal)),
        seed: is_dealt.then_some(header.seed),
    })
}

/// The seats of the players, in the order of joining. `None` before the start.
fn drawn_seats(words: &[Word]) -> Option<Vec<Seat>> {
    words.iter().map(|word| word.seat).collect()
}
