// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPageOrientation`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PageOrientation.html)
nonisolated public enum PageOrientation: Enumeration {
    /// Source: `GTK_PAGE_ORIENTATION_PORTRAIT`.
    case portrait
    /// Source: `GTK_PAGE_ORIENTATION_LANDSCAPE`.
    case landscape
    /// Source: `GTK_PAGE_ORIENTATION_REVERSE_PORTRAIT`.
    case reversePortrait
    /// Source: `GTK_PAGE_ORIENTATION_REVERSE_LANDSCAPE`.
    case reverseLandscape
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PageOrientation] = [
        .portrait,
        .landscape,
        .reversePortrait,
        .reverseLandscape,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .portrait
        case 1: self = .landscape
        case 2: self = .reversePortrait
        case 3: self = .reverseLandscape
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .portrait: 0
        case .landscape: 1
        case .reversePortrait: 2
        case .reverseLandscape: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPageOrientation) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPageOrientation { GtkPageOrientation(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PageOrientation: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_page_orientation_get_type()) }
}
