// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDropControllerMotion`.
/// [Reference](https://docs.gtk.org/gtk4/class.DropControllerMotion.html)
open class DropControllerMotion: EventController {
    /// Source: `gtk_drop_controller_motion_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DropControllerMotion.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_drop_controller_motion_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension DropControllerMotion {
    /// Source: `gtk_drop_controller_motion_contains_pointer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropControllerMotion.contains-pointer.html)
    @_alwaysEmitIntoClient
    public var containsPointer: Bool {
        gtk_drop_controller_motion_contains_pointer(opaquePointer) != 0
    }

    /// Source: `gtk_drop_controller_motion_get_drop`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropControllerMotion.drop.html)
    @_alwaysEmitIntoClient
    public var drop: Drop? {
        Drop.wrapping(gtk_drop_controller_motion_get_drop(opaquePointer))
    }

    /// Source: `gtk_drop_controller_motion_is_pointer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DropControllerMotion.is-pointer.html)
    @_alwaysEmitIntoClient
    public var isPointer: Bool {
        gtk_drop_controller_motion_is_pointer(opaquePointer) != 0
    }

    /// Source: the signal `GtkDropControllerMotion::enter`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropControllerMotion.enter.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEnter(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("enter", after: after, handler)
    }

    /// Source: the signal `GtkDropControllerMotion::leave`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropControllerMotion.leave.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLeave(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("leave", after: after, handler)
    }

    /// Source: the signal `GtkDropControllerMotion::motion`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.DropControllerMotion.motion.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMotion(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("motion", after: after, handler)
    }
}
