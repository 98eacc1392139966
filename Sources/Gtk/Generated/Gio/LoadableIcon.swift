// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GLoadableIcon`.
/// [Reference](https://docs.gtk.org/gio/iface.LoadableIcon.html)
public protocol LoadableIcon: Icon {}

extension LoadableIcon {
    /// Source: `g_loadable_icon_load`.
    /// [Reference](https://docs.gtk.org/gio/method.LoadableIcon.load.html)
    @_alwaysEmitIntoClient
    public func load(size: Int, cancellable: Cancellable? = nil) throws(GLibError) -> (
        result: GioInputStream, type: String?
    ) {
        var type: UnsafeMutablePointer<CChar>? = nil
        let result = try GLibError.check { error in
            g_loadable_icon_load(opaquePointer, cInteger(size), &type, cancellable?.cancellablePointer, error)
        }
        return (GioInputStream.wrapping(required: result, transfer: .full), String.optional(taking: type))
    }

    /// Source: `g_loadable_icon_load_async`, `g_loadable_icon_load_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.LoadableIcon.load.html)
    @_alwaysEmitIntoClient
    public func load(_ size: Int) async throws -> (result: GioInputStream, type: String?) {
        try await asyncOperation { cancellable, callback, data in
            g_loadable_icon_load_async(opaquePointer, cInteger(size), cancellable, callback, data)
        } finish: { result throws(GLibError) -> (result: GioInputStream, type: String?) in
            var type: UnsafeMutablePointer<CChar>? = nil
            let result = try GLibError.check { error in
                g_loadable_icon_load_finish(opaquePointer, result, &type, error)
            }
            return (GioInputStream.wrapping(required: result, transfer: .full), String.optional(taking: type))
        }
    }
}

/// An object of a private C class that implements ``LoadableIcon``.
///
/// The functions of the C interface are static members of this class.
public final class AnyLoadableIcon: Object, LoadableIcon {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
