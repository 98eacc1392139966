import Lasso
import LassoTestUtilities
import Testing

@testable import LassoDemo
@testable import LassoRecording

/// A run of the demo is recorded, saved as the report of a problem, and replayed.
@MainActor
@Suite(.ownWindows)
struct ProblemFlowTests {
    @Test func aReportOfAProblemIsReplayed() async throws {
        let recorder = FlightRecorder(of: DemoApplication.identity)
        let window = WindowController()
        window.open()
        defer { window.close() }
        DemoFlow(accounts: FakeAccounts(["ann": "correct horse"])).start(with: root(of: window))
        try await run(in: window)

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
        let replay = TapeReplay(try Tape(bytes: bytes), in: DemoPrograms.startFlow)
        let difference = try await replay.run()
        #expect(difference == nil, "\(String(describing: difference))")
        #expect(replay.stepCount > 8)
    }

    /// Fails to log in, logs in, skips the tutorial, and counts in a sample.
    private func run(in window: WindowController) async throws {
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
