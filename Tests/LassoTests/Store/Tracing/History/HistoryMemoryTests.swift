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

    /// Returns the estimate of the memory of a hundred steps, and their growth of the heap, of the first attempt in
    /// which the one is less than double the other. Other tests use the heap at the same time.
    private func memory<State>(
        of initial: State,
        _ edit: @escaping (inout State, Int) -> Void
    ) async throws -> (estimate: Int, growth: Int) {
        var result = (estimate: 0, growth: 0)
        for _ in 0..<20 {
            let store = AnyChangeStore(with: initial)
            // Memory that the state only allocates for its first change is no memory of steps.
            store.dispatchAction { edit(&$0, 100) }
            var history: StoreHistory<AnyChangeModule<State>, State>?
            result.growth = try await memoryGrowth(expectedBelow: .max, attempts: 1) {
                history = StoreHistory(of: store, \.self, limit: 100)
                for step in 0..<100 { store.dispatchAction { edit(&$0, step) } }
            }
            #expect(history?.past.count == 100)
            result.estimate = history?.memory ?? 0
            if result.growth < 2 * result.estimate, result.estimate < 2 * result.growth { break }
            try await Task.sleep(for: .milliseconds(50))
        }
        return result
    }

    private func title(_ number: Int) -> String { String(repeating: "A long title. ", count: 10) + "\(number)" }

    private func expectSimilar(_ memory: (estimate: Int, growth: Int)) {
        #expect(memory.growth < 2 * memory.estimate && memory.estimate < 2 * memory.growth, "\(memory)")
    }

    @Test func theEstimateForIdentifiedArraysIsNearTheGrowthOfTheHeap() async throws {
        let rows = IdentifiedArray((0..<5_000).map { NumberedRow(id: $0, title: title($0)) })
        expectSimilar(try await memory(of: rows) { $0[id: $1 * 49]?.title += "!" })
    }

    @Test func theEstimateForInsertingAndRemovingIsNearTheGrowthOfTheHeap() async throws {
        let rows = IdentifiedArray((0..<5_000).map { NumberedRow(id: $0, title: title($0)) })
        expectSimilar(
            try await memory(of: rows) { rows, step in
                rows.removeSubrange(step * 20..<step * 20 + 5)
                rows.insert(NumberedRow(id: 5_000 + step, title: title(step)), at: 30 * step)
            }
        )
    }

    @Test func theEstimateForArraysIsNearTheGrowthOfTheHeap() async throws {
        expectSimilar(try await memory(of: (0..<1_000).map(title)) { $0[$1] += "!" })
        expectSimilar(
            try await memory(of: (0..<1_000).map(title)) { titles, step in titles = titles.map { "\($0)\(step)" } }
        )
    }

    @Test func theEstimateForDictionariesAndSetsIsNearTheGrowthOfTheHeap() async throws {
        let titles = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, title($0)) })
        expectSimilar(try await memory(of: titles) { $0[$1]? += "!" })
        expectSimilar(try await memory(of: Set((0..<1_000).map(title))) { $0.insert(title(2_000 + $1)) })
    }

    @Test func theEstimateForStructuresAndEnumerationsIsNearTheGrowthOfTheHeap() async throws {
        indirect enum Tree {
            case leaf(String)
            case node(Tree, String, Tree)
        }
        struct Document {
            var note: String?
            var tree: Tree
            var shared: [String]
        }
        let document = Document(tree: .leaf(""), shared: (0..<10_000).map(title))
        expectSimilar(
            try await memory(of: document) { document, step in
                document.note = title(step)
                document.tree = .node(.leaf(title(step)), title(step), .leaf(title(step)))
            }
        )
    }
}
