// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEditable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Editable.html)
public protocol Editable: Widget {}

extension Editable {
    /// Source: the property `GtkEditable:cursor-position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.cursor-position.html)
    @_alwaysEmitIntoClient
    public var cursorPosition: Int {
        self[property: "cursor-position"]
    }

    /// Source: `gtk_editable_get_editable`, `gtk_editable_set_editable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.editable.html)
    @_alwaysEmitIntoClient
    public var editable: Bool {
        get {
            gtk_editable_get_editable(opaquePointer) != 0
        }
        set {
            gtk_editable_set_editable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_editable_get_enable_undo`, `gtk_editable_set_enable_undo`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.enable-undo.html)
    @_alwaysEmitIntoClient
    public var enableUndo: Bool {
        get {
            gtk_editable_get_enable_undo(opaquePointer) != 0
        }
        set {
            gtk_editable_set_enable_undo(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_editable_get_max_width_chars`, `gtk_editable_set_max_width_chars`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.max-width-chars.html)
    @_alwaysEmitIntoClient
    public var maxWidthChars: Int {
        get {
            swiftInteger(gtk_editable_get_max_width_chars(opaquePointer))
        }
        set {
            gtk_editable_set_max_width_chars(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkEditable:selection-bound`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.selection-bound.html)
    @_alwaysEmitIntoClient
    public var selectionBound: Int {
        self[property: "selection-bound"]
    }

    /// Source: `gtk_editable_get_text`, `gtk_editable_set_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.text.html)
    @_alwaysEmitIntoClient
    public var text: String {
        get {
            String(copying: gtk_editable_get_text(opaquePointer))
        }
        set {
            guard !cText(newValue).utf8.elementsEqual(text.utf8) else { return }
            gtk_editable_set_text(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_editable_get_width_chars`, `gtk_editable_set_width_chars`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.width-chars.html)
    @_alwaysEmitIntoClient
    public var widthChars: Int {
        get {
            swiftInteger(gtk_editable_get_width_chars(opaquePointer))
        }
        set {
            gtk_editable_set_width_chars(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkEditable:xalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.xalign.html)
    @_alwaysEmitIntoClient
    public var xalign: Float {
        get {
            self[property: "xalign"]
        }
        set {
            self[property: "xalign"] = newValue
        }
    }

    /// Source: `gtk_editable_get_alignment`, `gtk_editable_set_alignment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.get_alignment.html)
    @_alwaysEmitIntoClient
    public var alignment: Float {
        get {
            gtk_editable_get_alignment(opaquePointer)
        }
        set {
            gtk_editable_set_alignment(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_editable_get_delegate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.get_delegate.html)
    @_alwaysEmitIntoClient
    public var delegate: (any Editable)? {
        wrappingInterface(gtk_editable_get_delegate(opaquePointer))
    }

    /// Source: `gtk_editable_get_position`, `gtk_editable_set_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.get_position.html)
    @_alwaysEmitIntoClient
    public var position: Int {
        get {
            swiftInteger(gtk_editable_get_position(opaquePointer))
        }
        set {
            gtk_editable_set_position(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_editable_delete_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.delete_selection.html)
    @_alwaysEmitIntoClient
    public func deleteSelection() {
        gtk_editable_delete_selection(opaquePointer)
    }

    /// Source: `gtk_editable_finish_delegate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.finish_delegate.html)
    @_alwaysEmitIntoClient
    public func finishDelegate() {
        gtk_editable_finish_delegate(opaquePointer)
    }

    /// Source: `gtk_editable_get_chars`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.get_chars.html)
    @_alwaysEmitIntoClient
    public func chars(startPos: Int, endPos: Int) -> String {
        String(taking: gtk_editable_get_chars(opaquePointer, cInteger(startPos), cInteger(endPos)))
    }

    /// Source: `gtk_editable_init_delegate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.init_delegate.html)
    @_alwaysEmitIntoClient
    public func initDelegate() {
        gtk_editable_init_delegate(opaquePointer)
    }

    /// Source: the signal `GtkEditable::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Editable.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GtkEditable::delete-text`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Editable.delete-text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDeleteText(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Void
    ) -> SignalConnection {
        connect("delete-text", after: after, handler)
    }

    /// Source: the signal `GtkEditable::insert-text`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Editable.insert-text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertText(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, Int, OutParameter<Int>) -> Void
    ) -> SignalConnection {
        connect("insert-text", after: after, handler)
    }
}

/// An object of a private C class that implements ``Editable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyEditable: Widget, Editable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}
