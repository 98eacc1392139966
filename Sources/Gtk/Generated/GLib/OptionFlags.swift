// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GOptionFlags`.
/// [Reference](https://docs.gtk.org/glib/flags.OptionFlags.html)
nonisolated public struct OptionFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_OPTION_FLAG_HIDDEN`.
    @_alwaysEmitIntoClient
    public static var hidden: OptionFlags { OptionFlags(rawValue: 0x1) }
    /// Source: `G_OPTION_FLAG_IN_MAIN`.
    @_alwaysEmitIntoClient
    public static var inMain: OptionFlags { OptionFlags(rawValue: 0x2) }
    /// Source: `G_OPTION_FLAG_REVERSE`.
    @_alwaysEmitIntoClient
    public static var reverse: OptionFlags { OptionFlags(rawValue: 0x4) }
    /// Source: `G_OPTION_FLAG_NO_ARG`.
    @_alwaysEmitIntoClient
    public static var noArg: OptionFlags { OptionFlags(rawValue: 0x8) }
    /// Source: `G_OPTION_FLAG_FILENAME`.
    @_alwaysEmitIntoClient
    public static var filename: OptionFlags { OptionFlags(rawValue: 0x10) }
    /// Source: `G_OPTION_FLAG_OPTIONAL_ARG`.
    @_alwaysEmitIntoClient
    public static var optionalArg: OptionFlags { OptionFlags(rawValue: 0x20) }
    /// Source: `G_OPTION_FLAG_NOALIAS`.
    @_alwaysEmitIntoClient
    public static var noalias: OptionFlags { OptionFlags(rawValue: 0x40) }

    @_alwaysEmitIntoClient
    init(_ value: GOptionFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GOptionFlags { GOptionFlags(rawValue: rawValue) }
}

extension OptionFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .uint }
}
