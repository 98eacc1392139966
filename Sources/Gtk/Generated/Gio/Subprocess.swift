// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GSubprocess`, since GLib 2.40.
/// [Reference](https://docs.gtk.org/gio/class.Subprocess.html)
open class Subprocess: Object, Initable {
    /// Source: `g_subprocess_newv`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/ctor.Subprocess.new.html)
    @_alwaysEmitIntoClient
    public init(argv: [String], flags: SubprocessFlags = []) throws(GLibError) {
        let instance = try GLibError.check { error in
            withStringArray(argv) { argvArray in
                g_subprocess_newv(
                    UnsafeMutableRawPointer(argvArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    flags.cValue,
                    error
                )
            }
        }
        super.init(instance: CInstance(instance), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Subprocess {
    /// Source: `g_subprocess_get_exit_status`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_exit_status.html)
    @_alwaysEmitIntoClient
    public var exitStatus: Int {
        swiftInteger(g_subprocess_get_exit_status(opaquePointer))
    }

    /// Source: `g_subprocess_get_identifier`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_identifier.html)
    @_alwaysEmitIntoClient
    public var identifier: String? {
        String.optional(copying: g_subprocess_get_identifier(opaquePointer))
    }

    /// Source: `g_subprocess_get_if_exited`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_if_exited.html)
    @_alwaysEmitIntoClient
    public var ifExited: Bool {
        g_subprocess_get_if_exited(opaquePointer) != 0
    }

    /// Source: `g_subprocess_get_if_signaled`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_if_signaled.html)
    @_alwaysEmitIntoClient
    public var ifSignaled: Bool {
        g_subprocess_get_if_signaled(opaquePointer) != 0
    }

    /// Source: `g_subprocess_get_status`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_status.html)
    @_alwaysEmitIntoClient
    public var status: Int {
        swiftInteger(g_subprocess_get_status(opaquePointer))
    }

    /// Source: `g_subprocess_get_stderr_pipe`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_stderr_pipe.html)
    @_alwaysEmitIntoClient
    public var stderrPipe: GioInputStream? {
        GioInputStream.wrapping(g_subprocess_get_stderr_pipe(opaquePointer))
    }

    /// Source: `g_subprocess_get_stdin_pipe`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_stdin_pipe.html)
    @_alwaysEmitIntoClient
    public var stdinPipe: GioOutputStream? {
        GioOutputStream.wrapping(g_subprocess_get_stdin_pipe(opaquePointer))
    }

    /// Source: `g_subprocess_get_stdout_pipe`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_stdout_pipe.html)
    @_alwaysEmitIntoClient
    public var stdoutPipe: GioInputStream? {
        GioInputStream.wrapping(g_subprocess_get_stdout_pipe(opaquePointer))
    }

    /// Source: `g_subprocess_get_successful`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_successful.html)
    @_alwaysEmitIntoClient
    public var successful: Bool {
        g_subprocess_get_successful(opaquePointer) != 0
    }

    /// Source: `g_subprocess_get_term_sig`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.get_term_sig.html)
    @_alwaysEmitIntoClient
    public var termSig: Int {
        swiftInteger(g_subprocess_get_term_sig(opaquePointer))
    }

    /// Source: `g_subprocess_communicate`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.communicate.html)
    @_alwaysEmitIntoClient
    public func communicate(_ stdinBuf: Bytes? = nil, cancellable: Cancellable? = nil) throws(GLibError) -> (
        output: Bytes?, errors: Bytes?
    ) {
        var stdoutBuf: OpaquePointer? = nil
        var stderrBuf: OpaquePointer? = nil
        _ = try GLibError.check { error in
            g_subprocess_communicate(
                opaquePointer,
                stdinBuf?.opaquePointer,
                cancellable?.cancellablePointer,
                &stdoutBuf,
                &stderrBuf,
                error
            )
        }
        return (Bytes.wrapping(stdoutBuf, transfer: .full), Bytes.wrapping(stderrBuf, transfer: .full))
    }

    /// Source: `g_subprocess_communicate_async`, `g_subprocess_communicate_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.communicate.html)
    @_alwaysEmitIntoClient
    public func communicate(_ stdinBuf: Bytes? = nil) async throws -> (output: Bytes?, errors: Bytes?) {
        try await asyncOperation { cancellable, callback, data in
            g_subprocess_communicate_async(opaquePointer, stdinBuf?.opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) -> (output: Bytes?, errors: Bytes?) in
            var stdoutBuf: OpaquePointer? = nil
            var stderrBuf: OpaquePointer? = nil
            _ = try GLibError.check { error in
                g_subprocess_communicate_finish(opaquePointer, result, &stdoutBuf, &stderrBuf, error)
            }
            return (Bytes.wrapping(stdoutBuf, transfer: .full), Bytes.wrapping(stderrBuf, transfer: .full))
        }
    }

    /// Source: `g_subprocess_communicate_utf8`.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.communicate_utf8.html)
    @_alwaysEmitIntoClient
    public func communicateUtf8(_ stdinBuf: String? = nil, cancellable: Cancellable? = nil) throws(GLibError) -> (
        output: String?, errors: String?
    ) {
        var stdoutBuf: UnsafeMutablePointer<CChar>? = nil
        var stderrBuf: UnsafeMutablePointer<CChar>? = nil
        _ = try GLibError.check { error in
            g_subprocess_communicate_utf8(
                opaquePointer,
                cText(ifAny: stdinBuf),
                cancellable?.cancellablePointer,
                &stdoutBuf,
                &stderrBuf,
                error
            )
        }
        return (String.optional(taking: stdoutBuf), String.optional(taking: stderrBuf))
    }

    /// Source: `g_subprocess_communicate_utf8_async`, `g_subprocess_communicate_utf8_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.communicate_utf8.html)
    @_alwaysEmitIntoClient
    public func communicateUtf8(_ stdinBuf: String? = nil) async throws -> (output: String?, errors: String?) {
        try await asyncOperation { cancellable, callback, data in
            g_subprocess_communicate_utf8_async(opaquePointer, cText(ifAny: stdinBuf), cancellable, callback, data)
        } finish: { result throws(GLibError) -> (output: String?, errors: String?) in
            var stdoutBuf: UnsafeMutablePointer<CChar>? = nil
            var stderrBuf: UnsafeMutablePointer<CChar>? = nil
            _ = try GLibError.check { error in
                g_subprocess_communicate_utf8_finish(opaquePointer, result, &stdoutBuf, &stderrBuf, error)
            }
            return (String.optional(taking: stdoutBuf), String.optional(taking: stderrBuf))
        }
    }

    /// Source: `g_subprocess_force_exit`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.force_exit.html)
    @_alwaysEmitIntoClient
    public func forceExit() {
        g_subprocess_force_exit(opaquePointer)
    }

    /// Source: `g_subprocess_send_signal`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.send_signal.html)
    @_alwaysEmitIntoClient
    public func sendSignal(_ signalNum: Int) {
        g_subprocess_send_signal(opaquePointer, cInteger(signalNum))
    }

    /// Source: `g_subprocess_wait`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.wait.html)
    @_alwaysEmitIntoClient
    public func wait(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_subprocess_wait(opaquePointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_subprocess_wait_async`, `g_subprocess_wait_finish`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.wait.html)
    @_alwaysEmitIntoClient
    public func wait() async throws {
        try await asyncOperation { cancellable, callback, data in
            g_subprocess_wait_async(opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_subprocess_wait_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_subprocess_wait_check`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.wait_check.html)
    @_alwaysEmitIntoClient
    public func waitCheck(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_subprocess_wait_check(opaquePointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_subprocess_wait_check_async`, `g_subprocess_wait_check_finish`, since GLib 2.40.
    /// [Reference](https://docs.gtk.org/gio/method.Subprocess.wait_check.html)
    @_alwaysEmitIntoClient
    public func waitCheck() async throws {
        try await asyncOperation { cancellable, callback, data in
            g_subprocess_wait_check_async(opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_subprocess_wait_check_finish(opaquePointer, result, error)
            }
        }
    }
}
