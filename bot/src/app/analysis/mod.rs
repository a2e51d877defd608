//! Where a match was decided: found out in the background, kept, and shown beside its replay, the same to all.

mod verdict;

use std::cmp::Reverse;
use std::time::{Duration, Instant};

use matches::{Head, Judgment, MatchId, Moment, Refused};
use rules::{Arg, BalanceShare, Edge, Join, Level, Message, NodeLimit, Scene, Seat, ThinkRequest};

use crate::app::analysis::verdict::{Certain, Turn, Verdict};
use crate::app::answer::names::TableNames;
use crate::app::answer::{Answer, Choice};
use crate::app::context::App;
use crate::app::press::{Frame, Replay, ReplayPress, ReplaySource};
use crate::app::view::narration::Told;
use crate::app::words::analysis::AnalysisText;
use crate::app::words::common::Label;

/// How long one piece of work lasts, so that whoever plays is not kept waiting by whoever looks back.
const SLICE: Duration = Duration::from_secs(4);

/// How long one thought may take: this is for a busy machine.
const LONGEST: Duration = Duration::from_secs(20);

/// A whole analysis may cost as much as so many moves of the strongest level.
const MOVES: u64 = 12;

/// Judges the next positions of a match that is over. Whether that were the last ones.
///
/// # Errors
/// The store has failed.
pub(crate) fn analyze(app: &App, id: MatchId) -> Result<bool, Refused> {
    let mut known = app.matches().analysis(id)?;
    if known.is_whole {
        return Ok(true);
    }
    let (moments, plies) = match app.matches().moments(id, known.judged.len()) {
        Err(failed @ Refused::Unavailable(_)) => return Err(failed),
        // There is nothing to look back at any more.
        Err(_) => return Ok(true),
        Ok(found) => found,
    };
    let began = Instant::now();
    for moment in &moments {
        let since = Instant::now();
        let stop = || since.elapsed() > LONGEST || app.is_draining();
        let judged = judge(moment, (plies as u64 / MOVES).max(1), &stop);
        if app.is_draining() {
            break;
        }
        known.judged.push(judged);
        if began.elapsed() > SLICE {
            break;
        }
    }
    known.is_whole = known.judged.len() == plies;
    app.matches().keep_analysis(id, &known)?;
    Ok(known.is_whole)
}

/// How it stood for whoever was to move, thought about with one part in so many of the strongest level's effort. What a busy
/// machine has come to when it is told to stop is kept, and so it is the same for all who look.
fn judge(moment: &Moment, parts: u64, stop: &dyn Fn() -> bool) -> Option<Judgment> {
    let ask = ThinkRequest { level: Level::BEST, limit: NodeLimit::Part(parts), seed: moment.seed };
    let thought = moment.sight.as_ref()?.think(moment.seat, &ask, stop).ok()?;
    let played = thought.others.iter().find(|(mv, _)| *mv == moment.mv);
    Some(Judgment {
        seat: moment.seat,
        value: thought.value,
        is_proven: thought.is_proven,
        played: played.map(|(_, value)| *value),
        best: thought.mv,
    })
}

/// Adds to a step of a replay how it stood then, where that is known, and has it found out where it is not.
pub(super) fn tell(
    app: &App,
    answer: Answer,
    (head, at, home): (&Head, u32, Option<Edge>),
    (scene, names, called): (&mut Scene, &[Message], &TableNames),
) -> Result<Answer, Refused> {
    let Some(analysis) = app.matches().want_analysis(head.id, app.now())? else {
        return Ok(answer);
    };
    let replay = Replay { source: ReplaySource::Match(head.id), home };
    if !analysis.is_whole {
        let again = ReplayPress::Step { replay, frame: Frame::Step(at) };
        return Ok(answer.line(AnalysisText::Looking).way(again, AnalysisText::Again));
    }
    let story = Verdict::of(head, &app.matches().record(head.id)?, analysis);
    scene.balance = balance(&story, at);
    let told = |message: Message| Told { head, reader: None }.peopled(message);
    let choice = |turn: &Turn| Choice {
        id: (turn.ply + 1).to_string(),
        label: called.label(label(&story, turn, names)),
        hint: Some(better(turn).into()),
        sprite: None,
    };
    let choices = story.turns.iter().map(choice).collect();
    let answer = match story.led_to(at) {
        Some(_) => answer.way(ReplayPress::BetterMove { replay, at }, AnalysisText::ShowBetter),
        None => answer,
    };
    Ok(answer
        .lines(standing(&story, at, names).map(|judged| told(judged.into())))
        .lines(story.is_even().then_some(AnalysisText::Undecided))
        .lines(turn(&story, at, names).map(|judged| told(judged.into())))
        .menu(ReplayPress::OpenTurningPoint(head.id), Label::WhereDecided, choices))
}

/// What would have been better than the move that led to this step, where that decided the match.
pub(super) fn better_than(app: &App, head: &Head, at: u32) -> Result<Option<String>, Refused> {
    let analysis = app.matches().analysis(head.id)?;
    if !analysis.is_whole {
        return Ok(None);
    }
    let story = Verdict::of(head, &app.matches().record(head.id)?, analysis);
    Ok(story.led_to(at).map(|turn| turn.best.clone()))
}

/// The bar beside the board.
fn balance(story: &Verdict, at: u32) -> Vec<BalanceShare> {
    let chances = story.chances(at).unwrap_or_default();
    let share = |(seat, chance): (u8, &f64)| BalanceShare {
        seat: Seat(seat),
        thousandths: (chance * 1000.0).round() as u16,
    };
    (0..).zip(&chances).map(share).collect()
}

/// How it stood.
fn standing(story: &Verdict, at: u32, names: &[Message]) -> Option<AnalysisText> {
    if let Some(seat) = story.proven(at) {
        return Some(AnalysisText::Won { player: named(names, seat) });
    }
    let chances = story.chances(at)?;
    let told = percents(&chances)
        .into_iter()
        .zip(names)
        .map(|(percent, name)| AnalysisText::Chance { player: name.clone(), percent });
    Some(AnalysisText::Standing { chances: Arg::list(Join::Dots, told) })
}

/// What was better than the move that led here, if that decided anything.
fn turn(story: &Verdict, at: u32, names: &[Message]) -> Option<AnalysisText> {
    let turn = story.led_to(at)?;
    let (seat, mv) = story.plies.get(turn.ply)?.clone();
    let (player, best) = (named(names, seat), turn.best.clone());
    let (before, after) = (percent(turn.before), percent(turn.after));
    Some(match turn.certain {
        Certain::LetGo => AnalysisText::LetGo { player, mv, best },
        Certain::Lost => AnalysisText::Lost { player, mv, best, before },
        Certain::Nothing => AnalysisText::Turned { player, mv, best, before, after },
    })
}

/// What there was besides it, in short.
fn better(turn: &Turn) -> AnalysisText {
    let best = turn.best.clone();
    match turn.certain {
        Certain::Lost => AnalysisText::LookedBetter { best },
        Certain::LetGo | Certain::Nothing => AnalysisText::Better { best },
    }
}

fn label(story: &Verdict, turn: &Turn, names: &[Message]) -> Message {
    let (seat, mv) = story.plies[turn.ply].clone();
    AnalysisText::Moment { ply: turn.ply + 1, player: named(names, seat), mv }.into()
}

fn named(names: &[Message], seat: Seat) -> Message {
    names.get(seat.index()).cloned().unwrap_or_else(|| Message::plain(""))
}

/// Chances in percent that add up as the chances do: what rounding down leaves goes to those of whom it took most.
fn percents(chances: &[f64]) -> Vec<u32> {
    let mut told: Vec<u32> = chances.iter().map(|chance| (chance * 100.0) as u32).collect();
    let rest = percent(chances.iter().sum()).saturating_sub(told.iter().sum());
    // What chances lose by their form is not seen: half a percent is as much for both.
    let lost = |seat: &usize| (chances[*seat] * 100_000.0).round() as u32 - told[*seat] * 1000;
    let mut seats: Vec<usize> = (0..chances.len()).collect();
    seats.sort_by_key(|seat| Reverse(lost(seat)));
    seats.into_iter().take(rest as usize).for_each(|seat| told[seat] += 1);
    told
}

fn percent(chance: f64) -> u32 {
    (chance * 100.0).round() as u32
}

#[cfg(test)]
mod tests {
    use rules::{OptionValues, Seed, Setup, Viewer};

    use super::*;

    #[test]
    fn what_a_busy_machine_had_no_time_for_is_judged_as_far_as_it_came() {
        let seed = Seed::from_bytes([7; 32]);
        let setup = Setup { options: OptionValues::new(), seats: 2, seed };
        let table = games::find("kastell").unwrap().set_up(&setup).unwrap();
        let (seat, mv) = (Seat(0), String::from("In@a1"));
        let moment = Moment { sight: Some(table.see(Viewer::Seat(seat))), seat, mv, seed };
        let judgment = judge(&moment, 1, &|| true).unwrap();
        assert!(!judgment.is_proven && !judgment.best.is_empty(), "{judgment:?}");
    }

    #[test]
    fn chances_in_percent_add_up() {
        assert_eq!(percents(&[0.395, 0.605]), [40, 60]);
        assert_eq!(percents(&[0.605, 0.395]), [61, 39]);
        assert_eq!(percents(&[0.44, 0.56]), [44, 56]);
        assert_eq!(percents(&[1.0 / 3.0, 0.5, 1.0 / 6.0]), [33, 50, 17]);
        assert_eq!(percents(&[1.0 / 3.0; 3]), [34, 33, 33]);
        assert_eq!(percents(&[1.0, 0.0]), [100, 0]);
        // Whoever plays alone has no opponent for the rest.
        assert_eq!(percents(&[0.25]), [25]);
    }
}
