// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCssLocation`.
/// [Reference](https://docs.gtk.org/gtk4/struct.CssLocation.html)
nonisolated public struct CssLocation: Hashable, Sendable {
    /// Source: `GtkCssLocation.bytes`.
    public var bytes: Int
    /// Source: `GtkCssLocation.chars`.
    public var chars: Int
    /// Source: `GtkCssLocation.lines`.
    public var lines: Int
    /// Source: `GtkCssLocation.line_bytes`.
    public var lineBytes: Int
    /// Source: `GtkCssLocation.line_chars`.
    public var lineChars: Int

    /// Creates a structure from its fields.
    public init(bytes: Int, chars: Int, lines: Int, lineBytes: Int, lineChars: Int) {
        self.bytes = bytes
        self.chars = chars
        self.lines = lines
        self.lineBytes = lineBytes
        self.lineChars = lineChars
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCssLocation) {
        bytes = swiftInteger(value.bytes)
        chars = swiftInteger(value.chars)
        lines = swiftInteger(value.lines)
        lineBytes = swiftInteger(value.line_bytes)
        lineChars = swiftInteger(value.line_chars)
    }

    @_alwaysEmitIntoClient
    var cValue: GtkCssLocation {
        GtkCssLocation(
            bytes: cInteger(bytes),
            chars: cInteger(chars),
            lines: cInteger(lines),
            line_bytes: cInteger(lineBytes),
            line_chars: cInteger(lineChars)
        )
    }
}
