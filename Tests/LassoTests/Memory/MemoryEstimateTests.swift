import Lasso
import Testing

/// Tests the estimates of memory that two values don't share. Those of histories compare them with the heap.
struct MemoryEstimateTests {
    private let long = String(repeating: "a", count: 1_000)
    private let other = String(repeating: "b", count: 1_000)

    private func bytes<Value>(_ value: Value, _ other: Value) -> Int {
        MemoryEstimate.bytes(of: value, notSharedWith: other)
    }

    @Test func valuesWithoutMemoryOfTheirOwnTakeNone() {
        #expect(bytes(1, 2) == 0)
        #expect(bytes("short", "other") == 0)
        #expect(bytes([Int](), [1]) == 0)
        #expect(bytes(Optional(long), long) == 0)
    }

    @Test func textsCountIfOnlyOneValueHasThem() {
        let text = bytes(long, other)
        #expect(text > 1_000 && text < 1_100)
        #expect(bytes((1, long), (2, long)) == 0)
        #expect(bytes((1, long), (2, other)) == text)
        #expect(bytes(Optional(long), nil) == text)
        #expect(bytes(Result<String, Never>.success(long), .success(other)) == text)
        #expect(bytes(long as Any, 1 as Any) == text)
        #expect(bytes(long.dropFirst(), other.dropFirst()) == text)
    }

    @Test func anArrayCountsAsAWholeWithTheTextsThatOnlyItHas() {
        let array = [long, other, long]
        let buffer = bytes([0, 0, 0, 0, 0, 0], [])
        #expect(bytes(array, array) == 0)
        #expect(bytes(array, [long, other]) == buffer + bytes(long, other))
        #expect(bytes(array, ["", long, other, long]) == buffer)
        #expect(bytes(array, [long, "", long]) == buffer + bytes(long, other))
    }

    @Test func anObjectCountsIfOnlyOneValueHasIt() {
        final class Box {}
        let box = Box()
        #expect(bytes((1, box), (2, box)) == 0)
        #expect(bytes((1, box), (2, Box())) > 0)
    }

    @Test func valuesWithinValuesAreFoundInTheDepth() {
        struct Inner { var texts: [[String: Set<String>]] }
        let inner = Inner(texts: [["a": [long], "b": [other]]])
        let edited = Inner(texts: [["a": [long], "b": [long]]])
        #expect(bytes(inner, edited) >= bytes(long, other))
        #expect(bytes(inner, edited) < 2 * bytes(long, other))
    }

    @Test func anEditAmongManyRowsIsMeasuredByVisitingFewNodes() {
        let rows = IdentifiedArray((0..<50_000).map { NumberedRow(id: $0) })
        var edited = rows
        edited[id: 25_000]?.title = long
        edited.remove(id: 30_000)
        edited.append(NumberedRow(id: 50_000))
        var estimate = MemoryEstimate()
        let bytes = estimate.bytes(of: rows, notSharedWith: edited)
        #expect(bytes > 1_000 && bytes < 30_000)
        #expect(estimate.visits < 500)
    }

    @Test func manyDifferentElementsAreMeasuredByASample() {
        let rows = (0..<50_000).map { NumberedRow(id: $0, title: "A title that needs memory: \($0)") }
        let renamed = rows.map { NumberedRow(id: $0.id, title: $0.title + "!") }
        var estimate = MemoryEstimate()
        let array = estimate.bytes(of: rows, notSharedWith: renamed)
        #expect(estimate.visits < 200)
        let identified = MemoryEstimate.bytes(of: IdentifiedArray(rows), notSharedWith: IdentifiedArray(renamed))
        // A row takes 24 bytes, its title 80, and its place in the index between 16 and 32.
        #expect(array > 50_000 * 100 && array < 50_000 * 110)
        #expect(identified > 50_000 * 120 && identified < 50_000 * 160)
    }

    private indirect enum List {
        case end
        case element(String, List)
    }

    @Test func anIndirectCaseTakesMemoryOfItsOwn() {
        #expect(bytes(List.element("", .end), .end) > 0)
        #expect(bytes(List.end, .element("", .end)) == 0)
    }

    @Test func theWalkThroughADeepValueEnds() {
        var list = List.end
        for _ in 0..<10_000 { list = .element(long, list) }
        var estimate = MemoryEstimate()
        #expect(estimate.bytes(of: list, notSharedWith: .end as List) > 10_000)
        #expect(estimate.visits < 1_000)
    }
}
