// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileEnumerator`.
/// [Reference](https://docs.gtk.org/gio/class.FileEnumerator.html)
open class FileEnumerator: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FileEnumerator {
    @_alwaysEmitIntoClient
    var fileEnumeratorPointer: UnsafeMutablePointer<GFileEnumerator> { pointer() }

    /// Source: `g_file_enumerator_get_container`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.FileEnumerator.get_container.html)
    @_alwaysEmitIntoClient
    public var container: any File {
        wrappingInterface(required: g_file_enumerator_get_container(fileEnumeratorPointer))
    }

    /// Source: `g_file_enumerator_has_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.FileEnumerator.has_pending.html)
    @_alwaysEmitIntoClient
    public var hasPending: Bool {
        g_file_enumerator_has_pending(fileEnumeratorPointer) != 0
    }

    /// Source: `g_file_enumerator_is_closed`.
    /// [Reference](https://docs.gtk.org/gio/method.FileEnumerator.is_closed.html)
    @_alwaysEmitIntoClient
    public var isClosed: Bool {
        g_file_enumerator_is_closed(fileEnumeratorPointer) != 0
    }

    /// Source: `g_file_enumerator_close`.
    /// [Reference](https://docs.gtk.org/gio/method.FileEnumerator.close.html)
    @_alwaysEmitIntoClient
    public func close(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_file_enumerator_close(fileEnumeratorPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_file_enumerator_close_async`, `g_file_enumerator_close_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.FileEnumerator.close.html)
    @_alwaysEmitIntoClient
    public func close(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_file_enumerator_close_async(fileEnumeratorPointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_enumerator_close_finish(fileEnumeratorPointer, result, error)
            }
        }
    }

    /// Source: `g_file_enumerator_get_child`, since GLib 2.36.
    /// [Reference](https://docs.gtk.org/gio/method.FileEnumerator.get_child.html)
    @_alwaysEmitIntoClient
    public func child(for info: FileInfo) -> any File {
        wrappingInterface(
            required: g_file_enumerator_get_child(fileEnumeratorPointer, info.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `g_file_enumerator_iterate`, since GLib 2.44.
    /// [Reference](https://docs.gtk.org/gio/method.FileEnumerator.iterate.html)
    @_alwaysEmitIntoClient
    public func iterate(_ cancellable: Cancellable? = nil) throws(GLibError) -> (info: FileInfo?, child: (any File)?) {
        var info: OpaquePointer? = nil
        var child: OpaquePointer? = nil
        _ = try GLibError.check { error in
            g_file_enumerator_iterate(fileEnumeratorPointer, &info, &child, cancellable?.cancellablePointer, error)
        }
        return (FileInfo.wrapping(info), wrappingInterface(child))
    }

    /// Source: `g_file_enumerator_next_file`.
    /// [Reference](https://docs.gtk.org/gio/method.FileEnumerator.next_file.html)
    @_alwaysEmitIntoClient
    public func nextFile(_ cancellable: Cancellable? = nil) throws(GLibError) -> FileInfo? {
        let result = try GLibError.check { error in
            g_file_enumerator_next_file(fileEnumeratorPointer, cancellable?.cancellablePointer, error)
        }
        return FileInfo.wrapping(result, transfer: .full)
    }

    /// Source: `g_file_enumerator_next_files_async`, `g_file_enumerator_next_files_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.FileEnumerator.next_files.html)
    @_alwaysEmitIntoClient
    public func nextFiles(numFiles: Int, ioPriority: Int = 0) async throws -> [FileInfo] {
        try await asyncOperation { cancellable, callback, data in
            g_file_enumerator_next_files_async(
                fileEnumeratorPointer,
                cInteger(numFiles),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> [FileInfo] in
            let result = try GLibError.check { error in
                g_file_enumerator_next_files_finish(fileEnumeratorPointer, result, error)
            }
            return cElements(of: result, transfer: .full) {
                FileInfo.wrapping(required: OpaquePointer($0), transfer: .full)
            }
        }
    }

    /// Source: `g_file_enumerator_set_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.FileEnumerator.set_pending.html)
    @_alwaysEmitIntoClient
    public func setPending(_ pending: Bool) {
        g_file_enumerator_set_pending(fileEnumeratorPointer, pending ? 1 : 0)
    }
}
