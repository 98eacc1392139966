import CGtk

/// A new variant, which ``VariantConvertible`` returns.
nonisolated public struct NewVariant {
    let pointer: OpaquePointer?

    var sunk: OpaquePointer {
        guard let pointer else { preconditionFailure("GLib returned NULL instead of a variant.") }
        return g_variant_ref_sink(pointer)
    }
}
