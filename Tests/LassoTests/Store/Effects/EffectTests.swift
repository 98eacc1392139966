import Lasso
import LassoTestUtilities
import Testing

private enum WorkModule: StoreModule {
    enum Action: Equatable { case start(Int, EffectPolicy) }
    struct State: Equatable { var done: [Int] = [] }
}

private struct Broken: Error, Equatable {}

private final class WorkStore: LassoStore<WorkModule> {
    var began: [Int] = []
    var gates: [Int: CheckedContinuation<Void, any Error>] = [:]

    override func handleAction(_ action: Action) {
        guard case .start(let number, let policy) = action else { return }
        effect("work", policy) { [weak self] in
            self?.began.append(number)
            try await self?.gate(number)
            return number
        } receive: { store, number in
            store.update { $0.done.append(number) }
        }
    }

    private func gate(_ number: Int) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { gates[number] = $0 }
        } onCancel: {
            Task { @MainActor in open(number, with: .failure(CancellationError())) }
        }
    }

    func open(_ number: Int, with result: Result<Void, any Error> = .success(())) {
        gates.removeValue(forKey: number)?.resume(with: result)
    }
}

@MainActor
final class EffectTests {
    private let store = WorkStore(with: .init())
    private let clock = TestClock()

    // A task that waits at a gate keeps the store, which keeps the gate.
    isolated deinit { store.gates.keys.forEach { store.open($0, with: .failure(CancellationError())) } }

    private func start(_ numbers: ClosedRange<Int>, _ policy: EffectPolicy) async {
        for number in numbers {
            store.dispatchAction(.start(number, policy))
            await clock.advance()
        }
    }

    @Test func parallelEffectsGoOnSideBySide() async throws {
        await start(1...3, .parallel)
        #expect(store.began == [1, 2, 3])
        for number in [2, 3, 1] {
            store.open(number)
            await clock.advance()
        }
        #expect(store.state.done == [2, 3, 1])
        #expect(store.runningEffects == [])
    }

    @Test func queuedEffectsBeginOneAfterTheOther() async throws {
        await start(1...3, .queue)
        #expect(store.began == [1])
        #expect(store.runningEffects == ["work", "work", "work"])
        for number in 1...3 {
            store.open(number)
            await clock.advance()
        }
        #expect(store.began == [1, 2, 3])
        #expect(store.state.done == [1, 2, 3])
    }

    @Test func aQueuedEffectWaitsForEarlierOnesOnly() async throws {
        await start(1...2, .queue)
        await start(3...3, .parallel)
        await start(4...4, .queue)
        #expect(store.began == [1, 3])
        store.open(1)
        await clock.advance()
        #expect(store.began == [1, 3, 2])
        store.open(2)
        await clock.advance()
        #expect(store.began == [1, 3, 2])
        store.open(3)
        await clock.advance()
        #expect(store.began == [1, 3, 2, 4])
        store.open(4)
        await clock.advance()
        #expect(store.state.done == [1, 2, 3, 4] && store.runningEffects == [])
    }

    @Test func aQueuedEffectWaitsForAnEarlierOneThatWaitsForAnInterval() async throws {
        store.effectClock = clock
        await start(1...2, .throttle(.milliseconds(100)))
        await start(3...3, .queue)
        store.open(1)
        await clock.advance()
        #expect(store.began == [1])
        await clock.advance(by: .milliseconds(100))
        #expect(store.began == [1, 2])
        store.open(2)
        await clock.advance()
        #expect(store.began == [1, 2, 3])
        store.open(3)
        await clock.advance()
        #expect(store.state.done == [1, 2, 3])
    }

    @Test func aFailingOrCancelledEffectDoesNotStopTheQueue() async throws {
        var reported: [String] = []
        store.effect("work", .queue) {
            throw Broken()
        } onError: { _, error in
            reported.append("\(error)")
        }
        let waiting = store.effect("work", .queue) {}
        waiting.cancel()
        await start(3...3, .queue)
        #expect(reported == ["Broken()"])
        #expect(store.began == [3])
        store.open(3)
        await clock.advance()
        #expect(store.state.done == [3])
    }

    @Test func aNewEffectCancelsThePreviousWhoseResultIsIgnored() async throws {
        await start(1...2, .cancelPrevious)
        store.open(1)
        store.open(2)
        await clock.advance()
        #expect(store.state.done == [2])
    }

    @Test func aNewEffectIsDroppedWhileAnotherGoesOn() async throws {
        await start(1...2, .dropNew)
        store.open(1)
        await clock.advance()
        await start(3...3, .dropNew)
        #expect(store.began == [1, 3])
    }

    @Test func aDebouncedEffectBeginsOnceItHasBeenQuiet() async throws {
        store.effectClock = clock
        for number in 1...3 {
            store.dispatchAction(.start(number, .debounce(.milliseconds(100))))
            await clock.advance(by: .milliseconds(99))
        }
        #expect(store.began == [])
        await clock.advance(by: .milliseconds(1))
        #expect(store.began == [3])
    }

    @Test func aThrottledEffectBeginsAtOnceAndThenTheLastOfEachInterval() async throws {
        store.effectClock = clock
        for number in 1...5 {
            store.dispatchAction(.start(number, .throttle(.milliseconds(100))))
            if number == 3 { #expect(store.began == [1]) }
            await clock.advance(by: .milliseconds(40))
            store.open(number)
        }
        // The first runs at 0, the last of those from 40 and 80 at 100, and the last of those from 120 and 160 at 200.
        #expect(store.began == [1, 3, 5])
        await clock.advance(by: .milliseconds(500))
        store.dispatchAction(.start(6, .throttle(.milliseconds(100))))
        await clock.advance()
        #expect(store.began == [1, 3, 5, 6])
    }

    @Test func aQueuedEffectWaitsUntilACancelledOneHasReturned() async throws {
        var log: [String] = []
        var gate: CheckedContinuation<Void, Never>?
        let first = store.effect("work", .queue) {
            log.append("first begins")
            await withCheckedContinuation { gate = $0 }
            log.append("first returns")
        }
        store.effect("work", .queue) { log.append("second begins") }
        await clock.advance()
        first.cancel()
        store.effect("work", .queue) { log.append("third begins") }
        await clock.advance()
        #expect(log == ["first begins"])
        gate?.resume()
        await clock.advance()
        #expect(log == ["first begins", "first returns", "second begins", "third begins"])
    }

    @Test func anEffectStartsItselfAnewFromWhatItLeadsTo() async throws {
        var count = 0
        func poll() {
            store.effect("poll", .dropNew) {
                count += 1
                return count
            } receive: { _, count in
                if count < 3 { poll() }
            }
        }
        poll()
        await clock.advance()
        #expect(count == 3)
        #expect(store.runningEffects == [])
    }

    @Test func aThrottleIsOverWithACancelledEffectAndWithABrokenClock() async throws {
        store.effectClock = clock
        let throttle = EffectPolicy.throttle(.milliseconds(100))
        store.dispatchAction(.start(1, throttle))
        store.effect("work", throttle) {}.cancel()
        await clock.advance(by: .milliseconds(130))
        store.dispatchAction(.start(2, throttle))
        await clock.advance()
        #expect(store.began == [1, 2])
        store.cancelEffects("work")
        store.dispatchAction(.start(3, throttle))
        await clock.advance()
        #expect(store.began == [1, 2, 3])
        store.cancelAllEffects()
        store.effectClock = BrokenClock()
        store.dispatchAction(.start(4, throttle))
        store.dispatchAction(.start(5, throttle))
        await clock.advance()
        #expect(store.began == [1, 2, 3, 4, 5])
    }

    @Test func anIntervalDoesNotKeepItsStoreAlive() async throws {
        weak var released: WorkStore?
        do {
            let store = WorkStore(with: store.state)
            store.effectClock = clock
            store.effect("work", .throttle(.seconds(30))) {}
            await clock.advance(by: .seconds(1))
            released = store
        }
        #expect(released == nil)
    }

    private struct BrokenClock: Clock {
        var now: ContinuousClock.Instant { ContinuousClock().now }
        var minimumResolution: Duration { .zero }
        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws { throw Broken() }
    }

    @Test func effectsAreCancelledByTheirIdentity() async throws {
        await start(1...2, .queue)
        let other = store.effect("other") { try await Task.sleep(for: .seconds(3600)) }
        store.cancelEffects("work")
        await clock.advance()
        #expect(store.runningEffects == ["other"])
        #expect(store.began == [1])
        store.cancelAllEffects()
        #expect(!other.isRunning)
        await other.waitUntilEnded()
    }

    @Test func effectsAreCancelledWithTheStoreWhichTheyDoNotKeepAlive() async throws {
        let recorder = LifetimeRecorder()
        var wasCancelled = false
        do {
            let store = WorkStore(with: .init())
            recorder.record(store)
            store.effect {
                do { try await Task.sleep(for: .seconds(3600)) } catch { wasCancelled = error is CancellationError }
            }
            await clock.advance()
        }
        #expect(recorder.survivors == [])
        try await eventually { wasCancelled }
    }

    @Test func anErrorWithoutAHandlerIsReportedWithTheEffectsIdentity() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await EffectTests.fail()
        }
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
                .contains("WorkStore: the effect \"work\" has failed and has no onError: Broken()") == true
        )
    }

    private static func fail() async {
        await WorkStore(with: .init()).effect("work") { throw Broken() }.waitUntilEnded()
        // The store must be alive when the effect ends.
        let store = WorkStore(with: .init())
        await store.effect("work") { throw Broken() }.waitUntilEnded()
        withExtendedLifetime(store) {}
    }
}
