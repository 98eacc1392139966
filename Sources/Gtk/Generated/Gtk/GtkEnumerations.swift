// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAccessibleAutocomplete`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleAutocomplete.html)
nonisolated public enum AccessibleAutocomplete: Enumeration {
    /// Source: `GTK_ACCESSIBLE_AUTOCOMPLETE_NONE`.
    case none
    /// Source: `GTK_ACCESSIBLE_AUTOCOMPLETE_INLINE`.
    case inline
    /// Source: `GTK_ACCESSIBLE_AUTOCOMPLETE_LIST`.
    case list
    /// Source: `GTK_ACCESSIBLE_AUTOCOMPLETE_BOTH`.
    case both
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleAutocomplete] = [
        .none,
        .inline,
        .list,
        .both,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .inline
        case 2: self = .list
        case 3: self = .both
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .inline: 1
        case .list: 2
        case .both: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleAutocomplete) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleAutocomplete { GtkAccessibleAutocomplete(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleAutocomplete: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_autocomplete_get_type()) }
}

/// Source: `GtkAccessibleInvalidState`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleInvalidState.html)
nonisolated public enum AccessibleInvalidState: Enumeration {
    /// Source: `GTK_ACCESSIBLE_INVALID_FALSE`.
    case `false`
    /// Source: `GTK_ACCESSIBLE_INVALID_TRUE`.
    case `true`
    /// Source: `GTK_ACCESSIBLE_INVALID_GRAMMAR`.
    case grammar
    /// Source: `GTK_ACCESSIBLE_INVALID_SPELLING`.
    case spelling
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleInvalidState] = [
        .`false`,
        .`true`,
        .grammar,
        .spelling,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`false`
        case 1: self = .`true`
        case 2: self = .grammar
        case 3: self = .spelling
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .`false`: 0
        case .`true`: 1
        case .grammar: 2
        case .spelling: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleInvalidState) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleInvalidState { GtkAccessibleInvalidState(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleInvalidState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_invalid_state_get_type()) }
}

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

/// Source: `GtkAccessibleRole`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleRole.html)
nonisolated public enum AccessibleRole: Enumeration {
    /// Source: `GTK_ACCESSIBLE_ROLE_ALERT`.
    case alert
    /// Source: `GTK_ACCESSIBLE_ROLE_ALERT_DIALOG`.
    case alertDialog
    /// Source: `GTK_ACCESSIBLE_ROLE_BANNER`.
    case banner
    /// Source: `GTK_ACCESSIBLE_ROLE_BUTTON`.
    case button
    /// Source: `GTK_ACCESSIBLE_ROLE_CAPTION`.
    case caption
    /// Source: `GTK_ACCESSIBLE_ROLE_CELL`.
    case cell
    /// Source: `GTK_ACCESSIBLE_ROLE_CHECKBOX`.
    case checkbox
    /// Source: `GTK_ACCESSIBLE_ROLE_COLUMN_HEADER`.
    case columnHeader
    /// Source: `GTK_ACCESSIBLE_ROLE_COMBO_BOX`.
    case comboBox
    /// Source: `GTK_ACCESSIBLE_ROLE_COMMAND`.
    case command
    /// Source: `GTK_ACCESSIBLE_ROLE_COMPOSITE`.
    case composite
    /// Source: `GTK_ACCESSIBLE_ROLE_DIALOG`.
    case dialog
    /// Source: `GTK_ACCESSIBLE_ROLE_DOCUMENT`.
    case document
    /// Source: `GTK_ACCESSIBLE_ROLE_FEED`.
    case feed
    /// Source: `GTK_ACCESSIBLE_ROLE_FORM`.
    case form
    /// Source: `GTK_ACCESSIBLE_ROLE_GENERIC`.
    case generic
    /// Source: `GTK_ACCESSIBLE_ROLE_GRID`.
    case grid
    /// Source: `GTK_ACCESSIBLE_ROLE_GRID_CELL`.
    case gridCell
    /// Source: `GTK_ACCESSIBLE_ROLE_GROUP`.
    case group
    /// Source: `GTK_ACCESSIBLE_ROLE_HEADING`.
    case heading
    /// Source: `GTK_ACCESSIBLE_ROLE_IMG`.
    case img
    /// Source: `GTK_ACCESSIBLE_ROLE_INPUT`.
    case input
    /// Source: `GTK_ACCESSIBLE_ROLE_LABEL`.
    case label
    /// Source: `GTK_ACCESSIBLE_ROLE_LANDMARK`.
    case landmark
    /// Source: `GTK_ACCESSIBLE_ROLE_LEGEND`.
    case legend
    /// Source: `GTK_ACCESSIBLE_ROLE_LINK`.
    case link
    /// Source: `GTK_ACCESSIBLE_ROLE_LIST`.
    case list
    /// Source: `GTK_ACCESSIBLE_ROLE_LIST_BOX`.
    case listBox
    /// Source: `GTK_ACCESSIBLE_ROLE_LIST_ITEM`.
    case listItem
    /// Source: `GTK_ACCESSIBLE_ROLE_LOG`.
    case log
    /// Source: `GTK_ACCESSIBLE_ROLE_MAIN`.
    case main
    /// Source: `GTK_ACCESSIBLE_ROLE_MARQUEE`.
    case marquee
    /// Source: `GTK_ACCESSIBLE_ROLE_MATH`.
    case math
    /// Source: `GTK_ACCESSIBLE_ROLE_METER`.
    case meter
    /// Source: `GTK_ACCESSIBLE_ROLE_MENU`.
    case menu
    /// Source: `GTK_ACCESSIBLE_ROLE_MENU_BAR`.
    case menuBar
    /// Source: `GTK_ACCESSIBLE_ROLE_MENU_ITEM`.
    case menuItem
    /// Source: `GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX`.
    case menuItemCheckbox
    /// Source: `GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO`.
    case menuItemRadio
    /// Source: `GTK_ACCESSIBLE_ROLE_NAVIGATION`.
    case navigation
    /// Source: `GTK_ACCESSIBLE_ROLE_NONE`.
    case none
    /// Source: `GTK_ACCESSIBLE_ROLE_NOTE`.
    case note
    /// Source: `GTK_ACCESSIBLE_ROLE_OPTION`.
    case option
    /// Source: `GTK_ACCESSIBLE_ROLE_PRESENTATION`.
    case presentation
    /// Source: `GTK_ACCESSIBLE_ROLE_PROGRESS_BAR`.
    case progressBar
    /// Source: `GTK_ACCESSIBLE_ROLE_RADIO`.
    case radio
    /// Source: `GTK_ACCESSIBLE_ROLE_RADIO_GROUP`.
    case radioGroup
    /// Source: `GTK_ACCESSIBLE_ROLE_RANGE`.
    case range
    /// Source: `GTK_ACCESSIBLE_ROLE_REGION`.
    case region
    /// Source: `GTK_ACCESSIBLE_ROLE_ROW`.
    case row
    /// Source: `GTK_ACCESSIBLE_ROLE_ROW_GROUP`.
    case rowGroup
    /// Source: `GTK_ACCESSIBLE_ROLE_ROW_HEADER`.
    case rowHeader
    /// Source: `GTK_ACCESSIBLE_ROLE_SCROLLBAR`.
    case scrollbar
    /// Source: `GTK_ACCESSIBLE_ROLE_SEARCH`.
    case search
    /// Source: `GTK_ACCESSIBLE_ROLE_SEARCH_BOX`.
    case searchBox
    /// Source: `GTK_ACCESSIBLE_ROLE_SECTION`.
    case section
    /// Source: `GTK_ACCESSIBLE_ROLE_SECTION_HEAD`.
    case sectionHead
    /// Source: `GTK_ACCESSIBLE_ROLE_SELECT`.
    case select
    /// Source: `GTK_ACCESSIBLE_ROLE_SEPARATOR`.
    case separator
    /// Source: `GTK_ACCESSIBLE_ROLE_SLIDER`.
    case slider
    /// Source: `GTK_ACCESSIBLE_ROLE_SPIN_BUTTON`.
    case spinButton
    /// Source: `GTK_ACCESSIBLE_ROLE_STATUS`.
    case status
    /// Source: `GTK_ACCESSIBLE_ROLE_STRUCTURE`.
    case structure
    /// Source: `GTK_ACCESSIBLE_ROLE_SWITCH`.
    case `switch`
    /// Source: `GTK_ACCESSIBLE_ROLE_TAB`.
    case tab
    /// Source: `GTK_ACCESSIBLE_ROLE_TABLE`.
    case table
    /// Source: `GTK_ACCESSIBLE_ROLE_TAB_LIST`.
    case tabList
    /// Source: `GTK_ACCESSIBLE_ROLE_TAB_PANEL`.
    case tabPanel
    /// Source: `GTK_ACCESSIBLE_ROLE_TEXT_BOX`.
    case textBox
    /// Source: `GTK_ACCESSIBLE_ROLE_TIME`.
    case time
    /// Source: `GTK_ACCESSIBLE_ROLE_TIMER`.
    case timer
    /// Source: `GTK_ACCESSIBLE_ROLE_TOOLBAR`.
    case toolbar
    /// Source: `GTK_ACCESSIBLE_ROLE_TOOLTIP`.
    case tooltip
    /// Source: `GTK_ACCESSIBLE_ROLE_TREE`.
    case tree
    /// Source: `GTK_ACCESSIBLE_ROLE_TREE_GRID`.
    case treeGrid
    /// Source: `GTK_ACCESSIBLE_ROLE_TREE_ITEM`.
    case treeItem
    /// Source: `GTK_ACCESSIBLE_ROLE_WIDGET`.
    case widget
    /// Source: `GTK_ACCESSIBLE_ROLE_WINDOW`.
    case window
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleRole] = [
        .alert,
        .alertDialog,
        .banner,
        .button,
        .caption,
        .cell,
        .checkbox,
        .columnHeader,
        .comboBox,
        .command,
        .composite,
        .dialog,
        .document,
        .feed,
        .form,
        .generic,
        .grid,
        .gridCell,
        .group,
        .heading,
        .img,
        .input,
        .label,
        .landmark,
        .legend,
        .link,
        .list,
        .listBox,
        .listItem,
        .log,
        .main,
        .marquee,
        .math,
        .meter,
        .menu,
        .menuBar,
        .menuItem,
        .menuItemCheckbox,
        .menuItemRadio,
        .navigation,
        .none,
        .note,
        .option,
        .presentation,
        .progressBar,
        .radio,
        .radioGroup,
        .range,
        .region,
        .row,
        .rowGroup,
        .rowHeader,
        .scrollbar,
        .search,
        .searchBox,
        .section,
        .sectionHead,
        .select,
        .separator,
        .slider,
        .spinButton,
        .status,
        .structure,
        .`switch`,
        .tab,
        .table,
        .tabList,
        .tabPanel,
        .textBox,
        .time,
        .timer,
        .toolbar,
        .tooltip,
        .tree,
        .treeGrid,
        .treeItem,
        .widget,
        .window,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .alert
        case 1: self = .alertDialog
        case 2: self = .banner
        case 3: self = .button
        case 4: self = .caption
        case 5: self = .cell
        case 6: self = .checkbox
        case 7: self = .columnHeader
        case 8: self = .comboBox
        case 9: self = .command
        case 10: self = .composite
        case 11: self = .dialog
        case 12: self = .document
        case 13: self = .feed
        case 14: self = .form
        case 15: self = .generic
        case 16: self = .grid
        case 17: self = .gridCell
        case 18: self = .group
        case 19: self = .heading
        case 20: self = .img
        case 21: self = .input
        case 22: self = .label
        case 23: self = .landmark
        case 24: self = .legend
        case 25: self = .link
        case 26: self = .list
        case 27: self = .listBox
        case 28: self = .listItem
        case 29: self = .log
        case 30: self = .main
        case 31: self = .marquee
        case 32: self = .math
        case 33: self = .meter
        case 34: self = .menu
        case 35: self = .menuBar
        case 36: self = .menuItem
        case 37: self = .menuItemCheckbox
        case 38: self = .menuItemRadio
        case 39: self = .navigation
        case 40: self = .none
        case 41: self = .note
        case 42: self = .option
        case 43: self = .presentation
        case 44: self = .progressBar
        case 45: self = .radio
        case 46: self = .radioGroup
        case 47: self = .range
        case 48: self = .region
        case 49: self = .row
        case 50: self = .rowGroup
        case 51: self = .rowHeader
        case 52: self = .scrollbar
        case 53: self = .search
        case 54: self = .searchBox
        case 55: self = .section
        case 56: self = .sectionHead
        case 57: self = .select
        case 58: self = .separator
        case 59: self = .slider
        case 60: self = .spinButton
        case 61: self = .status
        case 62: self = .structure
        case 63: self = .`switch`
        case 64: self = .tab
        case 65: self = .table
        case 66: self = .tabList
        case 67: self = .tabPanel
        case 68: self = .textBox
        case 69: self = .time
        case 70: self = .timer
        case 71: self = .toolbar
        case 72: self = .tooltip
        case 73: self = .tree
        case 74: self = .treeGrid
        case 75: self = .treeItem
        case 76: self = .widget
        case 77: self = .window
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .alert: 0
        case .alertDialog: 1
        case .banner: 2
        case .button: 3
        case .caption: 4
        case .cell: 5
        case .checkbox: 6
        case .columnHeader: 7
        case .comboBox: 8
        case .command: 9
        case .composite: 10
        case .dialog: 11
        case .document: 12
        case .feed: 13
        case .form: 14
        case .generic: 15
        case .grid: 16
        case .gridCell: 17
        case .group: 18
        case .heading: 19
        case .img: 20
        case .input: 21
        case .label: 22
        case .landmark: 23
        case .legend: 24
        case .link: 25
        case .list: 26
        case .listBox: 27
        case .listItem: 28
        case .log: 29
        case .main: 30
        case .marquee: 31
        case .math: 32
        case .meter: 33
        case .menu: 34
        case .menuBar: 35
        case .menuItem: 36
        case .menuItemCheckbox: 37
        case .menuItemRadio: 38
        case .navigation: 39
        case .none: 40
        case .note: 41
        case .option: 42
        case .presentation: 43
        case .progressBar: 44
        case .radio: 45
        case .radioGroup: 46
        case .range: 47
        case .region: 48
        case .row: 49
        case .rowGroup: 50
        case .rowHeader: 51
        case .scrollbar: 52
        case .search: 53
        case .searchBox: 54
        case .section: 55
        case .sectionHead: 56
        case .select: 57
        case .separator: 58
        case .slider: 59
        case .spinButton: 60
        case .status: 61
        case .structure: 62
        case .`switch`: 63
        case .tab: 64
        case .table: 65
        case .tabList: 66
        case .tabPanel: 67
        case .textBox: 68
        case .time: 69
        case .timer: 70
        case .toolbar: 71
        case .tooltip: 72
        case .tree: 73
        case .treeGrid: 74
        case .treeItem: 75
        case .widget: 76
        case .window: 77
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleRole) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleRole { GtkAccessibleRole(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleRole: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_role_get_type()) }
}

/// Source: `GtkAccessibleSort`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleSort.html)
nonisolated public enum AccessibleSort: Enumeration {
    /// Source: `GTK_ACCESSIBLE_SORT_NONE`.
    case none
    /// Source: `GTK_ACCESSIBLE_SORT_ASCENDING`.
    case ascending
    /// Source: `GTK_ACCESSIBLE_SORT_DESCENDING`.
    case descending
    /// Source: `GTK_ACCESSIBLE_SORT_OTHER`.
    case other
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleSort] = [
        .none,
        .ascending,
        .descending,
        .other,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .ascending
        case 2: self = .descending
        case 3: self = .other
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .ascending: 1
        case .descending: 2
        case .other: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleSort) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleSort { GtkAccessibleSort(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleSort: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_sort_get_type()) }
}

/// Source: `GtkAccessibleState`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleState.html)
nonisolated public enum AccessibleState: Enumeration {
    /// Source: `GTK_ACCESSIBLE_STATE_BUSY`.
    case busy
    /// Source: `GTK_ACCESSIBLE_STATE_CHECKED`.
    case checked
    /// Source: `GTK_ACCESSIBLE_STATE_DISABLED`.
    case disabled
    /// Source: `GTK_ACCESSIBLE_STATE_EXPANDED`.
    case expanded
    /// Source: `GTK_ACCESSIBLE_STATE_HIDDEN`.
    case hidden
    /// Source: `GTK_ACCESSIBLE_STATE_INVALID`.
    case invalid
    /// Source: `GTK_ACCESSIBLE_STATE_PRESSED`.
    case pressed
    /// Source: `GTK_ACCESSIBLE_STATE_SELECTED`.
    case selected
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleState] = [
        .busy,
        .checked,
        .disabled,
        .expanded,
        .hidden,
        .invalid,
        .pressed,
        .selected,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .busy
        case 1: self = .checked
        case 2: self = .disabled
        case 3: self = .expanded
        case 4: self = .hidden
        case 5: self = .invalid
        case 6: self = .pressed
        case 7: self = .selected
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .busy: 0
        case .checked: 1
        case .disabled: 2
        case .expanded: 3
        case .hidden: 4
        case .invalid: 5
        case .pressed: 6
        case .selected: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleState) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleState { GtkAccessibleState(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_state_get_type()) }
}

/// Source: `GtkAccessibleTristate`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleTristate.html)
nonisolated public enum AccessibleTristate: Enumeration {
    /// Source: `GTK_ACCESSIBLE_TRISTATE_FALSE`.
    case `false`
    /// Source: `GTK_ACCESSIBLE_TRISTATE_TRUE`.
    case `true`
    /// Source: `GTK_ACCESSIBLE_TRISTATE_MIXED`.
    case mixed
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleTristate] = [
        .`false`,
        .`true`,
        .mixed,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`false`
        case 1: self = .`true`
        case 2: self = .mixed
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .`false`: 0
        case .`true`: 1
        case .mixed: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleTristate) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleTristate { GtkAccessibleTristate(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleTristate: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_tristate_get_type()) }
}

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

/// Source: `GtkApplicationInhibitFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.ApplicationInhibitFlags.html)
nonisolated public struct ApplicationInhibitFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_APPLICATION_INHIBIT_LOGOUT`.
    @_alwaysEmitIntoClient
    public static var logout: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 0x1) }
    /// Source: `GTK_APPLICATION_INHIBIT_SWITCH`.
    @_alwaysEmitIntoClient
    public static var `switch`: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 0x2) }
    /// Source: `GTK_APPLICATION_INHIBIT_SUSPEND`.
    @_alwaysEmitIntoClient
    public static var suspend: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 0x4) }
    /// Source: `GTK_APPLICATION_INHIBIT_IDLE`.
    @_alwaysEmitIntoClient
    public static var idle: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GtkApplicationInhibitFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkApplicationInhibitFlags { GtkApplicationInhibitFlags(rawValue: rawValue) }
}

extension ApplicationInhibitFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_application_inhibit_flags_get_type()) }
}

/// Source: `GtkArrowType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ArrowType.html)
nonisolated public enum ArrowType: Enumeration {
    /// Source: `GTK_ARROW_UP`.
    case up
    /// Source: `GTK_ARROW_DOWN`.
    case down
    /// Source: `GTK_ARROW_LEFT`.
    case left
    /// Source: `GTK_ARROW_RIGHT`.
    case right
    /// Source: `GTK_ARROW_NONE`.
    case none
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ArrowType] = [
        .up,
        .down,
        .left,
        .right,
        .none,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .up
        case 1: self = .down
        case 2: self = .left
        case 3: self = .right
        case 4: self = .none
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .up: 0
        case .down: 1
        case .left: 2
        case .right: 3
        case .none: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkArrowType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkArrowType { GtkArrowType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ArrowType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_arrow_type_get_type()) }
}

/// Source: `GtkAssistantPageType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AssistantPageType.html)
nonisolated public enum AssistantPageType: Enumeration {
    /// Source: `GTK_ASSISTANT_PAGE_CONTENT`.
    case content
    /// Source: `GTK_ASSISTANT_PAGE_INTRO`.
    case intro
    /// Source: `GTK_ASSISTANT_PAGE_CONFIRM`.
    case confirm
    /// Source: `GTK_ASSISTANT_PAGE_SUMMARY`.
    case summary
    /// Source: `GTK_ASSISTANT_PAGE_PROGRESS`.
    case progress
    /// Source: `GTK_ASSISTANT_PAGE_CUSTOM`.
    case custom
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AssistantPageType] = [
        .content,
        .intro,
        .confirm,
        .summary,
        .progress,
        .custom,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .content
        case 1: self = .intro
        case 2: self = .confirm
        case 3: self = .summary
        case 4: self = .progress
        case 5: self = .custom
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .content: 0
        case .intro: 1
        case .confirm: 2
        case .summary: 3
        case .progress: 4
        case .custom: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAssistantPageType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAssistantPageType { GtkAssistantPageType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AssistantPageType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_assistant_page_type_get_type()) }
}

/// Source: `GtkBaselinePosition`.
/// [Reference](https://docs.gtk.org/gtk4/enum.BaselinePosition.html)
nonisolated public enum BaselinePosition: Enumeration {
    /// Source: `GTK_BASELINE_POSITION_TOP`.
    case top
    /// Source: `GTK_BASELINE_POSITION_CENTER`.
    case center
    /// Source: `GTK_BASELINE_POSITION_BOTTOM`.
    case bottom
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [BaselinePosition] = [
        .top,
        .center,
        .bottom,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .top
        case 1: self = .center
        case 2: self = .bottom
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .top: 0
        case .center: 1
        case .bottom: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkBaselinePosition) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkBaselinePosition { GtkBaselinePosition(rawValue: UInt32(bitPattern: rawValue)) }
}

extension BaselinePosition: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_baseline_position_get_type()) }
}

/// Source: `GtkBorderStyle`.
/// [Reference](https://docs.gtk.org/gtk4/enum.BorderStyle.html)
nonisolated public enum BorderStyle: Enumeration {
    /// Source: `GTK_BORDER_STYLE_NONE`.
    case none
    /// Source: `GTK_BORDER_STYLE_HIDDEN`.
    case hidden
    /// Source: `GTK_BORDER_STYLE_SOLID`.
    case solid
    /// Source: `GTK_BORDER_STYLE_INSET`.
    case inset
    /// Source: `GTK_BORDER_STYLE_OUTSET`.
    case outset
    /// Source: `GTK_BORDER_STYLE_DOTTED`.
    case dotted
    /// Source: `GTK_BORDER_STYLE_DASHED`.
    case dashed
    /// Source: `GTK_BORDER_STYLE_DOUBLE`.
    case double
    /// Source: `GTK_BORDER_STYLE_GROOVE`.
    case groove
    /// Source: `GTK_BORDER_STYLE_RIDGE`.
    case ridge
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [BorderStyle] = [
        .none,
        .hidden,
        .solid,
        .inset,
        .outset,
        .dotted,
        .dashed,
        .double,
        .groove,
        .ridge,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .hidden
        case 2: self = .solid
        case 3: self = .inset
        case 4: self = .outset
        case 5: self = .dotted
        case 6: self = .dashed
        case 7: self = .double
        case 8: self = .groove
        case 9: self = .ridge
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .hidden: 1
        case .solid: 2
        case .inset: 3
        case .outset: 4
        case .dotted: 5
        case .dashed: 6
        case .double: 7
        case .groove: 8
        case .ridge: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkBorderStyle) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkBorderStyle { GtkBorderStyle(rawValue: UInt32(bitPattern: rawValue)) }
}

extension BorderStyle: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_border_style_get_type()) }
}

/// Source: `GtkBuilderClosureFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.BuilderClosureFlags.html)
nonisolated public struct BuilderClosureFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_BUILDER_CLOSURE_SWAPPED`.
    @_alwaysEmitIntoClient
    public static var swapped: BuilderClosureFlags { BuilderClosureFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GtkBuilderClosureFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkBuilderClosureFlags { GtkBuilderClosureFlags(rawValue: rawValue) }
}

extension BuilderClosureFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_builder_closure_flags_get_type()) }
}

/// Source: `GtkBuilderError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.BuilderError.html)
nonisolated public enum BuilderError: GLibErrorCode {
    /// Source: `GTK_BUILDER_ERROR_INVALID_TYPE_FUNCTION`.
    case invalidTypeFunction
    /// Source: `GTK_BUILDER_ERROR_UNHANDLED_TAG`.
    case unhandledTag
    /// Source: `GTK_BUILDER_ERROR_MISSING_ATTRIBUTE`.
    case missingAttribute
    /// Source: `GTK_BUILDER_ERROR_INVALID_ATTRIBUTE`.
    case invalidAttribute
    /// Source: `GTK_BUILDER_ERROR_INVALID_TAG`.
    case invalidTag
    /// Source: `GTK_BUILDER_ERROR_MISSING_PROPERTY_VALUE`.
    case missingPropertyValue
    /// Source: `GTK_BUILDER_ERROR_INVALID_VALUE`.
    case invalidValue
    /// Source: `GTK_BUILDER_ERROR_VERSION_MISMATCH`.
    case versionMismatch
    /// Source: `GTK_BUILDER_ERROR_DUPLICATE_ID`.
    case duplicateId
    /// Source: `GTK_BUILDER_ERROR_OBJECT_TYPE_REFUSED`.
    case objectTypeRefused
    /// Source: `GTK_BUILDER_ERROR_TEMPLATE_MISMATCH`.
    case templateMismatch
    /// Source: `GTK_BUILDER_ERROR_INVALID_PROPERTY`.
    case invalidProperty
    /// Source: `GTK_BUILDER_ERROR_INVALID_SIGNAL`.
    case invalidSignal
    /// Source: `GTK_BUILDER_ERROR_INVALID_ID`.
    case invalidId
    /// Source: `GTK_BUILDER_ERROR_INVALID_FUNCTION`.
    case invalidFunction
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-builder-error-quark" }

    /// All named values.
    public static let allCases: [BuilderError] = [
        .invalidTypeFunction,
        .unhandledTag,
        .missingAttribute,
        .invalidAttribute,
        .invalidTag,
        .missingPropertyValue,
        .invalidValue,
        .versionMismatch,
        .duplicateId,
        .objectTypeRefused,
        .templateMismatch,
        .invalidProperty,
        .invalidSignal,
        .invalidId,
        .invalidFunction,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalidTypeFunction
        case 1: self = .unhandledTag
        case 2: self = .missingAttribute
        case 3: self = .invalidAttribute
        case 4: self = .invalidTag
        case 5: self = .missingPropertyValue
        case 6: self = .invalidValue
        case 7: self = .versionMismatch
        case 8: self = .duplicateId
        case 9: self = .objectTypeRefused
        case 10: self = .templateMismatch
        case 11: self = .invalidProperty
        case 12: self = .invalidSignal
        case 13: self = .invalidId
        case 14: self = .invalidFunction
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .invalidTypeFunction: 0
        case .unhandledTag: 1
        case .missingAttribute: 2
        case .invalidAttribute: 3
        case .invalidTag: 4
        case .missingPropertyValue: 5
        case .invalidValue: 6
        case .versionMismatch: 7
        case .duplicateId: 8
        case .objectTypeRefused: 9
        case .templateMismatch: 10
        case .invalidProperty: 11
        case .invalidSignal: 12
        case .invalidId: 13
        case .invalidFunction: 14
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkBuilderError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkBuilderError { GtkBuilderError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension BuilderError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_builder_error_get_type()) }
}

/// Source: `GtkButtonsType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ButtonsType.html)
nonisolated public enum ButtonsType: Enumeration {
    /// Source: `GTK_BUTTONS_NONE`.
    case none
    /// Source: `GTK_BUTTONS_OK`.
    case ok
    /// Source: `GTK_BUTTONS_CLOSE`.
    case close
    /// Source: `GTK_BUTTONS_CANCEL`.
    case cancel
    /// Source: `GTK_BUTTONS_YES_NO`.
    case yesNo
    /// Source: `GTK_BUTTONS_OK_CANCEL`.
    case okCancel
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ButtonsType] = [
        .none,
        .ok,
        .close,
        .cancel,
        .yesNo,
        .okCancel,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .ok
        case 2: self = .close
        case 3: self = .cancel
        case 4: self = .yesNo
        case 5: self = .okCancel
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .ok: 1
        case .close: 2
        case .cancel: 3
        case .yesNo: 4
        case .okCancel: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkButtonsType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkButtonsType { GtkButtonsType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ButtonsType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_buttons_type_get_type()) }
}

/// Source: `GtkCellRendererAccelMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CellRendererAccelMode.html)
nonisolated public enum CellRendererAccelMode: Enumeration {
    /// Source: `GTK_CELL_RENDERER_ACCEL_MODE_GTK`.
    case gtk
    /// Source: `GTK_CELL_RENDERER_ACCEL_MODE_OTHER`.
    case other
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CellRendererAccelMode] = [
        .gtk,
        .other,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .gtk
        case 1: self = .other
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .gtk: 0
        case .other: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCellRendererAccelMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCellRendererAccelMode { GtkCellRendererAccelMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CellRendererAccelMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_cell_renderer_accel_mode_get_type()) }
}

/// Source: `GtkCellRendererMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CellRendererMode.html)
nonisolated public enum CellRendererMode: Enumeration {
    /// Source: `GTK_CELL_RENDERER_MODE_INERT`.
    case inert
    /// Source: `GTK_CELL_RENDERER_MODE_ACTIVATABLE`.
    case activatable
    /// Source: `GTK_CELL_RENDERER_MODE_EDITABLE`.
    case editable
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CellRendererMode] = [
        .inert,
        .activatable,
        .editable,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .inert
        case 1: self = .activatable
        case 2: self = .editable
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .inert: 0
        case .activatable: 1
        case .editable: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCellRendererMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCellRendererMode { GtkCellRendererMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CellRendererMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_cell_renderer_mode_get_type()) }
}

/// Source: `GtkCellRendererState`.
/// [Reference](https://docs.gtk.org/gtk4/flags.CellRendererState.html)
nonisolated public struct CellRendererState: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_CELL_RENDERER_SELECTED`.
    @_alwaysEmitIntoClient
    public static var selected: CellRendererState { CellRendererState(rawValue: 0x1) }
    /// Source: `GTK_CELL_RENDERER_PRELIT`.
    @_alwaysEmitIntoClient
    public static var prelit: CellRendererState { CellRendererState(rawValue: 0x2) }
    /// Source: `GTK_CELL_RENDERER_INSENSITIVE`.
    @_alwaysEmitIntoClient
    public static var insensitive: CellRendererState { CellRendererState(rawValue: 0x4) }
    /// Source: `GTK_CELL_RENDERER_SORTED`.
    @_alwaysEmitIntoClient
    public static var sorted: CellRendererState { CellRendererState(rawValue: 0x8) }
    /// Source: `GTK_CELL_RENDERER_FOCUSED`.
    @_alwaysEmitIntoClient
    public static var focused: CellRendererState { CellRendererState(rawValue: 0x10) }
    /// Source: `GTK_CELL_RENDERER_EXPANDABLE`.
    @_alwaysEmitIntoClient
    public static var expandable: CellRendererState { CellRendererState(rawValue: 0x20) }
    /// Source: `GTK_CELL_RENDERER_EXPANDED`.
    @_alwaysEmitIntoClient
    public static var expanded: CellRendererState { CellRendererState(rawValue: 0x40) }

    @_alwaysEmitIntoClient
    init(_ value: GtkCellRendererState) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkCellRendererState { GtkCellRendererState(rawValue: rawValue) }
}

extension CellRendererState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_cell_renderer_state_get_type()) }
}

/// Source: `GtkConstraintAttribute`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ConstraintAttribute.html)
nonisolated public enum ConstraintAttribute: Enumeration {
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_NONE`.
    case none
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_LEFT`.
    case left
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_RIGHT`.
    case right
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_TOP`.
    case top
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_BOTTOM`.
    case bottom
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_START`.
    case start
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_END`.
    case end
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_WIDTH`.
    case width
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_HEIGHT`.
    case height
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_CENTER_X`.
    case centerX
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y`.
    case centerY
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_BASELINE`.
    case baseline
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ConstraintAttribute] = [
        .none,
        .left,
        .right,
        .top,
        .bottom,
        .start,
        .end,
        .width,
        .height,
        .centerX,
        .centerY,
        .baseline,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .left
        case 2: self = .right
        case 3: self = .top
        case 4: self = .bottom
        case 5: self = .start
        case 6: self = .end
        case 7: self = .width
        case 8: self = .height
        case 9: self = .centerX
        case 10: self = .centerY
        case 11: self = .baseline
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .left: 1
        case .right: 2
        case .top: 3
        case .bottom: 4
        case .start: 5
        case .end: 6
        case .width: 7
        case .height: 8
        case .centerX: 9
        case .centerY: 10
        case .baseline: 11
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkConstraintAttribute) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkConstraintAttribute { GtkConstraintAttribute(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ConstraintAttribute: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_constraint_attribute_get_type()) }
}

/// Source: `GtkConstraintRelation`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ConstraintRelation.html)
nonisolated public enum ConstraintRelation: Enumeration {
    /// Source: `GTK_CONSTRAINT_RELATION_LE`.
    case le
    /// Source: `GTK_CONSTRAINT_RELATION_EQ`.
    case eq
    /// Source: `GTK_CONSTRAINT_RELATION_GE`.
    case ge
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ConstraintRelation] = [
        .le,
        .eq,
        .ge,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .le
        case 0: self = .eq
        case 1: self = .ge
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .le: -1
        case .eq: 0
        case .ge: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkConstraintRelation) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkConstraintRelation { GtkConstraintRelation(rawValue: rawValue) }
}

extension ConstraintRelation: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_constraint_relation_get_type()) }
}

/// Source: `GtkConstraintStrength`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ConstraintStrength.html)
nonisolated public enum ConstraintStrength: Enumeration {
    /// Source: `GTK_CONSTRAINT_STRENGTH_REQUIRED`.
    case required
    /// Source: `GTK_CONSTRAINT_STRENGTH_STRONG`.
    case strong
    /// Source: `GTK_CONSTRAINT_STRENGTH_MEDIUM`.
    case medium
    /// Source: `GTK_CONSTRAINT_STRENGTH_WEAK`.
    case weak
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ConstraintStrength] = [
        .required,
        .strong,
        .medium,
        .weak,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 1001001000: self = .required
        case 1000000000: self = .strong
        case 1000: self = .medium
        case 1: self = .weak
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .required: 1001001000
        case .strong: 1000000000
        case .medium: 1000
        case .weak: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkConstraintStrength) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkConstraintStrength { GtkConstraintStrength(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ConstraintStrength: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_constraint_strength_get_type()) }
}

/// Source: `GtkConstraintVflParserError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ConstraintVflParserError.html)
nonisolated public enum ConstraintVflParserError: GLibErrorCode {
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_SYMBOL`.
    case symbol
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_ATTRIBUTE`.
    case attribute
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_VIEW`.
    case view
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_METRIC`.
    case metric
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_PRIORITY`.
    case priority
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_RELATION`.
    case relation
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-constraint-vfl-parser-error-quark" }

    /// All named values.
    public static let allCases: [ConstraintVflParserError] = [
        .symbol,
        .attribute,
        .view,
        .metric,
        .priority,
        .relation,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .symbol
        case 1: self = .attribute
        case 2: self = .view
        case 3: self = .metric
        case 4: self = .priority
        case 5: self = .relation
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .symbol: 0
        case .attribute: 1
        case .view: 2
        case .metric: 3
        case .priority: 4
        case .relation: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkConstraintVflParserError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkConstraintVflParserError { GtkConstraintVflParserError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ConstraintVflParserError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_constraint_vfl_parser_error_get_type()) }
}

/// Source: `GtkContentFit`, since GTK 4.8.
/// [Reference](https://docs.gtk.org/gtk4/enum.ContentFit.html)
nonisolated public enum ContentFit: Enumeration {
    /// Source: `GTK_CONTENT_FIT_FILL`.
    case fill
    /// Source: `GTK_CONTENT_FIT_CONTAIN`.
    case contain
    /// Source: `GTK_CONTENT_FIT_COVER`.
    case cover
    /// Source: `GTK_CONTENT_FIT_SCALE_DOWN`.
    case scaleDown
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ContentFit] = [
        .fill,
        .contain,
        .cover,
        .scaleDown,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .fill
        case 1: self = .contain
        case 2: self = .cover
        case 3: self = .scaleDown
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .fill: 0
        case .contain: 1
        case .cover: 2
        case .scaleDown: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkContentFit) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkContentFit { GtkContentFit(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ContentFit: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_content_fit_get_type()) }
}

/// Source: `GtkCornerType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CornerType.html)
nonisolated public enum CornerType: Enumeration {
    /// Source: `GTK_CORNER_TOP_LEFT`.
    case topLeft
    /// Source: `GTK_CORNER_BOTTOM_LEFT`.
    case bottomLeft
    /// Source: `GTK_CORNER_TOP_RIGHT`.
    case topRight
    /// Source: `GTK_CORNER_BOTTOM_RIGHT`.
    case bottomRight
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CornerType] = [
        .topLeft,
        .bottomLeft,
        .topRight,
        .bottomRight,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .topLeft
        case 1: self = .bottomLeft
        case 2: self = .topRight
        case 3: self = .bottomRight
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .topLeft: 0
        case .bottomLeft: 1
        case .topRight: 2
        case .bottomRight: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCornerType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCornerType { GtkCornerType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CornerType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_corner_type_get_type()) }
}

/// Source: `GtkCssParserError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CssParserError.html)
nonisolated public enum CssParserError: GLibErrorCode {
    /// Source: `GTK_CSS_PARSER_ERROR_FAILED`.
    case failed
    /// Source: `GTK_CSS_PARSER_ERROR_SYNTAX`.
    case syntax
    /// Source: `GTK_CSS_PARSER_ERROR_IMPORT`.
    case `import`
    /// Source: `GTK_CSS_PARSER_ERROR_NAME`.
    case name
    /// Source: `GTK_CSS_PARSER_ERROR_UNKNOWN_VALUE`.
    case unknownValue
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-css-parser-error-quark" }

    /// All named values.
    public static let allCases: [CssParserError] = [
        .failed,
        .syntax,
        .`import`,
        .name,
        .unknownValue,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .syntax
        case 2: self = .`import`
        case 3: self = .name
        case 4: self = .unknownValue
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .syntax: 1
        case .`import`: 2
        case .name: 3
        case .unknownValue: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCssParserError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCssParserError { GtkCssParserError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CssParserError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}

/// Source: `GtkCssParserWarning`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CssParserWarning.html)
nonisolated public enum CssParserWarning: Enumeration {
    /// Source: `GTK_CSS_PARSER_WARNING_DEPRECATED`.
    case deprecated
    /// Source: `GTK_CSS_PARSER_WARNING_SYNTAX`.
    case syntax
    /// Source: `GTK_CSS_PARSER_WARNING_UNIMPLEMENTED`.
    case unimplemented
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CssParserWarning] = [
        .deprecated,
        .syntax,
        .unimplemented,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .deprecated
        case 1: self = .syntax
        case 2: self = .unimplemented
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .deprecated: 0
        case .syntax: 1
        case .unimplemented: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCssParserWarning) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCssParserWarning { GtkCssParserWarning(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CssParserWarning: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}

/// Source: `GtkDebugFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.DebugFlags.html)
nonisolated public struct DebugFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_DEBUG_TEXT`.
    @_alwaysEmitIntoClient
    public static var text: DebugFlags { DebugFlags(rawValue: 0x1) }
    /// Source: `GTK_DEBUG_TREE`.
    @_alwaysEmitIntoClient
    public static var tree: DebugFlags { DebugFlags(rawValue: 0x2) }
    /// Source: `GTK_DEBUG_KEYBINDINGS`.
    @_alwaysEmitIntoClient
    public static var keybindings: DebugFlags { DebugFlags(rawValue: 0x4) }
    /// Source: `GTK_DEBUG_MODULES`.
    @_alwaysEmitIntoClient
    public static var modules: DebugFlags { DebugFlags(rawValue: 0x8) }
    /// Source: `GTK_DEBUG_GEOMETRY`.
    @_alwaysEmitIntoClient
    public static var geometry: DebugFlags { DebugFlags(rawValue: 0x10) }
    /// Source: `GTK_DEBUG_ICONTHEME`.
    @_alwaysEmitIntoClient
    public static var icontheme: DebugFlags { DebugFlags(rawValue: 0x20) }
    /// Source: `GTK_DEBUG_PRINTING`.
    @_alwaysEmitIntoClient
    public static var printing: DebugFlags { DebugFlags(rawValue: 0x40) }
    /// Source: `GTK_DEBUG_BUILDER`.
    @_alwaysEmitIntoClient
    public static var builder: DebugFlags { DebugFlags(rawValue: 0x80) }
    /// Source: `GTK_DEBUG_SIZE_REQUEST`.
    @_alwaysEmitIntoClient
    public static var sizeRequest: DebugFlags { DebugFlags(rawValue: 0x100) }
    /// Source: `GTK_DEBUG_NO_CSS_CACHE`.
    @_alwaysEmitIntoClient
    public static var noCssCache: DebugFlags { DebugFlags(rawValue: 0x200) }
    /// Source: `GTK_DEBUG_INTERACTIVE`.
    @_alwaysEmitIntoClient
    public static var interactive: DebugFlags { DebugFlags(rawValue: 0x400) }
    /// Source: `GTK_DEBUG_TOUCHSCREEN`.
    @_alwaysEmitIntoClient
    public static var touchscreen: DebugFlags { DebugFlags(rawValue: 0x800) }
    /// Source: `GTK_DEBUG_ACTIONS`.
    @_alwaysEmitIntoClient
    public static var actions: DebugFlags { DebugFlags(rawValue: 0x1000) }
    /// Source: `GTK_DEBUG_LAYOUT`.
    @_alwaysEmitIntoClient
    public static var layout: DebugFlags { DebugFlags(rawValue: 0x2000) }
    /// Source: `GTK_DEBUG_SNAPSHOT`.
    @_alwaysEmitIntoClient
    public static var snapshot: DebugFlags { DebugFlags(rawValue: 0x4000) }
    /// Source: `GTK_DEBUG_CONSTRAINTS`.
    @_alwaysEmitIntoClient
    public static var constraints: DebugFlags { DebugFlags(rawValue: 0x8000) }
    /// Source: `GTK_DEBUG_BUILDER_OBJECTS`.
    @_alwaysEmitIntoClient
    public static var builderObjects: DebugFlags { DebugFlags(rawValue: 0x10000) }
    /// Source: `GTK_DEBUG_A11Y`.
    @_alwaysEmitIntoClient
    public static var a11y: DebugFlags { DebugFlags(rawValue: 0x20000) }
    /// Source: `GTK_DEBUG_ICONFALLBACK`.
    @_alwaysEmitIntoClient
    public static var iconfallback: DebugFlags { DebugFlags(rawValue: 0x40000) }
    /// Source: `GTK_DEBUG_INVERT_TEXT_DIR`.
    @_alwaysEmitIntoClient
    public static var invertTextDir: DebugFlags { DebugFlags(rawValue: 0x80000) }

    @_alwaysEmitIntoClient
    init(_ value: GtkDebugFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkDebugFlags { GtkDebugFlags(rawValue: rawValue) }
}

extension DebugFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_debug_flags_get_type()) }
}

/// Source: `GtkDeleteType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.DeleteType.html)
nonisolated public enum DeleteType: Enumeration {
    /// Source: `GTK_DELETE_CHARS`.
    case chars
    /// Source: `GTK_DELETE_WORD_ENDS`.
    case wordEnds
    /// Source: `GTK_DELETE_WORDS`.
    case words
    /// Source: `GTK_DELETE_DISPLAY_LINES`.
    case displayLines
    /// Source: `GTK_DELETE_DISPLAY_LINE_ENDS`.
    case displayLineEnds
    /// Source: `GTK_DELETE_PARAGRAPH_ENDS`.
    case paragraphEnds
    /// Source: `GTK_DELETE_PARAGRAPHS`.
    case paragraphs
    /// Source: `GTK_DELETE_WHITESPACE`.
    case whitespace
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DeleteType] = [
        .chars,
        .wordEnds,
        .words,
        .displayLines,
        .displayLineEnds,
        .paragraphEnds,
        .paragraphs,
        .whitespace,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .chars
        case 1: self = .wordEnds
        case 2: self = .words
        case 3: self = .displayLines
        case 4: self = .displayLineEnds
        case 5: self = .paragraphEnds
        case 6: self = .paragraphs
        case 7: self = .whitespace
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .chars: 0
        case .wordEnds: 1
        case .words: 2
        case .displayLines: 3
        case .displayLineEnds: 4
        case .paragraphEnds: 5
        case .paragraphs: 6
        case .whitespace: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkDeleteType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkDeleteType { GtkDeleteType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DeleteType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_delete_type_get_type()) }
}

/// Source: `GtkDialogFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.DialogFlags.html)
nonisolated public struct DialogFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_DIALOG_MODAL`.
    @_alwaysEmitIntoClient
    public static var modal: DialogFlags { DialogFlags(rawValue: 0x1) }
    /// Source: `GTK_DIALOG_DESTROY_WITH_PARENT`.
    @_alwaysEmitIntoClient
    public static var destroyWithParent: DialogFlags { DialogFlags(rawValue: 0x2) }
    /// Source: `GTK_DIALOG_USE_HEADER_BAR`.
    @_alwaysEmitIntoClient
    public static var useHeaderBar: DialogFlags { DialogFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GtkDialogFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkDialogFlags { GtkDialogFlags(rawValue: rawValue) }
}

extension DialogFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_dialog_flags_get_type()) }
}

/// Source: `GtkDirectionType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.DirectionType.html)
nonisolated public enum DirectionType: Enumeration {
    /// Source: `GTK_DIR_TAB_FORWARD`.
    case tabForward
    /// Source: `GTK_DIR_TAB_BACKWARD`.
    case tabBackward
    /// Source: `GTK_DIR_UP`.
    case up
    /// Source: `GTK_DIR_DOWN`.
    case down
    /// Source: `GTK_DIR_LEFT`.
    case left
    /// Source: `GTK_DIR_RIGHT`.
    case right
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DirectionType] = [
        .tabForward,
        .tabBackward,
        .up,
        .down,
        .left,
        .right,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .tabForward
        case 1: self = .tabBackward
        case 2: self = .up
        case 3: self = .down
        case 4: self = .left
        case 5: self = .right
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .tabForward: 0
        case .tabBackward: 1
        case .up: 2
        case .down: 3
        case .left: 4
        case .right: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkDirectionType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkDirectionType { GtkDirectionType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DirectionType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_direction_type_get_type()) }
}

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

/// Source: `GtkEntryIconPosition`.
/// [Reference](https://docs.gtk.org/gtk4/enum.EntryIconPosition.html)
nonisolated public enum EntryIconPosition: Enumeration {
    /// Source: `GTK_ENTRY_ICON_PRIMARY`.
    case primary
    /// Source: `GTK_ENTRY_ICON_SECONDARY`.
    case secondary
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [EntryIconPosition] = [
        .primary,
        .secondary,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .primary
        case 1: self = .secondary
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .primary: 0
        case .secondary: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkEntryIconPosition) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkEntryIconPosition { GtkEntryIconPosition(rawValue: UInt32(bitPattern: rawValue)) }
}

extension EntryIconPosition: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_entry_icon_position_get_type()) }
}

/// Source: `GtkEventControllerScrollFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.EventControllerScrollFlags.html)
nonisolated public struct EventControllerScrollFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_VERTICAL`.
    @_alwaysEmitIntoClient
    public static var vertical: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x1) }
    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL`.
    @_alwaysEmitIntoClient
    public static var horizontal: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x2) }
    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_DISCRETE`.
    @_alwaysEmitIntoClient
    public static var discrete: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x4) }
    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_KINETIC`.
    @_alwaysEmitIntoClient
    public static var kinetic: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x8) }
    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES`.
    @_alwaysEmitIntoClient
    public static var bothAxes: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x3) }

    @_alwaysEmitIntoClient
    init(_ value: GtkEventControllerScrollFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkEventControllerScrollFlags { GtkEventControllerScrollFlags(rawValue: rawValue) }
}

extension EventControllerScrollFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_event_controller_scroll_flags_get_type()) }
}

/// Source: `GtkEventSequenceState`.
/// [Reference](https://docs.gtk.org/gtk4/enum.EventSequenceState.html)
nonisolated public enum EventSequenceState: Enumeration {
    /// Source: `GTK_EVENT_SEQUENCE_NONE`.
    case none
    /// Source: `GTK_EVENT_SEQUENCE_CLAIMED`.
    case claimed
    /// Source: `GTK_EVENT_SEQUENCE_DENIED`.
    case denied
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [EventSequenceState] = [
        .none,
        .claimed,
        .denied,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .claimed
        case 2: self = .denied
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .claimed: 1
        case .denied: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkEventSequenceState) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkEventSequenceState { GtkEventSequenceState(rawValue: UInt32(bitPattern: rawValue)) }
}

extension EventSequenceState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_event_sequence_state_get_type()) }
}

/// Source: `GtkFileChooserAction`.
/// [Reference](https://docs.gtk.org/gtk4/enum.FileChooserAction.html)
nonisolated public enum FileChooserAction: Enumeration {
    /// Source: `GTK_FILE_CHOOSER_ACTION_OPEN`.
    case open
    /// Source: `GTK_FILE_CHOOSER_ACTION_SAVE`.
    case save
    /// Source: `GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER`.
    case selectFolder
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileChooserAction] = [
        .open,
        .save,
        .selectFolder,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .open
        case 1: self = .save
        case 2: self = .selectFolder
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .open: 0
        case .save: 1
        case .selectFolder: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkFileChooserAction) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkFileChooserAction { GtkFileChooserAction(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileChooserAction: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_file_chooser_action_get_type()) }
}

/// Source: `GtkFileChooserError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.FileChooserError.html)
nonisolated public enum FileChooserError: GLibErrorCode {
    /// Source: `GTK_FILE_CHOOSER_ERROR_NONEXISTENT`.
    case nonexistent
    /// Source: `GTK_FILE_CHOOSER_ERROR_BAD_FILENAME`.
    case badFilename
    /// Source: `GTK_FILE_CHOOSER_ERROR_ALREADY_EXISTS`.
    case alreadyExists
    /// Source: `GTK_FILE_CHOOSER_ERROR_INCOMPLETE_HOSTNAME`.
    case incompleteHostname
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-file-chooser-error-quark" }

    /// All named values.
    public static let allCases: [FileChooserError] = [
        .nonexistent,
        .badFilename,
        .alreadyExists,
        .incompleteHostname,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .nonexistent
        case 1: self = .badFilename
        case 2: self = .alreadyExists
        case 3: self = .incompleteHostname
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .nonexistent: 0
        case .badFilename: 1
        case .alreadyExists: 2
        case .incompleteHostname: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkFileChooserError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkFileChooserError { GtkFileChooserError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileChooserError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_file_chooser_error_get_type()) }
}

/// Source: `GtkFilterChange`.
/// [Reference](https://docs.gtk.org/gtk4/enum.FilterChange.html)
nonisolated public enum FilterChange: Enumeration {
    /// Source: `GTK_FILTER_CHANGE_DIFFERENT`.
    case different
    /// Source: `GTK_FILTER_CHANGE_LESS_STRICT`.
    case lessStrict
    /// Source: `GTK_FILTER_CHANGE_MORE_STRICT`.
    case moreStrict
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FilterChange] = [
        .different,
        .lessStrict,
        .moreStrict,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .different
        case 1: self = .lessStrict
        case 2: self = .moreStrict
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .different: 0
        case .lessStrict: 1
        case .moreStrict: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkFilterChange) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkFilterChange { GtkFilterChange(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FilterChange: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_filter_change_get_type()) }
}

/// Source: `GtkFilterMatch`.
/// [Reference](https://docs.gtk.org/gtk4/enum.FilterMatch.html)
nonisolated public enum FilterMatch: Enumeration {
    /// Source: `GTK_FILTER_MATCH_SOME`.
    case some
    /// Source: `GTK_FILTER_MATCH_NONE`.
    case none
    /// Source: `GTK_FILTER_MATCH_ALL`.
    case all
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FilterMatch] = [
        .some,
        .none,
        .all,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .some
        case 1: self = .none
        case 2: self = .all
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .some: 0
        case .none: 1
        case .all: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkFilterMatch) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkFilterMatch { GtkFilterMatch(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FilterMatch: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_filter_match_get_type()) }
}

/// Source: `GtkFontChooserLevel`.
/// [Reference](https://docs.gtk.org/gtk4/flags.FontChooserLevel.html)
nonisolated public struct FontChooserLevel: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_FONT_CHOOSER_LEVEL_STYLE`.
    @_alwaysEmitIntoClient
    public static var style: FontChooserLevel { FontChooserLevel(rawValue: 0x1) }
    /// Source: `GTK_FONT_CHOOSER_LEVEL_SIZE`.
    @_alwaysEmitIntoClient
    public static var size: FontChooserLevel { FontChooserLevel(rawValue: 0x2) }
    /// Source: `GTK_FONT_CHOOSER_LEVEL_VARIATIONS`.
    @_alwaysEmitIntoClient
    public static var variations: FontChooserLevel { FontChooserLevel(rawValue: 0x4) }
    /// Source: `GTK_FONT_CHOOSER_LEVEL_FEATURES`.
    @_alwaysEmitIntoClient
    public static var features: FontChooserLevel { FontChooserLevel(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GtkFontChooserLevel) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkFontChooserLevel { GtkFontChooserLevel(rawValue: rawValue) }
}

extension FontChooserLevel: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_font_chooser_level_get_type()) }
}

/// Source: `GtkUnit`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Unit.html)
nonisolated public enum GtkUnit: Enumeration {
    /// Source: `GTK_UNIT_NONE`.
    case none
    /// Source: `GTK_UNIT_POINTS`.
    case points
    /// Source: `GTK_UNIT_INCH`.
    case inch
    /// Source: `GTK_UNIT_MM`.
    case mm
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [GtkUnit] = [
        .none,
        .points,
        .inch,
        .mm,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .points
        case 2: self = .inch
        case 3: self = .mm
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .points: 1
        case .inch: 2
        case .mm: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.GtkUnit) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.GtkUnit { CGtk.GtkUnit(rawValue: UInt32(bitPattern: rawValue)) }
}

extension GtkUnit: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_unit_get_type()) }
}

/// Source: `GtkIconLookupFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.IconLookupFlags.html)
nonisolated public struct IconLookupFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_ICON_LOOKUP_FORCE_REGULAR`.
    @_alwaysEmitIntoClient
    public static var forceRegular: IconLookupFlags { IconLookupFlags(rawValue: 0x1) }
    /// Source: `GTK_ICON_LOOKUP_FORCE_SYMBOLIC`.
    @_alwaysEmitIntoClient
    public static var forceSymbolic: IconLookupFlags { IconLookupFlags(rawValue: 0x2) }
    /// Source: `GTK_ICON_LOOKUP_PRELOAD`.
    @_alwaysEmitIntoClient
    public static var preload: IconLookupFlags { IconLookupFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GtkIconLookupFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkIconLookupFlags { GtkIconLookupFlags(rawValue: rawValue) }
}

extension IconLookupFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_icon_lookup_flags_get_type()) }
}

/// Source: `GtkIconSize`.
/// [Reference](https://docs.gtk.org/gtk4/enum.IconSize.html)
nonisolated public enum IconSize: Enumeration {
    /// Source: `GTK_ICON_SIZE_INHERIT`.
    case inherit
    /// Source: `GTK_ICON_SIZE_NORMAL`.
    case normal
    /// Source: `GTK_ICON_SIZE_LARGE`.
    case large
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [IconSize] = [
        .inherit,
        .normal,
        .large,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .inherit
        case 1: self = .normal
        case 2: self = .large
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .inherit: 0
        case .normal: 1
        case .large: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkIconSize) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkIconSize { GtkIconSize(rawValue: UInt32(bitPattern: rawValue)) }
}

extension IconSize: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_icon_size_get_type()) }
}

/// Source: `GtkIconThemeError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.IconThemeError.html)
nonisolated public enum IconThemeError: GLibErrorCode {
    /// Source: `GTK_ICON_THEME_NOT_FOUND`.
    case notFound
    /// Source: `GTK_ICON_THEME_FAILED`.
    case failed
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-icon-theme-error-quark" }

    /// All named values.
    public static let allCases: [IconThemeError] = [
        .notFound,
        .failed,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notFound
        case 1: self = .failed
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .notFound: 0
        case .failed: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkIconThemeError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkIconThemeError { GtkIconThemeError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension IconThemeError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_icon_theme_error_get_type()) }
}

/// Source: `GtkIconViewDropPosition`.
/// [Reference](https://docs.gtk.org/gtk4/enum.IconViewDropPosition.html)
nonisolated public enum IconViewDropPosition: Enumeration {
    /// Source: `GTK_ICON_VIEW_NO_DROP`.
    case noDrop
    /// Source: `GTK_ICON_VIEW_DROP_INTO`.
    case dropInto
    /// Source: `GTK_ICON_VIEW_DROP_LEFT`.
    case dropLeft
    /// Source: `GTK_ICON_VIEW_DROP_RIGHT`.
    case dropRight
    /// Source: `GTK_ICON_VIEW_DROP_ABOVE`.
    case dropAbove
    /// Source: `GTK_ICON_VIEW_DROP_BELOW`.
    case dropBelow
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [IconViewDropPosition] = [
        .noDrop,
        .dropInto,
        .dropLeft,
        .dropRight,
        .dropAbove,
        .dropBelow,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .noDrop
        case 1: self = .dropInto
        case 2: self = .dropLeft
        case 3: self = .dropRight
        case 4: self = .dropAbove
        case 5: self = .dropBelow
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .noDrop: 0
        case .dropInto: 1
        case .dropLeft: 2
        case .dropRight: 3
        case .dropAbove: 4
        case .dropBelow: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkIconViewDropPosition) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkIconViewDropPosition { GtkIconViewDropPosition(rawValue: UInt32(bitPattern: rawValue)) }
}

extension IconViewDropPosition: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_icon_view_drop_position_get_type()) }
}

/// Source: `GtkImageType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ImageType.html)
nonisolated public enum ImageType: Enumeration {
    /// Source: `GTK_IMAGE_EMPTY`.
    case empty
    /// Source: `GTK_IMAGE_ICON_NAME`.
    case iconName
    /// Source: `GTK_IMAGE_GICON`.
    case gicon
    /// Source: `GTK_IMAGE_PAINTABLE`.
    case paintable
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ImageType] = [
        .empty,
        .iconName,
        .gicon,
        .paintable,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .empty
        case 1: self = .iconName
        case 2: self = .gicon
        case 3: self = .paintable
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .empty: 0
        case .iconName: 1
        case .gicon: 2
        case .paintable: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkImageType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkImageType { GtkImageType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ImageType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_image_type_get_type()) }
}

/// Source: `GtkInputHints`.
/// [Reference](https://docs.gtk.org/gtk4/flags.InputHints.html)
nonisolated public struct InputHints: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_INPUT_HINT_SPELLCHECK`.
    @_alwaysEmitIntoClient
    public static var spellcheck: InputHints { InputHints(rawValue: 0x1) }
    /// Source: `GTK_INPUT_HINT_NO_SPELLCHECK`.
    @_alwaysEmitIntoClient
    public static var noSpellcheck: InputHints { InputHints(rawValue: 0x2) }
    /// Source: `GTK_INPUT_HINT_WORD_COMPLETION`.
    @_alwaysEmitIntoClient
    public static var wordCompletion: InputHints { InputHints(rawValue: 0x4) }
    /// Source: `GTK_INPUT_HINT_LOWERCASE`.
    @_alwaysEmitIntoClient
    public static var lowercase: InputHints { InputHints(rawValue: 0x8) }
    /// Source: `GTK_INPUT_HINT_UPPERCASE_CHARS`.
    @_alwaysEmitIntoClient
    public static var uppercaseChars: InputHints { InputHints(rawValue: 0x10) }
    /// Source: `GTK_INPUT_HINT_UPPERCASE_WORDS`.
    @_alwaysEmitIntoClient
    public static var uppercaseWords: InputHints { InputHints(rawValue: 0x20) }
    /// Source: `GTK_INPUT_HINT_UPPERCASE_SENTENCES`.
    @_alwaysEmitIntoClient
    public static var uppercaseSentences: InputHints { InputHints(rawValue: 0x40) }
    /// Source: `GTK_INPUT_HINT_INHIBIT_OSK`.
    @_alwaysEmitIntoClient
    public static var inhibitOsk: InputHints { InputHints(rawValue: 0x80) }
    /// Source: `GTK_INPUT_HINT_VERTICAL_WRITING`.
    @_alwaysEmitIntoClient
    public static var verticalWriting: InputHints { InputHints(rawValue: 0x100) }
    /// Source: `GTK_INPUT_HINT_EMOJI`.
    @_alwaysEmitIntoClient
    public static var emoji: InputHints { InputHints(rawValue: 0x200) }
    /// Source: `GTK_INPUT_HINT_NO_EMOJI`.
    @_alwaysEmitIntoClient
    public static var noEmoji: InputHints { InputHints(rawValue: 0x400) }
    /// Source: `GTK_INPUT_HINT_PRIVATE`.
    @_alwaysEmitIntoClient
    public static var `private`: InputHints { InputHints(rawValue: 0x800) }

    @_alwaysEmitIntoClient
    init(_ value: GtkInputHints) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkInputHints { GtkInputHints(rawValue: rawValue) }
}

extension InputHints: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_input_hints_get_type()) }
}

/// Source: `GtkInputPurpose`.
/// [Reference](https://docs.gtk.org/gtk4/enum.InputPurpose.html)
nonisolated public enum InputPurpose: Enumeration {
    /// Source: `GTK_INPUT_PURPOSE_FREE_FORM`.
    case freeForm
    /// Source: `GTK_INPUT_PURPOSE_ALPHA`.
    case alpha
    /// Source: `GTK_INPUT_PURPOSE_DIGITS`.
    case digits
    /// Source: `GTK_INPUT_PURPOSE_NUMBER`.
    case number
    /// Source: `GTK_INPUT_PURPOSE_PHONE`.
    case phone
    /// Source: `GTK_INPUT_PURPOSE_URL`.
    case url
    /// Source: `GTK_INPUT_PURPOSE_EMAIL`.
    case email
    /// Source: `GTK_INPUT_PURPOSE_NAME`.
    case name
    /// Source: `GTK_INPUT_PURPOSE_PASSWORD`.
    case password
    /// Source: `GTK_INPUT_PURPOSE_PIN`.
    case pin
    /// Source: `GTK_INPUT_PURPOSE_TERMINAL`.
    case terminal
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [InputPurpose] = [
        .freeForm,
        .alpha,
        .digits,
        .number,
        .phone,
        .url,
        .email,
        .name,
        .password,
        .pin,
        .terminal,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .freeForm
        case 1: self = .alpha
        case 2: self = .digits
        case 3: self = .number
        case 4: self = .phone
        case 5: self = .url
        case 6: self = .email
        case 7: self = .name
        case 8: self = .password
        case 9: self = .pin
        case 10: self = .terminal
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .freeForm: 0
        case .alpha: 1
        case .digits: 2
        case .number: 3
        case .phone: 4
        case .url: 5
        case .email: 6
        case .name: 7
        case .password: 8
        case .pin: 9
        case .terminal: 10
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkInputPurpose) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkInputPurpose { GtkInputPurpose(rawValue: UInt32(bitPattern: rawValue)) }
}

extension InputPurpose: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_input_purpose_get_type()) }
}

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

/// Source: `GtkJustification`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Justification.html)
nonisolated public enum Justification: Enumeration {
    /// Source: `GTK_JUSTIFY_LEFT`.
    case left
    /// Source: `GTK_JUSTIFY_RIGHT`.
    case right
    /// Source: `GTK_JUSTIFY_CENTER`.
    case center
    /// Source: `GTK_JUSTIFY_FILL`.
    case fill
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Justification] = [
        .left,
        .right,
        .center,
        .fill,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .center
        case 3: self = .fill
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .right: 1
        case .center: 2
        case .fill: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkJustification) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkJustification { GtkJustification(rawValue: UInt32(bitPattern: rawValue)) }
}

extension Justification: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_justification_get_type()) }
}

/// Source: `GtkLevelBarMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.LevelBarMode.html)
nonisolated public enum LevelBarMode: Enumeration {
    /// Source: `GTK_LEVEL_BAR_MODE_CONTINUOUS`.
    case continuous
    /// Source: `GTK_LEVEL_BAR_MODE_DISCRETE`.
    case discrete
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [LevelBarMode] = [
        .continuous,
        .discrete,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .continuous
        case 1: self = .discrete
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .continuous: 0
        case .discrete: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkLevelBarMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkLevelBarMode { GtkLevelBarMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension LevelBarMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_level_bar_mode_get_type()) }
}

/// Source: `GtkLicense`.
/// [Reference](https://docs.gtk.org/gtk4/enum.License.html)
nonisolated public enum License: Enumeration {
    /// Source: `GTK_LICENSE_UNKNOWN`.
    case unknown
    /// Source: `GTK_LICENSE_CUSTOM`.
    case custom
    /// Source: `GTK_LICENSE_GPL_2_0`.
    case gpl20
    /// Source: `GTK_LICENSE_GPL_3_0`.
    case gpl30
    /// Source: `GTK_LICENSE_LGPL_2_1`.
    case lgpl21
    /// Source: `GTK_LICENSE_LGPL_3_0`.
    case lgpl30
    /// Source: `GTK_LICENSE_BSD`.
    case bsd
    /// Source: `GTK_LICENSE_MIT_X11`.
    case mitX11
    /// Source: `GTK_LICENSE_ARTISTIC`.
    case artistic
    /// Source: `GTK_LICENSE_GPL_2_0_ONLY`.
    case gpl20Only
    /// Source: `GTK_LICENSE_GPL_3_0_ONLY`.
    case gpl30Only
    /// Source: `GTK_LICENSE_LGPL_2_1_ONLY`.
    case lgpl21Only
    /// Source: `GTK_LICENSE_LGPL_3_0_ONLY`.
    case lgpl30Only
    /// Source: `GTK_LICENSE_AGPL_3_0`.
    case agpl30
    /// Source: `GTK_LICENSE_AGPL_3_0_ONLY`.
    case agpl30Only
    /// Source: `GTK_LICENSE_BSD_3`.
    case bsd3
    /// Source: `GTK_LICENSE_APACHE_2_0`.
    case apache20
    /// Source: `GTK_LICENSE_MPL_2_0`.
    case mpl20
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [License] = [
        .unknown,
        .custom,
        .gpl20,
        .gpl30,
        .lgpl21,
        .lgpl30,
        .bsd,
        .mitX11,
        .artistic,
        .gpl20Only,
        .gpl30Only,
        .lgpl21Only,
        .lgpl30Only,
        .agpl30,
        .agpl30Only,
        .bsd3,
        .apache20,
        .mpl20,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .custom
        case 2: self = .gpl20
        case 3: self = .gpl30
        case 4: self = .lgpl21
        case 5: self = .lgpl30
        case 6: self = .bsd
        case 7: self = .mitX11
        case 8: self = .artistic
        case 9: self = .gpl20Only
        case 10: self = .gpl30Only
        case 11: self = .lgpl21Only
        case 12: self = .lgpl30Only
        case 13: self = .agpl30
        case 14: self = .agpl30Only
        case 15: self = .bsd3
        case 16: self = .apache20
        case 17: self = .mpl20
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .custom: 1
        case .gpl20: 2
        case .gpl30: 3
        case .lgpl21: 4
        case .lgpl30: 5
        case .bsd: 6
        case .mitX11: 7
        case .artistic: 8
        case .gpl20Only: 9
        case .gpl30Only: 10
        case .lgpl21Only: 11
        case .lgpl30Only: 12
        case .agpl30: 13
        case .agpl30Only: 14
        case .bsd3: 15
        case .apache20: 16
        case .mpl20: 17
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkLicense) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkLicense { GtkLicense(rawValue: UInt32(bitPattern: rawValue)) }
}

extension License: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_license_get_type()) }
}

/// Source: `GtkMessageType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.MessageType.html)
nonisolated public enum MessageType: Enumeration {
    /// Source: `GTK_MESSAGE_INFO`.
    case info
    /// Source: `GTK_MESSAGE_WARNING`.
    case warning
    /// Source: `GTK_MESSAGE_QUESTION`.
    case question
    /// Source: `GTK_MESSAGE_ERROR`.
    case error
    /// Source: `GTK_MESSAGE_OTHER`.
    case other
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [MessageType] = [
        .info,
        .warning,
        .question,
        .error,
        .other,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .info
        case 1: self = .warning
        case 2: self = .question
        case 3: self = .error
        case 4: self = .other
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .info: 0
        case .warning: 1
        case .question: 2
        case .error: 3
        case .other: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkMessageType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkMessageType { GtkMessageType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension MessageType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_message_type_get_type()) }
}

/// Source: `GtkMovementStep`.
/// [Reference](https://docs.gtk.org/gtk4/enum.MovementStep.html)
nonisolated public enum MovementStep: Enumeration {
    /// Source: `GTK_MOVEMENT_LOGICAL_POSITIONS`.
    case logicalPositions
    /// Source: `GTK_MOVEMENT_VISUAL_POSITIONS`.
    case visualPositions
    /// Source: `GTK_MOVEMENT_WORDS`.
    case words
    /// Source: `GTK_MOVEMENT_DISPLAY_LINES`.
    case displayLines
    /// Source: `GTK_MOVEMENT_DISPLAY_LINE_ENDS`.
    case displayLineEnds
    /// Source: `GTK_MOVEMENT_PARAGRAPHS`.
    case paragraphs
    /// Source: `GTK_MOVEMENT_PARAGRAPH_ENDS`.
    case paragraphEnds
    /// Source: `GTK_MOVEMENT_PAGES`.
    case pages
    /// Source: `GTK_MOVEMENT_BUFFER_ENDS`.
    case bufferEnds
    /// Source: `GTK_MOVEMENT_HORIZONTAL_PAGES`.
    case horizontalPages
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [MovementStep] = [
        .logicalPositions,
        .visualPositions,
        .words,
        .displayLines,
        .displayLineEnds,
        .paragraphs,
        .paragraphEnds,
        .pages,
        .bufferEnds,
        .horizontalPages,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .logicalPositions
        case 1: self = .visualPositions
        case 2: self = .words
        case 3: self = .displayLines
        case 4: self = .displayLineEnds
        case 5: self = .paragraphs
        case 6: self = .paragraphEnds
        case 7: self = .pages
        case 8: self = .bufferEnds
        case 9: self = .horizontalPages
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .logicalPositions: 0
        case .visualPositions: 1
        case .words: 2
        case .displayLines: 3
        case .displayLineEnds: 4
        case .paragraphs: 5
        case .paragraphEnds: 6
        case .pages: 7
        case .bufferEnds: 8
        case .horizontalPages: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkMovementStep) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkMovementStep { GtkMovementStep(rawValue: UInt32(bitPattern: rawValue)) }
}

extension MovementStep: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_movement_step_get_type()) }
}

/// Source: `GtkNaturalWrapMode`, since GTK 4.6.
/// [Reference](https://docs.gtk.org/gtk4/enum.NaturalWrapMode.html)
nonisolated public enum NaturalWrapMode: Enumeration {
    /// Source: `GTK_NATURAL_WRAP_INHERIT`.
    case inherit
    /// Source: `GTK_NATURAL_WRAP_NONE`.
    case none
    /// Source: `GTK_NATURAL_WRAP_WORD`.
    case word
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NaturalWrapMode] = [
        .inherit,
        .none,
        .word,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .inherit
        case 1: self = .none
        case 2: self = .word
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .inherit: 0
        case .none: 1
        case .word: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkNaturalWrapMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkNaturalWrapMode { GtkNaturalWrapMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NaturalWrapMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_natural_wrap_mode_get_type()) }
}

/// Source: `GtkNotebookTab`.
/// [Reference](https://docs.gtk.org/gtk4/enum.NotebookTab.html)
nonisolated public enum NotebookTab: Enumeration {
    /// Source: `GTK_NOTEBOOK_TAB_FIRST`.
    case first
    /// Source: `GTK_NOTEBOOK_TAB_LAST`.
    case last
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NotebookTab] = [
        .first,
        .last,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .first
        case 1: self = .last
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .first: 0
        case .last: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkNotebookTab) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkNotebookTab { GtkNotebookTab(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NotebookTab: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_notebook_tab_get_type()) }
}

/// Source: `GtkNumberUpLayout`.
/// [Reference](https://docs.gtk.org/gtk4/enum.NumberUpLayout.html)
nonisolated public enum NumberUpLayout: Enumeration {
    /// Source: `GTK_NUMBER_UP_LAYOUT_LEFT_TO_RIGHT_TOP_TO_BOTTOM`.
    case lrtb
    /// Source: `GTK_NUMBER_UP_LAYOUT_LEFT_TO_RIGHT_BOTTOM_TO_TOP`.
    case lrbt
    /// Source: `GTK_NUMBER_UP_LAYOUT_RIGHT_TO_LEFT_TOP_TO_BOTTOM`.
    case rltb
    /// Source: `GTK_NUMBER_UP_LAYOUT_RIGHT_TO_LEFT_BOTTOM_TO_TOP`.
    case rlbt
    /// Source: `GTK_NUMBER_UP_LAYOUT_TOP_TO_BOTTOM_LEFT_TO_RIGHT`.
    case tblr
    /// Source: `GTK_NUMBER_UP_LAYOUT_TOP_TO_BOTTOM_RIGHT_TO_LEFT`.
    case tbrl
    /// Source: `GTK_NUMBER_UP_LAYOUT_BOTTOM_TO_TOP_LEFT_TO_RIGHT`.
    case btlr
    /// Source: `GTK_NUMBER_UP_LAYOUT_BOTTOM_TO_TOP_RIGHT_TO_LEFT`.
    case btrl
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [NumberUpLayout] = [
        .lrtb,
        .lrbt,
        .rltb,
        .rlbt,
        .tblr,
        .tbrl,
        .btlr,
        .btrl,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .lrtb
        case 1: self = .lrbt
        case 2: self = .rltb
        case 3: self = .rlbt
        case 4: self = .tblr
        case 5: self = .tbrl
        case 6: self = .btlr
        case 7: self = .btrl
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .lrtb: 0
        case .lrbt: 1
        case .rltb: 2
        case .rlbt: 3
        case .tblr: 4
        case .tbrl: 5
        case .btlr: 6
        case .btrl: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkNumberUpLayout) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkNumberUpLayout { GtkNumberUpLayout(rawValue: UInt32(bitPattern: rawValue)) }
}

extension NumberUpLayout: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_number_up_layout_get_type()) }
}

/// Source: `GtkOrdering`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Ordering.html)
nonisolated public enum Ordering: Enumeration {
    /// Source: `GTK_ORDERING_SMALLER`.
    case smaller
    /// Source: `GTK_ORDERING_EQUAL`.
    case equal
    /// Source: `GTK_ORDERING_LARGER`.
    case larger
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Ordering] = [
        .smaller,
        .equal,
        .larger,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .smaller
        case 0: self = .equal
        case 1: self = .larger
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .smaller: -1
        case .equal: 0
        case .larger: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkOrdering) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkOrdering { GtkOrdering(rawValue: rawValue) }
}

extension Ordering: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_ordering_get_type()) }
}

/// Source: `GtkOrientation`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Orientation.html)
nonisolated public enum Orientation: Enumeration {
    /// Source: `GTK_ORIENTATION_HORIZONTAL`.
    case horizontal
    /// Source: `GTK_ORIENTATION_VERTICAL`.
    case vertical
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Orientation] = [
        .horizontal,
        .vertical,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .horizontal
        case 1: self = .vertical
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .horizontal: 0
        case .vertical: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkOrientation) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkOrientation { GtkOrientation(rawValue: UInt32(bitPattern: rawValue)) }
}

extension Orientation: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_orientation_get_type()) }
}

/// Source: `GtkOverflow`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Overflow.html)
nonisolated public enum Overflow: Enumeration {
    /// Source: `GTK_OVERFLOW_VISIBLE`.
    case visible
    /// Source: `GTK_OVERFLOW_HIDDEN`.
    case hidden
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Overflow] = [
        .visible,
        .hidden,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .visible
        case 1: self = .hidden
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .visible: 0
        case .hidden: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkOverflow) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkOverflow { GtkOverflow(rawValue: UInt32(bitPattern: rawValue)) }
}

extension Overflow: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_overflow_get_type()) }
}

/// Source: `GtkPackType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PackType.html)
nonisolated public enum PackType: Enumeration {
    /// Source: `GTK_PACK_START`.
    case start
    /// Source: `GTK_PACK_END`.
    case end
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PackType] = [
        .start,
        .end,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .start
        case 1: self = .end
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .start: 0
        case .end: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPackType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPackType { GtkPackType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PackType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_pack_type_get_type()) }
}

/// Source: `GtkPadActionType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PadActionType.html)
nonisolated public enum PadActionType: Enumeration {
    /// Source: `GTK_PAD_ACTION_BUTTON`.
    case button
    /// Source: `GTK_PAD_ACTION_RING`.
    case ring
    /// Source: `GTK_PAD_ACTION_STRIP`.
    case strip
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PadActionType] = [
        .button,
        .ring,
        .strip,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .button
        case 1: self = .ring
        case 2: self = .strip
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .button: 0
        case .ring: 1
        case .strip: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPadActionType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPadActionType { GtkPadActionType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PadActionType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_pad_action_type_get_type()) }
}

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

/// Source: `GtkPageSet`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PageSet.html)
nonisolated public enum PageSet: Enumeration {
    /// Source: `GTK_PAGE_SET_ALL`.
    case all
    /// Source: `GTK_PAGE_SET_EVEN`.
    case even
    /// Source: `GTK_PAGE_SET_ODD`.
    case odd
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PageSet] = [
        .all,
        .even,
        .odd,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .all
        case 1: self = .even
        case 2: self = .odd
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .all: 0
        case .even: 1
        case .odd: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPageSet) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPageSet { GtkPageSet(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PageSet: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_page_set_get_type()) }
}

/// Source: `GtkPanDirection`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PanDirection.html)
nonisolated public enum PanDirection: Enumeration {
    /// Source: `GTK_PAN_DIRECTION_LEFT`.
    case left
    /// Source: `GTK_PAN_DIRECTION_RIGHT`.
    case right
    /// Source: `GTK_PAN_DIRECTION_UP`.
    case up
    /// Source: `GTK_PAN_DIRECTION_DOWN`.
    case down
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PanDirection] = [
        .left,
        .right,
        .up,
        .down,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .up
        case 3: self = .down
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .right: 1
        case .up: 2
        case .down: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPanDirection) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPanDirection { GtkPanDirection(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PanDirection: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_pan_direction_get_type()) }
}

/// Source: `GtkPickFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.PickFlags.html)
nonisolated public struct PickFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_PICK_INSENSITIVE`.
    @_alwaysEmitIntoClient
    public static var insensitive: PickFlags { PickFlags(rawValue: 0x1) }
    /// Source: `GTK_PICK_NON_TARGETABLE`.
    @_alwaysEmitIntoClient
    public static var nonTargetable: PickFlags { PickFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GtkPickFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkPickFlags { GtkPickFlags(rawValue: rawValue) }
}

extension PickFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_pick_flags_get_type()) }
}

/// Source: `GtkPolicyType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PolicyType.html)
nonisolated public enum PolicyType: Enumeration {
    /// Source: `GTK_POLICY_ALWAYS`.
    case always
    /// Source: `GTK_POLICY_AUTOMATIC`.
    case automatic
    /// Source: `GTK_POLICY_NEVER`.
    case never
    /// Source: `GTK_POLICY_EXTERNAL`.
    case external
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PolicyType] = [
        .always,
        .automatic,
        .never,
        .external,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .always
        case 1: self = .automatic
        case 2: self = .never
        case 3: self = .external
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .always: 0
        case .automatic: 1
        case .never: 2
        case .external: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPolicyType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPolicyType { GtkPolicyType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PolicyType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_policy_type_get_type()) }
}

/// Source: `GtkPopoverMenuFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.PopoverMenuFlags.html)
nonisolated public struct PopoverMenuFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_POPOVER_MENU_NESTED`.
    @_alwaysEmitIntoClient
    public static var nested: PopoverMenuFlags { PopoverMenuFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GtkPopoverMenuFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkPopoverMenuFlags { GtkPopoverMenuFlags(rawValue: rawValue) }
}

extension PopoverMenuFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_popover_menu_flags_get_type()) }
}

/// Source: `GtkPositionType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PositionType.html)
nonisolated public enum PositionType: Enumeration {
    /// Source: `GTK_POS_LEFT`.
    case left
    /// Source: `GTK_POS_RIGHT`.
    case right
    /// Source: `GTK_POS_TOP`.
    case top
    /// Source: `GTK_POS_BOTTOM`.
    case bottom
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PositionType] = [
        .left,
        .right,
        .top,
        .bottom,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .top
        case 3: self = .bottom
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .right: 1
        case .top: 2
        case .bottom: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPositionType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPositionType { GtkPositionType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PositionType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_position_type_get_type()) }
}

/// Source: `GtkPrintCapabilities`.
/// [Reference](https://docs.gtk.org/gtk4/flags.PrintCapabilities.html)
nonisolated public struct PrintCapabilities: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_PRINT_CAPABILITY_PAGE_SET`.
    @_alwaysEmitIntoClient
    public static var pageSet: PrintCapabilities { PrintCapabilities(rawValue: 0x1) }
    /// Source: `GTK_PRINT_CAPABILITY_COPIES`.
    @_alwaysEmitIntoClient
    public static var copies: PrintCapabilities { PrintCapabilities(rawValue: 0x2) }
    /// Source: `GTK_PRINT_CAPABILITY_COLLATE`.
    @_alwaysEmitIntoClient
    public static var collate: PrintCapabilities { PrintCapabilities(rawValue: 0x4) }
    /// Source: `GTK_PRINT_CAPABILITY_REVERSE`.
    @_alwaysEmitIntoClient
    public static var reverse: PrintCapabilities { PrintCapabilities(rawValue: 0x8) }
    /// Source: `GTK_PRINT_CAPABILITY_SCALE`.
    @_alwaysEmitIntoClient
    public static var scale: PrintCapabilities { PrintCapabilities(rawValue: 0x10) }
    /// Source: `GTK_PRINT_CAPABILITY_GENERATE_PDF`.
    @_alwaysEmitIntoClient
    public static var generatePdf: PrintCapabilities { PrintCapabilities(rawValue: 0x20) }
    /// Source: `GTK_PRINT_CAPABILITY_GENERATE_PS`.
    @_alwaysEmitIntoClient
    public static var generatePs: PrintCapabilities { PrintCapabilities(rawValue: 0x40) }
    /// Source: `GTK_PRINT_CAPABILITY_PREVIEW`.
    @_alwaysEmitIntoClient
    public static var preview: PrintCapabilities { PrintCapabilities(rawValue: 0x80) }
    /// Source: `GTK_PRINT_CAPABILITY_NUMBER_UP`.
    @_alwaysEmitIntoClient
    public static var numberUp: PrintCapabilities { PrintCapabilities(rawValue: 0x100) }
    /// Source: `GTK_PRINT_CAPABILITY_NUMBER_UP_LAYOUT`.
    @_alwaysEmitIntoClient
    public static var numberUpLayout: PrintCapabilities { PrintCapabilities(rawValue: 0x200) }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintCapabilities) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintCapabilities { GtkPrintCapabilities(rawValue: rawValue) }
}

extension PrintCapabilities: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_capabilities_get_type()) }
}

/// Source: `GtkPrintDuplex`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintDuplex.html)
nonisolated public enum PrintDuplex: Enumeration {
    /// Source: `GTK_PRINT_DUPLEX_SIMPLEX`.
    case simplex
    /// Source: `GTK_PRINT_DUPLEX_HORIZONTAL`.
    case horizontal
    /// Source: `GTK_PRINT_DUPLEX_VERTICAL`.
    case vertical
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PrintDuplex] = [
        .simplex,
        .horizontal,
        .vertical,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .simplex
        case 1: self = .horizontal
        case 2: self = .vertical
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .simplex: 0
        case .horizontal: 1
        case .vertical: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintDuplex) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintDuplex { GtkPrintDuplex(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintDuplex: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_duplex_get_type()) }
}

/// Source: `GtkPrintError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintError.html)
nonisolated public enum PrintError: GLibErrorCode {
    /// Source: `GTK_PRINT_ERROR_GENERAL`.
    case general
    /// Source: `GTK_PRINT_ERROR_INTERNAL_ERROR`.
    case internalError
    /// Source: `GTK_PRINT_ERROR_NOMEM`.
    case nomem
    /// Source: `GTK_PRINT_ERROR_INVALID_FILE`.
    case invalidFile
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-print-error-quark" }

    /// All named values.
    public static let allCases: [PrintError] = [
        .general,
        .internalError,
        .nomem,
        .invalidFile,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .general
        case 1: self = .internalError
        case 2: self = .nomem
        case 3: self = .invalidFile
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .general: 0
        case .internalError: 1
        case .nomem: 2
        case .invalidFile: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintError { GtkPrintError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_error_get_type()) }
}

/// Source: `GtkPrintOperationAction`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintOperationAction.html)
nonisolated public enum PrintOperationAction: Enumeration {
    /// Source: `GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG`.
    case printDialog
    /// Source: `GTK_PRINT_OPERATION_ACTION_PRINT`.
    case print
    /// Source: `GTK_PRINT_OPERATION_ACTION_PREVIEW`.
    case preview
    /// Source: `GTK_PRINT_OPERATION_ACTION_EXPORT`.
    case export
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PrintOperationAction] = [
        .printDialog,
        .print,
        .preview,
        .export,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .printDialog
        case 1: self = .print
        case 2: self = .preview
        case 3: self = .export
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .printDialog: 0
        case .print: 1
        case .preview: 2
        case .export: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintOperationAction) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintOperationAction { GtkPrintOperationAction(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintOperationAction: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_operation_action_get_type()) }
}

/// Source: `GtkPrintOperationResult`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintOperationResult.html)
nonisolated public enum PrintOperationResult: Enumeration {
    /// Source: `GTK_PRINT_OPERATION_RESULT_ERROR`.
    case error
    /// Source: `GTK_PRINT_OPERATION_RESULT_APPLY`.
    case apply
    /// Source: `GTK_PRINT_OPERATION_RESULT_CANCEL`.
    case cancel
    /// Source: `GTK_PRINT_OPERATION_RESULT_IN_PROGRESS`.
    case inProgress
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PrintOperationResult] = [
        .error,
        .apply,
        .cancel,
        .inProgress,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .error
        case 1: self = .apply
        case 2: self = .cancel
        case 3: self = .inProgress
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .error: 0
        case .apply: 1
        case .cancel: 2
        case .inProgress: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintOperationResult) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintOperationResult { GtkPrintOperationResult(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintOperationResult: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_operation_result_get_type()) }
}

/// Source: `GtkPrintPages`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintPages.html)
nonisolated public enum PrintPages: Enumeration {
    /// Source: `GTK_PRINT_PAGES_ALL`.
    case all
    /// Source: `GTK_PRINT_PAGES_CURRENT`.
    case current
    /// Source: `GTK_PRINT_PAGES_RANGES`.
    case ranges
    /// Source: `GTK_PRINT_PAGES_SELECTION`.
    case selection
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PrintPages] = [
        .all,
        .current,
        .ranges,
        .selection,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .all
        case 1: self = .current
        case 2: self = .ranges
        case 3: self = .selection
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .all: 0
        case .current: 1
        case .ranges: 2
        case .selection: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintPages) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintPages { GtkPrintPages(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintPages: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_pages_get_type()) }
}

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

/// Source: `GtkPrintStatus`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintStatus.html)
nonisolated public enum PrintStatus: Enumeration {
    /// Source: `GTK_PRINT_STATUS_INITIAL`.
    case initial
    /// Source: `GTK_PRINT_STATUS_PREPARING`.
    case preparing
    /// Source: `GTK_PRINT_STATUS_GENERATING_DATA`.
    case generatingData
    /// Source: `GTK_PRINT_STATUS_SENDING_DATA`.
    case sendingData
    /// Source: `GTK_PRINT_STATUS_PENDING`.
    case pending
    /// Source: `GTK_PRINT_STATUS_PENDING_ISSUE`.
    case pendingIssue
    /// Source: `GTK_PRINT_STATUS_PRINTING`.
    case printing
    /// Source: `GTK_PRINT_STATUS_FINISHED`.
    case finished
    /// Source: `GTK_PRINT_STATUS_FINISHED_ABORTED`.
    case finishedAborted
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PrintStatus] = [
        .initial,
        .preparing,
        .generatingData,
        .sendingData,
        .pending,
        .pendingIssue,
        .printing,
        .finished,
        .finishedAborted,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .initial
        case 1: self = .preparing
        case 2: self = .generatingData
        case 3: self = .sendingData
        case 4: self = .pending
        case 5: self = .pendingIssue
        case 6: self = .printing
        case 7: self = .finished
        case 8: self = .finishedAborted
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .initial: 0
        case .preparing: 1
        case .generatingData: 2
        case .sendingData: 3
        case .pending: 4
        case .pendingIssue: 5
        case .printing: 6
        case .finished: 7
        case .finishedAborted: 8
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintStatus) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintStatus { GtkPrintStatus(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintStatus: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_status_get_type()) }
}

/// Source: `GtkPropagationLimit`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PropagationLimit.html)
nonisolated public enum PropagationLimit: Enumeration {
    /// Source: `GTK_LIMIT_NONE`.
    case none
    /// Source: `GTK_LIMIT_SAME_NATIVE`.
    case sameNative
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PropagationLimit] = [
        .none,
        .sameNative,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .sameNative
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .sameNative: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPropagationLimit) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPropagationLimit { GtkPropagationLimit(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PropagationLimit: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_propagation_limit_get_type()) }
}

/// Source: `GtkPropagationPhase`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PropagationPhase.html)
nonisolated public enum PropagationPhase: Enumeration {
    /// Source: `GTK_PHASE_NONE`.
    case none
    /// Source: `GTK_PHASE_CAPTURE`.
    case capture
    /// Source: `GTK_PHASE_BUBBLE`.
    case bubble
    /// Source: `GTK_PHASE_TARGET`.
    case target
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PropagationPhase] = [
        .none,
        .capture,
        .bubble,
        .target,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .capture
        case 2: self = .bubble
        case 3: self = .target
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .capture: 1
        case .bubble: 2
        case .target: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPropagationPhase) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPropagationPhase { GtkPropagationPhase(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PropagationPhase: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_propagation_phase_get_type()) }
}

/// Source: `GtkRecentManagerError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.RecentManagerError.html)
nonisolated public enum RecentManagerError: GLibErrorCode {
    /// Source: `GTK_RECENT_MANAGER_ERROR_NOT_FOUND`.
    case notFound
    /// Source: `GTK_RECENT_MANAGER_ERROR_INVALID_URI`.
    case invalidUri
    /// Source: `GTK_RECENT_MANAGER_ERROR_INVALID_ENCODING`.
    case invalidEncoding
    /// Source: `GTK_RECENT_MANAGER_ERROR_NOT_REGISTERED`.
    case notRegistered
    /// Source: `GTK_RECENT_MANAGER_ERROR_READ`.
    case read
    /// Source: `GTK_RECENT_MANAGER_ERROR_WRITE`.
    case write
    /// Source: `GTK_RECENT_MANAGER_ERROR_UNKNOWN`.
    case unknown
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-recent-manager-error-quark" }

    /// All named values.
    public static let allCases: [RecentManagerError] = [
        .notFound,
        .invalidUri,
        .invalidEncoding,
        .notRegistered,
        .read,
        .write,
        .unknown,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notFound
        case 1: self = .invalidUri
        case 2: self = .invalidEncoding
        case 3: self = .notRegistered
        case 4: self = .read
        case 5: self = .write
        case 6: self = .unknown
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .notFound: 0
        case .invalidUri: 1
        case .invalidEncoding: 2
        case .notRegistered: 3
        case .read: 4
        case .write: 5
        case .unknown: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkRecentManagerError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkRecentManagerError { GtkRecentManagerError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension RecentManagerError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_recent_manager_error_get_type()) }
}

/// Source: `GtkResponseType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ResponseType.html)
nonisolated public enum ResponseType: Enumeration {
    /// Source: `GTK_RESPONSE_NONE`.
    case none
    /// Source: `GTK_RESPONSE_REJECT`.
    case reject
    /// Source: `GTK_RESPONSE_ACCEPT`.
    case accept
    /// Source: `GTK_RESPONSE_DELETE_EVENT`.
    case deleteEvent
    /// Source: `GTK_RESPONSE_OK`.
    case ok
    /// Source: `GTK_RESPONSE_CANCEL`.
    case cancel
    /// Source: `GTK_RESPONSE_CLOSE`.
    case close
    /// Source: `GTK_RESPONSE_YES`.
    case yes
    /// Source: `GTK_RESPONSE_NO`.
    case no
    /// Source: `GTK_RESPONSE_APPLY`.
    case apply
    /// Source: `GTK_RESPONSE_HELP`.
    case help
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ResponseType] = [
        .none,
        .reject,
        .accept,
        .deleteEvent,
        .ok,
        .cancel,
        .close,
        .yes,
        .no,
        .apply,
        .help,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .none
        case -2: self = .reject
        case -3: self = .accept
        case -4: self = .deleteEvent
        case -5: self = .ok
        case -6: self = .cancel
        case -7: self = .close
        case -8: self = .yes
        case -9: self = .no
        case -10: self = .apply
        case -11: self = .help
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: -1
        case .reject: -2
        case .accept: -3
        case .deleteEvent: -4
        case .ok: -5
        case .cancel: -6
        case .close: -7
        case .yes: -8
        case .no: -9
        case .apply: -10
        case .help: -11
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkResponseType) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkResponseType { GtkResponseType(rawValue: rawValue) }
}

extension ResponseType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_response_type_get_type()) }
}

/// Source: `GtkRevealerTransitionType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.RevealerTransitionType.html)
nonisolated public enum RevealerTransitionType: Enumeration {
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_NONE`.
    case none
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_CROSSFADE`.
    case crossfade
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT`.
    case slideRight
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT`.
    case slideLeft
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP`.
    case slideUp
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN`.
    case slideDown
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SWING_RIGHT`.
    case swingRight
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SWING_LEFT`.
    case swingLeft
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SWING_UP`.
    case swingUp
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SWING_DOWN`.
    case swingDown
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [RevealerTransitionType] = [
        .none,
        .crossfade,
        .slideRight,
        .slideLeft,
        .slideUp,
        .slideDown,
        .swingRight,
        .swingLeft,
        .swingUp,
        .swingDown,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .crossfade
        case 2: self = .slideRight
        case 3: self = .slideLeft
        case 4: self = .slideUp
        case 5: self = .slideDown
        case 6: self = .swingRight
        case 7: self = .swingLeft
        case 8: self = .swingUp
        case 9: self = .swingDown
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .crossfade: 1
        case .slideRight: 2
        case .slideLeft: 3
        case .slideUp: 4
        case .slideDown: 5
        case .swingRight: 6
        case .swingLeft: 7
        case .swingUp: 8
        case .swingDown: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkRevealerTransitionType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkRevealerTransitionType { GtkRevealerTransitionType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension RevealerTransitionType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_revealer_transition_type_get_type()) }
}

/// Source: `GtkScrollStep`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ScrollStep.html)
nonisolated public enum ScrollStep: Enumeration {
    /// Source: `GTK_SCROLL_STEPS`.
    case steps
    /// Source: `GTK_SCROLL_PAGES`.
    case pages
    /// Source: `GTK_SCROLL_ENDS`.
    case ends
    /// Source: `GTK_SCROLL_HORIZONTAL_STEPS`.
    case horizontalSteps
    /// Source: `GTK_SCROLL_HORIZONTAL_PAGES`.
    case horizontalPages
    /// Source: `GTK_SCROLL_HORIZONTAL_ENDS`.
    case horizontalEnds
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollStep] = [
        .steps,
        .pages,
        .ends,
        .horizontalSteps,
        .horizontalPages,
        .horizontalEnds,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .steps
        case 1: self = .pages
        case 2: self = .ends
        case 3: self = .horizontalSteps
        case 4: self = .horizontalPages
        case 5: self = .horizontalEnds
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .steps: 0
        case .pages: 1
        case .ends: 2
        case .horizontalSteps: 3
        case .horizontalPages: 4
        case .horizontalEnds: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkScrollStep) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkScrollStep { GtkScrollStep(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollStep: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_scroll_step_get_type()) }
}

/// Source: `GtkScrollType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ScrollType.html)
nonisolated public enum ScrollType: Enumeration {
    /// Source: `GTK_SCROLL_NONE`.
    case none
    /// Source: `GTK_SCROLL_JUMP`.
    case jump
    /// Source: `GTK_SCROLL_STEP_BACKWARD`.
    case stepBackward
    /// Source: `GTK_SCROLL_STEP_FORWARD`.
    case stepForward
    /// Source: `GTK_SCROLL_PAGE_BACKWARD`.
    case pageBackward
    /// Source: `GTK_SCROLL_PAGE_FORWARD`.
    case pageForward
    /// Source: `GTK_SCROLL_STEP_UP`.
    case stepUp
    /// Source: `GTK_SCROLL_STEP_DOWN`.
    case stepDown
    /// Source: `GTK_SCROLL_PAGE_UP`.
    case pageUp
    /// Source: `GTK_SCROLL_PAGE_DOWN`.
    case pageDown
    /// Source: `GTK_SCROLL_STEP_LEFT`.
    case stepLeft
    /// Source: `GTK_SCROLL_STEP_RIGHT`.
    case stepRight
    /// Source: `GTK_SCROLL_PAGE_LEFT`.
    case pageLeft
    /// Source: `GTK_SCROLL_PAGE_RIGHT`.
    case pageRight
    /// Source: `GTK_SCROLL_START`.
    case start
    /// Source: `GTK_SCROLL_END`.
    case end
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollType] = [
        .none,
        .jump,
        .stepBackward,
        .stepForward,
        .pageBackward,
        .pageForward,
        .stepUp,
        .stepDown,
        .pageUp,
        .pageDown,
        .stepLeft,
        .stepRight,
        .pageLeft,
        .pageRight,
        .start,
        .end,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .jump
        case 2: self = .stepBackward
        case 3: self = .stepForward
        case 4: self = .pageBackward
        case 5: self = .pageForward
        case 6: self = .stepUp
        case 7: self = .stepDown
        case 8: self = .pageUp
        case 9: self = .pageDown
        case 10: self = .stepLeft
        case 11: self = .stepRight
        case 12: self = .pageLeft
        case 13: self = .pageRight
        case 14: self = .start
        case 15: self = .end
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .jump: 1
        case .stepBackward: 2
        case .stepForward: 3
        case .pageBackward: 4
        case .pageForward: 5
        case .stepUp: 6
        case .stepDown: 7
        case .pageUp: 8
        case .pageDown: 9
        case .stepLeft: 10
        case .stepRight: 11
        case .pageLeft: 12
        case .pageRight: 13
        case .start: 14
        case .end: 15
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkScrollType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkScrollType { GtkScrollType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_scroll_type_get_type()) }
}

/// Source: `GtkScrollablePolicy`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ScrollablePolicy.html)
nonisolated public enum ScrollablePolicy: Enumeration {
    /// Source: `GTK_SCROLL_MINIMUM`.
    case minimum
    /// Source: `GTK_SCROLL_NATURAL`.
    case natural
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ScrollablePolicy] = [
        .minimum,
        .natural,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .minimum
        case 1: self = .natural
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .minimum: 0
        case .natural: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkScrollablePolicy) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkScrollablePolicy { GtkScrollablePolicy(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ScrollablePolicy: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_scrollable_policy_get_type()) }
}

/// Source: `GtkSelectionMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SelectionMode.html)
nonisolated public enum SelectionMode: Enumeration {
    /// Source: `GTK_SELECTION_NONE`.
    case none
    /// Source: `GTK_SELECTION_SINGLE`.
    case single
    /// Source: `GTK_SELECTION_BROWSE`.
    case browse
    /// Source: `GTK_SELECTION_MULTIPLE`.
    case multiple
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SelectionMode] = [
        .none,
        .single,
        .browse,
        .multiple,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .single
        case 2: self = .browse
        case 3: self = .multiple
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .single: 1
        case .browse: 2
        case .multiple: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSelectionMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSelectionMode { GtkSelectionMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SelectionMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_selection_mode_get_type()) }
}

/// Source: `GtkSensitivityType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SensitivityType.html)
nonisolated public enum SensitivityType: Enumeration {
    /// Source: `GTK_SENSITIVITY_AUTO`.
    case auto
    /// Source: `GTK_SENSITIVITY_ON`.
    case on
    /// Source: `GTK_SENSITIVITY_OFF`.
    case off
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SensitivityType] = [
        .auto,
        .on,
        .off,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .auto
        case 1: self = .on
        case 2: self = .off
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .auto: 0
        case .on: 1
        case .off: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSensitivityType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSensitivityType { GtkSensitivityType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SensitivityType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_sensitivity_type_get_type()) }
}

/// Source: `GtkShortcutActionFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.ShortcutActionFlags.html)
nonisolated public struct ShortcutActionFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_SHORTCUT_ACTION_EXCLUSIVE`.
    @_alwaysEmitIntoClient
    public static var exclusive: ShortcutActionFlags { ShortcutActionFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GtkShortcutActionFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkShortcutActionFlags { GtkShortcutActionFlags(rawValue: rawValue) }
}

extension ShortcutActionFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_shortcut_action_flags_get_type()) }
}

/// Source: `GtkShortcutScope`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ShortcutScope.html)
nonisolated public enum ShortcutScope: Enumeration {
    /// Source: `GTK_SHORTCUT_SCOPE_LOCAL`.
    case local
    /// Source: `GTK_SHORTCUT_SCOPE_MANAGED`.
    case managed
    /// Source: `GTK_SHORTCUT_SCOPE_GLOBAL`.
    case global
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ShortcutScope] = [
        .local,
        .managed,
        .global,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .local
        case 1: self = .managed
        case 2: self = .global
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .local: 0
        case .managed: 1
        case .global: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkShortcutScope) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkShortcutScope { GtkShortcutScope(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ShortcutScope: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_shortcut_scope_get_type()) }
}

/// Source: `GtkShortcutType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ShortcutType.html)
nonisolated public enum ShortcutType: Enumeration {
    /// Source: `GTK_SHORTCUT_ACCELERATOR`.
    case accelerator
    /// Source: `GTK_SHORTCUT_GESTURE_PINCH`.
    case gesturePinch
    /// Source: `GTK_SHORTCUT_GESTURE_STRETCH`.
    case gestureStretch
    /// Source: `GTK_SHORTCUT_GESTURE_ROTATE_CLOCKWISE`.
    case gestureRotateClockwise
    /// Source: `GTK_SHORTCUT_GESTURE_ROTATE_COUNTERCLOCKWISE`.
    case gestureRotateCounterclockwise
    /// Source: `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_LEFT`.
    case gestureTwoFingerSwipeLeft
    /// Source: `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_RIGHT`.
    case gestureTwoFingerSwipeRight
    /// Source: `GTK_SHORTCUT_GESTURE`.
    case gesture
    /// Source: `GTK_SHORTCUT_GESTURE_SWIPE_LEFT`.
    case gestureSwipeLeft
    /// Source: `GTK_SHORTCUT_GESTURE_SWIPE_RIGHT`.
    case gestureSwipeRight
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ShortcutType] = [
        .accelerator,
        .gesturePinch,
        .gestureStretch,
        .gestureRotateClockwise,
        .gestureRotateCounterclockwise,
        .gestureTwoFingerSwipeLeft,
        .gestureTwoFingerSwipeRight,
        .gesture,
        .gestureSwipeLeft,
        .gestureSwipeRight,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .accelerator
        case 1: self = .gesturePinch
        case 2: self = .gestureStretch
        case 3: self = .gestureRotateClockwise
        case 4: self = .gestureRotateCounterclockwise
        case 5: self = .gestureTwoFingerSwipeLeft
        case 6: self = .gestureTwoFingerSwipeRight
        case 7: self = .gesture
        case 8: self = .gestureSwipeLeft
        case 9: self = .gestureSwipeRight
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .accelerator: 0
        case .gesturePinch: 1
        case .gestureStretch: 2
        case .gestureRotateClockwise: 3
        case .gestureRotateCounterclockwise: 4
        case .gestureTwoFingerSwipeLeft: 5
        case .gestureTwoFingerSwipeRight: 6
        case .gesture: 7
        case .gestureSwipeLeft: 8
        case .gestureSwipeRight: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkShortcutType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkShortcutType { GtkShortcutType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ShortcutType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_shortcut_type_get_type()) }
}

/// Source: `GtkSizeGroupMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SizeGroupMode.html)
nonisolated public enum SizeGroupMode: Enumeration {
    /// Source: `GTK_SIZE_GROUP_NONE`.
    case none
    /// Source: `GTK_SIZE_GROUP_HORIZONTAL`.
    case horizontal
    /// Source: `GTK_SIZE_GROUP_VERTICAL`.
    case vertical
    /// Source: `GTK_SIZE_GROUP_BOTH`.
    case both
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SizeGroupMode] = [
        .none,
        .horizontal,
        .vertical,
        .both,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .horizontal
        case 2: self = .vertical
        case 3: self = .both
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .horizontal: 1
        case .vertical: 2
        case .both: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSizeGroupMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSizeGroupMode { GtkSizeGroupMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SizeGroupMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_size_group_mode_get_type()) }
}

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

/// Source: `GtkSortType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SortType.html)
nonisolated public enum SortType: Enumeration {
    /// Source: `GTK_SORT_ASCENDING`.
    case ascending
    /// Source: `GTK_SORT_DESCENDING`.
    case descending
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SortType] = [
        .ascending,
        .descending,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ascending
        case 1: self = .descending
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .ascending: 0
        case .descending: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSortType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSortType { GtkSortType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SortType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_sort_type_get_type()) }
}

/// Source: `GtkSorterChange`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SorterChange.html)
nonisolated public enum SorterChange: Enumeration {
    /// Source: `GTK_SORTER_CHANGE_DIFFERENT`.
    case different
    /// Source: `GTK_SORTER_CHANGE_INVERTED`.
    case inverted
    /// Source: `GTK_SORTER_CHANGE_LESS_STRICT`.
    case lessStrict
    /// Source: `GTK_SORTER_CHANGE_MORE_STRICT`.
    case moreStrict
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SorterChange] = [
        .different,
        .inverted,
        .lessStrict,
        .moreStrict,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .different
        case 1: self = .inverted
        case 2: self = .lessStrict
        case 3: self = .moreStrict
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .different: 0
        case .inverted: 1
        case .lessStrict: 2
        case .moreStrict: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSorterChange) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSorterChange { GtkSorterChange(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SorterChange: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_sorter_change_get_type()) }
}

/// Source: `GtkSorterOrder`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SorterOrder.html)
nonisolated public enum SorterOrder: Enumeration {
    /// Source: `GTK_SORTER_ORDER_PARTIAL`.
    case partial
    /// Source: `GTK_SORTER_ORDER_NONE`.
    case none
    /// Source: `GTK_SORTER_ORDER_TOTAL`.
    case total
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SorterOrder] = [
        .partial,
        .none,
        .total,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .partial
        case 1: self = .none
        case 2: self = .total
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .partial: 0
        case .none: 1
        case .total: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSorterOrder) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSorterOrder { GtkSorterOrder(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SorterOrder: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_sorter_order_get_type()) }
}

/// Source: `GtkSpinButtonUpdatePolicy`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SpinButtonUpdatePolicy.html)
nonisolated public enum SpinButtonUpdatePolicy: Enumeration {
    /// Source: `GTK_UPDATE_ALWAYS`.
    case always
    /// Source: `GTK_UPDATE_IF_VALID`.
    case ifValid
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SpinButtonUpdatePolicy] = [
        .always,
        .ifValid,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .always
        case 1: self = .ifValid
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .always: 0
        case .ifValid: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSpinButtonUpdatePolicy) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSpinButtonUpdatePolicy { GtkSpinButtonUpdatePolicy(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SpinButtonUpdatePolicy: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_spin_button_update_policy_get_type()) }
}

/// Source: `GtkSpinType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SpinType.html)
nonisolated public enum SpinType: Enumeration {
    /// Source: `GTK_SPIN_STEP_FORWARD`.
    case stepForward
    /// Source: `GTK_SPIN_STEP_BACKWARD`.
    case stepBackward
    /// Source: `GTK_SPIN_PAGE_FORWARD`.
    case pageForward
    /// Source: `GTK_SPIN_PAGE_BACKWARD`.
    case pageBackward
    /// Source: `GTK_SPIN_HOME`.
    case home
    /// Source: `GTK_SPIN_END`.
    case end
    /// Source: `GTK_SPIN_USER_DEFINED`.
    case userDefined
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SpinType] = [
        .stepForward,
        .stepBackward,
        .pageForward,
        .pageBackward,
        .home,
        .end,
        .userDefined,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .stepForward
        case 1: self = .stepBackward
        case 2: self = .pageForward
        case 3: self = .pageBackward
        case 4: self = .home
        case 5: self = .end
        case 6: self = .userDefined
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .stepForward: 0
        case .stepBackward: 1
        case .pageForward: 2
        case .pageBackward: 3
        case .home: 4
        case .end: 5
        case .userDefined: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSpinType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSpinType { GtkSpinType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SpinType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_spin_type_get_type()) }
}

/// Source: `GtkStackTransitionType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.StackTransitionType.html)
nonisolated public enum StackTransitionType: Enumeration {
    /// Source: `GTK_STACK_TRANSITION_TYPE_NONE`.
    case none
    /// Source: `GTK_STACK_TRANSITION_TYPE_CROSSFADE`.
    case crossfade
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT`.
    case slideRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT`.
    case slideLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_UP`.
    case slideUp
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_DOWN`.
    case slideDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT`.
    case slideLeftRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_SLIDE_UP_DOWN`.
    case slideUpDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_UP`.
    case overUp
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_DOWN`.
    case overDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_LEFT`.
    case overLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_RIGHT`.
    case overRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_UNDER_UP`.
    case underUp
    /// Source: `GTK_STACK_TRANSITION_TYPE_UNDER_DOWN`.
    case underDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_UNDER_LEFT`.
    case underLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_UNDER_RIGHT`.
    case underRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_UP_DOWN`.
    case overUpDown
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_DOWN_UP`.
    case overDownUp
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_LEFT_RIGHT`.
    case overLeftRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_OVER_RIGHT_LEFT`.
    case overRightLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT`.
    case rotateLeft
    /// Source: `GTK_STACK_TRANSITION_TYPE_ROTATE_RIGHT`.
    case rotateRight
    /// Source: `GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT_RIGHT`.
    case rotateLeftRight
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [StackTransitionType] = [
        .none,
        .crossfade,
        .slideRight,
        .slideLeft,
        .slideUp,
        .slideDown,
        .slideLeftRight,
        .slideUpDown,
        .overUp,
        .overDown,
        .overLeft,
        .overRight,
        .underUp,
        .underDown,
        .underLeft,
        .underRight,
        .overUpDown,
        .overDownUp,
        .overLeftRight,
        .overRightLeft,
        .rotateLeft,
        .rotateRight,
        .rotateLeftRight,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .crossfade
        case 2: self = .slideRight
        case 3: self = .slideLeft
        case 4: self = .slideUp
        case 5: self = .slideDown
        case 6: self = .slideLeftRight
        case 7: self = .slideUpDown
        case 8: self = .overUp
        case 9: self = .overDown
        case 10: self = .overLeft
        case 11: self = .overRight
        case 12: self = .underUp
        case 13: self = .underDown
        case 14: self = .underLeft
        case 15: self = .underRight
        case 16: self = .overUpDown
        case 17: self = .overDownUp
        case 18: self = .overLeftRight
        case 19: self = .overRightLeft
        case 20: self = .rotateLeft
        case 21: self = .rotateRight
        case 22: self = .rotateLeftRight
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .crossfade: 1
        case .slideRight: 2
        case .slideLeft: 3
        case .slideUp: 4
        case .slideDown: 5
        case .slideLeftRight: 6
        case .slideUpDown: 7
        case .overUp: 8
        case .overDown: 9
        case .overLeft: 10
        case .overRight: 11
        case .underUp: 12
        case .underDown: 13
        case .underLeft: 14
        case .underRight: 15
        case .overUpDown: 16
        case .overDownUp: 17
        case .overLeftRight: 18
        case .overRightLeft: 19
        case .rotateLeft: 20
        case .rotateRight: 21
        case .rotateLeftRight: 22
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkStackTransitionType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkStackTransitionType { GtkStackTransitionType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension StackTransitionType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_stack_transition_type_get_type()) }
}

/// Source: `GtkStateFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.StateFlags.html)
nonisolated public struct StateFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_STATE_FLAG_ACTIVE`.
    @_alwaysEmitIntoClient
    public static var active: StateFlags { StateFlags(rawValue: 0x1) }
    /// Source: `GTK_STATE_FLAG_PRELIGHT`.
    @_alwaysEmitIntoClient
    public static var prelight: StateFlags { StateFlags(rawValue: 0x2) }
    /// Source: `GTK_STATE_FLAG_SELECTED`.
    @_alwaysEmitIntoClient
    public static var selected: StateFlags { StateFlags(rawValue: 0x4) }
    /// Source: `GTK_STATE_FLAG_INSENSITIVE`.
    @_alwaysEmitIntoClient
    public static var insensitive: StateFlags { StateFlags(rawValue: 0x8) }
    /// Source: `GTK_STATE_FLAG_INCONSISTENT`.
    @_alwaysEmitIntoClient
    public static var inconsistent: StateFlags { StateFlags(rawValue: 0x10) }
    /// Source: `GTK_STATE_FLAG_FOCUSED`.
    @_alwaysEmitIntoClient
    public static var focused: StateFlags { StateFlags(rawValue: 0x20) }
    /// Source: `GTK_STATE_FLAG_BACKDROP`.
    @_alwaysEmitIntoClient
    public static var backdrop: StateFlags { StateFlags(rawValue: 0x40) }
    /// Source: `GTK_STATE_FLAG_DIR_LTR`.
    @_alwaysEmitIntoClient
    public static var dirLtr: StateFlags { StateFlags(rawValue: 0x80) }
    /// Source: `GTK_STATE_FLAG_DIR_RTL`.
    @_alwaysEmitIntoClient
    public static var dirRtl: StateFlags { StateFlags(rawValue: 0x100) }
    /// Source: `GTK_STATE_FLAG_LINK`.
    @_alwaysEmitIntoClient
    public static var link: StateFlags { StateFlags(rawValue: 0x200) }
    /// Source: `GTK_STATE_FLAG_VISITED`.
    @_alwaysEmitIntoClient
    public static var visited: StateFlags { StateFlags(rawValue: 0x400) }
    /// Source: `GTK_STATE_FLAG_CHECKED`.
    @_alwaysEmitIntoClient
    public static var checked: StateFlags { StateFlags(rawValue: 0x800) }
    /// Source: `GTK_STATE_FLAG_DROP_ACTIVE`.
    @_alwaysEmitIntoClient
    public static var dropActive: StateFlags { StateFlags(rawValue: 0x1000) }
    /// Source: `GTK_STATE_FLAG_FOCUS_VISIBLE`.
    @_alwaysEmitIntoClient
    public static var focusVisible: StateFlags { StateFlags(rawValue: 0x2000) }
    /// Source: `GTK_STATE_FLAG_FOCUS_WITHIN`.
    @_alwaysEmitIntoClient
    public static var focusWithin: StateFlags { StateFlags(rawValue: 0x4000) }

    @_alwaysEmitIntoClient
    init(_ value: GtkStateFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkStateFlags { GtkStateFlags(rawValue: rawValue) }
}

extension StateFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_state_flags_get_type()) }
}

/// Source: `GtkStringFilterMatchMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.StringFilterMatchMode.html)
nonisolated public enum StringFilterMatchMode: Enumeration {
    /// Source: `GTK_STRING_FILTER_MATCH_MODE_EXACT`.
    case exact
    /// Source: `GTK_STRING_FILTER_MATCH_MODE_SUBSTRING`.
    case substring
    /// Source: `GTK_STRING_FILTER_MATCH_MODE_PREFIX`.
    case prefix
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [StringFilterMatchMode] = [
        .exact,
        .substring,
        .prefix,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .exact
        case 1: self = .substring
        case 2: self = .prefix
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .exact: 0
        case .substring: 1
        case .prefix: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkStringFilterMatchMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkStringFilterMatchMode { GtkStringFilterMatchMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension StringFilterMatchMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_string_filter_match_mode_get_type()) }
}

/// Source: `GtkStyleContextPrintFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.StyleContextPrintFlags.html)
nonisolated public struct StyleContextPrintFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_STYLE_CONTEXT_PRINT_RECURSE`.
    @_alwaysEmitIntoClient
    public static var recurse: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 0x1) }
    /// Source: `GTK_STYLE_CONTEXT_PRINT_SHOW_STYLE`.
    @_alwaysEmitIntoClient
    public static var showStyle: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 0x2) }
    /// Source: `GTK_STYLE_CONTEXT_PRINT_SHOW_CHANGE`.
    @_alwaysEmitIntoClient
    public static var showChange: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GtkStyleContextPrintFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkStyleContextPrintFlags { GtkStyleContextPrintFlags(rawValue: rawValue) }
}

extension StyleContextPrintFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_style_context_print_flags_get_type()) }
}

/// Source: `GtkSymbolicColor`, since GTK 4.6.
/// [Reference](https://docs.gtk.org/gtk4/enum.SymbolicColor.html)
nonisolated public enum SymbolicColor: Enumeration {
    /// Source: `GTK_SYMBOLIC_COLOR_FOREGROUND`.
    case foreground
    /// Source: `GTK_SYMBOLIC_COLOR_ERROR`.
    case error
    /// Source: `GTK_SYMBOLIC_COLOR_WARNING`.
    case warning
    /// Source: `GTK_SYMBOLIC_COLOR_SUCCESS`.
    case success
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SymbolicColor] = [
        .foreground,
        .error,
        .warning,
        .success,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .foreground
        case 1: self = .error
        case 2: self = .warning
        case 3: self = .success
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .foreground: 0
        case .error: 1
        case .warning: 2
        case .success: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSymbolicColor) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSymbolicColor { GtkSymbolicColor(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SymbolicColor: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_symbolic_color_get_type()) }
}

/// Source: `GtkSystemSetting`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SystemSetting.html)
nonisolated public enum SystemSetting: Enumeration {
    /// Source: `GTK_SYSTEM_SETTING_DPI`.
    case dpi
    /// Source: `GTK_SYSTEM_SETTING_FONT_NAME`.
    case fontName
    /// Source: `GTK_SYSTEM_SETTING_FONT_CONFIG`.
    case fontConfig
    /// Source: `GTK_SYSTEM_SETTING_DISPLAY`.
    case display
    /// Source: `GTK_SYSTEM_SETTING_ICON_THEME`.
    case iconTheme
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SystemSetting] = [
        .dpi,
        .fontName,
        .fontConfig,
        .display,
        .iconTheme,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .dpi
        case 1: self = .fontName
        case 2: self = .fontConfig
        case 3: self = .display
        case 4: self = .iconTheme
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .dpi: 0
        case .fontName: 1
        case .fontConfig: 2
        case .display: 3
        case .iconTheme: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSystemSetting) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSystemSetting { GtkSystemSetting(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SystemSetting: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_system_setting_get_type()) }
}

/// Source: `GtkTextDirection`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TextDirection.html)
nonisolated public enum TextDirection: Enumeration {
    /// Source: `GTK_TEXT_DIR_NONE`.
    case none
    /// Source: `GTK_TEXT_DIR_LTR`.
    case ltr
    /// Source: `GTK_TEXT_DIR_RTL`.
    case rtl
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TextDirection] = [
        .none,
        .ltr,
        .rtl,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .ltr
        case 2: self = .rtl
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .ltr: 1
        case .rtl: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextDirection) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextDirection { GtkTextDirection(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextDirection: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_direction_get_type()) }
}

/// Source: `GtkTextExtendSelection`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TextExtendSelection.html)
nonisolated public enum TextExtendSelection: Enumeration {
    /// Source: `GTK_TEXT_EXTEND_SELECTION_WORD`.
    case word
    /// Source: `GTK_TEXT_EXTEND_SELECTION_LINE`.
    case line
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TextExtendSelection] = [
        .word,
        .line,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .word
        case 1: self = .line
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .word: 0
        case .line: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextExtendSelection) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextExtendSelection { GtkTextExtendSelection(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextExtendSelection: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_extend_selection_get_type()) }
}

/// Source: `GtkTextSearchFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.TextSearchFlags.html)
nonisolated public struct TextSearchFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_TEXT_SEARCH_VISIBLE_ONLY`.
    @_alwaysEmitIntoClient
    public static var visibleOnly: TextSearchFlags { TextSearchFlags(rawValue: 0x1) }
    /// Source: `GTK_TEXT_SEARCH_TEXT_ONLY`.
    @_alwaysEmitIntoClient
    public static var textOnly: TextSearchFlags { TextSearchFlags(rawValue: 0x2) }
    /// Source: `GTK_TEXT_SEARCH_CASE_INSENSITIVE`.
    @_alwaysEmitIntoClient
    public static var caseInsensitive: TextSearchFlags { TextSearchFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextSearchFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextSearchFlags { GtkTextSearchFlags(rawValue: rawValue) }
}

extension TextSearchFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_search_flags_get_type()) }
}

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

/// Source: `GtkTextWindowType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TextWindowType.html)
nonisolated public enum TextWindowType: Enumeration {
    /// Source: `GTK_TEXT_WINDOW_WIDGET`.
    case widget
    /// Source: `GTK_TEXT_WINDOW_TEXT`.
    case text
    /// Source: `GTK_TEXT_WINDOW_LEFT`.
    case left
    /// Source: `GTK_TEXT_WINDOW_RIGHT`.
    case right
    /// Source: `GTK_TEXT_WINDOW_TOP`.
    case top
    /// Source: `GTK_TEXT_WINDOW_BOTTOM`.
    case bottom
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TextWindowType] = [
        .widget,
        .text,
        .left,
        .right,
        .top,
        .bottom,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .widget
        case 2: self = .text
        case 3: self = .left
        case 4: self = .right
        case 5: self = .top
        case 6: self = .bottom
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .widget: 1
        case .text: 2
        case .left: 3
        case .right: 4
        case .top: 5
        case .bottom: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextWindowType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextWindowType { GtkTextWindowType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TextWindowType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_window_type_get_type()) }
}

/// Source: `GtkTreeModelFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.TreeModelFlags.html)
nonisolated public struct TreeModelFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_TREE_MODEL_ITERS_PERSIST`.
    @_alwaysEmitIntoClient
    public static var itersPersist: TreeModelFlags { TreeModelFlags(rawValue: 0x1) }
    /// Source: `GTK_TREE_MODEL_LIST_ONLY`.
    @_alwaysEmitIntoClient
    public static var listOnly: TreeModelFlags { TreeModelFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GtkTreeModelFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkTreeModelFlags { GtkTreeModelFlags(rawValue: rawValue) }
}

extension TreeModelFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_tree_model_flags_get_type()) }
}

/// Source: `GtkTreeViewColumnSizing`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TreeViewColumnSizing.html)
nonisolated public enum TreeViewColumnSizing: Enumeration {
    /// Source: `GTK_TREE_VIEW_COLUMN_GROW_ONLY`.
    case growOnly
    /// Source: `GTK_TREE_VIEW_COLUMN_AUTOSIZE`.
    case autosize
    /// Source: `GTK_TREE_VIEW_COLUMN_FIXED`.
    case fixed
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TreeViewColumnSizing] = [
        .growOnly,
        .autosize,
        .fixed,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .growOnly
        case 1: self = .autosize
        case 2: self = .fixed
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .growOnly: 0
        case .autosize: 1
        case .fixed: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTreeViewColumnSizing) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTreeViewColumnSizing { GtkTreeViewColumnSizing(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TreeViewColumnSizing: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_tree_view_column_sizing_get_type()) }
}

/// Source: `GtkTreeViewDropPosition`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TreeViewDropPosition.html)
nonisolated public enum TreeViewDropPosition: Enumeration {
    /// Source: `GTK_TREE_VIEW_DROP_BEFORE`.
    case before
    /// Source: `GTK_TREE_VIEW_DROP_AFTER`.
    case after
    /// Source: `GTK_TREE_VIEW_DROP_INTO_OR_BEFORE`.
    case intoOrBefore
    /// Source: `GTK_TREE_VIEW_DROP_INTO_OR_AFTER`.
    case intoOrAfter
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TreeViewDropPosition] = [
        .before,
        .after,
        .intoOrBefore,
        .intoOrAfter,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .before
        case 1: self = .after
        case 2: self = .intoOrBefore
        case 3: self = .intoOrAfter
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .before: 0
        case .after: 1
        case .intoOrBefore: 2
        case .intoOrAfter: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTreeViewDropPosition) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTreeViewDropPosition { GtkTreeViewDropPosition(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TreeViewDropPosition: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_tree_view_drop_position_get_type()) }
}

/// Source: `GtkTreeViewGridLines`.
/// [Reference](https://docs.gtk.org/gtk4/enum.TreeViewGridLines.html)
nonisolated public enum TreeViewGridLines: Enumeration {
    /// Source: `GTK_TREE_VIEW_GRID_LINES_NONE`.
    case none
    /// Source: `GTK_TREE_VIEW_GRID_LINES_HORIZONTAL`.
    case horizontal
    /// Source: `GTK_TREE_VIEW_GRID_LINES_VERTICAL`.
    case vertical
    /// Source: `GTK_TREE_VIEW_GRID_LINES_BOTH`.
    case both
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TreeViewGridLines] = [
        .none,
        .horizontal,
        .vertical,
        .both,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .horizontal
        case 2: self = .vertical
        case 3: self = .both
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .horizontal: 1
        case .vertical: 2
        case .both: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkTreeViewGridLines) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkTreeViewGridLines { GtkTreeViewGridLines(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TreeViewGridLines: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_tree_view_grid_lines_get_type()) }
}

/// Source: `GtkWrapMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.WrapMode.html)
nonisolated public enum WrapMode: Enumeration {
    /// Source: `GTK_WRAP_NONE`.
    case none
    /// Source: `GTK_WRAP_CHAR`.
    case char
    /// Source: `GTK_WRAP_WORD`.
    case word
    /// Source: `GTK_WRAP_WORD_CHAR`.
    case wordChar
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [WrapMode] = [
        .none,
        .char,
        .word,
        .wordChar,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .char
        case 2: self = .word
        case 3: self = .wordChar
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .char: 1
        case .word: 2
        case .wordChar: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkWrapMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkWrapMode { GtkWrapMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension WrapMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_wrap_mode_get_type()) }
}
