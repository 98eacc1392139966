import Lasso
import LassoTestUtilities
import Testing

/// Tests of explorations of flows in which toasts and banners lead on.
@MainActor
struct NoticeExplorationTests {
    private func steps(in map: FlowMap) -> Set<String> { Set(map.places.flatMap(\.edges).map(\.step)) }

    @Test(arguments: MemoNotice.allCases.filter { $0 != .message })
    func aScreenToWhichANoticeLeadsIsReached(_ notice: MemoNotice) async {
        let map = await explore(depth: 6) {
            MemoFlow(notice)
        } inputs: {
            Inputs(following: "/help")
        }
        #expect(map.isComplete)
        map.expectNoFindings()
        map.expectAllScreensReached([MemoModule.self, HelpModule.self])
    }

    @Test func aToastWithATimeIsClosedOnlyIfTheOutcomeIsTold() async {
        let waiting = steps(in: await explore(depth: 2) { MemoFlow(.toast) })
        #expect(waiting.contains("press the button of the toast “Saved”"))
        #expect(waiting.contains("time passes") && !waiting.contains("close the toast “Saved”"))
        let bound = steps(in: await explore(depth: 2) { MemoFlow(.boundToast) })
        #expect(bound.isSuperset(of: ["press the button of the toast “Saved”", "close the toast “Saved”"]))
    }

    @Test func aMessageThatNobodyWaitsForAddsNothing() async {
        let map = await explore(depth: 3) { MemoFlow(.message) }
        #expect(steps(in: map) == ["MemoModule .didTapSave", "time passes", "close the window"])
        // Before the message, with it, and the end.
        #expect(map.places.count == 3)
    }

    @Test func aFindingBehindANoticeIsPrintedAsATest() async throws {
        let map = await explore(depth: 3) { MemoFlow(.toast, isTrap: true) }
        let message = "No step leads out of “Help” (HelpModule)."
        let index = try #require(map.findings.firstIndex { $0.message == message })
        #expect(map.findings[index].steps == ["MemoModule .didTapSave", "press the button of the toast “Saved”"])
        #expect(try PrintedTests.contains(map.tests[index], in: #filePath), "\(map.tests[index])")
        // The error that a test throws is reported already.
        let failures = await withFailuresCaptured { try? await Self.noStepLeadsOutOfHelpHelpModule() }
        #expect(failures.first?.message.hasPrefix(message) == true, "\(failures.map(\.message))")
    }

    @Test func aTestEndsABanner() async throws {
        let walk = await FlowWalk { MemoFlow(.banner) }
        try await walk.send(.didTapSave, to: MemoModule.self)
        try await walk.endBanner("Saved", byButton: true)
        #expect(walk.window.visibleController.title == "Help")
        await walk.finish()
    }

    @Test func aTestClosesAMessageWhichHasNoButton() async throws {
        let walk = await FlowWalk { MemoFlow(.message) }
        try await walk.send(.didTapSave, to: MemoModule.self)
        try await walk.endToast("Saved", byButton: false)
        assertNoToast(in: walk.window)
        try await walk.send(.didTapSave, to: MemoModule.self)
        let failures = await withFailuresCaptured {
            await #expect(throws: (any Error).self) { try await walk.endToast("Saved", byButton: true) }
        }
        let expected = #"The step isn't possible here: try await walk.endToast("Saved", byButton: true)."#
        #expect(failures.first?.message.hasPrefix(expected) == true, "\(failures.map(\.message))")
    }

    // MARK: Printed

    static func noStepLeadsOutOfHelpHelpModule() async throws {
        let walk = await FlowWalk { MemoFlow(.toast, isTrap: true) }
        try await walk.send(.didTapSave, to: MemoModule.self)
        try await walk.endToast("Saved", byButton: true)
        await walk.expectWayOut()
    }
}

/// The notices after which the help is shown, except for the message.
enum MemoNotice: CaseIterable {
    /// A toast that nobody waits for.
    case message
    /// A toast whose button is waited for.
    case toast
    /// A banner whose button is waited for.
    case banner
    /// A toast of the state, with a button.
    case boundToast
    /// A toast of the state that is shown until it is closed.
    case closedToast
    /// A banner of the state, with a button.
    case boundBanner
    /// A banner of the state that can only be closed.
    case closedBanner
}

/// A flow in which only the end of a notice leads from a memo to the help.
private final class MemoFlow: Flow<NoOutputNavigationFlow> {
    private let notice: MemoNotice
    private let isTrap: Bool

    /// Creates the flow.
    ///
    /// - Parameters:
    ///   - notice: The notice after the memo is saved.
    ///   - isTrap: Whether there is no way back from the help.
    init(_ notice: MemoNotice, isTrap: Bool = false) {
        (self.notice, self.isTrap) = (notice, isTrap)
        super.init()
    }

    override func createInitialController() -> Controller {
        let screen = MemoModule.createScreen(with: MemoModule.State(notice: notice))
        return screen.observeOutput { [weak self] in self?.react(to: $0) }.controller
    }

    private func react(to output: MemoModule.Output) {
        switch output {
        case .didSave: tell()
        case .wantsHelp: showHelp()
        }
    }

    private func tell() {
        switch notice {
        case .toast:
            Task {
                guard await toast("Saved", button: "Show") else { return }
                showHelp()
            }
        case .banner:
            Task {
                guard await banner("Saved", button: "Show") else { return }
                showHelp()
            }
        default: toast("Saved")
        }
    }

    private func showHelp() {
        guard let context else { return }
        let screen = HelpModule.createScreen()
        screen.controller.pathComponent = "help"
        if isTrap {
            screen.place(with: inFlow(root(of: context)))
        } else {
            screen.place(with: nextPushedInFlow)
        }
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard component.name == "help" else { return .unknown }
        return .at(
            context?.child(named: "help"),
            else: .show { [self] in
                showHelp()
                return .here
            }
        )
    }
}

private enum MemoModule: ScreenModule, SampledModule {
    enum Action: Equatable {
        case didTapSave
        case didEndToast(Toast.ID, ToastOutcome)
        case didEndBanner(BannerOutcome)
    }

    enum Output { case didSave, wantsHelp }

    struct State: Equatable {
        var notice = MemoNotice.message
        var toasts = ToastQueue()
        var banner: Banner?
    }

    static var defaultInitialState: State { State() }

    static var sampleActions: [Action] { [.didTapSave] }

    static func createScreen(with store: MemoStore) -> Screen { Screen(store, MemoController(store.asViewStore())) }
}

private final class MemoStore: LassoStore<MemoModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapSave: save()
        case .didEndToast(_, let outcome):
            update { $0.toasts = ToastQueue() }
            if outcome != .timedOut { dispatchOutput(.wantsHelp) }
        case .didEndBanner:
            update { $0.banner = nil }
            dispatchOutput(.wantsHelp)
        }
    }

    private func save() {
        switch state.notice {
        case .message, .toast, .banner: dispatchOutput(.didSave)
        case .boundToast: show(Toast("Saved", button: "Show"))
        case .closedToast: show(Toast("Saved", duration: nil))
        case .boundBanner: update { $0.banner = Banner("Saved", button: "Show") }
        case .closedBanner: update { $0.banner = Banner("Saved", isDismissible: true) }
        }
    }

    private func show(_ toast: Toast) {
        if state.toasts.isEmpty { update { $0.toasts.append(toast) } }
    }
}

private final class MemoController: Controller, LassoView {
    let store: MemoModule.ViewStore

    init(_ store: MemoModule.ViewStore) {
        self.store = store
        super.init()
        title = "Memo"
    }

    override func viewDidLoad() {
        bindToasts(to: store, \.toasts) { .didEndToast($0, $1) }
        bindBanner(to: store, \.banner) { .didEndBanner($0) }
    }
}
