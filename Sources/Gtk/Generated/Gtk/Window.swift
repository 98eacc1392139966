// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkWindow`.
/// [Reference](https://docs.gtk.org/gtk4/class.Window.html)
open class Window: Widget, Root, ShortcutManager {
    /// Source: `gtk_window_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Window.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_window_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: the property `GtkWindow:display`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.display.html)
    public override var display: Display {
        get {
            self[property: "display"]
        }
        set {
            self[property: "display"] = newValue
        }
    }
}

extension Window {
    @_alwaysEmitIntoClient
    var windowPointer: UnsafeMutablePointer<GtkWindow> { pointer() }

    /// Source: `gtk_window_get_application`, `gtk_window_set_application`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.application.html)
    @_alwaysEmitIntoClient
    public var application: Application? {
        get {
            Application.wrapping(gtk_window_get_application(windowPointer))
        }
        set {
            gtk_window_set_application(windowPointer, newValue?.applicationPointer)
        }
    }

    /// Source: `gtk_window_get_child`, `gtk_window_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_window_get_child(windowPointer))
        }
        set {
            gtk_window_set_child(windowPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_window_get_decorated`, `gtk_window_set_decorated`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.decorated.html)
    @_alwaysEmitIntoClient
    public var decorated: Bool {
        get {
            gtk_window_get_decorated(windowPointer) != 0
        }
        set {
            gtk_window_set_decorated(windowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkWindow:default-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.default-height.html)
    @_alwaysEmitIntoClient
    public var defaultHeight: Int {
        get {
            self[property: "default-height"]
        }
        set {
            self[property: "default-height"] = newValue
        }
    }

    /// Source: `gtk_window_get_default_widget`, `gtk_window_set_default_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.default-widget.html)
    @_alwaysEmitIntoClient
    public var defaultWidget: Widget? {
        get {
            Widget.wrapping(gtk_window_get_default_widget(windowPointer))
        }
        set {
            gtk_window_set_default_widget(windowPointer, newValue?.widgetPointer)
        }
    }

    /// Source: the property `GtkWindow:default-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.default-width.html)
    @_alwaysEmitIntoClient
    public var defaultWidth: Int {
        get {
            self[property: "default-width"]
        }
        set {
            self[property: "default-width"] = newValue
        }
    }

    /// Source: `gtk_window_get_deletable`, `gtk_window_set_deletable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.deletable.html)
    @_alwaysEmitIntoClient
    public var deletable: Bool {
        get {
            gtk_window_get_deletable(windowPointer) != 0
        }
        set {
            gtk_window_set_deletable(windowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_window_get_destroy_with_parent`, `gtk_window_set_destroy_with_parent`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.destroy-with-parent.html)
    @_alwaysEmitIntoClient
    public var destroyWithParent: Bool {
        get {
            gtk_window_get_destroy_with_parent(windowPointer) != 0
        }
        set {
            gtk_window_set_destroy_with_parent(windowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_window_get_focus_visible`, `gtk_window_set_focus_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.focus-visible.html)
    @_alwaysEmitIntoClient
    public var focusVisible: Bool {
        get {
            gtk_window_get_focus_visible(windowPointer) != 0
        }
        set {
            gtk_window_set_focus_visible(windowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkWindow:focus-widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.focus-widget.html)
    @_alwaysEmitIntoClient
    public var focusWidget: Widget? {
        get {
            self[property: "focus-widget"]
        }
        set {
            self[property: "focus-widget"] = newValue
        }
    }

    /// Source: the property `GtkWindow:fullscreened`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.fullscreened.html)
    @_alwaysEmitIntoClient
    public var fullscreened: Bool {
        get {
            self[property: "fullscreened"]
        }
        set {
            self[property: "fullscreened"] = newValue
        }
    }

    /// Source: `gtk_window_get_handle_menubar_accel`, `gtk_window_set_handle_menubar_accel`, since GTK 4.2.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.handle-menubar-accel.html)
    @_alwaysEmitIntoClient
    public var handleMenubarAccel: Bool {
        get {
            gtk_window_get_handle_menubar_accel(windowPointer) != 0
        }
        set {
            gtk_window_set_handle_menubar_accel(windowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_window_get_hide_on_close`, `gtk_window_set_hide_on_close`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.hide-on-close.html)
    @_alwaysEmitIntoClient
    public var hideOnClose: Bool {
        get {
            gtk_window_get_hide_on_close(windowPointer) != 0
        }
        set {
            gtk_window_set_hide_on_close(windowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_window_get_icon_name`, `gtk_window_set_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String? {
        get {
            String.optional(copying: gtk_window_get_icon_name(windowPointer))
        }
        set {
            gtk_window_set_icon_name(windowPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_window_is_active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.is-active.html)
    @_alwaysEmitIntoClient
    public var isActive: Bool {
        gtk_window_is_active(windowPointer) != 0
    }

    /// Source: the property `GtkWindow:maximized`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.maximized.html)
    @_alwaysEmitIntoClient
    public var maximized: Bool {
        get {
            gtk_window_is_maximized(windowPointer) != 0
        }
        set {
            self[property: "maximized"] = newValue
        }
    }

    /// Source: `gtk_window_get_mnemonics_visible`, `gtk_window_set_mnemonics_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.mnemonics-visible.html)
    @_alwaysEmitIntoClient
    public var mnemonicsVisible: Bool {
        get {
            gtk_window_get_mnemonics_visible(windowPointer) != 0
        }
        set {
            gtk_window_set_mnemonics_visible(windowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_window_get_modal`, `gtk_window_set_modal`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.modal.html)
    @_alwaysEmitIntoClient
    public var modal: Bool {
        get {
            gtk_window_get_modal(windowPointer) != 0
        }
        set {
            gtk_window_set_modal(windowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_window_get_resizable`, `gtk_window_set_resizable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.resizable.html)
    @_alwaysEmitIntoClient
    public var resizable: Bool {
        get {
            gtk_window_get_resizable(windowPointer) != 0
        }
        set {
            gtk_window_set_resizable(windowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_window_get_title`, `gtk_window_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            String.optional(copying: gtk_window_get_title(windowPointer))
        }
        set {
            gtk_window_set_title(windowPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_window_get_titlebar`, `gtk_window_set_titlebar`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.titlebar.html)
    @_alwaysEmitIntoClient
    public var titlebar: Widget? {
        get {
            Widget.wrapping(gtk_window_get_titlebar(windowPointer))
        }
        set {
            gtk_window_set_titlebar(windowPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_window_get_transient_for`, `gtk_window_set_transient_for`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Window.transient-for.html)
    @_alwaysEmitIntoClient
    public var transientFor: Window? {
        get {
            Window.wrapping(gtk_window_get_transient_for(windowPointer))
        }
        set {
            gtk_window_set_transient_for(windowPointer, newValue?.windowPointer)
        }
    }

    /// Source: `gtk_window_get_focus`, `gtk_window_set_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.get_focus.html)
    @_alwaysEmitIntoClient
    public var focus: Widget? {
        get {
            Widget.wrapping(gtk_window_get_focus(windowPointer))
        }
        set {
            gtk_window_set_focus(windowPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_window_get_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.get_group.html)
    @_alwaysEmitIntoClient
    public var group: WindowGroup {
        WindowGroup.wrapping(required: gtk_window_get_group(windowPointer))
    }

    /// Source: `gtk_window_has_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.has_group.html)
    @_alwaysEmitIntoClient
    public var hasGroup: Bool {
        gtk_window_has_group(windowPointer) != 0
    }

    /// Source: `gtk_window_is_fullscreen`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.is_fullscreen.html)
    @_alwaysEmitIntoClient
    public var isFullscreen: Bool {
        gtk_window_is_fullscreen(windowPointer) != 0
    }

    /// Source: `gtk_window_close`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.close.html)
    @_alwaysEmitIntoClient
    public func close() {
        gtk_window_close(windowPointer)
    }

    /// Source: `gtk_window_destroy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.destroy.html)
    @_alwaysEmitIntoClient
    public func destroy() {
        gtk_window_destroy(windowPointer)
    }

    /// Source: `gtk_window_fullscreen`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.fullscreen.html)
    @_alwaysEmitIntoClient
    public func fullscreen() {
        gtk_window_fullscreen(windowPointer)
    }

    /// Source: `gtk_window_fullscreen_on_monitor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.fullscreen_on_monitor.html)
    @_alwaysEmitIntoClient
    public func fullscreenOnMonitor(_ monitor: Monitor) {
        gtk_window_fullscreen_on_monitor(windowPointer, monitor.opaquePointer)
    }

    /// Source: `gtk_window_get_default_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.get_default_size.html)
    @_alwaysEmitIntoClient
    public func defaultSize() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_window_get_default_size(windowPointer, &width, &height)
        return (swiftInteger(width), swiftInteger(height))
    }

    /// Source: `gtk_window_maximize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.maximize.html)
    @_alwaysEmitIntoClient
    public func maximize() {
        gtk_window_maximize(windowPointer)
    }

    /// Source: `gtk_window_minimize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.minimize.html)
    @_alwaysEmitIntoClient
    public func minimize() {
        gtk_window_minimize(windowPointer)
    }

    /// Source: `gtk_window_present`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.present.html)
    @_alwaysEmitIntoClient
    public func present() {
        gtk_window_present(windowPointer)
    }

    /// Source: `gtk_window_present_with_time`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.present_with_time.html)
    @_alwaysEmitIntoClient
    public func presentWithTime(_ timestamp: Int) {
        gtk_window_present_with_time(windowPointer, cInteger(timestamp))
    }

    /// Source: `gtk_window_set_default_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.set_default_size.html)
    @_alwaysEmitIntoClient
    public func setDefaultSize(width: Int, height: Int) {
        gtk_window_set_default_size(windowPointer, cInteger(width), cInteger(height))
    }

    /// Source: `gtk_window_set_startup_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.set_startup_id.html)
    @_alwaysEmitIntoClient
    public func setStartupId(_ startupId: String) {
        gtk_window_set_startup_id(windowPointer, cText(startupId))
    }

    /// Source: `gtk_window_unfullscreen`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.unfullscreen.html)
    @_alwaysEmitIntoClient
    public func unfullscreen() {
        gtk_window_unfullscreen(windowPointer)
    }

    /// Source: `gtk_window_unmaximize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.unmaximize.html)
    @_alwaysEmitIntoClient
    public func unmaximize() {
        gtk_window_unmaximize(windowPointer)
    }

    /// Source: `gtk_window_unminimize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Window.unminimize.html)
    @_alwaysEmitIntoClient
    public func unminimize() {
        gtk_window_unminimize(windowPointer)
    }

    /// Source: `gtk_window_get_default_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Window.get_default_icon_name.html)
    @_alwaysEmitIntoClient
    public static var defaultIconName: String? {
        String.optional(copying: gtk_window_get_default_icon_name())
    }

    /// Source: `gtk_window_get_toplevels`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Window.get_toplevels.html)
    @_alwaysEmitIntoClient
    public static var toplevels: any ListModel {
        wrappingInterface(required: gtk_window_get_toplevels())
    }

    /// Source: `gtk_window_list_toplevels`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Window.list_toplevels.html)
    @_alwaysEmitIntoClient
    public static func listToplevels() -> [Widget] {
        cElements(of: gtk_window_list_toplevels(), transfer: .container) { Widget.wrapping(required: $0) }
    }

    /// Source: `gtk_window_set_auto_startup_notification`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Window.set_auto_startup_notification.html)
    @_alwaysEmitIntoClient
    public static func setAutoStartupNotification(_ setting: Bool) {
        gtk_window_set_auto_startup_notification(setting ? 1 : 0)
    }

    /// Source: `gtk_window_set_default_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Window.set_default_icon_name.html)
    @_alwaysEmitIntoClient
    public static func setDefaultIconName(_ name: String) {
        gtk_window_set_default_icon_name(cText(name))
    }

    /// Source: `gtk_window_set_interactive_debugging`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.Window.set_interactive_debugging.html)
    @_alwaysEmitIntoClient
    public static func setInteractiveDebugging(_ enable: Bool) {
        gtk_window_set_interactive_debugging(enable ? 1 : 0)
    }

    /// Source: the signal `GtkWindow::activate-default`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Window.activate-default.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateDefault(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-default", after: after, handler)
    }

    /// Source: the signal `GtkWindow::activate-focus`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Window.activate-focus.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateFocus(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-focus", after: after, handler)
    }

    /// Source: the signal `GtkWindow::close-request`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Window.close-request.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCloseRequest(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("close-request", after: after, handler)
    }

    /// Source: the signal `GtkWindow::enable-debugging`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Window.enable-debugging.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEnableDebugging(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Bool
    ) -> SignalConnection {
        connect("enable-debugging", after: after, handler)
    }

    /// Source: the signal `GtkWindow::keys-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Window.keys-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onKeysChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("keys-changed", after: after, handler)
    }
}
