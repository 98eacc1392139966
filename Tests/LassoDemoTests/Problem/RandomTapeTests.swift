import FlowCases
import LassoGtk
import Testing

@testable import LassoDemo
@testable import LassoRecording
@testable import LassoTestUtilities

/// Tests that a replay does whatever was done in the demo, in whatever order and however late the delays ended.
@Suite(.resettingMocks)
struct RandomTapeTests {
    private static let samples = ["counter", "counter-flow", "view-modules", "bindings", "tabs", "welcome-pages"]

    /// The longest time by which an act of the user is late, in microseconds: that of the delays of the demo.
    private static let lateness = 300_000

    @Test(arguments: 1...4) func aTapeOfTheApplicationIsReplayed(seed: Int) async throws {
        try await expectSameRun(seed: seed) {
            DemoExploration.makeFlow()
        } inputs: {
            DemoExploration.inputs(samples: Self.samples)
        }
    }

    @Test(arguments: 1...4) func aTapeOfTheSurveyIsReplayed(seed: Int) async throws {
        try await expectSameRun(seed: seed, ExploredSamples.makeSurvey) { ExploredSamples.surveyInputs }
    }

    @Test(arguments: 1...4) func aTapeOfANoteIsReplayed(seed: Int) async throws {
        try await expectSameRun(seed: seed, ExploredSamples.makeNote) { ExploredSamples.noteInputs }
    }

    @Test(arguments: 1...4) func aTapeOfADayIsReplayed(seed: Int) async throws {
        try await expectSameRun(seed: seed, ExploredSamples.makeDay) { ExploredSamples.dayInputs }
    }

    /// Records a walk of random steps, and expects that its replay doesn't differ.
    ///
    /// - Parameters:
    ///   - seed: The number that determines the steps.
    ///   - makeFlow: A closure that creates the flow.
    ///   - inputs: The inputs.
    private func expectSameRun<Module: FlowModule>(
        seed: Int,
        _ makeFlow: @escaping @MainActor () -> Flow<Module>,
        @InputsBuilder inputs: () -> [Inputs]
    ) async throws {
        var random = SeededGenerator(state: UInt64(seed)), recording: (recorder: FlightRecorder, start: TimeOfWalk)?
        let inputs = inputs()
        let walk = await FlowWalk {
            recording = (FlightRecorder(of: DemoApplication.identity), .now)
            return makeFlow()
        }
        let (recorder, start) = try #require(recording)
        // The time at the end of each step, and that of the walk's clock.
        var ends = [(real: start.microseconds, time: 0)]
        while walk.taken.count < 60 {
            let isInOneWindow = walk.windows.count == 1
            let steps = walk.possibleSteps(inputs).filter { !(isInOneWindow && $0.kind == .closingWindow) }
            if steps.isEmpty { break }
            _ = await walk.take(random.element(of: steps))
            ends.append((start.microseconds, Int(walk.clock.now.offset / .microseconds(1))))
        }
        let way = walk.taken.map(\.code), tape = recorder.tape
        recorder.stop()
        _ = await walk.end()
        try #require(!way.isEmpty && tape.obstacles.isEmpty, "\(tape.obstacles)")

        var late = 0
        let events = tape.events.map { event in
            var event = event
            if event.isCause { late += Int.random(in: 0...Self.lateness, using: &random) }
            event.time = (ends.first { event.time <= $0.real } ?? ends[ends.count - 1]).time + late
            return event
        }
        // The flow may have stores that exist before it starts.
        let replay = TapeReplay(
            try tape.replacingEvents(with: events),
            preparing: {
                let flow = makeFlow()
                return { flow.startAlone(in: $0) }
            }
        )
        let difference = try await replay.run()
        #expect(difference == nil, "\(way.joined(separator: "\n"))")
    }
}

/// A point in time on the clock of the recordings.
private struct TimeOfWalk {
    private let instant: ContinuousClock.Instant

    static var now: TimeOfWalk { TimeOfWalk(instant: .now) }

    /// The time that has passed since then, in microseconds.
    var microseconds: Int { Int(instant.duration(to: .now) / .microseconds(1)) }
}
