// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStatusbar`.
/// [Reference](https://docs.gtk.org/gtk4/class.Statusbar.html)
open class Statusbar: Widget {
    /// Source: `gtk_statusbar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Statusbar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_statusbar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Statusbar {
    /// Source: `gtk_statusbar_get_context_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Statusbar.get_context_id.html)
    @_alwaysEmitIntoClient
    public func contextId(for contextDescription: String) -> Int {
        swiftInteger(gtk_statusbar_get_context_id(opaquePointer, cText(contextDescription)))
    }

    /// Source: `gtk_statusbar_pop`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Statusbar.pop.html)
    @_alwaysEmitIntoClient
    public func pop(_ contextId: Int) {
        gtk_statusbar_pop(opaquePointer, cInteger(contextId))
    }

    /// Source: `gtk_statusbar_push`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Statusbar.push.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func push(contextId: Int, text: String) -> Int {
        swiftInteger(gtk_statusbar_push(opaquePointer, cInteger(contextId), cText(text)))
    }

    /// Source: `gtk_statusbar_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Statusbar.remove.html)
    @_alwaysEmitIntoClient
    public func remove(contextId: Int, messageId: Int) {
        gtk_statusbar_remove(opaquePointer, cInteger(contextId), cInteger(messageId))
    }

    /// Source: `gtk_statusbar_remove_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Statusbar.remove_all.html)
    @_alwaysEmitIntoClient
    public func removeAll(_ contextId: Int) {
        gtk_statusbar_remove_all(opaquePointer, cInteger(contextId))
    }

    /// Source: the signal `GtkStatusbar::text-popped`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Statusbar.text-popped.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTextPopped(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, String) -> Void
    ) -> SignalConnection {
        connect("text-popped", after: after, handler)
    }

    /// Source: the signal `GtkStatusbar::text-pushed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Statusbar.text-pushed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTextPushed(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, String) -> Void
    ) -> SignalConnection {
        connect("text-pushed", after: after, handler)
    }
}
