//! Spans of requests to Discord, named by the templates of their routes. An address would have ids and tokens.

use poise::serenity_prelude as serenity;
use serenity::Result;

use crate::discord::error::status;
use crate::trace;

/// Sends a request as a span of the current trace.
pub(crate) fn spanned<T>(
    route: &'static str,
    sent: impl Future<Output = Result<T>>,
) -> impl Future<Output = Result<T>> {
    trace::request(route, status, sent)
}
