// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkScrollType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ScrollType.html)
nonisolated public enum ScrollType: Enumeration {
    /// Source: `GTK_SCROLL_NONE`.
    case none
    /// Source: `GTK_SCROLL_JUMP`.
    case jump
    /// Source: `GTK_SCROLL_STEP_BACKWARD`.
    case stepBackward
    /// Source: `GTK_SCROLL_STEP_FORWARD`.
    case stepForward
    /// Source: `GTK_SCROLL_PAGE_BACKWARD`.
    case pageBackward
    /// Source: `GTK_SCROLL_PAGE_FORWARD`.
    case pageForward
    /// Source: `GTK_SCROLL_STEP_UP`.
    case stepUp
    /// Source: `GTK_SCROLL_STEP_DOWN`.
    case stepDown
    /// Source: `GTK_SCROLL_PAGE_UP`.
    case pageUp
    /// Source: `GTK_SCROLL_PAGE_DOWN`.
    case pageDown
    /// Source: `GTK_SCROLL_STEP_LEFT`.
    case stepLeft
    /// Source: `GTK_SCROLL_STEP_RIGHT`.
    case stepRight
    /// Source: `GTK_SCROLL_PAGE_LEFT`.
    case pageLeft
    /// Source: `GTK_SCROLL_PAGE_RIGHT`.
    case pageRight
    /// Source: `GTK_SCROLL_START`.
    case start
    /// Source: `GTK_SCROLL_END`.
    case end
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollType] = [
        .none,
        .jump,
        .stepBackward,
        .stepForward,
        .pageBackward,
        .pageForward,
        .stepUp,
        .stepDown,
        .pageUp,
        .pageDown,
        .stepLeft,
        .stepRight,
        .pageLeft,
        .pageRight,
        .start,
        .end,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .jump
        case 2: self = .stepBackward
        case 3: self = .stepForward
        case 4: self = .pageBackward
        case 5: self = .pageForward
        case 6: self = .stepUp
        case 7: self = .stepDown
        case 8: self = .pageUp
        case 9: self = .pageDown
        case 10: self = .stepLeft
        case 11: self = .stepRight
        case 12: self = .pageLeft
        case 13: self = .pageRight
        case 14: self = .start
        case 15: self = .end
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .jump: 1
        case .stepBackward: 2
        case .stepForward: 3
        case .pageBackward: 4
        case .pageForward: 5
        case .stepUp: 6
        case .stepDown: 7
        case .pageUp: 8
        case .pageDown: 9
        case .stepLeft: 10
        case .stepRight: 11
        case .pageLeft: 12
        case .pageRight: 13
        case .start: 14
        case .end: 15
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkScrollType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkScrollType { GtkScrollType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_scroll_type_get_type()) }
}
