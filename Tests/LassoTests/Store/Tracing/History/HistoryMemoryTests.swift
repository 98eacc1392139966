import Lasso
import LassoTestUtilities
import Testing

/// A module whose actions change the state in any way.
enum AnyChangeModule<State>: StoreModule {
    typealias Action = (inout State) -> Void
}

final class AnyChangeStore<State>: LassoStore<AnyChangeModule<State>> {
    override func handleAction(_ action: @escaping Action) { update(action) }
}

/// Tests how histories are bounded by memory.
@MainActor
struct HistoryMemoryTests {
    // Twenty texts of 10,000 bytes each.
    private let texts = (0..<20).map { String(repeating: Character("\($0 % 10)"), count: 10_000) }
    private let store = AnyChangeStore(with: "")

    private func setTexts() {
        for text in texts { store.dispatchAction { $0 = text } }
    }

    @Test func theOldestStepsAreRemovedIfTheStepsTakeTooMuchMemory() {
        let history = StoreHistory(of: store, \.self, memoryLimit: 52_000)
        setTexts()
        #expect(history.past.map(\.new) == texts.suffix(5))
        #expect(history.memory > 50_000 && history.memory <= 52_000)
    }

    @Test func theNewestStepStaysWhateverItsMemory() {
        let history = StoreHistory(of: store, \.self, memoryLimit: 0)
        setTexts()
        #expect(history.past.count == 1)
        history.undo()
        #expect(store.state == texts[18])
        history.redo()
        #expect(store.state == texts[19])
    }

    @Test func anUndoForgetsWhatWouldBeRedoneLastIfThatTakesTooMuchMemory() {
        let store = AnyChangeStore(with: [""])
        let history = StoreHistory(of: store, \.self, memoryLimit: 52_000)
        // A text that was added takes memory once the step has been undone.
        for text in texts { store.dispatchAction { $0.append(text) } }
        #expect(history.past.count == 20)
        for _ in texts { history.undo() }
        #expect(store.state == [""])
        #expect(history.future.count == 5)
        #expect(history.memory <= 52_000)
        history.redo()
        #expect(store.state == ["", texts[0]])
    }

    @Test func whatIsJoinedToAStepCounts() {
        let history = StoreHistory(of: store, \.self, when: { _ in true }, memoryLimit: 1 << 20)
        store.dispatchAction { $0 = "short" }
        let before = history.memory
        history.undo()
        store.update { [text = texts[0]] in $0 = text }
        history.redo()
        #expect(history.memory - before > 10_000)
    }

    @Test func recordedActionsAreBoundedByMemoryAlsoIfTheirStepsAreOne() {
        let history = StoreHistory(of: store, grouping: { _ in 0 }, memoryLimit: 52_000)
        setTexts()
        #expect(history.past.count == 1)
        #expect(history.records.count == 6)
        #expect(history.memory > 50_000 && history.memory <= 52_000)
    }

    @Test func aHistoryOfAPartRecordsNoActionsAndSoKeepsNoStates() {
        let recorder = LifetimeRecorder()
        final class Big {}
        struct State {
            var document = 0
            var big = Big()
        }
        let store = AnyChangeStore(with: State())
        let history = StoreHistory(of: store, \.document)
        recorder.record(store.state.big)
        store.dispatchAction { $0.document = 1 }
        store.dispatchAction { $0.big = Big() }
        #expect(recorder.survivors == [])
        #expect(history.past.count == 1)
    }
}

/// Tests that the memory that a history estimates is near what its steps add to the heap. Each test measures in a
/// process of its own: the other tests use the heap, too.
struct HistoryMemoryEstimateTests {
    @Test func theEstimateForIdentifiedArraysIsNearTheGrowthOfTheHeap() async {
        await #expect(processExitsWith: .success) { @MainActor in
            try await expectNearEstimate(of: numberedRows()) { $0[id: $1 * 49]?.title += "!" }
        }
    }

    @Test func theEstimateForInsertingAndRemovingIsNearTheGrowthOfTheHeap() async {
        await #expect(processExitsWith: .success) { @MainActor in
            try await expectNearEstimate(of: numberedRows()) { rows, step in
                rows.removeSubrange(step * 20..<step * 20 + 5)
                rows.insert(NumberedRow(id: 5_000 + step, title: longTitle(step)), at: 30 * step)
            }
        }
    }

    @Test func theEstimateForArraysIsNearTheGrowthOfTheHeap() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let titles = (0..<1_000).map(longTitle)
            try await expectNearEstimate(of: titles) { $0[$1] += "!" }
            try await expectNearEstimate(of: titles) { titles, step in titles = titles.map { "\($0)\(step)" } }
        }
    }

    @Test func theEstimateForDictionariesAndSetsIsNearTheGrowthOfTheHeap() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let titles = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, longTitle($0)) })
            try await expectNearEstimate(of: titles) { $0[$1]? += "!" }
            try await expectNearEstimate(of: Set((0..<1_000).map(longTitle))) { $0.insert(longTitle(2_000 + $1)) }
        }
    }

    @Test func theEstimateForStructuresAndEnumerationsIsNearTheGrowthOfTheHeap() async {
        await #expect(processExitsWith: .success) { @MainActor in
            indirect enum Tree {
                case leaf(String)
                case node(Tree, String, Tree)
            }
            struct Document {
                var note: String?
                var tree: Tree
                var shared: [String]
            }
            let document = Document(tree: .leaf(""), shared: (0..<10_000).map(longTitle))
            try await expectNearEstimate(of: document) { document, step in
                document.note = longTitle(step)
                document.tree = .node(.leaf(longTitle(step)), longTitle(step), .leaf(longTitle(step)))
            }
        }
    }
}

/// Checks that the estimate of the memory of a hundred steps, and their growth of the heap, are less than double each
/// other.
@MainActor
private func expectNearEstimate<State>(of initial: State, _ edit: @escaping (inout State, Int) -> Void) async throws {
    let store = AnyChangeStore(with: initial)
    // Memory that the state only allocates for its first change is no memory of steps.
    store.dispatchAction { edit(&$0, 100) }
    var history: StoreHistory<AnyChangeModule<State>, State>?
    let growth = try await memoryGrowth(expectedBelow: .max) {
        history = StoreHistory(of: store, \.self, limit: 100)
        for step in 0..<100 { store.dispatchAction { edit(&$0, step) } }
    }
    let estimate = try #require(history).memory
    #expect(history?.past.count == 100)
    #expect(growth < 2 * estimate && estimate < 2 * growth, "growth: \(growth), estimate: \(estimate)")
}

private func numberedRows() -> IdentifiedArray<NumberedRow> {
    IdentifiedArray((0..<5_000).map { NumberedRow(id: $0, title: longTitle($0)) })
}

private func longTitle(_ number: Int) -> String { String(repeating: "A long title. ", count: 10) + "\(number)" }
