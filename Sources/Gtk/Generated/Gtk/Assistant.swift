// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAssistant`.
/// [Reference](https://docs.gtk.org/gtk4/class.Assistant.html)
open class Assistant: Window {
    /// Source: `gtk_assistant_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Assistant.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_assistant_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Assistant {
    /// Source: `gtk_assistant_get_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Assistant.pages.html)
    @_alwaysEmitIntoClient
    public var pages: any ListModel {
        wrappingInterface(required: gtk_assistant_get_pages(opaquePointer), transfer: .full)
    }

    /// Source: the property `GtkAssistant:use-header-bar`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Assistant.use-header-bar.html)
    @_alwaysEmitIntoClient
    public var useHeaderBar: Int {
        self[property: "use-header-bar"]
    }

    /// Source: `gtk_assistant_get_current_page`, `gtk_assistant_set_current_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_current_page.html)
    @_alwaysEmitIntoClient
    public var currentPage: Int {
        get {
            swiftInteger(gtk_assistant_get_current_page(opaquePointer))
        }
        set {
            gtk_assistant_set_current_page(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_assistant_get_n_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_n_pages.html)
    @_alwaysEmitIntoClient
    public var nPages: Int {
        swiftInteger(gtk_assistant_get_n_pages(opaquePointer))
    }

    /// Source: `gtk_assistant_add_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.add_action_widget.html)
    @_alwaysEmitIntoClient
    public func addActionWidget(_ child: Widget) {
        gtk_assistant_add_action_widget(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_assistant_append_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.append_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func appendPage(_ page: Widget) -> Int {
        swiftInteger(gtk_assistant_append_page(opaquePointer, page.widgetPointer))
    }

    /// Source: `gtk_assistant_commit`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.commit.html)
    @_alwaysEmitIntoClient
    public func commit() {
        gtk_assistant_commit(opaquePointer)
    }

    /// Source: `gtk_assistant_get_nth_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_nth_page.html)
    @_alwaysEmitIntoClient
    public func nthPage(_ pageNum: Int) -> Widget? {
        Widget.wrapping(gtk_assistant_get_nth_page(opaquePointer, cInteger(pageNum)))
    }

    /// Source: `gtk_assistant_get_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_page.html)
    @_alwaysEmitIntoClient
    public func page(for child: Widget) -> AssistantPage {
        AssistantPage.wrapping(required: gtk_assistant_get_page(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_assistant_get_page_complete`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_page_complete.html)
    @_alwaysEmitIntoClient
    public func pageComplete(for page: Widget) -> Bool {
        gtk_assistant_get_page_complete(opaquePointer, page.widgetPointer) != 0
    }

    /// Source: `gtk_assistant_get_page_title`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_page_title.html)
    @_alwaysEmitIntoClient
    public func pageTitle(for page: Widget) -> String? {
        String.optional(copying: gtk_assistant_get_page_title(opaquePointer, page.widgetPointer))
    }

    /// Source: `gtk_assistant_get_page_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_page_type.html)
    @_alwaysEmitIntoClient
    public func pageType(for page: Widget) -> AssistantPageType {
        AssistantPageType(gtk_assistant_get_page_type(opaquePointer, page.widgetPointer))
    }

    /// Source: `gtk_assistant_insert_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.insert_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertPage(_ page: Widget, position: Int) -> Int {
        swiftInteger(gtk_assistant_insert_page(opaquePointer, page.widgetPointer, cInteger(position)))
    }

    /// Source: `gtk_assistant_next_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.next_page.html)
    @_alwaysEmitIntoClient
    public func nextPage() {
        gtk_assistant_next_page(opaquePointer)
    }

    /// Source: `gtk_assistant_prepend_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.prepend_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func prependPage(_ page: Widget) -> Int {
        swiftInteger(gtk_assistant_prepend_page(opaquePointer, page.widgetPointer))
    }

    /// Source: `gtk_assistant_previous_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.previous_page.html)
    @_alwaysEmitIntoClient
    public func previousPage() {
        gtk_assistant_previous_page(opaquePointer)
    }

    /// Source: `gtk_assistant_remove_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.remove_action_widget.html)
    @_alwaysEmitIntoClient
    public func removeActionWidget(_ child: Widget) {
        gtk_assistant_remove_action_widget(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_assistant_remove_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.remove_page.html)
    @_alwaysEmitIntoClient
    public func removePage(_ pageNum: Int) {
        gtk_assistant_remove_page(opaquePointer, cInteger(pageNum))
    }

    /// Source: `gtk_assistant_set_forward_page_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.set_forward_page_func.html)
    @_alwaysEmitIntoClient
    public func setForwardPageFunc(_ pageFunc: AssistantPageFunc?) {
        gtk_assistant_set_forward_page_func(
            opaquePointer,
            pageFunc == nil ? nil : callAssistantPageFunc,
            retainedClosure(ifAny: pageFunc),
            pageFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_assistant_set_page_complete`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.set_page_complete.html)
    @_alwaysEmitIntoClient
    public func setPageComplete(_ page: Widget, complete: Bool) {
        gtk_assistant_set_page_complete(opaquePointer, page.widgetPointer, complete ? 1 : 0)
    }

    /// Source: `gtk_assistant_set_page_title`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.set_page_title.html)
    @_alwaysEmitIntoClient
    public func setPageTitle(_ page: Widget, title: String) {
        gtk_assistant_set_page_title(opaquePointer, page.widgetPointer, cText(title))
    }

    /// Source: `gtk_assistant_set_page_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.set_page_type.html)
    @_alwaysEmitIntoClient
    public func setPageType(_ page: Widget, type: AssistantPageType) {
        gtk_assistant_set_page_type(opaquePointer, page.widgetPointer, type.cValue)
    }

    /// Source: `gtk_assistant_update_buttons_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.update_buttons_state.html)
    @_alwaysEmitIntoClient
    public func updateButtonsState() {
        gtk_assistant_update_buttons_state(opaquePointer)
    }

    /// Source: the signal `GtkAssistant::apply`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Assistant.apply.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onApply(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("apply", after: after, handler)
    }

    /// Source: the signal `GtkAssistant::cancel`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Assistant.cancel.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCancel(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cancel", after: after, handler)
    }

    /// Source: the signal `GtkAssistant::close`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Assistant.close.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClose(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("close", after: after, handler)
    }

    /// Source: the signal `GtkAssistant::escape`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Assistant.escape.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEscape(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("escape", after: after, handler)
    }

    /// Source: the signal `GtkAssistant::prepare`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Assistant.prepare.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPrepare(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget) -> Void
    ) -> SignalConnection {
        connect("prepare", after: after, handler)
    }
}
