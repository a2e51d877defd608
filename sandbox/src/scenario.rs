//! The world at the start: servers, their members, roles and channels.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use crate::clock::Clock;
use crate::gateway::{Gateway, Sharding};
use crate::id::{Id, Snowflakes};
use crate::permissions::Permissions;
use crate::token;
use crate::world::{
    ANSWER_WITHIN_MS, Application, Channel, Files, Guild, Membership, MessageLog, Overwrite, Role,
    User, World,
};

/// When everything in a scenario was made, so that its ids are the same at every start and a bot finds its people again.
const MADE_MS: u64 = 1_767_225_600_000;

/// The world at the start. Every step after [`server`](Self::server) is about that server.
#[derive(Clone, Debug)]
pub struct Scenario {
    bot: String,
    servers: Vec<ScenarioServer>,
    user_installs: Vec<String>,
    chats: Vec<(String, String)>,
    start: Option<(String, String)>,
    also: Vec<(String, String)>,
    sharding: Sharding,
}

/// A server of a scenario.
#[derive(Clone, Debug)]
struct ScenarioServer {
    name: String,
    members: Vec<String>,
    roles: Vec<ScenarioRole>,
    channels: Vec<ScenarioChannel>,
    bot_may: Option<Permissions>,
}

/// A role of a server, and the members who have it.
#[derive(Clone, Debug)]
struct ScenarioRole {
    name: String,
    permissions: Permissions,
    members: Vec<String>,
}

/// A text channel of a server.
#[derive(Clone, Debug)]
struct ScenarioChannel {
    name: String,
    topic: Option<String>,
    /// Whom it is about (none is everyone), what they may here, and what not.
    permitted: Vec<(Option<String>, Permissions, Permissions)>,
}

impl Scenario {
    /// An empty world with a bot of this name.
    pub fn new(bot: &str) -> Self {
        Self {
            bot: bot.into(),
            servers: Vec::new(),
            user_installs: Vec::new(),
            chats: Vec::new(),
            start: None,
            also: Vec::new(),
            sharding: Sharding::default(),
        }
    }

    /// The small server that a newcomer finds.
    pub fn demo() -> Self {
        let scenario = Self::new("Castellan")
            .server("Castle Green")
            .member("Ada")
            .member("Ben")
            .member("Cleo")
            .member("Dora");
        let scenario = scenario
            .channel("game-night")
            .topic("Matches are played here")
            .channel("castle-talk")
            .channel("spectators")
            .topic("Watching, not playing");
        scenario
            .deny_everyone(Permissions::CREATE_PUBLIC_THREADS)
            .user_install("Cleo")
            .chat("Cleo", "Dora")
            .start("Play a match", "/challenge ")
    }

    /// Adds a server the bot is in.
    #[must_use]
    pub fn server(mut self, name: &str) -> Self {
        self.servers.push(ScenarioServer {
            name: name.into(),
            members: Vec::new(),
            roles: Vec::new(),
            channels: Vec::new(),
            bot_may: Some(Permissions::DEFAULT),
        });
        self
    }

    /// The bot is not in this server; members who installed it for themselves may still use it there.
    #[must_use]
    pub fn without_bot(mut self) -> Self {
        if let Some(server) = self.servers.last_mut() {
            server.bot_may = None;
        }
        self
    }

    /// What the bot's role allows it beyond what everyone may.
    #[must_use]
    pub fn bot_may(mut self, permissions: Permissions) -> Self {
        if let Some(server) = self.servers.last_mut() {
            server.bot_may = Some(permissions);
        }
        self
    }

    /// Adds a member; the first one owns the server.
    #[must_use]
    pub fn member(mut self, name: &str) -> Self {
        if let Some(server) = self.servers.last_mut() {
            server.members.push(name.into());
        }
        self
    }

    /// Adds a text channel.
    #[must_use]
    pub fn channel(mut self, name: &str) -> Self {
        if let Some(server) = self.servers.last_mut() {
            server.channels.push(ScenarioChannel {
                name: name.into(),
                topic: None,
                permitted: Vec::new(),
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

    /// Denies everyone something in the last channel.
    #[must_use]
    pub fn deny_everyone(mut self, permissions: Permissions) -> Self {
        if let Some(channel) = self.last_channel() {
            channel.permitted.push((None, Permissions(0), permissions));
        }
        self
    }

    /// Denies one member, or the bot, something in the last channel.
    #[must_use]
    pub fn deny(mut self, name: &str, permissions: Permissions) -> Self {
        if let Some(channel) = self.last_channel() {
            channel.permitted.push((Some(name.into()), Permissions(0), permissions));
        }
        self
    }

    /// Allows and denies somebody something in the last channel: `@everyone`, or a role, a member or the bot by name.
    #[must_use]
    pub fn permit(mut self, who: &str, allow: Permissions, deny: Permissions) -> Self {
        let who = Some(who.to_owned()).filter(|who| who != "@everyone");
        if let Some(channel) = self.last_channel() {
            channel.permitted.push((who, allow, deny));
        }
        self
    }

    /// Adds a role with what it allows, and gives it to members.
    #[must_use]
    pub fn role(mut self, name: &str, permissions: Permissions, members: &[&str]) -> Self {
        if let Some(server) = self.servers.last_mut() {
            server.roles.push(ScenarioRole {
                name: name.into(),
                permissions,
                members: members.iter().map(|name| (*name).to_owned()).collect(),
            });
        }
        self
    }

    /// A member who installed the application for themselves.
    #[must_use]
    pub fn user_install(mut self, name: &str) -> Self {
        self.user_installs.push(name.into());
        self
    }

    /// Two members who already talk to each other in private, where the bot is not.
    #[must_use]
    pub fn chat(mut self, one: &str, other: &str) -> Self {
        self.chats.push((one.into(), other.into()));
        self
    }

    /// What the page offers in an empty channel: a button, and the command with which it begins a line.
    #[must_use]
    pub fn start(mut self, label: &str, line: &str) -> Self {
        self.start = Some((label.into(), line.into()));
        self
    }

    /// What the page offers beside that.
    #[must_use]
    pub fn also_start(mut self, label: &str, line: &str) -> Self {
        self.also.push((label.into(), line.into()));
        self
    }

    /// How the gateway divides servers, and how often the bot may introduce itself.
    #[must_use]
    pub fn sharding(mut self, sharding: Sharding) -> Self {
        self.sharding = sharding;
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
            files: Files::default(),
            emojis: BTreeMap::new(),
            gateway: Gateway::default(),
            old_edits: HashMap::new(),
            idle_at_ms: u64::MAX,
            nonces: HashMap::new(),
            read: HashMap::new(),
            message_log: MessageLog::default(),
            deterministic: false,
            start: self.start.clone(),
            also_start: self.also.clone(),
        };
        let bot = User {
            id: app,
            name: self.bot.to_lowercase(),
            display_name: self.bot.clone(),
            is_bot: true,
            takes_dms: true,
            has_app: false,
            is_closed: false,
        };
        world.users.insert(app, bot);
        world.gateway.starts.sharding = self.sharding;
        for server in &self.servers {
            self.build_server(&mut world, server);
        }
        self.build_chats(&mut world);
        world
    }

    fn build_server(&self, world: &mut World, server: &ScenarioServer) {
        // Each in a moment of its own: that is what shards are told apart by.
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
            has_bot: server.bot_may.is_some(),
        };
        if let Some(permissions) = server.bot_may {
            let role = world.flakes.next(MADE_MS);
            guild
                .roles
                .insert(role, Role { id: role, name: self.bot.clone(), permissions, position: 1 });
            guild
                .members
                .insert(world.app.id, Membership { roles: vec![role], joined_ms: MADE_MS });
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
        let overwrite = |(name, allow, deny): &(Option<String>, Permissions, Permissions)| {
            let role = name.as_ref().map_or(Some(guild), |name| role_named(world, guild, name));
            let target = role.or_else(|| world.find_user_by_name(name.as_ref()?));
            target.map(|target| Overwrite {
                target,
                is_member: role.is_none(),
                allow: *allow,
                deny: *deny,
            })
        };
        let overwrites = planned.permitted.iter().filter_map(overwrite).collect();
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
        let user = User {
            id,
            name: name.to_lowercase(),
            display_name: name.into(),
            is_bot: false,
            takes_dms: true,
            has_app,
            is_closed: false,
        };
        world.users.insert(id, user);
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

/// The role of this name. The bot's own role has the bot's name, and by that the bot itself is meant.
fn role_named(world: &World, guild: Id, name: &str) -> Option<Id> {
    let roles = &world.guilds.get(&guild)?.roles;
    let of_bot = |role: &&Role| role.name != world.app.name;
    roles.values().filter(of_bot).find(|role| role.name == name).map(|role| role.id)
}
