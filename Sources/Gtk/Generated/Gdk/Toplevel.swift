// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkToplevel`.
/// [Reference](https://docs.gtk.org/gdk4/iface.Toplevel.html)
public protocol Toplevel: GdkSurface {}

extension Toplevel {
    /// Source: the property `GdkToplevel:decorated`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.decorated.html)
    @_alwaysEmitIntoClient
    public var decorated: Bool {
        get {
            self[property: "decorated"]
        }
        set {
            self[property: "decorated"] = newValue
        }
    }

    /// Source: the property `GdkToplevel:deletable`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.deletable.html)
    @_alwaysEmitIntoClient
    public var deletable: Bool {
        get {
            self[property: "deletable"]
        }
        set {
            self[property: "deletable"] = newValue
        }
    }

    /// Source: the property `GdkToplevel:fullscreen-mode`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.fullscreen-mode.html)
    @_alwaysEmitIntoClient
    public var fullscreenMode: FullscreenMode {
        get {
            self[property: "fullscreen-mode"]
        }
        set {
            self[property: "fullscreen-mode"] = newValue
        }
    }

    /// Source: the property `GdkToplevel:modal`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.modal.html)
    @_alwaysEmitIntoClient
    public var modal: Bool {
        get {
            self[property: "modal"]
        }
        set {
            self[property: "modal"] = newValue
        }
    }

    /// Source: the property `GdkToplevel:shortcuts-inhibited`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.shortcuts-inhibited.html)
    @_alwaysEmitIntoClient
    public var shortcutsInhibited: Bool {
        self[property: "shortcuts-inhibited"]
    }

    /// Source: the property `GdkToplevel:startup-id`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.startup-id.html)
    @_alwaysEmitIntoClient
    public var startupId: String? {
        get {
            self[property: "startup-id"]
        }
        set {
            self[property: "startup-id"] = newValue
        }
    }

    /// Source: `gdk_toplevel_get_state`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.state.html)
    @_alwaysEmitIntoClient
    public var state: ToplevelState {
        ToplevelState(gdk_toplevel_get_state(opaquePointer))
    }

    /// Source: the property `GdkToplevel:title`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            self[property: "title"]
        }
        set {
            self[property: "title"] = newValue
        }
    }

    /// Source: the property `GdkToplevel:transient-for`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Toplevel.transient-for.html)
    @_alwaysEmitIntoClient
    public var transientFor: GdkSurface? {
        get {
            self[property: "transient-for"]
        }
        set {
            self[property: "transient-for"] = newValue
        }
    }

    /// Source: `gdk_toplevel_begin_move`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.begin_move.html)
    @_alwaysEmitIntoClient
    public func beginMove(_ device: GdkDevice, button: Int, x: Double, y: Double, timestamp: Int) {
        gdk_toplevel_begin_move(opaquePointer, device.opaquePointer, cInteger(button), x, y, cInteger(timestamp))
    }

    /// Source: `gdk_toplevel_begin_resize`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.begin_resize.html)
    @_alwaysEmitIntoClient
    public func beginResize(
        _ edge: SurfaceEdge,
        device: GdkDevice? = nil,
        button: Int,
        x: Double,
        y: Double,
        timestamp: Int
    ) {
        gdk_toplevel_begin_resize(
            opaquePointer,
            edge.cValue,
            device?.opaquePointer,
            cInteger(button),
            x,
            y,
            cInteger(timestamp)
        )
    }

    /// Source: `gdk_toplevel_focus`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.focus.html)
    @_alwaysEmitIntoClient
    public func focus(_ timestamp: Int) {
        gdk_toplevel_focus(opaquePointer, cInteger(timestamp))
    }

    /// Source: `gdk_toplevel_inhibit_system_shortcuts`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.inhibit_system_shortcuts.html)
    @_alwaysEmitIntoClient
    public func inhibitSystemShortcuts(_ event: Event? = nil) {
        gdk_toplevel_inhibit_system_shortcuts(opaquePointer, event?.opaquePointer)
    }

    /// Source: `gdk_toplevel_lower`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.lower.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func lower() -> Bool {
        gdk_toplevel_lower(opaquePointer) != 0
    }

    /// Source: `gdk_toplevel_minimize`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.minimize.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func minimize() -> Bool {
        gdk_toplevel_minimize(opaquePointer) != 0
    }

    /// Source: `gdk_toplevel_present`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.present.html)
    @_alwaysEmitIntoClient
    public func present(_ layout: ToplevelLayout) {
        gdk_toplevel_present(opaquePointer, layout.opaquePointer)
    }

    /// Source: `gdk_toplevel_restore_system_shortcuts`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.restore_system_shortcuts.html)
    @_alwaysEmitIntoClient
    public func restoreSystemShortcuts() {
        gdk_toplevel_restore_system_shortcuts(opaquePointer)
    }

    /// Source: `gdk_toplevel_set_icon_list`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.set_icon_list.html)
    @_alwaysEmitIntoClient
    public func setIconList(_ surfaces: [Texture]) {
        withExtendedLifetime(surfaces) {
            withList(surfaces.map { $0.instance.pointer }) { surfacesList in
                gdk_toplevel_set_icon_list(opaquePointer, surfacesList)
            }
        }
    }

    /// Source: `gdk_toplevel_set_startup_id`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.set_startup_id.html)
    @_alwaysEmitIntoClient
    public func setStartupId(_ startupId: String) {
        gdk_toplevel_set_startup_id(opaquePointer, cText(startupId))
    }

    /// Source: `gdk_toplevel_set_title`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.set_title.html)
    @_alwaysEmitIntoClient
    public func setTitle(_ title: String) {
        gdk_toplevel_set_title(opaquePointer, cText(title))
    }

    /// Source: `gdk_toplevel_set_transient_for`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.set_transient_for.html)
    @_alwaysEmitIntoClient
    public func setTransientFor(_ parent: GdkSurface) {
        gdk_toplevel_set_transient_for(opaquePointer, parent.opaquePointer)
    }

    /// Source: `gdk_toplevel_show_window_menu`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.show_window_menu.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func showWindowMenu(_ event: Event) -> Bool {
        gdk_toplevel_show_window_menu(opaquePointer, event.opaquePointer) != 0
    }

    /// Source: `gdk_toplevel_supports_edge_constraints`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.supports_edge_constraints.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func supportsEdgeConstraints() -> Bool {
        gdk_toplevel_supports_edge_constraints(opaquePointer) != 0
    }

    /// Source: `gdk_toplevel_titlebar_gesture`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gdk4/method.Toplevel.titlebar_gesture.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func titlebarGesture(_ gesture: TitlebarGesture) -> Bool {
        gdk_toplevel_titlebar_gesture(opaquePointer, gesture.cValue) != 0
    }
}

/// An object of a private C class that implements ``Toplevel``.
///
/// The functions of the C interface are static members of this class.
public final class AnyToplevel: GdkSurface, Toplevel {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
