//! The match page: one page that shows a match live and takes moves by tapping. It is served over HTTP, as
//! `docs/web.md` says.
//!
//! It holds no rule and no decision: views come from [`matches::MatchView::sight`], and every act goes through the
//! service like a press in Discord.

mod accepted_language;
mod activity;
mod acts;
mod assets;
mod clubs;
mod compression;
mod connections;
mod error;
mod events;
mod frame_session;
mod guard;
mod match_list;
mod page_html;
mod page_words;
mod plain_text;
mod rate_limit;
mod replay;
mod routes;
mod shared;
mod sharing;
mod start_page;
mod state;
mod stream_limit;
mod visitor;

pub(crate) use routes::{listen, serve};
