import Lasso
import LassoTestUtilities
import Testing

private enum SaveModule: StoreModule {
    enum Action: Equatable { case didTapSave, didTapHurriedSave, didTapSteps, didTapLoad, didTapHurriedLoad }

    struct State: Equatable {
        var isSaved = false
        var count = 0
    }

    enum Output: Equatable { case didSave, didLoad }
}

private final class SaveStore: LassoStore<SaveModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapSave:
            update { $0.isSaved = true }
            dispatchOutput(.didSave)
        case .didTapHurriedSave:
            dispatchOutput(.didSave)
            update { $0.isSaved = true }
        case .didTapSteps:
            update { $0.count += 1 }
            update { $0.count += 1 }
            dispatchOutput(.didSave)
            update { $0.count += 1 }
            update { $0.count += 1 }
            dispatchOutput(.didLoad)
        case .didTapLoad:
            effect {
            } receive: { store, _ in
                store.update { $0.count = 7 }
                store.dispatchOutput(.didLoad)
            }
        case .didTapHurriedLoad:
            effect {
            } receive: { store, _ in
                store.dispatchOutput(.didLoad)
                store.update { $0.count = 7 }
            }
        }
    }
}

/// Tests of the order of changes and outputs.
@MainActor
struct TestStoreOrderTests {
    private func failures(_ body: (TestStore<SaveStore>) async -> Void) async -> [String] {
        await withFailuresCaptured {
            let test = TestStore(SaveStore(with: .init()))
            await body(test)
            await test.finish(within: .zero)
        }
        .map(\.message)
    }

    @Test func changesAndOutputsAreAccountedForInTheirOrder() async {
        let found = await failures { test in
            test.send(.didTapSave) { $0.isSaved = true }
            await test.receive(.didSave)
            test.store.update { $0.isSaved = false }
            await test.receiveChange { $0.isSaved = false }
            test.send(.didTapHurriedSave)
            await test.receive(.didSave)
            await test.receiveChange { $0.isSaved = true }
            test.send(.didTapSteps) { $0.count = 2 }
            await test.receive(.didSave)
            await test.receiveChange { $0.count = 3 }
            await test.receiveChange { $0.count = 4 }
            await test.receive(.didLoad)
        }
        #expect(found == [])
    }

    @Test func aChangeThatComesAfterTheOutputOfItsActionIsNotThereBefore() async {
        let found = await failures { test in
            test.send(.didTapHurriedSave) { $0.isSaved = true }
            await test.receive(.didSave)
        }
        #expect(
            found == [
                """
                Unexpected state after .didTapHurriedSave:
                  state.isSaved: expected true, found false
                The output .didSave was emitted before the expected state. First receive the output, \
                then the change with receiveChange.
                """
            ]
        )
    }

    @Test func anOutputThatComesBeforeTheChangeSaysSo() async {
        let found = await failures { test in
            test.send(.didTapHurriedLoad)
            await test.store.waitForEffects()
            await test.receiveChange { $0.count = 7 }
            await test.receive(.didLoad)
        }
        #expect(found == ["Expected a state change, found the output .didLoad first."])
    }

    @Test func aChangeThatComesBeforeTheOutputSaysSo() async {
        let found = await failures { test in
            test.send(.didTapLoad)
            await test.store.waitForEffects()
            await test.receive(.didLoad)
            await test.receiveChange { $0.count = 7 }
        }
        #expect(
            found == [
                """
                Expected the output .didLoad, found a state change first:
                  state.count: 0 → 7
                """
            ]
        )
    }

    @Test func aTestThatIsNotExhaustiveComparesNoOrder() async {
        let failures = await withFailuresCaptured {
            let test = TestStore(SaveStore(with: .init()), isExhaustive: false)
            test.send(.didTapHurriedSave) { $0.isSaved = true }
            await test.receive(.didSave)
            test.send(.didTapLoad)
            await test.receive(.didLoad)
            await test.receiveChange { $0.count = 7 }
            await test.finish()
        }
        #expect(failures.map(\.message) == [])
    }
}

extension SaveStore {
    fileprivate func waitForEffects() async {
        while !runningEffects.isEmpty { await Task.yield() }
    }
}
