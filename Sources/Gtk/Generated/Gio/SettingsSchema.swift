// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSettingsSchema`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/struct.SettingsSchema.html)
public final class SettingsSchema: Boxed {
    public override class var valueType: GType { GType(rawValue: g_settings_schema_get_type()) }

    /// Source: `g_settings_schema_get_id`.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchema.get_id.html)
    @_alwaysEmitIntoClient
    public var id: String {
        String(copying: g_settings_schema_get_id(opaquePointer))
    }

    /// Source: `g_settings_schema_get_path`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchema.get_path.html)
    @_alwaysEmitIntoClient
    public var path: String? {
        String.optional(copying: g_settings_schema_get_path(opaquePointer))
    }

    /// Source: `g_settings_schema_get_key`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchema.get_key.html)
    @_alwaysEmitIntoClient
    public func key(for name: String) -> SettingsSchemaKey {
        SettingsSchemaKey.wrapping(required: g_settings_schema_get_key(opaquePointer, cText(name)), transfer: .full)
    }

    /// Source: `g_settings_schema_has_key`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchema.has_key.html)
    @_alwaysEmitIntoClient
    public func hasKey(_ name: String) -> Bool {
        g_settings_schema_has_key(opaquePointer, cText(name)) != 0
    }

    /// Source: `g_settings_schema_list_children`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchema.list_children.html)
    @_alwaysEmitIntoClient
    public func listChildren() -> [String] {
        [String](taking: g_settings_schema_list_children(opaquePointer))
    }

    /// Source: `g_settings_schema_list_keys`, since GLib 2.46.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchema.list_keys.html)
    @_alwaysEmitIntoClient
    public func listKeys() -> [String] {
        [String](taking: g_settings_schema_list_keys(opaquePointer))
    }
}
