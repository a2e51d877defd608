//! The challenge to a rematch: the same players, with other seats.

use matches::{Challenge, Head, MatchId, Place, PlayerId, Refused, Request, Seating};
use rules::Seat;

use crate::app::answer::Result;
use crate::app::context::App;

/// A new challenge to the same players, by one of them.
pub(super) fn rematch_challenge(
    app: &App,
    by: Request,
    id: MatchId,
    name: &str,
) -> Result<Challenge> {
    let head = app.matches().view(id)?.head().clone();
    let others = head.players.iter().copied().filter(|&player| player != by.player);
    let opponents: Vec<_> = others.collect();
    if opponents.len() == head.players.len() {
        return Err(Refused::NotAPlayer(id));
    }
    Ok(Challenge {
        game: head.game.clone(),
        options: head.options.clone(),
        seats: Some(head.seats),
        challenger: by.player,
        word: None,
        opponents,
        seating: next_seat(&head, by.player),
        place: Place { thread: None, ..head.place },
        rematch_of: Some(id),
        display_name: Some(name.into()),
        limit: head.limit,
        posts: head.posts,
        pair: false,
        language: None,
    })
}

/// The challenger's seat in a rematch: the next one, and the first after the last. So two players swap seats.
fn next_seat(head: &Head, player: PlayerId) -> Seating {
    let next = |seat: Seat| Seating::Chosen(Seat((seat.0 + 1) % head.seats));
    head.seat_of(player).map_or(Seating::Random, next)
}
