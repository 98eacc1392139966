import Lasso

// Each member of the protocol is on the main actor, but not the protocol itself. Otherwise a conforming XCTestCase
// would be on the main actor too, and XCTest could not list its tests on Linux.

/// A type with tests of a store in the form "given, when, then".
///
/// ```swift
/// @MainActor
/// struct CounterStoreTests: LassoStoreTesting {
///     typealias Store = CounterStore
///
///     let test = TestFactory<CounterStore>(initialState: CounterModule.State())
///
///     @Test func incrementing() {
///         test
///             .given { $0.count = 1 }
///             .when(actions(.didTapIncrement))
///             .then(singleUpdate { $0.count = 2 }, outputs())
///             .execute()
///     }
/// }
/// ```
///
/// With XCTest, the class itself is on no actor; declare it `nonisolated` if the module's default isolation is the main
/// actor. The tests are asynchronous and on the main actor:
///
/// ```swift
/// final class CounterStoreTests: XCTestCase, LassoStoreTesting {
///     typealias Store = CounterStore
///
///     @MainActor lazy var test = TestFactory<CounterStore>(initialState: CounterModule.State())
///
///     @MainActor func testIncrementing() async {
///         test.given().when(actions(.didTapIncrement)).then(update { $0.count = 1 }).execute()
///     }
/// }
/// ```
///
/// Nothing runs before `execute()`. A test that is never executed fails. A beginning that several tests share can be
/// stored and continued more than once:
///
/// ```swift
/// let loading = test
///     .given()
///     .when(actions(.didTapLoad))
///     .then(update { $0.isLoading = true })
///
/// loading.when(sideEffects { network.succeed() }).then(state(State(items: ["Bread"]))).execute()
/// loading.when(sideEffects { network.fail() }).then(state(State(error: "No network"))).execute()
/// ```
///
/// Each `execute()` creates a new store and runs all steps from `given` on.
///
/// Source: Lasso's `LassoStoreTesting`.
public protocol LassoStoreTesting {
    /// The class of the store under test.
    associatedtype Store: ConcreteStore

    /// The state of the store.
    typealias State = Store.State
    /// The actions of the store.
    typealias Action = Store.Action
    /// The outputs of the store.
    typealias Output = Store.Output

    /// The beginning of each test.
    @MainActor var test: TestFactory<Store> { get }
}
