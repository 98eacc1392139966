import CGtk

/// How a widget uses room that is left over.
///
/// Source: `GtkAlign`.
nonisolated public enum Align: Sendable, Hashable, CaseIterable {
    /// Source: `GTK_ALIGN_FILL`.
    case fill
    /// Source: `GTK_ALIGN_START`.
    case start
    /// Source: `GTK_ALIGN_END`.
    case end
    /// Source: `GTK_ALIGN_CENTER`.
    case center
    /// Source: `GTK_ALIGN_BASELINE`.
    case baseline

    var cValue: GtkAlign {
        switch self {
        case .fill: GTK_ALIGN_FILL
        case .start: GTK_ALIGN_START
        case .end: GTK_ALIGN_END
        case .center: GTK_ALIGN_CENTER
        case .baseline: GTK_ALIGN_BASELINE
        }
    }

    init(_ value: GtkAlign) {
        guard let known = Self.allCases.first(where: { $0.cValue == value }) else {
            preconditionFailure("GtkAlign \(value.rawValue) has no case in Align.")
        }
        self = known
    }
}
