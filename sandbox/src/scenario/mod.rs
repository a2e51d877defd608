//! The world at the start: servers, their members, roles and channels.

mod presets;
mod server_plan;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::clock::Clock;
use crate::gateway::{Gateway, Intents, Sharding};
use crate::id::{Id, Snowflakes};
use crate::permissions::Permissions;
pub(crate) use crate::scenario::server_plan::ScenarioServer;
use crate::scenario::server_plan::{ScenarioChannel, ScenarioOverwrite, ScenarioRole};
use crate::token;
use crate::world::{
    ANSWER_WITHIN_MS, Activities, ActivitySettings, Application, Channel, Files, Guild, Membership,
    MessageLog, Overwrite, PageStart, Role, StartButton, StartCard, User, World, american,
};

/// The creation time of all scenarios. It is fixed, so that ids are the same at every start and a bot recognizes
/// people.
const MADE_MS: u64 = 1_767_225_600_000;

/// The world at the start. Each builder call after [`server`](Self::server) refers to that server.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    bot: String,
    #[serde(default)]
    pub(crate) servers: Vec<ScenarioServer>,
    #[serde(default)]
    user_installs: Vec<String>,
    /// The languages of members' clients, by name. The others have `en-US`.
    #[serde(default)]
    locales: BTreeMap<String, String>,
    #[serde(default)]
    chats: Vec<(String, String)>,
    start: Option<StartButton>,
    /// The portal's settings of the bot's Activity, if it has one.
    activity: Option<ActivitySettings>,
    #[serde(skip)]
    cards: Vec<StartCard>,
    /// Parts of the custom ids of buttons that wait for nobody. The page doesn't show for whom the bot waits at a
    /// message whose first enabled button has such an id.
    #[serde(default)]
    awaits_nobody: Vec<String>,
    #[serde(default)]
    sharding: Sharding,
    /// The privileged intents that the bot is granted, beyond reading messages.
    #[serde(default, deserialize_with = "named_intents")]
    intents: Intents,
}

const EVERYONE: &str = "@everyone";

/// Privileged intents as a list of Discord's names.
fn named_intents<'de, D: Deserializer<'de>>(from: D) -> Result<Intents, D::Error> {
    Vec::<String>::deserialize(from)?.iter().try_fold(Intents::ALWAYS, |all, name| {
        let unknown = || D::Error::custom(format!("no privileged intent is called {name}"));
        Intents::privileged(name).map(|intent| all | intent).ok_or_else(unknown)
    })
}

impl Scenario {
    /// An empty world with a bot of this name.
    pub fn new(bot: &str) -> Self {
        Self { bot: bot.into(), ..Self::default() }
    }

    /// Adds a server the bot is in.
    #[must_use]
    pub fn server(mut self, name: &str) -> Self {
        self.servers.push(ScenarioServer {
            name: name.into(),
            members: Vec::new(),
            roles: Vec::new(),
            channels: Vec::new(),
            bot: true,
            locale: american(),
            bot_may: Permissions::DEFAULT,
        });
        self
    }

    /// Removes the bot from this server. Members who installed it can still use it there.
    #[must_use]
    pub fn without_bot(mut self) -> Self {
        if let Some(server) = self.servers.last_mut() {
            server.bot = false;
        }
        self
    }

    /// Sets the permissions of the bot's role beyond those of everyone.
    #[must_use]
    pub fn bot_may(mut self, permissions: Permissions) -> Self {
        if let Some(server) = self.servers.last_mut() {
            server.bot_may = permissions;
        }
        self
    }

    /// Adds a member. The first one owns the server.
    #[must_use]
    pub fn member(mut self, name: &str) -> Self {
        if let Some(server) = self.servers.last_mut() {
            server.members.push(name.into());
        }
        self
    }

    /// Sets the language of a member's client.
    #[must_use]
    pub fn locale(mut self, name: &str, locale: &str) -> Self {
        self.locales.insert(name.into(), locale.into());
        self
    }

    /// Adds a text channel.
    #[must_use]
    pub fn channel(mut self, name: &str) -> Self {
        if let Some(server) = self.servers.last_mut() {
            server.channels.push(ScenarioChannel {
                name: name.into(),
                topic: None,
                permissions: Vec::new(),
            });
        }
        self
    }

    /// Gives the last channel a topic.
    #[must_use]
    pub fn topic(mut self, topic: &str) -> Self {
        if let Some(channel) = self.last_channel() {
            channel.topic = Some(topic.into());
        }
        self
    }

    /// Denies everyone these permissions in the last channel.
    #[must_use]
    pub fn deny_everyone(mut self, deny: Permissions) -> Self {
        let overwrite = ScenarioOverwrite { who: EVERYONE.into(), allow: Permissions(0), deny };
        if let Some(channel) = self.last_channel() {
            channel.permissions.push(overwrite);
        }
        self
    }

    /// Installs the application for a member.
    #[must_use]
    pub fn user_install(mut self, name: &str) -> Self {
        self.user_installs.push(name.into());
        self
    }

    /// Opens direct messages between two members, without the bot.
    #[must_use]
    pub fn chat(mut self, one: &str, other: &str) -> Self {
        self.chats.push((one.into(), other.into()));
        self
    }

    /// Sets the page's button in an empty channel, and the command that it types.
    #[must_use]
    pub fn start(mut self, label: &str, line: &str) -> Self {
        self.start = Some(StartButton { label: label.into(), line: line.into() });
        self
    }

    /// Adds a card to the page in an empty channel. Cards replace the start button.
    #[must_use]
    pub fn start_card(mut self, card: StartCard) -> Self {
        self.cards.push(card);
        self
    }

    /// Makes the page not show for whom the bot waits, at messages whose first button's custom id contains this text.
    #[must_use]
    pub fn awaits_nobody_at(mut self, custom_id: &str) -> Self {
        self.awaits_nobody.push(custom_id.into());
        self
    }

    /// Grants the bot the privileged intents, for members and for presences.
    #[must_use]
    pub fn grant_intents(mut self) -> Self {
        self.intents = Intents::GUILD_MEMBERS | Intents::GUILD_PRESENCES;
        self
    }

    /// Sets the sharding of servers, and the limits on identifying.
    #[must_use]
    pub fn sharding(mut self, sharding: Sharding) -> Self {
        self.sharding = sharding;
        self
    }

    /// Enables Activities in the portal.
    #[must_use]
    pub fn activity(mut self, settings: ActivitySettings) -> Self {
        self.activity = Some(settings);
        self
    }

    fn last_channel(&mut self) -> Option<&mut ScenarioChannel> {
        self.servers.last_mut()?.channels.last_mut()
    }

    /// Builds the world.
    pub(crate) fn build(&self, clock: Arc<dyn Clock>, token: Option<&str>) -> World {
        let mut flakes = Snowflakes::default();
        let app = flakes.next(MADE_MS);
        let mut world = World {
            calendar_seen_ms: clock.now_ms(),
            clock,
            answer_within_ms: ANSWER_WITHIN_MS,
            flakes,
            base: String::new(),
            app: Application {
                id: app,
                name: self.bot.clone(),
                token: token.map_or_else(|| token::for_application(app), str::to_owned),
                owner: app,
            },
            users: BTreeMap::new(),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            commands: BTreeMap::new(),
            interactions: BTreeMap::new(),
            tokens: HashMap::new(),
            activities: Activities::new(self.activity.clone()),
            files: Files::default(),
            emojis: BTreeMap::new(),
            scheduled_events: BTreeMap::new(),
            gateway: Gateway::default(),
            old_edits: HashMap::new(),
            idle_at_ms: u64::MAX,
            nonces: HashMap::new(),
            read: HashMap::new(),
            message_log: MessageLog::default(),
            deterministic: false,
            is_strict: true,
            granted: Intents::MESSAGE_CONTENT | self.intents,
            start: PageStart {
                button: self.start.clone(),
                cards: self.cards.clone(),
                awaits_nobody: self.awaits_nobody.clone(),
            },
        };
        world.users.insert(app, User { is_bot: true, ..User::named(app, &self.bot) });
        world.gateway.starts.sharding = self.sharding;
        for server in &self.servers {
            self.build_server(&mut world, server);
        }
        self.build_chats(&mut world);
        if self.activity.is_some() {
            world.add_default_entry_point();
        }
        world
    }

    fn build_server(&self, world: &mut World, server: &ScenarioServer) {
        // Each server has a creation time of its own, since shards depend on it.
        let id = world.flakes.next(MADE_MS + world.guilds.len() as u64);
        let members =
            server.members.iter().map(|name| self.find_or_add(world, name)).collect::<Vec<_>>();
        let owner = members.first().copied().unwrap_or(world.app.owner);
        world.app.owner = if world.app.owner == world.app.id { owner } else { world.app.owner };
        let everyone =
            Role { id, name: "@everyone".into(), permissions: Permissions::DEFAULT, position: 0 };
        let joined = members
            .into_iter()
            .map(|user| (user, Membership { roles: Vec::new(), joined_ms: MADE_MS }));
        let mut guild = Guild {
            id,
            name: server.name.clone(),
            owner,
            roles: BTreeMap::from([(id, everyone)]),
            members: joined.collect(),
            has_bot: server.bot,
            bot_may: server.bot_may,
            locale: server.locale.clone(),
        };
        if server.bot {
            let role = world.flakes.next(MADE_MS);
            guild.add_bot(&world.users[&world.app.id], role, MADE_MS);
        }
        for planned in &server.roles {
            add_role(world, &mut guild, planned);
        }
        world.guilds.insert(id, guild);
        for (position, planned) in server.channels.iter().enumerate() {
            self.build_channel(world, id, position, planned);
        }
    }

    fn build_channel(
        &self,
        world: &mut World,
        guild: Id,
        position: usize,
        planned: &ScenarioChannel,
    ) {
        let id = world.flakes.next(MADE_MS);
        let overwrite = |planned: &ScenarioOverwrite| {
            let ScenarioOverwrite { who, allow, deny } = planned;
            let role = if who == EVERYONE { Some(guild) } else { role_named(world, guild, who) };
            let target = role.or_else(|| world.find_user_by_name(who))?;
            Some(Overwrite { target, is_member: role.is_none(), allow: *allow, deny: *deny })
        };
        let overwrites = planned.permissions.iter().filter_map(overwrite).collect();
        let channel = Channel {
            topic: planned.topic.clone(),
            position,
            overwrites,
            ..Channel::text(id, guild, &planned.name)
        };
        world.channels.insert(id, channel);
    }

    fn build_chats(&self, world: &mut World) {
        for (one, other) in &self.chats {
            let (one, other) = (self.find_or_add(world, one), self.find_or_add(world, other));
            let id = world.flakes.next(MADE_MS);
            world.channels.insert(id, Channel::dm(id, one, other));
        }
    }

    fn find_or_add(&self, world: &mut World, name: &str) -> Id {
        if let Some(known) = world.find_user_by_name(name) {
            return known;
        }
        let id = world.flakes.next(MADE_MS);
        let has_app = self.user_installs.iter().any(|installed| installed == name);
        let locale = self.locales.get(name).cloned().unwrap_or_else(american);
        world.users.insert(id, User { has_app, locale, ..User::named(id, name) });
        id
    }
}

fn add_role(world: &mut World, guild: &mut Guild, planned: &ScenarioRole) {
    let id = world.flakes.next(MADE_MS);
    let (name, permissions) = (planned.name.clone(), planned.permissions);
    guild.roles.insert(id, Role { id, name, permissions, position: guild.roles.len() });
    for user in planned.members.iter().filter_map(|name| world.find_user_by_name(name)) {
        if let Some(member) = guild.members.get_mut(&user) {
            member.roles.push(id);
        }
    }
}

/// The role with this name, except the bot's own role: its name refers to the bot itself.
fn role_named(world: &World, guild: Id, name: &str) -> Option<Id> {
    let roles = &world.guilds.get(&guild)?.roles;
    let of_bot = |role: &&Role| role.name != world.app.name;
    roles.values().filter(of_bot).find(|role| role.name == name).map(|role| role.id)
}
