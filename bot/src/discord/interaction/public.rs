//! Public answers, which everybody in the channel sees; what concerns the player alone is told them privately.

use std::future::Future;

use matches::{By, Refused};
use poise::serenity_prelude as serenity;
use tokio::sync::oneshot;

use crate::app::{Answer, App};
use crate::discord::interaction::deadline::{DEFER_AFTER, with_limit};
use crate::discord::interaction::retry::Retry;
use crate::discord::interaction::{Audience, Interaction, Late, TOKEN_LIVES};
use crate::discord::session::Session;

impl Interaction {
    /// Runs work for the player whose outcome all see; `Err` holds what is told them alone.
    pub(crate) fn run_publicly(
        &self,
        work: impl FnOnce(&App, By) -> Result<Result<Answer, Answer>, Refused> + Send + 'static,
    ) -> impl Future<Output = Result<Answer, Answer>> {
        let (public, received) = oneshot::channel();
        let channel = self.channel;
        let private = self.run(move |app, by| {
            Ok(match work(app, by)? {
                Ok(answer) => {
                    // Nobody listens any more only if nobody waits for it.
                    let _ = public.send(answer.for_channel(channel).draw_pictures());
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

    /// Answers publicly with the result of `work`, or privately with its `Err`. It is the response itself and no follow-up,
    /// so that it can be sent again: however often that is, it is there once.
    pub(crate) async fn answer_publicly(
        &self,
        work: impl Future<Output = Result<Answer, Answer>>,
    ) -> Result<(), serenity::Error> {
        let Session { app, handover, .. } = &self.session;
        // An orderly stop waits for the handlers that hold one.
        let _at_work = app.handlers().token();
        let first = app.handoff().begin_answer();
        let work = std::pin::pin!(work);
        if handover.was_deferred(self.key) {
            // Another process was to answer and could not. What it was deferred as is private: all can't see it there.
            let (Ok(answer) | Err(answer)) = work.await;
            return self.finish(Ok(Some(answer)), Audience::InPlace, first).await;
        }
        let answered = match with_limit(DEFER_AFTER, work).await {
            Ok(Ok(public)) => self.send_now(public, Audience::Public).await,
            Ok(Err(private)) => self.send_now(private, Audience::Private).await,
            // What takes long is drawn, and that is done for all alone.
            Err(work) => match self.defer(Audience::Public).await {
                Err(refused) => Err(refused),
                Ok(()) => match work.await {
                    Ok(public) => Ok(Some(public)),
                    Err(private) => {
                        let retry = Retry::until(app, self.arrived + TOKEN_LIVES);
                        let late = Late { answer: &private, audience: Audience::Public };
                        self.send_beside(late, retry).await.map(|()| None)
                    }
                },
            },
        };
        self.finish(answered, Audience::Public, first).await
    }
}
