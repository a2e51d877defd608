//! Draws films, the most expensive pictures, and caches the last ones.

use std::collections::VecDeque;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::{Arc, OnceLock};

use parking_lot::Mutex;
use render::Style;
use rules::Scene;

/// The largest film, in bytes. Discord accepts a request of 10 million.
const LARGEST: usize = 8_000_000;

/// The limits of the cache, in bytes and in films.
const KEPT_BYTES: usize = 32_000_000;
const KEPT: usize = 64;

/// A drawn film.
#[derive(Clone, Debug)]
pub(crate) struct Film {
    pub(crate) gif: Arc<Vec<u8>>,
    /// The number of scenes in the film, which lacks the first ones if its file would be too large.
    pub(crate) scenes: usize,
}

/// A film that is drawn once. Threads that need it at the same time wait for the same drawing.
///
/// The key is a hash of the scenes with a secret of this process, so that no player can make two scenes collide.
#[derive(Debug)]
struct CachedFilm {
    hash: u64,
    scenes: usize,
    style: Style,
    film: OnceLock<Option<Film>>,
}

#[derive(Debug, Default)]
pub(crate) struct FilmCache {
    hasher: RandomState,
    recent: Mutex<VecDeque<Arc<CachedFilm>>>,
}

impl FilmCache {
    /// The film of these scenes. `None` without scenes.
    pub(crate) fn draw(&self, scenes: Vec<Scene>, style: Style) -> Option<Film> {
        let cached = self.cached(&scenes, style);
        let film = cached.film.get_or_init(|| draw_fitting(&scenes, style, LARGEST)).clone();
        self.prune();
        film
    }

    fn cached(&self, scenes: &[Scene], style: Style) -> Arc<CachedFilm> {
        let hash = self.hasher.hash_one(scenes);
        let mut recent = self.recent.lock();
        let is_same = |film: &&Arc<CachedFilm>| {
            film.hash == hash && film.scenes == scenes.len() && film.style == style
        };
        if let Some(film) = recent.iter().find(is_same) {
            return Arc::clone(film);
        }
        let new = CachedFilm { hash, scenes: scenes.len(), style, film: OnceLock::new() };
        let new = Arc::new(new);
        recent.push_front(Arc::clone(&new));
        new
    }

    /// Drops the oldest films if the cache is too large.
    fn prune(&self) {
        let mut recent = self.recent.lock();
        let (mut bytes, mut count) = (0, 0);
        recent.retain(|cached| {
            let film = cached.film.get().and_then(Option::as_ref);
            (bytes, count) = (bytes + film.map_or(0, |film| film.gif.len()), count + 1);
            count == 1 || (bytes <= KEPT_BYTES && count <= KEPT)
        });
    }
}

/// Draws a film that fits the size limit: of all scenes, or else of their later half, and so on.
fn draw_fitting(scenes: &[Scene], style: Style, largest: usize) -> Option<Film> {
    let mut shown = scenes;
    loop {
        let gif = render::film(shown, &style)?.gif;
        if gif.len() <= largest || shown.len() == 1 {
            return Some(Film { gif: Arc::new(gif), scenes: shown.len() });
        }
        shown = &shown[shown.len().div_ceil(2)..];
    }
}

#[cfg(test)]
mod tests {
    use rules::{Draft, OptionValues, Seed, Setup, Viewer};

    use super::*;

    fn scenes(seed: u8) -> Vec<Scene> {
        let seed = Seed::from_bytes([seed; 32]);
        let setup = Setup { options: OptionValues::new(), seats: 2, seed };
        let table = games::find("kastell").unwrap().set_up(&setup).unwrap();
        vec![table.see(Viewer::Spectator).scene(&Draft::default()); 3]
    }

    #[test]
    fn equal_films_are_drawn_once() {
        let films = FilmCache::default();
        let of = |seed| films.draw(scenes(seed), Style::default()).unwrap();
        let (first, again, other) = (of(1), of(1), of(2));
        assert!(Arc::ptr_eq(&first.gif, &again.gif) && first.scenes == 3);
        assert!(!Arc::ptr_eq(&first.gif, &other.gif));
        let dark = Style { theme: render::Theme::Dark, ..Style::default() };
        assert!(!Arc::ptr_eq(&first.gif, &films.draw(scenes(1), dark).unwrap().gif));
        assert!(films.draw(Vec::new(), dark).is_none());
    }

    #[test]
    fn an_oversized_film_is_halved_to_its_later_scenes_until_it_fits() {
        let all: Vec<Scene> = (1..=8).flat_map(|seed| scenes(seed).pop()).collect();
        let style = Style::default();
        let gif = |from: usize| render::film(&all[from..], &style).unwrap().gif;
        assert!(gif(0).len() > gif(4).len() && gif(4).len() > gif(7).len());
        for (largest, from) in [(LARGEST, 0), (gif(4).len(), 4), (gif(4).len() - 1, 6), (1, 7)] {
            let film = draw_fitting(&all, style, largest).unwrap();
            assert_eq!((film.scenes, *film.gif == gif(from)), (8 - from, true), "{largest}");
        }
    }
}
