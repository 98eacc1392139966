/// The comparison of values of types that may be `Equatable`, decided at run time.
///
/// An observer is called only when the observed value changes, even if generic code or an erased store no longer knows
/// statically that the value is `Equatable`.
@usableFromInline enum Equality {
    /// Returns a closure that compares two values of a type, or `nil` if the type is not `Equatable`.
    @usableFromInline static func comparison<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
        guard let equatable = common.first(where: { $0 == type }) ?? type as? any Equatable.Type else { return nil }
        return comparison(equatable, of: type)
    }

    // For each other type, the runtime searches all conformances of the program once.
    private static let common: [any (Equatable & SendableMetatype).Type] = [String.self, Bool.self, Int.self]

    private static func comparison<Comparable: Equatable, Value>(
        _ comparable: Comparable.Type,
        of type: Value.Type
    ) -> ((Value, Value) -> Bool)? {
        { old, new in
            guard let old = old as? Comparable, let new = new as? Comparable else { return false }
            return old == new
        }
    }
}
