import CGtk

/// How the lines of a text stand to each other.
///
/// Source: `GtkJustification`.
nonisolated public enum Justification: Sendable, Hashable, CaseIterable {
    /// Source: `GTK_JUSTIFY_LEFT`.
    case left
    /// Source: `GTK_JUSTIFY_RIGHT`.
    case right
    /// Source: `GTK_JUSTIFY_CENTER`.
    case center
    /// Source: `GTK_JUSTIFY_FILL`.
    case fill

    var cValue: GtkJustification {
        switch self {
        case .left: GTK_JUSTIFY_LEFT
        case .right: GTK_JUSTIFY_RIGHT
        case .center: GTK_JUSTIFY_CENTER
        case .fill: GTK_JUSTIFY_FILL
        }
    }

    init(_ value: GtkJustification) {
        guard let known = Self.allCases.first(where: { $0.cValue == value }) else {
            preconditionFailure("GtkJustification \(value.rawValue) has no case in Justification.")
        }
        self = known
    }
}
