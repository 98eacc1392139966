import LassoRecording
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// The replay of an application to which the desktop has passed links and files.
@Suite(.ownWindows)
struct OpeningReplayTests {
    /// Records an application that gets a link and files.
    private func record() async throws -> Tape {
        let recorder = FlightRecorder(of: NotesApplication.identity)
        let application = NotesApplication()
        try await application.launch()
        let window = application.openWindow()
        defer { window.close() }
        application.handle(.link(Result { () throws(NavigationPathError) in NavigationPath("/today") }))
        let navigation = try #require(window.rootController as? NavigationController)
        try await eventually { navigation.controllers.count == 2 }
        application.handle(.files([FileReference(path: "/notes.txt"), FileReference(path: "/more notes.txt")]))
        return recorder.tape
    }

    @Test func theApplicationOpensTheSameFilesAgain() async throws {
        let tape = try await record()
        #expect(tape.obstacles.isEmpty)
        var replayed: NotesApplication?
        let replay = TapeReplay(
            tape,
            preparing: {
                let application = NotesApplication()
                replayed = application
                try await application.launch()
                return { window in application.start(in: window) }
            }
        )
        let difference = try await replay.run()
        #expect(difference == nil)
        #expect(replay.stepCount == 2)
        #expect(
            replayed?.openedFiles == [FileReference(path: "/notes.txt"), FileReference(path: "/more notes.txt")]
        )
    }
}
