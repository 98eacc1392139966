// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkContentFormats`.
/// [Reference](https://docs.gtk.org/gdk4/struct.ContentFormats.html)
public final class ContentFormats: Boxed {
    public override class var valueType: GType { GType(rawValue: gdk_content_formats_get_type()) }

    /// Source: `gdk_content_formats_new`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.ContentFormats.new.html)
    @_alwaysEmitIntoClient
    public convenience init(mimeTypes: [String]) {
        let instance = withStringArray(mimeTypes) { mimeTypesArray in
            gdk_content_formats_new(
                UnsafeMutableRawPointer(mimeTypesArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                cInteger(mimeTypes.count)
            )
        }
        self.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_content_formats_new_for_gtype`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.ContentFormats.new_for_gtype.html)
    @_alwaysEmitIntoClient
    public convenience init(gtype type: GType) {
        self.init(instance: CInstance(gdk_content_formats_new_for_gtype(type.rawValue)), transfer: .full)
    }

    /// Source: `gdk_content_formats_contain_gtype`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.contain_gtype.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func containGtype(_ type: GType) -> Bool {
        gdk_content_formats_contain_gtype(opaquePointer, type.rawValue) != 0
    }

    /// Source: `gdk_content_formats_contain_mime_type`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.contain_mime_type.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func containMimeType(_ mimeType: String) -> Bool {
        gdk_content_formats_contain_mime_type(opaquePointer, cText(mimeType)) != 0
    }

    /// Source: `gdk_content_formats_get_gtypes`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.get_gtypes.html)
    @_alwaysEmitIntoClient
    public func gtypes() -> [GType] {
        var nGtypes: UInt = 0
        let result = gdk_content_formats_get_gtypes(opaquePointer, &nGtypes)
        return cArray(result, count: swiftInteger(nGtypes)) { GType(rawValue: $0) }
    }

    /// Source: `gdk_content_formats_get_mime_types`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.get_mime_types.html)
    @_alwaysEmitIntoClient
    public func mimeTypes() -> [String] {
        var nMimeTypes: UInt = 0
        let result = gdk_content_formats_get_mime_types(opaquePointer, &nMimeTypes)
        return cArray(result, count: swiftInteger(nMimeTypes)) { String(copying: $0) }
    }

    /// Source: `gdk_content_formats_match`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.match.html)
    @_alwaysEmitIntoClient
    public func match(_ second: ContentFormats) -> Bool {
        gdk_content_formats_match(opaquePointer, second.opaquePointer) != 0
    }

    /// Source: `gdk_content_formats_match_gtype`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.match_gtype.html)
    @_alwaysEmitIntoClient
    public func matchGtype(_ second: ContentFormats) -> GType {
        GType(rawValue: gdk_content_formats_match_gtype(opaquePointer, second.opaquePointer))
    }

    /// Source: `gdk_content_formats_match_mime_type`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.match_mime_type.html)
    @_alwaysEmitIntoClient
    public func matchMimeType(_ second: ContentFormats) -> String? {
        String.optional(copying: gdk_content_formats_match_mime_type(opaquePointer, second.opaquePointer))
    }

    /// Source: `gdk_content_formats_to_string`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: gdk_content_formats_to_string(opaquePointer))
    }

    /// Source: `gdk_content_formats_union`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.union.html)
    @_alwaysEmitIntoClient
    public func union(_ second: ContentFormats) -> ContentFormats {
        ContentFormats.wrapping(
            required: gdk_content_formats_union(retainedOpaquePointer, second.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `gdk_content_formats_union_deserialize_gtypes`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.union_deserialize_gtypes.html)
    @_alwaysEmitIntoClient
    public func unionDeserializeGtypes() -> ContentFormats {
        ContentFormats.wrapping(
            required: gdk_content_formats_union_deserialize_gtypes(retainedOpaquePointer),
            transfer: .full
        )
    }

    /// Source: `gdk_content_formats_union_deserialize_mime_types`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.union_deserialize_mime_types.html)
    @_alwaysEmitIntoClient
    public func unionDeserializeMimeTypes() -> ContentFormats {
        ContentFormats.wrapping(
            required: gdk_content_formats_union_deserialize_mime_types(retainedOpaquePointer),
            transfer: .full
        )
    }

    /// Source: `gdk_content_formats_union_serialize_gtypes`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.union_serialize_gtypes.html)
    @_alwaysEmitIntoClient
    public func unionSerializeGtypes() -> ContentFormats {
        ContentFormats.wrapping(
            required: gdk_content_formats_union_serialize_gtypes(retainedOpaquePointer),
            transfer: .full
        )
    }

    /// Source: `gdk_content_formats_union_serialize_mime_types`.
    /// [Reference](https://docs.gtk.org/gdk4/method.ContentFormats.union_serialize_mime_types.html)
    @_alwaysEmitIntoClient
    public func unionSerializeMimeTypes() -> ContentFormats {
        ContentFormats.wrapping(
            required: gdk_content_formats_union_serialize_mime_types(retainedOpaquePointer),
            transfer: .full
        )
    }

    /// Source: `gdk_content_formats_parse`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gdk4/type_func.ContentFormats.parse.html)
    @_alwaysEmitIntoClient
    public static func parse(_ string: String) -> ContentFormats? {
        ContentFormats.wrapping(gdk_content_formats_parse(cText(string)), transfer: .full)
    }
}
