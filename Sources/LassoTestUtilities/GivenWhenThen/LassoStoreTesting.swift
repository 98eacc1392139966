import Lasso

// The protocol's members are on the main actor one by one: if it were, an XCTestCase that conforms to it would be,
// too, and XCTest could not list its tests on Linux.

/// Tests of a store in the form "given, when, then".
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
///             .then(singleUpdate { $0.count = 2 }, outputs(.didCount))
///             .execute()
///     }
/// }
/// ```
///
/// With XCTest the class itself is on no actor, and `nonisolated` where a module's default is another. The tests are on
/// the main actor, and asynchronous:
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
/// Nothing runs before `execute()`; a test that is never executed fails. What several tests begin with can be kept and
/// continued more than once:
///
/// ```swift
/// let loading = test.given().when(actions(.didTapLoad)).then(update { $0.isLoading = true })
///
/// loading.when(sideEffects { network.succeed() }).then(update { $0.items = items }).execute()
/// loading.when(sideEffects { network.fail() }).then(update { $0.error = "No network" }).execute()
/// ```
///
/// Each `execute()` makes a new store and goes all the way from `given`.
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
