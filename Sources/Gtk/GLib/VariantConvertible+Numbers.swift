import CGtk

nonisolated extension Bool: VariantConvertible {
    /// The type of a Boolean.
    public static var variantType: String { "b" }

    /// Creates a value from a variant's content, or `nil` if it has another type.
    ///
    /// Source: `g_variant_get_boolean`.
    public init?(_ content: VariantContent) {
        guard content.isOf("b") else { return nil }
        self = g_variant_get_boolean(content.pointer) != 0
    }

    /// Creates a variant with this value.
    ///
    /// Source: `g_variant_new_boolean`.
    public func newVariant() -> NewVariant { NewVariant(pointer: g_variant_new_boolean(self ? 1 : 0)) }
}

nonisolated extension Int: VariantConvertible {
    /// The type of a signed 64-bit integer. Narrower integers can be read too.
    public static var variantType: String { "x" }

    /// Creates a value from a variant's content, or `nil` if it has another type.
    ///
    /// Source: `g_variant_get_int64` and the functions for narrower integers.
    public init?(_ content: VariantContent) {
        switch String(cString: g_variant_get_type_string(content.pointer)) {
        case "y": self = Int(g_variant_get_byte(content.pointer))
        case "n": self = Int(g_variant_get_int16(content.pointer))
        case "q": self = Int(g_variant_get_uint16(content.pointer))
        case "i": self = Int(g_variant_get_int32(content.pointer))
        case "u": self = Int(g_variant_get_uint32(content.pointer))
        case "x": self = Int(g_variant_get_int64(content.pointer))
        default: return nil
        }
    }

    /// Creates a variant with this value.
    ///
    /// Source: `g_variant_new_int64`.
    public func newVariant() -> NewVariant { NewVariant(pointer: g_variant_new_int64(gint64(self))) }
}

nonisolated extension Int32: VariantConvertible {
    /// The type of a signed 32-bit integer.
    public static var variantType: String { "i" }

    /// Creates a value from a variant's content, or `nil` if it has another type.
    ///
    /// Source: `g_variant_get_int32`.
    public init?(_ content: VariantContent) {
        guard content.isOf("i") else { return nil }
        self = g_variant_get_int32(content.pointer)
    }

    /// Creates a variant with this value.
    ///
    /// Source: `g_variant_new_int32`.
    public func newVariant() -> NewVariant { NewVariant(pointer: g_variant_new_int32(self)) }
}

nonisolated extension UInt32: VariantConvertible {
    /// The type of an unsigned 32-bit integer.
    public static var variantType: String { "u" }

    /// Creates a value from a variant's content, or `nil` if it has another type.
    ///
    /// Source: `g_variant_get_uint32`.
    public init?(_ content: VariantContent) {
        guard content.isOf("u") else { return nil }
        self = g_variant_get_uint32(content.pointer)
    }

    /// Creates a variant with this value.
    ///
    /// Source: `g_variant_new_uint32`.
    public func newVariant() -> NewVariant { NewVariant(pointer: g_variant_new_uint32(self)) }
}

nonisolated extension UInt64: VariantConvertible {
    /// The type of an unsigned 64-bit integer.
    public static var variantType: String { "t" }

    /// Creates a value from a variant's content, or `nil` if it has another type.
    ///
    /// Source: `g_variant_get_uint64`.
    public init?(_ content: VariantContent) {
        guard content.isOf("t") else { return nil }
        self = UInt64(g_variant_get_uint64(content.pointer))
    }

    /// Creates a variant with this value.
    ///
    /// Source: `g_variant_new_uint64`.
    public func newVariant() -> NewVariant { NewVariant(pointer: g_variant_new_uint64(guint64(self))) }
}

nonisolated extension UInt8: VariantConvertible {
    /// The type of a byte.
    public static var variantType: String { "y" }

    /// Creates a value from a variant's content, or `nil` if it has another type.
    ///
    /// Source: `g_variant_get_byte`.
    public init?(_ content: VariantContent) {
        guard content.isOf("y") else { return nil }
        self = g_variant_get_byte(content.pointer)
    }

    /// Creates a variant with this value.
    ///
    /// Source: `g_variant_new_byte`.
    public func newVariant() -> NewVariant { NewVariant(pointer: g_variant_new_byte(self)) }
}

nonisolated extension Double: VariantConvertible {
    /// The type of a floating-point number.
    public static var variantType: String { "d" }

    /// Creates a value from a variant's content, or `nil` if it has another type.
    ///
    /// Source: `g_variant_get_double`.
    public init?(_ content: VariantContent) {
        guard content.isOf("d") else { return nil }
        self = g_variant_get_double(content.pointer)
    }

    /// Creates a variant with this value.
    ///
    /// Source: `g_variant_new_double`.
    public func newVariant() -> NewVariant { NewVariant(pointer: g_variant_new_double(self)) }
}
