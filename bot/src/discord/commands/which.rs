//! Which match is meant: the one that is named, the one of this thread, or the only one there is.

use data::{By, Filter, Head, MatchId, Page, PlayerId, Refused};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Answered, Asked};
use crate::discord::answer::Answer;
use crate::discord::board::{name, versus};
use crate::discord::caller::Caller;
use crate::discord::desk::Desk;

/// How many matches of a person or a server are looked through.
const MANY: Page = Page { after: None, most: 100 };

/// Why it is not clear which match is meant.
#[derive(Debug)]
pub(crate) enum Unclear {
    /// The store said no.
    Refused(Refused),
    /// It could be several, or none.
    Ask(String),
}

impl From<Refused> for Unclear {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl Unclear {
    /// As an answer, where the store did not fail.
    fn into_answer(self) -> Result<Answer, Refused> {
        match self {
            Self::Refused(refused) => Err(refused),
            Self::Ask(text) => Ok(Answer::say(text)),
        }
    }
}

/// Answers a command with an act on the match that is meant.
pub(crate) async fn act_on(
    asked: Asked<'_>,
    named: Option<String>,
    act: impl FnOnce(&Desk, By, MatchId) -> Result<Answer, Refused> + Send + 'static,
) -> Answered {
    let caller = Caller::from(asked.interaction);
    let from = caller.clone();
    let work =
        asked.data().answer(&caller, move |desk, by| match find(desk, &from, named.as_deref()) {
            Ok(id) => act(desk, by, id),
            Err(unclear) => unclear.into_answer(),
        });
    caller.answer(asked.data(), asked.http(), work).await
}

/// The match that somebody means.
pub(crate) fn find(desk: &Desk, caller: &Caller, named: Option<&str>) -> Result<MatchId, Unclear> {
    if let Some(named) = named.map(str::trim).filter(|named| !named.is_empty()) {
        let sentence =
            "A match is named by its number, like `17`. `/games` shows the numbers of yours.";
        return named.parse().map_err(|_| Unclear::Ask(sentence.into()));
    }
    let own = desk.matches().matches_of(caller.player, Filter::Running, MANY)?;
    if let Some(here) = here(desk, caller, &own)? {
        return Ok(here);
    }
    let turn: Vec<&Head> = own.iter().filter(|head| head.is_turn_of(caller.player)).collect();
    match (turn.as_slice(), own.as_slice()) {
        ([only], _) => Ok(only.id),
        ([], [only]) => Ok(only.id),
        (_, []) => Err(Unclear::Ask("You have no match running. `/challenge` somebody!".into())),
        _ => {
            let list: Vec<String> =
                own.iter().take(10).map(|head| line(head, caller.player)).collect();
            Err(Unclear::Ask(format!(
                "You have several matches: name one with `match`.\n{}",
                list.join("\n")
            )))
        }
    }
}

/// The match of the thread or channel where the question was asked: one of the caller's own, or anybody's.
fn here(desk: &Desk, caller: &Caller, own: &[Head]) -> Result<Option<MatchId>, Refused> {
    let is_here = |head: &&Head| head.place.thread == Some(caller.channel);
    if let Some(head) = own.iter().find(is_here) {
        return Ok(Some(head.id));
    }
    match caller.parent {
        Some(_) => desk.matches().match_in(caller.channel),
        None => Ok(None),
    }
}

/// A match in a line of a list.
pub(crate) fn line(head: &Head, player: PlayerId) -> String {
    let turn = if head.is_turn_of(player) { " · **your turn**" } else { "" };
    let place = head.place.thread.unwrap_or(head.place.channel);
    format!("{} **{}** · {}{turn} · <#{place}>", head.id, name(head), versus(head))
}

/// Offers the matches of whoever types.
pub(crate) async fn complete(asked: Asked<'_>, typed: &str) -> CreateAutocompleteResponse {
    let player = PlayerId(asked.interaction.user.id.get());
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    let found = asked
        .data()
        .work(move |desk| desk.matches().matches_of(player, Filter::Running, MANY))
        .await;
    let heads = found.and_then(Result::ok).unwrap_or_default();
    let choices = heads.iter().filter_map(|head| {
        let turn = if head.is_turn_of(player) { " — your turn" } else { "" };
        let label = format!("{} {}{turn}", head.id, name(head));
        label
            .to_lowercase()
            .contains(&typed)
            .then(|| AutocompleteChoice::new(label, head.id.0.to_string()))
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}
