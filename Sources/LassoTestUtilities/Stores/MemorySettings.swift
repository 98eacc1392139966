import Lasso

/// Settings in memory, for tests of stores with settings. The test changes them as another program does, and locks them
/// as an administrator does.
///
/// ```swift
/// let settings = MemorySettings(["shows-done": .bool(true), "sort-order": .string("name")])
/// settings.set(.bool(false), of: "shows-done")
/// ```
public final class MemorySettings: SettingsStorage {
    /// The name of the settings in messages.
    public let name: String
    private let defaults: [String: SettingValue]
    private var userValues: [String: SettingValue] = [:]
    private let changes = EventObservers<String>()

    /// The keys that the user can't change.
    public var lockedKeys: Set<String> = [] {
        didSet { lockedKeys.symmetricDifference(oldValue).forEach(changes.notify) }
    }

    /// The number of times that a value was set, by a store or by the test.
    public private(set) var writeCount = 0

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - defaults: The keys with their default values.
    ///   - name: The name of the settings in messages.
    public init(_ defaults: [String: SettingValue], name: String = "memory") {
        self.defaults = defaults
        self.name = name
    }

    /// Returns the value of a key, without checking its type.
    ///
    /// - Parameter key: The key.
    /// - Returns: The value, or `nil` if there is no such key.
    public subscript(valueOf key: String) -> SettingValue? { userValues[key] ?? defaults[key] }

    /// Sets the value of a key as another program does, even if it is locked.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The key.
    public func set(_ value: SettingValue, of key: String) {
        writeCount += 1
        let old = self[valueOf: key]
        userValues[key] = value
        if old != value { changes.notify(key) }
    }

    /// Returns the value of a key, which has the type of its default.
    public func value(of key: String, as kind: SettingValue.Kind) throws(SettingError) -> SettingValue? {
        guard let value = self[valueOf: key] else { throw .noSuchKey(key, in: name, keys: Array(defaults.keys)) }
        guard value.kind == kind else { throw .wrongType(key, in: name, found: value.kind.rawValue, expected: kind) }
        return value
    }

    /// Sets the value of a key.
    public func setValue(_ value: SettingValue, of key: String) throws(SettingError) {
        guard let old = try self.value(of: key, as: value.kind) else { return }
        guard isWritable(key) else { throw .notWritable(key, in: name) }
        if value != old { set(value, of: key) }
    }

    /// Removes the value of a key, so that the default applies.
    public func reset(_ key: String) throws(SettingError) {
        guard isWritable(key) else { throw .notWritable(key, in: name) }
        let old = self[valueOf: key]
        userValues[key] = nil
        if old != self[valueOf: key] { changes.notify(key) }
    }

    /// Returns whether there is a key that isn't one of ``lockedKeys``.
    public func isWritable(_ key: String) -> Bool { self[valueOf: key] != nil && !lockedKeys.contains(key) }

    /// Observes a key, whoever changes it.
    public func observeChanges(of key: String, _ observer: @escaping @MainActor () -> Void) -> Observation {
        changes.add { if $0 == key { observer() } }
    }
}
