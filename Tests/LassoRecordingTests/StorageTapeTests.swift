import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// Stored values and settings on a tape and in its replay.
@MainActor
struct StorageTapeTests {
    /// Records that a text is loaded, changed, and saved, with another setting than the default.
    ///
    /// - Parameter theirs: The text that another program saves then, after which the user adds to it.
    private func record(in text: MemoryStorage, theirs: String? = nil) async throws -> Tape {
        let windows = ApplicationWindows()
        let settings = MemorySettings(["zoom": .int(100)])
        settings.set(.int(150), of: "zoom")
        let (recorder, window, flow) = ApplicationWindows.$scoped.withValue(windows) {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController()
            let flow = MemoFlow(text: text, settings: settings)
            window.open()
            flow.startAlone(in: window)
            return (recorder, window, flow)
        }
        defer { ApplicationWindows.$scoped.withValue(windows) { window.close() } }
        try await eventually { flow.events.count == 1 }
        ApplicationWindows.$scoped.withValue(windows) { flow.send(.didType(" and honey")) }
        try await eventually { flow.events.count == 2 }
        if let theirs {
            text.text = theirs
            try await eventually { flow.events.count == 3 }
            ApplicationWindows.$scoped.withValue(windows) { flow.send(.didType(" and butter")) }
            try await eventually { flow.events.count == 4 }
        }
        return recorder.tape
    }

    private static func flow(_ text: MemoryStorage = MemoryStorage()) -> MemoFlow {
        MemoFlow(text: text, settings: MemorySettings(["zoom": .int(100)]))
    }

    @Test func aReplayLoadsAndSavesWhatTheTapeSays() async throws {
        let recorded = MemoryStorage("Milk")
        let tape = try await record(in: recorded)
        #expect(recorded.text == "Milk and honey")
        #expect(tape.obstacles.isEmpty)
        let text = MemoryStorage("Something newer")
        let difference = try await TapeReplay(tape) { Self.flow(text) }.run()
        #expect(difference == nil)
        #expect(text.text == "Something newer")
        #expect(text.writeCount == 0)
    }

    @Test func theTextOfAnotherProgramComesInTheReplay() async throws {
        let recorded = MemoryStorage("Milk")
        let tape = try await record(in: recorded, theirs: "Bread")
        #expect(recorded.text == "Bread and butter")
        #expect(tape.obstacles.isEmpty)
        let text = MemoryStorage("Something newer")
        let difference = try await TapeReplay(tape) { Self.flow(text) }.run()
        #expect(difference == nil)
        #expect(text.writeCount == 0)
    }

    @Test func aTextThatWasKeptAsideIsKeptAsideInTheReplay() async throws {
        let recorded = MemoryStorage([0xFF])
        let tape = try await record(in: recorded)
        #expect(recorded.keptAside.count == 1)
        #expect(tape.readableText.contains("keptAside"))
        let text = MemoryStorage("Something newer")
        let difference = try await TapeReplay(tape) { Self.flow(text) }.run()
        #expect(difference == nil)
        #expect(text.keptAside.isEmpty)
    }

    @Test func aTextThatCannotBeSavedCannotBeSavedInTheReplay() async throws {
        let text = MemoryStorage("Milk")
        text.writingFails = .failed("The disk is full.")
        let tape = try await record(in: text)
        #expect(tape.events.contains { $0.kind == .effectEnd && $0.isFailure })
        let difference = try await TapeReplay(tape) { Self.flow() }.run()
        #expect(difference == nil)
    }

    @Test func aTapeWithAStoredValueBecomesTheTestBelow() async throws {
        let test = try await TapeReplay(try await record(in: MemoryStorage("Milk"))) { Self.flow() }
            .test(named: "theMemoIsSaved", starting: "{ Self.flow() }")
        // The time until the text is saved is another one each time.
        try PrintedTapeTests.expect(
            test.replacing(/\.microseconds\(\d+\)/, with: ".microseconds(1_000_000)"),
            in: #filePath
        )
    }

    /// Prepares an application that loads a text before its flow starts.
    private static func prepare(_ text: MemoryStorage) async throws -> ReplayStart {
        let store = MemoStore(
            with: MemoModule.defaultInitialState,
            text: text,
            settings: MemorySettings(["zoom": .int(100)])
        )
        try await store.load()
        guard !store.state.text.isEmpty else { throw StorageError.failed("Nothing was loaded.") }
        return { window in
            CounterFlow().startAlone(in: window)
            withExtendedLifetime(store) {}
        }
    }

    @Test func aPreparationThatWaitsForAStoredValueIsReplayed() async throws {
        let tape = try await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = FlightRecorder(of: RecordedNotes.identity)
            let start = try await Self.prepare(MemoryStorage("Milk")), window = WindowController()
            window.open()
            defer { window.close() }
            start(window)
            return recorder.tape
        }
        let difference = try await TapeReplay(tape, preparing: { try await Self.prepare(MemoryStorage()) }).run()
        #expect(difference == nil)
    }

    @Test func aTestEndsWhatAPreparationWaitsFor() async throws {
        let run = try await RecordedRun(
            reading: #"{"setting zoom":[{"int":{"_0":100}}]}"#,
            preparing: {
                try await Self.prepare(MemoryStorage())
            }
        )
        run.expectPlace("")
        try await run.end("load the stored value", of: MemoModule.self, returning: "Milk")
        run.expectPlace("* WindowController\n  * Controller")
        await run.finish()
    }

    // MARK: Printed

    @Test @MainActor func theMemoIsSaved() async throws {
        let run = await RecordedRun(reading: #"{"setting zoom":[{"int":{"_0":150}}]}"#) { Self.flow() }
        run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.end("load the stored value", of: MemoModule.self, returning: "Milk")
        try await run.send(.didType(" and honey"), to: MemoModule.self)
        await run.letTimePass(until: .microseconds(1_000_000))
        try await run.end("save the stored value", of: MemoModule.self, returningJSON: #"{"saved":{}}"#)
        await run.finish()
    }
}
