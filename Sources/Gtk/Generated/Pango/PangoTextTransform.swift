// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoTextTransform`, since Pango 1.50.
/// [Reference](https://docs.gtk.org/Pango/enum.TextTransform.html)
nonisolated public enum PangoTextTransform: Enumeration {
    /// Source: `PANGO_TEXT_TRANSFORM_NONE`.
    case none
    /// Source: `PANGO_TEXT_TRANSFORM_LOWERCASE`.
    case lowercase
    /// Source: `PANGO_TEXT_TRANSFORM_UPPERCASE`.
    case uppercase
    /// Source: `PANGO_TEXT_TRANSFORM_CAPITALIZE`.
    case capitalize
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoTextTransform] = [
        .none,
        .lowercase,
        .uppercase,
        .capitalize,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .lowercase
        case 2: self = .uppercase
        case 3: self = .capitalize
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .lowercase: 1
        case .uppercase: 2
        case .capitalize: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoTextTransform) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoTextTransform { CGtk.PangoTextTransform(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoTextTransform: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_text_transform_get_type()) }
}
