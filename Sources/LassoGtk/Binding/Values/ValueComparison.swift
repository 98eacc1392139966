/// The comparison of values that widgets show.
enum ValueComparison {
    /// Returns a closure that compares two values of a type: by `==` if the type is `Equatable`, where NaN equals
    /// itself, and by identity if the values are objects. For all others, the closure returns `nil`.
    static func comparison<Value>(of type: Value.Type) -> (Value, Value) -> Bool? {
        guard let equatable = type as? any Equatable.Type else { return areIdentical }
        guard let comparison = comparison(ofEquatable: equatable) as? (Value, Value) -> Bool? else {
            preconditionFailure("The comparison of \(equatable) doesn't compare values of \(type).")
        }
        return comparison
    }

    private static func comparison<Value: Equatable>(ofEquatable type: Value.Type) -> Any {
        { (one: Value, other: Value) -> Bool? in
            // NaN doesn't equal itself.
            one == other || (one != one && other != other)
        }
    }

    private static func areIdentical<Value>(_ one: Value, _ other: Value) -> Bool? {
        switch (isMissing(one), isMissing(other)) {
        case (true, true): return true
        case (true, false), (false, true): return false
        case (false, false):
            guard let one = one as? Object, let other = other as? Object else { return nil }
            return one === other
        }
    }

    private static func isMissing<Value>(_ value: Value) -> Bool {
        (value as? any OptionalValue).map { $0.content == nil } ?? false
    }
}

/// A value that may be missing.
protocol OptionalValue {
    /// The value, or `nil` if it is missing.
    var content: Any? { get }
}

extension Optional: OptionalValue {
    var content: Any? { self }
}
