//! A request to REST: its address, query, JSON body and files.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::time::Instant;

use axum::body::Body;
use axum::extract::{FromRequest, Multipart, Query, Request};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, USER_AGENT};
use percent_encoding::percent_decode_str;
use serde_json::{Map, Value};

use crate::api_error::{ApiError, ErrorCode, form_error};
use crate::id::Id;
use crate::validate::is_iso8601;
use crate::world::Upload;

/// The size limit of requests: 25 MiB, as Discord's.
const MOST_BYTES: usize = 25 << 20;

/// The supported versions of REST. They are the same for bots that use nothing that version 10 removed.
pub(super) const VERSIONS: [u16; 2] = [9, 10];
/// The path of a request without a version, or with an unsupported one.
pub(super) const UNKNOWN: &str = "unknown";
const CONTENT_TYPES: &str = "Expected \"Content-Type\" header to be one of {'application/x-www-form-urlencoded', 'application/json', 'multipart/form-data'}.";

/// A request to REST.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) method: String,
    /// The version of REST that its address names.
    pub(crate) version: Option<u16>,
    /// The steps of the address after the version.
    pub(crate) path: Vec<String>,
    pub(crate) query: HashMap<String, String>,
    /// The token of `Authorization: Bot …`.
    pub(crate) token: Option<String>,
    /// The token of `Authorization: Bearer …`.
    pub(crate) bearer: Option<String>,
    /// The client of `Authorization: Basic …`.
    pub(crate) basic: Option<String>,
    /// Whether the request has a user agent.
    pub(crate) has_agent: bool,
    /// The time of arrival, in real time.
    pub(crate) came: Instant,
    pub(crate) body: Value,
    pub(crate) uploads: Vec<Upload>,
}

impl Call {
    /// Reads the head of a request, which is enough to log it even if the body is unreadable.
    pub(crate) fn head(request: &Request) -> Self {
        let path = request.uri().path();
        let versioned = path.strip_prefix("/api/v").and_then(|rest| rest.split_once('/'));
        // OAuth is documented without a version.
        let unversioned = path.strip_prefix("/api/").filter(|rest| rest.starts_with("oauth2/"));
        let (version, rest) = match unversioned {
            Some(rest) => (Some(VERSIONS[1]), rest),
            None => {
                versioned.map(|(version, rest)| (version.parse().ok(), rest)).unwrap_or_default()
            }
        };
        let is_spoken = version.is_some_and(|version| VERSIONS.contains(&version));
        let path = if is_spoken { rest } else { UNKNOWN };
        let query =
            Query::try_from_uri(request.uri()).map(|Query(query)| query).unwrap_or_default();
        let authorization = header(request.headers(), AUTHORIZATION.as_str());
        let given = |kind: &str| authorization?.strip_prefix(kind).map(str::to_owned);
        Self {
            method: request.method().to_string(),
            version,
            path: path.split('/').filter(|step| !step.is_empty()).map(decoded).collect(),
            query,
            token: given("Bot "),
            bearer: given("Bearer "),
            basic: given("Basic "),
            has_agent: header(request.headers(), USER_AGENT.as_str())
                .is_some_and(|agent| !agent.trim().is_empty()),
            came: Instant::now(),
            body: Value::Null,
            uploads: Vec::new(),
        }
    }

    /// Reads a boolean of a query, in any spelling that libraries use.
    pub(crate) fn flag(&self, name: &str) -> Result<bool, ApiError> {
        match self.query.get(name).map(|text| text.to_lowercase()).as_deref() {
            None | Some("false" | "0") => Ok(false),
            Some("true" | "1") => Ok(true),
            Some(_) => {
                Err(form_error(name, "BOOLEAN_TYPE_CONVERT", "Must be either true or false."))
            }
        }
    }

    /// A number of a query within its range, or the default.
    pub(crate) fn number(
        &self,
        name: &str,
        range: RangeInclusive<usize>,
        usual: usize,
    ) -> Result<usize, ApiError> {
        let Some(text) = self.query.get(name) else { return Ok(usual) };
        text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
            let told =
                format!("int value should be between {} and {}.", range.start(), range.end());
            form_error(name, "NUMBER_TYPE_RANGE", &told)
        })
    }

    /// An id of a query. `None` if it is absent.
    pub(crate) fn id(&self, name: &str) -> Result<Option<Id>, ApiError> {
        let Some(text) = self.query.get(name) else { return Ok(None) };
        text.parse()
            .map(Some)
            .map_err(|_| form_error(name, "NUMBER_TYPE_COERCE", "The value is not a snowflake."))
    }

    /// A time of a query, in the sandbox's own format.
    pub(crate) fn moment(&self, name: &str) -> Result<Option<String>, ApiError> {
        let Some(text) = self.query.get(name) else { return Ok(None) };
        if !is_iso8601(text) {
            let told = "Could not parse the value. Should be ISO8601.";
            return Err(form_error(name, "DATE_TIME_TYPE_PARSE", told));
        }
        Ok(Some(text.replace('Z', "+00:00")))
    }

    /// Reads the body, and the files of a form.
    pub(crate) async fn read_body(&mut self, request: Request) -> Result<(), ApiError> {
        let kind = header(request.headers(), CONTENT_TYPE.as_str()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim().to_lowercase();
        if kind == "multipart/form-data" {
            return self.read_form(request).await;
        }
        let bytes = axum::body::to_bytes(request.into_body(), MOST_BYTES)
            .await
            .map_err(|_| ErrorCode::RequestTooLarge)?;
        if bytes.is_empty() {
            return Ok(());
        }
        self.body = match kind.as_str() {
            "application/json" => read_json(&bytes)?,
            "application/x-www-form-urlencoded" => read_flat(&bytes)?,
            _ => return Err(form_error("", "CONTENT_TYPE_INVALID", CONTENT_TYPES)),
        };
        Ok(())
    }

    async fn read_form(&mut self, request: Request<Body>) -> Result<(), ApiError> {
        let (parts, body) = request.into_parts();
        // The body is read whole first, so that the size limit is the sandbox's own and not the framework's.
        let bytes =
            axum::body::to_bytes(body, MOST_BYTES).await.map_err(|_| ErrorCode::RequestTooLarge)?;
        let request = Request::from_parts(parts, Body::from(bytes));
        let mut flat = Map::new();
        let mut form =
            Multipart::from_request(request, &()).await.map_err(|_| ErrorCode::BadJson)?;
        while let Some(field) = form.next_field().await.map_err(|_| ErrorCode::BadJson)? {
            let name = field.name().unwrap_or_default().to_owned();
            let filename = field.file_name().unwrap_or_default().to_owned();
            let content_type =
                field.content_type().unwrap_or("application/octet-stream").to_owned();
            let bytes = field.bytes().await.map_err(|_| ErrorCode::BadJson)?;
            let number = match (self.path.last().map(String::as_str), name.as_str()) {
                (Some("attachment"), "file") => Some(0),
                _ => name
                    .strip_prefix("files[")
                    .and_then(|rest| rest.strip_suffix(']'))
                    .and_then(|n| n.parse().ok()),
            };
            match number {
                Some(n) => self.uploads.push(Upload { n, filename, content_type, bytes }),
                None if name == "payload_json" => self.body = read_json(&bytes)?,
                None if filename.is_empty() => {
                    let text = String::from_utf8(bytes.to_vec()).map_err(|_| ErrorCode::BadJson)?;
                    flat.insert(name, flat_value(&text));
                }
                None => {
                    return Err(form_error(
                        &name.replace('.', "_"),
                        "UNKNOWN_FIELD",
                        "A form has payload_json, files[n] and fields.",
                    ));
                }
            }
        }
        // If the form has a JSON body, its other fields are ignored.
        if self.body.is_null() && !flat.is_empty() {
            self.body = Value::Object(flat);
        }
        Ok(())
    }
}

/// Reads a body such as `content=Hello&tts=true`, or one whose field `payload_json` is the whole body.
fn read_flat(bytes: &[u8]) -> Result<Value, ApiError> {
    let fields = || form_urlencoded::parse(bytes);
    if let Some((_, whole)) = fields().find(|(name, _)| name == "payload_json") {
        return read_json(whole.as_bytes());
    }
    Ok(Value::Object(fields().map(|(name, text)| (name.into_owned(), flat_value(&text))).collect()))
}

/// The value of a form's field. All are texts, and booleans are spelled out.
fn flat_value(text: &str) -> Value {
    match text {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        text => Value::String(text.to_owned()),
    }
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn read_json(bytes: &[u8]) -> Result<Value, ApiError> {
    serde_json::from_slice(bytes).map_err(|_| ErrorCode::BadJson.into())
}

/// A decoded step of an address, such as `%40` and `%3A`. Libraries escape different characters.
fn decoded(step: &str) -> String {
    percent_decode_str(step).decode_utf8_lossy().into_owned()
}

/// Parses an id in an address. `name` is the parameter's name in Discord's error.
pub(super) fn parse_id(name: &str, text: &str) -> Result<Id, ApiError> {
    text.parse().map_err(|_| {
        let shortened = text.chars().take(40).collect::<String>();
        let told = format!("Value \"{shortened}\" is not snowflake.");
        form_error(name, "NUMBER_TYPE_COERCE", &told)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn path_segments_are_percent_decoded() {
        let read = ["%40me", "@me", "aW5%3a1%3A2", "100%", "%zz", "%C3%A4"].map(decoded);
        assert_eq!(read, ["@me", "@me", "aW5:1:2", "100%", "%zz", "\u{e4}"]);
    }
}
