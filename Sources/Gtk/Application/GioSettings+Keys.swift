import CGtk

/// A key of a settings schema, with the type of its value.
///
/// ```swift
/// extension SettingsKey {
///     static var fontSize: SettingsKey<Int32> { SettingsKey<Int32>("font-size") }
/// }
/// settings[.fontSize] = 12
/// ```
nonisolated public struct SettingsKey<Value: VariantConvertible>: Sendable {
    /// The key's name in the schema.
    public let name: String

    /// - Parameter name: The key's name in the schema.
    public init(_ name: String) {
        self.name = name
    }
}

extension GioSettings {
    /// Opens the settings of a schema, if it is installed. (GIO ends the program where it is not.)
    ///
    /// - Parameter schema: The schema's name, as in `"org.example.Application"`.
    /// - Throws: ``GLibError`` if there is no such schema.
    ///
    /// Source: `g_settings_new`.
    public convenience init(installed schema: String) throws(GLibError) {
        let source = g_settings_schema_source_get_default()
        guard let source, let found = g_settings_schema_source_lookup(source, schema, 1) else {
            throw GLibError(
                domain: "lasso-gtk-settings",
                code: 0,
                message: """
                    There is no settings schema “\(schema)”. Install its .gschema.xml file and run glib-compile-schemas, \
                    or set GSETTINGS_SCHEMA_DIR to the folder of the compiled one.
                    """
            )
        }
        defer { g_settings_schema_unref(found) }
        self.init(instance: CInstance(g_settings_new_full(found, nil, nil)), transfer: .full)
    }

    /// Opens the settings of a schema that has been looked up.
    ///
    /// - Parameter schema: The schema.
    ///
    /// Source: `g_settings_new_full`.
    public convenience init(schema: SettingsSchema) {
        self.init(instance: CInstance(g_settings_new_full(schema.opaquePointer, nil, nil)), transfer: .full)
    }

    /// The value of a key.
    ///
    /// - Precondition: The schema has the key, with a value of this type. On setting, the schema allows the value.
    ///
    /// Source: `g_settings_get_value`, `g_settings_set_value`.
    public subscript<Value>(_ key: SettingsKey<Value>) -> Value {
        get {
            check(key)
            let variant = Variant.wrapping(required: g_settings_get_value(settingsPointer, key.name), transfer: .full)
            guard let value = variant.get(Value.self) else { preconditionFailure("\(key.name) is no \(Value.self).") }
            return value
        }
        set {
            check(key)
            let variant = Variant(newValue)
            let isSet = withExtendedLifetime(variant) {
                g_settings_set_value(settingsPointer, key.name, variant.opaquePointer)
            }
            precondition(
                isSet != 0,
                "GioSettings[\"\(key.name)\"]: the schema does not allow \(newValue), or it cannot be written."
            )
        }
    }

    /// Calls a handler whenever the value of a key has changed.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - handler: Gets the new value.
    /// - Returns: The connection, which can be disconnected.
    /// - Precondition: The schema has the key, with a value of this type.
    ///
    /// Source: the signal `GSettings::changed`.
    @discardableResult
    public func onChanged<Value>(
        _ key: SettingsKey<Value>,
        _ handler: @escaping @MainActor (Value) -> Void
    ) -> SignalConnection {
        check(key)
        return onChanged(detail: key.name) { [weak self] _ in
            if let self { handler(self[key]) }
        }
    }

    private var settingsPointer: UnsafeMutablePointer<GSettings> { pointer() }

    private func check<Value>(_ key: SettingsKey<Value>) {
        guard let schema: SettingsSchema = self[property: "settings-schema"] else {
            preconditionFailure("Settings without a schema.")
        }
        precondition(
            schema.hasKey(key.name),
            """
            GioSettings["\(key.name)"]: the schema \(schema.id) has no such key. \
            Its keys are: \(schema.listKeys().sorted().joined(separator: ", ")).
            """
        )
        let schemaKey = schema.key(for: key.name)
        let typeString = withExtendedLifetime(schemaKey) {
            String(taking: g_variant_type_dup_string(g_settings_schema_key_get_value_type(schemaKey.opaquePointer)))
        }
        precondition(
            typeString == Value.variantType,
            "GioSettings[\"\(key.name)\"]: the schema's type is \"\(typeString)\", that of \(Value.self) is \"\(Value.variantType)\"."
        )
    }
}
