// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
