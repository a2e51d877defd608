//! Downloads the file that a person attached to a command.

use std::time::Duration;

use poise::serenity_prelude::Attachment;

use crate::app::Answer;
use crate::app::replay::upload;

const DOWNLOAD_TIMEOUT: Duration = Duration::from_secs(10);

/// Downloads an uploaded file. `Err` is the reply if the file is too large or can't be fetched.
pub(super) async fn download(file: &Attachment) -> Result<Vec<u8>, Answer> {
    if file.size as usize > upload::FILE_LIMIT {
        return Err(upload::too_large());
    }
    let fetch = async {
        let mut response = reqwest::get(&file.url).await?.error_for_status()?;
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await? {
            bytes.extend(chunk);
            if bytes.len() > upload::FILE_LIMIT {
                break;
            }
        }
        Ok::<_, reqwest::Error>(bytes)
    };
    match tokio::time::timeout(DOWNLOAD_TIMEOUT, fetch).await {
        Ok(Ok(bytes)) if bytes.len() <= upload::FILE_LIMIT => Ok(bytes),
        Ok(Ok(_)) => Err(upload::too_large()),
        // Not logged: the address holds a key to the file.
        Ok(Err(_)) | Err(_) => Err(upload::fetch_failed()),
    }
}
