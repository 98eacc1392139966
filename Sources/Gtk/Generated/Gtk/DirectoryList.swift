// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkDirectoryList`.
/// [Reference](https://docs.gtk.org/gtk4/class.DirectoryList.html)
open class DirectoryList: Object, ListModel {
    /// Source: `gtk_directory_list_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.DirectoryList.new.html)
    @_alwaysEmitIntoClient
    public init(attributes: String? = nil, file: (any File)? = nil) {
        super.init(
            instance: CInstance(gtk_directory_list_new(cText(ifAny: attributes), file?.opaquePointer)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension DirectoryList {
    /// Source: `gtk_directory_list_get_attributes`, `gtk_directory_list_set_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: String? {
        get {
            String.optional(copying: gtk_directory_list_get_attributes(opaquePointer))
        }
        set {
            gtk_directory_list_set_attributes(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_directory_list_get_error`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.error.html)
    @_alwaysEmitIntoClient
    public var error: GLibError? {
        gtk_directory_list_get_error(opaquePointer).map { GLibError($0) }
    }

    /// Source: `gtk_directory_list_get_file`, `gtk_directory_list_set_file`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.file.html)
    @_alwaysEmitIntoClient
    public var file: (any File)? {
        get {
            wrappingInterface(gtk_directory_list_get_file(opaquePointer))
        }
        set {
            gtk_directory_list_set_file(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_directory_list_get_io_priority`, `gtk_directory_list_set_io_priority`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.io-priority.html)
    @_alwaysEmitIntoClient
    public var ioPriority: Int {
        get {
            swiftInteger(gtk_directory_list_get_io_priority(opaquePointer))
        }
        set {
            gtk_directory_list_set_io_priority(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkDirectoryList:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_directory_list_is_loading`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.loading.html)
    @_alwaysEmitIntoClient
    public var loading: Bool {
        gtk_directory_list_is_loading(opaquePointer) != 0
    }

    /// Source: `gtk_directory_list_get_monitored`, `gtk_directory_list_set_monitored`.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.monitored.html)
    @_alwaysEmitIntoClient
    public var monitored: Bool {
        get {
            gtk_directory_list_get_monitored(opaquePointer) != 0
        }
        set {
            gtk_directory_list_set_monitored(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkDirectoryList:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.DirectoryList.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }
}
