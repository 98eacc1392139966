// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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

/// Source: `GtkPadController`.
/// [Reference](https://docs.gtk.org/gtk4/class.PadController.html)
open class PadController: EventController {
    /// Source: `gtk_pad_controller_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PadController.new.html)
    @_alwaysEmitIntoClient
    public init(group: any ActionGroup, pad: GdkDevice? = nil) {
        super.init(
            instance: CInstance(gtk_pad_controller_new(group.opaquePointer, pad?.opaquePointer)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension PadController {
    /// Source: the property `GtkPadController:action-group`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PadController.action-group.html)
    @_alwaysEmitIntoClient
    public var actionGroup: (any ActionGroup)? {
        self[interfaceProperty: "action-group"]
    }

    /// Source: the property `GtkPadController:pad`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PadController.pad.html)
    @_alwaysEmitIntoClient
    public var pad: GdkDevice? {
        self[property: "pad"]
    }

    /// Source: `gtk_pad_controller_set_action`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PadController.set_action.html)
    @_alwaysEmitIntoClient
    public func setAction(_ type: PadActionType, index: Int, mode: Int, label: String, actionName: String) {
        gtk_pad_controller_set_action(
            opaquePointer,
            type.cValue,
            cInteger(index),
            cInteger(mode),
            cText(label),
            cText(actionName)
        )
    }
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

/// Source: `GtkPageRange`.
/// [Reference](https://docs.gtk.org/gtk4/struct.PageRange.html)
nonisolated public struct PageRange: Hashable, Sendable {
    /// Source: `GtkPageRange.start`.
    public var start: Int
    /// Source: `GtkPageRange.end`.
    public var end: Int

    /// Creates a structure from its fields.
    public init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPageRange) {
        start = Int(value.start)
        end = Int(value.end)
    }

    @_alwaysEmitIntoClient
    var cValue: GtkPageRange {
        GtkPageRange(start: cInteger(start), end: cInteger(end))
    }
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

/// Source: `GtkPageSetup`.
/// [Reference](https://docs.gtk.org/gtk4/class.PageSetup.html)
open class PageSetup: Object {
    /// Source: `gtk_page_setup_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PageSetup.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_page_setup_new()), transfer: .full)
    }

    /// Source: `gtk_page_setup_new_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PageSetup.new_from_file.html)
    @_alwaysEmitIntoClient
    public init(file fileName: String) throws(GLibError) {
        let instance = try GLibError.check { error in
            gtk_page_setup_new_from_file(cText(fileName), error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gtk_page_setup_new_from_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PageSetup.new_from_gvariant.html)
    @_alwaysEmitIntoClient
    public init(gvariant variant: Variant) {
        super.init(instance: CInstance(gtk_page_setup_new_from_gvariant(variant.opaquePointer)), transfer: .full)
    }

    /// Source: `gtk_page_setup_new_from_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PageSetup.new_from_key_file.html)
    @_alwaysEmitIntoClient
    public init(keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        let instance = try GLibError.check { error in
            gtk_page_setup_new_from_key_file(keyFile.opaquePointer, cText(ifAny: groupName), error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension PageSetup {
    /// Source: `gtk_page_setup_get_orientation`, `gtk_page_setup_set_orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_orientation.html)
    @_alwaysEmitIntoClient
    public var orientation: PageOrientation {
        get {
            PageOrientation(gtk_page_setup_get_orientation(opaquePointer))
        }
        set {
            gtk_page_setup_set_orientation(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_page_setup_get_paper_size`, `gtk_page_setup_set_paper_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_paper_size.html)
    @_alwaysEmitIntoClient
    public var paperSize: PaperSize {
        get {
            PaperSize.wrapping(required: gtk_page_setup_get_paper_size(opaquePointer))
        }
        set {
            gtk_page_setup_set_paper_size(opaquePointer, newValue.opaquePointer)
        }
    }

    /// Source: `gtk_page_setup_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PageSetup {
        PageSetup.wrapping(required: gtk_page_setup_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_page_setup_get_bottom_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_bottom_margin.html)
    @_alwaysEmitIntoClient
    public func bottomMargin(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_bottom_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_left_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_left_margin.html)
    @_alwaysEmitIntoClient
    public func leftMargin(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_left_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_page_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_page_height.html)
    @_alwaysEmitIntoClient
    public func pageHeight(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_page_height(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_page_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_page_width.html)
    @_alwaysEmitIntoClient
    public func pageWidth(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_page_width(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_paper_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_paper_height.html)
    @_alwaysEmitIntoClient
    public func paperHeight(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_paper_height(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_paper_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_paper_width.html)
    @_alwaysEmitIntoClient
    public func paperWidth(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_paper_width(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_right_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_right_margin.html)
    @_alwaysEmitIntoClient
    public func rightMargin(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_right_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_get_top_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.get_top_margin.html)
    @_alwaysEmitIntoClient
    public func topMargin(for unit: GtkUnit) -> Double {
        gtk_page_setup_get_top_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_page_setup_load_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.load_file.html)
    @_alwaysEmitIntoClient
    public func loadFile(_ fileName: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_page_setup_load_file(opaquePointer, cText(fileName), error)
        }
    }

    /// Source: `gtk_page_setup_load_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.load_key_file.html)
    @_alwaysEmitIntoClient
    public func loadKeyFile(_ keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_page_setup_load_key_file(opaquePointer, keyFile.opaquePointer, cText(ifAny: groupName), error)
        }
    }

    /// Source: `gtk_page_setup_set_bottom_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.set_bottom_margin.html)
    @_alwaysEmitIntoClient
    public func setBottomMargin(margin: Double, unit: GtkUnit) {
        gtk_page_setup_set_bottom_margin(opaquePointer, margin, unit.cValue)
    }

    /// Source: `gtk_page_setup_set_left_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.set_left_margin.html)
    @_alwaysEmitIntoClient
    public func setLeftMargin(margin: Double, unit: GtkUnit) {
        gtk_page_setup_set_left_margin(opaquePointer, margin, unit.cValue)
    }

    /// Source: `gtk_page_setup_set_paper_size_and_default_margins`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.set_paper_size_and_default_margins.html)
    @_alwaysEmitIntoClient
    public func setPaperSizeAndDefaultMargins(_ size: PaperSize) {
        gtk_page_setup_set_paper_size_and_default_margins(opaquePointer, size.opaquePointer)
    }

    /// Source: `gtk_page_setup_set_right_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.set_right_margin.html)
    @_alwaysEmitIntoClient
    public func setRightMargin(margin: Double, unit: GtkUnit) {
        gtk_page_setup_set_right_margin(opaquePointer, margin, unit.cValue)
    }

    /// Source: `gtk_page_setup_set_top_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.set_top_margin.html)
    @_alwaysEmitIntoClient
    public func setTopMargin(margin: Double, unit: GtkUnit) {
        gtk_page_setup_set_top_margin(opaquePointer, margin, unit.cValue)
    }

    /// Source: `gtk_page_setup_to_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.to_file.html)
    @_alwaysEmitIntoClient
    public func toFile(_ fileName: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_page_setup_to_file(opaquePointer, cText(fileName), error)
        }
    }

    /// Source: `gtk_page_setup_to_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.to_gvariant.html)
    @_alwaysEmitIntoClient
    public func toGvariant() -> Variant {
        Variant.wrapping(required: gtk_page_setup_to_gvariant(opaquePointer))
    }

    /// Source: `gtk_page_setup_to_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetup.to_key_file.html)
    @_alwaysEmitIntoClient
    public func toKeyFile(_ keyFile: KeyFile, groupName: String? = nil) {
        gtk_page_setup_to_key_file(opaquePointer, keyFile.opaquePointer, cText(ifAny: groupName))
    }
}

/// Source: `GtkPageSetupDoneFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.PageSetupDoneFunc.html)
public typealias PageSetupDoneFunc = @MainActor (PageSetup) -> Void

@_alwaysEmitIntoClient
nonisolated var callPageSetupDoneFunc: GtkPageSetupDoneFunc {
    { pageSetup, data in
        onMainActor((pageSetup, data)) { pageSetup, data in
            let handler: PageSetupDoneFunc = cClosure(data)
            handler(PageSetup.wrapping(required: pageSetup))
        }
    }
}

/// Source: `GtkPageSetupUnixDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.PageSetupUnixDialog.html)
open class PageSetupUnixDialog: Dialog {
    /// Source: `gtk_page_setup_unix_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PageSetupUnixDialog.new.html)
    @_alwaysEmitIntoClient
    public init(title: String? = nil, parent: Window? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_page_setup_unix_dialog_new(cText(ifAny: title), parent?.windowPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension PageSetupUnixDialog {
    /// Source: `gtk_page_setup_unix_dialog_get_page_setup`, `gtk_page_setup_unix_dialog_set_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetupUnixDialog.get_page_setup.html)
    @_alwaysEmitIntoClient
    public var pageSetup: PageSetup {
        get {
            PageSetup.wrapping(required: gtk_page_setup_unix_dialog_get_page_setup(opaquePointer))
        }
        set {
            gtk_page_setup_unix_dialog_set_page_setup(opaquePointer, newValue.opaquePointer)
        }
    }

    /// Source: `gtk_page_setup_unix_dialog_get_print_settings`, `gtk_page_setup_unix_dialog_set_print_settings`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PageSetupUnixDialog.get_print_settings.html)
    @_alwaysEmitIntoClient
    public var printSettings: PrintSettings? {
        get {
            PrintSettings.wrapping(gtk_page_setup_unix_dialog_get_print_settings(opaquePointer))
        }
        set {
            gtk_page_setup_unix_dialog_set_print_settings(opaquePointer, newValue?.opaquePointer)
        }
    }
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

/// Source: `GtkPaned`.
/// [Reference](https://docs.gtk.org/gtk4/class.Paned.html)
open class Paned: Widget, Orientable {
    /// Source: `gtk_paned_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Paned.new.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation) {
        requireDisplay()
        super.init(instance: CInstance(gtk_paned_new(orientation.cValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Paned {
    /// Source: `gtk_paned_get_end_child`, `gtk_paned_set_end_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.end-child.html)
    @_alwaysEmitIntoClient
    public var endChild: Widget? {
        get {
            Widget.wrapping(gtk_paned_get_end_child(opaquePointer))
        }
        set {
            gtk_paned_set_end_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: the property `GtkPaned:max-position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.max-position.html)
    @_alwaysEmitIntoClient
    public var maxPosition: Int {
        self[property: "max-position"]
    }

    /// Source: the property `GtkPaned:min-position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.min-position.html)
    @_alwaysEmitIntoClient
    public var minPosition: Int {
        self[property: "min-position"]
    }

    /// Source: `gtk_paned_get_position`, `gtk_paned_set_position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.position.html)
    @_alwaysEmitIntoClient
    public var position: Int {
        get {
            Int(gtk_paned_get_position(opaquePointer))
        }
        set {
            gtk_paned_set_position(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkPaned:position-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.position-set.html)
    @_alwaysEmitIntoClient
    public var positionSet: Bool {
        get {
            self[property: "position-set"]
        }
        set {
            self[property: "position-set"] = newValue
        }
    }

    /// Source: `gtk_paned_get_resize_end_child`, `gtk_paned_set_resize_end_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.resize-end-child.html)
    @_alwaysEmitIntoClient
    public var resizeEndChild: Bool {
        get {
            gtk_paned_get_resize_end_child(opaquePointer) != 0
        }
        set {
            gtk_paned_set_resize_end_child(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_paned_get_resize_start_child`, `gtk_paned_set_resize_start_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.resize-start-child.html)
    @_alwaysEmitIntoClient
    public var resizeStartChild: Bool {
        get {
            gtk_paned_get_resize_start_child(opaquePointer) != 0
        }
        set {
            gtk_paned_set_resize_start_child(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_paned_get_shrink_end_child`, `gtk_paned_set_shrink_end_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.shrink-end-child.html)
    @_alwaysEmitIntoClient
    public var shrinkEndChild: Bool {
        get {
            gtk_paned_get_shrink_end_child(opaquePointer) != 0
        }
        set {
            gtk_paned_set_shrink_end_child(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_paned_get_shrink_start_child`, `gtk_paned_set_shrink_start_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.shrink-start-child.html)
    @_alwaysEmitIntoClient
    public var shrinkStartChild: Bool {
        get {
            gtk_paned_get_shrink_start_child(opaquePointer) != 0
        }
        set {
            gtk_paned_set_shrink_start_child(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_paned_get_start_child`, `gtk_paned_set_start_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.start-child.html)
    @_alwaysEmitIntoClient
    public var startChild: Widget? {
        get {
            Widget.wrapping(gtk_paned_get_start_child(opaquePointer))
        }
        set {
            gtk_paned_set_start_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_paned_get_wide_handle`, `gtk_paned_set_wide_handle`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Paned.wide-handle.html)
    @_alwaysEmitIntoClient
    public var wideHandle: Bool {
        get {
            gtk_paned_get_wide_handle(opaquePointer) != 0
        }
        set {
            gtk_paned_set_wide_handle(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkPaned::accept-position`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Paned.accept-position.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAcceptPosition(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("accept-position", after: after, handler)
    }

    /// Source: the signal `GtkPaned::cancel-position`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Paned.cancel-position.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCancelPosition(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("cancel-position", after: after, handler)
    }

    /// Source: the signal `GtkPaned::cycle-child-focus`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Paned.cycle-child-focus.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCycleChildFocus(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Bool
    ) -> SignalConnection {
        connect("cycle-child-focus", after: after, handler)
    }

    /// Source: the signal `GtkPaned::cycle-handle-focus`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Paned.cycle-handle-focus.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCycleHandleFocus(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Bool
    ) -> SignalConnection {
        connect("cycle-handle-focus", after: after, handler)
    }

    /// Source: the signal `GtkPaned::move-handle`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Paned.move-handle.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveHandle(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollType) -> Bool
    ) -> SignalConnection {
        connect("move-handle", after: after, handler)
    }

    /// Source: the signal `GtkPaned::toggle-handle-focus`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Paned.toggle-handle-focus.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleHandleFocus(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("toggle-handle-focus", after: after, handler)
    }
}

/// Source: `GtkPaperSize`.
/// [Reference](https://docs.gtk.org/gtk4/struct.PaperSize.html)
public final class PaperSize: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_paper_size_get_type()) }

    /// Source: `gtk_paper_size_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PaperSize.new.html)
    @_alwaysEmitIntoClient
    public convenience init(name: String? = nil) {
        self.init(instance: CInstance(gtk_paper_size_new(cText(ifAny: name))), transfer: .full)
    }

    /// Source: `gtk_paper_size_new_custom`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PaperSize.new_custom.html)
    @_alwaysEmitIntoClient
    public convenience init(name: String, displayName: String, width: Double, height: Double, unit: GtkUnit) {
        self.init(
            instance: CInstance(gtk_paper_size_new_custom(cText(name), cText(displayName), width, height, unit.cValue)),
            transfer: .full
        )
    }

    /// Source: `gtk_paper_size_new_from_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PaperSize.new_from_gvariant.html)
    @_alwaysEmitIntoClient
    public convenience init(gvariant variant: Variant) {
        self.init(instance: CInstance(gtk_paper_size_new_from_gvariant(variant.opaquePointer)), transfer: .full)
    }

    /// Source: `gtk_paper_size_new_from_ipp`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PaperSize.new_from_ipp.html)
    @_alwaysEmitIntoClient
    public convenience init(ippName: String, width: Double, height: Double) {
        self.init(instance: CInstance(gtk_paper_size_new_from_ipp(cText(ippName), width, height)), transfer: .full)
    }

    /// Source: `gtk_paper_size_new_from_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PaperSize.new_from_key_file.html)
    @_alwaysEmitIntoClient
    public convenience init(keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        let instance = try GLibError.check { error in
            gtk_paper_size_new_from_key_file(keyFile.opaquePointer, cText(ifAny: groupName), error)
        }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gtk_paper_size_new_from_ppd`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PaperSize.new_from_ppd.html)
    @_alwaysEmitIntoClient
    public convenience init(ppdName: String, ppdDisplayName: String, width: Double, height: Double) {
        self.init(
            instance: CInstance(gtk_paper_size_new_from_ppd(cText(ppdName), cText(ppdDisplayName), width, height)),
            transfer: .full
        )
    }

    /// Source: `gtk_paper_size_get_display_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_display_name.html)
    @_alwaysEmitIntoClient
    public var displayName: String {
        String(copying: gtk_paper_size_get_display_name(opaquePointer))
    }

    /// Source: `gtk_paper_size_get_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(copying: gtk_paper_size_get_name(opaquePointer))
    }

    /// Source: `gtk_paper_size_get_ppd_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_ppd_name.html)
    @_alwaysEmitIntoClient
    public var ppdName: String {
        String(copying: gtk_paper_size_get_ppd_name(opaquePointer))
    }

    /// Source: `gtk_paper_size_is_custom`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.is_custom.html)
    @_alwaysEmitIntoClient
    public var isCustom: Bool {
        gtk_paper_size_is_custom(opaquePointer) != 0
    }

    /// Source: `gtk_paper_size_is_ipp`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.is_ipp.html)
    @_alwaysEmitIntoClient
    public var isIpp: Bool {
        gtk_paper_size_is_ipp(opaquePointer) != 0
    }

    /// Source: `gtk_paper_size_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PaperSize {
        PaperSize.wrapping(required: gtk_paper_size_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_paper_size_get_default_bottom_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_default_bottom_margin.html)
    @_alwaysEmitIntoClient
    public func defaultBottomMargin(for unit: GtkUnit) -> Double {
        gtk_paper_size_get_default_bottom_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_paper_size_get_default_left_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_default_left_margin.html)
    @_alwaysEmitIntoClient
    public func defaultLeftMargin(for unit: GtkUnit) -> Double {
        gtk_paper_size_get_default_left_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_paper_size_get_default_right_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_default_right_margin.html)
    @_alwaysEmitIntoClient
    public func defaultRightMargin(for unit: GtkUnit) -> Double {
        gtk_paper_size_get_default_right_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_paper_size_get_default_top_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_default_top_margin.html)
    @_alwaysEmitIntoClient
    public func defaultTopMargin(for unit: GtkUnit) -> Double {
        gtk_paper_size_get_default_top_margin(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_paper_size_get_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_height.html)
    @_alwaysEmitIntoClient
    public func height(for unit: GtkUnit) -> Double {
        gtk_paper_size_get_height(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_paper_size_get_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.get_width.html)
    @_alwaysEmitIntoClient
    public func width(for unit: GtkUnit) -> Double {
        gtk_paper_size_get_width(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_paper_size_is_equal`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.is_equal.html)
    @_alwaysEmitIntoClient
    public func isEqual(_ size2: PaperSize) -> Bool {
        gtk_paper_size_is_equal(opaquePointer, size2.opaquePointer) != 0
    }

    /// Source: `gtk_paper_size_set_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.set_size.html)
    @_alwaysEmitIntoClient
    public func setSize(width: Double, height: Double, unit: GtkUnit) {
        gtk_paper_size_set_size(opaquePointer, width, height, unit.cValue)
    }

    /// Source: `gtk_paper_size_to_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.to_gvariant.html)
    @_alwaysEmitIntoClient
    public func toGvariant() -> Variant {
        Variant.wrapping(required: gtk_paper_size_to_gvariant(opaquePointer))
    }

    /// Source: `gtk_paper_size_to_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PaperSize.to_key_file.html)
    @_alwaysEmitIntoClient
    public func toKeyFile(_ keyFile: KeyFile, groupName: String) {
        gtk_paper_size_to_key_file(opaquePointer, keyFile.opaquePointer, cText(groupName))
    }

    /// Source: `gtk_paper_size_get_default`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.PaperSize.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: String {
        String(copying: gtk_paper_size_get_default())
    }

    /// Source: `gtk_paper_size_get_paper_sizes`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.PaperSize.get_paper_sizes.html)
    @_alwaysEmitIntoClient
    public static func paperSizes(_ includeCustom: Bool) -> [PaperSize] {
        cElements(of: gtk_paper_size_get_paper_sizes(includeCustom ? 1 : 0), transfer: .full) {
            PaperSize.wrapping(required: OpaquePointer($0), transfer: .full)
        }
    }
}

/// Source: `GtkPasswordEntry`.
/// [Reference](https://docs.gtk.org/gtk4/class.PasswordEntry.html)
open class PasswordEntry: Widget, Editable {
    /// Source: `gtk_password_entry_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PasswordEntry.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_password_entry_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension PasswordEntry {
    /// Source: the property `GtkPasswordEntry:activates-default`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PasswordEntry.activates-default.html)
    @_alwaysEmitIntoClient
    public var activatesDefault: Bool {
        get {
            self[property: "activates-default"]
        }
        set {
            self[property: "activates-default"] = newValue
        }
    }

    /// Source: `gtk_password_entry_get_extra_menu`, `gtk_password_entry_set_extra_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PasswordEntry.extra-menu.html)
    @_alwaysEmitIntoClient
    public var extraMenu: MenuModel? {
        get {
            MenuModel.wrapping(gtk_password_entry_get_extra_menu(opaquePointer))
        }
        set {
            gtk_password_entry_set_extra_menu(opaquePointer, newValue?.menuModelPointer)
        }
    }

    /// Source: the property `GtkPasswordEntry:placeholder-text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PasswordEntry.placeholder-text.html)
    @_alwaysEmitIntoClient
    public var placeholderText: String? {
        get {
            self[property: "placeholder-text"]
        }
        set {
            self[property: "placeholder-text"] = newValue
        }
    }

    /// Source: `gtk_password_entry_get_show_peek_icon`, `gtk_password_entry_set_show_peek_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PasswordEntry.show-peek-icon.html)
    @_alwaysEmitIntoClient
    public var showPeekIcon: Bool {
        get {
            gtk_password_entry_get_show_peek_icon(opaquePointer) != 0
        }
        set {
            gtk_password_entry_set_show_peek_icon(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkPasswordEntry::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PasswordEntry.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}

/// Source: `GtkPasswordEntryBuffer`, since GTK 4.4.
/// [Reference](https://docs.gtk.org/gtk4/class.PasswordEntryBuffer.html)
open class PasswordEntryBuffer: EntryBuffer {
    /// Source: `gtk_password_entry_buffer_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PasswordEntryBuffer.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_password_entry_buffer_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
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

/// Source: `GtkPicture`.
/// [Reference](https://docs.gtk.org/gtk4/class.Picture.html)
open class Picture: Widget {
    /// Source: `gtk_picture_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Picture.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_picture_new()))
    }

    /// Source: `gtk_picture_new_for_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Picture.new_for_file.html)
    @_alwaysEmitIntoClient
    public init(file: (any File)?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_picture_new_for_file(file?.opaquePointer)))
    }

    /// Source: `gtk_picture_new_for_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Picture.new_for_filename.html)
    @_alwaysEmitIntoClient
    public init(filename: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_picture_new_for_filename(cText(ifAny: filename))))
    }

    /// Source: `gtk_picture_new_for_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Picture.new_for_paintable.html)
    @_alwaysEmitIntoClient
    public init(paintable: (any Paintable)?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_picture_new_for_paintable(paintable?.opaquePointer)))
    }

    /// Source: `gtk_picture_new_for_pixbuf`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Picture.new_for_pixbuf.html)
    @_alwaysEmitIntoClient
    public init(pixbuf: Pixbuf?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_picture_new_for_pixbuf(pixbuf?.opaquePointer)))
    }

    /// Source: `gtk_picture_new_for_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Picture.new_for_resource.html)
    @_alwaysEmitIntoClient
    public init(resource resourcePath: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_picture_new_for_resource(cText(ifAny: resourcePath))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Picture {
    /// Source: `gtk_picture_get_alternative_text`, `gtk_picture_set_alternative_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Picture.alternative-text.html)
    @_alwaysEmitIntoClient
    public var alternativeText: String? {
        get {
            String.optional(copying: gtk_picture_get_alternative_text(opaquePointer))
        }
        set {
            gtk_picture_set_alternative_text(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_picture_get_can_shrink`, `gtk_picture_set_can_shrink`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Picture.can-shrink.html)
    @_alwaysEmitIntoClient
    public var canShrink: Bool {
        get {
            gtk_picture_get_can_shrink(opaquePointer) != 0
        }
        set {
            gtk_picture_set_can_shrink(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_picture_get_content_fit`, `gtk_picture_set_content_fit`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.Picture.content-fit.html)
    @_alwaysEmitIntoClient
    public var contentFit: ContentFit {
        get {
            ContentFit(gtk_picture_get_content_fit(opaquePointer))
        }
        set {
            gtk_picture_set_content_fit(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_picture_get_file`, `gtk_picture_set_file`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Picture.file.html)
    @_alwaysEmitIntoClient
    public var file: (any File)? {
        get {
            wrappingInterface(gtk_picture_get_file(opaquePointer))
        }
        set {
            gtk_picture_set_file(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_picture_get_keep_aspect_ratio`, `gtk_picture_set_keep_aspect_ratio`; deprecated.
    /// [Reference](https://docs.gtk.org/gtk4/property.Picture.keep-aspect-ratio.html)
    @_alwaysEmitIntoClient
    public var keepAspectRatio: Bool {
        get {
            gtk_picture_get_keep_aspect_ratio(opaquePointer) != 0
        }
        set {
            gtk_picture_set_keep_aspect_ratio(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_picture_get_paintable`, `gtk_picture_set_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Picture.paintable.html)
    @_alwaysEmitIntoClient
    public var paintable: (any Paintable)? {
        get {
            wrappingInterface(gtk_picture_get_paintable(opaquePointer))
        }
        set {
            gtk_picture_set_paintable(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_picture_set_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Picture.set_filename.html)
    @_alwaysEmitIntoClient
    public func setFilename(_ filename: String?) {
        gtk_picture_set_filename(opaquePointer, cText(ifAny: filename))
    }

    /// Source: `gtk_picture_set_pixbuf`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Picture.set_pixbuf.html)
    @_alwaysEmitIntoClient
    public func setPixbuf(_ pixbuf: Pixbuf?) {
        gtk_picture_set_pixbuf(opaquePointer, pixbuf?.opaquePointer)
    }

    /// Source: `gtk_picture_set_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Picture.set_resource.html)
    @_alwaysEmitIntoClient
    public func setResource(_ resourcePath: String?) {
        gtk_picture_set_resource(opaquePointer, cText(ifAny: resourcePath))
    }
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

/// Source: `GtkPopover`.
/// [Reference](https://docs.gtk.org/gtk4/class.Popover.html)
open class Popover: Widget, Native, ShortcutManager {
    /// Source: `gtk_popover_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Popover.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_popover_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Popover {
    @_alwaysEmitIntoClient
    var popoverPointer: UnsafeMutablePointer<GtkPopover> { pointer() }

    /// Source: `gtk_popover_get_autohide`, `gtk_popover_set_autohide`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Popover.autohide.html)
    @_alwaysEmitIntoClient
    public var autohide: Bool {
        get {
            gtk_popover_get_autohide(popoverPointer) != 0
        }
        set {
            gtk_popover_set_autohide(popoverPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_popover_get_cascade_popdown`, `gtk_popover_set_cascade_popdown`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Popover.cascade-popdown.html)
    @_alwaysEmitIntoClient
    public var cascadePopdown: Bool {
        get {
            gtk_popover_get_cascade_popdown(popoverPointer) != 0
        }
        set {
            gtk_popover_set_cascade_popdown(popoverPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_popover_get_child`, `gtk_popover_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Popover.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_popover_get_child(popoverPointer))
        }
        set {
            gtk_popover_set_child(popoverPointer, newValue?.widgetPointer)
        }
    }

    /// Source: the property `GtkPopover:default-widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Popover.default-widget.html)
    @_alwaysEmitIntoClient
    public var defaultWidget: Widget? {
        get {
            self[property: "default-widget"]
        }
        set {
            self[property: "default-widget"] = newValue
        }
    }

    /// Source: `gtk_popover_get_has_arrow`, `gtk_popover_set_has_arrow`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Popover.has-arrow.html)
    @_alwaysEmitIntoClient
    public var hasArrow: Bool {
        get {
            gtk_popover_get_has_arrow(popoverPointer) != 0
        }
        set {
            gtk_popover_set_has_arrow(popoverPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_popover_get_mnemonics_visible`, `gtk_popover_set_mnemonics_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Popover.mnemonics-visible.html)
    @_alwaysEmitIntoClient
    public var mnemonicsVisible: Bool {
        get {
            gtk_popover_get_mnemonics_visible(popoverPointer) != 0
        }
        set {
            gtk_popover_set_mnemonics_visible(popoverPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkPopover:pointing-to`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Popover.pointing-to.html)
    @_alwaysEmitIntoClient
    public var pointingTo: GdkRectangle {
        get {
            self[property: "pointing-to"]
        }
        set {
            self[property: "pointing-to"] = newValue
        }
    }

    /// Source: `gtk_popover_get_position`, `gtk_popover_set_position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Popover.position.html)
    @_alwaysEmitIntoClient
    public var position: PositionType {
        get {
            PositionType(gtk_popover_get_position(popoverPointer))
        }
        set {
            gtk_popover_set_position(popoverPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_popover_get_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Popover.get_offset.html)
    @_alwaysEmitIntoClient
    public func offset() -> (xOffset: Int, yOffset: Int) {
        var xOffset: Int32 = 0
        var yOffset: Int32 = 0
        gtk_popover_get_offset(popoverPointer, &xOffset, &yOffset)
        return (Int(xOffset), Int(yOffset))
    }

    /// Source: `gtk_popover_get_pointing_to`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Popover.get_pointing_to.html)
    @_alwaysEmitIntoClient
    public func getPointingTo() -> GdkRectangle? {
        var rect = CGtk.GdkRectangle()
        guard gtk_popover_get_pointing_to(popoverPointer, &rect) != 0 else { return nil }
        return GdkRectangle(rect)
    }

    /// Source: `gtk_popover_popdown`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Popover.popdown.html)
    @_alwaysEmitIntoClient
    public func popdown() {
        gtk_popover_popdown(popoverPointer)
    }

    /// Source: `gtk_popover_popup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Popover.popup.html)
    @_alwaysEmitIntoClient
    public func popup() {
        gtk_popover_popup(popoverPointer)
    }

    /// Source: `gtk_popover_present`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Popover.present.html)
    @_alwaysEmitIntoClient
    public func present() {
        gtk_popover_present(popoverPointer)
    }

    /// Source: `gtk_popover_set_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Popover.set_offset.html)
    @_alwaysEmitIntoClient
    public func setOffset(xOffset: Int, yOffset: Int) {
        gtk_popover_set_offset(popoverPointer, cInteger(xOffset), cInteger(yOffset))
    }

    /// Source: `gtk_popover_set_pointing_to`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Popover.set_pointing_to.html)
    @_alwaysEmitIntoClient
    public func setPointingTo(_ rect: GdkRectangle?) {
        withOptionalPointer(to: rect?.cValue) { rectPointer in
            gtk_popover_set_pointing_to(popoverPointer, rectPointer)
        }
    }

    /// Source: the signal `GtkPopover::activate-default`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Popover.activate-default.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateDefault(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-default", after: after, handler)
    }

    /// Source: the signal `GtkPopover::closed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Popover.closed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClosed(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("closed", after: after, handler)
    }
}

/// Source: `GtkPopoverMenu`.
/// [Reference](https://docs.gtk.org/gtk4/class.PopoverMenu.html)
open class PopoverMenu: Popover {
    /// Source: `gtk_popover_menu_new_from_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PopoverMenu.new_from_model.html)
    @_alwaysEmitIntoClient
    public init(model: MenuModel?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_popover_menu_new_from_model(model?.menuModelPointer)))
    }

    /// Source: `gtk_popover_menu_new_from_model_full`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PopoverMenu.new_from_model_full.html)
    @_alwaysEmitIntoClient
    public init(model: MenuModel, flags: PopoverMenuFlags = []) {
        requireDisplay()
        super.init(instance: CInstance(gtk_popover_menu_new_from_model_full(model.menuModelPointer, flags.cValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension PopoverMenu {
    /// Source: `gtk_popover_menu_get_menu_model`, `gtk_popover_menu_set_menu_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PopoverMenu.menu-model.html)
    @_alwaysEmitIntoClient
    public var menuModel: MenuModel? {
        get {
            MenuModel.wrapping(gtk_popover_menu_get_menu_model(opaquePointer))
        }
        set {
            gtk_popover_menu_set_menu_model(opaquePointer, newValue?.menuModelPointer)
        }
    }

    /// Source: the property `GtkPopoverMenu:visible-submenu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PopoverMenu.visible-submenu.html)
    @_alwaysEmitIntoClient
    public var visibleSubmenu: String? {
        get {
            self[property: "visible-submenu"]
        }
        set {
            self[property: "visible-submenu"] = newValue
        }
    }

    /// Source: `gtk_popover_menu_add_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PopoverMenu.add_child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addChild(_ child: Widget, id: String) -> Bool {
        gtk_popover_menu_add_child(opaquePointer, child.widgetPointer, cText(id)) != 0
    }

    /// Source: `gtk_popover_menu_remove_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PopoverMenu.remove_child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeChild(_ child: Widget) -> Bool {
        gtk_popover_menu_remove_child(opaquePointer, child.widgetPointer) != 0
    }
}

/// Source: `GtkPopoverMenuBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.PopoverMenuBar.html)
open class PopoverMenuBar: Widget {
    /// Source: `gtk_popover_menu_bar_new_from_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PopoverMenuBar.new_from_model.html)
    @_alwaysEmitIntoClient
    public init(model: MenuModel?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_popover_menu_bar_new_from_model(model?.menuModelPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension PopoverMenuBar {
    /// Source: `gtk_popover_menu_bar_get_menu_model`, `gtk_popover_menu_bar_set_menu_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PopoverMenuBar.menu-model.html)
    @_alwaysEmitIntoClient
    public var menuModel: MenuModel? {
        get {
            MenuModel.wrapping(gtk_popover_menu_bar_get_menu_model(opaquePointer))
        }
        set {
            gtk_popover_menu_bar_set_menu_model(opaquePointer, newValue?.menuModelPointer)
        }
    }

    /// Source: `gtk_popover_menu_bar_add_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PopoverMenuBar.add_child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addChild(_ child: Widget, id: String) -> Bool {
        gtk_popover_menu_bar_add_child(opaquePointer, child.widgetPointer, cText(id)) != 0
    }

    /// Source: `gtk_popover_menu_bar_remove_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PopoverMenuBar.remove_child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeChild(_ child: Widget) -> Bool {
        gtk_popover_menu_bar_remove_child(opaquePointer, child.widgetPointer) != 0
    }
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

/// Source: `GtkPrintContext`.
/// [Reference](https://docs.gtk.org/gtk4/class.PrintContext.html)
open class PrintContext: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension PrintContext {
    /// Source: `gtk_print_context_get_cairo_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_cairo_context.html)
    @_alwaysEmitIntoClient
    public var cairoContext: CairoContext {
        CairoContext.wrapping(required: gtk_print_context_get_cairo_context(opaquePointer))
    }

    /// Source: `gtk_print_context_get_dpi_x`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_dpi_x.html)
    @_alwaysEmitIntoClient
    public var dpiX: Double {
        gtk_print_context_get_dpi_x(opaquePointer)
    }

    /// Source: `gtk_print_context_get_dpi_y`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_dpi_y.html)
    @_alwaysEmitIntoClient
    public var dpiY: Double {
        gtk_print_context_get_dpi_y(opaquePointer)
    }

    /// Source: `gtk_print_context_get_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_height.html)
    @_alwaysEmitIntoClient
    public var height: Double {
        gtk_print_context_get_height(opaquePointer)
    }

    /// Source: `gtk_print_context_get_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_page_setup.html)
    @_alwaysEmitIntoClient
    public var pageSetup: PageSetup {
        PageSetup.wrapping(required: gtk_print_context_get_page_setup(opaquePointer))
    }

    /// Source: `gtk_print_context_get_pango_fontmap`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_pango_fontmap.html)
    @_alwaysEmitIntoClient
    public var pangoFontmap: PangoFontMap {
        PangoFontMap.wrapping(required: gtk_print_context_get_pango_fontmap(opaquePointer))
    }

    /// Source: `gtk_print_context_get_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_width.html)
    @_alwaysEmitIntoClient
    public var width: Double {
        gtk_print_context_get_width(opaquePointer)
    }

    /// Source: `gtk_print_context_create_pango_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.create_pango_context.html)
    @_alwaysEmitIntoClient
    public func createPangoContext() -> PangoContext {
        PangoContext.wrapping(required: gtk_print_context_create_pango_context(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_print_context_create_pango_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.create_pango_layout.html)
    @_alwaysEmitIntoClient
    public func createPangoLayout() -> PangoLayout {
        PangoLayout.wrapping(required: gtk_print_context_create_pango_layout(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_print_context_get_hard_margins`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.get_hard_margins.html)
    @_alwaysEmitIntoClient
    public func hardMargins() -> (top: Double, bottom: Double, left: Double, right: Double)? {
        var top: Double = 0
        var bottom: Double = 0
        var left: Double = 0
        var right: Double = 0
        guard gtk_print_context_get_hard_margins(opaquePointer, &top, &bottom, &left, &right) != 0 else { return nil }
        return (top, bottom, left, right)
    }

    /// Source: `gtk_print_context_set_cairo_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintContext.set_cairo_context.html)
    @_alwaysEmitIntoClient
    public func setCairoContext(_ cr: CairoContext, dpiX: Double, dpiY: Double) {
        gtk_print_context_set_cairo_context(opaquePointer, cr.opaquePointer, dpiX, dpiY)
    }
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
nonisolated public enum PrintError: Enumeration {
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

/// Source: `GtkPrintJob`.
/// [Reference](https://docs.gtk.org/gtk4/class.PrintJob.html)
open class PrintJob: Object {
    /// Source: `gtk_print_job_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintJob.new.html)
    @_alwaysEmitIntoClient
    public init(title: String, printer: Printer, settings: PrintSettings, pageSetup: PageSetup) {
        super.init(
            instance: CInstance(
                gtk_print_job_new(cText(title), printer.opaquePointer, settings.opaquePointer, pageSetup.opaquePointer)
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension PrintJob {
    /// Source: the property `GtkPrintJob:page-setup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintJob.page-setup.html)
    @_alwaysEmitIntoClient
    public var pageSetup: PageSetup? {
        self[property: "page-setup"]
    }

    /// Source: `gtk_print_job_get_printer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintJob.printer.html)
    @_alwaysEmitIntoClient
    public var printer: Printer {
        Printer.wrapping(required: gtk_print_job_get_printer(opaquePointer))
    }

    /// Source: `gtk_print_job_get_settings`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintJob.settings.html)
    @_alwaysEmitIntoClient
    public var settings: PrintSettings {
        PrintSettings.wrapping(required: gtk_print_job_get_settings(opaquePointer))
    }

    /// Source: `gtk_print_job_get_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintJob.title.html)
    @_alwaysEmitIntoClient
    public var title: String {
        String(copying: gtk_print_job_get_title(opaquePointer))
    }

    /// Source: `gtk_print_job_get_track_print_status`, `gtk_print_job_set_track_print_status`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintJob.track-print-status.html)
    @_alwaysEmitIntoClient
    public var trackPrintStatus: Bool {
        get {
            gtk_print_job_get_track_print_status(opaquePointer) != 0
        }
        set {
            gtk_print_job_set_track_print_status(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_job_get_collate`, `gtk_print_job_set_collate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_collate.html)
    @_alwaysEmitIntoClient
    public var collate: Bool {
        get {
            gtk_print_job_get_collate(opaquePointer) != 0
        }
        set {
            gtk_print_job_set_collate(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_job_get_n_up`, `gtk_print_job_set_n_up`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_n_up.html)
    @_alwaysEmitIntoClient
    public var nUp: Int {
        get {
            Int(gtk_print_job_get_n_up(opaquePointer))
        }
        set {
            gtk_print_job_set_n_up(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_print_job_get_n_up_layout`, `gtk_print_job_set_n_up_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_n_up_layout.html)
    @_alwaysEmitIntoClient
    public var nUpLayout: NumberUpLayout {
        get {
            NumberUpLayout(gtk_print_job_get_n_up_layout(opaquePointer))
        }
        set {
            gtk_print_job_set_n_up_layout(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_job_get_num_copies`, `gtk_print_job_set_num_copies`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_num_copies.html)
    @_alwaysEmitIntoClient
    public var numCopies: Int {
        get {
            Int(gtk_print_job_get_num_copies(opaquePointer))
        }
        set {
            gtk_print_job_set_num_copies(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_print_job_get_page_set`, `gtk_print_job_set_page_set`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_page_set.html)
    @_alwaysEmitIntoClient
    public var pageSet: PageSet {
        get {
            PageSet(gtk_print_job_get_page_set(opaquePointer))
        }
        set {
            gtk_print_job_set_page_set(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_job_get_pages`, `gtk_print_job_set_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_pages.html)
    @_alwaysEmitIntoClient
    public var pages: PrintPages {
        get {
            PrintPages(gtk_print_job_get_pages(opaquePointer))
        }
        set {
            gtk_print_job_set_pages(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_job_get_reverse`, `gtk_print_job_set_reverse`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_reverse.html)
    @_alwaysEmitIntoClient
    public var reverse: Bool {
        get {
            gtk_print_job_get_reverse(opaquePointer) != 0
        }
        set {
            gtk_print_job_set_reverse(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_job_get_rotate`, `gtk_print_job_set_rotate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_rotate.html)
    @_alwaysEmitIntoClient
    public var rotate: Bool {
        get {
            gtk_print_job_get_rotate(opaquePointer) != 0
        }
        set {
            gtk_print_job_set_rotate(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_job_get_scale`, `gtk_print_job_set_scale`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_scale.html)
    @_alwaysEmitIntoClient
    public var scale: Double {
        get {
            gtk_print_job_get_scale(opaquePointer)
        }
        set {
            gtk_print_job_set_scale(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_print_job_get_status`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_status.html)
    @_alwaysEmitIntoClient
    public var status: PrintStatus {
        PrintStatus(gtk_print_job_get_status(opaquePointer))
    }

    /// Source: `gtk_print_job_get_page_ranges`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_page_ranges.html)
    @_alwaysEmitIntoClient
    public func pageRanges() -> [PageRange] {
        var nRanges: Int32 = 0
        let result = gtk_print_job_get_page_ranges(opaquePointer, &nRanges)
        return cArray(result, count: Int(nRanges)) { PageRange($0) }
    }

    /// Source: `gtk_print_job_get_surface`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.get_surface.html)
    @_alwaysEmitIntoClient
    public func surface() throws(GLibError) -> CairoSurface {
        let result = try GLibError.check { error in
            gtk_print_job_get_surface(opaquePointer, error)
        }
        return CairoSurface.wrapping(required: result)
    }

    /// Source: `gtk_print_job_send`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.send.html)
    @_alwaysEmitIntoClient
    public func send(_ callback: @escaping PrintJobCompleteFunc) {
        gtk_print_job_send(opaquePointer, callPrintJobCompleteFunc, retainedClosure(callback), releaseClosure)
    }

    /// Source: `gtk_print_job_set_source_fd`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.set_source_fd.html)
    @_alwaysEmitIntoClient
    public func setSourceFd(_ fd: Int) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_print_job_set_source_fd(opaquePointer, cInteger(fd), error)
        }
    }

    /// Source: `gtk_print_job_set_source_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintJob.set_source_file.html)
    @_alwaysEmitIntoClient
    public func setSourceFile(_ filename: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_print_job_set_source_file(opaquePointer, cText(filename), error)
        }
    }

    /// Source: the signal `GtkPrintJob::status-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintJob.status-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStatusChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("status-changed", after: after, handler)
    }
}

/// Source: `GtkPrintJobCompleteFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.PrintJobCompleteFunc.html)
public typealias PrintJobCompleteFunc = @MainActor (PrintJob, GLibError) -> Void

@_alwaysEmitIntoClient
nonisolated var callPrintJobCompleteFunc: GtkPrintJobCompleteFunc {
    { printJob, userData, error in
        onMainActor((printJob, userData, error)) { printJob, userData, error in
            let handler: PrintJobCompleteFunc = cClosure(userData)
            handler(PrintJob.wrapping(required: printJob), GLibError(error))
        }
    }
}

/// Source: `GtkPrintOperation`.
/// [Reference](https://docs.gtk.org/gtk4/class.PrintOperation.html)
open class PrintOperation: Object, PrintOperationPreview {
    /// Source: `gtk_print_operation_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintOperation.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_print_operation_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension PrintOperation {
    @_alwaysEmitIntoClient
    var printOperationPointer: UnsafeMutablePointer<GtkPrintOperation> { pointer() }

    /// Source: the property `GtkPrintOperation:allow-async`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.allow-async.html)
    @_alwaysEmitIntoClient
    public var allowAsync: Bool {
        get {
            self[property: "allow-async"]
        }
        set {
            self[property: "allow-async"] = newValue
        }
    }

    /// Source: the property `GtkPrintOperation:current-page`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.current-page.html)
    @_alwaysEmitIntoClient
    public var currentPage: Int {
        get {
            self[property: "current-page"]
        }
        set {
            self[property: "current-page"] = newValue
        }
    }

    /// Source: the property `GtkPrintOperation:custom-tab-label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.custom-tab-label.html)
    @_alwaysEmitIntoClient
    public var customTabLabel: String? {
        get {
            self[property: "custom-tab-label"]
        }
        set {
            self[property: "custom-tab-label"] = newValue
        }
    }

    /// Source: `gtk_print_operation_get_default_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.default-page-setup.html)
    @_alwaysEmitIntoClient
    public var defaultPageSetup: PageSetup {
        PageSetup.wrapping(required: gtk_print_operation_get_default_page_setup(printOperationPointer))
    }

    /// Source: `gtk_print_operation_get_embed_page_setup`, `gtk_print_operation_set_embed_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.embed-page-setup.html)
    @_alwaysEmitIntoClient
    public var embedPageSetup: Bool {
        get {
            gtk_print_operation_get_embed_page_setup(printOperationPointer) != 0
        }
        set {
            gtk_print_operation_set_embed_page_setup(printOperationPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkPrintOperation:export-filename`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.export-filename.html)
    @_alwaysEmitIntoClient
    public var exportFilename: String? {
        get {
            self[property: "export-filename"]
        }
        set {
            self[property: "export-filename"] = newValue
        }
    }

    /// Source: `gtk_print_operation_get_has_selection`, `gtk_print_operation_set_has_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.has-selection.html)
    @_alwaysEmitIntoClient
    public var hasSelection: Bool {
        get {
            gtk_print_operation_get_has_selection(printOperationPointer) != 0
        }
        set {
            gtk_print_operation_set_has_selection(printOperationPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkPrintOperation:job-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.job-name.html)
    @_alwaysEmitIntoClient
    public var jobName: String? {
        get {
            self[property: "job-name"]
        }
        set {
            self[property: "job-name"] = newValue
        }
    }

    /// Source: the property `GtkPrintOperation:n-pages`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.n-pages.html)
    @_alwaysEmitIntoClient
    public var nPages: Int {
        get {
            self[property: "n-pages"]
        }
        set {
            self[property: "n-pages"] = newValue
        }
    }

    /// Source: `gtk_print_operation_get_n_pages_to_print`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.n-pages-to-print.html)
    @_alwaysEmitIntoClient
    public var nPagesToPrint: Int {
        Int(gtk_print_operation_get_n_pages_to_print(printOperationPointer))
    }

    /// Source: `gtk_print_operation_get_print_settings`, `gtk_print_operation_set_print_settings`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.print-settings.html)
    @_alwaysEmitIntoClient
    public var printSettings: PrintSettings? {
        get {
            PrintSettings.wrapping(gtk_print_operation_get_print_settings(printOperationPointer))
        }
        set {
            gtk_print_operation_set_print_settings(printOperationPointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkPrintOperation:show-progress`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.show-progress.html)
    @_alwaysEmitIntoClient
    public var showProgress: Bool {
        get {
            self[property: "show-progress"]
        }
        set {
            self[property: "show-progress"] = newValue
        }
    }

    /// Source: `gtk_print_operation_get_status`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.status.html)
    @_alwaysEmitIntoClient
    public var status: PrintStatus {
        PrintStatus(gtk_print_operation_get_status(printOperationPointer))
    }

    /// Source: `gtk_print_operation_get_status_string`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.status-string.html)
    @_alwaysEmitIntoClient
    public var statusString: String {
        String(copying: gtk_print_operation_get_status_string(printOperationPointer))
    }

    /// Source: `gtk_print_operation_get_support_selection`, `gtk_print_operation_set_support_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.support-selection.html)
    @_alwaysEmitIntoClient
    public var supportSelection: Bool {
        get {
            gtk_print_operation_get_support_selection(printOperationPointer) != 0
        }
        set {
            gtk_print_operation_set_support_selection(printOperationPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkPrintOperation:track-print-status`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.track-print-status.html)
    @_alwaysEmitIntoClient
    public var trackPrintStatus: Bool {
        get {
            self[property: "track-print-status"]
        }
        set {
            self[property: "track-print-status"] = newValue
        }
    }

    /// Source: the property `GtkPrintOperation:unit`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.unit.html)
    @_alwaysEmitIntoClient
    public var unit: GtkUnit {
        get {
            self[property: "unit"]
        }
        set {
            self[property: "unit"] = newValue
        }
    }

    /// Source: the property `GtkPrintOperation:use-full-page`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintOperation.use-full-page.html)
    @_alwaysEmitIntoClient
    public var useFullPage: Bool {
        get {
            self[property: "use-full-page"]
        }
        set {
            self[property: "use-full-page"] = newValue
        }
    }

    /// Source: `gtk_print_operation_is_finished`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.is_finished.html)
    @_alwaysEmitIntoClient
    public var isFinished: Bool {
        gtk_print_operation_is_finished(printOperationPointer) != 0
    }

    /// Source: `gtk_print_operation_cancel`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.cancel.html)
    @_alwaysEmitIntoClient
    public func cancel() {
        gtk_print_operation_cancel(printOperationPointer)
    }

    /// Source: `gtk_print_operation_draw_page_finish`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.draw_page_finish.html)
    @_alwaysEmitIntoClient
    public func drawPageFinish() {
        gtk_print_operation_draw_page_finish(printOperationPointer)
    }

    /// Source: `gtk_print_operation_set_default_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.set_default_page_setup.html)
    @_alwaysEmitIntoClient
    public func setDefaultPageSetup(_ defaultPageSetup: PageSetup?) {
        gtk_print_operation_set_default_page_setup(printOperationPointer, defaultPageSetup?.opaquePointer)
    }

    /// Source: `gtk_print_operation_set_defer_drawing`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.set_defer_drawing.html)
    @_alwaysEmitIntoClient
    public func setDeferDrawing() {
        gtk_print_operation_set_defer_drawing(printOperationPointer)
    }

    /// Source: `gtk_print_operation_set_export_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.set_export_filename.html)
    @_alwaysEmitIntoClient
    public func setExportFilename(_ filename: String) {
        gtk_print_operation_set_export_filename(printOperationPointer, cText(filename))
    }

    /// Source: `gtk_print_operation_set_job_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperation.set_job_name.html)
    @_alwaysEmitIntoClient
    public func setJobName(_ jobName: String) {
        gtk_print_operation_set_job_name(printOperationPointer, cText(jobName))
    }

    /// Source: the signal `GtkPrintOperation::begin-print`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.begin-print.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onBeginPrint(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext) -> Void
    ) -> SignalConnection {
        connect("begin-print", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::create-custom-widget`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.create-custom-widget.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCreateCustomWidget(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Object?
    ) -> SignalConnection {
        connect("create-custom-widget", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::custom-widget-apply`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.custom-widget-apply.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCustomWidgetApply(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget) -> Void
    ) -> SignalConnection {
        connect("custom-widget-apply", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::done`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.done.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDone(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintOperationResult) -> Void
    ) -> SignalConnection {
        connect("done", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::draw-page`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.draw-page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDrawPage(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext, Int) -> Void
    ) -> SignalConnection {
        connect("draw-page", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::end-print`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.end-print.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEndPrint(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext) -> Void
    ) -> SignalConnection {
        connect("end-print", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::paginate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.paginate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPaginate(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext) -> Bool
    ) -> SignalConnection {
        connect("paginate", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::preview`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.preview.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPreview(
        after: Bool = false,
        _ handler: @escaping @MainActor (any PrintOperationPreview, PrintContext, Window?) -> Bool
    ) -> SignalConnection {
        connect("preview", after: after) {
            (preview: InterfaceValue<any PrintOperationPreview>, context: PrintContext, parent: Window?) -> Bool in
            handler(preview.object, context, parent)
        }
    }

    /// Source: the signal `GtkPrintOperation::request-page-setup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.request-page-setup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRequestPageSetup(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext, Int, PageSetup) -> Void
    ) -> SignalConnection {
        connect("request-page-setup", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::status-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.status-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStatusChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("status-changed", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperation::update-custom-widget`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperation.update-custom-widget.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUpdateCustomWidget(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget, PageSetup, PrintSettings) -> Void
    ) -> SignalConnection {
        connect("update-custom-widget", after: after, handler)
    }
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

/// Source: `GtkPrintOperationPreview`.
/// [Reference](https://docs.gtk.org/gtk4/iface.PrintOperationPreview.html)
public protocol PrintOperationPreview: Object {}

extension PrintOperationPreview {
    /// Source: `gtk_print_operation_preview_end_preview`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperationPreview.end_preview.html)
    @_alwaysEmitIntoClient
    public func endPreview() {
        gtk_print_operation_preview_end_preview(opaquePointer)
    }

    /// Source: `gtk_print_operation_preview_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperationPreview.is_selected.html)
    @_alwaysEmitIntoClient
    public func isSelected(_ pageNr: Int) -> Bool {
        gtk_print_operation_preview_is_selected(opaquePointer, cInteger(pageNr)) != 0
    }

    /// Source: `gtk_print_operation_preview_render_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintOperationPreview.render_page.html)
    @_alwaysEmitIntoClient
    public func renderPage(_ pageNr: Int) {
        gtk_print_operation_preview_render_page(opaquePointer, cInteger(pageNr))
    }

    /// Source: the signal `GtkPrintOperationPreview::got-page-size`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperationPreview.got-page-size.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onGotPageSize(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext, PageSetup) -> Void
    ) -> SignalConnection {
        connect("got-page-size", after: after, handler)
    }

    /// Source: the signal `GtkPrintOperationPreview::ready`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.PrintOperationPreview.ready.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onReady(
        after: Bool = false,
        _ handler: @escaping @MainActor (PrintContext) -> Void
    ) -> SignalConnection {
        connect("ready", after: after, handler)
    }
}

/// An object of a private C class that implements ``PrintOperationPreview``.
///
/// The functions of the C interface are static members of this class.
public final class AnyPrintOperationPreview: Object, PrintOperationPreview {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
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

/// Source: `GtkPrintSettings`.
/// [Reference](https://docs.gtk.org/gtk4/class.PrintSettings.html)
open class PrintSettings: Object {
    /// Source: `gtk_print_settings_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintSettings.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_print_settings_new()), transfer: .full)
    }

    /// Source: `gtk_print_settings_new_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintSettings.new_from_file.html)
    @_alwaysEmitIntoClient
    public init(file fileName: String) throws(GLibError) {
        let instance = try GLibError.check { error in
            gtk_print_settings_new_from_file(cText(fileName), error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gtk_print_settings_new_from_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintSettings.new_from_gvariant.html)
    @_alwaysEmitIntoClient
    public init(gvariant variant: Variant) {
        super.init(instance: CInstance(gtk_print_settings_new_from_gvariant(variant.opaquePointer)), transfer: .full)
    }

    /// Source: `gtk_print_settings_new_from_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintSettings.new_from_key_file.html)
    @_alwaysEmitIntoClient
    public init(keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        let instance = try GLibError.check { error in
            gtk_print_settings_new_from_key_file(keyFile.opaquePointer, cText(ifAny: groupName), error)
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension PrintSettings {
    /// Source: `gtk_print_settings_get_collate`, `gtk_print_settings_set_collate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_collate.html)
    @_alwaysEmitIntoClient
    public var collate: Bool {
        get {
            gtk_print_settings_get_collate(opaquePointer) != 0
        }
        set {
            gtk_print_settings_set_collate(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_settings_get_default_source`, `gtk_print_settings_set_default_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_default_source.html)
    @_alwaysEmitIntoClient
    public var defaultSource: String? {
        get {
            String.optional(copying: gtk_print_settings_get_default_source(opaquePointer))
        }
        set {
            gtk_print_settings_set_default_source(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_print_settings_get_dither`, `gtk_print_settings_set_dither`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_dither.html)
    @_alwaysEmitIntoClient
    public var dither: String? {
        get {
            String.optional(copying: gtk_print_settings_get_dither(opaquePointer))
        }
        set {
            gtk_print_settings_set_dither(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_print_settings_get_duplex`, `gtk_print_settings_set_duplex`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_duplex.html)
    @_alwaysEmitIntoClient
    public var duplex: PrintDuplex {
        get {
            PrintDuplex(gtk_print_settings_get_duplex(opaquePointer))
        }
        set {
            gtk_print_settings_set_duplex(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_settings_get_finishings`, `gtk_print_settings_set_finishings`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_finishings.html)
    @_alwaysEmitIntoClient
    public var finishings: String? {
        get {
            String.optional(copying: gtk_print_settings_get_finishings(opaquePointer))
        }
        set {
            gtk_print_settings_set_finishings(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_print_settings_get_media_type`, `gtk_print_settings_set_media_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_media_type.html)
    @_alwaysEmitIntoClient
    public var mediaType: String? {
        get {
            String.optional(copying: gtk_print_settings_get_media_type(opaquePointer))
        }
        set {
            gtk_print_settings_set_media_type(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_print_settings_get_n_copies`, `gtk_print_settings_set_n_copies`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_n_copies.html)
    @_alwaysEmitIntoClient
    public var nCopies: Int {
        get {
            Int(gtk_print_settings_get_n_copies(opaquePointer))
        }
        set {
            gtk_print_settings_set_n_copies(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_print_settings_get_number_up`, `gtk_print_settings_set_number_up`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_number_up.html)
    @_alwaysEmitIntoClient
    public var numberUp: Int {
        get {
            Int(gtk_print_settings_get_number_up(opaquePointer))
        }
        set {
            gtk_print_settings_set_number_up(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_print_settings_get_number_up_layout`, `gtk_print_settings_set_number_up_layout`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_number_up_layout.html)
    @_alwaysEmitIntoClient
    public var numberUpLayout: NumberUpLayout {
        get {
            NumberUpLayout(gtk_print_settings_get_number_up_layout(opaquePointer))
        }
        set {
            gtk_print_settings_set_number_up_layout(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_settings_get_orientation`, `gtk_print_settings_set_orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_orientation.html)
    @_alwaysEmitIntoClient
    public var orientation: PageOrientation {
        get {
            PageOrientation(gtk_print_settings_get_orientation(opaquePointer))
        }
        set {
            gtk_print_settings_set_orientation(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_settings_get_output_bin`, `gtk_print_settings_set_output_bin`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_output_bin.html)
    @_alwaysEmitIntoClient
    public var outputBin: String? {
        get {
            String.optional(copying: gtk_print_settings_get_output_bin(opaquePointer))
        }
        set {
            gtk_print_settings_set_output_bin(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_print_settings_get_page_set`, `gtk_print_settings_set_page_set`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_page_set.html)
    @_alwaysEmitIntoClient
    public var pageSet: PageSet {
        get {
            PageSet(gtk_print_settings_get_page_set(opaquePointer))
        }
        set {
            gtk_print_settings_set_page_set(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_settings_get_paper_size`, `gtk_print_settings_set_paper_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_paper_size.html)
    @_alwaysEmitIntoClient
    public var paperSize: PaperSize? {
        get {
            PaperSize.wrapping(gtk_print_settings_get_paper_size(opaquePointer), transfer: .full)
        }
        set {
            gtk_print_settings_set_paper_size(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_print_settings_get_print_pages`, `gtk_print_settings_set_print_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_print_pages.html)
    @_alwaysEmitIntoClient
    public var printPages: PrintPages {
        get {
            PrintPages(gtk_print_settings_get_print_pages(opaquePointer))
        }
        set {
            gtk_print_settings_set_print_pages(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_settings_get_printer`, `gtk_print_settings_set_printer`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_printer.html)
    @_alwaysEmitIntoClient
    public var printer: String? {
        get {
            String.optional(copying: gtk_print_settings_get_printer(opaquePointer))
        }
        set {
            gtk_print_settings_set_printer(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_print_settings_get_printer_lpi`, `gtk_print_settings_set_printer_lpi`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_printer_lpi.html)
    @_alwaysEmitIntoClient
    public var printerLpi: Double {
        get {
            gtk_print_settings_get_printer_lpi(opaquePointer)
        }
        set {
            gtk_print_settings_set_printer_lpi(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_print_settings_get_quality`, `gtk_print_settings_set_quality`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_quality.html)
    @_alwaysEmitIntoClient
    public var quality: PrintQuality {
        get {
            PrintQuality(gtk_print_settings_get_quality(opaquePointer))
        }
        set {
            gtk_print_settings_set_quality(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_settings_get_resolution`, `gtk_print_settings_set_resolution`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_resolution.html)
    @_alwaysEmitIntoClient
    public var resolution: Int {
        get {
            Int(gtk_print_settings_get_resolution(opaquePointer))
        }
        set {
            gtk_print_settings_set_resolution(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_print_settings_get_resolution_x`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_resolution_x.html)
    @_alwaysEmitIntoClient
    public var resolutionX: Int {
        Int(gtk_print_settings_get_resolution_x(opaquePointer))
    }

    /// Source: `gtk_print_settings_get_resolution_y`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_resolution_y.html)
    @_alwaysEmitIntoClient
    public var resolutionY: Int {
        Int(gtk_print_settings_get_resolution_y(opaquePointer))
    }

    /// Source: `gtk_print_settings_get_reverse`, `gtk_print_settings_set_reverse`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_reverse.html)
    @_alwaysEmitIntoClient
    public var reverse: Bool {
        get {
            gtk_print_settings_get_reverse(opaquePointer) != 0
        }
        set {
            gtk_print_settings_set_reverse(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_settings_get_scale`, `gtk_print_settings_set_scale`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_scale.html)
    @_alwaysEmitIntoClient
    public var scale: Double {
        get {
            gtk_print_settings_get_scale(opaquePointer)
        }
        set {
            gtk_print_settings_set_scale(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_print_settings_get_use_color`, `gtk_print_settings_set_use_color`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_use_color.html)
    @_alwaysEmitIntoClient
    public var useColor: Bool {
        get {
            gtk_print_settings_get_use_color(opaquePointer) != 0
        }
        set {
            gtk_print_settings_set_use_color(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_settings_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PrintSettings {
        PrintSettings.wrapping(required: gtk_print_settings_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_print_settings_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.foreach.html)
    @_alwaysEmitIntoClient
    public func foreach(_ handler: PrintSettingsFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_print_settings_foreach(opaquePointer, callPrintSettingsFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_print_settings_get`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get.html)
    @_alwaysEmitIntoClient
    public func get(_ key: String) -> String? {
        String.optional(copying: gtk_print_settings_get(opaquePointer, cText(key)))
    }

    /// Source: `gtk_print_settings_get_bool`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_bool.html)
    @_alwaysEmitIntoClient
    public func bool(for key: String) -> Bool {
        gtk_print_settings_get_bool(opaquePointer, cText(key)) != 0
    }

    /// Source: `gtk_print_settings_get_double`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_double.html)
    @_alwaysEmitIntoClient
    public func double(for key: String) -> Double {
        gtk_print_settings_get_double(opaquePointer, cText(key))
    }

    /// Source: `gtk_print_settings_get_double_with_default`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_double_with_default.html)
    @_alwaysEmitIntoClient
    public func doubleWithDefault(_ key: String, def: Double) -> Double {
        gtk_print_settings_get_double_with_default(opaquePointer, cText(key), def)
    }

    /// Source: `gtk_print_settings_get_int`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_int.html)
    @_alwaysEmitIntoClient
    public func int(for key: String) -> Int {
        Int(gtk_print_settings_get_int(opaquePointer, cText(key)))
    }

    /// Source: `gtk_print_settings_get_int_with_default`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_int_with_default.html)
    @_alwaysEmitIntoClient
    public func intWithDefault(_ key: String, def: Int) -> Int {
        Int(gtk_print_settings_get_int_with_default(opaquePointer, cText(key), cInteger(def)))
    }

    /// Source: `gtk_print_settings_get_length`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_length.html)
    @_alwaysEmitIntoClient
    public func length(for key: String, unit: GtkUnit) -> Double {
        gtk_print_settings_get_length(opaquePointer, cText(key), unit.cValue)
    }

    /// Source: `gtk_print_settings_get_page_ranges`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_page_ranges.html)
    @_alwaysEmitIntoClient
    public func pageRanges() -> [PageRange] {
        var numRanges: Int32 = 0
        let result = gtk_print_settings_get_page_ranges(opaquePointer, &numRanges)
        return cArray(result, count: Int(numRanges), isTaken: true) { PageRange($0) }
    }

    /// Source: `gtk_print_settings_get_paper_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_paper_height.html)
    @_alwaysEmitIntoClient
    public func paperHeight(for unit: GtkUnit) -> Double {
        gtk_print_settings_get_paper_height(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_print_settings_get_paper_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.get_paper_width.html)
    @_alwaysEmitIntoClient
    public func paperWidth(for unit: GtkUnit) -> Double {
        gtk_print_settings_get_paper_width(opaquePointer, unit.cValue)
    }

    /// Source: `gtk_print_settings_has_key`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.has_key.html)
    @_alwaysEmitIntoClient
    public func hasKey(_ key: String) -> Bool {
        gtk_print_settings_has_key(opaquePointer, cText(key)) != 0
    }

    /// Source: `gtk_print_settings_load_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.load_file.html)
    @_alwaysEmitIntoClient
    public func loadFile(_ fileName: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_print_settings_load_file(opaquePointer, cText(fileName), error)
        }
    }

    /// Source: `gtk_print_settings_load_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.load_key_file.html)
    @_alwaysEmitIntoClient
    public func loadKeyFile(_ keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_print_settings_load_key_file(opaquePointer, keyFile.opaquePointer, cText(ifAny: groupName), error)
        }
    }

    /// Source: `gtk_print_settings_set`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set.html)
    @_alwaysEmitIntoClient
    public func set(_ key: String, value: String? = nil) {
        gtk_print_settings_set(opaquePointer, cText(key), cText(ifAny: value))
    }

    /// Source: `gtk_print_settings_set_bool`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_bool.html)
    @_alwaysEmitIntoClient
    public func setBool(_ key: String, value: Bool) {
        gtk_print_settings_set_bool(opaquePointer, cText(key), value ? 1 : 0)
    }

    /// Source: `gtk_print_settings_set_double`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_double.html)
    @_alwaysEmitIntoClient
    public func setDouble(_ key: String, value: Double) {
        gtk_print_settings_set_double(opaquePointer, cText(key), value)
    }

    /// Source: `gtk_print_settings_set_int`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_int.html)
    @_alwaysEmitIntoClient
    public func setInt(_ key: String, value: Int) {
        gtk_print_settings_set_int(opaquePointer, cText(key), cInteger(value))
    }

    /// Source: `gtk_print_settings_set_length`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_length.html)
    @_alwaysEmitIntoClient
    public func setLength(_ key: String, value: Double, unit: GtkUnit) {
        gtk_print_settings_set_length(opaquePointer, cText(key), value, unit.cValue)
    }

    /// Source: `gtk_print_settings_set_page_ranges`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_page_ranges.html)
    @_alwaysEmitIntoClient
    public func setPageRanges(_ pageRanges: [PageRange]) {
        var pageRangesValues = pageRanges.map { $0.cValue }
        gtk_print_settings_set_page_ranges(opaquePointer, &pageRangesValues, cInteger(pageRanges.count))
    }

    /// Source: `gtk_print_settings_set_paper_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_paper_height.html)
    @_alwaysEmitIntoClient
    public func setPaperHeight(height: Double, unit: GtkUnit) {
        gtk_print_settings_set_paper_height(opaquePointer, height, unit.cValue)
    }

    /// Source: `gtk_print_settings_set_paper_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_paper_width.html)
    @_alwaysEmitIntoClient
    public func setPaperWidth(width: Double, unit: GtkUnit) {
        gtk_print_settings_set_paper_width(opaquePointer, width, unit.cValue)
    }

    /// Source: `gtk_print_settings_set_resolution_xy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.set_resolution_xy.html)
    @_alwaysEmitIntoClient
    public func setResolutionXy(resolutionX: Int, resolutionY: Int) {
        gtk_print_settings_set_resolution_xy(opaquePointer, cInteger(resolutionX), cInteger(resolutionY))
    }

    /// Source: `gtk_print_settings_to_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.to_file.html)
    @_alwaysEmitIntoClient
    public func toFile(_ fileName: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_print_settings_to_file(opaquePointer, cText(fileName), error)
        }
    }

    /// Source: `gtk_print_settings_to_gvariant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.to_gvariant.html)
    @_alwaysEmitIntoClient
    public func toGvariant() -> Variant {
        Variant.wrapping(required: gtk_print_settings_to_gvariant(opaquePointer))
    }

    /// Source: `gtk_print_settings_to_key_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.to_key_file.html)
    @_alwaysEmitIntoClient
    public func toKeyFile(_ keyFile: KeyFile, groupName: String? = nil) {
        gtk_print_settings_to_key_file(opaquePointer, keyFile.opaquePointer, cText(ifAny: groupName))
    }

    /// Source: `gtk_print_settings_unset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintSettings.unset.html)
    @_alwaysEmitIntoClient
    public func unset(_ key: String) {
        gtk_print_settings_unset(opaquePointer, cText(key))
    }
}

/// Source: `GtkPrintSettingsFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.PrintSettingsFunc.html)
public typealias PrintSettingsFunc = @MainActor (String, String) -> Void

@_alwaysEmitIntoClient
nonisolated var callPrintSettingsFunc: GtkPrintSettingsFunc {
    { key, value, userData in
        onMainActor((key, value, userData)) { key, value, userData in
            let handler: PrintSettingsFunc = cClosure(userData)
            handler(String(copying: key), String(copying: value))
        }
    }
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

/// Source: `GtkPrintUnixDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.PrintUnixDialog.html)
open class PrintUnixDialog: Dialog {
    /// Source: `gtk_print_unix_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PrintUnixDialog.new.html)
    @_alwaysEmitIntoClient
    public init(title: String? = nil, parent: Window? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_print_unix_dialog_new(cText(ifAny: title), parent?.windowPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension PrintUnixDialog {
    /// Source: `gtk_print_unix_dialog_get_current_page`, `gtk_print_unix_dialog_set_current_page`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.current-page.html)
    @_alwaysEmitIntoClient
    public var currentPage: Int {
        get {
            Int(gtk_print_unix_dialog_get_current_page(opaquePointer))
        }
        set {
            gtk_print_unix_dialog_set_current_page(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_print_unix_dialog_get_embed_page_setup`, `gtk_print_unix_dialog_set_embed_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.embed-page-setup.html)
    @_alwaysEmitIntoClient
    public var embedPageSetup: Bool {
        get {
            gtk_print_unix_dialog_get_embed_page_setup(opaquePointer) != 0
        }
        set {
            gtk_print_unix_dialog_set_embed_page_setup(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_unix_dialog_get_has_selection`, `gtk_print_unix_dialog_set_has_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.has-selection.html)
    @_alwaysEmitIntoClient
    public var hasSelection: Bool {
        get {
            gtk_print_unix_dialog_get_has_selection(opaquePointer) != 0
        }
        set {
            gtk_print_unix_dialog_set_has_selection(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_unix_dialog_get_manual_capabilities`, `gtk_print_unix_dialog_set_manual_capabilities`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.manual-capabilities.html)
    @_alwaysEmitIntoClient
    public var manualCapabilities: PrintCapabilities {
        get {
            PrintCapabilities(gtk_print_unix_dialog_get_manual_capabilities(opaquePointer))
        }
        set {
            gtk_print_unix_dialog_set_manual_capabilities(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_print_unix_dialog_get_page_setup`, `gtk_print_unix_dialog_set_page_setup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.page-setup.html)
    @_alwaysEmitIntoClient
    public var pageSetup: PageSetup {
        get {
            PageSetup.wrapping(required: gtk_print_unix_dialog_get_page_setup(opaquePointer))
        }
        set {
            gtk_print_unix_dialog_set_page_setup(opaquePointer, newValue.opaquePointer)
        }
    }

    /// Source: the property `GtkPrintUnixDialog:print-settings`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.print-settings.html)
    @_alwaysEmitIntoClient
    public var printSettings: PrintSettings? {
        get {
            self[property: "print-settings"]
        }
        set {
            self[property: "print-settings"] = newValue
        }
    }

    /// Source: `gtk_print_unix_dialog_get_selected_printer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.selected-printer.html)
    @_alwaysEmitIntoClient
    public var selectedPrinter: Printer? {
        Printer.wrapping(gtk_print_unix_dialog_get_selected_printer(opaquePointer))
    }

    /// Source: `gtk_print_unix_dialog_get_support_selection`, `gtk_print_unix_dialog_set_support_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.PrintUnixDialog.support-selection.html)
    @_alwaysEmitIntoClient
    public var supportSelection: Bool {
        get {
            gtk_print_unix_dialog_get_support_selection(opaquePointer) != 0
        }
        set {
            gtk_print_unix_dialog_set_support_selection(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_print_unix_dialog_get_page_setup_set`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintUnixDialog.get_page_setup_set.html)
    @_alwaysEmitIntoClient
    public var pageSetupSet: Bool {
        gtk_print_unix_dialog_get_page_setup_set(opaquePointer) != 0
    }

    /// Source: `gtk_print_unix_dialog_get_settings`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintUnixDialog.get_settings.html)
    @_alwaysEmitIntoClient
    public var printUnixDialogSettings: PrintSettings {
        PrintSettings.wrapping(required: gtk_print_unix_dialog_get_settings(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_print_unix_dialog_add_custom_tab`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintUnixDialog.add_custom_tab.html)
    @_alwaysEmitIntoClient
    public func addCustomTab(_ child: Widget, tabLabel: Widget) {
        gtk_print_unix_dialog_add_custom_tab(opaquePointer, child.widgetPointer, tabLabel.widgetPointer)
    }

    /// Source: `gtk_print_unix_dialog_set_settings`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PrintUnixDialog.set_settings.html)
    @_alwaysEmitIntoClient
    public func setSettings(_ settings: PrintSettings?) {
        gtk_print_unix_dialog_set_settings(opaquePointer, settings?.opaquePointer)
    }
}

/// Source: `GtkPrinter`.
/// [Reference](https://docs.gtk.org/gtk4/class.Printer.html)
open class Printer: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Printer {
    /// Source: `gtk_printer_is_accepting_jobs`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.accepting-jobs.html)
    @_alwaysEmitIntoClient
    public var acceptingJobs: Bool {
        gtk_printer_is_accepting_jobs(opaquePointer) != 0
    }

    /// Source: `gtk_printer_accepts_pdf`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.accepts-pdf.html)
    @_alwaysEmitIntoClient
    public var acceptsPdf: Bool {
        gtk_printer_accepts_pdf(opaquePointer) != 0
    }

    /// Source: `gtk_printer_accepts_ps`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.accepts-ps.html)
    @_alwaysEmitIntoClient
    public var acceptsPs: Bool {
        gtk_printer_accepts_ps(opaquePointer) != 0
    }

    /// Source: `gtk_printer_get_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String {
        String(copying: gtk_printer_get_icon_name(opaquePointer))
    }

    /// Source: `gtk_printer_is_virtual`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.is-virtual.html)
    @_alwaysEmitIntoClient
    public var isVirtual: Bool {
        gtk_printer_is_virtual(opaquePointer) != 0
    }

    /// Source: `gtk_printer_get_job_count`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.job-count.html)
    @_alwaysEmitIntoClient
    public var jobCount: Int {
        Int(gtk_printer_get_job_count(opaquePointer))
    }

    /// Source: `gtk_printer_get_location`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.location.html)
    @_alwaysEmitIntoClient
    public var location: String {
        String(copying: gtk_printer_get_location(opaquePointer))
    }

    /// Source: `gtk_printer_get_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(copying: gtk_printer_get_name(opaquePointer))
    }

    /// Source: `gtk_printer_is_paused`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.paused.html)
    @_alwaysEmitIntoClient
    public var paused: Bool {
        gtk_printer_is_paused(opaquePointer) != 0
    }

    /// Source: `gtk_printer_get_state_message`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Printer.state-message.html)
    @_alwaysEmitIntoClient
    public var stateMessage: String {
        String(copying: gtk_printer_get_state_message(opaquePointer))
    }

    /// Source: `gtk_printer_get_capabilities`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.get_capabilities.html)
    @_alwaysEmitIntoClient
    public var capabilities: PrintCapabilities {
        PrintCapabilities(gtk_printer_get_capabilities(opaquePointer))
    }

    /// Source: `gtk_printer_get_default_page_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.get_default_page_size.html)
    @_alwaysEmitIntoClient
    public var defaultPageSize: PageSetup {
        PageSetup.wrapping(required: gtk_printer_get_default_page_size(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_printer_get_description`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.get_description.html)
    @_alwaysEmitIntoClient
    public var description: String {
        String(copying: gtk_printer_get_description(opaquePointer))
    }

    /// Source: `gtk_printer_has_details`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.has_details.html)
    @_alwaysEmitIntoClient
    public var hasDetails: Bool {
        gtk_printer_has_details(opaquePointer) != 0
    }

    /// Source: `gtk_printer_is_active`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.is_active.html)
    @_alwaysEmitIntoClient
    public var isActive: Bool {
        gtk_printer_is_active(opaquePointer) != 0
    }

    /// Source: `gtk_printer_is_default`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.is_default.html)
    @_alwaysEmitIntoClient
    public var isDefault: Bool {
        gtk_printer_is_default(opaquePointer) != 0
    }

    /// Source: `gtk_printer_compare`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.compare.html)
    @_alwaysEmitIntoClient
    public func compare(_ b: Printer) -> Int {
        Int(gtk_printer_compare(opaquePointer, b.opaquePointer))
    }

    /// Source: `gtk_printer_get_hard_margins`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.get_hard_margins.html)
    @_alwaysEmitIntoClient
    public func hardMargins() -> (top: Double, bottom: Double, left: Double, right: Double)? {
        var top: Double = 0
        var bottom: Double = 0
        var left: Double = 0
        var right: Double = 0
        guard gtk_printer_get_hard_margins(opaquePointer, &top, &bottom, &left, &right) != 0 else { return nil }
        return (top, bottom, left, right)
    }

    /// Source: `gtk_printer_get_hard_margins_for_paper_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.get_hard_margins_for_paper_size.html)
    @_alwaysEmitIntoClient
    public func hardMarginsForPaperSize(_ paperSize: PaperSize) -> (
        top: Double, bottom: Double, left: Double, right: Double
    )? {
        var top: Double = 0
        var bottom: Double = 0
        var left: Double = 0
        var right: Double = 0
        guard
            gtk_printer_get_hard_margins_for_paper_size(
                opaquePointer,
                paperSize.opaquePointer,
                &top,
                &bottom,
                &left,
                &right
            ) != 0
        else { return nil }
        return (top, bottom, left, right)
    }

    /// Source: `gtk_printer_list_papers`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.list_papers.html)
    @_alwaysEmitIntoClient
    public func listPapers() -> [PageSetup] {
        cElements(of: gtk_printer_list_papers(opaquePointer), transfer: .full) {
            PageSetup.wrapping(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `gtk_printer_request_details`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Printer.request_details.html)
    @_alwaysEmitIntoClient
    public func requestDetails() {
        gtk_printer_request_details(opaquePointer)
    }

    /// Source: the signal `GtkPrinter::details-acquired`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Printer.details-acquired.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDetailsAcquired(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Void
    ) -> SignalConnection {
        connect("details-acquired", after: after, handler)
    }
}

/// Source: `GtkPrinterFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.PrinterFunc.html)
public typealias PrinterFunc = @MainActor (Printer) -> Bool

@_alwaysEmitIntoClient
nonisolated var callPrinterFunc: GtkPrinterFunc {
    { printer, data in
        onMainActor((printer, data)) { printer, data in
            let handler: PrinterFunc = cClosure(data)
            return handler(Printer.wrapping(required: printer)) ? 1 : 0
        }
    }
}

/// Source: `GtkProgressBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.ProgressBar.html)
open class ProgressBar: Widget, Orientable {
    /// Source: `gtk_progress_bar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ProgressBar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_progress_bar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ProgressBar {
    /// Source: `gtk_progress_bar_get_ellipsize`, `gtk_progress_bar_set_ellipsize`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ProgressBar.ellipsize.html)
    @_alwaysEmitIntoClient
    public var ellipsize: PangoEllipsizeMode {
        get {
            PangoEllipsizeMode(gtk_progress_bar_get_ellipsize(opaquePointer))
        }
        set {
            gtk_progress_bar_set_ellipsize(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_progress_bar_get_fraction`, `gtk_progress_bar_set_fraction`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ProgressBar.fraction.html)
    @_alwaysEmitIntoClient
    public var fraction: Double {
        get {
            gtk_progress_bar_get_fraction(opaquePointer)
        }
        set {
            gtk_progress_bar_set_fraction(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_progress_bar_get_inverted`, `gtk_progress_bar_set_inverted`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ProgressBar.inverted.html)
    @_alwaysEmitIntoClient
    public var inverted: Bool {
        get {
            gtk_progress_bar_get_inverted(opaquePointer) != 0
        }
        set {
            gtk_progress_bar_set_inverted(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_progress_bar_get_pulse_step`, `gtk_progress_bar_set_pulse_step`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ProgressBar.pulse-step.html)
    @_alwaysEmitIntoClient
    public var pulseStep: Double {
        get {
            gtk_progress_bar_get_pulse_step(opaquePointer)
        }
        set {
            gtk_progress_bar_set_pulse_step(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_progress_bar_get_show_text`, `gtk_progress_bar_set_show_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ProgressBar.show-text.html)
    @_alwaysEmitIntoClient
    public var showText: Bool {
        get {
            gtk_progress_bar_get_show_text(opaquePointer) != 0
        }
        set {
            gtk_progress_bar_set_show_text(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_progress_bar_get_text`, `gtk_progress_bar_set_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ProgressBar.text.html)
    @_alwaysEmitIntoClient
    public var text: String? {
        get {
            String.optional(copying: gtk_progress_bar_get_text(opaquePointer))
        }
        set {
            gtk_progress_bar_set_text(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_progress_bar_pulse`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ProgressBar.pulse.html)
    @_alwaysEmitIntoClient
    public func pulse() {
        gtk_progress_bar_pulse(opaquePointer)
    }
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

/// Source: `GtkPropertyExpression`.
/// [Reference](https://docs.gtk.org/gtk4/class.PropertyExpression.html)
open class PropertyExpression: GtkExpression {
    /// Source: `gtk_property_expression_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.PropertyExpression.new.html)
    @_alwaysEmitIntoClient
    public init(thisType: GType, expression: GtkExpression? = nil, propertyName: String) {
        super.init(
            instance: CInstance(
                gtk_property_expression_new(thisType.rawValue, expression?.retainedOpaquePointer, cText(propertyName))
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gtk_property_expression_get_type()) }
}

extension PropertyExpression {
    /// Source: `gtk_property_expression_get_expression`.
    /// [Reference](https://docs.gtk.org/gtk4/method.PropertyExpression.get_expression.html)
    @_alwaysEmitIntoClient
    public var expression: GtkExpression? {
        GtkExpression.wrapping(gtk_property_expression_get_expression(opaquePointer))
    }
}
