//! Questions to the players of a match: offers, and votes when a player's time is up.
//!
//! Each question has its own message, which pings the asked players when it is posted. The message is edited until it
//! shows the outcome.

use matches::{
    Head, MatchId, MatchView, Offer, Post, QuestionPost, Revision, TimeUp, TimeUpQuestion,
    Timestamp,
};

use crate::app::answer::{Answer, Result};
use crate::app::context::App;
use crate::app::view::languages;
use crate::app::{agreements, clock};

/// A question to the players of a match.
#[derive(Debug)]
pub(crate) struct Question {
    /// The revision at which the question was raised.
    pub(crate) since: Revision,
    /// The time before which the question can't have been posted.
    pub(crate) at: Timestamp,
    pub(crate) answer: Answer,
    /// The id of the posted message, if it was recorded.
    pub(crate) message: Option<u64>,
    /// Whether the question still waits for an answer.
    pub(crate) is_open: bool,
    /// Whether the message will never change again.
    pub(crate) is_final: bool,
    topic: Topic,
}

#[derive(Clone, Copy, Debug)]
enum Topic {
    Offer(Offer),
    TimeUp,
}

/// The recent questions of a match, the newest last: time votes for [`Post::TimeUp`], and offers for all other posts.
pub(crate) fn load(app: &App, view: &MatchView, post: Post) -> Result<Vec<Question>> {
    let head = view.head();
    let questions: Vec<_> = if post == Post::TimeUp {
        let questions = app.matches().time_up_questions(view)?;
        questions.iter().map(|question| time_up_question(view, question)).collect()
    } else {
        let offers = head.offers.iter();
        offers.map(|offer| offer_question(app, head, offer)).collect::<Result<_>>()?
    };
    let language = languages::of_match(head);
    let in_language =
        |question: Question| Question { answer: question.answer.in_language(language), ..question };
    Ok(questions.into_iter().map(in_language).collect())
}

fn offer_question(app: &App, head: &Head, offer: &Offer) -> Result<Question> {
    let answer = agreements::offer_message(app, head, offer)?;
    Ok(Question {
        since: offer.since,
        at: Timestamp::default(),
        message: app.matches().offer_post(head.id, offer)?,
        is_open: offer.is_open(),
        is_final: answer.buttons.is_empty(),
        answer,
        topic: Topic::Offer(*offer),
    })
}

fn time_up_question(view: &MatchView, question: &TimeUpQuestion) -> Question {
    let &TimeUpQuestion { since, at, message, status } = question;
    let is_open = matches!(status, TimeUp::Open { .. });
    let answer = clock::time_up_vote::vote_message(view, since, status);
    Question { since, at, answer, message, is_open, is_final: !is_open, topic: Topic::TimeUp }
}

impl Question {
    /// Records the posted message, or deletes the record if `post` has no message. Enqueues the direct messages about
    /// the question.
    pub(crate) fn record_message(
        &self,
        app: &App,
        id: MatchId,
        post: QuestionPost<'_>,
    ) -> Result<()> {
        let now = app.now();
        match &self.topic {
            Topic::Offer(offer) => app.matches().note_offer_post(id, offer, post, now),
            Topic::TimeUp => app.matches().note_time_up_post(id, self.since, post, now),
        }
    }
}
