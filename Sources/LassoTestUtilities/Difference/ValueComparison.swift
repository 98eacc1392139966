/// Compares two values and collects in what they differ.
struct ValueComparison {
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

    /// The differences, one a line.
    private(set) var lines: [String] = []

    // Objects may hold each other in a circle, and one may be held by several.
    private var comparedObjects: Set<ObjectPair> = []
    // What has been met again: whatever makes it differ is said where it was met first.
    private var metAgain: [ObjectPair] = []
    private var depth = 0

    /// Compares two values.
    ///
    /// - Parameters:
    ///   - expected: The value that there should be.
    ///   - found: The value that there is.
    ///   - path: What to call them.
    mutating func compare(_ expected: Any, _ found: Any, at path: String) {
        let areEqual = Self.areEqual(expected, found)
        guard areEqual != true else { return }
        guard type(of: expected) == type(of: found) else { return addTypes(expected, found, at: path) }
        let objects = ObjectPair(expected, found)
        if let objects {
            if areEqual == nil, objects.expected == objects.found { return }
            guard comparedObjects.insert(objects).inserted else { return metAgain.append(objects) }
        }
        let countBefore = lines.count
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
        guard lines.count == countBefore, !isSaidElsewhere else { return }
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
            lines.append("\(path): expected and found are not equal, but both look like \(expectedText)")
        } else if areObjects {
            lines.append("\(path): expected and found are two objects, but both look like \(expectedText)")
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
            lines += missing.map { "\(path): expected element \($0), found nothing" }
            lines += unexpected.map { "\(path): expected nothing, found element \($0)" }
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
        lines.append("\(path): expected \(expected), found \(found)")
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
