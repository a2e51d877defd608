//! A request, read once: address, query, JSON body and files.

use std::collections::HashMap;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Multipart, Query, Request};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use serde_json::Value;

use crate::error::{Code, Refusal, form_fault};
use crate::world::Upload;

/// Discord takes requests of 25 MiB.
const MOST_BYTES: usize = 25 << 20;
const PREFIX: &str = "/api/v10/";

/// A request to REST.
#[derive(Clone, Debug, Default)]
pub(crate) struct Call {
    pub(crate) method: String,
    /// The steps of the address after `/api/v10`.
    pub(crate) path: Vec<String>,
    pub(crate) query: HashMap<String, String>,
    /// The token of `Authorization: Bot …`.
    pub(crate) token: Option<String>,
    pub(crate) body: Value,
    pub(crate) uploads: Vec<Upload>,
}

impl Call {
    /// What stands in the head of a request; enough to log it even if its body cannot be read.
    pub(crate) fn head(request: &Request) -> Self {
        let path = request.uri().path().strip_prefix(PREFIX).unwrap_or("unknown");
        let query =
            Query::try_from_uri(request.uri()).map(|Query(query)| query).unwrap_or_default();
        let token = header(request.headers(), AUTHORIZATION.as_str())
            .and_then(|value| value.strip_prefix("Bot ").map(str::to_owned));
        Self {
            method: request.method().to_string(),
            path: path.split('/').filter(|step| !step.is_empty()).map(str::to_owned).collect(),
            query,
            token,
            body: Value::Null,
            uploads: Vec::new(),
        }
    }

    /// Reads the body as well.
    pub(crate) async fn read_body(&mut self, request: Request) -> Result<(), Refusal> {
        let kind = header(request.headers(), CONTENT_TYPE.as_str()).unwrap_or_default().to_owned();
        if kind.starts_with("multipart/form-data") {
            return self.read_form(request).await;
        }
        let bytes = axum::body::to_bytes(request.into_body(), MOST_BYTES)
            .await
            .map_err(|_| Code::RequestTooLarge)?;
        if !bytes.is_empty() {
            self.body = read_json(&bytes)?;
        }
        Ok(())
    }

    async fn read_form(&mut self, request: Request<Body>) -> Result<(), Refusal> {
        let (parts, body) = request.into_parts();
        // Read whole first, so that the bound is ours and not the framework's.
        let bytes =
            axum::body::to_bytes(body, MOST_BYTES).await.map_err(|_| Code::RequestTooLarge)?;
        let request = Request::from_parts(parts, Body::from(bytes));
        let mut form = Multipart::from_request(request, &()).await.map_err(|_| Code::BadJson)?;
        while let Some(field) = form.next_field().await.map_err(|_| Code::BadJson)? {
            let name = field.name().unwrap_or_default().to_owned();
            let filename = field.file_name().unwrap_or_default().to_owned();
            let content_type =
                field.content_type().unwrap_or("application/octet-stream").to_owned();
            let bytes = field.bytes().await.map_err(|_| Code::BadJson)?;
            match name
                .strip_prefix("files[")
                .and_then(|rest| rest.strip_suffix(']'))
                .and_then(|n| n.parse().ok())
            {
                Some(n) => self.uploads.push(Upload { n, filename, content_type, bytes }),
                None if name == "payload_json" => self.body = read_json(&bytes)?,
                None => {
                    return Err(form_fault(
                        &name.replace('.', "_"),
                        "UNKNOWN_FIELD",
                        "A form has payload_json and files[n].",
                    ));
                }
            }
        }
        Ok(())
    }
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn read_json(bytes: &Bytes) -> Result<Value, Refusal> {
    serde_json::from_slice(bytes).map_err(|_| Code::BadJson.into())
}
