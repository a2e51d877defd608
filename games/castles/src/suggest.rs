//! Autocomplete suggestions for a typed move.

use rules::{Message, Seat, Suggestion};

use crate::army::Kind;
use crate::direction::Direction;
use crate::formations::FORMATIONS;
use crate::illegal::check;
use crate::legal;
use crate::moves::Action;
use crate::notation::{after_deploy, bare, read};
use crate::pieces::{Effect, Pieces};
use crate::position::View;
use crate::words::{Letter, Name, Prompt};

/// At most `limit` moves that begin with the typed text.
pub(crate) fn suggest(view: &View, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion> {
    let typed: String = typed.trim().to_lowercase().chars().take(200).collect();
    let mut found = if view.state.is_open() {
        moves(view, seat, &typed)
    } else {
        deployments(view, seat, &typed)
    };
    found.truncate(limit);
    found
}

fn moves(view: &View, seat: Seat, typed: &str) -> Vec<Suggestion> {
    let pieces = &view.state.pieces;
    let mut legal = legal::moves(view, seat);
    legal.sort_by_key(|&action| priority(pieces, seat, action));
    let key = bare(typed);
    let squares = |action: &Action| format!("{}{}", action.from, action.to);
    let kind = |action: &Action| pieces.army(seat).at(action.from);
    let tries: [&dyn Fn(&Action) -> bool; 4] = [
        &|action| squares(action).starts_with(&key),
        &|action| {
            kind(action).is_some_and(|kind| {
                format!("{}{}", kind.letter().to_ascii_lowercase(), squares(action))
                    .starts_with(&key)
            })
        },
        &|action| action.to.to_string() == key,
        &|action| kind(action).is_some_and(|kind| Kind::of_word(typed) == Some(kind)),
    ];
    let found =
        tries.iter().map(|fits| legal.iter().filter(|action| fits(action)).collect::<Vec<_>>());
    let found = found.into_iter().find(|found| !found.is_empty()).unwrap_or_default();
    found.into_iter().map(|&action| suggestion(pieces, seat, action)).collect()
}

fn suggestion(pieces: &Pieces, seat: Seat, action: Action) -> Suggestion {
    let label = match pieces.army(seat).at(action.from) {
        Some(kind) => {
            let (name, deed) =
                (Name::Title { kind: Letter(kind) }, effect_prompt(pieces, kind, action).into());
            Prompt::Offered { mv: action, kind: name, square: action.from, deed }.into()
        }
        None => Message::from(action),
    };
    Suggestion { text: action.to_string(), label }
}

/// The sort key of a move in lists: strikes at generals, other strikes, pushes, steps forward, the rest.
pub(crate) fn priority(pieces: &Pieces, seat: Seat, action: Action) -> (u8, Action) {
    let rank = match pieces.effect(action) {
        Effect::Struck(Kind::General) => 0,
        effect if effect.takes() => 1,
        Effect::Pushed(_) => 2,
        _ if Direction::between(action.from, action.to).is_some_and(|way| way.is_forward(seat)) => {
            3
        }
        _ => 4,
    };
    (rank, action)
}

/// The effect of a move as a menu entry: "Strike the pikeman on d3".
pub(crate) fn effect_prompt(pieces: &Pieces, kind: Kind, action: Action) -> Prompt {
    let to = action.to;
    match pieces.effect(action) {
        Effect::Stepped => Prompt::Step { to },
        Effect::Struck(victim) => Prompt::Strike { victim, to },
        Effect::Pushed(behind) => Prompt::Push { kind, to, behind },
        Effect::PushedOff => Prompt::PushOff { kind, to },
        Effect::Drowned => Prompt::Drown { kind, to },
        Effect::Crushed(behind) => Prompt::Crush { kind, to, behind },
    }
}

fn deployments(view: &View, seat: Seat, typed: &str) -> Vec<Suggestion> {
    if !view.state.may_move(seat) {
        return Vec::new();
    }
    let written = read(view, seat, typed).ok();
    if let Some(mv) = written.filter(|mv| check(&view.state, seat, mv).is_ok()) {
        return vec![Suggestion::plain(mv.to_string())];
    }
    let wanted = after_deploy(typed).unwrap_or(typed).trim();
    let field = view.state.pieces.field;
    let layouts = FORMATIONS.iter().flat_map(|formation| {
        let layout = formation.layout(field);
        let mirrored = layout.clone().mirrored();
        let both = [(layout.clone(), "straight"), (mirrored, "mirrored")];
        let count = if both[0].0 == both[1].0 { 1 } else { 2 };
        both.into_iter().take(count).map(move |(layout, how)| (formation, layout, how))
    });
    let fits = |name: &str, text: &str| {
        name.starts_with(wanted)
            || text.to_lowercase().starts_with(typed)
            || "deploy".starts_with(typed)
    };
    layouts
        .filter_map(|(formation, layout, how)| {
            let text = layout.deployment(seat).to_string();
            let (name, plan) = (formation.name().into(), formation.plan().into());
            let label = Prompt::Suggested { how, name, plan }.into();
            fits(formation.written, &text).then_some(Suggestion { text, label })
        })
        .collect()
}
