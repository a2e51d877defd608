//! Scheduled events of Discord: the entry of an event in the calendar of its server.
//!
//! These entries have no nonce, so each job first searches the server's entries for its own.

use matches::{EventId, Place, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{
    Channel, ChannelId, CreateScheduledEvent, EditScheduledEvent, GuildId, ScheduledEvent,
    ScheduledEventStatus, ScheduledEventType,
};

use crate::app::answer::shorten;
use crate::app::clubs::calendar::{CalendarEntry, calendar_entry, mark};
use crate::discord::error::{PostResult, status};
use crate::discord::request_span::spanned;
use crate::discord::session::Session;

/// The least time between the creation of an entry and its start, in milliseconds.
const AHEAD_MS: u64 = 60_000;

/// The most characters that Discord takes for the location of an entry.
const LOCATION_LIMIT: usize = 100;

/// Brings the entry of an event up to date, if the bot may make entries.
pub(crate) async fn keep(session: &Session, id: EventId) -> PostResult {
    let found = session.ask(move |app| {
        let event = app.matches().event(id)?;
        Ok((calendar_entry(&event), event.plan.place))
    });
    let (entry, place) = found.await?;
    let Some(server) = place.server else { return Ok(()) };
    let guild = GuildId::new(server);
    match (Calendar { session, guild, place, id }).apply(entry).await {
        // The bot may not make entries here, or is no longer on the server.
        Err(error) if matches!(status(&error), Some(403 | 404)) => Ok(()),
        applied => Ok(applied?),
    }
}

/// The calendar of a server, for the entry of one event.
struct Calendar<'a> {
    session: &'a Session,
    guild: GuildId,
    place: Place,
    id: EventId,
}

impl Calendar<'_> {
    async fn apply(&self, entry: Option<CalendarEntry>) -> serenity::Result<()> {
        match (entry, self.find().await?) {
            (None, None) => Ok(()),
            (None, Some(known)) => {
                spanned(
                    "DELETE /guilds/{guild}/scheduled-events/{event}",
                    self.guild.delete_scheduled_event(&self.session.http, known.id),
                )
                .await
            }
            (Some(entry), None) => self.create(entry).await,
            (Some(entry), Some(known)) => self.change(&entry, &known).await,
        }
    }

    /// The entry that the bot has made for the event.
    async fn find(&self) -> serenity::Result<Option<ScheduledEvent>> {
        let http = &self.session.http;
        let (own, mark) = (http.application_id(), mark(self.id));
        let is_own = |one: &ScheduledEvent| {
            let creator = one.creator_id.map(|creator| creator.get());
            own.is_none_or(|own| creator == Some(own.get()))
                && one.description.as_deref().is_some_and(|text| text.ends_with(&mark))
        };
        Ok(spanned(
            "GET /guilds/{guild}/scheduled-events",
            self.guild.scheduled_events(http, false),
        )
        .await?
        .into_iter()
        .find(is_own))
    }

    async fn create(&self, entry: CalendarEntry) -> serenity::Result<()> {
        let soon = self.session.app.now().plus(AHEAD_MS);
        let start = entry.start.map_or(soon, |start| start.max(soon));
        if entry.end <= start {
            return Ok(());
        }
        let new = CreateScheduledEvent::new(ScheduledEventType::External, entry.name, time(start))
            .description(entry.description)
            .end_time(time(entry.end))
            .location(self.location().await);
        spanned(
            "POST /guilds/{guild}/scheduled-events",
            self.guild.create_scheduled_event(&self.session.http, new),
        )
        .await
        .map(drop)
    }

    async fn change(&self, entry: &CalendarEntry, known: &ScheduledEvent) -> serenity::Result<()> {
        let start = entry.start.filter(|start| {
            known.status == ScheduledEventStatus::Scheduled && known.start_time != time(*start)
        });
        // The entry begins when its event has begun.
        let begins = entry.start.is_none() && known.status == ScheduledEventStatus::Scheduled;
        let is_same_end = known.end_time == Some(time(entry.end));
        if start.is_none() && !begins && is_same_end && known.name == entry.name {
            return Ok(());
        }
        let edit = EditScheduledEvent::new().name(entry.name.clone()).end_time(time(entry.end));
        let edit = if begins { edit.status(ScheduledEventStatus::Active) } else { edit };
        let edit = start.into_iter().fold(edit, |edit, start| edit.start_time(time(start)));
        spanned(
            "PATCH /guilds/{guild}/scheduled-events/{event}",
            self.guild.edit_scheduled_event(&self.session.http, known.id, edit),
        )
        .await
        .map(drop)
    }

    /// The name of the event's channel, or `Discord` if it can't be fetched.
    async fn location(&self) -> String {
        match spanned(
            "GET /channels/{channel}",
            ChannelId::new(self.place.channel).to_channel(&self.session.http),
        )
        .await
        {
            // The name alone may have 100 characters.
            Ok(Channel::Guild(channel)) => shorten(&format!("#{}", channel.name), LOCATION_LIMIT),
            Ok(_) | Err(_) => "Discord".into(),
        }
    }
}

/// A time for Discord, which drops fractions of a second.
fn time(at: Timestamp) -> serenity::Timestamp {
    let seconds = i64::try_from(at.0 / 1000).unwrap_or(i64::MAX);
    serenity::Timestamp::from_unix_timestamp(seconds).unwrap_or_default()
}
