//! Packs the translations of the message files.

fn main() {
    message_files::pack();
}
