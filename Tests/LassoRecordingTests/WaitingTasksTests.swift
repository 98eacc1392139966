import LassoRecording
import LassoTestUtilities
import Testing

/// Tests of the ends of waits: each ends once, with what comes first.
@MainActor
struct WaitingTasksTests {
    private let waiting = WaitingTasks<String, Int>()

    /// Starts a task that waits, and lets it begin.
    private func start(_ reason: String) async throws -> Task<Int, any Error> {
        let task = Task { try await waiting.wait(for: reason) }
        try await eventually { waiting.tasks.last?.reason == reason }
        return task
    }

    @Test func eachWaitEndsWithItsOwnValue() async throws {
        let first = try await start("first"), second = try await start("second")
        #expect(waiting.tasks.map(\.reason) == ["first", "second"])
        for (value, task) in waiting.tasks.enumerated() { waiting.end(task, with: value) }
        #expect(waiting.tasks.isEmpty)
        #expect(try await first.value == 0)
        #expect(try await second.value == 1)
    }

    @Test func aTaskThatIsCanceledAlreadyDoesNotWait() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await waiting.wait(for: "canceled")
        }
        // It comes after the task, and before the job of a cancellation.
        let look = Task { waiting.tasks.count }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(await look.value == 0)
        #expect(waiting.tasks.isEmpty)
    }

    @Test func aTaskThatIsCanceledWhileItBeginsToWaitGoesOn() async {
        for _ in 0..<200 {
            let task = Task { try await waiting.wait(for: "canceled") }
            let cancellation = Task.detached { task.cancel() }
            await #expect(throws: CancellationError.self) { try await task.value }
            await cancellation.value
        }
        #expect(waiting.tasks.isEmpty)
    }

    @Test func aCancellationEndsOnlyTheWaitOfItsTask() async throws {
        let canceled = try await start("canceled"), other = try await start("other")
        canceled.cancel()
        await #expect(throws: CancellationError.self) { try await canceled.value }
        #expect(waiting.tasks.map(\.reason) == ["other"])
        waiting.end(try #require(waiting.tasks.first), with: 1)
        #expect(try await other.value == 1)
    }

    @Test(arguments: [true, false])
    func whatComesAfterTheEndDoesNothing(isCanceledBefore: Bool) async throws {
        let task = try await start("once"), other = try await start("other")
        let waitingTask = try #require(waiting.tasks.first)
        // The job of a cancellation comes after this one.
        if isCanceledBefore { task.cancel() }
        waiting.end(waitingTask, with: 1)
        waiting.end(waitingTask, with: 2)
        task.cancel()
        #expect(try await task.value == 1)
        #expect(waiting.tasks.map(\.reason) == ["other"])
        other.cancel()
        await #expect(throws: CancellationError.self) { try await other.value }
        waiting.end(waitingTask, with: 3)
    }
}
