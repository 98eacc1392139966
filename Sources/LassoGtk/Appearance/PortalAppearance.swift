/// The appearance that the desktop's portal reports.
///
/// Source: `org.freedesktop.portal.Settings`, namespace `org.freedesktop.appearance`.
struct PortalAppearance: Equatable {
    /// Whether the user prefers dark applications; `nil` if the user has no preference.
    var prefersDark: Bool?
    var hasHighContrast = false
    var accentColor: RGBA?
    var reducesMotion = false

    static let namespace = "org.freedesktop.appearance"

    /// Creates the appearance without what a portal reports.
    init() {}

    /// Creates the appearance of a reply.
    ///
    /// - Parameter reply: What `ReadAll` returns. What has another type is ignored.
    init(reply: Variant) {
        for entry in reply.children.first?.children ?? [] {
            guard entry.children.first?.get(String.self) == Self.namespace else { continue }
            for (key, value) in entry.children.last?.get([String: Variant].self) ?? [:] { set(key, to: value) }
        }
    }

    /// Reads a change.
    ///
    /// - Parameter change: The parameters of `SettingChanged`. What has another type is ignored.
    mutating func apply(_ change: Variant) {
        let parts = change.children
        guard parts.count == 3, parts[0].get(String.self) == Self.namespace,
            let key = parts[1].get(String.self), let value = parts[2].get(Variant.self)
        else { return }
        set(key, to: value)
    }

    /// Reads a value of the namespace. Unknown keys, and values of another type, are ignored.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value.
    mutating func set(_ key: String, to value: Variant) {
        if key == "accent-color" { return setAccentColor(to: value) }
        guard let number = value.get(UInt32.self) else { return }
        switch key {
        case "color-scheme": prefersDark = number == 1 ? true : number == 2 ? false : nil
        case "contrast": hasHighContrast = number == 1
        case "reduced-motion": reducesMotion = number == 1
        default: break
        }
    }

    private mutating func setAccentColor(to value: Variant) {
        let parts = value.children.compactMap { $0.get(Double.self) }
        guard parts.count == 3 else { return }
        // A color outside of the range means that there is none.
        guard parts.allSatisfy({ (0...1).contains($0) }) else { return accentColor = nil }
        accentColor = RGBA(red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]), alpha: 1)
    }
}
