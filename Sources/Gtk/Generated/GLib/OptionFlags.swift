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
    public static let hidden = OptionFlags(rawValue: 0x1)
    /// Source: `G_OPTION_FLAG_IN_MAIN`.
    public static let inMain = OptionFlags(rawValue: 0x2)
    /// Source: `G_OPTION_FLAG_REVERSE`.
    public static let reverse = OptionFlags(rawValue: 0x4)
    /// Source: `G_OPTION_FLAG_NO_ARG`.
    public static let noArg = OptionFlags(rawValue: 0x8)
    /// Source: `G_OPTION_FLAG_FILENAME`.
    public static let filename = OptionFlags(rawValue: 0x10)
    /// Source: `G_OPTION_FLAG_OPTIONAL_ARG`.
    public static let optionalArg = OptionFlags(rawValue: 0x20)
    /// Source: `G_OPTION_FLAG_NOALIAS`.
    public static let noalias = OptionFlags(rawValue: 0x40)

    init(_ value: GOptionFlags) { self.init(rawValue: value.rawValue) }

    var cValue: GOptionFlags { GOptionFlags(rawValue: rawValue) }
}

extension OptionFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .uint }
}
