//! Hints from every chair: whoever floods the house keeps nobody else from theirs, and among people all agree to them first.

use sandbox::Seen;
use tests::{Evening, Seat};

use crate::PROGRAM;
use crate::computers::hint_where;

/// Somebody in the thread of a match against the weakest computer, which they begin.
async fn alone(evening: &Evening, name: &str) -> Seat {
    let line = "/challenge kastell computer:1 seat:1 trees:c3,d6,g4";
    evening.at(name).slash(line).unwrap().message().await.unwrap();
    evening.seat_at(name, &format!(": {name} – ")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_many_hints_keeps_nobody_else_from_theirs() {
    let evening = Evening::told(PROGRAM, &[("CASTELLAN_THINKERS", "1")]).await;
    let (ada, ben) = (alone(&evening, "Ada").await, alone(&evening, "Ben").await);
    ada.board().await;
    ben.board().await;
    let flood: Vec<_> = (0..20).map(|_| ada.thread.slash("/hint").unwrap()).collect();
    // By now the line is as long as it gets.
    let is_answer = |seen: &Seen| {
        ["many matches", "already thinking"].iter().any(|words| seen.content.contains(words))
    };
    ada.thread.wait_for("an answer", is_answer).await.unwrap();
    let told = ben.thread.slash("/hint").unwrap().message().await.unwrap();
    assert!(!told.content.contains("many matches"), "{}", told.content);
    hint_where(&ben, |seen| seen.content.contains("first hint")).await;
    hint_where(&ada, |seen| seen.content.contains("first hint")).await;
    for asked in flood {
        let told = asked.message().await.unwrap();
        assert!(told.ephemeral && !told.content.contains("many matches"), "{}", told.content);
    }
}
