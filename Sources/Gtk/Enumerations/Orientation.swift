import CGtk

/// In which direction a widget lays things out.
///
/// Source: `GtkOrientation`.
nonisolated public enum Orientation: Sendable, Hashable, CaseIterable {
    /// Source: `GTK_ORIENTATION_HORIZONTAL`.
    case horizontal
    /// Source: `GTK_ORIENTATION_VERTICAL`.
    case vertical

    var cValue: GtkOrientation {
        switch self {
        case .horizontal: GTK_ORIENTATION_HORIZONTAL
        case .vertical: GTK_ORIENTATION_VERTICAL
        }
    }

    init(_ value: GtkOrientation) {
        guard let known = Self.allCases.first(where: { $0.cValue == value }) else {
            preconditionFailure("GtkOrientation \(value.rawValue) has no case in Orientation.")
        }
        self = known
    }
}
