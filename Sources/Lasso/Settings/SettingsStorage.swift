/// The settings of an application: values with keys, which other programs may change, such as an editor of settings.
///
/// LassoGtk has `SchemaSettings`, which keep the values where the desktop does. A test uses `MemorySettings`.
///
/// Source: `GSettings`.
@MainActor
public protocol SettingsStorage: AnyObject {
    /// The name of the settings in messages, such as that of their schema.
    var name: String { get }

    /// Returns the value of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - kind: The type that the value must have.
    /// - Returns: The value; `nil` if there is none, so that the application's default applies.
    /// - Throws: ``SettingError/noSuchKey(_:in:keys:)`` or ``SettingError/wrongType(_:in:found:expected:)``.
    func value(of key: String, as kind: SettingValue.Kind) throws(SettingError) -> SettingValue?

    /// Sets the value of a key, and calls the observers of the key if it is another one.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The key.
    /// - Throws: ``SettingError`` if the value can't be set. It is unchanged in that case.
    func setValue(_ value: SettingValue, of key: String) throws(SettingError)

    /// Removes the user's value of a key, so that the default applies.
    ///
    /// - Parameter key: The key.
    /// - Throws: ``SettingError`` if the value can't be removed.
    func reset(_ key: String) throws(SettingError)

    /// Returns whether the user can change the value of a key: there is such a key, and no administrator has locked it.
    ///
    /// - Parameter key: The key.
    func isWritable(_ key: String) -> Bool

    /// Observes a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - observer: A closure called after the value has changed, or whether it is writable. It may be called without
    ///     a change.
    /// - Returns: The observation, which can be canceled.
    func observeChanges(of key: String, _ observer: @escaping @MainActor () -> Void) -> Observation
}

extension SettingsStorage {
    /// The setting with a key.
    ///
    /// - Parameter key: The key.
    public subscript(key: String) -> Setting { Setting(key, in: self) }
}
