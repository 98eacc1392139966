// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStackTransitionType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.StackTransitionType.html)
nonisolated public enum StackTransitionType: Enumeration {
    /// Source: `GTK_STACK_TRANSITION_TYPE_NONE`.
    case none
    /// Source: `GTK_STACK_TRANSITION_TYPE_CROSSFADE`.
    case crossfade
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT`.
    case slideRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT`.
    case slideLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_UP`.
    case slideUp
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_DOWN`.
    case slideDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT`.
    case slideLeftRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_UP_DOWN`.
    case slideUpDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_UP`.
    case overUp
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_DOWN`.
    case overDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_LEFT`.
    case overLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_RIGHT`.
    case overRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_UNDER_UP`.
    case underUp
    /// Source: `GTK_STACK_TRANSITION_TYPE_UNDER_DOWN`.
    case underDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_UNDER_LEFT`.
    case underLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_UNDER_RIGHT`.
    case underRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_UP_DOWN`.
    case overUpDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_DOWN_UP`.
    case overDownUp
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_LEFT_RIGHT`.
    case overLeftRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_RIGHT_LEFT`.
    case overRightLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT`.
    case rotateLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_ROTATE_RIGHT`.
    case rotateRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT_RIGHT`.
    case rotateLeftRight
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [StackTransitionType] = [
        .none,
        .crossfade,
        .slideRight,
        .slideLeft,
        .slideUp,
        .slideDown,
        .slideLeftRight,
        .slideUpDown,
        .overUp,
        .overDown,
        .overLeft,
        .overRight,
        .underUp,
        .underDown,
        .underLeft,
        .underRight,
        .overUpDown,
        .overDownUp,
        .overLeftRight,
        .overRightLeft,
        .rotateLeft,
        .rotateRight,
        .rotateLeftRight,
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
        case 6: self = .slideLeftRight
        case 7: self = .slideUpDown
        case 8: self = .overUp
        case 9: self = .overDown
        case 10: self = .overLeft
        case 11: self = .overRight
        case 12: self = .underUp
        case 13: self = .underDown
        case 14: self = .underLeft
        case 15: self = .underRight
        case 16: self = .overUpDown
        case 17: self = .overDownUp
        case 18: self = .overLeftRight
        case 19: self = .overRightLeft
        case 20: self = .rotateLeft
        case 21: self = .rotateRight
        case 22: self = .rotateLeftRight
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
        case .slideLeftRight: 6
        case .slideUpDown: 7
        case .overUp: 8
        case .overDown: 9
        case .overLeft: 10
        case .overRight: 11
        case .underUp: 12
        case .underDown: 13
        case .underLeft: 14
        case .underRight: 15
        case .overUpDown: 16
        case .overDownUp: 17
        case .overLeftRight: 18
        case .overRightLeft: 19
        case .rotateLeft: 20
        case .rotateRight: 21
        case .rotateLeftRight: 22
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkStackTransitionType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkStackTransitionType { GtkStackTransitionType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension StackTransitionType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_stack_transition_type_get_type()) }
}
