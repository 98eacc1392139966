import Lasso
import LassoTestUtilities
import Testing

/// Performs random operations, and checks whether the store fulfills its contract.
@MainActor
struct RandomStoreTests {
    @Test(arguments: [false, true])
    func theContractIsKeptWhateverHappensWherever(isTraced: Bool) {
        for seed in 1...3_000 {
            let run = RandomRun(seed: UInt64(seed), isTraced: isTraced)
            run.perform()
            guard run.complaints.isEmpty else {
                Issue.record("Seed \(seed): \(run.complaints)\n\(run.log.joined(separator: "\n"))")
                return
            }
        }
    }
}

private enum RandomModule: StoreModule {
    typealias Action = Int
    typealias Output = Int

    struct State: Equatable {
        var count = 0
        // Changes when `count` becomes a multiple of three.
        var slow = 0
        var text = "a text that is too long for a small string 0"
    }
}

private final class RandomStore: LassoStore<RandomModule> {
    weak var run: RandomRun?

    override func handleAction(_ action: Int) { run?.handle(action) }
}

/// A run with a store and its expected behavior.
@MainActor
private final class RandomRun {
    private final class Watcher: StoreObserver {}

    private final class Observer {
        let number: Int
        var last: Int?
        var observation: Observation?
        var isCancelled = false

        init(number: Int) {
            self.number = number
        }
    }

    private(set) var complaints: [String] = []
    private(set) var log: [String] = []

    private let store = RandomStore(with: .init())
    private var generator: SplitMix
    private var budget: Int
    private var observers: [Observer] = []
    private var dispatched = 0
    private var handled = 0
    private var isHandling = false
    private var isUpdating = false
    private var emitted = 0
    private var delivered = 0

    init(seed: UInt64, isTraced: Bool) {
        generator = SplitMix(state: seed)
        budget = 6 + generator.below(14)
        store.run = self
        if isTraced { store.addObserver(Watcher()) }
        store.observeOutput { [unowned self] output in
            log.append("output \(output)")
            expect(output == delivered, "output \(output) is delivered instead of \(delivered)")
            delivered = output + 1
            doSomething(2)
        }
    }

    func perform() {
        while budget > 0 {
            doOne()
            expect(handled == dispatched, "actions are waiting although no action is handled")
        }
        store.update()
        for observer in observers where !observer.isCancelled {
            let value = observer.number % 3 == 0 ? store.state.slow : store.state.count
            expect(observer.last == value, "observer \(observer.number) ends with \(observer.last ?? -1), not \(value)")
        }
        expect(delivered == emitted, "\(emitted - delivered) outputs were not delivered")
    }

    func handle(_ action: Int) {
        log.append("handle \(action)")
        expect(action == handled, "action \(action) is handled instead of \(handled)")
        expect(!isHandling, "an action is handled within another")
        handled = action + 1
        isHandling = true
        doSomething(3)
        isHandling = false
    }

    private func doSomething(_ maximum: Int) {
        for _ in 0..<generator.below(maximum + 1) where budget > 0 { doOne() }
    }

    private func doOne() {
        budget -= 1
        switch generator.below(10) {
        case 0, 1, 2: store.update(change)
        case 3, 4: store.batchUpdate(change)
        case 5:
            dispatched += 1
            store.dispatchAction(dispatched - 1)
        case 6:
            emitted += 1
            store.dispatchOutput(emitted - 1)
        case 7, 8: observe()
        default: cancelOne()
        }
    }

    private func change(_ state: inout RandomModule.State) {
        expect(!isUpdating, "an update is applied within another")
        isUpdating = true
        state.count += 1
        if state.count % 3 == 0 { state.slow += 1 }
        state.text = "a text that is too long for a small string \(state.count)"
        log.append("update to \(state.count)")
        doSomething(2)
        isUpdating = false
    }

    private func observe() {
        let observer = Observer(number: observers.count)
        observers.append(observer)
        let handler: @MainActor (Int?, Int) -> Void = { [unowned self] old, new in
            log.append("observer \(observer.number): \(old ?? -1) to \(new)")
            expect(!observer.isCancelled, "cancelled observer \(observer.number) is called")
            expect(
                old == observer.last,
                "observer \(observer.number) is told \(old ?? -1) after \(observer.last ?? -1)"
            )
            expect(old != new, "observer \(observer.number) is called without a change")
            observer.last = new
            doSomething(2)
        }
        switch observer.number % 3 {
        case 0: observer.observation = store.observeState(\.slow, handler: handler)
        case 1: observer.observation = store.asViewStore(stateMap: { $0.count }).observeState(handler: handler)
        default: observer.observation = store.asAnyStore().observeState(\.count, handler: handler)
        }
        if observer.isCancelled { observer.observation?.cancel() }
    }

    private func cancelOne() {
        guard !observers.isEmpty else { return }
        let observer = observers[generator.below(observers.count)]
        guard let observation = observer.observation else { return }
        log.append("cancel \(observer.number)")
        observer.isCancelled = true
        observation.cancel()
    }

    private func expect(_ condition: Bool, _ complaint: @autoclosure () -> String) {
        guard !condition else { return }
        complaints.append(complaint())
        log.append("!! \(complaint())")
    }
}

/// A generator of pseudorandom numbers that are the same in every run.
private struct SplitMix {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(bound))
    }
}
