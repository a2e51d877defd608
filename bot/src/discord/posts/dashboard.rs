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
    session.wait_briefly_for_budget(job).await?;
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
        // Another dashboard has replaced this one since.
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

/// A checksum of an overview. A restart does not change it.
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
    use futures_util::FutureExt;
    use matches::{Key, PreferenceOwner, Timestamp};

    use super::*;
    use crate::app::testing;
    use crate::config::Token;
    use crate::discord::error::PostError;
    use crate::discord::http::Endpoint;

    const SERVER: u64 = 9;

    /// An app with a dashboard that isn't posted yet.
    fn app() -> App {
        let app = testing::app();
        app.matches().place_dashboard(SERVER, 8, Key(1), Timestamp(1)).unwrap();
        app
    }

    fn set_theme(app: &App, theme: Theme) {
        let owner = PreferenceOwner::Server(SERVER);
        app.matches().set_preference(owner, "theme", theme.id()).unwrap();
    }

    /// A session whose Discord refuses every connection, and whose request budget is minutes in debt.
    fn session_in_debt(app: App) -> Session {
        let (base, token) = ("http://127.0.0.1:9".into(), Token::new("t".into()));
        let endpoint = Endpoint::Sandbox { base, token, tls: None, rest_proxy: None };
        let session = Session::new(app, endpoint.worker_client().unwrap());
        session.budget.set(Some(1));
        for _ in 0..100 {
            let _ = session.budget.wait_for_job().now_or_never();
        }
        session
    }

    #[tokio::test]
    async fn only_a_changed_dashboard_waits_for_the_request_budget() {
        let app = app();
        let job = app.matches().claim_due(app.now(), 1).unwrap().remove(0).jobs.remove(0);
        let Refresh { dashboard, checksum, .. } = find(&app, SERVER).unwrap().unwrap();
        let posted = Dashboard { message: Some(7), checksum, ..dashboard };
        assert!(app.matches().update_dashboard(SERVER, posted).unwrap());
        let session = session_in_debt(app);
        let unchanged = refresh(&session, SERVER, &job).await;
        assert!(matches!(unchanged, Ok(JobOutcome::Later { .. })));
        let shown = session.app.board_view().server_theme(SERVER).unwrap();
        let other = Theme::ALL.into_iter().find(|theme| theme.id() != shown.id()).unwrap();
        set_theme(&session.app, other);
        let changed = refresh(&session, SERVER, &job).await;
        assert!(matches!(changed, Err(PostError::NotBefore(_))), "a failed attempt is not counted");
    }

    #[test]
    fn a_new_theme_changes_the_checksum() {
        let app = app();
        let checksums = Theme::ALL.map(|theme| {
            set_theme(&app, theme);
            find(&app, SERVER).unwrap().unwrap().checksum
        });
        let mut distinct = checksums.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), Theme::ALL.len());
    }
}
