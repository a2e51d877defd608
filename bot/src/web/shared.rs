//! The state that all handlers of the match page share.

use std::sync::Arc;

use ipnet::IpNet;

use crate::activity::Activity;
use crate::app::App;
use crate::web::assets::Assets;
use crate::web::error::{ApiError, ApiResult};
use crate::web::rate_limit::RateLimit;
use crate::web::stream_limit::StreamLimit;

/// Cheap to clone.
#[derive(Clone)]
pub(super) struct Web {
    pub(super) app: App,
    /// The client for the Activity's requests to Discord. `None` if matches don't open inside Discord.
    pub(super) activity: Option<Activity>,
    /// The proxies that name their clients, in addition to those on this machine.
    pub(super) proxies: Arc<[IpNet]>,
    pub(super) assets: Arc<Assets>,
    pub(super) limit: Arc<RateLimit>,
    pub(super) streams: Arc<StreamLimit>,
}

impl Web {
    /// Runs blocking work off the async threads. Fails if the work fails or panics.
    pub(super) async fn work<T: Send + 'static, E: Into<ApiError> + Send + 'static>(
        &self,
        work: impl FnOnce(&App) -> Result<T, E> + Send + 'static,
    ) -> ApiResult<T> {
        self.app.work(work).await.ok_or_else(ApiError::unavailable)?.map_err(Into::into)
    }
}
