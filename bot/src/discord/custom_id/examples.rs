//! Examples of every press, for tests of their custom ids.

use ::puzzles::Tag;
use matches::{
    Choice, Cursor, Day, EventId, ExerciseId, ExerciseKind, Key, NotificationSettings, OfferKind,
    PlayerId, Reply, Timestamp,
};
use rules::{Edge, Seat};

use crate::app::press::*;
use crate::discord::custom_id::*;

pub(super) const ID: MatchId = MatchId(99_999_999);
const REVISION: Revision = Revision(99_999);
const PANEL: PanelRef = PanelRef { id: ID, revision: REVISION, mark: Some(Key(u64::MAX)) };
const PLAYER: PlayerId = PlayerId(u64::MAX);
const FRAMES: [Frame; 4] = [Frame::First, Frame::Step(0), Frame::Step(u32::MAX), Frame::Last(7)];

/// Examples of presses, with an arm for each variant, so that a forgotten variant does not compile.
macro_rules! examples {
    ($kind:ident { $($variant:pat => $examples:expr,)+ }) => {{
        fn _is_complete(press: &$kind) {
            match press { $($variant => {})+ }
        }
        let mut all: Vec<$kind> = Vec::new();
        $(all.extend($examples);)+
        all
    }};
}

pub(super) fn every_press() -> Vec<Press> {
    examples!(Press {
        Press::Challenge(_) => presses(challenge()),
        Press::Play(_) => presses(play()),
        Press::Agreements(_) => presses(agreements()),
        Press::Substitutes(_) => presses(substitutes()),
        Press::Clock(_) => presses(clock()),
        Press::Clubs(_) => presses(clubs()),
        Press::Hint(_) => [Press::Hint(ID)],
        Press::Replay(_) => presses(replay()),
        Press::ShareReplay(_) => presses(shares()),
        Press::Watching(_) => presses(watching()),
        Press::Games(_) => presses(games()),
        Press::Ratings(_) => presses(ratings()),
        Press::Settings(_) => presses(settings()),
        Press::Privacy(_) => presses(privacy()),
        Press::Server(ServerPress::EndMatch(_)) => presses(vec![ServerPress::EndMatch(ID)]),
        Press::Help(_) => presses(help()),
        Press::Fairness(FairnessPress::Show(_)) => presses(vec![FairnessPress::Show(ID)]),
        Press::Web(_) => presses(web()),
        Press::Puzzles(_) => presses(puzzles()),
        Press::SharePuzzle(_) => exercises().map(Press::SharePuzzle),
        Press::OpenForm(_) => presses(forms()),
        Press::SubmitForm(_) => presses(filled_forms()),
    })
}

fn presses<T: Into<Press>>(all: Vec<T>) -> impl Iterator<Item = Press> {
    all.into_iter().map(Into::into)
}

fn clubs() -> Vec<ClubPress> {
    use ClubPress::*;
    let id = EventId(ID.0);
    examples!(ClubPress {
        Announce => [Announce],
        Post(_) => [Post(Timestamp(253_000_000_000_000))],
        Open => [Open],
        Show(_) => [Show(id)],
        Join(_) => [Join(id)],
        Leave { .. } => [false, true].map(|is_sure| Leave { id, is_sure }),
        Begin(_) => [Begin(id)],
        End(_) => [End(id)],
        Files(_) => [Files(id)],
        Page(_) => [Page(id)],
    })
}

fn exercises() -> [ExerciseId; 4] {
    let own = ExerciseKind::Own { id: MatchId(999_999_999_999), ply: u16::MAX };
    let (daily, lesson) = (ExerciseKind::Daily(Day(20_781)), ExerciseKind::Lesson(7));
    [daily, ExerciseKind::Puzzle(u32::MAX), lesson, own]
        .map(|kind| ExerciseId { game: "castle-keep".into(), kind })
}

fn puzzles() -> Vec<PuzzlePress> {
    use PuzzlePress::*;
    let game = || "castle-keep".to_owned();
    let tags = [None, Some(Tag::ChainOfFive)];
    examples!(PuzzlePress {
        Open(_) => exercises().map(Open),
        Daily { .. } => [Daily { game: game() }],
        Next { .. } => tags.map(|tag| Next { game: game(), tag }),
        Own => [Own],
        OnPanel { .. } => exercises().into_iter().flat_map(|id| exercise_actions().into_iter()
            .map(move |action| OnPanel { id: id.clone(), mark: Some(Key(u64::MAX)), action })),
        OnPage(_) => exercises().map(OnPage),
        GiveUp(_) => exercises().map(GiveUp),
        Again(_) => exercises().map(Again),
        Learn { .. } => [Learn { game: game() }],
        PlayBeginner { .. } => [PlayBeginner { game: game() }],
    })
}

fn exercise_actions() -> Vec<ExerciseAction> {
    use ExerciseAction::*;
    examples!(ExerciseAction {
        Pick => [Pick],
        PickNumber(_) => [PickNumber(0), PickNumber(24)],
        Back => [Back],
        Restart => [Restart],
        Play => [Play],
    })
}

fn web() -> Vec<WebPress> {
    use WebPress::*;
    examples!(WebPress {
        Open(_) => [Open(ID)],
        Share(_) => [Share(ID)],
        EndSessions => [EndSessions],
    })
}

fn challenge() -> Vec<ChallengePress> {
    use ChallengePress::*;
    examples!(ChallengePress {
        Accept(_) => [Accept(ID)],
        Decline(_) => [Decline(ID)],
        Withdraw(_) => [Withdraw(ID)],
        Leave(_) => [Leave(ID)],
        Start(_) => [Start(ID)],
        AddComputer(_) => [AddComputer(ID)],
        SeatComputer(_) => [SeatComputer(ID)],
        Rematch(_) => [Rematch(ID)],
        ChooseLevel { .. } => [ChooseLevel { game: "castle-keep".into() }],
        PlayComputer { .. } => [PlayComputer { game: "castle-keep".into() }],
        Invite { .. } => [Invite { opponent: PLAYER }],
    })
}

fn play() -> Vec<PlayPress> {
    use PlayPress::*;
    let turned = [None].into_iter().chain(Orientation::ALL.map(Some));
    examples!(PlayPress {
        OpenPanel(_) => [OpenPanel(ID)],
        OpenHeadStart(_) => [OpenHeadStart(ID)],
        PlayListed { .. } => [PlayListed { id: ID, revision: REVISION }],
        OnPanel { .. } => panel_actions().into_iter().map(|action| PANEL.press(action)),
        ShowSaved(_) => saved_lists().map(ShowSaved),
        RemoveSaved(_) => saved_lists().map(RemoveSaved),
        Undo { .. } => [Undo { id: ID, revision: REVISION }],
        ShowBoard { .. } => turned.map(|turned| ShowBoard { id: ID, turned }),
        ShowOpenCards(_) => [ShowOpenCards(ID)],
        More(_) => [More(ID)],
        AskToResign(_) => [AskToResign(ID)],
        Resign(_) => [Resign(ID)],
        Abort(_) => [Abort(ID)],
    })
}

fn panel_actions() -> Vec<PanelAction> {
    use PanelAction::*;
    examples!(PanelAction {
        Pick => [Pick],
        PickNumber(_) => [PickNumber(0), PickNumber(u8::MAX)],
        Back => [Back],
        Restart => [Restart],
        Play => [Play],
        PlayUnasked => [PlayUnasked],
        Unsave => [Unsave],
        Turn(_) => Orientation::ALL.map(Turn),
    })
}

fn saved_lists() -> [SavedList; 2] {
    [None, Some(ID)].map(|from| SavedList { game: "x".repeat(36), from })
}

fn agreements() -> Vec<AgreementPress> {
    use AgreementPress::*;
    let is_sure = [false, true].into_iter();
    let offers = |is_sure| OfferKind::ALL.map(|wish| Offer { id: ID, wish, is_sure });
    examples!(AgreementPress {
        Show(_) => [Show(ID)],
        Offer { .. } => is_sure.clone().flat_map(offers),
        Answer(_) => is_sure.flat_map(answers),
    })
}

fn answers(is_sure: bool) -> impl Iterator<Item = AgreementPress> {
    [None, Some(REVISION)].into_iter().flat_map(move |on| {
        let answer = |reply| ProposalAnswer { id: ID, on, reply, is_sure };
        let replies = [Reply::Agree, Reply::Decline, Reply::Withdraw];
        replies.map(answer).map(AgreementPress::Answer)
    })
}

fn substitutes() -> Vec<SubstitutePress> {
    use SubstitutePress::*;
    let (id, seat) = (ID, Seat(7));
    examples!(SubstitutePress {
        Show(_) => [Show(id)],
        Computer { .. } => [Computer { id, seat }],
        GoOn { .. } => [false, true].map(|is_sure| GoOn { id, seat, is_sure }),
    })
}

fn clock() -> Vec<ClockPress> {
    use ClockPress::*;
    examples!(ClockPress {
        DecideTimeout(_) => [false, true].into_iter().flat_map(decisions),
        Resume(_) => [Resume(ID)],
    })
}

fn decisions(is_sure: bool) -> impl Iterator<Item = ClockPress> {
    [None, Some(REVISION)].into_iter().flat_map(move |on| {
        let decide = |choice| TimeoutDecision { id: ID, on, choice, is_sure };
        Choice::ALL.map(decide).map(ClockPress::DecideTimeout)
    })
}

fn replays() -> Vec<Replay> {
    let sides = [None, Some(Edge::Bottom), Some(Edge::Right)];
    let turned = |source| sides.map(|home| Replay { source, home });
    replay_sources().into_iter().flat_map(turned).collect()
}

fn replay_sources() -> Vec<ReplaySource> {
    examples!(ReplaySource {
        ReplaySource::Match(_) => [ReplaySource::Match(ID)],
        ReplaySource::Upload(_) => [ReplaySource::Upload(Key(u64::MAX))],
    })
}

fn replay() -> Vec<ReplayPress> {
    use ReplayPress::*;
    let replays = || replays().into_iter();
    examples!(ReplayPress {
        Open { .. } => FRAMES.map(|frame| Open { id: ID, frame }),
        OpenTurningPoint(_) => [OpenTurningPoint(ID)],
        OpenFilm(_) => [OpenFilm(ID)],
        Step { .. } => replays().flat_map(|replay| FRAMES.map(|frame| Step { replay, frame })),
        TurningPoint(_) => replays().map(TurningPoint),
        LastCapture { .. } => replays().map(|replay| LastCapture { replay, at: u32::MAX }),
        BetterMove { .. } => replays().map(|replay| BetterMove { replay, at: u32::MAX }),
        Film(_) => replays().map(Film),
        Export(_) => replay_sources().into_iter().map(Export),
        CatchUp(_) => [CatchUp(ID)],
        ListMoves { .. } => [None, Some(0), Some(u32::MAX)].map(|to| ListMoves { id: ID, to }),
    })
}

fn shares() -> Vec<ShareReplay> {
    let at_steps = |replay| [None, Some(7)].map(|at| ShareReplay { replay, at });
    replays().into_iter().flat_map(at_steps).collect()
}

fn watching() -> Vec<WatchingPress> {
    use WatchingPress::*;
    examples!(WatchingPress {
        Unwatch(_) => [Unwatch(ID)],
        Follow(_) => [Follow(ID)],
        Unfollow(_) => [Unfollow(ID)],
    })
}

fn games() -> Vec<GamesPress> {
    use GamesPress::*;
    let before = |is_before| Some(Cursor { shelf: 2, id: ID, is_before });
    let pages = [None, before(false), before(true)].into_iter();
    examples!(GamesPress {
        List { .. } => pages.flat_map(|at| MatchList::ALL.map(|list| List { list, at })),
        Open => [Open],
    })
}

fn page() -> GamePage {
    GamePage { game: "x".repeat(36), index: 999 }
}

fn ratings() -> Vec<RatingsPress> {
    use RatingsPress::*;
    examples!(RatingsPress {
        Profile { .. } => [Profile { player: PLAYER }],
        Leaderboard(_) => [Leaderboard(page())],
        ChosenLeaderboard => [ChosenLeaderboard],
    })
}

fn settings() -> Vec<SettingsPress> {
    use SettingsPress::*;
    let scopes = [Scope::Mine, Scope::Server].into_iter();
    let themes = |scope| render::Theme::ALL.map(|theme| Theme { scope, theme });
    examples!(SettingsPress {
        Show => [Show],
        Theme { .. } => scopes.flat_map(themes),
        Reminders => [Reminders],
        QuietHours => [QuietHours],
        ShowLanguages => [ShowLanguages],
        Language => [Language],
        TimeZone => [TimeZone],
        AskForVacation { .. } => [AskForVacation { days: u8::MAX }],
        StartVacation { .. } => [StartVacation { days: u8::MAX }],
        EndVacation => [EndVacation],
        AskAgain => [AskAgain],
        ShowNotifications => [ShowNotifications],
        Notifications(_) => NotificationSettings::ALL.map(Notifications),
    })
}

fn privacy() -> Vec<PrivacyPress> {
    use PrivacyPress::*;
    examples!(PrivacyPress {
        Show => [Show],
        Export => [Export],
        AskToForget => [AskToForget],
        Forget => [Forget],
    })
}

fn help() -> Vec<HelpPress> {
    use HelpPress::*;
    examples!(HelpPress {
        Overview(_) => HelpPlace::ALL.map(Overview),
        Commands(_) => HelpPlace::ALL.map(Commands),
        MatchRules { .. } => [None, Some(999)].map(|page| MatchRules { id: ID, page }),
        Rules(_) => [Rules(page())],
    })
}

fn forms() -> Vec<Form> {
    use Form::*;
    examples!(Form {
        Move { .. } => [Move { id: ID, revision: REVISION }],
        NewName(_) => [NewName(PANEL)],
        Rename(_) => saved_lists().map(Rename),
        Step(_) => replays().into_iter().map(Step),
        Word(_) => [Word(ID)],
    })
}

fn filled_forms() -> Vec<FilledForm> {
    use FilledForm::*;
    examples!(FilledForm {
        Move { .. } => [Move { id: ID, revision: REVISION }],
        NewName(_) => [NewName(PANEL)],
        Rename { .. } => saved_lists().map(|list| Rename { list, number: u32::MAX }),
        Step(_) => replays().into_iter().map(Step),
        Word(_) => [Word(ID)],
    })
}
