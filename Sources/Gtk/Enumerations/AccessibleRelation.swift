import CGtk

/// A connection between widgets that assistive technologies are told of.
///
/// Source: `GtkAccessibleRelation`.
nonisolated public enum AccessibleRelation: Sendable, Hashable, CaseIterable {
    /// Source: `GTK_ACCESSIBLE_RELATION_DESCRIBED_BY`.
    case describedBy
    /// Source: `GTK_ACCESSIBLE_RELATION_LABELLED_BY`.
    case labelledBy

    var cValue: GtkAccessibleRelation {
        switch self {
        case .describedBy: GTK_ACCESSIBLE_RELATION_DESCRIBED_BY
        case .labelledBy: GTK_ACCESSIBLE_RELATION_LABELLED_BY
        }
    }
}
