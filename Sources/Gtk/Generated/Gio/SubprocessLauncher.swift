// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSubprocessLauncher`, since GLib 2.40.
/// [Reference](https://docs.gtk.org/gio/class.SubprocessLauncher.html)
open class SubprocessLauncher: Object {
    /// Source: `g_subprocess_launcher_new`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/ctor.SubprocessLauncher.new.html)
    @_alwaysEmitIntoClient
    public init(flags: SubprocessFlags = []) {
        super.init(instance: CInstance(g_subprocess_launcher_new(flags.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension SubprocessLauncher {
    /// Source: `g_subprocess_launcher_close`, since GLib 2.68.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.close.html)
    @_alwaysEmitIntoClient
    public func close() {
        g_subprocess_launcher_close(opaquePointer)
    }

    /// Source: `g_subprocess_launcher_getenv`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.getenv.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func getenv(_ variable: String) -> String? {
        String.optional(copying: g_subprocess_launcher_getenv(opaquePointer, cText(variable)))
    }

    /// Source: `g_subprocess_launcher_set_cwd`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.set_cwd.html)
    @_alwaysEmitIntoClient
    public func setCwd(_ cwd: String) {
        g_subprocess_launcher_set_cwd(opaquePointer, cText(cwd))
    }

    /// Source: `g_subprocess_launcher_set_environ`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.set_environ.html)
    @_alwaysEmitIntoClient
    public func setEnviron(_ env: [String]) {
        withStringArray(env) { envArray in
            g_subprocess_launcher_set_environ(opaquePointer, envArray)
        }
    }

    /// Source: `g_subprocess_launcher_set_flags`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.set_flags.html)
    @_alwaysEmitIntoClient
    public func setFlags(_ flags: SubprocessFlags) {
        g_subprocess_launcher_set_flags(opaquePointer, flags.cValue)
    }

    /// Source: `g_subprocess_launcher_set_stderr_file_path`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.set_stderr_file_path.html)
    @_alwaysEmitIntoClient
    public func setStderrFilePath(_ path: String?) {
        g_subprocess_launcher_set_stderr_file_path(opaquePointer, cText(ifAny: path))
    }

    /// Source: `g_subprocess_launcher_set_stdin_file_path`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.set_stdin_file_path.html)
    @_alwaysEmitIntoClient
    public func setStdinFilePath(_ path: String) {
        g_subprocess_launcher_set_stdin_file_path(opaquePointer, cText(path))
    }

    /// Source: `g_subprocess_launcher_set_stdout_file_path`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.set_stdout_file_path.html)
    @_alwaysEmitIntoClient
    public func setStdoutFilePath(_ path: String?) {
        g_subprocess_launcher_set_stdout_file_path(opaquePointer, cText(ifAny: path))
    }

    /// Source: `g_subprocess_launcher_setenv`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.setenv.html)
    @_alwaysEmitIntoClient
    public func setenv(_ variable: String, value: String, overwrite: Bool) {
        g_subprocess_launcher_setenv(opaquePointer, cText(variable), cText(value), overwrite ? 1 : 0)
    }

    /// Source: `g_subprocess_launcher_spawnv`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.spawnv.html)
    @_alwaysEmitIntoClient
    public func spawnv(_ argv: [String]) throws(GLibError) -> Subprocess {
        let result = try GLibError.check { error in
            withStringArray(argv) { argvArray in
                g_subprocess_launcher_spawnv(
                    opaquePointer,
                    UnsafeMutableRawPointer(argvArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    error
                )
            }
        }
        return Subprocess.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_subprocess_launcher_take_fd`.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.take_fd.html)
    @_alwaysEmitIntoClient
    public func takeFd(sourceFd: Int, targetFd: Int) {
        g_subprocess_launcher_take_fd(opaquePointer, cInteger(sourceFd), cInteger(targetFd))
    }

    /// Source: `g_subprocess_launcher_take_stderr_fd`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.take_stderr_fd.html)
    @_alwaysEmitIntoClient
    public func takeStderrFd(_ fd: Int) {
        g_subprocess_launcher_take_stderr_fd(opaquePointer, cInteger(fd))
    }

    /// Source: `g_subprocess_launcher_take_stdin_fd`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.take_stdin_fd.html)
    @_alwaysEmitIntoClient
    public func takeStdinFd(_ fd: Int) {
        g_subprocess_launcher_take_stdin_fd(opaquePointer, cInteger(fd))
    }

    /// Source: `g_subprocess_launcher_take_stdout_fd`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.take_stdout_fd.html)
    @_alwaysEmitIntoClient
    public func takeStdoutFd(_ fd: Int) {
        g_subprocess_launcher_take_stdout_fd(opaquePointer, cInteger(fd))
    }

    /// Source: `g_subprocess_launcher_unsetenv`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.SubprocessLauncher.unsetenv.html)
    @_alwaysEmitIntoClient
    public func unsetenv(_ variable: String) {
        g_subprocess_launcher_unsetenv(opaquePointer, cText(variable))
    }
}
