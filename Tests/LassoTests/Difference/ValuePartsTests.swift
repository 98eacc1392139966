import Testing

@testable import Lasso

/// Tests of the parts of values, as a tree shows them.
struct ValuePartsTests {
    private struct Task {
        var title = "Read"
        var isDone: Bool?
    }

    private enum Phase {
        case idle
        case loaded(title: String, count: Int)
    }

    private func parts(of value: Any, limit: Int = 100) -> [String] {
        ValueParts(of: value, limit: limit).parts.map { "\($0.label): \(ValueDescription.text(of: $0.value))" }
    }

    @Test func structuresOptionalsAndPayloadsHaveParts() {
        #expect(parts(of: Task()) == ["title: \"Read\"", "isDone: nil"])
        #expect(parts(of: Optional(Task()) as Any) == ["title: \"Read\"", "isDone: nil"])
        #expect(parts(of: Phase.loaded(title: "a", count: 2)) == ["title: \"a\"", "count: 2"])
    }

    @Test func whatIsShownAsTextHasNone() {
        #expect(parts(of: 7).isEmpty && parts(of: "text").isEmpty && parts(of: Phase.idle).isEmpty)
        #expect(parts(of: Secret("hidden")).isEmpty)
        let nothing: Any = String?.none as Any
        #expect(parts(of: nothing) == [])
    }

    @Test func elementsHaveIndicesAndEntriesHaveKeysInOrder() {
        #expect(parts(of: ["a", "b"]) == ["[0]: \"a\"", "[1]: \"b\""])
        #expect(parts(of: ["x": 1, "a": 2]) == ["[\"a\"]: 2", "[\"x\"]: 1"])
        #expect(parts(of: Set([3, 1, 2])) == [": 1", ": 2", ": 3"])
    }

    @Test func thePartsThatDifferAreFoundByTheirPaths() {
        func changed(_ old: Any, _ new: Any) -> [String] {
            let differences = StateDifferences(from: old, to: new)
            return ValueParts(of: new).parts.filter { differences.concern("state\($0.path)") }.map(\.label)
        }
        let (first, second) = (Phase.loaded(title: "a", count: 1), Phase.loaded(title: "a", count: 2))
        #expect(changed(Task(), Task(isDone: true)) == ["isDone"])
        #expect(changed(first, second) == ["count"])
        #expect(changed(Optional(first) as Any, Optional(second) as Any) == ["count"])
        #expect(changed(Phase.idle, second) == ["title", "count"])
        #expect(changed(["a", "b"], ["a", "c"]) == ["[1]"])
        #expect(changed(["x": 1, "y": 2], ["x": 1, "y": 3]) == ["[\"y\"]"])
        #expect(changed(Set([1]), Set([1, 2])) == ["", ""])
    }

    @Test func aLongCollectionIsCutOff() {
        let all = ValueParts(of: Array(0..<1_000), limit: 3)
        #expect(all.parts.map(\.label) == ["[0]", "[1]", "[2]"] && all.omittedCount == 997)
    }
}
