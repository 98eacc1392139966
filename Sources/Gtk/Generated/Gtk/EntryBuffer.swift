// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEntryBuffer`.
/// [Reference](https://docs.gtk.org/gtk4/class.EntryBuffer.html)
open class EntryBuffer: Object {
    /// Source: `gtk_entry_buffer_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EntryBuffer.new.html)
    @_alwaysEmitIntoClient
    public init(initialChars: String? = nil) {
        super.init(instance: CInstance(gtk_entry_buffer_new(cText(ifAny: initialChars), -1)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension EntryBuffer {
    @_alwaysEmitIntoClient
    var entryBufferPointer: UnsafeMutablePointer<GtkEntryBuffer> { pointer() }

    /// Source: `gtk_entry_buffer_get_length`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryBuffer.length.html)
    @_alwaysEmitIntoClient
    public var length: Int {
        swiftInteger(gtk_entry_buffer_get_length(entryBufferPointer))
    }

    /// Source: `gtk_entry_buffer_get_max_length`, `gtk_entry_buffer_set_max_length`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryBuffer.max-length.html)
    @_alwaysEmitIntoClient
    public var maxLength: Int {
        get {
            swiftInteger(gtk_entry_buffer_get_max_length(entryBufferPointer))
        }
        set {
            gtk_entry_buffer_set_max_length(entryBufferPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_entry_buffer_get_text`, `gtk_entry_buffer_set_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryBuffer.text.html)
    @_alwaysEmitIntoClient
    public var text: String {
        get {
            String(copying: gtk_entry_buffer_get_text(entryBufferPointer))
        }
        set {
            gtk_entry_buffer_set_text(entryBufferPointer, cText(newValue), -1)
        }
    }

    /// Source: `gtk_entry_buffer_get_bytes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryBuffer.get_bytes.html)
    @_alwaysEmitIntoClient
    public var bytes: Int {
        Int(clamping: gtk_entry_buffer_get_bytes(entryBufferPointer))
    }

    /// Source: `gtk_entry_buffer_delete_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryBuffer.delete_text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteText(position: Int, nChars: Int) -> Int {
        swiftInteger(gtk_entry_buffer_delete_text(entryBufferPointer, cInteger(position), cInteger(nChars)))
    }

    /// Source: `gtk_entry_buffer_emit_deleted_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryBuffer.emit_deleted_text.html)
    @_alwaysEmitIntoClient
    public func emitDeletedText(position: Int, nChars: Int) {
        gtk_entry_buffer_emit_deleted_text(entryBufferPointer, cInteger(position), cInteger(nChars))
    }

    /// Source: `gtk_entry_buffer_emit_inserted_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryBuffer.emit_inserted_text.html)
    @_alwaysEmitIntoClient
    public func emitInsertedText(position: Int, chars: String, nChars: Int) {
        gtk_entry_buffer_emit_inserted_text(entryBufferPointer, cInteger(position), cText(chars), cInteger(nChars))
    }

    /// Source: `gtk_entry_buffer_insert_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryBuffer.insert_text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertText(position: Int, chars: String) -> Int {
        swiftInteger(gtk_entry_buffer_insert_text(entryBufferPointer, cInteger(position), cText(chars), -1))
    }

    /// Source: the signal `GtkEntryBuffer::deleted-text`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EntryBuffer.deleted-text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDeletedText(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Void
    ) -> SignalConnection {
        connect("deleted-text", after: after, handler)
    }

    /// Source: the signal `GtkEntryBuffer::inserted-text`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EntryBuffer.inserted-text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertedText(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, String, Int) -> Void
    ) -> SignalConnection {
        connect("inserted-text", after: after, handler)
    }
}
