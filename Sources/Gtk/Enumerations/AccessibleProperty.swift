import CGtk

/// A lasting trait of a widget that assistive technologies are told of.
///
/// Source: `GtkAccessibleProperty`.
nonisolated public enum AccessibleProperty: Sendable, Hashable, CaseIterable {
    /// Source: `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`.
    case description
    /// Source: `GTK_ACCESSIBLE_PROPERTY_LABEL`.
    case label

    var cValue: GtkAccessibleProperty {
        switch self {
        case .description: GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
        case .label: GTK_ACCESSIBLE_PROPERTY_LABEL
        }
    }
}
