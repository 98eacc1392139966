// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAlign`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Align.html)
nonisolated public enum Align: Enumeration {
    /// Source: `GTK_ALIGN_FILL`.
    case fill
    /// Source: `GTK_ALIGN_START`.
    case start
    /// Source: `GTK_ALIGN_END`.
    case end
    /// Source: `GTK_ALIGN_CENTER`.
    case center
    /// Source: `GTK_ALIGN_BASELINE`.
    case baseline
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Align] = [
        .fill,
        .start,
        .end,
        .center,
        .baseline,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .fill
        case 1: self = .start
        case 2: self = .end
        case 3: self = .center
        case 4: self = .baseline
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .fill: 0
        case .start: 1
        case .end: 2
        case .center: 3
        case .baseline: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAlign) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAlign { GtkAlign(rawValue: UInt32(bitPattern: rawValue)) }
}

extension Align: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_align_get_type()) }
}
