// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileMonitor`.
/// [Reference](https://docs.gtk.org/gio/class.FileMonitor.html)
open class FileMonitor: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FileMonitor {
    @_alwaysEmitIntoClient
    var fileMonitorPointer: UnsafeMutablePointer<GFileMonitor> { pointer() }

    /// Source: `g_file_monitor_is_cancelled`.
    /// [Reference](https://docs.gtk.org/gio/property.FileMonitor.cancelled.html)
    @_alwaysEmitIntoClient
    public var cancelled: Bool {
        g_file_monitor_is_cancelled(fileMonitorPointer) != 0
    }

    /// Source: the property `GFileMonitor:rate-limit`.
    /// [Reference](https://docs.gtk.org/gio/property.FileMonitor.rate-limit.html)
    @_alwaysEmitIntoClient
    public var rateLimit: Int {
        get {
            self[property: "rate-limit"]
        }
        set {
            self[property: "rate-limit"] = newValue
        }
    }

    /// Source: `g_file_monitor_cancel`.
    /// [Reference](https://docs.gtk.org/gio/method.FileMonitor.cancel.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func cancel() -> Bool {
        g_file_monitor_cancel(fileMonitorPointer) != 0
    }

    /// Source: `g_file_monitor_emit_event`.
    /// [Reference](https://docs.gtk.org/gio/method.FileMonitor.emit_event.html)
    @_alwaysEmitIntoClient
    public func emitEvent(_ child: any File, otherFile: any File, eventType: FileMonitorEvent) {
        g_file_monitor_emit_event(fileMonitorPointer, child.opaquePointer, otherFile.opaquePointer, eventType.cValue)
    }

    /// Source: the signal `GFileMonitor::changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.FileMonitor.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (any File, (any File)?, FileMonitorEvent) -> Void
    ) -> SignalConnection {
        connect("changed", after: after) {
            (file: InterfaceValue<any File>, otherFile: InterfaceValue<any File>?, eventType: FileMonitorEvent) -> Void
            in
            handler(file.object, otherFile?.object, eventType)
        }
    }
}
