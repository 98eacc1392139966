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
    @_alwaysEmitIntoClient
    public static var stdinPipe: SubprocessFlags { SubprocessFlags(rawValue: 0x1) }
    /// Source: `G_SUBPROCESS_FLAGS_STDIN_INHERIT`.
    @_alwaysEmitIntoClient
    public static var stdinInherit: SubprocessFlags { SubprocessFlags(rawValue: 0x2) }
    /// Source: `G_SUBPROCESS_FLAGS_STDOUT_PIPE`.
    @_alwaysEmitIntoClient
    public static var stdoutPipe: SubprocessFlags { SubprocessFlags(rawValue: 0x4) }
    /// Source: `G_SUBPROCESS_FLAGS_STDOUT_SILENCE`.
    @_alwaysEmitIntoClient
    public static var stdoutSilence: SubprocessFlags { SubprocessFlags(rawValue: 0x8) }
    /// Source: `G_SUBPROCESS_FLAGS_STDERR_PIPE`.
    @_alwaysEmitIntoClient
    public static var stderrPipe: SubprocessFlags { SubprocessFlags(rawValue: 0x10) }
    /// Source: `G_SUBPROCESS_FLAGS_STDERR_SILENCE`.
    @_alwaysEmitIntoClient
    public static var stderrSilence: SubprocessFlags { SubprocessFlags(rawValue: 0x20) }
    /// Source: `G_SUBPROCESS_FLAGS_STDERR_MERGE`.
    @_alwaysEmitIntoClient
    public static var stderrMerge: SubprocessFlags { SubprocessFlags(rawValue: 0x40) }
    /// Source: `G_SUBPROCESS_FLAGS_INHERIT_FDS`.
    @_alwaysEmitIntoClient
    public static var inheritFds: SubprocessFlags { SubprocessFlags(rawValue: 0x80) }
    /// Source: `G_SUBPROCESS_FLAGS_SEARCH_PATH_FROM_ENVP`.
    @_alwaysEmitIntoClient
    public static var searchPathFromEnvp: SubprocessFlags { SubprocessFlags(rawValue: 0x100) }

    @_alwaysEmitIntoClient
    init(_ value: GSubprocessFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GSubprocessFlags { GSubprocessFlags(rawValue: rawValue) }
}

extension SubprocessFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_subprocess_flags_get_type()) }
}
