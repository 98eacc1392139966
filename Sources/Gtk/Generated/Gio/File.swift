// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFile`.
/// [Reference](https://docs.gtk.org/gio/iface.File.html)
public protocol File: Object {}

extension File {
    /// Source: `g_file_get_basename`.
    /// [Reference](https://docs.gtk.org/gio/method.File.get_basename.html)
    @_alwaysEmitIntoClient
    public var basename: String? {
        String.optional(taking: g_file_get_basename(opaquePointer))
    }

    /// Source: `g_file_get_parent`.
    /// [Reference](https://docs.gtk.org/gio/method.File.get_parent.html)
    @_alwaysEmitIntoClient
    public var parent: (any File)? {
        wrappingInterface(g_file_get_parent(opaquePointer), transfer: .full)
    }

    /// Source: `g_file_get_parse_name`.
    /// [Reference](https://docs.gtk.org/gio/method.File.get_parse_name.html)
    @_alwaysEmitIntoClient
    public var parseName: String {
        String(taking: g_file_get_parse_name(opaquePointer))
    }

    /// Source: `g_file_get_path`.
    /// [Reference](https://docs.gtk.org/gio/method.File.get_path.html)
    @_alwaysEmitIntoClient
    public var path: String? {
        String.optional(taking: g_file_get_path(opaquePointer))
    }

    /// Source: `g_file_get_uri`.
    /// [Reference](https://docs.gtk.org/gio/method.File.get_uri.html)
    @_alwaysEmitIntoClient
    public var uri: String {
        String(taking: g_file_get_uri(opaquePointer))
    }

    /// Source: `g_file_get_uri_scheme`.
    /// [Reference](https://docs.gtk.org/gio/method.File.get_uri_scheme.html)
    @_alwaysEmitIntoClient
    public var uriScheme: String? {
        String.optional(taking: g_file_get_uri_scheme(opaquePointer))
    }

    /// Source: `g_file_is_native`.
    /// [Reference](https://docs.gtk.org/gio/method.File.is_native.html)
    @_alwaysEmitIntoClient
    public var isNative: Bool {
        g_file_is_native(opaquePointer) != 0
    }

    /// Source: `g_file_append_to`.
    /// [Reference](https://docs.gtk.org/gio/method.File.append_to.html)
    @_alwaysEmitIntoClient
    public func appendTo(_ flags: FileCreateFlags = [], cancellable: Cancellable? = nil) throws(GLibError)
        -> FileOutputStream
    {
        let result = try GLibError.check { error in
            g_file_append_to(opaquePointer, flags.cValue, cancellable?.cancellablePointer, error)
        }
        return FileOutputStream.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_append_to_async`, `g_file_append_to_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.append_to.html)
    @_alwaysEmitIntoClient
    public func appendTo(_ flags: FileCreateFlags = [], ioPriority: Int = 0) async throws -> FileOutputStream {
        try await asyncOperation { cancellable, callback, data in
            g_file_append_to_async(opaquePointer, flags.cValue, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) -> FileOutputStream in
            let result = try GLibError.check { error in
                g_file_append_to_finish(opaquePointer, result, error)
            }
            return FileOutputStream.wrapping(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_build_attribute_list_for_copy`, since GLib 2.68.
    /// [Reference](https://docs.gtk.org/gio/method.File.build_attribute_list_for_copy.html)
    @_alwaysEmitIntoClient
    public func buildAttributeListForCopy(_ flags: FileCopyFlags = [], cancellable: Cancellable? = nil)
        throws(GLibError) -> String
    {
        let result = try GLibError.check { error in
            g_file_build_attribute_list_for_copy(opaquePointer, flags.cValue, cancellable?.cancellablePointer, error)
        }
        return String(taking: result)
    }

    /// Source: `g_file_copy`.
    /// [Reference](https://docs.gtk.org/gio/method.File.copy.html)
    @_alwaysEmitIntoClient
    public func copy(
        _ destination: any File,
        flags: FileCopyFlags = [],
        cancellable: Cancellable? = nil,
        progressCallback: FileProgressCallback? = nil
    ) throws(GLibError) {
        _ = try GLibError.check { error in
            withClosure(ifAny: progressCallback) { progressCallbackData in
                g_file_copy(
                    opaquePointer,
                    destination.opaquePointer,
                    flags.cValue,
                    cancellable?.cancellablePointer,
                    progressCallback == nil ? nil : callFileProgressCallback,
                    progressCallbackData,
                    error
                )
            }
        }
    }

    /// Source: `g_file_copy_async`, `g_file_copy_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.copy.html)
    @_alwaysEmitIntoClient
    public func copy(
        _ destination: any File,
        flags: FileCopyFlags = [],
        ioPriority: Int = 0,
        progressCallback: FileProgressCallback? = nil
    ) async throws {
        try await withClosureOfOperation(ifAny: progressCallback) { progressCallbackData in
            try await asyncOperation { cancellable, callback, data in
                g_file_copy_async(
                    opaquePointer,
                    destination.opaquePointer,
                    flags.cValue,
                    cInteger(ioPriority),
                    cancellable,
                    progressCallback == nil ? nil : callFileProgressCallback,
                    progressCallbackData,
                    callback,
                    data
                )
            } finish: { result throws(GLibError) in
                _ = try GLibError.check { error in
                    g_file_copy_finish(opaquePointer, result, error)
                }
            }
        }
    }

    /// Source: `g_file_copy_attributes`.
    /// [Reference](https://docs.gtk.org/gio/method.File.copy_attributes.html)
    @_alwaysEmitIntoClient
    public func copyAttributes(_ destination: any File, flags: FileCopyFlags = [], cancellable: Cancellable? = nil)
        throws(GLibError)
    {
        _ = try GLibError.check { error in
            g_file_copy_attributes(
                opaquePointer,
                destination.opaquePointer,
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_file_create`.
    /// [Reference](https://docs.gtk.org/gio/method.File.create.html)
    @_alwaysEmitIntoClient
    public func create(_ flags: FileCreateFlags = [], cancellable: Cancellable? = nil) throws(GLibError)
        -> FileOutputStream
    {
        let result = try GLibError.check { error in
            g_file_create(opaquePointer, flags.cValue, cancellable?.cancellablePointer, error)
        }
        return FileOutputStream.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_create_async`, `g_file_create_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.create.html)
    @_alwaysEmitIntoClient
    public func create(_ flags: FileCreateFlags = [], ioPriority: Int = 0) async throws -> FileOutputStream {
        try await asyncOperation { cancellable, callback, data in
            g_file_create_async(opaquePointer, flags.cValue, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) -> FileOutputStream in
            let result = try GLibError.check { error in
                g_file_create_finish(opaquePointer, result, error)
            }
            return FileOutputStream.wrapping(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_create_readwrite`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.File.create_readwrite.html)
    @_alwaysEmitIntoClient
    public func createReadwrite(_ flags: FileCreateFlags = [], cancellable: Cancellable? = nil) throws(GLibError)
        -> FileIOStream
    {
        let result = try GLibError.check { error in
            g_file_create_readwrite(opaquePointer, flags.cValue, cancellable?.cancellablePointer, error)
        }
        return FileIOStream.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_create_readwrite_async`, `g_file_create_readwrite_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.File.create_readwrite.html)
    @_alwaysEmitIntoClient
    public func createReadwrite(_ flags: FileCreateFlags = [], ioPriority: Int = 0) async throws -> FileIOStream {
        try await asyncOperation { cancellable, callback, data in
            g_file_create_readwrite_async(
                opaquePointer,
                flags.cValue,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileIOStream in
            let result = try GLibError.check { error in
                g_file_create_readwrite_finish(opaquePointer, result, error)
            }
            return FileIOStream.wrapping(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_delete`.
    /// [Reference](https://docs.gtk.org/gio/method.File.delete.html)
    @_alwaysEmitIntoClient
    public func delete(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_file_delete(opaquePointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_file_delete_async`, `g_file_delete_finish`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.File.delete.html)
    @_alwaysEmitIntoClient
    public func delete(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_file_delete_async(opaquePointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_delete_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_file_dup`.
    /// [Reference](https://docs.gtk.org/gio/method.File.dup.html)
    @_alwaysEmitIntoClient
    public func dup() -> any File {
        wrappingInterface(required: g_file_dup(opaquePointer), transfer: .full)
    }

    /// Source: `g_file_eject_mountable`, `g_file_eject_mountable_finish`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.File.eject_mountable.html)
    @_alwaysEmitIntoClient
    public func ejectMountable(_ flags: MountUnmountFlags = []) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_file_eject_mountable(opaquePointer, flags.cValue, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_eject_mountable_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_file_eject_mountable_with_operation`, `g_file_eject_mountable_with_operation_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.File.eject_mountable_with_operation.html)
    @_alwaysEmitIntoClient
    public func ejectMountableWithOperation(_ flags: MountUnmountFlags = [], mountOperation: GioMountOperation? = nil)
        async throws
    {
        try await asyncOperation { cancellable, callback, data in
            g_file_eject_mountable_with_operation(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_eject_mountable_with_operation_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_file_enumerate_children`.
    /// [Reference](https://docs.gtk.org/gio/method.File.enumerate_children.html)
    @_alwaysEmitIntoClient
    public func enumerateChildren(_ attributes: String, flags: FileQueryInfoFlags = [], cancellable: Cancellable? = nil)
        throws(GLibError) -> FileEnumerator
    {
        let result = try GLibError.check { error in
            g_file_enumerate_children(
                opaquePointer,
                cText(attributes),
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
        return FileEnumerator.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_enumerate_children_async`, `g_file_enumerate_children_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.enumerate_children.html)
    @_alwaysEmitIntoClient
    public func enumerateChildren(_ attributes: String, flags: FileQueryInfoFlags = [], ioPriority: Int = 0)
        async throws -> FileEnumerator
    {
        try await asyncOperation { cancellable, callback, data in
            g_file_enumerate_children_async(
                opaquePointer,
                cText(attributes),
                flags.cValue,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileEnumerator in
            let result = try GLibError.check { error in
                g_file_enumerate_children_finish(opaquePointer, result, error)
            }
            return FileEnumerator.wrapping(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_equal`.
    /// [Reference](https://docs.gtk.org/gio/method.File.equal.html)
    @_alwaysEmitIntoClient
    public func equal(_ file2: any File) -> Bool {
        g_file_equal(opaquePointer, file2.opaquePointer) != 0
    }

    /// Source: `g_file_find_enclosing_mount`.
    /// [Reference](https://docs.gtk.org/gio/method.File.find_enclosing_mount.html)
    @_alwaysEmitIntoClient
    public func findEnclosingMount(_ cancellable: Cancellable? = nil) throws(GLibError) -> any Mount {
        let result = try GLibError.check { error in
            g_file_find_enclosing_mount(opaquePointer, cancellable?.cancellablePointer, error)
        }
        return wrappingInterface(required: result, transfer: .full)
    }

    /// Source: `g_file_find_enclosing_mount_async`, `g_file_find_enclosing_mount_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.find_enclosing_mount.html)
    @_alwaysEmitIntoClient
    public func findEnclosingMount(_ ioPriority: Int = 0) async throws -> any Mount {
        try await asyncOperation { cancellable, callback, data in
            g_file_find_enclosing_mount_async(opaquePointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) -> any Mount in
            let result = try GLibError.check { error in
                g_file_find_enclosing_mount_finish(opaquePointer, result, error)
            }
            return wrappingInterface(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_get_child`.
    /// [Reference](https://docs.gtk.org/gio/method.File.get_child.html)
    @_alwaysEmitIntoClient
    public func child(for name: String) -> any File {
        wrappingInterface(required: g_file_get_child(opaquePointer, cText(name)), transfer: .full)
    }

    /// Source: `g_file_get_child_for_display_name`.
    /// [Reference](https://docs.gtk.org/gio/method.File.get_child_for_display_name.html)
    @_alwaysEmitIntoClient
    public func childForDisplayName(_ displayName: String) throws(GLibError) -> any File {
        let result = try GLibError.check { error in
            g_file_get_child_for_display_name(opaquePointer, cText(displayName), error)
        }
        return wrappingInterface(required: result, transfer: .full)
    }

    /// Source: `g_file_get_relative_path`.
    /// [Reference](https://docs.gtk.org/gio/method.File.get_relative_path.html)
    @_alwaysEmitIntoClient
    public func relativePath(for descendant: any File) -> String? {
        String.optional(taking: g_file_get_relative_path(opaquePointer, descendant.opaquePointer))
    }

    /// Source: `g_file_has_parent`, since GLib 2.24.
    /// [Reference](https://docs.gtk.org/gio/method.File.has_parent.html)
    @_alwaysEmitIntoClient
    public func hasParent(_ parent: (any File)? = nil) -> Bool {
        g_file_has_parent(opaquePointer, parent?.opaquePointer) != 0
    }

    /// Source: `g_file_has_prefix`.
    /// [Reference](https://docs.gtk.org/gio/method.File.has_prefix.html)
    @_alwaysEmitIntoClient
    public func hasPrefix(_ prefix: any File) -> Bool {
        g_file_has_prefix(opaquePointer, prefix.opaquePointer) != 0
    }

    /// Source: `g_file_has_uri_scheme`.
    /// [Reference](https://docs.gtk.org/gio/method.File.has_uri_scheme.html)
    @_alwaysEmitIntoClient
    public func hasUriScheme(_ uriScheme: String) -> Bool {
        g_file_has_uri_scheme(opaquePointer, cText(uriScheme)) != 0
    }

    /// Source: `g_file_hash`.
    /// [Reference](https://docs.gtk.org/gio/method.File.hash.html)
    @_alwaysEmitIntoClient
    public func hash() -> Int {
        swiftInteger(g_file_hash(instance.pointer))
    }

    /// Source: `g_file_load_bytes`, since GLib 2.56.
    /// [Reference](https://docs.gtk.org/gio/method.File.load_bytes.html)
    @_alwaysEmitIntoClient
    public func loadBytes(_ cancellable: Cancellable? = nil) throws(GLibError) -> (result: Bytes, etag: String?) {
        var etag: UnsafeMutablePointer<CChar>? = nil
        let result = try GLibError.check { error in
            g_file_load_bytes(opaquePointer, cancellable?.cancellablePointer, &etag, error)
        }
        return (Bytes.wrapping(required: result, transfer: .full), String.optional(taking: etag))
    }

    /// Source: `g_file_load_bytes_async`, `g_file_load_bytes_finish`, since GLib 2.56.
    /// [Reference](https://docs.gtk.org/gio/method.File.load_bytes.html)
    @_alwaysEmitIntoClient
    public func loadBytes() async throws -> (result: Bytes, etag: String?) {
        try await asyncOperation { cancellable, callback, data in
            g_file_load_bytes_async(opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) -> (result: Bytes, etag: String?) in
            var etag: UnsafeMutablePointer<CChar>? = nil
            let result = try GLibError.check { error in
                g_file_load_bytes_finish(opaquePointer, result, &etag, error)
            }
            return (Bytes.wrapping(required: result, transfer: .full), String.optional(taking: etag))
        }
    }

    /// Source: `g_file_load_contents`.
    /// [Reference](https://docs.gtk.org/gio/method.File.load_contents.html)
    @_alwaysEmitIntoClient
    public func loadContents(_ cancellable: Cancellable? = nil) throws(GLibError) -> (contents: [UInt8], etag: String?)
    {
        var contents: UnsafeMutablePointer<Int8>? = nil
        var length: UInt = 0
        var etag: UnsafeMutablePointer<CChar>? = nil
        _ = try GLibError.check { error in
            g_file_load_contents(opaquePointer, cancellable?.cancellablePointer, &contents, &length, &etag, error)
        }
        return (
            cArray(contents, count: swiftInteger(length), isTaken: true) { UInt8(bitPattern: $0) },
            String.optional(taking: etag)
        )
    }

    /// Source: `g_file_load_contents_async`, `g_file_load_contents_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.load_contents.html)
    @_alwaysEmitIntoClient
    public func loadContents() async throws -> (contents: [UInt8], etag: String?) {
        try await asyncOperation { cancellable, callback, data in
            g_file_load_contents_async(opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) -> (contents: [UInt8], etag: String?) in
            var contents: UnsafeMutablePointer<Int8>? = nil
            var length: UInt = 0
            var etag: UnsafeMutablePointer<CChar>? = nil
            _ = try GLibError.check { error in
                g_file_load_contents_finish(opaquePointer, result, &contents, &length, &etag, error)
            }
            return (
                cArray(contents, count: swiftInteger(length), isTaken: true) { UInt8(bitPattern: $0) },
                String.optional(taking: etag)
            )
        }
    }

    /// Source: `g_file_make_directory`.
    /// [Reference](https://docs.gtk.org/gio/method.File.make_directory.html)
    @_alwaysEmitIntoClient
    public func makeDirectory(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_file_make_directory(opaquePointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_file_make_directory_async`, `g_file_make_directory_finish`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/method.File.make_directory.html)
    @_alwaysEmitIntoClient
    public func makeDirectory(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_file_make_directory_async(opaquePointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_make_directory_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_file_make_directory_with_parents`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.File.make_directory_with_parents.html)
    @_alwaysEmitIntoClient
    public func makeDirectoryWithParents(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_file_make_directory_with_parents(opaquePointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_file_make_symbolic_link`.
    /// [Reference](https://docs.gtk.org/gio/method.File.make_symbolic_link.html)
    @_alwaysEmitIntoClient
    public func makeSymbolicLink(_ symlinkValue: String, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_file_make_symbolic_link(opaquePointer, cText(symlinkValue), cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_file_make_symbolic_link_async`, `g_file_make_symbolic_link_finish`, since GLib 2.74.
    /// [Reference](https://docs.gtk.org/gio/method.File.make_symbolic_link.html)
    @_alwaysEmitIntoClient
    public func makeSymbolicLink(_ symlinkValue: String, ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_file_make_symbolic_link_async(
                opaquePointer,
                cText(symlinkValue),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_make_symbolic_link_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_file_monitor`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.File.monitor.html)
    @_alwaysEmitIntoClient
    public func monitor(_ flags: FileMonitorFlags = [], cancellable: Cancellable? = nil) throws(GLibError)
        -> FileMonitor
    {
        let result = try GLibError.check { error in
            g_file_monitor(opaquePointer, flags.cValue, cancellable?.cancellablePointer, error)
        }
        return FileMonitor.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_monitor_directory`.
    /// [Reference](https://docs.gtk.org/gio/method.File.monitor_directory.html)
    @_alwaysEmitIntoClient
    public func monitorDirectory(_ flags: FileMonitorFlags = [], cancellable: Cancellable? = nil) throws(GLibError)
        -> FileMonitor
    {
        let result = try GLibError.check { error in
            g_file_monitor_directory(opaquePointer, flags.cValue, cancellable?.cancellablePointer, error)
        }
        return FileMonitor.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_monitor_file`.
    /// [Reference](https://docs.gtk.org/gio/method.File.monitor_file.html)
    @_alwaysEmitIntoClient
    public func monitorFile(_ flags: FileMonitorFlags = [], cancellable: Cancellable? = nil) throws(GLibError)
        -> FileMonitor
    {
        let result = try GLibError.check { error in
            g_file_monitor_file(opaquePointer, flags.cValue, cancellable?.cancellablePointer, error)
        }
        return FileMonitor.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_mount_enclosing_volume`, `g_file_mount_enclosing_volume_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.mount_enclosing_volume.html)
    @_alwaysEmitIntoClient
    public func mountEnclosingVolume(_ flags: MountMountFlags = [], mountOperation: GioMountOperation? = nil)
        async throws
    {
        try await asyncOperation { cancellable, callback, data in
            g_file_mount_enclosing_volume(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_mount_enclosing_volume_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_file_mount_mountable`, `g_file_mount_mountable_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.mount_mountable.html)
    @_alwaysEmitIntoClient
    public func mountMountable(_ flags: MountMountFlags = [], mountOperation: GioMountOperation? = nil) async throws
        -> any File
    {
        try await asyncOperation { cancellable, callback, data in
            g_file_mount_mountable(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> any File in
            let result = try GLibError.check { error in
                g_file_mount_mountable_finish(opaquePointer, result, error)
            }
            return wrappingInterface(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_move`.
    /// [Reference](https://docs.gtk.org/gio/method.File.move.html)
    @_alwaysEmitIntoClient
    public func move(
        _ destination: any File,
        flags: FileCopyFlags = [],
        cancellable: Cancellable? = nil,
        progressCallback: FileProgressCallback? = nil
    ) throws(GLibError) {
        _ = try GLibError.check { error in
            withClosure(ifAny: progressCallback) { progressCallbackData in
                g_file_move(
                    opaquePointer,
                    destination.opaquePointer,
                    flags.cValue,
                    cancellable?.cancellablePointer,
                    progressCallback == nil ? nil : callFileProgressCallback,
                    progressCallbackData,
                    error
                )
            }
        }
    }

    /// Source: `g_file_move_async`, `g_file_move_finish`, since GLib 2.72.
    /// [Reference](https://docs.gtk.org/gio/method.File.move.html)
    @_alwaysEmitIntoClient
    public func move(
        _ destination: any File,
        flags: FileCopyFlags = [],
        ioPriority: Int = 0,
        progressCallback: FileProgressCallback? = nil
    ) async throws {
        try await withClosureOfOperation(ifAny: progressCallback) { progressCallbackData in
            try await asyncOperation { cancellable, callback, data in
                g_file_move_async(
                    opaquePointer,
                    destination.opaquePointer,
                    flags.cValue,
                    cInteger(ioPriority),
                    cancellable,
                    progressCallback == nil ? nil : callFileProgressCallback,
                    progressCallbackData,
                    callback,
                    data
                )
            } finish: { result throws(GLibError) in
                _ = try GLibError.check { error in
                    g_file_move_finish(opaquePointer, result, error)
                }
            }
        }
    }

    /// Source: `g_file_open_readwrite`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.File.open_readwrite.html)
    @_alwaysEmitIntoClient
    public func openReadwrite(_ cancellable: Cancellable? = nil) throws(GLibError) -> FileIOStream {
        let result = try GLibError.check { error in
            g_file_open_readwrite(opaquePointer, cancellable?.cancellablePointer, error)
        }
        return FileIOStream.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_open_readwrite_async`, `g_file_open_readwrite_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.File.open_readwrite.html)
    @_alwaysEmitIntoClient
    public func openReadwrite(_ ioPriority: Int = 0) async throws -> FileIOStream {
        try await asyncOperation { cancellable, callback, data in
            g_file_open_readwrite_async(opaquePointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) -> FileIOStream in
            let result = try GLibError.check { error in
                g_file_open_readwrite_finish(opaquePointer, result, error)
            }
            return FileIOStream.wrapping(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_peek_path`, since GLib 2.56.
    /// [Reference](https://docs.gtk.org/gio/method.File.peek_path.html)
    @_alwaysEmitIntoClient
    public func peekPath() -> String? {
        String.optional(copying: g_file_peek_path(opaquePointer))
    }

    /// Source: `g_file_poll_mountable`, `g_file_poll_mountable_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.File.poll_mountable.html)
    @_alwaysEmitIntoClient
    public func pollMountable() async throws {
        try await asyncOperation { cancellable, callback, data in
            g_file_poll_mountable(opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_poll_mountable_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_file_query_default_handler`.
    /// [Reference](https://docs.gtk.org/gio/method.File.query_default_handler.html)
    @_alwaysEmitIntoClient
    public func queryDefaultHandler(_ cancellable: Cancellable? = nil) throws(GLibError) -> any AppInfo {
        let result = try GLibError.check { error in
            g_file_query_default_handler(opaquePointer, cancellable?.cancellablePointer, error)
        }
        return wrappingInterface(required: result, transfer: .full)
    }

    /// Source: `g_file_query_default_handler_async`, `g_file_query_default_handler_finish`, since GLib 2.60.
    /// [Reference](https://docs.gtk.org/gio/method.File.query_default_handler.html)
    @_alwaysEmitIntoClient
    public func queryDefaultHandler(_ ioPriority: Int = 0) async throws -> any AppInfo {
        try await asyncOperation { cancellable, callback, data in
            g_file_query_default_handler_async(opaquePointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) -> any AppInfo in
            let result = try GLibError.check { error in
                g_file_query_default_handler_finish(opaquePointer, result, error)
            }
            return wrappingInterface(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_query_exists`.
    /// [Reference](https://docs.gtk.org/gio/method.File.query_exists.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func queryExists(_ cancellable: Cancellable? = nil) -> Bool {
        g_file_query_exists(opaquePointer, cancellable?.cancellablePointer) != 0
    }

    /// Source: `g_file_query_file_type`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.File.query_file_type.html)
    @_alwaysEmitIntoClient
    public func queryFileType(_ flags: FileQueryInfoFlags = [], cancellable: Cancellable? = nil) -> FileType {
        FileType(g_file_query_file_type(opaquePointer, flags.cValue, cancellable?.cancellablePointer))
    }

    /// Source: `g_file_query_filesystem_info`.
    /// [Reference](https://docs.gtk.org/gio/method.File.query_filesystem_info.html)
    @_alwaysEmitIntoClient
    public func queryFilesystemInfo(_ attributes: String, cancellable: Cancellable? = nil) throws(GLibError) -> FileInfo
    {
        let result = try GLibError.check { error in
            g_file_query_filesystem_info(opaquePointer, cText(attributes), cancellable?.cancellablePointer, error)
        }
        return FileInfo.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_query_filesystem_info_async`, `g_file_query_filesystem_info_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.query_filesystem_info.html)
    @_alwaysEmitIntoClient
    public func queryFilesystemInfo(_ attributes: String, ioPriority: Int = 0) async throws -> FileInfo {
        try await asyncOperation { cancellable, callback, data in
            g_file_query_filesystem_info_async(
                opaquePointer,
                cText(attributes),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileInfo in
            let result = try GLibError.check { error in
                g_file_query_filesystem_info_finish(opaquePointer, result, error)
            }
            return FileInfo.wrapping(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_query_info`.
    /// [Reference](https://docs.gtk.org/gio/method.File.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, flags: FileQueryInfoFlags = [], cancellable: Cancellable? = nil)
        throws(GLibError) -> FileInfo
    {
        let result = try GLibError.check { error in
            g_file_query_info(opaquePointer, cText(attributes), flags.cValue, cancellable?.cancellablePointer, error)
        }
        return FileInfo.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_query_info_async`, `g_file_query_info_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, flags: FileQueryInfoFlags = [], ioPriority: Int = 0) async throws
        -> FileInfo
    {
        try await asyncOperation { cancellable, callback, data in
            g_file_query_info_async(
                opaquePointer,
                cText(attributes),
                flags.cValue,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileInfo in
            let result = try GLibError.check { error in
                g_file_query_info_finish(opaquePointer, result, error)
            }
            return FileInfo.wrapping(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_read`.
    /// [Reference](https://docs.gtk.org/gio/method.File.read.html)
    @_alwaysEmitIntoClient
    public func read(_ cancellable: Cancellable? = nil) throws(GLibError) -> FileInputStream {
        let result = try GLibError.check { error in
            g_file_read(opaquePointer, cancellable?.cancellablePointer, error)
        }
        return FileInputStream.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_read_async`, `g_file_read_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.read.html)
    @_alwaysEmitIntoClient
    public func read(_ ioPriority: Int = 0) async throws -> FileInputStream {
        try await asyncOperation { cancellable, callback, data in
            g_file_read_async(opaquePointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) -> FileInputStream in
            let result = try GLibError.check { error in
                g_file_read_finish(opaquePointer, result, error)
            }
            return FileInputStream.wrapping(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_replace`.
    /// [Reference](https://docs.gtk.org/gio/method.File.replace.html)
    @_alwaysEmitIntoClient
    public func replace(
        _ etag: String? = nil,
        makeBackup: Bool,
        flags: FileCreateFlags = [],
        cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileOutputStream {
        let result = try GLibError.check { error in
            g_file_replace(
                opaquePointer,
                cText(ifAny: etag),
                makeBackup ? 1 : 0,
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
        return FileOutputStream.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_replace_async`, `g_file_replace_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.replace.html)
    @_alwaysEmitIntoClient
    public func replace(_ etag: String? = nil, makeBackup: Bool, flags: FileCreateFlags = [], ioPriority: Int = 0)
        async throws -> FileOutputStream
    {
        try await asyncOperation { cancellable, callback, data in
            g_file_replace_async(
                opaquePointer,
                cText(ifAny: etag),
                makeBackup ? 1 : 0,
                flags.cValue,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileOutputStream in
            let result = try GLibError.check { error in
                g_file_replace_finish(opaquePointer, result, error)
            }
            return FileOutputStream.wrapping(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_replace_contents`.
    /// [Reference](https://docs.gtk.org/gio/method.File.replace_contents.html)
    @_alwaysEmitIntoClient
    public func replaceContents(
        _ contents: [UInt8],
        etag: String? = nil,
        makeBackup: Bool,
        flags: FileCreateFlags = [],
        cancellable: Cancellable? = nil
    ) throws(GLibError) -> String? {
        var contentsValues = contents.map { CChar(bitPattern: $0) }
        var newEtag: UnsafeMutablePointer<CChar>? = nil
        _ = try GLibError.check { error in
            g_file_replace_contents(
                opaquePointer,
                &contentsValues,
                cInteger(contents.count),
                cText(ifAny: etag),
                makeBackup ? 1 : 0,
                flags.cValue,
                &newEtag,
                cancellable?.cancellablePointer,
                error
            )
        }
        return String.optional(taking: newEtag)
    }

    /// Source: `g_file_replace_readwrite`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.File.replace_readwrite.html)
    @_alwaysEmitIntoClient
    public func replaceReadwrite(
        _ etag: String? = nil,
        makeBackup: Bool,
        flags: FileCreateFlags = [],
        cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileIOStream {
        let result = try GLibError.check { error in
            g_file_replace_readwrite(
                opaquePointer,
                cText(ifAny: etag),
                makeBackup ? 1 : 0,
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
        return FileIOStream.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_replace_readwrite_async`, `g_file_replace_readwrite_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.File.replace_readwrite.html)
    @_alwaysEmitIntoClient
    public func replaceReadwrite(
        _ etag: String? = nil,
        makeBackup: Bool,
        flags: FileCreateFlags = [],
        ioPriority: Int = 0
    ) async throws -> FileIOStream {
        try await asyncOperation { cancellable, callback, data in
            g_file_replace_readwrite_async(
                opaquePointer,
                cText(ifAny: etag),
                makeBackup ? 1 : 0,
                flags.cValue,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileIOStream in
            let result = try GLibError.check { error in
                g_file_replace_readwrite_finish(opaquePointer, result, error)
            }
            return FileIOStream.wrapping(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_resolve_relative_path`.
    /// [Reference](https://docs.gtk.org/gio/method.File.resolve_relative_path.html)
    @_alwaysEmitIntoClient
    public func resolveRelativePath(_ relativePath: String) -> any File {
        wrappingInterface(required: g_file_resolve_relative_path(opaquePointer, cText(relativePath)), transfer: .full)
    }

    /// Source: `g_file_set_attribute_byte_string`.
    /// [Reference](https://docs.gtk.org/gio/method.File.set_attribute_byte_string.html)
    @_alwaysEmitIntoClient
    public func setAttributeByteString(
        _ attribute: String,
        value: String,
        flags: FileQueryInfoFlags = [],
        cancellable: Cancellable? = nil
    ) throws(GLibError) {
        _ = try GLibError.check { error in
            g_file_set_attribute_byte_string(
                opaquePointer,
                cText(attribute),
                cText(value),
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_file_set_attribute_int32`.
    /// [Reference](https://docs.gtk.org/gio/method.File.set_attribute_int32.html)
    @_alwaysEmitIntoClient
    public func setAttributeInt32(
        _ attribute: String,
        value: Int,
        flags: FileQueryInfoFlags = [],
        cancellable: Cancellable? = nil
    ) throws(GLibError) {
        _ = try GLibError.check { error in
            g_file_set_attribute_int32(
                opaquePointer,
                cText(attribute),
                cInteger(value),
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_file_set_attribute_int64`.
    /// [Reference](https://docs.gtk.org/gio/method.File.set_attribute_int64.html)
    @_alwaysEmitIntoClient
    public func setAttributeInt64(
        _ attribute: String,
        value: Int,
        flags: FileQueryInfoFlags = [],
        cancellable: Cancellable? = nil
    ) throws(GLibError) {
        _ = try GLibError.check { error in
            g_file_set_attribute_int64(
                opaquePointer,
                cText(attribute),
                value,
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_file_set_attribute_string`.
    /// [Reference](https://docs.gtk.org/gio/method.File.set_attribute_string.html)
    @_alwaysEmitIntoClient
    public func setAttributeString(
        _ attribute: String,
        value: String,
        flags: FileQueryInfoFlags = [],
        cancellable: Cancellable? = nil
    ) throws(GLibError) {
        _ = try GLibError.check { error in
            g_file_set_attribute_string(
                opaquePointer,
                cText(attribute),
                cText(value),
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_file_set_attribute_uint32`.
    /// [Reference](https://docs.gtk.org/gio/method.File.set_attribute_uint32.html)
    @_alwaysEmitIntoClient
    public func setAttributeUint32(
        _ attribute: String,
        value: Int,
        flags: FileQueryInfoFlags = [],
        cancellable: Cancellable? = nil
    ) throws(GLibError) {
        _ = try GLibError.check { error in
            g_file_set_attribute_uint32(
                opaquePointer,
                cText(attribute),
                cInteger(value),
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_file_set_attribute_uint64`.
    /// [Reference](https://docs.gtk.org/gio/method.File.set_attribute_uint64.html)
    @_alwaysEmitIntoClient
    public func setAttributeUint64(
        _ attribute: String,
        value: UInt64,
        flags: FileQueryInfoFlags = [],
        cancellable: Cancellable? = nil
    ) throws(GLibError) {
        _ = try GLibError.check { error in
            g_file_set_attribute_uint64(
                opaquePointer,
                cText(attribute),
                guint64(value),
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_file_set_attributes_async`, `g_file_set_attributes_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.set_attributes.html)
    @_alwaysEmitIntoClient
    public func setAttributes(_ info: FileInfo, flags: FileQueryInfoFlags = [], ioPriority: Int = 0) async throws
        -> FileInfo?
    {
        try await asyncOperation { cancellable, callback, data in
            g_file_set_attributes_async(
                opaquePointer,
                info.opaquePointer,
                flags.cValue,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileInfo? in
            var info: OpaquePointer? = nil
            _ = try GLibError.check { error in
                g_file_set_attributes_finish(opaquePointer, result, &info, error)
            }
            return FileInfo.wrapping(info, transfer: .full)
        }
    }

    /// Source: `g_file_set_attributes_from_info`.
    /// [Reference](https://docs.gtk.org/gio/method.File.set_attributes_from_info.html)
    @_alwaysEmitIntoClient
    public func setAttributesFromInfo(_ info: FileInfo, flags: FileQueryInfoFlags = [], cancellable: Cancellable? = nil)
        throws(GLibError)
    {
        _ = try GLibError.check { error in
            g_file_set_attributes_from_info(
                opaquePointer,
                info.opaquePointer,
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_file_set_display_name`.
    /// [Reference](https://docs.gtk.org/gio/method.File.set_display_name.html)
    @_alwaysEmitIntoClient
    public func setDisplayName(_ displayName: String, cancellable: Cancellable? = nil) throws(GLibError) -> any File {
        let result = try GLibError.check { error in
            g_file_set_display_name(opaquePointer, cText(displayName), cancellable?.cancellablePointer, error)
        }
        return wrappingInterface(required: result, transfer: .full)
    }

    /// Source: `g_file_set_display_name_async`, `g_file_set_display_name_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.File.set_display_name.html)
    @_alwaysEmitIntoClient
    public func setDisplayName(_ displayName: String, ioPriority: Int = 0) async throws -> any File {
        try await asyncOperation { cancellable, callback, data in
            g_file_set_display_name_async(
                opaquePointer,
                cText(displayName),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> any File in
            let result = try GLibError.check { error in
                g_file_set_display_name_finish(opaquePointer, result, error)
            }
            return wrappingInterface(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_start_mountable`, `g_file_start_mountable_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.File.start_mountable.html)
    @_alwaysEmitIntoClient
    public func startMountable(_ flags: DriveStartFlags = [], startOperation: GioMountOperation? = nil) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_file_start_mountable(
                opaquePointer,
                flags.cValue,
                startOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_start_mountable_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_file_stop_mountable`, `g_file_stop_mountable_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.File.stop_mountable.html)
    @_alwaysEmitIntoClient
    public func stopMountable(_ flags: MountUnmountFlags = [], mountOperation: GioMountOperation? = nil) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_file_stop_mountable(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_stop_mountable_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_file_supports_thread_contexts`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.File.supports_thread_contexts.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func supportsThreadContexts() -> Bool {
        g_file_supports_thread_contexts(opaquePointer) != 0
    }

    /// Source: `g_file_trash`.
    /// [Reference](https://docs.gtk.org/gio/method.File.trash.html)
    @_alwaysEmitIntoClient
    public func trash(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_file_trash(opaquePointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_file_trash_async`, `g_file_trash_finish`, since GLib 2.38.
    /// [Reference](https://docs.gtk.org/gio/method.File.trash.html)
    @_alwaysEmitIntoClient
    public func trash(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_file_trash_async(opaquePointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_trash_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_file_unmount_mountable`, `g_file_unmount_mountable_finish`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.File.unmount_mountable.html)
    @_alwaysEmitIntoClient
    public func unmountMountable(_ flags: MountUnmountFlags = []) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_file_unmount_mountable(opaquePointer, flags.cValue, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_unmount_mountable_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_file_unmount_mountable_with_operation`, `g_file_unmount_mountable_with_operation_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.File.unmount_mountable_with_operation.html)
    @_alwaysEmitIntoClient
    public func unmountMountableWithOperation(_ flags: MountUnmountFlags = [], mountOperation: GioMountOperation? = nil)
        async throws
    {
        try await asyncOperation { cancellable, callback, data in
            g_file_unmount_mountable_with_operation(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_file_unmount_mountable_with_operation_finish(opaquePointer, result, error)
            }
        }
    }
}

/// An object of a private C class that implements ``File``.
///
/// The functions of the C interface are static members of this class.
public final class AnyFile: Object, File {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: `g_file_new_for_commandline_arg`.
    /// [Reference](https://docs.gtk.org/gio/type_func.File.new_for_commandline_arg.html)
    @_alwaysEmitIntoClient
    public static func newForCommandlineArg(_ arg: String) -> any File {
        wrappingInterface(required: g_file_new_for_commandline_arg(cText(arg)), transfer: .full)
    }

    /// Source: `g_file_new_for_commandline_arg_and_cwd`, since GLib 2.36.
    /// [Reference](https://docs.gtk.org/gio/type_func.File.new_for_commandline_arg_and_cwd.html)
    @_alwaysEmitIntoClient
    public static func newForCommandlineArgAndCwd(_ arg: String, cwd: String) -> any File {
        wrappingInterface(required: g_file_new_for_commandline_arg_and_cwd(cText(arg), cText(cwd)), transfer: .full)
    }

    /// Source: `g_file_new_for_path`.
    /// [Reference](https://docs.gtk.org/gio/type_func.File.new_for_path.html)
    @_alwaysEmitIntoClient
    public static func newForPath(_ path: String) -> any File {
        wrappingInterface(required: g_file_new_for_path(cText(path)), transfer: .full)
    }

    /// Source: `g_file_new_for_uri`.
    /// [Reference](https://docs.gtk.org/gio/type_func.File.new_for_uri.html)
    @_alwaysEmitIntoClient
    public static func newForUri(_ uri: String) -> any File {
        wrappingInterface(required: g_file_new_for_uri(cText(uri)), transfer: .full)
    }

    /// Source: `g_file_new_tmp`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/type_func.File.new_tmp.html)
    @_alwaysEmitIntoClient
    public static func newTmp(_ tmpl: String? = nil) throws(GLibError) -> (result: any File, iostream: FileIOStream?) {
        var iostream: UnsafeMutablePointer<GFileIOStream>? = nil
        let result = try GLibError.check { error in
            g_file_new_tmp(cText(ifAny: tmpl), &iostream, error)
        }
        return (wrappingInterface(required: result, transfer: .full), FileIOStream.wrapping(iostream, transfer: .full))
    }

    /// Source: `g_file_new_tmp_async`, `g_file_new_tmp_finish`, since GLib 2.74.
    /// [Reference](https://docs.gtk.org/gio/type_func.File.new_tmp.html)
    @_alwaysEmitIntoClient
    public static func newTmp(_ tmpl: String? = nil, ioPriority: Int = 0) async throws -> (
        result: any File, iostream: FileIOStream?
    ) {
        try await asyncOperation { cancellable, callback, data in
            g_file_new_tmp_async(cText(ifAny: tmpl), cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) -> (result: any File, iostream: FileIOStream?) in
            var iostream: UnsafeMutablePointer<GFileIOStream>? = nil
            let result = try GLibError.check { error in
                g_file_new_tmp_finish(result, &iostream, error)
            }
            return (
                wrappingInterface(required: result, transfer: .full), FileIOStream.wrapping(iostream, transfer: .full)
            )
        }
    }

    /// Source: `g_file_new_tmp_dir_async`, `g_file_new_tmp_dir_finish`, since GLib 2.74.
    /// [Reference](https://docs.gtk.org/gio/type_func.File.new_tmp_dir.html)
    @_alwaysEmitIntoClient
    public static func newTmpDir(_ tmpl: String? = nil, ioPriority: Int = 0) async throws -> any File {
        try await asyncOperation { cancellable, callback, data in
            g_file_new_tmp_dir_async(cText(ifAny: tmpl), cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) -> any File in
            let result = try GLibError.check { error in
                g_file_new_tmp_dir_finish(result, error)
            }
            return wrappingInterface(required: result, transfer: .full)
        }
    }

    /// Source: `g_file_parse_name`.
    /// [Reference](https://docs.gtk.org/gio/type_func.File.parse_name.html)
    @_alwaysEmitIntoClient
    public static func parseName(_ parseName: String) -> any File {
        wrappingInterface(required: g_file_parse_name(cText(parseName)), transfer: .full)
    }
}
