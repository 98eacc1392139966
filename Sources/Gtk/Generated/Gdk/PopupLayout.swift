// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkPopupLayout`.
/// [Reference](https://docs.gtk.org/gdk4/struct.PopupLayout.html)
public final class PopupLayout: Boxed {
    public override class var valueType: GType { GType(rawValue: gdk_popup_layout_get_type()) }

    /// Source: `gdk_popup_layout_new`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.PopupLayout.new.html)
    @_alwaysEmitIntoClient
    public convenience init(anchorRect: GdkRectangle, rectAnchor: GdkGravity, surfaceAnchor: GdkGravity) {
        var anchorRectValue = anchorRect.cValue
        self.init(
            instance: CInstance(gdk_popup_layout_new(&anchorRectValue, rectAnchor.cValue, surfaceAnchor.cValue)),
            transfer: .full
        )
    }

    /// Source: `gdk_popup_layout_get_anchor_hints`, `gdk_popup_layout_set_anchor_hints`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PopupLayout.get_anchor_hints.html)
    @_alwaysEmitIntoClient
    public var anchorHints: AnchorHints {
        get {
            AnchorHints(gdk_popup_layout_get_anchor_hints(opaquePointer))
        }
        set {
            gdk_popup_layout_set_anchor_hints(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gdk_popup_layout_get_anchor_rect`, `gdk_popup_layout_set_anchor_rect`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PopupLayout.get_anchor_rect.html)
    @_alwaysEmitIntoClient
    public var anchorRect: GdkRectangle {
        get {
            GdkRectangle(cContent(of: gdk_popup_layout_get_anchor_rect(opaquePointer)))
        }
        set {
            var newValueValue = newValue.cValue
            gdk_popup_layout_set_anchor_rect(opaquePointer, &newValueValue)
        }
    }

    /// Source: `gdk_popup_layout_get_rect_anchor`, `gdk_popup_layout_set_rect_anchor`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PopupLayout.get_rect_anchor.html)
    @_alwaysEmitIntoClient
    public var rectAnchor: GdkGravity {
        get {
            GdkGravity(gdk_popup_layout_get_rect_anchor(opaquePointer))
        }
        set {
            gdk_popup_layout_set_rect_anchor(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gdk_popup_layout_get_surface_anchor`, `gdk_popup_layout_set_surface_anchor`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PopupLayout.get_surface_anchor.html)
    @_alwaysEmitIntoClient
    public var surfaceAnchor: GdkGravity {
        get {
            GdkGravity(gdk_popup_layout_get_surface_anchor(opaquePointer))
        }
        set {
            gdk_popup_layout_set_surface_anchor(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gdk_popup_layout_copy`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PopupLayout.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> PopupLayout {
        PopupLayout.wrapping(required: gdk_popup_layout_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gdk_popup_layout_equal`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PopupLayout.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ other: PopupLayout) -> Bool {
        gdk_popup_layout_equal(opaquePointer, other.opaquePointer) != 0
    }

    /// Source: `gdk_popup_layout_get_offset`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PopupLayout.get_offset.html)
    @_alwaysEmitIntoClient
    public func offset() -> (dx: Int, dy: Int) {
        var dx: Int32 = 0
        var dy: Int32 = 0
        gdk_popup_layout_get_offset(opaquePointer, &dx, &dy)
        return (swiftInteger(dx), swiftInteger(dy))
    }

    /// Source: `gdk_popup_layout_get_shadow_width`, since GTK 4.2.
    /// [Reference](https://docs.gtk.org/gdk4/method.PopupLayout.get_shadow_width.html)
    @_alwaysEmitIntoClient
    public func shadowWidth() -> (left: Int, right: Int, top: Int, bottom: Int) {
        var left: Int32 = 0
        var right: Int32 = 0
        var top: Int32 = 0
        var bottom: Int32 = 0
        gdk_popup_layout_get_shadow_width(opaquePointer, &left, &right, &top, &bottom)
        return (swiftInteger(left), swiftInteger(right), swiftInteger(top), swiftInteger(bottom))
    }

    /// Source: `gdk_popup_layout_set_offset`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PopupLayout.set_offset.html)
    @_alwaysEmitIntoClient
    public func setOffset(dx: Int, dy: Int) {
        gdk_popup_layout_set_offset(opaquePointer, cInteger(dx), cInteger(dy))
    }

    /// Source: `gdk_popup_layout_set_shadow_width`, since GTK 4.2.
    /// [Reference](https://docs.gtk.org/gdk4/method.PopupLayout.set_shadow_width.html)
    @_alwaysEmitIntoClient
    public func setShadowWidth(left: Int, right: Int, top: Int, bottom: Int) {
        gdk_popup_layout_set_shadow_width(
            opaquePointer,
            cInteger(left),
            cInteger(right),
            cInteger(top),
            cInteger(bottom)
        )
    }
}
