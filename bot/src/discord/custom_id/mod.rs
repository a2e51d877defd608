//! What a button or menu carries: a press as text, in at most 100 characters.
//!
//! The text is `1:<word>:<match>:<revision>:<rest>`; what a press does not need is left empty. Messages of years ago
//! have such texts, so what was ever written is read for ever. Anybody can send anything here: reading is strict.

mod agreements;
mod fields;
mod replay;
#[cfg(test)]
mod tests;

use matches::{Choice, Key, MatchId, Pings, PlayerId, Revision};
use render::Theme;

use crate::app::view::home_side::parse_side;
use crate::app::{Page, Panelled, Press, Scope, See, Shelf};
use crate::discord::custom_id::agreements::{answered, offered};
use crate::discord::custom_id::fields::{Fields, field, frame, moment, number, side};
use crate::discord::custom_id::replay::{games, of_reel, seen};

/// The form of the ids; another number is another form.
const VERSION: &str = "1";

/// The most characters that Discord takes.
const LIMIT: usize = 100;

/// The most characters of what goes with an action.
const REST_LIMIT: usize = 40;

/// The id for a button or menu.
pub(super) fn write(press: &Press) -> String {
    let (word, id, revision, rest) = fields(press);
    let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
    let (id, revision) = (number(id.map(|id| id.0)), number(revision.map(|revision| revision.0)));
    let text = format!("{VERSION}:{word}:{id}:{revision}:{rest}");
    debug_assert!(text.len() <= LIMIT, "{text} is too long for Discord");
    text
}

fn fields(press: &Press) -> Fields {
    let of = |word, id: &MatchId| (word, Some(*id), None, String::new());
    let at =
        |word, id: &MatchId, revision: &Revision| (word, Some(*id), Some(*revision), String::new());
    let on = |word, panel: &Panelled| {
        (
            word,
            Some(panel.id),
            Some(panel.revision),
            panel.mark.map_or(String::new(), |mark| mark.0.to_string()),
        )
    };
    match press {
        Press::Accept(id) => of("join", id),
        Press::Decline(id) => of("decline", id),
        Press::Withdraw(id) => of("withdraw", id),
        Press::LeaveLobby(id) => of("leave", id),
        Press::Start(id) => of("start", id),
        Press::Move(id) => of("move", id),
        Press::HeadStart(id) => of("head-start", id),
        Press::Pick(panel) => on("pick", panel),
        Press::Act { on: panel, index } => {
            let (word, id, revision, mark) = on("act", panel);
            (word, id, revision, format!("{mark}-{index}"))
        }
        Press::Back(panel) => on("back", panel),
        Press::Restart(panel) => on("restart", panel),
        Press::Play(panel) => on("play", panel),
        Press::Name(panel) => on("name", panel),
        Press::Named(panel) => on("named", panel),
        Press::Unsave(panel) => on("unsave", panel),
        Press::Saved(on) => ("saved", on.from, None, on.game.clone()),
        Press::Relabel(on) => ("relabel", on.from, None, on.game.clone()),
        Press::Relabeled { on, which } => {
            ("relabeled", on.from, Some(Revision(u64::from(*which))), on.game.clone())
        }
        Press::Discard(on) => ("discard", on.from, None, on.game.clone()),
        Press::Type { id, revision } => at("type", id, revision),
        Press::Typed { id, revision } => at("typed", id, revision),
        Press::Undo { id, revision } => at("undo", id, revision),
        Press::Board { id, home } => ("board", Some(*id), None, side(*home).into()),
        Press::Aside(id) => of("aside", id),
        Press::Hint(id) => of("hint", id),
        Press::AddComputer(id) => of("computer", id),
        Press::SeatComputer(id) => of("computer!", id),
        Press::Resign(id) => of("resign", id),
        Press::ReallyResign(id) => of("resign!", id),
        Press::Abort(id) => of("abort", id),
        Press::Propose(id) => of("propose", id),
        Press::Offer { id, wish, is_sure } => offered((*id, *wish), *is_sure),
        Press::Answer { id, on, reply, is_sure } => answered((*id, *on), (*reply, *is_sure)),
        Press::Choose { id, on, choice, is_sure } => {
            let sure = if *is_sure { "!" } else { "" };
            ("choose", Some(*id), *on, format!("{}{sure}", choice_word(*choice)))
        }
        Press::Gone(gone) => agreements::gone(*gone),
        Press::Resume(id) => of("resume", id),
        Press::RulesOf(id) => of("rules", id),
        Press::PageOf { id, index } => ("rules", Some(*id), None, index.to_string()),
        Press::Rules(page) => ("rules", None, None, format!("{}@{}", page.game, page.index)),
        Press::Rematch(id) => of("rematch", id),
        Press::Invite { opponent } => ("invite", None, None, opponent.0.to_string()),
        Press::Replay { id, frame } => ("replay", Some(*id), None, moment(*frame)),
        Press::Decided(id) => of("decided", id),
        Press::Film(id) => of("film", id),
        Press::ReallyEnd(id) => of("end!", id),
        Press::See(see) => seen(see),
        _ => of_people(press),
    }
}

/// The same of what is about no match.
fn of_people(press: &Press) -> Fields {
    let (word, rest) = match press {
        Press::Profile { player } => ("profile", player.0.to_string()),
        Press::Leaders(page) => ("leaders", format!("{}@{}", page.game, page.index)),
        Press::LeadersOf => ("leaders", String::new()),
        Press::Held => ("held", String::new()),
        Press::Export => ("export", String::new()),
        Press::Forget => ("forget", String::new()),
        Press::ReallyForget => ("forget!", String::new()),
        Press::Remind => ("remind", String::new()),
        Press::Quiet => ("quiet", String::new()),
        Press::Zone => ("zone", String::new()),
        Press::Away { days } => ("away", days.to_string()),
        Press::Here => ("here", String::new()),
        Press::Pings => ("pings", String::new()),
        Press::Ping(pings) => ("pings", pings.id().into()),
        Press::Theme { scope: Scope::Mine, theme } => ("theme", theme.id().into()),
        Press::Theme { scope: Scope::Server, theme } => ("server-theme", theme.id().into()),
        // All others are about a match.
        _ => ("", String::new()),
    };
    (word, None, None, rest)
}

fn choice_word(choice: Choice) -> &'static str {
    match choice {
        Choice::Claim => "claim",
        Choice::MoreTime => "more",
        Choice::CallOff => "off",
    }
}

/// Reads an id; `None` for anything that was never written.
pub(super) fn read(text: &str) -> Option<Press> {
    let mut parts = text.splitn(5, ':');
    let (version, word) = (parts.next()?, parts.next()?);
    let (id, revision, rest) = (field(parts.next()?)?, field(parts.next()?)?, parts.next()?);
    let plain = rest.len() <= REST_LIMIT && rest.chars().all(|c| c.is_ascii_graphic());
    (version == VERSION && plain).then_some(())?;
    // Where no match is meant there was a 0 once.
    let id = id.filter(|&id| id > 0).map(MatchId);
    match (word, id) {
        ("rules", None) => page(rest).map(Press::Rules),
        ("rules", Some(id)) => Some(rules_of(id, rest)),
        ("theme", None) => Some(Press::Theme { scope: Scope::Mine, theme: Theme::of(rest)? }),
        ("server-theme", None) => {
            Some(Press::Theme { scope: Scope::Server, theme: Theme::of(rest)? })
        }
        ("profile", None) => Some(Press::Profile { player: PlayerId(number(rest)?) }),
        ("leaders", None) if rest.is_empty() => Some(Press::LeadersOf),
        ("leaders", None) => page(rest).map(Press::Leaders),
        ("held", None) => Some(Press::Held),
        ("export", None) if rest.is_empty() => Some(Press::Export),
        ("forget", None) => Some(Press::Forget),
        ("forget!", None) => Some(Press::ReallyForget),
        ("remind", None) => Some(Press::Remind),
        ("quiet", None) => Some(Press::Quiet),
        ("zone", None) => Some(Press::Zone),
        ("away", None) => Some(Press::Away { days: u8::try_from(number(rest)?).ok()? }),
        ("here", None) => Some(Press::Here),
        ("pings", None) if rest.is_empty() => Some(Press::Pings),
        ("pings", None) => Some(Press::Ping(Pings::of(rest)?)),
        ("visit", None) => rest.is_empty().then_some(See::Visit.into()),
        ("games", id) => games(id, rest).map(Press::See),
        ("step" | "taken" | "better" | "jump" | "jumped" | "roll" | "show" | "export", id) => {
            of_reel(word, id, rest).map(Press::See)
        }
        ("saved", from) => shelf(rest, from).map(Press::Saved),
        ("relabel", from) => shelf(rest, from).map(Press::Relabel),
        ("relabeled", from) => {
            let which = u32::try_from(revision?).ok()?;
            shelf(rest, from).map(|on| Press::Relabeled { on, which })
        }
        ("discard", from) => shelf(rest, from).map(Press::Discard),
        ("invite", _) => Some(Press::Invite { opponent: PlayerId(number(rest)?) }),
        (word, id) => of_match(word, id?, revision.map(Revision), rest),
    }
}

fn of_match(word: &str, id: MatchId, revision: Option<Revision>, rest: &str) -> Option<Press> {
    let panel = || Some(Panelled { id, revision: revision?, mark: number(rest).map(Key) });
    Some(match word {
        "join" => Press::Accept(id),
        "decline" => Press::Decline(id),
        "withdraw" => Press::Withdraw(id),
        "leave" => Press::LeaveLobby(id),
        "start" => Press::Start(id),
        "move" => Press::Move(id),
        "head-start" => Press::HeadStart(id),
        "pick" => Press::Pick(panel()?),
        "act" => {
            let (mark, index) = rest.split_once('-')?;
            let mark = Some(Key(number(mark)?));
            let on = Panelled { id, revision: revision?, mark };
            Press::Act { on, index: u8::try_from(number(index)?).ok()? }
        }
        "back" => Press::Back(panel()?),
        "restart" => Press::Restart(panel()?),
        "play" => Press::Play(panel()?),
        "name" => Press::Name(panel()?),
        "named" => Press::Named(panel()?),
        "unsave" => Press::Unsave(panel()?),
        "type" => Press::Type { id, revision: revision? },
        "typed" => Press::Typed { id, revision: revision? },
        "undo" => Press::Undo { id, revision: revision? },
        "board" => Press::Board { id, home: parse_side(rest) },
        "aside" => Press::Aside(id),
        "hint" => Press::Hint(id),
        "computer" => Press::AddComputer(id),
        "computer!" => Press::SeatComputer(id),
        "resign" => Press::Resign(id),
        "resign!" => Press::ReallyResign(id),
        "abort" => Press::Abort(id),
        "choose" => {
            let (word, is_sure) = rest.strip_suffix('!').map_or((rest, false), |word| (word, true));
            let choice = Choice::ALL.into_iter().find(|choice| choice_word(*choice) == word)?;
            Press::Choose { id, on: revision, choice, is_sure }
        }
        "resume" => Press::Resume(id),
        "rematch" => Press::Rematch(id),
        "replay" => Press::Replay { id, frame: frame(rest)? },
        "decided" => Press::Decided(id),
        "film" => Press::Film(id),
        "since" => See::Since(id).into(),
        "moves" if rest.is_empty() => See::Moves { id, to: None }.into(),
        "moves" => See::Moves { id, to: Some(u32::try_from(number(rest)?).ok()?) }.into(),
        "unwatch" => See::Unwatch(id).into(),
        "follow" => See::Follow(id).into(),
        "unfollow" => See::Unfollow(id).into(),
        "end!" => Press::ReallyEnd(id),
        _ => return agreements::read(word, id, revision, rest),
    })
}

/// `2`; nothing for the beginning.
fn rules_of(id: MatchId, rest: &str) -> Press {
    let index = number(rest).and_then(|index| usize::try_from(index).ok());
    let turned = index.map(|index| Press::PageOf { id, index });
    turned.or_else(|| page(rest).map(Press::Rules)).unwrap_or(Press::RulesOf(id))
}

/// `kastell@2`.
fn page(rest: &str) -> Option<Page> {
    let (game, index) = rest.rsplit_once('@')?;
    let index = usize::try_from(number(index)?).ok()?;
    (!game.is_empty()).then(|| Page { game: game.into(), index })
}

fn shelf(rest: &str, from: Option<MatchId>) -> Option<Shelf> {
    (!rest.is_empty()).then(|| Shelf { game: rest.into(), from })
}
