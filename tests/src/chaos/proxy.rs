//! A proxy between a process and its database that can be slow, dead or cut.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// A proxy to one port on this machine.
#[derive(Debug)]
pub(super) struct Proxy {
    port: u16,
    state: Arc<State>,
}

#[derive(Debug, Default)]
struct State {
    /// The delay in each direction, in milliseconds.
    delay_ms: AtomicU64,
    is_dead: Mutex<bool>,
    lives: Condvar,
    ends: Mutex<Vec<TcpStream>>,
}

impl Proxy {
    /// A proxy that adds no fault yet.
    pub(super) fn to(target: u16) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let port = listener.local_addr()?.port();
        let state = Arc::new(State::default());
        let joined = Arc::clone(&state);
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                // While the database is away, the connection is closed.
                let Ok(far) = TcpStream::connect(("127.0.0.1", target)) else { continue };
                let _ = join(&joined, &near, &far);
            }
        });
        Ok(Self { port, state })
    }

    /// The port on which the proxy listens.
    pub(super) fn port(&self) -> u16 {
        self.port
    }

    /// Delays everything by this time from now on.
    pub(super) fn is_slow(&self, delay: Duration) {
        let delay = u64::try_from(delay.as_millis()).unwrap_or(u64::MAX);
        self.state.delay_ms.store(delay, Ordering::SeqCst);
    }

    /// Silently holds back all bytes from now on, or lets them pass again.
    pub(super) fn is_dead(&self, is_dead: bool) {
        *self.state.is_dead.lock().unwrap_or_else(PoisonError::into_inner) = is_dead;
        self.state.lives.notify_all();
    }

    /// Closes all connections.
    pub(super) fn cut(&self) {
        let mut ends = self.state.ends.lock().unwrap_or_else(PoisonError::into_inner);
        for end in ends.drain(..) {
            let _ = end.shutdown(Shutdown::Both);
        }
    }
}

/// Copies bytes in both directions.
fn join(state: &Arc<State>, near: &TcpStream, far: &TcpStream) -> io::Result<()> {
    near.set_nodelay(true)?;
    far.set_nodelay(true)?;
    state.ends.lock().unwrap_or_else(PoisonError::into_inner).push(near.try_clone()?);
    for (from, to) in [(near.try_clone()?, far.try_clone()?), (far.try_clone()?, near.try_clone()?)]
    {
        let state = Arc::clone(state);
        thread::spawn(move || carry(&state, from, to));
    }
    Ok(())
}

fn carry(state: &State, mut from: TcpStream, mut to: TcpStream) {
    let mut buffer = [0; 65_536];
    loop {
        let count = match from.read(&mut buffer) {
            Ok(count) if count > 0 => count,
            _ => break,
        };
        // The delay is the purpose of a slow connection.
        thread::sleep(Duration::from_millis(state.delay_ms.load(Ordering::SeqCst)));
        let dead = state.is_dead.lock().unwrap_or_else(PoisonError::into_inner);
        drop(state.lives.wait_while(dead, |dead| *dead));
        if to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
