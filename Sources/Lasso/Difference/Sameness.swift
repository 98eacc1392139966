/// The rule that decides whether a value is unchanged, for stores, their observers, and tests.
///
/// Values with equal bits are the same, even if `==` returns `false`, as it does for NaN. If the bits differ, `==`
/// decides.
///
/// If `==` returns `false` only because of such a part, the values are compared part by part. This applies to
/// structures, tuples, enumerations, and optionals, whose padding bytes may differ, and to arrays, sets and
/// dictionaries, which may have separate storage.
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
    /// - Returns: Whether they are the same, or `nil` if that cannot be decided: the values have different bits and are
    ///   not `Equatable`.
    package static func areSame(_ first: Any, _ second: Any) -> Bool? {
        func decide<Value>(_ first: Value) -> Bool? {
            guard type(of: second) == Value.self, let second = second as? Value else { return nil }
            if haveEqualBits(first, second) { return true }
            return comparison(of: Value.self)?(first, second)
        }
        return _openExistential(first, do: decide)
    }

    /// Returns whether two values of any type are of the same type and have equal bits.
    ///
    /// - Parameters:
    ///   - first: A value.
    ///   - second: Another value.
    package static func areIdentical(_ first: Any, _ second: Any) -> Bool {
        func decide<Value>(_ first: Value) -> Bool {
            guard type(of: second) == Value.self, let second = second as? Value else { return false }
            return haveEqualBits(first, second)
        }
        return _openExistential(first, do: decide)
    }

    /// Returns whether two values of any type are the same without a look at their parts.
    ///
    /// - Parameters:
    ///   - first: A value.
    ///   - second: Another value.
    /// - Returns: `false` also if they are the same for a reason that only their parts tell.
    package static func areEqual(_ first: Any, _ second: Any) -> Bool {
        func decide<Value>(_ first: Value) -> Bool {
            guard type(of: second) == Value.self, let second = second as? Value else { return false }
            return haveEqualBits(first, second) || Equality.comparison(of: Value.self)?(first, second) == true
        }
        return _openExistential(first, do: decide)
    }

    /// Returns whether only an equal value is the same as a value: its type is `Equatable`, and no part of it is
    /// unequal to itself, as NaN is.
    ///
    /// - Parameter value: The value.
    /// - Returns: `false` also if the value has too many parts to look at.
    package static func isDecidedByEquality(_ value: Any) -> Bool {
        var limit = 1_000
        return isEquatable(value) && hasOnlyParts(value, equalToThemselvesUpTo: &limit)
    }

    private static func isEquatable(_ value: Any) -> Bool {
        func decide<Value>(_ value: Value) -> Bool { Equality.comparison(of: Value.self) != nil }
        return _openExistential(value, do: decide)
    }

    private static func hasOnlyParts(_ value: Any, equalToThemselvesUpTo limit: inout Int) -> Bool {
        limit -= 1
        // Most parts are such values.
        let type = type(of: value)
        if type == String.self || type == Int.self || type == Bool.self { return limit > 0 }
        guard limit > 0, !areUnequal(value, value) else { return false }
        let mirror = Mirror(reflecting: value)
        // Objects aren't compared by their parts.
        guard mirror.displayStyle != .class else { return true }
        for part in mirror.children {
            guard hasOnlyParts(part.value, equalToThemselvesUpTo: &limit) else { return false }
        }
        return true
    }

    /// Returns a closure that decides whether two values of a type are the same.
    ///
    /// - Parameter type: The type of the values.
    /// - Returns: The closure, or `nil` if the type is not `Equatable`.
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
                !StateParts.differ(first, second, from: 0, to: MemoryLayout<Value>.size)
            }
        }
    }

    /// Returns whether all parts of two values are the same, and one of the parts explains why the values are not
    /// equal: `==` returns `false` for that part, too.
    private static func haveSameParts<Value>(_ first: Value, _ second: Value) -> Bool {
        let (parts, otherParts) = (Mirror(reflecting: first), Mirror(reflecting: second))
        switch parts.displayStyle {
        case .collection, .set, .dictionary: return haveSameElements(first, second)
        case .struct, .tuple, .enum:
            // Only values whose reflection shows all parts can be compared by them.
            if first is any CustomReflectable { return false }
        case .optional: break
        default: return false
        }
        guard parts.children.count == otherParts.children.count else { return false }
        var isExplained = false
        for (part, otherPart) in zip(parts.children, otherParts.children) {
            guard part.label == otherPart.label, areSame(part.value, otherPart.value) == true else { return false }
            isExplained = isExplained || areUnequal(part.value, otherPart.value)
        }
        return isExplained
    }

    private static func areUnequal(_ first: Any, _ second: Any) -> Bool {
        func decide<Value>(_ first: Value) -> Bool {
            guard let second = second as? Value, let areEqual = Equality.comparison(of: Value.self) else {
                return false
            }
            return !areEqual(first, second)
        }
        return _openExistential(first, do: decide)
    }

    private static func haveSameElements<Value>(_ first: Value, _ second: Value) -> Bool {
        if let first = first as? any ComparedArray { return first.hasSameElements(as: second) }
        if let first = first as? any HashedElements, let second = second as? any HashedElements {
            return first.elements(missingIn: second).isEmpty && second.elements(missingIn: first).isEmpty
        }
        if let first = first as? any HashedEntries, let second = second as? any HashedEntries {
            return first.entries(otherThanIn: second).isEmpty
        }
        return false
    }
}
