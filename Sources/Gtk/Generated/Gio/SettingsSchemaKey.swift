// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSettingsSchemaKey`.
/// [Reference](https://docs.gtk.org/gio/struct.SettingsSchemaKey.html)
public final class SettingsSchemaKey: Boxed {
    public override class var valueType: GType { GType(rawValue: g_settings_schema_key_get_type()) }

    /// Source: `g_settings_schema_key_get_default_value`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_default_value.html)
    @_alwaysEmitIntoClient
    public var defaultValue: Variant {
        Variant.wrapping(required: g_settings_schema_key_get_default_value(opaquePointer), transfer: .full)
    }

    /// Source: `g_settings_schema_key_get_description`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_description.html)
    @_alwaysEmitIntoClient
    public var description: String? {
        String.optional(copying: g_settings_schema_key_get_description(opaquePointer))
    }

    /// Source: `g_settings_schema_key_get_name`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(copying: g_settings_schema_key_get_name(opaquePointer))
    }

    /// Source: `g_settings_schema_key_get_range`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_range.html)
    @_alwaysEmitIntoClient
    public var range: Variant {
        Variant.wrapping(required: g_settings_schema_key_get_range(opaquePointer), transfer: .full)
    }

    /// Source: `g_settings_schema_key_get_summary`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_summary.html)
    @_alwaysEmitIntoClient
    public var summary: String? {
        String.optional(copying: g_settings_schema_key_get_summary(opaquePointer))
    }

    /// Source: `g_settings_schema_key_get_value_type`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.get_value_type.html)
    @_alwaysEmitIntoClient
    public var valueType: VariantType {
        VariantType.wrapping(required: g_settings_schema_key_get_value_type(opaquePointer))
    }

    /// Source: `g_settings_schema_key_range_check`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaKey.range_check.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func rangeCheck(_ value: Variant) -> Bool {
        g_settings_schema_key_range_check(opaquePointer, value.opaquePointer) != 0
    }
}
