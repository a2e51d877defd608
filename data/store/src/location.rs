//! `Location`: the location of a store, parsed from `sled:FOLDER` or a database's URL.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use crate::error::BadLocation;
use crate::postgres::address::Address;

/// The location of a store. `Display` omits the password.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A folder on disk, for one process at a time.
    Sled(PathBuf),
    /// A database that speaks PostgreSQL's protocol, for any number of processes.
    Postgres(Box<Address>),
}

impl FromStr for Location {
    type Err = BadLocation;

    fn from_str(text: &str) -> Result<Self, BadLocation> {
        if let Some(folder) = text.strip_prefix("sled:") {
            return match folder {
                "" => Err(BadLocation::Folder),
                folder => Ok(Self::Sled(folder.into())),
            };
        }
        if ["postgres://", "postgresql://"].iter().any(|start| text.starts_with(start)) {
            return Ok(Self::Postgres(Box::new(text.parse()?)));
        }
        Err(BadLocation::Scheme)
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sled(folder) => folder.display().fmt(f),
            Self::Postgres(address) => address.fmt(f),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        match text.parse::<Location>() {
            Ok(location) => format!("{location} {location:?}"),
            Err(mistake) => mistake.to_string(),
        }
    }

    #[test]
    fn a_location_is_a_folder_or_a_database() {
        assert_eq!(shown("sled:castellan-data"), "castellan-data castellan-data");
        assert_eq!(
            shown("postgres://ada@db.example/castle"),
            "postgres://ada@db.example:5432/castle postgres://ada@db.example:5432/castle"
        );
        for wrong in ["", "castellan-data", "mysql://db", "sled:", "postgres://h:port/x"] {
            assert!(wrong.parse::<Location>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_location_never_shows_its_password() {
        for text in [
            "postgres://ada:s3cret@db.example:7/castle",
            "postgres://ada:s3cret@db.example:port/castle",
            "postgres://ada:my@s3cret@db.example/castle",
            "postgres://ada:my@s3cret/1@db.example/castle",
            "postgres://ada:my@db.example:7/1@s3cret",
            "postgres://ada@db.example/castle?password=s3cret",
            "postgres://ada@db.example/castle?password=s3cret&sslmode=maybe",
            "postgres://ada@db.example/castle?pasword=s3cret",
            "postgers://ada:s3cret@db.example/castle",
            "postgres://ada:s3cret@db.example/castle?sslrootcert=/none",
        ] {
            assert!(!shown(text).contains("s3cret"), "{text}: {}", shown(text));
        }
    }
}
