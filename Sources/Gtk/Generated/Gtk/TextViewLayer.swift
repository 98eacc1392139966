// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTextViewLayer`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TextViewLayer.html)
nonisolated public enum TextViewLayer: Enumeration {
    /// Source: `GTK_TEXT_VIEW_LAYER_BELOW_TEXT`.
    case belowText
    /// Source: `GTK_TEXT_VIEW_LAYER_ABOVE_TEXT`.
    case aboveText
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TextViewLayer] = [
        .belowText,
        .aboveText,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .belowText
        case 1: self = .aboveText
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .belowText: 0
        case .aboveText: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextViewLayer) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextViewLayer { GtkTextViewLayer(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextViewLayer: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_view_layer_get_type()) }
}
