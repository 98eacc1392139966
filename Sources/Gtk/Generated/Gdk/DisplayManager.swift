// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkDisplayManager`.
/// [Reference](https://docs.gtk.org/gdk4/class.DisplayManager.html)
open class DisplayManager: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension DisplayManager {
    /// Source: `gdk_display_manager_get_default_display`, `gdk_display_manager_set_default_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.DisplayManager.default-display.html)
    @_alwaysEmitIntoClient
    public var defaultDisplay: Display? {
        get {
            Display.wrapping(gdk_display_manager_get_default_display(opaquePointer))
        }
        set {
            gdk_display_manager_set_default_display(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gdk_display_manager_list_displays`.
    /// [Reference](https://docs.gtk.org/gdk4/method.DisplayManager.list_displays.html)
    @_alwaysEmitIntoClient
    public func listDisplays() -> [Display] {
        cElements(of: gdk_display_manager_list_displays(opaquePointer), transfer: .container) {
            Display.wrapping(required: OpaquePointer($0))
        }
    }

    /// Source: `gdk_display_manager_open_display`.
    /// [Reference](https://docs.gtk.org/gdk4/method.DisplayManager.open_display.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func openDisplay(_ name: String) -> Display? {
        Display.wrapping(gdk_display_manager_open_display(opaquePointer, cText(name)))
    }

    /// Source: `gdk_display_manager_get`.
    /// [Reference](https://docs.gtk.org/gdk4/type_func.DisplayManager.get.html)
    @_alwaysEmitIntoClient
    public static var shared: DisplayManager {
        DisplayManager.wrapping(required: gdk_display_manager_get())
    }

    /// Source: the signal `GdkDisplayManager::display-opened`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.DisplayManager.display-opened.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDisplayOpened(
        after: Bool = false,
        _ handler: @escaping @MainActor (Display) -> Void
    ) -> SignalConnection {
        connect("display-opened", after: after, handler)
    }
}
