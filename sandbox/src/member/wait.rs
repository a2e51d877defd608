//! Waiting for a state of the world, checked again after every change.

use tokio::time::{Instant, timeout_at};

use crate::member::Error;
use crate::shared::Shared;
use crate::world::World;

impl Shared {
    /// Looks at the world now and after every change until there is something to see.
    pub(crate) async fn wait<T>(
        &self,
        what: &str,
        mut find: impl FnMut(&World) -> Option<T>,
    ) -> Result<T, Error> {
        let deadline = Instant::now() + self.patience;
        let mut changes = self.changes.subscribe();
        loop {
            if let Some(found) = self.read(&mut find) {
                return Ok(found);
            }
            let Ok(Ok(())) = timeout_at(deadline, changes.changed()).await else {
                return Err(Error::TookTooLong(what.into()));
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Config, Sandbox};

    #[tokio::test]
    #[should_panic(expected = "in the middle of a look")]
    async fn who_looks_in_the_middle_of_a_look_is_told_so_and_does_not_wait_for_ever() {
        let sandbox = Sandbox::start(Config::unhurried()).await.unwrap();
        let ada = sandbox.member("Ada").unwrap().visit("game-night").unwrap();
        ada.say("Good evening").unwrap();
        let _ = ada.wait("a greeting", |_| ada.messages().pop()).await;
    }
}
