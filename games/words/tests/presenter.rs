//! Sentences from messages, and message files that are wrong.

use rules::{Arg, Join, Message, MessageFile, MessageSpec, Seat, Words};
use words::{Plainly, Presenter, Voice, check};

rules::messages! {
    /// The messages of the tests.
    enum Say {
        Taken { name: &'static str, stones: u8 } = "test-taken",
        Side { side: &'static str } = "test-side",
        MessageId { list: Arg } = "test-named",
        Page = "test-page",
    }
}

const FILE: &str = "
test-taken = { $name } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.
test-side = { $side ->
    [white] White
   *[black] Black
} builds.
test-named = Here are { $list }.
test-page =
    First.

    {\"*\"}Second*, { test-side }
";

const WORDS: Words =
    Words { known: &[Say::KNOWN], files: const { &[MessageFile::plain("en", FILE)] } };

#[track_caller]
fn check_said(message: impl Into<Message>, expected: &str) {
    let presenter = Presenter::new("en", &[WORDS, rules::WORDS]).expect("the file is sound");
    assert_eq!(presenter.say(&message.into(), &Plainly), expected);
}

fn named(list: Arg) -> Message {
    Say::MessageId { list }.into()
}

#[test]
fn arguments_are_counted_selected_and_joined() {
    check_said(Say::Taken { name: "Ada", stones: 1 }, "Ada takes one stone.");
    check_said(Say::Taken { name: "Ada", stones: 12 }, "Ada takes 12 stones.");
    check_said(Say::Side { side: "white" }, "White builds.");
    check_said(Say::Side { side: "red" }, "Black builds.");
    check_said(named(Arg::list(Join::And, ["a"])), "Here are a.");
    check_said(named(Arg::list(Join::And, ["a", "b", "c"])), "Here are a, b and c.");
    check_said(named(Arg::list(Join::Or, ["a", "b"])), "Here are a or b.");
    check_said(named(Arg::list(Join::Dots, ["a", "b"])), "Here are a · b.");
    let inside = Arg::list(Join::Commas, [Say::Side { side: "white" }]);
    check_said(named(inside), "Here are White builds..");
    check_said("Tn@c3", "Tn@c3");
    check_said(rules::MoveError::Over.message(), "The match is over.");
}

#[test]
fn the_longest_fitting_variant_is_selected() {
    let presenter = Presenter::new("en", &[WORDS]).expect("the file is sound");
    let taken = |stones| Message::from(Say::Taken { name: "Ada", stones });
    let ways = || [vec![taken(12), taken(1)], vec![taken(12)], vec![taken(1)]];
    let said = |limit| presenter.fitting(ways(), limit, &Plainly);
    assert_eq!(said(100), "Ada takes 12 stones. Ada takes one stone.");
    assert_eq!(said(41), said(100));
    assert_eq!(said(40), "Ada takes 12 stones.");
    // If no text fits, the briefest is used.
    assert_eq!(said(1), "Ada takes one stone.");
    assert_eq!(format!("{presenter:?}"), r#"Presenter { languages: ["en"] }"#);
}

#[test]
fn a_voice_formats_seats_people_places_and_moments() {
    struct Loud;
    impl Voice for Loud {
        fn seat(&self, seat: Seat) -> String {
            format!("SEAT {seat}")
        }
        fn person(&self, number: u64) -> String {
            format!("<@{number}>")
        }
        fn place(&self, number: u64) -> String {
            format!("<#{number}>")
        }
        fn moment(&self, at: u64) -> String {
            format!("<t:{}>", at / 1000)
        }
    }
    let presenter = Presenter::new("en", &[WORDS]).expect("the file is sound");
    let all = [Arg::Seat(Seat(1)), Arg::Person(7), Arg::Place(8), Arg::Moment(9000)];
    let list = Arg::List(Join::Commas, all.into());
    assert_eq!(presenter.say(&named(list), &Loud), "Here are SEAT 1, <@7>, <#8>, <t:9>.");
}

#[test]
fn an_icon_is_shown_once_before_its_message() {
    struct Marking<'a>(&'a [&'static str]);
    impl Voice for Marking<'_> {
        fn seat(&self, seat: Seat) -> String {
            Plainly.seat(seat)
        }
        fn person(&self, number: u64) -> String {
            Plainly.person(number)
        }
        fn place(&self, number: u64) -> String {
            Plainly.place(number)
        }
        fn moment(&self, at: u64) -> String {
            Plainly.moment(at)
        }
        fn icon(&self, message: &Message) -> Option<String> {
            message.id().is_some_and(|id| self.0.contains(&id)).then(|| "◆".into())
        }
    }
    let presenter = Presenter::new("en", &[WORDS]).expect("the file is sound");
    let outer = named(Message::from(Say::Side { side: "white" }).into());
    let marked = |ids: &[&'static str]| presenter.say(&outer, &Marking(ids));
    assert_eq!(marked(&["test-side"]), "Here are ◆ White builds..");
    assert_eq!(marked(&["test-side", "test-named"]), "◆ Here are White builds..");
}

#[test]
fn a_known_player_is_named_instead_of_their_seat() {
    let presenter = Presenter::new("en", &[WORDS]).expect("the file is sound");
    let seat = Message::from(Say::Side { side: "white" }).naming_seat(Seat(0));
    let told = named(Arg::list(Join::And, [seat.clone(), seat]));
    let unknown = "Here are White builds. and White builds..";
    assert_eq!(presenter.say(&told, &Plainly), unknown);
    let known = told.with_players(&|seat| (seat == Seat(0)).then_some(Arg::Person(7)));
    assert_eq!(presenter.say(&known, &Plainly), "Here are 7 and 7.");
}

#[test]
fn a_missing_translation_falls_back_to_english() {
    const GERMAN: &str = "test-taken = { $name } nimmt { $stones }.";
    let words = Words {
        known: &[Say::KNOWN],
        files: const { &[MessageFile::plain("en", FILE), MessageFile::plain("de", GERMAN)] },
    };
    let presenter = Presenter::new("de", &[words]).expect("the files are sound");
    let say = |said: Say| presenter.say(&said.into(), &Plainly);
    assert_eq!(say(Say::Taken { name: "Ada", stones: 2 }), "Ada nimmt 2.");
    assert_eq!(say(Say::Side { side: "white" }), "White builds.");
    let faults = check(&words, &[]);
    assert_eq!(faults.len(), 3, "missing messages are reported: {faults:?}");
}

#[test]
fn a_noun_is_inserted_in_the_case_of_the_sentence() {
    const GERMAN: &str = "
test-taken = { $name } nimmt { $stones }.
test-side = { $side ->
    [white] der weiße Turm
   *[black] der schwarze Turm
} .acc = { $side ->
    [white] den weißen Turm
   *[black] den schwarzen Turm
}
test-named = Ada baut { $list-acc }: { $list-count ->
    [one] einen
   *[other] { $list-count }
}.
test-page = x
";
    let german: &'static str = Box::leak(GERMAN.replace("} .acc", "}\n    .acc").into());
    let files: &'static [MessageFile] =
        Box::leak(Box::new([MessageFile::plain("en", FILE), MessageFile::plain("de", german)]));
    let words = Words { known: &[Say::KNOWN], files };
    let presenter = Presenter::new("de", &[words]).expect("the files are sound");
    let said = |list: Arg| presenter.say(&named(list), &Plainly);
    let (white, black) = (Say::Side { side: "white" }, Say::Side { side: "black" });
    assert_eq!(said(Message::from(white).into()), "Ada baut den weißen Turm: einen.");
    let white = Message::from(Say::Side { side: "white" });
    let both = Arg::list(Join::Commas, [white, black.into()]);
    assert_eq!(said(both), "Ada baut den weißen Turm, den schwarzen Turm: 2.");
    // Notation has no cases.
    assert_eq!(said(Arg::plain("Tn@c3")), "Ada baut Tn@c3: einen.");
    assert_eq!(check(&words, &[]), Vec::<String>::new());
}

#[test]
fn the_reader_in_a_list_is_addressed_in_their_language() {
    let presenter = Presenter::new("sv", &[WORDS]).expect("the file is sound");
    let list = Arg::list(Join::And, ["Ben", rules::READER]);
    assert_eq!(presenter.say(&named(list), &Plainly), "Here are Ben och du.");
    assert_eq!(presenter.date(9, 21, "14:13"), "21 september kl. 14:13 UTC");
}

#[test]
fn extra_and_missing_parts_of_a_translation_are_reported() {
    const SWEDISH: &str = "
test-taken = { $name } tar { $stenar }.
test-side = { $side }
test-named = Här är { $list }
    .name = x
test-page = Sida
test-extra = Mer
";
    const ENGLISH: &str = "
test-taken = { $name } takes { $stones }.
test-side = { $side ->
    [you] You build.
   *[other] { $side } builds.
}
test-named = Here are { $list }
    .name = x
    .short = y
test-page = Page
";
    let words = Words {
        known: &[Say::KNOWN],
        files: const { &[MessageFile::plain("en", ENGLISH), MessageFile::plain("sv", SWEDISH)] },
    };
    let faults = check(&words, &[]).join("\n");
    for fault in [
        "`test-taken` is not given `$stenar`",
        "`test-side` has no variant for the reader as `$side`",
        "`test-named` has no attribute `.short`",
        "`test-extra` is never said",
    ] {
        assert!(faults.contains(fault), "{fault}: {faults}");
    }
    assert_eq!(faults.lines().count(), 4, "{faults}");
}

#[test]
fn faulty_message_files_are_reported() {
    let faults = |text: &'static str, named: &[&'static str]| {
        let files: &'static [MessageFile] = Box::leak(Box::new([MessageFile::plain("en", text)]));
        check(&Words { known: &[Say::KNOWN], files }, named).join("\n")
    };
    assert_eq!(faults(FILE, &[]), "");
    assert_eq!(faults(FILE, &["test-more"]), "en: `test-more` is missing");
    assert_eq!(faults(FILE, &["test-page"]), "`test-page` is named twice");
    let twice: &str = Box::leak(format!("{FILE}test-page = Again.\n").into());
    assert_eq!(faults(twice, &[]), "`test-page` stands in the file twice");
    let idle: &str = Box::leak(format!("{FILE}test-idle = Never.\n").into());
    assert_eq!(faults(idle, &[]), "en: `test-idle` is never said");
    let strange: &str = Box::leak(FILE.replace("{ $name } takes", "{ $who } takes").into());
    let said = faults(strange, &[]);
    assert!(said.contains("`test-taken` is not given `$who`"), "{said}");
    assert!(said.contains("`test-taken` never puts in `$name`"), "{said}");
    assert!(
        Presenter::new(
            "en",
            &[Words { known: &[], files: const { &[MessageFile::plain("en", "a = {")] } }]
        )
        .is_err()
    );
    let doubled = Words {
        known: &[],
        files: const { &[MessageFile::plain("en", "a = b"), MessageFile::plain("en", "a = c")] },
    };
    assert!(Presenter::new("en", &[doubled]).is_err());
}

#[test]
fn the_rules_and_the_presenter_have_all_their_messages() {
    assert_eq!(check(&rules::WORDS, &[]), Vec::<String>::new());
    assert_eq!(check(&words::WORDS, &[]), Vec::<String>::new());
}

#[test]
fn nested_placeables_count_as_used() {
    const INSIDE: &str = "test-taken = { { $name } } takes { NUMBER($stones) }.";
    const TAKEN: &[MessageSpec] = &[MessageSpec { id: "test-taken", args: &["name", "stones"] }];
    let words = Words { known: &[TAKEN], files: const { &[MessageFile::plain("en", INSIDE)] } };
    assert_eq!(check(&words, &[]), Vec::<String>::new());
}

#[test]
fn all_faults_of_a_message_file_are_reported() {
    let words =
        Words { known: &[Say::KNOWN], files: const { &[MessageFile::plain("en", "a b\nc = {")] } };
    let faulty = Presenter::new("en", &[words]).expect_err("nothing in it is a message");
    assert_eq!(faulty.to_string(), faulty.0.join("; "));
    assert!(faulty.0.iter().all(|fault| fault.starts_with("en: ")), "{faulty}");
}
