// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNamedAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.NamedAction.html)
open class NamedAction: ShortcutAction {
    /// Source: `gtk_named_action_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.NamedAction.new.html)
    @_alwaysEmitIntoClient
    public init(name: String) {
        super.init(instance: CInstance(gtk_named_action_new(cText(name))), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension NamedAction {
    /// Source: `gtk_named_action_get_action_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NamedAction.action-name.html)
    @_alwaysEmitIntoClient
    public var actionName: String {
        String(copying: gtk_named_action_get_action_name(opaquePointer))
    }
}

/// Source: `GtkNative`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Native.html)
public protocol Native: Widget {}

extension Native {
    /// Source: `gtk_native_get_renderer`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Native.get_renderer.html)
    @_alwaysEmitIntoClient
    public var renderer: GskRenderer {
        GskRenderer.wrapping(required: gtk_native_get_renderer(opaquePointer))
    }

    /// Source: `gtk_native_get_surface`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Native.get_surface.html)
    @_alwaysEmitIntoClient
    public var surface: GdkSurface {
        GdkSurface.wrapping(required: gtk_native_get_surface(opaquePointer))
    }

    /// Source: `gtk_native_get_surface_transform`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Native.get_surface_transform.html)
    @_alwaysEmitIntoClient
    public func surfaceTransform() -> (x: Double, y: Double) {
        var x: Double = 0
        var y: Double = 0
        gtk_native_get_surface_transform(opaquePointer, &x, &y)
        return (x, y)
    }

    /// Source: `gtk_native_realize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Native.realize.html)
    @_alwaysEmitIntoClient
    public func realize() {
        gtk_native_realize(opaquePointer)
    }

    /// Source: `gtk_native_unrealize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Native.unrealize.html)
    @_alwaysEmitIntoClient
    public func unrealize() {
        gtk_native_unrealize(opaquePointer)
    }
}

/// An object of a private C class that implements ``Native``.
///
/// The functions of the C interface are static members of this class.
public final class AnyNative: Widget, Native {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `gtk_native_get_for_surface`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Native.get_for_surface.html)
    @_alwaysEmitIntoClient
    public static func forSurface(_ surface: GdkSurface) -> (any Native)? {
        wrappingInterface(gtk_native_get_for_surface(surface.opaquePointer))
    }
}

/// Source: `GtkNativeDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.NativeDialog.html)
open class NativeDialog: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension NativeDialog {
    @_alwaysEmitIntoClient
    var nativeDialogPointer: UnsafeMutablePointer<GtkNativeDialog> { pointer() }

    /// Source: `gtk_native_dialog_get_modal`, `gtk_native_dialog_set_modal`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NativeDialog.modal.html)
    @_alwaysEmitIntoClient
    public var modal: Bool {
        get {
            gtk_native_dialog_get_modal(nativeDialogPointer) != 0
        }
        set {
            gtk_native_dialog_set_modal(nativeDialogPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_native_dialog_get_title`, `gtk_native_dialog_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NativeDialog.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            String.optional(copying: gtk_native_dialog_get_title(nativeDialogPointer))
        }
        set {
            gtk_native_dialog_set_title(nativeDialogPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_native_dialog_get_transient_for`, `gtk_native_dialog_set_transient_for`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NativeDialog.transient-for.html)
    @_alwaysEmitIntoClient
    public var transientFor: Window? {
        get {
            Window.wrapping(gtk_native_dialog_get_transient_for(nativeDialogPointer))
        }
        set {
            gtk_native_dialog_set_transient_for(nativeDialogPointer, newValue?.windowPointer)
        }
    }

    /// Source: the property `GtkNativeDialog:visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NativeDialog.visible.html)
    @_alwaysEmitIntoClient
    public var visible: Bool {
        get {
            gtk_native_dialog_get_visible(nativeDialogPointer) != 0
        }
        set {
            self[property: "visible"] = newValue
        }
    }

    /// Source: `gtk_native_dialog_destroy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.NativeDialog.destroy.html)
    @_alwaysEmitIntoClient
    public func destroy() {
        gtk_native_dialog_destroy(nativeDialogPointer)
    }

    /// Source: `gtk_native_dialog_hide`.
    /// [Reference](https://docs.gtk.org/gtk4/method.NativeDialog.hide.html)
    @_alwaysEmitIntoClient
    public func hide() {
        gtk_native_dialog_hide(nativeDialogPointer)
    }

    /// Source: `gtk_native_dialog_show`.
    /// [Reference](https://docs.gtk.org/gtk4/method.NativeDialog.show.html)
    @_alwaysEmitIntoClient
    public func show() {
        gtk_native_dialog_show(nativeDialogPointer)
    }

    /// Source: the signal `GtkNativeDialog::response`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.NativeDialog.response.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onResponse(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("response", after: after, handler)
    }
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

/// Source: `GtkNeverTrigger`.
/// [Reference](https://docs.gtk.org/gtk4/class.NeverTrigger.html)
open class NeverTrigger: ShortcutTrigger {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension NeverTrigger {
    /// Source: `gtk_never_trigger_get`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.NeverTrigger.get.html)
    @_alwaysEmitIntoClient
    public static var shared: NeverTrigger {
        NeverTrigger.wrapping(required: gtk_never_trigger_get())
    }
}

/// Source: `GtkNoSelection`.
/// [Reference](https://docs.gtk.org/gtk4/class.NoSelection.html)
open class NoSelection: Object, SelectionModel {
    /// Source: `gtk_no_selection_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.NoSelection.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any ListModel)? = nil) {
        super.init(instance: CInstance(gtk_no_selection_new(model?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension NoSelection {
    /// Source: the property `GtkNoSelection:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.NoSelection.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_no_selection_get_model`, `gtk_no_selection_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NoSelection.model.html)
    @_alwaysEmitIntoClient
    public var model: (any ListModel)? {
        get {
            wrappingInterface(gtk_no_selection_get_model(opaquePointer))
        }
        set {
            gtk_no_selection_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkNoSelection:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.NoSelection.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }
}

/// Source: `GtkNotebook`.
/// [Reference](https://docs.gtk.org/gtk4/class.Notebook.html)
open class Notebook: Widget {
    /// Source: `gtk_notebook_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Notebook.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_notebook_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Notebook {
    /// Source: the property `GtkNotebook:enable-popup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.enable-popup.html)
    @_alwaysEmitIntoClient
    public var enablePopup: Bool {
        get {
            self[property: "enable-popup"]
        }
        set {
            self[property: "enable-popup"] = newValue
        }
    }

    /// Source: `gtk_notebook_get_group_name`, `gtk_notebook_set_group_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.group-name.html)
    @_alwaysEmitIntoClient
    public var groupName: String? {
        get {
            String.optional(copying: gtk_notebook_get_group_name(opaquePointer))
        }
        set {
            gtk_notebook_set_group_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: the property `GtkNotebook:page`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.page.html)
    @_alwaysEmitIntoClient
    public var page: Int {
        get {
            self[property: "page"]
        }
        set {
            self[property: "page"] = newValue
        }
    }

    /// Source: `gtk_notebook_get_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.pages.html)
    @_alwaysEmitIntoClient
    public var pages: any ListModel {
        wrappingInterface(required: gtk_notebook_get_pages(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_notebook_get_scrollable`, `gtk_notebook_set_scrollable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.scrollable.html)
    @_alwaysEmitIntoClient
    public var scrollable: Bool {
        get {
            gtk_notebook_get_scrollable(opaquePointer) != 0
        }
        set {
            gtk_notebook_set_scrollable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_notebook_get_show_border`, `gtk_notebook_set_show_border`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.show-border.html)
    @_alwaysEmitIntoClient
    public var showBorder: Bool {
        get {
            gtk_notebook_get_show_border(opaquePointer) != 0
        }
        set {
            gtk_notebook_set_show_border(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_notebook_get_show_tabs`, `gtk_notebook_set_show_tabs`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.show-tabs.html)
    @_alwaysEmitIntoClient
    public var showTabs: Bool {
        get {
            gtk_notebook_get_show_tabs(opaquePointer) != 0
        }
        set {
            gtk_notebook_set_show_tabs(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_notebook_get_tab_pos`, `gtk_notebook_set_tab_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.tab-pos.html)
    @_alwaysEmitIntoClient
    public var tabPos: PositionType {
        get {
            PositionType(gtk_notebook_get_tab_pos(opaquePointer))
        }
        set {
            gtk_notebook_set_tab_pos(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_notebook_get_current_page`, `gtk_notebook_set_current_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_current_page.html)
    @_alwaysEmitIntoClient
    public var currentPage: Int {
        get {
            Int(gtk_notebook_get_current_page(opaquePointer))
        }
        set {
            gtk_notebook_set_current_page(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_notebook_get_n_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_n_pages.html)
    @_alwaysEmitIntoClient
    public var nPages: Int {
        Int(gtk_notebook_get_n_pages(opaquePointer))
    }

    /// Source: `gtk_notebook_append_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.append_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func appendPage(_ child: Widget, tabLabel: Widget? = nil) -> Int {
        Int(gtk_notebook_append_page(opaquePointer, child.widgetPointer, tabLabel?.widgetPointer))
    }

    /// Source: `gtk_notebook_append_page_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.append_page_menu.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func appendPageMenu(_ child: Widget, tabLabel: Widget? = nil, menuLabel: Widget? = nil) -> Int {
        Int(
            gtk_notebook_append_page_menu(
                opaquePointer,
                child.widgetPointer,
                tabLabel?.widgetPointer,
                menuLabel?.widgetPointer
            )
        )
    }

    /// Source: `gtk_notebook_detach_tab`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.detach_tab.html)
    @_alwaysEmitIntoClient
    public func detachTab(_ child: Widget) {
        gtk_notebook_detach_tab(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_notebook_get_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_action_widget.html)
    @_alwaysEmitIntoClient
    public func actionWidget(for packType: PackType) -> Widget? {
        Widget.wrapping(gtk_notebook_get_action_widget(opaquePointer, packType.cValue))
    }

    /// Source: `gtk_notebook_get_menu_label`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_menu_label.html)
    @_alwaysEmitIntoClient
    public func menuLabel(for child: Widget) -> Widget? {
        Widget.wrapping(gtk_notebook_get_menu_label(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_notebook_get_menu_label_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_menu_label_text.html)
    @_alwaysEmitIntoClient
    public func menuLabelText(for child: Widget) -> String? {
        String.optional(copying: gtk_notebook_get_menu_label_text(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_notebook_get_nth_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_nth_page.html)
    @_alwaysEmitIntoClient
    public func nthPage(_ pageNum: Int) -> Widget? {
        Widget.wrapping(gtk_notebook_get_nth_page(opaquePointer, cInteger(pageNum)))
    }

    /// Source: `gtk_notebook_get_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_page.html)
    @_alwaysEmitIntoClient
    public func page(for child: Widget) -> NotebookPage {
        NotebookPage.wrapping(required: gtk_notebook_get_page(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_notebook_get_tab_detachable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_tab_detachable.html)
    @_alwaysEmitIntoClient
    public func tabDetachable(for child: Widget) -> Bool {
        gtk_notebook_get_tab_detachable(opaquePointer, child.widgetPointer) != 0
    }

    /// Source: `gtk_notebook_get_tab_label`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_tab_label.html)
    @_alwaysEmitIntoClient
    public func tabLabel(for child: Widget) -> Widget? {
        Widget.wrapping(gtk_notebook_get_tab_label(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_notebook_get_tab_label_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_tab_label_text.html)
    @_alwaysEmitIntoClient
    public func tabLabelText(for child: Widget) -> String? {
        String.optional(copying: gtk_notebook_get_tab_label_text(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_notebook_get_tab_reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_tab_reorderable.html)
    @_alwaysEmitIntoClient
    public func tabReorderable(for child: Widget) -> Bool {
        gtk_notebook_get_tab_reorderable(opaquePointer, child.widgetPointer) != 0
    }

    /// Source: `gtk_notebook_insert_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.insert_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertPage(_ child: Widget, tabLabel: Widget? = nil, position: Int) -> Int {
        Int(gtk_notebook_insert_page(opaquePointer, child.widgetPointer, tabLabel?.widgetPointer, cInteger(position)))
    }

    /// Source: `gtk_notebook_insert_page_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.insert_page_menu.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertPageMenu(_ child: Widget, tabLabel: Widget? = nil, menuLabel: Widget? = nil, position: Int) -> Int
    {
        Int(
            gtk_notebook_insert_page_menu(
                opaquePointer,
                child.widgetPointer,
                tabLabel?.widgetPointer,
                menuLabel?.widgetPointer,
                cInteger(position)
            )
        )
    }

    /// Source: `gtk_notebook_next_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.next_page.html)
    @_alwaysEmitIntoClient
    public func nextPage() {
        gtk_notebook_next_page(opaquePointer)
    }

    /// Source: `gtk_notebook_page_num`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.page_num.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func pageNum(_ child: Widget) -> Int {
        Int(gtk_notebook_page_num(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_notebook_popup_disable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.popup_disable.html)
    @_alwaysEmitIntoClient
    public func popupDisable() {
        gtk_notebook_popup_disable(opaquePointer)
    }

    /// Source: `gtk_notebook_popup_enable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.popup_enable.html)
    @_alwaysEmitIntoClient
    public func popupEnable() {
        gtk_notebook_popup_enable(opaquePointer)
    }

    /// Source: `gtk_notebook_prepend_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.prepend_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func prependPage(_ child: Widget, tabLabel: Widget? = nil) -> Int {
        Int(gtk_notebook_prepend_page(opaquePointer, child.widgetPointer, tabLabel?.widgetPointer))
    }

    /// Source: `gtk_notebook_prepend_page_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.prepend_page_menu.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func prependPageMenu(_ child: Widget, tabLabel: Widget? = nil, menuLabel: Widget? = nil) -> Int {
        Int(
            gtk_notebook_prepend_page_menu(
                opaquePointer,
                child.widgetPointer,
                tabLabel?.widgetPointer,
                menuLabel?.widgetPointer
            )
        )
    }

    /// Source: `gtk_notebook_prev_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.prev_page.html)
    @_alwaysEmitIntoClient
    public func prevPage() {
        gtk_notebook_prev_page(opaquePointer)
    }

    /// Source: `gtk_notebook_remove_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.remove_page.html)
    @_alwaysEmitIntoClient
    public func removePage(_ pageNum: Int) {
        gtk_notebook_remove_page(opaquePointer, cInteger(pageNum))
    }

    /// Source: `gtk_notebook_reorder_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.reorder_child.html)
    @_alwaysEmitIntoClient
    public func reorderChild(_ child: Widget, position: Int) {
        gtk_notebook_reorder_child(opaquePointer, child.widgetPointer, cInteger(position))
    }

    /// Source: `gtk_notebook_set_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_action_widget.html)
    @_alwaysEmitIntoClient
    public func setActionWidget(_ widget: Widget, packType: PackType) {
        gtk_notebook_set_action_widget(opaquePointer, widget.widgetPointer, packType.cValue)
    }

    /// Source: `gtk_notebook_set_menu_label`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_menu_label.html)
    @_alwaysEmitIntoClient
    public func setMenuLabel(_ child: Widget, menuLabel: Widget? = nil) {
        gtk_notebook_set_menu_label(opaquePointer, child.widgetPointer, menuLabel?.widgetPointer)
    }

    /// Source: `gtk_notebook_set_menu_label_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_menu_label_text.html)
    @_alwaysEmitIntoClient
    public func setMenuLabelText(_ child: Widget, menuText: String) {
        gtk_notebook_set_menu_label_text(opaquePointer, child.widgetPointer, cText(menuText))
    }

    /// Source: `gtk_notebook_set_tab_detachable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_tab_detachable.html)
    @_alwaysEmitIntoClient
    public func setTabDetachable(_ child: Widget, detachable: Bool) {
        gtk_notebook_set_tab_detachable(opaquePointer, child.widgetPointer, detachable ? 1 : 0)
    }

    /// Source: `gtk_notebook_set_tab_label`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_tab_label.html)
    @_alwaysEmitIntoClient
    public func setTabLabel(_ child: Widget, tabLabel: Widget? = nil) {
        gtk_notebook_set_tab_label(opaquePointer, child.widgetPointer, tabLabel?.widgetPointer)
    }

    /// Source: `gtk_notebook_set_tab_label_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_tab_label_text.html)
    @_alwaysEmitIntoClient
    public func setTabLabelText(_ child: Widget, tabText: String) {
        gtk_notebook_set_tab_label_text(opaquePointer, child.widgetPointer, cText(tabText))
    }

    /// Source: `gtk_notebook_set_tab_reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_tab_reorderable.html)
    @_alwaysEmitIntoClient
    public func setTabReorderable(_ child: Widget, reorderable: Bool) {
        gtk_notebook_set_tab_reorderable(opaquePointer, child.widgetPointer, reorderable ? 1 : 0)
    }

    /// Source: the signal `GtkNotebook::change-current-page`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.change-current-page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChangeCurrentPage(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Bool
    ) -> SignalConnection {
        connect("change-current-page", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::create-window`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.create-window.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCreateWindow(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget) -> Notebook?
    ) -> SignalConnection {
        connect("create-window", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::focus-tab`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.focus-tab.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onFocusTab(
        after: Bool = false,
        _ handler: @escaping @MainActor (NotebookTab) -> Bool
    ) -> SignalConnection {
        connect("focus-tab", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::move-focus-out`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.move-focus-out.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveFocusOut(
        after: Bool = false,
        _ handler: @escaping @MainActor (DirectionType) -> Void
    ) -> SignalConnection {
        connect("move-focus-out", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::page-added`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.page-added.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPageAdded(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget, Int) -> Void
    ) -> SignalConnection {
        connect("page-added", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::page-removed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.page-removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPageRemoved(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget, Int) -> Void
    ) -> SignalConnection {
        connect("page-removed", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::page-reordered`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.page-reordered.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPageReordered(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget, Int) -> Void
    ) -> SignalConnection {
        connect("page-reordered", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::reorder-tab`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.reorder-tab.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onReorderTab(
        after: Bool = false,
        _ handler: @escaping @MainActor (DirectionType, Bool) -> Bool
    ) -> SignalConnection {
        connect("reorder-tab", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::select-page`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.select-page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectPage(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Bool
    ) -> SignalConnection {
        connect("select-page", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::switch-page`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.switch-page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSwitchPage(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget, Int) -> Void
    ) -> SignalConnection {
        connect("switch-page", after: after, handler)
    }
}

/// Source: `GtkNotebookPage`.
/// [Reference](https://docs.gtk.org/gtk4/class.NotebookPage.html)
open class NotebookPage: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension NotebookPage {
    /// Source: `gtk_notebook_page_get_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget {
        Widget.wrapping(required: gtk_notebook_page_get_child(opaquePointer))
    }

    /// Source: the property `GtkNotebookPage:detachable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.detachable.html)
    @_alwaysEmitIntoClient
    public var detachable: Bool {
        get {
            self[property: "detachable"]
        }
        set {
            self[property: "detachable"] = newValue
        }
    }

    /// Source: the property `GtkNotebookPage:menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.menu.html)
    @_alwaysEmitIntoClient
    public var menu: Widget? {
        self[property: "menu"]
    }

    /// Source: the property `GtkNotebookPage:menu-label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.menu-label.html)
    @_alwaysEmitIntoClient
    public var menuLabel: String? {
        get {
            self[property: "menu-label"]
        }
        set {
            self[property: "menu-label"] = newValue
        }
    }

    /// Source: the property `GtkNotebookPage:position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.position.html)
    @_alwaysEmitIntoClient
    public var position: Int {
        get {
            self[property: "position"]
        }
        set {
            self[property: "position"] = newValue
        }
    }

    /// Source: the property `GtkNotebookPage:reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.reorderable.html)
    @_alwaysEmitIntoClient
    public var reorderable: Bool {
        get {
            self[property: "reorderable"]
        }
        set {
            self[property: "reorderable"] = newValue
        }
    }

    /// Source: the property `GtkNotebookPage:tab`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.tab.html)
    @_alwaysEmitIntoClient
    public var tab: Widget? {
        self[property: "tab"]
    }

    /// Source: the property `GtkNotebookPage:tab-expand`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.tab-expand.html)
    @_alwaysEmitIntoClient
    public var tabExpand: Bool {
        get {
            self[property: "tab-expand"]
        }
        set {
            self[property: "tab-expand"] = newValue
        }
    }

    /// Source: the property `GtkNotebookPage:tab-fill`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.tab-fill.html)
    @_alwaysEmitIntoClient
    public var tabFill: Bool {
        get {
            self[property: "tab-fill"]
        }
        set {
            self[property: "tab-fill"] = newValue
        }
    }

    /// Source: the property `GtkNotebookPage:tab-label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NotebookPage.tab-label.html)
    @_alwaysEmitIntoClient
    public var tabLabel: String? {
        get {
            self[property: "tab-label"]
        }
        set {
            self[property: "tab-label"] = newValue
        }
    }
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

/// Source: `GtkNothingAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.NothingAction.html)
open class NothingAction: ShortcutAction {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension NothingAction {
    /// Source: `gtk_nothing_action_get`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.NothingAction.get.html)
    @_alwaysEmitIntoClient
    public static var shared: NothingAction {
        NothingAction.wrapping(required: gtk_nothing_action_get())
    }
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

/// Source: `GtkNumericSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.NumericSorter.html)
open class NumericSorter: Sorter {
    /// Source: `gtk_numeric_sorter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.NumericSorter.new.html)
    @_alwaysEmitIntoClient
    public init(expression: GtkExpression? = nil) {
        super.init(instance: CInstance(gtk_numeric_sorter_new(expression?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension NumericSorter {
    /// Source: `gtk_numeric_sorter_get_expression`, `gtk_numeric_sorter_set_expression`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NumericSorter.expression.html)
    @_alwaysEmitIntoClient
    public var expression: GtkExpression? {
        get {
            GtkExpression.wrapping(gtk_numeric_sorter_get_expression(opaquePointer))
        }
        set {
            gtk_numeric_sorter_set_expression(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_numeric_sorter_get_sort_order`, `gtk_numeric_sorter_set_sort_order`.
    /// [Reference](https://docs.gtk.org/gtk4/property.NumericSorter.sort-order.html)
    @_alwaysEmitIntoClient
    public var sortOrder: SortType {
        get {
            SortType(gtk_numeric_sorter_get_sort_order(opaquePointer))
        }
        set {
            gtk_numeric_sorter_set_sort_order(opaquePointer, newValue.cValue)
        }
    }
}
