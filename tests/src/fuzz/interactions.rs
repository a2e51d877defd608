//! Fuzzing of interactions that no real client would send.

use std::path::Path;

use sandbox::{MessageView, Visit};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::fuzz::mutate;
use crate::fuzz::presses::written_ids;
use crate::fuzz::probe::Probe;
use crate::harness::Harness;
use crate::random::Random;

/// Commands with their options, as in an interaction.
const COMMANDS: [(&str, &str); 9] = [
    (
        "challenge",
        r#"[{"name":"kastell","type":1,"options":[{"name":"opponent","type":6,"value":"1"},{"name":"seat","type":4,"value":1},{"name":"trees","type":3,"value":"c3,d6,g4"}]}]"#,
    ),
    ("move", r#"[{"name":"text","type":3,"value":"Tn@c1"},{"name":"match","type":4,"value":1}]"#),
    ("board", r#"[{"name":"match","type":4,"value":1}]"#),
    ("games", "[]"),
    ("rules", r#"[{"name":"game","type":3,"value":"kastell"}]"#),
    ("profile", r#"[{"name":"player","type":6,"value":"1"}]"#),
    ("settings", "[]"),
    ("replay", r#"[{"name":"match","type":4,"value":1}]"#),
    ("resign", r#"[{"name":"match","type":4,"value":1}]"#),
];

/// The number of interactions in a try. After them, the bot must still answer.
const ROUND: usize = 12;

pub(super) struct Interactions {
    runtime: Runtime,
    /// `None` after the end of the run.
    harness: Option<Harness>,
    place: Visit,
    message: MessageView,
    ids: Vec<String>,
}

impl Interactions {
    pub(super) fn new(program: &Path) -> Self {
        let runtime = Runtime::new().expect("there are threads");
        let (harness, place, message) = runtime.block_on(async {
            let harness =
                Harness::with_settings(&program.to_string_lossy(), &[("CASTELLAN_LOG", "info")])
                    .await;
            let (ada, _) = harness.match_of("/challenge kastell opponent:@Ben seat:1").await;
            let message = ada.board().await;
            (harness, ada.thread, message)
        });
        let ids = written_ids().map(|id| id.replace(":17:", ":1:")).collect();
        Self { runtime, harness: Some(harness), place, message, ids }
    }

    fn forge(&self, random: &mut Random) {
        let Some(harness) = &self.harness else { return };
        let _ = match random.below(3) {
            0 => {
                let (name, options) = COMMANDS[random.below(COMMANDS.len())];
                let Some(command) = harness.sandbox.command(name) else { return };
                let options: Value = serde_json::from_str(options).unwrap_or_default();
                let data =
                    json!({"id": command["id"], "name": name, "type": 1, "options": options});
                self.place.forge_command(mutate::json(random, &data))
            }
            1 => self.place.forge_press(self.message.id, &mutate::text(random, &self.ids)),
            _ => {
                let (id, value) =
                    (mutate::text(random, &self.ids), mutate::text(random, &self.ids));
                self.place.forge_choice(self.message.id, &id, &[&value])
            }
        };
    }
}

impl Probe for Interactions {
    fn try_one(&mut self, random: &mut Random) -> Result<(), String> {
        for _ in 0..ROUND {
            self.forge(random);
        }
        let asked = self.place.slash("/board").map_err(|trouble| trouble.to_string())?;
        let told = self.runtime.block_on(asked.message());
        told.map(drop).map_err(|trouble| format!("nobody answers any more: {trouble}"))
    }

    fn end(&mut self) -> Result<(), String> {
        let Some(harness) = self.harness.take() else { return Ok(()) };
        let log = harness.logs().to_lowercase();
        // Dropping the harness checks its log for secrets.
        self.runtime.block_on(async move { drop(harness) });
        match log.contains("panicked") {
            true => Err("the program has panicked".into()),
            false => Ok(()),
        }
    }
}
