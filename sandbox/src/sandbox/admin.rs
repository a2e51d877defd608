//! The Rust interface for tests: members, faults, the clock, the gateway, moderators.

#[cfg(feature = "openapi")]
use std::sync::PoisonError;
use std::time::Duration;

use serde_json::{Value, json};

use crate::faults::Fault;
use crate::gateway::{Intents, Outgoing, SessionStatus};
use crate::id::Id;
use crate::member::{Error, Member, not_found};
use crate::permissions::Permissions;
use crate::request_log::LoggedRequest;
use crate::sandbox::server::Sandbox;
use crate::world::{LoggedCommand, LoggedMessage, User, World};

impl Sandbox {
    /// The member with this name.
    pub fn member(&self, name: &str) -> Result<Member, Error> {
        let id = self.shared.read(|world| world.member_named(name))?;
        Ok(Member::of(&self.shared, id))
    }

    /// Makes the next requests to a route fail.
    pub fn plan_fault(&self, fault: Fault) {
        self.shared.faults().plan(fault);
    }

    /// Removes all planned faults, and answers held requests.
    pub fn clear_faults(&self) {
        self.shared.clear_faults();
    }

    /// Records every message that is sent, edited or deleted from now on.
    pub fn record_messages(&self) {
        self.shared.update(|world| world.message_log.record());
    }

    /// The recorded messages since the last call.
    pub fn take_message_log(&self) -> Vec<LoggedMessage> {
        // No waiter waits for an empty log.
        self.shared.update_silently(|world| world.message_log.take())
    }

    /// Waits until this number of recorded messages can be taken.
    pub async fn wait_for_message_log(&self, count: usize) -> Result<(), Error> {
        self.shared
            .wait("what is written", |world| (world.message_log.len() >= count).then_some(()))
            .await
    }

    /// Every request to REST so far.
    pub fn requests(&self) -> Vec<LoggedRequest> {
        self.shared.requests()
    }

    /// The errors in the sandbox's own answers so far, by Discord's OpenAPI document.
    #[cfg(feature = "openapi")]
    pub fn own_faults(&self) -> Vec<String> {
        let document = self.shared.openapi.as_ref();
        let faults = document.map(|document| document.own_faults.lock());
        faults
            .map(|faults| faults.unwrap_or_else(PoisonError::into_inner).clone())
            .unwrap_or_default()
    }

    /// Waits until the bot has made a request that satisfies `fits`. Returns the newest such request.
    pub async fn wait_for_request(
        &self,
        what: &str,
        fits: impl Fn(&LoggedRequest) -> bool,
    ) -> Result<LoggedRequest, Error> {
        let shared = &self.shared;
        shared.wait(what, |_| shared.requests().into_iter().rev().find(&fits)).await
    }

    /// Waits until `ask` returns a value. An error names `what` was waited for.
    pub async fn wait_until<T>(
        &self,
        what: &str,
        mut ask: impl FnMut(&Self) -> Option<T>,
    ) -> Result<T, Error> {
        self.shared.wait_until(what, || ask(self)).await
    }

    /// Waits until a bot is connected to the gateway.
    pub async fn wait_for_bot(&self) -> Result<(), Error> {
        self.shared
            .wait("the bot on the gateway", |world| world.gateway.is_connected().then_some(()))
            .await
    }

    /// Waits until all shards of a bot with this many shards are connected.
    pub async fn wait_for_shards(&self, shards: u64) -> Result<(), Error> {
        let stands = |world: &World, shard| {
            let mut served = world.gateway.session_statuses().into_iter();
            served.any(|of| of.is_connected && (of.shard, of.shards) == (shard, shards))
        };
        let look = |world: &World| (0..shards).all(|shard| stands(world, shard)).then_some(());
        self.shared.wait("all shards on the gateway", look).await
    }

    /// The sessions that can be resumed, in the order of their start.
    pub fn sessions(&self) -> Vec<SessionStatus> {
        self.shared.read(|world| world.gateway.session_statuses())
    }

    /// Sends all sessions an event that the sandbox itself would not send.
    pub fn forge_event(&self, name: &str, data: Value) {
        self.shared.update_silently(|world| world.dispatch(name, Intents::ALWAYS, data));
    }

    /// The ids of a shard's sessions that have a connection. A resumed session keeps its id.
    pub fn connected_to(&self, shard: u64) -> Vec<String> {
        self.shared.read(|world| world.gateway.connected(shard))
    }

    /// The number of times that a bot may still identify today.
    pub fn session_starts_left(&self) -> u32 {
        self.shared.read(|world| world.gateway.starts.remaining())
    }

    /// Closes the connections of one shard with a code; its session can be resumed.
    pub fn close_shard(&self, shard: u64, code: u16) {
        self.shared
            .update(|world| world.gateway.send_shard(&Outgoing::Close(Some(code)), Some(shard)));
    }

    /// Waits until the bot has registered a command.
    pub async fn wait_for_command(&self, name: &str) -> Result<(), Error> {
        let look = |world: &World| {
            world.commands.values().flatten().any(|command| command.name() == name).then_some(())
        };
        self.shared.wait(&format!("the command /{name}"), look).await
    }

    /// Wakes all waiters, after the test has moved its clock.
    pub fn tick(&self) {
        self.shared.update(|_| ());
    }

    /// Moves the clock forward, and waits until a program that follows it knows the time, but at most 5 seconds.
    pub async fn advance(&self, time: Duration) -> Result<(), Error> {
        let ms = u64::try_from(time.as_millis()).map_err(|_| Error::clock_out_of_range())?;
        self.shared.advance(ms).await.ok_or_else(Error::clock_out_of_range)
    }

    /// Closes all connections to the gateway with a code; the session can be resumed.
    pub fn close_gateway(&self, code: u16) {
        self.shared.update(|world| world.gateway.send_all(&Outgoing::Close(Some(code))));
    }

    /// Closes all connections to the gateway with a close frame without a code. The session can be resumed.
    pub fn close_gateway_without_a_code(&self) {
        self.shared.update(|world| world.gateway.send_all(&Outgoing::Close(None)));
    }

    /// Cuts all connections to the gateway without a close frame. The session can be resumed.
    pub fn drop_gateway(&self) {
        self.shared.update(|world| world.gateway.send_all(&Outgoing::Drop));
    }

    /// Asks the bot to reconnect and resume.
    pub fn ask_to_reconnect(&self) {
        self.shared.update(|world| world.gateway.send_all(&Outgoing::reconnect()));
    }

    /// Invalidates the bot's session, and drops it unless it may be resumed.
    pub fn invalidate_session(&self, may_resume: bool) {
        self.shared.update(|world| world.gateway.invalidate(may_resume));
    }

    /// Refuses new connections to the gateway, or accepts them again.
    pub fn refuse_gateway(&self, refuse: bool) {
        self.shared.update(|world| world.gateway.is_down = refuse);
    }

    /// Archives or reopens a thread, as a moderator does.
    pub fn set_thread(&self, thread: Id, archived: bool, locked: bool) -> Result<(), Error> {
        self.shared
            .update(|world| {
                world.change_channel(thread, &json!({"archived": archived, "locked": locked}))
            })
            .map_err(not_found)
    }

    /// Deletes a message, as a moderator does.
    pub fn delete_message(&self, channel: Id, message: Id) -> Result<(), Error> {
        self.shared.update(|world| world.delete_message(channel, message)).map_err(not_found)
    }

    /// Deletes a channel or thread, as a moderator does.
    pub fn delete_channel(&self, channel: Id) {
        self.shared.update(|world| world.delete_channel(channel));
    }

    /// Sets the permission overwrite of a member (`None` is everyone) in a channel.
    pub fn permit(
        &self,
        channel: Id,
        who: Option<&str>,
        allow: Permissions,
        deny: Permissions,
    ) -> Result<(), Error> {
        self.shared.update(|world| world.permit(channel, who, allow, deny))
    }

    /// Removes the bot from a server.
    pub fn remove_bot(&self, server: &str) -> Result<(), Error> {
        self.shared.update(|world| world.set_bot(server, false))
    }

    /// Adds the bot to a server again.
    pub fn add_bot(&self, server: &str) -> Result<(), Error> {
        self.shared.update(|world| world.set_bot(server, true))
    }

    /// Removes a member from a server. Only a bot with the privileged intent for members gets an event.
    pub fn remove_member(&self, server: &str, who: &str) -> Result<(), Error> {
        self.shared.update(|world| world.set_member(server, who, false))
    }

    /// Closes a member's account: they leave all servers, and the bot can't write to them any more.
    pub fn close_account(&self, who: &str) -> Result<(), Error> {
        self.shared.update(|world| {
            let user = world.member_named(who)?;
            let servers: Vec<_> = world.guilds.values().map(|guild| guild.name.clone()).collect();
            for server in servers {
                world.set_member(&server, who, false)?;
            }
            let closed = |user: &mut User| (user.is_closed, user.takes_dms) = (true, false);
            world.users.entry(user).and_modify(closed);
            Ok(())
        })
    }

    /// Adds a member to a server.
    pub fn add_member(&self, server: &str, who: &str) -> Result<(), Error> {
        self.shared.update(|world| world.set_member(server, who, true))
    }

    /// Sets the language of a member's client, such as `sv-SE`.
    pub fn set_locale(&self, who: &str, locale: &str) -> Result<(), Error> {
        self.shared.update(|world| world.set_locale(who, locale))
    }

    /// Sets the language of a server's settings.
    pub fn set_server_locale(&self, server: &str, locale: &str) -> Result<(), Error> {
        self.shared.update(|world| world.set_server_locale(server, locale))
    }

    /// Makes a server unavailable for a while. The bot gets no other event of it.
    pub fn lose_server(&self, server: &str) -> Result<(), Error> {
        self.shared.update(|world| {
            let id = world.find_server(server)?;
            world.dispatch("GUILD_DELETE", Intents::GUILDS, json!({"id": id, "unavailable": true}));
            Ok(())
        })
    }

    /// The address of the stand-in for discordsays.com. Empty without an Activity.
    pub fn activity_url(&self) -> String {
        self.shared.read(|world| world.activities.base.clone())
    }

    /// The OAuth client secret.
    pub fn activity_secret(&self) -> String {
        self.shared.read(World::activity_secret)
    }

    /// The application's public key in hexadecimal digits, which verifies the headers that the Activity's proxy signs.
    pub fn public_key(&self) -> String {
        self.shared.read(|world| world.activities.verify_key())
    }

    /// Maps `/` of the Activity to an address of this machine.
    pub fn map_activity(&self, target: &str) -> Result<(), Error> {
        self.shared.update(|world| world.map_activity(target))
    }

    /// Sets how members answer a request for consent. `None` lets the page ask.
    pub fn set_consent(&self, granted: Option<bool>) {
        self.shared.update(|world| world.set_consent(granted));
    }

    /// Ends an instance of the Activity, with all its windows.
    pub fn end_instance(&self, instance: &str) {
        self.shared.update(|world| world.end_instance(instance));
    }

    /// Waits until a frame has sent a command that satisfies `fits`. Returns the newest such command.
    pub async fn wait_for_frame_command(
        &self,
        what: &str,
        fits: impl Fn(&LoggedCommand) -> bool,
    ) -> Result<LoggedCommand, Error> {
        let find =
            |world: &World| world.activities.commands().iter().rev().find(|c| fits(c)).cloned();
        self.shared.wait(what, find).await
    }

    /// An interaction as it was sent to the bot, including its token.
    pub fn interaction(&self, id: Id) -> Option<Value> {
        self.shared
            .read(|world| world.interactions.get(&id).map(|interaction| interaction.sent.clone()))
    }

    /// The scheduled events of all servers that are neither over nor canceled, as REST shows them.
    pub fn scheduled_events(&self) -> Vec<Value> {
        self.shared.read(|world| {
            let now = world.now_ms();
            let open = world.scheduled_events.values().filter(|event| event.is_open_at(now));
            open.map(|event| world.scheduled_event_json(event)).collect()
        })
    }

    /// A registered command as the bot sent it, with the fields that Discord adds.
    pub fn command(&self, name: &str) -> Option<Value> {
        self.shared.read(|world| {
            world
                .commands
                .values()
                .flatten()
                .find(|command| command.name() == name)
                .map(|command| command.json.clone())
        })
    }
}
