// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkContentProvider`.
/// [Reference](https://docs.gtk.org/gdk4/class.ContentProvider.html)
open class ContentProvider: Object {
    /// Source: `gdk_content_provider_new_for_bytes`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.ContentProvider.new_for_bytes.html)
    @_alwaysEmitIntoClient
    public init(mimeType: String, bytes: Bytes) {
        super.init(
            instance: CInstance(gdk_content_provider_new_for_bytes(cText(mimeType), bytes.opaquePointer)),
            transfer: .full
        )
    }

    /// Source: `gdk_content_provider_new_for_value`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.ContentProvider.new_for_value.html)
    @_alwaysEmitIntoClient
    public init(value: Value) {
        super.init(instance: CInstance(gdk_content_provider_new_for_value(value.storage.pointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ContentProvider {
    @_alwaysEmitIntoClient
    var contentProviderPointer: UnsafeMutablePointer<GdkContentProvider> { pointer() }

    /// Source: the property `GdkContentProvider:formats`.
    /// [Reference](https://docs.gtk.org/gdk4/property.ContentProvider.formats.html)
    @_alwaysEmitIntoClient
    public var formats: ContentFormats? {
        self[property: "formats"]
    }

    /// Source: the property `GdkContentProvider:storable-formats`.
    /// [Reference](https://docs.gtk.org/gdk4/property.ContentProvider.storable-formats.html)
    @_alwaysEmitIntoClient
    public var storableFormats: ContentFormats? {
        self[property: "storable-formats"]
    }

    /// Source: `gdk_content_provider_content_changed`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentProvider.content_changed.html)
    @_alwaysEmitIntoClient
    public func contentChanged() {
        gdk_content_provider_content_changed(contentProviderPointer)
    }

    /// Source: `gdk_content_provider_write_mime_type_async`, `gdk_content_provider_write_mime_type_finish`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentProvider.write_mime_type.html)
    @_alwaysEmitIntoClient
    public func writeMimeType(_ mimeType: String, stream: GioOutputStream, ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            gdk_content_provider_write_mime_type_async(
                contentProviderPointer,
                cText(mimeType),
                stream.gioOutputStreamPointer,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                gdk_content_provider_write_mime_type_finish(contentProviderPointer, result, error)
            }
        }
    }

    /// Source: the signal `GdkContentProvider::content-changed`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.ContentProvider.content-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onContentChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("content-changed", after: after, handler)
    }
}
