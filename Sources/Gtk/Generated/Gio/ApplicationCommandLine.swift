// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GApplicationCommandLine`.
/// [Reference](https://docs.gtk.org/gio/class.ApplicationCommandLine.html)
open class ApplicationCommandLine: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ApplicationCommandLine {
    @_alwaysEmitIntoClient
    var applicationCommandLinePointer: UnsafeMutablePointer<GApplicationCommandLine> { pointer() }

    /// Source: `g_application_command_line_get_is_remote`.
    /// [Reference](https://docs.gtk.org/gio/property.ApplicationCommandLine.is-remote.html)
    @_alwaysEmitIntoClient
    public var isRemote: Bool {
        g_application_command_line_get_is_remote(applicationCommandLinePointer) != 0
    }

    /// Source: `g_application_command_line_get_cwd`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_cwd.html)
    @_alwaysEmitIntoClient
    public var cwd: String? {
        String.optional(copying: g_application_command_line_get_cwd(applicationCommandLinePointer))
    }

    /// Source: `g_application_command_line_get_environ`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_environ.html)
    @_alwaysEmitIntoClient
    public var environ: [String] {
        [String](copying: g_application_command_line_get_environ(applicationCommandLinePointer))
    }

    /// Source: `g_application_command_line_get_exit_status`, `g_application_command_line_set_exit_status`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_exit_status.html)
    @_alwaysEmitIntoClient
    public var exitStatus: Int {
        get {
            swiftInteger(g_application_command_line_get_exit_status(applicationCommandLinePointer))
        }
        set {
            g_application_command_line_set_exit_status(applicationCommandLinePointer, cInteger(newValue))
        }
    }

    /// Source: `g_application_command_line_get_options_dict`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_options_dict.html)
    @_alwaysEmitIntoClient
    public var optionsDict: VariantDict {
        VariantDict.wrapping(required: g_application_command_line_get_options_dict(applicationCommandLinePointer))
    }

    /// Source: `g_application_command_line_get_platform_data`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_platform_data.html)
    @_alwaysEmitIntoClient
    public var platformData: Variant? {
        Variant.wrapping(g_application_command_line_get_platform_data(applicationCommandLinePointer), transfer: .full)
    }

    /// Source: `g_application_command_line_get_stdin`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_stdin.html)
    @_alwaysEmitIntoClient
    public var stdin: GioInputStream? {
        GioInputStream.wrapping(g_application_command_line_get_stdin(applicationCommandLinePointer), transfer: .full)
    }

    /// Source: `g_application_command_line_create_file_for_arg`, since GLib 2.36.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.create_file_for_arg.html)
    @_alwaysEmitIntoClient
    public func createFileForArg(_ arg: String) -> any File {
        wrappingInterface(
            required: g_application_command_line_create_file_for_arg(applicationCommandLinePointer, cText(arg)),
            transfer: .full
        )
    }

    /// Source: `g_application_command_line_getenv`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.ApplicationCommandLine.getenv.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func getenv(_ name: String) -> String? {
        String.optional(copying: g_application_command_line_getenv(applicationCommandLinePointer, cText(name)))
    }
}
