// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAccessibleRelation`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleRelation.html)
nonisolated public enum AccessibleRelation: Enumeration {
    /// Source: `GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT`.
    case activeDescendant
    /// Source: `GTK_ACCESSIBLE_RELATION_COL_COUNT`.
    case colCount
    /// Source: `GTK_ACCESSIBLE_RELATION_COL_INDEX`.
    case colIndex
    /// Source: `GTK_ACCESSIBLE_RELATION_COL_INDEX_TEXT`.
    case colIndexText
    /// Source: `GTK_ACCESSIBLE_RELATION_COL_SPAN`.
    case colSpan
    /// Source: `GTK_ACCESSIBLE_RELATION_CONTROLS`.
    case controls
    /// Source: `GTK_ACCESSIBLE_RELATION_DESCRIBED_BY`.
    case describedBy
    /// Source: `GTK_ACCESSIBLE_RELATION_DETAILS`.
    case details
    /// Source: `GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE`.
    case errorMessage
    /// Source: `GTK_ACCESSIBLE_RELATION_FLOW_TO`.
    case flowTo
    /// Source: `GTK_ACCESSIBLE_RELATION_LABELLED_BY`.
    case labelledBy
    /// Source: `GTK_ACCESSIBLE_RELATION_OWNS`.
    case owns
    /// Source: `GTK_ACCESSIBLE_RELATION_POS_IN_SET`.
    case posInSet
    /// Source: `GTK_ACCESSIBLE_RELATION_ROW_COUNT`.
    case rowCount
    /// Source: `GTK_ACCESSIBLE_RELATION_ROW_INDEX`.
    case rowIndex
    /// Source: `GTK_ACCESSIBLE_RELATION_ROW_INDEX_TEXT`.
    case rowIndexText
    /// Source: `GTK_ACCESSIBLE_RELATION_ROW_SPAN`.
    case rowSpan
    /// Source: `GTK_ACCESSIBLE_RELATION_SET_SIZE`.
    case setSize
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleRelation] = [
        .activeDescendant,
        .colCount,
        .colIndex,
        .colIndexText,
        .colSpan,
        .controls,
        .describedBy,
        .details,
        .errorMessage,
        .flowTo,
        .labelledBy,
        .owns,
        .posInSet,
        .rowCount,
        .rowIndex,
        .rowIndexText,
        .rowSpan,
        .setSize,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .activeDescendant
        case 1: self = .colCount
        case 2: self = .colIndex
        case 3: self = .colIndexText
        case 4: self = .colSpan
        case 5: self = .controls
        case 6: self = .describedBy
        case 7: self = .details
        case 8: self = .errorMessage
        case 9: self = .flowTo
        case 10: self = .labelledBy
        case 11: self = .owns
        case 12: self = .posInSet
        case 13: self = .rowCount
        case 14: self = .rowIndex
        case 15: self = .rowIndexText
        case 16: self = .rowSpan
        case 17: self = .setSize
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .activeDescendant: 0
        case .colCount: 1
        case .colIndex: 2
        case .colIndexText: 3
        case .colSpan: 4
        case .controls: 5
        case .describedBy: 6
        case .details: 7
        case .errorMessage: 8
        case .flowTo: 9
        case .labelledBy: 10
        case .owns: 11
        case .posInSet: 12
        case .rowCount: 13
        case .rowIndex: 14
        case .rowIndexText: 15
        case .rowSpan: 16
        case .setSize: 17
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleRelation) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleRelation { GtkAccessibleRelation(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleRelation: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_relation_get_type()) }
}
