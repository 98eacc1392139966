import Lasso
import LassoTestUtilities
import Testing

private enum TracedModule: StoreModule {
    enum Action: Equatable { case add(Int), load }

    struct State: Equatable {
        var count = 0
        var password = Secret("hidden")
    }

    enum Output: Equatable { case didCount(Int) }
}

private final class TracedStore: LassoStore<TracedModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .add(let number):
            update { $0.count += number }
            dispatchOutput(.didCount(state.count))
        case .load: effect("load") {}
        }
    }
}

private final class LoadedStore: SystemStore<TracedModule> {
    override func reduce(_ state: State, _ action: Action) -> AsyncResult<State> { AsyncResult { State(count: 1) } }
}

/// Tests of tracing and store observers.
@MainActor @Suite(.serialized)
struct TracingTests {
    private final class Recorder: StoreObserver {
        var lines: [String] = []
        func store(_ store: AnyObject, willHandle action: Any) { lines.append("will handle \(action)") }
        func store(_ store: AnyObject, didHandle action: Any) { lines.append("did handle \(action)") }
        func store(_ store: AnyObject, willAnnounce new: Any, after old: Any) { lines.append("will announce") }
        func store(_ store: AnyObject, didAnnounce new: Any, after old: Any) { lines.append("did announce") }
        func store(_ store: AnyObject, willEmit output: Any) { lines.append("will emit \(output)") }
        func store(_ store: AnyObject, didEmit output: Any) { lines.append("did emit \(output)") }
        func store(_ store: AnyObject, didStart effect: AnyHashable) { lines.append("did start \(effect)") }
        func store(_ store: AnyObject, didEnd effect: AnyHashable, with outcome: EffectOutcome) {
            lines.append("did end \(effect): \(outcome)")
        }
    }

    @Test func everythingIsSeenBetweenItsBeginningAndItsEnd() async throws {
        let store = TracedStore(with: .init())
        let recorder = Recorder()
        store.observeState(\.count) { recorder.lines.append("observer \($0)") }
        store.observeOutput { recorder.lines.append("output \($0)") }
        recorder.lines = []
        let observation = store.addObserver(recorder)
        store.dispatchAction(.add(1))
        #expect(
            recorder.lines == [
                "will handle add(1)", "will announce", "observer 1", "did announce",
                "will emit didCount(1)", "output didCount(1)", "did emit didCount(1)", "did handle add(1)",
            ]
        )
        recorder.lines = []
        store.dispatchAction(.load)
        try await eventually { recorder.lines.count == 4 }
        #expect(recorder.lines == ["will handle load", "did start load", "did handle load", "did end load: finished"])
        observation.cancel()
        recorder.lines = []
        store.dispatchAction(.add(1))
        #expect(recorder.lines == ["observer 2", "output didCount(2)"])
    }

    @Test func theBeginningAndTheEndOfALoadAreSeen() async throws {
        let store = LoadedStore(with: .init()), recorder = Recorder()
        store.addObserver(recorder)
        store.dispatchAction(.load)
        try await eventually { recorder.lines.last == "did announce" }
        #expect(
            recorder.lines == [
                "will handle load", "did start load of .load", "did handle load", "did end load of .load: finished",
                "will announce", "did announce",
            ]
        )
    }

    @Test func anObserverMayEndAnotherOneWhenItIsReleased() {
        @MainActor final class EndingObserver: StoreObserver {
            let other: Observation

            init(_ other: Observation) {
                self.other = other
            }

            isolated deinit { other.cancel() }
        }
        let store = TracedStore(with: .init())
        let recorder = Recorder()
        let observation = store.addObserver(EndingObserver(store.addObserver(recorder)))
        observation.cancel()
        store.dispatchAction(.add(1))
        #expect(recorder.lines == [])
    }

    @Test func theEndOfAnEffectIsSeenAlsoIfItsStoreGoes() {
        var lines: [String] = []
        do {
            let store = TracedStore(with: .init())
            store.addObserver(StorePrinter { lines.append($0) })
            store.effect("long") { try await Task.sleep(for: .seconds(3600)) }
        }
        #expect(lines == [#"TracedStore … long"#, #"TracedStore … long cancelled"#])
    }

    @Test func allStoresAreSeenAlsoThoseThatWereThereBefore() {
        let before = TracedStore(with: .init())
        let recorder = Recorder()
        let observation = StoreTracing.add(recorder)
        let after = TracedStore(with: .init())
        before.update { $0.count = 1 }
        after.batchUpdate { $0.count = 2 }
        after.update()
        #expect(recorder.lines == ["will announce", "did announce", "will announce", "did announce"])
        observation.cancel()
        before.update { $0.count = 2 }
        #expect(recorder.lines.count == 4)
    }

    @Test func thePrinterShowsOnlyWhatDiffers() {
        var lines: [String] = []
        let store = TracedStore(with: .init())
        store.addObserver(StorePrinter { lines.append($0) })
        store.dispatchAction(.add(2))
        store.update { $0.password = Secret("other") }
        #expect(
            lines == [
                "TracedStore ▶ .add(2)",
                "  TracedStore.state.count: 0 → 2",
                "  TracedStore ↗ .didCount(2)",
                "TracedStore ◀ .add(2)",
                "TracedStore.state.password: old and new are not equal, but both look like Secret<String>(…)",
            ]
        )
    }

    private enum ListModule: StoreModule {
        struct State: Equatable {
            var items: [Int] = []
            var set: Set<Int> = []
        }
        struct Action { var items: [Int] }
    }

    private final class ListStore: LassoStore<ListModule> {
        override func handleAction(_ action: Action) { update { $0.items = action.items } }
    }

    @Test func whatIsPrintedOfALongListIsShort() {
        var lines: [String] = []
        let many = Array(0..<50_000)
        let store = ListStore(with: ListModule.State(items: many))
        store.addObserver(StorePrinter { lines.append($0) })
        let action =
            "ListStore %  Action(items: [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, "
            + "… and 49,981 more])"
        store.dispatchAction(.init(items: [-1] + many))
        #expect(
            lines == [
                action.replacing("%  ", with: "▶ "), "  ListStore.state.items[0]: nothing → -1",
                action.replacing("%  ", with: "◀ "),
            ]
        )
        lines = []
        store.update { $0.items = $0.items.map { $0 + 100_000 } }
        #expect(lines.count == 21)
        #expect(lines.first == "ListStore.state.items[0]: -1 → 99999")
        #expect(lines.last == "… and 49,981 more")
        lines = []
        store.update { $0.set = Set(many) }
        #expect(lines.count == 21)
        #expect(lines.last == "… and 49,980 more")
        #expect(lines.allSatisfy { $0.utf8.count < 100 })
    }

    @Test func whoComesOrGoesInBetweenSeesWholeBracketsOrNone() {
        let store = TracedStore(with: .init())
        var lines: [String] = []
        let early = Recorder()
        store.addObserver(early)
        var late: Observation?
        store.observeState(\.count) { [unowned store] count in
            if count == 1 { late = store.addObserver(StorePrinter { lines.append($0) }) }
            if count == 2 { late?.cancel() }
        }
        store.dispatchAction(.add(1))
        #expect(lines == ["TracedStore ↗ .didCount(1)"])
        store.dispatchAction(.add(1))
        #expect(
            lines.dropFirst() == [
                "TracedStore ▶ .add(1)", "  TracedStore.state.count: 1 → 2", "TracedStore ◀ .add(1)",
            ]
        )
    }

    @Test func oneWhoSeesTwiceAndLeavesOnceStillSees() {
        let store = TracedStore(with: .init())
        let recorder = Recorder()
        store.addObserver(recorder)
        store.addObserver(recorder).cancel()
        store.update { $0.count = 1 }
        #expect(recorder.lines.count == 2)
    }
}
