import LassoRecording
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// The replay of an application to which the desktop has passed links and files, or that has opened further windows.
@Suite(.ownWindows)
struct OpeningReplayTests {
    /// Records an application.
    ///
    /// - Parameters:
    ///   - storage: The storage of its session; `nil` for none.
    ///   - act: A closure that opens the windows, and does what follows.
    private func record(
        in storage: MemoryStorage? = nil,
        _ act: (NotesApplication) async throws -> Void
    ) async throws -> Tape {
        let recorder = FlightRecorder(of: NotesApplication.identity)
        let application = NotesApplication()
        application.session = storage.map { WindowSession(in: $0) }
        try await application.launch()
        defer { WindowController.openWindows.forEach { $0.close() } }
        try await act(application)
        return recorder.tape
    }

    private func follow(_ link: NavigationPath, in application: NotesApplication) {
        application.handle(.link(Result { () throws(NavigationPathError) in link }))
    }

    private func waitForPages(_ count: Int, in window: WindowController) async throws {
        let navigation = try #require(window.rootController as? NavigationController)
        try await eventually { navigation.controllers.count == count }
    }

    /// Replays a tape, which must not differ.
    ///
    /// - Returns: The application, and the number of steps.
    private func replay(_ tape: Tape) async throws -> (application: NotesApplication, stepCount: Int) {
        #expect(tape.obstacles.isEmpty)
        let application = NotesApplication()
        let replay = TapeReplay(
            tape,
            preparing: {
                try await application.launch()
                return { window in application.start(in: window) }
            }
        )
        let difference = try await replay.run()
        #expect(difference == nil)
        return (application, replay.stepCount)
    }

    @Test func theApplicationOpensTheSameFilesAgain() async throws {
        let tape = try await record { application in
            let window = application.openWindow()
            follow("/today", in: application)
            try await waitForPages(2, in: window)
            application.handle(.files([FileReference(path: "/notes.txt"), FileReference(path: "/more notes.txt")]))
        }
        let (application, stepCount) = try await replay(tape)
        #expect(stepCount == 2)
        #expect(application.openedFiles == [FileReference(path: "/notes.txt"), FileReference(path: "/more notes.txt")])
    }

    @Test func aWindowThatTheDesktopAsksForOpensAgain() async throws {
        let tape = try await record { application in
            application.openWindow()
            application.handle(.newWindow)
            follow("/today", in: application)
            try await waitForPages(2, in: try #require(WindowController.openWindows.last))
        }
        #expect(try await replay(tape).stepCount == 2)
        let test = try await TapeReplay(
            tape,
            preparing: {
                let application = NotesApplication()
                try await application.launch()
                return { application.start(in: $0) }
            }
        ).test(named: "twoWindows")
        #expect(test.contains("    try await run.openWindow()\n"))
    }

    @Test func theWindowsOfTheLastSessionOpenAgain() async throws {
        let storage = MemoryStorage()
        let last = NotesApplication()
        last.session = WindowSession(in: storage)
        try await last.launch()
        let first = last.openWindow()
        follow("/today", in: last)
        try await waitForPages(2, in: first)
        last.openWindow()
        #expect(await WindowController.leaveAllWindows())
        await last.session?.save()
        let tape = try await record(in: storage) { application in
            application.handle(.activation)
            try #require(WindowController.openWindows.count == 2)
            try await waitForPages(2, in: WindowController.openWindows[0])
        }
        let causes = tape.events.filter(\.isCause).map(\.description)
        #expect(causes == ["NotesFlow starts", "a further window opens", "follow /today in NotesFlow"])
        #expect(try await replay(tape).stepCount == 2)
    }
}
