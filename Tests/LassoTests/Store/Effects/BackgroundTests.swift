import Glibc
import Lasso
import LassoTestUtilities
import Synchronization
import Testing

private enum NumberModule: StoreModule {
    typealias Action = Int
    typealias State = Int
}

private final class NumberStore: LassoStore<NumberModule> {
    override func handleAction(_ action: Int) { update { $0 = action } }
}

/// Tests of effects that don't run on the main actor.
@MainActor
struct BackgroundTests {
    private let store = NumberStore(with: 0)

    @Test func heavyWorkRunsWhileTheMainActorIsBusy() async {
        // In a process of its own, because the main actor is blocked.
        await #expect(processExitsWith: .success) { @MainActor in
            let store = NumberStore(with: 0)
            let goesOn = Mutex(false)
            let hasRun = Mutex(false)
            let (begun, sender) = AsyncStream<Void>.makeStream()
            let effect = store.backgroundEffect {
                sender.yield()
                while !goesOn.withLock({ $0 }) { usleep(100) }
                hasRun.withLock { $0 = true }
                return 2
            } receive: { store, number in
                MainActor.preconditionIsolated()
                store.update { $0 = number }
            }
            var beginnings = begun.makeAsyncIterator()
            await beginnings.next()
            // From here on, the main actor is blocked.
            goesOn.withLock { $0 = true }
            for _ in 0..<20_000 where !hasRun.withLock({ $0 }) { usleep(1_000) }
            try #require(hasRun.withLock { $0 } && store.state == 0)
            await effect.waitUntilEnded()
            try #require(store.state == 2)
        }
    }

    @Test func heavyWorkThatIsCancelledDoesNotComeBack() async {
        let effect = store.backgroundEffect("work") {
            while true { try Task.checkCancellation() }
        } receive: { (store: NumberStore, number: Int) in
            store.update { $0 = number }
        }
        store.cancelEffects("work")
        await effect.waitUntilEnded()
        #expect(store.state == 0 && !effect.isRunning)
    }

    @Test func heavyWorksErrorsComeToTheStore() async {
        struct Broken: Error {}
        var errors = 0
        let effect = store.backgroundEffect {
            throw Broken()
        } receive: { (_: NumberStore, _: Int) in
        } onError: { _, error in
            errors += error is Broken ? 1 : 0
        }
        await effect.waitUntilEnded()
        #expect(errors == 1)
    }
}
