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

/// Source: `GdkContentFormats`.
/// [Reference](https://docs.gtk.org/gdk4/struct.ContentFormats.html)
public final class ContentFormats: Boxed {
    public override class var valueType: GType { GType(rawValue: gdk_content_formats_get_type()) }

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
        return cArray(result, count: Int(nGtypes)) { GType(rawValue: $0) }
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

/// Source: `GdkCrossingEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.CrossingEvent.html)
open class CrossingEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gdk_crossing_event_get_type()) }
}

extension CrossingEvent {
    /// Source: `gdk_crossing_event_get_detail`.
    /// [Reference](https://docs.gtk.org/gdk4/method.CrossingEvent.get_detail.html)
    @_alwaysEmitIntoClient
    public var detail: NotifyType {
        NotifyType(gdk_crossing_event_get_detail(opaquePointer))
    }

    /// Source: `gdk_crossing_event_get_focus`.
    /// [Reference](https://docs.gtk.org/gdk4/method.CrossingEvent.get_focus.html)
    @_alwaysEmitIntoClient
    public var focus: Bool {
        gdk_crossing_event_get_focus(opaquePointer) != 0
    }

    /// Source: `gdk_crossing_event_get_mode`.
    /// [Reference](https://docs.gtk.org/gdk4/method.CrossingEvent.get_mode.html)
    @_alwaysEmitIntoClient
    public var mode: CrossingMode {
        CrossingMode(gdk_crossing_event_get_mode(opaquePointer))
    }
}

/// Source: `GdkCrossingMode`.
/// [Reference](https://docs.gtk.org/gdk4/enum.CrossingMode.html)
nonisolated public enum CrossingMode: Enumeration {
    /// Source: `GDK_CROSSING_NORMAL`.
    case normal
    /// Source: `GDK_CROSSING_GRAB`.
    case grab
    /// Source: `GDK_CROSSING_UNGRAB`.
    case ungrab
    /// Source: `GDK_CROSSING_GTK_GRAB`.
    case gtkGrab
    /// Source: `GDK_CROSSING_GTK_UNGRAB`.
    case gtkUngrab
    /// Source: `GDK_CROSSING_STATE_CHANGED`.
    case stateChanged
    /// Source: `GDK_CROSSING_TOUCH_BEGIN`.
    case touchBegin
    /// Source: `GDK_CROSSING_TOUCH_END`.
    case touchEnd
    /// Source: `GDK_CROSSING_DEVICE_SWITCH`.
    case deviceSwitch
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CrossingMode] = [
        .normal,
        .grab,
        .ungrab,
        .gtkGrab,
        .gtkUngrab,
        .stateChanged,
        .touchBegin,
        .touchEnd,
        .deviceSwitch,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .grab
        case 2: self = .ungrab
        case 3: self = .gtkGrab
        case 4: self = .gtkUngrab
        case 5: self = .stateChanged
        case 6: self = .touchBegin
        case 7: self = .touchEnd
        case 8: self = .deviceSwitch
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .grab: 1
        case .ungrab: 2
        case .gtkGrab: 3
        case .gtkUngrab: 4
        case .stateChanged: 5
        case .touchBegin: 6
        case .touchEnd: 7
        case .deviceSwitch: 8
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkCrossingMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkCrossingMode { GdkCrossingMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CrossingMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_crossing_mode_get_type()) }
}

/// Source: `GdkCursor`.
/// [Reference](https://docs.gtk.org/gdk4/class.Cursor.html)
open class Cursor: Object {
    /// Source: `gdk_cursor_new_from_name`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Cursor.new_from_name.html)
    @_alwaysEmitIntoClient
    public init?(name: String, fallback: Cursor? = nil) {
        guard let instance = gdk_cursor_new_from_name(cText(name), fallback?.opaquePointer) else { return nil }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Source: `gdk_cursor_new_from_texture`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.Cursor.new_from_texture.html)
    @_alwaysEmitIntoClient
    public init(texture: Texture, hotspotX: Int, hotspotY: Int, fallback: Cursor? = nil) {
        super.init(
            instance: CInstance(
                gdk_cursor_new_from_texture(
                    texture.opaquePointer,
                    cInteger(hotspotX),
                    cInteger(hotspotY),
                    fallback?.opaquePointer
                )
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Cursor {
    /// Source: `gdk_cursor_get_fallback`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Cursor.fallback.html)
    @_alwaysEmitIntoClient
    public var fallback: Cursor? {
        Cursor.wrapping(gdk_cursor_get_fallback(opaquePointer))
    }

    /// Source: `gdk_cursor_get_hotspot_x`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Cursor.hotspot-x.html)
    @_alwaysEmitIntoClient
    public var hotspotX: Int {
        Int(gdk_cursor_get_hotspot_x(opaquePointer))
    }

    /// Source: `gdk_cursor_get_hotspot_y`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Cursor.hotspot-y.html)
    @_alwaysEmitIntoClient
    public var hotspotY: Int {
        Int(gdk_cursor_get_hotspot_y(opaquePointer))
    }

    /// Source: `gdk_cursor_get_name`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Cursor.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        String.optional(copying: gdk_cursor_get_name(opaquePointer))
    }

    /// Source: `gdk_cursor_get_texture`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Cursor.texture.html)
    @_alwaysEmitIntoClient
    public var texture: Texture? {
        Texture.wrapping(gdk_cursor_get_texture(opaquePointer))
    }
}
