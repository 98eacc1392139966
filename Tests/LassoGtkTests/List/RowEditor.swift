import FlowCases
import Lasso

/// A user who edits the rows of a state at random.
struct RowEditor {
    var random: SeededGenerator
    private var lastID = 100_000
    /// All rows, of which some may be filtered out.
    private var hidden: [ListModule.Row] = []

    init(seed: UInt64) { random = SeededGenerator(state: seed) }

    private mutating func makeRow() -> ListModule.Row {
        lastID += 1
        return ListModule.Row(lastID)
    }

    /// Edits the rows, and not only their selection.
    mutating func editRows(of state: inout ListModule.State) {
        let rows = state.rows
        repeat { edit(&state) } while state.rows == rows
    }

    mutating func edit(_ state: inout ListModule.State) {
        let count = state.rows.count
        guard count > 20 else {
            state.rows.append(contentsOf: hidden)
            state.rows.append(contentsOf: (0..<100).map { _ in makeRow() })
            hidden = []
            return
        }
        let position = Int.random(in: 0..<count, using: &random)
        switch Int.random(in: 0..<16, using: &random) {
        case 0...2: state.rows.insert(makeRow(), at: position)
        case 3, 4: state.rows.remove(at: position)
        case 5: state.rows[position].isDone.toggle()
        case 6: state.rows.move(from: position, to: Int.random(in: 0..<count, using: &random))
        case 7: state.rows.move(from: position, to: min(count - 1, position + 2))
        case 8: state.selected = state.rows[position].id
        case 9:
            state.rows.remove(at: position)
            state.selected = state.rows[min(position, count - 2)].id
        case 10: state.selected = nil
        case 11:
            let end = min(count, position + Int.random(in: 0..<60, using: &random))
            let rows = (0..<Int.random(in: 0..<60, using: &random)).map { _ in makeRow() }
            state.rows.replaceSubrange(position..<end, with: rows)
        case 12 where position.isMultiple(of: 8): state.rows.sort { $0.title < $1.title }
        case 13 where position.isMultiple(of: 8):
            hidden += state.rows.filter { $0.id.isMultiple(of: 3) }
            state.rows.removeAll { $0.id.isMultiple(of: 3) }
        case 14 where position.isMultiple(of: 8):
            state.rows.append(contentsOf: hidden)
            hidden = []
            state.rows.sort { $0.id < $1.id }
        case 15 where position.isMultiple(of: 8):
            // As if all rows had been loaded again.
            state.rows = IdentifiedArray(Array(state.rows))
        default: state.rows[position].title += "!"
        }
    }
}
