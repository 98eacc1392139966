// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEntryCompletion`.
/// [Reference](https://docs.gtk.org/gtk4/class.EntryCompletion.html)
open class EntryCompletion: Object, Buildable, CellLayout {
    /// Source: `gtk_entry_completion_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EntryCompletion.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_entry_completion_new()), transfer: .full)
    }

    /// Source: `gtk_entry_completion_new_with_area`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EntryCompletion.new_with_area.html)
    @_alwaysEmitIntoClient
    public init(area: CellArea) {
        requireDisplay()
        super.init(instance: CInstance(gtk_entry_completion_new_with_area(area.cellAreaPointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension EntryCompletion {
    /// Source: the property `GtkEntryCompletion:cell-area`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.cell-area.html)
    @_alwaysEmitIntoClient
    public var cellArea: CellArea? {
        self[property: "cell-area"]
    }

    /// Source: `gtk_entry_completion_get_inline_completion`, `gtk_entry_completion_set_inline_completion`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.inline-completion.html)
    @_alwaysEmitIntoClient
    public var inlineCompletion: Bool {
        get {
            gtk_entry_completion_get_inline_completion(opaquePointer) != 0
        }
        set {
            gtk_entry_completion_set_inline_completion(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_completion_get_inline_selection`, `gtk_entry_completion_set_inline_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.inline-selection.html)
    @_alwaysEmitIntoClient
    public var inlineSelection: Bool {
        get {
            gtk_entry_completion_get_inline_selection(opaquePointer) != 0
        }
        set {
            gtk_entry_completion_set_inline_selection(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_completion_get_minimum_key_length`, `gtk_entry_completion_set_minimum_key_length`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.minimum-key-length.html)
    @_alwaysEmitIntoClient
    public var minimumKeyLength: Int {
        get {
            swiftInteger(gtk_entry_completion_get_minimum_key_length(opaquePointer))
        }
        set {
            gtk_entry_completion_set_minimum_key_length(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_entry_completion_get_model`, `gtk_entry_completion_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.model.html)
    @_alwaysEmitIntoClient
    public var model: (any TreeModel)? {
        get {
            wrappingInterface(gtk_entry_completion_get_model(opaquePointer))
        }
        set {
            gtk_entry_completion_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_entry_completion_get_popup_completion`, `gtk_entry_completion_set_popup_completion`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-completion.html)
    @_alwaysEmitIntoClient
    public var popupCompletion: Bool {
        get {
            gtk_entry_completion_get_popup_completion(opaquePointer) != 0
        }
        set {
            gtk_entry_completion_set_popup_completion(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_completion_get_popup_set_width`, `gtk_entry_completion_set_popup_set_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-set-width.html)
    @_alwaysEmitIntoClient
    public var popupSetWidth: Bool {
        get {
            gtk_entry_completion_get_popup_set_width(opaquePointer) != 0
        }
        set {
            gtk_entry_completion_set_popup_set_width(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_completion_get_popup_single_match`, `gtk_entry_completion_set_popup_single_match`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-single-match.html)
    @_alwaysEmitIntoClient
    public var popupSingleMatch: Bool {
        get {
            gtk_entry_completion_get_popup_single_match(opaquePointer) != 0
        }
        set {
            gtk_entry_completion_set_popup_single_match(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_completion_get_text_column`, `gtk_entry_completion_set_text_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.text-column.html)
    @_alwaysEmitIntoClient
    public var textColumn: Int {
        get {
            swiftInteger(gtk_entry_completion_get_text_column(opaquePointer))
        }
        set {
            gtk_entry_completion_set_text_column(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_entry_completion_get_completion_prefix`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryCompletion.get_completion_prefix.html)
    @_alwaysEmitIntoClient
    public var completionPrefix: String? {
        String.optional(copying: gtk_entry_completion_get_completion_prefix(opaquePointer))
    }

    /// Source: `gtk_entry_completion_get_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryCompletion.get_entry.html)
    @_alwaysEmitIntoClient
    public var entry: Widget? {
        Widget.wrapping(gtk_entry_completion_get_entry(opaquePointer))
    }

    /// Source: `gtk_entry_completion_complete`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryCompletion.complete.html)
    @_alwaysEmitIntoClient
    public func complete() {
        gtk_entry_completion_complete(opaquePointer)
    }

    /// Source: `gtk_entry_completion_compute_prefix`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryCompletion.compute_prefix.html)
    @_alwaysEmitIntoClient
    public func computePrefix(_ key: String) -> String? {
        String.optional(taking: gtk_entry_completion_compute_prefix(opaquePointer, cText(key)))
    }

    /// Source: `gtk_entry_completion_insert_prefix`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryCompletion.insert_prefix.html)
    @_alwaysEmitIntoClient
    public func insertPrefix() {
        gtk_entry_completion_insert_prefix(opaquePointer)
    }

    /// Source: `gtk_entry_completion_set_match_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryCompletion.set_match_func.html)
    @_alwaysEmitIntoClient
    public func setMatchFunc(_ handler: @escaping EntryCompletionMatchFunc) {
        gtk_entry_completion_set_match_func(
            opaquePointer,
            callEntryCompletionMatchFunc,
            retainedClosure(handler),
            releaseClosure
        )
    }

    /// Source: the signal `GtkEntryCompletion::cursor-on-match`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EntryCompletion.cursor-on-match.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCursorOnMatch(
        after: Bool = false,
        _ handler: @escaping @MainActor (any TreeModel, TreeIter) -> Bool
    ) -> SignalConnection {
        connect("cursor-on-match", after: after) { (model: InterfaceValue<any TreeModel>, iter: TreeIter) -> Bool in
            handler(model.object, iter)
        }
    }

    /// Source: the signal `GtkEntryCompletion::insert-prefix`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EntryCompletion.insert-prefix.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertPrefix(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Bool
    ) -> SignalConnection {
        connect("insert-prefix", after: after, handler)
    }

    /// Source: the signal `GtkEntryCompletion::match-selected`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EntryCompletion.match-selected.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMatchSelected(
        after: Bool = false,
        _ handler: @escaping @MainActor (any TreeModel, TreeIter) -> Bool
    ) -> SignalConnection {
        connect("match-selected", after: after) { (model: InterfaceValue<any TreeModel>, iter: TreeIter) -> Bool in
            handler(model.object, iter)
        }
    }

    /// Source: the signal `GtkEntryCompletion::no-matches`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EntryCompletion.no-matches.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onNoMatches(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("no-matches", after: after, handler)
    }
}
