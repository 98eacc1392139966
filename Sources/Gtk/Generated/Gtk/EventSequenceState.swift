// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEventSequenceState`.
/// [Reference](https://docs.gtk.org/gtk4/enum.EventSequenceState.html)
nonisolated public enum EventSequenceState: Enumeration {
    /// Source: `GTK_EVENT_SEQUENCE_NONE`.
    case none
    /// Source: `GTK_EVENT_SEQUENCE_CLAIMED`.
    case claimed
    /// Source: `GTK_EVENT_SEQUENCE_DENIED`.
    case denied
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [EventSequenceState] = [
        .none,
        .claimed,
        .denied,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .claimed
        case 2: self = .denied
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .claimed: 1
        case .denied: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkEventSequenceState) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkEventSequenceState { GtkEventSequenceState(rawValue: UInt32(bitPattern: rawValue)) }
}

extension EventSequenceState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_event_sequence_state_get_type()) }
}
