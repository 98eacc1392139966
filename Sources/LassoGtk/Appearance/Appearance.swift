/// The appearance that the user prefers, as the application shows it.
nonisolated public struct Appearance: Hashable, Sendable {
    /// Whether the application is dark.
    public var isDark = false
    /// Whether the user prefers high contrast.
    public var hasHighContrast = false
    /// The color of what is selected or suggested; `nil` if the desktop has none.
    public var accentColor: RGBA?
    /// Whether the user prefers as few animations as possible.
    public var reducesMotion = false

    /// Creates the appearance of a desktop without preferences.
    public init() {}
}
