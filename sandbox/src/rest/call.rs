//! A request, read once: address, query, JSON body and files.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::time::Instant;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Multipart, Query, Request};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, USER_AGENT};
use serde_json::{Map, Value};

use crate::api_error::{ApiError, ErrorCode, form_error};
use crate::id::Id;
use crate::validate::is_iso8601;
use crate::world::Upload;

/// Discord takes requests of 25 MiB.
const MOST_BYTES: usize = 25 << 20;
const PREFIX: &str = "/api/v10/";
const CONTENT_TYPES: &str = "Expected \"Content-Type\" header to be one of {'application/x-www-form-urlencoded', 'application/json', 'multipart/form-data'}.";

/// A request to REST.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) method: String,
    /// The version of REST that its address names; 10 is spoken here.
    pub(crate) version: Option<u16>,
    /// The steps of the address after `/api/v10`.
    pub(crate) path: Vec<String>,
    pub(crate) query: HashMap<String, String>,
    /// The token of `Authorization: Bot …`.
    pub(crate) token: Option<String>,
    /// Whether it says which program it comes from.
    pub(crate) has_agent: bool,
    /// When it came, in real time.
    pub(crate) came: Instant,
    pub(crate) body: Value,
    pub(crate) uploads: Vec<Upload>,
}

impl Call {
    /// What stands in the head of a request; enough to log it even if its body cannot be read.
    pub(crate) fn head(request: &Request) -> Self {
        let path = request.uri().path().strip_prefix(PREFIX).unwrap_or("unknown");
        let version = request.uri().path().strip_prefix("/api/v");
        let version = version.and_then(|rest| rest.split('/').next()?.parse().ok());
        let query =
            Query::try_from_uri(request.uri()).map(|Query(query)| query).unwrap_or_default();
        let token = header(request.headers(), AUTHORIZATION.as_str())
            .and_then(|value| value.strip_prefix("Bot ").map(str::to_owned));
        Self {
            method: request.method().to_string(),
            version,
            path: path.split('/').filter(|step| !step.is_empty()).map(decoded).collect(),
            query,
            token,
            has_agent: header(request.headers(), USER_AGENT.as_str())
                .is_some_and(|agent| !agent.trim().is_empty()),
            came: Instant::now(),
            body: Value::Null,
            uploads: Vec::new(),
        }
    }

    /// What a query says of a switch, as libraries in many languages write it.
    pub(crate) fn flag(&self, name: &str) -> Result<bool, ApiError> {
        match self.query.get(name).map(|text| text.to_lowercase()).as_deref() {
            None | Some("false" | "0") => Ok(false),
            Some("true" | "1") => Ok(true),
            Some(_) => {
                Err(form_error(name, "BOOLEAN_TYPE_CONVERT", "Must be either true or false."))
            }
        }
    }

    /// A number of a query within its range, or its default.
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

    /// An id of a query.
    pub(crate) fn id(&self, name: &str) -> Result<Option<Id>, ApiError> {
        let Some(text) = self.query.get(name) else { return Ok(None) };
        text.parse()
            .map(Some)
            .map_err(|_| form_error(name, "NUMBER_TYPE_COERCE", "The value is not a snowflake."))
    }

    /// A moment of a query, written as the stand-in writes moments.
    pub(crate) fn moment(&self, name: &str) -> Result<Option<String>, ApiError> {
        let Some(text) = self.query.get(name) else { return Ok(None) };
        if !is_iso8601(text) {
            let told = "Could not parse the value. Should be ISO8601.";
            return Err(form_error(name, "DATE_TIME_TYPE_PARSE", told));
        }
        Ok(Some(text.replace('Z', "+00:00")))
    }

    /// Reads the body as well.
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
            "application/x-www-form-urlencoded" => read_flat(&bytes),
            _ => return Err(form_error("", "CONTENT_TYPE_INVALID", CONTENT_TYPES)),
        };
        Ok(())
    }

    async fn read_form(&mut self, request: Request<Body>) -> Result<(), ApiError> {
        let (parts, body) = request.into_parts();
        // Read whole first, so that the bound is ours and not the framework's.
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
            match name
                .strip_prefix("files[")
                .and_then(|rest| rest.strip_suffix(']'))
                .and_then(|n| n.parse().ok())
            {
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
        // Where there is a whole body, what stands beside it is not looked at.
        if self.body.is_null() && !flat.is_empty() {
            self.body = Value::Object(flat);
        }
        Ok(())
    }
}

/// What is read in an address as in a form: `content=Hello&tts=true`.
fn read_flat(bytes: &[u8]) -> Value {
    let pairs = bytes.split(|byte| *byte == b'&').filter(|pair| !pair.is_empty());
    let read = |part: &[u8]| decoded(&String::from_utf8_lossy(part).replace('+', " "));
    let fields = pairs.map(|pair| {
        let at = pair.iter().position(|byte| *byte == b'=').unwrap_or(pair.len());
        let value = read(pair.get(at + 1..).unwrap_or_default());
        (read(&pair[..at]), flat_value(&value))
    });
    Value::Object(fields.collect())
}

/// A form's field: all are texts, and switches are written out.
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

fn read_json(bytes: &Bytes) -> Result<Value, ApiError> {
    serde_json::from_slice(bytes).map_err(|_| ErrorCode::BadJson.into())
}

/// A step of an address with its `%40` and `%3A` read; libraries differ in what they write so.
fn decoded(step: &str) -> String {
    let mut bytes = Vec::with_capacity(step.len());
    let mut rest = step.as_bytes();
    while let Some((first, more)) = rest.split_first() {
        let pair = (*first == b'%').then(|| more.get(..2).and_then(hex)).flatten();
        bytes.push(pair.unwrap_or(*first));
        rest = if pair.is_some() { &more[2..] } else { more };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hex(pair: &[u8]) -> Option<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    u8::try_from(digit(pair[0])? * 16 + digit(pair[1])?).ok()
}

/// An id in an address, which Discord calls by the name of the parameter.
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
    fn steps_of_an_address_are_read_whatever_was_escaped() {
        let read = ["%40me", "@me", "aW5%3a1%3A2", "100%", "%zz", "%C3%A4"].map(decoded);
        assert_eq!(read, ["@me", "@me", "aW5:1:2", "100%", "%zz", "\u{e4}"]);
    }
}
