//! The setup that each process needs, even without a shard: the application's id and its emoji.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{ApplicationId, Http};

use crate::discord::error;
use crate::discord::message::emoji;
use crate::discord::session::Session;
use crate::retry_log::RetryLog;

/// The time for which the start waits for the setup. After that, the setup goes on in the background.
const TIMEOUT: Duration = Duration::from_secs(3);

/// The longest pause between two tries, in seconds.
const LONGEST_PAUSE: u32 = 10;

/// Asks Discord for the application's id, and syncs the emoji with a pause of `pace` between uploads.
pub(crate) async fn set_up(session: &Session, pace: Duration) {
    let Session { app, http, .. } = session.clone();
    let setup = async move {
        let id = application_id(&http).await;
        http.set_application_id(id);
        if let Some(activity) = app.activity() {
            activity.set_application(id.get());
        }
        emoji::sync(app, http, pace).await;
    };
    let _ = tokio::time::timeout(TIMEOUT, tokio::spawn(setup)).await;
}

/// The application's id, from Discord's answer or else from the first connection of this process.
async fn application_id(http: &Http) -> ApplicationId {
    let (mut tries, mut log, mut is_refused) = (0, RetryLog::default(), false);
    loop {
        if let Some(id) = http.application_id() {
            return id;
        }
        if !is_refused {
            match http.get_current_application_info().await {
                Ok(application) => return application.id,
                Err(error) if error::is_temporary(&error) => {
                    if log.is_due() {
                        let error = error::plain(&error);
                        tracing::warn!(error, "the emoji wait for Discord");
                    }
                }
                Err(error) => {
                    is_refused = true;
                    let error = error::plain(&error);
                    tracing::warn!(error, "Discord does not say which application the bot is");
                }
            }
        }
        tries = LONGEST_PAUSE.min(tries + 1);
        tokio::time::sleep(Duration::from_secs(1) * tries).await;
    }
}
