//! Tests of settings.

use std::time::Duration;

use crate::backups::BackupFolder;
use crate::config::*;

fn check(file: &[(&str, &str)], environment: &[(&str, &str)]) -> Result<Config, String> {
    let values = file.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let environment = environment.iter().map(|(name, value)| (name.to_string(), value.to_string()));
    Config::check(values, Vec::new(), &environment.collect()).map_err(|error| error.to_string())
}

#[test]
fn an_empty_configuration_selects_the_sandbox() {
    let config = check(&[], &[]).unwrap();
    assert_eq!(config.target, DiscordTarget::Sandbox(([127, 0, 0, 1], 8420).into()));
    assert_eq!((config.challenge_days, config.thinking_slots), (3, 2));
    assert_eq!(config.decisive_seconds, 60);
}

#[test]
fn the_match_page_needs_a_public_url_outside_the_sandbox() {
    let page = |environment: &[(&str, &str)]| {
        let web = check(&[], environment).unwrap().web;
        web.map(|web| (web.address.to_string(), web.url.unwrap_or_default()))
    };
    let at = |address: &str, url: &str| Some((address.to_owned(), url.to_owned()));
    assert_eq!(page(&[]), at("127.0.0.1:8421", ""));
    assert_eq!(page(&[("CASTELLAN_SANDBOX_ADDRESS", "127.0.0.1:0")]), at("127.0.0.1:0", ""));
    assert_eq!(page(&[("CASTELLAN_SANDBOX_ADDRESS", "127.0.0.1:9000")]), at("127.0.0.1:9001", ""));
    let token = ("DISCORD_TOKEN", "abc");
    assert_eq!(page(&[token]), None);
    assert_eq!(page(&[token, ("CASTELLAN_WEB_ADDRESS", "127.0.0.1:1")]), None);
    let url = ("CASTELLAN_WEB_URL", "https://play.example.org/");
    assert_eq!(page(&[token, url]), at("127.0.0.1:8421", "https://play.example.org"));
    for bad in [
        "play.example.org",
        "http://play.example.org",
        "http://localhost.example.org",
        "http://127.0.0.1.example.org",
        "https://ada@play.example.org",
        "https://play.example.org/?a",
        "https://example.org/castellan",
        "https://a b",
    ] {
        assert!(check(&[], &[("CASTELLAN_WEB_URL", bad)]).unwrap_err().contains("`web_url`"));
    }
}

#[test]
fn trusted_proxies_are_addresses_or_networks() {
    let proxies = |text: &str| check(&[("trusted_proxies", text)], &[]);
    assert!(check(&[], &[]).unwrap().web.unwrap().proxies.is_empty());
    assert_eq!(proxies("172.18.0.0/16, fd00::1").unwrap().web.unwrap().proxies.len(), 2);
    for bad in ["proxy", "172.18.0.0/33", "172.18.0.0/", "172.18.0.0/-1", "fd00::/129"] {
        let mistake = proxies(&format!("172.18.0.0/16, {bad}")).unwrap_err();
        assert!(mistake.contains("`trusted_proxies` (CASTELLAN_TRUSTED_PROXIES)"), "{mistake}");
    }
}

#[test]
fn an_activity_needs_the_match_page_and_its_secret_is_never_printed() {
    let secret = ("CASTELLAN_ACTIVITY_CLIENT_SECRET", "s3cret");
    assert!(check(&[], &[]).unwrap().activity.is_none());
    let config = check(&[], &[secret]).unwrap();
    assert!(config.activity.is_some() && !format!("{config:?}").contains("s3cret"));
    let mistakes = check(&[], &[("DISCORD_TOKEN", "abc"), secret]).unwrap_err();
    assert!(mistakes.contains("`activity.client_secret`") && mistakes.contains("`web_url`"));
    assert!(!mistakes.contains("s3cret"), "{mistakes}");
    let blank = check(&[("activity.client_secret", "a b")], &[]).unwrap_err();
    assert!(blank.contains("`activity.client_secret`"), "{blank}");
    let key = |key: &str| check(&[("activity.public_key", key)], &[secret]);
    let known = key(&"aB".repeat(32)).unwrap().activity.unwrap().public_key;
    assert_eq!(known, Some([0xab; 32]));
    assert!(key("ab").unwrap_err().contains("`activity.public_key`"));
    assert!(check(&[("activity.public_key", &"ab".repeat(32))], &[]).is_err(), "no secret");
}

#[test]
fn environment_variables_override_the_file() {
    let config =
        check(&[("challenge_days", "5"), ("data", "a")], &[("CASTELLAN_CHALLENGE_DAYS", "7")])
            .unwrap();
    assert_eq!((config.challenge_days, config.store), (7, Location::Sled("a".into())));
}

#[test]
fn blank_settings_count_as_unset() {
    let config = check(&[("data", " "), ("log", "warn")], &[("CASTELLAN_LOG", "")]).unwrap();
    let folder = Location::Sled("castellan-data".into());
    assert_eq!((config.store, config.log.as_str()), (folder, "warn"));
}

#[test]
fn a_store_is_a_folder_or_a_database_and_its_password_is_not_printed() {
    let stored = |text: &str| check(&[("data", "a")], &[("CASTELLAN_STORE", text)]);
    assert_eq!(stored("sled:b").unwrap().store, Location::Sled("b".into()));
    let config = stored("postgres://ada:s3cret@127.0.0.1/castle").unwrap();
    let told = format!("{config:?}");
    assert!(told.contains("postgres://ada@127.0.0.1:5432/castle"), "{told}");
    assert!(!told.contains("s3cret"), "{told}");
    let mistakes = stored("postgres://ada:s3cret@127.0.0.1:x/castle").unwrap_err();
    assert!(mistakes.contains("`store` (CASTELLAN_STORE)"), "{mistakes}");
    assert!(!mistakes.contains("s3cret"), "{mistakes}");
}

#[test]
fn a_store_in_the_environment_overrides_its_other_form_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let password = folder.path().join("password");
    std::fs::write(&password, "s3cret").unwrap();
    let stored = |file: &[(&str, &str)], environment: &[(&str, &str)]| {
        check(file, environment).map(|config| config.store)
    };
    let database = [
        ("store", "postgres://ada@127.0.0.1/castle"),
        ("store_password_file", password.to_str().unwrap()),
    ];
    let copy = ("CASTELLAN_DATA", "copy");
    assert_eq!(stored(&database, &[copy]), Ok(Location::Sled("copy".into())));
    assert_eq!(stored(&[("store", "sled:a")], &[copy]), Ok(Location::Sled("copy".into())));
    let store = ("CASTELLAN_STORE", "sled:b");
    assert_eq!(stored(&[("data", "a")], &[store, copy]), Ok(Location::Sled("b".into())));
    assert!(stored(&database, &[("CASTELLAN_DATA", " ")]) == stored(&database, &[]));
    assert_eq!(stored(&database, &[store]), Ok(Location::Sled("b".into())));
    let own_password = ("CASTELLAN_STORE", "postgres://ada:own@127.0.0.1/castle");
    assert_eq!(stored(&database, &[own_password]), stored(&[], &[own_password]));
    let other = "postgres://ada@127.0.0.2/castle";
    let moved = stored(&[("store", other), database[1]], &[]);
    assert!(moved.is_ok() && moved == stored(&database, &[("CASTELLAN_STORE", other)]));
    let file = ("CASTELLAN_STORE_PASSWORD_FILE", password.to_str().unwrap());
    assert!(stored(&[], &[store, file]).is_err(), "the environment itself is checked");
    let both = [("store", "sled:a"), ("data", "copy")];
    assert_eq!(stored(&both, &[]), Ok(Location::Sled("a".into())));
}

#[test]
fn secrets_are_read_from_files_and_never_printed() {
    let folder = tempfile::tempdir().unwrap();
    let (file, empty) = (folder.path().join("secret"), folder.path().join("empty"));
    std::fs::write(&file, "s3cret\n").unwrap();
    std::fs::write(&empty, " \n").unwrap();
    let (path, empty) = (file.to_str().unwrap(), empty.to_str().unwrap());
    let set = |text| check(&[("token_file", text), ("web_url", "https://a.example")], &[]);
    let config = set(path).unwrap();
    assert_eq!(config.target, DiscordTarget::Discord(Token::new("s3cret".into())));
    let store = ("store", "postgres://ada@127.0.0.1/castle");
    let config = check(&[("store_password_file", path), store], &[]).unwrap();
    assert!(!config.has_other_secrets(&config));
    assert!(config.has_other_secrets(&set(path).unwrap()));
    let activity = check(&[("activity.client_secret_file", path)], &[]).unwrap();
    let read = ActivityConfig { client_secret: Token::new("s3cret".into()), public_key: None };
    assert_eq!(activity.activity, Some(read));
    assert!(!format!("{config:?} {activity:?}").contains("s3cret"));
    for (wrong, word) in [
        (set(empty), "`token_file` can't be read: it is empty"),
        (set("/nowhere/token"), "`token_file` can't be read"),
        (check(&[("token_file", path), ("token", "a")], &[]), "both set"),
        (check(&[("store_password_file", path)], &[]), "names none"),
        (check(&[("store_password_file", empty), store], &[]), "it is empty"),
        (
            check(&[("store_password_file", path), ("store", "postgres://a:b@127.0.0.1/c")], &[]),
            "name one of them",
        ),
    ] {
        let mistakes = wrong.unwrap_err();
        assert!(mistakes.contains(word) && !mistakes.contains("s3cret"), "{mistakes}");
    }
}

#[test]
fn a_secret_in_the_environment_overrides_its_other_form_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("secret");
    std::fs::write(&path, "in-file\n").unwrap();
    let path = path.to_str().unwrap();
    let target = |file: &[(&str, &str)], environment: &[(&str, &str)]| {
        let url = ("web_url", "https://a.example");
        check(&[file, &[url]].concat(), environment).map(|config| config.target)
    };
    let discord = |token: &str| Ok::<_, String>(DiscordTarget::Discord(Token::new(token.into())));
    let stored = ("token_file", path);
    assert_eq!(target(&[stored], &[("DISCORD_TOKEN", "own")]), discord("own"));
    assert_eq!(target(&[("token", "own")], &[("DISCORD_TOKEN_FILE", path)]), discord("in-file"));
    assert_eq!(target(&[stored], &[("DISCORD_TOKEN", " ")]), discord("in-file"));
    let both = [("DISCORD_TOKEN", "own"), ("DISCORD_TOKEN_FILE", path)];
    assert!(target(&[], &both).unwrap_err().contains("both set"));
    let own = ("CASTELLAN_ACTIVITY_CLIENT_SECRET", "own");
    let activity = check(&[("activity.client_secret_file", path)], &[own]).unwrap().activity;
    assert_eq!(activity.unwrap().client_secret, Token::new("own".into()));
}

#[test]
fn every_mistake_is_named_at_once() {
    let mistakes = check(
        &[("colour", "red")],
        &[
            ("CASTELLAN_CHALLENGE_DAYS", "0"),
            ("CASTELLAN_THINKERS", "none"),
            ("CASTELLAN_DECISIVE_SECONDS", "61"),
            ("CASTELLAN_SANDBOX_ADDRESS", "0.0.0.0:1"),
            ("CASTELLAN_LOG", "loud"),
            ("CASTELLAN_LOG_FORMAT", "xml"),
            ("CASTELLAN_OPERATION", "9090"),
            ("CASTELLAN_DATE", "store"),
            ("CASTELLAN_REQUIRE_ALL", "1"),
        ],
    )
    .unwrap_err();
    for word in [
        "colour",
        "`challenge_days` (CASTELLAN_CHALLENGE_DAYS)",
        "`thinkers` (CASTELLAN_THINKERS)",
        "`decisive_seconds` (CASTELLAN_DECISIVE_SECONDS)",
        "`sandbox_address` (CASTELLAN_SANDBOX_ADDRESS)",
        "`log` (CASTELLAN_LOG)",
        "`log_format` (CASTELLAN_LOG_FORMAT)",
        "`operation` (CASTELLAN_OPERATION)",
        "no variable CASTELLAN_DATE;",
    ] {
        assert!(mistakes.contains(word), "{mistakes}");
    }
    assert!(!mistakes.contains("REQUIRE_ALL"), "{mistakes}");
}

#[test]
fn service_links_of_kubernetes_are_not_settings() {
    let service = [
        ("CASTELLAN_SERVICE_HOST", "10.0.0.1"),
        ("CASTELLAN_SERVICE_PORT", "9090"),
        ("CASTELLAN_SERVICE_PORT_METRICS", "9090"),
        ("CASTELLAN_PORT", "tcp://10.0.0.1:9090"),
        ("CASTELLAN_PORT_9090_TCP", "tcp://10.0.0.1:9090"),
        ("CASTELLAN_PORT_9090_TCP_ADDR", "10.0.0.1"),
    ];
    let page =
        [("CASTELLAN_WEB_SERVICE_HOST", "10.0.0.2"), ("CASTELLAN_WEB_PORT", "tcp://10.0.0.2:8421")];
    assert!(check(&[], &service).is_ok() && check(&[], &page).is_ok());
    // Without a Service they are mistyped settings.
    assert!(check(&[], &service[3..4]).unwrap_err().contains("no variable CASTELLAN_PORT;"));
    let mistyped = ("CASTELLAN_DATE", "store");
    let mistakes = check(&[], &[&service[..], &[mistyped]].concat()).unwrap_err();
    assert_eq!(mistakes.matches("there is no variable").count(), 1, "{mistakes}");
}

#[test]
fn the_operation_address_is_unset_by_default() {
    let config = check(&[], &[]).unwrap();
    assert_eq!((config.operation, config.is_log_json), (None, false));
    let named = [("operation", "0.0.0.0:9090"), ("log_format", "json")];
    let config = check(&named, &[]).unwrap();
    let anywhere = SocketAddr::from(([0, 0, 0, 0], 9090));
    assert_eq!((config.operation, config.is_log_json), (Some(anywhere), true));
}

#[test]
fn backups_are_enabled_by_a_folder_setting() {
    assert_eq!(check(&[], &[]).unwrap().backup, None);
    let interval = Duration::from_secs(6 * 3_600);
    let set = [("backup.folder", "b"), ("backup.every_hours", "6"), ("backup.keep", "3")];
    let plan = BackupPlan { folder: BackupFolder::new("b".into(), 3), interval };
    assert_eq!(check(&set, &[]).unwrap().backup, Some(plan));
    let mistakes = check(&set, &[("CASTELLAN_BACKUP_KEEP", "0")]).unwrap_err();
    assert!(mistakes.contains("`backup.keep` (CASTELLAN_BACKUP_KEEP)"), "{mistakes}");
}

#[test]
fn settings_are_read_from_tables_of_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("castellan.toml");
    std::fs::write(&file, "log = \"warn\"\n[backup]\nfolder = \"b\"\nkeep = 2\nx = []\n").unwrap();
    let (values, mistakes) = read_file(&file).unwrap();
    assert_eq!(values["backup.folder"], "b");
    assert_eq!(values["backup.keep"], "2");
    assert_eq!(mistakes, ["`backup.x` must be a text or a whole number"]);
}

#[test]
fn a_toml_mistake_is_reported_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("castellan.toml");
    for (text, line) in [
        ("log", "line 1:"),
        ("log = \"info\"\nlog = \"warn\"\n", "line 2:"),
        ("log = \"info\"\ndata = \"here\n\n", "line 2:"),
    ] {
        std::fs::write(&file, text).unwrap();
        let mistake = read_file(&file).unwrap_err().to_string();
        assert!(mistake.contains(line), "{text:?}: {mistake}");
    }
}

#[test]
fn a_token_is_never_printed() {
    let config = check(&[], &[("DISCORD_TOKEN", "s3cret")]).unwrap();
    assert!(!format!("{config:?}").contains("s3cret"));
    let mistakes = check(&[], &[("DISCORD_TOKEN", "s3cret with blanks")]).unwrap_err();
    assert!(!mistakes.contains("s3cret"));
}

#[test]
fn a_sandbox_url_needs_a_token_and_a_loopback_address() {
    assert!(
        check(&[], &[("DISCORD_TOKEN", "t"), ("CASTELLAN_SANDBOX_URL", "https://example.org")])
            .is_err()
    );
    assert!(check(&[], &[("CASTELLAN_SANDBOX_URL", "http://127.0.0.1:1")]).is_err());
    assert!(
        check(&[], &[("DISCORD_TOKEN", "t"), ("CASTELLAN_SANDBOX_URL", "http://127.0.0.1:1")])
            .is_ok()
    );
}
