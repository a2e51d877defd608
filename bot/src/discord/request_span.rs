//! Spans of requests to Discord, named by the templates of their routes. An address would contain ids and tokens.

use poise::serenity_prelude as serenity;
use serenity::Result;
use tracing::Instrument;
use tracing::field::Empty;

use crate::discord::error::status;
use crate::trace::INNER;

/// Sends a request as a span of the current trace.
pub(crate) fn spanned<T>(
    route: &'static str,
    sent: impl Future<Output = Result<T>>,
) -> impl Future<Output = Result<T>> {
    let sent = Box::pin(sent);
    async move {
        let span = tracing::info_span!(target: INNER, "discord request", route, status = Empty);
        let sent = sent.instrument(span.clone()).await;
        match sent.as_ref().map_err(status) {
            Ok(_) => span.record("status", "2xx"),
            Err(Some(status)) => span.record("status", status),
            Err(None) => span.record("status", "no answer"),
        };
        sent
    }
}
