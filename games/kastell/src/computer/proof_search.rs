//! Who wins with best play: a search without judgment, which ends where nothing can be built.
//!
//! It goes where a proof looks nearest: for each position it counts how many others must at least be settled until it is
//! proven that its builder wins, and until it is proven that they lose, and always goes on with the one that counts for
//! most (depth-first proof-number search: A. Nagai, *Df-pn algorithm for searching AND/OR trees*, 2002). What is known of
//! positions that are the same but for dead squares and pieces is used again.

use search::{Effort, Table};

use crate::computer::search_board::{Code, Ground, Step};

/// How much may be spent on telling how the match goes on once a move is proven.
const TELLING: u64 = 20_000;

/// As many as there are none of: what is settled the other way.
const ENDLESS: u32 = 1 << 30;

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Whoever is asked for.
    Won,
    /// The other.
    Lost,
}

/// What a proof has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// A move that wins, or, where all lose, the one that took longest to refute.
    Settled(Code, Verdict),
    /// The effort was over before; these moves lose.
    Open(Vec<Code>),
}

/// How many positions must at least be settled until something is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    /// That the builder wins.
    win: u32,
    /// That the builder loses.
    loss: u32,
}

impl Numbers {
    const WON: Self = Self { win: 0, loss: ENDLESS };
    const LOST: Self = Self { win: ENDLESS, loss: 0 };
    const MOST: Self = Self { win: ENDLESS, loss: ENDLESS };

    /// The same for the other side.
    fn turned(self) -> Self {
        Self { win: self.loss, loss: self.win }
    }

    /// The same as the builder before sees it.
    fn seen_from(self, is_same: bool) -> Self {
        if is_same { self } else { self.turned() }
    }

    fn has_reached(self, limit: Self) -> bool {
        self.win >= limit.win || self.loss >= limit.loss || self.win == 0 || self.loss == 0
    }
}

/// A move with what it leads to.
struct Child {
    code: Code,
    ground: Ground,
    /// Whether who built before builds next as well.
    is_same: bool,
    /// As the builder before sees it.
    numbers: Numbers,
    /// How much was spent on it.
    cost: u64,
}

/// A solver within an effort.
pub(super) struct Solver<'s, 'e> {
    effort: &'s mut Effort<'e>,
    /// How many nodes may have been spent when it gives up.
    most: u64,
    known: Table<Numbers>,
}

impl<'s, 'e> Solver<'s, 'e> {
    /// A solver that spends at most so many nodes on a proof.
    pub(super) fn new(effort: &'s mut Effort<'e>, nodes: u64) -> Self {
        let known = Table::new(nodes.min(effort.left()).saturating_mul(2));
        let most = effort.nodes().saturating_add(nodes);
        Self { effort, most, known }
    }

    /// What can be proven of a position that somebody is to move in.
    pub(super) fn best(&mut self, ground: &Ground) -> Proof {
        let mut children = self.children(ground, false);
        let is_any = ground.step != Step::Name;
        // Whoever names wins where the builder loses.
        let verdict = |is_won: bool| if is_won == is_any { Verdict::Won } else { Verdict::Lost };
        let settled = loop {
            let total = total(&children, is_any);
            if total.win == 0 || total.loss == 0 {
                break Some(total.win == 0);
            }
            if self.go_on(&mut children, is_any, total, Numbers::MOST).is_none() {
                break None;
            }
        };
        // Which moves settle it for whoever moves, and which are settled for the other.
        let wins =
            |child: &&Child| if is_any { child.numbers.win == 0 } else { child.numbers.loss == 0 };
        let loses =
            |child: &&Child| if is_any { child.numbers.loss == 0 } else { child.numbers.win == 0 };
        let chosen = match settled.map(verdict) {
            None => None,
            Some(Verdict::Won) => children.iter().find(wins).map(|child| (child, Verdict::Won)),
            Some(Verdict::Lost) => {
                let hardest = children.iter().rev().max_by_key(|child| child.cost);
                hardest.map(|child| (child, Verdict::Lost))
            }
        };
        match chosen {
            Some((child, verdict)) => Proof::Settled(child.code, verdict),
            None => Proof::Open(children.iter().filter(loses).map(|child| child.code).collect()),
        }
    }

    /// How many nodes were spent in all.
    pub(super) fn spent(&self) -> u64 {
        self.effort.nodes()
    }

    /// Whether a move wins for whoever makes it, if the effort suffices to tell.
    pub(super) fn wins(&mut self, ground: &Ground, code: Code) -> Option<bool> {
        let next = after(ground, code);
        let Some(mover) = search::Tree::mover(&next) else { return Some(true) };
        match self.best(&next) {
            Proof::Settled(_, verdict) => {
                let is_same = search::Tree::mover(ground) == Some(mover);
                Some((verdict == Verdict::Won) == is_same)
            }
            Proof::Open(_) => None,
        }
    }

    /// How the match goes on after a first move, if both play for the result that is proven.
    pub(super) fn line(&mut self, ground: &Ground, first: Code) -> Vec<Code> {
        let (mut line, mut here) = (vec![first], after(ground, first));
        self.most = self.effort.nodes().saturating_add(TELLING);
        while line.len() < 10 && !here.is_stuck() && !self.is_over() {
            let Proof::Settled(code, _) = self.best(&here) else { break };
            line.push(code);
            here = after(&here, code);
        }
        line
    }

    /// Settles a position as far as the limit, which either number must reach; nothing where the effort is over before.
    fn settle(&mut self, ground: &Ground, limit: Numbers) -> Option<Numbers> {
        if self.is_over() || !self.effort.spend() {
            return None;
        }
        let mut children = self.children(ground, true);
        let is_any = ground.step != Step::Name;
        loop {
            let total = total(&children, is_any);
            self.known.put(ground.digest(), total);
            if total.has_reached(limit) {
                return Some(total);
            }
            self.go_on(&mut children, is_any, total, limit)?;
        }
    }

    /// Goes on with the most promising move, until another one is.
    fn go_on(
        &mut self,
        children: &mut [Child],
        is_any: bool,
        total: Numbers,
        limit: Numbers,
    ) -> Option<()> {
        let need = |child: &Child| if is_any { child.numbers.win } else { child.numbers.loss };
        let (mut best, mut first, mut second) = (0, ENDLESS, ENDLESS);
        for (index, child) in children.iter().enumerate() {
            let need = need(child);
            if need < first {
                (best, first, second) = (index, need, first);
            } else {
                second = second.min(need);
            }
        }
        // A little further than the second, so that it does not go back and forth.
        let near = second.saturating_add(second / 4).saturating_add(1);
        let child = &mut children[best];
        let rest = |limit: u32, total: u32, own: u32| {
            limit.saturating_sub(total.saturating_sub(own)).min(ENDLESS)
        };
        let own = child.numbers;
        let limit = match is_any {
            true => {
                Numbers { win: limit.win.min(near), loss: rest(limit.loss, total.loss, own.loss) }
            }
            false => {
                Numbers { win: rest(limit.win, total.win, own.win), loss: limit.loss.min(near) }
            }
        };
        let (ground, is_same, before) = (child.ground, child.is_same, self.effort.nodes());
        let settled = self.settle(&ground, limit.seen_from(is_same));
        child.cost += self.effort.nodes() - before;
        child.numbers = settled?.seen_from(is_same);
        Some(())
    }

    /// All moves with what is known of where they lead, or one alone that settles everything.
    fn children(&self, ground: &Ground, is_one_enough: bool) -> Vec<Child> {
        let is_any = ground.step != Step::Name;
        let mut children = Vec::new();
        let mut add = |code, next: Ground| {
            let is_same = next.builder == ground.builder;
            let numbers = self.numbers(&next).seen_from(is_same);
            let settles = if is_any { numbers.win == 0 } else { numbers.loss == 0 };
            if settles && is_one_enough {
                children.clear();
            }
            children.push(Child { code, ground: next, is_same, numbers, cost: 0 });
            settles && is_one_enough
        };
        if let Step::Build(_) = ground.step {
            let _ = ground.builds().any(|code| add(code, ground.built(code)));
        } else {
            let mut moves = Vec::new();
            search::Tree::quiet(ground, &mut moves);
            let _ = moves.into_iter().any(|(code, _)| add(code, after(ground, code)));
        }
        children
    }

    /// What is known of a position, or how it looks.
    fn numbers(&self, ground: &Ground) -> Numbers {
        if ground.is_stuck() {
            return Numbers::LOST;
        }
        match ground.foretold() {
            Some(true) => return Numbers::WON,
            Some(false) => return Numbers::LOST,
            None => {}
        }
        self.known.get(ground.digest()).unwrap_or_else(|| {
            let (own, theirs) = ground.places(ground.builder);
            let (own, theirs) = (i64::from(own), i64::from(theirs));
            Numbers { win: far(theirs, own), loss: far(own, theirs) }
        })
    }

    fn is_over(&self) -> bool {
        self.effort.is_over() || self.effort.nodes() >= self.most
    }
}

/// What all moves come to together: one is enough for the builder to win, unless the other names what is built.
fn total(children: &[Child], is_any: bool) -> Numbers {
    let numbers = children.iter().map(|child| child.numbers);
    let least = |number: fn(&Numbers) -> u32| {
        numbers.clone().map(|one| number(&one)).min().unwrap_or(ENDLESS)
    };
    let sum = |number: fn(&Numbers) -> u32| {
        numbers.clone().fold(0, |sum: u32, one| sum.saturating_add(number(&one)).min(ENDLESS))
    };
    match is_any {
        true => Numbers { win: least(|one| one.win), loss: sum(|one| one.loss) },
        false => Numbers { win: sum(|one| one.win), loss: least(|one| one.loss) },
    }
}

/// How much there is to settle, as it looks, until a side has lost that can build in so many ways, and the other in so many.
/// Of many such estimates this one found the proofs of early positions with the least work.
fn far(places: i64, others: i64) -> u32 {
    let squeezed = (2 * places - others).max(1);
    (1 + squeezed * squeezed / 16) as u32
}

fn after(ground: &Ground, code: Code) -> Ground {
    search::Tree::after(ground, code)
}
