// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintQuality`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintQuality.html)
nonisolated public enum PrintQuality: Enumeration {
    /// Source: `GTK_PRINT_QUALITY_LOW`.
    case low
    /// Source: `GTK_PRINT_QUALITY_NORMAL`.
    case normal
    /// Source: `GTK_PRINT_QUALITY_HIGH`.
    case high
    /// Source: `GTK_PRINT_QUALITY_DRAFT`.
    case draft
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PrintQuality] = [
        .low,
        .normal,
        .high,
        .draft,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .low
        case 1: self = .normal
        case 2: self = .high
        case 3: self = .draft
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .low: 0
        case .normal: 1
        case .high: 2
        case .draft: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintQuality) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintQuality { GtkPrintQuality(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintQuality: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_quality_get_type()) }
}
