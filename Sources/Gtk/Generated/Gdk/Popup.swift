// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkPopup`.
/// [Reference](https://docs.gtk.org/gdk4/iface.Popup.html)
public protocol Popup: GdkSurface {}

extension Popup {
    /// Source: `gdk_popup_get_autohide`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Popup.autohide.html)
    @_alwaysEmitIntoClient
    public var autohide: Bool {
        gdk_popup_get_autohide(opaquePointer) != 0
    }

    /// Source: `gdk_popup_get_parent`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Popup.parent.html)
    @_alwaysEmitIntoClient
    public var parent: GdkSurface? {
        GdkSurface.wrapping(gdk_popup_get_parent(opaquePointer))
    }

    /// Source: `gdk_popup_get_position_x`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Popup.get_position_x.html)
    @_alwaysEmitIntoClient
    public var positionX: Int {
        swiftInteger(gdk_popup_get_position_x(opaquePointer))
    }

    /// Source: `gdk_popup_get_position_y`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Popup.get_position_y.html)
    @_alwaysEmitIntoClient
    public var positionY: Int {
        swiftInteger(gdk_popup_get_position_y(opaquePointer))
    }

    /// Source: `gdk_popup_get_rect_anchor`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Popup.get_rect_anchor.html)
    @_alwaysEmitIntoClient
    public var rectAnchor: GdkGravity {
        GdkGravity(gdk_popup_get_rect_anchor(opaquePointer))
    }

    /// Source: `gdk_popup_get_surface_anchor`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Popup.get_surface_anchor.html)
    @_alwaysEmitIntoClient
    public var surfaceAnchor: GdkGravity {
        GdkGravity(gdk_popup_get_surface_anchor(opaquePointer))
    }

    /// Source: `gdk_popup_present`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Popup.present.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func present(width: Int, height: Int, layout: PopupLayout) -> Bool {
        gdk_popup_present(opaquePointer, cInteger(width), cInteger(height), layout.opaquePointer) != 0
    }
}

/// An object of a private C class that implements ``Popup``.
///
/// The functions of the C interface are static members of this class.
public final class AnyPopup: GdkSurface, Popup {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
