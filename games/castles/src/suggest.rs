//! What is offered while a move is typed.

use rules::{Message, Seat, Suggestion};

use crate::army::Kind;
use crate::check::check;
use crate::direction::{Direction, Way};
use crate::formations::FORMATIONS;
use crate::legal;
use crate::moves::Go;
use crate::notation::{after_deploy, bare, read};
use crate::pieces::{Effect, Stand};
use crate::position::View;
use crate::words::{Ask, Letter, Name};

/// At most `limit` moves that go on from what was typed.
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
    let stand = &view.state.stand;
    let mut legal = legal::moves(view, seat);
    legal.sort_by_key(|&go| interest(stand, seat, go));
    let key = bare(typed);
    let squares = |go: &Go| format!("{}{}", go.from, go.to);
    let kind = |go: &Go| stand.army(seat).at(go.from);
    let tries: [&dyn Fn(&Go) -> bool; 4] = [
        &|go| squares(go).starts_with(&key),
        &|go| {
            kind(go).is_some_and(|kind| {
                format!("{}{}", kind.letter().to_ascii_lowercase(), squares(go)).starts_with(&key)
            })
        },
        &|go| go.to.to_string() == key,
        &|go| kind(go).is_some_and(|kind| Kind::of_word(typed) == Some(kind)),
    ];
    let found = tries.iter().map(|fits| legal.iter().filter(|go| fits(go)).collect::<Vec<_>>());
    let found = found.into_iter().find(|found| !found.is_empty()).unwrap_or_default();
    found.into_iter().map(|&go| labelled(stand, seat, go)).collect()
}

fn labelled(stand: &Stand, seat: Seat, go: Go) -> Suggestion {
    let label = match stand.army(seat).at(go.from) {
        Some(kind) => {
            let (name, deed) = (Name::Title { kind: Letter(kind) }, offer(stand, kind, go).into());
            Ask::Offered { mv: go, kind: name, square: go.from, deed }.into()
        }
        None => Message::from(go),
    };
    Suggestion { text: go.to_string(), label }
}

/// What comes first in lists: strikes at generals, other losses, pushes, steps forward, the rest.
pub(crate) fn interest(stand: &Stand, seat: Seat, go: Go) -> (u8, Go) {
    let rank = match stand.effect(go) {
        Effect::Struck(Kind::General) => 0,
        effect if effect.takes() => 1,
        Effect::Pushed(_) => 2,
        _ if Direction::between(go.from, go.to)
            .is_some_and(|way| way.seen_from(seat) == Way::Forward) =>
        {
            3
        }
        _ => 4,
    };
    (rank, go)
}

/// What a move would do, for a menu: "Strike the pikeman on d3".
pub(crate) fn offer(stand: &Stand, kind: Kind, go: Go) -> Ask {
    let to = go.to;
    match stand.effect(go) {
        Effect::Stepped => Ask::Step { to },
        Effect::Struck(victim) => Ask::Strike { victim, to },
        Effect::Pushed(behind) => Ask::Push { kind, to, behind },
        Effect::PushedOff => Ask::PushOff { kind, to },
        Effect::Drowned => Ask::Drown { kind, to },
        Effect::Crushed(behind) => Ask::Crush { kind, to, behind },
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
    let field = view.state.stand.field;
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
            let label = Ask::Suggested { how, name, plan }.into();
            fits(formation.written, &text).then_some(Suggestion { text, label })
        })
        .collect()
}
