import Lasso
import LassoRecording
import LassoTestUtilities
import RecordedFlow
import Testing

/// What the desktop or another program opens, in a replay of a flow without its application.
@MainActor
struct OpeningTests {
    private func run() async -> RecordedRun {
        await RecordedRun { DeskFlow() }
    }

    @Test func aLinkLeadsThroughTheFlow() async throws {
        let run = await run()
        try await run.open(link: "/drawer", inWindow: 0)
        #expect(run.window.path == "/drawer")
        await run.finish()
    }

    @Test func aLinkThatLeadsNowhereIsTold() async throws {
        let run = await run()
        try await run.open(link: "/nowhere", inWindow: 0)
        #expect((run.window.question as? AlertController)?.message.hasPrefix("/nowhere doesn't exist") == true)
        await run.finish()
    }

    @Test func aLinkThatCannotBeFollowedIsTold() async throws {
        let run = await run()
        try await run.open(invalidLink: "It is too long.", inWindow: 0)
        #expect((run.window.question as? AlertController)?.message == "It is too long.")
        await run.finish()
    }

    @Test func filesNeedTheApplication() async throws {
        let run = await run()
        try await withKnownIssue {
            try await run.open(uris: ["file:///papers/a.txt"], inWindow: 0)
        } matching: { issue in
            "\(issue)".contains("The application opens files. Replay the application")
        }
    }
}
