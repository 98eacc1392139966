// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Functions that belong to no type in C, such as `gdk_content_deserialize_async`.
public enum ContentSerialization {
    /// Source: `gdk_content_deserialize_async`, `gdk_content_deserialize_finish`.
    /// [Reference](https://docs.gtk.org/gdk4/func.content_deserialize_async.html)
    @_alwaysEmitIntoClient
    public static func deserialize(_ stream: GioInputStream, mimeType: String, type: GType, ioPriority: Int = 0)
        async throws -> Value
    {
        try await asyncOperation { cancellable, callback, data in
            gdk_content_deserialize_async(
                stream.gioInputStreamPointer,
                cText(mimeType),
                type.rawValue,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> Value in
            var value = GValue()
            _ = try GLibError.check { error in
                gdk_content_deserialize_finish(result, &value, error)
            }
            return Value(taking: value)
        }
    }

    /// Source: `gdk_content_serialize_async`, `gdk_content_serialize_finish`.
    /// [Reference](https://docs.gtk.org/gdk4/func.content_serialize_async.html)
    @_alwaysEmitIntoClient
    public static func serialize(_ stream: GioOutputStream, mimeType: String, value: Value, ioPriority: Int = 0)
        async throws
    {
        try await asyncOperation { cancellable, callback, data in
            gdk_content_serialize_async(
                stream.gioOutputStreamPointer,
                cText(mimeType),
                value.storage.pointer,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                gdk_content_serialize_finish(result, error)
            }
        }
    }
}
