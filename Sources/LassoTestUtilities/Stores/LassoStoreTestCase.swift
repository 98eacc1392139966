import Lasso

// Each member of the protocol is on the main actor, but not the protocol itself. Otherwise a conforming XCTestCase
// would be on the main actor too, and XCTest could not list its tests on Linux.

/// A type with tests of a store. Each test sends actions and asserts the resulting states and outputs.
///
/// With Swift Testing, the type is a suite, a structure or class on the main actor:
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
/// With XCTest, the class itself is on no actor; declare it `nonisolated` if the module's default isolation is the main
/// actor. Methods that use the store are asynchronous and on the main actor. `super.setUp()` cannot be called there,
/// and need not be:
///
/// ```swift
/// final class CounterStoreTests: XCTestCase, LassoStoreTestCase {
///     let testableStore = TestableStore<CounterStore>()
///
///     @MainActor override func setUp() async throws {
///         store = CounterStore(with: CounterModule.State(count: 9))
///     }
///
///     @MainActor func testTheTenthTap() async {
///         store.dispatchAction(.didTapIncrement)
///         XCTAssertStateEquals(updatedMarker { $0.count = 10 })
///         XCTAssertLastOutput(.didReachTen)
///     }
/// }
/// ```
///
/// A failure lists the differences of the values:
///
/// ```
/// Unexpected state:
///   state.count: expected 1, found 2
/// ```
///
/// Source: Lasso's `LassoStoreTestCase`.
public protocol LassoStoreTestCase {
    /// The type of the store under test: a store class or a module's `AnyStore`.
    associatedtype Store: AbstractStore

    /// The state of the store.
    typealias State = Store.State
    /// The actions of the store.
    typealias Action = Store.Action
    /// The outputs of the store.
    typealias Output = Store.Output

    /// A recorder for the store under test. Create one here; tests use the members of the extension instead.
    @MainActor var testableStore: TestableStore<Store> { get }
}

extension LassoStoreTestCase {
    /// The store under test. Setting it makes its state the marker and discards all recorded states and outputs.
    ///
    /// - Precondition: The property is set before it is read.
    @MainActor public var store: Store {
        get { testableStore.store }
        nonmutating set { testableStore.store = newValue }
    }

    /// The state relative to which the next state is described; at first, the initial state of the store.
    @MainActor public var markerState: State { testableStore.markerState }

    /// The initial state of the store, or its state at the last call of ``syncState()``, and all states since.
    @MainActor public var states: [State] { testableStore.states }

    /// The outputs that the store has emitted since the last call of ``resetOutputs()``, if any.
    @MainActor public var outputs: [Output] { testableStore.outputs }

    /// Changes the marker.
    ///
    /// - Parameter update: A closure that changes the marker to the expected state.
    /// - Returns: The changed marker, for ``XCTAssertStateEquals(_:file:line:)``.
    @discardableResult
    @MainActor public func updatedMarker(_ update: (inout State) -> Void) -> State {
        update(&testableStore.markerState)
        return testableStore.markerState
    }

    /// Makes the store's current state the marker and the only element of ``states``.
    @MainActor public func syncState() {
        testableStore.markerState = store.state
        testableStore.states = [store.state]
    }

    /// Discards the outputs recorded so far.
    @MainActor public func resetOutputs() {
        testableStore.outputs = []
    }
}
