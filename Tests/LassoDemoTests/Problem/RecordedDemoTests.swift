import FlowCases
import Lasso
import LassoRecording
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// The test that a recorded run of the demo becomes. It is compiled here, so that it is known to compile and to pass.
@Suite(.ownWindows)
struct RecordedDemoTests {
    @Test func aRunOfTheDemoBecomesTheTestBelow() async throws {
        let recorder = FlightRecorder(of: DemoApplication.identity), window = WindowController()
        window.open()
        defer { window.close() }
        DemoFlow(accounts: FakeAccounts(["ann": "correct horse"])).startAlone(in: window)
        try await eventually { recorder.tape.events.contains { $0.kind == .effectEnd } }
        try await ProblemFlowTests.logInAndCount(in: window)
        let test = try await TapeReplay(recorder.tape) { DemoFlow(accounts: UnknownAccounts()) }
            .test(named: "annLogsInAndCounts", starting: "{ DemoFlow(accounts: UnknownAccounts()) }")
        let printed = PrintedTest(test), isBelow = try printed.isIn(#filePath)
        #expect(isBelow, "\(printed.text)")
    }

    // MARK: Printed

    @Test @MainActor func annLogsInAndCounts() async throws {
        let run = await RecordedRun { DemoFlow(accounts: UnknownAccounts()) }
        run.expectPlace(
            """
            * WindowController
              * NavigationController
                * LoginViewController /login
            """
        )
        try await run.end("open the accounts", of: LoginScreenModule.self)
        try await run.send(.didUpdateUsername("ann"), to: LoginScreenModule.self)
        try await run.send(.didUpdatePassword(Secret("Stand-in 4 a secret")), to: LoginScreenModule.self)
        try await run.send(.didTapLogin, to: LoginScreenModule.self)
        try await run.end("log in", of: LoginScreenModule.self, throwing: .invalidLogin as AccountError)
        try await run.send(.didUpdatePassword(Secret("Stand-in 4 a secret")), to: LoginScreenModule.self)
        try await run.send(.didTapLogin, to: LoginScreenModule.self)
        try await run.end(
            "log in",
            of: LoginScreenModule.self,
            effect: 2,
            returningJSON: #"{"hasSeenTutorial":false,"username":"ann"}"#
        )
        run.expectPlace(
            """
            * WindowController
              * NavigationController
                * TutorialViewController /tutorial
            """
        )
        try await run.send(.didTapButton(index: 0), to: TutorialScreenModule.self)
        run.expectPlace(
            """
            * WindowController
              * HomeController /home
                * GalleryViewController
                * WelcomeController
            """
        )
        try await run.send(.didActivate("counter"), to: GalleryScreenModule.self)
        run.expectPlace(
            """
            * WindowController
              * HomeController /home
                * GalleryViewController
                * SampleController /samples
                  * CounterViewController /counter
            """
        )
        try await run.send(.didTapIncrement, to: CounterScreenModule.self)
        await run.finish()
    }
}
