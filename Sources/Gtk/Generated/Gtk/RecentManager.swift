// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkRecentManager`.
/// [Reference](https://docs.gtk.org/gtk4/class.RecentManager.html)
open class RecentManager: Object {
    /// Source: `gtk_recent_manager_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.RecentManager.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_recent_manager_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension RecentManager {
    @_alwaysEmitIntoClient
    var recentManagerPointer: UnsafeMutablePointer<GtkRecentManager> { pointer() }

    /// Source: the property `GtkRecentManager:filename`.
    /// [Reference](https://docs.gtk.org/gtk4/property.RecentManager.filename.html)
    @_alwaysEmitIntoClient
    public var filename: String? {
        self[property: "filename"]
    }

    /// Source: the property `GtkRecentManager:size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.RecentManager.size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        self[property: "size"]
    }

    /// Source: `gtk_recent_manager_get_items`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.get_items.html)
    @_alwaysEmitIntoClient
    public var items: [RecentInfo] {
        cElements(of: gtk_recent_manager_get_items(recentManagerPointer), transfer: .full) {
            RecentInfo.wrapping(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `gtk_recent_manager_add_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.add_item.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addItem(_ uri: String) -> Bool {
        gtk_recent_manager_add_item(recentManagerPointer, cText(uri)) != 0
    }

    /// Source: `gtk_recent_manager_has_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.has_item.html)
    @_alwaysEmitIntoClient
    public func hasItem(_ uri: String) -> Bool {
        gtk_recent_manager_has_item(recentManagerPointer, cText(uri)) != 0
    }

    /// Source: `gtk_recent_manager_lookup_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.lookup_item.html)
    @_alwaysEmitIntoClient
    public func lookupItem(_ uri: String) throws(GLibError) -> RecentInfo? {
        let result = try GLibError.check { error in
            gtk_recent_manager_lookup_item(recentManagerPointer, cText(uri), error)
        }
        return RecentInfo.wrapping(result, transfer: .full)
    }

    /// Source: `gtk_recent_manager_move_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.move_item.html)
    @_alwaysEmitIntoClient
    public func moveItem(_ uri: String, newUri: String? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_recent_manager_move_item(recentManagerPointer, cText(uri), cText(ifAny: newUri), error)
        }
    }

    /// Source: `gtk_recent_manager_purge_items`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.purge_items.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func purgeItems() throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            gtk_recent_manager_purge_items(recentManagerPointer, error)
        }
        return swiftInteger(result)
    }

    /// Source: `gtk_recent_manager_remove_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.remove_item.html)
    @_alwaysEmitIntoClient
    public func removeItem(_ uri: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_recent_manager_remove_item(recentManagerPointer, cText(uri), error)
        }
    }

    /// Source: `gtk_recent_manager_get_default`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.RecentManager.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: RecentManager {
        RecentManager.wrapping(required: gtk_recent_manager_get_default())
    }

    /// Source: the signal `GtkRecentManager::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.RecentManager.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}
