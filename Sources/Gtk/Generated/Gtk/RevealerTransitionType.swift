// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkRevealerTransitionType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.RevealerTransitionType.html)
nonisolated public enum RevealerTransitionType: Enumeration {
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_NONE`.
    case none
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_CROSSFADE`.
    case crossfade
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT`.
    case slideRight
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT`.
    case slideLeft
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP`.
    case slideUp
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN`.
    case slideDown
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SWING_RIGHT`.
    case swingRight
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SWING_LEFT`.
    case swingLeft
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SWING_UP`.
    case swingUp
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SWING_DOWN`.
    case swingDown
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [RevealerTransitionType] = [
        .none,
        .crossfade,
        .slideRight,
        .slideLeft,
        .slideUp,
        .slideDown,
        .swingRight,
        .swingLeft,
        .swingUp,
        .swingDown,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .crossfade
        case 2: self = .slideRight
        case 3: self = .slideLeft
        case 4: self = .slideUp
        case 5: self = .slideDown
        case 6: self = .swingRight
        case 7: self = .swingLeft
        case 8: self = .swingUp
        case 9: self = .swingDown
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .crossfade: 1
        case .slideRight: 2
        case .slideLeft: 3
        case .slideUp: 4
        case .slideDown: 5
        case .swingRight: 6
        case .swingLeft: 7
        case .swingUp: 8
        case .swingDown: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkRevealerTransitionType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkRevealerTransitionType { GtkRevealerTransitionType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension RevealerTransitionType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_revealer_transition_type_get_type()) }
}
