//! Tests of fair deals. The bot commits before the players give words, the seed follows from both, and a proof shows
//! it.

use matches::{
    Challenge, ChallengeLimits, ClaimVerdict, Commitment, DealClaim, ErasedWord, FileWord, Key,
    MatchId, Matches, NoProof, PlayerId, RecordFile, Refused, Request, Seating, Seeds, Terms,
    Timestamp,
};
use rules::{OptionValues, Record, Seat, Seed};

use crate::clubs::{ORGANIZER, swiss};
use crate::games::CATALOG;
use crate::harness::{Harness, SERVER, challenge, nim, on_every_store, stakes};

/// Seeds made of one byte, for committed deals.
struct Committed(u8);

impl Seeds for Committed {
    fn draw(&self) -> Option<Seed> {
        Some(Seed::from_bytes([self.0; 32]))
    }
}

fn commit(harness: &mut Harness, byte: u8) {
    let matches = Matches::new(harness.store.clone(), CATALOG, ChallengeLimits::default());
    harness.matches = matches.with_seeds(Committed(byte));
}

fn commitment(harness: &Harness, id: MatchId) -> Option<Commitment> {
    harness.matches.fair_play(&harness.matches.view(id).unwrap()).unwrap().commitment
}

/// The verdicts on the claims in the file of a match.
fn verdicts(file: &RecordFile) -> Vec<ClaimVerdict> {
    file.check().unwrap().into_iter().map(|(_, verdict)| verdict).collect()
}

const PROVEN: [ClaimVerdict; 4] = [ClaimVerdict::Holds; 4];

#[test]
fn the_commitment_is_made_before_the_words_and_proven_at_the_end() {
    on_every_store(|harness| {
        commit(harness, 9);
        let id = harness.challenge(&nim(1, &[2])).unwrap().id;
        let shown = commitment(harness, id).unwrap();
        harness.matches.give_word(id, harness.by(1), "  tiger ").unwrap();
        let sits_down = harness.by(2);
        harness.matches.join(id, sits_down).unwrap();
        assert_eq!(commitment(harness, id), Some(shown));
        let fair = harness.matches.fair_play(&harness.matches.view(id).unwrap()).unwrap();
        let words: Vec<_> = fair.words.iter().map(|word| word.word.clone().unwrap()).collect();
        assert_eq!(words, ["tiger".to_owned(), sits_down.key.0.to_string()]);
        let running = fair.proof.unwrap();
        assert_eq!((running.secret, running.message, running.seed), (None, None, None));
        harness.matches.resign(id, harness.by(1)).unwrap();
        let file = harness.matches.record_file(id).unwrap();
        assert_eq!(file.fairness.as_ref().unwrap().commitment, shown.to_string());
        assert_eq!(verdicts(&file), PROVEN);
    });
}

#[test]
fn the_deal_is_proven_for_every_number_of_seats() {
    on_every_store(|harness| {
        commit(harness, 3);
        for count in 2..=4_u64 {
            let others: Vec<u64> = (2..=count).collect();
            let id = harness.challenge(&stakes(1, &others)).unwrap().id;
            for player in others {
                harness.matches.join(id, harness.by(player)).unwrap();
            }
            for player in 1..count {
                harness.matches.resign(id, harness.by(player)).unwrap();
            }
            let file = harness.matches.record_file(id).unwrap();
            assert_eq!(verdicts(&file), PROVEN, "{count}");
            let head = harness.head(id);
            let seats = &file.fairness.as_ref().unwrap().seats;
            let drawn = seats.iter().map(|seat| head.players[seat.index()].0);
            assert!(drawn.eq(1..=count), "words are in the order of sitting down");
        }
    });
}

#[test]
fn a_computer_has_a_word_and_the_challenger_may_bring_one() {
    on_every_store(|harness| {
        commit(harness, 3);
        let computer = PlayerId::computer(rules::Level::ALL[0], 0);
        let word = Some("rook".to_owned());
        let against = Challenge { opponents: vec![computer], word, ..nim(1, &[]) };
        let id = harness.challenge(&against).unwrap().id;
        harness.matches.resign(id, harness.by(1)).unwrap();
        let file = harness.matches.record_file(id).unwrap();
        let words = ["rook", "computer"].map(|word| FileWord::Plain(word.into()));
        assert_eq!(file.fairness.as_ref().unwrap().words, words);
        assert_eq!(verdicts(&file), PROVEN);
    });
}

#[test]
fn any_change_to_a_proof_is_detected() {
    let mut harness = Harness::over(std::sync::Arc::new(store::MemoryStore::new()));
    commit(&mut harness, 9);
    let id = harness.challenge(&nim(1, &[2])).unwrap().id;
    harness.matches.join(id, harness.by(2)).unwrap();
    harness.matches.resign(id, harness.by(1)).unwrap();
    let file = harness.matches.record_file(id).unwrap();
    let json = serde_json::to_string(&file).unwrap();
    assert_eq!(serde_json::from_str::<RecordFile>(&json).unwrap(), file);
    let forged = |forge: &dyn Fn(&mut RecordFile)| {
        let mut file = file.clone();
        forge(&mut file);
        assert_ne!(verdicts(&file), PROVEN, "{file:?}");
    };
    forged(&|file| file.number = Some(id.0 + 1));
    forged(&|file| file.game = "stakes".into());
    forged(&|file| file.setup.options = OptionValues::from([("stones".into(), "8".into())]));
    forged(&|file| file.setup.seats = 3);
    forged(&|file| file.setup.seed = Seed::from_bytes([1; 32]));
    for digit in 0..64 {
        let flip = |hex: &str| {
            let mut digits: Vec<u8> = hex.bytes().collect();
            digits[digit] = if digits[digit] == b'0' { b'1' } else { b'0' };
            String::from_utf8(digits).unwrap()
        };
        forged(&|file| {
            let fairness = file.fairness.as_mut().unwrap();
            let secret = serde_json::json!(flip(&fairness.secret.unwrap().to_hex()));
            fairness.secret = serde_json::from_value(secret).unwrap();
        });
        forged(&|file| {
            let fairness = file.fairness.as_mut().unwrap();
            fairness.seed = Seed::from_hex(&flip(&fairness.seed.unwrap().to_hex()));
        });
    }
    for place in 0..2 {
        forged(&|file| {
            file.fairness.as_mut().unwrap().words[place] = FileWord::Plain("other".into());
        });
    }
    forged(&|file| file.fairness.as_mut().unwrap().seats.reverse());
    forged(&|file| file.fairness.as_mut().unwrap().message = None);
}

#[test]
fn a_pair_is_proven_after_both_matches_are_over() {
    on_every_store(|harness| {
        commit(harness, 5);
        let first = harness.challenge(&Challenge { pair: true, ..challenge("nim", 1, &[2]) });
        let first = first.unwrap().id;
        harness.matches.join(first, harness.by(2)).unwrap();
        let second = harness.head(first).twin.unwrap();
        assert_eq!(commitment(harness, first), commitment(harness, second));
        harness.matches.resign(first, harness.by(1)).unwrap();
        // Both matches have the same seed, so the file of one would reveal it to the other.
        let early = harness.matches.record_file(first);
        assert!(matches!(early, Err(Refused::StillRunning(other)) if other == second));
        let over = harness.matches.view(first).unwrap();
        let proof = harness.matches.fair_play(&over).unwrap().proof.unwrap();
        assert_eq!((proof.secret, proof.message, proof.seed), (None, None, None));
        harness.matches.resign(second, harness.by(1)).unwrap();
        for id in [first, second] {
            let file = harness.matches.record_file(id).unwrap();
            assert_eq!(file.number, Some(first.0));
            assert_eq!(verdicts(&file), PROVEN);
        }
    });
}

#[test]
fn an_erased_word_is_replaced_by_its_hash() {
    on_every_store(|harness| {
        commit(harness, 9);
        let id = harness.challenge(&nim(1, &[2])).unwrap().id;
        harness.matches.give_word(id, harness.by(1), "tiger").unwrap();
        harness.matches.join(id, harness.by(2)).unwrap();
        harness.matches.resign(id, harness.by(2)).unwrap();
        harness.matches.erase(PlayerId(1), harness.now()).unwrap();
        let file = harness.matches.record_file(id).unwrap();
        let text = serde_json::to_string(&file).unwrap();
        assert!(!text.contains("tiger"));
        let [FileWord::Erased(ErasedWord { salt, sha256 }), FileWord::Plain(_)] =
            &file.fairness.as_ref().unwrap().words[..]
        else {
            panic!("{text}")
        };
        assert_eq!((salt.len(), sha256.len()), (32, 64));
        let (holds, erased) = (ClaimVerdict::Holds, ClaimVerdict::Erased);
        assert_eq!(verdicts(&file), [holds, erased, erased, holds]);
    });
}

#[test]
fn a_match_without_a_commitment_reports_that_it_has_none() {
    on_every_store(|harness| {
        let id = harness.nim();
        harness.matches.resign(id, harness.by(1)).unwrap();
        assert_eq!(commitment(harness, id), None);
        let file = harness.matches.record_file(id).unwrap();
        assert_eq!(file.check(), Err(NoProof::NoCommitment));
        assert_eq!(Record::from(file), harness.matches.record(id).unwrap());
    });
}

#[test]
fn a_word_is_accepted_only_from_seated_players_of_an_open_lobby() {
    on_every_store(|harness| {
        commit(harness, 9);
        let id = harness.challenge(&nim(1, &[2])).unwrap().id;
        let refused = |harness: &Harness, player, word| {
            harness.matches.give_word(id, harness.by(player), word).unwrap_err()
        };
        assert_eq!(refused(harness, 2, "tiger"), Refused::NotJoined(id));
        assert_eq!(refused(harness, 1, "two\nlines"), Refused::BadWord);
        let bad = Challenge { word: Some(" ".into()), ..nim(1, &[2]) };
        assert_eq!(harness.challenge(&bad).unwrap_err(), Refused::BadWord);
        harness.matches.join(id, harness.by(2)).unwrap();
        assert_eq!(refused(harness, 1, "tiger"), Refused::Started(id));
    });
}

#[test]
fn a_player_leaving_the_lobby_takes_their_word_along() {
    on_every_store(|harness| {
        commit(harness, 9);
        let table = Challenge { seats: Some(3), ..stakes(1, &[]) };
        let id = harness.challenge(&table).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        harness.matches.give_word(id, harness.by(2), "gone").unwrap();
        harness.matches.leave_lobby(id, harness.by(2)).unwrap();
        harness.matches.join(id, harness.by(3)).unwrap();
        harness.matches.start(id, harness.by(1)).unwrap();
        let fair = harness.matches.fair_play(&harness.matches.view(id).unwrap()).unwrap();
        let players: Vec<u64> = fair.words.iter().map(|word| word.player.0).collect();
        assert_eq!(players, [1, 3]);
    });
}

#[test]
fn matches_called_off_by_two_players_are_counted_for_a_week() {
    on_every_store(|harness| {
        commit(harness, 9);
        let count = |harness: &Harness| {
            harness.matches.called_off_between([PlayerId(1), PlayerId(2)], harness.now()).unwrap()
        };
        harness.later(8 * 24 * 60 * 60 * 1_000);
        for _ in 0..2 {
            let id = harness.challenge(&nim(1, &[2])).unwrap().id;
            harness.matches.withdraw(id, harness.by(1)).unwrap();
        }
        let id = harness.between(1, 2);
        harness.matches.abort(id, harness.by(2)).unwrap();
        let other = harness.challenge(&nim(1, &[3])).unwrap().id;
        harness.matches.withdraw(other, harness.by(1)).unwrap();
        harness.between(1, 2);
        assert_eq!(count(harness), 3);
        harness.later(8 * 24 * 60 * 60 * 1_000);
        assert_eq!(count(harness), 0);
    });
}

#[test]
fn only_deals_that_two_players_threw_away_are_counted() {
    on_every_store(|harness| {
        commit(harness, 9);
        let count = |harness: &Harness, players: [u64; 2]| {
            harness.matches.called_off_between(players.map(PlayerId), harness.now()).unwrap()
        };
        let event = harness.begun_event(&swiss(1), 2);
        harness.matches.end_event(event, harness.by(ORGANIZER)).unwrap();
        harness.look_after(event);
        assert_eq!(count(harness, [101, 102]), 0, "the organizer called the match off");
        let first = harness.challenge(&Challenge { pair: true, ..nim(1, &[2]) }).unwrap().id;
        harness.matches.join(first, harness.by(2)).unwrap();
        let second = harness.head(first).twin.unwrap();
        for id in [first, second] {
            harness.matches.abort(id, harness.by(2)).unwrap();
        }
        assert_eq!(count(harness, [1, 2]), 1, "both matches of a pair have one deal");
        let closed = harness.between(1, 2);
        harness.matches.close_match(closed, SERVER, "by mistake", harness.by(9)).unwrap();
        assert_eq!(count(harness, [1, 2]), 1, "a moderator ended the match");
    });
}

#[test]
fn the_seed_depends_only_on_secret_terms_and_words() {
    let mut harness = Harness::over(std::sync::Arc::new(store::MemoryStore::new()));
    commit(&mut harness, 9);
    let (now, key) = (Timestamp(7_000), Key(1_234));
    let id = harness.matches.challenge(&nim(1, &[2]), key, now).unwrap().id;
    let request = Request { player: PlayerId(2), key: Key(5_678), now };
    harness.matches.join(id, request).unwrap();
    harness.matches.resign(id, harness.by(1)).unwrap();
    let file = harness.matches.record_file(id).unwrap();
    let options = &file.setup.options;
    let terms = Terms { number: id, game: "nim", options, words: &["1234", "5678"] };
    let fairness = file.fairness.as_ref().unwrap();
    assert_eq!(fairness.message, Some(terms.message()));
    assert_eq!(fairness.secret.unwrap().seed(&terms.message()), file.setup.seed);
    assert_eq!(fairness.seats, [Seat(0), Seat(1)]);
    let claims = file.check().unwrap().into_iter().map(|(claim, _)| claim);
    let all = [DealClaim::Commitment, DealClaim::Message, DealClaim::Seed, DealClaim::Seats];
    assert!(claims.eq(all));
}

/// All that is public about a match after one move of each player, except the commitment.
fn seen_with_secret(byte: u8) -> String {
    let mut harness = Harness::over(std::sync::Arc::new(store::MemoryStore::new()));
    commit(&mut harness, byte);
    let first = Challenge { seating: Seating::Chosen(Seat(0)), ..nim(1, &[2]) };
    let id = harness.challenge(&first).unwrap().id;
    harness.matches.join(id, harness.by(2)).unwrap();
    for player in [1, 2] {
        harness.play(id, player, "1").unwrap();
    }
    let view = harness.matches.view(id).unwrap();
    let viewers = [None, Some(PlayerId(1)), Some(PlayerId(2)), Some(PlayerId(3))];
    let states = viewers.map(|viewer| view.sight(viewer).unwrap().state());
    let deal = harness.matches.fair_play(&view).unwrap();
    let words: Vec<_> = deal.words.iter().map(|word| word.word.clone()).collect();
    let mut proof = serde_json::to_value(deal.proof).unwrap();
    proof["commitment"].take();
    format!(
        "{states:?} {words:?} {proof} {:?} {:?}",
        view.head(),
        harness.matches.export_data(PlayerId(1), Timestamp(1))
    )
}

#[test]
fn the_views_of_a_running_match_do_not_depend_on_its_secret() {
    let seen = seen_with_secret(0);
    assert!((1..=60).all(|byte| seen_with_secret(byte) == seen));
}
