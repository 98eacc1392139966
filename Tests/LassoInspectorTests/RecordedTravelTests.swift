import LassoGtk
import LassoRecording
import Testing

@testable import LassoInspector

/// The recording of an application while the inspector shows earlier moments of it.
struct RecordedTravelTests {
    private let application = InspectedApplication()

    private func makeRecorder() -> FlightRecorder {
        let identity = ApplicationIdentity(
            "org.example.Counters",
            name: "Counters",
            version: "1.2",
            developer: "Developers",
            summary: "Count"
        )
        return FlightRecorder(of: identity)
    }

    @Test func aLookAtAnEarlierMomentIsNotOnTheTape() async {
        await application.inspect { inspection, flow in
            let recorder = makeRecorder()
            flow.first?.dispatchAction(.didTapIncrement)
            let before = inspection.recorder.lastMoment
            flow.showSecond()
            flow.second?.dispatchAction(.didTapIncrement)
            await Task.yield()
            let events = recorder.tape.events.map(\.description)
            await inspection.traveler.travel(to: before)
            #expect(inspection.windows.all.first?.path == "/first")
            await inspection.traveler.travel(to: nil)
            #expect(recorder.tape.events.map(\.description) == events)
            // Its screen was created again. In a replay, it is the screen from before.
            flow.second?.dispatchAction(.didTapIncrement)
            let kinds = recorder.tape.events.dropFirst(events.count).map(\.kind)
            #expect(kinds == [.continuation, .action, .change])
        }
    }

    @Test func aTapeSaysThatAnEarlierMomentHasBecomeThePresent() async throws {
        try await application.inspect { inspection, flow in
            let recorder = makeRecorder()
            flow.first?.dispatchAction(.didTapIncrement)
            let before = inspection.recorder.lastMoment
            flow.first?.dispatchAction(.didTapIncrement)
            await inspection.traveler.travel(to: before)
            flow.first?.dispatchAction(.didTapIncrement)
            let last = try #require(recorder.tape.events.last { $0.kind == .continuation })
            #expect(last.obstacle == "A replay can't show earlier moments.")
        }
    }
}
