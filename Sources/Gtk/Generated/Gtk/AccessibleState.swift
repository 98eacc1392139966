// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAccessibleState`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleState.html)
nonisolated public enum AccessibleState: Enumeration {
    /// Source: `GTK_ACCESSIBLE_STATE_BUSY`.
    case busy
    /// Source: `GTK_ACCESSIBLE_STATE_CHECKED`.
    case checked
    /// Source: `GTK_ACCESSIBLE_STATE_DISABLED`.
    case disabled
    /// Source: `GTK_ACCESSIBLE_STATE_EXPANDED`.
    case expanded
    /// Source: `GTK_ACCESSIBLE_STATE_HIDDEN`.
    case hidden
    /// Source: `GTK_ACCESSIBLE_STATE_INVALID`.
    case invalid
    /// Source: `GTK_ACCESSIBLE_STATE_PRESSED`.
    case pressed
    /// Source: `GTK_ACCESSIBLE_STATE_SELECTED`.
    case selected
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleState] = [
        .busy,
        .checked,
        .disabled,
        .expanded,
        .hidden,
        .invalid,
        .pressed,
        .selected,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .busy
        case 1: self = .checked
        case 2: self = .disabled
        case 3: self = .expanded
        case 4: self = .hidden
        case 5: self = .invalid
        case 6: self = .pressed
        case 7: self = .selected
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .busy: 0
        case .checked: 1
        case .disabled: 2
        case .expanded: 3
        case .hidden: 4
        case .invalid: 5
        case .pressed: 6
        case .selected: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleState) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleState { GtkAccessibleState(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_state_get_type()) }
}
