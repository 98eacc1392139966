// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGestureClick`.
/// [Reference](https://docs.gtk.org/gtk4/class.GestureClick.html)
open class GestureClick: GestureSingle {
    /// Source: `gtk_gesture_click_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GestureClick.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_gesture_click_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GestureClick {
    /// Source: the signal `GtkGestureClick::pressed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureClick.pressed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPressed(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Double, Double) -> Void
    ) -> SignalConnection {
        connect("pressed", after: after, handler)
    }

    /// Source: the signal `GtkGestureClick::released`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureClick.released.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onReleased(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Double, Double) -> Void
    ) -> SignalConnection {
        connect("released", after: after, handler)
    }

    /// Source: the signal `GtkGestureClick::stopped`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureClick.stopped.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStopped(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("stopped", after: after, handler)
    }

    /// Source: the signal `GtkGestureClick::unpaired-release`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.GestureClick.unpaired-release.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnpairedRelease(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double, Int, EventSequence?) -> Void
    ) -> SignalConnection {
        connect("unpaired-release", after: after, handler)
    }
}
