import CHeap
import Glibc
import Lasso
import Measuring

/// Compares the store with a hand-written class, in one run.
@main @MainActor
struct StoreBenchmarks {
    static func main() async {
        await dispatching()
        await manyObservers()
        await viewStore()
        await makingAndDropping()
        memory()
        await fourTasks()
        if !Report.isMet { exit(1) }
    }

    private static let table = "Stores, against a class with an array of closures"

    private static var sum = 0
    // Keeps an object, so that the optimizer doesn't remove its creation.
    private static var kept: AnyObject?

    private static func dispatching() async {
        let (baseline, store) = pair()
        baseline.observe({ $0.first }) { sum += $0 }
        store.observeState(\.first) { sum += $0 }
        await Report.compare(
            table,
            "one action, one observer of a key path",
            200_000,
            atMost: 1.3
        ) {
            for _ in 0..<$0 { store.dispatchAction(.count) }
        } against: {
            for _ in 0..<$0 { baseline.handle(.count) }
        }
    }

    private static func manyObservers() async {
        let one = SampleStore(with: SampleState())
        one.observeState(\.first) { sum += $0 }
        let many = SampleStore(with: SampleState())
        many.observeState(\.first) { sum += $0 }
        for index in 1..<100 {
            switch index % 7 {
            case 0: many.observeState(\.name) { sum += $0.utf8.count }
            case 1: many.observeState(\.street) { sum += $0.utf8.count }
            case 2: many.observeState(\.town) { sum += $0.utf8.count }
            case 3: many.observeState(\.second) { sum += $0 }
            case 4: many.observeState(\.third) { sum += $0 }
            case 5: many.observeState(\.fourth) { sum += $0 }
            default: many.observeState(\.fifth) { sum += $0 }
            }
        }
        await Report.compare(
            table,
            "one action, a hundred observers of key paths of which one changes, against one observer",
            100_000,
            atMost: 1.3
        ) {
            for _ in 0..<$0 { many.dispatchAction(.count) }
        } against: {
            for _ in 0..<$0 { one.dispatchAction(.count) }
        }
    }

    private struct ViewState: Equatable {
        var number: Int
        var title: String
    }

    private static func viewStore() async {
        let (baseline, store) = pair()
        baseline.observe({ $0.first }) { sum += $0 }
        let view = store.asViewStore(stateMap: { ViewState(number: $0.first, title: $0.name) })
        view.observeState(\.number) { sum += $0 }
        await Report.compare(
            table,
            "one action through a mapped view store",
            200_000,
            atMost: 4
        ) {
            for _ in 0..<$0 { view.dispatchAction(.count) }
        } against: {
            for _ in 0..<$0 { baseline.handle(.count) }
        }
    }

    private static func makingAndDropping() async {
        let state = SampleState()
        await Report.compare(
            table,
            "create a store, observe it once, release it",
            100_000,
            atMost: 2.5
        ) {
            for _ in 0..<$0 {
                let store = SampleStore(with: state)
                store.observeState(\.first) { sum += $0 }
                kept = store
            }
        } against: {
            for _ in 0..<$0 {
                let store = Baseline(state)
                store.observe({ $0.first }) { sum += $0 }
                kept = store
            }
        }
    }

    private static func memory() {
        let count = 10_000
        let state = SampleState()
        var stores: [SampleStore] = []
        stores.reserveCapacity(count)
        let before = Int(heap_bytes_in_use())
        for _ in 0..<count { stores.append(SampleStore(with: state)) }
        let store = Double(Int(heap_bytes_in_use()) - before) / Double(count)
        let observed = SampleStore(with: state)
        let beforeObservers = Int(heap_bytes_in_use())
        for index in 0..<count { observed.observeState(\.first) { sum += $0 + index } }
        let observer = Double(Int(heap_bytes_in_use()) - beforeObservers) / Double(count)
        Report.add(table, "memory of a store", store, "bytes", atMost: 400)
        Report.add(table, "memory of an observer with its handler's context", observer, "bytes", atMost: 250)
    }

    private static func fourTasks() async {
        let store = SampleStore(with: SampleState())
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask { for _ in 0..<100_000 { await store.update { $0.second += 1 } } }
            }
        }
        let lost = 400_000 - store.state.second
        Report.add(table, "4 tasks of 100,000 updates each: lost updates", Double(lost), "", atMost: 0)
    }

    private static func pair() -> (Baseline, SampleStore) {
        (Baseline(SampleState()), SampleStore(with: SampleState()))
    }
}
