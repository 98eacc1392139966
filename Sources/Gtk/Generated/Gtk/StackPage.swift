// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStackPage`.
/// [Reference](https://docs.gtk.org/gtk4/class.StackPage.html)
open class StackPage: Object, Accessible {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension StackPage {
    /// Source: `gtk_stack_page_get_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget {
        Widget.wrapping(required: gtk_stack_page_get_child(opaquePointer))
    }

    /// Source: `gtk_stack_page_get_icon_name`, `gtk_stack_page_set_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String? {
        get {
            String.optional(copying: gtk_stack_page_get_icon_name(opaquePointer))
        }
        set {
            gtk_stack_page_set_icon_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_stack_page_get_name`, `gtk_stack_page_set_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        get {
            String.optional(copying: gtk_stack_page_get_name(opaquePointer))
        }
        set {
            gtk_stack_page_set_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_stack_page_get_needs_attention`, `gtk_stack_page_set_needs_attention`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.needs-attention.html)
    @_alwaysEmitIntoClient
    public var needsAttention: Bool {
        get {
            gtk_stack_page_get_needs_attention(opaquePointer) != 0
        }
        set {
            gtk_stack_page_set_needs_attention(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_stack_page_get_title`, `gtk_stack_page_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            String.optional(copying: gtk_stack_page_get_title(opaquePointer))
        }
        set {
            gtk_stack_page_set_title(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_stack_page_get_use_underline`, `gtk_stack_page_set_use_underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.use-underline.html)
    @_alwaysEmitIntoClient
    public var useUnderline: Bool {
        get {
            gtk_stack_page_get_use_underline(opaquePointer) != 0
        }
        set {
            gtk_stack_page_set_use_underline(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_stack_page_get_visible`, `gtk_stack_page_set_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.StackPage.visible.html)
    @_alwaysEmitIntoClient
    public var visible: Bool {
        get {
            gtk_stack_page_get_visible(opaquePointer) != 0
        }
        set {
            gtk_stack_page_set_visible(opaquePointer, newValue ? 1 : 0)
        }
    }
}
