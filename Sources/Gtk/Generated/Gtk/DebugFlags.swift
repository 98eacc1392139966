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
    public static let text = DebugFlags(rawValue: 0x1)
    /// Source: `GTK_DEBUG_TREE`.
    public static let tree = DebugFlags(rawValue: 0x2)
    /// Source: `GTK_DEBUG_KEYBINDINGS`.
    public static let keybindings = DebugFlags(rawValue: 0x4)
    /// Source: `GTK_DEBUG_MODULES`.
    public static let modules = DebugFlags(rawValue: 0x8)
    /// Source: `GTK_DEBUG_GEOMETRY`.
    public static let geometry = DebugFlags(rawValue: 0x10)
    /// Source: `GTK_DEBUG_ICONTHEME`.
    public static let icontheme = DebugFlags(rawValue: 0x20)
    /// Source: `GTK_DEBUG_PRINTING`.
    public static let printing = DebugFlags(rawValue: 0x40)
    /// Source: `GTK_DEBUG_BUILDER`.
    public static let builder = DebugFlags(rawValue: 0x80)
    /// Source: `GTK_DEBUG_SIZE_REQUEST`.
    public static let sizeRequest = DebugFlags(rawValue: 0x100)
    /// Source: `GTK_DEBUG_NO_CSS_CACHE`.
    public static let noCssCache = DebugFlags(rawValue: 0x200)
    /// Source: `GTK_DEBUG_INTERACTIVE`.
    public static let interactive = DebugFlags(rawValue: 0x400)
    /// Source: `GTK_DEBUG_TOUCHSCREEN`.
    public static let touchscreen = DebugFlags(rawValue: 0x800)
    /// Source: `GTK_DEBUG_ACTIONS`.
    public static let actions = DebugFlags(rawValue: 0x1000)
    /// Source: `GTK_DEBUG_LAYOUT`.
    public static let layout = DebugFlags(rawValue: 0x2000)
    /// Source: `GTK_DEBUG_SNAPSHOT`.
    public static let snapshot = DebugFlags(rawValue: 0x4000)
    /// Source: `GTK_DEBUG_CONSTRAINTS`.
    public static let constraints = DebugFlags(rawValue: 0x8000)
    /// Source: `GTK_DEBUG_BUILDER_OBJECTS`.
    public static let builderObjects = DebugFlags(rawValue: 0x10000)
    /// Source: `GTK_DEBUG_A11Y`.
    public static let a11y = DebugFlags(rawValue: 0x20000)
    /// Source: `GTK_DEBUG_ICONFALLBACK`.
    public static let iconfallback = DebugFlags(rawValue: 0x40000)
    /// Source: `GTK_DEBUG_INVERT_TEXT_DIR`.
    public static let invertTextDir = DebugFlags(rawValue: 0x80000)

    init(_ value: GtkDebugFlags) { self.init(rawValue: value.rawValue) }

    var cValue: GtkDebugFlags { GtkDebugFlags(rawValue: rawValue) }
}

extension DebugFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_debug_flags_get_type()) }
}
