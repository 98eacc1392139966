import CGtk

/// A connection between widgets that assistive technologies are told of.
///
/// Source: `GtkAccessibleRelation`.
nonisolated public enum AccessibleRelation: Sendable, Hashable, CaseIterable {
    /// Source: `GTK_ACCESSIBLE_RELATION_DESCRIBED_BY`.
    case describedBy
    /// Source: `GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE`.
    case errorMessage
    /// Source: `GTK_ACCESSIBLE_RELATION_LABELLED_BY`.
    case labelledBy

    var cValue: GtkAccessibleRelation {
        switch self {
        case .describedBy: GTK_ACCESSIBLE_RELATION_DESCRIBED_BY
        case .errorMessage: GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE
        case .labelledBy: GTK_ACCESSIBLE_RELATION_LABELLED_BY
        }
    }
}
