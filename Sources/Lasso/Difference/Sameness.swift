/// The rule that decides whether a value is unchanged, for stores, for their observers, and for tests.
///
/// Equal bits are an equal value, also where `==` says otherwise, as it does of NaN. Different bits are decided by `==`. Bytes
/// of padding do not count: a structure, a tuple or an enumeration that is not equal to itself because of one of its parts is
/// decided part by part.
///
/// The bits of a collection are the reference to its storage. So a collection that holds NaN is unchanged as long as it has the
/// same storage.
package enum Sameness {
    /// Returns whether two values are the same.
    ///
    /// - Parameters:
    ///   - first: A value.
    ///   - second: Another value.
    package static func areSame<Value: Equatable>(_ first: Value, _ second: Value) -> Bool {
        haveEqualBits(first, second) || first == second || haveSameParts(first, second)
    }

    /// Returns whether two values of any type are the same.
    ///
    /// - Parameters:
    ///   - first: A value.
    ///   - second: Another value.
    /// - Returns: `nil` if that cannot be decided: the values have different bits and are not `Equatable`.
    package static func areSame(_ first: Any, _ second: Any) -> Bool? {
        func decide<Value>(_ first: Value) -> Bool? {
            guard type(of: second) == Value.self, let second = second as? Value else { return nil }
            if haveEqualBits(first, second) { return true }
            return comparison(of: Value.self)?(first, second)
        }
        return _openExistential(first, do: decide)
    }

    /// Returns a closure that decides whether two values of a type are the same.
    ///
    /// - Parameter type: The type of the values.
    /// - Returns: `nil` if the type is not `Equatable`.
    package static func comparison<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
        guard let areEqual = Equality.comparison(of: type) else { return nil }
        return { first, second in
            haveEqualBits(first, second) || areEqual(first, second) || haveSameParts(first, second)
        }
    }

    /// Returns whether two values of the same type have equal bits.
    ///
    /// - Parameters:
    ///   - first: A value.
    ///   - second: Another value.
    static func haveEqualBits<Value>(_ first: Value, _ second: Value) -> Bool {
        withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { second in
                !StateParts.changed(from: first, to: second).intersects(.any)
            }
        }
    }

    /// Returns whether a value is not equal to itself, as NaN is not.
    ///
    /// - Parameter value: The value.
    static func isUnequalToItself(_ value: Any) -> Bool {
        func decide<Value>(_ value: Value) -> Bool {
            Equality.comparison(of: Value.self).map { !$0(value, value) } ?? false
        }
        return _openExistential(value, do: decide)
    }

    /// Returns whether a part of two values explains why they are not equal, and all their parts are the same.
    private static func haveSameParts<Value>(_ first: Value, _ second: Value) -> Bool {
        guard isUnequalToItself(first), isUnequalToItself(second) else { return false }
        let (parts, otherParts) = (Mirror(reflecting: first), Mirror(reflecting: second))
        switch parts.displayStyle {
        case .struct, .tuple, .enum:
            // Only what shows all its parts can be decided by them.
            if first is any CustomReflectable { return false }
        case .optional: break
        default: return false
        }
        guard parts.children.contains(where: { isUnequalToItself($0.value) }) else { return false }
        return parts.children.elementsEqual(otherParts.children) { part, otherPart in
            part.label == otherPart.label && areSame(part.value, otherPart.value) == true
        }
    }
}
