import CGtk

/// A value that contains its own type: the parameter or the state of an action, the value of a setting.
///
/// A variant is immutable, and can be used on any thread. The conformance to `Sendable` is unchecked: a GVariant that
/// isn't floating is immutable, and its reference count is atomic.
///
/// ```swift
/// let volume = Variant(0.5)
/// let names = Variant(["Ada", "Grace"])
/// print(names.get([String].self) ?? [])
/// ```
///
/// Source: `GVariant`.
nonisolated public final class Variant: @unchecked Sendable {
    let pointer: OpaquePointer

    init(taking pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        g_variant_unref(pointer)
    }

    /// Creates a variant from a value.
    public convenience init(_ value: some VariantConvertible) {
        self.init(taking: value.newVariant().sunk)
    }

    /// Creates a variant from its text form, for example `"['Ada', 'Grace']"`.
    ///
    /// - Parameters:
    ///   - text: The text form.
    ///   - type: The variant's type if the text alone is ambiguous, for example `"as"` for an empty list of strings.
    /// - Throws: ``GLibError`` if the text is not the text form of a variant, or if the variant has another type.
    /// - Precondition: The type is one in GVariant's notation.
    ///
    /// Source: `g_variant_parse`.
    public convenience init(parsing text: String, type: String? = nil) throws(GLibError) {
        let type = cText(ifAny: type)
        if let type {
            precondition(
                g_variant_type_string_is_valid(type) != 0,
                "Variant(parsing:type:): \"\(type)\" is not a type. Write it as in \"s\" or \"as\"."
            )
        }
        let variantType = type.map { g_variant_type_new($0) }
        defer { if let variantType { g_variant_type_free(variantType) } }
        guard let variant = try GLibError.check({ g_variant_parse(variantType ?? nil, cText(text), nil, nil, $0) })
        else {
            preconditionFailure("g_variant_parse returned neither a variant nor an error.")
        }
        self.init(taking: variant)
    }

    /// The type in GVariant's notation: `"s"` for a string, `"as"` for a list of strings.
    ///
    /// Source: `g_variant_get_type_string`.
    public var typeString: String { String(cString: g_variant_get_type_string(pointer)) }

    /// Returns the value.
    ///
    /// - Parameter type: The Swift type to read the value as.
    /// - Returns: The value, or `nil` if it has another type.
    public func get<Value: VariantConvertible>(_ type: Value.Type = Value.self) -> Value? {
        Value(VariantContent(pointer: pointer))
    }

    /// The children of a list, a tuple or a dictionary, or an empty array for any other type.
    ///
    /// Source: `g_variant_get_child_value`.
    public var children: [Variant] {
        guard g_variant_is_container(pointer) != 0 else { return [] }
        let container = withBytesOfItsOwn
        return (0..<g_variant_n_children(container.pointer)).map { index in
            guard let child = g_variant_get_child_value(container.pointer, index) else {
                preconditionFailure("A GVariant has fewer children than its count.")
            }
            return Variant(taking: child)
        }
    }

    /// This variant or, if it may be a list that GLib keeps in the variant itself, as GLib 2.84 does with few bytes and
    /// numbers, one with the same content elsewhere. Children would refer to memory in the variant, and not keep it.
    private var withBytesOfItsOwn: Variant {
        let type = typeString
        guard type.first == "a", type.dropFirst().allSatisfy({ "bynqiuxthd(){}".contains($0) }) else { return self }
        let bytes = g_variant_get_data_as_bytes(pointer)
        defer { g_bytes_unref(bytes) }
        guard let variant = g_variant_new_from_bytes(g_variant_get_type(pointer), bytes, 0) else {
            preconditionFailure("GLib created no variant from the content of another one.")
        }
        return Variant(taking: g_variant_ref_sink(variant))
    }
}

nonisolated extension Variant: Equatable, CustomStringConvertible {
    /// Returns whether two variants have the same type and the same value.
    ///
    /// Source: `g_variant_equal`.
    public static func == (one: Variant, other: Variant) -> Bool {
        g_variant_equal(UnsafeRawPointer(one.pointer), UnsafeRawPointer(other.pointer)) != 0
    }

    /// The text form.
    ///
    /// Source: `g_variant_print`.
    public var description: String { String(taking: g_variant_print(pointer, 0)) }
}
