import CGtk

nonisolated extension String: VariantConvertible {
    /// The type of a string.
    public static var variantType: String { "s" }

    /// Creates a string from a variant's content. Object paths and signatures can be read too.
    ///
    /// Source: `g_variant_get_string`.
    public init?(_ content: VariantContent) {
        guard ["s", "o", "g"].contains(where: { content.isOf($0) }) else { return nil }
        self = String(cString: g_variant_get_string(content.pointer, nil))
    }

    /// Creates a variant with this value.
    ///
    /// Source: `g_variant_new_string`.
    public func newVariant() -> NewVariant { NewVariant(pointer: g_variant_new_string(cText(self))) }
}

nonisolated extension Variant: VariantConvertible {
    /// The type of a variant within a variant.
    public static var variantType: String { "v" }

    /// Creates a value from a variant's content, or `nil` if it has another type.
    ///
    /// Source: `g_variant_get_variant`.
    public convenience init?(_ content: VariantContent) {
        guard content.isOf("v"), let inner = g_variant_get_variant(content.pointer) else { return nil }
        self.init(taking: inner)
    }

    /// Creates a variant with this value.
    ///
    /// Source: `g_variant_new_variant`.
    public func newVariant() -> NewVariant { NewVariant(pointer: g_variant_new_variant(pointer)) }
}
