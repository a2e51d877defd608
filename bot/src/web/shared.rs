//! The state that all handlers of the match page share.

use std::sync::Arc;

use axum::http::HeaderMap;
use ipnet::IpNet;
use serde::Serialize;

use crate::activity::Activity;
use crate::app::App;
use crate::web::assets::Assets;
use crate::web::compression::compressed;
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

    /// Answers a request with the result of blocking work, as JSON.
    ///
    /// The blocking thread also writes and compresses the JSON, since the only async thread also answers presses in
    /// Discord.
    pub(super) async fn answer_json<T: Serialize + 'static>(
        &self,
        headers: HeaderMap,
        work: impl FnOnce(&App) -> ApiResult<T> + Send + 'static,
    ) -> ApiResult {
        self.work(move |app| compressed(&headers, &work(app)?)).await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::thread::{self, ThreadId};

    use matches::{ChallengeLimits, Matches};
    use serde::Serializer;
    use store::MemoryStore;

    use super::*;
    use crate::clock::Clock;

    /// A value that records the threads on which it is written as JSON.
    struct Written(Arc<Mutex<Vec<ThreadId>>>);

    impl Serialize for Written {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            self.0.lock().unwrap().push(thread::current().id());
            serializer.serialize_unit()
        }
    }

    #[tokio::test]
    async fn json_is_written_off_the_async_threads() {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let web = Web {
            app: App::new(matches, Clock::default()),
            activity: None,
            proxies: Vec::new().into(),
            assets: Arc::new(Assets::new()),
            limit: Arc::default(),
            streams: Arc::default(),
        };
        let threads = Arc::new(Mutex::new(Vec::new()));
        let written = Written(Arc::clone(&threads));
        web.answer_json(HeaderMap::new(), move |_| Ok(written)).await.unwrap();
        let threads = threads.lock().unwrap();
        assert!(!threads.is_empty() && !threads.contains(&thread::current().id()), "{threads:?}");
    }
}
