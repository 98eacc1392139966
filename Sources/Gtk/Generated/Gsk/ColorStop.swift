// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GskColorStop`.
/// [Reference](https://docs.gtk.org/gsk4/struct.ColorStop.html)
nonisolated public struct ColorStop: Hashable, Sendable {
    /// Source: `GskColorStop.offset`.
    public var offset: Float
    /// Source: `GskColorStop.color`.
    public var color: RGBA

    /// Creates a structure from its fields.
    public init(offset: Float, color: RGBA) {
        self.offset = offset
        self.color = color
    }

    @_alwaysEmitIntoClient
    init(_ value: GskColorStop) {
        offset = value.offset
        color = RGBA(value.color)
    }

    @_alwaysEmitIntoClient
    var cValue: GskColorStop {
        GskColorStop(offset: offset, color: color.cValue)
    }
}
