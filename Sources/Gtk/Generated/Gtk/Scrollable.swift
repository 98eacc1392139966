// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkScrollable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Scrollable.html)
public protocol Scrollable: Object {}

extension Scrollable {
    /// Source: `gtk_scrollable_get_hadjustment`, `gtk_scrollable_set_hadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scrollable.hadjustment.html)
    @_alwaysEmitIntoClient
    public var hadjustment: Adjustment? {
        get {
            Adjustment.wrapping(gtk_scrollable_get_hadjustment(opaquePointer))
        }
        set {
            gtk_scrollable_set_hadjustment(opaquePointer, newValue?.adjustmentPointer)
        }
    }

    /// Source: `gtk_scrollable_get_hscroll_policy`, `gtk_scrollable_set_hscroll_policy`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scrollable.hscroll-policy.html)
    @_alwaysEmitIntoClient
    public var hscrollPolicy: ScrollablePolicy {
        get {
            ScrollablePolicy(gtk_scrollable_get_hscroll_policy(opaquePointer))
        }
        set {
            gtk_scrollable_set_hscroll_policy(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_scrollable_get_vadjustment`, `gtk_scrollable_set_vadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scrollable.vadjustment.html)
    @_alwaysEmitIntoClient
    public var vadjustment: Adjustment? {
        get {
            Adjustment.wrapping(gtk_scrollable_get_vadjustment(opaquePointer))
        }
        set {
            gtk_scrollable_set_vadjustment(opaquePointer, newValue?.adjustmentPointer)
        }
    }

    /// Source: `gtk_scrollable_get_vscroll_policy`, `gtk_scrollable_set_vscroll_policy`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Scrollable.vscroll-policy.html)
    @_alwaysEmitIntoClient
    public var vscrollPolicy: ScrollablePolicy {
        get {
            ScrollablePolicy(gtk_scrollable_get_vscroll_policy(opaquePointer))
        }
        set {
            gtk_scrollable_set_vscroll_policy(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_scrollable_get_border`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Scrollable.get_border.html)
    @_alwaysEmitIntoClient
    public func border() -> Border? {
        var border = GtkBorder()
        guard gtk_scrollable_get_border(opaquePointer, &border) != 0 else { return nil }
        return Border(border)
    }
}

/// An object of a private C class that implements ``Scrollable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyScrollable: Object, Scrollable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
