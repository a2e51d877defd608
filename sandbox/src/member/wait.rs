//! Waiting for a state of the world, checked again after every change.

use tokio::time::{Instant, timeout_at};

use crate::member::Error;
use crate::shared::Shared;
use crate::world::World;

impl Shared {
    /// Calls `find` now and after every change, until it returns a value.
    pub(crate) async fn wait<T>(
        &self,
        what: &str,
        mut find: impl FnMut(&World) -> Option<T>,
    ) -> Result<T, Error> {
        self.wait_until(what, || self.read(&mut find)).await
    }

    /// Calls `ask` now and after every change, until it returns a value.
    pub(crate) async fn wait_until<T>(
        &self,
        what: &str,
        mut ask: impl FnMut() -> Option<T>,
    ) -> Result<T, Error> {
        let deadline = Instant::now() + self.patience;
        let mut changes = self.changes.subscribe();
        loop {
            if let Some(found) = ask() {
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
    async fn a_nested_view_inside_a_wait_condition_panics_without_a_deadlock() {
        let sandbox = Sandbox::start(Config::unhurried()).await.unwrap();
        let ada = sandbox.member("Ada").unwrap().visit("game-night").unwrap();
        ada.say("Good evening").unwrap();
        let _ = ada.wait("a greeting", |_| ada.messages().pop()).await;
    }
}
