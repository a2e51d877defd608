//! The values that a member chooses in a menu or enters into the fields of a form.

use serde_json::{Value, json};

use crate::id::Id;
use crate::member::error::Error;
use crate::world::{Channel, World};

/// Whether an option or a menu takes a channel of this type. Without a list of types, it takes all.
pub(super) fn takes_channel(spec: &Value, channel: &Channel) -> bool {
    let types = spec["channel_types"].as_array().filter(|types| !types.is_empty());
    types.is_none_or(|types| types.iter().any(|kind| *kind == channel.kind as u8))
}

/// A member who chooses in menus or fills in fields, in a channel.
#[derive(Clone, Copy)]
pub(super) struct Chooser<'a> {
    pub(super) world: &'a World,
    pub(super) user: Id,
    pub(super) channel: &'a Channel,
}

impl Chooser<'_> {
    /// Checks the chosen values of a menu, a radio group or check boxes.
    pub(super) fn check_values(self, component: &Value, values: &[String]) -> Result<(), Error> {
        let options = component["options"].as_array().map(Vec::as_slice).unwrap_or_default();
        let usual = if component["type"] == 22 { options.len() as u64 } else { 1 };
        let count = values.len() as u64;
        let (least, most) = (
            component["min_values"].as_u64().unwrap_or(1),
            component["max_values"].as_u64().unwrap_or(usual),
        );
        if count < least || count > most {
            return Err(Error::NotSent(format!("Choose {least} to {most}.")));
        }
        let is_known = |value: &str| match component["type"].as_u64() {
            Some(3 | 21 | 22) => options.iter().any(|option| option["value"] == value),
            Some(5..=8) => value.parse::<Id>().is_ok_and(|id| self.is_listed(component, id)),
            _ => true,
        };
        let unknown = values.iter().find(|value| !is_known(value));
        unknown.map_or(Ok(()), |value| Err(Error::NotFound(format!("option \"{value}\""))))
    }

    /// Whether a menu of users, roles or channels lists this id.
    fn is_listed(self, menu: &Value, id: Id) -> bool {
        let Self { world, user, channel } = self;
        let guild = channel.guild.and_then(|guild| world.guilds.get(&guild));
        let is_user = world.users.contains_key(&id);
        let is_role = guild.is_some_and(|guild| guild.roles.contains_key(&id));
        match menu["type"].as_u64() {
            Some(5) => is_user,
            Some(6) => is_role,
            Some(7) => is_user || is_role,
            _ => world.channels.get(&id).is_some_and(|place| {
                let is_here = guild.is_some() && place.guild == channel.guild;
                is_here && world.sees(user, place) && takes_channel(menu, place)
            }),
        }
    }

    /// A row of a form with the member's answer, in the form of a submitted one. A text has no answer.
    pub(super) fn fill_row(
        self,
        at: usize,
        row: &Value,
        fields: &[(String, String)],
    ) -> Result<Value, Error> {
        let id = 2 * at + 1;
        let (slot, input) = match row["type"].as_u64() {
            Some(10) => return Ok(json!({"type": 10, "id": id})),
            Some(18) => ("component", &row["component"]),
            _ => ("components", &row["components"][0]),
        };
        let name = input["custom_id"].as_str().unwrap_or_default();
        let typed = fields.iter().filter(|(field, _)| field == name);
        let typed = typed.map(|(_, value)| value.as_str()).collect::<Vec<_>>();
        let mut answer = json!({"type": input["type"], "custom_id": name, "id": id + 1});
        match input["type"].as_u64() {
            Some(3 | 5..=8 | 22) => answer["values"] = json!(self.chosen(input, &typed)?),
            Some(19) => answer["values"] = no_files(input, &typed)?,
            Some(21) => answer["value"] = json!(self.chosen(input, &typed)?.first()),
            Some(23) => answer["value"] = json!(is_ticked(input, &typed)),
            _ => {
                let label =
                    input["label"].as_str().or_else(|| row["label"].as_str()).unwrap_or(name);
                answer["value"] = json!(text(input, label, typed.first().copied())?);
            }
        }
        let inner = if slot == "component" { answer } else { json!([answer]) };
        Ok(json!({"type": row["type"], "id": id, slot: inner}))
    }

    /// The chosen values of a field: the given ones, or its defaults. A client sends an empty one for a cleared field.
    fn chosen(self, input: &Value, given: &[&str]) -> Result<Vec<String>, Error> {
        let options = input["options"].as_array().into_iter().flatten();
        let ticked =
            options.filter(|option| option["default"] == true).map(|option| &option["value"]);
        let named = input["default_values"].as_array().into_iter().flatten();
        let defaults = ticked.chain(named.map(|default| &default["id"])).filter_map(Value::as_str);
        let values = if given.is_empty() {
            defaults.map(str::to_owned).collect::<Vec<_>>()
        } else {
            given
                .iter()
                .filter(|value| !value.is_empty())
                .map(|value| (*value).to_owned())
                .collect()
        };
        if !values.is_empty() || input["required"] != false {
            self.check_values(input, &values)?;
        }
        Ok(values)
    }
}

/// The ids that were chosen in a form's menus of users, roles and channels.
pub(super) fn chosen_ids(rows: &[Value]) -> Vec<Id> {
    let answers = rows.iter().map(|row| &row["component"]);
    let menus = answers.filter(|answer| matches!(answer["type"].as_u64(), Some(5..=8)));
    menus.filter_map(|menu| menu["values"].as_array()).flatten().filter_map(Id::from_json).collect()
}

/// The text of a field: the typed one, or its default.
fn text<'a>(input: &'a Value, label: &str, typed: Option<&'a str>) -> Result<&'a str, Error> {
    let value = typed.or_else(|| input["value"].as_str()).unwrap_or_default();
    let length = value.chars().count() as u64;
    let needed = input["required"] != false;
    let least = if length == 0 && !needed {
        0
    } else {
        input["min_length"].as_u64().unwrap_or(u64::from(needed))
    };
    if length < least || length > input["max_length"].as_u64().unwrap_or(4000) {
        return Err(Error::NotSent(format!("The field {label} is too short or too long.")));
    }
    Ok(value)
}

fn is_ticked(input: &Value, given: &[&str]) -> bool {
    given.first().map_or(input["default"] == true, |value| *value == "true")
}

/// The files of an upload field: none, since the sandbox uploads only files of commands.
fn no_files(input: &Value, given: &[&str]) -> Result<Value, Error> {
    if input["required"] != false || given.iter().any(|value| !value.is_empty()) {
        return Err(Error::NotSent("The sandbox can't upload files in a form.".into()));
    }
    Ok(json!([]))
}
