import CGtk

/// The content of a ``Variant``, which ``VariantConvertible`` reads.
nonisolated public struct VariantContent {
    let pointer: OpaquePointer

    /// Returns whether the content has a type.
    func isOf(_ type: String) -> Bool {
        String(cString: g_variant_get_type_string(pointer)) == type
    }

    /// Returns whether the content has an indefinite type, for example `"a*"` for any list.
    func isOf(kind: String) -> Bool {
        let type = g_variant_type_new(kind)
        defer { g_variant_type_free(type) }
        return g_variant_is_of_type(pointer, type) != 0
    }
}
