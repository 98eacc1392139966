// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPadActionType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PadActionType.html)
nonisolated public enum PadActionType: Enumeration {
    /// Source: `GTK_PAD_ACTION_BUTTON`.
    case button
    /// Source: `GTK_PAD_ACTION_RING`.
    case ring
    /// Source: `GTK_PAD_ACTION_STRIP`.
    case strip
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PadActionType] = [
        .button,
        .ring,
        .strip,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .button
        case 1: self = .ring
        case 2: self = .strip
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .button: 0
        case .ring: 1
        case .strip: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPadActionType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPadActionType { GtkPadActionType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PadActionType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_pad_action_type_get_type()) }
}
