import LassoGtk
import Testing

@testable import LassoInspector

/// Tests of the list of entries, which is bounded.
struct ActivityLogTests {
    private func entry(_ id: Int, _ text: String = "", _ kind: LogEntry.Kind = .action, of source: String = "Store")
        -> LogEntry
    {
        LogEntry(id: id, kind: kind, time: .zero, depth: 0, source: source, text: text, record: nil, action: nil)
    }

    @Test func theOldestEntriesAreRemovedWhenThereAreTooMany() {
        var log = ActivityLog(limit: 3)
        log.append([entry(1), entry(2)])
        log.append([entry(3), entry(4)])
        #expect(log.entries.map(\.id) == [2, 3, 4])
        log.append((5...9).map { entry($0) })
        #expect(log.entries.map(\.id) == [7, 8, 9])
    }

    @Test func aHundredThousandEntriesAreKeptAndOthersReplaceOnlyTheOldest() {
        var log = ActivityLog()
        log.append((1...ActivityLog.standardLimit).map { entry($0) })
        let copy = log.entries
        for id in 1...100 { log.append([entry(ActivityLog.standardLimit + id)]) }
        #expect(log.entries.count == ActivityLog.standardLimit)
        #expect(log.entries.first?.id == 101 && copy.first?.id == 1)
        // Everything else is shared: a list finds what it has to show without looking at all entries.
        let replacements = log.entries.difference(from: copy).replacements
        #expect(replacements.map(\.old) == [0..<100, 100_000..<100_000])
        #expect(replacements.map(\.new) == [0..<0, 99_900..<100_000])
    }

    @Test func theEntriesAfterAMomentAreAbandoned() {
        var log = ActivityLog()
        log.append((1...4).map { entry($0) })
        log.abandonEntries(after: 2)
        #expect(log.entries.map(\.isAbandoned) == [false, false, true, true])
    }

    @Test func aFilterIncludesEntriesByKindSourceAndText() {
        let change = entry(1, "count: 1 → 2", .change, of: "CounterStore")
        func includes(_ query: String = "", _ kind: LogEntry.Kind? = nil, _ source: String = "") -> Bool {
            change.matches(LogFilter(query: SearchQuery(query), kind: kind, source: source))
        }
        #expect(includes("count:") && includes("counterst") && !includes("total"))
        #expect(includes("", .change) && !includes("", .action))
        #expect(includes("", nil, "CounterStore") && !includes("", nil, "Counter"))
        #expect(!includes("total", .change, "CounterStore"))
    }
}
