// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPageRange`.
/// [Reference](https://docs.gtk.org/gtk4/struct.PageRange.html)
nonisolated public struct PageRange: Hashable, Sendable {
    /// Source: `GtkPageRange.start`.
    public var start: Int
    /// Source: `GtkPageRange.end`.
    public var end: Int

    /// Creates a structure from its fields.
    public init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPageRange) {
        start = swiftInteger(value.start)
        end = swiftInteger(value.end)
    }

    @_alwaysEmitIntoClient
    var cValue: GtkPageRange {
        GtkPageRange(start: cInteger(start), end: cInteger(end))
    }
}
