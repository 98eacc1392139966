// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSizeRequestMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SizeRequestMode.html)
nonisolated public enum SizeRequestMode: Enumeration {
    /// Source: `GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH`.
    case heightForWidth
    /// Source: `GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT`.
    case widthForHeight
    /// Source: `GTK_SIZE_REQUEST_CONSTANT_SIZE`.
    case constantSize
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SizeRequestMode] = [
        .heightForWidth,
        .widthForHeight,
        .constantSize,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .heightForWidth
        case 1: self = .widthForHeight
        case 2: self = .constantSize
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .heightForWidth: 0
        case .widthForHeight: 1
        case .constantSize: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSizeRequestMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSizeRequestMode { GtkSizeRequestMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SizeRequestMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_size_request_mode_get_type()) }
}
