import Lasso
import Testing

private enum NumberModule: StoreModule {
    typealias Action = Int
    typealias State = Int
}

private final class NumberStore: LassoStore<NumberModule> {
    override func handleAction(_ action: Int) { update { $0 = action } }
}

/// Tests of `for await` over a store's states in code that isn't on the main actor.
@MainActor
struct SendableStateSequenceTests {
    private let store = NumberStore(with: 0)

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

    @Test func theStatesOfAViewStoreThatNobodyKeepsEndWithTheStore() async throws {
        var store: NumberStore? = NumberStore(with: 1)
        let numbers = try #require(store).asViewStore(stateMap: { $0 * 2 }).asViewStore(stateMap: { $0 + 1 })
            .sendableStates
        let (lines, sender) = AsyncStream<Int>.makeStream()
        Task.detached {
            for await number in numbers { sender.yield(number) }
            sender.finish()
        }
        var seen = lines.makeAsyncIterator()
        #expect(await seen.next() == 3)
        store?.dispatchAction(2)
        #expect(await seen.next() == 5)
        store = nil
        #expect(await seen.next() == nil)
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
