//! The habits of members: resigning, registering again, challenging, and vanishing.

use std::collections::BTreeMap;

use matches::{EventId, EventStage, EventView, Format, MatchId, PlayerId};

use crate::club_year::club_run::Club;
use crate::random::Random;

/// Whether a member has gone for good. Some leave in their first weeks.
fn has_vanished(seed: u64, player: PlayerId, day: u64) -> bool {
    let mut random = Random::of(&[seed, player.0]);
    random.happens(120) && day > random.below(90) as u64
}

impl Club {
    /// Lets members resign, register, challenge and withdraw by their habits.
    pub(super) fn act(&mut self, day: u64) {
        for id in self.events.clone() {
            let event = self.event(id);
            if matches!(event.state.stage, EventStage::Over(_)) {
                continue;
            }
            for table in event.state.tables.iter().filter(|table| table.is_running()) {
                let players: Vec<_> = table.entrants.iter().map(|&one| event.player(one)).collect();
                if self.random.happens(300) {
                    self.finish(table.id.expect("it runs"), &players, day);
                }
            }
            match event.plan.format {
                Format::League { .. } => self.register_anew(id, &event, day),
                Format::Ladder { .. } => self.challenge(id, &event, day),
                Format::Swiss { .. } => {}
            }
            self.withdraw_one(id, &event);
        }
    }

    fn is_present(&self, player: PlayerId, day: u64) -> bool {
        !has_vanished(self.extent.seed, player, day)
    }

    /// Ends a match by resignation. Members who have vanished don't even resign.
    fn finish(&mut self, id: MatchId, players: &[PlayerId], day: u64) {
        let present: Vec<_> =
            players.iter().copied().filter(|one| self.is_present(*one, day)).collect();
        let Some(&loser) = self.random.one(&present) else { return };
        // The weaker player resigns more often.
        let weaker = players.iter().copied().max().unwrap_or(loser);
        let resigns = present.contains(&weaker) && self.random.happens(500);
        let by = self.by(if resigns { weaker } else { loser });
        let _ = self.ask(|matches| matches.resign(id, by));
    }

    fn register_anew(&mut self, id: EventId, event: &EventView, day: u64) {
        if event.state.round >= self.extent.seasons {
            return;
        }
        for entrant in event.state.numbers().collect::<Vec<_>>() {
            let player = event.player(entrant);
            if self.is_present(player, day) && self.random.happens(200) {
                let by = self.by(player);
                // Most members are registered already.
                let _ = self.ask(|matches| matches.register(id, by, "M"));
            }
        }
    }

    fn challenge(&mut self, id: EventId, event: &EventView, day: u64) {
        let order = event.state.order.iter().map(|&one| event.player(one));
        let places: BTreeMap<usize, PlayerId> = order.enumerate().collect();
        for (place, &player) in &places {
            let up = 1 + self.random.below(3);
            let above = place.checked_sub(up).and_then(|above| places.get(&above)).copied();
            if let Some(above) = above
                && self.is_present(player, day)
                && self.random.happens(60)
            {
                let by = self.by(player);
                // One of the two players may be busy.
                let _ = self.ask(|matches| matches.challenge_on_ladder(id, above, by));
            }
        }
    }

    /// Now and then, lets a member withdraw from an event.
    fn withdraw_one(&mut self, id: EventId, event: &EventView) {
        let players: Vec<_> = event.state.numbers().map(|one| event.player(one)).collect();
        let chosen = self.random.one(&players).copied();
        if let Some(player) = chosen.filter(|_| self.random.happens(15)) {
            let by = self.by(player);
            // The member may have withdrawn already.
            let _ = self.ask(|matches| matches.withdraw_from_event(id, by));
        }
    }
}
