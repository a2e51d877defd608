//! Input in a browser window: taps, mouse and keys.

use std::time::Duration;

use fantoccini::actions::{Actions, InputSource, MouseActions, PointerAction, TouchActions};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use serde_json::json;

use crate::browser::Window;
use crate::wait::ask_until;

/// The maximum number of presses of Tab until a control has the focus.
const MOST_TABS: usize = 120;

/// The number of presses before the script asks for the focus again.
const TABS_AT_ONCE: usize = 8;

impl Window {
    /// Taps an element with a finger.
    pub async fn tap(&self, selector: &str) {
        self.tap_beside(selector, [0.0, 0.0]).await;
    }

    /// Taps next to the middle of an element, with an offset in pixels to the right and down.
    pub async fn tap_beside(&self, selector: &str, [x, y]: [f64; 2]) {
        self.act_on(selector, |element| {
            let to = PointerAction::MoveToElement { element, duration: None, x, y };
            let (down, up) = (PointerAction::Down { button: 0 }, PointerAction::Up { button: 0 });
            TouchActions::new("finger".into()).then(to).then(down).then(up).into()
        })
        .await;
    }

    /// Clicks on the middle of an element with the mouse.
    pub async fn point(&self, selector: &str) {
        self.act_on(selector, |element| {
            let mouse = MouseActions::new("mouse".into());
            let to = PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
            let (down, up) = (PointerAction::Down { button: 0 }, PointerAction::Up { button: 0 });
            mouse.then(to).then(down).then(up).into()
        })
        .await;
    }

    /// Drags an element to the middle of another one with the mouse.
    pub async fn drag(&self, from: &str, to: &str) {
        let target = self.find(to).await;
        self.act_on(from, |element| {
            let mouse = MouseActions::new("mouse".into());
            let to = |element| PointerAction::MoveToElement {
                element,
                duration: Some(Duration::from_millis(200)),
                x: 0.0,
                y: 0.0,
            };
            let (down, up) = (PointerAction::Down { button: 0 }, PointerAction::Up { button: 0 });
            mouse.then(to(element)).then(down).then(to(target.clone())).then(up).into()
        })
        .await;
    }

    /// Acts on an element at its place in the window. Retries if the page draws it again in between.
    async fn act_on(&self, selector: &str, actions: impl Fn(Element) -> Actions) {
        ask_until(selector, async || {
            let element = self.find(selector).await;
            match self.client.perform_actions(actions(element)).await {
                Err(error) if error.is_stale_element_reference() => None,
                done => {
                    done.expect("the browser acts");
                    Some(())
                }
            }
        })
        .await;
    }

    /// Presses keys on the focused element.
    pub async fn press_keys(&self, keys: &str) {
        ask_until("the keyboard", async || {
            let held = self.client.active_element().await.expect("something has the keyboard");
            match held.send_keys(keys).await {
                // The page has drawn the element again in between, and its replacement has the focus.
                Err(error) if error.is_stale_element_reference() => None,
                sent => {
                    sent.expect("it takes keys");
                    Some(())
                }
            }
        })
        .await;
    }

    /// Presses Tab until a control that matches the selector has the focus.
    pub async fn tab_to(&self, selector: &str) {
        let there = format!("document.activeElement.matches({})", json!(selector));
        // Each Tab alone would take three requests to the browser. Presses after the control has the focus have no
        // effect.
        let stay = format!(
            "window.walk = new AbortController();
            document.addEventListener('keydown', (pressed) => {{
                if (pressed.key === 'Tab' && {there}) pressed.preventDefault();
            }}, {{ capture: true, signal: window.walk.signal }});"
        );
        self.run(&stay).await;
        let tabs = Key::Tab.repeat(TABS_AT_ONCE);
        for _ in 0..MOST_TABS / TABS_AT_ONCE {
            if self.run(&format!("return {there}")).await == true {
                self.run("window.walk?.abort()").await;
                return;
            }
            self.press_keys(&tabs).await;
        }
        panic!("the keyboard does not reach {selector}");
    }

    /// Types into a field and sends it with Enter.
    pub async fn type_line(&self, selector: &str, line: &str) {
        let field = self.find(selector).await;
        field.send_keys(line).await.expect("it takes text");
        field.send_keys("\u{e007}").await.expect("it takes Enter");
    }
}
