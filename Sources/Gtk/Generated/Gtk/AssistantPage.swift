// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAssistantPage`.
/// [Reference](https://docs.gtk.org/gtk4/class.AssistantPage.html)
open class AssistantPage: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension AssistantPage {
    /// Source: `gtk_assistant_page_get_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AssistantPage.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget {
        Widget.wrapping(required: gtk_assistant_page_get_child(opaquePointer))
    }

    /// Source: the property `GtkAssistantPage:complete`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AssistantPage.complete.html)
    @_alwaysEmitIntoClient
    public var complete: Bool {
        get {
            self[property: "complete"]
        }
        set {
            self[property: "complete"] = newValue
        }
    }

    /// Source: the property `GtkAssistantPage:page-type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AssistantPage.page-type.html)
    @_alwaysEmitIntoClient
    public var pageType: AssistantPageType {
        get {
            self[property: "page-type"]
        }
        set {
            self[property: "page-type"] = newValue
        }
    }

    /// Source: the property `GtkAssistantPage:title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AssistantPage.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            self[property: "title"]
        }
        set {
            self[property: "title"] = newValue
        }
    }
}
