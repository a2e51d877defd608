//! Fair deals: the commitment on the card, the words of the players, and the proof once a match is over.

mod called_off_challenges;

use matches::{FairPlay, Head, MatchId, MatchView, Refused, Request, Stage};
use rules::{Arg, Join};
use serde_json::json;

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::fairness::called_off_challenges::called_off_line;
use crate::app::press::{FairnessPress, Form};
use crate::app::view::title::game_name;
use crate::words::fairness::FairnessText;

pub(super) fn press(app: &App, by: Request, press: FairnessPress) -> Result {
    match press {
        FairnessPress::Show(id) => show(app, by, id),
    }
}

/// Adds a player's typed word to the deal.
pub(super) fn give_word(app: &App, by: Request, id: MatchId, typed: &str) -> Result {
    app.matches().give_word(id, by, typed)?;
    Ok(Answer::say(FairnessText::WordTaken { word: quoted(typed.trim()) }))
}

/// Adds the deal to a card: commitment, called-off challenges and the button.
pub(crate) fn with_deal(app: &App, view: &MatchView, answer: Answer) -> Result {
    Ok(with_commitment(app, view, answer)?.lines(called_off_line(app, view.head())?))
}

/// Adds the commitment, on which the proof rests, and the button that shows the rest of the deal.
pub(crate) fn with_commitment(app: &App, view: &MatchView, answer: Answer) -> Result {
    let deal = app.matches().fair_play(view)?;
    let commitment = deal.commitment.map(|commitment| commitment.short());
    let answer = answer.lines(commitment.map(|commitment| FairnessText::Card { commitment }));
    Ok(button(answer, view.head()))
}

/// Adds the button that shows the deal.
pub(crate) fn button(answer: Answer, head: &Head) -> Answer {
    let label = match head.stage {
        Stage::Over(_) => FairnessText::CheckTheDeal,
        Stage::Lobby | Stage::Running => FairnessText::FairPlay,
    };
    answer.button(FairnessPress::Show(head.id), label, Style::Plain)
}

fn show(app: &App, by: Request, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    let head = view.head();
    let deal = app.matches().fair_play(&view)?;
    let (game, number) = (game_name(head), head.id.to_string());
    let answer = Answer::say(FairnessText::Title { game, id: number }).link(head.place);
    let Some(commitment) = deal.commitment else {
        return Ok(answer.line(FairnessText::NoCommitment));
    };
    let commitment = FairnessText::Commitment {
        commitment: commitment.to_string(),
        id: deal.number.to_string(),
    };
    let answer = answer
        .line(claim(head, &deal))
        .line(commitment)
        .lines(words_line(&deal))
        .lines(called_off_line(app, head)?);
    let answer = match head.stage {
        Stage::Lobby => {
            let answer = answer.line(FairnessText::GiveAWord);
            answer.when(head.players.contains(&by.player), |answer| {
                answer.button(Form::Word(id), FairnessText::YourWord, Style::Main)
            })
        }
        Stage::Running => answer.line(FairnessText::SecretUntilTheEnd),
        Stage::Over(_) => proof(answer, &deal),
    };
    with_file(app, answer, head, &deal)
}

/// The line about the facts that the deal proves.
fn claim(head: &Head, deal: &FairPlay) -> FairnessText {
    match head.stage == Stage::Lobby || has_later_word(head, deal) {
        true => FairnessText::Claim,
        false => FairnessText::ClaimAlone,
    }
}

/// Whether a person who joined after the challenger gave a word. Only such a word, given after the commitment, proves
/// that the bot's operator did not choose the deal.
///
/// The words in an event's match don't count, since they are known before the commitment is made.
pub(crate) fn has_later_word(head: &Head, deal: &FairPlay) -> bool {
    // The word of an erased person also counts.
    let is_persons = |word: &matches::PlayerWord| word.player.level().is_none();
    head.event.is_none() && deal.words.iter().skip(1).any(is_persons)
}

/// Adds the secret and the seed, if they are revealed.
fn proof(answer: Answer, deal: &FairPlay) -> Answer {
    let Some(proof) = &deal.proof else { return answer };
    let Some(secret) = proof.secret else { return answer.line(FairnessText::OtherOfPairRuns) };
    let seed = proof.seed.map(|seed| FairnessText::Seed { seed: seed.to_hex() });
    let how = seed.is_some().then_some(FairnessText::HowToCheck);
    answer.line(FairnessText::Secret { secret: secret.to_hex() }).lines(seed).lines(how)
}

/// Attaches a JSON file: the record of a finished match, or the public facts about the deal of any other.
fn with_file(app: &App, answer: Answer, head: &Head, deal: &FairPlay) -> Result {
    let file = match app.matches().record_file(head.id) {
        Ok(file) => serde_json::to_string_pretty(&file),
        Err(Refused::StillRunning(_) | Refused::NotStarted(_)) => {
            serde_json::to_string_pretty(&json!({
                "match": deal.number,
                "game": head.game,
                "options": head.options,
                "fairness": deal.proof,
            }))
        }
        Err(refused) => return Err(refused),
    };
    let file = file.unwrap_or_default() + "\n";
    Ok(answer.attach(format!("{}-{}-deal.json", head.game, head.id.0), file.into_bytes()))
}

fn words_line(deal: &FairPlay) -> Option<FairnessText> {
    let word = |word: &matches::PlayerWord| match &word.word {
        Some(text) => FairnessText::Word { player: mention(word.player), word: quoted(text) },
        None => FairnessText::ErasedWord { player: mention(word.player) },
    };
    let words = Arg::list(Join::Dots, deal.words.iter().map(word));
    (!deal.words.is_empty()).then_some(FairnessText::Words { words })
}

/// A word between backticks, so that nothing in it is markup.
fn quoted(word: &str) -> String {
    format!("`{}`", word.replace('`', "'"))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, EventId, EventLink, Key, Matches, Place, PlayerId, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::app::testing::kastell;

    /// A running match in which player 2 joined after player 1.
    fn begun() -> (Matches, MatchId) {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let challenge = kastell(PlayerId(1), PlayerId(2), Place::default());
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let joins = Request { player: PlayerId(2), key: Key(2), now: Timestamp(2) };
        matches.join(id, joins).unwrap();
        (matches, id)
    }

    #[test]
    fn the_word_of_an_erased_player_still_proves_the_deal() {
        let (matches, id) = begun();
        matches.erase(PlayerId(2), Timestamp(3)).unwrap();
        let view = matches.view(id).unwrap();
        let deal = matches.fair_play(&view).unwrap();
        assert_eq!(deal.words.last().unwrap().word, None);
        assert!(matches!(claim(view.head(), &deal), FairnessText::Claim));
    }

    #[test]
    fn the_deal_of_an_event_match_rests_on_no_word() {
        let (matches, id) = begun();
        let view = matches.view(id).unwrap();
        let deal = matches.fair_play(&view).unwrap();
        assert!(matches!(claim(view.head(), &deal), FairnessText::Claim));
        let event = Some(EventLink { id: EventId(7), round: 1, bank_ms: 0 });
        let head = Head { event, ..view.head().clone() };
        assert!(matches!(claim(&head, &deal), FairnessText::ClaimAlone));
    }
}
