import CGtk

extension VariantType {
    /// The types of the items of a tuple, or of the key and the value of a dictionary entry. Other types have none, and
    /// neither has the type of tuples of any items.
    ///
    /// Source: `g_variant_type_first`, `g_variant_type_next`.
    public var items: [VariantType] {
        guard isTuple || isDictEntry, dupString() != "r" else { return [] }
        return withExtendedLifetime(self) {
            var items: [VariantType] = []
            // C's items are places in this type's text, from which C finds the next ones. A wrapper copies its item.
            var next: OpaquePointer? = g_variant_type_first(opaquePointer)
            while let item = next {
                items.append(VariantType.wrapping(required: item))
                next = g_variant_type_next(item)
            }
            return items
        }
    }
}
