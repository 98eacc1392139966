// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoRectangle`.
/// [Reference](https://docs.gtk.org/Pango/struct.Rectangle.html)
nonisolated public struct PangoRectangle: Hashable, Sendable {
    /// Source: `PangoRectangle.x`.
    public var x: Int
    /// Source: `PangoRectangle.y`.
    public var y: Int
    /// Source: `PangoRectangle.width`.
    public var width: Int
    /// Source: `PangoRectangle.height`.
    public var height: Int

    /// Creates a structure from its fields.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoRectangle) {
        x = swiftInteger(value.x)
        y = swiftInteger(value.y)
        width = swiftInteger(value.width)
        height = swiftInteger(value.height)
    }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoRectangle {
        CGtk.PangoRectangle(x: cInteger(x), y: cInteger(y), width: cInteger(width), height: cInteger(height))
    }
}
