// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAccessibleProperty`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleProperty.html)
nonisolated public enum AccessibleProperty: Enumeration {
    /// Source: `GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE`.
    case autocomplete
    /// Source: `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`.
    case description
    /// Source: `GTK_ACCESSIBLE_PROPERTY_HAS_POPUP`.
    case hasPopup
    /// Source: `GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS`.
    case keyShortcuts
    /// Source: `GTK_ACCESSIBLE_PROPERTY_LABEL`.
    case label
    /// Source: `GTK_ACCESSIBLE_PROPERTY_LEVEL`.
    case level
    /// Source: `GTK_ACCESSIBLE_PROPERTY_MODAL`.
    case modal
    /// Source: `GTK_ACCESSIBLE_PROPERTY_MULTI_LINE`.
    case multiLine
    /// Source: `GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE`.
    case multiSelectable
    /// Source: `GTK_ACCESSIBLE_PROPERTY_ORIENTATION`.
    case orientation
    /// Source: `GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER`.
    case placeholder
    /// Source: `GTK_ACCESSIBLE_PROPERTY_READ_ONLY`.
    case readOnly
    /// Source: `GTK_ACCESSIBLE_PROPERTY_REQUIRED`.
    case required
    /// Source: `GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION`.
    case roleDescription
    /// Source: `GTK_ACCESSIBLE_PROPERTY_SORT`.
    case sort
    /// Source: `GTK_ACCESSIBLE_PROPERTY_VALUE_MAX`.
    case valueMax
    /// Source: `GTK_ACCESSIBLE_PROPERTY_VALUE_MIN`.
    case valueMin
    /// Source: `GTK_ACCESSIBLE_PROPERTY_VALUE_NOW`.
    case valueNow
    /// Source: `GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT`.
    case valueText
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleProperty] = [
        .autocomplete,
        .description,
        .hasPopup,
        .keyShortcuts,
        .label,
        .level,
        .modal,
        .multiLine,
        .multiSelectable,
        .orientation,
        .placeholder,
        .readOnly,
        .required,
        .roleDescription,
        .sort,
        .valueMax,
        .valueMin,
        .valueNow,
        .valueText,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .autocomplete
        case 1: self = .description
        case 2: self = .hasPopup
        case 3: self = .keyShortcuts
        case 4: self = .label
        case 5: self = .level
        case 6: self = .modal
        case 7: self = .multiLine
        case 8: self = .multiSelectable
        case 9: self = .orientation
        case 10: self = .placeholder
        case 11: self = .readOnly
        case 12: self = .required
        case 13: self = .roleDescription
        case 14: self = .sort
        case 15: self = .valueMax
        case 16: self = .valueMin
        case 17: self = .valueNow
        case 18: self = .valueText
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .autocomplete: 0
        case .description: 1
        case .hasPopup: 2
        case .keyShortcuts: 3
        case .label: 4
        case .level: 5
        case .modal: 6
        case .multiLine: 7
        case .multiSelectable: 8
        case .orientation: 9
        case .placeholder: 10
        case .readOnly: 11
        case .required: 12
        case .roleDescription: 13
        case .sort: 14
        case .valueMax: 15
        case .valueMin: 16
        case .valueNow: 17
        case .valueText: 18
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleProperty) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleProperty { GtkAccessibleProperty(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleProperty: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_property_get_type()) }
}
