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
        Int(g_file_hash(instance.pointer))
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
            cArray(contents, count: Int(length), isTaken: true) { UInt8(bitPattern: $0) }, String.optional(taking: etag)
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
                cArray(contents, count: Int(length), isTaken: true) { UInt8(bitPattern: $0) },
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

/// Source: `GFileAttributeMatcher`.
/// [Reference](https://docs.gtk.org/gio/struct.FileAttributeMatcher.html)
public final class FileAttributeMatcher: Boxed {
    public override class var valueType: GType { GType(rawValue: g_file_attribute_matcher_get_type()) }

    /// Source: `g_file_attribute_matcher_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.FileAttributeMatcher.new.html)
    @_alwaysEmitIntoClient
    public convenience init(attributes: String) {
        self.init(instance: CInstance(g_file_attribute_matcher_new(cText(attributes))), transfer: .full)
    }

    /// Source: `g_file_attribute_matcher_enumerate_namespace`.
    /// [Reference](https://docs.gtk.org/gio/method.FileAttributeMatcher.enumerate_namespace.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func enumerateNamespace(_ ns: String) -> Bool {
        g_file_attribute_matcher_enumerate_namespace(opaquePointer, cText(ns)) != 0
    }

    /// Source: `g_file_attribute_matcher_enumerate_next`.
    /// [Reference](https://docs.gtk.org/gio/method.FileAttributeMatcher.enumerate_next.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func enumerateNext() -> String? {
        String.optional(copying: g_file_attribute_matcher_enumerate_next(opaquePointer))
    }

    /// Source: `g_file_attribute_matcher_matches`.
    /// [Reference](https://docs.gtk.org/gio/method.FileAttributeMatcher.matches.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func matches(_ attribute: String) -> Bool {
        g_file_attribute_matcher_matches(opaquePointer, cText(attribute)) != 0
    }

    /// Source: `g_file_attribute_matcher_matches_only`.
    /// [Reference](https://docs.gtk.org/gio/method.FileAttributeMatcher.matches_only.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func matchesOnly(_ attribute: String) -> Bool {
        g_file_attribute_matcher_matches_only(opaquePointer, cText(attribute)) != 0
    }

    /// Source: `g_file_attribute_matcher_subtract`.
    /// [Reference](https://docs.gtk.org/gio/method.FileAttributeMatcher.subtract.html)
    @_alwaysEmitIntoClient
    public func subtract(_ subtract: FileAttributeMatcher? = nil) -> FileAttributeMatcher? {
        FileAttributeMatcher.wrapping(
            g_file_attribute_matcher_subtract(opaquePointer, subtract?.opaquePointer),
            transfer: .full
        )
    }

    /// Source: `g_file_attribute_matcher_to_string`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.FileAttributeMatcher.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: g_file_attribute_matcher_to_string(opaquePointer))
    }
}

/// Source: `GFileAttributeStatus`.
/// [Reference](https://docs.gtk.org/gio/enum.FileAttributeStatus.html)
nonisolated public enum FileAttributeStatus: Enumeration {
    /// Source: `G_FILE_ATTRIBUTE_STATUS_UNSET`.
    case unset
    /// Source: `G_FILE_ATTRIBUTE_STATUS_SET`.
    case set
    /// Source: `G_FILE_ATTRIBUTE_STATUS_ERROR_SETTING`.
    case errorSetting
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileAttributeStatus] = [
        .unset,
        .set,
        .errorSetting,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unset
        case 1: self = .set
        case 2: self = .errorSetting
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unset: 0
        case .set: 1
        case .errorSetting: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GFileAttributeStatus) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GFileAttributeStatus { GFileAttributeStatus(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileAttributeStatus: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_attribute_status_get_type()) }
}

/// Source: `GFileAttributeType`.
/// [Reference](https://docs.gtk.org/gio/enum.FileAttributeType.html)
nonisolated public enum FileAttributeType: Enumeration {
    /// Source: `G_FILE_ATTRIBUTE_TYPE_INVALID`.
    case invalid
    /// Source: `G_FILE_ATTRIBUTE_TYPE_STRING`.
    case string
    /// Source: `G_FILE_ATTRIBUTE_TYPE_BYTE_STRING`.
    case byteString
    /// Source: `G_FILE_ATTRIBUTE_TYPE_BOOLEAN`.
    case boolean
    /// Source: `G_FILE_ATTRIBUTE_TYPE_UINT32`.
    case uint32
    /// Source: `G_FILE_ATTRIBUTE_TYPE_INT32`.
    case int32
    /// Source: `G_FILE_ATTRIBUTE_TYPE_UINT64`.
    case uint64
    /// Source: `G_FILE_ATTRIBUTE_TYPE_INT64`.
    case int64
    /// Source: `G_FILE_ATTRIBUTE_TYPE_OBJECT`.
    case object
    /// Source: `G_FILE_ATTRIBUTE_TYPE_STRINGV`.
    case stringv
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileAttributeType] = [
        .invalid,
        .string,
        .byteString,
        .boolean,
        .uint32,
        .int32,
        .uint64,
        .int64,
        .object,
        .stringv,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .string
        case 2: self = .byteString
        case 3: self = .boolean
        case 4: self = .uint32
        case 5: self = .int32
        case 6: self = .uint64
        case 7: self = .int64
        case 8: self = .object
        case 9: self = .stringv
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .string: 1
        case .byteString: 2
        case .boolean: 3
        case .uint32: 4
        case .int32: 5
        case .uint64: 6
        case .int64: 7
        case .object: 8
        case .stringv: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GFileAttributeType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GFileAttributeType { GFileAttributeType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileAttributeType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_attribute_type_get_type()) }
}

/// Source: `GFileCopyFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.FileCopyFlags.html)
nonisolated public struct FileCopyFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_COPY_OVERWRITE`.
    @_alwaysEmitIntoClient
    public static var overwrite: FileCopyFlags { FileCopyFlags(rawValue: 0x1) }
    /// Source: `G_FILE_COPY_BACKUP`.
    @_alwaysEmitIntoClient
    public static var backup: FileCopyFlags { FileCopyFlags(rawValue: 0x2) }
    /// Source: `G_FILE_COPY_NOFOLLOW_SYMLINKS`.
    @_alwaysEmitIntoClient
    public static var nofollowSymlinks: FileCopyFlags { FileCopyFlags(rawValue: 0x4) }
    /// Source: `G_FILE_COPY_ALL_METADATA`.
    @_alwaysEmitIntoClient
    public static var allMetadata: FileCopyFlags { FileCopyFlags(rawValue: 0x8) }
    /// Source: `G_FILE_COPY_NO_FALLBACK_FOR_MOVE`.
    @_alwaysEmitIntoClient
    public static var noFallbackForMove: FileCopyFlags { FileCopyFlags(rawValue: 0x10) }
    /// Source: `G_FILE_COPY_TARGET_DEFAULT_PERMS`.
    @_alwaysEmitIntoClient
    public static var targetDefaultPerms: FileCopyFlags { FileCopyFlags(rawValue: 0x20) }

    @_alwaysEmitIntoClient
    init(_ value: GFileCopyFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileCopyFlags { GFileCopyFlags(rawValue: rawValue) }
}

extension FileCopyFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_copy_flags_get_type()) }
}

/// Source: `GFileCreateFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.FileCreateFlags.html)
nonisolated public struct FileCreateFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_CREATE_PRIVATE`.
    @_alwaysEmitIntoClient
    public static var `private`: FileCreateFlags { FileCreateFlags(rawValue: 0x1) }
    /// Source: `G_FILE_CREATE_REPLACE_DESTINATION`.
    @_alwaysEmitIntoClient
    public static var replaceDestination: FileCreateFlags { FileCreateFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GFileCreateFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileCreateFlags { GFileCreateFlags(rawValue: rawValue) }
}

extension FileCreateFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_create_flags_get_type()) }
}

/// Source: `GFileEnumerator`.
/// [Reference](https://docs.gtk.org/gio/class.FileEnumerator.html)
open class FileEnumerator: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
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

/// Source: `GFileIOStream`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/class.FileIOStream.html)
open class FileIOStream: IOStream, Seekable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FileIOStream {
    @_alwaysEmitIntoClient
    var fileIoStreamPointer: UnsafeMutablePointer<GFileIOStream> { pointer() }

    /// Source: `g_file_io_stream_get_etag`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.FileIOStream.get_etag.html)
    @_alwaysEmitIntoClient
    public var etag: String? {
        String.optional(taking: g_file_io_stream_get_etag(fileIoStreamPointer))
    }

    /// Source: `g_file_io_stream_query_info`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.FileIOStream.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, cancellable: Cancellable? = nil) throws(GLibError) -> FileInfo {
        let result = try GLibError.check { error in
            g_file_io_stream_query_info(fileIoStreamPointer, cText(attributes), cancellable?.cancellablePointer, error)
        }
        return FileInfo.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_io_stream_query_info_async`, `g_file_io_stream_query_info_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.FileIOStream.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, ioPriority: Int = 0) async throws -> FileInfo {
        try await asyncOperation { cancellable, callback, data in
            g_file_io_stream_query_info_async(
                fileIoStreamPointer,
                cText(attributes),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileInfo in
            let result = try GLibError.check { error in
                g_file_io_stream_query_info_finish(fileIoStreamPointer, result, error)
            }
            return FileInfo.wrapping(required: result, transfer: .full)
        }
    }
}

/// Source: `GFileIcon`.
/// [Reference](https://docs.gtk.org/gio/class.FileIcon.html)
open class FileIcon: Object, LoadableIcon {
    /// Source: `g_file_icon_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.FileIcon.new.html)
    @_alwaysEmitIntoClient
    public init(file: any File) {
        super.init(instance: CInstance(g_file_icon_new(file.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FileIcon {
    /// Source: `g_file_icon_get_file`.
    /// [Reference](https://docs.gtk.org/gio/property.FileIcon.file.html)
    @_alwaysEmitIntoClient
    public var file: any File {
        wrappingInterface(required: g_file_icon_get_file(opaquePointer))
    }
}

/// Source: `GFileInfo`.
/// [Reference](https://docs.gtk.org/gio/class.FileInfo.html)
open class FileInfo: Object {
    /// Source: `g_file_info_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.FileInfo.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(g_file_info_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FileInfo {
    /// Source: `g_file_info_get_access_date_time`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_access_date_time.html)
    @_alwaysEmitIntoClient
    public var accessDateTime: DateTime? {
        DateTime.wrapping(g_file_info_get_access_date_time(opaquePointer), transfer: .full)
    }

    /// Source: `g_file_info_get_content_type`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_content_type.html)
    @_alwaysEmitIntoClient
    public var contentType: String? {
        String.optional(copying: g_file_info_get_content_type(opaquePointer))
    }

    /// Source: `g_file_info_get_creation_date_time`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_creation_date_time.html)
    @_alwaysEmitIntoClient
    public var creationDateTime: DateTime? {
        DateTime.wrapping(g_file_info_get_creation_date_time(opaquePointer), transfer: .full)
    }

    /// Source: `g_file_info_get_deletion_date`, since GLib 2.36.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_deletion_date.html)
    @_alwaysEmitIntoClient
    public var deletionDate: DateTime? {
        DateTime.wrapping(g_file_info_get_deletion_date(opaquePointer), transfer: .full)
    }

    /// Source: `g_file_info_get_display_name`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_display_name.html)
    @_alwaysEmitIntoClient
    public var displayName: String? {
        String.optional(copying: g_file_info_get_display_name(opaquePointer))
    }

    /// Source: `g_file_info_get_edit_name`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_edit_name.html)
    @_alwaysEmitIntoClient
    public var editName: String? {
        String.optional(copying: g_file_info_get_edit_name(opaquePointer))
    }

    /// Source: `g_file_info_get_etag`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_etag.html)
    @_alwaysEmitIntoClient
    public var etag: String? {
        String.optional(copying: g_file_info_get_etag(opaquePointer))
    }

    /// Source: `g_file_info_get_file_type`, `g_file_info_set_file_type`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_file_type.html)
    @_alwaysEmitIntoClient
    public var fileType: FileType {
        get {
            FileType(g_file_info_get_file_type(opaquePointer))
        }
        set {
            g_file_info_set_file_type(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `g_file_info_get_icon`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_icon.html)
    @_alwaysEmitIntoClient
    public var icon: (any Icon)? {
        wrappingInterface(g_file_info_get_icon(opaquePointer))
    }

    /// Source: `g_file_info_get_is_backup`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_is_backup.html)
    @_alwaysEmitIntoClient
    public var isBackup: Bool {
        g_file_info_get_is_backup(opaquePointer) != 0
    }

    /// Source: `g_file_info_get_is_hidden`, `g_file_info_set_is_hidden`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_is_hidden.html)
    @_alwaysEmitIntoClient
    public var isHidden: Bool {
        get {
            g_file_info_get_is_hidden(opaquePointer) != 0
        }
        set {
            g_file_info_set_is_hidden(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `g_file_info_get_is_symlink`, `g_file_info_set_is_symlink`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_is_symlink.html)
    @_alwaysEmitIntoClient
    public var isSymlink: Bool {
        get {
            g_file_info_get_is_symlink(opaquePointer) != 0
        }
        set {
            g_file_info_set_is_symlink(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `g_file_info_get_modification_date_time`, since GLib 2.62.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_modification_date_time.html)
    @_alwaysEmitIntoClient
    public var modificationDateTime: DateTime? {
        DateTime.wrapping(g_file_info_get_modification_date_time(opaquePointer), transfer: .full)
    }

    /// Source: `g_file_info_get_name`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        String.optional(copying: g_file_info_get_name(opaquePointer))
    }

    /// Source: `g_file_info_get_size`, `g_file_info_set_size`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        get {
            g_file_info_get_size(opaquePointer)
        }
        set {
            g_file_info_set_size(opaquePointer, newValue)
        }
    }

    /// Source: `g_file_info_get_sort_order`, `g_file_info_set_sort_order`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_sort_order.html)
    @_alwaysEmitIntoClient
    public var sortOrder: Int {
        get {
            Int(g_file_info_get_sort_order(opaquePointer))
        }
        set {
            g_file_info_set_sort_order(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `g_file_info_get_symbolic_icon`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_symbolic_icon.html)
    @_alwaysEmitIntoClient
    public var symbolicIcon: (any Icon)? {
        wrappingInterface(g_file_info_get_symbolic_icon(opaquePointer))
    }

    /// Source: `g_file_info_get_symlink_target`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_symlink_target.html)
    @_alwaysEmitIntoClient
    public var symlinkTarget: String? {
        String.optional(copying: g_file_info_get_symlink_target(opaquePointer))
    }

    /// Source: `g_file_info_clear_status`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.clear_status.html)
    @_alwaysEmitIntoClient
    public func clearStatus() {
        g_file_info_clear_status(opaquePointer)
    }

    /// Source: `g_file_info_copy_into`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.copy_into.html)
    @_alwaysEmitIntoClient
    public func copyInto(_ destInfo: FileInfo) {
        g_file_info_copy_into(opaquePointer, destInfo.opaquePointer)
    }

    /// Source: `g_file_info_dup`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.dup.html)
    @_alwaysEmitIntoClient
    public func dup() -> FileInfo {
        FileInfo.wrapping(required: g_file_info_dup(opaquePointer), transfer: .full)
    }

    /// Source: `g_file_info_get_attribute_as_string`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_as_string.html)
    @_alwaysEmitIntoClient
    public func attributeAsString(for attribute: String) -> String? {
        String.optional(taking: g_file_info_get_attribute_as_string(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_boolean`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_boolean.html)
    @_alwaysEmitIntoClient
    public func attributeBoolean(for attribute: String) -> Bool {
        g_file_info_get_attribute_boolean(opaquePointer, cText(attribute)) != 0
    }

    /// Source: `g_file_info_get_attribute_byte_string`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_byte_string.html)
    @_alwaysEmitIntoClient
    public func attributeByteString(for attribute: String) -> String? {
        String.optional(copying: g_file_info_get_attribute_byte_string(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_int32`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_int32.html)
    @_alwaysEmitIntoClient
    public func attributeInt32(for attribute: String) -> Int {
        Int(g_file_info_get_attribute_int32(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_int64`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_int64.html)
    @_alwaysEmitIntoClient
    public func attributeInt64(for attribute: String) -> Int {
        g_file_info_get_attribute_int64(opaquePointer, cText(attribute))
    }

    /// Source: `g_file_info_get_attribute_object`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_object.html)
    @_alwaysEmitIntoClient
    public func attributeObject(for attribute: String) -> Object? {
        Object.wrapping(g_file_info_get_attribute_object(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_status`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_status.html)
    @_alwaysEmitIntoClient
    public func attributeStatus(for attribute: String) -> FileAttributeStatus {
        FileAttributeStatus(g_file_info_get_attribute_status(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_string`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_string.html)
    @_alwaysEmitIntoClient
    public func attributeString(for attribute: String) -> String? {
        String.optional(copying: g_file_info_get_attribute_string(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_stringv`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_stringv.html)
    @_alwaysEmitIntoClient
    public func attributeStringv(for attribute: String) -> [String] {
        [String](copying: g_file_info_get_attribute_stringv(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_type`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_type.html)
    @_alwaysEmitIntoClient
    public func attributeType(for attribute: String) -> FileAttributeType {
        FileAttributeType(g_file_info_get_attribute_type(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_uint32`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_uint32.html)
    @_alwaysEmitIntoClient
    public func attributeUint32(for attribute: String) -> Int {
        Int(g_file_info_get_attribute_uint32(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_get_attribute_uint64`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.get_attribute_uint64.html)
    @_alwaysEmitIntoClient
    public func attributeUint64(for attribute: String) -> UInt64 {
        UInt64(g_file_info_get_attribute_uint64(opaquePointer, cText(attribute)))
    }

    /// Source: `g_file_info_has_attribute`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.has_attribute.html)
    @_alwaysEmitIntoClient
    public func hasAttribute(_ attribute: String) -> Bool {
        g_file_info_has_attribute(opaquePointer, cText(attribute)) != 0
    }

    /// Source: `g_file_info_has_namespace`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.has_namespace.html)
    @_alwaysEmitIntoClient
    public func hasNamespace(_ nameSpace: String) -> Bool {
        g_file_info_has_namespace(opaquePointer, cText(nameSpace)) != 0
    }

    /// Source: `g_file_info_list_attributes`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.list_attributes.html)
    @_alwaysEmitIntoClient
    public func listAttributes(_ nameSpace: String? = nil) -> [String] {
        [String](taking: g_file_info_list_attributes(opaquePointer, cText(ifAny: nameSpace)))
    }

    /// Source: `g_file_info_remove_attribute`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.remove_attribute.html)
    @_alwaysEmitIntoClient
    public func removeAttribute(_ attribute: String) {
        g_file_info_remove_attribute(opaquePointer, cText(attribute))
    }

    /// Source: `g_file_info_set_access_date_time`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_access_date_time.html)
    @_alwaysEmitIntoClient
    public func setAccessDateTime(_ atime: DateTime) {
        g_file_info_set_access_date_time(opaquePointer, atime.opaquePointer)
    }

    /// Source: `g_file_info_set_attribute_boolean`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_boolean.html)
    @_alwaysEmitIntoClient
    public func setAttributeBoolean(_ attribute: String, attrValue: Bool) {
        g_file_info_set_attribute_boolean(opaquePointer, cText(attribute), attrValue ? 1 : 0)
    }

    /// Source: `g_file_info_set_attribute_byte_string`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_byte_string.html)
    @_alwaysEmitIntoClient
    public func setAttributeByteString(_ attribute: String, attrValue: String) {
        g_file_info_set_attribute_byte_string(opaquePointer, cText(attribute), cText(attrValue))
    }

    /// Source: `g_file_info_set_attribute_int32`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_int32.html)
    @_alwaysEmitIntoClient
    public func setAttributeInt32(_ attribute: String, attrValue: Int) {
        g_file_info_set_attribute_int32(opaquePointer, cText(attribute), cInteger(attrValue))
    }

    /// Source: `g_file_info_set_attribute_int64`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_int64.html)
    @_alwaysEmitIntoClient
    public func setAttributeInt64(_ attribute: String, attrValue: Int) {
        g_file_info_set_attribute_int64(opaquePointer, cText(attribute), attrValue)
    }

    /// Source: `g_file_info_set_attribute_mask`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_mask.html)
    @_alwaysEmitIntoClient
    public func setAttributeMask(_ mask: FileAttributeMatcher) {
        g_file_info_set_attribute_mask(opaquePointer, mask.opaquePointer)
    }

    /// Source: `g_file_info_set_attribute_object`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_object.html)
    @_alwaysEmitIntoClient
    public func setAttributeObject(_ attribute: String, attrValue: Object) {
        g_file_info_set_attribute_object(opaquePointer, cText(attribute), attrValue.pointer())
    }

    /// Source: `g_file_info_set_attribute_status`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_status.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setAttributeStatus(_ attribute: String, status: FileAttributeStatus) -> Bool {
        g_file_info_set_attribute_status(opaquePointer, cText(attribute), status.cValue) != 0
    }

    /// Source: `g_file_info_set_attribute_string`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_string.html)
    @_alwaysEmitIntoClient
    public func setAttributeString(_ attribute: String, attrValue: String) {
        g_file_info_set_attribute_string(opaquePointer, cText(attribute), cText(attrValue))
    }

    /// Source: `g_file_info_set_attribute_stringv`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_stringv.html)
    @_alwaysEmitIntoClient
    public func setAttributeStringv(_ attribute: String, attrValue: [String]) {
        withStringArray(attrValue) { attrValueArray in
            g_file_info_set_attribute_stringv(opaquePointer, cText(attribute), attrValueArray)
        }
    }

    /// Source: `g_file_info_set_attribute_uint32`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_uint32.html)
    @_alwaysEmitIntoClient
    public func setAttributeUint32(_ attribute: String, attrValue: Int) {
        g_file_info_set_attribute_uint32(opaquePointer, cText(attribute), cInteger(attrValue))
    }

    /// Source: `g_file_info_set_attribute_uint64`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_attribute_uint64.html)
    @_alwaysEmitIntoClient
    public func setAttributeUint64(_ attribute: String, attrValue: UInt64) {
        g_file_info_set_attribute_uint64(opaquePointer, cText(attribute), guint64(attrValue))
    }

    /// Source: `g_file_info_set_content_type`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_content_type.html)
    @_alwaysEmitIntoClient
    public func setContentType(_ contentType: String) {
        g_file_info_set_content_type(opaquePointer, cText(contentType))
    }

    /// Source: `g_file_info_set_creation_date_time`, since GLib 2.70.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_creation_date_time.html)
    @_alwaysEmitIntoClient
    public func setCreationDateTime(_ creationTime: DateTime) {
        g_file_info_set_creation_date_time(opaquePointer, creationTime.opaquePointer)
    }

    /// Source: `g_file_info_set_display_name`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_display_name.html)
    @_alwaysEmitIntoClient
    public func setDisplayName(_ displayName: String) {
        g_file_info_set_display_name(opaquePointer, cText(displayName))
    }

    /// Source: `g_file_info_set_edit_name`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_edit_name.html)
    @_alwaysEmitIntoClient
    public func setEditName(_ editName: String) {
        g_file_info_set_edit_name(opaquePointer, cText(editName))
    }

    /// Source: `g_file_info_set_icon`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_icon.html)
    @_alwaysEmitIntoClient
    public func setIcon(_ icon: any Icon) {
        g_file_info_set_icon(opaquePointer, icon.opaquePointer)
    }

    /// Source: `g_file_info_set_modification_date_time`, since GLib 2.62.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_modification_date_time.html)
    @_alwaysEmitIntoClient
    public func setModificationDateTime(_ mtime: DateTime) {
        g_file_info_set_modification_date_time(opaquePointer, mtime.opaquePointer)
    }

    /// Source: `g_file_info_set_name`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_name.html)
    @_alwaysEmitIntoClient
    public func setName(_ name: String) {
        g_file_info_set_name(opaquePointer, cText(name))
    }

    /// Source: `g_file_info_set_symbolic_icon`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_symbolic_icon.html)
    @_alwaysEmitIntoClient
    public func setSymbolicIcon(_ icon: any Icon) {
        g_file_info_set_symbolic_icon(opaquePointer, icon.opaquePointer)
    }

    /// Source: `g_file_info_set_symlink_target`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.set_symlink_target.html)
    @_alwaysEmitIntoClient
    public func setSymlinkTarget(_ symlinkTarget: String) {
        g_file_info_set_symlink_target(opaquePointer, cText(symlinkTarget))
    }

    /// Source: `g_file_info_unset_attribute_mask`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInfo.unset_attribute_mask.html)
    @_alwaysEmitIntoClient
    public func unsetAttributeMask() {
        g_file_info_unset_attribute_mask(opaquePointer)
    }
}

/// Source: `GFileInputStream`.
/// [Reference](https://docs.gtk.org/gio/class.FileInputStream.html)
open class FileInputStream: GioInputStream, Seekable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FileInputStream {
    @_alwaysEmitIntoClient
    var fileInputStreamPointer: UnsafeMutablePointer<GFileInputStream> { pointer() }

    /// Source: `g_file_input_stream_query_info`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInputStream.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, cancellable: Cancellable? = nil) throws(GLibError) -> FileInfo {
        let result = try GLibError.check { error in
            g_file_input_stream_query_info(
                fileInputStreamPointer,
                cText(attributes),
                cancellable?.cancellablePointer,
                error
            )
        }
        return FileInfo.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_input_stream_query_info_async`, `g_file_input_stream_query_info_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.FileInputStream.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, ioPriority: Int = 0) async throws -> FileInfo {
        try await asyncOperation { cancellable, callback, data in
            g_file_input_stream_query_info_async(
                fileInputStreamPointer,
                cText(attributes),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileInfo in
            let result = try GLibError.check { error in
                g_file_input_stream_query_info_finish(fileInputStreamPointer, result, error)
            }
            return FileInfo.wrapping(required: result, transfer: .full)
        }
    }
}

/// Source: `GFileMeasureFlags`, since GLib 2.38.
/// [Reference](https://docs.gtk.org/gio/flags.FileMeasureFlags.html)
nonisolated public struct FileMeasureFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_MEASURE_REPORT_ANY_ERROR`.
    @_alwaysEmitIntoClient
    public static var reportAnyError: FileMeasureFlags { FileMeasureFlags(rawValue: 0x2) }
    /// Source: `G_FILE_MEASURE_APPARENT_SIZE`.
    @_alwaysEmitIntoClient
    public static var apparentSize: FileMeasureFlags { FileMeasureFlags(rawValue: 0x4) }
    /// Source: `G_FILE_MEASURE_NO_XDEV`.
    @_alwaysEmitIntoClient
    public static var noXdev: FileMeasureFlags { FileMeasureFlags(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GFileMeasureFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileMeasureFlags { GFileMeasureFlags(rawValue: rawValue) }
}

extension FileMeasureFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_measure_flags_get_type()) }
}

/// Source: `GFileMonitor`.
/// [Reference](https://docs.gtk.org/gio/class.FileMonitor.html)
open class FileMonitor: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FileMonitor {
    @_alwaysEmitIntoClient
    var fileMonitorPointer: UnsafeMutablePointer<GFileMonitor> { pointer() }

    /// Source: `g_file_monitor_is_cancelled`.
    /// [Reference](https://docs.gtk.org/gio/property.FileMonitor.cancelled.html)
    @_alwaysEmitIntoClient
    public var cancelled: Bool {
        g_file_monitor_is_cancelled(fileMonitorPointer) != 0
    }

    /// Source: the property `GFileMonitor:rate-limit`.
    /// [Reference](https://docs.gtk.org/gio/property.FileMonitor.rate-limit.html)
    @_alwaysEmitIntoClient
    public var rateLimit: Int {
        get {
            self[property: "rate-limit"]
        }
        set {
            self[property: "rate-limit"] = newValue
        }
    }

    /// Source: `g_file_monitor_cancel`.
    /// [Reference](https://docs.gtk.org/gio/method.FileMonitor.cancel.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func cancel() -> Bool {
        g_file_monitor_cancel(fileMonitorPointer) != 0
    }

    /// Source: `g_file_monitor_emit_event`.
    /// [Reference](https://docs.gtk.org/gio/method.FileMonitor.emit_event.html)
    @_alwaysEmitIntoClient
    public func emitEvent(_ child: any File, otherFile: any File, eventType: FileMonitorEvent) {
        g_file_monitor_emit_event(fileMonitorPointer, child.opaquePointer, otherFile.opaquePointer, eventType.cValue)
    }

    /// Source: the signal `GFileMonitor::changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.FileMonitor.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (any File, (any File)?, FileMonitorEvent) -> Void
    ) -> SignalConnection {
        connect("changed", after: after) {
            (file: InterfaceValue<any File>, otherFile: InterfaceValue<any File>?, eventType: FileMonitorEvent) -> Void
            in
            handler(file.object, otherFile?.object, eventType)
        }
    }
}

/// Source: `GFileMonitorEvent`.
/// [Reference](https://docs.gtk.org/gio/enum.FileMonitorEvent.html)
nonisolated public enum FileMonitorEvent: Enumeration {
    /// Source: `G_FILE_MONITOR_EVENT_CHANGED`.
    case changed
    /// Source: `G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT`.
    case changesDoneHint
    /// Source: `G_FILE_MONITOR_EVENT_DELETED`.
    case deleted
    /// Source: `G_FILE_MONITOR_EVENT_CREATED`.
    case created
    /// Source: `G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED`.
    case attributeChanged
    /// Source: `G_FILE_MONITOR_EVENT_PRE_UNMOUNT`.
    case preUnmount
    /// Source: `G_FILE_MONITOR_EVENT_UNMOUNTED`.
    case unmounted
    /// Source: `G_FILE_MONITOR_EVENT_MOVED`.
    case moved
    /// Source: `G_FILE_MONITOR_EVENT_RENAMED`.
    case renamed
    /// Source: `G_FILE_MONITOR_EVENT_MOVED_IN`.
    case movedIn
    /// Source: `G_FILE_MONITOR_EVENT_MOVED_OUT`.
    case movedOut
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileMonitorEvent] = [
        .changed,
        .changesDoneHint,
        .deleted,
        .created,
        .attributeChanged,
        .preUnmount,
        .unmounted,
        .moved,
        .renamed,
        .movedIn,
        .movedOut,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .changed
        case 1: self = .changesDoneHint
        case 2: self = .deleted
        case 3: self = .created
        case 4: self = .attributeChanged
        case 5: self = .preUnmount
        case 6: self = .unmounted
        case 7: self = .moved
        case 8: self = .renamed
        case 9: self = .movedIn
        case 10: self = .movedOut
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .changed: 0
        case .changesDoneHint: 1
        case .deleted: 2
        case .created: 3
        case .attributeChanged: 4
        case .preUnmount: 5
        case .unmounted: 6
        case .moved: 7
        case .renamed: 8
        case .movedIn: 9
        case .movedOut: 10
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GFileMonitorEvent) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GFileMonitorEvent { GFileMonitorEvent(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileMonitorEvent: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_monitor_event_get_type()) }
}

/// Source: `GFileMonitorFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.FileMonitorFlags.html)
nonisolated public struct FileMonitorFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_MONITOR_WATCH_MOUNTS`.
    @_alwaysEmitIntoClient
    public static var watchMounts: FileMonitorFlags { FileMonitorFlags(rawValue: 0x1) }
    /// Source: `G_FILE_MONITOR_SEND_MOVED`.
    @_alwaysEmitIntoClient
    public static var sendMoved: FileMonitorFlags { FileMonitorFlags(rawValue: 0x2) }
    /// Source: `G_FILE_MONITOR_WATCH_HARD_LINKS`.
    @_alwaysEmitIntoClient
    public static var watchHardLinks: FileMonitorFlags { FileMonitorFlags(rawValue: 0x4) }
    /// Source: `G_FILE_MONITOR_WATCH_MOVES`.
    @_alwaysEmitIntoClient
    public static var watchMoves: FileMonitorFlags { FileMonitorFlags(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GFileMonitorFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileMonitorFlags { GFileMonitorFlags(rawValue: rawValue) }
}

extension FileMonitorFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_monitor_flags_get_type()) }
}

/// Source: `GFileOutputStream`.
/// [Reference](https://docs.gtk.org/gio/class.FileOutputStream.html)
open class FileOutputStream: GioOutputStream, Seekable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FileOutputStream {
    @_alwaysEmitIntoClient
    var fileOutputStreamPointer: UnsafeMutablePointer<GFileOutputStream> { pointer() }

    /// Source: `g_file_output_stream_get_etag`.
    /// [Reference](https://docs.gtk.org/gio/method.FileOutputStream.get_etag.html)
    @_alwaysEmitIntoClient
    public var etag: String? {
        String.optional(taking: g_file_output_stream_get_etag(fileOutputStreamPointer))
    }

    /// Source: `g_file_output_stream_query_info`.
    /// [Reference](https://docs.gtk.org/gio/method.FileOutputStream.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, cancellable: Cancellable? = nil) throws(GLibError) -> FileInfo {
        let result = try GLibError.check { error in
            g_file_output_stream_query_info(
                fileOutputStreamPointer,
                cText(attributes),
                cancellable?.cancellablePointer,
                error
            )
        }
        return FileInfo.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_file_output_stream_query_info_async`, `g_file_output_stream_query_info_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.FileOutputStream.query_info.html)
    @_alwaysEmitIntoClient
    public func queryInfo(_ attributes: String, ioPriority: Int = 0) async throws -> FileInfo {
        try await asyncOperation { cancellable, callback, data in
            g_file_output_stream_query_info_async(
                fileOutputStreamPointer,
                cText(attributes),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> FileInfo in
            let result = try GLibError.check { error in
                g_file_output_stream_query_info_finish(fileOutputStreamPointer, result, error)
            }
            return FileInfo.wrapping(required: result, transfer: .full)
        }
    }
}

/// Source: `GFileQueryInfoFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.FileQueryInfoFlags.html)
nonisolated public struct FileQueryInfoFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS`.
    @_alwaysEmitIntoClient
    public static var nofollowSymlinks: FileQueryInfoFlags { FileQueryInfoFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GFileQueryInfoFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileQueryInfoFlags { GFileQueryInfoFlags(rawValue: rawValue) }
}

extension FileQueryInfoFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_query_info_flags_get_type()) }
}

/// Source: `GFileType`.
/// [Reference](https://docs.gtk.org/gio/enum.FileType.html)
nonisolated public enum FileType: Enumeration {
    /// Source: `G_FILE_TYPE_UNKNOWN`.
    case unknown
    /// Source: `G_FILE_TYPE_REGULAR`.
    case regular
    /// Source: `G_FILE_TYPE_DIRECTORY`.
    case directory
    /// Source: `G_FILE_TYPE_SYMBOLIC_LINK`.
    case symbolicLink
    /// Source: `G_FILE_TYPE_SPECIAL`.
    case special
    /// Source: `G_FILE_TYPE_SHORTCUT`.
    case shortcut
    /// Source: `G_FILE_TYPE_MOUNTABLE`.
    case mountable
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileType] = [
        .unknown,
        .regular,
        .directory,
        .symbolicLink,
        .special,
        .shortcut,
        .mountable,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .regular
        case 2: self = .directory
        case 3: self = .symbolicLink
        case 4: self = .special
        case 5: self = .shortcut
        case 6: self = .mountable
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .regular: 1
        case .directory: 2
        case .symbolicLink: 3
        case .special: 4
        case .shortcut: 5
        case .mountable: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GFileType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GFileType { GFileType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_type_get_type()) }
}

/// Source: `GFilterInputStream`.
/// [Reference](https://docs.gtk.org/gio/class.FilterInputStream.html)
open class FilterInputStream: GioInputStream {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FilterInputStream {
    @_alwaysEmitIntoClient
    var filterInputStreamPointer: UnsafeMutablePointer<GFilterInputStream> { pointer() }

    /// Source: `g_filter_input_stream_get_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.FilterInputStream.base-stream.html)
    @_alwaysEmitIntoClient
    public var baseStream: GioInputStream {
        GioInputStream.wrapping(required: g_filter_input_stream_get_base_stream(filterInputStreamPointer))
    }

    /// Source: `g_filter_input_stream_get_close_base_stream`, `g_filter_input_stream_set_close_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.FilterInputStream.close-base-stream.html)
    @_alwaysEmitIntoClient
    public var closeBaseStream: Bool {
        get {
            g_filter_input_stream_get_close_base_stream(filterInputStreamPointer) != 0
        }
        set {
            g_filter_input_stream_set_close_base_stream(filterInputStreamPointer, newValue ? 1 : 0)
        }
    }
}

/// Source: `GFilterOutputStream`.
/// [Reference](https://docs.gtk.org/gio/class.FilterOutputStream.html)
open class FilterOutputStream: GioOutputStream {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension FilterOutputStream {
    @_alwaysEmitIntoClient
    var filterOutputStreamPointer: UnsafeMutablePointer<GFilterOutputStream> { pointer() }

    /// Source: `g_filter_output_stream_get_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.FilterOutputStream.base-stream.html)
    @_alwaysEmitIntoClient
    public var baseStream: GioOutputStream {
        GioOutputStream.wrapping(required: g_filter_output_stream_get_base_stream(filterOutputStreamPointer))
    }

    /// Source: `g_filter_output_stream_get_close_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.FilterOutputStream.close-base-stream.html)
    @_alwaysEmitIntoClient
    public var closeBaseStream: Bool {
        g_filter_output_stream_get_close_base_stream(filterOutputStreamPointer) != 0
    }

    /// Source: `g_filter_output_stream_set_close_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/method.FilterOutputStream.set_close_base_stream.html)
    @_alwaysEmitIntoClient
    public func setCloseBaseStream(_ closeBase: Bool) {
        g_filter_output_stream_set_close_base_stream(filterOutputStreamPointer, closeBase ? 1 : 0)
    }
}
