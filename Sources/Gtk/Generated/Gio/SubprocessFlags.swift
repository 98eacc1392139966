// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSubprocessFlags`, since GLib 2.40.
/// [Reference](https://docs.gtk.org/gio/flags.SubprocessFlags.html)
nonisolated public struct SubprocessFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_SUBPROCESS_FLAGS_STDIN_PIPE`.
    public static let stdinPipe = SubprocessFlags(rawValue: 0x1)
    /// Source: `G_SUBPROCESS_FLAGS_STDIN_INHERIT`.
    public static let stdinInherit = SubprocessFlags(rawValue: 0x2)
    /// Source: `G_SUBPROCESS_FLAGS_STDOUT_PIPE`.
    public static let stdoutPipe = SubprocessFlags(rawValue: 0x4)
    /// Source: `G_SUBPROCESS_FLAGS_STDOUT_SILENCE`.
    public static let stdoutSilence = SubprocessFlags(rawValue: 0x8)
    /// Source: `G_SUBPROCESS_FLAGS_STDERR_PIPE`.
    public static let stderrPipe = SubprocessFlags(rawValue: 0x10)
    /// Source: `G_SUBPROCESS_FLAGS_STDERR_SILENCE`.
    public static let stderrSilence = SubprocessFlags(rawValue: 0x20)
    /// Source: `G_SUBPROCESS_FLAGS_STDERR_MERGE`.
    public static let stderrMerge = SubprocessFlags(rawValue: 0x40)
    /// Source: `G_SUBPROCESS_FLAGS_INHERIT_FDS`.
    public static let inheritFds = SubprocessFlags(rawValue: 0x80)
    /// Source: `G_SUBPROCESS_FLAGS_SEARCH_PATH_FROM_ENVP`.
    public static let searchPathFromEnvp = SubprocessFlags(rawValue: 0x100)

    init(_ value: GSubprocessFlags) { self.init(rawValue: value.rawValue) }

    var cValue: GSubprocessFlags { GSubprocessFlags(rawValue: rawValue) }
}

extension SubprocessFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_subprocess_flags_get_type()) }
}
