import Lasso
import LassoTestUtilities
import Testing

@testable import LassoDemo
@testable import LassoRecording

/// A run of the demo is recorded, saved as the report of a problem, and replayed.
@MainActor
@Suite(.ownWindows, .resettingMocks)
struct ProblemFlowTests {
    @Test func aReportOfAProblemIsReplayed() async throws {
        let recorder = FlightRecorder(of: DemoApplication.identity)
        let window = WindowController()
        window.open()
        defer { window.close() }
        DemoFlow(accounts: FakeAccounts(["ann": "correct horse"])).start(with: root(of: window))
        try await Self.logInAndCount(in: window)

        let files = MemoryFiles(), file = FileReference(path: "/reports/Problem.tape")
        ProblemFlow(recorder, files: files)
            .start(with: presented(on: window.visibleController).withNavigationEmbedding())
        let report = try #require(window.visibleController as? ProblemViewController)
        #expect(report.state.text.contains("LoginScreenModule#1 ▶ .didTapLogin"))
        #expect(!report.state.text.contains("horse"))
        report.dispatchAction(.didTapSave)
        try await eventually { window.question is FileQuestionController }
        (window.question as? FileQuestionController)?.answer([file])
        try await eventually { report.state.savedName == "Problem.tape" }

        let bytes = try await files.read(file).bytes
        #expect(!String(decoding: bytes, as: UTF8.self).contains("horse"))
        let replay = TapeReplay(try Tape(bytes: bytes), preparing: Self.prepareReplay)
        let difference = try await replay.run()
        #expect(difference == nil, "\(String(describing: difference))")
        #expect(replay.stepCount > 8)
    }

    @Test func commandsOfTheApplicationAreReplayed() async throws {
        let application = ReplayedDemo()
        try await application.launch()
        let window = application.openWindow()
        try await perform("Preferences", in: window)
        let preferences = try #require(window.visibleController as? PreferencesViewController)
        preferences.dispatchAction(.didChangeColorScheme(.dark))
        #expect(await preferences.leave())
        try await perform("About", in: window)
        let tape = try #require(application.recorder).tape
        window.close()

        #expect(tape.events.contains { "\($0)" == "command preferences" })
        let replay = TapeReplay(tape, preparing: Self.prepareReplay)
        let difference = try await replay.run()
        #expect(difference == nil, "\(String(describing: difference))")
        #expect(replay.stepCount == 4)
    }

    @Test func theReportIsShownInTheActiveWindowAndWaitsForQuestions() async throws {
        let application = ReplayedDemo()
        try await application.launch()
        let window = application.openWindow(), other = WindowController()
        other.setRootController(Controller())
        application.show(other)
        defer {
            other.close()
            window.close()
        }
        let ask = { other.alert("A question") }
        ask()
        try await perform("Report a Problem…", in: other)
        #expect(other.visibleController is AlertController && window.presentedController == nil)
        try await answer("OK", in: other)
        try await perform("Report a Problem…", in: other)
        #expect(other.visibleController is ProblemViewController)
        #expect(!(window.visibleController is ProblemViewController))
    }

    @Test func whatOtherProgramsOpenIsReplayed() async throws {
        let application = ReplayedDemo()
        try await application.launch()
        let window = application.openWindow()
        let open = try #require(ApplicationWindows.current.open)
        open(.invalidLink("The link is damaged."), window)
        try await answer("OK", in: window)
        open(.link("/login/create-account"), window)
        try await eventually { window.path == "/login/create-account" }
        open(.link("/nonsense"), window)
        try await answer("OK", in: window)
        let tape = try #require(application.recorder).tape
        window.close()

        #expect(tape.events.count { $0.kind == .opening && $0.isCause } == 3)
        #expect(tape.events.count { $0.kind == .link && !$0.isCause } == 2)
        let difference = try await TapeReplay(tape, preparing: Self.prepareReplay).run()
        #expect(difference == nil, "\(String(describing: difference))")
    }

    @Test func aReportWithoutItsBeginningSaysSo() async throws {
        let recorder = FlightRecorder(of: DemoApplication.identity, limit: 2_000)
        let window = WindowController()
        window.open()
        defer { window.close() }
        DemoFlow(accounts: FakeAccounts([:])).start(with: root(of: window))
        let login = try #require(window.firstChild(ofType: LoginViewController.self))
        for index in 0..<100 { login.dispatchAction(.didUpdateUsername("\(index)")) }
        ProblemFlow(recorder).start(with: presented(on: window.visibleController).withNavigationEmbedding())
        #expect((window.visibleController as? ProblemViewController)?.state.isBeginningMissing == true)
    }

    private static func prepareReplay() async throws -> ReplayStart {
        let application = ReplayedDemo()
        try await application.launch()
        return { window in application.start(in: window) }
    }

    /// Fails to log in, logs in, skips the tutorial, and counts in a sample.
    static func logInAndCount(in window: WindowController) async throws {
        let login = try #require(window.firstChild(ofType: LoginViewController.self))
        login.dispatchAction(.didUpdateUsername("ann"))
        login.dispatchAction(.didUpdatePassword(Secret("wrong horse")))
        login.dispatchAction(.didTapLogin)
        try await eventually { login.state.error != nil }
        login.dispatchAction(.didUpdatePassword(Secret("correct horse")))
        login.dispatchAction(.didTapLogin)
        try await eventually { window.firstChild(ofType: TutorialViewController.self) != nil }
        try #require(window.firstChild(ofType: TutorialViewController.self)).dispatchAction(.didTapButton(index: 0))
        try await eventually { window.rootController is HomeController }
        try #require(window.firstChild(ofType: GalleryViewController.self)).dispatchAction(.didActivate("counter"))
        try await eventually { window.firstChild(ofType: CounterViewController.self) != nil }
        try #require(window.firstChild(ofType: CounterViewController.self)).dispatchAction(.didTapIncrement)
    }
}
