import Lasso
import LassoRecording
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Test @MainActor func recordedRun() async throws {
    let run = try await RecordedRun(
        opensWindowFirst: false,
        reading: #"{"setting color-scheme":[null]}"#,
        preparing: {
            let application = { DemoPrograms.makeReplayedDemo() }()
            try await application.launch()
            return { window in application.start(in: window) }
        }
    )
    await run.expectPlace(
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
    await run.expectPlace(
        """
        * WindowController
          * NavigationController
            * TutorialViewController /tutorial
        """
    )
    try await run.send(.didTapButton(index: 0), to: TutorialScreenModule.self)
    try await run.endCall("note the tutorial")
    await run.expectPlace(
        """
        * WindowController
          * HomeController /home
            * GalleryViewController
            * WelcomeController
        """
    )
    try await run.send(.didActivate("counter"), to: GalleryScreenModule.self)
    await run.expectPlace(
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
