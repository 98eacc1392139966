/// A comparison of two values by the rule of ``Sameness``, which collects the differences.
package struct ValueComparison {
    /// The wording of a difference.
    package enum Style {
        /// `expected 1, found 2`
        case expectation
        /// `1 → 2`
        case change
    }

    private struct ObjectPair: Hashable {
        let expected: ObjectIdentifier
        let found: ObjectIdentifier

        /// Creates a pair of two objects, or returns `nil` for values that are not objects.
        init?(_ expected: Any, _ found: Any) {
            guard type(of: expected) is AnyClass, type(of: found) is AnyClass else { return nil }
            self.expected = ObjectIdentifier(expected as AnyObject)
            self.found = ObjectIdentifier(found as AnyObject)
        }
    }

    private static let maximumDepth = 100
    // Keeps the text short for values of any size.
    private static let maximumCount = ValueDescription.maximumCount

    /// A difference with its path.
    package struct Difference {
        /// The path of the differing part, such as `state.items[2]`.
        package let path: String
        /// The description of the difference.
        package let text: String
    }

    /// Returns whether a difference is inside a part of the state, or concerns a value that contains the part.
    ///
    /// - Parameters:
    ///   - path: The path of the difference.
    ///   - part: The path of the part.
    package static func path(_ path: String, concerns part: String) -> Bool {
        isPath(path, in: part) || isPath(part, in: path)
    }

    private static func isPath(_ path: String, in whole: String) -> Bool {
        guard path.hasPrefix(whole) else { return false }
        let rest = path.dropFirst(whole.count)
        return rest.isEmpty || rest.hasPrefix(".") || rest.hasPrefix("[")
    }

    /// The differences. If there are many, only the first ones.
    package private(set) var differences: [Difference] = []

    // The paths of the differences that are not listed, at least approximately, and their number.
    private var omittedPaths: [String] = []
    private var omittedCount = 0
    // The paths of collections in which elements have another index, because elements were inserted or removed.
    private var shiftedPaths: [String] = []
    private var count = 0

    /// The differences, one per line. If not all are listed, the last line contains the number of the others.
    package var lines: [String] {
        differences.map { "\($0.path): \($0.text)" }
            + (omittedCount > 0 ? [ValueDescription.more(omittedCount)] : [])
    }

    /// The paths of all differences, including those that are not listed. If elements of a collection have another
    /// index, the path of the whole collection.
    package var paths: [String] { differences.map(\.path) + omittedPaths + shiftedPaths }

    private let style: Style
    private let parts: [String]?
    // Whether the comparison ends at the first difference, because only its existence matters.
    private var endsAtTheFirst = false
    // Whether objects that are not `Equatable` are compared only by their descriptions.
    private var describesObjects = false

    // Objects may reference each other in a cycle, and several objects may reference the same object.
    private var comparedObjects: Set<ObjectPair> = []
    // Pairs of objects that were encountered again. Their differences are listed where they were encountered first.
    private var metAgain: [ObjectPair] = []
    private var depth = 0

    /// Creates a comparison.
    ///
    /// - Parameters:
    ///   - style: The wording of the differences.
    ///   - parts: The paths of the parts whose differences are listed, or `nil` for all parts.
    package init(_ style: Style, parts: [String]? = nil) {
        self.style = style
        self.parts = parts
    }

    /// Returns whether two values have no differences, also in what no description shows, such as secrets and the ends
    /// of long collections. Objects that are not `Equatable` are compared by their descriptions, because the same code
    /// creates another object each time.
    ///
    /// - Parameters:
    ///   - first: A value.
    ///   - second: Another value.
    package static func areAlike(_ first: Any, _ second: Any) -> Bool {
        var comparison = ValueComparison(.change)
        (comparison.endsAtTheFirst, comparison.describesObjects) = (true, true)
        comparison.compare(first, second, at: "")
        return comparison.count == 0
    }

    /// Compares two values.
    ///
    /// - Parameters:
    ///   - expected: The expected value.
    ///   - found: The actual value.
    ///   - path: The path of the values, used in the differences.
    package mutating func compare(_ expected: Any, _ found: Any, at path: String) {
        if endsAtTheFirst, count > 0 { return }
        let areEqual = Sameness.areSame(expected, found)
        guard areEqual != true else { return }
        guard type(of: expected) == type(of: found) else { return addTypes(expected, found, at: path) }
        let objects = ObjectPair(expected, found)
        if let objects {
            guard !describesObjects else {
                return addWhole(expected, found, areEqual: areEqual, areObjects: false, at: path)
            }
            guard comparedObjects.insert(objects).inserted else { return metAgain.append(objects) }
        }
        let countBefore = count
        let metAgainBefore = metAgain.count
        if depth < Self.maximumDepth {
            depth += 1
            switch (Reflection(expected), Reflection(found)) {
            case (.text(let text), .text(let otherText)) where text == otherText:
                // The text may be incomplete, such as a date's, but the parts are complete.
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

    // Adds nothing for values that can only be shown as a whole.
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
            // A type with a custom mirror may show different parts each time.
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
                // The remaining differences of the gap are only counted.
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

    /// Returns whether two values have no differences.
    private func isSame(_ expected: Any, _ found: Any) -> Bool {
        if let areSame = Sameness.areSame(expected, found) { return areSame }
        var comparison = self
        comparison.endsAtTheFirst = true
        comparison.count = 0
        comparison.compare(expected, found, at: "")
        return comparison.count == 0
    }

    /// Calls a closure with unordered values, sorted by their names, so that the order is the same each time. If there
    /// are very many values, the closure is called with only some of them.
    private mutating func forEach<Value>(
        of values: [Value],
        named name: (Value) -> Any,
        at path: String,
        _ body: (inout ValueComparison, String, Value) -> Void
    ) {
        guard !endsAtTheFirst else {
            for value in values where count == 0 { body(&self, "", value) }
            return
        }
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
        guard !endsAtTheFirst, parts?.contains(where: { Self.path(path, concerns: $0) }) ?? true else { return }
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
