//! Checks bodies against Discord's own OpenAPI document.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use jsonschema::{Draft, Validator};
use serde_json::{Value, json};

use crate::api_error::{ApiError, FormErrors};

/// The shared document, and the faults of one sandbox.
pub(crate) struct Document {
    schemas: Arc<Schemas>,
    /// Errors in the sandbox's own answers, for a test.
    pub(crate) own_faults: Mutex<Vec<String>>,
}

/// The document and its validators. They are made at first use and shared by all sandboxes of a process.
struct Schemas {
    whole: Value,
    made: Mutex<HashMap<String, Option<Arc<Validator>>>>,
}

/// The documents that were read, by path.
static KNOWN: Mutex<BTreeMap<PathBuf, Arc<Schemas>>> = Mutex::new(BTreeMap::new());

impl std::fmt::Debug for Document {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Document")
    }
}

impl Document {
    /// Reads the document, unless an earlier sandbox has read it.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let schemas = match known.get(path) {
            Some(schemas) => schemas.clone(),
            None => Arc::new(Schemas::read(path)?),
        };
        known.insert(path.to_owned(), schemas.clone());
        Ok(Self { schemas, own_faults: Mutex::default() })
    }

    /// Refuses a request whose body is invalid by the document.
    pub(crate) fn check_request(
        &self,
        method: &str,
        path: &[String],
        body: &Value,
    ) -> Result<(), ApiError> {
        let Some((template, operation)) = self.schemas.operation(method, path) else {
            return Ok(());
        };
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        if schema.is_null() || body.is_null() {
            return Ok(());
        }
        let mut body = body.clone();
        normalize(&mut body);
        let mut faults = FormErrors::default();
        for fault in self.schemas.faults(&format!("{method} {template} request"), schema, &body) {
            faults.add("openapi", "OPENAPI", fault);
        }
        faults.finish()
    }

    /// Records errors in an answer of the sandbox itself.
    pub(crate) fn check_reply(&self, method: &str, path: &[String], status: u16, body: &Value) {
        let Some((template, operation)) = self.schemas.operation(method, path) else { return };
        let schema =
            &operation["responses"][status.to_string()]["content"]["application/json"]["schema"];
        if schema.is_null() {
            return;
        }
        let name = format!("{method} {template} {status}");
        let found = self.schemas.faults(&name, schema, body);
        let mut own = self.own_faults.lock().unwrap_or_else(PoisonError::into_inner);
        own.extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
    }
}

impl Schemas {
    fn read(path: &Path) -> io::Result<Self> {
        Ok(Self { whole: serde_json::from_slice(&fs::read(path)?)?, made: Mutex::default() })
    }

    /// The operation of a request. Literal steps take precedence over parameters.
    fn operation(&self, method: &str, path: &[String]) -> Option<(&str, &Value)> {
        let paths = self.whole["paths"].as_object()?;
        let fitting = paths
            .iter()
            .filter_map(|(template, item)| Some((template, item, fit(template, path)?)));
        let (template, item, _) = fitting.max_by_key(|(.., literals)| *literals)?;
        Some((template, item.get(method.to_lowercase())?))
    }

    fn faults(&self, name: &str, schema: &Value, body: &Value) -> Vec<String> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        let validator =
            made.entry(name.into()).or_insert_with(|| self.validator(schema).map(Arc::new)).clone();
        drop(made);
        let Some(validator) = validator else {
            return vec!["the document's schema could not be used".into()];
        };
        // The value may be a player's text, so the error only names its path and the rule.
        validator
            .iter_errors(body)
            .take(5)
            .map(|error| format!("{} does not fit {}", error.instance_path(), error.schema_path()))
            .collect()
    }

    fn validator(&self, schema: &Value) -> Option<Validator> {
        let rooted = json!({"allOf": [schema], "components": self.whole["components"]});
        jsonschema::options().with_draft(Draft::Draft202012).build(&rooted).ok()
    }
}

/// The number of literal steps of a template that fits a path. `None` if it does not fit.
fn fit(template: &str, path: &[String]) -> Option<usize> {
    let steps = template.trim_start_matches('/').split('/').collect::<Vec<_>>();
    let fits = |(step, given): (&&str, &String)| step.starts_with('{') || *step == given;
    if steps.len() != path.len() || !steps.iter().zip(path).all(fits) {
        return None;
    }
    Some(steps.iter().filter(|step| !step.starts_with('{')).count())
}

/// Adapts a body to the OpenAPI document: permissions become integers there, and attachment ids strings. Libraries, and
/// Discord's manual, swap these types.
fn normalize(value: &mut Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(normalize),
        Value::Object(object) => {
            if let Some(bits) = object
                .get("default_member_permissions")
                .and_then(Value::as_str)
                .and_then(|bits| bits.parse::<u64>().ok())
            {
                object.insert("default_member_permissions".into(), bits.into());
            }
            for file in
                object.get_mut("attachments").and_then(Value::as_array_mut).into_iter().flatten()
            {
                // The field exists only in objects, so this assignment is valid.
                if let Some(id) = file["id"].as_u64() {
                    file["id"] = id.to_string().into();
                }
            }
            object.values_mut().for_each(normalize);
        }
        _ => {}
    }
}
