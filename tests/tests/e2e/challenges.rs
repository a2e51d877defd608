//! Challenges: made, taken, turned down, taken back.

use tests::Evening;

use crate::{KASTELL, PROGRAM};

#[tokio::test(flavor = "multi_thread")]
async fn anyone_may_take_an_open_challenge_but_its_maker() {
    let evening = Evening::start(PROGRAM).await;
    let asked = evening.at("Ada").slash("/challenge kastell").unwrap();
    asked.message().await.unwrap();
    let ada = evening.at("Ada");
    let challenge =
        ada.wait_for("the message", |seen| seen.button("Accept").is_some()).await.unwrap();
    let own = ada.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    assert!(own.ephemeral, "{}", own.content);
    let cleo = evening.at("Cleo");
    let told = cleo.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    assert!(told.content.contains("begins"), "{}", told.content);
    let late = evening.at("Dora").press(challenge.id, "Accept");
    if let Ok(asked) = late {
        assert!(asked.message().await.unwrap().content.contains("started"));
    }
    evening.seat("Dora").await.board().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_declined_by_whom_it_names_and_by_nobody_else() {
    let evening = Evening::start(PROGRAM).await;
    evening.at("Ada").slash(KASTELL).unwrap().message().await.unwrap();
    let cleo = evening.at("Cleo");
    let challenge =
        cleo.wait_for("the message", |seen| seen.button("Decline").is_some()).await.unwrap();
    assert_eq!(challenge.pings, ["Ben"]);
    for button in ["Decline", "Accept", "Withdraw"] {
        let told = cleo.press(challenge.id, button).unwrap().message().await.unwrap();
        assert!(told.ephemeral, "{button}: {}", told.content);
    }
    let ben = evening.at("Ben");
    ben.press(challenge.id, "Decline").unwrap().message().await.unwrap();
    let after = ben
        .wait_for("the message", |seen| seen.content.contains("declined") && !seen.ephemeral)
        .await
        .unwrap();
    assert!(after.buttons.is_empty(), "{:?}", after.buttons);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_can_be_taken_back() {
    let evening = Evening::start(PROGRAM).await;
    let ada = evening.at("Ada");
    let told = ada.slash(KASTELL).unwrap().message().await.unwrap();
    ada.press(told.id, "Withdraw").unwrap().message().await.unwrap();
    let after = ada
        .wait_for("the message", |seen| seen.content.contains("withdrawn") && !seen.ephemeral)
        .await
        .unwrap();
    assert!(after.buttons.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_not_be_challenged_is_said_privately() {
    let evening = Evening::start(PROGRAM).await;
    let ada = evening.at("Ada");
    for (line, word) in [
        ("/challenge kastell opponent:@Ada", "against yourself"),
        ("/challenge kastell opponent:@Castellan", "Bots don't play"),
        ("/challenge kastell opponent:@Ben contact:sideways", "contact"),
        ("/challenge kastell opponent:@Ben trees:a1,a1,a1", "trees"),
        ("/challenge kastell opponent:@Ben seat:4", "seat"),
    ] {
        let told = ada.slash(line).unwrap().message().await.unwrap();
        assert!(
            told.ephemeral && told.content.to_lowercase().contains(&word.to_lowercase()),
            "{line}: {}",
            told.content
        );
    }
    assert!(ada.messages().iter().all(|seen| seen.ephemeral), "nothing was posted");
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_challenged_from_his_context_menu() {
    let evening = Evening::start(PROGRAM).await;
    let ada = evening.at("Ada");
    let asked = ada.user_command("Challenge to a castle game", &evening.member("Ben")).unwrap();
    let menu = asked.message().await.unwrap();
    let id = menu.menus[0].custom_id.clone();
    let told = ada.choose(menu.id, &id, &["kastell"]).unwrap().message().await.unwrap();
    assert!(told.content.contains("is out"), "{}", told.content);
    let ben = evening.at("Ben");
    assert!(
        ben.wait_for("the message", |seen| seen.pings_me && seen.button("Accept").is_some())
            .await
            .is_ok()
    );
}
