import Glibc
import Lasso
import LassoTestUtilities
import Testing

/// Work that ends when the test completes it.
@MainActor
private final class Answer<Value: Sendable> {
    private(set) var isAwaited = false
    private(set) var wasCancelled = false
    private var continuations: [CheckedContinuation<Value, any Error>] = []

    func value() async throws -> Value {
        defer { wasCancelled = Task.isCancelled }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                continuations.append($0)
                isAwaited = true
            }
        } onCancel: {
            Task { @MainActor in self.give(.failure(CancellationError())) }
        }
    }

    func give(_ result: Result<Value, any Error>) {
        let awaited = continuations
        continuations = []
        awaited.forEach { $0.resume(with: result) }
    }

    func give(_ value: Value) { give(.success(value)) }
}

private struct Broken: Error {}

/// An object that what comes after a result references.
@MainActor
private final class Order {}

@MainActor
struct SystemTests {
    private let answer = Answer<String>()

    private func system(
        whileLoading policy: SystemEventPolicy = .queue,
        onError: ((any Error, String) -> Void)? = nil,
        reducer: @escaping (String, String) -> AsyncResult<String>
    ) -> System<String, String> {
        System.pure(
            initialState: "start",
            reducer: reducer,
            uiBindings: [],
            whileLoading: policy,
            onError: onError
        )
    }

    /// Loads for "load", and appends any other event to the state immediately.
    private func loadOrAppend(_ state: String, _ event: String) -> AsyncResult<String> {
        guard event == "load" else { return AsyncResult.value("\(state) \(event)") }
        return AsyncResult { [answer] in try await answer.value() }.stateWhenLoading("loading")
    }

    private func states(of system: System<String, String>) -> () -> [String] {
        let seen = Seen()
        system.addLoopCallback { seen.states.append($0) }
        return { seen.states }
    }

    private final class Seen {
        var states: [String] = []
    }

    // MARK: Bindings and callbacks

    @Test func aMissingBindingIsSkipped() {
        let seen = Seen()
        let system = System<String, String>.pure(
            initialState: "start",
            reducer: { AsyncResult.value($0 + $1) },
            uiBindings: [nil, { seen.states.append("first \($0)") }, { seen.states.append("second \($0)") }]
        )
        system.sendEvent("!")
        #expect(seen.states == ["first start", "second start", "first start!", "second start!"])
    }

    @Test func everyLoopCallbackSeesEveryState() {
        let system = system { state, event in AsyncResult.value(event).stateWhenLoading("loading") }
        let first = states(of: system)
        system.sendEvent("a")
        let second = states(of: system)
        system.sendEvent("a")
        #expect(first() == ["start", "loading", "a", "loading", "a"])
        #expect(second() == ["a", "loading", "a"])

        let plain = self.system { state, _ in AsyncResult.value(state) }
        let third = states(of: plain)
        plain.sendEvent("again")
        #expect(third() == ["start", "start"])
    }

    @Test func aLoopCallbackCanBeCancelled() {
        let system = system(reducer: loadOrAppend)
        let seen = Seen()
        let observation = system.addLoopCallback { seen.states.append($0) }
        observation.cancel()
        system.sendEvent("a")
        #expect(seen.states == ["start"])
    }

    // MARK: Errors

    @Test func aFailingReducerLeavesNothingButAReport() async throws {
        let errors = Seen()
        let system = system(onError: { errors.states.append("\($0) \($1)") }, reducer: loadOrAppend)
        let states = states(of: system)
        system.sendEvent("load")
        system.sendEvent("next")
        try await eventually { answer.isAwaited }
        answer.give(.failure(Broken()))
        try await eventually { system.state == "start next" }
        #expect(errors.states == ["Broken() load"])
        #expect(states() == ["start", "loading", "start", "start next"])
    }

    @Test func anErrorThatNobodyHandlesIsReportedOnStandardErrorWithItsEvent() throws {
        let system = system { _, _ in AsyncResult(error: Broken()) }
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let standardError = dup(STDERR_FILENO)
        dup2(ends[1], STDERR_FILENO)
        system.sendEvent("addToCart")
        dup2(standardError, STDERR_FILENO)
        close(standardError)
        close(ends[1])
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = read(ends[0], &bytes, bytes.count)
        close(ends[0])
        let message = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        #expect(message.contains("addToCart failed"))
        #expect(message.contains("Broken()"))
    }

    @Test func anUnusableLoadingStateIsOnlyReported() {
        let errors = Seen()
        let system = system(
            onError: { error, _ in errors.states.append("\(error)") },
            reducer: { _, event in AsyncResult.value(event).stateWhenLoading(1) }
        )
        system.sendEvent("done")
        #expect(errors.states == ["The loading state 1 is not of the type String"])
        #expect(system.state == "done")
    }

    // MARK: Loading states

    @Test func aLoadingStateSurvivesMapAsItWasSaid() {
        let system = system { _, _ in
            AsyncResult.value("value").stateWhenLoading("loading").map { "mapped \($0)" }
        }
        let states = states(of: system)
        system.sendEvent("go")
        #expect(states() == ["start", "loading", "mapped value"])
    }

    @Test func aLoadingStateThatIsSaidBeforeTheValueIsAStateIsShownOrMapped() {
        let said = system { _, _ in AsyncResult.value(1).stateWhenLoading("loading").map { "\($0)" } }
        let saidStates = states(of: said)
        said.sendEvent("go")
        #expect(saidStates() == ["start", "loading", "1"])

        let mapped = system { _, _ in AsyncResult.value(1).stateWhenLoading(0).map { "\($0)" } }
        let mappedStates = states(of: mapped)
        mapped.sendEvent("go")
        #expect(mappedStates() == ["start", "0", "1"])
    }

    @Test func eachLoadingStateOfAFlatMapIsShownWhenItsResultBegins() async throws {
        let inner = Answer<String>()
        let system = system { [answer] _, _ in
            AsyncResult { try await answer.value().count }
                .stateWhenLoading("outer")
                .flatMap { number in
                    AsyncResult { try await inner.value() + " \(number)" }.stateWhenLoading("inner")
                }
        }
        system.sendEvent("go")
        #expect(system.state == "outer")
        try await eventually { answer.isAwaited }
        #expect(system.state == "outer")
        answer.give("four")
        try await eventually { inner.isAwaited }
        #expect(system.state == "inner")
        inner.give("done")
        try await eventually { system.state == "done 4" }
    }

    @Test func duringALoadTheLoadingStateIsTheStateButTheReducerIsHandedTheOneBefore() async throws {
        let handed = Seen()
        let system = system(whileLoading: .cancelPrevious) { state, event in
            handed.states.append(state)
            return loadOrAppend(state, event)
        }
        system.sendEvent("a")
        system.sendEvent("load")
        #expect(system.state == "loading")
        system.sendEvent("load")
        system.sendEvent("b")
        #expect(handed.states == ["start", "start a", "start a", "start a"])
        #expect(system.state == "start a b")
    }

    @Test func aLoadThatShowsNothingTakesAwayTheLoadingStateOfTheOneThatItCancels() {
        let system = system(whileLoading: .cancelPrevious) { [answer] _, event in
            let result = AsyncResult { try await answer.value() }
            return event == "quiet" ? result : result.stateWhenLoading("loading")
        }
        let states = states(of: system)
        system.sendEvent("load")
        system.sendEvent("quiet")
        #expect(states() == ["start", "loading", "start"])
    }

    @Test func anInnerResultThatBeginsAtOnceShowsItsLoadingStateAtOnceAfterTheOuterOne() {
        let system = system { [answer] _, _ in
            AsyncResult.value(1).stateWhenLoading("outer").flatMap { _ in
                AsyncResult { try await answer.value() }.stateWhenLoading("inner")
            }
        }
        let states = states(of: system)
        system.sendEvent("go")
        #expect(states() == ["start", "outer", "inner"])
    }

    // MARK: Events during a load

    @Test func eventsThatArriveDuringALoadAreQueuedInOrder() async throws {
        let system = system(reducer: loadOrAppend)
        system.sendEvent("load")
        system.sendEvent("a")
        system.sendEvent("b")
        #expect(system.state == "loading")
        try await eventually { answer.isAwaited }
        answer.give("loaded")
        try await eventually { system.state == "loaded a b" }
    }

    @Test func eventsThatArriveDuringALoadCanBeDropped() async throws {
        let system = system(whileLoading: .dropNew, reducer: loadOrAppend)
        system.sendEvent("load")
        system.sendEvent("a")
        try await eventually { answer.isAwaited }
        answer.give("loaded")
        try await eventually { system.state == "loaded" }
        system.sendEvent("b")
        #expect(system.state == "loaded b")
    }

    @Test func anEventCanCancelTheLoadAheadOfThoseThatWait() async throws {
        let system = System<String, String>.pure(
            initialState: "start",
            reducer: loadOrAppend,
            uiBindings: [],
            whileLoading: { $0 == "cancel" ? .cancelPrevious : .queue }
        )
        let states = states(of: system)
        system.sendEvent("load")
        system.sendEvent("a")
        try await eventually { answer.isAwaited }
        system.sendEvent("cancel")
        #expect(system.state == "start cancel a")
        try await eventually { answer.wasCancelled }
        #expect(states() == ["start", "loading", "start cancel", "start cancel a"])
    }

    @Test func aCancelledLoadThatEndsAllTheSameIsIgnored() async throws {
        let ended = Answer<Void>()
        let system = system(whileLoading: .cancelPrevious) { [answer] state, event in
            guard event == "load" else { return AsyncResult.value(event) }
            return AsyncResult {
                // An unstructured task is not canceled with the task that waits for it.
                let value = try await Task { try await answer.value() }.value
                Task { try await ended.value() }
                return value
            }.flatMap { AsyncResult.value($0).stateWhenLoading("late loading") }
        }
        let states = states(of: system)
        system.sendEvent("load")
        try await eventually { answer.isAwaited }
        system.sendEvent("other")
        answer.give("loaded")
        try await eventually { ended.isAwaited }
        ended.give(())
        for _ in 0..<10 { await Task.yield() }
        #expect(states() == ["start", "other"])
    }

    @Test func aLoadThatIsCancelledBeginsNoMoreWork() async throws {
        var begun: [String] = []
        let system = system(whileLoading: .cancelPrevious) { [answer] _, event in
            guard event != "cancel" else { return .value("cancelled") }
            return AsyncResult {
                begun.append("first \(event)")
                return try await Task { try await answer.value() }.value
            }
            .flatMap { value in
                AsyncResult {
                    begun.append("second \(event)")
                    return value
                }
            }
        }
        system.sendEvent("a")
        system.sendEvent("b")
        try await eventually { answer.isAwaited }
        system.sendEvent("cancel")
        answer.give("loaded")
        for _ in 0..<10 { await Task.yield() }
        #expect(begun == ["first b"])
        #expect(system.state == "cancelled")
    }

    @Test func anEventSentByAnObserverIsTheLastInTheQueue() async throws {
        let system = system(reducer: loadOrAppend)
        system.observeState { [unowned system] state in
            if state == "loading" || state == "loaded" { system.sendEvent("after-\(state)") }
        }
        system.sendEvent("load")
        system.sendEvent("a")
        try await eventually { answer.isAwaited }
        answer.give("loaded")
        try await eventually { system.state == "loaded after-loading a after-loaded" }
    }

    // MARK: Lifetime

    @Test func aDroppedSystemTakesItsLoadWithIt() async throws {
        let recorder = LifetimeRecorder()
        var system: System<String, String>? = system { [answer] _, _ in AsyncResult { try await answer.value() } }
        system?.sendEvent("load")
        try await eventually { answer.isAwaited }
        if let system { recorder.record(system) }
        system = nil
        #expect(recorder.survivors == [])
        try await eventually { answer.wasCancelled }
    }

    // MARK: A system as a store

    @Test func aSystemIsAStore() {
        func lengths(_ store: some AbstractStore<String, String, NoOutput>) -> AnyViewStore<Int, Bool> {
            store.asViewStore(stateMap: \.count, actionMap: { $0 ? "yes" : "no" })
        }
        let viewStore = lengths(system { AsyncResult.value($0.isEmpty ? $0 : $1) })
        var seen: [String] = []
        viewStore.observeState { old, new in seen.append("\(old.map(String.init) ?? "-")>\(new)") }
        viewStore.dispatchAction(true)
        viewStore.dispatchAction(true)
        viewStore.dispatchAction(false)
        #expect(seen == ["->5", "5>3", "3>2"])
        #expect(viewStore.state == 2)
    }
}

// MARK: - The store of a screen

private enum ProductModule: ScreenModule {
    enum Action: Equatable { case didTapLoad, didRename(String), didTapCancel }
    enum Output: Equatable { case didShow(String) }

    struct State: Equatable {
        var name = ""
        var isLoading = false
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: ProductStore) -> Screen {
        Screen(store, ProductController(store.asViewStore(stateMap: { $0.isLoading ? "Loading" : $0.name })))
    }
}

private final class ProductController: Controller {
    let store: AnyViewStore<String, ProductModule.Action>

    init(_ store: AnyViewStore<String, ProductModule.Action>) { self.store = store }
}

private final class ProductStore: SystemStore<ProductModule> {
    let answer = Answer<String>()
    var errors: [String] = []

    override func reduce(_ state: State, _ action: Action) -> AsyncResult<State> {
        var next = state
        switch action {
        case .didTapCancel:
            break
        case .didRename(let name):
            next.name = name
        case .didTapLoad:
            next.isLoading = true
            return AsyncResult { [answer] in try await answer.value() }
                .map { State(name: $0) }
                .stateWhenLoading(next)
        }
        return AsyncResult.value(next)
    }

    override func policy(for action: Action) -> SystemEventPolicy {
        action == .didTapCancel ? .cancelPrevious : .queue
    }

    override func didReduce(to state: State, after action: Action) {
        dispatchOutput(.didShow(state.name))
    }

    override func handleError(_ error: any Error, of action: Action) {
        errors.append("\(error) \(action)")
    }
}

@MainActor
struct SystemStoreTests {
    private let screen = ProductModule.createScreen()

    @Test func aScreensStoreCanBeASystem() async throws {
        let controller = try #require(screen.controller as? ProductController)
        var shown: [String] = []
        var outputs: [ProductModule.Output] = []
        controller.store.observeState { shown.append($0) }
        screen.observeOutput { outputs.append($0) }
        controller.store.dispatchAction(.didTapLoad)
        controller.store.dispatchAction(.didRename("Mine"))
        #expect(controller.store.state == "Loading")
        try await eventually { screen.concreteStore.answer.isAwaited }
        screen.concreteStore.answer.give("Yeezy")
        try await eventually { shown.last == "Mine" }
        #expect(shown == ["", "Loading", "Yeezy", "Mine"])
        #expect(outputs == [.didShow("Yeezy"), .didShow("Mine")])
    }

    @Test func aFlowGoesOnWithASystemStoresOutput() async throws {
        final class ProductFlow: Flow<NoOutputNavigationFlow> {
            let screen = ProductModule.createScreen()

            override func createInitialController() -> Controller {
                screen.observeOutput { [weak self] _ in self?.context?.push(Controller()) }.controller
            }
        }
        let navigation = NavigationController()
        let flow = ProductFlow()
        flow.start(with: pushed(in: navigation))
        flow.screen.store.dispatchAction(.didTapLoad)
        #expect(navigation.controllers.count == 1)
        try await eventually { flow.screen.concreteStore.answer.isAwaited }
        flow.screen.concreteStore.answer.give("Yeezy")
        try await eventually { navigation.controllers.count == 2 }
        // The flow keeps its screen, whose controller keeps the flow as long as it is in the hierarchy.
        navigation.setControllers([Controller()])
    }

    @Test func whatAnObserverOfALoadedStateDispatchesIsReducedAfterTheLoadsOutput() async throws {
        var outputs: [ProductModule.Output] = []
        screen.observeOutput { outputs.append($0) }
        screen.store.observeState(\.name) { [unowned store = screen.store] name in
            if name == "Yeezy" { store.dispatchAction(.didRename("Mine")) }
        }
        screen.store.dispatchAction(.didTapLoad)
        try await eventually { screen.concreteStore.answer.isAwaited }
        screen.concreteStore.answer.give("Yeezy")
        try await eventually { outputs.count == 2 }
        #expect(outputs == [.didShow("Yeezy"), .didShow("Mine")])
    }

    @Test func aSystemStoresActionCanCancelTheLoadBeforeIt() async throws {
        screen.store.dispatchAction(.didRename("Mine"))
        screen.store.dispatchAction(.didTapLoad)
        try await eventually { screen.concreteStore.answer.isAwaited }
        screen.store.dispatchAction(.didTapCancel)
        #expect(screen.store.state == ProductModule.State(name: "Mine"))
        try await eventually { screen.concreteStore.answer.wasCancelled }
        #expect(screen.concreteStore.errors == [])
    }

    @Test func aSystemStoresFailureIsHandledWithItsAction() async throws {
        screen.store.dispatchAction(.didTapLoad)
        try await eventually { screen.concreteStore.answer.isAwaited }
        screen.concreteStore.answer.give(.failure(Broken()))
        try await eventually { screen.concreteStore.errors == ["Broken() didTapLoad"] }
        #expect(screen.store.state == ProductModule.State())
    }

    @Test func aSystemStoreThatLoadsIsFreedWithItsScreen() async throws {
        let recorder = LifetimeRecorder()
        let answer: Answer<String>
        do {
            let screen = ProductModule.createScreen()
            answer = screen.concreteStore.answer
            screen.store.dispatchAction(.didTapLoad)
            recorder.record(screen.concreteStore)
            try await eventually { answer.isAwaited }
        }
        try await eventually { answer.wasCancelled }
        #expect(recorder.survivors == [])
    }
}

// MARK: - Results alone

@MainActor
struct AsyncResultTests {
    @Test func nothingStartsBeforeAResultIsRunAndThenItRunsEachTime() async throws {
        var count = 0
        let result = AsyncResult {
            count += 1
            return count
        }
        .map { $0 * 10 }
        .flatMap { number in AsyncResult { "\(number)" } }
        .stateWhenLoading("…")
        .mapErrorRecover { "\($0)" }
        for _ in 0..<10 { await Task.yield() }
        #expect(count == 0)
        #expect(try await result.run() == "10")
        #expect(try await result.run() == "20")
    }

    @Test func bothResultsOfAZipRunSideBySide() async throws {
        let first = Answer<Int>()
        let second = Answer<String>()
        let zipped = AsyncResult<(Int, String)>.zip(
            AsyncResult { try await first.value() },
            AsyncResult { try await second.value() }
        )
        async let pair = zipped.map { "\($0.0) \($0.1)" }.run()
        try await eventually { first.isAwaited && second.isAwaited }
        second.give("two")
        first.give(1)
        #expect(try await pair == "1 two")
    }

    @Test func aZipFailsWithItsFirstErrorAndCancelsTheOther() async throws {
        let first = Answer<Int>()
        let second = Answer<String>()
        let task = Task {
            try await AsyncResult<(Int, String)>.zip(
                AsyncResult { try await first.value() },
                AsyncResult { try await second.value() }
            )
            .map { _ in "both" }
            .mapErrorRecover { "\($0)" }
            .run()
        }
        try await eventually { first.isAwaited && second.isAwaited }
        second.give(.failure(Broken()))
        #expect(try await task.value == "Broken()")
        #expect(first.wasCancelled)
    }

    @Test func aZipShowsTheLoadingStateOfAPart() async throws {
        var shown: [String] = []
        let text = try await AsyncResult<(Int, Int)>.zip(
            AsyncResult { 1 },
            AsyncResult { 2 }.stateWhenLoading("loading")
        )
        .map { "\($0.0 + $0.1)" }
        .run { shown.append($0) }
        #expect(shown == ["loading"])
        #expect(text == "3")
    }

    @Test func aResultThatIsRunAloneThrowsWhereItsLoadingStateIsUnusable() async {
        await #expect(throws: UnusableLoadingState.self) {
            try await AsyncResult { "value" }.stateWhenLoading(1).run()
        }
    }

    @Test func aResultOfATaskSharesItsFate() async throws {
        #expect(try await AsyncResult(Task { 5 }).run() == 5)
        await #expect(throws: Broken.self) { try await AsyncResult(Task<Int, any Error> { throw Broken() }).run() }

        let answer = Answer<Int>()
        let running = Task { try await answer.value() }
        let task = Task { try await AsyncResult(running).run() }
        try await eventually { answer.isAwaited }
        task.cancel()
        try await eventually { answer.wasCancelled }
    }

    @Test func aTaskIsCancelledWithARunThatHasNotBegun() async throws {
        let running = Task {
            try await Task.sleep(for: .seconds(3600))
            return 1
        }
        Task { try await AsyncResult(running).run() }.cancel()
        try await eventually { running.isCancelled }
    }

    @Test func aTaskIsCancelledIfTheOtherResultOfAZipHasFailed() async throws {
        let running = Task {
            try await Task.sleep(for: .seconds(3600))
            return 1
        }
        let task = Task {
            try await AsyncResult<(Int, Int)>.zip(
                AsyncResult(running).map { $0 + 1 },
                AsyncResult(error: Broken())
            )
            .map { "\($0.0) \($0.1)" }
            .run()
        }
        await #expect(throws: Broken.self) { try await task.value }
        try await eventually { running.isCancelled }
    }

    @Test func theValueOfAFinishedTaskIsNotTransformedIfTheRunIsCancelled() async throws {
        let running = Task { 1 }
        _ = await running.value
        var isTransformed = false
        let run = Task {
            try await AsyncResult(running)
                .map { value in
                    isTransformed = true
                    return value
                }
                .run()
        }
        run.cancel()
        await #expect(throws: CancellationError.self) { try await run.value }
        #expect(!isTransformed)
    }

    @Test func nothingGoesOnWithAFinishedTaskIfTheOtherResultOfAZipHasFailed() async throws {
        let product = Task { 1 }
        _ = await product.value
        var hasOrdered = false
        let recorder = LifetimeRecorder()
        let task = Task {
            let order = Order()
            recorder.record(order)
            return try await AsyncResult<(Int, Int)>.zip(
                AsyncResult(product).flatMap { product in
                    withExtendedLifetime(order) { hasOrdered = true }
                    return AsyncResult { product }
                },
                AsyncResult(error: Broken())
            )
            .map { "\($0.0) \($0.1)" }
            .run()
        }
        await #expect(throws: Broken.self) { try await task.value }
        // The order is canceled in a task of its own, which releases it at the end.
        try await eventually { recorder.survivors == [] }
        #expect(!hasOrdered)
    }

    @Test func anErrorBecomesAValueUnlessTheWorkWasCancelled() async throws {
        #expect(try await AsyncResult<String>(error: Broken()).mapErrorRecover { "\($0)" }.run() == "Broken()")

        let answer = Answer<String>()
        var recovered = false
        let task = Task {
            try await AsyncResult { try await answer.value() }
                .mapErrorRecover { _ in
                    recovered = true
                    return ""
                }
                .run()
        }
        try await eventually { answer.isAwaited }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!recovered)
    }

    @Test func valuesNeedNotBeSendable() async throws {
        final class Counter { var count = 0 }
        let counter = Counter()
        let system = System<Counter, Int>.pure(
            initialState: counter,
            reducer: { counter, number in
                AsyncResult<(Counter, Counter)>.zip(
                    AsyncResult { counter },
                    AsyncResult(Result<Counter, Broken>.success(counter))
                ).map { first, second in
                    first.count += number
                    second.count += number
                    return first
                }.stateWhenLoading(counter)
            },
            uiBindings: []
        )
        system.sendEvent(2)
        try await eventually { counter.count == 4 }
    }
}
