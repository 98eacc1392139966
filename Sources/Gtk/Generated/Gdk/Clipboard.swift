// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkClipboard`.
/// [Reference](https://docs.gtk.org/gdk4/class.Clipboard.html)
open class Clipboard: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Clipboard {
    /// Source: `gdk_clipboard_get_content`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Clipboard.content.html)
    @_alwaysEmitIntoClient
    public var content: ContentProvider? {
        ContentProvider.wrapping(gdk_clipboard_get_content(opaquePointer))
    }

    /// Source: `gdk_clipboard_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Clipboard.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gdk_clipboard_get_display(opaquePointer))
    }

    /// Source: `gdk_clipboard_get_formats`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Clipboard.formats.html)
    @_alwaysEmitIntoClient
    public var formats: ContentFormats {
        ContentFormats.wrapping(required: gdk_clipboard_get_formats(opaquePointer))
    }

    /// Source: `gdk_clipboard_is_local`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Clipboard.local.html)
    @_alwaysEmitIntoClient
    public var local: Bool {
        gdk_clipboard_is_local(opaquePointer) != 0
    }

    /// Source: `gdk_clipboard_read_async`, `gdk_clipboard_read_finish`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Clipboard.read.html)
    @_alwaysEmitIntoClient
    public func read(_ mimeTypes: [String], ioPriority: Int = 0) async throws -> (
        result: GioInputStream?, mimeType: String?
    ) {
        try await asyncOperation { cancellable, callback, data in
            withStringArray(mimeTypes) { mimeTypesArray in
                gdk_clipboard_read_async(
                    opaquePointer,
                    UnsafeMutableRawPointer(mimeTypesArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    cInteger(ioPriority),
                    cancellable,
                    callback,
                    data
                )
            }
        } finish: { result throws(GLibError) -> (result: GioInputStream?, mimeType: String?) in
            var mimeType: UnsafePointer<CChar>? = nil
            let result = try GLibError.check { error in
                gdk_clipboard_read_finish(opaquePointer, result, &mimeType, error)
            }
            return (GioInputStream.wrapping(result, transfer: .full), String.optional(copying: mimeType))
        }
    }

    /// Source: `gdk_clipboard_read_text_async`, `gdk_clipboard_read_text_finish`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Clipboard.read_text.html)
    @_alwaysEmitIntoClient
    public func readText() async throws -> String? {
        try await asyncOperation { cancellable, callback, data in
            gdk_clipboard_read_text_async(opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) -> String? in
            let result = try GLibError.check { error in
                gdk_clipboard_read_text_finish(opaquePointer, result, error)
            }
            return String.optional(taking: result)
        }
    }

    /// Source: `gdk_clipboard_read_texture_async`, `gdk_clipboard_read_texture_finish`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Clipboard.read_texture.html)
    @_alwaysEmitIntoClient
    public func readTexture() async throws -> Texture? {
        try await asyncOperation { cancellable, callback, data in
            gdk_clipboard_read_texture_async(opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) -> Texture? in
            let result = try GLibError.check { error in
                gdk_clipboard_read_texture_finish(opaquePointer, result, error)
            }
            return Texture.wrapping(result, transfer: .full)
        }
    }

    /// Source: `gdk_clipboard_read_value_async`, `gdk_clipboard_read_value_finish`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Clipboard.read_value.html)
    @_alwaysEmitIntoClient
    public func readValue(_ type: GType, ioPriority: Int = 0) async throws -> Value {
        try await asyncOperation { cancellable, callback, data in
            gdk_clipboard_read_value_async(
                opaquePointer,
                type.rawValue,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> Value in
            let result = try GLibError.check { error in
                gdk_clipboard_read_value_finish(opaquePointer, result, error)
            }
            return Value(copying: result)
        }
    }

    /// Source: `gdk_clipboard_set_content`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Clipboard.set_content.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setContent(_ provider: ContentProvider?) -> Bool {
        gdk_clipboard_set_content(opaquePointer, provider?.contentProviderPointer) != 0
    }

    /// Source: `gdk_clipboard_set_value`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Clipboard.set.html)
    @_alwaysEmitIntoClient
    public func set(_ value: Value) {
        gdk_clipboard_set_value(opaquePointer, value.storage.pointer)
    }

    /// Source: `gdk_clipboard_store_async`, `gdk_clipboard_store_finish`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Clipboard.store.html)
    @_alwaysEmitIntoClient
    public func store(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            gdk_clipboard_store_async(opaquePointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                gdk_clipboard_store_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: the signal `GdkClipboard::changed`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Clipboard.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}
