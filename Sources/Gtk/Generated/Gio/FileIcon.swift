// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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

    nonisolated deinit {}
}

extension FileIcon {
    /// Source: `g_file_icon_get_file`.
    /// [Reference](https://docs.gtk.org/gio/property.FileIcon.file.html)
    @_alwaysEmitIntoClient
    public var file: any File {
        wrappingInterface(required: g_file_icon_get_file(opaquePointer))
    }
}
