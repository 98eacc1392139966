import LassoTestUtilities
import Testing

@MainActor
struct TestClockTests {
    private let clock = TestClock()

    private func sleep(_ milliseconds: Int, then action: @escaping @MainActor () -> Void) -> Task<Void, any Error> {
        Task {
            try await clock.sleep(for: .milliseconds(milliseconds))
            action()
        }
    }

    @Test func sleepersWakeUpInOrderEachAtItsOwnTime() async {
        var seen: [String] = []
        func note(_ name: String) { seen.append("\(name) at \(clock.now.offset)") }
        _ = sleep(20) { note("late") }
        _ = sleep(10) {
            note("early")
            _ = sleep(5) { note("again") }
        }
        // Tasks that begin to sleep on different threads at once have no order.
        await clock.advance()
        _ = sleep(10) { note("same") }
        await clock.advance(by: .milliseconds(12))
        #expect(seen == ["early at 0.01 seconds", "same at 0.01 seconds"])
        #expect(clock.now.offset == .milliseconds(12))
        #expect(clock.sleeperCount == 2)
        await clock.run()
        #expect(seen.suffix(2) == ["again at 0.015 seconds", "late at 0.02 seconds"])
        #expect(clock.sleeperCount == 0)
    }

    @Test func aCancelledSleeperThrowsAndAPastOneDoesNotSleep() async throws {
        let sleeper = sleep(10) {}
        await clock.advance()
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        let cancelled = Task {
            while !Task.isCancelled { await Task.yield() }
            try await clock.sleep(for: .milliseconds(10))
        }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        #expect(clock.sleeperCount == 0)
        try await clock.sleep(for: .zero)
    }

    @Test func aSleeperThatIsCancelledWhileItFallsAsleepThrows() async {
        for _ in 0..<200 {
            let sleeper = Task.detached { [clock] in try await clock.sleep(for: .milliseconds(10)) }
            sleeper.cancel()
            await #expect(throws: CancellationError.self) { try await sleeper.value }
        }
        #expect(clock.sleeperCount == 0)
    }

    @Test func whatSleepsForEverIsTold() async {
        let ticking = Task { while true { try await clock.sleep(for: .milliseconds(1)) } }
        let line: UInt = #line + 1
        let failures = await withFailuresCaptured { await clock.run(limit: 5) }
        ticking.cancel()
        #expect(
            failures.map(\.message) == [
                "TestClock.run(limit:): a task is still sleeping after 5 steps. Use advance(by:) for endless tasks."
            ]
        )
        #expect(failures.map(\.location.line) == [line])
        #expect(clock.now.offset == .milliseconds(5))
    }
}
