//! The developer portal's settings of an application's Activity.

use serde::Deserialize;

use crate::world::activity::Platform;

/// The portal's settings of an Activity.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActivitySettings {
    /// The address that `/` leads to, on this machine: `127.0.0.1:8421`, perhaps with a folder.
    pub mapping: Option<String>,
    /// The OAuth client secret. Without one, it is made from the application's id.
    pub secret: Option<String>,
    /// The OAuth redirects. Discord authorizes nobody without one, though Activities never use it.
    #[serde(default)]
    pub redirects: Vec<String>,
    /// The enabled platforms. Discord's default is desktop alone.
    #[serde(default = "desktop_alone")]
    pub platforms: Vec<Platform>,
}

fn desktop_alone() -> Vec<Platform> {
    vec![Platform::Desktop]
}

impl ActivitySettings {
    /// Every setting that an Activity needs to run everywhere, except the mapping.
    pub fn complete() -> Self {
        Self {
            mapping: None,
            secret: None,
            redirects: vec!["https://127.0.0.1".into()],
            platforms: vec![Platform::Desktop, Platform::Mobile],
        }
    }
}
