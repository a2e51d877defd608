//! Uploads pictures to Discord, since the Activity's share dialog accepts only addresses of Discord.

use reqwest::StatusCode;
use reqwest::multipart::{Form, Part};
use serde::Deserialize;

use crate::activity::oauth::{Client, read, send, unavailable};
use crate::activity::sign_in_error::NotSignedIn;

#[derive(Deserialize)]
struct UploadJson {
    attachment: AttachmentJson,
}

#[derive(Deserialize)]
struct AttachmentJson {
    url: String,
}

impl Client {
    /// Uploads a picture. Discord keeps it for a while, at an address that nobody can guess.
    pub(super) async fn upload(
        &self,
        application: u64,
        png: Vec<u8>,
    ) -> Result<String, NotSignedIn> {
        let file = Part::bytes(png).file_name("board.png").mime_str("image/png");
        let form = Form::new().part("file", file.map_err(|_| NotSignedIn::Unavailable)?);
        let path = format!("/applications/{application}/attachment");
        let request = self.post(&path).header("Authorization", self.bot_authorization());
        let response = send(request.multipart(form)).await?;
        match response.status() {
            StatusCode::OK => Ok(read::<UploadJson>(response).await?.attachment.url),
            other => Err(unavailable("attachment", other)),
        }
    }
}
