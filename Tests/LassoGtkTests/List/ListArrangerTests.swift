import FlowCases
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests the rows of lists that filter and sort by themselves.
@Suite struct ListArrangerTests {
    private typealias Row = ListModule.Row
    private typealias Rules = ArrangementRules<Row>

    private struct State {
        var filter = 1
        var order = 0
    }

    private static let arrangement = ListArrangement<State, Row, ListModule.Action>
        .filtered(by: \.filter) { row, filter in row.id.isMultiple(of: filter) && !row.isDone }
        .sorted(by: \.order) { one, other, order in order > 0 && one.title.count % order < other.title.count % order }

    private static func expected(_ rows: IdentifiedArray<Row>, _ state: State) -> [Row] {
        let shown = rows.filter { $0.id.isMultiple(of: state.filter) && !$0.isDone }
        guard state.order > 0 else { return Array(shown) }
        return shown.enumerated().sorted {
            let (one, other) = ($0.element.title.count % state.order, $1.element.title.count % state.order)
            return one == other ? $0.offset < $1.offset : one < other
        }
        .map(\.element)
    }

    @Test func theRowsFollowRandomChanges() {
        let arranger = ListArranger<Row>(firstSlice: .seconds(60))
        var editor = RowEditor(seed: 5)
        var rows = ListModule.State()
        var state = State()
        for step in 1...3_000 {
            editor.edit(&rows)
            if step.isMultiple(of: 7) { state.filter = Int.random(in: 1...3, using: &editor.random) }
            if step.isMultiple(of: 11) { state.order = Int.random(in: 0...4, using: &editor.random) }
            arranger.update(rows.rows, Self.arrangement.rules(for: state))
            #expect(Array(arranger.rows) == Self.expected(rows.rows, state), "step \(step)")
        }
    }

    @Test func longWorkLetsOtherJobsRunAndShowsChangesMeanwhile() async throws {
        let arranger = ListArranger<Row>()
        var arrangedCount = 0
        arranger.didArrange = { arrangedCount += 1 }
        var rows = IdentifiedArray((0..<100_000).map { Row($0) })
        arranger.update(rows, Self.arrangement.rules(for: State()))
        // Other tests use the main actor, too.
        try await eventually(within: .seconds(120)) { arranger.rows.count == 100_000 }
        let before = arrangedCount
        arranger.update(rows, Self.arrangement.rules(for: State(filter: 2, order: 3)))
        #expect(arranger.rows.count == 100_000)
        rows[id: 1]?.isDone = true
        rows.remove(id: 4)
        arranger.update(rows, Self.arrangement.rules(for: State(filter: 2, order: 3)))
        #expect(!arranger.rows.contains(id: 1) && !arranger.rows.contains(id: 4))
        try await eventually(within: .seconds(120)) { arrangedCount > before }
        #expect(Array(arranger.rows) == Self.expected(rows, State(filter: 2, order: 3)))
    }

    @Test func workThatIsNoLongerNeededIsGivenUp() async throws {
        let arranger = ListArranger<Row>()
        let rows = IdentifiedArray((0..<300_000).map { Row($0) })
        var asked = 0
        let slow = ListArrangement<State, Row, ListModule.Action>.filtered(by: \.filter) { row, _ in
            asked += 1
            return row.id > 10
        }
        arranger.update(rows, slow.rules(for: State()))
        #expect(asked > 0 && asked < rows.count)
        arranger.update(rows, ListArrangement<State, Row, ListModule.Action>.none.rules(for: State()))
        let count = asked
        #expect(Array(arranger.rows.ids) == Array(rows.ids))
        for _ in 0..<20 { await Task.yield() }
        #expect(asked == count)
    }

    @Test func itemsThatHaveNeverBeenArrangedWait() {
        let arranger = ListArranger<Row>(firstSlice: .zero)
        arranger.update(IdentifiedArray((0..<500).map { Row($0) }), Self.arrangement.rules(for: State(filter: 2)))
        #expect(arranger.rows.isEmpty)
    }

    @Test func rowsThatComeWhileManyAreArrangedStay() async throws {
        let arranger = ListArranger<Row>()
        let rules = Self.arrangement.rules(for: State(order: 3))
        var rows = IdentifiedArray((0..<50_000).map { Row($0) })
        arranger.update(rows, rules)
        for round in 1...30 {
            rows.append(contentsOf: (0..<100).map { Row(100_000 * round + $0) })
            arranger.update(rows, rules)
            await Task.yield()
        }
        try await eventually(within: .seconds(120)) { arranger.rows.count == rows.count }
        #expect(Array(arranger.rows) == Self.expected(rows, State(order: 3)))
    }
}
