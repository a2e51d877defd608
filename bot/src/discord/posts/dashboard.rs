//! The dashboard of a server: one message that is compared with the matches every minute, and edited if needed.

use matches::{Dashboard, Job, JobOutcome};
use poise::serenity_prelude as serenity;
use render::Theme;
use serenity::{ChannelId, MessageId};
use sha2::{Digest, Sha256};

use crate::app::dashboard::{Overview, overview};
use crate::app::press::{GamesPress, MatchList};
use crate::app::{Answer, App};
use crate::discord::error::PostResult;
use crate::discord::message;
use crate::discord::posts::delivery::{Name, Upsert};
use crate::discord::posts::places::Places;
use crate::discord::posts::unrecorded_message::{Mark, Search};
use crate::discord::request_span::spanned;
use crate::discord::session::Session;

struct Refresh {
    dashboard: Dashboard,
    /// The new content. `None` if the message is up to date.
    answer: Option<Answer>,
    checksum: u64,
}

/// Brings the dashboard of a server up to date. If its message was deleted, the dashboard is removed.
pub(crate) async fn refresh(session: &Session, server: u64, job: &Job) -> PostResult<JobOutcome> {
    let now = session.app.now();
    let next = JobOutcome::Later { at: now.plus(Dashboard::REFRESH_MS) };
    let found = session.ask(move |app| find(app, server)).await?;
    let Some(Refresh { dashboard, answer, checksum }) = found else {
        return Ok(JobOutcome::Done { message: None });
    };
    let Some(answer) = answer else { return Ok(next) };
    if let Some(at) = session.channel_limits.end(dashboard.channel) {
        return Ok(JobOutcome::Later { at });
    }
    let mark = Mark::Buttons(vec![GamesPress::List { list: MatchList::Running, at: None }.into()]);
    let search = Search::before_retry(job, None, mark);
    let name = Name::of("d", &[server, dashboard.key.0]);
    let places = Places::one(dashboard.channel);
    let message = Upsert { known: dashboard.message, ..Upsert::new(name, places, search) };
    let Some(message) = message.deliver_or_drop(session, answer).await? else {
        tracing::info!(server, "a dashboard is gone");
        session.ask(move |app| app.matches().remove_dashboard(server, dashboard.key)).await?;
        return Ok(JobOutcome::Done { message: None });
    };
    let noted = Dashboard { message: Some(message), checksum, ..dashboard };
    let is_ours = session.ask(move |app| app.matches().update_dashboard(server, noted)).await?;
    if !is_ours {
        // Another dashboard has replaced it since.
        let channel = ChannelId::new(dashboard.channel);
        let _ = spanned(
            "DELETE /channels/{channel}/messages/{message}",
            channel.delete_message(&session.http, MessageId::new(message)),
        )
        .await;
        return Ok(JobOutcome::Done { message: None });
    }
    Ok(next)
}

fn find(app: &App, server: u64) -> Result<Option<Refresh>, matches::Refused> {
    let Some(dashboard) = app.matches().dashboard(server)? else { return Ok(None) };
    let overview = overview(app, server)?;
    let theme = app.board_view().server_theme(server)?;
    let checksum = checksum(&overview, theme);
    let is_shown = dashboard.message.is_some() && dashboard.checksum == checksum;
    let answer = if is_shown { None } else { Some(overview.draw(app)?) };
    Ok(Some(Refresh { dashboard, answer, checksum }))
}

/// A checksum of an overview that is the same after a restart.
fn checksum(overview: &Overview, theme: Theme) -> u64 {
    let mut sum = Sha256::new();
    sum.update(theme.id());
    sum.update(message::all_text(overview.answer()));
    for (id, revision) in overview.moments() {
        sum.update(id.to_be_bytes());
        sum.update(revision.to_be_bytes());
    }
    let first = sum.finalize();
    u64::from_be_bytes(std::array::from_fn(|at| first[at]))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Key, Matches, PreferenceOwner, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::clock::Clock;

    #[test]
    fn a_new_theme_changes_the_checksum() {
        const SERVER: u64 = 9;
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let app = App::new(matches, Clock::default());
        app.matches().place_dashboard(SERVER, 8, Key(1), Timestamp(1)).unwrap();
        let checksums = Theme::ALL.map(|theme| {
            let owner = PreferenceOwner::Server(SERVER);
            app.matches().set_preference(owner, "theme", theme.id()).unwrap();
            find(&app, SERVER).unwrap().unwrap().checksum
        });
        let mut distinct = checksums.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), Theme::ALL.len());
    }
}
