// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GskShadow`.
/// [Reference](https://docs.gtk.org/gsk4/struct.Shadow.html)
nonisolated public struct Shadow: Hashable, Sendable {
    /// Source: `GskShadow.color`.
    public var color: RGBA
    /// Source: `GskShadow.dx`.
    public var dx: Float
    /// Source: `GskShadow.dy`.
    public var dy: Float
    /// Source: `GskShadow.radius`.
    public var radius: Float

    /// Creates a structure from its fields.
    public init(color: RGBA, dx: Float, dy: Float, radius: Float) {
        self.color = color
        self.dx = dx
        self.dy = dy
        self.radius = radius
    }

    @_alwaysEmitIntoClient
    init(_ value: GskShadow) {
        color = RGBA(value.color)
        dx = value.dx
        dy = value.dy
        radius = value.radius
    }

    @_alwaysEmitIntoClient
    var cValue: GskShadow {
        GskShadow(color: color.cValue, dx: dx, dy: dy, radius: radius)
    }
}
