//! The match page: one page that shows a match live and takes moves by tapping. `docs/web.md` describes it.
//!
//! The page has no rules and decides nothing: views come from [`matches::MatchView::sight`], and every act goes through
//! the service like a press in Discord.

mod accepted_language;
mod activity;

mod assets;
mod client_address;
mod clubs;
mod compression;
mod connections;
mod error;
mod events;
mod exercises;
mod frame_page;
mod frame_session;
mod game_cards;
mod guard;
mod match_list;
mod page_html;
mod page_words;
mod plain_text;
mod player_acts;
mod rate_limit;
mod replay;
mod request_key;
mod routes;
mod shared;
mod sharing;
mod sign_in;
mod start_page;
mod state;
mod stream_limit;
mod visitor;

pub(crate) use routes::{listen, serve};
