/// The settings of a schema, which the desktop keeps.
///
/// ```swift
/// let settings = SchemaSettings("org.example.Tasks")
/// StoredSetting(of: store, \.showsDone, in: settings["shows-done"]) { .didChangeShowsDone($0) }
/// ```
///
/// The schema is a file `org.example.Tasks.gschema.xml`, which is installed in `glib-2.0/schemas` of a data folder, and
/// compiled there with `glib-compile-schemas`. The folder `../share` of the program's folder comes before the system's
/// data folders and `GSETTINGS_SCHEMA_DIR`, so that an application works wherever it is installed; a program that isn't
/// installed finds the schema there, too. If there is no schema, or it has no path, a line on standard error says so,
/// and the settings are kept until the application ends.
///
/// A key has one of these types: `b`; `y`, `n`, `q`, `i`, `u`, or `x` for integers; `d`; `s`, or an enumeration of the
/// schema; `as`.
///
/// ### When a value can't be kept
///
/// The desktop keeps a value a moment after it was set. If that fails, for example because the disk is full, or the
/// session bus has ended, GSettings reports no error, not even by `g_settings_sync`. dconf, the usual backend, writes
/// the reason to standard error and drops the value: the setting has its former value again, and its observers are
/// called.
///
/// Source: `GSettings`.
public final class SchemaSettings: SettingsStorage {
    /// The name of the schema.
    public let name: String
    private let settings: GioSettings?
    private let unkept: UnkeptSettings

    /// Creates the settings of a schema.
    ///
    /// - Parameters:
    ///   - schema: The name of the schema.
    ///   - folder: A folder with compiled schemas, which is searched first; `nil` for none.
    public convenience init(_ schema: String, compiledIn folder: String? = nil) {
        self.init(schema, compiledIn: folder, beside: ProgramFolder.share)
    }

    convenience init(_ schema: String, compiledIn folder: String?, beside share: String?) {
        do throws(GLibError) {
            try self.init(
                Self.settings(of: schema, compiledIn: [folder, share.map { $0 + "/glib-2.0/schemas" }]),
                name: schema
            )
        } catch {
            StandardError.report("\(error.message) Until then, settings are lost when the application ends.")
            self.init(nil, name: schema)
        }
    }

    /// Creates settings of a schema that has been looked up, for example with a path or a backend of its own.
    ///
    /// - Parameter settings: The settings.
    public convenience init(_ settings: GioSettings) {
        self.init(settings, name: settings.schemaId ?? "")
    }

    private init(_ settings: GioSettings?, name: String) {
        (self.settings, self.name) = (settings, name)
        unkept = UnkeptSettings(name)
    }

    private static func settings(of schema: String, compiledIn folders: [String?]) throws(GLibError) -> GioSettings {
        for folder in folders {
            guard let folder, Files.exists(folder + "/gschemas.compiled") else { continue }
            let source = try SettingsSchemaSource(directory: folder, parent: nil, trusted: false)
            if let found = source.lookup(schema, recursive: false) { return try GioSettings(atPathOf: found) }
        }
        return try GioSettings(installed: schema)
    }

    /// Returns the value of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - kind: The type that the value must have.
    /// - Returns: The user's value, or else the schema's default; `nil` without a schema, until a value is set.
    /// - Throws: ``/Lasso/SettingError/noSuchKey(_:in:keys:)`` or
    ///   ``/Lasso/SettingError/wrongType(_:in:found:expected:)``.
    ///
    /// Source: `g_settings_get_value`.
    public func value(of key: String, as kind: SettingValue.Kind) throws(SettingError) -> SettingValue? {
        guard let settings else { return try unkept.value(of: key, as: kind) }
        let variant = settings.value(for: try checked(key, kind, of: settings))
        return switch kind {
        case .bool: variant.get(Bool.self).map { .bool($0) }
        case .int: variant.get(Int.self).map { .int($0) }
        case .double: variant.get(Double.self).map { .double($0) }
        case .string: variant.get(String.self).map { .string($0) }
        case .strings: variant.get([String].self).map { .strings($0) }
        }
    }

    /// Sets the value of a key.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The key.
    /// - Throws: ``/Lasso/SettingError`` if the value can't be set. It is unchanged in that case. Whether the desktop
    ///   can keep the value isn't known yet.
    ///
    /// Source: `g_settings_set_value`.
    public func setValue(_ value: SettingValue, of key: String) throws(SettingError) {
        guard let settings else { return unkept.setValue(value, of: key) }
        let key = try checked(key, value.kind, of: settings)
        guard isWritable(key) else { throw .notWritable(key, in: name) }
        // GIO would stop a program that passes a value that the schema doesn't allow.
        guard let variant = Self.variant(value, type: settings.value(for: key).typeString),
            settings.settingsSchema?.key(for: key).rangeCheck(variant) == true
        else { throw .unusableValue(value, of: key, in: name) }
        guard settings.value(for: key) != variant else { return }
        guard settings.setValue(key, value: variant) else { throw .notWritable(key, in: name) }
    }

    /// Removes the user's value of a key, so that the schema's default applies.
    ///
    /// - Parameter key: The key.
    /// - Throws: ``/Lasso/SettingError`` if the value can't be removed.
    ///
    /// Source: `g_settings_reset`.
    public func reset(_ key: String) throws(SettingError) {
        guard let settings else { return unkept.reset(key) }
        let key = try checked(key, nil, of: settings)
        guard isWritable(key) else { throw .notWritable(key, in: name) }
        settings.reset(key)
    }

    /// Returns whether the user can change the value of a key.
    ///
    /// - Parameter key: The key.
    ///
    /// Source: `g_settings_is_writable`.
    public func isWritable(_ key: String) -> Bool {
        guard let settings else { return unkept.isWritable(key) }
        return settings.settingsSchema?.hasKey(key) == true && settings.isWritable(key)
    }

    /// Observes a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - observer: A closure called after the value has changed, or whether it is writable. It may be called without
    ///     a change.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: `GSettings::changed`, `GSettings::writable-changed`.
    public func observeChanges(of key: String, _ observer: @escaping @MainActor () -> Void) -> Observation {
        guard let settings else { return unkept.observeChanges(of: key, observer) }
        let connections = [
            settings.onChanged(detail: key) { _ in observer() },
            settings.onWritableChanged(detail: key) { _ in observer() },
        ]
        return .stopping { connections.forEach { $0.disconnect() } }
    }

    private func checked(
        _ key: String,
        _ kind: SettingValue.Kind?,
        of settings: GioSettings
    ) throws(SettingError) -> String {
        guard let schema = settings.settingsSchema, schema.hasKey(key) else {
            throw .noSuchKey(key, in: name, keys: settings.settingsSchema?.listKeys() ?? [])
        }
        let type = schema.key(for: key).valueType.dupString()
        if let kind, !kind.types.contains(type) {
            throw .wrongType(key, in: name, found: "“\(type)”", expected: kind)
        }
        return key
    }

    /// Returns a value as a variant of the key's type; `nil` for an integer that is too large for it, which is the only
    /// reason why parsing can fail.
    private static func variant(_ value: SettingValue, type: String) -> Variant? {
        switch value {
        case .bool(let bool): return Variant(bool)
        case .double(let double): return Variant(double)
        case .string(let string): return Variant(string)
        case .strings(let strings): return Variant(strings)
        case .int(let int):
            do throws(GLibError) {
                return try Variant(parsing: "\(int)", type: type)
            } catch {
                return nil
            }
        }
    }
}

extension SettingValue.Kind {
    /// The types of keys whose values are of this kind.
    fileprivate var types: [String] {
        switch self {
        case .bool: ["b"]
        case .int: ["y", "n", "q", "i", "u", "x"]
        case .double: ["d"]
        case .string: ["s"]
        case .strings: ["as"]
        }
    }
}
