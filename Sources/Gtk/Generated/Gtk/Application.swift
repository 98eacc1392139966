// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkApplication`.
/// [Reference](https://docs.gtk.org/gtk4/class.Application.html)
open class Application: GioApplication {
    /// Source: `gtk_application_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Application.new.html)
    @_alwaysEmitIntoClient
    public override init(applicationId: String? = nil, flags: ApplicationFlags = []) {
        requireValid(applicationId: applicationId)
        super.init(instance: CInstance(gtk_application_new(cText(ifAny: applicationId), flags.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Application {
    @_alwaysEmitIntoClient
    var applicationPointer: UnsafeMutablePointer<GtkApplication> { pointer() }

    /// Source: `gtk_application_get_active_window`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Application.active-window.html)
    @_alwaysEmitIntoClient
    public var activeWindow: Window? {
        Window.wrapping(gtk_application_get_active_window(applicationPointer))
    }

    /// Source: `gtk_application_get_menubar`, `gtk_application_set_menubar`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Application.menubar.html)
    @_alwaysEmitIntoClient
    public var menubar: MenuModel? {
        get {
            MenuModel.wrapping(gtk_application_get_menubar(applicationPointer))
        }
        set {
            gtk_application_set_menubar(applicationPointer, newValue?.menuModelPointer)
        }
    }

    /// Source: the property `GtkApplication:register-session`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Application.register-session.html)
    @_alwaysEmitIntoClient
    public var registerSession: Bool {
        get {
            self[property: "register-session"]
        }
        set {
            self[property: "register-session"] = newValue
        }
    }

    /// Source: the property `GtkApplication:screensaver-active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Application.screensaver-active.html)
    @_alwaysEmitIntoClient
    public var screensaverActive: Bool {
        self[property: "screensaver-active"]
    }

    /// Source: `gtk_application_get_windows`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.get_windows.html)
    @_alwaysEmitIntoClient
    public var windows: [Window] {
        cElements(of: gtk_application_get_windows(applicationPointer), transfer: .none) {
            Window.wrapping(required: $0)
        }
    }

    /// Source: `gtk_application_add_window`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.add_window.html)
    @_alwaysEmitIntoClient
    public func addWindow(_ window: Window) {
        gtk_application_add_window(applicationPointer, window.windowPointer)
    }

    /// Source: `gtk_application_get_accels_for_action`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.get_accels_for_action.html)
    @_alwaysEmitIntoClient
    public func accelsForAction(_ detailedActionName: String) -> [String] {
        [String](taking: gtk_application_get_accels_for_action(applicationPointer, cText(detailedActionName)))
    }

    /// Source: `gtk_application_get_actions_for_accel`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.get_actions_for_accel.html)
    @_alwaysEmitIntoClient
    public func actionsForAccel(_ accel: String) -> [String] {
        [String](taking: gtk_application_get_actions_for_accel(applicationPointer, cText(accel)))
    }

    /// Source: `gtk_application_get_menu_by_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.get_menu_by_id.html)
    @_alwaysEmitIntoClient
    public func menuById(_ id: String) -> Menu? {
        Menu.wrapping(gtk_application_get_menu_by_id(applicationPointer, cText(id)))
    }

    /// Source: `gtk_application_get_window_by_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.get_window_by_id.html)
    @_alwaysEmitIntoClient
    public func windowById(_ id: Int) -> Window? {
        Window.wrapping(gtk_application_get_window_by_id(applicationPointer, cInteger(id)))
    }

    /// Source: `gtk_application_inhibit`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.inhibit.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func inhibit(_ window: Window? = nil, flags: ApplicationInhibitFlags = [], reason: String? = nil) -> Int {
        swiftInteger(
            gtk_application_inhibit(applicationPointer, window?.windowPointer, flags.cValue, cText(ifAny: reason))
        )
    }

    /// Source: `gtk_application_list_action_descriptions`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.list_action_descriptions.html)
    @_alwaysEmitIntoClient
    public func listActionDescriptions() -> [String] {
        [String](taking: gtk_application_list_action_descriptions(applicationPointer))
    }

    /// Source: `gtk_application_remove_window`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.remove_window.html)
    @_alwaysEmitIntoClient
    public func removeWindow(_ window: Window) {
        gtk_application_remove_window(applicationPointer, window.windowPointer)
    }

    /// Source: `gtk_application_set_accels_for_action`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.set_accels_for_action.html)
    @_alwaysEmitIntoClient
    public func setAccelsForAction(_ detailedActionName: String, accels: [String]) {
        withStringArray(accels) { accelsArray in
            gtk_application_set_accels_for_action(
                applicationPointer,
                cText(detailedActionName),
                UnsafeMutableRawPointer(accelsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
    }

    /// Source: `gtk_application_uninhibit`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.uninhibit.html)
    @_alwaysEmitIntoClient
    public func uninhibit(_ cookie: Int) {
        gtk_application_uninhibit(applicationPointer, cInteger(cookie))
    }

    /// Source: the signal `GtkApplication::query-end`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Application.query-end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onQueryEnd(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("query-end", after: after, handler)
    }

    /// Source: the signal `GtkApplication::window-added`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Application.window-added.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onWindowAdded(
        after: Bool = false,
        _ handler: @escaping @MainActor (Window) -> Void
    ) -> SignalConnection {
        connect("window-added", after: after, handler)
    }

    /// Source: the signal `GtkApplication::window-removed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Application.window-removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onWindowRemoved(
        after: Bool = false,
        _ handler: @escaping @MainActor (Window) -> Void
    ) -> SignalConnection {
        connect("window-removed", after: after, handler)
    }
}
