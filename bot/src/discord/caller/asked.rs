//! Work that is done for whoever asks, off the async threads, once it is their turn.

use std::future::Future;

use data::{By, Refused};

use super::Caller;
use crate::desk::{Answer, Desk, Purpose};

impl Caller {
    /// Does work for them and says what came of it; what they are called now is noted before.
    pub(crate) fn ask(
        &self,
        desk: &Desk,
        work: impl FnOnce(&Desk, By) -> Result<Answer, Refused> + Send + 'static,
    ) -> impl Future<Output = Answer> {
        let (name, server, desk) = (self.name.clone(), self.server, desk.clone());
        let player = self.player;
        let by = self.by(desk.now());
        let channel = self.channel;
        let conversation = self.is_private.then_some(channel);
        async move {
            let work = move |desk: &Desk, by: By| {
                // Nobody waits for a name: where it can't be noted, the one of before stands.
                let _ = desk.matches().hear_name(by.player, server, &name, by.now);
                if let Some(channel) = conversation {
                    // What was called for while nobody was there goes through the door that they leave.
                    let _ = desk.matches().hurry(by.player, channel, by.now);
                }
                work(desk, by)
            };
            match desk.enter(player, server).await {
                Some(_pass) => desk.answer((by, channel), work).await,
                None => crate::desk::all_at_once(),
            }
        }
    }

    /// Does work for them that takes a place to think at, once one is free.
    pub(crate) fn ask_thinker(
        &self,
        desk: &Desk,
        work: impl FnOnce(&Desk, By) -> Result<Answer, Refused> + Send + 'static,
    ) -> impl Future<Output = Answer> {
        let (desk, asked) = (desk.clone(), self.ask(desk, work));
        async move {
            match desk.thinkers().place(Purpose::Hint).await {
                Some(_place) => asked.await,
                None => crate::desk::busy_thinking(),
            }
        }
    }
}
