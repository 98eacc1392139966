// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
        swiftInteger(gdk_paintable_get_intrinsic_height(opaquePointer))
    }

    /// Source: `gdk_paintable_get_intrinsic_width`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_width.html)
    @_alwaysEmitIntoClient
    public var intrinsicWidth: Int {
        swiftInteger(gdk_paintable_get_intrinsic_width(opaquePointer))
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

    nonisolated deinit {}

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
