import Dispatch
import Lasso
import LassoTestUtilities
import Testing

private enum LoadModule: StoreModule {}

private struct Broken: Error, Equatable {}

/// A service that calls its closures when the test says so, and keeps them.
@MainActor
private final class Service {
    private(set) var closures: [(Result<Int, any Error>) -> Void] = []

    func load(completion: @escaping (Result<Int, any Error>) -> Void) { closures.append(completion) }

    func end(with result: Result<Int, any Error>) { closures.forEach { $0(result) } }
}

@MainActor
struct FirstResultTests {
    private let service = Service()
    private let store = LassoStore<LoadModule>()
    private let clock = TestClock()

    private func load() async throws -> Int { try await firstResult { done in service.load(completion: done) } }

    @Test func onlyTheFirstResultCounts() async throws {
        let task = Task { try await load() }
        await clock.advance()
        service.end(with: .success(1))
        service.end(with: .success(2))
        #expect(try await task.value == 1)
        service.end(with: .failure(Broken()))
    }

    @Test func aServiceMayReturnBeforeItIsAwaited() async throws {
        let number: Int = try await firstResult { done in
            done(.success(1))
            done(.failure(Broken()))
        }
        #expect(number == 1)
    }

    @Test func anErrorIsThrown() async {
        let task = Task { try await load() }
        await clock.advance()
        service.end(with: .failure(Broken()))
        service.end(with: .success(1))
        await #expect(throws: Broken()) { try await task.value }
    }

    @Test func ofResultsOnSeveralThreadsAtOnceOneCounts() async throws {
        for _ in 1...100 {
            let number: Int = try await firstResult { done in
                DispatchQueue.global().async {
                    DispatchQueue.concurrentPerform(iterations: 4) { done(.success($0)) }
                }
            }
            #expect((0..<4).contains(number))
        }
    }

    @Test func aCanceledTaskEndsAtOnceAndALateResultIsIgnored() async {
        let task = Task { try await load() }
        await clock.advance()
        #expect(service.closures.count == 1)
        await Task.detached { task.cancel() }.value
        await #expect(throws: CancellationError.self) { try await task.value }
        service.end(with: .success(1))
    }

    @Test func aTaskThatWasCanceledCallsNoService() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await load()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(service.closures.isEmpty)
    }

    @Test func anEffectWhoseServiceNeverReturnsIsReplaced() async throws {
        var numbers: [Int] = []
        let first = store.effect("load", .queue, work: load) { numbers.append($1) }
        store.effect("load", .queue, work: load) { numbers.append($1) }
        await clock.advance()
        #expect(service.closures.count == 1)
        first.cancel()
        try await eventually { service.closures.count == 2 }
        service.end(with: .success(1))
        try await eventually { numbers == [1] }
    }

    @Test func theWorkEndsWithItsStoreAlthoughTheServiceNeverReturns() async throws {
        let recorder = LifetimeRecorder()
        do {
            let store = LassoStore<LoadModule>(), captured = Service()
            recorder.record(captured)
            store.effect {
                _ = try await load()
                withExtendedLifetime(captured) {}
            }
            await clock.advance()
            #expect(service.closures.count == 1)
        }
        try await eventually { recorder.survivors == [] }
    }
}
