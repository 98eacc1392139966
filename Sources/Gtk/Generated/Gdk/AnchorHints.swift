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
    public static let flipX = AnchorHints(rawValue: 0x1)
    /// Source: `GDK_ANCHOR_FLIP_Y`.
    public static let flipY = AnchorHints(rawValue: 0x2)
    /// Source: `GDK_ANCHOR_SLIDE_X`.
    public static let slideX = AnchorHints(rawValue: 0x4)
    /// Source: `GDK_ANCHOR_SLIDE_Y`.
    public static let slideY = AnchorHints(rawValue: 0x8)
    /// Source: `GDK_ANCHOR_RESIZE_X`.
    public static let resizeX = AnchorHints(rawValue: 0x10)
    /// Source: `GDK_ANCHOR_RESIZE_Y`.
    public static let resizeY = AnchorHints(rawValue: 0x20)
    /// Source: `GDK_ANCHOR_FLIP`.
    public static let flip = AnchorHints(rawValue: 0x3)
    /// Source: `GDK_ANCHOR_SLIDE`.
    public static let slide = AnchorHints(rawValue: 0xc)
    /// Source: `GDK_ANCHOR_RESIZE`.
    public static let resize = AnchorHints(rawValue: 0x30)

    init(_ value: GdkAnchorHints) { self.init(rawValue: value.rawValue) }

    var cValue: GdkAnchorHints { GdkAnchorHints(rawValue: rawValue) }
}

extension AnchorHints: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_anchor_hints_get_type()) }
}
