import Lasso
import LassoTestUtilities
import Testing

/// Tests of `for await` over a store's states.
@MainActor
struct StateSequenceTests {
    private enum Numbers: StoreModule {
        typealias Action = Int

        struct State {
            var number = 0
            // Not sendable.
            var object = Marker()
        }

        final class Marker {}
    }

    private final class NumbersStore: LassoStore<Numbers> {
        override func handleAction(_ action: Int) { update { $0.number = action } }
    }

    @Test func theLoopGoesThroughTheStatesUntilTheStoreGoes() async throws {
        var store: NumbersStore? = NumbersStore(with: Numbers.State())
        var seen: [Int] = []
        let states = store?.states
        let loop = Task {
            guard let states else { return }
            for await state in states { seen.append(state.number) }
        }
        for number in 1...3 {
            try await eventually { seen.last == number - 1 }
            store?.dispatchAction(number)
        }
        try await eventually { seen == [0, 1, 2, 3] }
        store = nil
        await loop.value
        #expect(seen == [0, 1, 2, 3])
    }

    @Test func aBusyLoopSkipsToTheNewestOrIsGivenAllAsItAsks() async throws {
        let store = NumbersStore(with: Numbers.State())
        var newest = store.states(of: \.number).makeAsyncIterator()
        var all = store.states(of: \.number, buffering: .all).makeAsyncIterator()
        for number in [1, 1, 2, 3] { store.dispatchAction(number) }
        #expect(await newest.next() == 3)
        var seen: [Int?] = []
        for _ in 0..<4 { seen.append(await all.next()) }
        #expect(seen == [0, 1, 2, 3])
    }

    @Test func aViewOfAStoreIsGoneThroughForAsLongAsTheStoreIsThere() async throws {
        var store: NumbersStore? = NumbersStore(with: Numbers.State())
        var seen: [Int] = []
        let states = store?.asViewStore(stateMap: { $0.number * 2 }).asViewStore(stateMap: { $0 + 1 }).states
        let loop = Task {
            guard let states else { return }
            for await number in states { seen.append(number) }
        }
        try await eventually { seen == [1] }
        store?.dispatchAction(2)
        try await eventually { seen == [1, 5] }
        store = nil
        await loop.value
    }

    @Test func twoReadersOfOneIteratorBothGoOn() async throws {
        let store = NumbersStore(with: Numbers.State())
        let iterator = store.states(of: \.number).makeAsyncIterator()
        var ended = 0
        let readers = (0..<2).map { _ in
            Task {
                var iterator = iterator
                while await iterator.next() != nil {}
                ended += 1
            }
        }
        for _ in 0..<10 { await Task.yield() }
        readers[0].cancel()
        try await eventually { ended == 1 }
        readers[1].cancel()
        try await eventually { ended == 2 }
    }

    @Test func aCancelledLoopKeepsNoObservation() async throws {
        let store = NumbersStore(with: Numbers.State())
        let recorder = LifetimeRecorder()
        let loop = Task {
            let marker = Numbers.Marker()
            recorder.record(marker)
            for await _ in store.states { _ = marker }
        }
        try await eventually { recorder.recorded.count == 1 }
        loop.cancel()
        await loop.value
        #expect(recorder.survivors.isEmpty)
    }
}
