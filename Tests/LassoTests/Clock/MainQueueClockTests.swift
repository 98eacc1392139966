import LassoTestUtilities
import Testing

@testable import Lasso

struct MainQueueClockTests {
    private let clock = MainQueueClock()

    @Test func aSleepIsNoShorterThanItsTime() async throws {
        let start = ContinuousClock.now
        try await clock.sleep(for: .milliseconds(20))
        #expect(start.duration(to: .now) >= .milliseconds(20))
    }

    @Test @MainActor func sleepersWakeUpInTheOrderOfTheirDeadlines() async throws {
        var order: [Int] = []
        let start = clock.now
        // Long enough that all are asleep before the first one wakes up.
        let sleepers = [3, 1, 2].map { time in
            Task {
                try await clock.sleep(until: start + .seconds(time))
                order.append(time)
            }
        }
        for sleeper in sleepers { try await sleeper.value }
        #expect(order == [1, 2, 3])
    }

    @Test @MainActor func aSleeperThatIsCanceledWakesUpWithAnError() async throws {
        var isSleeping = false
        let sleeper = Task {
            isSleeping = true
            try await clock.sleep(for: .seconds(3600))
        }
        try await eventually { isSleeping }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }

    @Test func aTaskThatIsCanceledDoesNotBeginToSleep() async {
        let sleeper = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(3600))
        }
        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }

    @Test(arguments: [.zero, .seconds(-1), .seconds(Int64.min)] as [Duration])
    func aDeadlineThatHasPassedIsNoSleep(duration: Duration) async throws {
        try await clock.sleep(for: duration)
    }

    @Test @MainActor func theLongestSleepCanBeCanceled() async throws {
        var isSleeping = false
        let sleeper = Task {
            isSleeping = true
            try await clock.sleep(for: .seconds(Int64.max / 2), tolerance: .seconds(Int64.max / 2))
        }
        try await eventually { isSleeping }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }

    @Test(arguments: [true, false]) @MainActor func nothingOfASleepIsLeft(isCanceled: Bool) async throws {
        let recorder = LifetimeRecorder()
        for _ in 1...20 { try await sleep(isCanceled: isCanceled, recorder) }
        #expect(recorder.recorded.count == 20)
        try await eventually { recorder.survivors.isEmpty }
    }

    @MainActor private func sleep(isCanceled: Bool, _ recorder: LifetimeRecorder) async throws {
        let sleeper = Sleeper()
        recorder.record(sleeper)
        do {
            try await withCheckedThrowingContinuation { continuation in
                sleeper.begin(continuation, for: isCanceled ? .seconds(3600) : .milliseconds(1), tolerance: .zero)
                if isCanceled { sleeper.cancel() }
            }
            #expect(!isCanceled)
        } catch is CancellationError {
            #expect(isCanceled)
        }
    }
}
