//! A random game from its setup to its end, with laws checked along the way.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rules::{Act, Chance, Draft, Game, Ply, Scene, Seat, Seats, Setup, Table, Viewer};

use crate::english::English;
use crate::law::{Breach, Law, LawResult};
use crate::laws;
use crate::moment::Moment;
use crate::plan::Plan;

/// The player of a random game, who chooses moves and checks laws of its own.
pub(crate) trait Guide {
    /// The move of this seat, as text.
    fn choose(&mut self, table: &dyn Table, seat: Seat, chance: &mut Chance) -> Option<String>;

    /// Called after each ply.
    fn follow(&mut self, ply: &Ply) -> LawResult;

    /// Checks laws at this moment.
    fn visit(&mut self, moment: &Moment<'_>, chance: &mut Chance) -> LawResult;
}

/// A guide that plays at random and needs no types.
pub(crate) struct RandomGuide;

impl Guide for RandomGuide {
    fn choose(&mut self, table: &dyn Table, seat: Seat, chance: &mut Chance) -> Option<String> {
        let legal = table.see(rules::Viewer::Seat(seat)).legal(seat);
        chance.one_of(&legal.moves).cloned()
    }

    fn follow(&mut self, _ply: &Ply) -> LawResult {
        Ok(())
    }

    fn visit(&mut self, _spot: &Moment<'_>, _chance: &mut Chance) -> LawResult {
        Ok(())
    }
}

pub(crate) struct Walk<'a> {
    game: &'a dyn Game,
    setup: Setup,
    table: Box<dyn Table>,
    plies: Vec<Ply>,
    left: Seats,
    english: English,
    /// The seats that were to move when the turn began.
    movers: Seats,
}

impl<'a> Walk<'a> {
    pub(crate) fn new(game: &'a dyn Game, setup: Setup) -> Result<Self, Breach> {
        let table = catch_panic(|| {
            game.set_up(&setup).map_err(|refusal| {
                Law::Info.breach(format!("a planned table is refused ({refusal}): {setup:?}"))
            })
        })?;
        let (movers, english) = (table.status().to_move(), English::new(game)?);
        Ok(Self { game, setup, table, plies: Vec::new(), left: Seats::NONE, english, movers })
    }

    /// Plays to the end, or to the plan's last ply.
    pub(crate) fn run(&mut self, plan: &Plan, guide: &mut dyn Guide) -> LawResult {
        let mut chance = self.setup.seed.walk(0);
        loop {
            catch_panic(|| self.visit(plan, guide, &mut chance))
                .map_err(|breach| breach.at(&*self))?;
            if self.table.status().is_over() {
                return Ok(());
            }
            if self.plies.len() >= plan.max_plies {
                let promise = || format!("not over after {} plies", plan.max_plies);
                return Law::Ends.holds(!plan.ends, promise).map_err(|breach| breach.at(&*self));
            }
            catch_panic(|| self.step(guide, &mut chance)).map_err(|breach| breach.at(&*self))?;
        }
    }

    fn visit(&self, plan: &Plan, guide: &mut dyn Guide, chance: &mut Chance) -> LawResult {
        let moment = Moment {
            game: self.game,
            setup: &self.setup,
            table: &*self.table,
            plies: &self.plies,
            left: self.left,
            english: &self.english,
        };
        laws::check(&moment, plan, chance)?;
        guide.visit(&moment, chance)
    }

    fn step(&mut self, guide: &mut dyn Guide, chance: &mut Chance) -> LawResult {
        let before = self.table.turn();
        let sight = self.table.see(Viewer::Everything);
        let stood = sight.scene(&Draft::default());
        let ply = match self.leaver(chance) {
            Some(seat) => self.leave(seat)?,
            None => self.play(guide, chance)?,
        };
        laws::turn_after(&ply, &*self.table, before, self.movers)?;
        if let Act::Move(mv) = &ply.act {
            let stands = self.scene();
            laws::captures(&stood, &stands, self.game.info().captures)?;
            let carried = sight.carried(ply.seat, mv);
            laws::Carriage { before: &stood, after: &stands, carried: &carried }.check()?;
        }
        if self.table.turn() != before {
            self.movers = self.table.status().to_move();
        }
        guide.follow(&ply)?;
        self.plies.push(ply);
        Ok(())
    }

    fn scene(&self) -> Scene {
        self.table.see(Viewer::Everything).scene(&Draft::default())
    }

    /// A random seat that leaves, now and then, while two others stay.
    fn leaver(&self, chance: &mut Chance) -> Option<Seat> {
        let staying: Vec<Seat> =
            Seats::all(self.setup.seats).iter().filter(|&seat| !self.left.contains(seat)).collect();
        let leaves = staying.len() > 2 && chance.below(40) == 0;
        if leaves { chance.one_of(&staying).copied() } else { None }
    }

    fn leave(&mut self, seat: Seat) -> Result<Ply, Breach> {
        self.left = self.left.with(seat);
        laws::notes(&self.table.leave(seat), self.setup.seats, &self.english)?;
        Ok(Ply { seat, act: Act::Leave })
    }

    fn play(&mut self, guide: &mut dyn Guide, chance: &mut Chance) -> Result<Ply, Breach> {
        let movers: Vec<Seat> = self.table.status().to_move().iter().collect();
        let seat = *chance.one_of(&movers).ok_or_else(|| Law::Turn.breach("nobody is to move"))?;
        let text = guide
            .choose(&*self.table, seat, chance)
            .ok_or_else(|| Law::Picked.breach(format!("seat {seat} is to move and can't")))?;
        let played = self.table.play(seat, &text).map_err(|error| {
            Law::Accepted.breach(format!("`{text}` was listed and is refused: {error}"))
        })?;
        Ok(Ply { seat, act: Act::Move(played.mv) })
    }
}

/// The place in the walk, so that a breach can be reproduced.
impl fmt::Display for Walk<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options: Vec<String> =
            self.setup.options.iter().map(|(id, value)| format!("{id}={value}")).collect();
        writeln!(f, "  game {} seats {}", self.game.info().id, self.setup.seats)?;
        writeln!(f, "  options {}\n  seed {}", options.join(" "), self.setup.seed.to_hex())?;
        write!(f, "  after {} plies:", self.plies.len())?;
        self.plies.iter().try_for_each(|ply| match &ply.act {
            Act::Move(text) => write!(f, " {}: {text};", ply.seat),
            Act::Leave => write!(f, " {} leaves;", ply.seat),
        })
    }
}

/// Turns a panic into a breach of [`Law::NoPanic`].
pub(crate) fn catch_panic<T>(act: impl FnOnce() -> Result<T, Breach>) -> Result<T, Breach> {
    catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        Err(Law::NoPanic.breach(format!("it panicked: {said}")))
    })
}
