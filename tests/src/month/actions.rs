//! The acts of members, one wish after the other, and the program's answers.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use sandbox::{Answer, Error, Id, InteractionHandle, MessageView, Modal, Visit};

use crate::month::exploration;
use crate::month::exploration::{Mood, Press, is_panel, word};
use crate::month::overview::match_of;
use crate::month::people::Person;
use crate::month::wishes::{Room, Wish};
use crate::random::Random;
use crate::seat::tells_a_move;

/// The maximum number of presses of a turn in one visit.
const STEPS: usize = 25;

/// The program's text about an unexpected error.
const BROKEN: &str = "Something went wrong on my end";

/// The result of all acts of members.
#[derive(Clone, Debug, Default)]
pub(super) struct ActionLog {
    /// The number of answered commands, presses and choices.
    pub(super) answered: usize,
    /// The failed acts while the program was running: the act, the member, and the reason.
    pub(super) unanswered: Vec<String>,
    /// The number of failed acts while the program was away.
    pub(super) lost: usize,
    /// The number of acts that the client or Discord refused, for example in a closed thread.
    pub(super) refused: usize,
    /// Answers that report an error of the program.
    pub(super) broken: Vec<String>,
    /// The moves that were confirmed: the match and the player.
    pub(super) played: Vec<(u64, Id)>,
}

/// The shared state of all members.
#[derive(Clone, Debug, Default)]
pub(super) struct Scene {
    log: Arc<Mutex<ActionLog>>,
    /// The number of times that the program stopped or started. The number is even while the program runs.
    pub(super) disruptions: Arc<AtomicU64>,
}

/// A request of a member.
#[derive(Clone, Copy)]
struct Question<'a> {
    what: &'a str,
    who: &'a Person,
    /// The count of disruptions when the request was made.
    disruptions: u64,
}

impl Scene {
    /// The results so far.
    pub(super) fn log(&self) -> ActionLog {
        self.log.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note(&self, note: impl FnOnce(&mut ActionLog)) {
        note(&mut self.log.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Records the outcome of a request, and whether the program was there.
    fn judge(&self, question: Question<'_>, answer: Result<&MessageView, &Error>) {
        let Question { what, who, disruptions } = question;
        let is_calm =
            disruptions.is_multiple_of(2) && disruptions == self.disruptions.load(Ordering::SeqCst);
        let told = |more: &str| format!("{}: {what}: {more}", who.member.name());
        self.note(|all| match answer {
            Ok(seen) => {
                all.answered += 1;
                if seen.content.contains(BROKEN) {
                    all.broken.push(told(seen.content.lines().next().unwrap_or_default()));
                }
            }
            Err(Error::NoResponse | Error::TookTooLong(_)) if !is_calm => all.lost += 1,
            Err(trouble @ (Error::NoResponse | Error::TookTooLong(_))) => {
                all.unanswered.push(told(&trouble.to_string()));
            }
            Err(_) => all.refused += 1,
        });
    }
}

/// A member during a visit.
pub(super) struct Guest {
    pub(super) person: Person,
    pub(super) scene: Scene,
    pub(super) random: Random,
    pub(super) is_leaving: bool,
}

/// The result of a press.
enum Next {
    Shown(Visit, Box<MessageView>),
    Form(Visit, InteractionHandle, Modal),
    Over,
}

impl Guest {
    /// Pursues these wishes, one after the other.
    pub(super) async fn live(mut self, wishes: Vec<Wish>) {
        for wish in wishes {
            self.pursue(wish).await;
        }
    }

    async fn pursue(&mut self, wish: Wish) {
        match wish {
            Wish::TakeDms(takes) => self.person.member.take_dms(takes),
            Wish::Line(room, line) => {
                let Some(visit) = self.visit(room) else { return };
                let mood = match self.is_leaving {
                    _ if line.contains("privacy delete") => Mood::Erasing,
                    true => Mood::Leaving,
                    false => Mood::Looking,
                };
                let next = self.ask(&visit, &line, |visit| visit.slash(&line)).await;
                self.look_around(next, mood).await;
            }
            Wish::Answer(channel, message, custom_ids) => {
                let Some(press) = exploration::choose(&custom_ids, Mood::Looking, &mut self.random)
                else {
                    return;
                };
                let next = self.press_there(channel, message, press).await;
                self.look_around(next, Mood::Looking).await;
            }
            Wish::Step(channel, message, id) => {
                let next = self.press_there(channel, message, format!("1:move:{id}::")).await;
                self.look_around(next, Mood::Playing).await;
            }
            Wish::Type(id) => self.type_turn(id).await,
        }
    }

    fn visit(&self, room: Room) -> Option<Visit> {
        let member = &self.person.member;
        match room {
            Room::Games => member.visit("game-night").ok(),
            Room::Spectators => member.visit("spectators").ok(),
            Room::Dm => Some(member.dm()),
        }
    }

    /// Presses a button of a message that may be gone.
    async fn press_there(&mut self, channel: Id, message: Id, custom_id: String) -> Next {
        let Ok(visit) = self.person.member.visit_id(channel) else { return Next::Over };
        let Ok(seen) = visit.message(message) else { return Next::Over };
        let menu = seen.menus.iter().find(|menu| menu.custom_id == custom_id);
        let value = menu.and_then(|menu| self.random.one(&menu.options)).map(|one| one.1.clone());
        self.do_press(visit, message, Press { custom_id, value }).await
    }

    async fn do_press(&mut self, visit: Visit, message: Id, press: Press) -> Next {
        let Press { custom_id, value } = press;
        self.ask(&visit, &custom_id, |visit| match &value {
            Some(value) => visit.choose(message, &custom_id, &[value.as_str()]),
            None => visit.press(message, &custom_id),
        })
        .await
    }

    /// Makes a request, and waits for the answer.
    async fn ask(
        &mut self,
        visit: &Visit,
        what: &str,
        ask: impl FnOnce(&Visit) -> Result<InteractionHandle, Error>,
    ) -> Next {
        let disruptions = self.scene.disruptions.load(Ordering::SeqCst);
        let question = Question { what, who: &self.person, disruptions };
        match ask(visit) {
            Ok(asked) => self.hear(visit, question, asked).await,
            Err(trouble) => {
                self.scene.judge(question, Err(&trouble));
                Next::Over
            }
        }
    }

    async fn hear(&self, visit: &Visit, question: Question<'_>, asked: InteractionHandle) -> Next {
        let answer = match asked.answer().await {
            Ok(Answer::Modal(modal)) => return Next::Form(visit.clone(), asked, modal),
            Ok(_) => asked.message().await,
            Err(trouble) => Err(trouble),
        };
        self.scene.judge(question, answer.as_ref());
        let Ok(seen) = answer else { return Next::Over };
        if tells_a_move(&seen.content) {
            let mut plays = ["play", "act", "pick", "typed", "move"].into_iter();
            let id = plays.find_map(|word| match_of(question.what, word));
            let id = id.or_else(|| typed_match(question.what));
            let me = self.person.member.id();
            self.scene.note(|all| all.played.extend(id.map(|id| (id, me))));
        }
        Next::Shown(visit.clone(), Box::new(seen))
    }

    /// Presses buttons of the shown messages, as long as the member likes or until their turn is
    /// played.
    async fn look_around(&mut self, mut next: Next, mood: Mood) {
        for _ in 0..STEPS {
            next = match next {
                Next::Over => return,
                Next::Form(visit, asked, modal) => self.fill_in(visit, asked, modal).await,
                Next::Shown(visit, seen) => {
                    let is_panel = is_panel(&seen);
                    let mood = if is_panel { Mood::Playing } else { mood };
                    let is_set = matches!(mood, Mood::Leaving | Mood::Erasing);
                    let goes_on = is_panel || is_set || self.random.happens(550);
                    let press = exploration::press(&seen, mood, &mut self.random);
                    // A public message is left for another visit.
                    let is_told = seen.ephemeral || seen.interaction.is_some();
                    let Some(press) = press.filter(|_| goes_on && is_told) else { return };
                    self.do_press(visit, seen.id, press).await
                }
            };
        }
    }

    async fn fill_in(&mut self, visit: Visit, asked: InteractionHandle, modal: Modal) -> Next {
        let typed = match word(&modal.custom_id) {
            "typed" => match match_of(&modal.custom_id, "typed") {
                Some(id) => self.suggested(&visit, id).await.unwrap_or_else(|| "hello".into()),
                None => "hello".into(),
            },
            "jumped" => (1 + self.random.below(20)).to_string(),
            _ => "my own".into(),
        };
        let fields = [("move", typed.as_str()), ("name", typed.as_str()), ("step", typed.as_str())];
        self.ask(&visit, &modal.custom_id, |_| asked.submit(&fields)).await
    }

    /// Plays a turn by typing suggested moves.
    async fn type_turn(&mut self, id: u64) {
        let Some(visit) = self.visit(Room::Games) else { return };
        for _ in 0..STEPS {
            let Some(mv) = self.suggested(&visit, id).await else { return };
            let line = format!("/move match:{id} text:{mv}");
            let next = self.ask(&visit, &line, |visit| visit.slash(&line)).await;
            match next {
                Next::Shown(_, seen) if is_panel(&seen) && tells_a_move(&seen.content) => {}
                _ => return,
            }
        }
    }

    /// One of the suggested moves.
    async fn suggested(&mut self, visit: &Visit, id: u64) -> Option<String> {
        let disruptions = self.scene.disruptions.load(Ordering::SeqCst);
        let line = format!("/move match:{id} text:");
        let asked = visit.suggest(&line).ok()?;
        let choices = asked.choices().await;
        if let Err(trouble) = &choices {
            let question = Question { what: &line, who: &self.person, disruptions };
            self.scene.judge(question, Err(trouble));
        }
        let choices = choices.ok()?;
        Some(self.random.one(&choices)?.value.as_str()?.to_owned())
    }
}

/// The match that a typed command names.
fn typed_match(line: &str) -> Option<u64> {
    let rest = line.strip_prefix("/move")?.split_once("match:")?.1;
    rest.split_whitespace().next()?.parse().ok()
}
