import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// Explorations of the samples' flows, each with services in memory.
@MainActor
@Suite(.resettingMocks)
struct SampleExplorationTests {
    @Test func counter() async {
        let map = await exploreSample(.counter) {
            Inputs(CounterScreenModule.self) { [.didTapIncrement, .didTapFinish] }
        }
        expectNoTrap(in: map)
    }

    @Test func counterInAFlow() async {
        let map = await exploreSample(.counterFlow) {
            Inputs(CounterBeginningModule.self) { [.didChangeValue(3), .didTapCount] }
            Inputs(CounterScreenModule.self) { [.didTapDecrement, .didTapFinish] }
            Inputs(CounterResultModule.self) { [.didTapCountAgain] }
        }
        expectNoTrap(in: map)
        map.expectAllScreensReached([CounterBeginningModule.self, CounterScreenModule.self, CounterResultModule.self])
    }

    @Test func bindings() async {
        let map = await exploreSample(.bindings, depth: 3) {
            Inputs(BindingsScreenModule.self) { [.didSwitch(false), .didChangeNumber(4), .didTapAdd, .didTapReverse] }
        }
        expectNoTrap(in: map)
    }

    @Test func viewModules() async {
        let map = await exploreSample(.viewModules) {
            Inputs(MixerScreenModule.self) { [.didChange(.red, 200), .didEditCode("#00ff00"), .didEditCode("#")] }
        }
        expectNoTrap(in: map)
    }

    @Test func tabs() async {
        let map = await exploreSample(.tabs, depth: 6) {
            Inputs(WritingScreenModule.self) { [.didEdit("Hello"), .didTapSend, .didTapCancelReply] }
            Inputs(MessagesScreenModule.self) { state in state.messages.map { .didOpen($0.id) } }
            Inputs(MessageScreenModule.self) { [.didTapReply] }
        }
        expectNoTrap(in: map)
        map.expectAllScreensReached([WritingScreenModule.self, MessagesScreenModule.self, MessageScreenModule.self])
    }

    @Test func welcomePages() async {
        let map = await exploreSample(.welcomePages, depth: 6) { Inputs(WelcomeScreenModule.self) { [.didTapButton] } }
        expectNoTrap(in: map)
    }

    @Test func foodOnboarding() async {
        let map = await explore(depth: 6) {
            mock(SampleData.$shared, with: SampleData { _ in MemoryStorage() })
            return FoodOnboardingFlow()
        } inputs: {
            Inputs(FoodProfileScreenModule.self) { [.didTapSetUp] }
            Inputs(FoodStepViewController.self) { _ in [.didTapNext, .didChangeMealCount(4)] }
        }
        expectNoTrap(in: map)
        map.expectAllScreensReached([FoodProfileScreenModule.self, FoodStepsModule.self])
    }

    @Test func onboardingOnTheFly() async {
        let map = await exploreSample(.onboardingOnTheFly, depth: 6) {
            Inputs(ChooseStepsScreenModule.self) { [.didToggle(.time, false), .didTapStart] }
            Inputs(StepViewController.self) { _ in [.didChangeName("Ann"), .didTapContinue] }
            Inputs(SummaryScreenModule.self) { [.didTapDone] }
        }
        expectNoTrap(in: map)
        map.expectAllScreensReached([
            ChooseStepsScreenModule.self, StepsModule.self, SummaryScreenModule.self,
        ])
    }

    @Test func strangeFlow() async {
        let map = await exploreSample(.strangeFlow, depth: 3) {
            Inputs(StrangeScreenModule.self) {
                StrangePlace.allCases.map { .didTapPlace($0) } + [.didTapUnwind, .didTapDismiss]
            }
        }
        expectNoTrap(in: map)
    }

    @Test func transitions() async {
        let map = await exploreSample(.transitions, depth: 4) {
            Inputs(TransitionsModule.self) { [.didChooseKind(.fade), .didChangeSeconds(1), .didTapShow] }
            Inputs(CommandsOnScreen.self)
        }
        expectNoTrap(in: map)
    }

    @Test func searchAndTrack() async {
        let calculator = InstalledApplication(id: "calculator", title: "Calculator", detail: nil, icon: nil)
        let details = ApplicationDetails(program: "calc", fileKindCount: 1, defaultCount: 0)
        let find = Outcomes("find", .returns([calculator], as: "one"), .returns([], as: "none"), .throws(Failure()))
        let read = Outcomes("read", .returns(details, as: "details"), .throws(Failure()))
        let map = await explore(depth: 8) {
            mock(SampleData.$shared, with: SampleData { _ in MemoryStorage() })
            return SearchAndTrackFlow(
                loader: DetailsLoader { _ in try await read() },
                find: { _ in try await find() },
                application: { $0 == calculator.id ? calculator : nil }
            )
        } inputs: {
            Inputs(TrackedScreenModule.self) { [.didTapFind] }
            Inputs(SearchScreenModule<InstalledApplication>.self) { state in
                state.results.isEmpty ? [.didChangeQuery("cal"), .didTapRetry] : [.didPressEnter]
            }
            Inputs(TrackScreenModule.self) { [.didTapRetry, .didTapTrack] }
        }
        expectNoTrap(in: map)
        map.expectAllScreensReached([
            TrackedScreenModule.self, SearchScreenModule<InstalledApplication>.self, TrackScreenModule.self,
        ])
    }

    @Test func search() async {
        let map = await explore(depth: 4) {
            WordSearchFlow { _ in }
        } inputs: {
            Inputs(SearchScreenModule<Word>.self) { [.didChangeQuery("hou"), .didPressEnter, .didStopSearch] }
        }
        expectNoTrap(in: map)
    }

    @Test func survey() async {
        let map = await explore(depth: 8) {
            ExploredSamples.makeSurvey()
        } inputs: {
            ExploredSamples.surveyInputs
        }
        expectNoTrap(in: map)
    }

    @Test func myDay() async {
        let map = await explore(depth: 4) {
            ExploredSamples.makeDay()
        } inputs: {
            ExploredSamples.dayInputs
        }
        expectNoTrap(in: map)
        map.expectAllScreensReached([DayCalendarModule.self, DayLogModule.self, DayCardsModule.self])
    }

    @Test func replay() async {
        let map = await exploreSample(.replay, depth: 4) {
            Inputs(MosaicModule.self) { [.didToggle(0, true), .didTapMirror, .didTapReplay] }
            Inputs(ReplayModule.self) { [.didTapPlay, .didTapStep] }
        }
        expectNoTrap(in: map)
    }

    @Test func questions() async {
        let map = await explore(depth: 5) {
            ExploredSamples.makeNote()
        } inputs: {
            ExploredSamples.noteInputs
        }
        expectNoTrap(in: map)
        #expect(map.places.contains { $0.title == "Save the changes of the note?" })
    }

    @Test func files() async {
        let map = await explore(depth: 4) {
            let files = MemoryFiles()
            files["/home/ann/letter.txt"] = "Dear Bob"
            mock(FilesStore.$files, with: files)
            return FilesFlow()
        } inputs: {
            Inputs(FilesModule.self) { [.didTapOpen, .didTapFolder, .didTapSaveReport] }
            Inputs(choosing: "/home/ann/letter.txt", "/home/ann/missing.txt")
        }
        expectNoTrap(in: map)
    }

    @Test func notices() async {
        let count = Outcomes("count", .returns(9_592), .throws(Failure()))
        let map = await explore(
            depth: 5,
            in: { window in
                let screen = PrimesModule.createScreen { PrimesStore(with: $0) { _, _ in try await count() } }
                screen.place(with: root(of: window))
            }
        ) {
            Inputs(PrimesModule.self) { state in
                state.isCounting ? [.didTapCancel] : [.didTapCount] + state.results.map { .didTapRemove($0.id) }
            }
        }
        expectNoTrap(in: map)
    }

    private struct Failure: Error {}

    /// Fails the test if something has been found, or not everything has been tried up to the depth.
    private func expectNoTrap(in map: FlowMap, at location: SourceLocation = #_sourceLocation) {
        #expect(map.isComplete, sourceLocation: location)
        map.expectNoFindings(line: UInt(location.line))
    }

    /// Explores a sample that needs no services.
    private func exploreSample(
        _ sample: Sample,
        depth: Int = 5,
        @InputsBuilder inputs: () -> [Inputs]
    ) async -> FlowMap {
        await explore(depth: depth, { SampleFlow(sample) }, inputs: inputs)
    }
}
