import LassoTestUtilities
import Testing

@testable import LassoGtk
@testable import LassoInspector

/// Tests of the rows behind the table of a full log, by the number of entries that are looked at.
struct LogFilteringTests {
    /// The rows of a log with its filter.
    private final class Rows {
        var log = ActivityLog()
        var state = LogModule.State()
        private(set) var lookedAtCount = 0
        let arranger: ListArranger<LogEntry>

        init(_ count: Int, firstSlice: Duration) {
            arranger = ListArranger(firstSlice: firstSlice)
            append(1...count)
            update()
        }

        func append(_ ids: ClosedRange<Int>) {
            let entries = ids.map { id in
                LogEntry(
                    id: id,
                    kind: id.isMultiple(of: 2) ? .change : .action,
                    time: .zero,
                    depth: 0,
                    source: "Store",
                    text: "entry \(id)",
                    record: nil,
                    action: nil
                )
            }
            log.append(entries)
        }

        func update() {
            let arrangement: ListArrangement<LogModule.State, LogEntry, LogModule.Action> = .filtered(by: \.filter) {
                [unowned self] entry, filter in
                lookedAtCount += 1
                return entry.matches(filter)
            }
            lookedAtCount = 0
            arranger.update(log.entries, arrangement.rules(for: state))
        }
    }

    @Test func aSearchLooksAtAFewEntriesBeforeTheMainLoopHasItsTurn() async throws {
        let rows = Rows(10_000, firstSlice: .zero)
        #expect(rows.arranger.rows.count == 10_000 && rows.lookedAtCount == 0)
        rows.state.query = "Entry 9999"
        rows.update()
        // The table shows what it has shown until the search is over.
        #expect(rows.lookedAtCount <= 32 && rows.arranger.rows.count == 10_000)
        try await eventually(within: .seconds(100)) { rows.arranger.rows.map(\.id) == [9_999] }
        #expect(rows.lookedAtCount == 10_000)
    }

    @Test func anEntryThatIsAddedToAFilteredLogIsLookedAtAlone() {
        let rows = Rows(ActivityLog.standardLimit, firstSlice: .seconds(600))
        rows.state.kind = .change
        rows.update()
        #expect(rows.arranger.rows.count == 50_000 && rows.lookedAtCount == 100_000)
        rows.append(100_001...100_002)
        rows.update()
        #expect(rows.lookedAtCount == 2)
        #expect(rows.arranger.rows.first?.id == 4 && rows.arranger.rows.last?.id == 100_002)
    }
}
