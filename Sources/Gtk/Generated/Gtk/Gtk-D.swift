// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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

/// Source: `GtkDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.Dialog.html)
open class Dialog: Window {
    /// Source: `gtk_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Dialog.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_dialog_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Dialog {
    @_alwaysEmitIntoClient
    var dialogPointer: UnsafeMutablePointer<GtkDialog> { pointer() }

    /// Source: the property `GtkDialog:use-header-bar`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Dialog.use-header-bar.html)
    @_alwaysEmitIntoClient
    public var useHeaderBar: Int {
        self[property: "use-header-bar"]
    }

    /// Source: `gtk_dialog_get_content_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.get_content_area.html)
    @_alwaysEmitIntoClient
    public var contentArea: Box {
        Box.wrapping(required: gtk_dialog_get_content_area(dialogPointer))
    }

    /// Source: `gtk_dialog_get_header_bar`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.get_header_bar.html)
    @_alwaysEmitIntoClient
    public var headerBar: HeaderBar {
        HeaderBar.wrapping(required: gtk_dialog_get_header_bar(dialogPointer))
    }

    /// Source: `gtk_dialog_add_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.add_action_widget.html)
    @_alwaysEmitIntoClient
    public func addActionWidget(_ child: Widget, responseId: Int) {
        gtk_dialog_add_action_widget(dialogPointer, child.widgetPointer, cInteger(responseId))
    }

    /// Source: `gtk_dialog_add_button`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.add_button.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addButton(_ buttonText: String, responseId: Int) -> Widget {
        Widget.wrapping(required: gtk_dialog_add_button(dialogPointer, cText(buttonText), cInteger(responseId)))
    }

    /// Source: `gtk_dialog_get_response_for_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.get_response_for_widget.html)
    @_alwaysEmitIntoClient
    public func responseForWidget(_ widget: Widget) -> Int {
        Int(gtk_dialog_get_response_for_widget(dialogPointer, widget.widgetPointer))
    }

    /// Source: `gtk_dialog_get_widget_for_response`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.get_widget_for_response.html)
    @_alwaysEmitIntoClient
    public func widgetForResponse(_ responseId: Int) -> Widget? {
        Widget.wrapping(gtk_dialog_get_widget_for_response(dialogPointer, cInteger(responseId)))
    }

    /// Source: `gtk_dialog_response`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.response.html)
    @_alwaysEmitIntoClient
    public func response(_ responseId: Int) {
        gtk_dialog_response(dialogPointer, cInteger(responseId))
    }

    /// Source: `gtk_dialog_set_default_response`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.set_default_response.html)
    @_alwaysEmitIntoClient
    public func setDefaultResponse(_ responseId: Int) {
        gtk_dialog_set_default_response(dialogPointer, cInteger(responseId))
    }

    /// Source: `gtk_dialog_set_response_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Dialog.set_response_sensitive.html)
    @_alwaysEmitIntoClient
    public func setResponseSensitive(responseId: Int, setting: Bool) {
        gtk_dialog_set_response_sensitive(dialogPointer, cInteger(responseId), setting ? 1 : 0)
    }

    /// Source: the signal `GtkDialog::close`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Dialog.close.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClose(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("close", after: after, handler)
    }

    /// Source: the signal `GtkDialog::response`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Dialog.response.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onResponse(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("response", after: after, handler)
    }
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

/// Source: `GtkDirectoryList`.
/// [Reference](https://docs.gtk.org/gtk4/class.DirectoryList.html)
open class DirectoryList: Object, ListModel {
    /// Source: `gtk_directory_list_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DirectoryList.new.html)
    @_alwaysEmitIntoClient
    public init(attributes: String? = nil, file: (any File)? = nil) {
        super.init(
            instance: CInstance(gtk_directory_list_new(cText(ifAny: attributes), file?.opaquePointer)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension DirectoryList {
    /// Source: `gtk_directory_list_get_attributes`, `gtk_directory_list_set_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: String? {
        get {
            String.optional(copying: gtk_directory_list_get_attributes(opaquePointer))
        }
        set {
            gtk_directory_list_set_attributes(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_directory_list_get_error`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.error.html)
    @_alwaysEmitIntoClient
    public var error: GLibError? {
        gtk_directory_list_get_error(opaquePointer).map { GLibError($0) }
    }

    /// Source: `gtk_directory_list_get_file`, `gtk_directory_list_set_file`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.file.html)
    @_alwaysEmitIntoClient
    public var file: (any File)? {
        get {
            wrappingInterface(gtk_directory_list_get_file(opaquePointer))
        }
        set {
            gtk_directory_list_set_file(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_directory_list_get_io_priority`, `gtk_directory_list_set_io_priority`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.io-priority.html)
    @_alwaysEmitIntoClient
    public var ioPriority: Int {
        get {
            Int(gtk_directory_list_get_io_priority(opaquePointer))
        }
        set {
            gtk_directory_list_set_io_priority(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkDirectoryList:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_directory_list_is_loading`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.loading.html)
    @_alwaysEmitIntoClient
    public var loading: Bool {
        gtk_directory_list_is_loading(opaquePointer) != 0
    }

    /// Source: `gtk_directory_list_get_monitored`, `gtk_directory_list_set_monitored`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.monitored.html)
    @_alwaysEmitIntoClient
    public var monitored: Bool {
        get {
            gtk_directory_list_get_monitored(opaquePointer) != 0
        }
        set {
            gtk_directory_list_set_monitored(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkDirectoryList:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }
}

/// Source: `GtkDragIcon`.
/// [Reference](https://docs.gtk.org/gtk4/class.DragIcon.html)
open class DragIcon: Widget, Root {
    /// Source: `g_object_new`.
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(g_object_new_with_properties(gtk_drag_icon_get_type(), 0, nil, nil)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension DragIcon {
    /// Source: `gtk_drag_icon_get_child`, `gtk_drag_icon_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DragIcon.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_drag_icon_get_child(opaquePointer))
        }
        set {
            gtk_drag_icon_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_drag_icon_create_widget_for_value`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.DragIcon.create_widget_for_value.html)
    @_alwaysEmitIntoClient
    public static func createWidgetForValue(_ value: Value) -> Widget? {
        Widget.wrapping(gtk_drag_icon_create_widget_for_value(value.storage.pointer), transfer: .full)
    }

    /// Source: `gtk_drag_icon_get_for_drag`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.DragIcon.get_for_drag.html)
    @_alwaysEmitIntoClient
    public static func forDrag(_ drag: Drag) -> Widget {
        Widget.wrapping(required: gtk_drag_icon_get_for_drag(drag.opaquePointer))
    }

    /// Source: `gtk_drag_icon_set_from_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.DragIcon.set_from_paintable.html)
    @_alwaysEmitIntoClient
    public static func setFromPaintable(_ drag: Drag, paintable: any Paintable, hotX: Int, hotY: Int) {
        gtk_drag_icon_set_from_paintable(drag.opaquePointer, paintable.opaquePointer, cInteger(hotX), cInteger(hotY))
    }
}

/// Source: `GtkDragSource`.
/// [Reference](https://docs.gtk.org/gtk4/class.DragSource.html)
open class DragSource: GestureSingle {
    /// Source: `gtk_drag_source_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DragSource.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_drag_source_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension DragSource {
    /// Source: `gtk_drag_source_get_actions`, `gtk_drag_source_set_actions`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DragSource.actions.html)
    @_alwaysEmitIntoClient
    public var actions: DragAction {
        get {
            DragAction(gtk_drag_source_get_actions(opaquePointer))
        }
        set {
            gtk_drag_source_set_actions(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_drag_source_get_content`, `gtk_drag_source_set_content`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DragSource.content.html)
    @_alwaysEmitIntoClient
    public var content: ContentProvider? {
        get {
            ContentProvider.wrapping(gtk_drag_source_get_content(opaquePointer))
        }
        set {
            gtk_drag_source_set_content(opaquePointer, newValue?.contentProviderPointer)
        }
    }

    /// Source: `gtk_drag_source_get_drag`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DragSource.get_drag.html)
    @_alwaysEmitIntoClient
    public var drag: Drag? {
        Drag.wrapping(gtk_drag_source_get_drag(opaquePointer))
    }

    /// Source: `gtk_drag_source_drag_cancel`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DragSource.drag_cancel.html)
    @_alwaysEmitIntoClient
    public func dragCancel() {
        gtk_drag_source_drag_cancel(opaquePointer)
    }

    /// Source: `gtk_drag_source_set_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DragSource.set_icon.html)
    @_alwaysEmitIntoClient
    public func setIcon(_ paintable: (any Paintable)?, hotX: Int, hotY: Int) {
        gtk_drag_source_set_icon(opaquePointer, paintable?.opaquePointer, cInteger(hotX), cInteger(hotY))
    }

    /// Source: the signal `GtkDragSource::drag-begin`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DragSource.drag-begin.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragBegin(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drag) -> Void
    ) -> SignalConnection {
        connect("drag-begin", after: after, handler)
    }

    /// Source: the signal `GtkDragSource::drag-cancel`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DragSource.drag-cancel.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragCancel(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drag, DragCancelReason) -> Bool
    ) -> SignalConnection {
        connect("drag-cancel", after: after, handler)
    }

    /// Source: the signal `GtkDragSource::drag-end`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DragSource.drag-end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragEnd(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drag, Bool) -> Void
    ) -> SignalConnection {
        connect("drag-end", after: after, handler)
    }

    /// Source: the signal `GtkDragSource::prepare`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DragSource.prepare.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPrepare(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> ContentProvider?
    ) -> SignalConnection {
        connect("prepare", after: after, handler)
    }
}

/// Source: `GtkDrawingArea`.
/// [Reference](https://docs.gtk.org/gtk4/class.DrawingArea.html)
open class DrawingArea: Widget {
    /// Source: `gtk_drawing_area_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DrawingArea.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_drawing_area_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension DrawingArea {
    @_alwaysEmitIntoClient
    var drawingAreaPointer: UnsafeMutablePointer<GtkDrawingArea> { pointer() }

    /// Source: `gtk_drawing_area_get_content_height`, `gtk_drawing_area_set_content_height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DrawingArea.content-height.html)
    @_alwaysEmitIntoClient
    public var contentHeight: Int {
        get {
            Int(gtk_drawing_area_get_content_height(drawingAreaPointer))
        }
        set {
            gtk_drawing_area_set_content_height(drawingAreaPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_drawing_area_get_content_width`, `gtk_drawing_area_set_content_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DrawingArea.content-width.html)
    @_alwaysEmitIntoClient
    public var contentWidth: Int {
        get {
            Int(gtk_drawing_area_get_content_width(drawingAreaPointer))
        }
        set {
            gtk_drawing_area_set_content_width(drawingAreaPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_drawing_area_set_draw_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DrawingArea.set_draw_func.html)
    @_alwaysEmitIntoClient
    public func setDrawFunc(_ drawFunc: DrawingAreaDrawFunc?) {
        gtk_drawing_area_set_draw_func(
            drawingAreaPointer,
            drawFunc == nil ? nil : callDrawingAreaDrawFunc,
            retainedClosure(ifAny: drawFunc),
            drawFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: the signal `GtkDrawingArea::resize`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DrawingArea.resize.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onResize(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Void
    ) -> SignalConnection {
        connect("resize", after: after, handler)
    }
}

/// Source: `GtkDrawingAreaDrawFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.DrawingAreaDrawFunc.html)
public typealias DrawingAreaDrawFunc = @MainActor (DrawingArea, CairoContext, Int, Int) -> Void

@_alwaysEmitIntoClient
nonisolated var callDrawingAreaDrawFunc: GtkDrawingAreaDrawFunc {
    { drawingArea, cr, width, height, userData in
        onMainActor((drawingArea, cr, width, height, userData)) { drawingArea, cr, width, height, userData in
            let handler: DrawingAreaDrawFunc = cClosure(userData)
            handler(
                DrawingArea.wrapping(required: drawingArea),
                CairoContext.wrapping(required: cr),
                Int(width),
                Int(height)
            )
        }
    }
}

/// Source: `GtkDropControllerMotion`.
/// [Reference](https://docs.gtk.org/gtk4/class.DropControllerMotion.html)
open class DropControllerMotion: EventController {
    /// Source: `gtk_drop_controller_motion_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DropControllerMotion.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_drop_controller_motion_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension DropControllerMotion {
    /// Source: `gtk_drop_controller_motion_contains_pointer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropControllerMotion.contains-pointer.html)
    @_alwaysEmitIntoClient
    public var containsPointer: Bool {
        gtk_drop_controller_motion_contains_pointer(opaquePointer) != 0
    }

    /// Source: `gtk_drop_controller_motion_get_drop`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropControllerMotion.drop.html)
    @_alwaysEmitIntoClient
    public var drop: Drop? {
        Drop.wrapping(gtk_drop_controller_motion_get_drop(opaquePointer))
    }

    /// Source: `gtk_drop_controller_motion_is_pointer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropControllerMotion.is-pointer.html)
    @_alwaysEmitIntoClient
    public var isPointer: Bool {
        gtk_drop_controller_motion_is_pointer(opaquePointer) != 0
    }

    /// Source: the signal `GtkDropControllerMotion::enter`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropControllerMotion.enter.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEnter(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("enter", after: after, handler)
    }

    /// Source: the signal `GtkDropControllerMotion::leave`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropControllerMotion.leave.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLeave(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("leave", after: after, handler)
    }

    /// Source: the signal `GtkDropControllerMotion::motion`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropControllerMotion.motion.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMotion(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("motion", after: after, handler)
    }
}

/// Source: `GtkDropDown`.
/// [Reference](https://docs.gtk.org/gtk4/class.DropDown.html)
open class DropDown: Widget {
    /// Source: `gtk_drop_down_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DropDown.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil, expression: GtkExpression? = nil) {
        requireDisplay()
        super.init(
            instance: CInstance(gtk_drop_down_new(model?.retainedOpaquePointer, expression?.retainedOpaquePointer))
        )
    }

    /// Source: `gtk_drop_down_new_from_strings`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DropDown.new_from_strings.html)
    @_alwaysEmitIntoClient
    public init(strings: [String]) {
        requireDisplay()
        let instance = withStringArray(strings) { stringsArray in
            gtk_drop_down_new_from_strings(
                UnsafeMutableRawPointer(stringsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
        super.init(instance: CInstance(instance))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension DropDown {
    /// Source: `gtk_drop_down_get_enable_search`, `gtk_drop_down_set_enable_search`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.enable-search.html)
    @_alwaysEmitIntoClient
    public var enableSearch: Bool {
        get {
            gtk_drop_down_get_enable_search(opaquePointer) != 0
        }
        set {
            gtk_drop_down_set_enable_search(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_drop_down_get_expression`, `gtk_drop_down_set_expression`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.expression.html)
    @_alwaysEmitIntoClient
    public var expression: GtkExpression? {
        get {
            GtkExpression.wrapping(gtk_drop_down_get_expression(opaquePointer))
        }
        set {
            gtk_drop_down_set_expression(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_drop_down_get_factory`, `gtk_drop_down_set_factory`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.factory.html)
    @_alwaysEmitIntoClient
    public var factory: ListItemFactory? {
        get {
            ListItemFactory.wrapping(gtk_drop_down_get_factory(opaquePointer))
        }
        set {
            gtk_drop_down_set_factory(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_drop_down_get_list_factory`, `gtk_drop_down_set_list_factory`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.list-factory.html)
    @_alwaysEmitIntoClient
    public var listFactory: ListItemFactory? {
        get {
            ListItemFactory.wrapping(gtk_drop_down_get_list_factory(opaquePointer))
        }
        set {
            gtk_drop_down_set_list_factory(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_drop_down_get_model`, `gtk_drop_down_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_drop_down_get_model(opaquePointer))
        }
        set {
            gtk_drop_down_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_drop_down_get_selected`, `gtk_drop_down_set_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.selected.html)
    @_alwaysEmitIntoClient
    public var selected: Int {
        get {
            Int(gtk_drop_down_get_selected(opaquePointer))
        }
        set {
            gtk_drop_down_set_selected(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_drop_down_get_selected_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.selected-item.html)
    @_alwaysEmitIntoClient
    public var selectedItem: Object? {
        Object.wrapping(gtk_drop_down_get_selected_item(opaquePointer))
    }

    /// Source: `gtk_drop_down_get_show_arrow`, `gtk_drop_down_set_show_arrow`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropDown.show-arrow.html)
    @_alwaysEmitIntoClient
    public var showArrow: Bool {
        get {
            gtk_drop_down_get_show_arrow(opaquePointer) != 0
        }
        set {
            gtk_drop_down_set_show_arrow(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkDropDown::activate`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropDown.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}

/// Source: `GtkDropTarget`.
/// [Reference](https://docs.gtk.org/gtk4/class.DropTarget.html)
open class DropTarget: EventController {
    /// Source: `gtk_drop_target_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DropTarget.new.html)
    @_alwaysEmitIntoClient
    public init(type: GType, actions: DragAction = []) {
        super.init(instance: CInstance(gtk_drop_target_new(type.rawValue, actions.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension DropTarget {
    /// Source: `gtk_drop_target_get_actions`, `gtk_drop_target_set_actions`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTarget.actions.html)
    @_alwaysEmitIntoClient
    public var actions: DragAction {
        get {
            DragAction(gtk_drop_target_get_actions(opaquePointer))
        }
        set {
            gtk_drop_target_set_actions(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_drop_target_get_current_drop`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTarget.current-drop.html)
    @_alwaysEmitIntoClient
    public var currentDrop: Drop? {
        Drop.wrapping(gtk_drop_target_get_current_drop(opaquePointer))
    }

    /// Source: `gtk_drop_target_get_formats`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTarget.formats.html)
    @_alwaysEmitIntoClient
    public var formats: ContentFormats? {
        ContentFormats.wrapping(gtk_drop_target_get_formats(opaquePointer))
    }

    /// Source: `gtk_drop_target_get_preload`, `gtk_drop_target_set_preload`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTarget.preload.html)
    @_alwaysEmitIntoClient
    public var preload: Bool {
        get {
            gtk_drop_target_get_preload(opaquePointer) != 0
        }
        set {
            gtk_drop_target_set_preload(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_drop_target_get_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTarget.value.html)
    @_alwaysEmitIntoClient
    public var value: Value? {
        gtk_drop_target_get_value(opaquePointer).map { Value(copying: $0) }
    }

    /// Source: `gtk_drop_target_get_drop`; deprecated.
    /// [Reference](https://docs.gtk.org/gtk4/method.DropTarget.get_drop.html)
    @_alwaysEmitIntoClient
    public var drop: Drop? {
        Drop.wrapping(gtk_drop_target_get_drop(opaquePointer))
    }

    /// Source: `gtk_drop_target_get_gtypes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DropTarget.get_gtypes.html)
    @_alwaysEmitIntoClient
    public func gtypes() -> [GType] {
        var nTypes: UInt = 0
        let result = gtk_drop_target_get_gtypes(opaquePointer, &nTypes)
        return cArray(result, count: Int(nTypes)) { GType(rawValue: $0) }
    }

    /// Source: `gtk_drop_target_reject`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DropTarget.reject.html)
    @_alwaysEmitIntoClient
    public func reject() {
        gtk_drop_target_reject(opaquePointer)
    }

    /// Source: `gtk_drop_target_set_gtypes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DropTarget.set_gtypes.html)
    @_alwaysEmitIntoClient
    public func setGtypes(_ types: [GType]) {
        var typesValues = types.map { $0.rawValue }
        gtk_drop_target_set_gtypes(opaquePointer, &typesValues, cInteger(types.count))
    }

    /// Source: the signal `GtkDropTarget::accept`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTarget.accept.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAccept(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drop) -> Bool
    ) -> SignalConnection {
        connect("accept", after: after, handler)
    }

    /// Source: the signal `GtkDropTarget::drop`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTarget.drop.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDrop(
        after: Bool = false,
        _ handler: @escaping @MainActor (Value, Double, Double) -> Bool
    ) -> SignalConnection {
        connect("drop", after: after, handler)
    }

    /// Source: the signal `GtkDropTarget::enter`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTarget.enter.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEnter(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> DragAction
    ) -> SignalConnection {
        connect("enter", after: after, handler)
    }

    /// Source: the signal `GtkDropTarget::leave`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTarget.leave.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLeave(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("leave", after: after, handler)
    }

    /// Source: the signal `GtkDropTarget::motion`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTarget.motion.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMotion(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> DragAction
    ) -> SignalConnection {
        connect("motion", after: after, handler)
    }
}

/// Source: `GtkDropTargetAsync`.
/// [Reference](https://docs.gtk.org/gtk4/class.DropTargetAsync.html)
open class DropTargetAsync: EventController {
    /// Source: `gtk_drop_target_async_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DropTargetAsync.new.html)
    @_alwaysEmitIntoClient
    public init(formats: ContentFormats? = nil, actions: DragAction = []) {
        super.init(
            instance: CInstance(gtk_drop_target_async_new(formats?.retainedOpaquePointer, actions.cValue)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension DropTargetAsync {
    /// Source: `gtk_drop_target_async_get_actions`, `gtk_drop_target_async_set_actions`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTargetAsync.actions.html)
    @_alwaysEmitIntoClient
    public var actions: DragAction {
        get {
            DragAction(gtk_drop_target_async_get_actions(opaquePointer))
        }
        set {
            gtk_drop_target_async_set_actions(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_drop_target_async_get_formats`, `gtk_drop_target_async_set_formats`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropTargetAsync.formats.html)
    @_alwaysEmitIntoClient
    public var formats: ContentFormats? {
        get {
            ContentFormats.wrapping(gtk_drop_target_async_get_formats(opaquePointer), transfer: .full)
        }
        set {
            gtk_drop_target_async_set_formats(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_drop_target_async_reject_drop`.
    /// [Reference](https://docs.gtk.org/gtk4/method.DropTargetAsync.reject_drop.html)
    @_alwaysEmitIntoClient
    public func rejectDrop(_ drop: Drop) {
        gtk_drop_target_async_reject_drop(opaquePointer, drop.opaquePointer)
    }

    /// Source: the signal `GtkDropTargetAsync::accept`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTargetAsync.accept.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAccept(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drop) -> Bool
    ) -> SignalConnection {
        connect("accept", after: after, handler)
    }

    /// Source: the signal `GtkDropTargetAsync::drag-enter`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drag-enter.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragEnter(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drop, Double, Double) -> DragAction
    ) -> SignalConnection {
        connect("drag-enter", after: after, handler)
    }

    /// Source: the signal `GtkDropTargetAsync::drag-leave`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drag-leave.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragLeave(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drop) -> Void
    ) -> SignalConnection {
        connect("drag-leave", after: after, handler)
    }

    /// Source: the signal `GtkDropTargetAsync::drag-motion`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drag-motion.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDragMotion(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drop, Double, Double) -> DragAction
    ) -> SignalConnection {
        connect("drag-motion", after: after, handler)
    }

    /// Source: the signal `GtkDropTargetAsync::drop`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drop.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDrop(
        after: Bool = false,
        _ handler: @escaping @MainActor (Drop, Double, Double) -> Bool
    ) -> SignalConnection {
        connect("drop", after: after, handler)
    }
}
