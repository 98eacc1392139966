import CGtk

nonisolated extension Array: VariantConvertible where Element: VariantConvertible {
    /// The type of a list.
    public static var variantType: String { "a" + Element.variantType }

    /// Creates a value from a variant's content, or `nil` if it has another type.
    ///
    /// Source: `g_variant_get_child_value`.
    public init?(_ content: VariantContent) {
        guard content.isOf(kind: "a*") else { return nil }
        var elements: [Element] = []
        for child in (Variant.wrappingShared(content.pointer)).children {
            guard let element = child.get(Element.self) else { return nil }
            elements.append(element)
        }
        self = elements
    }

    /// Creates a variant with this value.
    ///
    /// Source: `g_variant_new_array`.
    public func newVariant() -> NewVariant {
        let type = g_variant_type_new(Element.variantType)
        defer { g_variant_type_free(type) }
        var children: [OpaquePointer?] = map { $0.newVariant().pointer }
        return NewVariant(pointer: g_variant_new_array(type, &children, gsize(children.count)))
    }
}

nonisolated extension Dictionary: VariantConvertible where Key == String, Value: VariantConvertible {
    /// The type of a dictionary with string keys.
    public static var variantType: String { "a{s\(Value.variantType)}" }

    /// Creates a value from a variant's content, or `nil` if it has another type.
    ///
    /// Source: `g_variant_get_child_value`.
    public init?(_ content: VariantContent) {
        guard content.isOf(kind: "a{s*}") else { return nil }
        var entries: [String: Value] = [:]
        for entry in Variant.wrappingShared(content.pointer).children {
            let pair = entry.children
            guard let key = pair[0].get(String.self), let value = pair[1].get(Value.self) else { return nil }
            entries[key] = value
        }
        self = entries
    }

    /// Creates a variant with this value.
    ///
    /// Source: `g_variant_new_dict_entry`.
    public func newVariant() -> NewVariant {
        let type = g_variant_type_new("{s\(Value.variantType)}")
        defer { g_variant_type_free(type) }
        var children: [OpaquePointer?] = sorted { $0.key < $1.key }.map { key, value in
            g_variant_new_dict_entry(g_variant_new_string(cText(key)), value.newVariant().pointer)
        }
        return NewVariant(pointer: g_variant_new_array(type, &children, gsize(children.count)))
    }
}
