// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GVariantClass`, since GLib 2.24.
/// [Reference](https://docs.gtk.org/glib/enum.VariantClass.html)
nonisolated public enum VariantClass: Enumeration {
    /// Source: `G_VARIANT_CLASS_BOOLEAN`.
    case boolean
    /// Source: `G_VARIANT_CLASS_BYTE`.
    case byte
    /// Source: `G_VARIANT_CLASS_INT16`.
    case int16
    /// Source: `G_VARIANT_CLASS_UINT16`.
    case uint16
    /// Source: `G_VARIANT_CLASS_INT32`.
    case int32
    /// Source: `G_VARIANT_CLASS_UINT32`.
    case uint32
    /// Source: `G_VARIANT_CLASS_INT64`.
    case int64
    /// Source: `G_VARIANT_CLASS_UINT64`.
    case uint64
    /// Source: `G_VARIANT_CLASS_HANDLE`.
    case handle
    /// Source: `G_VARIANT_CLASS_DOUBLE`.
    case double
    /// Source: `G_VARIANT_CLASS_STRING`.
    case string
    /// Source: `G_VARIANT_CLASS_OBJECT_PATH`.
    case objectPath
    /// Source: `G_VARIANT_CLASS_SIGNATURE`.
    case signature
    /// Source: `G_VARIANT_CLASS_VARIANT`.
    case variant
    /// Source: `G_VARIANT_CLASS_MAYBE`.
    case maybe
    /// Source: `G_VARIANT_CLASS_ARRAY`.
    case array
    /// Source: `G_VARIANT_CLASS_TUPLE`.
    case tuple
    /// Source: `G_VARIANT_CLASS_DICT_ENTRY`.
    case dictEntry
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [VariantClass] = [
        .boolean,
        .byte,
        .int16,
        .uint16,
        .int32,
        .uint32,
        .int64,
        .uint64,
        .handle,
        .double,
        .string,
        .objectPath,
        .signature,
        .variant,
        .maybe,
        .array,
        .tuple,
        .dictEntry,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 98: self = .boolean
        case 121: self = .byte
        case 110: self = .int16
        case 113: self = .uint16
        case 105: self = .int32
        case 117: self = .uint32
        case 120: self = .int64
        case 116: self = .uint64
        case 104: self = .handle
        case 100: self = .double
        case 115: self = .string
        case 111: self = .objectPath
        case 103: self = .signature
        case 118: self = .variant
        case 109: self = .maybe
        case 97: self = .array
        case 40: self = .tuple
        case 123: self = .dictEntry
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .boolean: 98
        case .byte: 121
        case .int16: 110
        case .uint16: 113
        case .int32: 105
        case .uint32: 117
        case .int64: 120
        case .uint64: 116
        case .handle: 104
        case .double: 100
        case .string: 115
        case .objectPath: 111
        case .signature: 103
        case .variant: 118
        case .maybe: 109
        case .array: 97
        case .tuple: 40
        case .dictEntry: 123
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GVariantClass) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GVariantClass { GVariantClass(rawValue: UInt32(bitPattern: rawValue)) }
}

extension VariantClass: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}

/// Source: `GVariantDict`, since GLib 2.40.
/// [Reference](https://docs.gtk.org/glib/struct.VariantDict.html)
public final class VariantDict: Boxed {
    @_alwaysEmitIntoClient
    var variantDictPointer: UnsafeMutablePointer<GVariantDict> { pointer() }

    public override class var valueType: GType { GType(rawValue: g_variant_dict_get_type()) }

    /// Source: `g_variant_dict_new`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/glib/ctor.VariantDict.new.html)
    @_alwaysEmitIntoClient
    public convenience init(fromAsv: Variant? = nil) {
        self.init(instance: CInstance(g_variant_dict_new(fromAsv?.opaquePointer)), transfer: .full)
    }

    /// Source: `g_variant_dict_clear`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/glib/method.VariantDict.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        g_variant_dict_clear(variantDictPointer)
    }

    /// Source: `g_variant_dict_contains`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/glib/method.VariantDict.contains.html)
    @_alwaysEmitIntoClient
    public func contains(_ key: String) -> Bool {
        g_variant_dict_contains(variantDictPointer, cText(key)) != 0
    }

    /// Source: `g_variant_dict_end`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/glib/method.VariantDict.end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func end() -> Variant {
        Variant.wrapping(required: g_variant_dict_end(variantDictPointer))
    }

    /// Source: `g_variant_dict_insert_value`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/glib/method.VariantDict.insert_value.html)
    @_alwaysEmitIntoClient
    public func insertValue(_ key: String, value: Variant) {
        g_variant_dict_insert_value(variantDictPointer, cText(key), value.opaquePointer)
    }

    /// Source: `g_variant_dict_lookup_value`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/glib/method.VariantDict.lookup_value.html)
    @_alwaysEmitIntoClient
    public func lookupValue(_ key: String, expectedType: VariantType? = nil) -> Variant? {
        Variant.wrapping(
            g_variant_dict_lookup_value(variantDictPointer, cText(key), expectedType?.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `g_variant_dict_remove`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/glib/method.VariantDict.remove.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func remove(_ key: String) -> Bool {
        g_variant_dict_remove(variantDictPointer, cText(key)) != 0
    }
}

/// Source: `GVariantType`.
/// [Reference](https://docs.gtk.org/glib/struct.VariantType.html)
public final class VariantType: Boxed {
    public override class var valueType: GType { GType(rawValue: g_variant_type_get_gtype()) }

    /// Source: `g_variant_type_new`, since GLib 2.24.
    /// [Reference](https://docs.gtk.org/glib/ctor.VariantType.new.html)
    @_alwaysEmitIntoClient
    public convenience init(typeString: String) {
        self.init(instance: CInstance(g_variant_type_new(cText(typeString))), transfer: .full)
    }

    /// Source: `g_variant_type_new_array`.
    /// [Reference](https://docs.gtk.org/glib/ctor.VariantType.new_array.html)
    @_alwaysEmitIntoClient
    public convenience init(element: VariantType) {
        self.init(instance: CInstance(g_variant_type_new_array(element.opaquePointer)), transfer: .full)
    }

    /// Source: `g_variant_type_new_dict_entry`.
    /// [Reference](https://docs.gtk.org/glib/ctor.VariantType.new_dict_entry.html)
    @_alwaysEmitIntoClient
    public convenience init(key: VariantType, value: VariantType) {
        self.init(
            instance: CInstance(g_variant_type_new_dict_entry(key.opaquePointer, value.opaquePointer)),
            transfer: .full
        )
    }

    /// Source: `g_variant_type_new_maybe`.
    /// [Reference](https://docs.gtk.org/glib/ctor.VariantType.new_maybe.html)
    @_alwaysEmitIntoClient
    public static func newMaybe(_ element: VariantType) -> VariantType {
        VariantType.wrapping(required: g_variant_type_new_maybe(element.opaquePointer), transfer: .full)
    }

    /// Source: `g_variant_type_get_string_length`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.get_string_length.html)
    @_alwaysEmitIntoClient
    public var stringLength: Int {
        Int(clamping: g_variant_type_get_string_length(opaquePointer))
    }

    /// Source: `g_variant_type_is_array`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.is_array.html)
    @_alwaysEmitIntoClient
    public var isArray: Bool {
        g_variant_type_is_array(opaquePointer) != 0
    }

    /// Source: `g_variant_type_is_basic`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.is_basic.html)
    @_alwaysEmitIntoClient
    public var isBasic: Bool {
        g_variant_type_is_basic(opaquePointer) != 0
    }

    /// Source: `g_variant_type_is_container`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.is_container.html)
    @_alwaysEmitIntoClient
    public var isContainer: Bool {
        g_variant_type_is_container(opaquePointer) != 0
    }

    /// Source: `g_variant_type_is_definite`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.is_definite.html)
    @_alwaysEmitIntoClient
    public var isDefinite: Bool {
        g_variant_type_is_definite(opaquePointer) != 0
    }

    /// Source: `g_variant_type_is_dict_entry`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.is_dict_entry.html)
    @_alwaysEmitIntoClient
    public var isDictEntry: Bool {
        g_variant_type_is_dict_entry(opaquePointer) != 0
    }

    /// Source: `g_variant_type_is_maybe`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.is_maybe.html)
    @_alwaysEmitIntoClient
    public var isMaybe: Bool {
        g_variant_type_is_maybe(opaquePointer) != 0
    }

    /// Source: `g_variant_type_is_tuple`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.is_tuple.html)
    @_alwaysEmitIntoClient
    public var isTuple: Bool {
        g_variant_type_is_tuple(opaquePointer) != 0
    }

    /// Source: `g_variant_type_is_variant`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.is_variant.html)
    @_alwaysEmitIntoClient
    public var isVariant: Bool {
        g_variant_type_is_variant(opaquePointer) != 0
    }

    /// Source: `g_variant_type_copy`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> VariantType {
        VariantType.wrapping(required: g_variant_type_copy(opaquePointer), transfer: .full)
    }

    /// Source: `g_variant_type_dup_string`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.dup_string.html)
    @_alwaysEmitIntoClient
    public func dupString() -> String {
        String(taking: g_variant_type_dup_string(opaquePointer))
    }

    /// Source: `g_variant_type_element`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.element.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func element() -> VariantType {
        VariantType.wrapping(required: g_variant_type_element(opaquePointer))
    }

    /// Source: `g_variant_type_equal`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ type2: VariantType) -> Bool {
        g_variant_type_equal(instance.pointer, type2.instance.pointer) != 0
    }

    /// Source: `g_variant_type_first`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.first.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func first() -> VariantType {
        VariantType.wrapping(required: g_variant_type_first(opaquePointer))
    }

    /// Source: `g_variant_type_hash`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.hash.html)
    @_alwaysEmitIntoClient
    public func hash() -> Int {
        Int(g_variant_type_hash(instance.pointer))
    }

    /// Source: `g_variant_type_is_subtype_of`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.is_subtype_of.html)
    @_alwaysEmitIntoClient
    public func isSubtypeOf(_ supertype: VariantType) -> Bool {
        g_variant_type_is_subtype_of(opaquePointer, supertype.opaquePointer) != 0
    }

    /// Source: `g_variant_type_key`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.key.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func key() -> VariantType {
        VariantType.wrapping(required: g_variant_type_key(opaquePointer))
    }

    /// Source: `g_variant_type_n_items`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.n_items.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func nItems() -> Int {
        Int(clamping: g_variant_type_n_items(opaquePointer))
    }

    /// Source: `g_variant_type_next`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.next.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func next() -> VariantType {
        VariantType.wrapping(required: g_variant_type_next(opaquePointer))
    }

    /// Source: `g_variant_type_value`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.value.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func value() -> VariantType {
        VariantType.wrapping(required: g_variant_type_value(opaquePointer))
    }

    /// Source: `g_variant_type_checked_`.
    /// [Reference](https://docs.gtk.org/glib/type_func.VariantType.checked_.html)
    @_alwaysEmitIntoClient
    public static func checked(_ arg0: String) -> VariantType {
        VariantType.wrapping(required: g_variant_type_checked_(cText(arg0)))
    }

    /// Source: `g_variant_type_string_get_depth_`.
    /// [Reference](https://docs.gtk.org/glib/type_func.VariantType.string_get_depth_.html)
    @_alwaysEmitIntoClient
    public static func stringGetDepth(_ typeString: String) -> Int {
        Int(clamping: g_variant_type_string_get_depth_(cText(typeString)))
    }

    /// Source: `g_variant_type_string_is_valid`.
    /// [Reference](https://docs.gtk.org/glib/type_func.VariantType.string_is_valid.html)
    @_alwaysEmitIntoClient
    public static func stringIsValid(_ typeString: String) -> Bool {
        g_variant_type_string_is_valid(cText(typeString)) != 0
    }
}
