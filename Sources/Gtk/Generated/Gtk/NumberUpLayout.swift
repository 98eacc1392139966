// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNumberUpLayout`.
/// [Reference](https://docs.gtk.org/gtk4/enum.NumberUpLayout.html)
nonisolated public enum NumberUpLayout: Enumeration {
    /// Source: `GTK_NUMBER_UP_LAYOUT_LEFT_TO_RIGHT_TOP_TO_BOTTOM`.
    case lrtb
    /// Source: `GTK_NUMBER_UP_LAYOUT_LEFT_TO_RIGHT_BOTTOM_TO_TOP`.
    case lrbt
    /// Source: `GTK_NUMBER_UP_LAYOUT_RIGHT_TO_LEFT_TOP_TO_BOTTOM`.
    case rltb
    /// Source: `GTK_NUMBER_UP_LAYOUT_RIGHT_TO_LEFT_BOTTOM_TO_TOP`.
    case rlbt
    /// Source: `GTK_NUMBER_UP_LAYOUT_TOP_TO_BOTTOM_LEFT_TO_RIGHT`.
    case tblr
    /// Source: `GTK_NUMBER_UP_LAYOUT_TOP_TO_BOTTOM_RIGHT_TO_LEFT`.
    case tbrl
    /// Source: `GTK_NUMBER_UP_LAYOUT_BOTTOM_TO_TOP_LEFT_TO_RIGHT`.
    case btlr
    /// Source: `GTK_NUMBER_UP_LAYOUT_BOTTOM_TO_TOP_RIGHT_TO_LEFT`.
    case btrl
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NumberUpLayout] = [
        .lrtb,
        .lrbt,
        .rltb,
        .rlbt,
        .tblr,
        .tbrl,
        .btlr,
        .btrl,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .lrtb
        case 1: self = .lrbt
        case 2: self = .rltb
        case 3: self = .rlbt
        case 4: self = .tblr
        case 5: self = .tbrl
        case 6: self = .btlr
        case 7: self = .btrl
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .lrtb: 0
        case .lrbt: 1
        case .rltb: 2
        case .rlbt: 3
        case .tblr: 4
        case .tbrl: 5
        case .btlr: 6
        case .btrl: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkNumberUpLayout) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkNumberUpLayout { GtkNumberUpLayout(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NumberUpLayout: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_number_up_layout_get_type()) }
}
