// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkButtonsType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ButtonsType.html)
nonisolated public enum ButtonsType: Enumeration {
    /// Source: `GTK_BUTTONS_NONE`.
    case none
    /// Source: `GTK_BUTTONS_OK`.
    case ok
    /// Source: `GTK_BUTTONS_CLOSE`.
    case close
    /// Source: `GTK_BUTTONS_CANCEL`.
    case cancel
    /// Source: `GTK_BUTTONS_YES_NO`.
    case yesNo
    /// Source: `GTK_BUTTONS_OK_CANCEL`.
    case okCancel
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ButtonsType] = [
        .none,
        .ok,
        .close,
        .cancel,
        .yesNo,
        .okCancel,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .ok
        case 2: self = .close
        case 3: self = .cancel
        case 4: self = .yesNo
        case 5: self = .okCancel
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .ok: 1
        case .close: 2
        case .cancel: 3
        case .yesNo: 4
        case .okCancel: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkButtonsType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkButtonsType { GtkButtonsType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ButtonsType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_buttons_type_get_type()) }
}
