//! Presses on events of clubs.

use matches::{EventId, Timestamp};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClubPress {
    /// Posts the event that was previewed last. Previews of early builds of version 0.2 have this button.
    Announce,
    /// Posts the event that was previewed at this time.
    Post(Timestamp),
    /// Shows the event that is chosen from the menu.
    Open,
    Show(EventId),
    /// Registers the presser.
    Join(EventId),
    /// Withdraws the presser.
    Leave {
        id: EventId,
        /// Whether the presser has confirmed.
        is_sure: bool,
    },
    /// Begins the event, as an organizer.
    Begin(EventId),
    /// Ends the event, as an organizer who has confirmed.
    End(EventId),
    /// Sends the event as files.
    Files(EventId),
    /// Gives the presser a link to the page of the event.
    Page(EventId),
}
