// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkPadEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.PadEvent.html)
open class PadEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gdk_pad_event_get_type()) }
}

extension PadEvent {
    /// Source: `gdk_pad_event_get_button`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PadEvent.get_button.html)
    @_alwaysEmitIntoClient
    public var button: Int {
        Int(gdk_pad_event_get_button(opaquePointer))
    }

    /// Source: `gdk_pad_event_get_axis_value`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PadEvent.get_axis_value.html)
    @_alwaysEmitIntoClient
    public func axisValue() -> (index: Int, value: Double) {
        var index: UInt32 = 0
        var value: Double = 0
        gdk_pad_event_get_axis_value(opaquePointer, &index, &value)
        return (Int(index), value)
    }

    /// Source: `gdk_pad_event_get_group_mode`.
    /// [Reference](https://docs.gtk.org/gdk4/method.PadEvent.get_group_mode.html)
    @_alwaysEmitIntoClient
    public func groupMode() -> (group: Int, mode: Int) {
        var group: UInt32 = 0
        var mode: UInt32 = 0
        gdk_pad_event_get_group_mode(opaquePointer, &group, &mode)
        return (Int(group), Int(mode))
    }
}

/// Source: `GdkPaintable`.
/// [Reference](https://docs.gtk.org/gdk4/iface.Paintable.html)
public protocol Paintable: Object {}

extension Paintable {
    /// Source: `gdk_paintable_get_current_image`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Paintable.get_current_image.html)
    @_alwaysEmitIntoClient
    public var currentImage: any Paintable {
        wrappingInterface(required: gdk_paintable_get_current_image(opaquePointer), transfer: .full)
    }

    /// Source: `gdk_paintable_get_flags`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Paintable.get_flags.html)
    @_alwaysEmitIntoClient
    public var flags: PaintableFlags {
        PaintableFlags(gdk_paintable_get_flags(opaquePointer))
    }

    /// Source: `gdk_paintable_get_intrinsic_aspect_ratio`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_aspect_ratio.html)
    @_alwaysEmitIntoClient
    public var intrinsicAspectRatio: Double {
        gdk_paintable_get_intrinsic_aspect_ratio(opaquePointer)
    }

    /// Source: `gdk_paintable_get_intrinsic_height`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_height.html)
    @_alwaysEmitIntoClient
    public var intrinsicHeight: Int {
        Int(gdk_paintable_get_intrinsic_height(opaquePointer))
    }

    /// Source: `gdk_paintable_get_intrinsic_width`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_width.html)
    @_alwaysEmitIntoClient
    public var intrinsicWidth: Int {
        Int(gdk_paintable_get_intrinsic_width(opaquePointer))
    }

    /// Source: `gdk_paintable_compute_concrete_size`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Paintable.compute_concrete_size.html)
    @_alwaysEmitIntoClient
    public func computeConcreteSize(
        specifiedWidth: Double,
        specifiedHeight: Double,
        defaultWidth: Double,
        defaultHeight: Double
    ) -> (concreteWidth: Double, concreteHeight: Double) {
        var concreteWidth: Double = 0
        var concreteHeight: Double = 0
        gdk_paintable_compute_concrete_size(
            opaquePointer,
            specifiedWidth,
            specifiedHeight,
            defaultWidth,
            defaultHeight,
            &concreteWidth,
            &concreteHeight
        )
        return (concreteWidth, concreteHeight)
    }

    /// Source: `gdk_paintable_invalidate_contents`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Paintable.invalidate_contents.html)
    @_alwaysEmitIntoClient
    public func invalidateContents() {
        gdk_paintable_invalidate_contents(opaquePointer)
    }

    /// Source: `gdk_paintable_invalidate_size`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Paintable.invalidate_size.html)
    @_alwaysEmitIntoClient
    public func invalidateSize() {
        gdk_paintable_invalidate_size(opaquePointer)
    }

    /// Source: `gdk_paintable_snapshot`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Paintable.snapshot.html)
    @_alwaysEmitIntoClient
    public func snapshot(_ snapshot: GdkSnapshot, width: Double, height: Double) {
        gdk_paintable_snapshot(opaquePointer, snapshot.opaquePointer, width, height)
    }

    /// Source: the signal `GdkPaintable::invalidate-contents`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Paintable.invalidate-contents.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInvalidateContents(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("invalidate-contents", after: after, handler)
    }

    /// Source: the signal `GdkPaintable::invalidate-size`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Paintable.invalidate-size.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInvalidateSize(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("invalidate-size", after: after, handler)
    }
}

/// An object of a private C class that implements ``Paintable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyPaintable: Object, Paintable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `gdk_paintable_new_empty`.
    /// [Reference](https://docs.gtk.org/gdk4/type_func.Paintable.new_empty.html)
    @_alwaysEmitIntoClient
    public static func newEmpty(intrinsicWidth: Int, intrinsicHeight: Int) -> any Paintable {
        wrappingInterface(
            required: gdk_paintable_new_empty(cInteger(intrinsicWidth), cInteger(intrinsicHeight)),
            transfer: .full
        )
    }
}

/// Source: `GdkPaintableFlags`.
/// [Reference](https://docs.gtk.org/gdk4/flags.PaintableFlags.html)
nonisolated public struct PaintableFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_PAINTABLE_STATIC_SIZE`.
    @_alwaysEmitIntoClient
    public static var size: PaintableFlags { PaintableFlags(rawValue: 0x1) }
    /// Source: `GDK_PAINTABLE_STATIC_CONTENTS`.
    @_alwaysEmitIntoClient
    public static var contents: PaintableFlags { PaintableFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GdkPaintableFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkPaintableFlags { GdkPaintableFlags(rawValue: rawValue) }
}

extension PaintableFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_paintable_flags_get_type()) }
}

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
        Int(gdk_popup_get_position_x(opaquePointer))
    }

    /// Source: `gdk_popup_get_position_y`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Popup.get_position_y.html)
    @_alwaysEmitIntoClient
    public var positionY: Int {
        Int(gdk_popup_get_position_y(opaquePointer))
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
}

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
        return (Int(dx), Int(dy))
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
        return (Int(left), Int(right), Int(top), Int(bottom))
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

/// Source: `GdkProximityEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.ProximityEvent.html)
open class ProximityEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gdk_proximity_event_get_type()) }
}
