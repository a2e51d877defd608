//! Answers that open the Activity: callback type 12, as a raw request, since serenity can't ask for the instance.

use matches::{Launch, MatchId};
use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use serenity::Result;
use serenity::http::{LightMethod, Request, Route};

use crate::app::App;
use crate::app::activity::note_launch;
use crate::app::press::{Press, WebPress};
use crate::discord::error;
use crate::discord::interaction::Interaction;
use crate::discord::request_span::spanned;
use crate::metrics::Outcome;

/// Discord's callback type of an answer that opens the Activity.
const LAUNCH_ACTIVITY: u8 = 12;

impl Interaction {
    /// Opens the Activity at a match. If that fails, answers with the link to the page.
    pub(super) async fn open_board(&self, id: MatchId) -> Result<()> {
        let opens = self.session.app.activity().is_some_and(|links| links.opens_boards());
        if !opens || self.note(id).await.is_none() {
            return self.act(Press::Web(WebPress::Open(id)), None).await;
        }
        match self.launch().await {
            Ok(instance) => {
                self.name_instance(id, instance).await;
                Ok(())
            }
            Err(refused) => {
                let error = error::plain(&refused);
                tracing::info!(error, "the Activity can't be opened, so the page is");
                self.act(Press::Web(WebPress::Open(id)), None).await
            }
        }
    }

    /// Opens the Activity at the list of the player's matches.
    pub(crate) async fn open_desk(&self) -> Result<()> {
        self.launch().await.map(drop)
    }

    /// Records which match the Activity will show. `None` if that fails, for example before the match has begun.
    async fn note(&self, id: MatchId) -> Option<()> {
        let (by, channel) = (self.by(self.session.app.now()), self.channel);
        let launch = Launch { id, channel, instance: None };
        self.session.app.work(move |app| note_launch(app, by, launch)).await?.ok()
    }

    /// Adds the Activity's instance to the recorded launch. Without it, the launch is still found by its channel.
    async fn name_instance(&self, id: MatchId, instance: Option<String>) {
        let (player, now) = (self.player, self.session.app.now());
        let launch = Launch { id, channel: self.channel, instance };
        let named = move |app: &App| app.matches().name_instance(player, launch, now);
        if let Some(Err(error)) = self.session.app.work(named).await {
            tracing::debug!(%error, "the instance of a press is not known");
        }
    }

    /// Answers with the Activity. Returns its instance, if Discord has named it.
    async fn launch(&self) -> Result<Option<String>> {
        let instance = self.until_dead(|| self.send_launch()).await;
        self.count(Outcome::Answered, instance.is_ok());
        instance
    }

    async fn send_launch(&self) -> Result<Option<String>> {
        let route =
            Route::InteractionResponse { interaction_id: self.key.0.into(), token: &self.token };
        let body = json!({"type": LAUNCH_ACTIVITY}).to_string().into_bytes();
        let request = Request::new(route, LightMethod::Post)
            .params(Some(vec![("with_response", "true".into())]))
            .body(Some(body));
        let response = spanned(
            "POST /interactions/{interaction}/{token}/callback",
            self.session.http.request(request),
        )
        .await?;
        let answer: Value = serde_json::from_slice(&response.bytes().await?).unwrap_or_default();
        let instance = answer["resource"]["activity_instance"]["id"].as_str();
        Ok(instance.map(str::to_owned))
    }
}
