import Lasso
import Testing

/// Tests of whether values have no differences.
struct ValueComparisonTests {
    private struct Row { var isOn = false }

    private final class Service {
        let name: String

        init(_ name: String) {
            self.name = name
        }
    }

    @Test func partsThatNoDescriptionShowsAreCompared() {
        let rows = [Row](repeating: Row(), count: 25)
        var others = [Row](repeating: Row(), count: 25)
        #expect(ValueComparison.areAlike(rows, others))
        others[24].isOn = true
        #expect(!ValueComparison.areAlike(rows, others))
        #expect(!ValueComparison.areAlike((1, Secret("one"), Row()), (1, Secret("two"), Row())))
    }

    @Test func allEntriesOfALargeDictionaryAreCompared() {
        let rows = Dictionary(uniqueKeysWithValues: (0..<1_500).map { ($0, Row()) })
        var others = rows
        others[1_499] = Row()
        #expect(ValueComparison.areAlike(rows, others))
        others[1_499]?.isOn = true
        #expect(!ValueComparison.areAlike(rows, others))
    }

    @Test func objectsAndClosuresAreComparedByTheirDescriptions() {
        let first = Service("a"), second = Service("a")
        #expect(ValueComparison.areAlike([first], [second]))
        #expect(!ValueComparison.areAlike([first], [Service("b")]))
        let (act, other): (() -> Void, () -> Void) = ({ _ = first }, { _ = second })
        #expect(ValueComparison.areAlike((act, Row()), (other, Row())))
    }
}
