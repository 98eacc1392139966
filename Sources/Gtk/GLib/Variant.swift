import CGtk

/// A value that contains its own type: the parameter or the state of an action, the value of a setting.
///
/// A variant is immutable, and can be used on any thread.
///
/// ```swift
/// let volume = Variant(0.5)
/// let names = Variant(["Ada", "Grace"])
/// print(names.get([String].self) ?? [])
/// ```
///
/// Source: `GVariant`.
nonisolated public final class Variant: @unchecked Sendable {
    // The conformance is unchecked: a GVariant that is not floating is immutable, and its reference count is atomic.
    private let pointer: OpaquePointer

    private init(taking pointer: OpaquePointer) {
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
    ///
    /// Source: `g_variant_parse`.
    public convenience init(parsing text: String, type: String? = nil) throws(GLibError) {
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
        return (0..<g_variant_n_children(pointer)).map { index in
            guard let child = g_variant_get_child_value(pointer, index) else {
                preconditionFailure("A GVariant has fewer children than its count.")
            }
            return Variant(taking: child)
        }
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

// For the wrappers' calls into C.
extension Variant {
    @usableFromInline
    var opaquePointer: OpaquePointer { pointer }

    var retainedOpaquePointer: OpaquePointer { g_variant_ref(pointer) }
}

extension Variant: Wrapping {
    @usableFromInline
    static func wrapping(_ instance: CInstance, transfer: OwnershipTransfer) -> Variant {
        let pointer = instance.opaquePointer
        // `g_variant_take_ref` sinks a floating reference, which a function with full transfer may return.
        return Variant(taking: transfer == .full ? g_variant_take_ref(pointer) : g_variant_ref_sink(pointer))
    }
}

extension Variant: ValueConvertible, NullableValue {
    /// The GObject type of such values.
    ///
    /// Source: `G_TYPE_VARIANT`.
    public static var valueType: GType { .variant }

    /// Reads a value.
    ///
    /// Source: `g_value_get_variant`.
    public static func read(from storage: ValueStorage) -> Variant {
        wrapping(required: g_value_get_variant(storage.pointer))
    }

    /// Writes this value.
    ///
    /// Source: `g_value_set_variant`.
    public func write(to storage: ValueStorage) { g_value_set_variant(storage.pointer, pointer) }
}

/// The content of a ``Variant``, which ``VariantConvertible`` reads.
nonisolated public struct VariantContent {
    fileprivate let pointer: OpaquePointer

    fileprivate func isOf(_ type: String) -> Bool {
        String(cString: g_variant_get_type_string(pointer)) == type
    }
}

nonisolated extension VariantContent {
    /// Returns whether the content has an indefinite type, for example `"a*"` for any list.
    fileprivate func isOf(kind: String) -> Bool {
        let type = g_variant_type_new(kind)
        defer { g_variant_type_free(type) }
        return g_variant_is_of_type(pointer, type) != 0
    }
}

/// A new variant, which ``VariantConvertible`` returns.
nonisolated public struct NewVariant {
    fileprivate let pointer: OpaquePointer?

    fileprivate var sunk: OpaquePointer {
        guard let pointer else { preconditionFailure("GLib returned NULL instead of a variant.") }
        return g_variant_ref_sink(pointer)
    }
}

/// A Swift type whose values can be converted to and from a ``Variant``.
///
/// These types conform: `Bool`, `Int`, `Int32`, `UInt8`, `UInt32`, `UInt64`, `Double`, `String`, `Variant` itself, and
/// arrays and string-keyed dictionaries of them.
nonisolated public protocol VariantConvertible {
    /// The type in GVariant's notation.
    static var variantType: String { get }

    /// Creates a value from a variant's content, or `nil` if it has another type.
    init?(_ content: VariantContent)

    /// Creates a variant with this value.
    func newVariant() -> NewVariant
}

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
            g_variant_new_dict_entry(g_variant_new_string(key), value.newVariant().pointer)
        }
        return NewVariant(pointer: g_variant_new_array(type, &children, gsize(children.count)))
    }
}

nonisolated extension Variant {
    fileprivate static func wrappingShared(_ pointer: OpaquePointer) -> Variant {
        Variant(taking: g_variant_ref(pointer))
    }
}
