// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkRectangle`.
/// [Reference](https://docs.gtk.org/gdk4/struct.Rectangle.html)
nonisolated public struct GdkRectangle: Hashable, Sendable {
    /// Source: `GdkRectangle.x`.
    public var x: Int
    /// Source: `GdkRectangle.y`.
    public var y: Int
    /// Source: `GdkRectangle.width`.
    public var width: Int
    /// Source: `GdkRectangle.height`.
    public var height: Int

    /// Creates a structure from its fields.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.GdkRectangle) {
        x = swiftInteger(value.x)
        y = swiftInteger(value.y)
        width = swiftInteger(value.width)
        height = swiftInteger(value.height)
    }

    @_alwaysEmitIntoClient
    var cValue: CGtk.GdkRectangle {
        CGtk.GdkRectangle(x: cInteger(x), y: cInteger(y), width: cInteger(width), height: cInteger(height))
    }

    /// Source: `gdk_rectangle_contains_point`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Rectangle.contains_point.html)
    @_alwaysEmitIntoClient
    public func containsPoint(x: Int, y: Int) -> Bool {
        var structure = cValue
        return gdk_rectangle_contains_point(&structure, cInteger(x), cInteger(y)) != 0
    }

    /// Source: `gdk_rectangle_intersect`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Rectangle.intersect.html)
    @_alwaysEmitIntoClient
    public func intersection(_ src2: GdkRectangle) -> GdkRectangle? {
        var structure = cValue
        var src2Value = src2.cValue
        var dest = CGtk.GdkRectangle()
        guard gdk_rectangle_intersect(&structure, &src2Value, &dest) != 0 else { return nil }
        return GdkRectangle(dest)
    }

    /// Source: `gdk_rectangle_union`.
    /// [Reference](https://docs.gtk.org/gdk4/method.Rectangle.union.html)
    @_alwaysEmitIntoClient
    public func union(_ src2: GdkRectangle) -> GdkRectangle {
        var structure = cValue
        var src2Value = src2.cValue
        var dest = CGtk.GdkRectangle()
        gdk_rectangle_union(&structure, &src2Value, &dest)
        return GdkRectangle(dest)
    }
}

extension GdkRectangle: ValueConvertible, NullableValue, OutParameterContent {
    /// The GType of the structure.
    public static var valueType: GType { GType(rawValue: gdk_rectangle_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> GdkRectangle {
        GdkRectangle(storage.address(of: CGtk.GdkRectangle.self).pointee)
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        var value = cValue
        g_value_set_boxed(storage.pointer, &value)
    }

    /// Returns an out parameter that reads and writes the structure in the storage.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<GdkRectangle> {
        let address = storage.address(of: CGtk.GdkRectangle.self)
        return OutParameter(get: { GdkRectangle(address.pointee) }, set: { address.pointee = $0.cValue })
    }
}
