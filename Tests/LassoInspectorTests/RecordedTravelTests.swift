import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoInspector
@testable import LassoRecording

/// The recording of an application while the inspector shows earlier moments of it.
struct RecordedTravelTests {
    private let application = InspectedApplication()
    private let identity = ApplicationIdentity(
        "org.example.Counters",
        name: "Counters",
        version: "1.2",
        developer: "Developers",
        summary: "Count"
    )

    /// Records the application. As usual, the recording begins before the inspection.
    private func record(_ body: (FlightRecorder, Inspection, CounterFlow) async throws -> Void) async throws {
        let recorder = ApplicationWindows.$scoped.withValue(application.windows) { FlightRecorder(of: identity) }
        try await application.inspect { try await body(recorder, $0, $1) }
    }

    /// Expects that a replay comes as far as to the moment that it can't show, and no further.
    private func expectReplayStops(_ tape: Tape, afterSteps count: Int) async throws {
        let replay = TapeReplay(tape, in: { CounterFlow().start(with: root(of: $0).withNavigationEmbedding()) })
        let difference = try await replay.run()
        #expect(difference?.found == "It isn't possible: A replay can't show earlier moments.")
        #expect(replay.stepCount == count)
    }

    @Test func aLookAtAnEarlierMomentIsNotOnTheTape() async throws {
        try await record { recorder, inspection, flow in
            flow.first?.dispatchAction(.didTapIncrement)
            let before = inspection.recorder.lastMoment
            flow.first?.dispatchAction(.didTapIncrement)
            await Task.yield()
            let events = recorder.tape.events.map(\.description)
            await inspection.traveler.travel(to: before)
            #expect(flow.first?.state.count == 1)
            await inspection.traveler.travel(to: nil)
            #expect(recorder.tape.events.map(\.description) == events)
            flow.first?.dispatchAction(.didTapIncrement)
            #expect(recorder.tape.events.dropFirst(events.count).map(\.kind) == [.action, .change])
        }
    }

    // In a replay, the screen would be the one from before.
    @Test func theTapeSaysWhereAScreenWasCreatedAgain() async throws {
        try await record { recorder, inspection, flow in
            flow.first?.dispatchAction(.didTapIncrement)
            let before = inspection.recorder.lastMoment
            flow.showSecond()
            let count = recorder.tape.events.count
            await inspection.traveler.travel(to: before)
            #expect(inspection.windows.all.first?.path == "/first")
            await inspection.traveler.travel(to: nil)
            flow.second?.dispatchAction(.didTapIncrement)
            flow.second?.dispatchAction(.didTapIncrement)
            let later = recorder.tape.events.dropFirst(count).filter { $0.kind != .place }
            #expect(later.map(\.kind) == [.continuation, .action, .change, .action, .change])
            #expect(later.filter(\.isCause).map(\.kind) == [.continuation, .action, .action])
        }
    }

    @Test func aReplayStopsWhereAnEarlierMomentHasBecomeThePresent() async throws {
        var tape: Tape?
        try await record { recorder, inspection, flow in
            flow.first?.dispatchAction(.didTapIncrement)
            let before = inspection.recorder.lastMoment
            flow.first?.dispatchAction(.didTapIncrement)
            let count = recorder.tape.events.count
            await inspection.traveler.travel(to: before)
            flow.first?.dispatchAction(.didTapIncrement)
            let last = recorder.tape
            #expect(last.events.dropFirst(count).map(\.kind) == [.continuation, .action, .change])
            tape = last
        }
        try await expectReplayStops(try #require(tape), afterSteps: 2)
    }

    @Test func whatGoesOnDuringALookIsNoContinuation() async throws {
        let call = WaitingTasks<Void, Int>()
        try await record { recorder, inspection, flow in
            let store = try #require(flow.first)
            store.dispatchAction(.didTapIncrement)
            let before = inspection.recorder.lastMoment
            store.dispatchAction(.didTapIncrement)
            let clock = TestClock()
            store.effectClock = clock
            // The end of the interval begins the next effect, and the next interval.
            Run.turn {
                for _ in 0..<2 { store.effect("look", .throttle(.seconds(1))) { _ = try await call.wait(for: ()) } }
            }
            try await eventually { clock.sleeperCount == 1 && call.tasks.count == 1 }
            await inspection.traveler.travel(to: before)
            await clock.advance(by: .seconds(1))
            try await eventually { call.tasks.count == 2 }
            await inspection.traveler.travel(to: nil)
            store.dispatchAction(.didTapIncrement)
            #expect(!recorder.tape.events.contains { $0.kind == .continuation })
            store.cancelAllEffects()
        }
    }

    @Test func theResultOfACallOfAFlowWaitsForThePresent() async throws {
        let call = WaitingTasks<Void, Int>()
        try await record { _, inspection, flow in
            let store = try #require(flow.first)
            store.dispatchAction(.didTapIncrement)
            let before = inspection.recorder.lastMoment
            store.dispatchAction(.didTapIncrement)
            let task = Task {
                let number = try await recordedCall("count") { try await call.wait(for: ()) }
                store.update { $0.count += number }
            }
            try await eventually { !call.tasks.isEmpty }
            await inspection.traveler.travel(to: before)
            call.end(call.tasks[0], with: 40)
            for _ in 0..<100 { await Task.yield() }
            #expect(store.state.count == 1 && inspection.recorder.isPaused)
            await inspection.traveler.travel(to: nil)
            try await task.value
            #expect(store.state.count == 42)
        }
    }

    @Test func whatEndsOnTheWayIsOnTheTape() async throws {
        try await record { recorder, inspection, flow in
            flow.first?.dispatchAction(.didTapIncrement)
            let before = inspection.recorder.lastMoment
            flow.first?.dispatchAction(.didTapIncrement)
            let store = try #require(flow.first)
            let clock = TestClock(), storage = MemoryStorage("Milk")
            store.effectClock = clock
            StoredValue(of: store, \.text, in: storage, as: .text) { .didChangeStorage($0) }
            try await eventually { store.state.text == "Milk" }
            store.dispatchAction(.didType("Tea"))
            try await eventually { clock.sleeperCount == 1 }
            var hasArrived = false
            let journey = Task {
                await inspection.traveler.travel(to: before)
                hasArrived = true
            }
            while !ApplicationPause.isMoving, !hasArrived { await Task.yield() }
            await clock.advance(by: .seconds(1))
            await journey.value
            await inspection.traveler.travel(to: nil)
            try await eventually { storage.text == "Tea" }
            let ofDelay = recorder.tape.events.filter { $0.text?.contains("wait before the value is saved") == true }
            #expect(ofDelay.map(\.kind) == [.effect, .effectEnd])
        }
    }
}
