// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkRGBA`.
/// [Reference](https://docs.gtk.org/gdk4/struct.RGBA.html)
nonisolated public struct RGBA: Hashable, Sendable {
    /// Source: `GdkRGBA.red`.
    public var red: Float
    /// Source: `GdkRGBA.green`.
    public var green: Float
    /// Source: `GdkRGBA.blue`.
    public var blue: Float
    /// Source: `GdkRGBA.alpha`.
    public var alpha: Float

    /// Creates a structure from its fields.
    public init(red: Float, green: Float, blue: Float, alpha: Float) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkRGBA) {
        red = value.red
        green = value.green
        blue = value.blue
        alpha = value.alpha
    }

    @_alwaysEmitIntoClient
    var cValue: GdkRGBA {
        GdkRGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Source: `gdk_rgba_is_clear`.
    /// [Reference](https://docs.gtk.org/gdk4/method.RGBA.is_clear.html)
    @_alwaysEmitIntoClient
    public var isClear: Bool {
        var structure = cValue
        return gdk_rgba_is_clear(&structure) != 0
    }

    /// Source: `gdk_rgba_is_opaque`.
    /// [Reference](https://docs.gtk.org/gdk4/method.RGBA.is_opaque.html)
    @_alwaysEmitIntoClient
    public var isOpaque: Bool {
        var structure = cValue
        return gdk_rgba_is_opaque(&structure) != 0
    }

    /// Source: `gdk_rgba_to_string`.
    /// [Reference](https://docs.gtk.org/gdk4/method.RGBA.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        var structure = cValue
        return String(taking: gdk_rgba_to_string(&structure))
    }
}

extension RGBA: ValueConvertible, NullableValue, OutParameterContent {
    /// The GType of the structure.
    public static var valueType: GType { GType(rawValue: gdk_rgba_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> RGBA {
        RGBA(storage.address(of: GdkRGBA.self).pointee)
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        var value = cValue
        g_value_set_boxed(storage.pointer, &value)
    }

    /// Returns an out parameter that reads and writes the structure in the storage.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<RGBA> {
        let address = storage.address(of: GdkRGBA.self)
        return OutParameter(get: { RGBA(address.pointee) }, set: { address.pointee = $0.cValue })
    }
}
