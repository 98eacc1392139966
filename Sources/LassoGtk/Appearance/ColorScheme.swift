/// The colors that an application has, as it or its user chooses.
public enum ColorScheme: String, CaseIterable, Codable, Sendable {
    /// Those that the desktop prefers.
    case system
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}
