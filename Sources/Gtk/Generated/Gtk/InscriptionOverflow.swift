// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkInscriptionOverflow`, since GTK 4.8.
/// [Reference](https://docs.gtk.org/gtk4/enum.InscriptionOverflow.html)
nonisolated public enum InscriptionOverflow: Enumeration {
    /// Source: `GTK_INSCRIPTION_OVERFLOW_CLIP`.
    case clip
    /// Source: `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_START`.
    case ellipsizeStart
    /// Source: `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_MIDDLE`.
    case ellipsizeMiddle
    /// Source: `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END`.
    case ellipsizeEnd
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [InscriptionOverflow] = [
        .clip,
        .ellipsizeStart,
        .ellipsizeMiddle,
        .ellipsizeEnd,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .clip
        case 1: self = .ellipsizeStart
        case 2: self = .ellipsizeMiddle
        case 3: self = .ellipsizeEnd
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .clip: 0
        case .ellipsizeStart: 1
        case .ellipsizeMiddle: 2
        case .ellipsizeEnd: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkInscriptionOverflow) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkInscriptionOverflow { GtkInscriptionOverflow(rawValue: UInt32(bitPattern: rawValue)) }
}

extension InscriptionOverflow: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_inscription_overflow_get_type()) }
}
