//! Answers that all who are there see, or that whoever asked is told privately after all.

use std::future::Future;

use matches::{By, Refused};
use poise::serenity_prelude as serenity;
use serenity::Http;
use tokio::sync::oneshot;

use crate::app::{Answer, App};
use crate::discord::interaction::deadline::{PUT_OFF_AFTER, with_limit};
use crate::discord::interaction::retry::Patience;
use crate::discord::interaction::{Interaction, Manner, TOKEN_LIVES};

impl Interaction {
    /// Does work for them that is shown to all: that, or what only whoever asked is told.
    pub(crate) fn ask_publicly(
        &self,
        app: &App,
        work: impl FnOnce(&App, By) -> Result<Result<Answer, Answer>, Refused> + Send + 'static,
    ) -> impl Future<Output = Result<Answer, Answer>> {
        let (shown, kept) = oneshot::channel();
        let channel = self.channel;
        let told = self.ask(app, move |app, by| {
            Ok(match work(app, by)? {
                Ok(public) => {
                    // Nobody listens any more only if nobody waits for it.
                    let _ = shown.send(public.read_in(channel).drawn());
                    Answer::default()
                }
                Err(private) => private,
            })
        });
        async move {
            let told = told.await;
            kept.await.map_err(|_| told)
        }
    }

    /// Shows all who are there what `work` comes to; what only they are told who asked, privately. It is the answer itself and no
    /// message beside it, so that it can be tried again: however often it is sent, it is there once.
    pub(crate) async fn show(
        &self,
        app: &App,
        http: &Http,
        work: impl Future<Output = Result<Answer, Answer>>,
    ) -> Result<(), serenity::Error> {
        // An orderly stop waits for whoever holds one.
        let _at_work = app.handlers().token();
        let first = app.handoff().answering();
        let work = std::pin::pin!(work);
        if app.handover().was_put_off(self.key) {
            // Another process was to answer and could not. What it was put off for is private: all can't see it there.
            let (Ok(answer) | Err(answer)) = work.await;
            return self.finish((app, http), (Ok(Some(answer)), Manner::Own), first).await;
        }
        let answered = match with_limit(PUT_OFF_AFTER, work).await {
            Ok(Ok(public)) => self.give((app, http), public, Manner::ToAll).await,
            Ok(Err(private)) => self.give((app, http), private, Manner::Apart).await,
            // What takes long is drawn, and that is done for all alone.
            Err(work) => match self.put_off(app, http, Manner::ToAll).await {
                Err(refused) => Err(refused),
                Ok(()) => match work.await {
                    Ok(public) => Ok(Some(public)),
                    Err(private) => {
                        let patience = Patience::until(app, self.arrived + TOKEN_LIVES);
                        let apart = (&private, Manner::ToAll);
                        self.tell_beside(http, apart, patience).await.map(|()| None)
                    }
                },
            },
        };
        self.finish((app, http), (answered, Manner::ToAll), first).await
    }
}
