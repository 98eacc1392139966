/// A key of settings, as ``SettingsStorage/subscript(_:)`` returns it.
@MainActor
public struct Setting {
    /// The settings.
    public let storage: any SettingsStorage
    /// The key.
    public let key: String

    /// Creates a setting.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - storage: The settings.
    public init(_ key: String, in storage: any SettingsStorage) {
        (self.key, self.storage) = (key, storage)
    }
}
