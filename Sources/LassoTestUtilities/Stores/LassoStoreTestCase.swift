import Lasso

// The protocol's members are on the main actor one by one: if it were, an XCTestCase that conforms to it would be,
// too, and XCTest could not list its tests on Linux.

/// Tests of a store: each sends actions and asserts the states and outputs that follow.
///
/// With Swift Testing it is a suite, a structure or a class, on the main actor:
///
/// ```swift
/// @MainActor
/// struct CounterStoreTests: LassoStoreTestCase {
///     let testableStore = TestableStore<CounterStore>()
///
///     init() {
///         store = CounterStore(with: CounterModule.State())
///     }
///
///     @Test func incrementing() {
///         store.dispatchAction(.didTapIncrement)
///         XCTAssertStateEquals(updatedMarker { $0.count = 1 })
///         XCTAssertOutputs([])
///     }
/// }
/// ```
///
/// With XCTest the class itself is on no actor, and `nonisolated` where a module's default is another. What touches the
/// store is on the main actor, and asynchronous; `super.setUp()` need not, and cannot, be called:
///
/// ```swift
/// final class CounterStoreTests: XCTestCase, LassoStoreTestCase {
///     let testableStore = TestableStore<CounterStore>()
///
///     @MainActor override func setUp() async throws {
///         store = CounterStore(with: CounterModule.State())
///     }
///
///     @MainActor func testIncrementing() async {
///         store.dispatchAction(.didTapIncrement)
///         XCTAssertStateEquals(updatedMarker { $0.count = 1 })
///         XCTAssertLastOutput(.didCount)
///     }
/// }
/// ```
///
/// A failure says in what the values differ:
///
/// ```
/// Unexpected state:
///   state.count: expected 1, found 2
/// ```
///
/// Source: Lasso's `LassoStoreTestCase`.
public protocol LassoStoreTestCase {
    /// The type of the store under test: a class of yours, or a module's `AnyStore`.
    associatedtype Store: AbstractStore

    /// The state of the store.
    typealias State = Store.State
    /// The actions of the store.
    typealias Action = Store.Action
    /// The outputs of the store.
    typealias Output = Store.Output

    /// The store under test, with all that it has emitted. A test makes one and leaves the rest to the members below.
    @MainActor var testableStore: TestableStore<Store> { get }
}

extension LassoStoreTestCase {
    /// The store under test. Setting it begins anew, with its state as the marker, and no outputs.
    ///
    /// - Precondition: It has been set before it is read.
    @MainActor public var store: Store {
        get { testableStore.store }
        nonmutating set { testableStore.store = newValue }
    }

    /// The state that the next one is described as a change of; at first the one that the store began with.
    @MainActor public var markerState: State { testableStore.markerState }

    /// The state that the store began with, or that ``syncState()`` found, and all that followed.
    @MainActor public var states: [State] { testableStore.states }

    /// The outputs that the store has emitted, since ``resetOutputs()`` if that was called.
    @MainActor public var outputs: [Output] { testableStore.outputs }

    /// Changes the marker.
    ///
    /// - Parameter update: A closure that changes it into the state that the store should have now.
    /// - Returns: The changed marker, for ``XCTAssertStateEquals(_:file:line:)``.
    @discardableResult
    @MainActor public func updatedMarker(_ update: (inout State) -> Void) -> State {
        update(&testableStore.markerState)
        return testableStore.markerState
    }

    /// Takes the store's state for the one that it began with: the marker is that state, and it is the only one in
    /// ``states``.
    @MainActor public func syncState() {
        testableStore.markerState = store.state
        testableStore.states = [store.state]
    }

    /// Forgets the outputs up to now.
    @MainActor public func resetOutputs() {
        testableStore.outputs = []
    }
}
