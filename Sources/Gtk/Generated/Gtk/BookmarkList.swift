// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBookmarkList`.
/// [Reference](https://docs.gtk.org/gtk4/class.BookmarkList.html)
open class BookmarkList: Object, ListModel {
    /// Source: `gtk_bookmark_list_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BookmarkList.new.html)
    @_alwaysEmitIntoClient
    public init(filename: String? = nil, attributes: String? = nil) {
        super.init(
            instance: CInstance(gtk_bookmark_list_new(cText(ifAny: filename), cText(ifAny: attributes))),
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

extension BookmarkList {
    /// Source: `gtk_bookmark_list_get_attributes`, `gtk_bookmark_list_set_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BookmarkList.attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: String? {
        get {
            String.optional(copying: gtk_bookmark_list_get_attributes(opaquePointer))
        }
        set {
            gtk_bookmark_list_set_attributes(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_bookmark_list_get_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BookmarkList.filename.html)
    @_alwaysEmitIntoClient
    public var filename: String {
        String(copying: gtk_bookmark_list_get_filename(opaquePointer))
    }

    /// Source: `gtk_bookmark_list_get_io_priority`, `gtk_bookmark_list_set_io_priority`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BookmarkList.io-priority.html)
    @_alwaysEmitIntoClient
    public var ioPriority: Int {
        get {
            swiftInteger(gtk_bookmark_list_get_io_priority(opaquePointer))
        }
        set {
            gtk_bookmark_list_set_io_priority(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkBookmarkList:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.BookmarkList.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_bookmark_list_is_loading`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BookmarkList.loading.html)
    @_alwaysEmitIntoClient
    public var loading: Bool {
        gtk_bookmark_list_is_loading(opaquePointer) != 0
    }

    /// Source: the property `GtkBookmarkList:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.BookmarkList.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }
}
