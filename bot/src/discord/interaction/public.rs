//! Public answers to interactions.

use std::future::Future;

use matches::{Refused, Request};
use poise::serenity_prelude as serenity;
use tokio::sync::oneshot;

use crate::app::view::languages;
use crate::app::{Answer, App};
use crate::discord::interaction::deadline::{DEFER_AFTER, with_limit};
use crate::discord::interaction::retry::Retry;
use crate::discord::interaction::{Audience, Interaction, Late, TOKEN_LIFETIME};
use crate::discord::session::Session;

impl Interaction {
    /// Runs work for the player. An inner `Ok` is for the whole channel, every `Err` for the player alone.
    pub(crate) fn run_publicly(
        &self,
        work: impl FnOnce(&App, Request) -> Result<Result<Answer, Answer>, Refused> + Send + 'static,
    ) -> impl Future<Output = Result<Answer, Answer>> {
        let (public, received) = oneshot::channel();
        let (channel, server, own) = (self.channel, self.server, self.language);
        let private = self.run(move |app, by| {
            Ok(match work(app, by)? {
                Ok(answer) => {
                    let own = languages::of_person(app.matches(), by.player)?.unwrap_or(own);
                    let language = languages::of_place(app.matches(), server, own)?;
                    let answer = app.for_channel(answer.in_language(language), channel);
                    let _ = public.send(answer.draw_pictures());
                    Answer::default()
                }
                Err(private) => private,
            })
        });
        async move {
            let private = private.await;
            received.await.map_err(|_| private)
        }
    }

    /// Answers publicly with the result of `work`, or privately with its `Err`.
    ///
    /// The answer is the response itself, not a follow-up, so sending it twice still makes one message.
    pub(crate) async fn answer_publicly(
        &self,
        work: impl Future<Output = Result<Answer, Answer>>,
    ) -> serenity::Result<()> {
        self.trace().around(self.answer_for_all(work)).await
    }

    async fn answer_for_all(
        &self,
        work: impl Future<Output = Result<Answer, Answer>>,
    ) -> serenity::Result<()> {
        let Session { app, handover, .. } = &self.session;
        // A graceful shutdown waits for the handlers that hold a token.
        let _at_work = app.handlers().token();
        let first = app.handoff().begin_answer();
        let said = |answer: Answer| answer.or_in_language(self.language);
        let work = std::pin::pin!(async { work.await.map(said).map_err(said) });
        if handover.take_deferred(self.key) {
            // This process has deferred the interaction privately, in place of another process. So the answer must be
            // private.
            let (Ok(answer) | Err(answer)) = work.await;
            return self.finish(Ok(Some(answer)), Audience::InPlace, first).await;
        }
        let answered = match with_limit(DEFER_AFTER, work).await {
            Ok(Ok(public)) => self.send_now(public, Audience::Public).await,
            Ok(Err(private)) => self.send_now(private, Audience::Private).await,
            // Only pictures take long, and private answers have none.
            Err(work) => match self.defer(Audience::Public).await {
                Err(refused) => Err(refused),
                Ok(()) => match work.await {
                    Ok(public) => Ok(Some(public)),
                    Err(private) => {
                        let retry = Retry::until(app, self.arrived + TOKEN_LIFETIME);
                        let late = Late { answer: &private, audience: Audience::Public };
                        self.send_beside(late, retry).await.map(|()| None)
                    }
                },
            },
        };
        self.finish(answered, Audience::Public, first).await
    }
}
