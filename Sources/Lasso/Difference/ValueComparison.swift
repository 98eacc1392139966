/// Compares two values and collects in what they differ.
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

    /// The differences.
    package private(set) var differences: [Difference] = []

    /// The differences, one a line.
    package var lines: [String] { differences.map { "\($0.path): \($0.text)" } }

    private let style: Style

    // Objects may hold each other in a circle, and one may be held by several.
    private var comparedObjects: Set<ObjectPair> = []
    // What has been met again: whatever makes it differ is said where it was met first.
    private var metAgain: [ObjectPair] = []
    private var depth = 0

    /// - Parameter style: How differences are said.
    package init(_ style: Style) {
        self.style = style
    }

    /// Compares two values.
    ///
    /// - Parameters:
    ///   - expected: The value that there should be.
    ///   - found: The value that there is.
    ///   - path: What to call them.
    package mutating func compare(_ expected: Any, _ found: Any, at path: String) {
        let areEqual = Self.areEqual(expected, found)
        guard areEqual != true else { return }
        guard type(of: expected) == type(of: found) else { return addTypes(expected, found, at: path) }
        let objects = ObjectPair(expected, found)
        if let objects {
            if areEqual == nil, objects.expected == objects.found { return }
            guard comparedObjects.insert(objects).inserted else { return metAgain.append(objects) }
        }
        let countBefore = differences.count
        let metAgainBefore = metAgain.count
        if depth < Self.maximumDepth {
            depth += 1
            switch (Reflection(expected), Reflection(found)) {
            case (.text(let text), .text(let otherText)) where text == otherText:
                // A date's text, for instance, does not show all of it, but its parts do.
                compareContents(Reflection(partsOf: expected), Reflection(partsOf: found), at: path)
            case (let expected, let found):
                compareContents(expected, found, at: path)
            }
            depth -= 1
        }
        metAgain[metAgainBefore...].removeAll { $0 == objects }
        let isSaidElsewhere = depth > 0 && metAgain.count > metAgainBefore
        guard differences.count == countBefore, !isSaidElsewhere else { return }
        addWhole(expected, found, areEqual: areEqual, areObjects: objects != nil, at: path)
    }

    private mutating func addWhole(
        _ expected: Any,
        _ found: Any,
        areEqual: Bool?,
        areObjects: Bool,
        at path: String
    ) {
        let expectedText = ValueDescription.text(of: expected)
        let foundText = ValueDescription.text(of: found)
        if expectedText != foundText {
            add(expected: expectedText, found: foundText, at: path)
        } else if areEqual == false {
            add("\(bothNames) are not equal, but both look like \(expectedText)", at: path)
        } else if areObjects {
            add("\(bothNames) are two objects, but both look like \(expectedText)", at: path)
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
            for index in 0..<max(expected.count, found.count) {
                let expected = expected.indices.contains(index) ? expected[index] : nil
                let found = found.indices.contains(index) ? found[index] : nil
                comparePossiblyMissing(expected, found, at: "\(path)[\(index)]")
            }
        case (.set(let expected), .set(let found)):
            let missing = expected.subtracting(found).map { ValueDescription.text(of: $0) }.sorted()
            let unexpected = found.subtracting(expected).map { ValueDescription.text(of: $0) }.sorted()
            for element in missing { add(expected: "element \(element)", found: "nothing", at: path) }
            for element in unexpected { add(expected: "nothing", found: "element \(element)", at: path) }
        case (.dictionary(let expected), .dictionary(let found)):
            let keys = Set(expected.keys).union(found.keys)
            for (text, key) in keys.map({ (ValueDescription.text(of: $0), $0) }).sorted(by: { $0.0 < $1.0 }) {
                comparePossiblyMissing(expected[key], found[key], at: "\(path)[\(text)]")
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

    private mutating func add(expected: String, found: String, at path: String) {
        switch style {
        case .expectation: add("expected \(expected), found \(found)", at: path)
        case .change: add("\(expected) → \(found)", at: path)
        }
    }

    private mutating func add(_ text: String, at path: String) {
        differences.append(Difference(path: path, text: text))
    }

    private var bothNames: String {
        switch style {
        case .expectation: "expected and found"
        case .change: "old and new"
        }
    }

    // What `==` says, or `nil` if there is none.
    private static func areEqual(_ expected: Any, _ found: Any) -> Bool? {
        guard let type = type(of: expected) as? any Equatable.Type else { return nil }
        return areEqual(expected, found, as: type)
    }

    private static func areEqual<Value: Equatable>(_ expected: Any, _ found: Any, as type: Value.Type) -> Bool? {
        guard let expected = expected as? Value, let found = found as? Value else { return nil }
        return expected == found
    }
}
