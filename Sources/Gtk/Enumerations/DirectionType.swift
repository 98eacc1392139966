import CGtk

/// Where the keyboard focus goes.
///
/// Source: `GtkDirectionType`.
nonisolated public enum DirectionType: Sendable, Hashable, CaseIterable {
    /// Source: `GTK_DIR_TAB_FORWARD`.
    case tabForward
    /// Source: `GTK_DIR_TAB_BACKWARD`.
    case tabBackward
    /// Source: `GTK_DIR_UP`.
    case up
    /// Source: `GTK_DIR_DOWN`.
    case down
    /// Source: `GTK_DIR_LEFT`.
    case left
    /// Source: `GTK_DIR_RIGHT`.
    case right

    var cValue: GtkDirectionType {
        switch self {
        case .tabForward: GTK_DIR_TAB_FORWARD
        case .tabBackward: GTK_DIR_TAB_BACKWARD
        case .up: GTK_DIR_UP
        case .down: GTK_DIR_DOWN
        case .left: GTK_DIR_LEFT
        case .right: GTK_DIR_RIGHT
        }
    }
}
