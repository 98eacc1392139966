import FlowCases
import Lasso
import LassoTestUtilities
import Testing

/// Compares a history with a list of snapshots after each of many random actions, undos, and redos.
@MainActor
struct RandomHistoryTests {
    private typealias Document = EditorModule.Document

    /// The documents that a user can return to, of which one is shown. A step leads from each to the next.
    private struct Snapshots {
        let limit: Int
        var documents = [Document()]
        var position = 0
        // The group of the step before the position, and the time that has passed since its last action.
        var group: String?
        var pause = 0

        mutating func perform(_ action: EditorModule.Action, on document: Document) {
            guard document != documents[position] else { return }
            guard action.isEdit else { return join(document) }
            let continuesGroup = group != nil && group == action.field && pause <= 1_000
            group = action.field
            pause = 0
            if continuesGroup { return join(document) }
            documents.removeSubrange((position + 1)...)
            documents.append(document)
            position += 1
            if position > limit {
                documents.removeFirst()
                position -= 1
            }
        }

        mutating func join(_ document: Document) {
            guard document != documents[position] else { return }
            documents[position] = document
            let next = position + 1
            if next < documents.count, documents[next] == document { documents.remove(at: next) }
            guard position > 0 else { return }
            if documents[position - 1] == document {
                documents.remove(at: position)
                position -= 1
                group = nil
            }
        }

        mutating func move(by step: Int) {
            guard documents.indices.contains(position + step) else { return }
            position += step
            group = nil
        }
    }

    @Test(arguments: 1...4)
    func aHistoryReturnsToTheStatesOfAListOfSnapshots(seed: UInt64) async {
        var random = SeededGenerator(state: seed)
        let clock = TestClock()
        let store = EditorStore(with: .init())
        let limit = Int.random(in: 1...20, using: &random)
        let history = StoreHistory(
            of: store,
            \.document,
            when: \.isEdit,
            named: \.name,
            grouping: \.field,
            limit: limit,
            clock: clock
        )
        var snapshots = Snapshots(limit: limit)
        func dispatch(_ action: EditorModule.Action) {
            store.dispatchAction(action)
            snapshots.perform(action, on: store.state.document)
        }
        for _ in 0..<1_000 {
            let text = random.element(of: ["", "a", "b"])
            let number = Int.random(in: 0..<9, using: &random)
            let operation = Int.random(in: 0..<14, using: &random)
            switch operation {
            case 0: dispatch(.setTitle(text))
            case 1, 2, 3: dispatch(.setText(text))
            case 4: dispatch(.format(text))
            case 5: dispatch(.selectAndSetTitle(number, text))
            case 6: dispatch(.select(number))
            case 7:
                history.endGroup()
                snapshots.group = nil
            case 8:
                let pause = random.element(of: [400, 600, 1_001])
                await clock.advance(by: .milliseconds(pause))
                snapshots.pause += pause
            case 9:
                store.update { $0.document.title = text }
                snapshots.join(store.state.document)
            default:
                history.dispatchAction(number < 5 ? .undo : .redo)
                snapshots.move(by: number < 5 ? -1 : 1)
            }
            let reachable = history.past.map(\.old) + [store.state.document] + history.future.reversed().map(\.new)
            guard reachable == snapshots.documents, history.past.count == snapshots.position else {
                Issue.record("Operation \(operation) with \(text), \(number): \(reachable) instead of \(snapshots)")
                return
            }
            #expect(history.past.last.map { $0.new == store.state.document } ?? true)
            #expect(history.future.last.map { $0.old == store.state.document } ?? true)
            #expect(history.state.canUndo == !history.past.isEmpty)
            #expect(history.state.redoName == history.future.last?.name)
        }
    }
}
