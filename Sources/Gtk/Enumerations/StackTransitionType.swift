import CGtk

/// How a stack goes from one page to another.
///
/// Source: `GtkStackTransitionType`.
nonisolated public enum StackTransitionType: Sendable, Hashable, CaseIterable {
    /// Source: `GTK_STACK_TRANSITION_TYPE_NONE`.
    case none
    /// Source: `GTK_STACK_TRANSITION_TYPE_CROSSFADE`.
    case crossfade
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT`.
    case slideRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT`.
    case slideLeft

    var cValue: GtkStackTransitionType {
        switch self {
        case .none: GTK_STACK_TRANSITION_TYPE_NONE
        case .crossfade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
        case .slideRight: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
        case .slideLeft: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
        }
    }

    init(_ value: GtkStackTransitionType) {
        guard let known = Self.allCases.first(where: { $0.cValue == value }) else {
            preconditionFailure("GtkStackTransitionType \(value.rawValue) has no case in StackTransitionType.")
        }
        self = known
    }
}
