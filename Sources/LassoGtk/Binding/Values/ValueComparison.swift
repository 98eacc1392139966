/// The comparison of values that widgets show.
enum ValueComparison {
    /// Returns a closure that compares two values of a type: by `==` if the type is `Equatable`, where NaN equals
    /// itself, and by identity if the values are objects.
    static func comparison<Value>(of type: Value.Type) -> (Value, Value) -> Bool {
        guard let equatable = type as? any Equatable.Type else { return areIdentical }
        guard let comparison = comparison(ofEquatable: equatable) as? (Value, Value) -> Bool else {
            preconditionFailure("The comparison of \(equatable) doesn't compare values of \(type).")
        }
        return comparison
    }

    private static func comparison<Value: Equatable>(ofEquatable type: Value.Type) -> Any {
        { (one: Value, other: Value) -> Bool in
            // NaN doesn't equal itself.
            one == other || (one != one && other != other)
        }
    }

    private static func areIdentical<Value>(_ one: Value, _ other: Value) -> Bool {
        (one as? Object) === (other as? Object)
    }
}
