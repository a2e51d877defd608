//! Substitutes for absent players, and how to go on without a substitute.
//!
//! A player is absent when their time is up, or when they have left the server. The face finds out who has
//! left.

use matches::{
    Absence, EventRefusal, Head, MatchId, MatchView, PlayerId, Refused, Request, Vacancy,
};
use rules::{Arg, Join, Level, Seat, Seats};

use crate::app::answer::args::{mention_seat, mentions, players_at, seats_in_play};
use crate::app::answer::{Answer, Result, Style};
use crate::app::challenge::computers::{levels, no_limit_line};
use crate::app::context::App;
use crate::app::press::{HelpPress, PressContext, SubstitutePress};
use crate::app::view::proposal::{confirm, sent_line};
use crate::app::view::title::game_name;
use crate::words::agreements::{ProposeText, SubstituteText};
use crate::words::common::Label;

/// The arguments of `/substitute`.
#[derive(Clone, Debug, Default)]
pub(crate) struct SubstituteRequest {
    /// The absent player, if the command names one.
    pub(crate) gone: Option<PlayerId>,
    /// The person or computer to take the seat, if the command names one.
    pub(crate) candidate: Option<PlayerId>,
}

#[derive(Clone, Copy, Debug)]
struct Absent {
    seat: Seat,
    why: Absence,
}

impl Absent {
    /// The vacancy of this seat, with the other seats whose players have left. `all` are all absent players.
    fn vacancy(self, all: &[Self]) -> Vacancy {
        let Self { seat, why } = self;
        let others = all.iter().filter(|one| one.seat != seat && one.why == Absence::Left);
        Vacancy { seat, why, other_departed: others.map(|one| one.seat).collect() }
    }
}

/// The server of a match, and the people besides `by` who play it. `None` outside a server, or if `by` has no seat.
pub(crate) fn others_at_table(
    app: &App,
    by: PlayerId,
    id: MatchId,
) -> Option<(u64, Vec<PlayerId>)> {
    let view = app.matches().view(id).ok()?;
    let head = view.head();
    view.seat_of_player(by).ok()?;
    let others = seated(head).filter(|(_, player)| *player != by && player.is_person());
    Some((head.place.server?, others.map(|(_, player)| player).collect()))
}

/// Offers the absent player's seat to the named candidate. Without a candidate, shows what the others can do instead.
pub(crate) fn substitute(
    app: &App,
    by: Request,
    id: MatchId,
    request: &SubstituteRequest,
    departed: &[PlayerId],
) -> Result {
    let view = app.matches().view(id)?;
    let own = view.seat_of_player(by.player)?;
    let all = absent_players(&view, own, departed);
    let is_meant =
        |one: &Absent| request.gone.is_none_or(|gone| view.head().player(one.seat) == Some(gone));
    let absent: Vec<_> = all.iter().copied().filter(is_meant).collect();
    match (absent.as_slice(), request.candidate) {
        ([], _) if view.timed_out_seats().contains(own) => {
            let (game, id) = (game_name(view.head()), id.to_string());
            Ok(Answer::say(SubstituteText::OwnTime { game, id }))
        }
        ([], _) => Ok(nobody_absent(view.head())),
        (&[gone], Some(candidate)) => propose(app, by, id, gone.vacancy(&all), candidate),
        (several, Some(_)) => {
            Ok(Answer::say(SubstituteText::WhoIsMeant { players: mention_all(&view, several) }))
        }
        (several, None) => Ok(remedies(&view, own, several, &all)),
    }
}

pub(crate) fn press(
    app: &App,
    by: Request,
    press: SubstitutePress,
    context: &PressContext,
) -> Result {
    let id = press.id();
    let view = app.matches().view(id)?;
    let own = view.seat_of_player(by.player)?;
    let all = absent_players(&view, own, &context.departed);
    let vacancy =
        |seat: Seat| all.iter().find(|gone| gone.seat == seat).map(|gone| gone.vacancy(&all));
    let show = || substitute(app, by, id, &SubstituteRequest::default(), &context.departed);
    match press {
        SubstitutePress::Show(_) => show(),
        SubstitutePress::Computer { seat, .. } => {
            let level = context.input().and_then(|level| level.parse().ok()).and_then(Level::of);
            let (Some(vacancy), Some(level)) = (vacancy(seat), level) else { return show() };
            propose(app, by, id, vacancy, PlayerId::computer(level, 0))
        }
        SubstitutePress::GoOn { seat, is_sure, .. } => match vacancy(seat) {
            None => Ok(nobody_absent(view.head())),
            Some(_) if !is_sure => Ok(confirm_go_on(&view, own, seat)),
            Some(vacancy) => {
                app.matches().propose_to_go_on(id, vacancy, by)?;
                proposed_reply(app, by, id)
            }
        },
    }
}

fn propose(app: &App, by: Request, id: MatchId, vacancy: Vacancy, candidate: PlayerId) -> Result {
    app.matches().propose_substitute(id, vacancy, candidate, by)?;
    proposed_reply(app, by, id)
}

fn proposed_reply(app: &App, by: Request, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    match view.head().offer() {
        Some(_) => Ok(Answer::say(sent_line(view.head())).link(view.head().place)),
        None => {
            let board = app.board_view().own(&view, by.player)?.prepend(ProposeText::AtOnce);
            Ok(board.lines(no_limit_line(view.head(), view.head().limit)))
        }
    }
}

/// The other players who are absent, each with the reason.
fn absent_players(view: &MatchView, own: Seat, departed: &[PlayerId]) -> Vec<Absent> {
    let (silent, head) = (view.timed_out_seats(), view.head());
    let others = seated(head).filter(|(seat, _)| *seat != own);
    let absent = others.filter_map(|(seat, player)| match silent.contains(seat) {
        // More time doesn't bring back a player who has left.
        _ if departed.contains(&player) => Some(Absent { seat, why: Absence::Left }),
        true => Some(Absent { seat, why: Absence::Silent }),
        false => None,
    });
    absent.collect()
}

fn seated(head: &Head) -> impl Iterator<Item = (Seat, PlayerId)> + '_ {
    let seated = (0..).map(Seat).zip(head.players.iter().copied());
    seated.filter(|(seat, _)| !head.gone.contains(*seat))
}

fn count_people(head: &Head) -> usize {
    seated(head).filter(|(_, player)| player.is_person()).count()
}

/// Whether computers alone are late. Nobody can take over their seats.
fn is_only_computer_late(head: &Head) -> bool {
    head.timing.as_ref().is_some_and(|timing| timing.choosers.is_some())
        && !players_at(head, head.to_move).iter().any(|player| player.is_person())
}

fn nobody_absent(head: &Head) -> Answer {
    let (game, id) = (game_name(head), head.id.to_string());
    Answer::say(match is_only_computer_late(head) {
        true => SubstituteText::OnlyComputer { game, id },
        false => SubstituteText::Nobody { game, id },
    })
}

fn mention_all(view: &MatchView, absent: &[Absent]) -> Arg {
    let players = absent.iter().filter_map(|one| view.head().player(one.seat));
    mentions(Join::And, &players.collect::<Vec<_>>())
}

/// Shows the player on seat `own` how to replace absent players, and how to go on without them. `all` also has those
/// who are not meant.
fn remedies(view: &MatchView, own: Seat, absent: &[Absent], all: &[Absent]) -> Answer {
    let head = view.head();
    // Nobody asks the reader, the absent player, or others who have left.
    let is_anyone_asked =
        |one: &Absent| count_people(head) > 2 + one.vacancy(all).other_departed.len();
    let how_to_name = match absent.iter().any(is_anyone_asked) {
        true => SubstituteText::HowToName,
        false => SubstituteText::HowToNameAlone,
    };
    let (players, game, id) = (mention_all(view, absent), game_name(head), head.id);
    let answer = Answer::say(SubstituteText::Gone { players, game, id: id.to_string() });
    let answer = match (head.event, absent) {
        (Some(_), _) => answer.line(Refused::from(EventRefusal::OnlyPeople).message()),
        (None, &[Absent { seat, .. }]) => {
            let press = SubstitutePress::Computer { id, seat };
            let answer = answer.line(how_to_name);
            answer.menu(press, SubstituteText::ChooseComputer, levels(head))
        }
        (None, _) => answer.line(how_to_name),
    };
    let playing = seats_in_play(view);
    let label = |gone| match is_last(playing, own, gone) {
        true => SubstituteText::Claim,
        false => SubstituteText::GoOn,
    };
    // With a limit, the clock decides, unless the reader's vote about a late player can never be a majority.
    let late = view.timed_out_seats();
    let is_outvoted = |one: &Absent| {
        head.event.is_none()
            && late.contains(one.seat)
            && !one.vacancy(all).other_departed.is_empty()
            && !is_anyone_asked(one)
    };
    let has_left = |one: &Absent| one.why == Absence::Left && head.limit.is_none();
    let dispensable = absent.iter().filter(|one| has_left(one) || is_outvoted(one));
    dispensable.fold(answer, |answer, gone| {
        let press = SubstitutePress::GoOn { id, seat: gone.seat, is_sure: false };
        answer.button(press, label(gone.seat), Style::Plain)
    })
}

/// Whether a player wins as soon as an absent player is gone, since no third one is in play.
fn is_last(playing: Seats, own: Seat, gone: Seat) -> bool {
    playing.without(gone) == Seats::one(own)
}

fn confirm_go_on(view: &MatchView, own: Seat, seat: Seat) -> Answer {
    let head = view.head();
    let (player, game, id) = (mention_seat(head, seat), game_name(head), head.id.to_string());
    let question = match is_last(seats_in_play(view), own, seat) {
        true => SubstituteText::ReallyClaim { player, game, id },
        false => SubstituteText::ReallyGoOn { player, game, id },
    };
    confirm(question, SubstitutePress::GoOn { id: head.id, seat, is_sure: true }, head.id)
}

/// Adds the button that opens this feature, if several people play.
pub(crate) fn button(answer: Answer, head: &Head) -> Answer {
    answer.when(count_people(head) > 1, |answer| {
        answer.button(SubstitutePress::Show(head.id), SubstituteText::Open, Style::Plain)
    })
}

/// The board for a player who has just taken a seat.
pub(crate) fn welcome(app: &App, by: Request, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    let line = SubstituteText::YouSit { game: game_name(view.head()), id: id.to_string() };
    let board = app.board_view().own(&view, by.player)?.prepend(line);
    Ok(board.when(!view.head().is_turn_of(by.player), |board| {
        board.button(HelpPress::rules_of(id), Label::Rules, Style::Plain)
    }))
}

#[cfg(test)]
mod tests {
    use matches::{Challenge, Key, Limit, OfferReply, Place, Reply, Timestamp};
    use rules::Message;
    use words::Language;

    use super::*;
    use crate::app::agreements::{offer_message, open_offer};
    use crate::app::answer::args::mention;
    use crate::app::press::{Press, Standpoint};
    use crate::app::testing::{self, castle_keep, kastell};
    use crate::app::view::proposal::offer_phrase;
    use crate::words::agreements::OfferText;
    use crate::words::say_plainly;

    #[test]
    fn the_line_that_also_stands_in_events_leaves_open_who_takes_the_seat() {
        for language in Language::ALL {
            let (players, game) = (mentions(Join::And, &[PlayerId(1)]), Message::plain("Kastell"));
            let gone = SubstituteText::Gone { players, game, id: "#1".into() };
            let said = say_plainly(gone, language).to_lowercase();
            let computers = ["computer", "ordinateur", "máquina", "dator"];
            let people = ["persona", "personne"];
            let named = computers.into_iter().chain(people).find(|word| said.contains(*word));
            assert_eq!(named, None, "{said}");
        }
    }

    #[test]
    fn the_last_player_in_play_wins_without_the_absent_one() {
        let [ada, ben, cleo] = [0, 1, 2].map(Seat);
        let all = Seats::all(3);
        assert!(!is_last(all, ada, ben), "three are in play");
        assert!(is_last(all.without(cleo), ada, ben), "Cleo is out by the rules, or gone");
        assert!(!is_last(all.without(cleo), ada, cleo), "Ben is in play");
        assert!(!is_last(all.without(cleo), cleo, ben), "Ada wins");
    }

    #[test]
    fn a_proposal_names_no_thread_where_there_is_none() {
        let app = testing::app();
        let [ada, ben, cleo] = [1, 2, 3].map(PlayerId);
        let by = |player, now| Request { player, key: Key(now), now: Timestamp(now) };
        let challenge = kastell(ada, ben, Place::default());
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        app.matches().join(id, by(ben, 2)).unwrap();
        let request = SubstituteRequest { gone: None, candidate: Some(cleo) };
        let answer = substitute(&app, by(ada, 3), id, &request, &[ben]).unwrap();
        assert_eq!(answer.lines[0].id(), Some("agree-out-here"));
    }

    #[test]
    fn the_only_player_who_stays_goes_on_at_once_with_and_without_a_limit() {
        for limit in [None, Some(Limit::DEFAULT)] {
            let app = testing::app();
            let [ada, ben, cleo] = [1, 2, 3].map(PlayerId);
            let by = |player, now| Request { player, key: Key(now), now: Timestamp(now) };
            let challenge = Challenge { limit, ..castle_keep(&[ada, ben, cleo], Place::default()) };
            let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
            app.matches().join(id, by(ben, 2)).unwrap();
            app.matches().join(id, by(cleo, 3)).unwrap();
            let view = app.matches().view(id).unwrap();
            let seat = view.head().to_move.only().unwrap();
            // The player to move and another have left.
            let stays = if view.head().player(seat) == Some(ada) { ben } else { ada };
            let from = Standpoint { place: Place::default(), manages: false, moderates: false };
            let (input, roles, name) = (None, Vec::new(), "Ada".into());
            let departed = [ada, ben, cleo].into_iter().filter(|one| *one != stays).collect();
            let context = PressContext { input, from, roles, name, departed, may_post: true };
            let go_on = |is_sure| SubstitutePress::GoOn { id, seat, is_sure };
            let is_offered = |now| {
                let show = SubstitutePress::Show(id);
                let ways = press(&app, by(stays, now), show, &context).unwrap();
                ways.buttons.iter().any(|button| button.press == Press::from(go_on(false)))
            };
            assert_eq!(is_offered(4), limit.is_none(), "there is time left");
            let late = 4 + Limit::DEFAULT.ms();
            app.matches().advance_clock(id, Timestamp(late)).unwrap();
            assert!(is_offered(late), "{limit:?}");
            press(&app, by(stays, late + 1), go_on(true), &context).unwrap();
            let view = app.matches().view(id).unwrap();
            assert_eq!((view.head().offer(), view.head().gone), (None, Seats::one(seat)));
        }
    }

    #[test]
    fn a_proposal_names_only_players_who_agreed_themselves() {
        let app = testing::app();
        let [ada, ben, cleo, dora] = [1, 2, 3, 4].map(PlayerId);
        let by = |player, now| Request { player, key: Key(now), now: Timestamp(now) };
        let challenge = castle_keep(&[ada, ben, cleo, dora], Place::default());
        let id = app.matches().challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        for (now, player) in (2..).zip([ben, cleo, dora]) {
            app.matches().join(id, by(player, now)).unwrap();
        }
        let seat = app.matches().view(id).unwrap().seat_of_player(cleo).unwrap();
        let from = Standpoint { place: Place::default(), manages: false, moderates: false };
        let (input, roles, name) = (None, Vec::new(), "Ada".into());
        let departed = vec![cleo, dora];
        let context = PressContext { input, from, roles, name, departed, may_post: true };
        let go_on = SubstitutePress::GoOn { id, seat, is_sure: true };
        press(&app, by(ada, 5), go_on, &context).unwrap();
        let asked = open_offer(&app, &app.matches().view(id).unwrap()).unwrap().unwrap();
        assert!(asked.lines.iter().all(|line| line.id() != Some("agree-so-far")));
        let yes = OfferReply { offer: None, reply: Reply::Agree };
        app.matches().reply(id, yes, by(ben, 6)).unwrap();
        let view = app.matches().view(id).unwrap();
        let offer = view.head().offers.last().unwrap();
        let (what, players) = (offer_phrase(view.head(), offer), mentions(Join::And, &[ben]));
        let agreed = OfferText::Agreed { by: mention(ada), what, players };
        let told = offer_message(&app, view.head(), offer).unwrap();
        assert_eq!(told.lines, [Message::from(agreed)]);
    }
}
