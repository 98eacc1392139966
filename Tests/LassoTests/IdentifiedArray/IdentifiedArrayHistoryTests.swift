import Lasso
import LassoTestUtilities
import Testing

private enum RowsModule: StoreModule {
    enum Action: Equatable { case didEdit(Int) }
    struct State: Equatable { var rows: IdentifiedArray<NumberedRow> }
}

private final class RowsStore: LassoStore<RowsModule> {
    override func handleAction(_ action: Action) {
        if case .didEdit(let id) = action { update { $0.rows[id: id]?.title += "!" } }
    }
}

/// Tests the history of a store whose state has an array of very many identified values.
@MainActor
@Suite struct IdentifiedArrayHistoryTests {
    private let store = RowsStore(with: .init(rows: IdentifiedArray((0..<50_000).map { NumberedRow(id: $0) })))

    @Test func aHundredStepsAmongFiftyThousandRowsTakeLessThanAMegabyte() async throws {
        var histories: [StoreHistory<RowsModule, RowsModule.State>] = []
        let growth = try await memoryGrowth(expectedBelow: 1 << 20) {
            let history = StoreHistory(of: store, limit: 100)
            for step in 0..<100 { store.dispatchAction(.didEdit(step * 499)) }
            histories.append(history)
        }
        #expect(growth < 1 << 20)
    }

    @Test func aHistoryRestoresEachOfTheArrays() {
        let history = StoreHistory(of: store, limit: 100)
        var states = [store.state]
        for step in 0..<100 {
            store.dispatchAction(.didEdit(step * 499))
            states.append(store.state)
        }
        for state in states.dropLast().reversed() {
            history.undo()
            #expect(store.state == state)
        }
        #expect(!history.canUndo)
    }
}
