//! The step viewer: one position of a replay, and buttons that open the others.

use matches::{Request, Step};

use crate::app::analysis::{self, ReplayStep};
use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{Form, Frame, Replay, ReplayPress, ShareReplay};
use crate::app::replay::source::OpenReplay;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

pub(crate) fn show_step(app: &App, by: Request, replay: Replay, frame: Frame) -> Result {
    let opened = OpenReplay::open(app, by, replay)?;
    position(app, &opened, frame.number().min(opened.recording.count()))
}

/// Shows the last capture before a step.
pub(crate) fn last_capture(app: &App, by: Request, replay: Replay, at: u32) -> Result {
    let opened = OpenReplay::open(app, by, replay)?;
    let at = at.min(opened.recording.count());
    match opened.recording.last_taken(at)? {
        Some(capture) => position(app, &opened, capture),
        None => Ok(position(app, &opened, at)?.line(ReplayText::NothingTaken)),
    }
}

/// Goes to the typed step.
pub(crate) fn jump(app: &App, by: Request, replay: Replay, typed: &str) -> Result {
    let opened = OpenReplay::open(app, by, replay)?;
    let count = opened.recording.count();
    let typed = typed.trim().trim_start_matches('#').parse::<u32>().ok();
    match typed.filter(|&at| at <= count) {
        Some(at) => position(app, &opened, at),
        None => Ok(position(app, &opened, count)?.line(ReplayText::NoSuchMove { count })),
    }
}

fn position(app: &App, opened: &OpenReplay, at: u32) -> Result {
    let step = opened.recording.step(at)?;
    let mut scene = opened.scene(step.sight.as_ref());
    let answer = opened.add_link(describe(opened, &step, at, true));
    // These buttons come first, so that they stay in place from step to step.
    let mut answer = with_controls(answer, opened, &step, at);
    let replay = opened.replay;
    if let Some(head) = opened.head() {
        let names = step.sight.seat_names();
        let step = ReplayStep {
            head,
            recording: &opened.recording,
            at,
            home: replay.home,
            seat_names: &names,
            names: opened.names(),
            reader: opened.reader(),
        };
        answer = analysis::describe_step(app, answer, &step, &mut scene)?;
    }
    Ok(answer.show(opened.pictures(app, scene, step.sight)).retry_with(replay.step(at)))
}

/// A step in words. `is_own` means that only the reader sees the answer.
pub(super) fn describe(opened: &OpenReplay, step: &Step, at: u32, is_own: bool) -> Answer {
    let (game, count) = (opened.game(), step.count);
    let heading = match opened.head() {
        Some(head) => ReplayText::Step { game, id: head.id.to_string(), at, count },
        None => ReplayText::FileStep { game, at, count },
    };
    let names = step.sight.seat_names();
    let mover = step.seat.and_then(|seat| opened.mover(at, seat, &names));
    let ply = step.mv.clone().zip(mover);
    let ply = ply.map(|(mv, mover)| {
        match step.seat.and_then(|seat| step.sight.move_sentence(seat, &mv)) {
            Some(sentence) => Some(opened.with_players(at, sentence)),
            // The notes already tell the move.
            None => step.notes.is_empty().then(|| ReplayText::StepPly { mover, mv }.into()),
        }
    });
    Answer::say(heading)
        .lines(opened.players_and_result(step.sight.as_ref(), is_own))
        .lines(ply.flatten())
        .lines(opened.note_lines(at, step.notes.clone(), is_own))
}

/// Adds buttons that open other steps, and buttons that act on this one.
fn with_controls(answer: Answer, opened: &OpenReplay, step: &Step, at: u32) -> Answer {
    let replay = opened.replay;
    let answer = other_steps(at, step.count).into_iter().fold(answer, |answer, (label, frame)| {
        answer.plain_action(ReplayPress::Step { replay, frame }, label)
    });
    if step.count == 0 {
        return answer;
    }
    let captured = ReplayPress::LastCapture { replay, at };
    let answer = answer
        .when(at > 0 && opened.has_captures(), |answer| {
            answer.button(captured, ReplayText::Taken, Style::Plain)
        })
        .button(Form::Step(replay), ReplayText::Jump, Style::Plain);
    let edges = opened.turned_edges(step.sight.as_ref()).into_iter().flatten();
    let turns = edges.zip([ReplayText::TurnLeft, ReplayText::TurnRight]);
    turns
        .fold(answer, |answer, (edge, label)| {
            let turned = Replay { home: Some(edge), ..replay };
            answer.button(turned.step(at), label, Style::Plain)
        })
        .button(ReplayPress::Film(replay), Label::Film, Style::Plain)
        .button(ShareReplay { replay, at: Some(at) }, ReplayText::Show, Style::Plain)
        .when(opened.recording.record().is_some(), |answer| {
            answer.button(ReplayPress::Export(replay.source), ReplayText::Export, Style::Plain)
        })
}

/// The other steps that have buttons.
fn other_steps(at: u32, last: u32) -> Vec<(Label, Frame)> {
    let mut steps = vec![
        (Label::First, Frame::First),
        (Label::Previous, Frame::Step(at.saturating_sub(1))),
        (Label::Next, Frame::Step(at + 1)),
        (Label::Last, Frame::Last(last)),
    ];
    steps.retain(|(_, frame)| frame.number() != at && frame.number() <= last);
    steps
}

#[cfg(test)]
mod tests {
    use matches::{
        Absence, Analysis, Challenge, Judgment, Key, MatchId, OfferReply, Place, PlayerId, Reply,
        Timestamp, Vacancy,
    };
    use rules::{Arg, Edge, Seat};

    use super::*;
    use crate::app::press::Press;
    use crate::app::replay;
    use crate::app::testing::{self, kastell};
    use crate::words::say_in_english;

    fn frames(at: u32, last: u32) -> Vec<Frame> {
        other_steps(at, last).into_iter().map(|(_, frame)| frame).collect()
    }

    #[test]
    fn equal_replay_steps_keep_separate_buttons() {
        let beginning = [Frame::First, Frame::Step(0), Frame::Step(2), Frame::Last(2)];
        assert_eq!(frames(1, 2), beginning);
    }

    #[test]
    fn no_button_leads_to_the_present_step() {
        assert_eq!(frames(0, 2), [Frame::Step(1), Frame::Last(2)]);
        assert_eq!(frames(2, 2), [Frame::First, Frame::Step(1)]);
        assert_eq!(frames(0, 0), []);
    }

    const BEN: PlayerId = PlayerId(2);

    fn by(player: PlayerId, key: u64) -> Request {
        Request { player, key: Key(key), now: Timestamp(key) }
    }

    /// A finished match in which Cleo has taken the seat of Ada after Ada's mistake.
    fn match_with_mistake() -> (App, MatchId) {
        let app = testing::app();
        let matches = app.matches();
        let [ada, cleo] = [1, 3].map(PlayerId);
        let place = Place { server: Some(9), channel: 8, thread: None };
        let challenge = Challenge {
            game: "castle-keep".into(),
            display_name: Some("Ada".into()),
            ..kastell(ada, BEN, place)
        };
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        matches.join(id, by(BEN, 2)).unwrap();
        let sight = matches.view(id).unwrap().sight(Some(ada)).unwrap();
        let moves = sight.legal(Seat(0)).moves;
        matches.play(id.into(), &moves[0], by(ada, 3)).unwrap();
        let vacancy = Vacancy::new(Seat(0), Absence::Left);
        matches.propose_substitute(id, vacancy, cleo, by(BEN, 4)).unwrap();
        matches.reply(id, OfferReply { offer: None, reply: Reply::Agree }, by(cleo, 5)).unwrap();
        matches.note_display_name(cleo, Some(9), "Cleo", Timestamp(6)).unwrap();
        matches.resign(id, by(cleo, 7)).unwrap();
        let (best, played) = (moves[1].clone(), Some(-0.9));
        let judged = Judgment { seat: Seat(0), value: 0.9, is_proven: false, best, played };
        let analysis = Analysis { judged: vec![Some(judged)], is_whole: true };
        matches.keep_analysis(id, &analysis).unwrap();
        (app, id)
    }

    #[test]
    fn a_mistake_before_a_substitution_bears_the_name_of_its_player() {
        let (app, id) = match_with_mistake();
        let answer = show_step(&app, by(BEN, 8), id.into(), Frame::Step(1)).unwrap();
        let line = answer.lines.iter().find(|line| line.id() == Some("analysis-turned")).unwrap();
        let Some(Arg::Message(player)) = line.arg("player") else { panic!("{line:?}") };
        assert_eq!(player.named_player(), Some(&Arg::Person(1)), "{line:?}");
        let label = say_in_english(answer.menus[0].choices[0].label.clone());
        assert!(label.contains("Ada") && !label.contains("Cleo"), "{label}");
    }

    #[test]
    fn tiles_drawn_before_a_substitution_are_its_former_players() {
        let app = testing::app();
        let (matches, [ada, cleo]) = (app.matches(), [1, 3].map(PlayerId));
        let place = Place { server: Some(9), channel: 8, thread: None };
        let challenge = Challenge { game: "castle-keep".into(), ..kastell(ada, BEN, place) };
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        matches.join(id, by(BEN, 2)).unwrap();
        let mut keys = 3..;
        for (seat, player) in [(Seat(0), ada), (Seat(1), BEN)] {
            while matches.view(id).unwrap().head().is_turn_of(player) {
                let sight = matches.view(id).unwrap().sight(Some(player)).unwrap();
                let mv = sight.legal(seat).moves[0].clone();
                matches.play(id.into(), &mv, by(player, keys.next().unwrap())).unwrap();
            }
        }
        let vacancy = Vacancy::new(Seat(0), Absence::Left);
        matches.propose_substitute(id, vacancy, cleo, by(BEN, 90)).unwrap();
        matches.reply(id, OfferReply { offer: None, reply: Reply::Agree }, by(cleo, 91)).unwrap();
        let last = Frame::Last(matches.view(id).unwrap().head().plies);
        let lines = |player| {
            let lines = show_step(&app, by(player, 92), id.into(), last).unwrap().lines;
            lines.into_iter().map(say_in_english).collect::<Vec<_>>().join("\n")
        };
        assert!(lines(ada).contains("You draw two tiles."), "{}", lines(ada));
        assert!(lines(cleo).contains("draws two tiles."), "{}", lines(cleo));
        assert!(!lines(cleo).contains("You draw"), "{}", lines(cleo));
    }

    /// A finished match of Kastell in which Ben, as Black, has swapped colors by mistake.
    fn match_with_bad_swap() -> (App, MatchId) {
        let app = testing::app();
        let (matches, ada) = (app.matches(), PlayerId(1));
        let options = [("contact", "linked"), ("trees", "a8,b8,c8")];
        let options = options.map(|(option, value)| (option.to_owned(), value.to_owned())).into();
        let place = Place { server: Some(9), channel: 8, thread: None };
        let challenge = Challenge { options, ..kastell(ada, BEN, place) };
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        matches.join(id, by(BEN, 2)).unwrap();
        for (key, player, mv) in [(3, ada, "O@d4"), (4, BEN, "swap"), (5, ada, "Ie@a1")] {
            matches.play(id.into(), mv, by(player, key)).unwrap();
        }
        matches.resign(id, by(BEN, 6)).unwrap();
        let judged = |seat, value, best: &str| {
            let (seat, best) = (Seat(seat), best.to_owned());
            Some(Judgment { seat, value, is_proven: false, best, played: None })
        };
        let judged = vec![judged(0, 0.0, "O@d4"), judged(1, 0.9, "In@a1"), judged(0, 0.5, "Ie@a1")];
        matches.keep_analysis(id, &Analysis { judged, is_whole: true }).unwrap();
        (app, id)
    }

    #[test]
    fn a_player_who_swapped_by_mistake_bears_the_color_from_before_the_swap() {
        let (app, id) = match_with_bad_swap();
        let answer = show_step(&app, by(BEN, 7), id.into(), Frame::Step(2)).unwrap();
        let line = answer.lines.iter().find(|line| line.id() == Some("analysis-turned")).unwrap();
        let Some(Arg::Message(player)) = line.arg("player") else { panic!("{line:?}") };
        assert_eq!(player.id(), Some("kastell-black"), "{line:?}");
    }

    #[test]
    fn a_step_typed_in_a_form_keeps_the_turned_board() {
        let (app, id) = match_with_mistake();
        let replay = Replay { home: Some(Edge::Left), ..id.into() };
        let opened = show_step(&app, by(BEN, 8), replay, Frame::First).unwrap();
        let form = Press::from(Form::Step(replay));
        assert!(opened.buttons.iter().any(|button| button.press == form));
        let jumped = jump(&app, by(BEN, 9), replay, "1").unwrap();
        assert_eq!(jumped.retry, Some(replay.step(1).into()));
    }

    #[test]
    fn a_chosen_turning_point_keeps_the_turned_board() {
        let (app, id) = match_with_mistake();
        let replay = Replay { home: Some(Edge::Left), ..id.into() };
        let menu = show_step(&app, by(BEN, 8), replay, Frame::Last(1)).unwrap().menus.remove(0);
        assert_eq!(menu.press, ReplayPress::TurningPoint(replay).into());
        let Press::Replay(press) = menu.press else { panic!("{menu:?}") };
        let chosen = replay::press(&app, by(BEN, 9), press, Some(&menu.choices[0].id)).unwrap();
        assert_eq!(chosen.retry, Some(replay.step(1).into()));
    }
}
