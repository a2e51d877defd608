//! Reading a match as it stands, and what became of a request.

use rules::Message;

use crate::codec::{Damage, Stored, is_old, open};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision};
use crate::jobs::Post;
use crate::journal::effects::MatchRules;
use crate::journal::records::{Act, Entry, Header, NumberRow, Receipt, StoredHead, TextRow};
use crate::journal::snapshot::Loaded;
use crate::journal::state::MatchState;
use crate::keys;
use crate::keys::Table;
use crate::service::commit::{Asker, admitted, refuse};
use crate::service::{Done, Matches};

impl Matches {
    /// Reads a match.
    pub(super) fn load(&self, id: MatchId) -> Result<Loaded, Refused> {
        let keys = [
            keys::header(id),
            keys::people(id),
            keys::head(id),
            keys::posted(id, Post::Thread),
            keys::closing_reason(id),
        ];
        let mut rows = self.store.read(&keys)?.into_iter();
        let mut next = || rows.next().flatten();
        let (raw_header, raw_people, raw_head) = (next(), next(), next());
        let (raw_thread, raw_closed) = (next(), next());
        let Some(raw_header) = raw_header else { return Err(Refused::NoSuchMatch(id)) };
        let header: Header = opened(id, &raw_header)?;
        let raw_people = raw_people.ok_or(Refused::Damaged(id))?;
        let people = opened(id, &raw_people)?;
        let game = self.rules(&header.game, header.rules_version).ok_or(Refused::Retired(id))?;
        let state = self.state(id, MatchRules { game, header: &header }, raw_head.as_deref())?;
        let thread = raw_thread.and_then(|raw| open::<NumberRow>(&raw).ok()).map(|row| row.0);
        let closed = raw_closed.and_then(|raw| open::<TextRow>(&raw).ok()).map(|row| row.0);
        let raw_people = Some(raw_people);
        Ok(Loaded { id, game, header, people, state, thread, closed, raw_head, raw_people })
    }

    /// Where a match stands: from its head or, where that can't be read or is of former days, from its entries.
    fn state(
        &self,
        id: MatchId,
        fixed: MatchRules<'_>,
        raw: Option<&[u8]>,
    ) -> Result<MatchState, Refused> {
        let head = match raw.map(open::<StoredHead>) {
            Some(Err(Damage::Newer(_))) => return Err(Refused::Newer(id)),
            head => head.and_then(Result::ok),
        };
        if let Some(state) = head.and_then(|head| MatchState::restored(head, fixed.game)) {
            return Ok(state);
        }
        if !raw.is_some_and(is_old::<StoredHead>) {
            tracing::warn!(match.id = id.0, "rebuilding a head that can't be read");
        }
        MatchState::folded(fixed, &self.entries(id)?).map_err(|_| Refused::Damaged(id))
    }

    /// All entries of a match.
    pub(super) fn entries(&self, id: MatchId) -> Result<Vec<Entry>, Refused> {
        let rows = self.store.scan(&Table::Entry.under(&[id.0]))?;
        rows.iter().map(|(_, raw)| opened(id, raw)).collect()
    }

    /// What a request became that was carried out before.
    pub(super) fn repeated(&self, asker: Asker) -> Result<Option<Done>, Refused> {
        let Some(key) = asker.key else { return Ok(None) };
        let Some(raw) = self.store.read(&[keys::receipt(key)])?.pop().flatten() else {
            return Ok(None);
        };
        // A receipt that can't be read still proves that the request was carried out.
        let Ok(Receipt { id, revision, .. }) = open(&raw) else { return Err(Refused::Busy) };
        let (mv, notes) = self.told_at(id, revision, asker.player)?;
        Ok(Some(Done { id, revision, repeated: true, mv, notes }))
    }

    /// What a player was told about the act of a revision.
    fn told_at(
        &self,
        id: MatchId,
        revision: Revision,
        player: PlayerId,
    ) -> Result<(Option<String>, Vec<Message>), Refused> {
        let loaded = self.load(id)?;
        let mut entries = self.entries(id)?;
        entries.retain(|entry| entry.revision <= revision);
        let Some(last) = entries.pop() else { return Err(Refused::Damaged(id)) };
        let Act::Moved { seat, .. } = last.act else { return Ok((None, Vec::new())) };
        let mut state = MatchState::folded(loaded.fixed(), &entries).map_err(refuse(id))?;
        let effects = state.apply(loaded.fixed(), &last).map_err(refuse(id))?;
        // The turn may still be in progress, and nobody else's to see.
        if loaded.seat_of(player) != Some(seat) {
            return Ok((None, Vec::new()));
        }
        Ok((effects.mv, admitted(&effects.notes, &loaded, player)))
    }
}

/// Reads a record of a match; where that fails, the match is out of order, and nothing else.
fn opened<R: Stored>(id: MatchId, raw: &[u8]) -> Result<R, Refused> {
    open(raw).map_err(|damage| match damage {
        Damage::Newer(version) => {
            tracing::warn!(match.id = id.0, kind = R::KIND, version, "a newer program's record");
            Refused::Newer(id)
        }
        _ => {
            tracing::error!(match.id = id.0, kind = R::KIND, %damage, "a record is damaged");
            Refused::Damaged(id)
        }
    })
}
