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

/// Tests of a store used by code that isn't on the main actor.
@MainActor
struct BackgroundTests {
    private let store = NumberStore(with: 0)

    @Test func heavyWorkRunsWhileTheMainActorIsBusyAndItsResultComesBackThere() async {
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
        #expect(hasRun.withLock { $0 } && store.state == 0)
        await effect.waitUntilEnded()
        #expect(store.state == 2)
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

    @Test func codeOnNoActorGoesThroughTheStates() async throws {
        let store = store
        let sums = Task.detached {
            var seen: [Int] = []
            for await state in store.sendableStates {
                seen.append(state)
                if state == 3 { break }
                await store.dispatchAction(state + 1)
            }
            return seen
        }
        #expect(await sums.value == [0, 1, 2, 3])
    }

    @Test func codeOnNoActorGoesThroughAllValuesOfAPartUntilTheStoreGoes() async throws {
        var store: NumberStore? = NumberStore(with: 0)
        let numbers = try #require(store).sendableStates(of: \.self, buffering: .all)
        let (lines, sender) = AsyncStream<Int>.makeStream()
        Task.detached {
            for await number in numbers { sender.yield(number) }
            sender.finish()
        }
        var seen = lines.makeAsyncIterator()
        #expect(await seen.next() == 0)
        for number in 1...2 { store?.dispatchAction(number) }
        #expect(await seen.next() == 1)
        #expect(await seen.next() == 2)
        store = nil
        #expect(await seen.next() == nil)
    }
}
