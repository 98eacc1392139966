import Glibc
import Lasso
import LassoTestUtilities
import Testing

private enum CountModule: StoreModule {
    enum Action: Equatable { case add(Int), log(String) }

    struct State: Equatable {
        var count = 0
        var name = ""
        var log: [String] = []
    }

    enum Output: Equatable { case count(Int) }
}

private final class CountStore: LassoStore<CountModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .add(let number): update { $0.count += number }
        case .log(let line): update { $0.log.append(line) }
        }
    }
}

/// Tests of the guarantees that the original doesn't fulfill, each with a case in which it doesn't.
@MainActor
struct StoreContractTests {
    private let store = CountStore(with: .init())

    @Test func updatesOfABackgroundTaskAndOfTheMainActorArriveInOrder() async {
        var seen: [Int] = []
        store.observeState(\.count) { seen.append($0) }
        for round in 0..<100 {
            await Self.inBackground { [store] in await store.update { $0.count = 2 * round + 1 } }
            store.update { $0.count = 2 * round + 2 }
        }
        #expect(seen == Array(0...200))
    }

    @Test func nothingIsLostWhenEightTasksIncrement() async {
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { [store] in for _ in 0..<2_000 { await store.update { $0.count += 1 } } }
            }
        }
        #expect(store.state.count == 16_000)
    }

    @Test func actionsOfBackgroundTasksKeepEachTasksOrder() async {
        await withTaskGroup { group in
            for task in 0..<4 {
                group.addTask { [store] in
                    for number in 0..<100 { await store.dispatchAction(.log("\(task) \(number)")) }
                }
            }
        }
        for task in 0..<4 {
            #expect(store.state.log.filter { $0.hasPrefix("\(task) ") } == (0..<100).map { "\(task) \($0)" })
        }
    }

    @concurrent private static func inBackground(_ body: @Sendable () async -> Void) async { await body() }

    @Test func droppedViewStoresAndCancelledObservationsLeaveNothingBehind() async {
        // Alone in its process: other tests allocate meanwhile.
        await #expect(processExitsWith: .success) { @MainActor in
            _ = StoreContractTests.observeAndCancel(10_000)
            // Keeping one observer of each would amount to more than a megabyte.
            let limit = 1 << 19
            let growth = try await memoryGrowth(expectedBelow: limit) {
                let recorder = StoreContractTests.observeAndCancel(20_000)
                #expect(recorder.recorded.count == 20)
                #expect(recorder.survivors == [])
            }
            #expect(growth < limit, "\(growth) bytes")
        }
    }

    /// Observes parts of a store, and cancels the observations.
    ///
    /// - Returns: A recorder of some of the objects that the view stores and the observers have held.
    private static func observeAndCancel(_ times: Int) -> LifetimeRecorder {
        let store = Self.measured, recorder = LifetimeRecorder()
        for index in 0..<times {
            let marker = Marker()
            if index % 1_000 == 0 { recorder.record(marker) }
            let view = store.asViewStore(stateMap: { (count: $0.count, marker: marker) })
            let observation = view.observeState(\.count) { _ in _ = marker }
            let output = store.observeOutput { _ in _ = marker }
            observation.cancel()
            output.cancel()
        }
        return recorder
    }

    private static let measured = CountStore(with: .init())

    private final class Marker {}

    @Test func manyObservationsThatAreCancelledTogetherAreAllFreed() {
        let recorder = LifetimeRecorder()
        var observations: [Observation] = []
        for _ in 0..<10_000 {
            let observation = store.observeState(\.count) { _ in }
            recorder.record(observation)
            observations.append(observation)
        }
        observations.forEach { $0.cancel() }
        observations = []
        #expect(recorder.survivors.count < 2)
        store.dispatchAction(.add(1))
        #expect(recorder.survivors == [])
    }

    @Test func equalValuesAreNotReportedThroughErasedAndGenericStoresAndViews() {
        var seen: [String] = []
        func observe<Other: AbstractViewStore>(_ other: Other, _ name: String) where Other.State == CountModule.State {
            other.observeState { (state: Other.State) in seen.append("\(name) \(state.count)") }
        }
        func observeAnything<Other: StateObservable>(_ other: Other, _ name: String) {
            other.observeState { (_: Other.State) in seen.append(name) }
        }
        observe(store.asAnyStore(), "any")
        observe(store, "generic")
        observeAnything(store.asViewStore(stateMap: { $0.count / 2 }), "view")
        observeAnything(store.asAnyStore().asViewStore(stateMap: { [$0.name] }), "name")
        seen = []
        store.update { $0.count = 0 }
        #expect(seen == [])
        store.update { $0.count = 1 }
        #expect(seen == ["any 1", "generic 1"])
        seen = []
        store.update { $0.count = 2 }
        #expect(seen == ["any 2", "generic 2", "view"])
    }

    @Test func anObserverOfAViewNeverSeesAViewThatIsOlderThanTheStore() {
        let doubled = store.asViewStore(stateMap: { $0.count * 2 })
        let nested = doubled.asViewStore(stateMap: { "\($0)" })
        var seen: [String] = []
        store.observeState(\.count) { [unowned store, unowned doubled, unowned nested] count in
            seen.append("\(doubled.state) \(nested.state)")
            if count == 1 { store.update { $0.count = 2 } }
        }
        doubled.observeState { [unowned store, unowned doubled] (value: Int) in
            seen.append("\(value): \(doubled.state == store.state.count * 2)")
        }
        store.update { $0.count = 1 }
        #expect(seen == ["0 0", "0: true", "2 2", "2: true", "4 4", "4: true"])
    }

    @Test func theListOfObserversMayChangeDuringANotification() {
        var seen: [String] = []
        var first: Observation?
        var third: Observation?
        first = store.observeState(\.count) { [unowned store] count in
            seen.append("first \(count)")
            guard count == 1 else { return }
            first?.cancel()
            third?.cancel()
            store.observeState(\.count) { seen.append("new \($0)") }
        }
        store.observeState(\.count) { seen.append("second \($0)") }
        third = store.observeState(\.count) { seen.append("third \($0)") }
        seen = []
        store.dispatchAction(.add(1))
        #expect(seen == ["first 1", "new 1", "second 1"])
        seen = []
        store.dispatchAction(.add(1))
        #expect(seen == ["second 2", "new 2"])
    }

    @Test func anObserverThatIsAddedAfterANestedUpdateDoesNotHearOfItAgain() {
        var seen: [String] = []
        store.observeState(\.count) { [unowned store] count in
            guard count == 1 else { return }
            store.update { $0.count = 2 }
            store.observeState(\.count) { old, new in seen.append("\(old.map(String.init) ?? "-")>\(new)") }
        }
        store.dispatchAction(.add(1))
        #expect(seen == ["->2"])
        store.dispatchAction(.add(1))
        #expect(seen == ["->2", "2>3"])
    }

    @Test func anUpdateInAnObserversFirstCallComesAfterIt() {
        var seen: [String] = []
        func observe<Store: StateObservable>(_ store: Store, as name: String) where Store.State == Int {
            store.observeState { [unowned changed = self.store] (old: Int?, new: Int) in
                if new == 0 { changed.update { $0.count = 1 } }
                seen.append("\(name) \(old.map(String.init) ?? "-")>\(new)")
            }
        }
        observe(store.asViewStore(stateMap: { $0.count }), as: "view")
        #expect(seen == ["view ->0", "view 0>1"])
        store.update { $0.count = 0 }
        seen = []
        store.observeState(\.count) { [unowned store] count in
            if count == 0 { store.dispatchAction(.add(5)) }
            seen.append("\(count)")
        }
        #expect(seen.filter { !$0.hasPrefix("view") } == ["1"])
        store.update { $0.count = 0 }
        #expect(seen.filter { !$0.hasPrefix("view") } == ["1", "0", "1", "6"])
    }

    @Test(arguments: [false, true])
    func actionsFromAnUpdatesClosureAndFromItsObserversAreHandledInOrder(isTraced: Bool) {
        final class Watcher: StoreObserver {}
        let tracing = isTraced ? store.addObserver(Watcher()) : nil
        var seen: [String] = []
        store.observeState(\.count) { [unowned store] count in
            seen.append("A\(count)")
            if count == 1 { store.dispatchAction(.log("b")) }
        }
        store.observeState(\.count) { seen.append("B\($0)") }
        store.observeState(\.log) { seen.append("\($0)") }
        store.observeOutput { seen.append("\($0)") }
        seen = []
        store.update { [store] state in
            store.dispatchAction(.log("a"))
            state.count = 1
        }
        #expect(seen == ["A1", "B1", #"["a"]"#, #"["a", "b"]"#])
        seen = []
        store.update { [store] state in
            state.count = 2
            store.update { $0.count = 3 }
            store.dispatchOutput(.count(3))
        }
        #expect(seen == ["A2", "B2", "A3", "B3", "count(3)"])
        seen = []
        store.batchUpdate { $0.count = 4 }
        store.dispatchOutput(.count(4))
        #expect(seen == ["A4", "B4", "count(4)"])
        tracing?.cancel()
    }

    @Test func aHundredThousandWaitingActionsAndEndedObserversTakeNoQuadraticTime() {
        // With quadratic time, each of these would take minutes.
        store.update { [store] _ in for _ in 0..<100_000 { store.dispatchAction(.add(1)) } }
        #expect(store.state.count == 100_000)
        let outputs = (0..<30_000).map { _ in store.observeOutput { _ in } }
        let states = (0..<30_000).map { _ in store.observeState(\.name) { _ in } }
        outputs.forEach { $0.cancel() }
        states.forEach { $0.cancel() }
    }

    @Test func anObserverThatBeginsWithAHeldChangeIsNotToldOfItAgain() {
        store.observeState(\.count) { [unowned store] count in if count == 1 { store.batchUpdate { $0.count = 2 } } }
        store.batchUpdate { $0.count = 1 }
        var seen: [String] = []
        store.observeState(\.count) { old, new in seen.append("\(old.map(String.init) ?? "-")>\(new)") }
        store.update { $0.count = 3 }
        #expect(seen == ["->2", "2>3"])
    }

    @Test func outputsKeepTheirOrderAlsoThoseThatObserversEmit() {
        var seen: [CountModule.Output] = []
        store.observeOutput { seen.append($0) }
        store.observeState(\.count) { [unowned store] count in if count > 0 { store.dispatchOutput(.count(count)) } }
        store.batchUpdate { $0.count = 1 }
        store.dispatchOutput(.count(0))
        #expect(seen == [.count(0), .count(1)])
        seen = []
        store.update { [store] state in
            state.count = 2
            store.dispatchOutput(.count(0))
            store.update { $0.count = 3 }
        }
        #expect(seen == [.count(0), .count(2), .count(3)])
    }

    @Test func anObservationEndsWithItsOwner() {
        var seen: [Int] = []
        var owner: Controller? = Controller()
        if let owner { store.observeState(\.count) { seen.append($0) }.cancelled(with: owner) }
        let other = Controller()
        store.observeState(\.count) { _ in }.cancelled(with: other).cancel()
        #expect(other.heldReferences.isEmpty)
        store.dispatchAction(.add(1))
        owner = nil
        store.dispatchAction(.add(1))
        #expect(seen == [0, 1])
    }

    @Test func anObserverIsCalledForNoFieldButItsOwn() {
        struct Noisy: Equatable {
            let value: Int
            @MainActor static var comparisons = 0
            static func == (one: Noisy, other: Noisy) -> Bool {
                MainActor.assumeIsolated { comparisons += 1 }
                return one.value == other.value
            }
        }
        enum Module: StoreModule {
            struct State {
                var first = Noisy(value: 1)
                var second = 0
            }
        }
        let store = LassoStore<Module>(with: .init())
        var calls = 0
        store.observeState(\.first) { (_: Noisy) in calls += 1 }
        store.update { $0.second += 1 }
        #expect(Noisy.comparisons == 0)
        store.update { $0.first = Noisy(value: 2) }
        #expect(Noisy.comparisons == 1)
        #expect(calls == 2)
    }

    @Test func aStateThatIsLargerThanSixtyThreeWordsIsComparedToo() {
        typealias Row = (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int)
        struct Large {
            var before: (Row, Row, Row, Row, Row, Row, Row)
            var byte: UInt8 = 0
            var after: UInt8 = 0
        }
        enum Module: StoreModule { typealias State = Large }
        let row: Row = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        let store = LassoStore<Module>(with: Large(before: (row, row, row, row, row, row, row)))
        var seen: [String] = []
        store.observeState(\.byte) { seen.append("byte \($0)") }
        store.observeState(\.after) { seen.append("after \($0)") }
        store.observeState(\.before.6.9) { seen.append("last \($0)") }
        seen = []
        store.update { $0.after = 1 }
        store.update { $0.byte = 2 }
        store.update { $0.before.6.9 = 3 }
        #expect(seen == ["after 1", "byte 2", "last 3"])
    }

    @Test func aValueThatIsNotEquatableIsReportedOnEveryTransition() {
        enum Module: StoreModule {
            struct State {
                var count = 0
                var handler: () -> Void = {}
            }
        }
        let store = LassoStore<Module>(with: .init())
        var calls = 0
        store.observeState(\.handler) { (_: () -> Void) in calls += 1 }
        store.asViewStore(stateMap: { $0.handler }).observeState { (_: () -> Void) in calls += 10 }
        calls = 0
        store.update { $0.count += 1 }
        store.update()
        #expect(calls == 22)
    }
}
