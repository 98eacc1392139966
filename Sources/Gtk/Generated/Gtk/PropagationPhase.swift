// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPropagationPhase`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PropagationPhase.html)
nonisolated public enum PropagationPhase: Enumeration {
    /// Source: `GTK_PHASE_NONE`.
    case none
    /// Source: `GTK_PHASE_CAPTURE`.
    case capture
    /// Source: `GTK_PHASE_BUBBLE`.
    case bubble
    /// Source: `GTK_PHASE_TARGET`.
    case target
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PropagationPhase] = [
        .none,
        .capture,
        .bubble,
        .target,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .capture
        case 2: self = .bubble
        case 3: self = .target
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .capture: 1
        case .bubble: 2
        case .target: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPropagationPhase) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPropagationPhase { GtkPropagationPhase(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PropagationPhase: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_propagation_phase_get_type()) }
}
