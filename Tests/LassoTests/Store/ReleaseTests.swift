import Lasso
import Synchronization
import Testing

/// An object that must be released on the main actor.
private final class MainActorsOwn: Sendable {
    static let isReleased = Mutex(false)

    deinit {
        MainActor.preconditionIsolated()
        Self.isReleased.withLock { $0 = true }
    }
}

private enum PlainModule: FlowModule, StoreModule {
    typealias Action = Int
    typealias Output = Int
}

private enum HoldingModule: StoreModule {
    struct State: Sendable { let held: MainActorsOwn }
}

private enum HolderKind: String, CaseIterable, Codable {
    case outputs, flowOutputs, stateMap, actionMap, heldReference, observer, secondObserver, state

    /// Creates an object whose closures or references hold the last reference to another object.
    @MainActor func makeHolder() -> any AnyObject & Sendable {
        let held = MainActorsOwn()
        let store = LassoStore<PlainModule>()
        switch self {
        case .outputs:
            store.observeOutput { _ in withExtendedLifetime(held) {} }
            return store
        case .flowOutputs:
            let flow = Flow<PlainModule>()
            flow.observeOutput { _ in withExtendedLifetime(held) {} }
            return flow
        case .stateMap: return store.asViewStore(stateMap: { _ in withExtendedLifetime(held) { 1 } })
        case .actionMap:
            return store.asViewStore(actionMap: { (action: Int) in withExtendedLifetime(held) { action } })
        case .heldReference:
            let controller = Controller()
            controller.holdReference(to: held)
            return controller
        case .observer:
            store.observeState { _ in withExtendedLifetime(held) {} }
            return store
        case .secondObserver:
            store.observeState { _ in }
            store.observeState { _ in withExtendedLifetime(held) {} }
            return store
        case .state: return LassoStore<HoldingModule>(with: HoldingModule.State(held: held))
        }
    }
}

struct ReleaseTests {
    @Test(arguments: HolderKind.allCases)
    fileprivate func whatAStoreOrAControllerHoldsIsReleasedOnTheMainActor(kind: HolderKind) async {
        await #expect(processExitsWith: .success) { [kind] in
            await Task.detached {
                let holder = await kind.makeHolder()
                _ = holder
            }.value
            for _ in 0..<1_000 where !MainActorsOwn.isReleased.withLock({ $0 }) {
                await MainActor.run {}
                await Task.yield()
            }
            precondition(MainActorsOwn.isReleased.withLock { $0 }, "It was not released.")
        }
    }
}

/// Observations that outlive what they observe.
@MainActor
struct OutlivingObservationTests {
    /// An object that a closure captures, and that holds the closure's observation.
    private final class Circle {
        var observation: Observation?
    }

    private enum Observing: CaseIterable {
        case states, values, computedValues, outputs

        @MainActor func observe(_ store: LassoStore<PlainModule>, capturing circle: Circle) -> Observation {
            switch self {
            case .states: store.observeState { _ in withExtendedLifetime(circle) {} }
            case .values: store.observeState(\.self) { _ in withExtendedLifetime(circle) {} }
            case .computedValues:
                store.asViewStore(stateMap: { _ in 1 }).observeState { _ in withExtendedLifetime(circle) {} }
            case .outputs: store.observeOutput { _ in withExtendedLifetime(circle) {} }
            }
        }
    }

    @Test(arguments: Observing.allCases)
    private func whatAnObserverCapturesIsReleasedWithTheStore(observing: Observing) {
        var store: LassoStore<PlainModule>? = LassoStore()
        weak var circle: Circle?
        do {
            let newCircle = Circle()
            newCircle.observation = store.map { observing.observe($0, capturing: newCircle) }
            circle = newCircle
        }
        #expect(circle != nil)
        store = nil
        #expect(circle == nil)
    }

    /// An object that ends observations when it is released, and holds a store.
    @MainActor
    private final class Ending {
        var observations: [Observation] = []
        var store: LassoStore<PlainModule>?

        isolated deinit { observations.forEach { $0.cancel() } }
    }

    @Test func anObserverThatEndsWhileTheFirstOneIsReleasedKeepsNoOtherOneAlive() {
        var store: LassoStore<PlainModule>? = LassoStore()
        weak var first: Ending?
        weak var last: Circle?
        var observation: Observation?
        do {
            let newEnding = Ending(), newCircle = Circle()
            store?.observeState { _ in withExtendedLifetime(newEnding) {} }
            newEnding.observations = [store?.observeState { _ in }].compactMap(\.self)
            observation = store?.observeState { _ in withExtendedLifetime(newCircle) {} }
            (first, last) = (newEnding, newCircle)
        }
        #expect(first != nil && last != nil)
        store = nil
        #expect(first == nil && last == nil)
        // The store is gone, and must not be accessed.
        observation?.cancel()
    }

    @Test func anObserverMayHoldWhatReleasesItsStoreAndEndsTheOthers() {
        weak var store: LassoStore<PlainModule>?
        func observe() -> Observation {
            let newStore = LassoStore<PlainModule>(), ending = Ending()
            let observation = newStore.observeState { _ in withExtendedLifetime(ending) {} }
            ending.observations = [newStore.observeState { _ in }, newStore.observeState { _ in }]
            ending.store = newStore
            store = newStore
            return observation
        }
        let observation = observe()
        #expect(store != nil)
        observation.cancel()
        #expect(store == nil)
    }

    @Test func anObserverOfOutputsMayHoldWhatItEndsWith() {
        var store: LassoStore<PlainModule>? = LassoStore()
        weak var owner: Controller?
        do {
            let controller = Controller()
            store?.observeOutput { _ in withExtendedLifetime(controller) {} }.cancelled(with: controller)
            owner = controller
        }
        #expect(owner != nil)
        store = nil
        #expect(owner == nil)
    }
}
