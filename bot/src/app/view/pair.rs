//! Pairs: two matches that began together, with seats swapped.

use matches::{Head, Matches, Stage};
use rules::Message;

use crate::app::answer::Result;
use crate::app::answer::args::{mention, place};
use crate::words::challenge::PairText;

/// The line about the other match of a pair: a link, or the result of both. `None` if the match has no pair.
pub(crate) fn line(matches: &Matches, head: &Head) -> Result<Option<Message>> {
    let Some(pair) = matches.pair(head)? else { return Ok(None) };
    let (id, at) = (pair.other.id.to_string(), place(matches.usable_place(pair.other.place)?));
    let is_over = |head: &Head| matches!(head.stage, Stage::Over(_));
    let goes_on = is_over(head) && !is_over(&pair.other);
    let scores = pair.result.map(|result| (result.wins, result.draws));
    Ok(Some(match scores {
        Some((wins, draws)) => match wins.as_slice() {
            &[(first, wins), (second, others)] => PairText::Result {
                first: mention(first),
                wins,
                others,
                second: mention(second),
                draws,
                id,
            }
            .into(),
            _ => PairText::Twin { id, at }.into(),
        },
        None if goes_on => PairText::GoesOn { id, at }.into(),
        None => PairText::Twin { id, at }.into(),
    }))
}

/// The line about the pair on the card of a challenge.
pub(crate) fn card_line(matches: &Matches, head: &Head) -> Result<Option<Message>> {
    match head.is_to_be_paired {
        true => Ok(Some(PairText::Asked.into())),
        false => line(matches, head),
    }
}

#[cfg(test)]
mod tests {
    use games::on_offer;
    use matches::can_be_paired;
    use rules::{Game, OptionValues, Seed, Setup, Table, Viewer};

    /// A new table with this seed. In Kastell, the trees are random.
    fn table(game: &dyn Game, seed: u8) -> Box<dyn Table> {
        let trees = ("trees".to_owned(), "c3,d6,g4".to_owned());
        let given: OptionValues = game.info().option("trees").map(|_| trees).into_iter().collect();
        let options = game.complete(&given).unwrap();
        assert!(can_be_paired(game, &options), "{}", game.info().name);
        game.set_up(&Setup { options, seats: 2, seed: Seed::from_bytes([seed; 32]) }).unwrap()
    }

    /// Both matches of a pair share a seed, so the seed must decide nothing after the start.
    #[test]
    fn a_pair_seed_decides_only_the_visible_start() {
        let paired = on_offer().filter(|game| can_be_paired(*game, &OptionValues::new()));
        let mut names = Vec::new();
        for game in paired {
            names.push(game.info().id);
            let mut tables = [1, 2, 3].map(|seed| table(game, seed));
            for at in 0..60_usize {
                let states = tables.each_ref().map(|table| table.see(Viewer::Everything).state());
                assert!(
                    states[0] == states[1] && states[1] == states[2],
                    "{} {at}",
                    game.info().id
                );
                let Some(seat) = tables[0].status().to_move().iter().next() else { break };
                let offers = tables[0].see(Viewer::Seat(seat)).suggest(seat, "", 25);
                let mv = offers[at * 7 % offers.len()].text.clone();
                for table in &mut tables {
                    table.play(seat, &mv).unwrap();
                }
            }
        }
        assert!(names.contains(&"kastell") && !names.contains(&"castle-keep"), "{names:?}");
    }
}
