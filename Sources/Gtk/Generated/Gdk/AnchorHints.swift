// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkAnchorHints`.
/// [Reference](https://docs.gtk.org/gdk4/flags.AnchorHints.html)
nonisolated public struct AnchorHints: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_ANCHOR_FLIP_X`.
    @_alwaysEmitIntoClient
    public static var flipX: AnchorHints { AnchorHints(rawValue: 0x1) }
    /// Source: `GDK_ANCHOR_FLIP_Y`.
    @_alwaysEmitIntoClient
    public static var flipY: AnchorHints { AnchorHints(rawValue: 0x2) }
    /// Source: `GDK_ANCHOR_SLIDE_X`.
    @_alwaysEmitIntoClient
    public static var slideX: AnchorHints { AnchorHints(rawValue: 0x4) }
    /// Source: `GDK_ANCHOR_SLIDE_Y`.
    @_alwaysEmitIntoClient
    public static var slideY: AnchorHints { AnchorHints(rawValue: 0x8) }
    /// Source: `GDK_ANCHOR_RESIZE_X`.
    @_alwaysEmitIntoClient
    public static var resizeX: AnchorHints { AnchorHints(rawValue: 0x10) }
    /// Source: `GDK_ANCHOR_RESIZE_Y`.
    @_alwaysEmitIntoClient
    public static var resizeY: AnchorHints { AnchorHints(rawValue: 0x20) }
    /// Source: `GDK_ANCHOR_FLIP`.
    @_alwaysEmitIntoClient
    public static var flip: AnchorHints { AnchorHints(rawValue: 0x3) }
    /// Source: `GDK_ANCHOR_SLIDE`.
    @_alwaysEmitIntoClient
    public static var slide: AnchorHints { AnchorHints(rawValue: 0xc) }
    /// Source: `GDK_ANCHOR_RESIZE`.
    @_alwaysEmitIntoClient
    public static var resize: AnchorHints { AnchorHints(rawValue: 0x30) }

    @_alwaysEmitIntoClient
    init(_ value: GdkAnchorHints) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkAnchorHints { GdkAnchorHints(rawValue: rawValue) }
}

extension AnchorHints: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_anchor_hints_get_type()) }
}
