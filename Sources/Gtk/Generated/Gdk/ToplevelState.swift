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
    @_alwaysEmitIntoClient
    public static var minimized: ToplevelState { ToplevelState(rawValue: 0x1) }
    /// Source: `GDK_TOPLEVEL_STATE_MAXIMIZED`.
    @_alwaysEmitIntoClient
    public static var maximized: ToplevelState { ToplevelState(rawValue: 0x2) }
    /// Source: `GDK_TOPLEVEL_STATE_STICKY`.
    @_alwaysEmitIntoClient
    public static var sticky: ToplevelState { ToplevelState(rawValue: 0x4) }
    /// Source: `GDK_TOPLEVEL_STATE_FULLSCREEN`.
    @_alwaysEmitIntoClient
    public static var fullscreen: ToplevelState { ToplevelState(rawValue: 0x8) }
    /// Source: `GDK_TOPLEVEL_STATE_ABOVE`.
    @_alwaysEmitIntoClient
    public static var above: ToplevelState { ToplevelState(rawValue: 0x10) }
    /// Source: `GDK_TOPLEVEL_STATE_BELOW`.
    @_alwaysEmitIntoClient
    public static var below: ToplevelState { ToplevelState(rawValue: 0x20) }
    /// Source: `GDK_TOPLEVEL_STATE_FOCUSED`.
    @_alwaysEmitIntoClient
    public static var focused: ToplevelState { ToplevelState(rawValue: 0x40) }
    /// Source: `GDK_TOPLEVEL_STATE_TILED`.
    @_alwaysEmitIntoClient
    public static var tiled: ToplevelState { ToplevelState(rawValue: 0x80) }
    /// Source: `GDK_TOPLEVEL_STATE_TOP_TILED`.
    @_alwaysEmitIntoClient
    public static var topTiled: ToplevelState { ToplevelState(rawValue: 0x100) }
    /// Source: `GDK_TOPLEVEL_STATE_TOP_RESIZABLE`.
    @_alwaysEmitIntoClient
    public static var topResizable: ToplevelState { ToplevelState(rawValue: 0x200) }
    /// Source: `GDK_TOPLEVEL_STATE_RIGHT_TILED`.
    @_alwaysEmitIntoClient
    public static var rightTiled: ToplevelState { ToplevelState(rawValue: 0x400) }
    /// Source: `GDK_TOPLEVEL_STATE_RIGHT_RESIZABLE`.
    @_alwaysEmitIntoClient
    public static var rightResizable: ToplevelState { ToplevelState(rawValue: 0x800) }
    /// Source: `GDK_TOPLEVEL_STATE_BOTTOM_TILED`.
    @_alwaysEmitIntoClient
    public static var bottomTiled: ToplevelState { ToplevelState(rawValue: 0x1000) }
    /// Source: `GDK_TOPLEVEL_STATE_BOTTOM_RESIZABLE`.
    @_alwaysEmitIntoClient
    public static var bottomResizable: ToplevelState { ToplevelState(rawValue: 0x2000) }
    /// Source: `GDK_TOPLEVEL_STATE_LEFT_TILED`.
    @_alwaysEmitIntoClient
    public static var leftTiled: ToplevelState { ToplevelState(rawValue: 0x4000) }
    /// Source: `GDK_TOPLEVEL_STATE_LEFT_RESIZABLE`.
    @_alwaysEmitIntoClient
    public static var leftResizable: ToplevelState { ToplevelState(rawValue: 0x8000) }

    @_alwaysEmitIntoClient
    init(_ value: GdkToplevelState) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkToplevelState { GdkToplevelState(rawValue: rawValue) }
}

extension ToplevelState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_toplevel_state_get_type()) }
}
