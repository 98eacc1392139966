/// Finds out at run time whether values of a type can be compared.
///
/// An observer is called only when what it observes changes, also where generic code or an erased store has lost the
/// knowledge that the value is `Equatable`.
@usableFromInline enum Equality {
    /// How to compare two values of a type, or `nil` if they cannot be compared.
    @usableFromInline static func comparison<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
        guard let equatable = type as? any Equatable.Type else { return nil }
        return comparison(equatable, of: type)
    }

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
