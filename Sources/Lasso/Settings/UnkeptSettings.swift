/// Settings in memory, which are kept until the application ends: for an application that replays a tape, for example,
/// or in place of settings that can't be kept.
///
/// ```swift
/// let preferences = PreferencesStore(in: UnkeptSettings("the replay"))
/// ```
///
/// A key has no value until one is set, so a store begins with its own value. `MemorySettings` of LassoTestUtilities
/// also have default values, and can be locked.
public final class UnkeptSettings: SettingsStorage {
    /// The name of the settings in messages.
    public let name: String
    private var values: [String: SettingValue] = [:]
    private let changes = EventObservers<String>()

    /// Creates settings without values.
    ///
    /// - Parameter name: The name of the settings in messages.
    public init(_ name: String) {
        self.name = name
    }

    /// Returns the value of a key; `nil` if none was set.
    ///
    /// - Throws: ``SettingError`` if the value has another type.
    public func value(of key: String, as kind: SettingValue.Kind) throws(SettingError) -> SettingValue? {
        guard let value = values[key] else { return nil }
        guard value.kind == kind else {
            throw .wrongType(key, in: name, found: value.kind.rawValue, expected: kind)
        }
        return value
    }

    /// Sets the value of a key.
    public func setValue(_ value: SettingValue, of key: String) { change(key, to: value) }

    /// Removes the value of a key.
    public func reset(_ key: String) { change(key, to: nil) }

    /// Returns `true`.
    public func isWritable(_ key: String) -> Bool { true }

    /// Observes the changes of a key.
    ///
    /// - Returns: The observation, which can be canceled.
    public func observeChanges(of key: String, _ observer: @escaping @MainActor () -> Void) -> Observation {
        changes.add { if $0 == key { observer() } }
    }

    private func change(_ key: String, to value: SettingValue?) {
        guard values[key] != value else { return }
        values[key] = value
        changes.notify(key)
    }
}
