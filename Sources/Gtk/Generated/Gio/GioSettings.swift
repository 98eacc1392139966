// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSettings`.
/// [Reference](https://docs.gtk.org/gio/class.Settings.html)
open class GioSettings: Object {
    /// Source: `g_settings_new`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/ctor.Settings.new.html)
    @_alwaysEmitIntoClient
    public init(schemaId: String) {
        super.init(instance: CInstance(g_settings_new(cText(schemaId))), transfer: .full)
    }

    /// Source: `g_settings_new_with_path`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/ctor.Settings.new_with_path.html)
    @_alwaysEmitIntoClient
    public init(schemaId: String, path: String) {
        super.init(instance: CInstance(g_settings_new_with_path(cText(schemaId), cText(path))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GioSettings {
    @_alwaysEmitIntoClient
    var gioSettingsPointer: UnsafeMutablePointer<GSettings> { pointer() }

    /// Source: the property `GSettings:delay-apply`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/property.Settings.delay-apply.html)
    @_alwaysEmitIntoClient
    public var delayApply: Bool {
        self[property: "delay-apply"]
    }

    /// Source: `g_settings_get_has_unapplied`.
    /// [Reference](https://docs.gtk.org/gio/property.Settings.has-unapplied.html)
    @_alwaysEmitIntoClient
    public var hasUnapplied: Bool {
        g_settings_get_has_unapplied(gioSettingsPointer) != 0
    }

    /// Source: the property `GSettings:path`.
    /// [Reference](https://docs.gtk.org/gio/property.Settings.path.html)
    @_alwaysEmitIntoClient
    public var path: String? {
        self[property: "path"]
    }

    /// Source: the property `GSettings:schema`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/property.Settings.schema.html)
    @_alwaysEmitIntoClient
    public var schema: String? {
        self[property: "schema"]
    }

    /// Source: the property `GSettings:schema-id`.
    /// [Reference](https://docs.gtk.org/gio/property.Settings.schema-id.html)
    @_alwaysEmitIntoClient
    public var schemaId: String? {
        self[property: "schema-id"]
    }

    /// Source: the property `GSettings:settings-schema`.
    /// [Reference](https://docs.gtk.org/gio/property.Settings.settings-schema.html)
    @_alwaysEmitIntoClient
    public var settingsSchema: SettingsSchema? {
        self[property: "settings-schema"]
    }

    /// Source: `g_settings_apply`.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.apply.html)
    @_alwaysEmitIntoClient
    public func apply() {
        g_settings_apply(gioSettingsPointer)
    }

    /// Source: `g_settings_bind`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.bind.html)
    @_alwaysEmitIntoClient
    public func bind(_ key: String, object: Object, property: String, flags: SettingsBindFlags = []) {
        g_settings_bind(gioSettingsPointer, cText(key), object.instance.pointer, cText(property), flags.cValue)
    }

    /// Source: `g_settings_bind_writable`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.bind_writable.html)
    @_alwaysEmitIntoClient
    public func bindWritable(_ key: String, object: Object, property: String, inverted: Bool) {
        g_settings_bind_writable(
            gioSettingsPointer,
            cText(key),
            object.instance.pointer,
            cText(property),
            inverted ? 1 : 0
        )
    }

    /// Source: `g_settings_create_action`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.create_action.html)
    @_alwaysEmitIntoClient
    public func createAction(_ key: String) -> any Action {
        wrappingInterface(required: g_settings_create_action(gioSettingsPointer, cText(key)), transfer: .full)
    }

    /// Source: `g_settings_delay`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.delay.html)
    @_alwaysEmitIntoClient
    public func delay() {
        g_settings_delay(gioSettingsPointer)
    }

    /// Source: `g_settings_get_boolean`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_boolean.html)
    @_alwaysEmitIntoClient
    public func boolean(for key: String) -> Bool {
        g_settings_get_boolean(gioSettingsPointer, cText(key)) != 0
    }

    /// Source: `g_settings_get_child`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_child.html)
    @_alwaysEmitIntoClient
    public func child(for name: String) -> GioSettings {
        GioSettings.wrapping(required: g_settings_get_child(gioSettingsPointer, cText(name)), transfer: .full)
    }

    /// Source: `g_settings_get_default_value`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_default_value.html)
    @_alwaysEmitIntoClient
    public func defaultValue(for key: String) -> Variant? {
        Variant.wrapping(g_settings_get_default_value(gioSettingsPointer, cText(key)), transfer: .full)
    }

    /// Source: `g_settings_get_double`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_double.html)
    @_alwaysEmitIntoClient
    public func double(for key: String) -> Double {
        g_settings_get_double(gioSettingsPointer, cText(key))
    }

    /// Source: `g_settings_get_enum`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_enum.html)
    @_alwaysEmitIntoClient
    public func `enum`(for key: String) -> Int {
        swiftInteger(g_settings_get_enum(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_flags`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_flags.html)
    @_alwaysEmitIntoClient
    public func flags(for key: String) -> Int {
        swiftInteger(g_settings_get_flags(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_int`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_int.html)
    @_alwaysEmitIntoClient
    public func int(for key: String) -> Int {
        swiftInteger(g_settings_get_int(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_int64`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_int64.html)
    @_alwaysEmitIntoClient
    public func int64(for key: String) -> Int {
        g_settings_get_int64(gioSettingsPointer, cText(key))
    }

    /// Source: `g_settings_get_range`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_range.html)
    @_alwaysEmitIntoClient
    public func range(for key: String) -> Variant {
        Variant.wrapping(required: g_settings_get_range(gioSettingsPointer, cText(key)), transfer: .full)
    }

    /// Source: `g_settings_get_string`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_string.html)
    @_alwaysEmitIntoClient
    public func string(for key: String) -> String {
        String(taking: g_settings_get_string(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_strv`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_strv.html)
    @_alwaysEmitIntoClient
    public func strv(for key: String) -> [String] {
        [String](taking: g_settings_get_strv(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_uint`, since GLib 2.30.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_uint.html)
    @_alwaysEmitIntoClient
    public func uint(for key: String) -> Int {
        swiftInteger(g_settings_get_uint(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_uint64`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_uint64.html)
    @_alwaysEmitIntoClient
    public func uint64(for key: String) -> UInt64 {
        UInt64(g_settings_get_uint64(gioSettingsPointer, cText(key)))
    }

    /// Source: `g_settings_get_user_value`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_user_value.html)
    @_alwaysEmitIntoClient
    public func userValue(for key: String) -> Variant? {
        Variant.wrapping(g_settings_get_user_value(gioSettingsPointer, cText(key)), transfer: .full)
    }

    /// Source: `g_settings_get_value`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.get_value.html)
    @_alwaysEmitIntoClient
    public func value(for key: String) -> Variant {
        Variant.wrapping(required: g_settings_get_value(gioSettingsPointer, cText(key)), transfer: .full)
    }

    /// Source: `g_settings_is_writable`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.is_writable.html)
    @_alwaysEmitIntoClient
    public func isWritable(_ name: String) -> Bool {
        g_settings_is_writable(gioSettingsPointer, cText(name)) != 0
    }

    /// Source: `g_settings_list_children`.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.list_children.html)
    @_alwaysEmitIntoClient
    public func listChildren() -> [String] {
        [String](taking: g_settings_list_children(gioSettingsPointer))
    }

    /// Source: `g_settings_list_keys`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.list_keys.html)
    @_alwaysEmitIntoClient
    public func listKeys() -> [String] {
        [String](taking: g_settings_list_keys(gioSettingsPointer))
    }

    /// Source: `g_settings_range_check`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.range_check.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func rangeCheck(_ key: String, value: Variant) -> Bool {
        g_settings_range_check(gioSettingsPointer, cText(key), value.opaquePointer) != 0
    }

    /// Source: `g_settings_reset`.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.reset.html)
    @_alwaysEmitIntoClient
    public func reset(_ key: String) {
        g_settings_reset(gioSettingsPointer, cText(key))
    }

    /// Source: `g_settings_revert`.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.revert.html)
    @_alwaysEmitIntoClient
    public func revert() {
        g_settings_revert(gioSettingsPointer)
    }

    /// Source: `g_settings_set_boolean`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_boolean.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBoolean(_ key: String, value: Bool) -> Bool {
        g_settings_set_boolean(gioSettingsPointer, cText(key), value ? 1 : 0) != 0
    }

    /// Source: `g_settings_set_double`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_double.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setDouble(_ key: String, value: Double) -> Bool {
        g_settings_set_double(gioSettingsPointer, cText(key), value) != 0
    }

    /// Source: `g_settings_set_enum`.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_enum.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setEnum(_ key: String, value: Int) -> Bool {
        g_settings_set_enum(gioSettingsPointer, cText(key), cInteger(value)) != 0
    }

    /// Source: `g_settings_set_flags`.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_flags.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setFlags(_ key: String, value: Int) -> Bool {
        g_settings_set_flags(gioSettingsPointer, cText(key), cInteger(value)) != 0
    }

    /// Source: `g_settings_set_int`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_int.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setInt(_ key: String, value: Int) -> Bool {
        g_settings_set_int(gioSettingsPointer, cText(key), cInteger(value)) != 0
    }

    /// Source: `g_settings_set_int64`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_int64.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setInt64(_ key: String, value: Int) -> Bool {
        g_settings_set_int64(gioSettingsPointer, cText(key), value) != 0
    }

    /// Source: `g_settings_set_string`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_string.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setString(_ key: String, value: String) -> Bool {
        g_settings_set_string(gioSettingsPointer, cText(key), cText(value)) != 0
    }

    /// Source: `g_settings_set_strv`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_strv.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setStrv(_ key: String, value: [String]? = nil) -> Bool {
        let result = withStringArray(value) { valueArray in
            g_settings_set_strv(
                gioSettingsPointer,
                cText(key),
                UnsafeMutableRawPointer(valueArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
        return result != 0
    }

    /// Source: `g_settings_set_uint`, since GLib 2.30.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_uint.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setUint(_ key: String, value: Int) -> Bool {
        g_settings_set_uint(gioSettingsPointer, cText(key), cInteger(value)) != 0
    }

    /// Source: `g_settings_set_uint64`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_uint64.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setUint64(_ key: String, value: UInt64) -> Bool {
        g_settings_set_uint64(gioSettingsPointer, cText(key), guint64(value)) != 0
    }

    /// Source: `g_settings_set_value`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.Settings.set_value.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setValue(_ key: String, value: Variant) -> Bool {
        g_settings_set_value(gioSettingsPointer, cText(key), value.opaquePointer) != 0
    }

    /// Source: `g_settings_list_relocatable_schemas`, since GLib 2.28; deprecated.
    /// [Reference](https://docs.gtk.org/gio/type_func.Settings.list_relocatable_schemas.html)
    @_alwaysEmitIntoClient
    public static func listRelocatableSchemas() -> [String] {
        [String](copying: g_settings_list_relocatable_schemas())
    }

    /// Source: `g_settings_list_schemas`, since GLib 2.26; deprecated.
    /// [Reference](https://docs.gtk.org/gio/type_func.Settings.list_schemas.html)
    @_alwaysEmitIntoClient
    public static func listSchemas() -> [String] {
        [String](copying: g_settings_list_schemas())
    }

    /// Source: `g_settings_sync`.
    /// [Reference](https://docs.gtk.org/gio/type_func.Settings.sync.html)
    @_alwaysEmitIntoClient
    public static func sync() {
        g_settings_sync()
    }

    /// Source: `g_settings_unbind`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/type_func.Settings.unbind.html)
    @_alwaysEmitIntoClient
    public static func unbind(_ object: Object, property: String) {
        g_settings_unbind(object.instance.pointer, cText(property))
    }

    /// Source: the signal `GSettings::changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.Settings.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        detail: String? = nil,
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect(detailedSignal("changed", detail), after: after, handler)
    }

    /// Source: the signal `GSettings::writable-change-event`.
    /// [Reference](https://docs.gtk.org/gio/signal.Settings.writable-change-event.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onWritableChangeEvent(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Bool
    ) -> SignalConnection {
        connect("writable-change-event", after: after, handler)
    }

    /// Source: the signal `GSettings::writable-changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.Settings.writable-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onWritableChanged(
        detail: String? = nil,
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect(detailedSignal("writable-changed", detail), after: after, handler)
    }
}
