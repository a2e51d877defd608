//! A real browser on the sandbox's page, through WebDriver.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::elements::Element;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::missing_tool::report_missing_tool;
use crate::wait::{PATIENCE, ask_until, try_until};

/// The time limit of a script in the browser. It is longer than any wait, so that a missing element is reported first.
const SCRIPT_RUNS: Duration = PATIENCE.saturating_add(Duration::from_secs(15));

/// The smallest width and height of a desktop window, in pixels.
const SMALLEST: u32 = 500;

/// The size of a window, in pixels.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
}

/// A running ChromeDriver. Dropping the value ends it and its browsers.
#[derive(Debug)]
pub struct Browsers {
    driver: Child,
    port: String,
    profiles: TempDir,
    /// A browser without a user interface, which needs half the processor time of Chromium.
    shell: Option<PathBuf>,
}

/// One person's window on the page.
#[derive(Debug)]
pub struct Window {
    pub(crate) client: Client,
}

impl Browsers {
    /// Starts ChromeDriver. If it or Chromium is missing, prints a notice and returns `None`.
    pub fn start() -> Option<Self> {
        let missing = ["chromium", "chromedriver"].into_iter().find(|name| !is_there(name));
        if let Some(missing) = missing {
            report_missing_tool(&format!(
                "{missing} is missing, so the page was not tried in a browser"
            ));
            return None;
        }
        Some(try_until("ChromeDriver's port", Self::start_driver))
    }

    /// Starts ChromeDriver. `None` if ChromeDriver ends at once: it takes a free port of IPv4, and another program may
    /// have the same port of IPv6.
    fn start_driver() -> Option<Self> {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let said = BufReader::new(driver.stdout.take().expect("its output is piped"));
        let mut lines = said.lines().map_while(Result::ok);
        let started =
            lines.find_map(|line| Some(line.split_once("successfully on port ")?.1.to_owned()));
        let Some(port) = started else {
            driver.wait().expect("chromedriver ends");
            return None;
        };
        // Its output must be read, or it would block.
        std::thread::spawn(move || lines.for_each(drop));
        let port = port.trim_end_matches('.').to_owned();
        let profiles = TempDir::new().expect("there is room for profiles");
        // ChromeDriver refuses browsers of other versions.
        let is_fit = |shell: &PathBuf| version(shell) == version("chromedriver");
        let shell = find_program("chromium-headless-shell").filter(is_fit);
        Some(Self { driver, port, profiles, shell })
    }

    /// Opens a new window on an address, with this size.
    pub async fn open(&self, address: &str, size: Size) -> Window {
        let profile =
            tempfile::tempdir_in(&self.profiles).expect("there is room for a profile").keep();
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            // The page can reach nothing outside this machine.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
            &format!("--user-data-dir={}", profile.display()),
            &format!("--window-size={},{}", size.width, size.height),
        ];
        let mut wanted = Capabilities::new();
        wanted.insert("browserName".into(), json!("chrome"));
        wanted.insert("timeouts".into(), json!({"script": SCRIPT_RUNS.as_millis()}));
        let mut options = json!({"args": arguments});
        if let Some(shell) = &self.shell {
            options["binary"] = json!(shell);
            wanted.insert("browserName".into(), json!("chrome-headless-shell"));
        }
        // A desktop window can't be as narrow or low as a phone's, so the browser emulates one.
        if size.width.min(size.height) < SMALLEST {
            let metrics = json!({"width": size.width, "height": size.height, "pixelRatio": 1.0, "touch": true});
            options["mobileEmulation"] = json!({"deviceMetrics": metrics});
        }
        wanted.insert("goog:chromeOptions".into(), options);
        let driver = format!("http://127.0.0.1:{}", self.port);
        let client =
            ClientBuilder::new(HttpConnector::new()).capabilities(wanted).connect(&driver).await;
        let client = client.expect("the browser starts");
        client.goto(address).await.expect("the page opens");
        Window { client }
    }
}

impl Drop for Browsers {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

impl Window {
    /// Goes to another address.
    pub async fn go(&self, address: &str) {
        self.client.goto(address).await.expect("the page opens");
    }

    /// Waits for an element with this CSS selector.
    pub async fn find(&self, selector: &str) -> Element {
        let found = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(selector)).await;
        match found {
            Ok(element) => element,
            Err(error) => panic!("{selector}: {error}; the page shows:\n{}", self.text().await),
        }
    }

    /// Waits for an element, and clicks on it. One script finds and clicks it, since the page may be drawn again at any
    /// moment.
    pub async fn click(&self, selector: &str) {
        let script = "const found = document.querySelector(arguments[0]);
            if (!found) return false;
            found.scrollIntoView({block: 'center'});
            found.click();
            return true;";
        ask_until(selector, async || {
            self.find(selector).await;
            let clicked = self.client.execute(script, vec![selector.into()]).await;
            (clicked.expect("it can be clicked") == true).then_some(())
        })
        .await;
    }

    /// Chooses the first option of a menu.
    pub async fn choose_first(&self, selector: &str) {
        ask_until(selector, async || match self.find(selector).await.select_by_index(1).await {
            Err(error) if error.is_stale_element_reference() => None,
            chosen => {
                chosen.expect("the menu has a choice");
                Some(())
            }
        })
        .await;
    }

    /// Waits for an element, and returns one of its attributes. `None` if it lacks the attribute.
    pub async fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        ask_until(selector, async || match self.find(selector).await.attr(name).await {
            Err(error) if error.is_stale_element_reference() => None,
            read => Some(read.expect("it can be read")),
        })
        .await
    }

    /// The number of matching elements right now.
    pub async fn count(&self, selector: &str) -> usize {
        self.client.find_all(Locator::Css(selector)).await.expect("the page can be searched").len()
    }

    /// Waits until all pictures are loaded.
    pub async fn pictures(&self) {
        let script = "const [done] = arguments;
            const come = [...document.images].map((image) => image.decode());
            Promise.all(come).then(() => requestAnimationFrame(() => done(true)), () => done(false));";
        let come = self.client.execute_async(script, Vec::new()).await;
        assert!(come.expect("it can be waited for") == true, "not every picture is one");
    }

    /// The width and height by which the page exceeds the window, in pixels.
    pub async fn overflow(&self) -> (i64, i64) {
        let script = "const page = document.scrollingElement;
            return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight];";
        let sizes = self.client.execute(script, Vec::new()).await.expect("it can be measured");
        serde_json::from_value(sizes).expect("two numbers")
    }

    /// Whether an element is completely visible without scrolling.
    pub async fn is_in_view(&self, selector: &str) -> bool {
        self.find(selector).await;
        let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;";
        self.client.execute(script, vec![selector.into()]).await.expect("it can be measured")
            == true
    }

    /// Runs a script in the page and returns its result.
    pub async fn run(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.expect("the script runs")
    }

    /// Runs a script that calls its only argument at its end.
    pub(crate) async fn run_until_done(&self, script: &str) -> Value {
        self.client.execute_async(script, Vec::new()).await.expect("the script runs")
    }

    /// Waits until a script returns true.
    pub async fn wait_until(&self, what: &str, condition: &str) {
        // The script polls at every frame of the browser, so that no test has to sleep.
        let script = format!(
            "const [done] = arguments; const until = performance.now() + {};
            const look = () => {{
                if ((() => {{ {condition} }})() === true) done(true);
                else if (performance.now() > until) done(false);
                else requestAnimationFrame(look);
            }};
            look();",
            PATIENCE.as_millis()
        );
        let met = self.run_until_done(&script).await == true;
        assert!(met, "{what} never happens; the page shows:\n{}", self.text().await);
    }

    /// The visible text of the page.
    pub async fn text(&self) -> String {
        match self.client.find(Locator::Css("body")).await {
            Ok(body) => body.text().await.unwrap_or_default(),
            Err(error) => error.to_string(),
        }
    }

    /// All texts of the page: visible text, labels, and alternative texts. Leaves out notation and times.
    pub async fn texts(&self) -> Vec<String> {
        let script = "const texts = [document.title];
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const not = 'script, style, noscript, time, code, .hint b';
            while (walk.nextNode()) if (!walk.currentNode.parentElement.closest(not)) texts.push(walk.currentNode.data);
            for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
                for (const one of document.querySelectorAll(`[${name}]`)) if (!one.closest(not)) texts.push(one.getAttribute(name));
            return texts.map((text) => text.trim()).filter(Boolean);";
        let texts = self.client.execute(script, Vec::new()).await.expect("the page has texts");
        serde_json::from_value(texts).expect("texts")
    }

    /// The HTML of the page, including hidden elements.
    pub async fn source(&self) -> String {
        self.client.source().await.expect("the page has a source")
    }

    /// Enters a frame. All later calls are about this frame.
    pub async fn enter_frame(&self, selector: &str) {
        let frame = self.find(selector).await;
        frame.enter_frame().await.expect("the frame can be entered");
    }

    /// Leaves the frame, back to the page around it.
    pub async fn leave_frames(&self) {
        self.client.enter_parent_frame().await.expect("the page is there");
    }

    /// A screenshot of the window, as PNG.
    pub async fn screenshot(&self) -> Vec<u8> {
        self.client.screenshot().await.expect("the browser draws")
    }

    /// Closes the window.
    pub async fn close(self) {
        let _ = self.client.close().await;
    }
}

/// The path of an installed program.
fn find_program(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// The version of a program, such as `156.0.8078.108`.
fn version(program: impl AsRef<OsStr>) -> Option<String> {
    let output = Command::new(program).arg("--version").output().ok()?;
    let output = String::from_utf8_lossy(&output.stdout).into_owned();
    output.split_whitespace().find(|word| word.contains('.')).map(str::to_owned)
}

fn is_there(program: &str) -> bool {
    let asked =
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}
