// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkToplevelState`.
/// [Reference](https://docs.gtk.org/gdk4/flags.ToplevelState.html)
nonisolated public struct ToplevelState: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_TOPLEVEL_STATE_MINIMIZED`.
    public static let minimized = ToplevelState(rawValue: 0x1)
    /// Source: `GDK_TOPLEVEL_STATE_MAXIMIZED`.
    public static let maximized = ToplevelState(rawValue: 0x2)
    /// Source: `GDK_TOPLEVEL_STATE_STICKY`.
    public static let sticky = ToplevelState(rawValue: 0x4)
    /// Source: `GDK_TOPLEVEL_STATE_FULLSCREEN`.
    public static let fullscreen = ToplevelState(rawValue: 0x8)
    /// Source: `GDK_TOPLEVEL_STATE_ABOVE`.
    public static let above = ToplevelState(rawValue: 0x10)
    /// Source: `GDK_TOPLEVEL_STATE_BELOW`.
    public static let below = ToplevelState(rawValue: 0x20)
    /// Source: `GDK_TOPLEVEL_STATE_FOCUSED`.
    public static let focused = ToplevelState(rawValue: 0x40)
    /// Source: `GDK_TOPLEVEL_STATE_TILED`.
    public static let tiled = ToplevelState(rawValue: 0x80)
    /// Source: `GDK_TOPLEVEL_STATE_TOP_TILED`.
    public static let topTiled = ToplevelState(rawValue: 0x100)
    /// Source: `GDK_TOPLEVEL_STATE_TOP_RESIZABLE`.
    public static let topResizable = ToplevelState(rawValue: 0x200)
    /// Source: `GDK_TOPLEVEL_STATE_RIGHT_TILED`.
    public static let rightTiled = ToplevelState(rawValue: 0x400)
    /// Source: `GDK_TOPLEVEL_STATE_RIGHT_RESIZABLE`.
    public static let rightResizable = ToplevelState(rawValue: 0x800)
    /// Source: `GDK_TOPLEVEL_STATE_BOTTOM_TILED`.
    public static let bottomTiled = ToplevelState(rawValue: 0x1000)
    /// Source: `GDK_TOPLEVEL_STATE_BOTTOM_RESIZABLE`.
    public static let bottomResizable = ToplevelState(rawValue: 0x2000)
    /// Source: `GDK_TOPLEVEL_STATE_LEFT_TILED`.
    public static let leftTiled = ToplevelState(rawValue: 0x4000)
    /// Source: `GDK_TOPLEVEL_STATE_LEFT_RESIZABLE`.
    public static let leftResizable = ToplevelState(rawValue: 0x8000)

    init(_ value: GdkToplevelState) { self.init(rawValue: value.rawValue) }

    var cValue: GdkToplevelState { GdkToplevelState(rawValue: rawValue) }
}

extension ToplevelState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_toplevel_state_get_type()) }
}
