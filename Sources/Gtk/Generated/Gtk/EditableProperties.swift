// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEditableProperties`.
/// [Reference](https://docs.gtk.org/gtk4/enum.EditableProperties.html)
nonisolated public enum EditableProperties: Enumeration {
    /// Source: `GTK_EDITABLE_PROP_TEXT`.
    case propText
    /// Source: `GTK_EDITABLE_PROP_CURSOR_POSITION`.
    case propCursorPosition
    /// Source: `GTK_EDITABLE_PROP_SELECTION_BOUND`.
    case propSelectionBound
    /// Source: `GTK_EDITABLE_PROP_EDITABLE`.
    case propEditable
    /// Source: `GTK_EDITABLE_PROP_WIDTH_CHARS`.
    case propWidthChars
    /// Source: `GTK_EDITABLE_PROP_MAX_WIDTH_CHARS`.
    case propMaxWidthChars
    /// Source: `GTK_EDITABLE_PROP_XALIGN`.
    case propXalign
    /// Source: `GTK_EDITABLE_PROP_ENABLE_UNDO`.
    case propEnableUndo
    /// Source: `GTK_EDITABLE_NUM_PROPERTIES`.
    case numProperties
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [EditableProperties] = [
        .propText,
        .propCursorPosition,
        .propSelectionBound,
        .propEditable,
        .propWidthChars,
        .propMaxWidthChars,
        .propXalign,
        .propEnableUndo,
        .numProperties,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .propText
        case 1: self = .propCursorPosition
        case 2: self = .propSelectionBound
        case 3: self = .propEditable
        case 4: self = .propWidthChars
        case 5: self = .propMaxWidthChars
        case 6: self = .propXalign
        case 7: self = .propEnableUndo
        case 8: self = .numProperties
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .propText: 0
        case .propCursorPosition: 1
        case .propSelectionBound: 2
        case .propEditable: 3
        case .propWidthChars: 4
        case .propMaxWidthChars: 5
        case .propXalign: 6
        case .propEnableUndo: 7
        case .numProperties: 8
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkEditableProperties) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkEditableProperties { GtkEditableProperties(rawValue: UInt32(bitPattern: rawValue)) }
}

extension EditableProperties: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_editable_properties_get_type()) }
}
