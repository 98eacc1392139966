import Dispatch
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

    @Test @MainActor func aSleeperDoesNotWaitForALongerOne() async throws {
        let longer = try await sleeper(for: .seconds(3600))
        try await clock.sleep(for: .milliseconds(10))
        longer.cancel()
        await #expect(throws: CancellationError.self) { try await longer.value }
    }

    @Test func aSleepThatIsCanceledWhileItIsOverEndsOnce() async {
        for number in 0..<1_000 {
            let sleeper = Task { try await clock.sleep(for: .microseconds(number)) }
            let canceler = Task.detached {
                try? await clock.sleep(for: .microseconds(number))
                sleeper.cancel()
            }
            _ = await (sleeper.result, canceler.value)
        }
    }

    @Test @MainActor func aTurnRunsWhatWaitsOnTheMainQueue() async {
        var count = 0
        for _ in 1...10 { DispatchQueue.main.async { count += 1 } }
        await MainQueueClock.nextTurn()
        #expect(count == 10)
    }

    @Test @MainActor func aSleeperThatIsCanceledWakesUpWithAnError() async throws {
        let sleeper = try await sleeper(for: .seconds(3600))
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
        let sleeper = try await sleeper(for: .seconds(Int64.max / 2), tolerance: .seconds(Int64.max / 2))
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }

    /// Returns a task that is about to sleep.
    @MainActor
    private func sleeper(for duration: Duration, tolerance: Duration? = nil) async throws -> Task<Void, any Error> {
        var hasBegun = false
        let sleeper = Task {
            hasBegun = true
            try await clock.sleep(for: duration, tolerance: tolerance)
        }
        try await eventually { hasBegun }
        return sleeper
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
