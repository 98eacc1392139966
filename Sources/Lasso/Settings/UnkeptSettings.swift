/// Settings that are kept until the application ends, in place of those that can't be kept.
package final class UnkeptSettings: SettingsStorage {
    package let name: String
    private var values: [String: SettingValue] = [:]
    private let changes = EventObservers<String>()

    /// Creates settings without values.
    ///
    /// - Parameter name: The name of the settings in messages.
    package init(_ name: String) {
        self.name = name
    }

    package func value(of key: String, as kind: SettingValue.Kind) throws(SettingError) -> SettingValue? {
        guard let value = values[key] else { return nil }
        guard value.kind == kind else {
            throw .wrongType(key, in: name, found: value.kind.rawValue, expected: kind)
        }
        return value
    }

    package func setValue(_ value: SettingValue, of key: String) { change(key, to: value) }

    package func reset(_ key: String) { change(key, to: nil) }

    package func isWritable(_ key: String) -> Bool { true }

    package func observeChanges(of key: String, _ observer: @escaping @MainActor () -> Void) -> Observation {
        changes.add { if $0 == key { observer() } }
    }

    private func change(_ key: String, to value: SettingValue?) {
        guard values[key] != value else { return }
        values[key] = value
        changes.notify(key)
    }
}
