import Lasso
import Testing

/// Tests of whether the description of a value has the names of all of its cases.
struct SelfDescribedCaseTests {
    private enum Size: String, CustomStringConvertible {
        case small, large

        var description: String { "the \(rawValue) one" }
    }

    private enum Order {
        case nothing
        case single(Size?)
        case several([Size: Int])
    }

    private struct Cup {
        let size: Size
    }

    @Test func aCaseThatDescribesItselfIsFoundInEachPartOfAValue() {
        let values: [Any] = [
            Size.small, Optional(Size.large) as Any, Order.single(.small), Order.several([.large: 1]),
            Cup(size: .small), (1, [Size.small]), AnyHashable(Size.small),
        ]
        for value in values { #expect(ValueDescription.hasSelfDescribedCase(in: value), "\(value)") }
    }

    @Test func valuesWithTheNamesOfTheirCasesAreNotFound() {
        let values: [Any] = [
            Order.nothing, Order.single(nil), Order.several([:]), Optional<Size>.none as Any, 1, "small", true, [0.5],
        ]
        for value in values { #expect(!ValueDescription.hasSelfDescribedCase(in: value), "\(value)") }
    }
}
