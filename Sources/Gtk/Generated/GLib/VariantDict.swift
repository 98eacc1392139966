// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
