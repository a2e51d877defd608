//! Late analysis: completes an answer as soon as the analysis of its match is ready.

use std::time::{Duration, Instant};

use matches::MatchId;
use poise::serenity_prelude as serenity;
use serenity::Result;

use crate::app::dispatch;
use crate::discord::error;
use crate::discord::interaction::pending_analysis::PendingAnalysis;
use crate::discord::interaction::{Interaction, TOKEN_LIFETIME};
use crate::discord::request_span::spanned;

/// The longest time between two looks for the analysis, since another process may complete the analysis.
const LOOK_AFTER: Duration = Duration::from_secs(5);

impl Interaction {
    /// Edits an answer as soon as its analysis is ready, while Discord allows that.
    pub(super) fn complete_later(&self, pending: PendingAnalysis) {
        self.session.pending_answers.note(self.player.0, self.key);
        let interaction = self.clone();
        let left = (self.arrived + TOKEN_LIFETIME).saturating_duration_since(Instant::now());
        tokio::spawn(async move {
            let app = interaction.session.app.clone();
            let completed = tokio::time::timeout(left, interaction.complete(pending));
            tokio::select! {
                () = app.drained() => {}
                completed = completed => {
                    if let Ok(Err(failed)) = completed {
                        tracing::debug!(error = error::plain(&failed), "an answer stays without its analysis");
                    }
                }
            }
        });
    }

    async fn complete(&self, pending: PendingAnalysis) -> Result<()> {
        if !self.await_analysis(pending.id).await {
            return Ok(());
        }
        let (press, context) = (pending.press.clone(), self.press_context(None, Vec::new()));
        let answer = self.run(move |app, by| dispatch::press(app, by, &press, &context)).await;
        let answer = answer.or_in_language(self.language);
        if answer.awaits_analysis.is_some() || !self.still_shows(&pending.content).await? {
            return Ok(());
        }
        self.replace(&answer).await
    }

    /// Waits until the analysis is ready. Returns `false` if a newer answer of the player waits instead.
    ///
    /// Only one answer waits per player, since more would use up the turns of the player's next presses.
    async fn await_analysis(&self, id: MatchId) -> bool {
        let mut changes = self.session.app.changes().visit_unseen(id);
        while self.session.pending_answers.is_newest(self.player.0, self.key) {
            let analysis = self.session.ask(move |app| app.matches().analysis(id));
            if analysis.await.is_ok_and(|analysis| analysis.is_whole) {
                return true;
            }
            let _ = tokio::time::timeout(LOOK_AFTER, changes.announcements.recv()).await;
        }
        false
    }

    /// Whether the answer still has this text. The player may have pressed another button.
    async fn still_shows(&self, content: &str) -> Result<bool> {
        let shown = spanned(
            "GET /webhooks/{application}/{token}/messages/@original",
            self.session.http.get_original_interaction_response(&self.token),
        );
        let shown = shown.await?;
        let is_newest = self.session.newest_presses.is_newest(shown.id.get(), self.key);
        Ok(is_newest && shown.content.trim() == content.trim())
    }
}
