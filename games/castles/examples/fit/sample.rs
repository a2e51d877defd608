//! A quiet position of a game with its result: one row of the data for the fit.

use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader};

use castles::{Army, CROWD, Crush, FEW, Field, Kind, Pieces, QUIET_LIMIT, TERMS, terms};
use rules::Seat;
use testkit::FitSample;

pub(crate) struct Sample {
    pub(crate) game: u32,
    /// The result for the side to move: 0, one half or 1.
    pub(crate) result: f64,
    /// The value by the search.
    pub(crate) value: f64,
    pub(crate) quiet: u8,
    pub(crate) turn: Seat,
    pub(crate) pieces: Pieces,
}

impl Sample {
    fn read(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let [game, result, value, quiet, turn, board] = words[..] else { return None };
        Some(Self {
            game: game.parse().ok()?,
            result: result.parse().ok()?,
            value: value.parse().ok()?,
            quiet: quiet.parse().ok()?,
            turn: Seat(turn.parse().ok()?),
            pieces: read_board(board)?,
        })
    }

    /// The sample for the fit. Each term has a factor for the weight of many soldiers, of fewer soldiers, and of an
    /// ending.
    pub(crate) fn for_fit(&self) -> FitSample {
        let Self { game, result, value, .. } = *self;
        let count: usize = self.pieces.armies.iter().map(|army| army.soldiers().len()).sum();
        let share = count.min(CROWD) as f64 / CROWD as f64;
        // As the siege comes near, the search shrinks a value in the same way.
        let left = f64::from(QUIET_LIMIT - self.quiet.min(QUIET_LIMIT));
        let near = ((left + 50.0) / 100.0).min(1.0);
        let counts: [i32; TERMS] = terms(&self.pieces, self.turn, self.turn);
        let shares = if count <= FEW { [0.0, 0.0, 1.0] } else { [share, 1.0 - share, 0.0] };
        let all = |term: &i32| shares.map(|part| part * near * f64::from(*term));
        FitSample { game, result, value, factors: counts.iter().flat_map(all).collect() }
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, result, value, quiet, turn, pieces } = self;
        writeln!(f, "{game} {result} {value:.3} {quiet} {} {}", turn.0, board(pieces))
    }
}

/// A letter for each square, small for seat 1.
fn board(pieces: &Pieces) -> String {
    let letter = |square| match pieces.at(square) {
        Some((Seat(0), kind)) => kind.letter(),
        Some((_, kind)) => kind.letter().to_ascii_lowercase(),
        None => '-',
    };
    pieces.field.floor().iter().map(letter).collect()
}

fn read_board(text: &str) -> Option<Pieces> {
    let mut fields = [Field::Small, Field::Large].into_iter();
    let field = fields.find(|field| field.floor().len() == text.len())?;
    let mut armies = [Army::NONE; 2];
    for (square, letter) in field.floor().iter().zip(text.chars()).filter(|one| one.1 != '-') {
        armies[usize::from(letter.is_lowercase())].put(Kind::of_letter(letter)?, square);
    }
    Some(Pieces { field, crush: Crush::Comrade, armies })
}

pub(crate) fn read_samples(file: &str) -> std::io::Result<Vec<Sample>> {
    let lines = BufReader::new(File::open(file)?).lines();
    Ok(lines.map_while(Result::ok).filter_map(|line| Sample::read(&line)).collect())
}
