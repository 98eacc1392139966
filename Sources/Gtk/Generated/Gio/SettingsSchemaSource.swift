// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSettingsSchemaSource`, since GLib 2.32.
/// [Reference](https://docs.gtk.org/gio/struct.SettingsSchemaSource.html)
public final class SettingsSchemaSource: Boxed {
    public override class var valueType: GType { GType(rawValue: g_settings_schema_source_get_type()) }

    /// Source: `g_settings_schema_source_new_from_directory`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/ctor.SettingsSchemaSource.new_from_directory.html)
    @_alwaysEmitIntoClient
    public convenience init(directory: String, parent: SettingsSchemaSource? = nil, trusted: Bool) throws(GLibError) {
        let instance = try GLibError.check { error in
            g_settings_schema_source_new_from_directory(cText(directory), parent?.opaquePointer, trusted ? 1 : 0, error)
        }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `g_settings_schema_source_list_schemas`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaSource.list_schemas.html)
    @_alwaysEmitIntoClient
    public func listSchemas(_ recursive: Bool) -> (nonRelocatable: [String], relocatable: [String]) {
        var nonRelocatable: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = nil
        var relocatable: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = nil
        g_settings_schema_source_list_schemas(opaquePointer, recursive ? 1 : 0, &nonRelocatable, &relocatable)
        return ([String](taking: nonRelocatable), [String](taking: relocatable))
    }

    /// Source: `g_settings_schema_source_lookup`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.SettingsSchemaSource.lookup.html)
    @_alwaysEmitIntoClient
    public func lookup(_ schemaId: String, recursive: Bool) -> SettingsSchema? {
        SettingsSchema.wrapping(
            g_settings_schema_source_lookup(opaquePointer, cText(schemaId), recursive ? 1 : 0),
            transfer: .full
        )
    }

    /// Source: `g_settings_schema_source_get_default`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/type_func.SettingsSchemaSource.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: SettingsSchemaSource? {
        SettingsSchemaSource.wrapping(g_settings_schema_source_get_default())
    }
}
