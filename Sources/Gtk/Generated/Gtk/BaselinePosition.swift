// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBaselinePosition`.
/// [Reference](https://docs.gtk.org/gtk4/enum.BaselinePosition.html)
nonisolated public enum BaselinePosition: Enumeration {
    /// Source: `GTK_BASELINE_POSITION_TOP`.
    case top
    /// Source: `GTK_BASELINE_POSITION_CENTER`.
    case center
    /// Source: `GTK_BASELINE_POSITION_BOTTOM`.
    case bottom
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [BaselinePosition] = [
        .top,
        .center,
        .bottom,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .top
        case 1: self = .center
        case 2: self = .bottom
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .top: 0
        case .center: 1
        case .bottom: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkBaselinePosition) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkBaselinePosition { GtkBaselinePosition(rawValue: UInt32(bitPattern: rawValue)) }
}

extension BaselinePosition: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_baseline_position_get_type()) }
}
