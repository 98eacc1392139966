import CGtk

/// A changing condition of a widget that assistive technologies are told of.
///
/// Source: `GtkAccessibleState`.
nonisolated public enum AccessibleState: Sendable, Hashable, CaseIterable {
    /// Source: `GTK_ACCESSIBLE_STATE_BUSY`.
    case busy
    /// Source: `GTK_ACCESSIBLE_STATE_DISABLED`.
    case disabled
    /// Source: `GTK_ACCESSIBLE_STATE_HIDDEN`.
    case hidden
    /// Source: `GTK_ACCESSIBLE_STATE_INVALID`.
    case invalid

    var cValue: GtkAccessibleState {
        switch self {
        case .busy: GTK_ACCESSIBLE_STATE_BUSY
        case .disabled: GTK_ACCESSIBLE_STATE_DISABLED
        case .hidden: GTK_ACCESSIBLE_STATE_HIDDEN
        case .invalid: GTK_ACCESSIBLE_STATE_INVALID
        }
    }
}
