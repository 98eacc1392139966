import CGtk

/// When in the delivery of an event a controller is asked.
///
/// Source: `GtkPropagationPhase`.
nonisolated public enum PropagationPhase: Sendable, Hashable, CaseIterable {
    /// Source: `GTK_PHASE_NONE`.
    case none
    /// Source: `GTK_PHASE_CAPTURE`.
    case capture
    /// Source: `GTK_PHASE_BUBBLE`.
    case bubble
    /// Source: `GTK_PHASE_TARGET`.
    case target

    var cValue: GtkPropagationPhase {
        switch self {
        case .none: GTK_PHASE_NONE
        case .capture: GTK_PHASE_CAPTURE
        case .bubble: GTK_PHASE_BUBBLE
        case .target: GTK_PHASE_TARGET
        }
    }

    init(_ value: GtkPropagationPhase) {
        guard let known = Self.allCases.first(where: { $0.cValue == value }) else {
            preconditionFailure("GtkPropagationPhase \(value.rawValue) has no case in PropagationPhase.")
        }
        self = known
    }
}
