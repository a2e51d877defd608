//! Tests that every id is read as it was written, and nothing else is.

use matches::{Choice, Cursor, Key, OfferKind, Pings, PlayerId, Reply};
use rules::{Edge, Seat};

use crate::app::press::*;
use crate::discord::custom_id::*;

const ID: MatchId = MatchId(99_999_999);
const REVISION: Revision = Revision(99_999);
const PANEL: PanelRef = PanelRef { id: ID, revision: REVISION, mark: Some(Key(u64::MAX)) };
const PLAYER: PlayerId = PlayerId(u64::MAX);
const FRAMES: [Frame; 4] = [Frame::First, Frame::Step(0), Frame::Step(u32::MAX), Frame::Last(7)];

fn every_press() -> Vec<Press> {
    let mut all = vec![Press::Hint(ID), ServerPress::EndMatch(ID).into()];
    all.extend(challenge().map(Press::from));
    all.extend(play().into_iter().map(Press::from));
    all.extend(agreements().into_iter().map(Press::from));
    all.extend(substitutes().map(Press::from));
    all.extend(clock().into_iter().map(Press::from));
    all.extend(replay().into_iter().map(Press::from));
    all.extend(shares().map(Press::from));
    all.extend(watching().map(Press::from));
    all.extend(games().into_iter().map(Press::from));
    all.extend(ratings().map(Press::from));
    all.extend(settings().into_iter().map(Press::from));
    all.extend(privacy().map(Press::from));
    all.extend(help().map(Press::from));
    all.extend(forms().map(Press::from));
    all.extend(filled_forms().map(Press::from));
    all
}

fn challenge() -> [ChallengePress; 9] {
    use ChallengePress::*;
    [
        Accept(ID),
        Decline(ID),
        Withdraw(ID),
        Leave(ID),
        Start(ID),
        AddComputer(ID),
        SeatComputer(ID),
        Rematch(ID),
        Invite { opponent: PLAYER },
    ]
}

fn play() -> Vec<PlayPress> {
    use PlayPress::*;
    let sides = [None, Some(Edge::Bottom), Some(Edge::Left), Some(Edge::Top), Some(Edge::Right)];
    let actions = [
        PanelAction::Pick,
        PanelAction::PickNumber(u8::MAX),
        PanelAction::Back,
        PanelAction::Restart,
        PanelAction::Play,
        PanelAction::Unsave,
    ];
    let mut all = vec![
        OpenPanel(ID),
        OpenHeadStart(ID),
        Undo { id: ID, revision: REVISION },
        ShowOpenCards(ID),
        AskToResign(ID),
        Resign(ID),
        Abort(ID),
    ];
    all.extend(actions.map(|action| OnPanel { panel: PANEL, action }));
    all.extend(sides.map(|home| ShowBoard { id: ID, home }));
    all.extend(saved_lists().map(ShowSaved));
    all.extend(saved_lists().map(RemoveSaved));
    all
}

fn saved_lists() -> [SavedList; 2] {
    [None, Some(ID)].map(|from| SavedList { game: "x".repeat(36), from })
}

fn agreements() -> Vec<AgreementPress> {
    use AgreementPress::*;
    let mut all = vec![Show(ID)];
    for is_sure in [false, true] {
        all.extend(OfferKind::ALL.map(|wish| Offer { id: ID, wish, is_sure }));
        for on in [None, Some(REVISION)] {
            let replies = [Reply::Agree, Reply::Decline, Reply::Withdraw];
            let answer = |reply| Answer(ProposalAnswer { id: ID, on, reply, is_sure });
            all.extend(replies.map(answer));
        }
    }
    all
}

fn substitutes() -> [SubstitutePress; 4] {
    use SubstitutePress::*;
    let (id, seat) = (ID, Seat(7));
    let go_on = |is_sure| GoOn { id, seat, is_sure };
    [Show(id), Computer { id, seat }, go_on(false), go_on(true)]
}

fn clock() -> Vec<ClockPress> {
    let mut all = vec![ClockPress::Resume(ID)];
    for is_sure in [false, true] {
        for on in [None, Some(REVISION)] {
            let decide = |choice| TimeoutDecision { id: ID, on, choice, is_sure };
            all.extend(Choice::ALL.map(decide).map(ClockPress::DecideTimeout));
        }
    }
    all
}

fn replays() -> Vec<Replay> {
    let sources = [ReplaySource::Match(ID), ReplaySource::Brought(Key(u64::MAX))];
    let sides = [None, Some(Edge::Bottom), Some(Edge::Right)];
    let turned = |source| sides.map(|home| Replay { source, home });
    sources.into_iter().flat_map(turned).collect()
}

fn replay() -> Vec<ReplayPress> {
    use ReplayPress::*;
    let mut all = vec![OpenTurningPoint(ID), OpenFilm(ID), CatchUp(ID)];
    all.extend(FRAMES.map(|frame| Open { id: ID, frame }));
    all.extend([None, Some(0), Some(u32::MAX)].map(|to| ListMoves { id: ID, to }));
    all.extend([ReplaySource::Match(ID), ReplaySource::Brought(Key(u64::MAX))].map(Export));
    for replay in replays() {
        all.extend(FRAMES.map(|frame| Step { replay, frame }));
        all.push(LastCapture { replay, at: u32::MAX });
        all.push(BetterMove { replay, at: u32::MAX });
        all.push(Film(replay));
    }
    all
}

fn shares() -> impl Iterator<Item = ShareReplay> {
    let at_steps = |replay| [None, Some(7)].map(|at| ShareReplay { replay, at });
    replays().into_iter().flat_map(at_steps)
}

fn watching() -> [WatchingPress; 3] {
    [WatchingPress::Unwatch(ID), WatchingPress::Follow(ID), WatchingPress::Unfollow(ID)]
}

fn games() -> Vec<GamesPress> {
    let cursor = |is_before| Some(Cursor { shelf: 2, id: ID, is_before });
    let mut all = vec![GamesPress::Open];
    for at in [None, cursor(false), cursor(true)] {
        all.extend(MatchList::ALL.map(|list| GamesPress::List { list, at }));
    }
    all
}

fn page() -> GamePage {
    GamePage { game: "x".repeat(36), index: 999 }
}

fn ratings() -> [RatingsPress; 3] {
    use RatingsPress::*;
    [Profile { player: PLAYER }, Leaderboard(page()), ChosenLeaderboard]
}

fn settings() -> Vec<SettingsPress> {
    use SettingsPress::*;
    let mut all = vec![Reminders, QuietHours, TimeZone, EndVacation, ShowNotifications];
    all.push(StartVacation { days: u8::MAX });
    all.extend(Pings::ALL.map(Notifications));
    for scope in [Scope::Mine, Scope::Server] {
        all.extend(render::Theme::ALL.map(|theme| Theme { scope, theme }));
    }
    all
}

fn privacy() -> [PrivacyPress; 4] {
    use PrivacyPress::*;
    [Show, Export, AskToForget, Forget]
}

fn help() -> [HelpPress; 3] {
    use HelpPress::*;
    let of_match = |page| MatchRules { id: ID, page };
    [of_match(None), of_match(Some(999)), Rules(page())]
}

fn forms() -> impl Iterator<Item = Form> {
    let fixed = [Form::Move { id: ID, revision: REVISION }, Form::NewName(PANEL)];
    let renames = saved_lists().map(Form::Rename);
    fixed.into_iter().chain(renames).chain(replays().into_iter().map(Form::Step))
}

fn filled_forms() -> impl Iterator<Item = FilledForm> {
    let fixed = [FilledForm::Move { id: ID, revision: REVISION }, FilledForm::NewName(PANEL)];
    let renames = saved_lists().map(|list| FilledForm::Rename { list, number: u32::MAX });
    fixed.into_iter().chain(renames).chain(replays().into_iter().map(FilledForm::Step))
}

#[test]
fn every_press_reads_as_it_was_written_and_fits() {
    for press in every_press() {
        let text = write(&press);
        assert!(text.len() <= LIMIT, "{text}");
        assert_eq!(read(&text), Some(press), "{text}");
    }
}

#[test]
fn no_two_presses_are_written_alike() {
    let mut texts: Vec<String> = every_press().iter().map(write).collect();
    texts.sort();
    let all = texts.len();
    texts.dedup();
    assert_eq!(texts.len(), all);
}

/// Buttons as they stand in people's channels. Lines are only added here.
#[test]
fn whatever_was_ever_written_is_read_for_ever() {
    let golden = include_str!("pinned.txt");
    for line in golden.lines() {
        let (text, press) = line.split_once(" = ").expect("it is as it was written");
        let read = read(text).map(|press| format!("{press:?}"));
        assert_eq!(read.as_deref(), Some(press), "{text}");
    }
}

#[test]
fn nothing_else_is_read() {
    let long = format!("1:move:1:2:{}", "x".repeat(REST_LIMIT + 1));
    for text in [
        "",
        "1",
        "1:move:1:2",
        "2:move:1:2:",
        "1:fly:1:2:",
        "1:move:-1:2:",
        "1:move:01:2:",
        "1:move:+1:2:",
        "1:move:1:2:é",
        "1:move:1:2:a b",
        "1:move:99999999999999999999:2:",
        "1:move:::",
        "1:move:0:0:",
        "1:pick:1::77",
        "1:act:1:3:7",
        "1:act:1:3:7-256",
        "1:act:1::7-1",
        "1:replay:1:3:-1",
        "1:replay:1:3:99999999999",
        "1:invite:0:0:",
        "1:rules:0:0:",
        "1:offer:17::",
        "1:offer:17::siege",
        "1:agree:17:3:x",
        "1:rules:::@1",
        "1:theme:::pink",
        "1:away:::256",
        "1:here:1::",
        "1:server-theme:1::dark",
        "1:games:::theirs",
        "1:games:17::mine",
        "1:games:::mine-0>",
        "1:games:17::mine-300>",
        "1:visit:1::",
        "1:step:17::7",
        "1:step:17::7-up",
        "1:step:::7-top",
        "1:step:17::7-top-9",
        "1:taken:17::-top",
        "1:roll:17::7-",
        "1:export:17::-top",
        "1:show:17::x-",
        "1:saved:1::",
        "1:relabeled:1::findorff",
        "1:relabeled:1:4294967296:findorff",
        &long,
    ] {
        assert_eq!(read(text), None, "{text}");
    }
}
