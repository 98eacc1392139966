import Lasso
import LassoTestUtilities
import Testing

private enum ChildModule: StoreModule {
    struct State: Equatable {}
    enum Action: Equatable { case didStart }
    enum Output: Equatable {}
}

private final class ChildStore: LassoStore<ChildModule> {
    var grandchild: ChildStore?
    // Stores may reference each other.
    weak var parent: ParentStore?

    override func handleAction(_ action: Action) { effect("child") { try await Task.sleep(for: .seconds(3600)) } }
}

private class BaseStore: LassoStore<ChildModule> {
    let inherited = ChildStore(with: .init())
}

private final class ParentStore: BaseStore {
    @MainActor final class Service {
        let store = ChildStore(with: .init())
    }

    @MainActor struct Children {
        var list: [String: ChildStore] = ["first": ChildStore(with: .init())]
        var erased: AnyStore<ChildModule.State, ChildModule.Action, ChildModule.Output>?
    }

    let child = ChildStore(with: .init())
    var children = Children()
    let service = Service()
    lazy var late = ChildStore(with: .init())

    override func handleAction(_ action: Action) { effect("own") { try await Task.sleep(for: .seconds(3600)) } }
}

/// Tests of stores held by a store under test.
@MainActor
struct HeldStoreTests {
    private let store = ParentStore(with: .init())

    /// Returns the failures of a test in which a store's effect runs until it ends.
    private func failures(starting other: LassoStore<ChildModule>) async -> [String] {
        await withFailuresCaptured {
            let test = TestStore(store)
            other.dispatchAction(.didStart)
            await test.finish(within: .zero)
            other.cancelAllEffects()
        }
        .map(\.message)
    }

    @Test func effectsOfStoresThatTheStoreHoldsAreRunningAtTheEnd() async throws {
        let grandchild = ChildStore(with: .init())
        let erased = ChildStore(with: .init())
        store.child.grandchild = grandchild
        store.child.parent = store
        store.children.erased = erased.asAnyStore()
        let first = try #require(store.children.list["first"])
        for other in [store.child, grandchild, first, erased, store.inherited, store.late] {
            #expect(
                await failures(starting: other) == [#"Effects are still running at the end: "child" of ChildStore."#]
            )
        }
        #expect(await failures(starting: store) == [#"Effects are still running at the end: "own"."#])
    }

    @Test func effectsOfStoresThatAreHeldByOtherObjectsDoNotCount() async {
        #expect(await failures(starting: store.service.store) == [])
    }

    @Test func theEndWaitsForTheEffectsOfAStoreThatIsHeld() async {
        var hasEnded = false
        let failures = await withFailuresCaptured {
            let test = TestStore(store)
            store.child.effect {
                try await Task.sleep(for: .milliseconds(2))
                hasEnded = true
            }
            await test.finish()
        }
        #expect(failures.map(\.message) == [])
        #expect(hasEnded)
    }
}
