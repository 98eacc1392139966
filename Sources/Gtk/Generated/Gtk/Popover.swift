// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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

    nonisolated deinit {}
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
        return (swiftInteger(xOffset), swiftInteger(yOffset))
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
