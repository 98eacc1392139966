// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkScrolledWindow`.
/// [Reference](https://docs.gtk.org/gtk4/class.ScrolledWindow.html)
open class ScrolledWindow: Widget {
    /// Source: `gtk_scrolled_window_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ScrolledWindow.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_scrolled_window_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ScrolledWindow {
    /// Source: `gtk_scrolled_window_get_child`, `gtk_scrolled_window_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_scrolled_window_get_child(opaquePointer))
        }
        set {
            gtk_scrolled_window_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_scrolled_window_get_hadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.hadjustment.html)
    @_alwaysEmitIntoClient
    public var hadjustment: Adjustment {
        Adjustment.wrapping(required: gtk_scrolled_window_get_hadjustment(opaquePointer))
    }

    /// Source: `gtk_scrolled_window_get_has_frame`, `gtk_scrolled_window_set_has_frame`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.has-frame.html)
    @_alwaysEmitIntoClient
    public var hasFrame: Bool {
        get {
            gtk_scrolled_window_get_has_frame(opaquePointer) != 0
        }
        set {
            gtk_scrolled_window_set_has_frame(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkScrolledWindow:hscrollbar-policy`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.hscrollbar-policy.html)
    @_alwaysEmitIntoClient
    public var hscrollbarPolicy: PolicyType {
        get {
            self[property: "hscrollbar-policy"]
        }
        set {
            self[property: "hscrollbar-policy"] = newValue
        }
    }

    /// Source: `gtk_scrolled_window_get_kinetic_scrolling`, `gtk_scrolled_window_set_kinetic_scrolling`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.kinetic-scrolling.html)
    @_alwaysEmitIntoClient
    public var kineticScrolling: Bool {
        get {
            gtk_scrolled_window_get_kinetic_scrolling(opaquePointer) != 0
        }
        set {
            gtk_scrolled_window_set_kinetic_scrolling(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_scrolled_window_get_max_content_height`, `gtk_scrolled_window_set_max_content_height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.max-content-height.html)
    @_alwaysEmitIntoClient
    public var maxContentHeight: Int {
        get {
            swiftInteger(gtk_scrolled_window_get_max_content_height(opaquePointer))
        }
        set {
            gtk_scrolled_window_set_max_content_height(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_scrolled_window_get_max_content_width`, `gtk_scrolled_window_set_max_content_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.max-content-width.html)
    @_alwaysEmitIntoClient
    public var maxContentWidth: Int {
        get {
            swiftInteger(gtk_scrolled_window_get_max_content_width(opaquePointer))
        }
        set {
            gtk_scrolled_window_set_max_content_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_scrolled_window_get_min_content_height`, `gtk_scrolled_window_set_min_content_height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.min-content-height.html)
    @_alwaysEmitIntoClient
    public var minContentHeight: Int {
        get {
            swiftInteger(gtk_scrolled_window_get_min_content_height(opaquePointer))
        }
        set {
            gtk_scrolled_window_set_min_content_height(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_scrolled_window_get_min_content_width`, `gtk_scrolled_window_set_min_content_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.min-content-width.html)
    @_alwaysEmitIntoClient
    public var minContentWidth: Int {
        get {
            swiftInteger(gtk_scrolled_window_get_min_content_width(opaquePointer))
        }
        set {
            gtk_scrolled_window_set_min_content_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_scrolled_window_get_overlay_scrolling`, `gtk_scrolled_window_set_overlay_scrolling`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.overlay-scrolling.html)
    @_alwaysEmitIntoClient
    public var overlayScrolling: Bool {
        get {
            gtk_scrolled_window_get_overlay_scrolling(opaquePointer) != 0
        }
        set {
            gtk_scrolled_window_set_overlay_scrolling(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_scrolled_window_get_propagate_natural_height`, `gtk_scrolled_window_set_propagate_natural_height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.propagate-natural-height.html)
    @_alwaysEmitIntoClient
    public var propagateNaturalHeight: Bool {
        get {
            gtk_scrolled_window_get_propagate_natural_height(opaquePointer) != 0
        }
        set {
            gtk_scrolled_window_set_propagate_natural_height(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_scrolled_window_get_propagate_natural_width`, `gtk_scrolled_window_set_propagate_natural_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.propagate-natural-width.html)
    @_alwaysEmitIntoClient
    public var propagateNaturalWidth: Bool {
        get {
            gtk_scrolled_window_get_propagate_natural_width(opaquePointer) != 0
        }
        set {
            gtk_scrolled_window_set_propagate_natural_width(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_scrolled_window_get_vadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.vadjustment.html)
    @_alwaysEmitIntoClient
    public var vadjustment: Adjustment {
        Adjustment.wrapping(required: gtk_scrolled_window_get_vadjustment(opaquePointer))
    }

    /// Source: the property `GtkScrolledWindow:vscrollbar-policy`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.vscrollbar-policy.html)
    @_alwaysEmitIntoClient
    public var vscrollbarPolicy: PolicyType {
        get {
            self[property: "vscrollbar-policy"]
        }
        set {
            self[property: "vscrollbar-policy"] = newValue
        }
    }

    /// Source: the property `GtkScrolledWindow:window-placement`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ScrolledWindow.window-placement.html)
    @_alwaysEmitIntoClient
    public var windowPlacement: CornerType {
        get {
            self[property: "window-placement"]
        }
        set {
            self[property: "window-placement"] = newValue
        }
    }

    /// Source: `gtk_scrolled_window_get_hscrollbar`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_hscrollbar.html)
    @_alwaysEmitIntoClient
    public var hscrollbar: Widget {
        Widget.wrapping(required: gtk_scrolled_window_get_hscrollbar(opaquePointer))
    }

    /// Source: `gtk_scrolled_window_get_placement`, `gtk_scrolled_window_set_placement`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_placement.html)
    @_alwaysEmitIntoClient
    public var placement: CornerType {
        get {
            CornerType(gtk_scrolled_window_get_placement(opaquePointer))
        }
        set {
            gtk_scrolled_window_set_placement(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_scrolled_window_get_vscrollbar`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_vscrollbar.html)
    @_alwaysEmitIntoClient
    public var vscrollbar: Widget {
        Widget.wrapping(required: gtk_scrolled_window_get_vscrollbar(opaquePointer))
    }

    /// Source: `gtk_scrolled_window_get_policy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_policy.html)
    @_alwaysEmitIntoClient
    public func policy() -> (hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
        var hscrollbarPolicy: GtkPolicyType = GtkPolicyType(rawValue: 0)
        var vscrollbarPolicy: GtkPolicyType = GtkPolicyType(rawValue: 0)
        gtk_scrolled_window_get_policy(opaquePointer, &hscrollbarPolicy, &vscrollbarPolicy)
        return (PolicyType(hscrollbarPolicy), PolicyType(vscrollbarPolicy))
    }

    /// Source: `gtk_scrolled_window_set_hadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_hadjustment.html)
    @_alwaysEmitIntoClient
    public func setHadjustment(_ hadjustment: Adjustment?) {
        gtk_scrolled_window_set_hadjustment(opaquePointer, hadjustment?.adjustmentPointer)
    }

    /// Source: `gtk_scrolled_window_set_policy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_policy.html)
    @_alwaysEmitIntoClient
    public func setPolicy(_ hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
        gtk_scrolled_window_set_policy(opaquePointer, hscrollbarPolicy.cValue, vscrollbarPolicy.cValue)
    }

    /// Source: `gtk_scrolled_window_set_vadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_vadjustment.html)
    @_alwaysEmitIntoClient
    public func setVadjustment(_ vadjustment: Adjustment?) {
        gtk_scrolled_window_set_vadjustment(opaquePointer, vadjustment?.adjustmentPointer)
    }

    /// Source: `gtk_scrolled_window_unset_placement`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ScrolledWindow.unset_placement.html)
    @_alwaysEmitIntoClient
    public func unsetPlacement() {
        gtk_scrolled_window_unset_placement(opaquePointer)
    }

    /// Source: the signal `GtkScrolledWindow::edge-overshot`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScrolledWindow.edge-overshot.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEdgeOvershot(
        after: Bool = false,
        _ handler: @escaping @MainActor (PositionType) -> Void
    ) -> SignalConnection {
        connect("edge-overshot", after: after, handler)
    }

    /// Source: the signal `GtkScrolledWindow::edge-reached`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScrolledWindow.edge-reached.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEdgeReached(
        after: Bool = false,
        _ handler: @escaping @MainActor (PositionType) -> Void
    ) -> SignalConnection {
        connect("edge-reached", after: after, handler)
    }

    /// Source: the signal `GtkScrolledWindow::move-focus-out`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScrolledWindow.move-focus-out.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveFocusOut(
        after: Bool = false,
        _ handler: @escaping @MainActor (DirectionType) -> Void
    ) -> SignalConnection {
        connect("move-focus-out", after: after, handler)
    }

    /// Source: the signal `GtkScrolledWindow::scroll-child`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ScrolledWindow.scroll-child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onScrollChild(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollType, Bool) -> Bool
    ) -> SignalConnection {
        connect("scroll-child", after: after, handler)
    }
}
