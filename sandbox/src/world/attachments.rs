//! The files of a message: the files that an edit leaves, and new ones.

use crate::api_error::{ApiError, ErrorCode, form_error};
use crate::world::message_body::AttachmentEntry;
use crate::world::{Attachment, MOST_FILES, MessageBody, StoredFile, Upload, World};

impl MessageBody {
    /// Checks, before anything is stored, how many files an edit leaves on a message that had `before`.
    pub(super) fn check_room(&self, before: &[Attachment]) -> Result<(), ApiError> {
        let listed = self.attachments.as_deref();
        let is_listed =
            |n: u64| listed.is_some_and(|list| list.iter().any(|entry| entry.id.0 == n));
        let kept = listed.map_or(before.len(), <[AttachmentEntry]>::len);
        let fresh = self.uploads.iter().filter(|upload| !is_listed(upload.n)).count();
        if kept + fresh > MOST_FILES { Err(ErrorCode::TooManyAttachments.into()) } else { Ok(()) }
    }
}

impl World {
    /// The attachments of a message after an edit: the listed files in their order, or else the old ones. Uploads that
    /// aren't listed come last.
    pub(super) fn files_after(
        &mut self,
        before: &[Attachment],
        body: &MessageBody,
    ) -> Result<Vec<Attachment>, ApiError> {
        let Some(listed) = &body.attachments else {
            let fresh =
                body.uploads.iter().map(|upload| self.store(upload, None)).collect::<Vec<_>>();
            return Ok(before.iter().cloned().chain(fresh).collect());
        };
        let mut after = Vec::new();
        for (at, entry) in listed.iter().enumerate() {
            if let Some(kept) = before.iter().find(|file| file.id == entry.id) {
                let description =
                    entry.description.clone().unwrap_or_else(|| kept.description.clone());
                after.push(Attachment { description, ..kept.clone() });
            } else if let Some(upload) = body.uploads.iter().find(|upload| upload.n == entry.id.0) {
                after.push(self.store(upload, Some(entry)));
            } else {
                return Err(form_error(
                    &format!("attachments.{at}.id"),
                    "ATTACHMENT_NOT_FOUND",
                    "Referenced file was not found",
                ));
            }
        }
        let unlisted =
            body.uploads.iter().filter(|upload| !listed.iter().any(|entry| entry.id.0 == upload.n));
        let unlisted = unlisted.map(|upload| self.store(upload, None)).collect::<Vec<_>>();
        after.extend(unlisted);
        Ok(after)
    }

    /// Keeps an uploaded file, with the name and description of the message's entry if it has one.
    pub(crate) fn store(&mut self, upload: &Upload, entry: Option<&AttachmentEntry>) -> Attachment {
        let id = self.fresh_id();
        let filename = entry
            .and_then(|entry| entry.filename.clone())
            .unwrap_or_else(|| upload.filename.clone());
        let filename = filename
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' })
            .collect();
        self.files.add(
            id,
            StoredFile { content_type: upload.content_type.clone(), bytes: upload.bytes.clone() },
        );
        Attachment {
            id,
            filename,
            description: entry.and_then(|entry| entry.description.clone().flatten()),
            content_type: upload.content_type.clone(),
            size: upload.bytes.len(),
            pixels: pixels(&upload.bytes),
        }
    }
}

/// Width and height of a PNG or GIF, from its header.
fn pixels(bytes: &[u8]) -> Option<(u32, u32)> {
    let word = |at: usize| {
        bytes.get(at..at + 4).map(|word| u32::from_be_bytes([word[0], word[1], word[2], word[3]]))
    };
    let short = |at: usize| {
        bytes.get(at..at + 2).map(|short| u32::from(u16::from_le_bytes([short[0], short[1]])))
    };
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return word(16).zip(word(20));
    }
    if bytes.starts_with(b"GIF8") { short(6).zip(short(8)) } else { None }
}
