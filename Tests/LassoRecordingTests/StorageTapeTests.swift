import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// Stored values and settings on a tape and in its replay.
@MainActor
struct StorageTapeTests {
    private let text = MemoryStorage("Milk")
    // What a replay must neither read nor change.
    private let replayed = MemoryStorage([0xFF])

    private static func flow(
        _ text: MemoryStorage = MemoryStorage(),
        zoom: Int = 100,
        delay: Duration = .milliseconds(1),
        merging merge: MemoMerge? = nil,
        clock: TestClock? = nil
    ) -> MemoFlow {
        let settings = MemorySettings(["zoom": .int(zoom)])
        return MemoFlow(text: text, settings: settings, delay: delay, merging: merge, clock: clock)
    }

    /// A memo whose run is recorded.
    @MainActor
    private struct RecordedMemo {
        let application: ApplicationWindows
        let flow: MemoFlow

        /// Does what the user does.
        func type(_ text: String) {
            ApplicationWindows.$scoped.withValue(application) { flow.send(.didType(text)) }
        }

        /// Waits until the storage has told the store a number of events.
        func waitForEvents(_ count: Int) async throws { try await eventually { flow.events.count == count } }
    }

    /// Records the run of a memo, with another setting than the default.
    ///
    /// - Parameters:
    ///   - flow: The flow, which is created when the recording has begun.
    ///   - happen: A closure that does what happens after the text was loaded, or couldn't be.
    private func record(
        _ flow: @autoclosure () -> MemoFlow,
        _ happen: (RecordedMemo) async throws -> Void
    ) async throws -> Tape {
        let application = ApplicationWindows()
        let (recorder, window, flow) = ApplicationWindows.$scoped.withValue(application) {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController(), flow = flow()
            window.open()
            flow.startAlone(in: window)
            return (recorder, window, flow)
        }
        defer { ApplicationWindows.$scoped.withValue(application) { window.close() } }
        let memo = RecordedMemo(application: application, flow: flow)
        try await memo.waitForEvents(1)
        try await happen(memo)
        return recorder.tape
    }

    /// Records that a text is loaded, changed, and saved.
    private func recordSaving() async throws -> Tape {
        try await record(Self.flow(text, zoom: 150)) { memo in
            memo.type(" and honey")
            try await memo.waitForEvents(2)
        }
    }

    /// Replays a tape, which must neither differ nor use the storage.
    private func expectSameRun(_ tape: Tape, _ flow: @escaping @MainActor () -> MemoFlow) async throws {
        #expect(tape.obstacles.isEmpty)
        let difference = try await TapeReplay(tape) { flow() }.run()
        #expect(difference == nil)
        #expect(replayed.writeCount == 0)
        #expect(replayed.bytes == [0xFF])
        #expect(replayed.keptAside.isEmpty)
    }

    @Test func aReplayLoadsAndSavesWhatTheTapeSays() async throws {
        let tape = try await recordSaving()
        #expect(text.text == "Milk and honey")
        try await expectSameRun(tape) { Self.flow(replayed) }
    }

    // The time before a save may be over when something else comes first: the main actor was busy, for example.
    @Test func whatComesBeforeALateSaveIsSavedWithItInTheReplay() async throws {
        let clock = TestClock()
        let tape = try await record(Self.flow(text, delay: .milliseconds(10), clock: clock)) { memo in
            memo.type(" and honey")
            try await eventually { clock.sleeperCount == 1 }
            try await Task.sleep(for: .milliseconds(20))
            memo.type(" and butter")
            await clock.advance(by: .milliseconds(10))
            try await memo.waitForEvents(2)
        }
        #expect(text.text == "Milk and honey and butter")
        try await expectSameRun(tape) { Self.flow(replayed, delay: .milliseconds(10)) }
    }

    @Test func theTextsOfAnotherProgramComeInTheReplay() async throws {
        let tape = try await record(Self.flow(text)) { memo in
            text.text = "Bread"
            try await memo.waitForEvents(2)
            text.text = "Cheese"
            try await memo.waitForEvents(3)
            memo.type(" and butter")
            try await memo.waitForEvents(4)
        }
        #expect(text.text == "Cheese and butter")
        try await expectSameRun(tape) { Self.flow(replayed) }
    }

    @Test(arguments: [false, true]) func aConflictWithAnotherProgramComesInTheReplay(merging: Bool) async throws {
        let merge: MemoMerge? = merging ? { _, mine, theirs in "\(mine), \(theirs)" } : nil
        // The change comes before the delay ends. The next one is saved after it.
        let tape = try await record(Self.flow(text, delay: .milliseconds(200), merging: merge)) { memo in
            memo.type(" and honey")
            text.text = "Bread"
            try await memo.waitForEvents(3)
            memo.type(" and butter")
            try await memo.waitForEvents(4)
        }
        #expect(text.text == (merging ? "Milk and honey, Bread and butter" : "Milk and honey and butter"))
        try await expectSameRun(tape) { Self.flow(replayed, delay: .milliseconds(200), merging: merge) }
    }

    @Test func aTextThatAnotherProgramRemovesIsMissingInTheReplay() async throws {
        let tape = try await record(Self.flow(text)) { memo in
            text.text = nil
            try await memo.waitForEvents(2)
            memo.type(" and honey")
            try await memo.waitForEvents(3)
        }
        #expect(text.text == "Milk and honey")
        try await expectSameRun(tape) { Self.flow(replayed) }
    }

    @Test func aTextThatIsLoadedLaterIsLoadedInTheReplay() async throws {
        text.readingFails = .failed("The disk is asleep.")
        let tape = try await record(Self.flow(text)) { memo in
            text.readingFails = nil
            text.text = "Bread"
            try await memo.waitForEvents(2)
        }
        #expect(tape.readableText.contains("Bread"))
        try await expectSameRun(tape) { Self.flow(replayed) }
    }

    @Test func aTextThatWasKeptAsideIsKeptAsideInTheReplay() async throws {
        text.bytes = [0xFE]
        let tape = try await recordSaving()
        #expect(text.keptAside.count == 1)
        #expect(tape.readableText.contains("keptAside"))
        try await expectSameRun(tape) { Self.flow(replayed) }
    }

    @Test func aTextThatCannotBeSavedCannotBeSavedInTheReplay() async throws {
        text.writingFails = .failed("The disk is full.")
        let tape = try await recordSaving()
        #expect(tape.events.contains { $0.kind == .effectEnd && $0.isFailure })
        try await expectSameRun(tape) { Self.flow(replayed) }
    }

    @Test func aTapeWithAStoredValueBecomesTheTestBelow() async throws {
        let test = try await TapeReplay(try await recordSaving()) { Self.flow() }
            .test(named: "theMemoIsSaved", starting: "{ Self.flow() }")
        try PrintedTapeTests.expect(PrintedTapeTests.withRoundTimes(test), in: #filePath)
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

    // The text is loaded while the flow starts: later on the tape, and earlier in the replay.
    @Test func aPreparationThatDoesNotWaitForAStoredValueIsReplayed() async throws {
        func makeStore(_ text: MemoryStorage) -> MemoStore {
            let settings = MemorySettings(["zoom": .int(100)])
            return MemoStore(with: MemoModule.defaultInitialState, text: text, settings: settings)
        }
        let application = ApplicationWindows()
        let (recorder, store, window) = ApplicationWindows.$scoped.withValue(application) {
            let recorder = FlightRecorder(of: RecordedNotes.identity), store = makeStore(text)
            let window = WindowController()
            window.open()
            CounterFlow().startAlone(in: window)
            return (recorder, store, window)
        }
        try await eventually { store.state.text == "Milk" }
        let tape = recorder.tape
        ApplicationWindows.$scoped.withValue(application) { window.close() }
        let replay = TapeReplay(
            tape,
            preparing: {
                let store = makeStore(replayed)
                return { window in
                    CounterFlow().startAlone(in: window)
                    withExtendedLifetime(store) {}
                }
            }
        )
        let difference = try await replay.run()
        #expect(difference == nil)
    }

    /// Prepares an application that has nothing to load but what a test says.
    private static func load() async throws -> ReplayStart { try await prepare(MemoryStorage()) }

    /// Records an application that loads a text before its flow starts.
    private func recordPreparation() async throws -> Tape {
        try await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = FlightRecorder(of: RecordedNotes.identity)
            let start = try await Self.prepare(text), window = WindowController()
            window.open()
            defer { window.close() }
            start(window)
            return recorder.tape
        }
    }

    // In a replay, an effect waits forever once the value was loaded, and the preparation takes longer than a replay
    // waits for one whose result isn't on the tape.
    @Test(arguments: [.zero, .seconds(2.1)] as [Duration])
    func aPreparationThatWaitsForAStoredValueIsReplayed(then rest: Duration) async throws {
        let tape = try await recordPreparation()
        let replay = TapeReplay(
            tape,
            preparing: {
                let start = try await Self.prepare(replayed)
                try await Task.sleep(for: rest)
                return start
            }
        )
        let difference = try await replay.run()
        #expect(difference == nil)
    }

    @Test func aTestEndsWhatAPreparationWaitsFor() async throws {
        let run = try await RecordedRun(
            reading: #"{"setting zoom":[{"int":{"_0":100}}]}"#,
            preparing: {
                try await Self.prepare(MemoryStorage())
            }
        )
        await run.expectPlace("")
        try await run.end("load the stored value", of: MemoModule.self, returning: "Milk")
        await run.expectPlace("* WindowController\n  * Controller")
        await run.finish()
    }

    @Test func aTapeWithAPreparationThatWaitsBecomesTheTestBelow() async throws {
        let test = try await TapeReplay(try await recordPreparation(), preparing: Self.load)
            .test(named: "theMemoIsLoadedFirst", starting: "(preparing: Self.load)")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    // MARK: Printed

    @Test @MainActor func theMemoIsLoadedFirst() async throws {
        let run = try await RecordedRun(reading: #"{"setting zoom":[{"int":{"_0":100}}]}"#, preparing: Self.load)
        await run.expectPlace("")
        try await run.end("load the stored value", of: MemoModule.self, returning: "Milk")
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        await run.finish()
    }

    @Test @MainActor func theMemoIsSaved() async throws {
        let run = await RecordedRun(reading: #"{"setting zoom":[{"int":{"_0":150}}]}"#) { Self.flow() }
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.end("load the stored value", of: MemoModule.self, returning: "Milk")
        try await run.send(.didType(" and honey"), to: MemoModule.self)
        try await run.end("wait before the value is saved", of: MemoModule.self)
        try await run.end("save the stored value", of: MemoModule.self, returningJSON: #"{"saved":{}}"#)
        await run.finish()
    }
}
