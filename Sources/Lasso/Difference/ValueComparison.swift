/// Compares two values by the rule of ``Sameness`` and collects in what they differ.
package struct ValueComparison {
    /// How a difference is said.
    package enum Style {
        /// `expected 1, found 2`
        case expectation
        /// `1 → 2`
        case change
    }

    private struct ObjectPair: Hashable {
        let expected: ObjectIdentifier
        let found: ObjectIdentifier

        /// - Returns: `nil` for values that are not objects.
        init?(_ expected: Any, _ found: Any) {
            guard type(of: expected) is AnyClass, type(of: found) is AnyClass else { return nil }
            self.expected = ObjectIdentifier(expected as AnyObject)
            self.found = ObjectIdentifier(found as AnyObject)
        }
    }

    private static let maximumDepth = 100
    // The text stays short, however large the values are.
    private static let maximumCount = ValueDescription.maximumCount

    /// A difference: where it is, and what it is.
    package struct Difference {
        /// Where, as in `state.items[2]`.
        package let path: String
        /// What differs.
        package let text: String

        /// Whether it is in a part of the state, or about a whole that the part is in.
        package func concerns(_ part: String) -> Bool {
            Self.isPath(path, in: part) || Self.isPath(part, in: path)
        }

        private static func isPath(_ path: String, in whole: String) -> Bool {
            guard path.hasPrefix(whole) else { return false }
            let rest = path.dropFirst(whole.count)
            return rest.isEmpty || rest.hasPrefix(".") || rest.hasPrefix("[")
        }
    }

    /// The differences: the first ones, if there are many.
    package private(set) var differences: [Difference] = []

    // Where the others are, at least roughly, and how many they are.
    private var omittedPaths: [String] = []
    private var omittedCount = 0
    // The collections with elements that have been inserted or removed, so that others have another index.
    private var shiftedPaths: [String] = []
    private var count = 0

    /// The differences, one a line; the last line says how many more there are.
    package var lines: [String] {
        differences.map { "\($0.path): \($0.text)" }
            + (omittedCount > 0 ? [ValueDescription.more(omittedCount)] : [])
    }

    /// Where the differences are, also those that are too many to be listed; the whole collection, where elements have
    /// another index.
    package var paths: [String] { differences.map(\.path) + omittedPaths + shiftedPaths }

    private let style: Style
    private let parts: [String]?
    // Whether it is only of interest that there is a difference.
    private var endsAtTheFirst = false

    // Objects may hold each other in a circle, and one may be held by several.
    private var comparedObjects: Set<ObjectPair> = []
    // What has been met again: whatever makes it differ is said where it was met first.
    private var metAgain: [ObjectPair] = []
    private var depth = 0

    /// - Parameters:
    ///   - style: How differences are said.
    ///   - parts: The paths of the parts whose differences are listed; `nil` for all.
    package init(_ style: Style, parts: [String]? = nil) {
        self.style = style
        self.parts = parts
    }

    /// Compares two values.
    ///
    /// - Parameters:
    ///   - expected: The value that there should be.
    ///   - found: The value that there is.
    ///   - path: What to call them.
    package mutating func compare(_ expected: Any, _ found: Any, at path: String) {
        if endsAtTheFirst, count > 0 { return }
        let areEqual = Sameness.areSame(expected, found)
        guard areEqual != true else { return }
        guard type(of: expected) == type(of: found) else { return addTypes(expected, found, at: path) }
        let objects = ObjectPair(expected, found)
        if let objects {
            guard comparedObjects.insert(objects).inserted else { return metAgain.append(objects) }
        }
        let countBefore = count
        let metAgainBefore = metAgain.count
        if depth < Self.maximumDepth {
            depth += 1
            switch (Reflection(expected), Reflection(found)) {
            case (.text(let text), .text(let otherText)) where text == otherText:
                // A date's text, for instance, does not show all of it, but its parts do.
                compareContents(Reflection(partsOf: expected), Reflection(partsOf: found), at: path)
            case (.elements(let elements), .elements(let others)):
                let equality = (expected as? any ComparedArray)?.equality(with: found)
                compare(elements, others, equality, at: path)
            case (let expected, let found):
                compareContents(expected, found, at: path)
            }
            depth -= 1
        }
        metAgain[metAgainBefore...].removeAll { $0 == objects }
        let isSaidElsewhere = depth > 0 && metAgain.count > metAgainBefore
        guard count == countBefore, !isSaidElsewhere else { return }
        addWhole(expected, found, areEqual: areEqual, areObjects: objects != nil, at: path)
    }

    private mutating func addWhole(
        _ expected: Any,
        _ found: Any,
        areEqual: Bool?,
        areObjects: Bool,
        at path: String
    ) {
        let texts = ValueDescription.texts(of: expected, and: found)
        let bothNames = bothNames
        if texts.0 != texts.1 {
            add(expected: texts.0, found: texts.1, at: path)
        } else if areEqual == false {
            add("\(bothNames) are not equal, but both look like \(texts.0)", at: path)
        } else if areObjects {
            add("\(bothNames) are two objects, but both look like \(texts.0)", at: path)
        }
    }

    // Adds nothing for what can only be shown as a whole.
    private mutating func compareContents(_ expected: Reflection, _ found: Reflection, at path: String) {
        switch (expected, found) {
        case (.optional(let expected?), .optional(let found?)):
            compare(expected, found, at: path)
        case (.enumeration(let caseName, let expected), .enumeration(let otherName, let found))
        where caseName == otherName:
            compare(expected, found, at: "\(path).\(caseName)")
        case (.elements(let expected), .elements(let found)):
            compare(expected, found, nil, at: path)
        case (.set(let expected, _), .set(let found, _)):
            forEach(of: expected.elements(missingIn: found), named: { $0 }, at: path) { comparison, text, _ in
                comparison.add(expected: "element \(text)", found: "nothing", at: path)
            }
            forEach(of: found.elements(missingIn: expected), named: { $0 }, at: path) { comparison, text, _ in
                comparison.add(expected: "nothing", found: "element \(text)", at: path)
            }
        case (.dictionary(let expected, _), .dictionary(let found, _)):
            forEach(of: expected.entries(otherThanIn: found), named: \.key, at: path) { comparison, key, entry in
                comparison.comparePossiblyMissing(entry.expected, entry.found, at: "\(path)[\(key)]")
            }
        case (.tuple(let expected), .tuple(let found)), (.members(let expected), .members(let found)):
            // A type that decides itself what it shows may show something else each time.
            guard expected.map(\.label) == found.map(\.label) else { return }
            for (expected, found) in zip(expected, found) {
                compare(expected.value, found.value, at: "\(path).\(expected.label)")
            }
        default: break
        }
    }

    private mutating func compare(
        _ expected: Elements,
        _ found: Elements,
        _ equality: ((Int, Int) -> Bool)?,
        at path: String
    ) {
        guard !endsAtTheFirst else {
            if expected.count != found.count { return add("another count", at: path) }
            for index in 0..<expected.count where count == 0 { compare(expected[index], found[index], at: path) }
            return
        }
        let alignment = Alignment(expected.count, found.count) { [self] index, otherIndex in
            equality?(index, otherIndex) ?? isSame(expected[index], found[otherIndex])
        }
        if alignment.gaps.contains(where: { $0.expected.count != $0.found.count }) { shiftedPaths.append(path) }
        for gap in alignment.gaps {
            for offset in 0..<gap.count {
                // The others are counted as what they are together.
                if parts == nil, differences.count >= Self.maximumCount {
                    omit(gap.count - offset, at: path)
                    break
                }
                let index = gap.expected.lowerBound + offset
                let foundIndex = gap.found.lowerBound + offset
                comparePossiblyMissing(
                    gap.expected.contains(index) ? expected[index] : nil,
                    gap.found.contains(foundIndex) ? found[foundIndex] : nil,
                    at: "\(path)[\(gap.found.contains(foundIndex) ? foundIndex : index)]"
                )
            }
        }
    }

    /// Whether two values do not differ.
    private func isSame(_ expected: Any, _ found: Any) -> Bool {
        if let areSame = Sameness.areSame(expected, found) { return areSame }
        var comparison = self
        comparison.endsAtTheFirst = true
        comparison.count = 0
        comparison.compare(expected, found, at: "")
        return comparison.count == 0
    }

    /// Calls a closure with values that have no order, in that of their names, so that it is the same each time. Of
    /// very many, the closure is called with some.
    private mutating func forEach<Value>(
        of values: [Value],
        named name: (Value) -> Any,
        at path: String,
        _ body: (inout ValueComparison, String, Value) -> Void
    ) {
        let isTooLong = parts == nil && values.count > ValueDescription.maximumSortedCount
        let some = isTooLong ? values.prefix(Self.maximumCount) : values[...]
        for (text, value) in some.map({ (ValueDescription.text(of: name($0)), $0) }).sorted(by: { $0.0 < $1.0 }) {
            body(&self, text, value)
        }
        if some.count < values.count { omit(values.count - some.count, at: path) }
    }

    private mutating func comparePossiblyMissing(_ expected: Any?, _ found: Any?, at path: String) {
        if let expected, let found {
            compare(expected, found, at: path)
        } else {
            add(
                expected: expected.map(ValueDescription.text) ?? "nothing",
                found: found.map(ValueDescription.text) ?? "nothing",
                at: path
            )
        }
    }

    private mutating func addTypes(_ expected: Any, _ found: Any, at path: String) {
        add(
            expected: "\(ValueDescription.text(of: expected)) of type \(type(of: expected))",
            found: "\(ValueDescription.text(of: found)) of type \(type(of: found))",
            at: path
        )
    }

    private mutating func add(
        expected: @autoclosure () -> String,
        found: @autoclosure () -> String,
        at path: String
    ) {
        switch style {
        case .expectation: add("expected \(expected()), found \(found())", at: path)
        case .change: add("\(expected()) → \(found())", at: path)
        }
    }

    private mutating func add(_ text: @autoclosure () -> String, at path: String) {
        count += 1
        let difference = Difference(path: path, text: "")
        guard !endsAtTheFirst, parts?.contains(where: difference.concerns) ?? true else { return }
        guard differences.count < Self.maximumCount else { return omit(1, at: path) }
        differences.append(Difference(path: path, text: text()))
    }

    private mutating func omit(_ number: Int, at path: String) {
        count += number
        omittedCount += number
        if omittedPaths.last != path { omittedPaths.append(path) }
    }

    private var bothNames: String {
        switch style {
        case .expectation: "expected and found"
        case .change: "old and new"
        }
    }
}
