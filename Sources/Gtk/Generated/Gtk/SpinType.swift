// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSpinType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SpinType.html)
nonisolated public enum SpinType: Enumeration {
    /// Source: `GTK_SPIN_STEP_FORWARD`.
    case stepForward
    /// Source: `GTK_SPIN_STEP_BACKWARD`.
    case stepBackward
    /// Source: `GTK_SPIN_PAGE_FORWARD`.
    case pageForward
    /// Source: `GTK_SPIN_PAGE_BACKWARD`.
    case pageBackward
    /// Source: `GTK_SPIN_HOME`.
    case home
    /// Source: `GTK_SPIN_END`.
    case end
    /// Source: `GTK_SPIN_USER_DEFINED`.
    case userDefined
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SpinType] = [
        .stepForward,
        .stepBackward,
        .pageForward,
        .pageBackward,
        .home,
        .end,
        .userDefined,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .stepForward
        case 1: self = .stepBackward
        case 2: self = .pageForward
        case 3: self = .pageBackward
        case 4: self = .home
        case 5: self = .end
        case 6: self = .userDefined
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .stepForward: 0
        case .stepBackward: 1
        case .pageForward: 2
        case .pageBackward: 3
        case .home: 4
        case .end: 5
        case .userDefined: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSpinType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSpinType { GtkSpinType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SpinType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_spin_type_get_type()) }
}
