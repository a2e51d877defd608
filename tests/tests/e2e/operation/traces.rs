//! Traces: the spans of a move at a collector, and its id in the log.

use serde_json::Value;
use tests::{Harness, in_time};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::{KASTELL, PROGRAM};

/// The maximum number of queries to the store for a move with its board. On a quiet machine there are 9. A busy one
/// sometimes claims the job twice.
const MOST_QUESTIONS: usize = 14;

/// A received span.
#[derive(Clone, Debug)]
struct Span(Value);

impl Span {
    fn text(&self, field: &str) -> &str {
        self.0[field].as_str().unwrap_or_default()
    }

    fn attribute(&self, key: &str) -> Option<&str> {
        let attributes = self.0["attributes"].as_array()?;
        attributes.iter().find(|known| known["key"] == key)?["value"]["stringValue"].as_str()
    }

    fn is(&self, name: &str, key: &str, value: &str) -> bool {
        self.text("name") == name && self.attribute(key) == Some(value)
    }
}

/// A collector on this machine that stores the spans it gets.
struct Collector {
    address: String,
    received: watch::Receiver<Vec<Value>>,
}

impl Collector {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (bodies, received) = watch::channel(Vec::new());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let body = receive(stream).await;
                bodies.send_modify(|bodies| bodies.push(body));
            }
        });
        Self { address, received }
    }

    fn spans(&self) -> Vec<Span> {
        let bodies = self.received.borrow();
        let spans = bodies.iter().filter_map(|body| {
            body["resourceSpans"][0]["scopeSpans"][0]["spans"].as_array().cloned()
        });
        spans.flatten().map(Span).collect()
    }

    /// Waits until a span has arrived.
    async fn wait_for(&self, fits: impl Fn(&Span) -> bool) -> Span {
        let mut received = self.received.clone();
        let mut found = None;
        let come = received.wait_for(|_| {
            found = self.spans().into_iter().find(&fits);
            found.is_some()
        });
        in_time("a span", come).await.unwrap();
        found.unwrap()
    }
}

/// Reads the body of the request on a connection, answers it and closes the connection.
async fn receive(stream: TcpStream) -> Value {
    let (mut stream, mut line, mut length) = (BufReader::new(stream), String::new(), 0);
    while stream.read_line(&mut line).await.unwrap() > 2 {
        let header = line.to_lowercase();
        if let Some(told) = header.strip_prefix("content-length:") {
            length = told.trim().parse().unwrap();
        }
        assert!(!header.starts_with("post") || header.starts_with("post /v1/traces "), "{header}");
        line.clear();
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.unwrap();
    let answer = "HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}";
    stream.write_all(answer.as_bytes()).await.unwrap();
    serde_json::from_slice(&body).unwrap()
}

/// The messages of log lines that belong to a trace.
fn messages(log: &str, trace: &str) -> Vec<String> {
    let lines = log.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let lines = lines.filter(|line| line["span"]["trace_id"] == trace);
    lines.map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_one_trace_from_the_interaction_to_the_post() {
    let collector = Collector::start().await;
    let settings = [
        ("CASTELLAN_TRACES_ADDRESS", collector.address.as_str()),
        ("CASTELLAN_LOG_FORMAT", "json"),
    ];
    let mut harness = Harness::with_settings(PROGRAM, &settings).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    ada.plays("Tn@c1").await;
    ada.board_where(|seen| seen.content.contains("Tn@c1")).await;

    let begun = collector.wait_for(|span| span.is("interaction", "kind", "move")).await;
    let trace = begun.text("traceId");
    let of_move = |span: &Span| span.text("traceId") == trace;
    let job =
        collector.wait_for(|span| of_move(span) && span.is("job", "kind", "post board")).await;
    assert_eq!((begun.text("parentSpanId"), job.text("parentSpanId")), ("", begun.text("spanId")));
    let spans: Vec<_> = collector.spans().into_iter().filter(of_move).collect();
    let has = |name, key, value| spans.iter().any(|span| span.is(name, key, value));
    assert!(has("store", "operation", "commit"), "{spans:#?}");
    assert!(spans.iter().any(|span| span.text("name") == "service call"), "{spans:#?}");
    let callback = "POST /interactions/{interaction}/{token}/callback";
    let post = "POST /channels/{channel}/messages";
    assert!(
        [callback, post].iter().all(|route| has("discord request", "route", route)),
        "{spans:#?}"
    );
    assert!(has("discord request", "status", "2xx"), "{spans:#?}");
    let known = |id: &str| spans.iter().any(|span| span.text("spanId") == id);
    assert!(
        spans
            .iter()
            .all(|span| span.text("parentSpanId").is_empty() || known(span.text("parentSpanId")))
    );

    let questions: Vec<_> = spans.iter().filter(|span| span.text("name") == "store").collect();
    assert!(questions.len() <= MOST_QUESTIONS, "{}: {questions:#?}", questions.len());

    assert!(harness.stop(), "an orderly stop ends well");
    let logged = messages(&harness.logs(), trace);
    for message in ["an act is committed", "answered", "a job is done"] {
        assert!(logged.iter().any(|line| line == message), "{message} is not in {logged:?}");
    }
    let sent = collector.received.borrow().iter().map(Value::to_string).collect::<String>();
    for secret in [harness.sandbox.token().as_str(), "Tn@c1", "Ada", "Ben"] {
        assert!(!sent.contains(secret), "{secret} is in a span");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collector_that_is_away_harms_nothing() {
    let nowhere = crate::operation::metrics::free_address();
    let address = format!("http://{}", nowhere.as_str());
    let settings = [("CASTELLAN_TRACES_ADDRESS", address.as_str())];
    let mut harness = Harness::with_settings(PROGRAM, &settings).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    ada.plays("Tn@c1").await;
    harness.bot.says("the collector does not take the spans").await;
    assert!(harness.stop(), "an orderly stop ends well");
}
