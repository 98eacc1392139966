// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTextTagTable`.
/// [Reference](https://docs.gtk.org/gtk4/class.TextTagTable.html)
open class TextTagTable: Object, Buildable {
    /// Source: `gtk_text_tag_table_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TextTagTable.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_text_tag_table_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TextTagTable {
    /// Source: `gtk_text_tag_table_get_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTagTable.get_size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        swiftInteger(gtk_text_tag_table_get_size(opaquePointer))
    }

    /// Source: `gtk_text_tag_table_add`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTagTable.add.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func add(_ tag: TextTag) -> Bool {
        gtk_text_tag_table_add(opaquePointer, tag.textTagPointer) != 0
    }

    /// Source: `gtk_text_tag_table_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTagTable.foreach.html)
    @_alwaysEmitIntoClient
    public func foreach(_ handler: TextTagTableForeach) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_text_tag_table_foreach(opaquePointer, callTextTagTableForeach, handlerData)
            }
        }
    }

    /// Source: `gtk_text_tag_table_lookup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTagTable.lookup.html)
    @_alwaysEmitIntoClient
    public func lookup(_ name: String) -> TextTag? {
        TextTag.wrapping(gtk_text_tag_table_lookup(opaquePointer, cText(name)))
    }

    /// Source: `gtk_text_tag_table_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TextTagTable.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ tag: TextTag) {
        gtk_text_tag_table_remove(opaquePointer, tag.textTagPointer)
    }

    /// Source: the signal `GtkTextTagTable::tag-added`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextTagTable.tag-added.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTagAdded(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextTag) -> Void
    ) -> SignalConnection {
        connect("tag-added", after: after, handler)
    }

    /// Source: the signal `GtkTextTagTable::tag-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextTagTable.tag-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTagChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextTag, Bool) -> Void
    ) -> SignalConnection {
        connect("tag-changed", after: after, handler)
    }

    /// Source: the signal `GtkTextTagTable::tag-removed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TextTagTable.tag-removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTagRemoved(
        after: Bool = false,
        _ handler: @escaping @MainActor (TextTag) -> Void
    ) -> SignalConnection {
        connect("tag-removed", after: after, handler)
    }
}
