// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDebugFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.DebugFlags.html)
nonisolated public struct DebugFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_DEBUG_TEXT`.
    @_alwaysEmitIntoClient
    public static var text: DebugFlags { DebugFlags(rawValue: 0x1) }
    /// Source: `GTK_DEBUG_TREE`.
    @_alwaysEmitIntoClient
    public static var tree: DebugFlags { DebugFlags(rawValue: 0x2) }
    /// Source: `GTK_DEBUG_KEYBINDINGS`.
    @_alwaysEmitIntoClient
    public static var keybindings: DebugFlags { DebugFlags(rawValue: 0x4) }
    /// Source: `GTK_DEBUG_MODULES`.
    @_alwaysEmitIntoClient
    public static var modules: DebugFlags { DebugFlags(rawValue: 0x8) }
    /// Source: `GTK_DEBUG_GEOMETRY`.
    @_alwaysEmitIntoClient
    public static var geometry: DebugFlags { DebugFlags(rawValue: 0x10) }
    /// Source: `GTK_DEBUG_ICONTHEME`.
    @_alwaysEmitIntoClient
    public static var icontheme: DebugFlags { DebugFlags(rawValue: 0x20) }
    /// Source: `GTK_DEBUG_PRINTING`.
    @_alwaysEmitIntoClient
    public static var printing: DebugFlags { DebugFlags(rawValue: 0x40) }
    /// Source: `GTK_DEBUG_BUILDER`.
    @_alwaysEmitIntoClient
    public static var builder: DebugFlags { DebugFlags(rawValue: 0x80) }
    /// Source: `GTK_DEBUG_SIZE_REQUEST`.
    @_alwaysEmitIntoClient
    public static var sizeRequest: DebugFlags { DebugFlags(rawValue: 0x100) }
    /// Source: `GTK_DEBUG_NO_CSS_CACHE`.
    @_alwaysEmitIntoClient
    public static var noCssCache: DebugFlags { DebugFlags(rawValue: 0x200) }
    /// Source: `GTK_DEBUG_INTERACTIVE`.
    @_alwaysEmitIntoClient
    public static var interactive: DebugFlags { DebugFlags(rawValue: 0x400) }
    /// Source: `GTK_DEBUG_TOUCHSCREEN`.
    @_alwaysEmitIntoClient
    public static var touchscreen: DebugFlags { DebugFlags(rawValue: 0x800) }
    /// Source: `GTK_DEBUG_ACTIONS`.
    @_alwaysEmitIntoClient
    public static var actions: DebugFlags { DebugFlags(rawValue: 0x1000) }
    /// Source: `GTK_DEBUG_LAYOUT`.
    @_alwaysEmitIntoClient
    public static var layout: DebugFlags { DebugFlags(rawValue: 0x2000) }
    /// Source: `GTK_DEBUG_SNAPSHOT`.
    @_alwaysEmitIntoClient
    public static var snapshot: DebugFlags { DebugFlags(rawValue: 0x4000) }
    /// Source: `GTK_DEBUG_CONSTRAINTS`.
    @_alwaysEmitIntoClient
    public static var constraints: DebugFlags { DebugFlags(rawValue: 0x8000) }
    /// Source: `GTK_DEBUG_BUILDER_OBJECTS`.
    @_alwaysEmitIntoClient
    public static var builderObjects: DebugFlags { DebugFlags(rawValue: 0x10000) }
    /// Source: `GTK_DEBUG_A11Y`.
    @_alwaysEmitIntoClient
    public static var a11y: DebugFlags { DebugFlags(rawValue: 0x20000) }
    /// Source: `GTK_DEBUG_ICONFALLBACK`.
    @_alwaysEmitIntoClient
    public static var iconfallback: DebugFlags { DebugFlags(rawValue: 0x40000) }
    /// Source: `GTK_DEBUG_INVERT_TEXT_DIR`.
    @_alwaysEmitIntoClient
    public static var invertTextDir: DebugFlags { DebugFlags(rawValue: 0x80000) }

    @_alwaysEmitIntoClient
    init(_ value: GtkDebugFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkDebugFlags { GtkDebugFlags(rawValue: rawValue) }
}

extension DebugFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_debug_flags_get_type()) }
}
