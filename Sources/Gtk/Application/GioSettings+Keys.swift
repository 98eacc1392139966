import CGtk

/// A key of a settings schema and the type of its value.
///
/// ```swift
/// extension SettingsKey {
///     static var fontSize: SettingsKey<Int32> { SettingsKey<Int32>("font-size") }
/// }
/// ```
///
/// The key reads and writes the setting:
///
/// ```swift
/// settings[.fontSize] = 12
/// ```
nonisolated public struct SettingsKey<Value: VariantConvertible>: Sendable {
    /// The key's name in the schema.
    public let name: String

    /// Creates a key.
    ///
    /// - Parameter name: The key's name in the schema.
    public init(_ name: String) {
        self.name = name
    }
}

extension GioSettings {
    /// Creates the settings of an installed schema. If the schema is missing, this initializer throws, whereas GIO ends
    /// the program.
    ///
    /// - Parameter schema: The schema's name, for example `"org.example.Application"`.
    /// - Throws: ``GLibError`` if the schema is not installed, or has no path.
    ///
    /// Source: `g_settings_new`.
    public convenience init(installed schema: String) throws(GLibError) {
        let source = g_settings_schema_source_get_default()
        guard let source, let found = g_settings_schema_source_lookup(source, schema, 1) else {
            throw GLibError(
                domain: "lasso-gtk-settings",
                code: 0,
                message: """
                    The settings schema “\(schema)” isn’t installed. Install its .gschema.xml file and run \
                    glib-compile-schemas, or set GSETTINGS_SCHEMA_DIR to the folder of the compiled schema.
                    """
            )
        }
        try self.init(atPathOf: SettingsSchema.wrapping(required: found, transfer: .full))
    }

    /// Creates the settings of a schema at the path that the schema has itself. If it has none, this initializer
    /// throws, whereas GIO ends the program.
    ///
    /// - Parameter schema: The schema.
    /// - Throws: ``GLibError`` if the schema has no path.
    package convenience init(atPathOf schema: SettingsSchema) throws(GLibError) {
        guard schema.path != nil else {
            throw GLibError(
                domain: "lasso-gtk-settings",
                code: 1,
                message: """
                    The settings schema “\(schema.id)” has no path. Use SchemaSettings(GioSettings(schemaId:path:)), or \
                    GioSettings(schema:path:) if the schema isn’t installed.
                    """
            )
        }
        self.init(schema: schema)
    }

    /// Creates the settings of a schema that has been looked up.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - path: The path of the settings, for example `"/org/example/profiles/1/"`; `nil` for the schema's own.
    /// - Precondition: Either the schema has a path, or one is passed.
    ///
    /// Source: `g_settings_new_full`.
    public convenience init(schema: SettingsSchema, path: String? = nil) {
        let instance = g_settings_new_full(schema.opaquePointer, nil, cText(ifAny: path))
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// The value of a key.
    ///
    /// - Precondition: The schema has the key with a value of this type. A new value is allowed by the schema and
    ///   writable.
    ///
    /// Source: `g_settings_get_value`, `g_settings_set_value`.
    public subscript<Value>(_ key: SettingsKey<Value>) -> Value {
        get {
            check(key)
            let variant = Variant.wrapping(required: g_settings_get_value(settingsPointer, key.name), transfer: .full)
            guard let value = variant.get(Value.self) else { preconditionFailure("\(key.name) isn't a \(Value.self).") }
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
                "GioSettings[\"\(key.name)\"]: the schema does not allow \(newValue), or the key is not writable."
            )
        }
    }

    /// Connects a handler called after each change of a key's value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - handler: A closure called with the new value.
    /// - Returns: The connection, which can be disconnected.
    /// - Precondition: The schema has the key with a value of this type.
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
            preconditionFailure("The settings have no schema.")
        }
        precondition(
            schema.hasKey(key.name),
            """
            GioSettings["\(key.name)"]: the schema \(schema.id) has no such key. \
            Use one of its keys: \(schema.listKeys().sorted().joined(separator: ", ")).
            """
        )
        let schemaKey = schema.key(for: key.name)
        let typeString = withExtendedLifetime(schemaKey) {
            String(taking: g_variant_type_dup_string(g_settings_schema_key_get_value_type(schemaKey.opaquePointer)))
        }
        precondition(
            typeString == Value.variantType,
            "GioSettings[\"\(key.name)\"]: the key's type is \(typeString), \(Value.self)'s is \(Value.variantType)."
        )
    }
}
