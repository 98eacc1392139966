// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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

    /// Source: `g_variant_type_hash`.
    /// [Reference](https://docs.gtk.org/glib/method.VariantType.hash.html)
    @_alwaysEmitIntoClient
    public func hash() -> Int {
        swiftInteger(g_variant_type_hash(instance.pointer))
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
